// The operations of implicit treaps.

/// How elements are combined, and how updates apply to them and compose.
@frozen @usableFromInline
internal struct _TreapRules<Element, Update> {
  @usableFromInline internal let combine: (Element, Element) -> Element
  @usableFromInline internal let apply: (Update, Element, Int) -> Element
  @usableFromInline internal let compose: (Update, Update) -> Update
  @usableFromInline internal let steps: _TreapSteps<Element, Update>

  @inlinable @inline(__always)
  internal init(
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    (self.combine, self.apply, self.compose) = (combine, apply, compose)
    steps = _TreapSteps(combine, apply, compose)
  }

  /// Makes sure that a row can say what its elements come to.
  @inlinable
  internal func requireSums() {
    precondition(steps.hasSums, "a row without identity: and combine: has no aggregates")
  }

  /// The composition of an older update, if there is one, followed by a newer one.
  @inlinable
  internal func both(_ older: Update?, _ newer: Update?) -> Update? {
    if _neverOccur(Update.self) { return nil }
    guard let older else { return newer }
    guard let newer else { return older }
    return compose(older, newer)
  }

  /// The aggregate of a number of elements after an update.
  @inlinable
  internal func updated(_ sum: Element, _ count: Int32, by update: Update?) -> Element {
    guard !_neverOccur(Update.self), let update else { return sum }
    return apply(update, sum, Int(count))
  }
}

extension _TreapRules where Update == _NoUpdate {
  @inlinable @inline(__always)
  internal init(combine: @escaping (Element, Element) -> Element) {
    self.init(combine: combine, apply: { _, sum, _ in sum }, compose: { _, same in same })
  }

  /// The rules without aggregates.
  @inlinable
  internal init() {
    (combine, apply, compose) = ({ first, _ in first }, { _, sum, _ in sum }, { _, same in same })
    steps = _TreapSteps()
  }
}

/// What is done with single nodes that change.
///
/// As the steps are made where the compiler sees the operations, they call no other function.
@frozen @usableFromInline
internal struct _TreapSteps<Element, Update> {
  @usableFromInline internal typealias Node = UnsafeMutablePointer<_TreapNode<Element, Update>>

  /// Whether aggregates are of use.
  @usableFromInline internal let hasSums: Bool
  /// Recomputes the count and the aggregates of a node from its children.
  @usableFromInline internal let sumUp: (_ nodes: Node, _ next: Node) -> Void
  /// Updates the node of all elements of a tree.
  @usableFromInline internal let receive: (_ next: Node, Update) -> Void

  @inlinable @inline(__always)
  internal init(
    _ combine: @escaping (Element, Element) -> Element,
    _ apply: @escaping (Update, Element, Int) -> Element,
    _ compose: @escaping (Update, Update) -> Update
  ) {
    hasSums = true
    sumUp = { nodes, next in
      let (left, right) = (nodes + Int(next.pointee.left), nodes + Int(next.pointee.right))
      next.pointee.count = left.pointee.count + right.pointee.count + 1
      let element = next.pointee.element
      next.pointee.sum = combine(combine(left.pointee.sum, element), right.pointee.sum)
      next.pointee.reversedSum = combine(
        combine(right.pointee.reversedSum, element), left.pointee.reversedSum)
    }
    receive = { next, update in
      let count = Int(next.pointee.count)
      next.pointee.element = apply(update, next.pointee.element, 1)
      next.pointee.sum = apply(update, next.pointee.sum, count)
      next.pointee.reversedSum = apply(update, next.pointee.reversedSum, count)
      next.pointee.update = next.pointee.update.map { compose($0, update) } ?? update
    }
  }

  /// The steps without aggregates and updates.
  @inlinable
  internal init() {
    hasSums = false
    sumUp = { _, _ in }
    receive = { _, _ in }
  }
}
