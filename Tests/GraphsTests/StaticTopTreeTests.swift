import Graphs
import InputPatterns
import Testing

@Suite struct StaticTopTreeTests {
  /// A path, written down from its top: what hangs on each vertex is in brackets.
  private typealias Texts = StaticTopTree<String, [String], [String]>

  private static func texts(_ tree: RootedTree, _ values: [String]) -> Texts {
    Texts(
      tree, values, identity: [], combine: { ($0 + $1).sorted() },
      vertex: { value, hanging in ["\(value)(\(hanging.joined(separator: ",")))"] },
      join: { $0 + $1 }, extend: { [nested($0)] })
  }

  /// The path as a tree: each vertex with what hangs there, and the rest of the path.
  private static func nested(_ path: [String]) -> String {
    path.reversed().reduce("") { rest, vertex in
      let open = vertex.firstIndex(of: "(")!
      var parts = parts(vertex[vertex.index(after: open)...].dropLast())
      if !rest.isEmpty { parts.append(rest) }
      return "\(vertex[..<open])(\(parts.sorted().joined(separator: ",")))"
    }
  }

  /// The parts of a list at commas outside all brackets.
  private static func parts(_ text: Substring) -> [String] {
    var (parts, depth) = ([String](), 0)
    var current = ""
    for character in text {
      if character == "," && depth == 0 {
        parts.append(current)
        current = ""
        continue
      }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      current.append(character)
    }
    return current.isEmpty ? parts : parts + [current]
  }

  /// The tree behind a vertex, written down.
  private static func text(
    _ vertex: Int, from last: Int?, _ neighbors: [[Int]], _ values: [String]
  ) -> String {
    let parts = neighbors[vertex].filter { $0 != last }
      .map { text($0, from: vertex, neighbors, values) }
    return "\(values[vertex])(\(parts.sorted().joined(separator: ",")))"
  }

