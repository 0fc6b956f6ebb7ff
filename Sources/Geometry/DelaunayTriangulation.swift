// The Delaunay triangulation by divide and conquer. L. J. Guibas, J. Stolfi: Primitives for the manipulation of general
// subdivisions and the computation of Voronoi diagrams, ACM Transactions on Graphics 4 (1985).

extension Collection where Element == LatticePoint {
  /// Returns the edges and the triangles of the Delaunay triangulation of the points.
  ///
  ///     let posts = [(0, 0), (4, 0), (0, 4), (4, 4), (2, 1)].map { LatticePoint($0, $1) }
  ///     let (edges, triangles) = posts.delaunayTriangulation()
  ///     edges.count  // 8
  ///     triangles.contains { $0 == (0, 1, 4) }  // true
  ///
  /// No point lies inside the circumcircle of a triangle. The edges contain a Euclidean minimum spanning tree, and an
  /// edge from each point to a nearest other one. They join the points whose Voronoi cells share a side; if more than
  /// three points lie on such a circle, some pairs whose cells share a corner only.
  ///
  /// Of points that coincide only the first is a vertex. If all points are collinear, there are no triangles, and each
  /// point has an edge to the next one on the line.
  ///
  /// - Returns: The edges as pairs of indices, the smaller one first; and the triangles as indices of their vertices in
  ///   counterclockwise order, beginning with the smallest. Edges and triangles are in no particular order, which for
  ///   the same points is always the same. They are at most 3*n* − 6 and 2*n* − 5 for *n* ≥ 3 points.
  /// - Precondition: All coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func delaunayTriangulation() -> (
    edges: [(Index, Index)], triangles: [(Index, Index, Index)]
  ) {
    let (edges, triangles) = Array(self)._delaunayTriangulation()
    let indices = Array(self.indices)
    return (
      edges.map { (indices[$0.0], indices[$0.1]) },
      triangles.map { (indices[$0.0], indices[$0.1], indices[$0.2]) }
    )
  }
}

// MARK: - Core

extension [LatticePoint] {
  @usableFromInline
  internal func _delaunayTriangulation() -> (edges: [(Int, Int)], triangles: [(Int, Int, Int)]) {
    let distinct = _distinctPlaces().distinct
    let triangulation = _Triangulation(distinct.map { self[Int($0)] })
    let edges = triangulation.edges.map { edge -> (Int, Int) in
      let (one, other) = (Int(distinct[edge.0]), Int(distinct[edge.1]))
      return (Swift.min(one, other), Swift.max(one, other))
    }
    let triangles = triangulation.triangles.map { corners -> (Int, Int, Int) in
      let (a, b, c) = (
        Int(distinct[corners.0]), Int(distinct[corners.1]), Int(distinct[corners.2])
      )
      return a < b && a < c ? (a, b, c) : b < c ? (b, c, a) : (c, a, b)
    }
    return (edges, triangles)
  }
}

/// A Delaunay triangulation of distinct points that are sorted by x, then by y.
internal struct _Triangulation {
  /// The edges, as pairs of places.
  internal private(set) var edges: [(Int, Int)] = []
  /// The triangles, as places in counterclockwise order.
  internal private(set) var triangles: [(Int, Int, Int)] = []

  internal init(_ points: [LatticePoint], withTriangles hasTriangles: Bool = true) {
    if points.count < 2 { return }
    // No plane graph has more edges, at any time.
    let capacity = 6 * points.count
    let arcs = UnsafeMutablePointer<_TriangulationSearch.Arc>.allocate(capacity: capacity)
    defer { arcs.deallocate() }
    points.withUnsafeBufferPointer { points in
      var search = _TriangulationSearch(points: points.baseAddress!, arcs: arcs)
      _ = search.triangulate(0..<points.count)
      edges = search.edges
      if hasTriangles { triangles = search.triangles }
    }
  }
}

/// The state of the divide-and-conquer algorithm.
internal struct _TriangulationSearch {
  /// One direction of an edge; the other direction of arc *i* is arc *i* ^ 1.
  internal struct Arc {
    /// The point that it leads away from; −1 if the edge is removed.
    var origin: Int32
    /// The next arc from there counterclockwise; the next removed one if the edge is removed.
    var next: Int32
    /// The next arc from there clockwise.
    var previous: Int32
  }

