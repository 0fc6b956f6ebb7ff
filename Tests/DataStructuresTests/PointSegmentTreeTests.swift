import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct PointSegmentTreeTests {
  @Test func theExamplesAreTrue() {
    let cities = [(3, 1), (1_000_000_000, 4), (-5, 9)]
    var richest = PointSegmentTree(
      cities, elements: [10, 20, 30], identity: 0, combine: { max($0, $1) })
    #expect(richest.combined(x: 0..., y: 0...) == 20)
    richest[0] = 25
    #expect(richest.combined(x: 0..., y: 0...) == 25 && richest.combined(x: 0..., y: 9...) == 0)
    #expect("\(richest)" == "[25, 20, 30]" && richest.count == 3)
    let points = [(1, 2), (5, 1), (3, 3), (2, 9), (4, 4)]
    var longest = PointSegmentTree(points, identity: 0, combine: { max($0, $1) })
    for (index, (x, y)) in points.enumerated().sorted(by: { $0.element < $1.element }) {
      longest[index] = longest.combined(x: ..<x, y: ..<y) + 1
    }
    #expect(longest.combined(x: 0..., y: 0...) == 3)
  }

  @Test func withoutPointsThereIsTheIdentity() {
    let none = PointSegmentTree([], identity: -7, combine: { max($0, $1) })
    #expect(none.combined(x: 0..., y: 0...) == -7 && none.count == 0 && "\(none)" == "[]")
    let still = PointSegmentTree([], elements: [Int](), identity: 5, combine: { min($0, $1) })
    #expect(still.combined(x: ...5, y: ..<5) == 5)
  }

  /// Around the powers of two, where a level more begins, and those of words.
  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 31, 63, 64, 65, 127, 128, 129])
  func everyRectangleOfEveryCount(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let points = (0..<count).map { _ in (random.next(in: -2...6), random.next(in: 0...count / 2)) }
    var elements = (0..<count).map { _ in random.next(in: -1000...1000) }
    var tree = PointSegmentTree(
      points, elements: elements, identity: Int.min, combine: { max($0, $1) })
    var added = PointSegmentTree(points, identity: Int.min, combine: { max($0, $1) })
    for index in (0..<count).reversed() { added[index] = elements[index] }
    for round in 0..<2 {
      for left in stride(from: -3, through: 7, by: 2) {
        for right in left...7 {
          for bottom in stride(from: -1, through: count / 2 + 1, by: max(1, count / 16)) {
            for top in stride(from: bottom, through: count / 2 + 1, by: max(1, count / 16)) {
              let most = points.indices.reduce(Int.min) {
                let (x, y) = points[$1]
                let isInside = left <= x && x < right && bottom <= y && y <= top
                return isInside ? max($0, elements[$1]) : $0
              }
              #expect(
                tree.combined(x: left..<right, y: bottom...top) == most, "\(left), \(round)")
              #expect(added.combined(x: left..<right, y: bottom...top) == most)
            }
          }
        }
      }
      for index in stride(from: 0, to: count, by: 3) {
        elements[index] = random.next(in: -1000...1000)
        tree[index] = elements[index]
        added[index] = elements[index]
      }
      #expect((0..<count).map { tree[$0] } == elements)
    }
  }

  /// By a sum, which has each point once.
  @Test func afterAnyChangesItCombinesWhatIsInside() {
    let coordinates = Generator<Int>.oneOf(.integers(in: -3...3), .integers(in: .min ... .max))
    let points = Generator<[(Int, Int)]>.array(of: tuples(coordinates, coordinates), counts: 1...40)
    forAll(tuples(points, .integers(in: 0...Int.max))) { points, seed in
      var random = SplitMix64(seed: UInt64(seed))
      var elements = points.map { _ in 0 }
      var tree = PointSegmentTree(points, identity: 0, combine: +)
      let old = tree
      func number() -> Int {
        let (x, y) = points[random.next(in: 0...points.count - 1)]
        return random.next(in: 0...1) == 0 ? x : y
      }
      for _ in 0..<20 {
        let index = random.next(in: 0...points.count - 1)
        elements[index] = random.next(in: -99...99)
        tree[index] = elements[index]
        let (x, y) = (number(), number())
        func sum(_ isInside: (Int, Int) -> Bool) -> Int {
          points.indices.reduce(0) { isInside(points[$1].0, points[$1].1) ? $0 + elements[$1] : $0 }
        }
        try check(tree.combined(x: ...x, y: y...), equals: sum { $0 <= x && $1 >= y }, "\(x), \(y)")
        try check(tree.combined(x: ..<x, y: y...y), equals: sum { $0 < x && $1 == y }, "\(x), \(y)")
        try check(
          tree.combined(x: Int.min..., y: ...Int.max), equals: elements.reduce(0, +), "all of them")
      }
      try check(old.combined(x: Int.min..., y: Int.min...), equals: 0, "the copy from before")
    }
  }

  @Test func mistakesTrap() async {
    await #expect(processExitsWith: .failure) {
      print(PointSegmentTree([(1, 2)], elements: [1, 2], identity: 0, combine: +))
    }
    await #expect(processExitsWith: .failure) {
      print(PointSegmentTree([(1, 2)], identity: 0, combine: +)[1])
    }
    await #expect(processExitsWith: .failure) {
      var tree = PointSegmentTree([(1, 2)], identity: 0, combine: +)
      tree[-1] = 5
      print(tree)
    }
  }
}
