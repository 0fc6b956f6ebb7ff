import Graphs
import InputPatterns
import Testing

@Suite struct TreeContourTests {
  @Test func documentedExamplesAreTrue() {
    let contours = TreeContours(RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)]))
    var marks = [Int](repeating: 0, count: contours.placeCount)
    for vertex in [0, 2, 3] { contours.forEachPlace(of: vertex) { marks[$0] += 1 } }
    var count = 0
    contours.forEachRange(ofDistances: 1...2, from: 1) { count += marks[$0].reduce(0, +) }
    #expect(count == 3)
    #expect(contours.vertexCount == 5)

    let star = TreeContours(RootedTree(edges: [(0, 1), (0, 2), (0, 3)]))
    var names = [[Int]](repeating: [], count: star.placeCount)
    for vertex in 0..<4 { star.forEachPlace(of: vertex) { names[$0].append(vertex) } }
    var found: [Int] = []
    star.forEachRange(ofDistances: 2..., from: 1) { found += names[$0].joined() }
    #expect(found.sorted() == [2, 3])
  }

  /// Of all vertices at all distances each has just one place in the ranges, and no other has any.
  @Test(arguments: TreePattern.allCases)
  func eachVertexIsInOneRange(pattern: TreePattern) {
    var random = SplitMix64(seed: 6)
    for count in Array(1...12) + [30, 64, 100] {
      var names = Array(0..<count)
      random.shuffle(&names)
      let edges = pattern.parents(count: count, seed: random.next()).enumerated().map {
        place, parent in (names[place + 1], names[parent], 7)
      }
      let tree = RootedTree(edges: edges, root: names[0])
      let contours = TreeContours(tree)
      var atPlaces = [[Int]](repeating: [], count: contours.placeCount)
      for vertex in 0..<count { contours.forEachPlace(of: vertex) { atPlaces[$0].append(vertex) } }
      func found(_ distances: Range<Int>, from vertex: Int) -> [Int] {
        var found: [Int] = []
        contours.forEachRange(ofDistances: distances, from: vertex) { range in
          if range.isEmpty {
            Issue.record("\(pattern) of \(count), \(distances) from \(vertex)")
          }
          found += atPlaces[range].joined()
        }
        return found.sorted()
      }
      for vertex in 0..<count {
        let others = (0..<count).map { tree.steps(from: vertex, to: $0) }
        for distance in [0, 1, 2, 3, count / 2, count] {
          for distances in [
            distance..<distance + 1, distance..<2 * distance, .min..<distance, distance..<Int.max,
          ] {
            #expect(
              found(distances, from: vertex)
                == (0..<count).filter { distances.contains(others[$0]) },
              "\(pattern) of \(count), \(distances) from \(vertex)")
          }
        }
      }
    }
  }

  @Test func rangesOfAnyKindAreTaken() {
    let contours = TreeContours(RootedTree(parents: [0, 1, 2, 3, 4, 5]))
    var names = [[Int]](repeating: [], count: contours.placeCount)
    for vertex in 0..<7 { contours.forEachPlace(of: vertex) { names[$0].append(vertex) } }
    func check(_ distances: some RangeExpression<Int>) {
      var found: [Int] = []
      contours.forEachRange(ofDistances: distances, from: 2) { found += names[$0].joined() }
      let expected = (0..<7).filter { distances.contains(abs($0 - 2)) }
      #expect(found.sorted() == expected, "\(distances)")
    }
    for bound in Array(-2...8) + [.min, .min + 1, .max - 1, .max] {
      check(...bound)
      check(..<bound)
      check(bound...)
      check(bound...Int.max)
      check(bound..<Int.max)
      check(.min..<bound)
      check(bound..<bound)
    }
  }

  @Test(arguments: [true, false])
  func noVertexHasManyPlaces(isLine: Bool) {
    #if DEBUG
      let count = 20_000
    #else
      let count = 500_000
    #endif
    let contours = TreeContours(RootedTree(parents: (1..<count).map { isLine ? $0 - 1 : 0 }))
    let logarithm = count.bitWidth - count.leadingZeroBitCount
    var (sum, most) = (0, 0)
    for vertex in 0..<count {
      var (places, ranges, vertices) = (0, 0, 0)
      contours.forEachPlace(of: vertex) { _ in places += 1 }
      contours.forEachRange(ofDistances: 1..<3, from: vertex) {
        ranges += 1
        vertices += $0.count
      }
      sum += places
      most = max(most, places, ranges)
      if isLine { #expect(vertices >= (vertex > 1 ? 2 : 0) + (vertex < count - 2 ? 2 : 0)) }
    }
    #expect(most <= 2 * logarithm && sum <= count * (logarithm + 2))
    #expect(contours.placeCount <= count * (logarithm + 2))
  }

  @Test func anErrorEndsTheCalls() {
    struct Enough: Error {}
    let contours = TreeContours(RootedTree(parents: [0, 1, 2, 3, 4, 5]))
    var count = 0
    #expect(throws: Enough.self) {
      try contours.forEachPlace(of: 2) { _ in
        count += 1
        throw Enough()
      }
    }
    #expect(throws: Enough.self) {
      try contours.forEachRange(ofDistances: 0..<9, from: 2) { _ in
        count += 1
        throw Enough()
      }
    }
    #expect(count == 2)
  }

  #if compiler(>=6.2)
    @Test func aVertexThatIsNotThereIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        TreeContours(RootedTree(parents: [0])).forEachPlace(of: 2) { _ in }
      }
      await #expect(processExitsWith: .failure) {
        TreeContours(RootedTree(parents: [0])).forEachPlace(of: -1) { _ in }
      }
      await #expect(processExitsWith: .failure) {
        TreeContours(RootedTree(parents: [0])).forEachRange(ofDistances: 0..<0, from: 2) { _ in }
      }
    }
  #endif
}
