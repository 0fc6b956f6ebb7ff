// Graphs and trees as tasks give them: the number of vertices, and a line for each edge.

/// A graph or a tree as an edge list.
///
/// Vertices are numbered from 0, whatever they are numbered from in the input. Whether edges are directed, from their
/// first end to their second, is up to the problem.
public struct EdgeList: Equatable, Sendable {
  /// An edge; its weight is 1 in an unweighted graph.
  public struct Edge: Equatable, Sendable {
    /// One end of the edge, the source of a directed one.
    public var first: Int
    /// The other end of the edge, the target of a directed one.
    public var second: Int
    /// The weight of the edge, such as its length or its cost.
    public var weight: Int

    /// Creates an edge with the given ends and weight.
    public init(_ first: Int, _ second: Int, weight: Int = 1) {
      (self.first, self.second, self.weight) = (first, second, weight)
    }
  }

  /// The number of vertices.
  public var vertexCount: Int

  /// The edges, in the order of their lines.
  public var edges: [Edge]

  /// Creates a graph with the given edges.
  public init(vertexCount: Int, edges: [Edge]) {
    (self.vertexCount, self.edges) = (vertexCount, edges)
  }

  /// The adjacency list of the undirected graph: for each vertex its neighbors, with the indices of the edges.
  ///
  ///     let graph = EdgeList(vertexCount: 3, edges: [.init(0, 1), .init(2, 1)])
  ///     graph.neighbors[1].map(\.vertex)  // [0, 2]
  public var neighbors: [[(vertex: Int, edge: Int)]] {
    var neighbors = [[(vertex: Int, edge: Int)]](repeating: [], count: vertexCount)
    for (index, edge) in edges.enumerated() {
      neighbors[edge.first].append((edge.second, index))
      neighbors[edge.second].append((edge.first, index))
    }
    return neighbors
  }

  /// Whether the undirected graph is connected.
  ///
  ///     EdgeList(vertexCount: 3, edges: [.init(0, 1)]).isConnected  // false
  public var isConnected: Bool {
    guard vertexCount > 0 else { return true }
    let neighbors = neighbors
    var isReached = [Bool](repeating: false, count: vertexCount)
    var open = [0]
    isReached[0] = true
    while let vertex = open.popLast() {
      for (next, _) in neighbors[vertex] where !isReached[next] {
        isReached[next] = true
        open.append(next)
      }
    }
    return !isReached.contains(false)
  }

  /// Whether the undirected graph is simple: it has neither self-loops nor multi-edges.
  ///
  ///     EdgeList(vertexCount: 2, edges: [.init(0, 1), .init(1, 0)]).isSimple  // false
  public var isSimple: Bool {
    let ends = edges.map { [min($0.first, $0.second), max($0.first, $0.second)] }
    return ends.allSatisfy { $0[0] < $0[1] } && Set(ends).count == ends.count
  }
}

// MARK: - Formats

extension InputFormat where Input == EdgeList {
  /// Returns the format of a graph: the numbers of vertices and edges, and a line for each edge.
  ///
  /// The line of an edge has its ends, and its weight if there are weights.
  ///
  ///     let format = InputFormat.graph(
  ///       vertices: ("V", 1...9), edges: ("E", 0...9), weight: ("C", 0...99))
  ///       .requiring("the graph is connected", \.isConnected)
  ///     try format.parse(Array("2 1\n2 1 5\n".utf8)).edges  // [.init(1, 0, weight: 5)]
  ///
  /// - Parameters:
  ///   - vertices: The name and the range of the number of vertices, which is at least 1.
  ///   - edges: The name and the range of the number of edges.
  ///   - firstVertex: The number of the first vertex in the input.
  ///   - weight: The name and the range of the weights; `nil` if there are none.
  public static func graph(
    vertices: Field, edges: Field, countedFrom firstVertex: Int = 1, weight: Field? = nil
  ) -> InputFormat {
    InputFormat(
      read: { input in
        let vertexCount = try input.integer(vertices.name, in: vertices.range)
        try input.space()
        let edgeCount = try input.integer(edges.name, in: edges.range)
        try input.lineEnd()
        return try input.edges(edgeCount, vertexCount, firstVertex, weight)
      },
      write: {
        [.line([$0.vertexCount, $0.edges.count]), $0.rows(firstVertex, hasWeights: weight != nil)]
      })
  }

  /// Returns the format of a tree: the number *N* of vertices, and *N* − 1 lines with its edges.
  ///
  /// The line of an edge has its ends, and its weight if there are weights.
  ///
  ///     let format = InputFormat.tree(vertices: ("N", 1...9))
  ///     try format.parse(Array("3\n2 1\n3 2\n".utf8)).edges  // [.init(1, 0), .init(2, 1)]
  ///
  /// - Parameters:
  ///   - vertices: The name and the range of the number of vertices, which is at least 1.
  ///   - firstVertex: The number of the first vertex in the input.
  ///   - weight: The name and the range of the weights; `nil` if there are none.
  public static func tree(
    vertices: Field, countedFrom firstVertex: Int = 1, weight: Field? = nil
  ) -> InputFormat {
    InputFormat(
      read: { input in
        let vertexCount = try input.integer(vertices.name, in: vertices.range)
        try input.lineEnd()
        return try input.edges(vertexCount - 1, vertexCount, firstVertex, weight)
      },
      write: { [.line([$0.vertexCount]), $0.rows(firstVertex, hasWeights: weight != nil)] }
    ).requiring("the edges make a tree", \.isConnected)
  }
}

extension StrictReader {
  fileprivate mutating func edges(
    _ count: Int, _ vertexCount: Int, _ firstVertex: Int, _ weight: Field?
  ) throws -> EdgeList {
    let vertices = firstVertex...firstVertex + vertexCount - 1
    let fields = [("a", vertices), ("b", vertices)] + (weight.map { [$0] } ?? [])
    let numbers = try rows(count, fields)
    let edges = stride(from: 0, to: numbers.count, by: fields.count).map { place in
      EdgeList.Edge(
        numbers[place] - firstVertex, numbers[place + 1] - firstVertex,
        weight: weight == nil ? 1 : numbers[place + 2])
    }
    return EdgeList(vertexCount: vertexCount, edges: edges)
  }
}

extension EdgeList {
  fileprivate func rows(_ firstVertex: Int, hasWeights: Bool) -> Block {
    let numbers: [Int] = edges.flatMap { edge in
      [edge.first + firstVertex, edge.second + firstVertex] + (hasWeights ? [edge.weight] : [])
    }
    return .rows(numbers, width: hasWeights ? 3 : 2)
  }
}
