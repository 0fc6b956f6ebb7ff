// Implicit treaps whose versions share their nodes: a change copies the nodes that it changes, once (path copying).
// Driscoll, Sarnak, Sleator, Tarjan, "Making data structures persistent", 1989. As sizes decide which of two trees
// becomes the upper one, copies of a range are as good as other trees, where stored priorities would repeat.

/// What persistent treaps with and without updates have in common.
@frozen @usableFromInline
internal struct _PersistentTreap<Element, Update> {
  @usableFromInline internal typealias Node = _TreapNode<Element, Update>

  /// The nodes: 0 is the null node, and has the identity as its aggregates.
  ///
  /// Without an identity it has the first element, and does not exist before there is one.
  @usableFromInline internal var memory: _TreapMemory<Node>
  /// The root of each version.
  @usableFromInline internal var roots: [Int32] = []
  /// The state of the random number generator.
  @usableFromInline internal var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  @usableFromInline internal let rules: _TreapRules<Element, Update>

  @inlinable
  internal init(
    _ elements: some Sequence<Element>, identity: Element?, rules: _TreapRules<Element, Update>
  ) {
    self.rules = rules
    let elements = Array(elements)
    precondition(elements.count < Int32.max, "there are too many elements")
    memory = _TreapMemory(capacity: elements.count + 2)
    append {
      if let identity { $0.append(Node(identity, count: 0)) }
      return $0.tree(of: elements[...])
    }
  }

  // MARK: - Versions

  @inlinable
  internal func root(of version: Int) -> Int32 {
    precondition(0 <= version && version < roots.count, "no version has this number")
    return roots[version]
  }

  @inlinable
  internal func count(in version: Int) -> Int {
    let root = root(of: version)
    return memory.count == 0 ? 0 : Int(memory.nodes[Int(root)].count)
  }

  /// Makes a version of the tree that the body returns, and returns its number.
  @inlinable
  @discardableResult
  internal mutating func append(
    _ body: (inout _PersistentTreapChange<Element, Update>) -> Int32
  ) -> Int {
    if !isKnownUniquelyReferenced(&memory) { memory = memory.copy() }
    var change = _PersistentTreapChange(memory, random, rules.steps)
    roots.append(body(&change))
    (memory.nodes, memory.count, memory.capacity) = (change.nodes, change.count, change.capacity)
    random = change.random
    return roots.count - 1
  }

  @inlinable
  internal func element(at index: Int, in version: Int) -> Element {
    precondition(0 <= index && index < count(in: version), "no element has this index")
    return read { $0.element(roots[version], Int32(index)) }
  }

  @inlinable
  internal func elements(_ range: some RangeExpression<Int>, in version: Int) -> [Element] {
    let bounds = _rangeBounds(range, in: 0..<count(in: version))
    var elements: [Element] = []
    elements.reserveCapacity(bounds.count)
    if bounds.isEmpty { return [] }
    read {
      $0.forEach(roots[version], Int32(bounds.lowerBound)..<Int32(bounds.upperBound), false, nil) {
        elements.append($0)
      }
    }
    return elements
  }

  @inlinable
  internal func combined(_ range: some RangeExpression<Int>, in version: Int) -> Element {
    let bounds = _rangeBounds(range, in: 0..<count(in: version))
    return read {
      $0.combined(
        roots[version], Int32(bounds.lowerBound)..<Int32(bounds.upperBound), isReversed: false)
    }
  }

  @inlinable
  internal func read<Result>(_ body: (_TreapReader<Element, Update>) -> Result) -> Result {
    withExtendedLifetime(memory) { body(_TreapReader(nodes: memory.nodes, rules: rules)) }
  }

  @inlinable
  internal mutating func set(_ index: Int, to element: Element, in version: Int) -> Int {
    precondition(0 <= index && index < count(in: version), "no element has this index")
    return append { [root = roots[version]] in $0.replaced(root, Int32(index), element) }
  }

  @inlinable
  internal mutating func insert(
    contentsOf elements: some Sequence<Element>, at index: Int, in version: Int
  ) -> Int {
    let count = count(in: version)
    precondition(0 <= index && index <= count, "elements cannot be inserted there")
    let elements = Array(elements)
    precondition(elements.count <= Int(Int32.max) - count, "there are too many elements")
    return append { [root = roots[version]] change in
      let middle = change.tree(of: elements[...])
      let (before, behind) = change.split(root, Int32(index))
      return change.join(before, middle, behind)
    }
  }

