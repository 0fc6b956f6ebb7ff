// Dynamic segment tree with lazy propagation. The children of a node are created when a range begins or ends below it;
// until then all elements below have had the same updates. Laaksonen, Competitive Programmer's Handbook, 2018, 28.2.

/// A segment tree with range updates over a huge range of indices: a dynamic lazy segment tree.
///
/// Here a number is added to a range, and a range sum is queried:
///
///     var prices = LazySparseSegmentTree(
///       over: 0..<1_000_000_000, identity: 0, combine: +,
///       apply: { raise, sum, count in sum + raise * count }, compose: +)
///     prices.update(1_000...1_999_999, by: 3)
///     prices.update(5..., by: 1)
///     prices.combined(990..<1_010)  // 50
///     prices[1_000]  // 4
///
/// It is a ``LazySegmentTree`` of equal elements, in which an update takes memory for the nodes where its range begins
/// and ends only. The elements need not be the identity at the beginning: here they are 0, and the range minimum is
/// queried, of which the identity is larger than all:
///
///     var depths = LazySparseSegmentTree(
///       over: -1_000_000_000...1_000_000_000, repeating: 0, identity: .max, combine: min,
///       apply: { raise, depth, _ in depth + raise }, compose: +)
///     depths.update(..<0, by: -7)
///     depths.combined(0...)  // 0
///     depths.combined(-1..<1)  // -7
///
/// If all indices are known in advance, coordinate compression and a ``LazySegmentTree`` take less time and memory. If
/// updates are of single elements, a ``SparseSegmentTree`` has a node for each of them only; if they assign values and
/// nothing is combined, there is ``IntervalMap``.
///
/// For elements or updates that are tuples or your own types, write the types out, as for ``LazySegmentTree``.
public struct LazySparseSegmentTree<Element, Update> {
  @usableFromInline
  internal struct _Node {
    /// The aggregate of all elements below, after the updates at the node, but not those at its ancestors.
    @usableFromInline internal var _combined: Element
    /// The pending update of the descendants.
    @usableFromInline internal var _update: Update?
    /// The left child, before the right one; 0 if there are none, as all elements below are equal.
    ///
    /// A leaf that is there from the beginning has -1 until it is changed.
    @usableFromInline internal var _children: Int32 = 0

    @inlinable
    internal init(_ combined: Element) { _combined = combined }
  }

  /// The indices of the elements.
  public let range: Range<Int>
  /// The first one stands for all that have not been created; then comes the root, and then pairs of children.
  ///
  /// A node at level *k* has 2 to the power of *k* elements below. Those after the end of the range are identities: the
  /// nodes above its end are there from the beginning.
  @usableFromInline internal var _nodes: [_Node]
  /// For each level up to that of the root the aggregate of a node of it that is within the range, before any update.
  @usableFromInline internal let _unchanged: [Element]
  /// How many of the nodes are in use; all after these wait to be created.
  @usableFromInline internal var _created: Int
  @usableFromInline internal let _identity: Element
  @usableFromInline internal let _combine: (Element, Element) -> Element
  @usableFromInline internal let _apply: (Update, Element, Int) -> Element
  @usableFromInline internal let _compose: (Update, Update) -> Update
  // What is done with the nodes. As these functions are made where the compiler sees the operations, they call no
  // others, whereas those above are called for each node.
  /// Updates the elements at a range of positions, which is not empty.
  @usableFromInline internal let _receive: _Change<Update>
  /// Replaces the element at a range of one position.
  @usableFromInline internal let _replace: _Change<Element>
  /// Replaces the identity by the aggregate of a range of positions, which is not empty.
  @usableFromInline internal let _accumulate:
    (inout Element, UnsafePointer<_Node>, _ unchanged: [Element], _ places: Range<Int>) -> Void

  @usableFromInline internal typealias _Change<Value> =
    (
      UnsafeMutablePointer<_Node>, _ created: inout Int, _ unchanged: [Element],
      _ places: Range<Int>, Value
    ) -> Void

