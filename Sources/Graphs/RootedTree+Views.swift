// Rerooting: a tree DP from the leaves up for one root, and from there down for all others.

extension RootedTree {
  /// Returns the result of a dynamic program over the tree for each vertex as the root (rerooting).
  ///
  /// With a vertex as the root, the values of the subtrees of its neighbors are combined. Here this is the number of
  /// edges to the farthest vertex:
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (1, 4)])
  ///     tree.seenFromEachVertex(identity: 0, combine: max) { farthest, _, _ in farthest + 1 }
  ///     // [3, 2, 2, 3, 3]
  ///
  /// And here it is the sum of the distances to all other vertices, for which their number is needed, too. The type of
  /// such values has to be written out, as the compiler does not infer it.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2)])
  ///     let views: [(count: Int, sum: Int)] = line.seenFromEachVertex(
  ///       identity: (0, 0), combine: { ($0.count + $1.count, $0.sum + $1.sum) }
  ///     ) { behind, _, _ in (behind.count + 1, behind.sum + behind.count + 1) }
  ///     views.map(\.sum)  // [3, 2, 3]
  ///
  /// If edges have lengths, the length of an edge is the difference of the distances of its endpoints from the root.
  /// Other values of edges are best kept at their lower ends. Values of vertices can be added in `extend`, and to the
  /// results for the vertices themselves.
  ///
  ///     let road = RootedTree(edges: [(0, 1, 7), (1, 2, 2)])
  ///     let farthest = road.seenFromEachVertex(identity: 0, combine: max) { behind, vertex, next in
  ///       behind + abs(road.distanceFromRoot(to: vertex) - road.distanceFromRoot(to: next))
  ///     }
  ///     farthest  // [9, 7, 9]
  ///
  /// - Parameters:
  ///   - identity: The identity of `combine`, which is the value of no subtrees, as there are below a leaf.
  ///   - combine: An associative and commutative operation, which combines the values of subtrees with the same parent.
  ///   - extend: A closure that returns the value of the subtree of a vertex, as seen from the neighbor that is its
  ///     parent. Its arguments are the combined value of the subtrees of its children, the vertex, and that neighbor.
  /// - Returns: For each vertex the combined value of the subtrees of its neighbors.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public func seenFromEachVertex<Value>(
    identity: Value, combine: (Value, Value) -> Value,
    extend: (_ behind: Value, _ vertex: Int, _ next: Int) -> Value
  ) -> [Value] {
    // By their places, with parents before their children: the first child of a vertex has the next place, and after
    // the subtree of a child comes the next one.
    let ends = lines.map { Int($0.end) }
    var below = [Value](repeating: identity, count: vertexCount)
    for place in ends.indices.reversed() {
      var sum = identity
      var child = place + 1
      while child < ends[place] {
        below[child] = extend(below[child], order[child], order[place])
        sum = combine(sum, below[child])
        child = ends[child]
      }
      below[place] = sum
    }
    // Now `below` holds for each place but the first the value of its subtree, as seen from its parent.
    var views = [Value](repeating: identity, count: vertexCount)
    var above = [Value](repeating: identity, count: vertexCount)
    var children: [Int] = []
    for place in ends.indices {
      // Invariant: `above` holds the value that the vertex sees at its parent, or the identity for the root.
      var sum = above[place]
      var child = place + 1
      while child < ends[place] {
        children.append(child)
        above[child] = sum
        sum = combine(sum, below[child])
        child = ends[child]
      }
      views[order[place]] = sum
      sum = identity
      while let child = children.popLast() {
        // All but the child itself: what is before it and after it.
        above[child] = extend(combine(above[child], sum), order[place], order[child])
        sum = combine(below[child], sum)
      }
    }
    return views
  }
}
