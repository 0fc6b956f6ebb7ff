// Segment tree: a complete binary tree whose leaves are the elements, and whose other nodes combine all below them.
// Bentley, "Solutions to Klee's rectangle problems", 1977; bottom-up, without recursion, with `max_right` and
// `min_left` of the AtCoder Library, 2020.

/// A sequence with point updates and range queries for any associative operation: a segment tree.
///
///     var heights = SegmentTree([3, 1, 4, 1, 5], identity: 0, combine: max)
///     heights.combined(1...3)  // 4
///     heights[2] = 0
///     heights.combined(1...3)  // 1
///
/// The operation may be any associative one with an identity (a monoid), such as a sum (`+`, or `&+` where intermediate
/// sums may overflow), a maximum, or the composition of functions. It need not be commutative: the elements are
/// combined from left to right.
///
///     var words = SegmentTree(["a", "b", "c"], identity: "", combine: +)
///     words.combined(0...)  // "abc"
///
/// For elements that are tuples or values of your own types, write their type out: else the compiler may give up type
/// inference with "unable to type-check this expression in reasonable time".
///
///     let points = SegmentTree<(Int, Int)>(
///       [(3, 1), (1, 1), (1, 1)], identity: (.max, 0),
///       combine: { $0.0 == $1.0 ? ($0.0, $0.1 + $1.1) : $0.0 < $1.0 ? $0 : $1 })
///     points.combined(0...).1  // 2: the minimum, 1, is there twice
public struct SegmentTree<Element> {
  /// The elements are from `_leafCount` on, followed by identities; `_nodes[k]` combines `_nodes[2 * k]` and
  /// `_nodes[2 * k + 1]`, and `_nodes[0]` is not used.
  @usableFromInline internal var _nodes: [Element]
  /// A power of two.
  @usableFromInline internal let _leafCount: Int
  @usableFromInline internal let _identity: Element
  @usableFromInline internal let _combine: (Element, Element) -> Element
  // As these are made where the compiler sees the operation, they call no other function, whereas `_combine` is called
  // for each node.
  /// Combines all ancestors of a leaf again.
  @usableFromInline internal let _recombine: (UnsafeMutablePointer<Element>, _ leaf: Int) -> Void
  /// Combines a sum with the leaves after it, up to the end, exclusive.
  @usableFromInline internal let _accumulate:
    (inout Element, UnsafePointer<Element>, _ leaf: Int, _ end: Int) -> Void

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  public let count: Int

