import Graphs
import InputPatterns
import Testing

/// The parent of each vertex but 0 among those in front of it.
private let shapes: [(name: String, parent: @Sendable (Int, inout SplitMix64) -> Int)] = [
  ("random", { vertex, random in random.next(in: 0...vertex - 1) }),
  ("line", { vertex, _ in vertex - 1 }),
  ("star", { _, _ in 0 }),
  ("binary", { vertex, _ in (vertex - 1) / 2 }),
  ("comb", { vertex, _ in vertex % 2 == 1 ? Swift.max(vertex - 2, 0) : vertex - 1 }),
  ("nearly a line", { vertex, random in Swift.max(0, vertex - random.next(in: 1...3)) }),
]

/// A tree with what is known of it, found by walking up step by step.
private struct KnownTree {
  let edges: [(Int, Int)]
  let root: Int
  /// Of each vertex: itself, its parent, the parent of that and so on.
  let ancestors: [[Int]]

  init(count: Int, _ parent: (Int, inout SplitMix64) -> Int, _ random: inout SplitMix64) {
    var names = Array(0..<count)
    for place in names.indices { names.swapAt(place, random.next(in: 0...place)) }
    var ancestors = [[Int]](repeating: [names[0]], count: count)
    var edges: [(Int, Int)] = []
    for vertex in 1..<Swift.max(count, 1) {
      let above = names[parent(vertex, &random)]
      ancestors[names[vertex]] = [names[vertex]] + ancestors[above]
      edges.append(random.nextIsOne(in: 2) ? (names[vertex], above) : (above, names[vertex]))
    }
    for place in edges.indices { edges.swapAt(place, random.next(in: 0...place)) }
    (self.edges, self.root, self.ancestors) = (edges, names[0], ancestors)
  }

  /// The vertices from one to another, and the highest of them.
  func path(_ start: Int, _ end: Int) -> (vertices: [Int], top: Int) {
    let top = ancestors[start].first { ancestors[end].contains($0) }!
    let up = Array(ancestors[start].prefix(while: { $0 != top }))
    let down = Array(ancestors[end].prefix(while: { $0 != top }))
    return (up + [top] + down.reversed(), top)
  }
}

