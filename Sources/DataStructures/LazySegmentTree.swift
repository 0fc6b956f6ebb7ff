// Segment tree with lazy propagation: a range update is kept at the O(log n) nodes that make up the range, and pushed
// down only where needed. Laaksonen, Competitive Programmer's Handbook, 2018, 28.1; bottom-up as in the AtCoder
// Library, 2020, except that queries push nothing down.

/// A sequence with range updates and range queries: a segment tree with lazy propagation.
///
/// Here a number is added to a range, and a range sum is queried:
///
///     var prices = LazySegmentTree(
///       [30, 12, 45, 7], identity: 0, combine: +,
///       apply: { raise, sum, count in sum + raise * count }, compose: +)
///     prices.update(1...2, by: 10)
///     prices.combined(0...2)  // 107
///     prices[1]  // 22
///
/// The operation `combine` may be any associative one with an identity (a monoid), as in a ``SegmentTree``; `apply`
/// maps the aggregate of some elements to that after an update of each; `compose` makes one update of two. Range
/// assignment and range maximum:
///
///     var heights = LazySegmentTree(
///       [3, 1, 4, 1, 5], identity: 0, combine: max,
///       apply: { height, _, _ in height }, compose: { _, second in second })
///     heights.update(2..., by: 2)
///     heights.combined(0...)  // 3
///
/// For elements or updates that are tuples or your own types, write the types out, as in
/// `LazySegmentTree<Int, (a: Int, b: Int)>(…)`: else the compiler may give up type inference with "unable to type-check
/// this expression in reasonable time".
public struct LazySegmentTree<Element, Update> {
  /// As in a segment tree; the updates at a node have been applied to it, those at its ancestors have not.
  @usableFromInline internal var _nodes: [Element]
  /// The pending update of the descendants of each inner node; `_updates[0]` is not used.
  @usableFromInline internal var _updates: [Update?]
  @usableFromInline internal let _identity: Element
  @usableFromInline internal let _combine: (Element, Element) -> Element
  @usableFromInline internal let _apply: (Update, Element, Int) -> Element
  @usableFromInline internal let _compose: (Update, Update) -> Update
  // What is done with the nodes. As these functions are made where the compiler sees the operations, they call no
  // others, whereas those above are called for each node.
  /// Pushes down what is pending above the ends of a range of leaves.
  @usableFromInline internal let _passDown: _Work
  /// Recombines the ancestors of the ends of a range of leaves.
  @usableFromInline internal let _recombine: _Work
  /// Updates a range of leaves, above whose ends nothing is pending.
  @usableFromInline internal let _receive: (_Nodes, _Updates, _ leaves: Range<Int>, Update) -> Void
  /// Replaces the identity by the aggregate of a range of leaves that is not empty.
  @usableFromInline internal let _accumulate:
    (inout Element, UnsafePointer<Element>, UnsafePointer<Update?>, _ leaves: Range<Int>) -> Void

  @usableFromInline internal typealias _Nodes = UnsafeMutablePointer<Element>
  @usableFromInline internal typealias _Updates = UnsafeMutablePointer<Update?>
  @usableFromInline internal typealias _Work = (_Nodes, _Updates, _ leaves: Range<Int>) -> Void

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  public let count: Int

