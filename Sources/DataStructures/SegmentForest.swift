// Dynamic segment trees that share their nodes, so that one can be merged into another.

/// Segment trees over the same huge range of indices that are merged and split: segment tree merging.
///
///     var prices = SegmentForest(over: 0...1_000_000_000, treeCount: 2, identity: 0, combine: +)
///     prices[30, in: 0] = 7
///     prices[30, in: 1] = 1
///     prices[700_000_000, in: 1] = 5
///     prices.merge(1, into: 0, uniting: +)
///     prices.combined(0..., in: 0)  // 13
///     let high = prices.split(1000..., from: 0)  // 2
///     prices.combined(0..., in: high)  // 5
///
/// Each tree is a ``SparseSegmentTree`` that starts empty. A merge of two trees with *k* elements may take O(*k*), but
/// then as many nodes are gone: starting with *n* elements in as many trees, all merges together take O(*n* log *w*),
/// where *w* is the width of the range. So a tree for each vertex of a rooted tree can be merged into that of its
/// parent. Here each vertex has a color, and the trees find the most frequent color of each subtree.
///
///     let parents = [0, 0, 0, 1, 1]  // The root is 0.
///     let colors = [2, 1, 2, 1, 2]
///     typealias Most = (count: Int, color: Int)
///     var counts = SegmentForest<Most>(
///       over: 0..<3, treeCount: 5, identity: (0, 0), combine: { $0.count < $1.count ? $1 : $0 })
///     var most = colors
///     for vertex in (0..<5).reversed() {
///       let own = counts[colors[vertex], in: vertex].count
///       counts[colors[vertex], in: vertex] = (own + 1, colors[vertex])
///       most[vertex] = counts.combined(0..., in: vertex).color
///       if vertex > 0 {
///         counts.merge(vertex, into: parents[vertex]) { ($0.count + $1.count, $0.color) }
///       }
///     }
///     most  // [2, 1, 2, 1, 2]
///
/// As with ``SegmentTree``, the operation may be any associative one with an identity, and where elements are tuples or
/// values of your own types, the compiler may need their type written out.
public struct SegmentForest<Element> {
  /// The indices of the elements, which are the same in all trees.
  public let range: Range<Int>
  /// Entry 0 is the empty tree, and has the identity.
  ///
  /// There are at least twice as many others as leaves: as no inner node has one child only, merges need no new ones.
  @usableFromInline internal var _nodes: [_SegmentForestNode<Element>]
  /// The head of the list of free nodes, which are linked by `right`.
  @usableFromInline internal var _free: Int32 = 0
  /// The number of leaves in all trees.
  @usableFromInline internal var _leafCount = 0
  @usableFromInline internal var _roots: [Int32]
  @usableFromInline internal let _combine: (Element, Element) -> Element

  /// Creates trees in which all elements are the identity.
  ///
  /// - Parameters:
  ///   - range: The indices of the elements, such as `0..<n` or `-1_000_000_000...1_000_000_000`; not up to `Int.max`.
  ///   - treeCount: The number of trees, not negative.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
  /// - Complexity: O(`treeCount`)
  @inlinable
  public init(
    over range: some RangeExpression<Int>, treeCount: Int, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    precondition(treeCount >= 0, "a count must not be negative")
    self.range = range.relative(to: .min ..< .max)
    _nodes = [_SegmentForestNode(0, identity)]
    _roots = Array(repeating: 0, count: treeCount)
    _combine = combine
  }

  /// The number of trees: they are 0 ..< `treeCount`, also those that have been merged into others.
  ///
  /// - Complexity: O(1)
  @inlinable public var treeCount: Int { _roots.count }

  /// Adds a tree in which all elements are the identity, and returns its number, which is the next one.
  ///
  /// - Complexity: O(1) amortized
  @inlinable
  public mutating func appendTree() -> Int {
    _roots.append(0)
    return _roots.count - 1
  }

  /// Accesses the element of a tree at the given index, which is the identity if it has not been set.
  ///
  /// - Parameters:
  ///   - index: In `range`.
  ///   - tree: In 0 ..< `treeCount`.
  /// - Precondition: Fewer than 2³⁰ elements are set.
  /// - Complexity: O(log *w*), where *w* is the width of the range; O(log *n*) for *n* elements at random indices.
  @inlinable
  public subscript(index: Int, in tree: Int) -> Element {
    get {
      let (place, root) = (_place(of: index), _root(of: tree))
      return _nodes.withUnsafeBufferPointer { nodes in
        var node = root
        while nodes[node].covers(place) {
          node = Int(place < nodes[node].place ? nodes[node].left : nodes[node].right)
        }
        let isThere = node != 0 && nodes[node].left == 0 && nodes[node].place == place
        return nodes[isThere ? node : 0].combined
      }
    }
    set {
      let (place, root) = (_place(of: index), _root(of: tree))
      if _nodes.count <= 2 * _leafCount + 2 {
        precondition(_leafCount < 1 << 30, "there are too many elements")
        for _ in 0..<2 {
          _nodes.append(_SegmentForestNode(0, _nodes[0].combined))
          _nodes[_nodes.count - 1].right = _free
          _free = Int32(_nodes.count - 1)
        }
      }
      _roots[tree] = _change { $0.merge(Int32(root), $0.leaf(place, newValue)) { $1 } }
    }
  }