@Suite struct RootedTreeTests {
  @Test func documentedExamplesAreTrue() {
    let tree = RootedTree(edges: [(0, 1), (0, 2), (1, 3), (4, 1)])
    #expect(tree.lowestCommonAncestor(3, 4) == 1)
    #expect(tree.distance(from: 3, to: 2) == 3)
    #expect(tree.parent(of: 4) == 1)
    let ages = [70, 40, 45, 12, 9]
    #expect(tree.order.map { ages[$0] }[tree.subtree(of: 1)].reduce(0, +) == 61)
    #expect(RootedTree(edges: [(0, 1), (1, 2)], root: 1).order.first == 1)
    let fork = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
    #expect(fork.subtree(of: 1).map { fork.order[$0] } == [1, 2])
    #expect(fork.vertex(onPathFrom: 2, to: 3, steps: 2) == 0)
    #expect(vertices(of: fork.path(from: 2, to: 3), fork) == [2, 1, 0, 3])
    let edges = fork.edges(onPathFrom: 2, to: 3)
    #expect(edges.map { $0.places.map { fork.order[$0] } } == [[1, 2], [3]])
    #expect(edges.map(\.isUpward) == [true, false])
    let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3)])
    #expect(line.ancestor(of: 3, steps: 2) == 1 && line.ancestor(of: 3, steps: 4) == nil)
    let other = RootedTree(edges: [(0, 1), (1, 2), (1, 3)])
    #expect(other.lowestCommonAncestor(2, 3) == 1 && other.lowestCommonAncestor(1, 3) == 1)
  }

  private func vertices(
    of parts: [(places: Range<Int>, isUpward: Bool)], _ tree: RootedTree
  ) -> [Int] {
    parts.flatMap { $0.isUpward ? $0.places.reversed() : Array($0.places) }.map { tree.order[$0] }
  }

  @Test(arguments: shapes.indices)
  func everyQuestionIsAnsweredAsByWalking(shape: Int) {
    var random = SplitMix64(seed: 7)
    for count in 1...24 {
      let known = KnownTree(count: count, shapes[shape].parent, &random)
      let tree = RootedTree(edges: known.edges, root: known.root)
      let name: Comment = "\(shapes[shape].name) of \(count)"
      #expect(tree.vertexCount == count && tree.root == known.root, name)
      #expect(tree.order.sorted() == Array(0..<count), name)
      for vertex in 0..<count {
        let ancestors = known.ancestors[vertex]
        #expect(tree.order[tree.place(of: vertex)] == vertex, name)
        #expect(tree.depth(of: vertex) == ancestors.count - 1, name)
        #expect(tree.parent(of: vertex) == ancestors.dropFirst().first, name)
        #expect(
          (0..<count).map { tree.ancestor(of: vertex, steps: $0) }
            == ancestors + [Int?](repeating: nil, count: count - ancestors.count), name)
        let below = (0..<count).filter { known.ancestors[$0].contains(vertex) }
        #expect(tree.subtree(of: vertex).map { tree.order[$0] }.sorted() == below, name)
        #expect(tree.subtree(of: vertex).first == tree.place(of: vertex), name)
        for other in 0..<count {
          let (path, top) = known.path(vertex, other)
          #expect(tree.lowestCommonAncestor(vertex, other) == top, name)
          #expect(tree.distance(from: vertex, to: other) == path.count - 1, name)
          let parts = tree.path(from: vertex, to: other)
          #expect(vertices(of: parts, tree) == path, name)
          let edges = tree.edges(onPathFrom: vertex, to: other)
          #expect(vertices(of: edges, tree) == path.filter { $0 != top }, name)
          #expect(edges.allSatisfy { !$0.places.isEmpty }, name)
          let steps = (0...path.count).map {
            tree.vertex(onPathFrom: vertex, to: other, steps: $0)
          }
          #expect(steps == path + [nil], name)
        }
      }
    }
  }

  @Test func pathsAreFewRanges() {
    var random = SplitMix64(seed: 8)
    for (name, parent) in shapes {
      let count = 4000
      let known = (1..<count).map { (parent($0, &random), $0) }
      let tree = RootedTree(edges: known)
      for _ in 0..<400 {
        let (start, end) = (random.next(in: 0...count - 1), random.next(in: 0...count - 1))
        let parts = tree.path(from: start, to: end)
        // A heavy path is left for a vertex with twice as many below it: eleven times at most.
        #expect(parts.count <= 23 && parts.allSatisfy { !$0.places.isEmpty }, "\(name)")
      }
    }
    let line = RootedTree(edges: (1..<1000).map { ($0 - 1, $0) })
    #expect(line.path(from: 0, to: 999).count == 1 && line.path(from: 700, to: 3).count == 1)
  }

  @Test func aTreeMayBeVeryDeep() {
    let count = 200_000
    let line = RootedTree(edges: (1..<count).map { ($0, $0 - 1) }, root: count - 1)
    #expect(line.depth(of: 0) == count - 1)
    #expect(line.ancestor(of: 0, steps: count - 1) == count - 1)
    #expect(line.ancestor(of: 0, steps: count) == nil)
    #expect(line.lowestCommonAncestor(0, 100_000) == 100_000)
  }

  @Test func whatIsNoTreeIsAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = RootedTree(edges: [], root: 1) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(edges: [], root: -1) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(edges: [(0, 2)]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(edges: [(-1, 0)]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(edges: [(0, 0)]) }
      await #expect(processExitsWith: .failure) { _ = RootedTree(edges: [(0, 1), (1, 0)]) }
      await #expect(processExitsWith: .failure) {
        _ = RootedTree(edges: [(0, 1), (2, 3), (3, 4), (4, 2)])
      }
      await #expect(processExitsWith: .failure) {
        _ = RootedTree(edges: [(0, 1), (1, 2), (2, 0), (3, 4)], root: 3)
      }
      await #expect(processExitsWith: .failure) {
        _ = RootedTree(edges: [(0, 1)]).ancestor(of: 1, steps: -1)
      }
    #endif
  }
}
