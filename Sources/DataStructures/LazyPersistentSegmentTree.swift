// Persistent segment tree with lazy propagation: aggregates and what is pending belong to the link from a parent to its
// child rather than to the child. Thus an update copies no nodes but those in which its range begins or ends: nodes that
// lie within it, and those to which something is pushed down, are shared with the version that was changed, and are not
// even looked at. Driscoll, Sarnak, Sleator, Tarjan, "Making data structures persistent", 1989.

/// A fully persistent segment tree with lazy propagation: each range update makes a new version, and any version can be
/// queried and updated.
///
/// Here a number is added to a range, and range sums are queried:
///
///     var prices = LazyPersistentSegmentTree(
///       [30, 12, 45, 7], identity: 0, combine: +,
///       apply: { raise, sum, count in sum + raise * count }, compose: +)
///     prices.update(1...2, by: 10, in: 0)  // 1: the new version
///     prices.update(2..., by: -5, in: 0)  // 2: another one made from the first
///     prices.combined(0...2, in: 0)  // 87
///     prices.combined(0...2, in: 1)  // 107
///     prices.combined(0...2, in: 2)  // 82
///
/// It is to a ``PersistentSegmentTree`` what a ``LazySegmentTree`` is to a ``SegmentTree``, and takes the same three
/// functions as that. To go back to an old version is to make the next one from it:
///
///     var heights = LazyPersistentSegmentTree(
///       over: 0..<1_000_000_000, identity: 0, combine: max,
///       apply: { height, _, _ in height }, compose: { _, second in second })
///     var current = heights.update(10..<20, by: 5, in: 0)
///     current = heights.update(15..., by: 9, in: current)
///     heights.combined(0..., in: current)  // 9
///     current = 1
///     current = heights.update(..<12, by: 2, in: current)
///     heights.combined(0..., in: current)  // 5
///
/// If old versions are never read, a ``LazySegmentTree`` or a ``LazySparseSegmentTree`` is faster. If elements are
/// inserted or removed, or ranges are reversed or copied, there is ``LazyPersistentTreap``. Each version adds 2 log₂ *w*
/// nodes at most, where *w* is the width of the range: if it is wide and all indices are known in advance, coordinate
/// compression saves memory.
///
/// For elements or updates that are tuples or your own types, write the types out, as for ``LazySegmentTree``.
public struct LazyPersistentSegmentTree<Element, Update> {
  /// A root, or a child of a node: it has the aggregate, so that one needs not look at the child for that.
  @usableFromInline
  internal struct _Link {
    /// The aggregate of all elements below, after the update that is pending here, but not those that are above; of a
    /// leaf its element.
    @usableFromInline internal var _combined: Element
    /// The child; of a leaf 1, or 0 if it was never given a value.
    @usableFromInline internal var _node: Int32
    /// The number of the update that is pending for all below the child, counted from 1; 0 if there is none.
    @usableFromInline internal var _update: Int32 = 0

    @inlinable @inline(__always)
    internal init(_ combined: Element, _ node: Int, update: Int32 = 0) {
      (_combined, _node, _update) = (combined, Int32(truncatingIfNeeded: node), update)
    }
  }

  @usableFromInline
  internal struct _Node {
    @usableFromInline internal var _left: _Link
    @usableFromInline internal var _right: _Link

    @inlinable
    internal init(_ left: _Link, _ right: _Link) { (_left, _right) = (left, right) }

    @inlinable
    internal subscript(isRight: Bool) -> _Link {
      @inline(__always) get { isRight ? _right : _left }
      @inline(__always) set {
        if isRight { _right = newValue } else { _left = newValue }
      }
    }
  }

  /// The indices of the elements, which are the same in all versions.
  public let range: Range<Int>
  /// All leaves have the same depth; a node at level *k* has 2 to the power of *k* elements below, some after the end
  /// of the range.
  @usableFromInline internal let _height: Int
  /// The first one has only elements below that are after the end of the range, and is never updated.
  @usableFromInline internal var _nodes: [_Node]
  /// How many of the nodes are in use; all after these wait to be.
  @usableFromInline internal var _nodeCount: Int
  /// How many nodes at the beginning have only elements below that were never given a value.
  @usableFromInline internal let _unchanged: Int
  /// What is pending at links: none is ever changed, and many links may have the same one.
  @usableFromInline internal var _updates: [Update] = []
  @usableFromInline internal var _updateCount = 0
  /// The root of each version.
  @usableFromInline internal var _roots: [_Link]
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
    (
      inout Element, UnsafePointer<_Node>, UnsafeBufferPointer<Update>, _ root: _Link,
      _ height: Int, _ places: Range<Int>
    ) -> Void

