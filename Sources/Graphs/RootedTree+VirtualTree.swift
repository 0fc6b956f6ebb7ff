// The small tree of some vertices of a large one: where their paths meet, and nothing in between. What is asked of few
// vertices, many times over, need not walk through all others each time.

extension RootedTree {
  /// Returns some vertices, all lowest common ancestors of them, and the nearest of these above each (virtual tree,
  /// auxiliary tree).
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (2, 4), (4, 5)])
  ///     let (vertices, parents) = tree.virtualTree(of: [3, 5])
  ///     vertices  // [2, 5, 3]
  ///     parents  // [nil, 0, 0]
  ///
  /// So questions about several sets of vertices take as long as these are large together. How many edges connect the
  /// vertices of a set, for instance, is the sum of how far they are from those above them:
  ///
  ///     let town = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (2, 4), (4, 5)])
  ///     let (places, above) = town.virtualTree(of: [3, 5, 1])
  ///     let edges = zip(places, above).map { vertex, parent in
  ///       parent.map { town.distance(from: vertex, to: places[$0]) } ?? 0
  ///     }
  ///     edges.reduce(0, +)  // 4
  ///
  /// - Parameter vertices: Vertices of the tree in any order; one that is there several times counts once.
  /// - Returns: The vertices in the order of their places, so that parents are in front of their children: at most
  ///   2*k* − 1. The parents are indices in them; only the first vertex has none.
  /// - Complexity: O(*k* log *n*) for *k* vertices of *n*.
  public func virtualTree(
    of vertices: some Sequence<Int>
  ) -> (vertices: [Int], parents: [Int?]) {
    var marked = vertices.map { place(of: $0) }
    marked.reserveCapacity(2 * marked.count)
    marked.sort()
    // Two neighbors in this order have every common ancestor that any two have.
    for (first, second) in zip(marked, marked.dropFirst()) {
      marked.append(place(of: lowestCommonAncestor(order[first], order[second])))
    }
    marked.sort()
    var (found, parents): ([Int], [Int?]) = ([], [])
    found.reserveCapacity(marked.count)
    parents.reserveCapacity(marked.count)
    // The indices of the vertices above the last one, and its own.
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
