// Centroid decomposition: a vertex in the middle of the tree, then one in the middle of each part that is left without
// it, and so on. Jordan, "Sur les assemblages de lignes", 1869, for the vertex in the middle.

extension RootedTree {
  /// Returns for each vertex the one that is above it in the tree of centroids, or `nil` for the first centroid
  /// (centroid decomposition).
  ///
  /// A centroid is a vertex without which no part of the tree has more than half of its vertices. Below it are the
  /// centroids of these parts, and so on, so that above no vertex there are more than log₂ *n* others.
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
    // By places: how many are below each in its part, itself included, and whether it has been taken out.
    var sizes = order.map { subtree(of: $0).count }
    var isTaken = [Bool](repeating: false, count: vertexCount)
    // The highest place of each part, and the centroid without which it became one.
    var parts: [(top: Int, centroid: Int?)] = [(0, nil)]
    while let (top, above) = parts.popLast() {
      let count = sizes[top]
      var middle = top
      // Down to where no child has more than half.
      while let child = childPlaces(of: middle).first(where: {
        !isTaken[$0] && sizes[$0] > count / 2
      }) {
        middle = child
      }
      let centroid = order[middle]
      parents[centroid] = above
      isTaken[middle] = true
      for child in childPlaces(of: middle) where !isTaken[child] { parts.append((child, centroid)) }
      // What is left above has lost all that is below the centroid.
      let lost = sizes[middle]
      var place = middle
      while place != top {
        place = self.place(of: parent(of: order[place])!)
        sizes[place] -= lost
      }
      if middle != top { parts.append((top, centroid)) }
    }
    return parents
  }

  private func childPlaces(of place: Int) -> [Int] {
    children(of: order[place]).map { self.place(of: $0) }
  }
}
