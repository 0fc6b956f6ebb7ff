// Maximum-weight matching: Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965; with the lightest edges
// remembered, as in Galil, "Efficient algorithms for finding maximum matching in graphs", 1986.

/// A search for alternating paths along edges that are tight, by a primal-dual method.
///
/// Vertices have duals that are never negative, and so have blossoms. The slack of an edge is the sum of the duals of
/// its endpoints, less twice its weight; it is never negative between two outermost nodes. If the matched edges and
/// those of the blossoms are tight, which means that their slack is 0 but for the duals of the blossoms that both ends
/// are in, and if the free vertices have the dual 0, then no matching weighs more.
///
/// From a free vertex with another dual, the root, a tree of tight edges grows, in which nodes at an even distance are
/// outer ones, and lead on by any edge, while the others are inner ones and lead on to their partners only. All duals in
/// the tree have the same parity. They change at the same speed, those of blossoms at twice that: those of outer
/// vertices and inner blossoms fall, the others rise. What is kept of them is what they would have been at the beginning,
/// so that nothing has to be done as long as the tree stays as it is.
internal struct _WeightedBlossomSearch {
  private typealias Link = _NestedBlossoms.Link
  private enum Label { case unreached, outer, inner }

  /// What stops the duals from changing further.
  private enum Obstacle {
    /// The dual of an outer vertex is 0.
    case zero(Int)
    /// An edge to a vertex that is not reached is tight.
    case newVertex(Int)
    /// An edge from this outer node to another one is tight.
    case outerEdge(Int)
    /// The dual of an inner blossom is 0.
    case innerBlossom(Int)
  }

  private var blossoms: _NestedBlossoms
  private let starts: [Int32]
  private let arcs: [(weight: Int, target: Int32, edge: Int32)]
  /// Twice the weight of each edge.
  private let weights: [Int]
  /// How much the duals of the vertices in the tree have changed in this search.
  private var clock = 0
  /// What is kept of the dual of each node: of an outer vertex it is the dual and `clock`, of an inner one the dual less
  /// `clock`, of an outer blossom the dual less 2 `clock`, of an inner one the dual and 2 `clock`.
  private var duals: [Int]
  /// The labels of the outermost nodes.
  private var labels: [Label]
  /// By which edge each inner node is reached.
  private var entries: [Link]
  /// The least slack of an edge from an outer vertex to each vertex that is in no outer node, and that edge: the sum of
  /// what is kept of the duals, less twice the weight, so that it is tight at this time if the vertex is not reached.
  private var slacks: [Int]
  private var nearest: [Link]
  /// The least slack of an edge from each outer node to another one, kept likewise, and that edge: tight at half of it.
  private var outerSlacks: [Int]
  private var outerEdges: [Link]
  /// For each outer blossom made in this search, an edge of the least slack to each of the other outer nodes.
  ///
  /// Of those that became outer ones later, the edges are known to these.
  private var neighbors: [[Link]?]
  /// Where a node is in the list that is made.
  private var places: [Int]
  /// The outer vertices whose edges have not been followed yet.
  private var open: [Int] = []
  /// The outer vertex whose dual will be 0 first, and when.
  private var first = (time: Int.max, vertex: _NestedBlossoms.none)
  /// When a vertex may be reached, when an outer node may have a tight edge to another one, or when the dual of an inner
  /// blossom may be 0; unless something else has come between.
  private var events = _RadixHeap()
  /// The nodes that have had a label in this search, and the vertices that have had a slack.
  private var labeled: [Int] = []
  private var seen: [Int] = []

  internal init(_ graph: WeightedGraph, addingToWeights added: Int) {
    let weights = graph.edges.map { 2 * ($0.weight + added) }
    let kept = graph.edges.indices.filter {
      weights[$0] > 0 && graph.edges[$0].first != graph.edges[$0].second
    }
    (starts, arcs) = (0..<2 * kept.count)._grouped(
      into: graph.vertexCount,
      by: { graph._directedEdge(2 * kept[$0 >> 1] + $0 & 1).source }
    ) {
      let edge = kept[$0 >> 1]
      let target = graph._directedEdge(2 * edge + $0 & 1)._target
      return (weights[edge], target, Int32(truncatingIfNeeded: edge))
    }
    self.weights = weights
    blossoms = _NestedBlossoms(vertexCount: graph.vertexCount)
    let nodeCount = blossoms.nodeCount
    duals = [Int](repeating: 0, count: nodeCount)
    labels = [Label](repeating: .unreached, count: nodeCount)
    entries = [Link](repeating: Link(), count: nodeCount)
    slacks = [Int](repeating: .max, count: graph.vertexCount)
    nearest = [Link](repeating: Link(), count: graph.vertexCount)
    outerSlacks = [Int](repeating: .max, count: nodeCount)
    outerEdges = entries
    neighbors = [[Link]?](repeating: nil, count: nodeCount)
    places = [Int](repeating: _NestedBlossoms.none, count: nodeCount)
  }

