// Scheduling under precedence constraints that form a tree: Horn, "Single-machine job sequencing with treelike precedence
// ordering and linear delay penalties", 1972.

extension RootedTree {
  /// Returns an order of all vertices, parents before their children, with the least sum of weighted completion times
  /// (1 | outtree | Σ *wⱼCⱼ*).
  ///
  ///     // Jobs that take 3, 1 and 2 hours; jobs 1 and 2 need what job 0 makes.
  ///     let jobs = RootedTree(parents: [0, 0])
  ///     let (hours, weights) = ([3, 1, 2], [1, 1, 5])
  ///     jobs.schedule(times: hours, weights: weights)  // [0, 2, 1]
  ///
  /// Each vertex is a job that takes a time, one after the other, and costs its weight times the time at which it is
  /// completed:
  ///
  ///     let jobs = RootedTree(parents: [0, 0])
  ///     let (hours, weights) = ([3, 1, 2], [1, 1, 5])
  ///     var (clock, cost) = (0, 0)
  ///     for job in jobs.schedule(times: hours, weights: weights) {
  ///       clock += hours[job]
  ///       cost += weights[job] * clock
  ///     }
  ///     cost  // 34: 1 · 3 + 5 · 5 + 1 · 6
  ///
  /// The inversions of a sequence of zeros and ones are such a cost: a one takes time 1 and weighs 0, a zero takes none
  /// and weighs 1.
  ///
  /// - Parameters:
  ///   - times: How long each vertex takes, not negative.
  ///   - weights: The weight of each vertex, not negative.
  /// - Returns: One of the cheapest orders.
  /// - Precondition: The sum of all times fits `Int`, and so does that of all weights.
  /// - Complexity: O(*n* log *n*) for *n* vertices.
  public func schedule(times: [Int], weights: [Int]) -> [Int] {
    precondition(
      times.count == vertexCount && weights.count == vertexCount,
      "each vertex needs a time and a weight")
    var blocks = _ScheduleBlocks(order.map { (times[$0], weights[$0]) })
    blocks.join { parentPlace(of: $0) }
    return blocks.inOrder().map { order[$0] }
  }
}
