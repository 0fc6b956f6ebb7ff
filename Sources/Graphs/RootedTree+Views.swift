// What a tree comes to, as seen from each of its vertices: from the leaves up for one of them, and from there down
// for all others (rerooting).

extension RootedTree {
  /// Returns what the whole tree comes to, as seen from each of its vertices (rerooting).
  ///
  /// From a vertex one sees its neighbors, each with all that is behind it. What those come to is combined. Here it is
  /// the number of edges to the farthest vertex:
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (2, 3), (1, 4)])
  ///     tree.seenFromEachVertex(identity: 0, combine: max) { farthest, _, _ in farthest + 1 }
  ///     // [3, 2, 2, 3, 3]
  ///
  /// And here the sum of the distances to all others, for which one has to know how many they are. The type of such
  /// values has to be written out: the compiler gives up looking for it.
  ///
  ///     let line = RootedTree(edges: [(0, 1), (1, 2)])
  ///     let views: [(count: Int, sum: Int)] = line.seenFromEachVertex(
  ///       identity: (0, 0), combine: { ($0.count + $1.count, $0.sum + $1.sum) }
  ///     ) { behind, _, _ in (behind.count + 1, behind.sum + behind.count + 1) }
  ///     views.map(\.sum)  // [3, 2, 3]
  ///
  /// How long an edge is, if edges have lengths, is how much farther one of its ends is from the root. What else is known
  /// of an edge is best kept for the deeper one of its vertices. What is known of a vertex can be added in `extend`, and
  /// to the results for the vertex itself.
  ///
  ///     let road = RootedTree(edges: [(0, 1, 7), (1, 2, 2)])
  ///     let farthest = road.seenFromEachVertex(identity: 0, combine: max) { behind, vertex, next in
  ///       behind + abs(road.lengthFromRoot(to: vertex) - road.lengthFromRoot(to: next))
  ///     }
  ///     farthest  // [9, 7, 9]
  ///
  /// - Parameters:
  ///   - identity: What there is behind a leaf: it changes nothing when it is combined.
  ///   - combine: An associative and commutative function: what two parts of the tree come to together.
  ///   - extend: What the parts behind a vertex come to with the vertex itself, as one part that is seen from one of
  ///     its neighbors. Its arguments are what they come to together, the vertex, and that neighbor.
  /// - Returns: For each vertex what the parts that begin at its neighbors come to together.
  /// - Complexity: O(*n*) for *n* vertices.
  @inlinable
  public func seenFromEachVertex<Value>(
    identity: Value, combine: (Value, Value) -> Value,
    extend: (_ behind: Value, _ vertex: Int, _ next: Int) -> Value
  ) -> [Value] {
    // By their places, at which parents are in front of their children: the first child of a vertex comes next, and
    // behind all that is below a child the next one.
    let ends = order.map { subtree(of: $0).upperBound }
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
    // Now `below` holds of each place but the first what its parent sees there.
    var views = [Value](repeating: identity, count: vertexCount)
    var above = [Value](repeating: identity, count: vertexCount)
    var children: [Int] = []
    var behind: [Value] = []
    for place in ends.indices {
      // Invariant: `above` holds what the vertex sees at its parent, or the identity for the root.
      children.removeAll(keepingCapacity: true)
      behind.removeAll(keepingCapacity: true)
      var sum = above[place]
      var child = place + 1
      while child < ends[place] {
        children.append(child)
        behind.append(sum)
        sum = combine(sum, below[child])
        child = ends[child]
      }
      views[order[place]] = sum
      sum = identity
      for (index, child) in children.enumerated().reversed() {
        // All but the child itself: what is in front of it and behind it.
        above[child] = extend(combine(behind[index], sum), order[place], order[child])
        sum = combine(below[child], sum)
      }
    }
    return views
  }
}