  @inlinable
  internal mutating func replaceSubrange(
    _ range: some RangeExpression<Int>, in version: Int, with other: some RangeExpression<Int>,
    of otherVersion: Int
  ) -> Int {
    let count = count(in: version)
    let bounds = _rangeBounds(range, in: 0..<count)
    let otherBounds = _rangeBounds(other, in: 0..<self.count(in: otherVersion))
    precondition(
      count - bounds.count <= Int(Int32.max) - otherBounds.count, "there are too many elements")
    return append { [root = roots[version], other = roots[otherVersion]] change in
      let middle = change.split(other, otherBounds).1
      let (before, _, behind) = change.split(root, bounds)
      return change.join(before, middle, behind)
    }
  }

  @inlinable
  internal mutating func remove(at index: Int, in version: Int) -> Int {
    precondition(0 <= index && index < count(in: version), "no element has this index")
    return removeSubrange(index..<index + 1, in: version)
  }

  @inlinable
  internal mutating func removeSubrange(
    _ range: some RangeExpression<Int>, in version: Int
  ) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count(in: version))
    return append { [root = roots[version]] change in
      let (before, _, behind) = change.split(root, bounds)
      return change.join(before, behind)
    }
  }

  /// Makes a version in which all elements of a range are reversed or updated.
  @inlinable
  internal mutating func change(
    _ range: some RangeExpression<Int>, in version: Int, turns: Bool, by update: Update?
  ) -> Int {
    let bounds = _rangeBounds(range, in: 0..<count(in: version))
    return append { [root = roots[version]] change in
      let (before, middle, behind) = change.split(root, bounds)
      let changed = change.changed(middle, turns: turns, by: update)
      return change.join(before, changed, behind)
    }
  }
}

/// Nodes of which none is ever removed.
@usableFromInline
internal final class _TreapMemory<Node> {
  @usableFromInline internal var nodes: UnsafeMutablePointer<Node>
  @usableFromInline internal var count = 0
  @usableFromInline internal var capacity: Int

  @inlinable
  internal init(capacity: Int) {
    nodes = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable
  internal func copy() -> _TreapMemory {
    let copy = _TreapMemory(capacity: capacity)
    copy.nodes.initialize(from: nodes, count: count)
    copy.count = count
    return copy
  }

  deinit {
    nodes.deinitialize(count: count)
    nodes.deallocate()
  }
}

/// Splits and merges trees whose nodes other versions may have, too.
@frozen @usableFromInline
internal struct _PersistentTreapChange<Element, Update> {
  @usableFromInline internal typealias Node = _TreapNode<Element, Update>

  @usableFromInline internal var nodes: UnsafeMutablePointer<Node>
  @usableFromInline internal var count: Int
  @usableFromInline internal var capacity: Int
  @usableFromInline internal var random: UInt64
  /// The first of the nodes that only the next version has, which may be changed in place.
  @usableFromInline internal let firstOwn: Int
  @usableFromInline internal let steps: _TreapSteps<Element, Update>

  @inlinable
  internal init(
    _ memory: _TreapMemory<Node>, _ random: UInt64, _ steps: _TreapSteps<Element, Update>
  ) {
    (nodes, count, capacity) = (memory.nodes, memory.count, memory.capacity)
    (firstOwn, self.random, self.steps) = (memory.count, random, steps)
  }

  @inlinable
  @discardableResult
  internal mutating func append(_ node: Node) -> Int32 {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
    return Int32(truncatingIfNeeded: count - 1)
  }

  @inlinable @inline(never)
  internal mutating func grow() {
    precondition(count < Int32.max, "there are too many nodes")
    capacity = Swift.min(2 * capacity, Int(Int32.max))
    let new = UnsafeMutablePointer<Node>.allocate(capacity: capacity)
    new.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = new
  }

  /// Builds a tree of elements, and returns its root.
  @inlinable
  internal mutating func tree(of elements: ArraySlice<Element>) -> Int32 {
    if elements.isEmpty { return 0 }
    let middle = elements.startIndex + elements.count / 2
    if count == 0 { append(Node(elements[middle], count: 0)) }
    let left = tree(of: elements[..<middle])
    let right = tree(of: elements[(middle + 1)...])
    let node = append(Node(elements[middle], count: 1))
    return rebuilt(node, left, right)
  }

  /// Returns a node in place of another one that may be changed: that one if no version has it yet, or a copy.
  @inlinable
  internal mutating func owned(_ node: Int32) -> Int32 {
    Int(node) >= firstOwn ? node : append(nodes[Int(node)])
  }

  /// Replaces the children of a node that may be changed.
  ///
  /// As the nodes may move whenever one is added, they have to be there before.
  @inlinable @inline(__always)
  internal func rebuilt(_ node: Int32, _ left: Int32, _ right: Int32) -> Int32 {
    let next = nodes + Int(node)
    (next.pointee.left, next.pointee.right) = (left, right)
    if steps.hasSums {
      steps.sumUp(nodes, next)
    } else {
      next.pointee.count = nodes[Int(left)].count + nodes[Int(right)].count + 1
    }
    return node
  }

