// Dynamic segment tree with one node for each element: each node keeps an element of its range, such that all elements
// of its left subtree come before that one, and all of its right subtree after it. So it is a search tree as well, of
// depth O(log w) for a range of width w. The usual one keeps elements in leaves only, and needs a node for each level
// of each path.

/// A segment tree over a huge range of indices, whose nodes are created on demand: a dynamic segment tree.
///
///     var prices = SparseSegmentTree(over: 0...1_000_000_000, identity: 0, combine: +)
///     prices[30] = 7
///     prices[700_000_000] = 5
///     prices.combined(10...)  // 12
///     prices.combined(..<700_000_000)  // 7
///     prices[31]  // 0
///
/// It is a ``SegmentTree`` of identities in which elements take memory only once they are set. If all indices are known
/// in advance, coordinate compression and a ``SegmentTree`` or a ``FenwickTree`` take half to two thirds of the time.
///
/// Where elements are tuples or values of your own types, the compiler may need their type written out, as for
/// ``SegmentTree``.
public struct SparseSegmentTree<Element> {
  @usableFromInline
  internal struct _Node {
    @usableFromInline internal var _index: Int
    @usableFromInline internal var _element: Element
    /// The aggregate of the node's subtree.
    @usableFromInline internal var _combined: Element
    /// The left child, with lesser indices, and the right child, with greater ones; 0, the root, if there is none.
    @usableFromInline internal var _left: Int32 = 0
    @usableFromInline internal var _right: Int32 = 0

    @inlinable
    internal init(_ index: Int, _ element: Element) {
      (_index, _element, _combined) = (index, element, element)
    }
  }

  /// The indices of the elements.
  public let range: Range<Int>
  /// The root is the first one.
  @usableFromInline internal var _nodes: [_Node] = []
  @usableFromInline internal let _identity: Element
  @usableFromInline internal let _combine: (Element, Element) -> Element

  /// Creates a tree in which all elements are the identity.
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
    (_identity, _combine) = (identity, combine)
  }

  /// The number of elements that have been set, even if to the identity.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _nodes.count }

  /// Accesses the element at the given index, which is the identity if it has not been set.
  ///
  /// - Parameter index: In `range`.
  /// - Precondition: Fewer than 2³¹ elements are set.
  /// - Complexity: O(log *w*), where *w* is the width of the range; O(log *n*) for *n* elements at random indices.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      precondition(range.contains(index), "no element has this index")
      var node = _nodes.isEmpty ? nil : 0
      while let here = node {
        let found = _nodes[here]._index
        if found == index { return _nodes[here]._element }
        node = _next(here, onRight: found < index)
      }
      return _identity
    }
    set {
      precondition(range.contains(index), "no element has this index")
      if _nodes.isEmpty { _nodes.append(_Node(index, newValue)) }
      // Each range is half as wide as the one before it, and the first is as wide as `UInt` at most.
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: UInt.bitWidth + 1) { way in
        var depth = _insert(index, newValue, way)
        while depth > 0 {
          depth -= 1
          _recombine(Int(way[depth]))
        }
      }
    }
  }

  /// Inserts or replaces an element, and returns the number of nodes to recombine, from the last one of the path on.
  @inlinable
  internal mutating func _insert(
    _ index: Int, _ element: Element, _ way: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    var (index, element) = (index, element)
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    var (node, depth) = (0, 0)
    while true {
      way[depth] = Int32(truncatingIfNeeded: node)
      depth += 1
      if _nodes[node]._index == index {
        _nodes[node]._element = element
        return depth
      }
      // Invariant: the node's own element is in low...high, as are all of its subtree. If it is on the other side of
      // the new one than the half where that one goes, it has to go there instead; then the new index is not in the
      // tree.
      let middle = low &+ Int(bitPattern: UInt(bitPattern: high &- low) / 2)
      let isLeft = index <= middle
      if (_nodes[node]._index < index) == isLeft {
        Swift.swap(&_nodes[node]._index, &index)
        Swift.swap(&_nodes[node]._element, &element)
      }
      if isLeft { high = middle } else { low = middle + 1 }
      let next = isLeft ? _nodes[node]._left : _nodes[node]._right
      if next == 0 {
        let place = Int32(_nodes.count)
        if isLeft { _nodes[node]._left = place } else { _nodes[node]._right = place }
        _nodes.append(_Node(index, element))
        return depth
      }
      node = Int(next)
    }
  }

  @inlinable
  internal mutating func _recombine(_ node: Int) {
    let (left, right) = (Int(_nodes[node]._left), Int(_nodes[node]._right))
    var sum = _nodes[node]._element
    if left != 0 { sum = _combine(_nodes[left]._combined, sum) }
    if right != 0 { sum = _combine(sum, _nodes[right]._combined) }
    _nodes[node]._combined = sum
  }

  /// Returns the right or the left child of a node; `nil` if there is none.
  @inlinable
  internal func _next(_ node: Int, onRight: Bool) -> Int? {
    let next = onRight ? _nodes[node]._right : _nodes[node]._left
    return next == 0 ? nil : Int(next)
  }

  /// Returns a node's element combined with the aggregate of one of its subtrees.
  @inlinable
  internal func _sum(_ node: Int, withRight: Bool) -> Element {
    let element = _nodes[node]._element
    guard let next = _next(node, onRight: withRight) else { return element }
    let others = _nodes[next]._combined
    return withRight ? _combine(element, others) : _combine(others, element)
  }

  /// The elements that have been set, with their indices, from left to right.
  ///
  ///     var prices = SparseSegmentTree(over: 0...1_000_000_000, identity: 0, combine: +)
  ///     prices[700_000_000] = 5
  ///     prices[30] = 7
  ///     prices.elements.map(\.index)  // [30, 700000000]
  ///
  /// - Complexity: O(*n*) for *n* elements that have been set.
  @inlinable
  public var elements: [(index: Int, element: Element)] {
    var elements: [(index: Int, element: Element)] = []
    elements.reserveCapacity(count)
    var waiting: [Int] = []
    var node = _nodes.isEmpty ? nil : 0
    // Invariant: those before the node's subtree are there; next come the subtree, the last node that waits, and its right
    // subtree.
    while true {
      while let here = node {
        waiting.append(here)
        node = _next(here, onRight: false)
      }
      guard let here = waiting.popLast() else { return elements }
      elements.append((_nodes[here]._index, _nodes[here]._element))
      node = _next(here, onRight: true)
    }
  }

  /// Returns the elements of a range combined from left to right, or the identity for an empty range.
  ///
  /// - Parameter range: Within `range`.
  /// - Complexity: That of the subscript.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>) -> Element {
    let bounds = _rangeBounds(range, in: self.range)
    // The highest node in the range has all others of it in its subtree.
    var node = _nodes.isEmpty ? nil : 0
    while let here = node, !bounds.contains(_nodes[here]._index) {
      node = _next(here, onRight: _nodes[here]._index < bounds.lowerBound)
    }
    guard let top = node else { return _identity }
    var sum = _nodes[top]._element
    node = _next(top, onRight: false)
    while let here = node {
      let isInside = _nodes[here]._index >= bounds.lowerBound
      if isInside { sum = _combine(_sum(here, withRight: true), sum) }
      node = _next(here, onRight: !isInside)
    }
    node = _next(top, onRight: true)
    while let here = node {
      let isInside = _nodes[here]._index < bounds.upperBound
      if isInside { sum = _combine(sum, _sum(here, withRight: false)) }
      node = _next(here, onRight: isInside)
    }
    return sum
  }
}