  /// Creates a tree in which all elements are equal.
  ///
  /// Updates have to distribute over `combine`, as in a ``LazySegmentTree``.
  ///
  /// - Parameters:
  ///   - range: The indices of the elements, such as `0..<n` or `-1_000_000_000...1_000_000_000`; 2⁶² of them at most.
  ///   - element: The element at each index; the identity by default.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
  ///   - apply: Returns the aggregate of some elements after an update of each. Its arguments are the update, their
  ///     aggregate before, and their number.
  ///   - compose: Returns the composition of two updates: the first argument, followed by the second.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public init(
    over range: some RangeExpression<Int>, repeating element: Element? = nil, identity: Element,
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    self.range = range.relative(to: .min ..< .max)
    let (width, isTooWide) = self.range.upperBound.subtractingReportingOverflow(
      self.range.lowerBound)
    precondition(!isTooWide && width <= 1 << 62, "a range has at most 2⁶² indices")
    (_identity, _combine, _apply, _compose) = (identity, combine, apply, compose)
    var unchanged = [element ?? identity]
    while 1 << (unchanged.count - 1) < width {
      let half = unchanged[unchanged.count - 1]
      // Aggregates of more elements than there are might overflow.
      unchanged.append(1 << unchanged.count <= width ? combine(half, half) : identity)
    }
    _unchanged = unchanged
    _nodes = Self._firstNodes(width, unchanged, identity, combine)
    _created = _nodes.count
    // As in a `LazySegmentTree`.
    @inline(__always) func receive(
      _ nodes: UnsafeMutablePointer<_Node>, _ created: inout Int, _ unchanged: [Element],
      _ places: Range<Int>, _ update: Update
    ) {
      var steps = _LazySparseNodes(nodes, created, unchanged, combine, apply, compose)
      steps.change(places) { steps, node, level in steps.receive(update, at: node, level) }
      created = steps.count
    }
    @inline(__always) func replace(
      _ nodes: UnsafeMutablePointer<_Node>, _ created: inout Int, _ unchanged: [Element],
      _ places: Range<Int>, _ element: Element
    ) {
      var steps = _LazySparseNodes(nodes, created, unchanged, combine, apply, compose)
      steps.change(places) { steps, node, _ in steps.all[node] = _Node(element) }
      created = steps.count
    }
    @inline(__always) func accumulate(
      _ sum: inout Element, _ nodes: UnsafePointer<_Node>, _ unchanged: [Element],
      _ places: Range<Int>
    ) {
      sum = _lazySparseSum(of: places, nodes, unchanged, identity: sum, combine, apply, compose)
    }
    (_receive, _replace, _accumulate) = (receive, replace, accumulate)
  }

  /// Accesses the element at the given index.
  ///
  /// - Parameter index: In `range`.
  /// - Precondition: There are fewer than 2³¹ nodes; two are added for each level at most.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      precondition(range.contains(index), "no element has this index")
      return combined(index...index)
    }
    set {
      precondition(range.contains(index), "no element has this index")
      _change(_places(index..<index + 1), newValue, _replace)
    }
  }

  /// Updates each element of a range.
  ///
  /// - Parameters:
  ///   - range: Within `range` of the tree.
  ///   - update: The update to apply to each of the elements.
  /// - Precondition: There are fewer than 2³¹ nodes; four are added for each level at most.
  /// - Complexity: O(log *w*), where *w* is the width of the range of the tree.
  @inlinable
  public mutating func update(_ range: some RangeExpression<Int>, by update: Update) {
    let bounds = _rangeBounds(range, in: self.range)
    if bounds.isEmpty { return }
    _change(_places(bounds), update, _receive)
  }

  /// Returns the elements of a range combined from left to right, or the identity for an empty range.
  ///
  /// - Parameter range: Within `range` of the tree.
  /// - Complexity: O(log *w*), where *w* is the width of the range of the tree; nothing is created.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>) -> Element {
    let bounds = _rangeBounds(range, in: self.range)
    var sum = _identity
    if bounds.isEmpty { return sum }
    _nodes.withUnsafeBufferPointer { nodes in
      _accumulate(&sum, nodes.baseAddress!, _unchanged, _places(bounds))
    }
    return sum
  }
}

