// Chordal graphs: maximum cardinality search. Tarjan, Yannakakis, "Simple linear-time algorithms to test chordality of
// graphs, test acyclicity of hypergraphs, and selectively reduce acyclic hypergraphs", 1984.

extension WeightedGraph {
  /// Returns a perfect elimination order of the vertices, or `nil` if the graph is not chordal.
  ///
  ///     var roads = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 3), (3, 0)])
  ///     roads.perfectEliminationOrder()  // nil
  ///     roads.addEdge(0, 2)
  ///     roads.perfectEliminationOrder()  // [1, 3, 2, 0]
  ///
  /// A graph is chordal if each cycle of more than three vertices has a chord, an edge between two vertices that are
  /// not neighbors in the cycle: trees, interval graphs and complete graphs are chordal. In a perfect elimination
  /// order, the later neighbors of each vertex are all adjacent to each other: so each maximal clique is a vertex
  /// together with these. Coloring the vertices greedily in the reverse order takes as few colors as possible.
  ///
  /// Self-loops, parallel edges and weights do not matter. If several orders are possible, any of them is returned, for
  /// the same graph always the same.
  ///
  /// - Returns: All vertices in the order; `nil` if there is a cycle without a chord: ``chordlessCycle()``.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of edges.
  public func perfectEliminationOrder() -> [Int]? {
    let search = _CardinalitySearch(self)
    return search.firstFailure() == nil ? search.order.reversed() : nil
  }

  /// Returns a chordless cycle (induced cycle, hole) of at least four vertices, or `nil` if the graph is chordal.
  ///
  ///     let roads = WeightedGraph(
  ///       vertexCount: 5, edges: [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (3, 4), (4, 1)])
  ///     roads.chordlessCycle()!.sorted()  // [1, 2, 3, 4]
  ///
  /// Self-loops, parallel edges and weights do not matter. If there are several such cycles, any of them is returned,
  /// not necessarily a shortest one.
  ///
  /// - Returns: The vertices in the order of the cycle: of these, only neighbors, and the first and the last one, are
  ///   adjacent.
  /// - Complexity: O(*V* + *E*) time and space, where *V* is the number of vertices and *E* the number of edges.
  public func chordlessCycle() -> [Int]? {
    let search = _CardinalitySearch(self)
    return search.firstFailure().map { search.chordlessCycle(through: $0) }
  }
}

// MARK: - Core

/// A maximum cardinality search: the next vertex is always one with the most neighbors that have been visited.
internal struct _CardinalitySearch {
  /// The vertices in the order in which they are visited.
  internal private(set) var order: [Int] = []
  /// The index of each vertex in the order.
  private var ranks: [Int]
  private let starts: [Int32]
  private let arcs: [(target: Int32, edge: Int32)]

  internal init(_ graph: WeightedGraph) {
    let count = graph.vertexCount
    (starts, arcs) = graph._arcs()
    ranks = [Int](repeating: -1, count: count)
    order.reserveCapacity(count)
    // For each number of visited neighbors a linked list of vertices that have or had as many: the index of the first
    // entry, and in each entry that of the next one.
    var entries: [(vertex: Int32, next: Int32)] = []
    var heads = [Int32](repeating: -1, count: count + 1)
    var weights = [Int](repeating: 0, count: count)
    func add(_ vertex: Int) {
      let head = heads[weights[vertex]]
      heads[weights[vertex]] = Int32(truncatingIfNeeded: entries.count)
      entries.append((Int32(truncatingIfNeeded: vertex), head))
    }
    for vertex in (0..<count).reversed() { add(vertex) }
    // The last visited neighbor of each vertex: parallel edges count once.
    var counted = [Int](repeating: -1, count: count)
    var weight = 0
    while order.count < count {
      // Invariant: no vertex that is not visited has a larger weight.
      let head = heads[weight]
      if head < 0 {
        weight -= 1
        continue
      }
      let vertex = Int(entries[Int(head)].vertex)
      heads[weight] = entries[Int(head)].next
      // An entry of a time when it had fewer visited neighbors.
      if ranks[vertex] >= 0 || weights[vertex] != weight { continue }
      ranks[vertex] = order.count
      order.append(vertex)
      for arc in arcs[Int(starts[vertex])..<Int(starts[vertex + 1])] {
        let neighbor = Int(arc.target)
        if ranks[neighbor] >= 0 || counted[neighbor] == vertex { continue }
        counted[neighbor] = vertex
        weights[neighbor] += 1
        add(neighbor)
      }
      weight += 1
    }
  }

