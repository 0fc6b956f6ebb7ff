// Updates that depend on the elements, and descend only where they must: Ji, "Segment tree beats", 2016.

extension LazySegmentTree {
  /// Updates each element of a range by an update that depends on the elements.
  ///
  /// The closure receives the aggregate of a node and returns the one update that has the right effect on all of its
  /// elements, or `nil` if there is none: then it is called for both children. Here each number is replaced by its
  /// square root, rounded down; adjacent elements that decrease by the same amount share one update:
  ///
  ///     struct Part { var least, greatest, sum: Int }
  ///     var numbers = LazySegmentTree<Part, Int>(
  ///       [10, 11, 5, 100].map { Part(least: $0, greatest: $0, sum: $0) },
  ///       identity: Part(least: .max, greatest: .min, sum: 0),
  ///       combine: {
  ///         Part(
  ///           least: min($0.least, $1.least), greatest: max($0.greatest, $1.greatest),
  ///           sum: $0.sum + $1.sum)
  ///       },
  ///       apply: { change, part, count in
  ///         Part(
  ///           least: part.least + change, greatest: part.greatest + change,
  ///           sum: part.sum + change * count)
  ///       }, compose: +)
  ///     numbers.update(0...) { part, _ in
  ///       let change = Int(Double(part.least).squareRoot()) - part.least
  ///       return Int(Double(part.greatest).squareRoot()) - part.greatest == change ? change : nil
  ///     }
  ///     numbers.combined(0...).sum  // 18: 3 + 3 + 2 + 10
  ///
  /// Limits of whole ranges (chmin, chmax) are such updates, too; for these there is ``ClampingSegmentTree``.
  ///
  /// An update has to be right for the aggregate of any part of the elements that it was chosen for, as ``combined(_:)``
  /// may combine some of them first. In a kinetic segment tree, where an update is chosen by how far the largest of moving
  /// values stays the largest, it is not: two of the parts may have another largest value that changes sooner. There read
  /// the aggregates of whole nodes by an update that changes nothing:
  ///
  ///     var heights = LazySegmentTree<Int, Int>(
  ///       [3, 1, 4], identity: .min, combine: max, apply: { change, height, _ in height + change }, compose: +)
  ///     var highest = Int.min
  ///     heights.update(0..<2) { part, _ in
  ///       highest = max(highest, part)
  ///       return 0
  ///     }
  ///     highest  // 3
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - choose: Returns the update for some elements, given their aggregate and their number; `nil` if it is not the
  ///     same for all. A single element must always have an update.
  /// - Complexity: O(log *n* + *k*) for *n* elements and *k* calls that return `nil`.
  @inlinable
  public mutating func update(
    _ range: some RangeExpression<Int>, choosing choose: (Element, Int) -> Update?
  ) {
    let bounds = _rangeBounds(range, in: 0..<count)
    if bounds.isEmpty { return }
    let (combine, apply, compose) = (_combine, _apply, _compose)
    _change(bounds) { nodes, updates, leaves in
      let nodes = _LazyNodes(nodes, updates, combine, apply, compose)
      nodes.forEachPart(of: leaves) { node, size in nodes.receive(at: node, size, choose) }
    }
  }
}

// MARK: - Core

extension _LazyNodes {
  /// Updates the `size` elements below a node by what is chosen for all of them or for either half.
  @inlinable
  internal func receive(at node: Int, _ size: Int, _ choose: (Element, Int) -> Update?) {
    if let update = choose(all[node], size) {
      receive(update, at: node, size)
      return
    }
    precondition(size > 1, "no update was chosen for a single element")
    passDown(from: node, size / 2)
    receive(at: 2 &* node, size / 2, choose)
    receive(at: 2 &* node &+ 1, size / 2, choose)
    all[node] = combine(all[2 &* node], all[2 &* node &+ 1])
  }
}
