// The named shapes of graphs that tests and judges share: what searches, flows and wrong ideas of them stumble over.

/// A named, seeded shape of graph: the same pattern, numbers of vertices and edges, and seed give the same graph on
/// every machine.
///
///     GraphPattern.cycle.edges(vertexCount: 4, edgeCount: 4, seed: 1).count  // 4
///
/// Graphs are simple: they have neither self-loops nor multi-edges. The edges of the shape come first; the remaining
/// ones are random, unless the shape says otherwise. With fewer edges than the shape needs, it is incomplete.
public enum GraphPattern: String, CaseIterable, Sendable {
  /// Random edges.
  case random
  /// A random tree first, so that the graph is connected.
  case connected
  /// One cycle through all vertices first.
  case cycle
  /// A path through all vertices first, then edges between vertices that are at most 5 apart on it (small bandwidth).
  case band
  /// One vertex that is adjacent to all others first.
  case star
  /// A grid of about √*n* rows first.
  case grid
  /// About √*n* connected groups of vertices first, joined by single edges into a path, then edges within the groups
  /// until these are nearly cliques.
  case cliques
  /// The same groups without the edges between them: several connected components.
  case islands
  /// Edges between two halves of the vertices until they are nearly a complete bipartite graph.
  case halves

  /// The shapes that are connected graphs, given at least *V* − 1 edges for *V* vertices.
  public static let connectedShapes: [GraphPattern] = [
    .connected, .cycle, .band, .star, .grid, .cliques,
  ]
}

extension GraphPattern {
  /// Returns the edges of a graph in this shape, with its vertices numbered at random.
  ///
  ///     // Each edge from the lower number to the higher one: a directed graph without cycles.
  ///     let edges = GraphPattern.random.edges(vertexCount: 5, edgeCount: 6, seed: 1)
  ///     let steps = edges.map { (min($0.0, $0.1), max($0.0, $0.1)) }
  ///     steps.count  // 6
  ///
  /// - Parameters:
  ///   - vertexCount: The number of vertices 0, 1, …, not negative.
  ///   - edgeCount: The number of edges, at most the number of pairs of vertices.
  ///   - seed: Any number.
  /// - Returns: The edges in random order, each as its two ends in random order.
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
        // From group to group, and within a group from one vertex to any before it.
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

  /// The number of vertices of a row or of a group: about √*n*.
  private static func groupSize(_ count: Int) -> Int {
    var size = 1
    while size * size < count { size += 1 }
    return size
  }
}

/// A set of unordered pairs of distinct vertices, in order of insertion.
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