  @usableFromInline internal typealias _Change<Value> =
    (inout _LazyPersistentNodes<Element, Update>, _ root: _Link, _ places: Range<Int>, Value) ->
    _Link

  /// Creates a tree with one version, in which all elements are equal.
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
    let range = range.relative(to: .min ..< .max)
    let (width, isTooWide) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    precondition(!isTooWide && width <= 1 << 62, "a range has at most 2⁶² indices")
    let (nodes, root) = Self._equalNodes(width, element ?? identity, identity, combine)
    self.init(
      _range: range, nodes, root, unchanged: nodes.count, identity, combine, apply, compose)
  }

  /// Creates a tree with one version, of the given elements.
  ///
  /// Updates have to distribute over `combine`, as in a ``LazySegmentTree``.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, at the indices from 0 on; at most 2³⁰.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
  ///   - apply: Returns the aggregate of some elements after an update of each. Its arguments are the update, their
  ///     aggregate before, and their number.
  ///   - compose: Returns the composition of two updates: the first argument, followed by the second.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    let elements = Array(elements)
    precondition(elements.count <= 1 << 30, "the number of elements must be in 0...1073741824")
    let (nodes, root) = Self._nodes(of: elements, identity, combine)
    self.init(
      _range: elements.indices, nodes, root, unchanged: 1, identity, combine, apply, compose)
  }

  @inlinable @inline(__always)
  internal init(
    _range range: Range<Int>, _ nodes: [_Node], _ root: _Link, unchanged: Int, _ identity: Element,
    _ combine: @escaping (Element, Element) -> Element,
    _ apply: @escaping (Update, Element, Int) -> Element,
    _ compose: @escaping (Update, Update) -> Update
  ) {
    (self.range, _height) = (range, Self._levelCount(above: range.count))
    (_nodes, _nodeCount, _roots, _unchanged) = (nodes, nodes.count, [root], unchanged)
    (_identity, _combine, _apply, _compose) = (identity, combine, apply, compose)
    // As in a `LazySegmentTree`.
    @inline(__always) func receive(
      _ nodes: inout _LazyPersistentNodes<Element, Update>, _ root: _Link, _ places: Range<Int>,
      _ update: Update
    ) -> _Link {
      let steps = _LazyPersistentSteps(combine: combine, apply: apply, compose: compose)
      return steps.change(&nodes, root, places) { nodes, link, level, waiting in
        steps.received(update, at: link, level, waiting, &nodes)
      }
    }
    @inline(__always) func replace(
      _ nodes: inout _LazyPersistentNodes<Element, Update>, _ root: _Link, _ places: Range<Int>,
      _ element: Element
    ) -> _Link {
      let steps = _LazyPersistentSteps(combine: combine, apply: apply, compose: compose)
      return steps.change(&nodes, root, places) { _, _, _, _ in _Link(element, 1) }
    }
    @inline(__always) func accumulate(
      _ sum: inout Element, _ nodes: UnsafePointer<_Node>, _ updates: UnsafeBufferPointer<Update>,
      _ root: _Link, _ height: Int, _ places: Range<Int>
    ) {
      sum = _lazyPersistentSum(
        of: places, nodes, updates, root, height, identity: sum, combine, apply, compose)
    }
    (_receive, _replace, _accumulate) = (receive, replace, accumulate)
  }

  /// The number of versions: they are 0 ..< `versionCount`, in order of creation.
  ///
  /// - Complexity: O(1)
  @inlinable public var versionCount: Int { _roots.count }

  /// Reserves memory for the nodes of the given number of new versions, so that making them does not reallocate these.
  ///
  ///     var sums = LazyPersistentSegmentTree(
  ///       over: 0..<1_000_000_000, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     sums.reserveVersions(1000)
  ///     sums.versionCount  // 1
  ///
  /// Without it a tree has up to twice the memory that it needs, and three times while it grows. Call it once, for all
  /// of them: a call before each would reallocate each time.
  ///
  /// - Parameter count: The number of new versions, not negative.
  /// - Precondition: All versions together have at most 2³¹ nodes, including 2 log₂ *w* for each of these.
  /// - Complexity: O(*m* + *v* log *w*) for *v* versions and a tree of *m* nodes, where *w* is the width of the range.
  @inlinable
  public mutating func reserveVersions(_ count: Int) {
    precondition(count >= 0, "a count must not be negative")
    let room = 1 << 31 - _nodes.count
    precondition(count < room / _nodesOfAVersion, "there are at most 2³¹ nodes")
    _roots.reserveCapacity(_roots.count + count)
    // While a version is made, all the nodes that it could have are there.
    _nodes.reserveCapacity(_nodes.count + (count + 1) * _nodesOfAVersion)
  }

  /// Makes a new version by updating each element of a range of another one, and returns the number of the new version.
  ///
  ///     var coins = LazyPersistentSegmentTree(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.update(..<2, by: 3, in: 0)  // 1
  ///     coins.combined(1..., in: 1)  // 11
  ///     coins.combined(1..., in: 0)  // 8
  ///
  /// - Parameters:
  ///   - range: Within `range` of the tree; if it is empty, the new version is equal to the other one.
  ///   - update: The update to apply to each of the elements.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Precondition: All versions together have at most 2³¹ nodes, and fewer pending updates: each call adds 2 log₂ *w*
  ///   of either at most.
  /// - Complexity: O(log *w*) time and memory, where *w* is the width of the range of the tree.
  @inlinable
  @discardableResult
  public mutating func update(
    _ range: some RangeExpression<Int>, by update: Update, in version: Int
  ) -> Int {
    let bounds = _rangeBounds(range, in: self.range)
    let root = _root(of: version)
    if bounds.isEmpty {
      _roots.append(root)
      return _roots.count - 1
    }
    return _change(root, _places(bounds), update, update, _receive)
  }

  /// Makes a new version by replacing an element of another one, and returns the number of the new version.
  ///
  /// - Parameters:
  ///   - index: In `range`.
  ///   - element: The new element.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Precondition: That of ``update(_:by:in:)``.
  /// - Complexity: That of ``update(_:by:in:)``.
  @inlinable
  @discardableResult
  public mutating func set(_ index: Int, to element: Element, in version: Int) -> Int {
    precondition(range.contains(index), "no element has this index")
    return _change(
      _root(of: version), _places(index..<index + 1), element, _updates.first, _replace)
  }

  /// Makes a new version by changing an element of another one in place, and returns the number of the new version.
  ///
  ///     var coins = LazyPersistentSegmentTree(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.change(1, in: 0) { $0 *= 10 }  // 1
  ///     coins.combined(..<2, in: 1)  // 22
  ///
  /// - Parameters:
  ///   - index: In `range`.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  ///   - body: Changes the element. If it throws, no version is made.
  /// - Precondition: That of ``update(_:by:in:)``.
  /// - Complexity: That of ``update(_:by:in:)``.
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
    precondition(range.contains(index), "no element has this index")
    return combined(index...index, in: version)
  }

  /// Returns the elements of a range in a version combined from left to right, or the identity for an empty range.
  ///
  /// - Parameters:
  ///   - range: Within `range` of the tree.
  ///   - version: In 0 ..< `versionCount`.
  /// - Complexity: O(log *w*), where *w* is the width of the range of the tree.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>, in version: Int) -> Element {
    let bounds = _rangeBounds(range, in: self.range)
    let root = _root(of: version)
    var sum = _identity
    if bounds.isEmpty { return sum }
    _nodes.withUnsafeBufferPointer { nodes in
      _updates.withUnsafeBufferPointer { updates in
        _accumulate(
          &sum, nodes.baseAddress!, updates, root, _height, _places(bounds))
      }
    }
    return sum
  }
}

