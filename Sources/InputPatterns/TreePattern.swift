// The named shapes of trees that tests and judges share: deep ones, wide ones, and what wrong ideas of balance stumble
// over.

/// A named, seeded shape of tree: the same pattern, number of vertices and seed give the same tree on every machine.
///
///     TreePattern.binary.parents(count: 7, seed: 1)  // [0, 0, 1, 1, 2, 2]
public enum TreePattern: String, CaseIterable, Sendable {
  /// Each parent is a random earlier vertex (a random recursive tree): the height is O(log *n*) on average.
  case random
  /// A path: the maximum height.
  case line
  /// All vertices are children of the root.
  case star
  /// A complete binary tree.
  case binary
  /// A path with a leaf at each of its vertices (a caterpillar).
  case comb
  /// A path of half of the vertices, with all others as children of its last one.
  case broom
  /// Each parent is one of the three vertices before: nearly a path.
  case deep
  /// A path of about √*n* vertices with another such path hanging from each.
  case fringe
}

extension TreePattern {
  /// Returns the parent of each vertex but the first, which is the root.
  ///
  ///     TreePattern.star.parents(count: 4, seed: 1)  // [0, 0, 0]: those of 1, 2 and 3
  ///
  /// - Parameters:
  ///   - count: The number of vertices 0, 1, …, at least 1.
  ///   - seed: Any number; shapes without a random part do not depend on it.
  /// - Returns: `count - 1` parents, each less than its child.
  /// - Complexity: O(*n*), where *n* is the count.
  public func parents(count: Int, seed: UInt64) -> [Int] {
    precondition(count >= 1, "a tree has at least one vertex")
    var random = SplitMix64(seed: seed)
    var length = 1
    while length * length < count { length += 1 }
    return (1..<count + 1).dropLast().map { vertex in
      switch self {
      case .random: random.next(in: 0...vertex - 1)
      case .line: vertex - 1
      case .star: 0
      case .binary: (vertex - 1) / 2
      case .comb: vertex.isMultiple(of: 2) ? vertex - 1 : max(vertex - 2, 0)
      case .broom: min(vertex - 1, count / 2)
      case .deep: max(0, vertex - random.next(in: 1...3))
      case .fringe: vertex < length ? vertex - 1 : vertex - length
      }
    }
  }

  /// Returns the edges of a tree in this shape, with its vertices numbered at random.
  ///
  ///     let edges = TreePattern.line.edges(count: 4, seed: 1)
  ///     edges.count  // 3
  ///
  /// - Parameters:
  ///   - count: The number of vertices 0, 1, …, at least 1.
  ///   - seed: Any number.
  /// - Returns: The edges in random order, each as its two ends in random order.
  /// - Complexity: O(*n*), where *n* is the count.
  public func edges(count: Int, seed: UInt64) -> [(Int, Int)] {
    var random = SplitMix64(seed: seed)
    let parents = parents(count: count, seed: random.next())
    return random._renumbered(parents.enumerated().map { ($0.offset + 1, $0.element) }, count)
  }
}

extension SplitMix64 {
  /// Returns the edges with the vertices renumbered at random, in random order, each with either end first.
  internal mutating func _renumbered(
    _ edges: [(Int, Int)], _ vertexCount: Int
  ) -> [(Int, Int)] {
    var names = Array(0..<vertexCount)
    shuffle(&names)
    var renumbered = edges.map { edge in
      nextIsOne(in: 2) ? (names[edge.1], names[edge.0]) : (names[edge.0], names[edge.1])
    }
    shuffle(&renumbered)
    return renumbered
  }
}
