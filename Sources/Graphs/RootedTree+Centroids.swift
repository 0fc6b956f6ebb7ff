// Centroid decomposition: a centroid of the tree, then one of each part that is left without it, and so on. Jordan,
// "Sur les assemblages de lignes", 1869, for the centroid.

extension RootedTree {
  /// A part of a centroid decomposition: a centroid and the branches around it.
  ///
  /// The vertices are branch by branch, the centroid first, and in each branch in preorder: each is after its parent,
  /// its neighbor on the path to the centroid. Distances are at the same indices.
  public struct CentroidPart: Sendable, Hashable {
    /// The vertices: first the centroid, then those of each branch.
    public internal(set) var vertices: [Int] = []

    /// The number of edges between the centroid and each vertex.
    public internal(set) var steps: [Int] = []

    /// The length of the path from the centroid to each vertex, or the number of edges if they have no lengths.
    public internal(set) var lengths: [Int] = []

    /// The indices of the vertices of each branch, one for each neighbor of the centroid: ranges one after the other.
    public internal(set) var branches: [Range<Int>] = []

    /// The parent centroid, whose removal left this part, or `nil` if it is the whole tree.
    public internal(set) var above: Int?

    /// The centroid: without it no branch has more than half of the vertices.
    public var centroid: Int { vertices[0] }

    /// Returns the parent of each vertex in the part with the centroid as its root, `nil` for the centroid.
    ///
    /// They are indices, like those of the branches, and come before their children: so anything that is not a length
    /// follows along the paths, too. Here it is the greatest number on the path from the centroid to each vertex:
    ///
    ///     let numbers = [7, 1, 4, 9, 3]
    ///     let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)])
    ///     var greatest: [[Int]] = []
    ///     line.forEachCentroid { part in
    ///       var maxima = part.vertices.map { numbers[$0] }
    ///       for (index, parent) in part.parents().enumerated().dropFirst() {
    ///         maxima[index] = max(maxima[index], maxima[parent!])
    ///       }
    ///       greatest.append(maxima)
    ///     }
    ///     greatest[0]  // [4, 9, 9, 4, 7]: of the vertices 2, 3, 4, 1 and 0
    ///
    /// - Complexity: O(*k*) for *k* vertices of the part.
    public func parents() -> [Int?] {
      var parents: [Int?] = [nil]
      parents.reserveCapacity(vertices.count)
      // The last vertex at each distance from the centroid.
      var last = [0]
      for (index, distance) in steps.enumerated().dropFirst() {
        parents.append(last[distance - 1])
        if distance == last.count { last.append(index) } else { last[distance] = index }
      }
      return parents
    }
  }

  /// Calls the given closure with each part of the centroid decomposition of the tree.
  ///
  /// A centroid is a vertex whose removal leaves no part of the tree with more than half of its vertices. It is
  /// removed, then the centroids of the parts that are left, and so on, so that each vertex is in at most log₂ *n* + 1
  /// parts.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)])
  ///     var parts: [RootedTree.CentroidPart] = []
  ///     line.forEachCentroid { parts.append($0) }
  ///     parts.map(\.centroid)  // [2, 3, 4, 0, 1]
  ///     parts[0].vertices  // [2, 3, 4, 1, 0]
  ///     parts[0].steps  // [0, 1, 2, 1, 2]
  ///     parts[0].branches  // [1..<3, 3..<5]
  ///
  /// For each path there is exactly one part that contains it and whose centroid is on it: there it begins at the
  /// centroid, or in one branch and ends in another. So a query about all paths becomes one about pairs of branches.
  /// Here it is the minimum number of edges of a path whose length is 6:
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
  /// - Parameter body: A closure that is called with each part after its parent; in all, once for each vertex.
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

  /// Returns the parent of each vertex in the centroid tree, or `nil` for its root.
  ///
  /// These are the ``CentroidPart/above`` of ``forEachCentroid(_:)``: no vertex has more than log₂ *n* ancestors in the
  /// centroid tree.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)])
  ///     line.centroidParents()  // [2, 0, nil, 2, 3]
  ///
  /// One vertex of a path is an ancestor of all others in the centroid tree: the lowest common ancestor of both ends
  /// there. So a query about a vertex and all others, such as the nearest one that is marked, is answered by what is
  /// kept at its ancestors:
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
  /// - Returns: The parents, as many as there are vertices.
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
