import Foundation
import TestSupport
import Testing

/// What is said besides the compiler's messages, about code that it really does not take.
@Suite struct HintTests {
  private static let ofBytes =
    "the byte of a character is UInt8(ascii: \"#\"); where FastIO is imported, cell == \"#\" and "
    + "digit - \"0\" are understood, too, in this order, and input.readSymbol() reads a letter as a byte"
  private static let ofIntegers =
    "a modular or long integer takes another one only, or a number that is written out: M(n) or "
    + "BigInteger(n) of an Int n"

  /// Returns the hints for a source file.
  private static func hints(for source: String) throws -> [String] {
    let folder = try TemporaryFolder(["wrong.swift": source, "data/1.in": "", "data/1.ans": ""])
    let command = ["--command", "\(folder.path)/wrong.swift", "--data", "\(folder.path)/data"]
    let run = try Program(path: "/bin/sh").run(
      ["-c", "cd \"$0\" && exec \"$@\"", Repository.root.path, Verdict.program.path, "test"]
        + command, patience: .seconds(120))
    #expect(run.end == .exit(1) && run.output.contains("CE compile error"), "\(run.errors)")
    return run.output.split(separator: "\n").filter { $0.contains("hint: ") }
      .map { String($0.trimmingPrefix(#/.*hint: /#)) }
  }

  @Test(arguments: [
    [
      ("SparseTable", "RangeMinima"), ("Queue", "Deque"), ("Stack", "an array"),
      ("MinHeap", "PriorityQueue"), ("PQ", "PriorityQueue"), ("UnionFind", "DisjointSets"),
      ("DSU", "DisjointSets"), ("BIT", "FenwickTree"), ("SegTree", "SegmentTree"),
    ],
    [
      ("LazySegTree", "LazySegmentTree"), ("TreeSet", "SortedMultiset"),
      ("OrderedMap", "SortedDictionary"), ("Matrix", "ModularMatrix"), ("Mint", "ModularInteger"),
      ("BigInt", "BigInteger"), ("Grid", "Table"), ("HLD", "RootedTree"),
      ("scc", "stronglyConnectedComponents() of WeightedDigraph"), ("Graph", "WeightedGraph or"),
    ],
    [
      ("kmp", "occurrences(of:) or prefixFunction()"), ("Point", "LatticePoint"),
      ("max_flow", "maximumFlow(from:to:)"), ("Dinic", "maximumFlow(from:to:)"),
      ("MinCostFlow", "CostNetwork"), ("TwoSAT", "TwoSatisfiability"),
      ("LinkCutTree", "DynamicForest"), ("LiChaoTree", "LowerEnvelope"), ("sieve", "PrimeSieve"),
      ("PrefixSum", "PrefixSums"),
    ],
    [
      ("halfplane_intersection", "intersection() of HalfPlane"),
      ("minimum_enclosing_circle", "smallestEnclosingCircle()"),
      ("SegmentTreeBeats", "ClampingSegmentTree"), ("bflow", "BoundedNetwork"),
      ("SAM", "SuffixAutomaton"), ("kthSubstring", "SortedSubstrings"), ("SWAG", "CombiningDeque"),
      ("BIT2D", "GridFenwickTree or PointFenwickTree"), ("Imos2D", "GridDifferences"),
    ],
    [
      ("CentroidDecomposition", "forEachCentroid(_:) of RootedTree"),
      ("TreeHash", "subtreeClasses() of RootedTree"),
      ("FPS", "an array of modular integers"), ("Rational", "Fraction"),
      ("dominator_tree", "immediateDominators(from:)"),
      ("directed_mst", "minimumArborescence(from:)"), ("StoerWagner", "globalMinimumCut()"),
      ("chromatic_number", "minimumColoring()"),
    ],
    [
      ("scanf", "InputReader"), ("cout", "OutputWriter"), ("getline", "readLine() of InputReader"),
      ("eof", "hasNextToken() of InputReader"), ("setprecision", "writeLine(_:digits:)"),
      ("popcount", "nonzeroBitCount of integers"), ("unordered_map", "Dictionary, or IntegerD"),
    ],
    [
      ("stable_sort", "mergeSort() of collections"), ("bignum", "BigInteger"),
      ("__builtin_popcount", "nonzeroBitCount of integers"), ("iota", "Array(0..<count)"),
      ("defaultdict", "Dictionary, with counts[key, default: 0] += 1"),
      ("memset", "Array(repeating: 0, count: count)"), ("endl", "OutputWriter"),
    ],
    [
      ("SternBrocotTree", "smallest(denominatorsUpTo:) and largest(denominatorsUpTo:) of Fraction"),
      ("SlopeTrick", "ConvexFunction"), ("wqs", "leastCost(forExactly:cheapest:)"),
      ("grundy", "grundyNumbers(of:moves:)"), ("nim_mul", "nimProduct(_:_:)"),
      ("run_enumerate", "maximalRepetitions() of collections"),
      ("boyerMoore", "majorityElement() of collections"),
    ],
    [
      ("ContourQuery", "TreeContours"), ("SteinerTree", "minimumSteinerTree(joining:)"),
      ("edge_coloring", "minimumEdgeColoring() of BipartiteGraph"),
      ("k_shortest_walk", "shortestWalks(from:to:count:)"),
      ("three_edge_connected_components", "threeEdgeConnectedComponents()"),
      ("count_c4", "fourCycleCounts()"), ("GomoryHu", "minimumCutTree() of WeightedGraph"),
    ],
  ])
  func typesAndFunctionsWithOtherNamesAreNamed(names: [(String, String)]) throws {
    let hints = try Self.hints(for: names.map { "_ = \($0.0)(1)\n" }.joined())
    for (elsewhere, here) in names {
      let hint = "what is called \(elsewhere) elsewhere is \(here)"
      #expect(hints.contains { $0.hasPrefix(hint) }, "\(hint), but: \(hints)")
    }
    #expect(hints.count == names.count, "\(hints)")
  }

  /// A type may be written small, too.
  @Test func whatIsNotCalledIsAVariable() throws {
    let hints = try Self.hints(for: "print(grid[0], heap)\nvar all: multiset<Int>\n")
    #expect(hints == ["what is called multiset elsewhere is SortedMultiset, of DataStructures"])
  }

  @Test func namesOfFoundationAreTold() throws {
    let hints = try Self.hints(
      for: """
        print(log(3.0), sqrt(2.0), pow(2, 3), "a b".components(separatedBy: " "))
        print(Substring("a").replacingOccurrences(of: "a", with: "b"), log(4.0))
        """)
    let start = "is of Foundation: import Foundation, which judges have"
    #expect(
      Set(hints) == [
        "log \(start)", "replacingOccurrences \(start)",
        "sqrt \(start); without it, x.squareRoot(), or n.integerSquareRoot() of NumberTheory",
        "pow \(start); without it, n.power(e) or n.power(e, modulo: m) of NumberTheory for integers",
        "components \(start); without it, text.split(separator: \" \")",
      ])
  }

  /// A name that is there is of a module that is not imported, whatever it is called elsewhere.
  @Test func aNameThatIsThereIsNotTranslated() throws {
    let hints = try Self.hints(for: "print(gcd(4, 6))\nlet edges: WeightedGraph\n")
    #expect(hints == ["gcd is of the module NumberTheory: import NumberTheory, if it is not yet"])
  }

  /// Others than those for solutions and judge programs are the tool's own.
  @Test func onlyModulesThatMayBeImportedAreTold() throws {
    let hints = try Self.hints(for: "let t: [Token] = []\nlet c = Case<[Int]>()\n")
    #expect(hints == ["Case is of the module ProblemKit: import ProblemKit, if it is not yet"])
  }

  @Test(
    arguments: [
      (
        """
        let values = [3, 1, 2]
        print(values.prefixSums, values[1...].cumsum(), values.permutations)
        print(["a": 1].permutations, (0...5).binarySearch { $0 > 2 }, values.binary_search(3))
        """,
        [
          ("prefixSums", "PrefixSums(values), of DataStructures"),
          ("cumsum", "PrefixSums(values), of DataStructures"),
          ("permutations", "nextPermutation() of Array"),
          ("binarySearch", "smallest { … } or largest { … } of ClosedRange"),
          ("binary_search", "lowerBound(of:) of Array"),
        ]
      ),
      (
        """
        import DataStructures
        import FastIO
        import Graphs
        import NumberTheory
        typealias Rest = ModularInteger<Modulus998244353>
        let table = Table(rows: [[1]])
        let tree = RootedTree(edges: [(0, 1)])
        print(table.width, table.count, tree.subtreeSize(0), Rest(3).inv)
        var input = InputReader()
        let n = try input.readInt()
        let costs = try input.readMatrix(n, n)
        let word = try input.readChars()
        """,
        [
          ("inv", "inverse of ModularInteger"),
          ("width", "columnCount of Table"), ("count", "rowMajor.count of Table"),
          ("subtreeSize", "subtree(of: vertex).count of RootedTree"),
          ("readInt", "read(Int.self) of InputReader"),
          ("readMatrix", "Table(rows: try input.readRows(of: Int.self, rows: n, columns: m))"),
          ("readChars", "readTokenBytes() of InputReader"),
        ]
      ),
      (
        """
        import NumberTheory
        let series: [ModularInteger<Modulus998244353>] = [1, 2]
        print(series.inv(5), series.log(5), series.exp(5), series.taylor_shift(1), series.diff())
        print(series.multipointEvaluation([1]), series.subsetConv(series))
        """,
        [
          ("inv", "seriesInverse(count:) of Array"), ("log", "seriesLogarithm(count:) of Array"),
          ("exp", "seriesExponential(count:) of Array"),
          ("taylor_shift", "polynomialShifted(by:) of Array"),
          ("diff", "polynomialDerivative() of Array"),
          ("multipointEvaluation", "polynomialValues(at:) of Array"),
          ("subsetConv", "subsetConvolution(with:) of Array"),
        ]
      ),
      (
        """
        import Graphs
        let roads = WeightedDigraph(vertexCount: 1)
        print(roads.transpose(), roads.dominator_tree(0), roads.directedMST(0))
        let cables = WeightedGraph(vertexCount: 1)
        print(cables.min_cut(), cables.triangles(), cables.mis(), cables.chromaticNumber())
        """,
        [
          ("transpose", "reversed() of WeightedDigraph"),
          ("dominator_tree", "immediateDominators(from:) of WeightedDigraph"),
          ("directedMST", "minimumArborescence(from:) of WeightedDigraph"),
          ("min_cut", "globalMinimumCut() of WeightedGraph"),
          ("triangles", "forEachTriangle(_:) of WeightedGraph"),
          ("mis", "maximumIndependentSet() of WeightedGraph"),
          ("chromaticNumber", "minimumColoring().count of WeightedGraph"),
        ]
      ),
    ] as [(String, [(String, String)])])
  func membersWithOtherNamesAreNamed(source: String, names: [(String, String)]) throws {
    let hints = try Self.hints(for: source + "\n")
    #expect(Set(hints) == Set(names.map { "what is called \($0) elsewhere is \($1)" }), "\(hints)")
  }

  @Test(arguments: [
    (
      "let cells = Array(\"#.\".utf8)\nprint(cells[0] == \"#\")",
      Self.ofBytes
    ),
    (
      "let cells = Array(\"#.\".utf8)\nprint(cells.filter { \"#\" != $0 })",
      Self.ofBytes
    ),
    (
      "import FastIO\nlet cells = Array(\"#.\".utf8)\nprint(cells.firstIndex(of: \"#\"))",
      Self.ofBytes
    ),
    ("print(Array(\"#.\".utf8).contains(\"#\"))", Self.ofBytes),
    (
      "switch UInt8(35) {\ncase \"#\": print(1)\ndefault: print(2)\n}",
      Self.ofBytes
    ),
    (
      "print(max((1, 2), (2, 1)))",
      "tuples are no elements of sets and no keys, and max, min and sorted() do not take them: of "
        + "two values make a Pair(a, b), of DataStructures, or compare with <, as in sorted(by: <)"
    ),
    (
      """
      import Graphs
      let steps = shortestDistances(vertexCount: 5, from: 0) { vertex, visit in
        visit(vertex + 1)
      }
      """, "a step has a weight: visit(vertex, 1)"
    ),
    ("func visit(_ vertex: Int, _ parent: Int) {}\nvisit(1)", nil),
    (
      """
      import NumberTheory
      typealias Rest = ModularInteger<Modulus998244353>
      for n in 1...3 {
        var rest = Rest(1)
        rest = rest * n
        rest = n + rest
        rest += n
      }
      """, Self.ofIntegers
    ),
    ("import NumberTheory\nlet n = 3\nprint(BigInteger(2) - n)", Self.ofIntegers),
    ("import NumberTheory\nlet n: BigInteger = 3\nprint(n * 2 + 1 - \"x\")", nil),
    (
      "import Strings\nlet words = [\"ab\"]\nprint(AhoCorasick(words).stateCount)",
      "texts are bytes here: word.utf8, words.map(\\.utf8), or input.readTokenBytes()"
    ),
    (
      "print(String(format: \"%05d\", 3))",
      "String(format:) is of Foundation: import Foundation; without it, output.write(x, digits: 6) "
        + "writes decimals, and n.zeroPadded(to: 2) is an integer with leading zeros"
    ),
    (
      "import Graphs\nlet roads = WeightedGraph<Double>(vertexCount: 3)",
      "lengths of edges are whole numbers: of decimals, take the hundredths or millionths"
    ),
    (
      "import Graphs\nlet tree = RootedTree(parents: [0, 0], root: 0)",
      "the root of RootedTree(parents:) is 0, or the vertex whose parent is nil if all have an entry"
    ),
    (
      "import FastIO\nvar input = InputReader()\nlet (a, b) = try input.readPair(of: Double.self)",
      "decimal numbers are read by readDouble(), or several by readDoubles(count: 2)"
    ),
    (
      "import DataStructures\nvar sums = FenwickTree(count: 3)\nsums.add(1, 2)",
      "the value comes first: add(value, at: index)"
    ),
    ("func add(_ value: Int, at place: Int) {}\nadd(1, 2)", nil),
    (
      "import FastIO\nvar input = InputReader()\nlet values = try input.readArray(count: 3)",
      "say of what: readArray(of: Int.self, count: n), readRows(of: Int.self, rows: n, columns: m)"
    ),
    ("func values<T>() -> [T] { [] }\nlet all = values()", nil),
    (
      "import DataStructures\nlet names: [Pair: Int] = [:]", "as a type a pair is Pair<Int, Int>"
    ),
    (
      """
      import FastIO
      import NumberTheory
      var output = OutputWriter()
      output.writeLine([ModularInteger<Modulus998244353>(1)], separator: ", ")
      """,
      "written are integers, texts and characters, and arrays of them: of modular integers "
        + "values.map(\\.value), of others values.map { \"\\($0)\" }"
    ),
  ])
  func aMistakeThatMostMakeIsExplained(source: String, hint: String?) throws {
    let hints = try Self.hints(for: source + "\n")
    #expect(hints == [hint].compactMap { $0 })
  }
}