  @Test(arguments: TreePattern.allCases)
  func nothingIsLeftOutOrInAnotherPlace(pattern: TreePattern) {
    for (seed, count) in zip((1 as UInt64)..., [1, 2, 3, 4, 5, 8, 20, 40]) {
      var random = SplitMix64(seed: seed)
      var names = Array(0..<count)
      random.shuffle(&names)
      let edges = pattern.parents(count: count, seed: seed).enumerated().map { place, parent in
        (names[place + 1], names[parent])
      }
      var neighbors = [[Int]](repeating: [], count: count)
      for (first, second) in edges {
        neighbors[first].append(second)
        neighbors[second].append(first)
      }
      let tree = RootedTree(edges: edges, root: names[count / 2])
      var values = (0..<count).map { "\($0)" }
      var texts = Self.texts(tree, values)
      #expect(texts.vertexCount == count)
      for round in 0..<8 {
        let place = "\(pattern), \(count) vertices, round \(round)"
        #expect(
          Self.nested(texts.combined()) == Self.text(tree.root, from: nil, neighbors, values),
          "\(place)")
        for vertex in 0..<count {
          #expect(
            Self.nested(texts.combined(subtreeOf: vertex))
              == Self.text(vertex, from: tree.parent(of: vertex), neighbors, values), "\(place)")
          let path = texts.combined(rootedAt: vertex) { $0.reversed() }
          #expect(path.count == tree.depth(of: vertex) + 1)
          #expect(
            Self.nested(path) == Self.text(vertex, from: nil, neighbors, values), "\(place)")
        }
        let changed = random.next(in: 0...count - 1)
        values[changed] += "'"
        texts[changed] = values[changed]
        #expect(texts[changed] == values[changed])
      }
    }
  }

  /// The largest weight of vertices of which no two are adjacent, by whether the top and the bottom are not taken.
  private struct Weights {
    var free = 0, topFree = 0, bottomFree = 0, bothFree = 0
  }

  private static func independentSets(
    _ tree: RootedTree, _ values: [Int]
  ) -> StaticTopTree<Int, Weights, (any: Int, free: Int)> {
    StaticTopTree(
      tree, values, identity: (0, 0), combine: { ($0.any + $1.any, $0.free + $1.free) },
      vertex: { value, hanging in
        // Impossible is what is less than all else.
        let taken = value + hanging.free
        return Weights(
          free: max(taken, hanging.any), topFree: hanging.any, bottomFree: hanging.any,
          bothFree: hanging.any)
      },
      join: { upper, lower in
        func best(_ one: (Int, Int), _ other: (Int, Int)) -> Int {
          max(one.0 + one.1, other.0 + other.1)
        }
        return Weights(
          free: best((upper.bottomFree, lower.free), (upper.free, lower.topFree)),
          topFree: best((upper.bothFree, lower.free), (upper.topFree, lower.topFree)),
          bottomFree: best((upper.bottomFree, lower.bottomFree), (upper.free, lower.bothFree)),
          bothFree: best((upper.bothFree, lower.bottomFree), (upper.topFree, lower.bothFree)))
      }, extend: { ($0.free, $0.topFree) })
  }

  @Test(arguments: TreePattern.allCases)
  func manyUpdatesOfLargeTrees(pattern: TreePattern) {
    #if DEBUG
      let count = 500
    #else
      let count = 50_000
    #endif
    var random = SplitMix64(seed: 3)
    let tree = RootedTree(
      edges: pattern.parents(count: count, seed: 3).enumerated().map { ($0 + 1, $1) })
    var values = (0..<count).map { _ in random.next(in: 0...100) }
    var sets = Self.independentSets(tree, values)
    for round in 0..<20 {
      var (taken, left) = (values, [Int](repeating: 0, count: count))
      for vertex in tree.order.reversed() {
        guard let parent = tree.parent(of: vertex) else { continue }
        taken[parent] += left[vertex]
        left[parent] += max(taken[vertex], left[vertex])
      }
      #expect(
        sets.combined().free == max(taken[tree.root], left[tree.root]), "\(pattern), round \(round)"
      )
      for _ in 0..<50 {
        let vertex = random.next(in: 0...count - 1)
        values[vertex] = random.next(in: 0...100)
        sets[vertex] = values[vertex]
        #expect(sets[vertex] == values[vertex])
      }
    }
  }

  /// As few steps as the logarithm of the size, also where a path in the heavy-light decomposition has a long one at
  /// each of its vertices.
  @Test(arguments: TreePattern.allCases)
  func updatesTakeFewSteps(pattern: TreePattern) {
    let count = 4095
    let tree = RootedTree(
      edges: pattern.parents(count: count, seed: 9).enumerated().map { ($0 + 1, $1) })
    // How many operations the deepest value is the result of.
    var depths = StaticTopTree<Int, Int, Int>(
      tree, Array(repeating: 0, count: count), identity: 0, combine: { max($0, $1) + 1 },
      vertex: { max($0, $1 + 1) }, join: { max($0, $1) + 1 }, extend: { $0 + 1 })
    #expect(depths.combined() <= 6 * 12 + 6, "\(pattern)")
    depths[5] = 1000
    #expect(depths.combined() >= 1000)
  }

  @Test func aCopyKeepsItsValues() {
    let tree = RootedTree(edges: [(0, 1), (1, 2), (0, 3), (1, 4)])
    let sets = Self.independentSets(tree, [1, 5, 1, 1, 1])
    var others = sets
    others[1] = 0
    #expect(sets.combined().free == 6)
    #expect(others.combined().free == 3)
    #expect(others.combined(subtreeOf: 1).free == 2)
  }

  @Test func missingVerticesAreAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(Self.independentSets(RootedTree(edges: [(0, 1)]), [1]).vertexCount)
      }
      await #expect(processExitsWith: .failure) {
        print(Self.independentSets(RootedTree(edges: [(0, 1)]), [1, 2])[2])
      }
      await #expect(processExitsWith: .failure) {
        print(
          Self.independentSets(RootedTree(edges: [(0, 1)]), [1, 2]).combined(subtreeOf: -1).free)
      }
    #endif
  }

  /// The largest weight that is reached from a vertex through vertices of its color.
  @Test(arguments: TreePattern.allCases)
  func componentsOfOneColorAreFoundFromAnyVertex(pattern: TreePattern) {
    typealias End = (isRed: Bool, best: Int)
    typealias Path = (isOneColor: Bool, top: End, bottom: End)
    var random = SplitMix64(seed: 7)
    let tree = RootedTree(parents: pattern.parents(count: 24, seed: 8))
    var values = (0..<24).map { _ in (isRed: random.next(in: 0...3) == 0, weight: 0) }
    var parts = StaticTopTree<(isRed: Bool, weight: Int), Path, (red: Int, other: Int)>(
      tree, values, identity: (0, 0), combine: { (max($0.red, $1.red), max($0.other, $1.other)) },
      vertex: { value, hanging in
        let end = (value.isRed, max(value.weight, value.isRed ? hanging.red : hanging.other))
        return (true, end, end)
      },
      join: { upper, lower in
        var path: Path = (false, upper.top, lower.bottom)
        guard upper.bottom.isRed == lower.top.isRed else { return path }
        if upper.isOneColor { path.top.best = max(upper.top.best, lower.top.best) }
        if lower.isOneColor { path.bottom.best = max(lower.bottom.best, upper.bottom.best) }
        path.isOneColor = upper.isOneColor && lower.isOneColor
        return path
      }, extend: { $0.top.isRed ? ($0.top.best, 0) : (0, $0.top.best) })
    for _ in 0..<60 {
      let vertex = random.next(in: 0...23)
      values[vertex] = (random.next(in: 0...3) == 0, random.next(in: 1...99))
      parts[vertex] = values[vertex]
      let start = random.next(in: 0...23)
      let reached = (0..<24).filter { end in
        tree.path(from: start, to: end).allSatisfy { values[$0].isRed == values[start].isRed }
      }
      let found = parts.combined(rootedAt: start) { ($0.isOneColor, $0.bottom, $0.top) }
      #expect(found.top.best == reached.map { values[$0].weight }.max())
    }
  }
}
