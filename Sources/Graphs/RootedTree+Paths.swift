// Paths in trees: the vertices on them, and the ranges of places they consist of, one for each heavy path.

extension RootedTree {
  /// Returns the number of edges on the path between two vertices.
  ///
  ///     let roads = RootedTree(edges: [(0, 1, 5), (1, 2, 7), (3, 1, 1)])
  ///     roads.steps(from: 2, to: 0)  // 2
  ///     roads.distance(from: 2, to: 0)  // 12
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  /// - Complexity: O(log *n*) for *n* vertices.
  public func steps(from start: Int, to end: Int) -> Int {
    depth(of: start) + depth(of: end) - 2 * depth(of: lowestCommonAncestor(start, end))
  }

  /// Returns the vertex after the given number of steps on the path between two vertices, or `nil` beyond its end.
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
  ///     tree.vertex(onPathFrom: 2, to: 3, steps: 2)  // 0: the path is 2, 1, 0, 3
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  ///   - steps: The number of steps, 0 or more.
  /// - Complexity: O(log *n*) for *n* vertices.
  public func vertex(onPathFrom start: Int, to end: Int, steps: Int) -> Int? {
    let top = depth(of: lowestCommonAncestor(start, end))
    let (up, down) = (depth(of: start) - top, depth(of: end) - top)
    if steps <= up { return ancestor(of: start, steps: steps) }
    return steps <= up + down ? ancestor(of: end, steps: up + down - steps) : nil
  }

  /// Returns the vertices of the path between two vertices, including both ends.
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
  ///     tree.path(from: 2, to: 3)  // [2, 1, 0, 3]
  ///
  /// For a sum over the path, or a few of its vertices, use ``pathParts(from:to:)`` or
  /// ``vertex(onPathFrom:to:steps:)``, which do not visit all of them.
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  /// - Complexity: O(*k* + log *n*) for a path of *k* vertices, of *n* in all.
  public func path(from start: Int, to end: Int) -> [Int] {
    var path: [Int] = []
    for (places, isUpward) in pathParts(from: start, to: end) {
      if isUpward {
        path.append(contentsOf: order[places].reversed())
      } else {
        path.append(contentsOf: order[places])
      }
    }
    return path
  }

  /// Returns the path between two vertices, including both ends, as ranges of places (heavy-light decomposition).
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
  ///     let parts = tree.pathParts(from: 2, to: 3)
  ///     parts.map { part in part.places.map { tree.order[$0] } }  // [[0, 1, 2], [3]]
  ///     parts.map(\.isUpward)  // [true, false]
  ///
  /// The ranges are in the order of the path. For sums only the places matter, and ``forEachPart(ofPathFrom:to:_:)`` is
  /// faster. For operations that are not commutative, a part that leads upward is passed from its last place to its
  /// first: a second segment tree of the same values, which combines *b* and *a* where the first one combines *a* and
  /// *b*, has the result of such a part. For values of edges use ``edges(onPathFrom:to:)``.
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  /// - Complexity: O(log *n*) for *n* vertices.
  public func pathParts(from start: Int, to end: Int) -> [(places: Range<Int>, isUpward: Bool)] {
    parts(from: start, to: end, withTop: true)
  }

  /// Calls the given closure with each range of places on the path between two vertices, including both ends.
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
  ///     var count = 0
  ///     tree.forEachPart(ofPathFrom: 2, to: 3) { places in count += places.count }
  ///     count  // 4
  ///
  /// Use it for sums, and all else that does not depend on the order of the ranges: it takes half the time of
  /// ``pathParts(from:to:)`` with a sum in a Fenwick tree, as it allocates no array.
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  ///   - body: A closure that is called with each range, in any order.
  /// - Complexity: O(log *n*) for *n* vertices.
  @inlinable
  public func forEachPart(
    ofPathFrom start: Int, to end: Int, _ body: (Range<Int>) throws -> Void
  ) rethrows {
    var (low, high) = (place(of: start), place(of: end))
    while lines[low].start != lines[high].start {
      // Invariant: what is left of the path is that between the two places; the later one's part of it ends there.
      if low > high { Swift.swap(&low, &high) }
      try body(Int(lines[high].start)..<high + 1)
      high = Int(lines[high].above)
    }
    try body(Swift.min(low, high)..<Swift.max(low, high) + 1)
  }

  /// Returns the edges of the path between two vertices as ranges of places, each edge by its lower end.
  ///
  ///     let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
  ///     let parts = tree.edges(onPathFrom: 2, to: 3)
  ///     parts.map { part in part.places.map { tree.order[$0] } }  // [[1, 2], [3]]
  ///
  /// So the value of the edge between a vertex and its parent is kept at the place of the vertex; there is none at the
  /// place of the root. The lower end of an edge is the deeper one of its vertices. All else is as in
  /// ``pathParts(from:to:)``; from a vertex to itself there are no ranges.
  ///
  /// - Parameters:
  ///   - start: The vertex the path begins at.
  ///   - end: The vertex it ends at.
  /// - Complexity: O(log *n*) for *n* vertices.
  public func edges(
    onPathFrom start: Int, to end: Int
  ) -> [(places: Range<Int>, isUpward: Bool)] {
    parts(from: start, to: end, withTop: false)
  }

  private func parts(
    from start: Int, to end: Int, withTop: Bool
  ) -> [(places: Range<Int>, isUpward: Bool)] {
    // Each heavy path begins with a subtree of at most half the size of its parent's: there are fewer than 32.
    withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: 32) { down in
      var parts: [(places: Range<Int>, isUpward: Bool)] = []
      // More than most paths have: growing takes longer than all else.
      parts.reserveCapacity(16)
      var downCount = 0
      var (first, last) = (place(of: start), place(of: end))
      while lines[first].start != lines[last].start {
        // Invariant: what is left of the path is that between the two places.
        if first > last {
          parts.append((Int(lines[first].start)..<first + 1, true))
          first = Int(lines[first].above)
        } else {
          down[downCount] = Int(lines[last].start)..<last + 1
          downCount += 1
          last = Int(lines[last].above)
        }
      }
      // Of these the highest vertex comes first.
      let isUpward = first > last
      let places = Swift.min(first, last)..<Swift.max(first, last) + 1
      let part = withTop ? places : places.dropFirst()
      if !part.isEmpty { parts.append((part, isUpward)) }
      for places in down[..<downCount].reversed() { parts.append((places, false)) }
      return parts
    }
  }
}
