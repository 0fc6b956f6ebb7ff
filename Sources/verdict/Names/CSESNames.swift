// What the problems of the CSES Problem Set are solved with.

/// Says what there is here for the title of a problem of the CSES Problem Set.
enum CSESNames {
  /// Returns what solves a problem, by its title there: `Planets Queries II`, also `cses planets queries 2`.
  ///
  /// Without a number the first of several is meant.
  static func here(for name: String) -> String? {
    var words = name.lowercased().replacing("'", with: "").split { " -_".contains($0) }
    if words.first == "cses" { words.removeFirst() }
    if words.last == "1" || words.last == "2" {
      words.append(words.removeLast() == "1" ? "i" : "ii")
    }
    let key = words.joined()
    return [key, key + "i"].lazy.compactMap { title in
      names.first { $0.problems.contains(title) }?.here
    }.first
  }

  /// The titles without blanks: those whose main part is here, and not under words of the title.
  private static let names: [(problems: [String], here: String)] = [
    // Sorting and searching.
    (["distinctnumbers", "nestedrangescheck"], "fastSort() of collections, of Sorting"),
    (
      ["concerttickets", "towers", "trafficlights", "moviefestivalii"],
      "SortedMultiset, of DataStructures"
    ),
    (
      ["josephusproblemi", "josephusproblemii", "listremovals"],
      "remove(at:) of SortedMultiset, of DataStructures"
    ),
    (["nestedrangescount"], "FenwickTree, of DataStructures, of the ends"),
    (
      ["roomallocation", "stickdivisions", "programmersandartists"],
      "PriorityQueue, of DataStructures"
    ),
    (
      ["maximumsubarraysumii"],
      "minima(ofLast:) of collections, of Searching, of the prefix sums"
    ),
    (
      ["factorymachines", "arraydivision", "multiplicationtable"],
      "smallest(where:) of ranges, of Searching"
    ),
    (["nearestsmallervalues"], "indicesOfPrevious(_:) of collections, of Searching"),
    (["subarraysumsi"], "numberOfSubarrays(withSum:) of collections, of Searching"),
    (
      ["playlist", "subarraysumsii", "subarraydivisibility", "distinctvaluessubarrays"],
      "Dictionary, of the values or prefix sums so far"
    ),

    // Dynamic programming.
    (
      ["minimizingcoins"],
      "greatestValue(withWeight:) of items of a knapsack, of DynamicProgramming, with values of -1"
    ),
    (
      ["bookshop", "bookshopii"],
      "greatestValue(withWeightAtMost:) of items of a knapsack, of DynamicProgramming"
    ),
    (
      ["moneysums", "schoolexcursion"], "BitSet, of DataStructures, with sums |= sums << weight"
    ),
    (["increasingsubsequenceii"], "FenwickTree, of DataStructures, of modular integers"),
    (["projects"], "upperBound(of:) of collections, of Searching, of the sorted ends"),
    (
      ["elevatorrides", "hamiltonianflights"],
      "submasks of integers, of Searching, for an array of 1 << n results"
    ),
    (["countingnumbers"], "DigitAutomaton, of DynamicProgramming"),
    (["increasingarrayii"], "ConvexFunction, of DynamicProgramming"),
    (
      ["permutationsubsequence"],
      "longestIncreasingSubsequence() of collections, of DynamicProgramming, of the positions"
    ),

    // Graphs.
    (
      ["countingrooms", "flightdiscount", "swapgame"],
      "shortestDistances(vertexCount:from:edges:), of Graphs"
    ),
    (["labyrinth"], "shortestPaths(vertexCount:from:edges:), of Graphs"),
    (["monsters"], "shortestDistances(vertexCount:fromNearestOf:edges:), of Graphs"),
    (["buildingroads", "euleriansubgraphs"], "connectedComponents() of WeightedGraph, of Graphs"),
    (["messageroute"], "shortestPath(from:to:) of WeightedGraph, of Graphs"),
    (["buildingteams"], "bipartition() of WeightedGraph, of Graphs"),
    (["roundtrip", "roundtripi", "roundtripii"], "cycle() of graphs, of Graphs"),
    (
      ["shortestroutesi", "investigation", "buscompanies"],
      "shortestDistances(from:) of WeightedDigraph, of Graphs"
    ),
    (["graphgirth"], "shortestCycle() of WeightedGraph, of Graphs"),
    (["shortestroutesii"], "allPairsDistances() of WeightedDigraph, of Graphs"),
    (["cyclefinding"], "negativeCycle() of WeightedDigraph, of Graphs"),
    (["flightroutes"], "shortestWalks(from:to:count:) of WeightedDigraph, of Graphs"),
    (
      ["courseschedule", "longestflightroute", "gameroutes"],
      "topologicalOrder() of WeightedDigraph, of Graphs"
    ),
    (
      ["coursescheduleii"],
      "topologicalOrder(by:) of WeightedDigraph, of Graphs"
    ),
    (["planetsqueriesi"], "vertex(from:steps:) of FunctionalGraph, of Graphs"),
    (["planetsqueriesii"], "steps(from:to:) of FunctionalGraph, of Graphs"),
    (["planetscycles", "permutationrounds"], "FunctionalGraph, of Graphs, with its cycles"),
    (["moviefestivalqueries"], "FunctionalGraph, of Graphs, with a binary search for the steps"),
    (["roadreparation"], "minimumSpanningForest() of WeightedGraph, of Graphs"),
    (
      ["roadconstruction", "mstedgecheck", "transferspeedssum", "networkbreakdown"],
      "DisjointSets, of DataStructures"
    ),
    (
      ["flightroutescheck", "planetsandkingdoms", "coincollector", "flightrouterequests"],
      "stronglyConnectedComponents() of WeightedDigraph, of Graphs"
    ),
    (["giantpizza"], "TwoSatisfiability, of Graphs"),
    (
      ["maildelivery", "debruijnsequence", "teleporterspath"],
      "eulerianTrail(from:) of graphs, of Graphs"
    ),
    (["knightstour"], "neighbors(of:at:) of Table, of DataStructures"),
    (["downloadspeed", "gridpuzzlei"], "maximumFlow(from:to:) of WeightedDigraph, of Graphs"),
    (["policechase"], "maximumFlow(from:to:) of graphs, of Graphs, which has the minimumCut"),
    (["schooldance"], "maximumMatching() of BipartiteGraph, of Graphs"),
    (["coingrid"], "minimumVertexCover() of BipartiteGraph, of Graphs"),
    (["distinctroutes"], "paths(carrying:from:to:) of WeightedDigraph, of Graphs"),
    (["distinctroutesii"], "paths(carrying:from:to:) of CostNetwork, of Graphs"),
    (
      ["parceldelivery", "gridpuzzleii"],
      "minimumCostFlow(from:to:atMost:) of CostNetwork, of Graphs"
    ),
    (["taskassignment"], "minimumCostAssignment() of rows of costs, of Graphs"),
    (
      ["reachablenodes", "reachabilityqueries"], "transitiveClosure() of WeightedDigraph, of Graphs"
    ),
    (
      ["newflightroutes"], "strongConnectivityAugmentation() of WeightedDigraph, of Graphs"
    ),
    (["stronglyconnectededges"], "strongOrientation() of WeightedGraph, of Graphs"),
    (["necessaryroads"], "bridges() of WeightedGraph, of Graphs"),
    (["necessarycities"], "articulationPoints() of WeightedGraph, of Graphs"),
    (
      ["forbiddencities"],
      "biconnectedComponents() of WeightedGraph, of Graphs, and a RootedTree of them"
    ),
    (
      ["criticalcities", "visitingcities"],
      "immediateDominators(from:) of WeightedDigraph, of Graphs"
    ),
    (["newroadsqueries"], "TimedDisjointSets, of DataStructures"),
    (
      ["dynamicconnectivity"],
      "forEachTime(in:unions:_:) of RollbackDisjointSets, of DataStructures"
    ),
    (["mstedgesetcheck"], "RollbackDisjointSets, of DataStructures"),
    (["mstedgecost"], "edges(onPathFrom:to:) of RootedTree, of Graphs"),
    (
      ["treeisomorphismi", "treeisomorphismii"],
      "isIsomorphic(to:ignoringRoots:) of RootedTree, of Graphs"
    ),

    // Range queries.
    (["staticrangesumqueries", "slidingwindowsum"], "PrefixSums, of DataStructures"),
    (["staticrangeminimumqueries"], "RangeMinima, of DataStructures"),
    (["dynamicrangesumqueries"], "FenwickTree, of DataStructures"),
    (["dynamicrangeminimumqueries", "rangexorqueries"], "SegmentTree, of DataStructures"),
    (["pizzeriaqueries"], "SegmentTree, of DataStructures, one for each direction"),
    (["rangeupdatequeries"], "FenwickTree, of DataStructures, of the differences"),
    (["forestqueries"], "GridSums, of DataStructures"),
    (["forestqueriesii"], "GridFenwickTree, of DataStructures"),
    (["hotelqueries"], "longestRange(from:while:) of SegmentTree, of DataStructures"),
    (["salaryqueries"], "SortedMultiset, of DataStructures"),
    (
      ["prefixsumqueries", "subarraysumqueries", "subarraysumqueriesii"],
      "SegmentTree, of DataStructures, of sums with the largest sums of prefixes, suffixes, subarrays"
    ),
    (["rangeintervalqueries"], "WaveletMatrix, of DataStructures"),
    (
      ["distinctvaluesqueries"],
      "WaveletMatrix, of DataStructures, of where each value was last"
    ),
    (
      ["distinctcolors"],
      "RootedTree, of Graphs, whose order makes subtrees ranges of a WaveletMatrix, of DataStructures"
    ),
    (
      ["distinctvaluesqueriesii"],
      "SegmentTree, of DataStructures, of where each value is next, with a SortedMultiset of pairs"
    ),
    (
      ["increasingarrayqueries", "visiblebuildingsqueries"],
      "indicesOfNext(_:) of collections, of Searching, with RangeMinima of DataStructures"
    ),
    (["rangeupdatesandsums"], "LazySegmentTree, of DataStructures"),
    (["polynomialqueries"], "LazySegmentTree, of DataStructures, whose updates are lines"),
    (["rangequeriesandcopies"], "PersistentSegmentTree, of DataStructures"),
    (["missingcoinsumqueries", "slidingwindowcost"], "WeightedWaveletMatrix, of DataStructures"),
    (["slidingwindowmedian"], "WaveletMatrix or SortedMultiset, of DataStructures"),
    (["slidingwindowmex"], "SortedMultiset, of DataStructures, of what is missing"),
    (["slidingwindowmode"], "SegmentTree, of DataStructures, of how often each value is there"),
    (["slidingwindowxor", "slidingwindowor"], "CombiningDeque, of DataStructures"),
    (["slidingwindowinversions"], "numbersOfInversions(in:) of collections, of Searching"),
    (
      ["advertisement", "slidingwindowadvertisement", "maximumbuildingi"],
      "indicesOfNext(_:) and indicesOfPrevious(_:) of collections, of Searching"
    ),

    // Trees.
    (["subordinates", "subtreequeries"], "subtree(of:) of RootedTree, of Graphs"),
    (["treematching"], "RootedTree, of Graphs, from the last vertex of its order to the first"),
    (
      ["treedistancesi", "treedistancesii"],
      "seenFromEachVertex(identity:combine:extend:) of RootedTree, of Graphs"
    ),
    (["companyqueriesi"], "ancestor(of:steps:) of RootedTree, of Graphs"),
    (["companyqueriesii", "countingpaths"], "lowestCommonAncestor(_:_:) of RootedTree, of Graphs"),
    (["distancequeries"], "distance(from:to:) of RootedTree, of Graphs"),
    (["pathqueriesii"], "forEachPart(ofPathFrom:to:_:) of RootedTree, of Graphs"),
    (["findingacentroid"], "forEachCentroid(_:) of RootedTree, of Graphs"),
    (
      ["fixedlengthpathsi", "fixedlengthpathsii"],
      "numberOfPaths(withLengthIn:) of RootedTree, of Graphs"
    ),

    // Mathematics.
    (["exponentiation", "exponentiationii"], "power(_:modulo:) of Int, of NumberTheory"),
    (["countingdivisors"], "SmallestFactors, of NumberTheory"),
    (["commondivisors"], "accumulatedOverMultiples(_:) of arrays, of NumberTheory"),
    (["countingcoprimepairs"], "invertedOverMultiples(_:) of arrays, of NumberTheory"),
    (["nextprime"], "isPrime of Int, of NumberTheory"),
    (
      ["creatingstringsii", "distributingapples", "bracketsequencesi", "gridpathsii"],
      "Binomials, of NumberTheory"
    ),
    (
      ["permutationorder"],
      "permutationRank() of collections and permutation(ofRank:), of Searching"
    ),
    (
      ["fibonaccinumbers", "throwingdice"],
      "term(at:ofLinearRecurrence:) of collections, of NumberTheory"
    ),
    (["graphpathsi"], "power(_:) of ModularMatrix, of NumberTheory"),
    (["graphpathsii"], "power(_:one:zero:add:multiply:) of Table, of DataStructures"),
    (["stickgame", "grundysgame"], "grundyNumbers(of:moves:), of NumberTheory"),
    (["christmasparty"], "derangementNumbers(count:) of ModularInteger, of NumberTheory"),
    (["countingsequences"], "stirlingNumbersOfSecondKind(_:) of ModularInteger, of NumberTheory"),
    (["maximumxorsubarray"], "BinaryTrie, of DataStructures"),
    (
      ["maximumxorsubset", "numberofsubsetxors", "ksubsetxors"], "XORBasis, of DataStructures"
    ),
    (["allsubarrayxors"], "xorConvolution(with:) of arrays, of NumberTheory"),
    (["sosbitproblem"], "accumulatedOverSubsets(_:) of arrays, of NumberTheory"),
    (["andsubsetcount"], "accumulatedOverSupersets(_:) of arrays, of NumberTheory"),
    (
      ["applesandbananas", "onebitpositions", "signalprocessing", "bitsubstrings"],
      "convolution(with:) of collections, of NumberTheory"
    ),

    // Strings.
    (["wordcombinations"], "Trie, of Strings"),
    (["findingborders"], "prefixFunction() of collections, of Strings"),
    (["findingperiods", "stringfunctions"], "zArray() of collections, of Strings"),
    (["allpalindromes"], "PalindromicTree, of Strings"),
    (["palindromequeries"], "SegmentTree, of DataStructures, of hashes in both directions"),
    (["requiredsubstring", "countingpatterns"], "AhoCorasick, of Strings"),
    (["findingpatterns", "patternpositions"], "SuffixAutomaton, of Strings"),
    (["repeatingsubstring"], "lcpArray(suffixArray:) of collections, of Strings"),
    (["stringtransform"], "inverseBurrowsWheelerTransform() of collections, of Strings"),
    (
      ["substringdistribution"],
      "lcpArray(suffixArray:) of collections, of Strings, with RangeDifferences of DataStructures"
    ),
    (["substringorderi", "substringorderii"], "SortedSubstrings, of Strings"),
    (
      ["cutandpaste", "substringreversals", "reversalsandsums", "reversalsorting"],
      "ImplicitTreap, of DataStructures"
    ),

    // Geometry.
    (["pointlocationtest"], "orientation(_:_:_:), of Geometry"),
    (["linesegmentintersection"], "intersects(_:) of LineSegment, of Geometry"),
    (["polygonarea", "polygonlatticepoints"], "doubledArea() of collections, of Geometry"),
    (["pointinpolygon"], "side(of:) of collections of points, of Geometry"),
    (["minimumeuclideandistance"], "indicesOfClosestPair() of collections, of Geometry"),
    (["intersectionpoints"], "FenwickTree, of DataStructures, over y in order of x"),
    (
      [
        "linesegmentstracei", "linesegmentstraceii", "linesandqueriesi", "linesandqueriesii",
        "monstergamei", "monstergameii",
      ],
      "LowerEnvelope, of DataStructures"
    ),
    (["areaofrectangles"], "unionArea(of:), of Geometry"),

    // Advanced techniques.
    (
      ["cornersubgridcheck", "cornersubgridcount"],
      "commonOneCount(with:) of BitSet, of DataStructures"
    ),
    (
      ["subarraysquares", "housesandschools"],
      "cheapestPartition(of:into:cost:), of DynamicProgramming"
    ),
    (["knuthdivision"], "cheapestMergeCost(of:cost:), of DynamicProgramming"),
  ]
}
