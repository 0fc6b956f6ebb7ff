// The named shapes of trees that tests and judges share: deep ones, wide ones, and what wrong ideas of balance stumble
// over.

/// A named, seeded shape of tree: the same pattern, number of vertices and seed give the same tree on every machine.
///
///     TreePattern.binary.parents(count: 7, seed: 1)  // [0, 0, 1, 1, 2, 2]
public enum TreePattern: String, CaseIterable, Sendable {
  /// Each vertex below any of those in front of it: no deeper than a few times the logarithm.
  case random
  /// A path: as deep as can be.
  case line
  /// All vertices below the first one.
  case star
  /// Two below each, as far as there are vertices.
  case binary
  /// A long line with a tooth at each of its vertices.
  case comb
  /// A line of half of the vertices, with all others at its end.
  case broom
  /// Each vertex below one of the three in front of it: nearly a line.
  case deep
  /// A line of about √*n* vertices with another such line hanging from each.
  case fringe
}

extension TreePattern {
  /// Returns of each vertex but the first the one above it, as tasks give a tree whose root is the first vertex.
  ///
  ///     TreePattern.star.parents(count: 4, seed: 1)  // [0, 0, 0]: those of 1, 2 and 3
  ///
  /// - Parameters:
  ///   - count: The number of vertices 0, 1, …, at least 1.
  ///   - seed: Any number; shapes without a random part do not depend on it.
  /// - Returns: `count - 1` numbers, of which each is less than that of the vertex it belongs to.
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

  /// Returns the edges of a tree in this shape, whose vertices are numbered at random.
  ///
  ///     let edges = TreePattern.line.edges(count: 4, seed: 1)
  ///     edges.count  // 3
  ///
  /// - Parameters:
  ///   - count: The number of vertices 0, 1, …, at least 1.
  ///   - seed: Any number.
  /// - Returns: The ends of each edge, in random order, as is the order of the edges.
  /// - Complexity: O(*n*), where *n* is the count.
  public func edges(count: Int, seed: UInt64) -> [(Int, Int)] {
    var random = SplitMix64(seed: seed)
    let parents = parents(count: count, seed: random.next())
    return random._renumbered(parents.enumerated().map { ($0.offset + 1, $0.element) }, count)
  }
}

extension SplitMix64 {
  /// Returns the same edges between vertices with other numbers, in another order, either end first.
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
