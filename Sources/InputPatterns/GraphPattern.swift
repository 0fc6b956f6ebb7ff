// The named shapes of graphs that tests and judges share: what searches, flows and wrong ideas of them stumble over.

/// A named, seeded shape of graph: the same pattern, numbers of vertices and edges, and seed give the same graph on
/// every machine.
///
///     GraphPattern.cycle.edges(vertexCount: 4, edgeCount: 4, seed: 1).count  // 4
///
/// No two edges have the same ends, and none is a loop. A shape is what the edges are spent on first; what is left of
/// them leads anywhere, if nothing else is said. With fewer edges than the shape needs it is not finished.
public enum GraphPattern: String, CaseIterable, Sendable {
  /// Any edges.
  case random
  /// A random tree first, so that the graph is connected.
  case connected
  /// One cycle through all vertices first.
  case cycle
  /// A line through all vertices first, then edges between those that are near each other on it.
  case band
  /// One vertex that is joined with all others first.
  case star
  /// A grid of about √*n* rows first.
  case grid
  /// About √*n* groups of vertices first that are joined by single edges into a line, then edges within the groups,
  /// nearly as many as there can be.
  case cliques
  /// The same groups, apart from each other.
  case islands
  /// Edges between two halves of the vertices, nearly as many as there can be.
  case halves

  /// The shapes in which all vertices are connected, if there are enough edges for that: one less than vertices.
  public static let connectedShapes: [GraphPattern] = [
    .connected, .cycle, .band, .star, .grid, .cliques,
  ]
}

extension GraphPattern {
  /// Returns the edges of a graph in this shape, whose vertices are numbered at random.
  ///
  ///     // Each edge from the lower number to the higher one: a directed graph without cycles.
  ///     let edges = GraphPattern.random.edges(vertexCount: 5, edgeCount: 6, seed: 1)
  ///     let steps = edges.map { (min($0.0, $0.1), max($0.0, $0.1)) }
  ///     steps.count  // 6
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices 0, 1, …, not negative.
  ///   - edgeCount: The number of edges: not more than there are pairs of vertices.
  ///   - seed: Any number.
  /// - Returns: The ends of each edge, in random order, as is the order of the edges.
  /// - Complexity: O(*V* + *E*) on average, where *V* is the number of vertices and *E* the number of edges; O(*E* log
  ///   *E*) if nearly all pairs are edges.
  public func edges(vertexCount: Int, edgeCount: Int, seed: UInt64) -> [(Int, Int)] {
    precondition(
      0 <= edgeCount && edgeCount <= vertexCount * (vertexCount - 1) / 2,
      "there are not so many pairs of vertices")
    var random = SplitMix64(seed: seed)
    var chosen = _ChosenPairs(limit: edgeCount)
    for (first, second) in skeleton(vertexCount, &random) {
      if chosen.isComplete { break }
      chosen.insert(first, second)
    }
    // As many tries as are likely to find nearly all of the pairs that the shape prefers.
    var tries = 4 * edgeCount
    while !chosen.isComplete, tries > 0, let pair = preferredPair(vertexCount, &random) {
      chosen.insert(pair.0, pair.1)
      tries -= 1
    }
    while !chosen.isComplete {
      chosen.insert(random.next(in: 0..<vertexCount), random.next(in: 0..<vertexCount))
    }
    return random._renumbered(chosen.pairs, vertexCount)
  }

  /// The edges that the shape begins with.
  private func skeleton(_ count: Int, _ random: inout SplitMix64) -> [(Int, Int)] {
    let vertices = 0..<count
    let size = Self.groupSize(count)
    switch self {
    case .random, .islands, .halves: return []
    case .connected: return vertices.dropFirst().map { (random.next(in: 0..<$0), $0) }
    case .cycle: return vertices.map { ($0, $0 + 1 < count ? $0 + 1 : 0) }
    case .band: return vertices.dropFirst().map { ($0 - 1, $0) }
    case .star: return vertices.dropFirst().map { (0, $0) }
    case .grid:
      // The rows and the first column, which hold all together, before the other columns.
      let columns = vertices.dropFirst(size).map { ($0 - size, $0) }
      return vertices.dropFirst().filter { !$0.isMultiple(of: size) }.map { ($0 - 1, $0) }
        + columns.filter { $0.0.isMultiple(of: size) } + columns
    case .cliques:
      return vertices.dropFirst().map {
        // From group to group, and within a group from one vertex to any in front of it.
        let group = $0 / size * size
        return ($0 == group ? group - 1 : random.next(in: group..<$0), $0)
      }
    }
  }

  /// One of the edges that the shape goes on with; `nil` if it goes on with any.
  private func preferredPair(_ count: Int, _ random: inout SplitMix64) -> (Int, Int)? {
    let vertex = random.next(in: 0..<count)
    switch self {
    case .random, .connected, .cycle, .star, .grid: return nil
    case .band: return (vertex, random.next(in: max(0, vertex - 5)...vertex))
    case .cliques, .islands:
      let size = Self.groupSize(count)
      let group = vertex / size * size
      return (vertex, random.next(in: group..<min(group + size, count)))
    case .halves:
      return (random.next(in: 0..<count / 2), random.next(in: count / 2..<count))
    }
  }

  /// The vertices of a row or of a group: about √*n*.
  private static func groupSize(_ count: Int) -> Int {
    var size = 1
    while size * size < count { size += 1 }
    return size
  }
}

/// Pairs of different vertices, each of them once.
private struct _ChosenPairs {
  private(set) var pairs: [(Int, Int)] = []
  private var known: Set<UInt64> = []
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  var isComplete: Bool { pairs.count == limit }

  mutating func insert(_ first: Int, _ second: Int) {
    let key = UInt64(min(first, second)) << 32 | UInt64(max(first, second))
    if first != second, known.insert(key).inserted { pairs.append((first, second)) }
  }
}
