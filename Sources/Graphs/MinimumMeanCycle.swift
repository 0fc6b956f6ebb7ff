// A cycle of minimum mean weight: the lightest walks of each number of edges. Karp, "A characterization of the minimum
// cycle mean in a digraph", 1978.

extension WeightedDigraph {
  /// Returns a cycle whose mean weight, the total weight divided by the number of edges, is minimum, or `nil` if the graph
  /// is acyclic.
  ///
  ///     let jobs = WeightedDigraph(
  ///       vertexCount: 3, edges: [(0, 1, 4), (1, 0, 3), (1, 2, -2), (2, 0, 8), (2, 2, 5)])
  ///     let cycle = jobs.minimumMeanCycle()!
  ///     cycle.vertices.sorted()  // [0, 1, 2]
  ///     let weight = cycle.edges.map { jobs.edges[$0].weight }.reduce(0, +)
  ///     Double(weight) / Double(cycle.edges.count)  // 3.3333333333333335
  ///
  /// It is exact: the mean weight is a fraction of two integers. Weights may be negative; with all weights negated it is a
  /// cycle of maximum mean weight.
  ///
  /// - Returns: The vertices in the order of the edges, all distinct, and the indices of the edges, as of ``cycle()``.
  /// - Precondition: Twice the number of vertices times the largest absolute value of a weight fits `Int`.
  /// - Complexity: O(*V*(*V* + *E*)) time and O(*E* + *V*√*V*) space, where *V* is the number of vertices and *E* the
  ///   number of edges.
  public func minimumMeanCycle() -> (vertices: [Int], edges: [Int])? {
    let components = stronglyConnectedComponentIndices()
    let inside = edges.indices.filter {
      components[edges[$0].source] == components[edges[$0].target]
    }
    guard !inside.isEmpty else { return nil }
    let heaviest = inside.reduce(0 as UInt) { Swift.max($0, edges[$1].weight.magnitude) }
    let bound = heaviest.multipliedReportingOverflow(by: 2 * UInt(vertexCount))
    precondition(
      !bound.overflow && bound.partialValue <= Int.max, "the weight of a walk may not fit Int")
    let search = _WalkSearch(
      inside._grouped(into: vertexCount, by: { edges[$0].target }) { (edges[$0], $0) })
    var sizes = [Int](repeating: 0, count: vertexCount)
    for component in components { sizes[component] += 1 }
    return search.minimumMeanCycle(lengthOfWalks: sizes.max()!)
  }
}

// MARK: - Core

/// The lightest walks with each number of edges to each vertex, from anywhere.
///
/// To a vertex no edge leads to there are none; but no edge comes from it either.
internal struct _WalkSearch {
  private let starts: [Int32]
  private let arcs: [(edge: WeightedDigraph.Edge, index: Int)]

  internal init(_ incoming: (starts: [Int32], items: [(WeightedDigraph.Edge, Int)])) {
    (starts, arcs) = (incoming.starts, incoming.items)
  }

  /// Returns the weights of the lightest walks with one edge more, and calls a closure with the last edge of each.
  private func longer(_ weights: [Int], _ lastArc: (_ vertex: Int, _ arc: Int) -> Void) -> [Int] {
    var longer = weights
    for vertex in weights.indices where starts[vertex] < starts[vertex + 1] {
      var (least, best) = (Int.max, 0)
      for place in Int(starts[vertex])..<Int(starts[vertex + 1]) {
        let weight = weights[arcs[place].edge.source] + arcs[place].edge.weight
        if weight < least { (least, best) = (weight, place) }
      }
      longer[vertex] = least
      lastArc(vertex, best)
    }
    return longer
  }

  /// - Parameter length: At least as many edges as any cycle has.
  internal func minimumMeanCycle(lengthOfWalks length: Int) -> (vertices: [Int], edges: [Int]) {
    // Each so many edges the weights are kept.
    let step = (1...length).first { $0 * $0 >= length }!
    var kept: [[Int]] = []
    var weights = [Int](repeating: 0, count: starts.count - 1)
    for count in 0..<length {
      if count % step == 0 { kept.append(weights) }
      weights = longer(weights) { _, _ in }
    }
    let end = endOfWalk(of: length, weights: weights)

    // All cycles on a lightest walk to there have the minimum mean weight: if that is 0, the walk is no heavier than
    // any shorter one, and so no cycle on it weighs more than 0.
    var places = [Int](repeating: -1, count: weights.count)
    var (vertices, walk, vertex) = ([end], [Int](), end)
    places[end] = 0
    while true {
      let count = (length - walk.count - 1) / step * step
      weights = kept[count / step]
      var lastArcs: [[Int32]] = []
      while count + lastArcs.count < length - walk.count {
        var last = [Int32](repeating: 0, count: weights.count)
        weights = longer(weights) { last[$0] = Int32($1) }
        lastArcs.append(last)
      }
      for last in lastArcs.reversed() {
        let (edge, index) = arcs[Int(last[vertex])]
        walk.append(index)
        vertex = edge.source
        guard places[vertex] < 0 else {
          // The way back has been here before: since then it has gone around the cycle against the edges.
          return (
            [vertex] + vertices[(places[vertex] + 1)...].reversed(),
            walk[places[vertex]...].reversed()
          )
        }
        places[vertex] = walk.count
        vertices.append(vertex)
      }
    }
  }

  /// Returns the vertex for which the greatest mean weight of the edges by which a lightest walk is longer than another
  /// one is minimum.
  private func endOfWalk(of length: Int, weights total: [Int]) -> Int {
    var greatest = total.map { (weight: $0, count: length) }
    var weights = [Int](repeating: 0, count: total.count)
    for count in 1..<Swift.max(1, length) {
      weights = longer(weights) { _, _ in }
      for vertex in weights.indices {
        let mean = (weight: total[vertex] - weights[vertex], count: length - count)
        if isLess(greatest[vertex], mean) { greatest[vertex] = mean }
      }
    }
    let ends = total.indices.filter { starts[$0] < starts[$0 + 1] }
    return ends.min { isLess(greatest[$0], greatest[$1]) }!
  }

  private func isLess(
    _ left: (weight: Int, count: Int), _ right: (weight: Int, count: Int)
  ) -> Bool {
    let a = left.weight.multipliedFullWidth(by: right.count)
    let b = right.weight.multipliedFullWidth(by: left.count)
    return (a.high, a.low) < (b.high, b.low)
  }
}
