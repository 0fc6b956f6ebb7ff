// Colors for few vertices: those come first that have the fewest colors left. Brélaz, "New methods to color the vertices of
// a graph", 1979.

extension WeightedGraph {
  /// Returns a color for each vertex, such that joined ones have different colors and as few colors as possible are used; so
  /// many is the chromatic number.
  ///
  ///     let circle = WeightedGraph(vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
  ///     circle.minimumColoring().count  // 3
  ///     circle.minimumColoring().colors  // [0, 1, 0, 1, 2]
  ///
  /// With two colors it is a ``bipartition()``, of any number of vertices. Weights do not matter.
  ///
  /// - Returns: How many colors there are, and the color of each vertex, in 0 ..< `count`.
  /// - Precondition: There are at most 64 vertices, and no loops.
  /// - Complexity: Exponential in the number of vertices at worst. Of 20 vertices it takes microseconds as a rule, and
  ///   seldom milliseconds; of 64 it depends on the graph.
  public func minimumColoring() -> (count: Int, colors: [Int]) {
    precondition(
      edges.allSatisfy { $0.first != $0.second }, "a vertex that is joined with itself has no color"
    )
    var search = _ColoringSearch(neighbors: _neighborBits())
    // The vertices of a clique all have different colors: there cannot be fewer.
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
  /// The vertices of each color that have one so far.
  private var classes: [UInt64] = []
  /// The vertices of each color, in the best coloring that has been found.
  internal private(set) var best: [UInt64]
  private var fewest = 0

  internal init(neighbors: [UInt64]) {
    self.neighbors = neighbors
    best = neighbors.indices.map { 1 << UInt64($0) }
  }

  /// Looks for the best coloring in which the given vertices, all of which are joined, have the first colors.
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
      // As few as are needed for the clique, or for what has colors already.
      if best.count <= Swift.max(fewest, classes.count) { return }
    }
    classes.append(bit)
    colorRest(rest & ~bit)
    classes.removeLast()
  }

  /// Returns the vertex whose neighbors have the most colors, of several the one with the most neighbors without a color,
  /// and the colors that it cannot have.
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
