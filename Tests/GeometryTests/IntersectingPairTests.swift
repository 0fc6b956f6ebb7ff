import Geometry
import InputPatterns
import PropertyTesting
import Testing

@Suite struct IntersectingPairTests {
  typealias Segment = ((Int, Int), (Int, Int))

  private func segments(_ ends: [Segment]) -> [LineSegment] {
    ends.map { LineSegment(LatticePoint($0.0.0, $0.0.1), LatticePoint($0.1.0, $0.1.1)) }
  }

  @Test func documentedExamplesAreTrue() throws {
    let walls = segments([((5, 0), (5, 9)), ((0, 0), (4, 2)), ((0, 2), (4, 0))])
    #expect(try #require(walls.indicesOfIntersectingPair()) == (1, 2))
    let corners = [(0, 0), (4, 0), (4, 4), (0, 4)].map { LatticePoint($0, $1) }
    #expect(corners.isSimple())
    #expect(![corners[0], corners[2], corners[1], corners[3]].isSimple())
  }

  /// What is returned are indices of the collection, not places.
  @Test func partsOfAnArrayHaveThem() throws {
    let walls = segments([
      ((0, 0), (9, 9)), ((0, 9), (9, 0)), ((20, 0), (21, 0)), ((21, 0), (22, 5)),
    ])
    #expect(try #require(walls[1...].indicesOfIntersectingPair()) == (2, 3))
    #expect(walls[1..<3].indicesOfIntersectingPair() == nil)
    #expect(walls[..<0].indicesOfIntersectingPair() == nil)
    #expect(walls.dropFirst().lazy.filter { $0.end.x > 9 }.indicesOfIntersectingPair()! == (2, 3))
  }

  static let twoSegments: [(name: String, ends: [Segment], doMeet: Bool)] = [
    ("a crossing", [((0, 0), (4, 4)), ((0, 4), (4, 0))], true),
    ("end to end", [((0, 0), (4, 4)), ((4, 4), (8, 0))], true),
    ("end to end upward", [((0, 0), (0, 4)), ((0, 4), (0, 8))], true),
    ("two ends at the left", [((0, 0), (4, 4)), ((0, 0), (4, 0))], true),
    ("two ends at the right", [((0, 0), (4, 4)), ((2, 9), (4, 4))], true),
    ("a left end on another", [((0, 0), (4, 4)), ((2, 2), (4, 0))], true),
    ("a right end on another", [((0, 0), (4, 4)), ((0, 4), (2, 2))], true),
    ("an overlap", [((0, 0), (4, 4)), ((2, 2), (6, 6))], true),
    ("one in the other", [((0, 0), (9, 9)), ((2, 2), (6, 6))], true),
    ("the same", [((0, 0), (9, 9)), ((0, 0), (9, 9))], true),
    ("an upright one crossed", [((3, 0), (3, 9)), ((0, 5), (9, 6))], true),
    ("an upright one touched", [((3, 0), (3, 9)), ((3, 5), (9, 6))], true),
    ("a point on another", [((0, 0), (4, 4)), ((3, 3), (3, 3))], true),
    ("a point at an end", [((0, 0), (4, 4)), ((4, 4), (4, 4))], true),
    ("two points", [((1, 1), (1, 1)), ((1, 1), (1, 1))], true),
    ("a gap between collinear ones", [((0, 0), (4, 4)), ((5, 5), (6, 6))], false),
    ("a gap between upright ones", [((0, 0), (0, 4)), ((0, 5), (0, 6))], false),
    ("parallel ones", [((0, 0), (4, 4)), ((0, 1), (4, 5))], false),
    ("one step from touching", [((0, 0), (4, 4)), ((0, 4), (2, 3))], false),
    ("a point beside another", [((0, 0), (4, 4)), ((3, 2), (3, 2))], false),
  ]

  /// However the two lie, whichever is first, and whichever end of each is first.
  @Test(arguments: twoSegments)
  func twoMeetOrNot(name: String, ends: [Segment], doMeet: Bool) {
    for pair in [segments(ends), segments(ends).reversed()] {
      let (first, second) = (pair[0], pair[1])
      for one in [first, LineSegment(first.end, first.start)] {
        for other in [second, LineSegment(second.end, second.start)] {
          #expect(([one, other].indicesOfIntersectingPair() != nil) == doMeet)
        }
      }
    }
  }

  private var lists: Generator<[LineSegment]> {
    let sizes = Generator<(Int, Int)>.element(of: [
      (1, 1), (3, 2), (9, 3), (40, 8), (1 << 61, (1 << 61) - 1),
    ])
    return sizes.flatMap { most, way in
      let ways = Generator<Int>.integers(in: -way...way)
      let starts = Generator<Int>.integers(in: -most...most)
      return .array(
        of: tuples(tuples(starts, starts), tuples(ways, ways)).map { start, way in
          LineSegment(
            LatticePoint(start.0, start.1), LatticePoint(start.0 + way.0, start.1 + way.1))
        })
    }
  }

  @Test func aPairIsFoundIfAndOnlyIfThereIsOne() {
    forAll(lists, effort: 4) { list in
      let places = list.indices.flatMap { second in (0..<second).map { ($0, second) } }
      let isThere = places.contains { list[$0].intersects(list[$1]) }
      let pair = list.indicesOfIntersectingPair()
      try check(pair != nil, equals: isThere)
      if let pair {
        try check(pair.first < pair.second, "the smaller place first")
        try check(list[pair.first].intersects(list[pair.second]), "they intersect")
      }
    }
  }

