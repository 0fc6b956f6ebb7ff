// Edges between ranges of vertices, by way of the nodes of a segment tree.

/// A directed graph with edges from or to whole ranges of vertices: a segment tree as part of the graph.
///
///     // Tickets: one to any town of a range, and one from any town of a range.
///     var tickets = RangeDigraph(vertexCount: 6)
///     tickets.addEdge(from: 0, to: 2...4, weight: 7)
///     tickets.addEdge(from: 3..., to: 1, weight: 2)
///     let prices = tickets.digraph.shortestDistances(from: 0)
///     (0..<6).map { prices[$0] }  // [0, 9, 7, 7, 7, nil]
///
/// An edge from one range to another stands for one from each vertex of the first to each of the second, but takes only
/// O(log *V*) edges of ``digraph``. That has the same vertices, and others after them, which stand for ranges: a path of it
/// between two of the same vertices stands for one that has the same weight. So of its shortest distances, its strongly
/// connected components, its topological order or the longest paths along that, those of the first vertices are what is
/// asked for.
///
///     var rules = RangeDigraph(vertexCount: 4)
///     // 2 and 3 come before 0 and 1, and 1 before 0.
///     rules.addEdge(from: 2..., to: ..<2)
///     rules.addEdge(from: 1, to: 0)
///     rules.digraph.topologicalOrder()!.filter { $0 < 4 }.suffix(2)  // [1, 0]
public struct RangeDigraph: Sendable, Hashable {
  /// The number of vertices: they are 0 ..< `vertexCount`.
  public let vertexCount: Int

  /// The graph whose first `vertexCount` vertices are the same, while the others stand for ranges.
  ///
  /// There are up to 2*V*, and one for each edge from a range to a range.
  ///
  /// - Complexity: O(1)
  public private(set) var digraph: WeightedDigraph

  /// The vertices before those that stand for ranges to start from, whose node 1 is the root, and for those to lead to.
  private var (sourceBase, targetBase): (Int?, Int?) = (nil, nil)

  /// Creates a graph without edges.
  ///
  /// - Parameter vertexCount: The number of vertices, in 0 ... 2³¹ − 1; with the others, there must not be more, either.
  /// - Complexity: O(1)
  public init(vertexCount: Int) {
    self.vertexCount = vertexCount
    digraph = WeightedDigraph(vertexCount: vertexCount)
  }

  /// Adds an edge from one vertex to another.
  ///
  /// - Parameters:
  ///   - source: The vertex the edge starts from, in 0 ..< `vertexCount`.
  ///   - target: The vertex the edge leads to, in 0 ..< `vertexCount`.
  ///   - weight: The weight of the edge; 1 if omitted.
  /// - Complexity: Amortized O(1).
  public mutating func addEdge(from source: Int, to target: Int, weight: Int = 1) {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    digraph.addEdge(from: source, to: target, weight: weight)
  }

  /// Adds an edge from a vertex to each vertex of a range.
  ///
  /// - Parameters:
  ///   - source: The vertex the edges start from, in 0 ..< `vertexCount`.
  ///   - targets: The vertices they lead to, within 0 ..< `vertexCount`.
  ///   - weight: The weight of each; 1 if omitted.
  /// - Complexity: O(log *V*) amortized; O(*V*) for the first one.
  public mutating func addEdge(
    from source: Int, to targets: some RangeExpression<Int>, weight: Int = 1
  ) {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    for node in nodes(ofTargets: bounds(targets)) {
      digraph.addEdge(from: source, to: node, weight: weight)
    }
  }

  /// Adds an edge from each vertex of a range to a vertex.
  ///
  /// - Parameters:
  ///   - sources: The vertices the edges start from, within 0 ..< `vertexCount`.
  ///   - target: The vertex they lead to, in 0 ..< `vertexCount`.
  ///   - weight: The weight of each; 1 if omitted.
  /// - Complexity: O(log *V*) amortized; O(*V*) for the first one.
  public mutating func addEdge(
    from sources: some RangeExpression<Int>, to target: Int, weight: Int = 1
  ) {
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    for node in nodes(ofSources: bounds(sources)) {
      digraph.addEdge(from: node, to: target, weight: weight)
    }
  }

  /// Adds an edge from each vertex of a range to each vertex of another one.
  ///
  /// - Parameters:
  ///   - sources: The vertices the edges start from, within 0 ..< `vertexCount`.
  ///   - targets: The vertices they lead to, within 0 ..< `vertexCount`; the ranges may overlap.
  ///   - weight: The weight of each; 1 if omitted.
  /// - Complexity: O(log *V*) amortized; O(*V*) for the first one.
  public mutating func addEdge(
    from sources: some RangeExpression<Int>, to targets: some RangeExpression<Int>, weight: Int = 1
  ) {
    let (sources, targets) = (nodes(ofSources: bounds(sources)), nodes(ofTargets: bounds(targets)))
    if sources.isEmpty || targets.isEmpty { return }
    let middle = digraph.vertexCount
    digraph._addVertices(1)
    for node in sources { digraph.addEdge(from: node, to: middle, weight: weight) }
    for node in targets { digraph.addEdge(from: middle, to: node, weight: 0) }
  }
}

extension RangeDigraph {
  private func bounds(_ range: some RangeExpression<Int>) -> Range<Int> {
    let bounds = range.relative(to: 0..<vertexCount)
    precondition(
      0 <= bounds.lowerBound && bounds.upperBound <= vertexCount,
      "the range is not within the vertices")
    return bounds
  }

  /// Returns vertices of `digraph` that all vertices of a range lead to, and no others.
  private mutating func nodes(ofSources range: Range<Int>) -> [Int] {
    if sourceBase == nil {
      sourceBase = digraph.vertexCount - 1
      addTree { ($0, $1) }
    }
    return nodes(of: range, base: sourceBase!)
  }

  /// Returns vertices of `digraph` that lead to all vertices of a range, and to no others.
  private mutating func nodes(ofTargets range: Range<Int>) -> [Int] {
    if targetBase == nil {
      targetBase = digraph.vertexCount - 1
      addTree { ($1, $0) }
    }
    return nodes(of: range, base: targetBase!)
  }

  /// Adds the inner nodes of a segment tree, and edges between these and their children.
  private mutating func addTree(ends: (_ child: Int, _ parent: Int) -> (source: Int, target: Int)) {
    if vertexCount < 2 { return }
    let base = digraph.vertexCount - 1
    digraph._addVertices(vertexCount - 1)
    for child in 2..<2 * vertexCount {
      let (source, target) = ends(vertex(child, base: base), vertex(child / 2, base: base))
      digraph.addEdge(from: source, to: target, weight: 0)
    }
  }

  /// Returns the vertex that stands for a node of a segment tree.
  ///
  /// The children of node *i* are 2*i* and 2*i* + 1, the leaves the last nodes.
  private func vertex(_ node: Int, base: Int) -> Int {
    node < vertexCount ? base + node : node - vertexCount
  }

  /// Returns the vertices that stand for the nodes whose leaves are those of a range.
  private func nodes(of range: Range<Int>, base: Int) -> [Int] {
    var (low, high) = (range.lowerBound + vertexCount, range.upperBound + vertexCount)
    var nodes: [Int] = []
    while low < high {
      if low % 2 == 1 {
        nodes.append(vertex(low, base: base))
        low += 1
      }
      if high % 2 == 1 {
        high -= 1
        nodes.append(vertex(high, base: base))
      }
      (low, high) = (low / 2, high / 2)
    }
    return nodes
  }
}
