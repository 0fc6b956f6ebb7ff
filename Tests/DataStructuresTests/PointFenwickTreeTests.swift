import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct PointFenwickTreeTests {
  @Test func theExamplesAreTrue() {
    var trees = PointFenwickTree([(3, 1), (1_000_000_000, 4), (-5, 9)], weights: [10, 20, 30])
    #expect(trees.sum(x: 0..., y: ...4) == 30)
    trees.add(5, at: 0)
    trees[1] = 2
    #expect(trees.sum(x: 0..., y: ...4) == 17 && trees.sum(x: -10...10, y: 2...) == 30)
    #expect("\(trees)" == "[15, 2, 30]" && trees.count == 3)
    var seen = PointFenwickTree([(3, 1), (7, 4), (3, 1)])
    seen.add(1, at: 2)
    #expect(seen.sum(x: 0..<5, y: 0..<5) == 1)
  }

  @Test func weightsMayBeOfAnotherType() {
    var points = PointFenwickTree<Double>([(1, 1), (2, 5)])
    points.add(0.5, at: 1)
    #expect(points.sum(x: 0..., y: 0...) == 0.5)
  }

  @Test func withoutPointsAllSumsAreZero() {
    let none = PointFenwickTree<Int>([])
    #expect(none.sum(x: 0..., y: 0...) == 0 && none.count == 0 && "\(none)" == "[]")
    #expect(PointFenwickTree([], weights: [Double]()).sum(x: ...5, y: ..<5) == 0)
  }

  /// Around the powers of two, where a level more begins, and those of words.
  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 31, 63, 64, 65, 127, 128, 129])
  func everyRectangleOfEveryCount(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let points = (0..<count).map { _ in (random.next(in: -2...6), random.next(in: 0...count / 2)) }
    var weights = (0..<count).map { _ in random.next(in: -1000...1000) }
    var tree = PointFenwickTree(points, weights: weights)
    var added = PointFenwickTree(points)
    for index in (0..<count).reversed() { added.add(weights[index], at: index) }
    for round in 0..<2 {
      for left in stride(from: -3, through: 7, by: 2) {
        for right in left...7 {
          for bottom in stride(from: -1, through: count / 2 + 1, by: max(1, count / 16)) {
            for top in stride(from: bottom, through: count / 2 + 1, by: max(1, count / 16)) {
              let sum = points.indices.reduce(0) {
                let (x, y) = points[$1]
                return left <= x && x < right && bottom <= y && y <= top ? $0 + weights[$1] : $0
              }
              #expect(
                tree.sum(x: left..<right, y: bottom...top) == sum, "\(left), \(bottom), \(round)")
              #expect(added.sum(x: left..<right, y: bottom...top) == sum)
            }
          }
        }
      }
      for index in stride(from: 0, to: count, by: 3) {
        weights[index] = random.next(in: -1000...1000)
        tree[index] = weights[index]
        added[index] = weights[index]
      }
      #expect((0..<count).map { tree[$0] } == weights)
    }
  }

  @Test func afterAnyChangesItAddsUpWhatIsInside() {
    let coordinates = Generator<Int>.oneOf(.integers(in: -3...3), .integers(in: .min ... .max))
    let points = Generator<[(Int, Int)]>.array(of: tuples(coordinates, coordinates), counts: 1...40)
    forAll(tuples(points, .integers(in: 0...Int.max))) { points, seed in
      var random = SplitMix64(seed: UInt64(seed))
      var weights = points.map { _ in 0 }
      var tree = PointFenwickTree(points)
      let old = tree
      func number() -> Int {
        let (x, y) = points[random.next(in: 0...points.count - 1)]
        return random.next(in: 0...1) == 0 ? x : y
      }
      for _ in 0..<20 {
        let index = random.next(in: 0...points.count - 1)
        let change = random.next(in: -99...99)
        weights[index] += change
        tree.add(change, at: index)
        let (x, y) = (number(), number())
        func sum(_ isInside: (Int, Int) -> Bool) -> Int {
          points.indices.reduce(0) { isInside(points[$1].0, points[$1].1) ? $0 + weights[$1] : $0 }
        }
        try check(tree.sum(x: ...x, y: y...), equals: sum { $0 <= x && $1 >= y }, "\(x), \(y)")
        try check(tree.sum(x: ..<x, y: y...y), equals: sum { $0 < x && $1 == y }, "\(x), \(y)")
        try check(
          tree.sum(x: Int.min..., y: ...Int.max), equals: weights.reduce(0, +), "all of them")
      }
      try check(old.sum(x: Int.min..., y: Int.min...), equals: 0, "the copy from before")
    }
  }

  /// No sum on the way is that of others that do not fit, or goes below 0.
  @Test func whatFitsIsEnough() {
    let points = [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)]
    var tree = PointFenwickTree(points, weights: [50, 100, 50, 25, 30] as [UInt8])
    tree[1] = 90
    tree[0] = 60
    #expect(tree.sum(x: 0..., y: 0...) == 255)
    for (index, (x, y)) in points.enumerated() {
      #expect(
        tree.sum(x: x...x, y: 0...) == tree[index] && tree.sum(x: 0..., y: y...y) == tree[index])
    }
    #expect(tree.sum(x: 2..., y: 2...) == 165)
  }

  @Test func manyPointsOnALine() {
    let count = 50_000
    var diagonal = PointFenwickTree((0..<count).map { ($0, count - $0) })
    for index in 0..<count { diagonal.add(index, at: index) }
    let (start, end) = (1234, 45_678)
    #expect(diagonal.sum(x: start..<end, y: 0...) == (start..<end).reduce(0, +))
    #expect(
      diagonal.sum(x: 0..., y: count - end + 1...count - start) == (start..<end).reduce(0, +))
    var pile = PointFenwickTree(repeatElement((7, 7), count: count))
    for index in 0..<count { pile.add(1, at: index) }
    #expect(pile.sum(x: 7...7, y: 7...7) == count && pile.sum(x: 7..<7, y: 7...7) == 0)
  }

  @Test func mistakesTrap() async {
    await #expect(processExitsWith: .failure) { _ = PointFenwickTree([(1, 2)], weights: [1, 2]) }
    await #expect(processExitsWith: .failure) { _ = PointFenwickTree([(1, 2)])[1] }
    await #expect(processExitsWith: .failure) {
      var tree = PointFenwickTree([(1, 2)])
      tree.add(1, at: -1)
    }
    await #expect(processExitsWith: .failure) {
      var tree = PointFenwickTree([(1, 2)])
      tree[1] = 5
    }
  }
}