  private func neighbors(_ vertex: Int) -> some Sequence<Int> {
    arcs[Int(starts[vertex])..<Int(starts[vertex + 1])].lazy.map { Int($0.target) }
  }

  /// Returns the first vertex whose earlier neighbors are not all adjacent to each other.
  internal func firstFailure() -> Int? {
    // They are if all of them are adjacent to the latest one, whose own earlier neighbors are looked at, too.
    let count = order.count
    let latest = order.indices.map { vertex -> Int in
      neighbors(vertex).reduce(-1) { latest, neighbor in
        ranks[neighbor] < ranks[vertex] && (latest < 0 || ranks[neighbor] > ranks[latest])
          ? neighbor : latest
      }
    }
    let (starts, items) = latest.indices.filter { latest[$0] >= 0 }._grouped(
      into: count, by: { latest[$0] }, { $0 })
    var marks = [Int](repeating: -1, count: count)
    var failure: Int?
    for middle in order where starts[middle] < starts[middle + 1] {
      for neighbor in neighbors(middle) { marks[neighbor] = middle }
      marks[middle] = middle
      for vertex in items[Int(starts[middle])..<Int(starts[middle + 1])]
      where ranks[vertex] < failure.map({ ranks[$0] }) ?? count {
        if neighbors(vertex).contains(where: { ranks[$0] < ranks[vertex] && marks[$0] != middle }) {
          failure = vertex
        }
      }
    }
    return failure
  }

  /// Returns a chordless cycle through the first vertex whose earlier neighbors are not all adjacent to each other.
  internal func chordlessCycle(through vertex: Int) -> [Int] {
    // The earlier vertices induce a chordal graph, and together with this one they do not: otherwise the search would
    // have found an order. So there is such a cycle through it, from one neighbor to another one that is not adjacent
    // to it, and from there to others that are not adjacent to the vertex: these are in one component of the earlier
    // vertices without the neighbors.
    let earlier = order[..<ranks[vertex]]
    var isNeighbor = [Bool](repeating: false, count: order.count)
    for neighbor in neighbors(vertex) { isNeighbor[neighbor] = true }
    var components = [Int](repeating: -1, count: order.count)
    var componentCount = 0
    // In a chordal graph the neighbors of a component that come before the latest one are adjacent to each other if
    // they are to this one, so that only such pairs need be looked at.
    var pairs: [(latest: Int, other: Int, component: Int)] = []
    var lastComponents = [Int](repeating: -1, count: order.count)
    for root in earlier where !isNeighbor[root] && components[root] < 0 {
      let component = componentCount
      componentCount += 1
      components[root] = component
      var stack = [root]
      var border: [Int] = []
      while let inner = stack.popLast() {
        for next in neighbors(inner) where ranks[next] < ranks[vertex] {
          if isNeighbor[next] {
            if lastComponents[next] != component { border.append(next) }
            lastComponents[next] = component
          } else if components[next] < 0 {
            components[next] = component
            stack.append(next)
          }
        }
      }
      guard let latest = border.max(by: { ranks[$0] < ranks[$1] }) else { continue }
      for other in border where other != latest { pairs.append((latest, other, component)) }
    }
    let sorted = pairs._grouped(into: order.count, by: { $0.latest }, { $0 }).items
    var marks = [Int](repeating: -1, count: order.count)
    var last = -1
    let pair = sorted.first { pair in
      if pair.latest != last { for next in neighbors(pair.latest) { marks[next] = pair.latest } }
      last = pair.latest
      return marks[pair.other] != last
    }!
    return [vertex] + path(from: pair.latest, to: pair.other) { components[$0] == pair.component }
  }

  /// Returns the vertices of a shortest path between two vertices by way of some others (breadth-first search).
  private func path(from start: Int, to end: Int, by isInside: (Int) -> Bool) -> [Int] {
    var next = [Int](repeating: -1, count: order.count)
    var queue = [end]
    var head = 0
    while next[start] < 0 {
      let vertex = queue[head]
      head += 1
      for neighbor in neighbors(vertex)
      where next[neighbor] < 0 && (isInside(neighbor) || neighbor == start) {
        next[neighbor] = vertex
        queue.append(neighbor)
      }
    }
    var path = [start]
    while path[path.count - 1] != end { path.append(next[path[path.count - 1]]) }
    return path
  }
}
