// Minimum-cost flow by successive shortest paths with potentials, so that no reduced cost is negative: Edmonds and
// Karp, "Theoretical improvements in algorithmic efficiency for network flow problems", 1972. All paths of the same
// cost that one walk finds are used.

/// A flow network through which more and more is sent, along cheapest augmenting paths.
///
/// Each edge is an arc at either of its ends: one leads forward, the other one back, with the negated cost.
internal struct _CheapestPathSearch {
  private struct Arc {
    let target: Int32
    /// The index of the reverse arc.
    let reverse: Int32
    /// The residual capacity: forward what is left of the capacity, back what the edge carries.
    var residual: Int
    let cost: Int
  }

  private struct Vertex {
    /// Cost plus potential of the start minus potential of the end, the reduced cost, is not negative for any arc that
    /// something can be sent along.
    var potential: Int
    /// The reduced cost of the cheapest path from the source.
    var distance = Int.max
    /// The current arc: the first one that walks have not given up.
    var nextArc: Int32 = 0
    /// Whether a walk may come here: the distance is final, and no walk is here or has given up.
    var isWelcome = false
  }

  private let source: Int
  private let sink: Int
  /// The arcs of vertex *v*, which lead away from it, are those from `starts[v]` up to `starts[v + 1]`.
  private let starts: [Int32]
  private var arcs: [Arc] = []
  /// The backward arc of each edge.
  private var backwardArcs: [Int32] = []
  private var vertices: [Vertex]
  /// The vertices whose distances are final.
  private var settled: [Int] = []
  private var open = _RadixHeap()

  internal init(_ network: CostNetwork, from source: Int, to sink: Int) {
    let edges = network.edges
    precondition(edges.count < 1 << 30, "a network has at most 1073741823 edges")
    (self.source, self.sink) = (source, sink)
    vertices = Self.potentials(network, from: source).map { Vertex(potential: $0) }
    var places = _arcStarts(
      vertexCount: network.vertexCount, edges.lazy.map { ($0.source, $0.target) })
    starts = places
    arcs = [Arc](
      repeating: Arc(target: 0, reverse: 0, residual: 0, cost: 0), count: 2 * edges.count)
    backwardArcs.reserveCapacity(edges.count)
    // At each vertex those that lead forward come first: the others are seldom open.
    let forwardArcs = edges.map { edge in
      let place = places[edge.source]
      places[edge.source] += 1
      return place
    }
    for (edge, forward) in zip(edges, forwardArcs) {
      let backward = places[edge.target]
      places[edge.target] += 1
      arcs[Int(forward)] = Arc(
        target: Int32(truncatingIfNeeded: edge.target), reverse: backward,
        residual: edge.capacity, cost: edge.cost)
      arcs[Int(backward)] = Arc(
        target: Int32(truncatingIfNeeded: edge.source), reverse: forward, residual: 0,
        cost: -edge.cost)
      backwardArcs.append(backward)
    }
  }

  /// Returns the first potentials: what the cheapest path to each vertex costs, if any cost is negative.
  private static func potentials(_ network: CostNetwork, from source: Int) -> [Int] {
    let largest = network.edges.reduce(0 as UInt) { Swift.max($0, $1.cost.magnitude) }
    let (bound, overflow) = largest.multipliedReportingOverflow(by: UInt(network.vertexCount))
    precondition(!overflow && bound <= 1 << 60, "the cost of a path may not fit Int")
    let open = network.edges.lazy.filter { $0.capacity > 0 }
    guard open.contains(where: { $0.cost < 0 }) else {
      return [Int](repeating: 0, count: network.vertexCount)
    }
    let graph = WeightedDigraph(
      vertexCount: network.vertexCount,
      edges: open.map { .init(source: $0.source, target: $0.target, weight: $0.cost) })
    let distances = graph.shortestDistances(from: source)
    precondition(distances != .negativeCycle, "a cycle has a negative cost")
    // What cannot be reached now is not reached later either.
    return (0..<network.vertexCount).map { distances[$0] ?? 0 }
  }

  /// How much each edge carries.
  internal var edgeFlows: [Int] {
    backwardArcs.map { arcs[Int($0)].residual }
  }

