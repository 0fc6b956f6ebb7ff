// Updates that depend on what the elements are, and go further down only where they must: Ji, "Segment tree beats", 2016.

extension LazySegmentTree {
  /// Updates each element of a range by what depends on the elements.
  ///
  /// It is enough to say which update does the same to all of some neighbors, given what they come to together, or that
  /// there is none: then either half of them is asked about. Here each number becomes its square root, rounded down,
  /// and those that become less by as much as their neighbors are one update:
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
  /// Limits of whole ranges are such updates, too; a ``ClampingSegmentTree`` has them ready.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - choose: What to do to each of some elements, given what they come to together and how many they are; `nil` if it
  ///     is not the same for all. A single element always has an update.
  /// - Complexity: O(log *n* + *k*) for *n* elements, where *k* is how often there is no update for all.
  @inlinable
  public mutating func update(
    _ range: some RangeExpression<Int>, choosing choose: (Element, Int) -> Update?
  ) {
    let bounds = _rangeBounds(range, in: 0..<count)
    if bounds.isEmpty { return }
    _change(bounds) { nodes, leaves in
      var (next, end, size) = (leaves.lowerBound, leaves.upperBound, 1)
      while next < end {
        if next & 1 == 1 {
          nodes.receive(at: next, size, choose)
          next &+= 1
        }
        if end & 1 == 1 {
          end &-= 1
          nodes.receive(at: end, size, choose)
        }
        next &>>= 1
        end &>>= 1
        size &<<= 1
      }
    }
  }
}

// MARK: - Core

extension _LazyNodes {
  /// Does to the elements below a node, of which there are `size`, what is chosen for all of them or for either half.
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
