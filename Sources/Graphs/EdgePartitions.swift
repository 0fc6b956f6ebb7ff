// Two ways to partition the edges of a regular bipartite graph: a perfect matching and the rest, and two halves with
// the same degree at each vertex. The edges are in order of their left ends, and remain so.

internal struct _ColoredEdge {
  internal let right: Int32
  internal let index: Int32
}

extension UnsafeMutableBufferPointer<_ColoredEdge> {
  /// Moves the chosen edges before the others, both in their order (stable partition).
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

/// Euler splitting: edges are paired at either end, which makes cycles of them; every other edge of a cycle is chosen.
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

  /// Moves half of the edges at each vertex to the front.
  ///
  /// - Parameter edges: Edges such that each vertex has an even degree.
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

/// A perfect matching, by random walks.
///
/// From each vertex on the left that has no partner yet a walk goes to a random neighbor, from there to the neighbor's
/// partner, and so on, until it meets a free vertex. That is soon, as the graph is regular.
internal struct _RegularMatching {
  /// The edge to its partner for each vertex on the left, −1 while it has none.
  private var chosen: [Int32] = []
  /// The partner of each vertex on the right, −1 while it has none.
  private var partners: [Int32] = []
  /// The edge that a walk has taken last from each vertex on the left.
  private var steps: [Int32]
  /// The vertices on the left in random order.
  private var starts: [Int32]
  private var state: UInt64 = 1

  internal init(vertexCount: Int) {
    steps = [Int32](repeating: -1, count: vertexCount)
    starts = Array(0..<Int32(truncatingIfNeeded: vertexCount))
    for index in starts.indices { starts.swapAt(index, random(below: index + 1)) }
  }

  /// Moves the edges of a perfect matching to the front.
  ///
  /// - Parameter edges: The edges of a regular graph.
  internal mutating func putFirst(_ edges: UnsafeMutableBufferPointer<_ColoredEdge>) {
    let degree = edges.count / steps.count
    chosen = [Int32](repeating: -1, count: steps.count)
    partners = chosen
    for start in starts {
      walk(from: Int(start), edges, degree)
      // Along the edge that was taken last from each vertex, so that no vertex is visited twice.
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

  /// Walks along random edges to a free vertex on the right.
  private mutating func walk(
    from start: Int, _ edges: UnsafeMutableBufferPointer<_ColoredEdge>, _ degree: Int
  ) {
    var vertex = start
    while vertex >= 0 {
      let place = vertex * degree + random(below: degree)
      // The edge to its own partner, from which it came, leads nowhere.
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
