// Triangle listing: each edge is directed to the end with the higher degree, so that few lead on from there. Chiba and
// Nishizeki, "Arboricity and subgraph listing algorithms", 1985.

extension WeightedGraph {
  /// Calls the given closure with each triangle: three vertices that are all adjacent to each other.
  ///
  ///     let friends = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3), (3, 0)])
  ///     var circles: [[Int]] = []
  ///     friends.forEachTriangle { circles.append([$0, $1, $2]) }
  ///     circles.sorted { $0.lexicographicallyPrecedes($1) }  // [[0, 1, 2], [0, 2, 3]]
  ///
  /// Parallel edges count as one; self-loops and weights are ignored. There may be up to about *E*√*E* / 2 triangles.
  ///
  /// - Parameter body: A closure that is called with the three vertices in ascending order, once for each triangle; the
  ///   triangles come in any order. What it throws is rethrown.
  /// - Complexity: O(*V* + *E*√*E*) time, calls included, and O(*V* + *E*) space, where *V* is the number of vertices and
  ///   *E* the number of edges.
  @inlinable
  public func forEachTriangle(
    _ body: (_ first: Int, _ second: Int, _ third: Int) throws -> Void
  ) rethrows {
    let order = _DegreeOrder(self)
    // The last place that each one is adjacent to.
    var marks = [Int32](repeating: -1, count: vertexCount)
    try marks.withUnsafeMutableBufferPointer { marks in
      try order.neighbors.withUnsafeBufferPointer { neighbors in
        for place in 0..<vertexCount {
          let range = order.range(of: place)
          if range.count < 2 { continue }
          let mark = Int32(truncatingIfNeeded: place)
          for index in range { marks[Int(neighbors[index])] = mark }
          for index in range {
            let second = Int(neighbors[index])
            let (one, other) = (order.vertices[place], order.vertices[second])
            let (low, high) = (Swift.min(one, other), Swift.max(one, other))
            for index in order.range(of: second) where marks[Int(neighbors[index])] == mark {
              let third = order.vertices[Int(neighbors[index])]
              try body(
                Int(Swift.min(low, third)), Int(Swift.max(low, Swift.min(high, third))),
                Int(Swift.max(high, third)))
            }
          }
        }
      }
    }
  }
}

// MARK: - Core

/// The vertices in ascending order of degree, and the later neighbors of each: at most √(2*E*) of them, as each of
/// these has at least the same degree.
@usableFromInline
internal struct _DegreeOrder {
  /// The vertex at each place.
  @usableFromInline internal let vertices: [Int32]
  @usableFromInline internal let starts: [Int32]
  /// The later places that are adjacent to each one, in ascending order.
  @usableFromInline internal let neighbors: [Int32]

  @usableFromInline
  internal init(_ graph: WeightedGraph) {
    var degrees = [Int32](repeating: 0, count: graph.vertexCount)
    for edge in graph.edges {
      degrees[edge.first] += 1
      degrees[edge.second] += 1
    }
    let most = Int(degrees.max() ?? 0)
    vertices =
      degrees.indices._grouped(
        into: most + 1, by: { Int(degrees[$0]) }, { Int32(truncatingIfNeeded: $0) }
      ).items
    var places = [Int32](repeating: 0, count: graph.vertexCount)
    for (place, vertex) in vertices.enumerated() {
      places[Int(vertex)] = Int32(truncatingIfNeeded: place)
    }
    let pairs = graph.edges.map { edge -> (earlier: Int32, later: Int32) in
      let (first, second) = (places[edge.first], places[edge.second])
      return (Swift.min(first, second), Swift.max(first, second))
    }
    // By the later ones, and then by the earlier ones: so the later ones are in order for each of these.
    let (starts, later) = pairs._grouped(into: graph.vertexCount, by: { Int($0.later) }, { $0 })
      .items._grouped(into: graph.vertexCount, by: { Int($0.earlier) }, { $0.later })
    var distinctStarts: [Int32] = [0]
    var distinct: [Int32] = []
    distinctStarts.reserveCapacity(graph.vertexCount + 1)
    distinct.reserveCapacity(later.count)
    for place in 0..<graph.vertexCount {
      // What is not after the place is itself.
      var last = Int32(truncatingIfNeeded: place)
      for index in Int(starts[place])..<Int(starts[place + 1]) where later[index] != last {
        last = later[index]
        distinct.append(last)
      }
      distinctStarts.append(Int32(truncatingIfNeeded: distinct.count))
    }
    (self.starts, neighbors) = (distinctStarts, distinct)
  }

  @inlinable
  internal func range(of place: Int) -> Range<Int> {
    Int(starts[place])..<Int(starts[place + 1])
  }
}