  private let points: UnsafePointer<LatticePoint>
  private let arcs: UnsafeMutablePointer<Arc>
  /// How many arcs are initialized.
  private var arcCount: Int32 = 0
  /// The first of the removed edges, which are used again; −1 if there are none.
  private var removed: Int32 = -1

  internal init(points: UnsafePointer<LatticePoint>, arcs: UnsafeMutablePointer<Arc>) {
    (self.points, self.arcs) = (points, arcs)
  }

  internal var edges: [(Int, Int)] {
    stride(from: 0, to: arcCount, by: 2).compactMap {
      origin($0) < 0 ? nil : (Int(origin($0)), Int(target($0)))
    }
  }

  internal var triangles: [(Int, Int, Int)] {
    var triangles: [(Int, Int, Int)] = []
    triangles.reserveCapacity(Int(arcCount) / 3)
    for arc in 0..<arcCount where origin(arc) >= 0 {
      let second = left(arc)
      let third = left(second)
      // Each triangle is to the left of three arcs. What is outside may be to the left of three, too, but clockwise.
      if arc < second && arc < third && left(third) == arc && isLeft(origin(third), of: arc) {
        triangles.append((Int(origin(arc)), Int(origin(second)), Int(origin(third))))
      }
    }
    return triangles
  }

  // MARK: Arcs

  @inline(__always)
  private func origin(_ arc: Int32) -> Int32 { arcs[Int(arc)].origin }

  @inline(__always)
  private func target(_ arc: Int32) -> Int32 { arcs[Int(arc ^ 1)].origin }

  @inline(__always)
  private func next(_ arc: Int32) -> Int32 { arcs[Int(arc)].next }

  @inline(__always)
  private func previous(_ arc: Int32) -> Int32 { arcs[Int(arc)].previous }

  /// The next arc around the face to the left.
  @inline(__always)
  private func left(_ arc: Int32) -> Int32 { arcs[Int(arc ^ 1)].previous }

  /// Adds an edge that is not joined to any other.
  private mutating func addEdge(_ origin: Int32, _ target: Int32) -> Int32 {
    let arc: Int32
    if removed >= 0 {
      arc = removed
      removed = next(arc)
    } else {
      arc = arcCount
      arcCount += 2
    }
    arcs[Int(arc)] = Arc(origin: origin, next: arc, previous: arc)
    arcs[Int(arc ^ 1)] = Arc(origin: target, next: arc ^ 1, previous: arc ^ 1)
    return arc
  }

  /// Joins the arcs around two origins into one ring, or cuts one ring in two between two arcs.
  @inline(__always)
  private func splice(_ one: Int32, _ other: Int32) {
    let (afterOne, afterOther) = (next(one), next(other))
    arcs[Int(one)].next = afterOther
    arcs[Int(afterOther)].previous = one
    arcs[Int(other)].next = afterOne
    arcs[Int(afterOne)].previous = other
  }

  /// Adds an edge from the target of an arc to the origin of another one with the same face to the left.
  private mutating func connect(_ one: Int32, _ other: Int32) -> Int32 {
    let arc = addEdge(target(one), origin(other))
    splice(arc, left(one))
    splice(arc ^ 1, other)
    return arc
  }

  private mutating func removeEdge(_ arc: Int32) {
    splice(arc, previous(arc))
    splice(arc ^ 1, previous(arc ^ 1))
    let even = arc & ~1
    arcs[Int(even)] = Arc(origin: -1, next: removed, previous: -1)
    arcs[Int(even ^ 1)].origin = -1
    removed = even
  }

  // MARK: Predicates

  // The vectors between points have coordinates in −2 · 10⁹ ... 2 · 10⁹, so that no product of two wraps, nor the sum
  // of two products.

  /// Returns twice the signed area of a triangle.
  @inline(__always)
  private func doubledArea(_ a: Int32, _ b: Int32, _ c: Int32) -> Int {
    let (a, b, c) = (points[Int(a)], points[Int(b)], points[Int(c)])
    return (b.x &- a.x) &* (c.y &- a.y) &- (b.y &- a.y) &* (c.x &- a.x)
  }

  @inline(__always)
  private func isLeft(_ point: Int32, of arc: Int32) -> Bool {
    doubledArea(origin(arc), target(arc), point) > 0
  }