  /// Sends as much as possible up to a limit, and returns the minimum cost as a function of the value.
  internal mutating func sendAll(atMost limit: Int) -> [MinimumCostFlow.Corner] {
    var curve = [MinimumCostFlow.Corner(value: 0, cost: 0)]
    var (value, cost, lastUnitCost) = (0, 0, Int.min)
    while value < limit, findDistances() {
      // Invariant: what has been sent costs the least for its value, and a unit on the cheapest path no less than
      // one before it.
      let unitCost = vertices[sink].potential - vertices[source].potential
      let sent = sendAlongCheapestPaths(atMost: limit - value)
      let (more, isTooMuch) = sent.multipliedReportingOverflow(by: unitCost)
      let (sum, overflows) = cost.addingReportingOverflow(more)
      precondition(!isTooMuch && !overflows, "the cost of the flow does not fit Int")
      (value, cost) = (value + sent, sum)
      if unitCost == lastUnitCost { curve.removeLast() }
      curve.append(MinimumCostFlow.Corner(value: value, cost: cost))
      lastUnitCost = unitCost
    }
    return curve
  }

  /// Finds the cheapest path to the sink by reduced costs, and returns whether there is one.
  ///
  /// From then on its cost is the potential of the sink minus that of the source.
  private mutating func findDistances() -> Bool {
    for vertex in vertices.indices {
      vertices[vertex].distance = .max
      vertices[vertex].isWelcome = false
    }
    settled.removeAll(keepingCapacity: true)
    open.removeAll()
    vertices[source].distance = 0
    open.insert((distance: 0, vertex: source))
    var farthest = Int.max
    while let (distance, vertex) = open.popFirst(), distance <= farthest {
      if distance > vertices[vertex].distance { continue }
      vertices[vertex].nextArc = starts[vertex]
      // Vertices at the distance of the sink may be on a path of the same cost.
      if vertex == sink {
        farthest = distance
        continue
      }
      vertices[vertex].isWelcome = true
      settled.append(vertex)
      let base = distance + vertices[vertex].potential
      for place in starts[vertex]..<starts[vertex + 1] {
        let arc = arcs[Int(place)]
        guard arc.residual > 0 else { continue }
        let target = Int(arc.target)
        let farther = base + arc.cost - vertices[target].potential
        if farther < vertices[target].distance {
          vertices[target].distance = farther
          open.insert((distance: farther, vertex: target))
        }
      }
    }
    if farthest == .max { return false }
    // The others are as far as the sink or farther, and stay as they are.
    for vertex in settled { vertices[vertex].potential += vertices[vertex].distance - farthest }
    return true
  }

  /// Walks back from the sink along arcs of reduced cost 0, augments whenever the source is reached, and returns how
  /// much was sent.
  ///
  /// It walks back, because at first all paths lead to the source.
  private mutating func sendAlongCheapestPaths(atMost limit: Int) -> Int {
    var sent = 0
    // The backward arcs whose reverse arcs are the path from the vertex to the sink.
    var path: [Int32] = []
    var vertex = sink
    while true {
      if vertex == source {
        let amount = path.reduce(limit - sent) { Swift.min($0, residual(ofReverseOf: $1)) }
        for place in path {
          let reverse = Int(arcs[Int(place)].reverse)
          arcs[Int(place)].residual += amount
          arcs[reverse].residual -= amount
        }
        sent += amount
        // Back to the first saturated arc. The vertices after it may be visited again.
        guard let full = path.firstIndex(where: { residual(ofReverseOf: $0) == 0 }) else {
          return sent
        }
        for place in path[full...] { vertices[Int(arcs[Int(place)].target)].isWelcome = true }
        vertex = start(of: path[full])
        path.removeSubrange(full...)
      } else if let place = nextArc(of: vertex) {
        path.append(place)
        vertex = Int(arcs[Int(place)].target)
        vertices[vertex].isWelcome = false
      } else if let place = path.popLast() {
        vertex = start(of: place)
        vertices[vertex].nextArc += 1
      } else {
        return sent
      }
    }
  }

  /// Advances to an arc that leads back to where a cheapest path may come from.
  private mutating func nextArc(of vertex: Int) -> Int32? {
    for place in vertices[vertex].nextArc..<starts[vertex + 1] {
      let arc = arcs[Int(place)]
      let target = vertices[Int(arc.target)]
      if target.isWelcome, target.potential == vertices[vertex].potential + arc.cost,
        residual(ofReverseOf: place) > 0
      {
        vertices[vertex].nextArc = place
        return place
      }
    }
    return nil
  }

  /// The residual capacity of the reverse of an arc.
  private func residual(ofReverseOf place: Int32) -> Int {
    arcs[Int(arcs[Int(place)].reverse)].residual
  }

  /// The vertex that an arc leads away from.
  private func start(of place: Int32) -> Int {
    Int(arcs[Int(arcs[Int(place)].reverse)].target)
  }
}