  /// The indices of the edges of the matching, in ascending order.
  internal var matchedEdges: [Int] {
    Set(blossoms.matchedEdges).subtracting([_NestedBlossoms.none]).sorted()
  }

  /// Makes the matching one of maximum weight.
  internal mutating func matchAll() {
    matchHeaviest()
    for root in blossoms.partners.indices
    where blossoms.partners[root] == _NestedBlossoms.none && duals[root] > 0 {
      enlarge(from: root)
      forgetTree()
    }
  }

  /// Chooses duals, and matches free vertices for which an edge between them is the heaviest of either.
  private mutating func matchHeaviest() {
    for vertex in slacks.indices {
      duals[vertex] = arcs(of: vertex).reduce(0) { Swift.max($0, arcs[$1].weight / 2) }
    }
    for vertex in slacks.indices where blossoms.partners[vertex] == _NestedBlossoms.none {
      let tight = arcs(of: vertex).first {
        let target = Int(arcs[$0].target)
        return blossoms.partners[target] == _NestedBlossoms.none
          && duals[vertex] + duals[target] == arcs[$0].weight
      }
      guard let tight else { continue }
      blossoms.match(link(from: vertex, arcs[tight]))
    }
  }

  private func arcs(of vertex: Int) -> Range<Int> {
    Int(starts[vertex])..<Int(starts[vertex + 1])
  }

  private func link(
    from vertex: Int, _ arc: (weight: Int, target: Int32, edge: Int32)
  ) -> Link {
    Link(edge: Int(arc.edge), from: vertex, to: Int(arc.target))
  }
}

// MARK: - The tree

extension _WeightedBlossomSearch {
  /// Augments the matching along a path from a free vertex to another one, or makes another vertex free in its place
  /// whose dual is 0.
  private mutating func enlarge(from root: Int) {
    addOuter(blossoms.tops[root])
    while true {
      while let vertex = open.popLast() {
        if followEdges(of: vertex) { return }
      }
      switch nextObstacle() {
      case .zero(let vertex): return exchange(from: vertex, for: nil)
      case .newVertex(let vertex): if grow(along: nearest[vertex]) { return }
      case .outerEdge(let node): contract(closedBy: outerEdges[node])
      case .innerBlossom(let node): dissolve(node)
      }
    }
  }

  private mutating func addOuter(_ node: Int) {
    labels[node] = .outer
    labeled.append(node)
    if blossoms.isBlossom(node) { duals[node] -= 2 * clock }
    openVertices(of: node, adding: clock)
  }

  /// Makes the vertices of a node outer ones, from duals that are less by an amount.
  private mutating func openVertices(of node: Int, adding amount: Int) {
    for vertex in blossoms.vertices(of: node) {
      duals[vertex] += amount
      if duals[vertex] < first.time { first = (duals[vertex], vertex) }
      open.append(vertex)
    }
  }

  private mutating func addInner(_ node: Int, by entry: Link) {
    add(-clock, toVerticesOf: node)
    labelInner(node, by: entry)
  }

  /// Adds an inner node whose vertices are inner ones already.
  private mutating func labelInner(_ node: Int, by entry: Link) {
    labels[node] = .inner
    labeled.append(node)
    entries[node] = entry
    if blossoms.isBlossom(node) {
      duals[node] += 2 * clock
      events.insert((duals[node] / 2, node))
    }
  }

  /// Adds an amount to the duals of the vertices in a node, which are not outer ones, and to their slacks.
  private mutating func add(_ amount: Int, toVerticesOf node: Int) {
    for vertex in blossoms.vertices(of: node) {
      duals[vertex] += amount
      if slacks[vertex] < .max { slacks[vertex] += amount }
    }
  }

