// Maximum matching in bipartite graphs by sets of shortest augmenting paths: Hopcroft and Karp, "An n^5/2
// algorithm for maximum matchings in bipartite graphs", 1973; without recursion, so that no path is too long.

/// A search for augmenting paths.
///
/// They lead from a free vertex on the left to a free one on the right, and every other edge is one of the matching: it
/// is exchanged for the edge before it, and the last one is gained.
internal struct _MatchingSearch {
  private static let free: Int32 = -1
  private static let unreached: Int32 = -1

  /// The edges from vertex *v* on the left lead to `targets[starts[v]..<starts[v + 1]]`.
  private let starts: [Int32]
  private let targets: [Int32]
  /// The partner of each vertex, or `free`.
  private var partnersOnRight: [Int32]
  private var partnersOnLeft: [Int32]
  /// The number of matching edges on the shortest alternating path to each vertex on the left, or `unreached`.
  private var levels: [Int32]
  /// The first edge of each vertex on the left that has not been given up in this round.
  private var nextEdges: [Int32]
  /// The vertices on the left of the path that is being looked for.
  private var path: [Int] = []

  internal init(_ graph: BipartiteGraph) {
    let (lefts, rights) = (graph._leftEnds, graph._rightEnds)
    (starts, targets) = lefts.indices._grouped(
      into: graph.leftCount, by: { Int(lefts[$0]) }, { rights[$0] })
    partnersOnRight = [Int32](repeating: Self.free, count: graph.leftCount)
    partnersOnLeft = [Int32](repeating: Self.free, count: graph.rightCount)
    levels = [Int32](repeating: Self.unreached, count: graph.leftCount)
    nextEdges = levels
  }

  /// The partner of a vertex on the left.
  internal func partner(of left: Int) -> Int? {
    let partner = partnersOnRight[left]
    return partner == Self.free ? nil : Int(partner)
  }

  /// Whether an alternating path from a free vertex on the left leads to one on the left.
  internal func isReached(_ left: Int) -> Bool {
    levels[left] != Self.unreached
  }

  /// Makes the matching a maximum one.
  internal mutating func matchAll() {
    matchNeighbors()
    while findLevels() {
      // Invariant: the shortest augmenting paths are longer in each round.
      for root in levels.indices where partnersOnRight[root] == Self.free { enlarge(from: root) }
    }
  }

  /// Matches each vertex on the left with the first of its neighbors that is free (greedy matching).
  private mutating func matchNeighbors() {
    for left in levels.indices {
      let edges = starts[left]..<starts[left + 1]
      let edge = edges.first { partnersOnLeft[Int(targets[Int($0)])] == Self.free }
      if let edge { match(left, targets[Int(edge)]) }
    }
  }

  private mutating func match(_ left: Int, _ right: Int32) {
    partnersOnRight[left] = right
    partnersOnLeft[Int(right)] = Int32(truncatingIfNeeded: left)
  }

  /// Computes the levels of the vertices on the left, and returns whether any of them leads to a free vertex.
  ///
  /// One could stop at the first that does. But then each round would take the shortest paths only; so it takes any
  /// along which levels rise, and rounds are far fewer. No path as short as the shortest one is left all the same: one
  /// over edges that others have changed goes on after a vertex that was free, and so is longer.
  private mutating func findLevels() -> Bool {
    var reached: [Int32] = []
    for left in levels.indices {
      nextEdges[left] = starts[left]
      let isFree = partnersOnRight[left] == Self.free
      levels[left] = isFree ? 0 : Self.unreached
      if isFree { reached.append(Int32(truncatingIfNeeded: left)) }
    }
    var isFreeReached = false
    var place = 0
    while place < reached.count {
      let left = Int(reached[place])
      place += 1
      let level = levels[left] + 1
      for edge in starts[left]..<starts[left + 1] {
        let next = partnersOnLeft[Int(targets[Int(edge)])]
        if next == Self.free {
          isFreeReached = true
        } else if levels[Int(next)] == Self.unreached {
          levels[Int(next)] = level
          reached.append(next)
        }
      }
    }
    return isFreeReached
  }

  /// Looks for an augmenting path from a free vertex along which levels rise, and augments along it.
  private mutating func enlarge(from root: Int) {
    path.append(root)
    while let left = path.last {
      // Invariant: the next edge of each vertex on the path leads to the partner of the one after it. Edges that have
      // been given up in this round lead to no free vertex any more.
      guard let next = nextPartner(of: left) else {
        path.removeLast()
        if let before = path.last { nextEdges[before] += 1 }
        continue
      }
      if next == Self.free { break }
      path.append(Int(next))
    }
    for left in path { match(left, targets[Int(nextEdges[left])]) }
    path.removeAll(keepingCapacity: true)
  }

  /// Advances to an edge to a free vertex, or to one whose partner is one level higher, and returns the partner; gives
  /// the vertex up if there is none.
  private mutating func nextPartner(of left: Int) -> Int32? {
    let level = levels[left] + 1
    for edge in nextEdges[left]..<starts[left + 1] {
      let next = partnersOnLeft[Int(targets[Int(edge)])]
      if next == Self.free || levels[Int(next)] == level {
        nextEdges[left] = edge
        return next
      }
    }
    // Nobody needs to come here again.
    levels[left] = Self.unreached
    return nil
  }
}
