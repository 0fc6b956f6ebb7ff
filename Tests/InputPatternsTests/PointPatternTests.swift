import InputPatterns
import Testing

@Suite struct PointPatternTests {
  @Test(arguments: PointPattern.allCases)
  func everyShapeHasItsPointsInTheRange(_ pattern: PointPattern) {
    let ranges = [
      0...0, 0...1, -3...4, -40_000...40_000, -1_000_000_000...1_000_000_000, 0...Int.max,
      Int.min...(-1), (Int.max - 1000)...Int.max, Int.min...(Int.min + 1000),
    ]
    for range in ranges {
      for count in Array(0...9) + [99, 100, 1000] {
        let points = pattern.points(count: count, in: range, seed: 3)
        #expect(points.count == count)
        let isWithin = points.allSatisfy { range.contains($0.x) && range.contains($0.y) }
        #expect(isWithin, "\(pattern) of \(count) in \(range): \(points)")
      }
    }
  }

  @Test func shapesAreWhatTheirNamesSay() {
    func points(_ pattern: PointPattern) -> [(x: Int, y: Int)] {
      pattern.points(count: 1000, in: -40_000...40_000, seed: 1)
    }
    func distinct(_ pattern: PointPattern) -> Int {
      Set(points(pattern).map { [$0.x, $0.y] }).count
    }
    #expect(
      points(.line).allSatisfy { $0.x + 40_000 == 2 * ($0.y + 40_000) } && distinct(.line) == 1000)
    #expect(Set(points(.upright).map(\.x)) == [-40_000, 0, 40_000] && distinct(.upright) == 1000)
    #expect(Set(points(.grid).map(\.x)).count == 32 && distinct(.grid) == 1000)
    let isOnCircle = points(.circle).allSatisfy { point in
      let radius = Double(point.x * point.x + point.y * point.y).squareRoot()
      return (39_998...40_002).contains(radius)
    }
    #expect(isOnCircle && distinct(.circle) > 990)
    // In each quarter, as many as chance would have it.
    #expect((200...300).contains(points(.circle).count { $0.x > 0 && $0.y > 0 }))
    let frame = points(.frame)
    #expect(frame.allSatisfy { [abs($0.x), abs($0.y)].contains(40_000) })
    #expect(frame.count { abs($0.x) == 40_000 && abs($0.y) == 40_000 } >= 4)
    let heaps = Set(points(.heaps).map { [$0.x / 8000, $0.y / 8000] })
    #expect(heaps.count <= 20)
    #expect(Set(points(.random).map { [$0.x / 8001, $0.y / 8001] }).count == 81)
  }

  /// The promise that points change neither from machine to machine nor from one release to the next.
  @Test func pointsAreFixedForever() {
    let expected: [PointPattern: UInt64] = [
      .random: 12_070_562_197_772_389_501,
      .circle: 12_667_632_354_081_193_317,
      .line: 7_436_867_394_164_468_556,
      .upright: 2_422_188_046_870_672_128,
      .grid: 16_504_935_315_567_747_759,
      .heaps: 13_986_469_228_926_119_549,
      .frame: 3_244_694_230_119_279_691,
    ]
    for pattern in PointPattern.allCases {
      let fingerprint = pattern.points(count: 50, in: -1000...1000, seed: 1).reduce(UInt64(0)) {
        ($0 &* 31 &+ UInt64($1.x + 1000)) &* 31 &+ UInt64($1.y + 1000)
      }
      #expect(fingerprint == expected[pattern], "\(pattern)")
    }
  }
}