extension LazyPersistentSegmentTree: CustomStringConvertible {
  /// The elements of the last version by their indices, from left to right, formatted like a dictionary.
  ///
  /// Elements that have never been given a value are omitted; equal ones that have always been updated together are
  /// shown once.
  public var description: String {
    var elements: [String] = []
    var next = [(link: _roots[versionCount - 1], level: _height, start: 0, waiting: Update?.none)]
    while let (link, level, start, waiting) = next.popLast() {
      let isUnchanged = level == 0 ? link._node == 0 : link._node < _unchanged
      let update = _pending(link, waiting)
      if start >= range.count || isUnchanged && update == nil { continue }
      let first = range.lowerBound + start
      if level == 0 {
        elements.append("\(first): \(_whole(link, 0, waiting))")
      } else if isUnchanged {
        // Only nodes of which no element is after the end are ever updated.
        var leaf = link
        for _ in 0..<level { leaf = _nodes[Int(leaf._node)]._left }
        let element = _apply(update!, leaf._combined, 1)
        elements.append("\(first)..<\(first + 1 << level): \(element)")
      } else {
        let node = _nodes[Int(link._node)]
        next.append((node._right, level - 1, start + 1 << (level - 1), update))
        next.append((node._left, level - 1, start, update))
      }
    }
    return elements.isEmpty ? "[:]" : "[" + elements.joined(separator: ", ") + "]"
  }
}

// MARK: - Core

