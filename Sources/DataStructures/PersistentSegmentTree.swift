// Segment tree all of whose versions stay: a change makes new nodes from a leaf up to a new root, and they share all
// others with the version that was changed. Driscoll, Sarnak, Sleator, Tarjan, "Making data structures persistent",
// 1989.

/// Elements of which each change makes a new version, and what all elements of any range come to in any version.
///
///     var prices = PersistentSegmentTree([30, 12, 45], identity: 0, combine: +)
///     prices.set(1, to: 20, in: 0)  // 1: the new version
///     prices.set(2, to: 0, in: 0)  // 2: another one made from the first
///     prices.combined(0..., in: 0)  // 87
///     prices.combined(0..., in: 1)  // 95
///     prices.combined(0..., in: 2)  // 42
///
/// A search through several versions at once finds the *k*-th smallest number in any range of an array. Here version
/// *i* counts the first *i* numbers: what two versions differ by are those between.
///
///     var counts = PersistentSegmentTree(over: 0...100, identity: 0, combine: +)
///     for (version, number) in [30, 10, 50, 20, 40].enumerated() {
///       counts.change(number, in: version) { $0 += 1 }
///     }
///     // Of 10, 50 and 20, which are at 1..<4, as many as 1 are less than this one:
///     counts.longestPrefix(in: 1, 4) { $1 - $0 <= 1 }.upperBound  // 20
///
/// For that alone a ``WaveletMatrix`` is quicker, and where no old version is looked at, a ``SegmentTree`` or
/// a ``SparseSegmentTree``. A version takes as many nodes as the width of the range can be halved: places that are far
/// from each other and all known before are better replaced by their order.
///
/// Where elements are tuples, the compiler may need their type written out, as for ``SegmentTree``.
public struct PersistentSegmentTree<Element> {
  @usableFromInline
  internal struct _Node {
    /// What all below come to; in a leaf its element.
    @usableFromInline internal let _combined: Element
    /// The halves; 0, whose halves are both 0, if there are identities only.
    @usableFromInline internal let _left: Int32
    @usableFromInline internal let _right: Int32

    @inlinable
    internal init(_ combined: Element, _ left: Int32 = 0, _ right: Int32 = 0) {
      (_combined, _left, _right) = (combined, left, right)
    }

    @inlinable
    internal func _half(_ isRight: Bool) -> Int { Int(isRight ? _right : _left) }
  }

  /// The places of the elements, which are the same in all versions.
  public let range: Range<Int>
  /// All leaves are as deep: places are counted from the first one on, and their bits, from the highest on, are the way.
  @usableFromInline internal let _height: Int
  /// The first one has nothing but identities below.
  @usableFromInline internal var _nodes: [_Node]
  /// For each version its root.
  @usableFromInline internal var _roots: [Int32]
  @usableFromInline internal let _identity: Element
  @usableFromInline internal let _combine: (Element, Element) -> Element

  /// Creates a tree with one version, of identities.
  ///
  /// - Parameters:
  ///   - range: The places of the elements, such as `0..<n` or `-1_000_000_000...1_000_000_000`; not up to `Int.max`.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, to the right of it,
  ///     come to together.
  /// - Complexity: O(1)
  @inlinable
  public init(
    over range: some RangeExpression<Int>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    self.range = range.relative(to: .min ..< .max)
    _height = Self._levelCount(above: self.range)
    (_nodes, _roots) = ([_Node(identity)], [0])
    (_identity, _combine) = (identity, combine)
  }

