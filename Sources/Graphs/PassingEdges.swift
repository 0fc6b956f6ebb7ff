// The back edges that cover each edge of a depth-first forest: how many, and where the first and the last of them
// begin. If these are the same for two edges, one above the other, so are the back edges.

/// For each place of a forest the back edges that cover the edge to its parent: they lead from its subtree to above it.
internal struct _PassingEdges {
  /// The number of these back edges.
  internal private(set) var counts: [Int32]
  /// The first and the last place that they lead from; meaningless if there are none.
  private var firsts: [Int32]
  private var lasts: [Int32]

  internal init(_ forest: _DepthFirstForest, of graph: WeightedGraph) {
    let count = graph.vertexCount
    counts = [Int32](repeating: 0, count: count)
    (firsts, lasts) = (counts, counts)
    var places = counts
    for (place, vertex) in forest.vertices.enumerated() {
      places[Int(vertex)] = Int32(truncatingIfNeeded: place)
    }
    // The highest place that a back edge leads to from each place, which is itself if there is none.
    var reached = [Int32](0..<Int32(truncatingIfNeeded: count))
    for (index, edge) in graph.edges.enumerated() {
      let (one, other) = (places[edge.first], places[edge.second])
      let (upper, lower) = (Swift.min(one, other), Swift.max(one, other))
      if Int(forest.parentEdges[Int(lower)]) == index { continue }
      reached[Int(lower)] = Swift.min(reached[Int(lower)], upper)
      counts[Int(lower)] += 1
      counts[Int(upper)] -= 1
    }
    var ends = (0..<count).map { $0 + 1 }
    for place in (0..<count).reversed() where !forest.isRoot(place) {
      let parent = Int(forest.parents[place])
      counts[parent] += counts[place]
      ends[parent] = Swift.max(ends[parent], ends[place])
    }

    let (starts, comingFrom) = reached.indices._grouped(
      into: count, by: { Int(reached[$0]) }, { $0 })
    var open = _RemainingPlaces(count: count)
    for place in (0..<count).reversed() {
      // Back edges that lead no farther up than here cover none of the remaining places.
      for index in starts[place]..<starts[place + 1] { open.remove(comingFrom[Int(index)]) }
      if counts[place] == 0 { continue }
      firsts[place] = Int32(truncatingIfNeeded: open.first(from: place))
      lasts[place] = Int32(truncatingIfNeeded: open.last(upTo: ends[place] - 1))
    }
  }

  /// Returns for each place the nearest one above it whose edge is covered by the same back edges, −1 if there is none.
  internal func above() -> [Int] {
    var above = [Int](repeating: -1, count: counts.count)
    // Places with the same first one are all above each other. Those that may still be found are linked, from the
    // lowest one up.
    var lowest = above
    var links = above
    for place in counts.indices where counts[place] > 0 {
      let first = Int(firsts[place])
      var other = lowest[first]
      // Invariant: the counts become less from link to link. A back edge that covers the place as well as an edge above
      // it covers all in between: a place that is covered by more, or by others, is never found again.
      while other >= 0,
        (counts[other], lasts[other]) != (counts[place], lasts[place]),
        counts[other] >= counts[place]
      {
        other = links[other]
      }
      if other >= 0, counts[other] == counts[place] {
        above[place] = other
        other = links[other]
      }
      links[place] = other
      lowest[first] = place
    }
    return above
  }
}

/// Places that are removed one after the other.
internal struct _RemainingPlaces {
  private var isRemoved: [Bool]
  /// Runs of neighbors that are removed, as disjoint sets.
  private var runs: _JoinedVertices
  /// The first and the last place of each run.
  private var bounds: [(first: Int32, last: Int32)]

  internal init(count: Int) {
    isRemoved = [Bool](repeating: false, count: count)
    runs = _JoinedVertices(count: count)
    bounds = (0..<Int32(truncatingIfNeeded: count)).map { ($0, $0) }
  }

  internal mutating func remove(_ place: Int) {
    isRemoved[place] = true
    if place > 0, isRemoved[place - 1] { unite(place - 1, place) }
    if place + 1 < isRemoved.count, isRemoved[place + 1] { unite(place, place + 1) }
  }

  private mutating func unite(_ left: Int, _ right: Int) {
    let first = bounds[runs.root(of: left)].first
    let last = bounds[runs.root(of: right)].last
    _ = runs.unite(left, right)
    bounds[runs.root(of: left)] = (first, last)
  }

  /// The first place that is left, from one on; there is one.
  internal mutating func first(from place: Int) -> Int {
    isRemoved[place] ? Int(bounds[runs.root(of: place)].last) + 1 : place
  }

  /// The last place that is left, up to one; there is one.
  internal mutating func last(upTo place: Int) -> Int {
    isRemoved[place] ? Int(bounds[runs.root(of: place)].first) - 1 : place
  }
}