extension LazyPersistentSegmentTree {
  /// Returns the nodes of a tree in which all elements are equal, and its root.
  @inlinable
  internal static func _equalNodes(
    _ width: Int, _ element: Element, _ identity: Element, _ combine: (Element, Element) -> Element
  ) -> (nodes: [_Node], root: _Link) {
    let none = _Link(identity, 0)
    var nodes = [_Node(none, none)]
    if width == 0 { return (nodes, none) }
    // Invariant: `full` has only elements of the range below, and `last` the last ones of them, if these are fewer.
    var (full, last) = (_Link(element, 0), _Link?.none)
    func append(_ left: _Link, _ right: _Link) -> _Link {
      nodes.append(_Node(left, right))
      return _Link(combine(left._combined, right._combined), nodes.count - 1)
    }
    let height = _levelCount(above: width)
    for level in 0..<height {
      if width &>> level & 1 != 0 {
        last = append(full, last ?? none)
      } else if let part = last {
        last = append(part, none)
      }
      // Aggregates of more elements than there are might overflow.
      if level &+ 1 < height || last == nil { full = append(full, full) }
    }
    return (nodes, last ?? full)
  }

  /// Returns the nodes of a tree of the given elements, and its root.
  @inlinable
  internal static func _nodes(
    of elements: [Element], _ identity: Element, _ combine: (Element, Element) -> Element
  ) -> (nodes: [_Node], root: _Link) {
    let none = _Link(identity, 0)
    var nodes = [_Node(none, none)]
    let height = _levelCount(above: elements.count)
    nodes.reserveCapacity(elements.count + height + 1)
    // The links of a level, from left to right.
    var links = elements.map { _Link($0, 1) }
    for _ in 0..<height {
      let count = (links.count + 1) / 2
      for place in 0..<count {
        let left = links[2 * place]
        let right = 2 * place + 1 < links.count ? links[2 * place + 1] : none
        nodes.append(_Node(left, right))
        links[place] = _Link(combine(left._combined, right._combined), nodes.count - 1)
      }
      links.removeLast(links.count - count)
    }
    return (nodes, links.first ?? none)
  }

  /// The most nodes that a version adds.
  @inlinable internal var _nodesOfAVersion: Int { 2 * _height + 1 }

  /// Returns a range relative to the first index.
  @inlinable
  internal func _places(_ bounds: Range<Int>) -> Range<Int> {
    bounds.lowerBound - range.lowerBound..<bounds.upperBound - range.lowerBound
  }

  @inlinable
  internal func _root(of version: Int) -> _Link {
    precondition(0 <= version && version < _roots.count, "no version has this number")
    return _roots[version]
  }

  /// Returns what is pending at a link and above it.
  @inlinable
  internal func _pending(_ link: _Link, _ waiting: Update?) -> Update? {
    if link._update == 0 { return waiting }
    let own = _updates[Int(link._update) - 1]
    guard let waiting else { return own }
    return _compose(own, waiting)
  }

  /// Returns the aggregate of all elements below a link, after the updates that are pending above it.
  @inlinable
  internal func _whole(_ link: _Link, _ level: Int, _ waiting: Update?) -> Element {
    guard let waiting else { return link._combined }
    return _apply(waiting, link._combined, 1 &<< level)
  }

  /// Makes a version in which some elements are changed, and returns its number.
  ///
  /// - Parameter placeholder: Any update; none only if none is pending.
  @inlinable
  internal mutating func _change<Value>(
    _ root: _Link, _ places: Range<Int>, _ value: Value, _ placeholder: Update?,
    _ change: _Change<Value>
  ) -> Int {
    let room = _nodesOfAVersion
    if _nodes.count &- _nodeCount < room {
      precondition(_nodes.count <= 1 << 31 - room, "there are at most 2³¹ nodes")
      _nodes.append(contentsOf: repeatElement(_nodes[0], count: room))
    }
    if let placeholder, _updates.count &- _updateCount < room {
      precondition(_updates.count < 1 << 31 - room, "there are fewer than 2³¹ pending updates")
      _updates.append(contentsOf: repeatElement(placeholder, count: room))
    }
    let (nodeCount, updateCount, height) = (_nodeCount, _updateCount, _height)
    let (new, nodesNow, updatesNow) = _nodes.withUnsafeMutableBufferPointer { nodes in
      _updates.withUnsafeMutableBufferPointer { updates in
        var nodes = _LazyPersistentNodes(
          all: nodes.baseAddress!, count: nodeCount, updates: updates, updateCount: updateCount,
          height: height)
        let new = change(&nodes, root, places, value)
        return (new, nodes.count, nodes.updateCount)
      }
    }
    (_nodeCount, _updateCount) = (nodesNow, updatesNow)
    _roots.append(new)
    return _roots.count - 1
  }

  /// Returns the number of levels of a tree above its leaves.
  @inlinable
  internal static func _levelCount(above width: Int) -> Int {
    width <= 1 ? 0 : Int.bitWidth - (width - 1).leadingZeroBitCount
  }
}
