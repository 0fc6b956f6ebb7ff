// Graphs and trees as tasks give them: the number of vertices, and a line for each edge.

/// A graph or a tree as the list of its edges.
///
/// Its vertices are counted from 0, whatever they are counted from in the input. Whether edges lead from their first
/// end to their second or both ways is up to the problem.
public struct EdgeList: Equatable, Sendable {
  /// An edge; its weight is 1 if the problem knows none.
  public struct Edge: Equatable, Sendable {
    /// One end of the edge, or the one that it leads from.
    public var first: Int
    /// The other end of the edge, or the one that it leads to.
    public var second: Int
    /// How long or how dear the edge is.
    public var weight: Int

    /// Creates an edge of its ends and its weight.
    public init(_ first: Int, _ second: Int, weight: Int = 1) {
      (self.first, self.second, self.weight) = (first, second, weight)
    }
  }

  /// How many vertices there are.
  public var vertexCount: Int

  /// The edges, in the order of their lines.
  public var edges: [Edge]

  /// Creates a graph of its edges.
  public init(vertexCount: Int, edges: [Edge]) {
    (self.vertexCount, self.edges) = (vertexCount, edges)
  }

  /// What is at the other end of the edges of each vertex, if they can be gone both ways.
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

  /// Whether there is a way between any two vertices, if edges can be gone both ways.
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

  /// Whether no edge is a loop, and no two have the same ends, in whatever order.
  ///
  ///     EdgeList(vertexCount: 2, edges: [.init(0, 1), .init(1, 0)]).isSimple  // false
  public var isSimple: Bool {
    let ends = edges.map { [min($0.first, $0.second), max($0.first, $0.second)] }
    return ends.allSatisfy { $0[0] < $0[1] } && Set(ends).count == ends.count
  }
}

// MARK: - Formats

extension InputFormat where Input == EdgeList {
  /// The numbers of vertices and edges, and a line for each edge: its ends, and its weight if there are weights.
  ///
  ///     let format = InputFormat.graph(
  ///       vertices: ("V", 1...9), edges: ("E", 0...9), weight: ("C", 0...99))
  ///       .requiring("the graph is connected", \.isConnected)
  ///     try format.parse(Array("2 1\n2 1 5\n".utf8)).edges  // [.init(1, 0, weight: 5)]
  ///
  /// - Parameters:
  ///   - vertices: The name of the number of vertices, and what it may be: at least 1.
  ///   - edges: The name of the number of edges, and what it may be.
  ///   - firstVertex: What vertices are counted from in the input.
  ///   - weight: The name of the weights, and what they may be; `nil` if there are none.
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

  /// The number of vertices, and a line for each edge of a tree, of which there is one less: its ends, and its weight
  /// if there are weights.
  ///
  ///     let format = InputFormat.tree(vertices: ("N", 1...9))
  ///     try format.parse(Array("3\n2 1\n3 2\n".utf8)).edges  // [.init(1, 0), .init(2, 1)]
  ///
  /// - Parameters:
  ///   - vertices: The name of the number of vertices, and what it may be: at least 1.
  ///   - firstVertex: What vertices are counted from in the input.
  ///   - weight: The name of the weights, and what they may be; `nil` if there are none.
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
