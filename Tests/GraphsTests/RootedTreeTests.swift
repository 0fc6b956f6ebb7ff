import Graphs
import InputPatterns
import Testing

/// A tree with what is known of it, found by walking up step by step.
private struct KnownTree {
  let edges: [(Int, Int)]
  let root: Int
  /// Of each vertex: itself, its parent, the parent of that and so on.
  let ancestors: [[Int]]

  init(count: Int, _ pattern: TreePattern, _ random: inout SplitMix64) {
    var names = Array(0..<count)
    for place in names.indices { names.swapAt(place, random.next(in: 0...place)) }
    var ancestors = [[Int]](repeating: [names[0]], count: count)
    var edges: [(Int, Int)] = []
    for (place, parent) in pattern.parents(count: count, seed: random.next()).enumerated() {
      let (vertex, above) = (place + 1, names[parent])
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
    let agesInOrder = tree.order.map { ages[$0] }
    #expect(agesInOrder[tree.subtree(of: 1)].reduce(0, +) == 61)
    #expect(RootedTree(edges: [(0, 1), (1, 2)], root: 1).order.first == 1)
    let fork = RootedTree(edges: [(0, 1), (1, 2), (0, 3)])
    #expect(fork.subtree(of: 1).map { fork.order[$0] } == [1, 2])
    #expect(fork.vertex(onPathFrom: 2, to: 3, steps: 2) == 0)
    #expect(vertices(of: fork.pathParts(from: 2, to: 3), fork) == [2, 1, 0, 3])
    #expect(fork.path(from: 2, to: 3) == [2, 1, 0, 3])
    let edges = fork.edges(onPathFrom: 2, to: 3)
    #expect(edges.map { $0.places.map { fork.order[$0] } } == [[1, 2], [3]])
    #expect(edges.map(\.isUpward) == [true, false])
    let line = RootedTree(edges: [(0, 1), (1, 2), (2, 3)])
    #expect(line.ancestor(of: 3, steps: 2) == 1 && line.ancestor(of: 3, steps: 4) == nil)
    let other = RootedTree(edges: [(0, 1), (1, 2), (1, 3)])
    #expect(other.lowestCommonAncestor(2, 3) == 1 && other.lowestCommonAncestor(1, 3) == 1)
  }

  @Test func treesAreEqualIfTheirVerticesAndLengthsAre() {
    let tree = RootedTree(edges: [(0, 1), (1, 2)])
    #expect(tree == RootedTree(edges: [(1, 0), (1, 2)]))
    #expect(tree != RootedTree(edges: [(0, 1), (1, 2)], root: 1))
    #expect(tree != RootedTree(edges: [(0, 1), (0, 2)]))
    #expect(
      RootedTree(edges: [(0, 1, 5)]) != RootedTree(edges: [(0, 1, 6)])
        && Set([RootedTree(edges: [(0, 1, 5)]), RootedTree(edges: [(1, 0, 5)])]).count == 1)
    // A single vertex has no edge that might have a length.
    let vertex = RootedTree(WeightedGraph(vertexCount: 1))
    #expect(vertex == RootedTree(parents: [Int]()) && vertex.distance(from: 0, to: 0) == 0)
  }

  private func vertices(
    of parts: [(places: Range<Int>, isUpward: Bool)], _ tree: RootedTree
  ) -> [Int] {
    parts.flatMap { $0.isUpward ? $0.places.reversed() : Array($0.places) }.map { tree.order[$0] }
  }