// MARK: - Searches

extension SparseSegmentTree {
  /// Returns the longest range that starts at the given index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = SparseSegmentTree(over: 0..<1_000_000_000, identity: 0, combine: +)
  ///     coins[5] = 2
  ///     coins[400] = 3
  ///     coins.longestRange(from: 0) { $0 < 5 }  // 0..<400
  ///
  /// - Parameters:
  ///   - start: In `range`, or its end.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the right.
  /// - Complexity: That of the subscript.
  @inlinable
  public func longestRange(from start: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    precondition(range.lowerBound <= start && start <= range.upperBound, "no range begins there")
    return start..<(_firstFailure(from: start, toRight: true, isGood) ?? range.upperBound)
  }

  /// Returns the longest range that ends before the given index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = SparseSegmentTree(over: 0..<1_000_000_000, identity: 0, combine: +)
  ///     coins[5] = 2
  ///     coins[400] = 3
  ///     coins.longestRange(to: 401) { $0 < 5 }  // 6..<401
  ///
  /// - Parameters:
  ///   - end: In `range`, or its end.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the left.
  /// - Complexity: That of the subscript.
  @inlinable
  public func longestRange(to end: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    precondition(range.lowerBound <= end && end <= range.upperBound, "no range ends there")
    guard let failure = _firstFailure(from: end, toRight: false, isGood) else {
      return range.lowerBound..<end
    }
    return failure + 1..<end
  }

  /// Returns the index of the first element that makes the sum fail: from an index on, or before it in descending
  /// order; `nil` if there is none.
  @inlinable
  internal func _firstFailure(
    from place: Int, toRight: Bool, _ isGood: (Element) -> Bool
  ) -> Int? {
    // The nodes ahead on the path to the index, the nearest last. Next to each is its subtree on the far side, and then
    // the one before it in this list.
    var ahead: [Int] = []
    var node = _nodes.isEmpty ? nil : 0
    while let here = node {
      let isAhead = (_nodes[here]._index >= place) == toRight
      if isAhead { ahead.append(here) }
      node = _next(here, onRight: isAhead != toRight)
    }
    var sum = _identity
    // Invariant: `sum` is good.
    while let here = ahead.popLast() {
      let more = _sum(sum, and: _sum(here, withRight: toRight), toRight)
      if isGood(more) {
        sum = more
        continue
      }
      sum = _sum(sum, and: _nodes[here]._element, toRight)
      if !isGood(sum) { return _nodes[here]._index }
      var failure = here
      node = _next(here, onRight: toRight)
      while let here = node {
        let more = _sum(sum, and: _sum(here, withRight: !toRight), toRight)
        let goesOn = isGood(more)
        if goesOn { sum = more } else { failure = here }
        node = _next(here, onRight: goesOn == toRight)
      }
      return _nodes[failure]._index
    }
    return nil
  }

  /// Returns a sum combined with what is ahead of it.
  @inlinable
  internal func _sum(_ sum: Element, and next: Element, _ toRight: Bool) -> Element {
    toRight ? _combine(sum, next) : _combine(next, sum)
  }
}

extension SparseSegmentTree: CustomStringConvertible {
  /// The elements that have been set, from left to right, with their indices, formatted like a dictionary.
  public var description: String {
    let parts = elements.map { "\($0.index): \($0.element)" }
    return parts.isEmpty ? "[:]" : "[" + parts.joined(separator: ", ") + "]"
  }
}
