// Maximum flow by blocking flows on level graphs: Dinic, "Algorithm for solution of a problem of maximum flow
// in networks with power estimation", 1970; without recursion, so that no path is too long.

/// A flow network through which more and more is sent, until there is no augmenting path from the source to the sink.
///
/// Each edge is an arc at either of its ends: one leads forward, the other one back. An undirected edge has a capacity in
/// both directions.
internal struct _FlowNetwork {
  /// Where an arc leads to, and whether it has a residual capacity: small, as the searches read many.
  private struct Head {
    private var bits: UInt32

    init(_ vertex: Int, isOpen: Bool, isOpenBack: Bool) {
      bits = UInt32(truncatingIfNeeded: vertex) << 2
      (self.isOpen, self.isOpenBack) = (isOpen, isOpenBack)
    }

    var vertex: Int { Int(bits >> 2) }

    /// Whether the arc has a residual capacity.
    var isOpen: Bool {
      get { bits & 1 != 0 }
      set { bits = bits & ~1 | (newValue ? 1 : 0) }
    }

    /// Whether the reverse arc has one.
    var isOpenBack: Bool {
      get { bits & 2 != 0 }
      set { bits = bits & ~2 | (newValue ? 2 : 0) }
    }
  }

  private struct Arc {
    /// The index of the reverse arc.
    let reverse: Int32
    /// The residual capacity: what is left of its own, and what the reverse arc carries.
    ///
    /// Of an undirected edge it may be twice what fits `Int`.
    var residual: UInt
  }

  /// A vertex on the path from the sink back to the source.
  private struct Step {
    let vertex: Int
    /// How much is wanted there.
    let wanted: UInt
    /// How much of it has not been found yet.
    var missing: UInt
  }

  private static let unreached: Int32 = -1

  private var source: Int
  private var sink: Int
  /// The arcs of vertex *v*, which lead away from it, are those from `starts[v]` up to `starts[v + 1]`.
  private let starts: [Int32]
  private var heads: [Head] = []
  private var arcs: [Arc] = []
  /// The backward arc of each edge.
  private var backwardArcs: [Int32] = []
  /// The level of each vertex, its distance from the source in open arcs, or `unreached`.
  private var levels: [Int32]
  /// The current arc of each vertex: the first one that has not been given up in this round.
  private var nextArcs: [Int32]

  internal init(_ graph: WeightedDigraph, from source: Int, to sink: Int) {
    self.init(
      vertexCount: graph.vertexCount,
      graph.edges.lazy.map { ($0.source, $0.target, $0.weight) }, areDirected: true)
    (self.source, self.sink) = (source, sink)
  }

  /// Creates a network of undirected edges, which gets a source and a sink by `restart(from:to:)`.
  internal init(_ graph: WeightedGraph) {
    self.init(
      vertexCount: graph.vertexCount,
      graph.edges.lazy.map { ($0.first, $0.second, $0.weight) }, areDirected: false)
  }

  private init(
    vertexCount: Int, _ edges: some Collection<(source: Int, target: Int, capacity: Int)>,
    areDirected: Bool
  ) {
    precondition(
      vertexCount <= 1 << 30 && edges.count < 1 << 30,
      "a network has at most 1073741824 vertices and 1073741823 edges")
    (source, sink) = (0, 0)
    precondition(edges.allSatisfy { $0.capacity >= 0 }, "a capacity is negative")
    var places = _arcStarts(
      vertexCount: vertexCount, edges.lazy.map { ($0.source, $0.target) })
    starts = places
    levels = [Int32](repeating: Self.unreached, count: vertexCount)
    nextArcs = levels
    heads = [Head](repeating: Head(0, isOpen: false, isOpenBack: false), count: 2 * edges.count)
    arcs = [Arc](repeating: Arc(reverse: 0, residual: 0), count: 2 * edges.count)
    backwardArcs.reserveCapacity(edges.count)
    for edge in edges {
      let forward = places[edge.source]
      places[edge.source] += 1
      let backward = places[edge.target]
      places[edge.target] += 1
      let (isOpen, capacity) = (edge.capacity > 0, UInt(edge.capacity))
      let isOpenBack = isOpen && !areDirected
      heads[Int(forward)] = Head(edge.target, isOpen: isOpen, isOpenBack: isOpenBack)
      arcs[Int(forward)] = Arc(reverse: backward, residual: capacity)
      heads[Int(backward)] = Head(edge.source, isOpen: isOpenBack, isOpenBack: isOpen)
      arcs[Int(backward)] = Arc(reverse: forward, residual: areDirected ? 0 : capacity)
      backwardArcs.append(backward)
    }
  }

  /// The flow on each edge.
  internal var edgeFlows: [Int] {
    backwardArcs.map { Int(arcs[Int($0)].residual) }
  }

  /// The flow on an edge.
  internal func flow(ofEdge edge: Int) -> Int {
    Int(arcs[Int(backwardArcs[edge])].residual)
  }

