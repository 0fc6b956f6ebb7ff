// Persistent segment tree: a change copies the path from a leaf to a new root, and shares all other nodes with the
// version that was changed (path copying). Driscoll, Sarnak, Sleator, Tarjan, "Making data structures persistent",
// 1989.

/// A fully persistent segment tree: each point update makes a new version, and any version can be queried and updated.
///
///     var prices = PersistentSegmentTree([30, 12, 45], identity: 0, combine: +)
///     prices.set(1, to: 20, in: 0)  // 1: the new version
///     prices.set(2, to: 0, in: 0)  // 2: another one made from the first
///     prices.combined(0..., in: 0)  // 87
///     prices.combined(0..., in: 1)  // 95
///     prices.combined(0..., in: 2)  // 42
///
/// A search through several versions at once finds the *k*-th smallest number in any range of an array. Here version
/// *i* counts the first *i* numbers, so that the difference of two versions counts those in between.
///
///     var counts = PersistentSegmentTree(over: 0...100, identity: 0, combine: +)
///     for (version, number) in [30, 10, 50, 20, 40].enumerated() {
///       counts.change(number, in: version) { $0 += 1 }
///     }
///     // Of 10, 50 and 20, which are at 1..<4, as many as 1 are less than this one:
///     counts.longestPrefix(in: 1, and: 4) { $1 - $0 <= 1 }.upperBound  // 20
///
/// For that alone a ``WaveletMatrix`` is faster, and if old versions are never read, a ``SegmentTree`` or a
/// ``SparseSegmentTree``. Each version adds log₂ *w* + 1 nodes, where *w* is the width of the range: if it is wide and
/// all indices are known in advance, coordinate compression saves memory. For range updates there is
/// ``LazyPersistentSegmentTree``.
///
/// Where elements are tuples or values of your own types, the compiler may need their type written out, as for
/// ``SegmentTree``.
public struct PersistentSegmentTree<Element> {
  @usableFromInline
  internal struct _Node {
    /// The aggregate of all elements below; in a leaf its element.
    @usableFromInline internal let _combined: Element
    /// The children; 0, whose children are both 0, if all elements below are the identity.
    @usableFromInline internal let _left: Int32
    @usableFromInline internal let _right: Int32

    @inlinable
    internal init(_ combined: Element, _ left: Int32 = 0, _ right: Int32 = 0) {
      (_combined, _left, _right) = (combined, left, right)
    }

    @inlinable
    internal func _half(_ isRight: Bool) -> Int { Int(isRight ? _right : _left) }
  }

  /// The indices of the elements, which are the same in all versions.
  public let range: Range<Int>
  /// All leaves have the same depth: the bits of an index, relative to the first one, from the highest on, are the path
  /// to its leaf.
  @usableFromInline internal let _height: Int
  /// The first one has only identities below.
  @usableFromInline internal var _nodes: [_Node]
  /// The root of each version.
  @usableFromInline internal var _roots: [Int32]
  @usableFromInline internal let _identity: Element
  @usableFromInline internal let _combine: (Element, Element) -> Element

  /// Creates a tree with one version, in which all elements are the identity.
  ///
  /// - Parameters:
  ///   - range: The indices of the elements, such as `0..<n` or `-1_000_000_000...1_000_000_000`; not up to `Int.max`.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
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
  ///   - elements: The elements from left to right, at the indices from 0 on; at most 2³⁰.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
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
  /// As the array's element type is the tree's, unlabeled tuples are given the labels of the tree's:
  ///
  ///     typealias Road = (length: Int, count: Int)
  ///     let roads = PersistentSegmentTree<Road>(
  ///       [(30, 1), (12, 1)], identity: (0, 0), combine: { ($0.0 + $1.0, $0.1 + $1.1) })
  ///     roads.combined(0..., in: 0).length  // 42
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, at the indices from 0 on; at most 2³⁰.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
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

  /// The number of versions: they are 0 ..< `versionCount`, in order of creation.
  ///
  /// - Complexity: O(1)
  @inlinable public var versionCount: Int { _roots.count }

