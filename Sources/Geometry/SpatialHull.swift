// The convex hull of points in space, which are added in random order. K. L. Clarkson, P. W. Shor: Applications of
// random sampling in computational geometry, II, Discrete & Computational Geometry 4 (1989). De Berg, Cheong, van
// Kreveld, Overmars: Computational Geometry, chapter 11.

extension Collection where Element == Point3D {
  /// Returns the convex hull of the points: the smallest convex polyhedron that contains all of them.
  ///
  ///     let cube = [(0, 0, 0), (0, 0, 2), (0, 2, 0), (0, 2, 2), (2, 0, 0), (2, 0, 2), (2, 2, 0), (2, 2, 2)]
  ///     let hull = (cube + [(1, 1, 1)]).map { Point3D($0, $1, $2) }.convexHull()
  ///     hull.triangles.count  // 12: two for each side of the cube
  ///     hull.volume()  // 8.0
  ///     hull.surfaceArea()  // 24.0
  ///
  /// Points may coincide. Those which lie on the surface, but are no corners of the hull, may be corners of triangles.
  ///
  /// - Returns: The points, in their order, and the triangles of the surface, in no particular order, which for the same
  ///   points is always the same: at most 2*n* − 4 for *n* points. There are none if all points are coplanar.
  /// - Precondition: All coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(*n* log *n*) expected time, for a pseudorandom order of a fixed seed; O(*n*) space
  @inlinable
  public func convexHull() -> Polyhedron { Array(self)._convexHull() }
}

// MARK: - Core

extension [Point3D] {
  @usableFromInline
  internal func _convexHull() -> Polyhedron {
    for point in self { point._checkRange() }
    precondition(count <= Int32.max, "there are at most 2147483647 points")
    var order = Array<Int>(indices)
    var random = _Random()
    random.shuffle(&order)
    guard let corners = _tetrahedron(order) else {
      return Polyhedron(points: self, triangles: [])
    }
    var hull = _SpatialHull(self, corners)
    hull._see(order)
    for place in order { hull._add(place) }
    return Polyhedron(points: self, triangles: hull._triangles)
  }

  /// Returns four places of points that are not coplanar, if there are any, so that the first three are seen clockwise
  /// from the last one.
  private func _tetrahedron(_ order: [Int]) -> (Int, Int, Int, Int)? {
    guard let a = order.first,
      let b = order.first(where: { self[$0] != self[a] }),
      let c = order.first(where: { (self[b] - self[a]).cross(self[$0] - self[a]) != .zero }),
      let d = order.first(where: { orientation(self[a], self[b], self[c], self[$0]) != 0 })
    else { return nil }
    return orientation(self[a], self[b], self[c], self[d]) < 0 ? (a, b, c, d) : (a, c, b, d)
  }
}

/// The convex hull of some points, and of all others a triangle that each of them sees.
internal struct _SpatialHull {
  private struct _Facet {
    /// The places of its corners, counterclockwise as seen from outside.
    var _corners: (Int32, Int32, Int32)
    /// The facets on the other side of each edge, the one from the first corner to the second before the others.
    var _neighbors: (Int32, Int32, Int32)
    var _normal: Point3D
    /// The last point that sees it, of a list; −1 for none.
    var _watcher: Int32 = -1
    /// Whether it is part of the hull.
    var _isThere = true
    /// The last point from which it was found to be seen.
    var _seenFrom: Int32 = -1
  }

  private let _points: [Point3D]
  private var _facets: [_Facet] = []
  /// The facets that are not part of the hull, to be used again.
  private var _free: [Int32] = []
  /// A facet that each point sees; −1 for none, if the point is not outside.
  private var _seen: [Int32]
  /// The next point of the list of those who see the same facet; −1 for none.
  private var _next: [Int32]
  /// The facet whose new edge begins at each point.
  private var _facetAt: [Int32]

  /// Makes the hull of four points, of which the first three are seen clockwise from the last one.
  internal init(_ points: [Point3D], _ corners: (Int, Int, Int, Int)) {
    _points = points
    _seen = Array(repeating: -1, count: points.count)
    (_next, _facetAt) = (_seen, _seen)
    let (a, b, c, d) = (
      Int32(corners.0), Int32(corners.1), Int32(corners.2), Int32(corners.3)
    )
    _facets = [
      _facet((a, b, c), (1, 2, 3)), _facet((a, d, b), (3, 2, 0)), _facet((b, d, c), (1, 3, 0)),
      _facet((c, d, a), (2, 1, 0)),
    ]
  }

  /// The corners of all facets.
  internal var _triangles: [(Int, Int, Int)] {
    _facets.lazy.filter(\._isThere).map {
      (Int($0._corners.0), Int($0._corners.1), Int($0._corners.2))
    }
  }

  /// Finds a facet that each point sees.
  internal mutating func _see(_ places: [Int]) {
    let facets = Array<Int32>(0..<4)
    for place in places { _watch(Int32(truncatingIfNeeded: place), oneOf: facets) }
  }

