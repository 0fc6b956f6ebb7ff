import Foundation
import TestSupport
import Testing

/// What the compiler says where a solution gives the library something else than it takes.
///
/// Left alone it names whatever it has tried first, or "failed to produce diagnostic for expression".
@Suite struct CompilerMessageTests {
  static let refused: [(statement: String, message: String)] = [
    ("output.writeLine(0.5)", "say how many digits follow the point: writeLine(x, digits: 6)"),
    ("output.write(1 / Double(n))", "say how many digits follow the point: write(x, digits: 6)"),
    ("let k = try input.read()\noutput.writeLine(k + n)", "say which type is read: read(Int.self)"),
    (
      "let (a, b) = try input.readPair()\noutput.writeLine(a, b)",
      "say which type is read: readPair(of: Int.self)"
    ),
    (
      "let four = try input.readQuadruple()\noutput.writeLine(four.0)",
      "say which type is read: readQuadruple(of: Int.self)"
    ),
    (
      "let three = try input.readTriple(in: 0..<n, 1...n)\noutput.writeLine(three.0)",
      "missing argument for parameter #4 in call"
    ),
    ("output.writeLine(n > 1)", #"of other values a property, or "\(value)""#),
    ("output.write(Optional(n))", "an optional may have no value: write x ?? -1, or x!"),
    ("output.writeLine([n].max())", "an optional may have no value: write x ?? -1, or x!"),
    (
      "let x = (0.0...1.0).largest { p in [p].lowerBond(of: 1) < 5 }!\noutput.writeLine(x, digits: 1)",
      "value of type '[Double]' has no member 'lowerBond'"
    ),
    (
      "let x = (0.0...1.0).largest { p in [p].lowerBound(of: 1) < 5 }!\noutput.writeLine(x)",
      "say how many digits follow the point: writeLine(x, digits: 6)"
    ),
    ("output.writeLine([[n]])", #"of other values a property, or "\(value)""#),
    ("output.writeLine(\"sum:\", n)", #"write several values as one text: "\(a) \(b)""#),
    ("output.write(n, n)", #"write several values as one text: "\(a) \(b)""#),
    ("output.writeLine(n, 2, \"x\")", #"write several values as one text: "\(a) \(b)""#),
    ("output.write(n, 2, 3)", "two to four integers by writeLine(a, b)"),
    ("output.writeLine(n, 2, 3, 4, 5)", #"write several values as one text: "\(a) \(b)""#),
    ("output.writeLine(n, 0.5, \"x\", [n])", #"write several values as one text: "\(a) \(b)""#),
    ("_ = try input.readTokenBytes(count: 1...n)", "renamed to 'readTokenBytes(length:)'"),
    ("_ = try input.readLineBytes(count: 1...n)", "renamed to 'readLineBytes(length:)'"),
    ("_ = try input.read(Double.self)", "decimal numbers are read by readDouble()"),
    ("let x = try input.read(String.self)\noutput.write(x)", "text is read by readToken()"),
    (
      "_ = RootedTree(edges: try input.readRows(of: Int.self, rows: n, columns: 2))",
      "edges are pairs of Int, triples with a length, or WeightedGraph.Edge(_:_:weight:)"
    ),
    (
      "_ = RootedTree(edges: try input.readArray(of: Int.self, count: n))",
      "of the parents of 1, 2, … a tree is RootedTree(parents:)"
    ),
    (
      "_ = RootedTree(vertexCount: n, edges: [(0, 1)])",
      "a tree has one vertex more than edges: RootedTree(edges:)"
    ),
    (
      "let edges = [(0, 1, 0.5)]\n_ = WeightedGraph(vertexCount: 2, edges: edges)",
      "edges are pairs of Int, triples with a weight, or WeightedGraph.Edge(_:_:weight:)"
    ),
    (
      "_ = WeightedDigraph(vertexCount: 2, edges: [[0, n]])",
      "edges are pairs of Int, triples with a weight, or WeightedDigraph.Edge(source:target:weight:)"
    ),
    (
      "_ = BipartiteGraph(leftCount: n, rightCount: n, edges: [[0, n]])", "edges are pairs of Int"
    ),
    (
      "let edges = [(0, 1, n)]\n_ = CostNetwork(vertexCount: n, edges: edges)",
      "edges are (source, target, capacity, cost), or CostNetwork.Edge("
    ),
    (
      "let edges = [(0, 1, n)]\n_ = BoundedNetwork(vertexCount: n, edges: edges)",
      "edges are (source, target, lower bound, upper bound), with a cost as a fifth, or BoundedNetwork.Edge"
    ),
    (
      "var table = Table(rows: [[n]])\ntable[0][0] += 1\noutput.writeLine(table[0][0])",
      "an element is table[row, column], a row table[row: row]"
    ),
    ("var sets = DisjointSets(count: n)\nsets.unite(0, 1)", "renamed to 'union(_:_:)'"),
    ("var sets = DisjointSets(count: n)\nif sets.merge(0, 1) {}", "renamed to 'union(_:_:)'"),
    ("var sets = DisjointSets(count: n)\n_ = sets.same(0, 1)", "renamed to 'areConnected(_:_:)'"),
    ("var sets = DisjointSets(count: n)\noutput.write(sets.size(0))", "renamed to 'setSize(of:)'"),
    (
      "var sets = DisjointSets(count: n)\noutput.write(sets.size(of: 0))",
      "renamed to 'setSize(of:)'"
    ),
    ("var sets = DisjointSets(count: n)\noutput.write(sets.leader(0))", "renamed to 'find(_:)'"),
    (
      "var sets = WeightedDisjointSets(count: n)\nsets.union(0, 1)",
      "sets are united by addDifference(_:from:to:)"
    ),
    (
      "var sets = WeightedDisjointSets(count: n)\nsets.merge(0, 1, 7)",
      "sets are united by addDifference(_:from:to:)"
    ),
    (
      "output.write(RealLowerEnvelope(at: [0.5, 2]).minimum(at: 0.5)!, digits: 1)",
      "minimum(atPlace:) takes the index of a place"
    ),
    (
      "output.write(BitSet(bitCount: n, ones: [0, 2]).count)",
      "the number of ones is oneCount, that of all bits bitCount"
    ),
    (
      "var sets = WeightedDisjointSets(count: n)\nsets.setDifference(from: 0, to: 1, 7)",
      "addDifference(_:from:to:) has the difference first"
    ),
    (
      "var seats = SortedDictionary<Int, Int>()\nseats.remove(n)",
      "renamed to 'removeValue(forKey:)'"
    ),
    ("var sets = RollbackDisjointSets(count: n)\nsets.unite(0, 1)", "renamed to 'union(_:_:)'"),
    ("var sets = RollbackDisjointSets(count: n)\nsets.rollback()", "by rollBack(to:)"),
    ("var sets = TimedDisjointSets(count: n)\nsets.union(0, 1)", "by union(_:_:at:), which has"),
    (
      "output.write(ModularInteger<Modulus998244353>(n).pow(2).value)", "renamed to 'power(_:)'"
    ),
    (
      "_ = ModularMatrix<Modulus998244353>.identity(n).raised(to: 2)", "renamed to 'power(_:)'"
    ),
    ("output.write(BigInteger(n).pow(2).description)", "renamed to 'power(_:)'"),
    (
      "output.write(BigInteger(n).squareRoot().description)", "renamed to 'integerSquareRoot()'"
    ),
    (
      "var queue = PriorityQueue<(Int, Int)>()\nqueue.insert((n, 1))\noutput.write(queue.count)",
      "give the order with by:, as in PriorityQueue<(Int, Int)>(by: <)"
    ),
    (
      "let queue = PriorityQueue([(n, 1)])\noutput.write(queue.count)",
      "give the order with by:, as in PriorityQueue(pairs, by: <)"
    ),
  ]

  @Test(arguments: refused)
  func theCompilerSaysWhatToWriteInstead(statement: String, message: String) throws {
    let run = try typeCheck(statement)
    #expect(run.end == .exit(1))
    let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.allSatisfy { $0.contains(message) } && !errors.isEmpty, "\(run.errors)")
  }

  /// The functions that explain take anything, and must not stand in the way of the others.
  @Test(arguments: [
    "output.writeLine(n * 2 + 3 - n / 2 % 7 + (n > 3 ? 1 : 0) * 2)",
    "let k: Int = try input.read()\noutput.writeLine(k)",
    "output.writeLine(n, 2)\noutput.writeLine(n + 1, Int32(2), try input.read(Int.self))",
    "output.writeLine(n * 2 - 1, n / 2 + 3, Int8(4), n - 1)",
    "let k: Int32 = try input.read()\noutput.writeLine(k)",
    "output.writeLine(n + (try input.read()) * 2)",
    "_ = try input.readTriples(of: Int.self, count: n)",
    "let (a, b) = try input.readPair(in: 0..<n, 1...100)\noutput.writeLine(a, b)",
    "let (a, b): (Int32, Int32) = try input.readPair()\noutput.writeLine(a, b)",
    "let (a, b) = try input.readPair(of: Int32.self, in: 1...1000)\noutput.writeLine(a, b)",
    "let (a, b, c) = try input.readTriple(in: 1...2, 0..<n * 2 - 1, -n...n)\noutput.writeLine(a, b, c)",
    "let (a, _, _, d): (Int, Int, Int, Int) = try input.readQuadruple()\noutput.writeLine(a, d)",
    "_ = CostNetwork(vertexCount: n, edges: try input.readQuadruples(count: n, in: 0..<n, 0..<n, 1...9, 0...9))",
    "_ = try input.readTokensBytes(count: n).map { $0.count }.max()",
    "_ = BoundedNetwork(vertexCount: n, edges: [])",
    "_ = BoundedNetwork(vertexCount: n, edges: [(0, 1, n - 1, n), (n - 1, 0, 0, 2)])",
    "_ = BoundedNetwork(vertexCount: n, edges: [(0, 1, n - 1, n, 5), (n - 1, 0, 0, 2, -1)])",
    "output.writeLine((0..<n).map { $0 * 2 })",
    "output.writeLine(n == 3 ? \"YES\" : \"NO\")",
    "output.write(\"a\" + \"b\" + String(n))",
    "output.writeLine([0.5, 1], digits: 2)",
    "var queue = PriorityQueue<Int>()\nqueue.insert(n)\noutput.write(queue.popFirst()! + 1)",
    "let queue = PriorityQueue((0..<n).map { Pair($0 * 2, 1) })\noutput.write(queue.first!.first)",
    "let queue: PriorityQueue<Double> = .init([])\noutput.write(queue.count)",
    "let queue = PriorityQueue([(n, 1)], by: <)\noutput.write(queue.first!.0)",
    "let queue = PriorityQueue<(cost: Int, place: Int)> { $0.cost < $1.cost }\noutput.write(queue.count)",
    "_ = RootedTree(edges: [])",
    "_ = BipartiteGraph(leftCount: n, rightCount: n, edges: [])",
    "_ = CostNetwork(vertexCount: n, edges: [])",
    "_ = WeightedGraph(vertexCount: n, edges: [])",
    "_ = WeightedGraph(vertexCount: n, edges: [.init(0, 1)])",
    "_ = WeightedDigraph(vertexCount: n, edges: [])",
    "_ = WeightedDigraph(vertexCount: n, edges: try input.readPairs(of: Int.self, count: n))",
    "_ = WeightedGraph(vertexCount: n, edges: [(0, 1, n)])",
    "_ = WeightedDigraph(vertexCount: n, edges: try input.readTriples(count: n, in: 0..<n, 0..<n, 1...9))",
    "_ = WeightedDigraph(vertexCount: n, edges: (0..<n).map { .init(source: $0, target: $0) })",
  ])
  func whatIsRightCompiles(statement: String) throws {
    let run = try typeCheck(statement)
    #expect(run.end == .exit(0), "\(run.errors)")
  }

  /// A member of that name, even one that cannot be used, would hide the function of the C library.
  @Test func whatIsAddedToNumbersMayUseFunctionsOfTheCLibrary() throws {
    let run = try typeCheck(
      "output.write(n.square.description)",
      outside: """
        import Foundation
        extension Int { var square: Double { pow(Double(self), 2) + sqrt(4) + floor(0.5) } }
        """)
    #expect(run.end == .exit(0), "\(run.errors)")
  }

  private func typeCheck(_ statement: String, outside: String = "") throws -> Program.Run {
    let source = """
      \(outside)
      import DataStructures
      import FastIO
      import Graphs
      import NumberTheory
      import Searching
      solve { input, output in
        let n = try input.read(Int.self)
        \(statement)
      }
      """
    let folder = try TemporaryFolder(["main.swift": source])
    let built = URL(fileURLWithPath: Program(built: "verdict").path).deletingLastPathComponent()
    return try Program(path: "/usr/bin/env").run(
      [
        "swiftc", "-typecheck", "-I", built.appendingPathComponent("Modules").path,
        folder.path + "/main.swift",
      ])
  }
}
