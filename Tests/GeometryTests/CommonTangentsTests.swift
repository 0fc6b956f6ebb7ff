import Geometry
import PropertyTesting
import Testing

@Suite struct CommonTangentsTests {
  /// Circles of a small grid, of which many touch, and of all the range.
  private static var circles: Generator<Circle> {
    Generator<Int>.element(of: [2, 5, 1_000_000_000]).flatMap { most in
      tuples(.integers(in: -most...most), .integers(in: -most...most), .integers(in: 0...most))
        .map { Circle(center: LatticePoint($0, $1), radius: $2) }
    }
  }

  /// How many of a kind there are: as many as the distance says by which their normals differ from the way.
  private func count(_ square: Int, _ part: Int) -> Int {
    square < part * part ? 0 : square == part * part ? 1 : 2
  }

  @Test func tangentsTouchBothCirclesAtRightAngles() {
    forAll(tuples(Self.circles, Self.circles), effort: 32) { first, second in
      let found = first.commonTangents(with: second)
      if first == second {
        try check(found == nil, "the same circle")
        return
      }
      let tangents = found ?? []
      let way = second.center - first.center
      let square = way.dot(way)
      let outerCount = square == 0 ? 0 : count(square, first.radius - second.radius)
      let innerCount = square == 0 ? 0 : count(square, first.radius + second.radius)
      if first.radius == 0 && second.radius == 0 {
        try check(tangents.count, equals: 1)
      } else if first.radius == 0 || second.radius == 0 {
        try check(tangents.count, equals: outerCount, "a point")
      } else {
        try check(tangents.count, equals: outerCount + innerCount)
      }
      let most = Double(
        Swift.max(
          1, Swift.max(abs(way.x), abs(way.y)), Swift.max(first.radius, second.radius)))
      // Seen from the first center.
      let (distance, otherRadius) = (RealPoint(way), Double(second.radius))
      for (number, tangent) in tangents.enumerated() {
        let here = (
          x: tangent.here.x - Double(first.center.x), y: tangent.here.y - Double(first.center.y)
        )
        let there = (
          x: tangent.there.x - Double(second.center.x), y: tangent.there.y - Double(second.center.y)
        )
        let along = (
          x: tangent.there.x - tangent.here.x, y: tangent.there.y - tangent.here.y
        )
        let isRight =
          abs((here.x * here.x + here.y * here.y).squareRoot() - Double(first.radius)) <= 1e-6
          * most
          && abs((there.x * there.x + there.y * there.y).squareRoot() - otherRadius) <= 1e-6 * most
          && abs(here.x * along.x + here.y * along.y) <= 1e-6 * most * most
          && abs(there.x * along.x + there.y * along.y) <= 1e-6 * most * most
        try check(isRight, "\(number): \(tangent)")
        let isOuter = number < outerCount
        let dot = here.x * there.x + here.y * there.y
        try check(isOuter ? dot >= 0 : dot <= 0, "outer ones first: \(number) of \(tangents)")
        let kindCount = isOuter ? outerCount : innerCount
        if kindCount == 2, tangents.count > 1, first.radius > 0 {
          let isFirst = (isOuter ? number : number - outerCount) == 0
          let side = distance.x * here.y - distance.y * here.x
          try check(isFirst ? side > 0 : side < 0, "left first: \(number) of \(tangents)")
        }
      }
    }
  }

  @Test func circlesThatTouchHaveTheLineBetweenThem() throws {
    let wheel = Circle(center: LatticePoint(1, 2), radius: 2)
    let outside = try #require(
      wheel.commonTangents(with: Circle(center: LatticePoint(6, 2), radius: 3)))
    #expect(outside.count == 3)
    #expect(outside[2].here == RealPoint(3, 2) && outside[2].there == RealPoint(3, 2))
    let inside = try #require(
      wheel.commonTangents(with: Circle(center: LatticePoint(2, 2), radius: 1)))
    #expect(
      inside.count == 1 && inside[0].here == RealPoint(3, 2) && inside[0].there == RealPoint(3, 2))
    #expect(wheel.commonTangents(with: Circle(center: LatticePoint(1, 2), radius: 1))?.count == 0)
  }

  @Test func pointsHaveTheLineThroughThem() throws {
    let (first, second) = (
      Circle(center: .zero, radius: 0), Circle(center: LatticePoint(3, 4), radius: 0)
    )
    let tangents = try #require(first.commonTangents(with: second))
    #expect(
      tangents.count == 1 && tangents[0].here == RealPoint(0, 0)
        && tangents[0].there == RealPoint(3, 4))
    #expect(first.commonTangents(with: first) == nil)
  }
}
