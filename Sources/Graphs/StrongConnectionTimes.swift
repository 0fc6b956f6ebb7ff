// Strongly connected components while edges are added, offline: divide and conquer on the times. Each edge goes on with
// those that get strongly connected at about the same time, the components of earlier ones contracted. Known as offline
// incremental SCC.

extension WeightedDigraph {
  /// Returns when the endpoints of each edge get into one strongly connected component, if the edges are added one by one
  /// (incremental SCC).
  ///
  ///     let links = WeightedDigraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 1), (3, 0), (2, 0)])
  ///     links.strongConnectionTimes()  // [4, 2, 2, nil, 4]
  ///
  /// The strongly connected components after the addition of edge *t* are the connected components of the edges whose time
  /// is at most *t*: so disjoint sets keep them if the endpoints of these are united. Weights are ignored.
  ///
  /// - Returns: For each edge the index of the edge whose addition is the first one after which it is there and its
  ///   endpoints are reachable from each other, `nil` if they never are. For a self-loop that is its own index.
  /// - Complexity: O(*V* + *E* log *E*) time and O(*V* + *E*) space, where *V* is the number of vertices and *E* the
  ///   number of edges.
  public func strongConnectionTimes() -> [Int?] {
    var search = _ConnectionTimeSearch(self)
    return search.times()
  }
}

// MARK: - Core

internal struct _ConnectionTimeSearch {
  private static let none: Int32 = -1

  private struct Edge {
    /// The endpoints; components of earlier edges are contracted.
    var source: Int32
    var target: Int32
    let index: Int32
  }

  /// Edges whose times are among the indices of some of them.
  private struct Part {
    /// In ascending order of the indices; no others are needed to find the times.
    let edges: [Edge]
    /// The edges at these positions may be the time.
    let candidates: Range<Int>
    /// Whether there may be none.
    let mayBeNever: Bool
  }

  private let edgeCount: Int
  private var open: [Part] = []
  /// The numbers of the endpoints in the part that is divided, otherwise `none`.
  private var numbers: [Int32]
  private var found: [Int?]

  internal init(_ graph: WeightedDigraph) {
    edgeCount = graph.edges.count
    precondition(edgeCount <= Int32.max, "a graph has at most 2147483647 edges")
    numbers = [Int32](repeating: Self.none, count: graph.vertexCount)
    found = graph.edges.indices.map { $0 }
    let edges = graph.edges.enumerated().compactMap { index, edge in
      edge.source == edge.target
        ? nil
        : Edge(
          source: edge._source, target: edge._target, index: Int32(truncatingIfNeeded: index))
    }
    add(edges, from: 0, mayBeNever: true)
  }

  internal mutating func times() -> [Int?] {
    while let part = open.popLast() { divide(part) }
    return found
  }

  /// Adds a part in which the edges from this position on may be the time, unless it is known then.
  private mutating func add(_ edges: [Edge], from position: Int, mayBeNever: Bool) {
    let candidates = position..<edges.count
    if candidates.count + (mayBeNever ? 1 : 0) > 1 {
      open.append(Part(edges: edges, candidates: candidates, mayBeNever: mayBeNever))
      return
    }
    let time = candidates.first.map { Int(edges[$0].index) }
    for edge in edges { found[Int(edge.index)] = time }
  }

  /// Divides a part by whether the ends are in one component when the middle one of the candidates is there.
  private mutating func divide(_ part: Part) {
    let end = part.candidates.lowerBound + (part.candidates.count + (part.mayBeNever ? 1 : 0)) / 2
    let components = components(of: part.edges, upTo: end)
    var (earlier, later) = ([Edge](), [Edge]())
    var (earlierStart, laterStart) = (0, 0)
    for (position, edge) in part.edges.enumerated() {
      let source = components[Int(numbers[Int(edge.source)])]
      let target = components[Int(numbers[Int(edge.target)])]
      if source != target {
        if position < end { laterStart += 1 }
        later.append(
          Edge(
            source: Int32(truncatingIfNeeded: source), target: Int32(truncatingIfNeeded: target),
            index: edge.index))
      } else if position < end {
        if position < part.candidates.lowerBound { earlierStart += 1 }
        earlier.append(edge)
      }
      // Else the ends are in one component before the edge is there: its time is its own index.
    }
    for edge in part.edges {
      (numbers[Int(edge.source)], numbers[Int(edge.target)]) = (Self.none, Self.none)
    }
    if !earlier.isEmpty { add(earlier, from: earlierStart, mayBeNever: false) }
    if !later.isEmpty { add(later, from: laterStart, mayBeNever: part.mayBeNever) }
  }

  /// Numbers the endpoints, and returns the component of each in the graph of the edges before a position.
  private mutating func components(of edges: [Edge], upTo end: Int) -> [Int] {
    var count: Int32 = 0
    for edge in edges {
      for vertex in [edge.source, edge.target] where numbers[Int(vertex)] == Self.none {
        numbers[Int(vertex)] = count
        count += 1
      }
    }
    let (starts, targets) = edges[..<end]._grouped(
      into: Int(count), by: { Int(numbers[Int($0.source)]) }, { numbers[Int($0.target)] })
    var search = _ComponentSearch(starts: starts, targets: targets)
    return search.componentsInReverse().componentOf
  }
}
