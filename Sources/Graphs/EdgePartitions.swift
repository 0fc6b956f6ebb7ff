// Two ways to part the edges of a bipartite graph in which all vertices have as many: a matching of all vertices and the
// rest, and two halves that have as many edges at each vertex. The edges are in order of their left ends, and remain so.

internal struct _ColoredEdge {
  internal let right: Int32
  internal let index: Int32
}

extension UnsafeMutableBufferPointer<_ColoredEdge> {
  /// Puts the edges that are chosen in front of the others, both in the order in which they were.
  fileprivate func partition(by isChosen: (_ place: Int) -> Bool) {
    withUnsafeTemporaryAllocation(of: _ColoredEdge.self, capacity: count) { others in
      var chosenCount = 0
      for place in indices {
        if isChosen(place) {
          self[chosenCount] = self[place]
          chosenCount += 1
        } else {
          others[place - chosenCount] = self[place]
        }
      }
      for place in chosenCount..<count { self[place] = others[place - chosenCount] }
    }
  }
}

// MARK: - Halves

/// Edges are coupled at either end, which makes cycles of them; every other edge of a cycle is chosen.
internal struct _EulerHalving {
  /// An edge at each vertex on the right that has no partner there yet; −1 if there is none.
  private var singles: [Int32]
  /// The partner of each edge at its right end; that at the left end is beside it.
  private var partners: [Int32]
  private var halves: [Half] = []

  private enum Half { case none, first, second }

  internal init(vertexCount: Int, edgeCount: Int) {
    singles = [Int32](repeating: -1, count: vertexCount)
    partners = [Int32](repeating: 0, count: edgeCount)
  }

  /// Puts edges in front that are half of those at each vertex.
  ///
  /// - Parameter edges: At each vertex there is an even number of them.
  internal mutating func putHalfFirst(_ edges: UnsafeMutableBufferPointer<_ColoredEdge>) {
    for (place, edge) in edges.enumerated() {
      let single = singles[Int(edge.right)]
      if single < 0 {
        singles[Int(edge.right)] = Int32(truncatingIfNeeded: place)
      } else {
        singles[Int(edge.right)] = -1
        partners[place] = single
        partners[Int(single)] = Int32(truncatingIfNeeded: place)
      }
    }
    halves.removeAll(keepingCapacity: true)
    halves.append(contentsOf: repeatElement(.none, count: edges.count))
    for start in edges.indices {
      var place = start
      while halves[place] == .none {
        halves[place] = .first
        halves[place ^ 1] = .second
        place = Int(partners[place ^ 1])
      }
    }
    edges.partition { halves[$0] == .first }
  }
}

// MARK: - Matching

/// Partners for all vertices.
///
/// From each vertex on the left that has none yet one goes to any of its neighbors, from there to the neighbor's partner,
/// and so on, until there is none. That is soon, as all vertices have as many edges.
internal struct _RegularMatching {
  /// The edge to its partner for each vertex on the left, −1 while it has none.
  private var chosen: [Int32] = []
  /// The partner of each vertex on the right, −1 while it has none.
  private var partners: [Int32] = []
  /// The edge that was taken last from each vertex on the left.
  private var steps: [Int32]
  /// The vertices on the left in an order that has nothing to do with their edges.
  private var starts: [Int32]
  private var state: UInt64 = 1

  internal init(vertexCount: Int) {
    steps = [Int32](repeating: -1, count: vertexCount)
    starts = Array(0..<Int32(truncatingIfNeeded: vertexCount))
    for index in starts.indices { starts.swapAt(index, random(below: index + 1)) }
  }

  /// Puts one edge at each vertex in front.
  ///
  /// - Parameter edges: At each vertex there are as many of them.
  internal mutating func putFirst(_ edges: UnsafeMutableBufferPointer<_ColoredEdge>) {
    let degree = edges.count / steps.count
    chosen = [Int32](repeating: -1, count: steps.count)
    partners = chosen
    for start in starts {
      walk(from: Int(start), edges, degree)
      // On the way that was taken last from each vertex, so that it leads to none twice.
      var vertex = Int(start)
      while vertex >= 0 {
        chosen[vertex] = steps[vertex]
        let other = Int(edges[Int(steps[vertex])].right)
        let before = Int(partners[other])
        partners[other] = Int32(truncatingIfNeeded: vertex)
        vertex = before
      }
    }
    edges.partition { Int(chosen[$0 / degree]) == $0 }
  }

  /// Goes along edges at random to a vertex on the right that has no partner.
  private mutating func walk(
    from start: Int, _ edges: UnsafeMutableBufferPointer<_ColoredEdge>, _ degree: Int
  ) {
    var vertex = start
    while vertex >= 0 {
      let place = vertex * degree + random(below: degree)
      // Back to its own partner, from which it came, it would not get on.
      if place == chosen[vertex] { continue }
      steps[vertex] = Int32(truncatingIfNeeded: place)
      vertex = Int(partners[Int(edges[place].right)])
    }
  }

  /// A step of a linear congruential generator, of which the high bits are used (Knuth, TAOCP, volume 2).
  private mutating func random(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state.multipliedFullWidth(by: UInt64(bound)).high)
  }
}