  /// Segments that do not meet, one above the other in a random order, and then one that meets a single one of them.
  @Test func manySegmentsHaveOnePair() throws {
    var random = SplitMix64(seed: 7)
    var heights = Array(0..<3000)
    random.shuffle(&heights)
    var list = heights.map { height in
      let left = Int.random(in: -900...900, using: &random)
      let right = left + Int.random(in: 0...800, using: &random)
      return LineSegment(
        LatticePoint(left, 4 * height),
        LatticePoint(right, 4 * height + Int.random(in: 0...2, using: &random)))
    }
    #expect(list.indicesOfIntersectingPair() == nil)
    for place in stride(from: 0, to: list.count, by: 100) {
      let (start, end) = (list[place].start, list[place].end)
      list.append(LineSegment(LatticePoint(end.x, end.y + 1), end))
      #expect(try #require(list.indicesOfIntersectingPair()) == (place, 3000))
      list[3000] = LineSegment(start, LatticePoint(start.x, start.y - 1))
      #expect(try #require(list.indicesOfIntersectingPair()) == (place, 3000))
      list.removeLast()
    }
  }

  // MARK: - Simple polygons

  static let polygons: [(name: String, corners: [(Int, Int)], isSimple: Bool)] = [
    ("a triangle", [(0, 0), (4, 0), (0, 3)], true),
    ("a corner in the middle of a side", [(0, 0), (2, 0), (4, 0), (0, 3)], true),
    ("an arrow", [(0, 0), (4, 4), (8, 0), (4, 9)], true),
    (
      "upright sides one above the other",
      [(0, 0), (3, 0), (3, 3), (0, 3), (0, 2), (1, 2), (1, 1), (0, 1)], true
    ),
    ("two points", [(0, 0), (4, 0)], false),
    ("no area", [(0, 0), (4, 0), (2, 0)], false),
    ("a bow tie", [(0, 0), (4, 4), (4, 0), (0, 4)], false),
    ("a spike", [(0, 0), (4, 0), (4, 4), (4, 2), (0, 2)], false),
    ("a spike at the left", [(4, 0), (0, 0), (2, 0), (2, 4)], false),
    ("a corner twice", [(0, 0), (4, 0), (2, 2), (4, 4), (0, 4), (2, 2)], false),
    ("the first corner at the end again", [(0, 0), (4, 0), (0, 3), (0, 0)], false),
    ("a left corner on a side", [(0, 0), (0, 8), (9, 8), (0, 4), (9, 0)], false),
    ("a right corner on a side", [(0, 0), (9, 0), (9, 8), (0, 8), (9, 4)], false),
    (
      "a corner between its sides on a side",
      [(0, 0), (9, 0), (9, 9), (4, 4), (3, 9), (0, 4), (4, 4)], false
    ),
    ("a side on another", [(0, 0), (9, 0), (9, 2), (6, 0), (3, 0), (0, 2)], false),
  ]

  @Test(arguments: polygons)
  func aPolygonIsSimpleOrNot(name: String, corners: [(Int, Int)], isSimple: Bool) {
    for turn in corners.indices {
      let points = (corners[turn...] + corners[..<turn]).map { LatticePoint($0.0, $0.1) }
      #expect(points.isSimple() == isSimple)
      #expect(points.reversed().isSimple() == isSimple)
      #expect(points.map { LatticePoint($0.y, $0.x) }.isSimple() == isSimple)
      #expect(points.map { LatticePoint($0.x << 58, $0.y << 58) }.isSimple() == isSimple)
    }
  }

  /// Corners that are all different, and edges that have no more in common than a corner if one follows the other.
  private func isSimpleByEveryPair(_ corners: [LatticePoint]) -> Bool {
    let edges = corners.indices.map { LineSegment(corners[$0], corners[($0 + 1) % corners.count]) }
    return corners.count > 2 && Set(corners).count == corners.count
      && pairs(corners).allSatisfy { first, second in
        second - first == 1 || second - first == corners.count - 1
          ? edges[first].commonSegment(with: edges[second]) == nil
          : !edges[first].intersects(edges[second])
      }
  }

  @Test func polygonsAreSimpleIfNoTwoEdgesMeet() {
    let corner = Generator<Int>.element(of: [1, 2, 5, 20]).flatMap { most in
      Generator.array(
        of: tuples(.integers(in: 0...most), .integers(in: 0...most)).map { LatticePoint($0, $1) },
        counts: 3...9)
    }
    forAll(corner, effort: 8) { try check($0.isSimple(), equals: isSimpleByEveryPair($0)) }
  }

  /// A comb of long teeth, and one tooth that is longer than the space that there is for it.
  @Test func aLongWayRoundIsSimple() {
    var comb = (0..<4000).map { LatticePoint($0, $0 % 2 == 0 ? 1_000_000 : $0 % 7) }
    comb += [LatticePoint(4000, -5), LatticePoint(-1, -5)]
    #expect(comb.isSimple())
    for place in [1, 1999, 3999] {
      let corner = comb[place]
      comb[place].y = -6
      #expect(!comb.isSimple())
      comb[place] = corner
    }
    #expect(comb.isSimple())
  }
}