  @Test(arguments: TreePattern.allCases)
  func everyQuestionIsAnsweredAsByWalking(pattern: TreePattern) {
    var random = SplitMix64(seed: 7)
    for count in Array(1...12) + [20] {
      let known = KnownTree(count: count, pattern, &random)
      let tree = RootedTree(edges: known.edges, root: known.root)
      let name: Comment = "\(pattern) of \(count)"
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
        let children = below.filter { known.ancestors[$0].dropFirst().first == vertex }
        #expect(tree.children(of: vertex).sorted() == children, name)
        for other in 0..<count {
          let (path, top) = known.path(vertex, other)
          #expect(tree.lowestCommonAncestor(vertex, other) == top, name)
          #expect(tree.steps(from: vertex, to: other) == path.count - 1, name)
          #expect(tree.path(from: vertex, to: other) == path, name)
          let parts = tree.pathParts(from: vertex, to: other)
          #expect(vertices(of: parts, tree) == path, name)
          var onPath: [Int] = []
          tree.forEachPart(ofPathFrom: vertex, to: other) { places in
            onPath += places.map { tree.order[$0] }
          }
          #expect(onPath.sorted() == path.sorted(), name)
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

  @Test(arguments: TreePattern.allCases, [0...0, 1...9, -5...9])
  func lengthsAddUp(pattern: TreePattern, range: ClosedRange<Int>) {
    var random = SplitMix64(seed: 11)
    for count in Array(1...10) + [20] {
      let known = KnownTree(count: count, pattern, &random)
      let edges = known.edges.map { ($0.0, $0.1, random.next(in: range)) }
      let tree = RootedTree(edges: edges, root: known.root)
      let plain = RootedTree(edges: known.edges, root: known.root)
      func length(_ path: [Int]) -> Int {
        zip(path, path.dropFirst()).reduce(0) { sum, step in
          sum + edges.first { ($0.0, $0.1) == step || ($0.1, $0.0) == step }!.2
        }
      }
      var (longest, most) = (0, 0)
      for start in 0..<count {
        #expect(tree.distanceFromRoot(to: start) == length(known.ancestors[start]))
        for end in 0..<count {
          let path = known.path(start, end).vertices
          #expect(tree.distance(from: start, to: end) == length(path))
          #expect(plain.distance(from: start, to: end) == path.count - 1)
          (longest, most) = (max(longest, length(path)), max(most, path.count - 1))
        }
      }
      let found = tree.longestPath()
      #expect(found.length == longest && length(found.vertices) == longest, "\(edges)")
      #expect(found.vertices == known.path(found.vertices[0], found.vertices.last!).vertices)
      #expect(plain.longestPath().length == most && plain.longestPath().vertices.count == most + 1)
    }
  }

  @Test func aSpanningForestOfOneTreeIsATree() {
    let graph = WeightedGraph(vertexCount: 3, edges: [(0, 1, 5), (1, 2, 1), (2, 0, 2)])
    let tree = RootedTree(edges: graph.minimumSpanningForest().edges.map { graph.edges[$0] })
    #expect(tree.distance(from: 0, to: 1) == 3)
  }

  /// Each of these sequences can be gone through only once.
  @Test func edgesMayComeOneByOne() {
    let edges = [(0, 1, 5), (1, 2, 7), (3, 1, 1)]
    var (rest, more, last) = (edges[...], edges[...], edges[...])
    let plain = RootedTree(edges: AnyIterator { rest.popFirst().map { ($0.0, $0.1) } }, root: 2)
    #expect(plain.vertexCount == 4 && plain.path(from: 0, to: 3) == [0, 1, 3])
    let tree = RootedTree(edges: AnyIterator { more.popFirst() }, root: 2)
    #expect(tree.distance(from: 2, to: 3) == 8 && tree.path(from: 0, to: 3) == [0, 1, 3])
    let graph = WeightedGraph(vertexCount: 4, edges: edges)
    let other = RootedTree(
      edges: AnyIterator { last.popFirst().map { WeightedGraph.Edge($0.0, $0.1, weight: $0.2) } })
    #expect(other.distance(from: 2, to: 3) == 8)
    #expect(RootedTree(graph, root: 2).order == tree.order)
    #expect(RootedTree(graph, root: 2).distance(from: 0, to: 2) == 12)
    #expect(RootedTree(WeightedGraph(vertexCount: 1)).vertexCount == 1)
  }

  @Test func pathsAreFewRanges() {
    var random = SplitMix64(seed: 8)
    for pattern in TreePattern.allCases {
      let count = 4000
      let parents = pattern.parents(count: count, seed: random.next())
      let tree = RootedTree(edges: parents.enumerated().map { ($0.element, $0.offset + 1) })
      for _ in 0..<400 {
        let (start, end) = (random.next(in: 0...count - 1), random.next(in: 0...count - 1))
        let parts = tree.pathParts(from: start, to: end)
        // A heavy path is left for a vertex with twice as many below it: eleven times at most.
        #expect(parts.count <= 23 && parts.allSatisfy { !$0.places.isEmpty }, "\(pattern)")
      }
    }
    let line = RootedTree(edges: (1..<1000).map { ($0 - 1, $0) })
    for (start, end) in [(0, 999), (700, 3)] {
      #expect(line.pathParts(from: start, to: end).count == 1)
    }
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
      await #expect(processExitsWith: .failure) {
        _ = RootedTree(WeightedGraph(vertexCount: 3, edges: [(0, 1)]))
      }
    #endif
  }
}