  /// Ends a search.
  private mutating func forgetTree() {
    for node in labeled {
      if labels[node] != .unreached {
        let change = labels[node] == .outer ? -clock : clock
        for vertex in blossoms.vertices(of: node) { duals[vertex] += change }
        if blossoms.isBlossom(node) { duals[node] -= 2 * change }
      }
      labels[node] = .unreached
      outerSlacks[node] = .max
      neighbors[node] = nil
    }
    for vertex in seen { slacks[vertex] = .max }
    labeled.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    events.removeAll()
    clock = 0
    first = (.max, _NestedBlossoms.none)
  }

  /// Returns whether an edge of an outer vertex has led to a free vertex.
  private mutating func followEdges(of vertex: Int) -> Bool {
    for place in arcs(of: vertex) {
      let target = Int(arcs[place].target)
      let (node, other) = (blossoms.tops[vertex], blossoms.tops[target])
      if node == other { continue }
      let slack = duals[vertex] + duals[target] - arcs[place].weight
      switch labels[other] {
      case .outer where slack == 2 * clock:
        contract(closedBy: link(from: vertex, arcs[place]))
      case .outer where slack < outerSlacks[node]:
        (outerSlacks[node], outerEdges[node]) = (slack, link(from: vertex, arcs[place]))
        events.insert((slack / 2, node))
      case .unreached where slack == clock:
        if grow(along: link(from: vertex, arcs[place])) { return true }
      case .unreached where slack < slacks[target], .inner where slack < slacks[target]:
        // What is inner may be dissolved, and then not be reached any more.
        if slacks[target] == .max { seen.append(target) }
        (slacks[target], nearest[target]) = (slack, link(from: vertex, arcs[place]))
        if labels[other] == .unreached { events.insert((slack, target)) }
      default: break
      }
    }
    return false
  }

  /// Adds the node that a tight edge leads to, and its partner; returns whether it is free, and augments then.
  private mutating func grow(along link: Link) -> Bool {
    let node = blossoms.tops[link.to]
    let partner = blossoms.partners[blossoms.bases[node]]
    if partner == _NestedBlossoms.none {
      blossoms.rebase(node, at: link.to)
      exchange(from: link.from, for: link)
      return true
    }
    addInner(node, by: link)
    addOuter(blossoms.tops[partner])
    return false
  }

  /// Matches an outer vertex by another edge, or by none, and so on up to the root.
  private mutating func exchange(from vertex: Int, for link: Link?) {
    var (vertex, link) = (vertex, link)
    while true {
      let node = blossoms.tops[vertex]
      let partner = blossoms.partners[blossoms.bases[node]]
      blossoms.rebase(node, at: vertex)
      if let link { blossoms.match(link) } else { blossoms.unmatch(vertex) }
      if partner == _NestedBlossoms.none { return }
      let inner = blossoms.tops[partner]
      blossoms.rebase(inner, at: entries[inner].to)
      (vertex, link) = (entries[inner].from, entries[inner])
    }
  }

  /// Lets the duals in the tree change until something else can be done, and returns what.
  private mutating func nextObstacle() -> Obstacle {
    while let (time, node) = events.popFirst(), time < first.time {
      if let obstacle = obstacle(at: node, time) {
        clock = time
        return obstacle
      }
    }
    clock = first.time
    return .zero(first.vertex)
  }

  /// What happens at a node at some time, or `nil` if it is not as it was any more.
  private func obstacle(at node: Int, _ time: Int) -> Obstacle? {
    switch labels[node] {
    // An even number, as both ends are in the tree.
    case .outer where outerSlacks[node] / 2 == time: .outerEdge(node)
    case .inner where blossoms.isBlossom(node) && duals[node] / 2 == time: .innerBlossom(node)
    case .unreached
    where !blossoms.isBlossom(node) && slacks[node] == time
      && labels[blossoms.tops[node]] == .unreached:
      .newVertex(node)
    default: nil
    }
  }
}

// MARK: - Blossoms of the tree

