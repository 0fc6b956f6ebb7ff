// Global minimum cut: Stoer and Wagner, "A simple min-cut algorithm", 1997.

extension WeightedGraph {
  /// Returns the weight of a global minimum cut and the vertices on one side of it (Stoer–Wagner algorithm).
  ///
  ///     let cables = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1, 3), (1, 2, 1), (2, 3, 4), (3, 0, 1), (0, 2, 1)])
  ///     let cut = cables.globalMinimumCut()
  ///     cut.weight  // 3
  ///     cut.side  // [2, 3]
  ///
  /// The weight is 0 if the graph is not connected. For a minimum cut between two given vertices use
  /// ``WeightedDigraph/maximumFlow(from:to:)`` of `directedBothWays()`. Self-loops are ignored.
  ///
  /// - Returns: The sum of the weights of the edges between the two sides, and the vertices of one side in ascending
  ///   order; if there are several minimum cuts, any of them.
  /// - Precondition: There are at least two vertices, no weight is negative, and the sum of the weights fits `Int`.
  /// - Complexity: O(*V*³ + *E*) time and O(*V*²) space, where *V* is the number of vertices and *E* the number of edges.
  public func globalMinimumCut() -> (weight: Int, side: [Int]) {
    precondition(vertexCount >= 2, "a cut needs two vertices")
    precondition(edges.allSatisfy { $0.weight >= 0 }, "a weight must not be negative")
    let sum = edges.lazy.map(\.weight)._sumOfWeights()
    // Half as wide, twice as many fit a vector.
    let cut = sum <= Int32.max ? phases(as: Int32.self) : phases(as: Int.self)
    var isOnSide = [Bool](repeating: false, count: vertexCount)
    isOnSide[cut.vertex] = true
    // Whatever has been contracted into a vertex is on its side, the last first.
    for (kept, gone) in cut.united.reversed() where isOnSide[kept] { isOnSide[gone] = true }
    return (cut.weight, isOnSide.indices.filter { isOnSide[$0] })
  }

  // MARK: - Core

  /// Contracts two vertices after the other until there is one, and returns the minimum weight of a cut around a single
  /// vertex; the contractions before it, and the vertex.
  @inline(__always)
  private func phases<Weight: FixedWidthInteger>(
    as type: Weight.Type
  ) -> (weight: Int, united: ArraySlice<(kept: Int, gone: Int)>, vertex: Int) {
    var rest = _UnitedVertices<Weight>(self)
    var united: [(kept: Int, gone: Int)] = []
    var best = (weight: Int.max, count: 0, vertex: 0)
    while rest.count > 1 {
      let (before, last, weight) = rest.lastInOrder()
      // No cut between the last two in the order is lighter than the one around the last: they can be contracted.
      if Int(weight) < best.weight { best = (Int(weight), united.count, rest.vertices[last]) }
      united.append((rest.vertices[before], rest.vertices[last]))
      rest.unite(before, last)
    }
    return (best.weight, united[..<best.count], best.vertex)
  }
}

/// Contracted vertices, each in a place, and the weights of the edges between them.
internal struct _UnitedVertices<Weight: FixedWidthInteger> {
  /// A representative of the vertices in each place.
  internal private(set) var vertices: [Int]
  private let width: Int
  /// The weights between all places, row by row, each `width` long; those between a place and itself are meaningless.
  private var weights: [Weight]
  /// The total weight of the edges between each place and those before it in the order.
  private var ties: [Weight]

  internal var count: Int { vertices.count }

  internal init(_ graph: WeightedGraph) {
    width = graph.vertexCount
    vertices = Array(0..<width)
    weights = [Weight](repeating: 0, count: width * width)
    ties = [Weight](repeating: 0, count: width)
    for edge in graph.edges where edge.first != edge.second {
      weights[edge.first * width + edge.second] += Weight(truncatingIfNeeded: edge.weight)
      weights[edge.second * width + edge.first] += Weight(truncatingIfNeeded: edge.weight)
    }
  }

  /// Finds a maximum adjacency order, in which each place is the one with the heaviest edges to those before it, and
  /// returns the last two places, and how heavy the edges of the last one are.
  @inline(__always)
  internal mutating func lastInOrder() -> (before: Int, last: Int, weight: Weight) {
    let (count, width) = (vertices.count, width)
    return weights.withUnsafeBufferPointer { weights in
      ties.withUnsafeMutableBufferPointer { ties in
        for place in 0..<count { ties[place] = 0 }
        var (before, last, weight) = (0, 0, Weight.zero)
        for _ in 1..<count {
          // Invariant: places that are in the order already have a negative tie, as the sum of all weights fits.
          ties[last] = Weight.min
          let row = weights.baseAddress! + last * width
          var (start, heaviest, block) = (0, Weight(-1), 0)
          while start < count {
            let end = Swift.min(start + 32, count)
            // Without a branch and in vectors.
            var most = Weight(-1)
            for place in start..<end {
              let tie = ties[place] &+ row[place]
              ties[place] = tie
              most = Swift.max(most, tie)
            }
            if most > heaviest { (heaviest, block) = (most, start) }
            start = end
          }
          while ties[block] != heaviest { block += 1 }
          (before, last, weight) = (last, block, heaviest)
        }
        return (before, last, weight)
      }
    }
  }

  /// Contracts two places to the first one, and moves the last place to that of the second.
  internal mutating func unite(_ kept: Int, _ gone: Int) {
    let end = vertices.count - 1
    for place in vertices.indices {
      weights[kept * width + place] += weights[gone * width + place]
      weights[place * width + kept] = weights[kept * width + place]
    }
    for place in vertices.indices { weights[gone * width + place] = weights[end * width + place] }
    for place in vertices.indices { weights[place * width + gone] = weights[place * width + end] }
    vertices[gone] = vertices[end]
    vertices.removeLast()
  }
}
