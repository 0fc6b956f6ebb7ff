// Minimum Steiner trees: for each set of terminals and each vertex the minimum cost to connect these, from two smaller
// sets or along an edge. Dreyfus and Wagner, "The Steiner problem in graphs", 1971; along edges as by Dijkstra.

extension WeightedGraph {
  /// Returns a minimum Steiner tree: the edges of minimum total weight that connect the given vertices.
  ///
  ///     let cables = WeightedGraph(
  ///       vertexCount: 4, edges: [(0, 1, 5), (1, 2, 5), (2, 0, 5), (0, 3, 2), (1, 3, 3), (2, 3, 4)])
  ///     let tree = cables.minimumSteinerTree(joining: [0, 1, 2])!
  ///     tree.weight  // 9
  ///     tree.edges  // [3, 4, 5]
  ///
  /// It may pass other vertices. To connect all vertices use ``minimumSpanningForest()``, which takes next to no time.
  ///
  /// - Parameter terminals: The vertices to be connected, in 0 ..< `vertexCount`; at most 20 distinct ones.
  /// - Returns: The total weight, and the indices of the edges in ascending order, which are acyclic; if there are
  ///   several minimum Steiner trees, any of them. `nil` if the vertices are not all connected.
  /// - Precondition: No weight is negative, and the sum of all weights is less than `Int.max / 2`.
  /// - Complexity: O(3^*k* *V* + 2^*k* *E* log *C*) time and O(2^*k* *V* + *E*) space for *k* + 1 distinct terminals,
  ///   *V* vertices and *E* edges, where *C* is the maximum weight.
  public func minimumSteinerTree(
    joining terminals: some Sequence<Int>
  ) -> (weight: Int, edges: [Int])? {
    let terminals = Set(terminals).sorted()
    precondition(terminals.count <= 20, "at most 20 vertices can be joined")
    precondition(
      terminals.allSatisfy { 0 <= $0 && $0 < vertexCount }, "a vertex to join is not in the graph")
    precondition(edges.allSatisfy { $0.weight >= 0 }, "the weight of an edge must not be negative")
    let sum = edges.lazy.map(\.weight)._sumOfWeights()
    precondition(sum < _SteinerSearch.unreached, "the weight of all edges is too large")
    guard let root = terminals.last else { return (0, []) }
    var search = _SteinerSearch(self, terminals.dropLast())
    guard let edges = search.edges(joiningAllTo: root) else { return nil }
    return (edges.reduce(0) { $0 + self.edges[$1].weight }, edges)
  }
}

// MARK: - Core

internal struct _SteinerSearch {
  /// Twice as much fits.
  internal static let unreached = Int.max / 2

  private let graph: WeightedGraph
  private let starts: [Int32]
  private let arcs: [(target: Int32, edge: Int32, weight: Int)]
  /// The number of sets of terminals: a set is a number with a bit for each of them.
  private let setCount: Int
  /// Set by set the minimum cost to connect it with each vertex.
  private var costs: [Int]
  /// The last edge of the tree of this cost at its vertex, −1 if it is two trees that meet there.
  private var lastEdges: [Int32]
  private var open = _RadixHeap()

  internal init(_ graph: WeightedGraph, _ terminals: some Collection<Int>) {
    self.graph = graph
    (starts, arcs) = (0..<2 * graph.edges.count)._grouped(
      into: graph.vertexCount, by: { graph._directedEdge($0).source }
    ) { arc in
      let edge = graph._directedEdge(arc)
      return (edge._target, Int32(truncatingIfNeeded: arc >> 1), edge.weight)
    }
    setCount = 1 << terminals.count
    costs = [Int](repeating: Self.unreached, count: setCount * graph.vertexCount)
    lastEdges = [Int32](repeating: -1, count: costs.count)
    for (bit, vertex) in terminals.enumerated() {
      costs[(1 << bit) * graph.vertexCount + vertex] = 0
    }
  }

  /// Returns the edges of a minimum Steiner tree of all terminals and the root, `nil` if there is none.
  internal mutating func edges(joiningAllTo root: Int) -> [Int]? {
    for set in 1..<setCount {
      // Invariant: the costs of all smaller numbers, and so of all subsets, are final.
      unitePairs(of: set)
      goOn(with: set)
    }
    let (all, count) = (setCount - 1, graph.vertexCount)
    if all > 0, costs[all * count + root] == Self.unreached { return nil }
    var taken: Set<Int> = []
    var trees = [(set: all, vertex: root)]
    while let (set, vertex) = trees.popLast() {
      let edge = Int(lastEdges[set * count + vertex])
      if edge >= 0 {
        taken.insert(edge)
        trees.append((set, graph.edges[edge].first ^ graph.edges[edge].second ^ vertex))
      } else if let part = pair(of: set, at: vertex) {
        trees += [(part, vertex), (set ^ part, vertex)]
      }
    }
    // Edges that weigh nothing may make a cycle.
    var joined = _JoinedVertices(count: count)
    return taken.sorted().filter { joined.unite(graph.edges[$0].first, graph.edges[$0].second) }
  }

  /// Connects a set with each vertex by two subsets that are connected with it.
  private mutating func unitePairs(of set: Int) {
    let count = graph.vertexCount
    costs.withUnsafeMutableBufferPointer { costs in
      let sums = costs.baseAddress! + set * count
      for part in _Halves(set: set) {
        let (one, other) = (
          costs.baseAddress! + part * count, costs.baseAddress! + (set ^ part) * count
        )
        for vertex in 0..<count {
          sums[vertex] = Swift.min(sums[vertex], one[vertex] &+ other[vertex])
        }
      }
    }
  }

  /// Extends the trees of a set along edges, from the cheapest one on (Dijkstra).
  private mutating func goOn(with set: Int) {
    let row = set * graph.vertexCount
    open.removeAll()
    for vertex in 0..<graph.vertexCount where costs[row + vertex] < Self.unreached {
      open.insert((distance: costs[row + vertex], vertex: vertex))
    }
    costs.withUnsafeMutableBufferPointer { costs in
      lastEdges.withUnsafeMutableBufferPointer { lastEdges in
        while let (cost, vertex) = open.popFirst() {
          if cost > costs[row + vertex] { continue }
          for place in Int(starts[vertex])..<Int(starts[vertex + 1]) {
            let (target, edge, weight) = arcs[place]
            let farther = cost + weight
            if farther < costs[row + Int(target)] {
              costs[row + Int(target)] = farther
              lastEdges[row + Int(target)] = edge
              open.insert((distance: farther, vertex: Int(target)))
            }
          }
        }
      }
    }
  }

  /// Returns one of two subsets whose trees together are the tree of a set at a vertex; `nil` if it has no edges.
  private func pair(of set: Int, at vertex: Int) -> Int? {
    let count = graph.vertexCount
    return _Halves(set: set).first { part in
      costs[set * count + vertex]
        == costs[part * count + vertex] + costs[(set ^ part) * count + vertex]
    }
  }
}

/// One of each two nonempty sets whose disjoint union is a set.
internal struct _Halves: Sequence, IteratorProtocol {
  private let rest: Int
  private var part: Int

  /// - Parameter set: It is not empty.
  internal init(set: Int) {
    // The first of all is in the other one.
    rest = set & (set - 1)
    part = rest
  }

  internal mutating func next() -> Int? {
    if part == 0 { return nil }
    defer { part = (part - 1) & rest }
    return part
  }
}
