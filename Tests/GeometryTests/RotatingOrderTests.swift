import Geometry
import PropertyTesting
import Testing

@Suite struct RotatingOrderTests {
  @Test func documentedExamplesAreTrue() {
    let points = [(0, 0), (4, 1), (1, 3), (5, 5)].map { LatticePoint($0, $1) }
    var view = RotatingOrder(of: points)
    var least = Int.max
    while view.advance() {
      for pair in view.reversed {
        let beside = [pair.lowerBound - 1, pair.upperBound].filter(points.indices.contains)
        for place in beside {
          let way = points[view.order[place]] - points[view.order[pair.lowerBound]]
          least = min(least, abs(view.direction.cross(way)))
        }
      }
    }
    #expect(least == 10)
  }

  @Test func pointsWithoutDirectionsHaveOneOrder() {
    for count in 0...3 {
      var view = RotatingOrder(of: [LatticePoint](repeating: LatticePoint(2, 3), count: count))
      #expect(view.order == Array(0..<count) && view.reversed == [])
      #expect(!view.advance() && view.order == Array(0..<count))
    }
  }

  /// Each step has the next direction of all between two points, and reverses all lines of points in it.
  @Test func itGoesThroughAllDirections() {
    forAll(points.map { Array($0.prefix(16)) }, effort: 2) { points in
      var view = RotatingOrder(of: points)
      try check(
        view.order, equals: points.indices.sorted { (points[$0], $0) < (points[$1], $1) },
        "the first order")
      let ways = points.flatMap { start in points.map { $0 - start } }.filter { .zero < $0 }
        .sorted { $0.cross($1) > 0 }
      var next = 0
      while next < ways.count {
        let direction = ways[next]
        let before = view.order
        try check(view.advance(), "\(direction) is left out")
        try check(direction.cross(view.direction) == 0 && .zero < view.direction, "\(direction)")
        let across = before.map { direction.cross(points[$0]) }
        let order = view.order
        try check(
          zip(across, across.dropFirst()).allSatisfy { $0 <= $1 },
          "the order before \(direction): \(before)")
        var expected = before
        var ranges: [Range<Int>] = []
        var start = 0
        while start < before.count {
          let end = across[start...].firstIndex { $0 != across[start] } ?? before.count
          if Set(before[start..<end].map { points[$0] }).count > 1 {
            expected[start..<end].reverse()
            ranges.append(start..<end)
          }
          start = end
        }
        try check(view.reversed, equals: ranges, "\(direction)")
        try check(order, equals: expected, "\(direction)")
        while next < ways.count, ways[next].cross(direction) == 0 { next += 1 }
      }
      try check(!view.advance(), "one too many")
      try check(
        view.order.map { points[$0] }, equals: points.sorted(by: >), "the last order")
    }
  }

  /// Slopes that differ by less than single precision tells.
  @Test func directionsThatAreNearlyTheSameAreInOrder() {
    let most = 1_000_000_000
    let ends = (0..<40).map { LatticePoint(most - $0 % 7, most - $0) }
    var view = RotatingOrder(of: [LatticePoint(-most, -most)] + ends)
    var directions: [LatticePoint] = []
    while view.advance() { directions.append(view.direction) }
    #expect(zip(directions, directions.dropFirst()).allSatisfy { $0.cross($1) > 0 })
    #expect(directions.count > 40)
  }

  @Test func moreThanSixteenBitsCountAreRefused() async {
    await #expect(processExitsWith: .failure) {
      print(RotatingOrder(of: [LatticePoint](repeating: .zero, count: 1 << 16 + 1)).order.count)
    }
    await #expect(processExitsWith: .failure) {
      print(RotatingOrder(of: [LatticePoint(0, 1_000_000_001)]).order.count)
    }
  }
}
