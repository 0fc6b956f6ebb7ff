// Virtual trees (auxiliary trees), which keep of a large tree some vertices and their lowest common ancestors. Queries
// about few vertices, many times over, need not visit all others each time.

extension RootedTree {
  /// Returns the virtual tree (auxiliary tree) of some vertices, which are joined by their lowest common ancestors.
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (2, 4), (4, 5)])
  ///     let (vertices, parents) = tree.virtualTree(of: [3, 5])
  ///     vertices  // [2, 5, 3]
  ///     parents  // [nil, 0, 0]
  ///
  /// So queries about several sets of vertices take time by their total size. The number of edges that connect the
  /// vertices of a set, for instance, is the sum of their distances to their parents:
  ///
  ///     let town = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (2, 4), (4, 5)])
  ///     let (places, above) = town.virtualTree(of: [3, 5, 1])
  ///     let edges = zip(places, above).map { vertex, parent in
  ///       parent.map { town.distance(from: vertex, to: places[$0]) } ?? 0
  ///     }
  ///     edges.reduce(0, +)  // 4
  ///
  /// - Parameter vertices: Vertices of the tree in any order; duplicates count once.
  /// - Returns: The vertices in the order of their places, so that parents come before their children: at most 2*k* −
  ///   1. The parents are indices in this array; only the first vertex has none.
  /// - Complexity: O(*k* log *n*) for *k* vertices of *n*.
  public func virtualTree(
    of vertices: some Sequence<Int>
  ) -> (vertices: [Int], parents: [Int?]) {
    var marked = vertices.map { place(of: $0) }
    marked.reserveCapacity(2 * marked.count)
    marked.sort()
    // Neighbors in this order have all lowest common ancestors that any two have.
    for (first, second) in zip(marked, marked.dropFirst()) {
      marked.append(place(of: lowestCommonAncestor(order[first], order[second])))
    }
    marked.sort()
    var (found, parents): ([Int], [Int?]) = ([], [])
    found.reserveCapacity(marked.count)
    parents.reserveCapacity(marked.count)
    // The indices of the ancestors of the last vertex, and its own.
    var way: [Int] = []
    for (index, place) in marked.enumerated() where index == 0 || place != marked[index - 1] {
      while let last = way.last, subtree(of: found[last]).upperBound <= place { way.removeLast() }
      parents.append(way.last)
      way.append(found.count)
      found.append(order[place])
    }
    return (found, parents)
  }
}