extension LazySparseSegmentTree: CustomStringConvertible {
  /// The elements that may have changed, with their indices, from left to right, formatted like a dictionary.
  ///
  /// Equal ones that have always been updated together are shown once.
  public var description: String {
    var elements: [String] = []
    var next = [(node: 1, level: _height, start: 0, waiting: Update?.none)]
    while let (node, level, start, waiting) = next.popLast() {
      let (here, size) = (_nodes[node], 1 << level)
      if start >= range.count { continue }
      let update = _both(here._update, waiting)
      if level > 0 && here._children != 0 {
        next.append((Int(here._children) + 1, level - 1, start + size / 2, update))
        next.append((Int(here._children), level - 1, start, update))
      } else if level == 0 ? here._children == 0 : update != nil {
        let element = level == 0 ? _whole(node, 0, waiting) : _apply(update!, _unchanged[0], 1)
        let first = range.lowerBound + start
        let end = first + Swift.min(size, range.count - start)
        elements.append((level == 0 ? "\(first)" : "\(first)..<\(end)") + ": \(element)")
      }
    }
    return elements.isEmpty ? "[:]" : "[" + elements.joined(separator: ", ") + "]"
  }
}

// MARK: - Core

extension LazySparseSegmentTree {
  @inlinable internal var _height: Int { _unchanged.count - 1 }

  /// Returns the node that stands for others, the root, and the nodes that are above the end of the range: below each of
  /// these some elements are within it, and others after it.
  @inlinable
  internal static func _firstNodes(
    _ width: Int, _ unchanged: [Element], _ identity: Element,
    _ combine: (Element, Element) -> Element
  ) -> [_Node] {
    var nodes = [_Node(identity), _Node(identity)]
    var (node, level, rest) = (1, unchanged.count - 1, width)
    var above: [Int] = []
    while rest > 0 && rest < 1 << level {
      // Invariant: the first `rest` elements below the node are within the range.
      above.append(node)
      level -= 1
      let left = nodes.count
      nodes[node]._children = Int32(truncatingIfNeeded: left)
      let isLeftWithin = rest > 1 << level
      nodes += [_Node(isLeftWithin ? unchanged[level] : identity), _Node(identity)]
      node = isLeftWithin ? left + 1 : left
      rest -= isLeftWithin ? 1 << level : 0
    }
    nodes[node]._combined = unchanged[level]
    if level == 0 { nodes[node]._children = -1 }
    for node in above.reversed() {
      let left = Int(nodes[node]._children)
      nodes[node]._combined = combine(nodes[left]._combined, nodes[left + 1]._combined)
    }
    return nodes
  }

  /// Returns a range relative to the first index.
  @inlinable
  internal func _places(_ bounds: Range<Int>) -> Range<Int> {
    bounds.lowerBound - range.lowerBound..<bounds.upperBound - range.lowerBound
  }

  /// Returns the composition of an older update, if there is one, followed by a newer one.
  @inlinable
  internal func _both(_ older: Update?, _ newer: Update?) -> Update? {
    guard let older else { return newer }
    guard let newer else { return older }
    return _compose(older, newer)
  }

  /// Returns the aggregate of all elements below a node, after the updates that are pending above it.
  @inlinable
  internal func _whole(_ node: Int, _ level: Int, _ waiting: Update?) -> Element {
    let sum = node == 0 ? _unchanged[level] : _nodes[node]._combined
    guard let waiting else { return sum }
    return _apply(waiting, sum, 1 &<< level)
  }

  /// Returns the children of a node; 0 and 0 if there are none.
  @inlinable
  internal func _children(of node: Int) -> (left: Int, right: Int) {
    let left = Int(_nodes[node]._children)
    return (left, left == 0 ? 0 : left &+ 1)
  }

  /// Changes elements, for which the nodes are created.
  @inlinable
  internal mutating func _change<Value>(
    _ places: Range<Int>, _ value: Value, _ change: _Change<Value>
  ) {
    let needed = 4 &* _height
    if _nodes.count &- _created < needed {
      precondition(_nodes.count < Int(Int32.max) - needed, "there are at most 2³¹ nodes")
      _nodes.append(contentsOf: repeatElement(_nodes[0], count: needed))
    }
    let unchanged = _unchanged
    var created = _created
    _nodes.withUnsafeMutableBufferPointer { nodes in
      change(nodes.baseAddress!, &created, unchanged, places, value)
    }
    _created = created
  }
}