  /// Creates a tree of the given elements.
  ///
  /// Updates have to distribute over `combine`: applying an update to the combination of two adjacent ranges is the
  /// same as applying it to each of them and combining the results.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
  ///   - apply: Returns the aggregate of some elements after an update of each. Its arguments are the update, their
  ///     aggregate before, and their number.
  ///   - compose: Returns the composition of two updates: the first argument, followed by the second.
  /// - Complexity: O(*n*) for *n* elements; memory for 2*n* to 4*n* of them, and *n* to 2*n* updates.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    (count, _nodes) = _segmentTree(of: Array(elements), identity, combine)
    _updates = Array(repeating: nil, count: _nodes.count / 2)
    (_identity, _combine, _apply, _compose) = (identity, combine, apply, compose)
    // Where a tree is only used in the function that makes it, the compiler calls these directly, and should see the
    // operations in them there, too.
    @inline(__always) func passDown(_ nodes: _Nodes, _ updates: _Updates, _ leaves: Range<Int>) {
      _LazyNodes(nodes, updates, combine, apply, compose).passDown(above: leaves)
    }
    @inline(__always) func recombine(_ nodes: _Nodes, _ updates: _Updates, _ leaves: Range<Int>) {
      _LazyNodes(nodes, updates, combine, apply, compose).recombine(above: leaves)
    }
    @inline(__always) func receive(
      _ nodes: _Nodes, _ updates: _Updates, _ leaves: Range<Int>, _ update: Update
    ) {
      _LazyNodes(nodes, updates, combine, apply, compose).receive(update, leaves: leaves)
    }
    @inline(__always) func accumulate(
      _ sum: inout Element, _ nodes: UnsafePointer<Element>, _ updates: UnsafePointer<Update?>,
      _ leaves: Range<Int>
    ) {
      sum = _lazySum(of: leaves, nodes, updates, identity: sum, combine, apply)
    }
    (_passDown, _recombine) = (passDown, recombine)
    (_receive, _accumulate) = (receive, accumulate)
  }

  /// Creates a tree in which all elements are the identity.
  ///
  /// - Parameters:
  ///   - count: The number of elements; not negative.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: As above.
  ///   - apply: As above.
  ///   - compose: As above.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    count: Int, identity: Element, combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    precondition(count >= 0, "a count must not be negative")
    self.init(
      repeatElement(identity, count: count), identity: identity, combine: combine, apply: apply,
      compose: compose)
  }

  /// Accesses the element at the given index.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(0 <= index && index < count, "no element has this index")
      return combined(index...index)
    }
    @inline(__always) set {
      precondition(0 <= index && index < count, "no element has this index")
      _change(index..<index + 1) { nodes, _, leaves in nodes[leaves.lowerBound] = newValue }
    }
  }

  /// The elements from left to right, with all updates applied.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public var elements: [Element] {
    var elements = Array(_nodes[_leafCount..<_leafCount + count])
    var updates = _updates
    // What is pending is passed down from the root on: to the inner nodes only as an update, as nobody asks for their
    // aggregates.
    for node in updates.indices.dropFirst() {
      guard let update = updates[node] else { continue }
      for child in 2 * node...2 * node + 1 {
        if child < _leafCount {
          updates[child] = updates[child].map { _compose($0, update) } ?? update
        } else if child - _leafCount < count {
          elements[child - _leafCount] = _apply(update, elements[child - _leafCount], 1)
        }
      }
    }
    return elements
  }

  /// Updates each element of a range.
  ///
  ///     var coins = LazySegmentTree(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.update(..<2, by: 3)
  ///     coins.combined(1...)  // 11
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - update: The update to apply to each of the elements.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable @inline(__always)
  public mutating func update(_ range: some RangeExpression<Int>, by update: Update) {
    let bounds = _rangeBounds(range, in: 0..<count)
    if bounds.isEmpty { return }
    let receive = _receive
    _change(bounds) { nodes, updates, leaves in receive(nodes, updates, leaves, update) }
  }

  /// Returns the elements of a range combined from left to right, or the identity for an empty range.
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable @inline(__always)
  public func combined(_ range: some RangeExpression<Int>) -> Element {
    let bounds = _rangeBounds(range, in: 0..<count)
    var sum = _identity
    if bounds.isEmpty { return sum }
    let leaves = _leafCount + bounds.lowerBound..<_leafCount + bounds.upperBound
    _nodes.withUnsafeBufferPointer { nodes in
      _updates.withUnsafeBufferPointer { updates in
        _accumulate(&sum, nodes.baseAddress!, updates.baseAddress!, leaves)
      }
    }
    return sum
  }
}

extension LazySegmentTree: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
}

// MARK: - Core

extension LazySegmentTree {
  @inlinable internal var _leafCount: Int { _updates.count }

  /// Changes some of the leaves or their ancestors, and then recombines the ancestors of both ends.
  ///
  /// - Parameters:
  ///   - places: At least one position.
  ///   - work: Called with the nodes, when nothing is pending above the ends of the range, and with the leaves of the
  ///     positions.
  @inlinable @inline(__always)
  internal mutating func _change(_ places: Range<Int>, _ work: _Work) {
    let (passDown, recombine, leafCount) = (_passDown, _recombine, _leafCount)
    let leaves = leafCount + places.lowerBound..<leafCount + places.upperBound
    _nodes.withUnsafeMutableBufferPointer { nodes in
      _updates.withUnsafeMutableBufferPointer { updates in
        let (nodes, updates) = (nodes.baseAddress!, updates.baseAddress!)
        passDown(nodes, updates, leaves)
        work(nodes, updates, leaves)
        recombine(nodes, updates, leaves)
      }
    }
  }
}

/// The aggregate of a range of leaves that is not empty, to which all that is pending above them has been applied.
@inlinable @inline(__always)
internal func _lazySum<Element, Update>(
  of leaves: Range<Int>, _ nodes: UnsafePointer<Element>, _ updates: UnsafePointer<Update?>,
  identity: Element, _ combine: (Element, Element) -> Element,
  _ apply: (Update, Element, Int) -> Element
) -> Element {
  var (next, end, size) = (leaves.lowerBound, leaves.upperBound, 1)
  var (left, leftCount, right, rightCount) = (identity, 0, identity, 0)
  // Invariant: the aggregate on the left is that of leaves below the node before `next`, or is empty, and that on the
  // right is of leaves below the node `end`; what is pending at these nodes or below has been applied to it.
  while next < end {
    if next & 1 == 1 {
      left = combine(left, nodes[next])
      leftCount &+= size
      next &+= 1
    }
    if end & 1 == 1 {
      end &-= 1
      right = combine(nodes[end], right)
      rightCount &+= size
    }
    next &>>= 1
    end &>>= 1
    size &<<= 1
    if leftCount > 0, let update = updates[next &- 1] { left = apply(update, left, leftCount) }
    if rightCount > 0, let update = updates[end] { right = apply(update, right, rightCount) }
  }
  // Adjacent nodes: sooner or later they have a common ancestor.
  var last = next &- 1
  while last != end {
    last &>>= 1
    end &>>= 1
    if leftCount > 0, let update = updates[last] { left = apply(update, left, leftCount) }
    if rightCount > 0, let update = updates[end] { right = apply(update, right, rightCount) }
  }
  var sum = combine(left, right)
  while end > 1 {
    end &>>= 1
    if let update = updates[end] { sum = apply(update, sum, leftCount &+ rightCount) }
  }
  return sum
}

