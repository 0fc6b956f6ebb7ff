// Blossoms for weighted matchings: Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965.

/// A matching, and blossoms of it: cycles of odd length in which all vertices but one, the base, are matched with each
/// other.
///
/// A blossom is contracted and may be part of another one: so its cycle consists of nodes, which are vertices or
/// blossoms. The latter are numbered from `vertexCount` on. Each node has a base, its only vertex that is not matched
/// inside.
internal struct _NestedBlossoms {
  internal static let none = -1

  /// An edge in one of its two directions.
  internal struct Link {
    internal var edge = _NestedBlossoms.none
    internal var from = _NestedBlossoms.none
    internal var to = _NestedBlossoms.none

    internal var reversed: Link { Link(edge: edge, from: to, to: from) }
  }

  /// A cycle of nodes, the first one of them with its base.
  ///
  /// A link leads from each node to the next one, and from the last to the first: those from an odd index to an even
  /// one are matched.
  internal struct Cycle {
    internal var nodes: [Int] = []
    internal var links: [Link] = []
  }

  /// The vertices in a node, one after the other.
  internal struct Vertices: Sequence, IteratorProtocol {
    fileprivate let nexts: [Int]
    fileprivate var vertex: Int
    fileprivate let last: Int

    internal mutating func next() -> Int? {
      if vertex == _NestedBlossoms.none { return nil }
      let found = vertex
      vertex = vertex == last ? _NestedBlossoms.none : nexts[vertex]
      return found
    }
  }

  internal let vertexCount: Int
  /// The blossom that each node is part of, or `none`.
  private var parents: [Int]
  /// The outermost node that each vertex is in.
  internal private(set) var tops: [Int]
  /// The base of each node.
  internal private(set) var bases: [Int]
  /// Whom each vertex is matched with, or `none`.
  internal private(set) var partners: [Int]
  /// By which edge, or `none`.
  internal private(set) var matchedEdges: [Int]
  /// The first and the last vertex in each node, and the one that follows each vertex in all nodes of which it is not the
  /// last one.
  private var firsts: [Int]
  private var lasts: [Int]
  private var nexts: [Int]
  /// The cycle of each blossom.
  private var cycles: [Cycle]
  /// The numbers that no blossom has.
  private var unused: [Int]

  internal init(vertexCount: Int) {
    self.vertexCount = vertexCount
    // As each has at least three parts, there are at most half as many blossoms as vertices.
    let nodeCount = vertexCount + vertexCount / 2
    parents = [Int](repeating: Self.none, count: nodeCount)
    tops = Array(0..<vertexCount)
    bases = Array(0..<nodeCount)
    partners = [Int](repeating: Self.none, count: vertexCount)
    matchedEdges = partners
    (firsts, lasts, nexts) = (bases, bases, partners)
    cycles = [Cycle](repeating: Cycle(), count: vertexCount / 2)
    unused = Array(vertexCount..<nodeCount)
  }

  internal var nodeCount: Int { parents.count }

  internal func isBlossom(_ node: Int) -> Bool { node >= vertexCount }

  /// The vertices in a node.
  internal func vertices(of node: Int) -> Vertices {
    Vertices(nexts: nexts, vertex: firsts[node], last: lasts[node])
  }

  /// Contracts a cycle of outermost nodes into a blossom, and returns that.
  internal mutating func contract(_ cycle: Cycle) -> Int {
    let blossom = unused.removeLast()
    bases[blossom] = bases[cycle.nodes[0]]
    firsts[blossom] = firsts[cycle.nodes[0]]
    lasts[blossom] = lasts[cycle.nodes[cycle.nodes.count - 1]]
    for (node, next) in zip(cycle.nodes, cycle.nodes.dropFirst()) {
      nexts[lasts[node]] = firsts[next]
    }
    for node in cycle.nodes {
      parents[node] = blossom
      for vertex in vertices(of: node) { tops[vertex] = blossom }
    }
    cycles[blossom - vertexCount] = cycle
    return blossom
  }

  /// Dissolves an outermost blossom into the nodes of its cycle, and returns that.
  internal mutating func dissolve(_ blossom: Int) -> Cycle {
    var cycle = Cycle()
    Swift.swap(&cycle, &cycles[blossom - vertexCount])
    for node in cycle.nodes {
      parents[node] = Self.none
      for vertex in vertices(of: node) { tops[vertex] = node }
    }
    unused.append(blossom)
    return cycle
  }

  internal mutating func match(_ link: Link) {
    (partners[link.from], partners[link.to]) = (link.to, link.from)
    (matchedEdges[link.from], matchedEdges[link.to]) = (link.edge, link.edge)
  }

  internal mutating func unmatch(_ vertex: Int) {
    (partners[vertex], matchedEdges[vertex]) = (Self.none, Self.none)
  }

  /// Makes a vertex the base of an outermost node, so that it can be matched outside; the others in the node are
  /// matched with each other.
  internal mutating func rebase(_ node: Int, at vertex: Int) {
    var open = [(node: node, vertex: vertex)]
    while let (node, vertex) = open.popLast() {
      bases[node] = vertex
      guard isBlossom(node) else { continue }
      var part = vertex
      while parents[part] != node { part = parents[part] }
      open.append((part, vertex))
      let cycle = cycles[node - vertexCount]
      let (place, count) = (cycle.nodes.firstIndex(of: part)!, cycle.nodes.count)
      // From its matched neighbor on, up to the old base, the links change, in the direction in which these are of an
      // even number.
      let changed =
        place % 2 == 0
        ? stride(from: 0, to: place, by: 2) : stride(from: place + 1, to: count, by: 2)
      for index in changed {
        let link = cycle.links[index]
        match(link)
        open.append((cycle.nodes[index], link.from))
        open.append((cycle.nodes[(index + 1) % count], link.to))
      }
      cycles[node - vertexCount] = Cycle(
        nodes: Array(cycle.nodes[place...] + cycle.nodes[..<place]),
        links: Array(cycle.links[place...] + cycle.links[..<place]))
    }
  }
}