  /// Returns a tree whose elements are reversed or updated.
  @inlinable
  internal mutating func changed(_ node: Int32, turns: Bool, by update: Update?) -> Int32 {
    if node == 0 { return node }
    let own = owned(node)
    let next = nodes + Int(own)
    if turns {
      Swift.swap(&next.pointee.left, &next.pointee.right)
      if steps.hasSums { Swift.swap(&next.pointee.sum, &next.pointee.reversedSum) }
      next.pointee.isTurning.toggle()
    }
    if !_neverOccur(Update.self), let update { steps.receive(next, update) }
    return own
  }

  /// Returns a node in place of another one that may be changed, and its children with what is pending there.
  @inlinable
  internal mutating func settled(_ node: Int32) -> (node: Int32, left: Int32, right: Int32) {
    let own = owned(node)
    let next = nodes + Int(own)
    var (left, right) = (next.pointee.left, next.pointee.right)
    let turns = next.pointee.isTurning
    let update = _neverOccur(Update.self) ? nil : next.pointee.update
    if turns || update != nil {
      next.pointee.isTurning = false
      next.pointee.update = nil
      left = changed(left, turns: turns, by: update)
      right = changed(right, turns: turns, by: update)
    }
    return (own, left, right)
  }

  @inlinable
  internal mutating func replaced(_ root: Int32, _ index: Int32, _ element: Element) -> Int32 {
    var (node, left, right) = settled(root)
    let countBefore = nodes[Int(left)].count
    if index == countBefore {
      nodes[Int(node)].element = element
    } else if index < countBefore {
      left = replaced(left, index, element)
    } else {
      right = replaced(right, index - countBefore - 1, element)
    }
    return rebuilt(node, left, right)
  }

  /// Splits a tree in two, the first with the given number of elements.
  @inlinable
  internal mutating func split(_ root: Int32, _ count: Int32) -> (Int32, Int32) {
    if count == 0 { return (0, root) }
    if count == nodes[Int(root)].count { return (root, 0) }
    let (node, left, right) = settled(root)
    let countBefore = nodes[Int(left)].count
    if count <= countBefore {
      let (before, behind) = split(left, count)
      return (before, rebuilt(node, behind, right))
    }
    let (before, behind) = split(right, count - countBefore - 1)
    return (rebuilt(node, left, before), behind)
  }

  /// Splits a tree in three, the second one with the elements of a range.
  @inlinable
  internal mutating func split(_ root: Int32, _ range: Range<Int>) -> (Int32, Int32, Int32) {
    let (rest, behind) = split(root, Int32(range.upperBound))
    let (before, middle) = split(rest, Int32(range.lowerBound))
    return (before, middle, behind)
  }

  /// Merges two trees, the first one's elements before the second one's.
  @inlinable
  internal mutating func join(_ first: Int32, _ second: Int32) -> Int32 {
    if first == 0 { return second }
    if second == 0 { return first }
    let count = UInt64(UInt32(bitPattern: nodes[Int(first)].count))
    let all = count + UInt64(UInt32(bitPattern: nodes[Int(second)].count))
    // Marsaglia's xorshift, 2003; its upper half, scaled to the number of elements.
    random ^= random &<< 13
    random ^= random &>> 7
    random ^= random &<< 17
    if ((random &>> 32) &* all) &>> 32 < count {
      let (node, left, right) = settled(first)
      let joined = join(right, second)
      return rebuilt(node, left, joined)
    }
    let (node, left, right) = settled(second)
    let joined = join(first, left)
    return rebuilt(node, joined, right)
  }

  @inlinable
  internal mutating func join(_ first: Int32, _ second: Int32, _ third: Int32) -> Int32 {
    let rest = join(first, second)
    return join(rest, third)
  }
}

extension _TreapReader {
  /// Calls the body with the elements of a range below a node, read from right to left if they are reversed.
  @inlinable
  internal func forEach(
    _ node: Int32, _ range: Range<Int32>, _ isReversed: Bool, _ update: Update?,
    _ body: (Element) -> Void
  ) {
    let next = nodes + Int(node)
    let (before, behind) =
      isReversed
      ? (next.pointee.right, next.pointee.left) : (next.pointee.left, next.pointee.right)
    let place = nodes[Int(before)].count
    let areReversed = isReversed != next.pointee.isTurning
    let updateBelow = rules.both(next.pointee.update, update)
    if range.lowerBound < place {
      let part = range.lowerBound..<Swift.min(range.upperBound, place)
      forEach(before, part, areReversed, updateBelow, body)
    }
    if range.contains(place) { body(rules.updated(next.pointee.element, 1, by: update)) }
    if range.upperBound > place + 1 {
      let start = Swift.max(range.lowerBound - place - 1, 0)
      forEach(behind, start..<range.upperBound - place - 1, areReversed, updateBelow, body)
    }
  }
}