  /// Creates a tree with one version, of the given elements.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, at the places from 0 on; at most 2³⁰.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, to the right of it,
  ///     come to together.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    self.init(_elements: Array(elements), identity, combine)
  }

  /// Creates a tree with one version, of the elements of an array.
  ///
  /// As the array's elements are the tree's, tuples without names are given those of the tree:
  ///
  ///     typealias Road = (length: Int, count: Int)
  ///     let roads = PersistentSegmentTree<Road>(
  ///       [(30, 1), (12, 1)], identity: (0, 0), combine: { ($0.0 + $1.0, $0.1 + $1.1) })
  ///     roads.combined(0..., in: 0).length  // 42
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, at the places from 0 on; at most 2³⁰.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, to the right of it,
  ///     come to together.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  @_disfavoredOverload  // Where any sequence will do the compiler is quicker.
  public init(
    _ elements: [Element], identity: Element, combine: @escaping (Element, Element) -> Element
  ) {
    self.init(_elements: elements, identity, combine)
  }

  @inlinable
  internal init(
    _elements elements: [Element], _ identity: Element,
    _ combine: @escaping (Element, Element) -> Element
  ) {
    self.init(over: 0..<elements.count, identity: identity, combine: combine)
    precondition(elements.count <= 1 << 30, "the number of elements must be in 0...1073741824")
    if elements.isEmpty { return }
    _nodes.reserveCapacity(2 * elements.count + _height + 1)
    for element in elements { _nodes.append(_Node(element)) }
    // Invariant: the nodes of a level, from left to right, are the last ones.
    var level = 1..<_nodes.count
    for _ in 0..<_height {
      for left in stride(from: level.lowerBound, to: level.upperBound, by: 2) {
        let right = left + 1 < level.upperBound ? left + 1 : 0
        let sum = combine(_nodes[left]._combined, _nodes[right]._combined)
        _nodes.append(_Node(sum, Int32(left), Int32(right)))
      }
      level = level.upperBound..<_nodes.count
    }
    _roots[0] = Int32(level.lowerBound)
  }

  /// How many versions there are: they are 0 ..< `versionCount`, in the order in which they were made.
  ///
  /// - Complexity: O(1)
  @inlinable public var versionCount: Int { _roots.count }

  /// Makes room for versions that are to come, such that none of them has to move all others.
  ///
  ///     var sums = PersistentSegmentTree(over: 0..<1_000_000_000, identity: 0, combine: +)
  ///     sums.reserveVersions(1000)
  ///     sums.versionCount  // 1
  ///
  /// Without it a tree has up to twice the memory that it needs, and three times while it grows. It is called once, for
  /// all of them: before each it would move all others each time.
  ///
  /// - Parameter count: How many of them, not negative.
  /// - Precondition: All versions together have at most 2³¹ nodes, also these.
  /// - Complexity: O(*m* + *v* log *w*) for *v* versions and a tree of *m* nodes, where *w* is the width of the range.
  @inlinable
  public mutating func reserveVersions(_ count: Int) {
    precondition(count >= 0, "a count must not be negative")
    let room = 1 << 31 - _nodes.count
    precondition(count <= room / (_height + 1), "there are at most 2³¹ nodes")
    _roots.reserveCapacity(_roots.count + count)
    _nodes.reserveCapacity(_nodes.count + count * (_height + 1))
  }

  /// Makes a version that differs from another one in an element, and returns its number: the number of those before.
  ///
  ///     var sums = PersistentSegmentTree(over: 0..<1_000_000_000, identity: 0, combine: +)
  ///     sums.set(5, to: 2, in: 0)  // 1
  ///     sums.set(400, to: 3, in: 1)  // 2
  ///     sums.combined(0..., in: 2)  // 5
  ///
  /// - Parameters:
  ///   - index: In `range`.
  ///   - element: The element that is there in the new version.
  ///   - version: The version that it is made from, which stays as it is: in 0 ..< `versionCount`.
  /// - Precondition: All versions together have at most 2³¹ nodes: with each there are log₂ *w* + 1 more.
  /// - Complexity: O(log *w*) time and memory, where *w* is the width of the range.
  @inlinable
  @discardableResult
  public mutating func set(_ index: Int, to element: Element, in version: Int) -> Int {
    let (place, root) = (_place(of: index), _root(of: version))
    precondition(_nodes.count + _height < 1 << 31, "there are at most 2³¹ nodes")
    let (combine, height, new) = (_combine, _height, _nodes.count)
    _nodes.append(contentsOf: repeatElement(_Node(element), count: height + 1))
    _nodes.withUnsafeMutableBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: height) { others in
        var node = root
        for level in (0..<height).reversed() {
          let isRight = Self._isRight(place, level)
          others[level] = Int32(truncatingIfNeeded: nodes[node]._half(!isRight))
          node = nodes[node]._half(isRight)
        }
        var below = Int32(truncatingIfNeeded: new)
        for level in 0..<height {
          let other = others[level]
          let isRight = Self._isRight(place, level)
          let (left, right) = isRight ? (other, below) : (below, other)
          let sum = combine(nodes[Int(left)]._combined, nodes[Int(right)]._combined)
          below &+= 1
          nodes[Int(below)] = _Node(sum, left, right)
        }
      }
    }
    _roots.append(Int32(truncatingIfNeeded: new + height))
    return _roots.count - 1
  }

  /// Makes a version in which an element has been changed, and returns its number: the number of those before.
  ///
  ///     var names = PersistentSegmentTree(["Kim", "Lee"], identity: "", combine: +)
  ///     names.change(0, in: 0) { $0 += "!" }  // 1
  ///     names.combined(0..., in: 1)  // "Kim!Lee"
  ///
  /// - Parameters:
  ///   - index: In `range`.
  ///   - version: The version that it is made from, which stays as it is: in 0 ..< `versionCount`.
  ///   - body: What changes the element. If it throws, no version is made.
  /// - Precondition: That of ``set(_:to:in:)``.
  /// - Complexity: That of ``set(_:to:in:)``.
  @inlinable
  @discardableResult
  public mutating func change(
    _ index: Int, in version: Int, _ body: (inout Element) throws -> Void
  ) rethrows -> Int {
    var element = self.element(at: index, in: version)
    try body(&element)
    return set(index, to: element, in: version)
  }

  /// Returns the element at a place in a version.
  ///
  /// - Parameters:
  ///   - index: In `range`.
  ///   - version: In 0 ..< `versionCount`.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public func element(at index: Int, in version: Int) -> Element {
    let (place, root) = (_place(of: index), _root(of: version))
    return _nodes.withUnsafeBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      var node = root
      for level in (0..<_height).reversed() {
        node = nodes[node]._half(Self._isRight(place, level))
      }
      return nodes[node]._combined
    }
  }

  /// Returns what the elements of a range come to together in a version; those of an empty one to the identity.
  ///
  ///     var words = PersistentSegmentTree(["a", "b", "c"], identity: "", combine: +)
  ///     words.set(1, to: "d", in: 0)  // 1
  ///     words.combined(1..., in: 0)  // "bc"
  ///     words.combined(1..., in: 1)  // "dc"
  ///
  /// - Parameters:
  ///   - range: Within `range`.
  ///   - version: In 0 ..< `versionCount`.
  /// - Complexity: O(log *w*), where *w* is the width of the range of all.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>, in version: Int) -> Element {
    let bounds = _rangeBounds(range, in: self.range)
    let root = _root(of: version)
    if bounds.isEmpty { return _identity }
    let combine = _combine
    let (first, last) = (_place(of: bounds.lowerBound), _place(of: bounds.upperBound - 1))
    return _nodes.withUnsafeBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      var (node, level) = (root, _height)
      // The ways to the first and to the last one are one, down to where their bits differ.
      let fork = UInt.bitWidth - (first ^ last).leadingZeroBitCount
      while level > fork {
        level &-= 1
        node = nodes[node]._half(Self._isRight(first, level))
      }
      if level == 0 || node == 0 { return nodes[node]._combined }
      let top = nodes[node]
      level &-= 1
      var sum = _identity
      // From there down to the highest node that begins with the first one, or ends with the last one: no level is
      // below 0.
      var (here, depth) = (top._half(false), level)
      let start = Swift.min(first.trailingZeroBitCount, level)
      while depth > start && here != 0 {
        depth &-= 1
        let isRight = Self._isRight(first, depth)
        if !isRight { sum = combine(nodes[nodes[here]._half(true)]._combined, sum) }
        here = nodes[here]._half(isRight)
      }
      sum = combine(nodes[here]._combined, sum)
      (here, depth) = (top._half(true), level)
      let end = Swift.min((~last).trailingZeroBitCount, level)
      while depth > end && here != 0 {
        depth &-= 1
        let isRight = Self._isRight(last, depth)
        if isRight { sum = combine(sum, nodes[nodes[here]._half(false)]._combined) }
        here = nodes[here]._half(isRight)
      }
      return combine(sum, nodes[here]._combined)
    }
  }
}

