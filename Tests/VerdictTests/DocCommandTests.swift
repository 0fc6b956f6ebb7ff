import Foundation
import TestSupport
import Testing

@Suite struct DocCommandTests {
  /// All that has a name.
  private static let names = Result {
    Set(try Verdict.run("doc", "--names").output.split(separator: "\n").map(String.init))
  }

  @Test func modulesTypesAndMembersAreShown() throws {
    let modules = try Verdict.run("doc").output
    for module in ["FastIO", "Graphs", "InputPatterns", "ProblemKit"] {
      #expect(modules.contains("  \(module) "), "\(modules)")
    }
    let graphs = try Verdict.run("doc", "graphs").output
    #expect(graphs.hasPrefix("Graphs: Shortest paths"), "\(graphs)")
    #expect(graphs.contains("\n  WeightedDigraph.shortestDistances(from:)\n"), "\(graphs)")
    let tree = try Verdict.run("doc", "rootedTree").output
    #expect(tree.hasPrefix("RootedTree\n  import Graphs\n\n  struct RootedTree"), "\(tree)")
    #expect(tree.contains("\n  lowestCommonAncestor(_:_:) "), "\(tree)")
    let distance = try Verdict.run("doc", "RootedTree.distance")
    #expect(distance.end == .exit(0))
    #expect(distance.output.hasPrefix("distance(from:to:) of RootedTree\n"), "\(distance.output)")
    #expect(distance.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func otherNamesAndWordsFindThings() throws {
    let elsewhere = try Verdict.run("doc", "lca").output
    #expect(
      elsewhere.contains(
        "what is called lca elsewhere is lowestCommonAncestor(_:_:) of RootedTree\n"),
      "\(elsewhere)")
    #expect(
      try Verdict.run("doc", "Fenwick_Tree").output.hasPrefix("FenwickTree\n  import DataStr"))
    #expect(
      try Verdict.run("doc", "dsu").output
        .hasPrefix("what is called dsu elsewhere is DisjointSets, of DataStructures\n"))
    let words = try Verdict.run("doc", "shortest", "cycle").output
    #expect(words.contains("  ShortestDistances.negativeCycle\n"), "\(words)")
    let many = try Verdict.run("doc", "the").output
    #expect(many.contains(#/\nand \d+ more, which further words would tell apart\n/#))
  }

  /// What is named in answer to the names of textbooks is there.
  @Test func whatIsLikeliestMeantComesFirst() throws {
    #expect(try Verdict.run("doc", "segment tree").output.hasPrefix("  SegmentTree "))
    for (word, start) in [("hash", "RollingHash, of Strings"), ("random", "FastRandom, of Search")]
    {
      let text = try Verdict.run("doc", word).output
      #expect(text.hasPrefix("what is called \(word) elsewhere is \(start)"), "\(text)")
    }
  }

  @Test func theNamesOfTextbooksAreKnown() throws {
    let names = try Self.names.get()
    for words in [
      "Manacher", "z function", "tarjan", "2-SAT", "hopcroft_karp", "hungarian", "fft", "crt",
      "binary search", "bisect_left", "sliding window", "coordinate compression", "lis", "heapq",
      "pollard", "convex hull trick", "miller-rabin", "ccw", "kruskal", "scanner", "mo",
      "Mo's algorithm", "boruvka", "johnson", "heavy-light decomposition", "euler's totient",
      "knuth optimization", "minimal rotation", "matrix exponentiation", "baby step giant step",
      "sliding window maximum", "monotonic stack", "0-1 bfs", "flood fill", "hamiltonian path",
      "order statistic tree", "sieve of eratosthenes", "smawk", "pick's theorem", "DSU on tree",
      "Kadane's algorithm", "josephus problem", "itertools", "gf2 matrix", "lights out",
      "kth root", "two squares", "FKT algorithm", "stack overflow",
      "kinetic segment tree", "weighted blossom", "lagrange inversion", "mertens",
      "kth ancestor", "bit dp", "coin change", "scc condensation", "multi source bfs",
      "second shortest path", "8 neighbors", "interval scheduling", "path max",
      "0-1 knapsack", "lowest common ancestor", "dp on trees", "center of a tree", "doubling",
      "Floyd's cycle-finding", "min cost max flow", "k-th permutation", "edge-disjoint paths",
      "cycle in simulation", "perfect squares", "A*", "Conway's game of life", "advent of code",
      "in bounds", "hex grid", "Fibonacci numbers", "amicable numbers", "range min queries",
      "Mo's algorithm with rollback", "longest common substring of several texts",
      "to the moon", "persistent range add",
    ] {
      let run = try Verdict.program.run(["doc"] + words.split(separator: " ").map(String.init))
      let answer = try #require(
        run.output.firstMatch(of: #/^what is called .+ elsewhere is\s+(\w+)/#), "\(words)")
      #expect(names.contains(String(answer.output.1)), "\(words): \(run.output)")
    }
  }

  /// So are those of BOJ's tags, and what solves the problems of Library Checker and elsewhere.
  @Test(arguments: [
    ("KoreanNames", 100), ("LibraryCheckerNames", 100), ("CSESNames", 100),
    ("TextbookNames+Contests", 20),
  ])
  func whatIsMeantByNamesOfProblemsAndTagsIsThere(table: String, leastCount: Int) throws {
    let names = try Self.names.get()
    let file = "Sources/verdict/Names/\(table).swift"
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent(file), encoding: .utf8)
    let meant = text.matches(of: #/\],\s*"(\w+)/#).map { String($0.output.1) }
    #expect(meant.count > leastCount)
    let ofTheStandardLibrary: Set = ["Array", "Dictionary", "Int", "Regex", "String"]
    for name in Set(meant).subtracting(ofTheStandardLibrary) {
      #expect(names.contains(name), "\(name)")
    }
  }

  @Test(arguments: [
    "최단 경로", "이분 탐색", "다익스트라 알고리즘", "정렬", "2-SAT", "유니온 파인드", "값 / 좌표 압축", "플로이드–워셜",
    "호프크로프트-카프", "오일러 경로 / 회로 문제", "그래프 이론", "볼록 껍질 트릭", "트리에서의 모스", "다각형 넓이",
    "확장 유클리드", "뫼비우스", "스패닝 트리", "staticrmq",
    "range_chmin_chmax_add_range_sum", "library-checker-jump_on_tree", "Planets Queries II",
    "cses planets queries 2", "Planets Queries", "Knight's Tour", "Mst Edge Cost",
  ])
  func namesOfProblemsAndTagsAreKnown(words: String) throws {
    let names = try Self.names.get()
    let run = try Verdict.program.run(["doc"] + words.split(separator: " ").map(String.init))
    let answer = try #require(
      run.output.firstMatch(
        of: #/^(?:what is called .+ elsewhere is|the problem .+ is solved with)\s+(\w+)/#),
      "\(words)")
    #expect(names.contains(String(answer.output.1)), "\(words): \(run.output)")
  }

  @Test func theBeginningOfAKoreanNameIsEnough() throws {
    let output = try Verdict.run("doc", "퍼시스턴트세").output
    #expect(
      output == """
        what is called 퍼시스턴트세그먼트트리 elsewhere is PersistentSegmentTree, of DataStructures

        """)
    // Several may begin so; what has it within counts only if none does.
    let several = try Verdict.run("doc", "퍼시스턴트").output.split(separator: "\n")
    #expect(several.count { $0.hasPrefix("what is called 퍼시스턴트") } >= 4, "\(several)")
    let one = try Verdict.run("doc", "가중치").output.split(separator: "\n")
    #expect(one.first?.hasPrefix("what is called 가중치") == true, "\(one)")
    #expect(one.allSatisfy { $0.hasPrefix("what is called 가중치") || $0.hasPrefix("  ") })
    #expect(try Verdict.run("doc", "섕크스").output.contains("squareRoot(modulo:) of Int"))
    // A single letter is too little.
    #expect(try Verdict.run("doc", "볼").end == .exit(1))
  }

  @Test func whatElseHasAWordIsShownBesidesWhatIsCalledSo() throws {
    let output = try Verdict.run("doc", "palindrome").output
    #expect(output.hasPrefix("palindrome of TextPattern\n"), "\(output)")
    let others = try #require(output.firstMatch(of: #/\nothers that have the word:\n\n(?s)(.*)/#))
    #expect(others.output.1.contains("  Collection.palindromeLengths()"), "\(output)")
    #expect(!others.output.1.contains("  TextPattern.palindrome\n"), "\(output)")
    // A type has its members.
    #expect(try !Verdict.run("doc", "RootedTree").output.contains("others that"))
  }

  @Test func whatHasMostOfTheWordsIsShownIfNothingHasAll() throws {
    let run = try Verdict.run("doc", "longest", "increasing", "zebra")
    #expect(run.end == .exit(0))
    #expect(
      run.output.hasPrefix(
        "nothing has all of these words together; most of them:\n\n"
          + "  Collection.longestIncreasingSubsequence"), "\(run.output)")
  }

  /// What is called so or is this at first is shown whole; else the sentence that has the words is told.
  @Test func theSentenceThatHasTheWordsIsTold() throws {
    let output = try Verdict.run("doc", "minimax").output
    #expect(
      output.hasPrefix("  TimedDisjointSets  If the edges of a graph are added in ascending order"))
    #expect(output.hasSuffix("as by Kruskal's reconstruction tree\n"), "\(output)")
    #expect(
      try Verdict.run("doc", "stable", "matching").output.hasPrefix(
        "stableMatching(proposers:receivers:)\n"))
  }

  @Test func theWordThatSaysMostIsEnoughIfNothingHasTwo() throws {
    let run = try Verdict.run("doc", "xyzzy", "hafnian", "tree")
    #expect(run.end == .exit(0))
    #expect(
      run.output.hasPrefix("nothing has all of these words; 'hafnian' alone:\n\n"),
      "\(run.output)")
    let nothing = try Verdict.run("doc", "xyzzy", "plugh")
    #expect(nothing.end == .exit(1) && nothing.output.isEmpty)
  }

  /// C++'s `set` is no member of a type here.
  @Test func whatIsCalledSoElsewhereIsSaidBesidesWhatIsCalledSoHere() throws {
    let output = try Verdict.run("doc", "set").output
    #expect(
      output.hasPrefix("what is called set elsewhere is SortedMultiset, of DataStructures"),
      "\(output)")
    #expect(output.contains("\nset(_:to:in:) of PersistentSegmentTree\n"), "\(output)")
    #expect(try !Verdict.run("doc", "Deque").output.contains("elsewhere"))
  }

  @Test func shortWordsAreWrittenOut() throws {
    for (short, long) in [("max", "maximum"), ("min", "minimum")] {
      let output = try Verdict.run("doc", "\(short) independent set").output
      #expect(try output == Verdict.run("doc", "\(long) independent set").output)
      #expect(!output.isEmpty)
    }
    #expect(
      try Verdict.run("doc", "max independent set").output.contains("maximumIndependentSet"))
    #expect(try Verdict.run("doc", "continued fractions").output.contains("continuedFraction"))
    #expect(
      try Verdict.run("doc", "order statistics trees").output
        .hasPrefix("what is called order statistics trees elsewhere is SortedMultiset,"))
  }

  @Test func severalWordsMayBeInQuotationMarks() throws {
    for (first, second) in [("shortest", "path"), ("big", "integer"), ("segmented", "sieve")] {
      let apart = try Verdict.run("doc", first, second)
      let quoted = try Verdict.run("doc", "\(first) \(second)")
      #expect(quoted.output == apart.output && quoted.end == .exit(0), "\(first) \(second)")
    }
  }

  @Test func aPartOfTheWordsIsEnoughIfItHasAName() throws {
    let run = try Verdict.run("doc", "xyzzy", "convex", "hull", "trick", "plugh")
    #expect(run.end == .exit(0))
    #expect(
      run.output.hasPrefix("what is called convex hull trick elsewhere is LowerEnvelope,"),
      "\(run.output)")
    #expect(
      try Verdict.run("doc", "xyzzy", "ncr").output
        .contains("\nwhat is called ncr elsewhere is choose(_:_:) of Binomials\n"))
  }

  /// What textbooks and other libraries call the same is told once, and once for all types that have it.
  @Test func eachNameIsToldOnce() throws {
    for (word, told) in [
      ("dijkstra", ["shortestDistances(from:) of graphs, of Graphs"]),
      ("scc", ["stronglyConnectedComponents() of WeightedDigraph, of Graphs"]),
      ("pop_back", ["popLast() of CombiningDeque or Deque"]),
      (
        "floor",
        ["rounded(.down) of Double", "last(atMost:) of SortedDictionary or SortedMultiset"]
      ),
    ] {
      let output = try Verdict.run("doc", word).output
      let lines = told.map { "what is called \(word) elsewhere is \($0)" }
      #expect(
        output.replacing("\n  ", with: " ").split(separator: "\n").prefix { $0.hasPrefix("what") }
          == lines.map { $0[...] }, "\(output)")
      #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(output)")
    }
  }

  @Test func whatIsNotThereIsRefused() throws {
    let near = try Verdict.run("doc", "fastSrt")
    #expect(near.end == .exit(1) && near.output.isEmpty)
    #expect(near.errors.contains("did you mean 'fastSort'?"), "\(near.errors)")
    let far = try Verdict.run("doc", "xyzzy", "plugh")
    #expect(far.end == .exit(1) && far.output.isEmpty)
    #expect(far.errors.contains("'xyzzy plugh'"), "\(far.errors)")
    #expect(try Verdict.run("doc", "--names", "a").end == .exit(2))
    let names = try Verdict.run("doc", "--names").output.split(separator: "\n")
    #expect(names.contains("RootedTree") && names.contains("fastSort") && names.contains("Graphs"))
    #expect(Set(names).count == names.count && names.allSatisfy { $0.first!.isLetter })
  }

  /// Elsewhere it shows the modules that it was built with, in a package those that this has and takes.
  @Test func itKnowsTheModulesOfThePackageAroundIt() throws {
    func doc(_ words: String..., in folder: String) throws -> Program.Run {
      try Program(path: "/bin/sh")
        .run(["-c", "cd \"$0\" && exec \"$@\"", folder, Verdict.program.path, "doc"] + words)
    }
    #expect(try doc("fastSort", in: "/").output.contains("import Sorting"))
    let folder = try TemporaryFolder([
      "Package.swift": """
      let package = Package(name: "a", dependencies: [.package(path: "\(Repository.root.path)")])
      """,
      "problems/a": "", "Sources/Mine/Mine.swift": "/// Is mine.\npublic func mine() {}\n",
    ])
    #expect(try doc("fastSort", in: folder.path).output.contains("import Sorting"))
    let own = try doc("mine", in: folder.path + "/Sources")
    #expect(own.output == "mine()\n  import Mine\n\n  func mine()\n\n  Is mine.\n", "\(own.errors)")

    // What is not UTF-8 of it is told.
    let file = folder.path + "/Sources/Mine/Other.swift"
    try Data([0x2F, 0x2F, 0xE9, 0x0A] + "public func yours() {}\n".utf8)
      .write(to: URL(fileURLWithPath: file))
    let yours = try doc("yours", in: folder.path)
    #expect(yours.end == .exit(0) && yours.output.contains("func yours()\n"), "\(yours.output)")
    let warning = "/Sources/Mine/Other.swift: not UTF-8; its documentation may lack something\n"
    #expect(yours.errors.hasSuffix(warning), "\(yours.errors)")
    #expect(try doc("--names", in: folder.path).errors == "")

    // In a package without problems too, however it is laid out.
    let plain = try TemporaryFolder([
      "Package.swift": "let package = Package(name: \"b\")",
      "Sources/Other/Other.swift": "public struct Box\n{\n    public func open() {}\n}\n",
    ])
    let other = try doc("box", in: plain.path + "/Sources/Other")
    #expect(
      other.output == "Box\n  import Other\n\n  struct Box\n\n  open()\n", "\(other.errors)")
  }
}
