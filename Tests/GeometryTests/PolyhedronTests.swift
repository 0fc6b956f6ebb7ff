import Geometry
import Testing

@Suite struct PolyhedronTests {
  /// A box between two corners.
  private func box(_ low: Point3D, _ high: Point3D) -> Polyhedron {
    let corners = (0..<8).map {
      Point3D(
        $0 & 1 == 0 ? low.x : high.x, $0 & 2 == 0 ? low.y : high.y, $0 & 4 == 0 ? low.z : high.z)
    }
    let sides = [
      (0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5),
    ]
    return Polyhedron(
      points: corners, triangles: sides.flatMap { [($0.0, $0.1, $0.2), ($0.0, $0.2, $0.3)] })
  }

  @Test func boxesHaveTheirVolumeAndSurface() {
    let small = box(Point3D(1, 2, 3), Point3D(2, 4, 6))
    #expect(small.volume() == 6)
    #expect(small.surfaceArea() == 22)
    let most = 1_000_000_000
    let large = box(Point3D(-most, -most, -most), Point3D(most, most, most))
    #expect(abs(large.volume() / 8e27 - 1) < 1e-15)
    #expect(large.surfaceArea() == 24e18)
    // Far from the origin nothing of a small one is rounded away.
    let far = box(Point3D(most - 1, most - 2, most - 3), Point3D(most, most, most))
    #expect(far.volume() == 6)
    #expect(far.surfaceArea() == 22)
  }

  /// A box with a smaller one cut out: the surface of that is seen from inside.
  @Test func aHollowIsTakenAway() {
    let (outer, inner) = (box(.zero, Point3D(4, 4, 4)), box(Point3D(1, 1, 1), Point3D(2, 2, 2)))
    let hollow = Polyhedron(
      points: outer.points + inner.points,
      triangles: outer.triangles + inner.triangles.map { ($0.0 + 8, $0.2 + 8, $0.1 + 8) })
    #expect(hollow.volume() == 63)
    #expect(hollow.surfaceArea() == 102)
  }

  @Test func clockwiseTrianglesHaveANegativeVolume() {
    let square = box(.zero, Point3D(1, 1, 1))
    let turned = Polyhedron(
      points: square.points, triangles: square.triangles.map { ($0.2, $0.1, $0.0) })
    #expect(turned.volume() == -1)
    #expect(turned.surfaceArea() == 6)
  }

  @Test func pointsAreInsideOnTheSurfaceOrOutside() {
    let box = box(.zero, Point3D(2, 2, 2))
    for x in -1...3 {
      for y in -1...3 {
        for z in -1...3 {
          let isIn = 0...2 ~= Swift.min(x, y, z) && 0...2 ~= Swift.max(x, y, z)
          let isInside = (x, y, z) == (1, 1, 1)
          #expect(
            box.convexSide(of: Point3D(x, y, z))
              == (isInside ? .inside : isIn ? .onBoundary : .outside), "\((x, y, z))")
        }
      }
    }
  }

  /// A side with a fifth corner on an edge, cut into triangles from one of its corners, has one without an area.
  @Test func trianglesWithoutAnAreaAreInNoPlane() {
    let points = [(0, 0, 0), (4, 0, 0), (0, 4, 0), (0, 0, 4), (2, 0, 0)].map {
      Point3D($0, $1, $2)
    }
    let triangles = [(0, 2, 1), (0, 1, 4), (0, 4, 3), (4, 1, 3), (1, 2, 3), (2, 0, 3)]
    let corner = Polyhedron(points: points, triangles: triangles)
    #expect(corner.convexSide(of: Point3D(1, 1, 1)) == .inside)
    for place in [Point3D(2, 0, 0), Point3D(3, 0, 0), Point3D(1, 0, 1)] {
      #expect(corner.convexSide(of: place) == .onBoundary)
    }
    #expect(corner.convexSide(of: Point3D(5, 0, 0)) == .outside)
    let flat = Polyhedron(points: points, triangles: [(0, 1, 4)])
    #expect(flat.convexSide(of: Point3D(2, 0, 0)) == .outside)
  }

  @Test func nothingHasNoVolume() {
    let nothing = Polyhedron(points: [], triangles: [])
    #expect(nothing.volume() == 0)
    #expect(nothing.surfaceArea() == 0)
    #expect(nothing.convexSide(of: .zero) == .outside)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        print(Polyhedron(points: [.zero], triangles: [(0, 0, 1)]).volume())
      }
      await #expect(processExitsWith: .failure) {
        let points = [Point3D(0, 1_000_000_001, 0)]
        print(Polyhedron(points: points, triangles: []).volume())
      }
      await #expect(processExitsWith: .failure) {
        let nothing = Polyhedron(points: [], triangles: [])
        print(nothing.convexSide(of: Point3D(1_000_000_001, 0, 0)))
      }
    }
  #endif
}