extension PersistentSegmentTree: CustomStringConvertible {
  /// The elements of the last version that are not identities from the beginning, from left to right, with their places,
  /// as those of a dictionary.
  public var description: String {
    var elements: [String] = []
    var next = [(node: Int(_roots[versionCount - 1]), level: _height, place: UInt(0))]
    while let (node, level, place) = next.popLast() {
      if node == 0 { continue }
      if level == 0 {
        elements.append("\(_index(place)): \(_nodes[node]._combined)")
        continue
      }
      next.append((_nodes[node]._half(true), level - 1, place | 1 &<< UInt(level - 1)))
      next.append((_nodes[node]._half(false), level - 1, place))
    }
    return elements.isEmpty ? "[:]" : "[" + elements.joined(separator: ", ") + "]"
  }
}

// MARK: - Core

extension PersistentSegmentTree {
  /// Returns how far an element is from the first one.
  @inlinable
  internal func _place(of index: Int) -> UInt {
    precondition(range.contains(index), "no element has this index")
    return UInt(bitPattern: index &- range.lowerBound)
  }

  /// Returns the index of an element, or the end of the range for leaves behind it: a sum of `Int`s wraps where the range
  /// is wider than `Int.max`.
  @inlinable
  internal func _index(_ place: UInt) -> Int {
    // Sums that are rounded may be good up to the end when they are made of other parts than before.
    let width = UInt(bitPattern: range.upperBound &- range.lowerBound)
    return range.lowerBound &+ Int(bitPattern: Swift.min(place, width))
  }

  @inlinable
  internal func _root(of version: Int) -> Int {
    precondition(0 <= version && version < _roots.count, "no version has this number")
    return Int(_roots[version])
  }

  /// Returns on which side the way goes on from above a level: 0 is that of the leaves.
  @inlinable
  internal static func _isRight(_ place: UInt, _ level: Int) -> Bool {
    place &>> UInt(level) & 1 != 0
  }

  /// Returns how many levels of a tree are above its leaves.
  @inlinable
  internal static func _levelCount(above leaves: Range<Int>) -> Int {
    let width = UInt(bitPattern: leaves.upperBound &- leaves.lowerBound)
    return width <= 1 ? 0 : UInt.bitWidth - (width - 1).leadingZeroBitCount
  }
}