  /// Returns the elements of a range of a tree combined from left to right, or the identity for an empty range.
  ///
  /// - Parameters:
  ///   - range: Within `range`.
  ///   - tree: In 0 ..< `treeCount`.
  /// - Complexity: O(log *w*), where *w* is the width of `range` of the trees; O(1) for all of it.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>, in tree: Int) -> Element {
    let bounds = _rangeBounds(range, in: self.range)
    let root = _root(of: tree)
    if bounds.isEmpty || root == 0 { return _nodes[0].combined }
    // A node may be wider than the range, in which no element is after the end.
    let last = bounds.upperBound == self.range.upperBound ? .max : _place(of: bounds.upperBound - 1)
    let places = _place(of: bounds.lowerBound)...last
    return _nodes.withUnsafeBufferPointer { _combined($0.baseAddress!, root, places) }
  }

  /// Merges a tree into another one, and leaves it empty.
  ///
  ///     var words = SegmentForest(over: 0..<100, treeCount: 2, identity: "", combine: +)
  ///     words[7, in: 0] = "b"
  ///     words[7, in: 1] = "c"
  ///     words[3, in: 1] = "a"
  ///     words.merge(1, into: 0, uniting: +)
  ///     words.combined(0..., in: 0)  // "abc"
  ///     words.combined(0..., in: 1)  // ""
  ///
  /// - Parameters:
  ///   - source: The tree whose elements move, in 0 ..< `treeCount`.
  ///   - target: The tree that gets them: another one.
  ///   - unite: Returns what two elements at the same index become. The first one is the target's.
  /// - Complexity: O(*k* log *w*), where *k* is the number of elements of the smaller tree, and *w* the width of the
  ///   range. In all, O(log *w*) amortized for each element that has been set and each split.
  @inlinable
  public mutating func merge(
    _ source: Int, into target: Int, uniting unite: (Element, Element) -> Element
  ) {
    let (from, to) = (_root(of: source), _root(of: target))
    precondition(source != target, "a tree cannot be merged into itself")
    _roots[source] = 0
    _roots[target] = _change { $0.merge(Int32(to), Int32(from), unite) }
  }

  /// Moves the elements of a range of a tree to a new one, and returns its number.
  ///
  ///     var counts = SegmentForest(over: 0..<100, treeCount: 1, identity: 0, combine: +)
  ///     for age in [12, 35, 41, 90] { counts[age, in: 0] += 1 }
  ///     let middle = counts.split(30...60, from: 0)  // 1
  ///     counts.combined(0..., in: middle)  // 2
  ///     counts.combined(0..., in: 0)  // 2
  ///
  /// - Parameters:
  ///   - range: Within `range`.
  ///   - tree: In 0 ..< `treeCount`.
  /// - Complexity: O(log *w*), where *w* is the width of `range` of the trees.
  @inlinable
  public mutating func split(_ range: some RangeExpression<Int>, from tree: Int) -> Int {
    let bounds = _rangeBounds(range, in: self.range)
    let root = _root(of: tree)
    let first = UInt(bitPattern: bounds.lowerBound &- self.range.lowerBound)
    let end = UInt(bitPattern: bounds.upperBound &- self.range.lowerBound)
    let (rest, new) = _change { change in
      let (others, behind) = change.split(Int32(root), at: end)
      let (before, middle) = change.split(others, at: first)
      return (change.merge(before, behind) { first, _ in first }, middle)
    }
    _roots[tree] = rest
    _roots.append(new)
    return _roots.count - 1
  }

  /// Removes all elements of a tree, which are the identity then.
  ///
  ///     var counts = SegmentForest(over: 0..<100, treeCount: 1, identity: 0, combine: +)
  ///     counts[7, in: 0] = 5
  ///     counts.removeAll(in: 0)
  ///     counts.combined(0..., in: 0)  // 0
  ///
  /// - Parameter tree: In 0 ..< `treeCount`.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public mutating func removeAll(in tree: Int) {
    var waiting = [Int32(_root(of: tree))]
    _roots[tree] = 0
    _change { change in
      while let node = waiting.popLast() {
        if node == 0 { continue }
        waiting.append(change.nodes[Int(node)].left)
        waiting.append(change.nodes[Int(node)].right)
        change.giveUp(node)
      }
    }
  }

  /// Returns the elements of a tree that have been set, with their indices, from left to right.
  ///
  ///     var counts = SegmentForest(over: 0..<100, treeCount: 1, identity: 0, combine: +)
  ///     counts[70, in: 0] = 5
  ///     counts[7, in: 0] = 1
  ///     counts.elements(in: 0).map(\.index)  // [7, 70]
  ///
  /// - Parameter tree: In 0 ..< `treeCount`.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func elements(in tree: Int) -> [(index: Int, element: Element)] {
    var elements: [(index: Int, element: Element)] = []
    var waiting = [_root(of: tree)]
    while let node = waiting.popLast() {
      if node == 0 { continue }
      if _nodes[node].left == 0 {
        elements.append((_index(_nodes[node].place), _nodes[node].combined))
      } else {
        waiting.append(Int(_nodes[node].right))
        waiting.append(Int(_nodes[node].left))
      }
    }
    return elements
  }

  /// Returns the longest prefix of a tree whose combined elements satisfy a predicate.
  ///
  /// With numbers of occurrences as elements, it finds the *k*-th smallest:
  ///
  ///     var counts = SegmentForest(over: 0..<100, treeCount: 1, identity: 0, combine: +)
  ///     for age in [12, 35, 41, 90] { counts[age, in: 0] += 1 }
  ///     counts.longestPrefix(in: 0) { $0 <= 2 }.upperBound  // 41: two are less
  ///
  /// - Parameters:
  ///   - tree: In 0 ..< `treeCount`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a prefix fails it, so does each longer one.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public func longestPrefix(in tree: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    var node = _root(of: tree)
    if isGood(_nodes[node].combined) { return range }
    var sum = _nodes[0].combined
    // Invariant: `sum` is of all to the left of the node and good, but not with all elements below it.
    while _nodes[node].left != 0 {
      let left = Int(_nodes[node].left)
      let more = _combine(sum, _nodes[left].combined)
      let goesOn = isGood(more)
      if goesOn { sum = more }
      node = goesOn ? Int(_nodes[node].right) : left
    }
    return range.lowerBound..<_index(_nodes[node].place)
  }
}