extension _WeightedBlossomSearch {
  /// Contracts the cycle that a tight edge between two outer nodes closes into an outer blossom.
  private mutating func contract(closedBy link: Link) {
    var (first, second) = (ancestors(of: link.from), ancestors(of: link.to))
    // The last one of both is the root's.
    while let last = first.nodes.last, first.nodes.count > 1, second.nodes.count > 1,
      last == second.nodes.last,
      first.nodes[first.nodes.count - 2] == second.nodes[second.nodes.count - 2]
    {
      first.nodes.removeLast()
      second.nodes.removeLast()
    }
    let common = first.nodes.removeLast()
    second.nodes.removeLast()
    let (up, down) = (first.links.prefix(first.nodes.count), second.links)
    let cycle = _NestedBlossoms.Cycle(
      nodes: [common] + first.nodes.reversed() + second.nodes,
      links: up.reversed().map(\.reversed) + [link] + down.prefix(second.nodes.count))
    let inner = cycle.nodes.filter { labels[$0] == .inner }
    for node in cycle.nodes where blossoms.isBlossom(node) {
      duals[node] += labels[node] == .outer ? 2 * clock : -2 * clock
    }
    let blossom = blossoms.contract(cycle)
    for node in cycle.nodes { labels[node] = .unreached }
    labels[blossom] = .outer
    labeled.append(blossom)
    duals[blossom] = -2 * clock
    for node in inner { openVertices(of: node, adding: 2 * clock) }
    findNeighbors(of: blossom, with: cycle.nodes)
  }

  /// The outermost nodes from the one of a vertex up to the root's, and the links between them.
  private func ancestors(of vertex: Int) -> _NestedBlossoms.Cycle {
    var path = _NestedBlossoms.Cycle(nodes: [blossoms.tops[vertex]])
    while true {
      let base = blossoms.bases[path.nodes[path.nodes.count - 1]]
      let partner = blossoms.partners[base]
      if partner == _NestedBlossoms.none { return path }
      let inner = blossoms.tops[partner]
      path.links.append(Link(edge: blossoms.matchedEdges[base], from: base, to: partner))
      path.links.append(entries[inner].reversed)
      path.nodes.append(inner)
      path.nodes.append(blossoms.tops[entries[inner].from])
    }
  }

  /// Finds the edges of the least slacks from a new blossom to the other outer nodes.
  private mutating func findNeighbors(of blossom: Int, with nodes: [Int]) {
    var (links, linkSlacks) = ([Link](), [Int]())
    func add(_ link: Link) {
      let node = blossoms.tops[link.to]
      if node == blossom || labels[node] != .outer { return }
      let slack = duals[link.from] + duals[link.to] - weights[link.edge]
      let place = places[node]
      if place == _NestedBlossoms.none {
        places[node] = links.count
        links.append(link)
        linkSlacks.append(slack)
      } else if slack < linkSlacks[place] {
        (links[place], linkSlacks[place]) = (link, slack)
      }
    }
    for node in nodes {
      if let known = neighbors[node] {
        known.forEach(add)
        neighbors[node] = nil
      } else {
        for vertex in blossoms.vertices(of: node) {
          for place in arcs(of: vertex) { add(link(from: vertex, arcs[place])) }
        }
      }
    }
    outerSlacks[blossom] = .max
    for (link, slack) in zip(links, linkSlacks) {
      places[blossoms.tops[link.to]] = _NestedBlossoms.none
      if slack < outerSlacks[blossom] {
        (outerSlacks[blossom], outerEdges[blossom]) = (slack, link)
      }
    }
    if !links.isEmpty { events.insert((outerSlacks[blossom] / 2, blossom)) }
    neighbors[blossom] = links
  }

  /// Dissolves an inner blossom whose dual is 0: the path through it stays in the tree.
  private mutating func dissolve(_ blossom: Int) {
    let entry = entries[blossom]
    labels[blossom] = .unreached
    duals[blossom] = 0
    let cycle = blossoms.dissolve(blossom)
    let count = cycle.nodes.count
    var place = cycle.nodes.firstIndex(of: blossoms.tops[entry.to])!
    labelInner(cycle.nodes[place], by: entry)
    let isForward = place % 2 == 1
    while place % count != 0 {
      // By the matched link to an outer node, and on to an inner one, up to the one with the base.
      let outer = isForward ? place + 1 : place - 1
      place = isForward ? place + 2 : place - 2
      add(clock, toVerticesOf: cycle.nodes[outer])
      addOuter(cycle.nodes[outer])
      labelInner(
        cycle.nodes[place % count],
        by: isForward ? cycle.links[outer] : cycle.links[place].reversed)
    }
    for node in cycle.nodes where labels[node] == .unreached {
      add(clock, toVerticesOf: node)
      for vertex in blossoms.vertices(of: node) where slacks[vertex] < .max {
        events.insert((slacks[vertex], vertex))
      }
    }
  }
}