  /// Adds a point to the hull: what it sees makes room for facets between it and the edges around.
  internal mutating func _add(_ place: Int) {
    let point = Int32(truncatingIfNeeded: place)
    if _seen[place] < 0 { return }
    var seen = [_seen[place]]
    _facets[Int(seen[0])]._seenFrom = point
    var new: [Int32] = []
    var index = 0
    while index < seen.count {
      let facet = seen[index]
      let (a, b, c) = _facets[Int(facet)]._corners
      let (ab, bc, ca) = _facets[Int(facet)]._neighbors
      for (start, end, neighbor) in [(a, b, ab), (b, c, bc), (c, a, ca)] {
        if _facets[Int(neighbor)]._seenFrom == point { continue }
        if _sees(point, neighbor) {
          _facets[Int(neighbor)]._seenFrom = point
          seen.append(neighbor)
        } else {
          new.append(_insert((start, end, point), beside: neighbor))
        }
      }
      index += 1
    }
    for facet in new {
      let neighbor = _facetAt[Int(_facets[Int(facet)]._corners.1)]
      _facets[Int(facet)]._neighbors.1 = neighbor
      _facets[Int(neighbor)]._neighbors.2 = facet
    }
    // In order around the point, each shares its second corner with the next one.
    var fan = [new[0]]
    while fan.count < new.count { fan.append(_facets[Int(fan[fan.count - 1])]._neighbors.1) }
    for facet in seen { _remove(facet, insteadOf: fan, by: point) }
  }

  /// Inserts a facet between an edge and a new corner.
  private mutating func _insert(
    _ corners: (Int32, Int32, Int32), beside neighbor: Int32
  ) -> Int32 {
    let facet = _facet(corners, (neighbor, -1, -1))
    let place: Int32
    if let free = _free.popLast() {
      place = free
      _facets[Int(free)] = facet
    } else {
      place = Int32(truncatingIfNeeded: _facets.count)
      _facets.append(facet)
    }
    // The neighbor has the same edge in the opposite direction.
    let others = _facets[Int(neighbor)]._corners
    if others.0 == corners.1 {
      _facets[Int(neighbor)]._neighbors.0 = place
    } else if others.1 == corners.1 {
      _facets[Int(neighbor)]._neighbors.1 = place
    } else {
      _facets[Int(neighbor)]._neighbors.2 = place
    }
    _facetAt[Int(corners.0)] = place
    return place
  }

  /// Removes a facet; who saw it sees one of the new ones, or is inside now.
  private mutating func _remove(_ facet: Int32, insteadOf new: [Int32], by point: Int32) {
    var watcher = _facets[Int(facet)]._watcher
    while watcher >= 0 {
      let next = _next[Int(watcher)]
      if watcher != point { _watch(watcher, oneOf: new, around: point) }
      watcher = next
    }
    _facets[Int(facet)]._isThere = false
    _free.append(facet)
  }

  /// Puts a point in the list of a facet that it sees, if there is one.
  private mutating func _watch(_ point: Int32, oneOf facets: [Int32]) {
    _seen[Int(point)] = -1
    for facet in facets where _sees(point, facet) {
      _seen[Int(point)] = facet
      _next[Int(point)] = _facets[Int(facet)]._watcher
      _facets[Int(facet)]._watcher = point
      return
    }
  }

  /// Puts a point in the list of a facet that it sees, if there is one, of those around a corner, in order.
  private mutating func _watch(_ point: Int32, oneOf fan: [Int32], around corner: Int32) {
    if fan.count < 8 { return _watch(point, oneOf: fan) }
    let apex = _points[Int(corner)]
    let axis = _points[Int(_facets[Int(fan[0])]._corners.0)] - apex
    let way = _points[Int(point)] - apex
    // Planes through the axis, one for each edge from the corner, make wedges, a facet in each. A point that sees neither
    // the first facet nor the last one, whose planes are the outermost ones, is in a wedge, and sees no facet if not that
    // one. On a plane it is in no single wedge.
    var isOnPlane = false
    func side(_ place: Int) -> Int {
      let edge = _points[Int(_facets[Int(fan[place])]._corners.1)] - apex
      let side = axis.cross(edge)._wideDot(way).signum
      if side == 0 { isOnPlane = true }
      return side
    }
    if side(0) > 0 { return _watch(point, oneOf: [fan[0]]) }
    if side(fan.count - 2) < 0 { return _watch(point, oneOf: [fan[fan.count - 1]]) }
    var (low, high) = (1, fan.count - 2)
    while low < high && !isOnPlane {
      let middle = (low + high) / 2
      if side(middle) > 0 { high = middle } else { low = middle + 1 }
    }
    _watch(point, oneOf: isOnPlane ? fan : [fan[low]])
  }

  private func _facet(
    _ corners: (Int32, Int32, Int32), _ neighbors: (Int32, Int32, Int32)
  ) -> _Facet {
    let (a, b, c) = (_points[Int(corners.0)], _points[Int(corners.1)], _points[Int(corners.2)])
    return _Facet(_corners: corners, _neighbors: neighbors, _normal: (b - a).cross(c - a))
  }

  /// Returns whether a point is on the outer side of the plane of a facet.
  private func _sees(_ point: Int32, _ place: Int32) -> Bool {
    let facet = _facets[Int(place)]
    let way = _points[Int(point)] - _points[Int(facet._corners.0)]
    let normal = facet._normal
    let (x, y, z) = (
      Double(normal.x) * Double(way.x), Double(normal.y) * Double(way.y),
      Double(normal.z) * Double(way.z)
    )
    // Each product is off by at most two units in the last place, and so is each sum.
    let (sum, error) = (x + y + z, (x.magnitude + y.magnitude + z.magnitude) * 1e-15)
    if sum.magnitude > error { return sum > 0 }
    return normal._wideDot(way).signum > 0
  }
}