/// The nodes of a tree that is being changed, without bounds checks, as each is an ancestor of a leaf that exists.
@usableFromInline
internal struct _LazyNodes<Element, Update> {
  @usableFromInline internal let all: UnsafeMutablePointer<Element>
  @usableFromInline internal let updates: UnsafeMutablePointer<Update?>
  @usableFromInline internal let combine: (Element, Element) -> Element
  @usableFromInline internal let apply: (Update, Element, Int) -> Element
  @usableFromInline internal let compose: (Update, Update) -> Update

  @inlinable @inline(__always)
  internal init(
    _ all: UnsafeMutablePointer<Element>, _ updates: UnsafeMutablePointer<Update?>,
    _ combine: @escaping (Element, Element) -> Element,
    _ apply: @escaping (Update, Element, Int) -> Element,
    _ compose: @escaping (Update, Update) -> Update
  ) {
    (self.all, self.updates) = (all, updates)
    (self.combine, self.apply, self.compose) = (combine, apply, compose)
  }

  /// Updates a range of leaves, or their highest ancestors instead.
  @inlinable @inline(__always)
  internal func receive(_ update: Update, leaves: Range<Int>) {
    forEachPart(of: leaves) { node, size in receive(update, at: node, size) }
  }

  /// Calls the body with the highest nodes that have only leaves of a range below them, and their number of leaves.
  @inlinable @inline(__always)
  internal func forEachPart(of leaves: Range<Int>, _ body: (_ node: Int, _ size: Int) -> Void) {
    var (next, end, size) = (leaves.lowerBound, leaves.upperBound, 1)
    while next < end {
      if next & 1 == 1 {
        body(next, size)
        next &+= 1
      }
      if end & 1 == 1 {
        end &-= 1
        body(end, size)
      }
      next &>>= 1
      end &>>= 1
      size &<<= 1
    }
  }

  /// Updates the `size` elements below a node.
  @inlinable @inline(__always)
  internal func receive(_ update: Update, at node: Int, _ size: Int) {
    all[node] = apply(update, all[node], size)
    if size > 1 { updates[node] = updates[node].map { compose($0, update) } ?? update }
  }

  /// Pushes down what is pending above the ends of a range of leaves.
  @inlinable @inline(__always)
  internal func passDown(above leaves: Range<Int>) {
    var level = height(of: leaves)
    while level > 0 {
      let (first, last) = cutNodes(level, leaves)
      if let first { passDown(from: first, 1 &<< (level &- 1)) }
      if let last { passDown(from: last, 1 &<< (level &- 1)) }
      level &-= 1
    }
  }

  /// How many levels are above the leaves: the first leaf is this power of two.
  @inlinable @inline(__always)
  internal func height(of leaves: Range<Int>) -> Int {
    Int.bitWidth - 1 - leaves.lowerBound.leadingZeroBitCount
  }

  /// Pushes down what is pending at a node to its two children, with `size` leaves each.
  @inlinable @inline(__always)
  internal func passDown(from node: Int, _ size: Int) {
    guard let update = updates[node] else { return }
    updates[node] = nil
    receive(update, at: 2 &* node, size)
    receive(update, at: 2 &* node &+ 1, size)
  }

  /// Recombines the changed ancestors of the ends of a range of leaves, where nothing is pending.
  @inlinable @inline(__always)
  internal func recombine(above leaves: Range<Int>) {
    let height = height(of: leaves)
    var level = 1
    while level <= height {
      let (first, last) = cutNodes(level, leaves)
      if let first { all[first] = combine(all[2 &* first], all[2 &* first &+ 1]) }
      if let last { all[last] = combine(all[2 &* last], all[2 &* last &+ 1]) }
      level &+= 1
    }
  }

  /// The nodes of a level within which a range of leaves begins and ends; the same one only once.
  @inlinable @inline(__always)
  internal func cutNodes(_ level: Int, _ leaves: Range<Int>) -> (first: Int?, last: Int?) {
    let (first, last) = (leaves.lowerBound &>> level, (leaves.upperBound &- 1) &>> level)
    let isFirstCut = first &<< level != leaves.lowerBound
    let isLastCut = (last &+ 1) &<< level != leaves.upperBound
    return (isFirstCut ? first : nil, isLastCut && !(isFirstCut && first == last) ? last : nil)
  }
}
