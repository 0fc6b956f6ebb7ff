// Minimum vertex coloring by branching, vertices with the fewest colors left first (DSATUR). Brélaz, "New methods to
// color the vertices of a graph", 1979.

extension WeightedGraph {
  /// Returns a proper vertex coloring with the minimum number of colors (chromatic number).
  ///
  ///     let circle = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
  ///     circle.minimumColoring().count  // 3
  ///     circle.minimumColoring().colors  // [0, 1, 0, 1, 2]
  ///
  /// Adjacent vertices have distinct colors. For two colors use ``bipartition()``, for any number of vertices. Weights
  /// are ignored.
  ///
  /// - Returns: The number of colors, and the color of each vertex, in 0 ..< `count`.
  /// - Precondition: There are at most 64 vertices, and no self-loops.
  /// - Complexity: Exponential in the number of vertices at worst. For 20 vertices it usually takes microseconds, and
  ///   seldom milliseconds; for 64 it depends on the graph.
  public func minimumColoring() -> (count: Int, colors: [Int]) {
    precondition(
      edges.allSatisfy { $0.first != $0.second }, "a vertex that is joined with itself has no color"
    )
    var search = _ColoringSearch(neighbors: _neighborBits())
    // The vertices of a clique all have distinct colors: there cannot be fewer.
    search.run(from: maximumClique())
    var colors = [Int](repeating: 0, count: vertexCount)
    for (color, vertices) in search.best.enumerated() {
      for vertex in vertices._elements { colors[vertex] = color }
    }
    return (search.best.count, colors)
  }
}

// MARK: - Core

internal struct _ColoringSearch {
  private let neighbors: [UInt64]
  /// The color classes of the vertices that have a color so far.
  private var classes: [UInt64] = []
  /// The color classes of the best coloring that has been found.
  internal private(set) var best: [UInt64]
  private var fewest = 0

  internal init(neighbors: [UInt64]) {
    self.neighbors = neighbors
    best = neighbors.indices.map { 1 << UInt64($0) }
  }

  /// Looks for the best coloring in which the vertices of a clique have the first colors.
  internal mutating func run(from clique: [Int]) {
    classes = clique.map { 1 << UInt64($0) }
    fewest = clique.count
    colorRest(neighbors.indices._bits & ~clique._bits)
  }

  private mutating func colorRest(_ rest: UInt64) {
    if classes.count >= best.count { return }
    if rest == 0 {
      best = classes
      return
    }
    let (vertex, taken) = vertexToColor(rest)
    let bit: UInt64 = 1 << UInt64(vertex)
    for color in classes.indices where taken >> UInt64(color) & 1 == 0 {
      classes[color] |= bit
      colorRest(rest & ~bit)
      classes[color] &= ~bit
      // As few as the clique needs, or as the colored vertices have.
      if best.count <= Swift.max(fewest, classes.count) { return }
    }
    classes.append(bit)
    colorRest(rest & ~bit)
    classes.removeLast()
  }

  /// Returns the vertex with the highest saturation, of several the one with the most uncolored neighbors, and the
  /// colors that it cannot have.
  private func vertexToColor(_ rest: UInt64) -> (vertex: Int, taken: UInt64) {
    var (left, best, bestTaken, most) = (rest, 0, 0 as UInt64, -1)
    while left != 0 {
      let vertex = left.trailingZeroBitCount
      left &= left - 1
      var taken: UInt64 = 0
      for (color, vertices) in classes.enumerated() where vertices & neighbors[vertex] != 0 {
        taken |= 1 << UInt64(color)
      }
      let rank = 64 * taken.nonzeroBitCount + (neighbors[vertex] & rest).nonzeroBitCount
      if rank > most { (best, bestTaken, most) = (vertex, taken, rank) }
    }
    return (best, bestTaken)
  }
}
