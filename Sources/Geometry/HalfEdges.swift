// The half-edges of a plane graph, and the cycles that they make around faces. Muller, Preparata, "Finding the
// intersection of two convex polyhedra", 1978.

/// The half-edges of a graph in the plane: each edge in both directions.
internal struct _HalfEdges {
  /// The next half-edge on the boundary of the face on the left-hand side of each.
  internal let _next: [Int32]
  /// The half-edges that begin at each vertex, grouped by vertices, by their angles from −π on.
  private let _outgoing: [Int32]
  /// Where the group of each vertex begins.
  private let _starts: [Int]
  private let _edges: [(Int, Int)]

  internal init(_ points: [LatticePoint], _ edges: [(Int, Int)]) {
    var starts = [Int](repeating: 0, count: points.count + 2)
    for (start, end) in edges {
      starts[start + 2] += 1
      starts[end + 2] += 1
    }
    for vertex in points.indices { starts[vertex + 2] += starts[vertex + 1] }
    var outgoing = [Int32](repeating: 0, count: 2 * edges.count)
    for (edge, ends) in edges.enumerated() {
      for (half, vertex) in [(2 * edge, ends.0), (2 * edge + 1, ends.1)] {
        outgoing[starts[vertex + 1]] = Int32(truncatingIfNeeded: half)
        starts[vertex + 1] += 1
      }
    }
    func way(_ half: Int32) -> LatticePoint {
      let (start, end) = edges[Int(half) / 2]
      return half & 1 == 0 ? points[end] - points[start] : points[start] - points[end]
    }
    var next = [Int32](repeating: 0, count: 2 * edges.count)
    for vertex in points.indices {
      let group = starts[vertex]..<starts[vertex + 1]
      outgoing[group].sort { LatticePoint.precedesInAngle(way($0), way($1)) }
      // Who comes in by one edge goes on by the next one clockwise.
      for place in group {
        let previous = place == group.lowerBound ? group.upperBound - 1 : place - 1
        next[Int(outgoing[place] ^ 1)] = outgoing[previous]
      }
    }
    (_next, _outgoing, _starts, _edges) = (next, outgoing, starts, edges)
  }

  /// Returns the cycle of each half-edge along the boundary on its left-hand side, and the first one of each cycle.
  internal func _cycles() -> (cycle: [Int32], first: [Int32]) {
    var cycle = [Int32](repeating: -1, count: _next.count)
    var first: [Int32] = []
    for half in _next.indices where cycle[half] < 0 {
      var place = half
      while cycle[place] < 0 {
        cycle[place] = Int32(truncatingIfNeeded: first.count)
        place = Int(_next[place])
      }
      first.append(Int32(truncatingIfNeeded: half))
    }
    return (cycle, first)
  }

  /// Returns the first vertex of each component in an order of all of them.
  internal func _firsts(_ order: [Int32]) -> [Int32] {
    var isSeen = [Bool](repeating: false, count: order.count)
    return order.filter { vertex in
      if isSeen[Int(vertex)] { return false }
      isSeen[Int(vertex)] = true
      var stack = [Int(vertex)]
      while let here = stack.popLast() {
        for half in _outgoing[_starts[here]..<_starts[here + 1]] {
          let ends = _edges[Int(half) / 2]
          let end = half & 1 == 0 ? ends.1 : ends.0
          if !isSeen[end] {
            isSeen[end] = true
            stack.append(end)
          }
        }
      }
      return true
    }
  }

  /// Returns a half-edge with the face around the component on its left-hand side; −1 if there is no edge.
  ///
  /// - Parameter vertex: The first vertex of a component by x, then by y: all its edges lead to the right, or upward.
  internal func _outer(of vertex: Int) -> Int32 {
    _starts[vertex] == _starts[vertex + 1] ? -1 : _outgoing[_starts[vertex + 1] - 1]
  }
}
