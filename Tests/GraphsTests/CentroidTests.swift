import Graphs
import InputPatterns
import Testing

@Suite struct CentroidTests {
  /// A tree with names in any order, and the edges it is made of.
  private static func tree(
    _ pattern: TreePattern, _ count: Int, _ lengths: ClosedRange<Int>?, _ random: inout SplitMix64
  ) -> RootedTree {
    var names = Array(0..<count)
    random.shuffle(&names)
    let edges = pattern.parents(count: count, seed: random.next()).enumerated().map {
      place, parent in (names[place + 1], names[parent])
    }
    let root = names[random.next(in: 0...count - 1)]
    guard let lengths else { return RootedTree(edges: edges, root: root) }
    return RootedTree(edges: edges.map { ($0, $1, random.next(in: lengths)) }, root: root)
  }

  @Test(arguments: TreePattern.allCases, [nil, 0...0, -9...9, 1...1_000_000_000])
  func partsAreWhatCentroidsLeave(pattern: TreePattern, lengths: ClosedRange<Int>?) {
    var random = SplitMix64(seed: 3)
    for count in Array(1...12) + [30, 64, 100] {
      let tree = Self.tree(pattern, count, lengths, &random)
      let name: Comment = "\(pattern) of \(count)"
      // The parts that are there, each with the centroid that left it, -1 for the whole tree.
      var parts = [Set(0..<count): -1]
      var parents = [Int?](repeating: nil, count: count)
      tree.forEachCentroid { part in
        let centroid = part.centroid
        let vertices = Set(part.vertices)
        #expect(part.vertices.count == vertices.count && part.vertices[0] == centroid, name)
        #expect(parts.removeValue(forKey: vertices) == part.above ?? -1, name)
        parents[centroid] = part.above
        #expect(part.steps == part.vertices.map { tree.steps(from: centroid, to: $0) }, name)
        #expect(part.lengths == part.vertices.map { tree.distance(from: centroid, to: $0) }, name)
        #expect(part.branches.flatMap { $0 } == Array(1..<part.vertices.count), name)
        let toCentroid = part.vertices.map { tree.vertex(onPathFrom: $0, to: centroid, steps: 1) }
        let places = part.parents()
        #expect(places.map { $0.map { part.vertices[$0] } } == toCentroid, name)
        #expect(places.enumerated().allSatisfy { $1 ?? -1 < $0 }, name)
        for branch in part.branches {
          #expect(2 * branch.count <= vertices.count, name)
          parts[Set(part.vertices[branch])] = centroid
          // All of them are behind the same neighbor, and no others are.
          let neighbors = part.vertices[branch].map {
            tree.vertex(onPathFrom: centroid, to: $0, steps: 1)!
          }
          #expect(Set(neighbors).count == 1 && part.vertices[branch].contains(neighbors[0]), name)
        }
        #expect(
          Set(part.branches.map { tree.path(from: centroid, to: part.vertices[$0.lowerBound])[1] })
            .count == part.branches.count, name)
      }
      #expect(parts.isEmpty, name)
      #expect(tree.centroidParents() == parents, name)
    }
  }

  /// What has been kept of a part does not change with the next ones.
  @Test func partsMayBeKept() {
    var random = SplitMix64(seed: 4)
    let tree = Self.tree(.random, 50, 1...9, &random)
    var kept: [RootedTree.CentroidPart] = []
    var texts: [String] = []
    tree.forEachCentroid { part in
      kept.append(part)
      texts.append("\(part)")
    }
    #expect(kept.map { "\($0)" } == texts && Set(kept).count == 50)
  }

  @Test func anErrorEndsTheWalk() {
    struct Enough: Error {}
    var count = 0
    #expect(throws: Enough.self) {
      try RootedTree(parents: [0, 1, 2]).forEachCentroid { _ in
        count += 1
        if count == 2 { throw Enough() }
      }
    }
    #expect(count == 2)
  }

  @Test(arguments: [true, false])
  func manyVerticesAreInFewParts(isLine: Bool) {
    #if DEBUG
      let count = 20_000
    #else
      let count = 1_000_000
    #endif
    let tree = RootedTree(parents: (1..<count).map { isLine ? $0 - 1 : 0 })
    var (depths, sum, deepest) = ([Int](repeating: 0, count: count), 0, 0)
    tree.forEachCentroid { part in
      depths[part.centroid] = part.above.map { depths[$0] + 1 } ?? 0
      deepest = max(deepest, depths[part.centroid])
      sum += part.vertices.count
    }
    #expect(deepest == (isLine ? count.bitWidth - 1 - count.leadingZeroBitCount : 1))
    #expect(isLine || sum == 2 * count - 1)
  }

  @Test(arguments: TreePattern.allCases, [nil, 0...0, -9...9, 0...3, -1_000_000...1_000_000])
  func pathsAreCounted(pattern: TreePattern, lengths: ClosedRange<Int>?) {
    var random = SplitMix64(seed: 5)
    for count in Array(1...9) + [20, 50] {
      let tree = Self.tree(pattern, count, lengths, &random)
      let all = (0..<count).flatMap { end in
        (0..<end).map { tree.distance(from: $0, to: end) }
      }.sorted()
      for _ in 0..<30 {
        let bounds = [random.next(in: 0...3), random.next(in: 0...3)].map { kind in
          switch kind {
          case 0: return random.next(in: -5...30)
          case 1: return all.isEmpty ? 0 : all[random.next(in: 0...all.count - 1)]
          case 2: return all.isEmpty ? 0 : all[random.next(in: 0...all.count - 1)] + 1
          default: return random.nextIsOne(in: 2) ? Int.min : .max
          }
        }
        let range = bounds.min()!...bounds.max()!
        #expect(
          tree.numberOfPaths(withLengthIn: range) == all.filter(range.contains).count,
          "\(pattern) of \(count), \(range): \(all)")
      }
    }
  }

  @Test func longAndShortPathsAreCountedTogether() {
    let half = Int.max / 2
    let pair = RootedTree(edges: [(0, 1, half)])
    #expect(pair.numberOfPaths(withLengthIn: half...half) == 1)
    #expect(pair.numberOfPaths(withLengthIn: .min...half - 1) == 0)
    let ways = RootedTree(edges: [(0, 1, half), (0, 2, -half), (0, 3, 1), (3, 4, 1)])
    #expect(ways.numberOfPaths(withLengthIn: 0...0) == 1)
    #expect(ways.numberOfPaths(withLengthIn: -half + 1 ... -half + 2) == 2)
    #expect(ways.numberOfPaths(withLengthIn: .min ... .max) == 10)
  }

  @Test func pathsWithLengthsOfAnyKindOfRangeAreCounted() {
    let (low, high) = (Int.min / 2, Int.max / 2)
    let trees = [
      (RootedTree(edges: [(0, 1, 5), (1, 2, 7), (3, 1, 1)]), [1, 5, 6, 7, 8, 12]),
      (RootedTree(edges: [(0, 1, high)]), [high]), (RootedTree(edges: [(0, 1, low)]), [low]),
      (RootedTree(parents: []), []),
    ]
    for (tree, lengths) in trees {
      func check(_ range: some RangeExpression<Int>) {
        let expected = lengths.filter(range.contains).count
        #expect(tree.numberOfPaths(withLengthIn: range) == expected, "\(lengths) in \(range)")
      }
      let near = lengths.flatMap { [$0 - 1, $0, $0 + 1] }
      for bound in near + [-1, 0, 1, .min, .min + 1, .max - 1, .max] {
        check(...bound)
        check(..<bound)
        check(bound...)
        check(bound..<Int.max)
        check(.min..<bound)
        check(bound..<bound)
      }
    }
  }

  @Test func lengthsThatDoNotFitAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        _ = RootedTree(edges: [(0, 1, .max / 2 + 1)]).numberOfPaths(withLengthIn: 0...1)
      }
      await #expect(processExitsWith: .failure) {
        _ = RootedTree(edges: [(0, 1, .min / 2 - 1)]).numberOfPaths(withLengthIn: 0...1)
      }
      await #expect(processExitsWith: .failure) {
        let line = RootedTree(parents: [0, 0, 2, 3], lengths: [.max, 1, 1, 1])
        line.forEachCentroid { _ in }
      }
    #endif
  }
}