  @inline(__always)
  private func isRight(_ point: Int32, of arc: Int32) -> Bool {
    doubledArea(origin(arc), target(arc), point) < 0
  }

  /// Returns whether a point is inside the circumcircle of three others in counterclockwise order.
  @inline(__always)
  private func isInside(_ point: Int32, _ a: Int32, _ b: Int32, _ c: Int32) -> Bool {
    let origin = points[Int(point)]
    let (a, b, c) = (points[Int(a)], points[Int(b)], points[Int(c)])
    let (ax, ay) = (a.x &- origin.x, a.y &- origin.y)
    let (bx, by) = (b.x &- origin.x, b.y &- origin.y)
    let (cx, cy) = (c.x &- origin.x, c.y &- origin.y)
    // The in-circle determinant. A cross product is twice an area in a square with sides of 2 · 10⁹, at most 4 · 10¹⁸,
    // and a squared distance at most 8 · 10¹⁸: each part is less than a fifth of 2¹²⁷.
    var determinant = _WideSum()
    determinant.add(ax &* ax &+ ay &* ay, times: bx &* cy &- by &* cx)
    determinant.add(bx &* bx &+ by &* by, times: cx &* ay &- cy &* ax)
    determinant.add(cx &* cx &+ cy &* cy, times: ax &* by &- ay &* bx)
    return determinant.signum > 0
  }

  // MARK: Divide and conquer

  /// Triangulates a range of at least two points.
  ///
  /// - Returns: The arc from the first point along the convex hull counterclockwise, and that from the last one along
  ///   it clockwise.
  internal mutating func triangulate(_ range: Range<Int>) -> (first: Int32, last: Int32) {
    let start = Int32(truncatingIfNeeded: range.lowerBound)
    if range.count == 2 {
      let arc = addEdge(start, start + 1)
      return (arc, arc ^ 1)
    }
    if range.count == 3 {
      let (one, other) = (addEdge(start, start + 1), addEdge(start + 1, start + 2))
      splice(one ^ 1, other)
      let area = doubledArea(start, start + 1, start + 2)
      if area == 0 { return (one, other ^ 1) }
      let third = connect(other, one)
      return area > 0 ? (one, other ^ 1) : (third ^ 1, third)
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    let left = triangulate(range.lowerBound..<middle)
    let right = triangulate(middle..<range.upperBound)
    return merge(left, right)
  }

  /// Joins the triangulations of two sets of points that are side by side.
  private mutating func merge(
    _ left: (first: Int32, last: Int32), _ right: (first: Int32, last: Int32)
  ) -> (first: Int32, last: Int32) {
    var (first, leftEnd, rightEnd, last) = (left.first, left.last, right.first, right.last)
    // The lower common tangent of both convex hulls.
    while true {
      if isLeft(origin(rightEnd), of: leftEnd) {
        leftEnd = self.left(leftEnd)
      } else if isRight(origin(leftEnd), of: rightEnd) {
        rightEnd = next(rightEnd ^ 1)
      } else {
        break
      }
    }
    // From the right set to the left one.
    var base = connect(rightEnd ^ 1, leftEnd)
    if origin(leftEnd) == origin(first) { first = base ^ 1 }
    if origin(rightEnd) == origin(last) { last = base }
    while true {
      // Invariant: below the base all edges are there. The next triangle above it goes to a neighbor of either end,
      // such that its circumcircle contains no other one; edges that it crosses are removed.
      let (start, end) = (origin(base), target(base))
      var leftArc = next(base ^ 1)
      let hasLeft = isRight(target(leftArc), of: base)
      if hasLeft {
        while isInside(target(next(leftArc)), end, start, target(leftArc)) {
          let arc = next(leftArc)
          removeEdge(leftArc)
          leftArc = arc
        }
      }
      var rightArc = previous(base)
      let hasRight = isRight(target(rightArc), of: base)
      if hasRight {
        while isInside(target(previous(rightArc)), end, start, target(rightArc)) {
          let arc = previous(rightArc)
          removeEdge(rightArc)
          rightArc = arc
        }
      }
      if !hasLeft && !hasRight { return (first, last) }
      if !hasLeft
        || hasRight
          && isInside(target(rightArc), target(leftArc), origin(leftArc), origin(rightArc))
      {
        base = connect(rightArc, base ^ 1)
      } else {
        base = connect(base ^ 1, leftArc ^ 1)
      }
    }
  }
}