  /// Reserves memory for the given number of new versions, so that making them does not reallocate.
  ///
  ///     var sums = PersistentSegmentTree(over: 0..<1_000_000_000, identity: 0, combine: +)
  ///     sums.reserveVersions(1000)
  ///     sums.versionCount  // 1
  ///
  /// Without it a tree has up to twice the memory that it needs, and three times while it grows. Call it once, for all
  /// of them: a call before each would reallocate each time.
  ///
  /// - Parameter count: The number of new versions, not negative.
  /// - Precondition: All versions together have at most 2³¹ nodes, including these.
  /// - Complexity: O(*m* + *v* log *w*) for *v* versions and a tree of *m* nodes, where *w* is the width of the range.
  @inlinable
  public mutating func reserveVersions(_ count: Int) {
    precondition(count >= 0, "a count must not be negative")
    let room = 1 << 31 - _nodes.count
    precondition(count <= room / (_height + 1), "there are at most 2³¹ nodes")
    _roots.reserveCapacity(_roots.count + count)
    _nodes.reserveCapacity(_nodes.count + count * (_height + 1))
  }

  /// Makes a new version by replacing an element of another one, and returns the number of the new version.
  ///
  ///     var sums = PersistentSegmentTree(over: 0..<1_000_000_000, identity: 0, combine: +)
  ///     sums.set(5, to: 2, in: 0)  // 1
  ///     sums.set(400, to: 3, in: 1)  // 2
  ///     sums.combined(0..., in: 2)  // 5
  ///
  /// - Parameters:
  ///   - index: In `range`.
  ///   - element: The new element.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Precondition: All versions together have at most 2³¹ nodes: each call adds log₂ *w* + 1.
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

  /// Makes a new version by changing an element of another one in place, and returns the number of the new version.
  ///
  ///     var names = PersistentSegmentTree(["Kim", "Lee"], identity: "", combine: +)
  ///     names.change(0, in: 0) { $0 += "!" }  // 1
  ///     names.combined(0..., in: 1)  // "Kim!Lee"
  ///
  /// - Parameters:
  ///   - index: In `range`.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  ///   - body: Changes the element. If it throws, no version is made.
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

  /// Returns the element at the given index in a version.
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

  /// Returns the elements of a range in a version combined from left to right, or the identity for an empty range.
  ///
  ///     var words = PersistentSegmentTree(["a", "b", "c"], identity: "", combine: +)
  ///     words.set(1, to: "d", in: 0)  // 1
  ///     words.combined(1..., in: 0)  // "bc"
  ///     words.combined(1..., in: 1)  // "dc"
  ///
  /// - Parameters:
  ///   - range: Within `range`.
  ///   - version: In 0 ..< `versionCount`.
  /// - Complexity: O(log *w*), where *w* is the width of `range` of the tree.
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
      // The paths to the first and to the last one coincide down to where their bits differ.
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
  /// The elements of the last version by their indices, from left to right, formatted like a dictionary.
  ///
  /// Elements that have never been given a value are omitted.
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
  /// Returns the distance of an element from the first one.
  @inlinable
  internal func _place(of index: Int) -> UInt {
    precondition(range.contains(index), "no element has this index")
    return UInt(bitPattern: index &- range.lowerBound)
  }

  /// Returns the index of an element, or the end of the range for leaves after it: a sum of `Int`s wraps where the
  /// range is wider than `Int.max`.
  @inlinable
  internal func _index(_ place: UInt) -> Int {
    // Rounded sums may be good up to the end when they are grouped differently.
    let width = UInt(bitPattern: range.upperBound &- range.lowerBound)
    return range.lowerBound &+ Int(bitPattern: Swift.min(place, width))
  }

  @inlinable
  internal func _root(of version: Int) -> Int {
    precondition(0 <= version && version < _roots.count, "no version has this number")
    return Int(_roots[version])
  }

  /// Returns the side on which the path continues from above a level: 0 is that of the leaves.
  @inlinable
  internal static func _isRight(_ place: UInt, _ level: Int) -> Bool {
    place &>> UInt(level) & 1 != 0
  }

  /// Returns the number of levels of a tree above its leaves.
  @inlinable
  internal static func _levelCount(above leaves: Range<Int>) -> Int {
    let width = UInt(bitPattern: leaves.upperBound &- leaves.lowerBound)
    return width <= 1 ? 0 : UInt.bitWidth - (width - 1).leadingZeroBitCount
  }
}