// MARK: - Core

extension SegmentForest {
  /// Returns the distance of an element from the first one.
  @inlinable
  internal func _place(of index: Int) -> UInt {
    precondition(range.contains(index), "no element has this index")
    return UInt(bitPattern: index &- range.lowerBound)
  }

  @inlinable
  internal func _index(_ place: UInt) -> Int { range.lowerBound &+ Int(bitPattern: place) }

  @inlinable
  internal func _root(of tree: Int) -> Int {
    precondition(0 <= tree && tree < _roots.count, "no tree has this number")
    return Int(_roots[tree])
  }

  /// Returns the aggregate of the elements below a node at some places.
  @inlinable
  internal func _combined(
    _ nodes: UnsafePointer<_SegmentForestNode<Element>>, _ root: Int, _ places: ClosedRange<UInt>
  ) -> Element {
    var node = root
    while true {
      let (place, width) = (nodes[node].place, nodes[node].width)
      let last = width == 0 ? place : place + (width - 1)
      if places.lowerBound <= place - width && last <= places.upperBound {
        return nodes[node].combined
      }
      if last < places.lowerBound || places.upperBound < place - width {
        return nodes[0].combined
      }
      let (left, right) = (Int(nodes[node].left), Int(nodes[node].right))
      if places.upperBound < place {
        node = left
      } else if place <= places.lowerBound {
        node = right
      } else {
        return _combine(_combined(nodes, left, places), _combined(nodes, right, places))
      }
    }
  }

  /// Changes the nodes.
  @inlinable
  internal mutating func _change<Result>(
    _ body: (inout _SegmentForestChange<Element>) -> Result
  ) -> Result {
    let (result, free, leafCount) = _nodes.withUnsafeMutableBufferPointer {
      [combine = _combine, _free, _leafCount] nodes in
      var change = _SegmentForestChange(
        nodes: nodes.baseAddress!, free: _free, leafCount: _leafCount, combine: combine)
      return (body(&change), change.free, change.leafCount)
    }
    (_free, _leafCount) = (free, leafCount)
    return result
  }
}

extension SegmentForest: CustomStringConvertible {
  /// For each tree the elements that have been set, from left to right, formatted like dictionaries.
  public var description: String {
    let trees = (0..<treeCount).map { tree in
      let elements = elements(in: tree).map { "\($0.index): \($0.element)" }
      return elements.isEmpty ? "[:]" : "[" + elements.joined(separator: ", ") + "]"
    }
    return "[" + trees.joined(separator: ", ") + "]"
  }
}