  /// Creates a tree of the given elements.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
  /// - Complexity: O(*n*) for *n* elements; memory for 2*n* to 4*n* of them.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    self.init(_of: Array(elements), identity, combine)
  }

  /// Creates a tree of the elements of an array.
  ///
  /// As the array's element type is the tree's, unlabeled tuples are given the labels of the tree's:
  ///
  ///     typealias Road = (length: Int, count: Int)
  ///     let roads = SegmentTree<Road>(
  ///       [30, 12].map { ($0, 1) }, identity: (0, 0), combine: { ($0.0 + $1.0, $0.1 + $1.1) })
  ///     roads.combined(0...).length  // 42
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
  /// - Complexity: O(*n*) for *n* elements; memory for 2*n* to 4*n* of them.
  @inlinable
  @_disfavoredOverload  // Where any sequence will do the compiler is quicker.
  public init(
    _ elements: [Element], identity: Element, combine: @escaping (Element, Element) -> Element
  ) {
    self.init(_of: elements, identity, combine)
  }

  @inlinable @inline(__always)
  internal init(
    _of elements: [Element], _ identity: Element,
    _ combine: @escaping (Element, Element) -> Element
  ) {
    (count, _nodes) = _segmentTree(of: elements, identity, combine)
    _leafCount = _nodes.count / 2
    (_identity, _combine) = (identity, combine)
    _recombine = { nodes, leaf in _recombineAncestors(of: leaf, in: nodes, combine) }
    _accumulate = { sum, nodes, leaf, end in
      // The index of a leaf is limited by memory: nothing here overflows.
      // Invariant: `total` combines all up to the leaf `next`. First the highest node that begins there, as long as it
      // ends in time, each higher than the one before it; then they become lower again.
      var (next, total) = (leaf, sum)
      while true {
        let level = next.trailingZeroBitCount
        if next &+ (1 &<< level) > end { break }
        total = combine(total, nodes[next &>> level])
        next &+= 1 &<< level
      }
      while next < end {
        let level = Int.bitWidth - 1 - (end - next).leadingZeroBitCount
        total = combine(total, nodes[next &>> level])
        next &+= 1 &<< level
      }
      sum = total
    }
  }

  /// Creates a tree in which all elements are the identity.
  ///
  ///     var sums = SegmentTree(count: 4, identity: 0, combine: +)
  ///     sums[2] = 5
  ///     sums.combined(0...)  // 5
  ///
  /// - Parameters:
  ///   - count: The number of elements; not negative.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation, as above.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(count: Int, identity: Element, combine: @escaping (Element, Element) -> Element) {
    precondition(count >= 0, "a count must not be negative")
    self.init(repeatElement(identity, count: count), identity: identity, combine: combine)
  }

  /// Accesses the element at the given index.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(1) to read, O(log *n*) to replace, for *n* elements.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      precondition(0 <= index && index < count, "no element has this index")
      return _nodes[_leafCount + index]
    }
    set {
      precondition(0 <= index && index < count, "no element has this index")
      let (recombine, leaf) = (_recombine, _leafCount + index)
      _nodes.withUnsafeMutableBufferPointer { buffer in
        // Without bounds checks: this is a leaf, and only its ancestors follow.
        let nodes = buffer.baseAddress!
        nodes[leaf] = newValue
        recombine(nodes, leaf)
      }
    }
  }

  /// The elements from left to right.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public var elements: [Element] { Array(_nodes[_leafCount..<_leafCount + count]) }

  /// Returns the elements of a range combined from left to right, or the identity for an empty range.
  ///
  ///     let prices = SegmentTree([30, 12, 45, 7], identity: 0, combine: +)
  ///     prices.combined(1...2)  // 57
  ///     prices.combined(..<2)  // 42
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>) -> Element {
    let bounds = _rangeBounds(range, in: 0..<count)
    var sum = _identity
    _nodes.withUnsafeBufferPointer { nodes in
      let (leaf, end) = (_leafCount + bounds.lowerBound, _leafCount + bounds.upperBound)
      _accumulate(&sum, nodes.baseAddress!, leaf, end)
    }
    return sum
  }

  /// Returns the longest range that starts at the given index and whose combined elements satisfy a predicate.
  ///
  ///     let coins = SegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.longestRange(from: 1) { $0 <= 4 }  // 1..<3
  ///
  /// - Parameters:
  ///   - start: In 0 ... `count`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the right.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func longestRange(from start: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    precondition(0 <= start && start <= count, "no range begins there")
    if start == count { return start..<count }
    let combine = _combine
    return _nodes.withUnsafeBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      var node = _leafCount + start
      var sum = _identity
      // A power of two is the first node of a level: there is nothing after the last one, or before it.
      repeat {
        // Invariant: `sum` is good, and combines all from `start` to before the leaves below `node`.
        // The highest node that begins there:
        node &>>= node.trailingZeroBitCount
        let more = combine(sum, nodes[node])
        if !isGood(more) {
          while node < _leafCount {
            node <<= 1
            let more = combine(sum, nodes[node])
            let goesOn = isGood(more)
            (sum, node) = (goesOn ? more : sum, goesOn ? node &+ 1 : node)
          }
          // Rounded sums may be good up to the end when they are grouped differently.
          return start..<Swift.min(node - _leafCount, count)
        }
        sum = more
        node += 1
      } while node & (node - 1) != 0
      return start..<count
    }
  }

  /// Returns the longest range that ends before the given index and whose combined elements satisfy a predicate.
  ///
  ///     let coins = SegmentTree([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.longestRange(to: 3) { $0 <= 4 }  // 1..<3
  ///
  /// - Parameters:
  ///   - end: In 0 ... `count`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the left.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func longestRange(to end: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    precondition(0 <= end && end <= count, "no range ends there")
    if end == 0 { return 0..<end }
    let combine = _combine
    return _nodes.withUnsafeBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      var node = _leafCount + end
      var sum = _identity
      repeat {
        // Invariant: `sum` is good, and combines all from the first leaf below `node` up to `end`, exclusive.
        node -= 1
        // The highest node that ends there: nothing is above the root.
        node = Swift.max(1, node &>> (~node).trailingZeroBitCount)
        let more = combine(nodes[node], sum)
        if !isGood(more) {
          while node < _leafCount {
            node = 2 * node + 1
            let more = combine(nodes[node], sum)
            let goesOn = isGood(more)
            (sum, node) = (goesOn ? more : sum, goesOn ? node &- 1 : node)
          }
          return node + 1 - _leafCount..<end
        }
        sum = more
      } while node & (node - 1) != 0
      return 0..<end
    }
  }
}

extension SegmentTree: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
}

// MARK: - Core

/// Returns the number of elements, and the nodes of a segment tree: twice as many as there are leaves, a power of two.
@inlinable
internal func _segmentTree<Element>(
  of elements: [Element], _ identity: Element, _ combine: (Element, Element) -> Element
) -> (count: Int, nodes: [Element]) {
  var leafCount = 1
  while leafCount < elements.count { leafCount *= 2 }
  var nodes = [Element](repeating: identity, count: 2 * leafCount)
  nodes.withUnsafeMutableBufferPointer { nodes in
    for (place, element) in elements.enumerated() { nodes[leafCount + place] = element }
    for node in (1..<leafCount).reversed() {
      nodes[node] = combine(nodes[2 * node], nodes[2 * node + 1])
    }
  }
  return (elements.count, nodes)
}

/// Combines all ancestors of a node again: those of `nodes[k]` are at *k* / 2, *k* / 4 and so on, down to 1.
@inlinable @inline(__always)
internal func _recombineAncestors<Element>(
  of node: Int, in nodes: UnsafeMutablePointer<Element>, _ combine: (Element, Element) -> Element
) {
  var node = node
  while node > 1 {
    node &>>= 1
    nodes[node] = combine(nodes[2 &* node], nodes[2 &* node &+ 1])
  }
}
