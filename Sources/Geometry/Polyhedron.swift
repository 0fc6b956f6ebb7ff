// Polyhedra, given by the triangles of their surface. O'Rourke: Computational Geometry in C, 1.4 and 4.1.

/// A polyhedron, given by points and triangles between them, which are its surface.
///
///     let corners = [(0, 0, 0), (4, 0, 0), (0, 4, 0), (0, 0, 4)].map { Point3D($0, $1, $2) }
///     let tetrahedron = corners.convexHull()
///     tetrahedron.triangles.count  // 4
///     tetrahedron.volume()  // 10.666666666666666
///     tetrahedron.convexSide(of: Point3D(1, 1, 1))  // .inside
///
/// It need not be convex, and may have holes, or no triangle at all.
public struct Polyhedron: Sendable {
  /// The points, of which some may be no corners.
  public let points: [Point3D]

  /// The indices of the corners of each triangle, counterclockwise as seen from outside.
  public let triangles: [(Int, Int, Int)]

  /// Creates a polyhedron from its points and the triangles of its surface.
  ///
  /// - Parameters:
  ///   - points: The points, all coordinates in −10⁹ ... 10⁹.
  ///   - triangles: Three indices for each triangle, counterclockwise as seen from outside. Each side of a triangle is a
  ///     side of another one, in the opposite direction; a polygon is cut into triangles first.
  public init(points: [Point3D], triangles: [(Int, Int, Int)]) {
    for point in points { point._checkRange() }
    for (a, b, c) in triangles {
      precondition(
        points.indices ~= a && points.indices ~= b && points.indices ~= c,
        "a triangle has a corner that is not there")
    }
    (self.points, self.triangles) = (points, triangles)
  }

  /// Returns the volume, exact if it is an integer below 2⁵³, and else with a relative error of at most 10⁻¹⁵.
  ///
  /// It is negative if all triangles are clockwise as seen from outside.
  ///
  /// - Complexity: O(*n*), where *n* is the number of triangles.
  public func volume() -> Double {
    guard let origin = points.first else { return 0 }
    // Tetrahedra between one point and all triangles: those which are outside are taken away again.
    var sum = _WideSum()
    for (a, b, c) in triangles {
      let normal = (points[a] - origin).cross(points[b] - origin)
      let way = points[c] - origin
      sum.add(normal.x, times: way.x)
      sum.add(normal.y, times: way.y)
      sum.add(normal.z, times: way.z)
    }
    return sum.divided(by: 6)
  }

  /// Returns the area of all triangles together, with a relative error of about 10⁻¹⁵.
  ///
  /// - Complexity: O(*n*), where *n* is the number of triangles.
  public func surfaceArea() -> Double {
    triangles.reduce(0) { area, triangle in
      let normal = _normal(of: triangle)
      let (x, y, z) = (Double(normal.x), Double(normal.y), Double(normal.z))
      return area + _squareRoot(ofFraction: x * x + y * y + z * z) / 2
    }
  }

  /// Returns whether a point is inside, on the surface, or outside of this polyhedron, which is convex.
  ///
  /// - Parameter point: A point whose coordinates are in −10⁹ ... 10⁹.
  /// - Returns: The position, exactly; `.outside` if there is no triangle with an area.
  /// - Precondition: The polyhedron is convex.
  /// - Complexity: O(*n*), where *n* is the number of triangles.
  public func convexSide(of point: Point3D) -> PolygonSide {
    point._checkRange()
    var side: PolygonSide?
    for triangle in triangles {
      let normal = _normal(of: triangle)
      // One without an area is in no plane; what is on it is on another one, too.
      if normal == .zero { continue }
      let distance = normal._wideDot(point - points[triangle.0]).signum
      if distance > 0 { return .outside }
      side = distance == 0 ? .onBoundary : side ?? .inside
    }
    return side ?? .outside
  }

  /// Returns a vector that is perpendicular to a triangle, outward, and twice as long as the triangle is large.
  private func _normal(of triangle: (Int, Int, Int)) -> Point3D {
    let corner = points[triangle.0]
    return (points[triangle.1] - corner).cross(points[triangle.2] - corner)
  }
}
