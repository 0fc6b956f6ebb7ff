// Centroid decomposition: a vertex in the middle of the tree, then one in the middle of each part that is left without
// it, and so on. Jordan, "Sur les assemblages de lignes", 1869, for the vertex in the middle.

extension RootedTree {
  /// What is left of a tree around one of its centroids: the part that it takes apart.
  ///
  /// The vertices are branch by branch, the centroid in front. Distances are at the same indices.
  public struct CentroidPart: Sendable, Hashable {
    /// The vertices: first the centroid, then those of each branch.
    public internal(set) var vertices: [Int] = []

    /// How many edges are between the centroid and each vertex.
    public internal(set) var steps: [Int] = []

    /// The length of the path from the centroid to each vertex: that of its edges, or their number if they have none.
    public internal(set) var lengths: [Int] = []

    /// The indices of the vertices behind each neighbor of the centroid: all but 0, as ranges one after the other.
    public internal(set) var branches: [Range<Int>] = []

    /// The centroid that left this part, or `nil` if it is the whole tree.
    public internal(set) var above: Int?

    /// The vertex without which no branch has more than half of the vertices.
    public var centroid: Int { vertices[0] }
  }

  /// Calls the body with each centroid and the part of the tree that it takes apart (centroid decomposition).
  ///
  /// A centroid is a vertex without which no part of the tree has more than half of its vertices. It is taken out, then
  /// the centroids of the parts that are left, and so on, so that each vertex is in at most log₂ *n* + 1 parts.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)])
  ///     var parts: [RootedTree.CentroidPart] = []
  ///     line.forEachCentroid { parts.append($0) }
  ///     parts.map(\.centroid)  // [2, 3, 4, 0, 1]
  ///     parts[0].vertices  // [2, 3, 4, 0, 1]
  ///     parts[0].steps  // [0, 1, 2, 2, 1]
  ///     parts[0].branches  // [1..<3, 3..<5]
  ///
  /// Each path leads by the centroid of just one part that has both of its ends: there it begins at the centroid, or in
  /// one branch and ends in another. So what is asked of all paths is asked of pairs of branches. Here it is the least
  /// number of edges of a path whose length is 6:
  ///
  ///     let roads = RootedTree(edges: [(0, 1, 2), (1, 2, 2), (2, 3, 2), (2, 4, 4)])
  ///     var fewest = Int.max
  ///     roads.forEachCentroid { part in
  ///       var steps = [0: 0]  // To what is that far from the centroid.
  ///       for branch in part.branches {
  ///         for index in branch {
  ///           let others = steps[6 - part.lengths[index]] ?? .max / 2
  ///           fewest = min(fewest, part.steps[index] + others)
  ///         }
  ///         for index in branch {
  ///           let length = part.lengths[index]
  ///           steps[length] = min(steps[length] ?? .max, part.steps[index])
  ///         }
  ///       }
  ///     }
  ///     fewest  // 2
  ///
  /// - Parameter body: Called with each part after the one it was left by; in all, once for each vertex.
  /// - Precondition: The lengths of all paths fit `Int`.
  /// - Complexity: O(*n* log *n*) for *n* vertices.
  public func forEachCentroid(_ body: (CentroidPart) throws -> Void) rethrows {
    var walk = CentroidWalk(self, lengths: _lengths)
    var part = CentroidPart()
    for start in 0..<vertexCount {
      walk.takePart(at: start, &part)
      try body(part)
    }
  }

  /// Returns for each vertex the one that is above it in the tree of centroids, or `nil` for the first centroid.
  ///
  /// These are the ``CentroidPart/above`` of ``forEachCentroid(_:)``: above no vertex there are more than log₂ *n*
  /// others.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)])
  ///     line.centroidParents()  // [2, 0, nil, 2, 3]
  ///
  /// Of the vertices on a path one is above all others, and it is the lowest one that is above both ends. So what is
  /// asked of a vertex about all others, the nearest that is marked for instance, follows from what is kept at those
  /// above it:
  ///
  ///     let row = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)])
  ///     let above = row.centroidParents()
  ///     var nearest = [Int?](repeating: nil, count: 5)
  ///     for start in [0, 4] {
  ///       // Marks two vertices.
  ///       var centroid: Int? = start
  ///       while let vertex = centroid {
  ///         nearest[vertex] = min(nearest[vertex] ?? .max, row.distance(from: start, to: vertex))
  ///         centroid = above[vertex]
  ///       }
  ///     }
  ///     let ways = sequence(first: 3) { above[$0] }.compactMap { centroid in
  ///       nearest[centroid].map { $0 + row.distance(from: 3, to: centroid) }
  ///     }
  ///     ways.min()  // 1
  ///
  /// - Returns: As many as there are vertices.
  /// - Complexity: O(*n* log *n*) for *n* vertices.
  public func centroidParents() -> [Int?] {
    var parents = [Int?](repeating: nil, count: vertexCount)
    var walk = CentroidWalk(self, lengths: [])
    var part = CentroidPart()
    for start in 0..<vertexCount {
      walk.takePart(at: start, &part)
      parents[part.centroid] = part.above
    }
    return parents
  }
}
