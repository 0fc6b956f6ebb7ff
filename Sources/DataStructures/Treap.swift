// An implicit treap: a sequence as a randomized binary tree with split and merge; of two trees, each becomes the upper
// one with a probability proportional to its size. Seidel, Aragon, "Randomized search trees", 1996, with the sizes of
// Martínez, Roura, "Randomized binary search trees", 1998; reversals and updates of ranges are propagated lazily.

/// What implicit treaps with and without updates have in common.
@frozen @usableFromInline
internal struct _Treap<Element, Update> {
  /// Entry 0 is the null node, and has the identity as its aggregates.
  ///
  /// Without an identity it has the first element, and does not exist before there is one.
  @usableFromInline internal var nodes: [_TreapNode<Element, Update>]
  @usableFromInline internal var root: Int32
  /// The head of the list of free nodes, which are linked by `left`.
  @usableFromInline internal var free: Int32
  /// The state of the random number generator.
  @usableFromInline internal var random: UInt64
  @usableFromInline internal let rules: _TreapRules<Element, Update>

  @inlinable
  internal init(
    _ elements: some Sequence<Element>, identity: Element?, rules: _TreapRules<Element, Update>
  ) {
    nodes = []
    if let identity { nodes.append(_TreapNode(identity, count: 0)) }
    (root, free, random) = (0, 0, 0x9E37_79B9_7F4A_7C15)
    self.rules = rules
    for element in elements { _ = node(of: element) }
    root = change { [end = nodes.count] in $0.balanced(1..<Int32(Swift.max(end, 1))) }
  }

  @inlinable internal var count: Int { nodes.isEmpty ? 0 : Int(nodes[Int(root)].count) }

  @inlinable internal var elements: [Element] { count == 0 ? [] : read { $0.elements(root) } }

  @inlinable
  internal subscript(index: Int) -> Element {
    get {
      precondition(0 <= index && index < count, "no element has this index")
      return read { $0.element(root, Int32(index)) }
    }
    set {
      precondition(0 <= index && index < count, "no element has this index")
      change { [root] in $0.replace(root, Int32(index), by: newValue) }
    }
  }

  @inlinable
  internal func combined(_ range: some RangeExpression<Int>) -> Element {
    let bounds = _rangeBounds(range, in: 0..<count)
    return read {
      $0.combined(root, Int32(bounds.lowerBound)..<Int32(bounds.upperBound), isReversed: false)
    }
  }

  @inlinable
  internal mutating func insert(_ element: Element, at index: Int) {
    precondition(0 <= index && index <= count, "an element cannot be inserted there")
    insert(tree: node(of: element), at: index)
  }

  @inlinable
  internal mutating func insert(contentsOf elements: some Sequence<Element>, at index: Int) {
    precondition(0 <= index && index <= count, "elements cannot be inserted there")
    var new: [Int32] = []
    for element in elements { new.append(node(of: element)) }
    let tree = change { $0.balanced(new[...]) }
    insert(tree: tree, at: index)
  }

  /// Returns a new node of an element, which is not part of the tree yet.
  @inlinable
  internal mutating func node(of element: Element) -> Int32 {
    if nodes.isEmpty { nodes.append(_TreapNode(element, count: 0)) }
    var new = _TreapNode<Element, Update>(element, count: 1)
    // Aggregates that are of no use would keep an element that is replaced.
    if !rules.steps.hasSums { (new.sum, new.reversedSum) = (nodes[0].sum, nodes[0].sum) }
    if free == 0 {
      precondition(nodes.count < Int32.max, "there are too many elements")
      nodes.append(new)
      return Int32(nodes.count - 1)
    }
    let node = free
    free = nodes[Int(node)].left
    nodes[Int(node)] = new
    return node
  }

  @inlinable
  internal mutating func insert(tree: Int32, at index: Int) {
    let isLast = index == count
    root = change { [root] treap in
      if isLast { return treap.join(root, tree) }
      let (before, behind) = treap.split(root, Int32(index))
      return treap.join(treap.join(before, tree), behind)
    }
  }

  @inlinable
  internal mutating func remove(at index: Int) -> Element {
    precondition(0 <= index && index < count, "no element has this index")
    let removed = change { [root] treap in
      let (before, rest) = treap.split(root, Int32(index))
      let (single, behind) = treap.split(rest, 1)
      return (single, treap.join(before, behind))
    }
    root = removed.1
    let element = nodes[Int(removed.0)].element
    giveUp(removed.0)
    return element
  }

  @inlinable
  internal mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    let bounds = _rangeBounds(range, in: 0..<count)
    let removed = change { [root] treap in
      let (before, middle, behind) = treap.split(root, bounds)
      return (middle, treap.join(before, behind))
    }
    root = removed.1
    var waiting = [removed.0]
    while let node = waiting.popLast() {
      if node == 0 { continue }
      waiting += [nodes[Int(node)].left, nodes[Int(node)].right]
      giveUp(node)
    }
  }

  /// Frees a node that is not part of the tree any more, and releases what it holds.
  @inlinable
  internal mutating func giveUp(_ node: Int32) {
    nodes[Int(node)] = nodes[0]
    nodes[Int(node)].left = free
    free = node
  }

  /// Calls the body with a tree of the elements of a range, to change all of them at once.
  @inlinable
  internal mutating func changeAll(
    _ range: some RangeExpression<Int>, _ body: (inout _TreapChange<Element, Update>, Int32) -> Void
  ) {
    let bounds = _rangeBounds(range, in: 0..<count)
    root = change { [root] treap in
      let (before, middle, behind) = treap.split(root, bounds)
      body(&treap, middle)
      return treap.join(treap.join(before, middle), behind)
    }
  }

  @inlinable
  internal mutating func move(_ range: some RangeExpression<Int>, to index: Int) {
    let bounds = _rangeBounds(range, in: 0..<count)
    precondition(
      0 <= index && index <= count - bounds.count, "the range cannot be inserted there")
    root = change { [root] treap in
      let (before, middle, behind) = treap.split(root, bounds)
      let (first, last) = treap.split(treap.join(before, behind), Int32(index))
      return treap.join(treap.join(first, middle), last)
    }
  }

  /// Reads the nodes.
  @inlinable
  internal func read<Result>(_ body: (_TreapReader<Element, Update>) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { body(_TreapReader(nodes: $0.baseAddress!, rules: rules)) }
  }

  /// Changes the nodes.
  @inlinable
  internal mutating func change<Result>(
    _ body: (inout _TreapChange<Element, Update>) -> Result
  ) -> Result {
    let (result, next) = nodes.withUnsafeMutableBufferPointer {
      [steps = rules.steps, random] nodes in
      var change = _TreapChange(nodes: nodes.baseAddress!, steps: steps, random: random)
      return (body(&change), change.random)
    }
    random = next
    return result
  }
}
