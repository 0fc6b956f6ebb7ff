// Path lengths, and the diameter: from the leaves up, as in Laaksonen: Competitive Programmer's Handbook, 14.2.

extension RootedTree {
  /// Returns the distance of two vertices: the length of the path between them, or its number of edges if they have no
  /// lengths.
  ///
  ///     let roads = RootedTree(edges: [(0, 1, 5), (1, 2, 7), (3, 1, 1)])
  ///     roads.distance(from: 2, to: 0)  // 12
  ///     roads.steps(from: 2, to: 0)  // 2: the number of edges
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  /// - Precondition: The length fits `Int`, and so do those of its two parts, up to the lowest common ancestor and down
  ///   from it.
  /// - Complexity: O(log *n*) for *n* vertices.
  public func distance(from start: Int, to end: Int) -> Int {
    let top = lowestCommonAncestor(start, end)
    return distanceFromRoot(to: start) - distanceFromRoot(to: top)
      + (distanceFromRoot(to: end) - distanceFromRoot(to: top))
  }

  /// Returns the distance of a vertex from the root, which is its depth if the edges have no lengths.
  ///
  /// - Parameter vertex: The vertex, in 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public func distanceFromRoot(to vertex: Int) -> Int {
    _lengths.isEmpty ? depth(of: vertex) : _lengths[place(of: vertex)]
  }

  /// Returns a longest path between any two vertices, and its length (diameter).
  ///
  ///     let roads = RootedTree(edges: [(0, 1, 5), (1, 2, 7), (3, 1, 1)])
  ///     roads.longestPath()  // (length: 12, vertices: [0, 1, 2])
  ///
  /// - Returns: The length, which is that of ``distance(from:to:)``, and the vertices of the path, including both ends; a
  ///   path may be a single vertex, of length 0.
  /// - Precondition: The length fits `Int`.
  /// - Complexity: O(*n*) for *n* vertices.
  public func longestPath() -> (length: Int, vertices: [Int]) {
    // For each place: the one in its subtree that is farthest from it, perhaps itself, and its distance.
    var farthest = Array(order.indices)
    var lengths = [Int](repeating: 0, count: vertexCount)
    var best = (length: 0, start: 0, end: 0)
    for place in order.indices.dropFirst().reversed() {
      // Invariant: the results of all later places have been passed on to their parents, and so those of the subtree.
      let above = parentPlace(of: place)
      let edge = _lengths.isEmpty ? 1 : _lengths[place] - _lengths[above]
      let length = lengths[place] + edge
      if length + lengths[above] > best.length {
        best = (length + lengths[above], farthest[above], farthest[place])
      }
      if length > lengths[above] { (lengths[above], farthest[above]) = (length, farthest[place]) }
    }
    return (best.length, path(from: order[best.start], to: order[best.end]))
  }
}