  /// Whether each vertex is reachable from the source in the residual network.
  internal var isReached: [Bool] {
    levels.map { $0 != Self.unreached }
  }

  /// Sets a new source and a new sink, and removes an edge together with its flow.
  internal mutating func redirect(from source: Int, to sink: Int, without edge: Int) {
    (self.source, self.sink) = (source, sink)
    let backward = Int(backwardArcs[edge])
    let forward = Int(arcs[backward].reverse)
    for place in [backward, forward] {
      arcs[place].residual = 0
      heads[place].isOpen = false
      heads[place].isOpenBack = false
    }
  }

  /// Sets a new source and a new sink, and takes all flow back; for undirected edges.
  internal mutating func restart(from source: Int, to sink: Int) {
    (self.source, self.sink) = (source, sink)
    for arc in arcs.indices {
      // Both directions have had the same capacity.
      let reverse = Int(arcs[arc].reverse)
      let capacity = (arcs[arc].residual + arcs[reverse].residual) / 2
      arcs[arc].residual = capacity
      arcs[reverse].residual = capacity
      (heads[arc].isOpen, heads[arc].isOpenBack) = (capacity > 0, capacity > 0)
    }
  }

  /// Sends as much as possible up to a limit, and returns how much that is.
  internal mutating func sendAll(atMost limit: Int? = nil) -> Int {
    var value = 0
    while value != limit, findLevels() {
      // Invariant: the shortest paths of open arcs from the source to the sink are longer in each round.
      let (sum, overflow) = value.addingReportingOverflow(
        Int(sendAlongShortestPaths(atMost: UInt(limit.map { $0 - value } ?? .max))))
      precondition(!overflow, "the value of the flow does not fit Int")
      value = sum
    }
    return value
  }

  /// Computes the levels of the vertices up to the sink's, and returns whether it is reached.
  private mutating func findLevels() -> Bool {
    for vertex in levels.indices {
      levels[vertex] = Self.unreached
      nextArcs[vertex] = starts[vertex]
    }
    levels[source] = 0
    var reached = [source]
    var place = 0
    while place < reached.count {
      let vertex = reached[place]
      place += 1
      let level = levels[vertex] + 1
      for arc in starts[vertex]..<starts[vertex + 1] {
        let head = heads[Int(arc)]
        guard head.isOpen, levels[head.vertex] == Self.unreached else { continue }
        levels[head.vertex] = level
        if head.vertex == sink { return true }
        reached.append(head.vertex)
      }
    }
    return false
  }

  /// Sends a blocking flow along shortest paths, up to a limit, and returns its value.
  private mutating func sendAlongShortestPaths(atMost limit: UInt) -> UInt {
    // From the sink back to the source, each vertex asks the next one for what it misses. As much as there
    // may be is wanted at the sink.
    var sent: UInt = 0
    var steps = [Step(vertex: sink, wanted: limit, missing: limit)]
    while let step = steps.last {
      // Invariant: arcs that have been given up in this round are on no shortest path any more.
      if step.missing > 0, let (neighbor, residual) = nextNeighbor(of: step.vertex) {
        let wanted = Swift.min(step.missing, residual)
        // The source has whatever is wanted.
        let missing = neighbor == source ? 0 : wanted
        steps.append(Step(vertex: neighbor, wanted: wanted, missing: missing))
        continue
      }
      sent = step.wanted - step.missing
      steps.removeLast()
      if !steps.isEmpty { receive(sent, &steps[steps.count - 1]) }
    }
    return sent
  }

  /// Advances to an arc to a vertex that is nearer to the source and may send something; gives the vertex up if there
  /// is none.
  private mutating func nextNeighbor(of vertex: Int) -> (vertex: Int, residual: UInt)? {
    let nearer = levels[vertex] - 1
    for arc in nextArcs[vertex]..<starts[vertex + 1] {
      let head = heads[Int(arc)]
      guard head.isOpenBack, levels[head.vertex] == nearer else { continue }
      nextArcs[vertex] = arc
      return (head.vertex, arcs[Int(arcs[Int(arc)].reverse)].residual)
    }
    // Nobody needs to ask here again.
    levels[vertex] = Self.unreached
    return nil
  }

  /// Adds what a vertex has got along its current arc, which is given up unless the vertex has all that it wanted.
  private mutating func receive(_ amount: UInt, _ step: inout Step) {
    let arc = Int(nextArcs[step.vertex])
    if amount > 0 {
      let reverse = Int(arcs[arc].reverse)
      arcs[arc].residual += amount
      heads[arc].isOpen = true
      heads[reverse].isOpenBack = true
      arcs[reverse].residual -= amount
      if arcs[reverse].residual == 0 {
        heads[reverse].isOpen = false
        heads[arc].isOpenBack = false
      }
      step.missing -= amount
    }
    // Either nothing more comes from there, or nothing more fits.
    if step.missing > 0 { nextArcs[step.vertex] += 1 }
  }
}
