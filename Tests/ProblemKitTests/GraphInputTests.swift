import InputPatterns
import ProblemKit
import Testing

/// Formats, small inputs and cases of graphs and trees.
@Suite struct GraphInputTests {
  private func text(_ blocks: [Block]) -> [UInt8] {
    let lines = blocks.flatMap { block -> [String] in
      switch block {
      case .line(let numbers): return [numbers.map(String.init).joined(separator: " ")]
      case .rows(let numbers, let width):
        return stride(from: 0, to: numbers.count, by: width).map {
          numbers[$0..<$0 + width].map(String.init).joined(separator: " ")
        }
      case .text(let text): return [text]
      }
    }
    return lines.flatMap { Array("\($0)\n".utf8) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let formats: [InputFormat<EdgeList>] = [
      .graph(vertices: ("V", 1...9), edges: ("E", 0...36), countedFrom: 0),
      .graph(vertices: ("V", 1...9), edges: ("E", 0...36), weight: ("C", -9...9)),
    ]
    let inputs = SmallInputs.graphs(vertices: 1...9, edges: 0...36, weights: -9...9)
    let trees = SmallInputs.trees(vertices: 1...9, weights: 0...9)
    let treeFormat = InputFormat.tree(vertices: ("N", 1...9), weight: ("C", 0...9))
    for seed in 1...200 as ClosedRange<UInt64> {
      let graph = inputs.input(seed: seed, size: Int(seed % 40))
      let again = try formats[1].parse(text(formats[1].write(graph)))
      #expect(again == graph && graph.isSimple, "seed \(seed)")
      let ends = try formats[0].parse(text(formats[0].write(graph)))
      #expect(ends.edges.map(\.first) == graph.edges.map(\.first), "seed \(seed)")
      let tree = trees.input(seed: seed, size: Int(seed % 12) + 1)
      #expect(try treeFormat.parse(text(treeFormat.write(tree))) == tree, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("3 2\n1 2 0\n3 4 0\n", "line 3, column 3: b: expected an integer from 1 to 3"),
    ("3 2\n1 2 0\n0 1 0\n", "line 3, column 1: a: expected an integer from 1 to 3"),
    ("3 2\n1 2 0\n3 1 10\n", "line 3, column 5: C: expected an integer from 0 to 9"),
    ("3 1\n1 2 0\n", "must hold: the graph is connected"),
    ("10 1\n1 2 0\n", "line 1, column 1: V: expected an integer from 1 to 9"),
  ])
  func whatIsNoGraphIsRefused(input: String, message: String) throws {
    let format = InputFormat.graph(
      vertices: ("V", 1...9), edges: ("E", 0...9), weight: ("C", 0...9)
    ).requiring("the graph is connected", \.isConnected)
    #expect(try format.parse(Array("3 2\n1 2 0\n3 1 9\n".utf8)).edges.count == 2)
    let error = #expect(throws: InvalidInput.self) { try format.parse(Array(input.utf8)) }
    #expect("\(error!)".contains(message), "\(error!)")
  }

  @Test func whatIsNoTreeIsRefused() throws {
    let format = InputFormat.tree(vertices: ("N", 1...9))
    #expect(try format.parse(Array("1\n".utf8)).vertexCount == 1)
    for edges in ["1 2\n2 1\n3 4\n", "1 1\n2 3\n3 4\n"] {
      let error = #expect(throws: InvalidInput.self) {
        try format.parse(Array("4\n\(edges)".utf8))
      }
      #expect("\(error!)".contains("must hold: the edges make a tree"), "\(error!)")
    }
  }

  @Test func smallGraphsAreOfAllKinds() {
    let inputs = SmallInputs.graphs(vertices: 1...5, edges: 0...9, areSimple: false)
    #expect(inputs.largestSize == 9)
    let graphs = (1...400).map { inputs.input(seed: $0, size: Int($0 % 10) + 1) }
    #expect(graphs.allSatisfy { (1...5).contains($0.vertexCount) && $0.edges.count <= 9 })
    #expect(graphs.contains { $0.edges.contains { $0.first == $0.second } })
    #expect(graphs.contains { !$0.isSimple } && graphs.contains { $0.isSimple })
    #expect(graphs.contains { $0.isConnected } && graphs.contains { !$0.isConnected })
    let connected = SmallInputs.graphs([.connected, .cycle], vertices: 2...6, edges: 5...9)
    #expect((1...200).allSatisfy { connected.input(seed: $0, size: 7).isConnected })
  }

  @Test func casesAreNamedAfterTheirShapes() {
    let graphs = Case<EdgeList>.shapes(
      [.cliques, .random], vertices: 4, edges: 100, weights: 0...9, size: "max")
    #expect(graphs.map(\.name) == ["cliques-max", "random-max"])
    #expect(graphs.map(\.about) == ["cliques: 4 vertices, 6 edges", "random: 4 vertices, 6 edges"])
    let trees = Case<EdgeList>.shapes([.comb, .line], vertices: 4, size: "small", seeds: 1...2)
    #expect(trees.map(\.name) == ["comb-small", "line-small"])
  }

  @Test func documentedExamplesAreTrue() {
    let graph = EdgeList(vertexCount: 3, edges: [.init(0, 1), .init(2, 1)])
    #expect(graph.neighbors[1].map(\.vertex) == [0, 2] && graph.isConnected)
    #expect(!EdgeList(vertexCount: 3, edges: [.init(0, 1)]).isConnected)
    #expect(!EdgeList(vertexCount: 2, edges: [.init(0, 1), .init(1, 0)]).isSimple)
  }
}
