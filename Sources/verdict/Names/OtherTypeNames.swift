// Types and functions under their names in other languages and libraries, with their names here.

/// Says what to write in place of a type or a function that the compiler does not find, but others have.
enum OtherTypeNames {
  /// Returns a hint for each name that is not found.
  ///
  /// A variable may well be called like a type, as `grid` and `queue` often are: what begins with a small letter has to
  /// be called.
  ///
  /// - Parameters:
  ///   - complaints: What the compiler says.
  ///   - sourceLines: The lines that it is about.
  static func hints(for complaints: [String], in sourceLines: [String]) -> [String] {
    var told: Set<Substring> = []
    return complaints.compactMap { complaint in
      guard
        let found = complaint.firstMatch(of: #/error: cannot find (type )?'(\w+)' in scope/#)?
          .output,
        told.insert(found.2).inserted,
        found.1 != nil || found.2.first?.isUppercase == true
          || sourceLines.contains(where: { isCalled(found.2, in: $0) })
      else { return nil }
      return here(for: found.2).map { "hint: what is called \(found.2) elsewhere is \($0)" }
    }
  }

  /// Returns what a type or a function is called here.
  static func here(for name: some StringProtocol) -> String? {
    let key = name.lowercased().filter { !"_- ".contains($0) }
    return names.first { $0.elsewhere.contains(key) }?.here
  }

  /// Whether a line calls a function or creates a value.
  private static func isCalled(_ name: Substring, in line: String) -> Bool {
    line.matches(of: #/\w+(?=[(<])/#).contains { $0.output == name }
  }

  private static let names: [(elsewhere: [String], here: String)] = [
    (["sparsetable", "rmq"], "RangeMinima, of DataStructures"),
    (["rangemode", "rangemodequery"], "RangeModes, of DataStructures"),
    (["queue"], "Deque, of DataStructures, with append(_:) and popFirst()"),
    (["swag", "foldablequeue", "foldabledeque"], "CombiningDeque, of DataStructures"),
    (["stack"], "an array, with append(_:) and popLast()"),
    (
      ["heap", "heapq", "heappush", "heappop", "heapify", "pq", "minheap", "maxheap"],
      "PriorityQueue, of DataStructures"
    ),
    (
      [
        "leftistheap", "pairingheap", "meldableheap", "mergeableheap", "skewheap",
        "binomialheap",
      ],
      "PriorityQueue, of DataStructures, with insert(contentsOf:) of the smaller one (small to large)"
    ),
    (["unionfind", "dsu", "uf", "disjointset"], "DisjointSets, of DataStructures"),
    (["bit", "fenwick", "binaryindexedtree"], "FenwickTree, of DataStructures"),
    (["bit2d", "fenwick2d"], "GridFenwickTree or PointFenwickTree, of DataStructures"),
    (["imos"], "RangeDifferences, of DataStructures"),
    (["imos2d"], "GridDifferences, of DataStructures"),
    (["segtree"], "SegmentTree, of DataStructures"),
    (["lazysegtree"], "LazySegmentTree, of DataStructures"),
    (
      ["kineticsegmenttree", "ktt", "kinetic", "kineticsegment"],
      "HullSegmentTree, of DataStructures, for slopes that are the index, otherwise "
        + "update(_:choosing:) of LazySegmentTree"
    ),
    (["segmenttreebeats", "segtreebeats", "beats"], "ClampingSegmentTree, of DataStructures"),
    (["multiset", "treeset", "orderedset", "sortedset"], "SortedMultiset, of DataStructures"),
    (["treemap", "orderedmap", "sortedmap"], "SortedDictionary, of DataStructures"),
    (["matrix"], "ModularMatrix or RealMatrix, of NumberTheory, or Table, of DataStructures"),
    (["modint", "mint", "modint998244353", "modint1000000007"], "ModularInteger, of NumberTheory"),
    (
      ["runtimemodulus", "dynamicmodulus", "dynamicmodint"],
      "Modulus, of NumberTheory, whose value may be a variable"
    ),
    (["bigint", "bignum"], "BigInteger, of NumberTheory"),
    (["rational", "ratio", "frac"], "Fraction, of NumberTheory"),
    (
      ["sternbrocot", "sternbrocottree"],
      "smallest(denominatorsUpTo:) and largest(denominatorsUpTo:) of Fraction, of NumberTheory"
    ),
    (
      ["fps", "formalpowerseries", "poly", "polynomial"],
      "an array of modular integers, with seriesInverse(count:) and more of NumberTheory"
    ),
    (["grid", "array2d"], "Table, of DataStructures"),
    (["prefixsum", "cumsum"], "PrefixSums, of DataStructures"),
    (["rope", "splaytree", "splay"], "ImplicitTreap, of DataStructures"),
    (["odt", "chtholly", "intervalset"], "IntervalMap, of DataStructures"),
    (["linearbasis"], "XORBasis, of DataStructures"),
    (
      ["lichaotree", "lichao", "convexhulltrick", "cht", "linecontainer"],
      "LowerEnvelope, of DataStructures"
    ),
    (
      [
        "lichaodouble", "lichaotreedouble", "lichaofloat", "lichaoreal", "convexhulltrickdouble",
        "convexhulltrickfloat", "chtdouble", "linecontainerdouble",
      ], "RealLowerEnvelope, of DataStructures"
    ),
    (["rollbackcht", "dynamiccht", "offlinecht"], "RollbackLowerEnvelope, of DataStructures"),
    (["linkcuttree", "lct"], "DynamicForest or LazyDynamicForest, of DataStructures"),
    (
      ["linkcuttreesubtree", "lctsubtree", "ett", "eulertourtree"],
      "DynamicSubtreeForest, of DataStructures"
    ),
    (["sieve"], "PrimeSieve, of NumberTheory"),
    (["linearsieve", "spf"], "SmallestFactors, of NumberTheory"),
    (["mobius", "phi"], "values(_:) of SmallestFactors, of NumberTheory"),
    (["modpow", "powmod", "fastpow"], "power(_:modulo:) of Int, of NumberTheory"),
    (["ncr", "comb", "binom"], "Binomials, of NumberTheory"),
    (["egcd", "extgcd"], "extendedGCD(_:_:), of NumberTheory"),
    (["crt"], "chineseRemainder(_:), of NumberTheory"),
    (["millerrabin", "miller"], "isPrime of Int, of NumberTheory"),
    (["pollard", "pollardrho"], "primeFactorization() of Int, of NumberTheory"),
    (["bsgs"], "discreteLogarithm(toBase:modulo:) of Int, of NumberTheory"),
    (["tonellishanks"], "squareRoot(modulo:) of Int, of NumberTheory"),
    (["kthroot", "nthroot"], "integerRoot(_:) or root(_:modulo:) of Int, of NumberTheory"),
    (["amm"], "root(_:modulo:) of Int, of NumberTheory"),
    (
      ["minofmodoflinear", "minoflinear", "modmin"],
      "minimumRemainder(count:factor:summand:divisor:), of NumberTheory"
    ),
    (["twosquares"], "sumsOfTwoSquares() of Int, of NumberTheory"),
    (["squarefrees"], "numberOfSquarefreeNumbers(upTo:), of NumberTheory"),
    (
      ["fft", "ntt", "fastfouriertransform", "fouriertransform", "numbertheoretictransform"],
      "convolution(with:) of collections, of NumberTheory"
    ),
    (["lagrange"], "interpolatedValue(at:) of collections, of NumberTheory"),
    (
      ["chirpz", "chirpztransform", "bluestein", "czt"],
      "polynomialValues(from:ratio:count:) of arrays, of NumberTheory"
    ),
    (
      ["samplingshift", "samplingpointshift", "shiftofsamplingpoints"],
      "interpolatedValues(from:count:) of arrays, of NumberTheory"
    ),
    (
      ["polyroots", "rootfinding", "cantorzassenhaus", "berlekamprabin"],
      "polynomialRoots() of arrays, of NumberTheory"
    ),
    (
      ["polygcd", "polynomialgcd", "gcdpolynomial", "halfgcd", "hgcd"],
      "polynomialGCD(with:) of arrays, of NumberTheory"
    ),
    (
      ["polynomialinverse", "inversepolynomial", "invpolynomial", "polynomialmodularinverse"],
      "polynomialInverse(modulo:) or seriesInverse(count:) of arrays, of NumberTheory"
    ),
    (["berlekampmassey", "berlekamp"], "shortestLinearRecurrence() of arrays, of NumberTheory"),
    (["kitamasa", "bostanmori"], "term(at:ofLinearRecurrence:) of collections, of NumberTheory"),
    (["sosdp", "zetatransform"], "accumulatedOverSubsets(_:) of arrays, of NumberTheory"),
    (
      ["grundy", "spraguegrundy", "nimber", "nimbers"], "grundyNumbers(of:moves:), of NumberTheory"
    ),
    (
      ["carryless", "carrylessproduct", "clmul", "binaryfield", "galoisfield", "gf264"],
      "binaryFieldProduct(_:_:), of NumberTheory"
    ),
    (["additivefft"], "binaryFieldConvolution(with:), of NumberTheory"),
    (["nimmul", "nimmultiplication"], "nimProduct(_:_:), of NumberTheory"),
    (["gauss", "gaussianelimination"], "ModularMatrix or RealMatrix, of NumberTheory"),
    (["gf2", "gf2matrix", "f2matrix", "xorgauss"], "BitMatrix, of NumberTheory"),
    (["binarysearch"], "smallest(where:) of ranges or lowerBound(of:), of Searching"),
    (["bisect", "bisectleft", "insort"], "lowerBound(of:) of collections, of Searching"),
    (["bisectright"], "upperBound(of:) of collections, of Searching"),
    (
      [
        "integral", "integration", "numericalintegration", "quadrature", "simpson", "simpsonsrule",
        "adaptivesimpson", "simpsonintegration",
      ], "integral(within:of:) of ranges, of Searching"
    ),
    (["ternarysearch", "ternary"], "lowestPoint(of:) of ranges, of Searching"),
    (["twopointers"], "numberOfSubarrays(withSum:) of collections, of Searching"),
    (["slidingwindow"], "minima(ofLast:) of collections, of Searching"),
    (["monotonestack"], "indicesOfNext(_:) of collections, of Searching"),
    (["boyermoore", "majority", "majorityvote"], "majorityElement() of collections, of Searching"),
    (["mo", "mos"], "forEachInMosOrder(add:remove:answer:) of ranges, of Searching"),
    (["rangeinversions"], "numbersOfInversions(in:) of collections, of Searching"),
    (["meetinthemiddle"], "numberOfSubsets(withSum:) of collections, of Searching"),
    (["bitmask"], "submasks of integers, of Searching, or BitSet, of DataStructures"),
    (["coordinatecompression"], "compressed() of collections, of Sorting"),
    (["stablesort"], "mergeSort() of collections, of Sorting"),
    (["nthelement"], "quickSelect(_:) of collections, of Sorting"),
    (["lis"], "longestIncreasingSubsequence() of collections, of DynamicProgramming"),
    (
      ["rangelis", "staticrangelis", "seaweed"],
      "RangeIncreasingSubsequences, of DynamicProgramming"
    ),
    (
      ["scs", "supersequence", "shortestcommonsupersequence"],
      "shortestCommonSupersequence(with:) of collections, of DynamicProgramming"
    ),
    (["lcs"], "longestCommonSubsequence(with:) of collections, of DynamicProgramming"),
    (
      ["rangelcs", "circularlcs", "cycliclcs", "allsubstringslcs"],
      "RangeCommonSubsequences, of DynamicProgramming"
    ),
    (["levenshtein"], "editDistance(to:) of collections, of DynamicProgramming"),
    (["slopetrick"], "ConvexFunction, of DynamicProgramming"),
    (
      [
        "smalltolargeslopetrick", "slopetricksmalltolarge", "slopetricktree", "treeslopetrick",
        "slopetrickmerge", "fireworks",
      ],
      "add(_:) of ConvexFunction, of DynamicProgramming"
    ),
    (
      ["infimalconvolution", "slopetricklimit", "limitslopes", "clampslopes"],
      "move(by:costPerStep:) of ConvexFunction, of DynamicProgramming"
    ),
    (
      [
        "alien", "aliens", "alientrick", "alienstrick", "wqs", "wqsbinarysearch",
        "lagrangemultiplier",
      ],
      "leastCost(forExactly:cheapest:), of DynamicProgramming"
    ),
    (["tsp"], "shortestHamiltonianCycle(placeCount:length:), of DynamicProgramming"),
    (
      ["scanner", "fastio", "cin", "scanf"],
      "InputReader, which solve { input, output in … } gives, of FastIO"
    ),
    (["cout", "endl"], "OutputWriter, which solve { input, output in … } gives, of FastIO"),
    (["getline"], "readLine() of InputReader, of FastIO"),
    (["eof"], "hasNextToken() of InputReader, of FastIO"),
    (["printf", "setprecision"], "writeLine(_:digits:) of OutputWriter, of FastIO"),
    (["popcount", "builtinpopcount"], "nonzeroBitCount of integers"),
    (
      [
        "hashmap", "unorderedmap", "gphashtable", "cchashtable", "ankerl", "robinhood",
        "swisstable",
      ],
      "Dictionary, or IntegerDictionary, of DataStructures, which is faster for integer keys"
    ),
    (["defaultdict", "counter"], "Dictionary, with counts[key, default: 0] += 1"),
    (["iota"], "Array(0..<count)"),
    (["memset"], "Array(repeating: 0, count: count)"),
    (["lca", "hld", "eulertour"], "RootedTree, of Graphs"),
    (["binarylifting", "doubling"], "RootedTree or FunctionalGraph, of Graphs"),
    (["scc", "kosaraju"], "stronglyConnectedComponents() of WeightedDigraph, of Graphs"),
    (
      ["tarjan"],
      "stronglyConnectedComponents() of WeightedDigraph, or bridges() of WeightedGraph, of Graphs"
    ),
    (["bfs", "dijkstra", "bellmanford", "spfa"], "shortestDistances(from:) of graphs, of Graphs"),
    (
      ["kshortestwalk", "kshortestpaths", "eppstein", "yen"],
      "shortestWalks(from:to:count:) of WeightedDigraph, of Graphs, which may repeat vertices"
    ),
    (["dfs"], "outgoingEdges() of graphs, for walks of your own, of Graphs"),
    (["floyd", "floydwarshall"], "allPairsDistances() of WeightedDigraph, of Graphs"),
    (["toposort", "topologicalsort"], "topologicalOrder() of WeightedDigraph, of Graphs"),
    (["mst", "kruskal", "prim"], "minimumSpanningForest() of WeightedGraph, of Graphs"),
    (["hopcroftkarp", "hopcroft"], "maximumMatching() of BipartiteGraph, of Graphs"),
    (["edgecoloring"], "minimumEdgeColoring() of BipartiteGraph, of Graphs"),
    (["blossom", "edmonds"], "maximumMatching() of WeightedGraph, of Graphs"),
    (["hungarian"], "minimumCostAssignment() of rows of costs, of Graphs"),
    (["centroiddecomposition", "centroids"], "forEachCentroid(_:) of RootedTree, of Graphs"),
    (["contourquery", "treecontour"], "TreeContours, of Graphs"),
    (["treehash", "treeisomorphism", "ahu"], "subtreeClasses() of RootedTree, of Graphs"),
    (["graph", "digraph"], "WeightedGraph or WeightedDigraph, of Graphs"),
    (
      ["maxflow", "mfgraph", "dinic", "mincut"],
      "maximumFlow(from:to:) of WeightedDigraph, of Graphs"
    ),
    (
      ["dominatortree", "lengauertarjan"],
      "immediateDominators(from:) of WeightedDigraph, of Graphs"
    ),
    (
      ["directedmst", "dmst", "chuliu", "arborescence"],
      "minimumArborescence(from:) of WeightedDigraph, of Graphs"
    ),
    (
      ["steinertree", "minsteinertree", "dreyfuswagner"],
      "minimumSteinerTree(joining:) of WeightedGraph, of Graphs"
    ),
    (
      ["chromaticnumber", "chromatic", "coloring"],
      "minimumColoring() of WeightedGraph, of Graphs"
    ),
    (["gomoryhu", "gomoryhutree", "cuttree"], "minimumCutTree() of WeightedGraph, of Graphs"),
    (["stoerwagner", "globalmincut"], "globalMinimumCut() of WeightedGraph, of Graphs"),
    (
      [
        "mincostflow", "mincostmaxflow", "mcmf", "mcfgraph", "networksimplex",
        "capacityscaling", "ssp",
      ], "CostNetwork, of Graphs"
    ),
    (
      [
        "bflow", "mincostbflow", "circulation", "lowerboundflow", "flowwithlowerbounds",
        "flowwithlowerbound",
        "maximumflowwithlowerbound", "maxflowwithlowerbounds", "flowwithdemands", "lrflow",
      ], "BoundedNetwork, of Graphs"
    ),
    (
      ["threeedgeconnectedcomponents", "3ecc"],
      "threeEdgeConnectedComponents() of WeightedGraph, of Graphs"
    ),
    (["countingc4", "c4", "countc4"], "fourCycleCounts() of WeightedGraph, of Graphs"),
    (["twosat", "2sat"], "TwoSatisfiability, of Graphs"),
    (["atmostone", "atmost1"], "addAtMostOne(_:) of TwoSatisfiability, of Graphs"),
    (["pst", "persistentsegtree"], "PersistentSegmentTree, of DataStructures"),
    (["prefixtree"], "Trie, of Strings"),
    (
      ["sam", "generalizedsuffixautomaton", "generalizedsam", "gsam"], "SuffixAutomaton, of Strings"
    ),
    (["kthsubstring"], "SortedSubstrings, of Strings"),
    (["kmp"], "occurrences(of:) or prefixFunction() of collections, of Strings"),
    (["zfunction", "zalgorithm"], "zArray() of collections, of Strings"),
    (["manacher"], "palindromeLengths() of collections, of Strings"),
    (["eertree"], "PalindromicTree, of Strings"),
    (
      ["runs", "runenumerate", "mainlorentz"],
      "maximalRepetitions() of collections, of Strings"
    ),
    (["lyndon", "duval"], "lyndonFactorization() of collections, of Strings"),
    (["ccw"], "orientation(_:_:_:), of Geometry"),
    (["shoelace"], "doubledArea() of collections of points, of Geometry"),
    (["grahamscan", "monotonechain"], "convexHull() of collections of points, of Geometry"),
    (["rotatingcalipers"], "indicesOfFarthestPair() of collections of points, of Geometry"),
    (["point"], "LatticePoint, of Geometry, whose coordinates are whole, or RealPoint"),
    (["vector"], "Array, or LatticePoint or RealPoint, of Geometry"),
    (["halfplaneintersection", "hpi"], "intersection() of HalfPlane arrays, of Geometry"),
    (
      ["minimumenclosingcircle", "smallestenclosingcircle", "welzl", "mec"],
      "smallestEnclosingCircle() of collections of points, of Geometry"
    ),
  ]
}
