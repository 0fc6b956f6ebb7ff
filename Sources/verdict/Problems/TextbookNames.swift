// What solves a problem of the textbooks, or does what an algorithm there does.

/// Says what there is here for the name of an algorithm or of a problem.
enum TextbookNames {
  /// Returns what does it: by all words, or without those that say little, such as "algorithm", or with those written
  /// out that are short or plural.
  static func here(for name: String) -> String? {
    let words = name.lowercased().replacing("'s", with: "").split { " -_".contains($0) }
    let telling = words.filter { !fillers.contains($0) }
    let whole = telling.map(writtenOut)
    return [words, telling, whole].lazy.filter { !$0.isEmpty }.map { $0.joined() }.compactMap {
      key in
      OtherTypeNames.here(for: key) ?? names.first { $0.elsewhere.contains(key) }?.here
        ?? KoreanNames.here(for: key)
    }.first
  }

  private static let fillers: Set<Substring> = [
    "a", "algorithm", "algorithms", "decomposition", "dp", "method", "of", "on", "optimisation",
    "optimization", "problem", "the", "theorem", "trick", "알고리즘",
  ]

  /// Returns a word in lowercase, written out if it is short, and without the end of a plural or a genitive.
  static func writtenOut(_ word: Substring) -> Substring {
    let word = Substring(word.lowercased())
    if word.hasSuffix("'s") { return word.dropLast(2) }
    let isPlural = word.count > 4 && word.hasSuffix("s") && !word.hasSuffix("ss")
    return written[word] ?? (isPlural ? word.dropLast() : word)
  }

  private static let written: [Substring: Substring] = ["max": "maximum", "min": "minimum"]

  private static let names: [(elsewhere: [String], here: String)] = [
    (["orderstatistic", "orderstatistictree", "pbds"], "SortedMultiset, of DataStructures"),
    (
      ["dsusum", "dsudata", "componentsum", "componentmaximum", "unionfindsum"],
      "CombiningDisjointSets, of DataStructures"
    ),
    (
      ["sumofklargest", "sumofksmallest", "topksum", "klargestsum", "ksmallestsum", "topk"],
      "SparseSegmentTree, of DataStructures, of numbers and their sums, with longestRange(to:while:)"
    ),
    (["chebyshevcenter", "largestinscribedcircle"], "LinearProgram, of NumberTheory"),
    (["rollbackdsu", "dsurollback", "dsuwithrollback"], "RollbackDisjointSets, of DataStructures"),
    (
      [
        "offlinedeletion", "segmenttreeontime", "segmenttreeovertime", "timesegmenttree",
        "divideandconquerovertime",
      ],
      "forEachTime(in:add:undo:answer:) of ranges, of DataStructures"
    ),
    (
      [
        "2ddifference", "2ddifferencearray", "differencearray2d", "difference2d",
        "2ddifferences",
      ],
      "GridDifferences, of DataStructures"
    ),
    (
      ["divideandconquer", "dncoptimization", "dncopt"],
      "cheapestPartition(of:into:cost:) or monotoneMinima(rows:columns:entry:), of DynamicProgramming"
    ),
    (
      ["brokenprofile", "plug", "profile"],
      "Table, of DataStructures, with a row for each cell and a column for each mask"
    ),
    (
      [
        "dynamichash", "dynamicstringhash", "hashsegmenttree", "segmenttreehash",
        "updatablehash", "rollinghashwithupdates", "stringhashwithupdates",
        "palindromequerieswithupdates", "hashconcatenation", "concatenatehashes",
      ],
      "PolynomialHash, of Strings, in a SegmentTree of DataStructures"
    ),
    (
      ["mowithupdates", "moswithupdates", "moalgorithmwithupdates", "mosalgorithmwithupdates"],
      "PointFenwickTree, of DataStructures, of where each value was last"
    ),
    (
      ["kdtree", "rangetree", "quadtree", "dominance", "partialorder"],
      "PointFenwickTree, PointSegmentTree or WaveletMatrix, of DataStructures"
    ),
    (
      ["2dsegmenttree", "segmenttree2d", "2dsegtree", "2drangemaximum", "rectanglemaximum"],
      "PointSegmentTree, of DataStructures"
    ),
    (
      [
        "segmenttreedescent", "segmenttreewalk", "walksegmenttree", "binarysearchsegmenttree",
        "descentsegmenttree", "segmenttreebinarysearch",
      ],
      "longestRange(from:while:) of SegmentTree, of DataStructures"
    ),
    (["rangeaffine", "rangelinear"], "LazySegmentTree, of DataStructures"),
    (["blockdecomposition", "bucketdecomposition"], "SegmentTree, of DataStructures"),
    (["intervalcontainer", "constantintervals"], "IntervalMap, of DataStructures"),
    (
      ["harmonic", "harmoniclemma", "harmoniclemmablocks", "divisionblocks"],
      "quotients of DirichletPrefixSums, of NumberTheory"
    ),
    (["modlog"], "discreteLogarithm(toBase:modulo:), of NumberTheory"),
    (["zfunc"], "zArray() of collections, of Strings"),
    (["sccgraph"], "stronglyConnectedComponents() of WeightedDigraph, of Graphs"),
    (
      ["polygoncut", "convexcut", "cutpolygon"],
      "clipped(to:) of convex polygons, of Geometry, with a HalfPlane"
    ),
    (["hulldiameter"], "indicesOfFarthestPair(), of Geometry"),
    (["pointinsidehull", "pointinhull"], "convexSide(of:) of arrays of points, of Geometry"),
    (["skiplist"], "SortedMultiset or ImplicitTreap, of DataStructures"),
    (["garner"], "chineseRemainder(_:), of NumberTheory"),
    (
      ["farey", "fareysequence"], "smallest(denominatorsUpTo:where:) of Fraction, of NumberTheory"
    ),
    (
      ["nim", "nimsum", "staircasenim"], "grundyNumbers(of:moves:), of NumberTheory, combined by ^"
    ),
    (
      ["lgv", "lgvlemma", "nonintersectingpaths"], "determinant() of ModularMatrix, of NumberTheory"
    ),
    (
      ["markov", "markovchain", "randomwalk"],
      "power(_:) or solution(for:) of RealMatrix or ModularMatrix, of NumberTheory"
    ),
    (
      ["travellingsalesman", "travelingsalesman", "travellingsalesperson", "travelingsalesperson"],
      "shortestRoundTrip(placeCount:length:), of DynamicProgramming"
    ),
    (["graycode"], "Int, of the standard library: n ^ n >> 1 for each n"),
    (["fisheryates", "reservoirsampling"], "shuffle() of arrays, of the standard library"),
    (
      ["set", "stdset", "hashset"], "SortedMultiset, of DataStructures, or Set, which has no order"
    ),
    (["multimap"], "SortedMultiset of Pair, of DataStructures"),
    (
      ["map", "stdmap"],
      "SortedDictionary, of DataStructures, or Dictionary, which has no order"
    ),
    (["linkedlist", "doublylinkedlist"], "ImplicitTreap or Deque, of DataStructures"),
    (
      [
        "pointupdaterangequery", "rangequerypointupdate", "pointupdaterangesum",
        "pointupdate", "rangequery", "rangequeries",
      ],
      "SegmentTree or FenwickTree, of DataStructures"
    ),
    (
      ["rangeupdaterangequery", "rangeupdate", "rangeupdates", "rangesumupdate"],
      "LazySegmentTree, of DataStructures"
    ),
    (
      ["rangekth", "kthsmallestinrange", "kthlargestinrange", "kthinrange", "kthrange"],
      "WaveletMatrix, of DataStructures"
    ),
    (
      ["rangemex", "mexquery", "mexqueries"],
      "PersistentSegmentTree, of DataStructures, of where each value was last"
    ),
    (
      ["maximumsubarraysumwithupdates", "maxsubarraysumwithupdates"],
      "SegmentTree, of DataStructures, of sums with the largest of prefixes, suffixes and runs"
    ),
    (["bitmanipulation", "bittricks"], "Int, of the standard library, with nonzeroBitCount"),
    (["lowbit", "lowestsetbit"], "Int, of the standard library: n & -n"),
    (
      ["subsetenumeration", "enumeratesubsets"], "submasks of integers, of Searching"
    ),
    (["anagram", "anagrams"], "Histogram, of Sorting, of the letters"),
    (["regularexpression", "regex"], "Regex, of the standard library"),
    (["stringbuilder", "stringconcatenation"], "OutputWriter, of FastIO"),
    (["readuntileof", "untileof", "readuntilend"], "hasNextToken() of InputReader, of FastIO"),
    (["printdouble", "printdecimal"], "writeLine(_:digits:) of OutputWriter, of FastIO"),
    (["treehashing"], "subtreeClasses() of RootedTree, of Graphs"),
    (
      [
        "differenceconstraint", "differenceconstraints", "systemdifferenceconstraints",
        "systemdifferenceconstraint",
      ],
      "shortestDistances(from:) of WeightedDigraph, of Graphs"
    ),
    (
      ["minimumbottleneckspanningtree", "maximumspanningtree"],
      "minimumSpanningForest() of WeightedGraph, of Graphs"
    ),
    (["transportation"], "BoundedNetwork or CostNetwork, of Graphs"),
    (
      ["chinesepostman", "routeinspection"],
      "maximumWeightMatching() of WeightedGraph, of Graphs, and eulerianTrail(from:)"
    ),
    (
      ["chebyshevdistance"],
      "manhattanDistance(to:) of LatticePoint, of Geometry, of points (x + y, x - y)"
    ),
    (["fastpower", "fastexponentiation"], "power(_:modulo:) of Int, of NumberTheory"),
    (["fermat", "fermatlittle"], "inverse(modulo:) of Int, of NumberTheory"),
    (["rotatematrix"], "transposed() of Table, of DataStructures, with its rows reversed"),
    (["bisection"], "smallest(where:) of ranges, of Searching"),
    (["2dprefixsum", "prefixsum2d", "summedareatable"], "GridSums, of DataStructures"),
    (
      ["runningmedian", "dynamicmedian", "twoheaps", "slidingmedian"],
      "SortedMultiset, of DataStructures, with element(at:)"
    ),
    (["median"], "quickSelect(_:) of collections, of Sorting"),
    (["persistentarray"], "PersistentSegmentTree, of DataStructures"),
    (["disjointsparsetable", "sqrttree"], "SegmentTree, of DataStructures"),
    (["pathcompression", "unionbysize", "unionbyrank"], "DisjointSets, of DataStructures"),
    (["rangeupdatepointquery"], "FenwickTree, of DataStructures, of the differences"),
    (
      ["arithmeticprogression"], "LazySegmentTree, of DataStructures, whose updates are lines"
    ),
    (
      ["maxprefixsum", "maximumprefixsum"],
      "SegmentTree, of DataStructures, of sums with the largest sums of prefixes"
    ),
    (
      ["rangedistinct", "distinctrange", "dquery"],
      "WaveletMatrix, of DataStructures, of where each value was last"
    ),
    (["cdq", "cdqdivideandconquer"], "PointFenwickTree, of DataStructures"),
    (
      ["parallelbinarysearch"],
      "TimedDisjointSets or PersistentSegmentTree, of DataStructures, which keep all versions"
    ),
    (
      ["kruskalreconstructiontree", "kruskaltree", "reconstructiontree"],
      "TimedDisjointSets, of DataStructures: connectionTime(of:_:) and contiguousOrder()"
    ),
    (["mergeintervals", "unionintervals"], "IntervalMap, of DataStructures"),
    (["maximumxor", "maxxor", "maxxorsubarray"], "BinaryTrie, of DataStructures"),
    (["tuplehash", "pairhash"], "Pair, of DataStructures"),
    (["customcomparator"], "fastSort(by:) of collections, of Sorting"),
    (["prefixsums", "cumulativesum", "partialsum"], "PrefixSums, of DataStructures"),
    (["lazypropagation"], "LazySegmentTree, of DataStructures"),
    (
      ["dynamicsegmenttree", "implicitsegmenttree", "dynamicsegtree"],
      "SparseSegmentTree or LazySparseSegmentTree, of DataStructures"
    ),
    (["eulerphi", "eulertotient", "phifunction"], "totient() of Int, of NumberTheory"),
    (["kirchhoff", "matrixtree"], "determinant() of ModularMatrix, of NumberTheory"),
    (["mobiusinversion", "möbius"], "invertedOverDivisors(-) of arrays, of NumberTheory"),
    (["cuberoot", "nthroot"], "integerRoot(_:) of Int and UInt64, of NumberTheory"),
    (
      ["derangement", "derangements", "subfactorial"],
      "derangementNumbers(count:) of ModularInteger, of NumberTheory"
    ),
    (
      ["euleriannumber", "euleriannumbers"],
      "eulerianNumbers(_:) of ModularInteger, of NumberTheory"
    ),
    (["combinatorics", "ncrmod"], "Binomials, of NumberTheory"),
    (
      [
        "generalizedlucas", "ncrmodcomposite", "binomialmodcomposite", "ncrmodanynumber",
        "granville",
      ],
      "CompositeBinomials, of NumberTheory"
    ),
    (["discretesqrt", "sqrtmod", "modsqrt"], "squareRoot(modulo:) of Int, of NumberTheory"),
    (["gametheory"], "grundyNumbers(of:moves:), of NumberTheory"),
    (["discretelog", "babystepgiantstep"], "discreteLogarithm(toBase:modulo:), of NumberTheory"),
    (
      ["fwht", "fwt", "walshhadamard", "hadamard"],
      "walshHadamardTransform() or xorConvolution(with:) of arrays, of NumberTheory"
    ),
    (
      ["prefixlinearbasis", "rangelinearbasis", "rangexorbasis", "prefixxorbasis"],
      "forEachXORBasis(in:_:) of collections, of DataStructures"
    ),
    (
      ["rle", "runlengthencoding", "runlength"],
      "IntervalMap, of DataStructures, whose intervals are the runs of equal values"
    ),
    (
      ["faulhaber", "sumofpowers", "powersum", "powersums"],
      "interpolatedValue(at:) of arrays, of NumberTheory"
    ),
    (["orderofelement", "ordermod"], "multiplicativeOrder(modulo:) of Int, of NumberTheory"),
    (
      ["relaxedconvolution", "relaxedmultiplication", "onlinefft", "cdqfft", "cdqntt"],
      "OnlineConvolution, of NumberTheory"
    ),
    (["karatsuba", "schonhagestrassen"], "convolution(with:) or BigInteger, of NumberTheory"),
    (["gausselimination", "gaussjordan"], "ModularMatrix or RealMatrix, of NumberTheory"),
    (
      ["linearequations", "simultaneousequations", "linearsystem"],
      "solution(for:) of ModularMatrix, RealMatrix or BitMatrix, of NumberTheory"
    ),
    (
      ["simplex", "linearprogram", "linearprogramming", "lp"], "LinearProgram, of NumberTheory"
    ),
    (["partialpivoting", "doublematrix"], "RealMatrix, of NumberTheory"),
    (["fkt", "kasteleyn", "planarmatching"], "pfaffian() of ModularMatrix, of NumberTheory"),
    (["adlemanmandersmiller"], "root(_:modulo:) of Int, of NumberTheory"),
    (
      ["wiedemann", "sparsematrix"],
      "sparseDeterminant(size:elements:) of ModularMatrix, of NumberTheory"
    ),
    (
      ["lagrangeinversion", "seriesreversion"],
      "seriesCompositionalInverse(count:) of arrays of modular integers, of NumberTheory"
    ),
    (
      ["kinoshitali"],
      "seriesComposition(with:count:) of arrays of modular integers, of NumberTheory"
    ),
    (["setpowerseries"], "subsetExponential() of arrays of modular integers, of NumberTheory"),
    (["powertower"], "tetration(_:modulo:) of Int, of NumberTheory"),
    (["qbinomial", "gaussianbinomial"], "QBinomials, of NumberTheory"),
    (["mertens", "dirichletconvolution", "dusieve"], "DirichletPrefixSums, of NumberTheory"),
    (
      ["min25", "min25sieve", "multiplicativefunction"],
      "sumOfMultiplicativeFunction(upTo:atPrimes:atPowers:), of NumberTheory"
    ),
    (["onionpeeling"], "convexLayers() of collections, of Geometry"),
    (["permutationtree", "commoninterval"], "strongIntervals() of collections, of Searching"),
    (["bronkerbosch"], "forEachMaximalClique(_:) of WeightedGraph, of Graphs"),
    (["lightsout", "xorequations"], "solution(for:) of BitMatrix, of NumberTheory"),
    (["matrixexponentiation", "matrixpower"], "power(_:) of ModularMatrix, of NumberTheory"),
    (
      [
        "catalan", "catalannumbers", "pascaltriangle", "multinomial", "multinomialcoefficient",
        "starsandbars",
      ],
      "Binomials, of NumberTheory"
    ),
    (
      ["burnside", "burnsidelemma", "polya", "necklace", "necklaces"],
      "totient() of Int, of NumberTheory, for each of the divisors()"
    ),
    (
      ["inclusionexclusion"],
      "accumulatedOverSubsets(-) or invertedOverMultiples(-) of arrays, of NumberTheory"
    ),
    (
      ["modinverse", "modularinverse", "modinv", "invmod"],
      "inverse(modulo:) of Int, of NumberTheory"
    ),
    (["nextprime"], "isPrime of Int, of NumberTheory"),
    (
      ["divisorfunction", "numberdivisors", "countdivisors", "sumdivisors"],
      "SmallestFactors, or divisors() of Int, of NumberTheory"
    ),
    (["eratosthenes", "sieveeratosthenes"], "PrimeSieve, of NumberTheory"),
    (["euclid", "bezout", "extendedeuclid"], "extendedGCD(_:_:), of NumberTheory"),
    (
      ["binarysearchanswer", "parametricsearch"],
      "smallest(where:) or largest(where:) of ranges, of Searching"
    ),
    (["goldensection", "goldensectionsearch"], "lowestPoint(of:) of ranges, of Searching"),
    (
      ["slidingwindowmaximum", "slidingwindowminimum", "slidingmaximum", "slidingminimum"],
      "maxima(ofLast:) and minima(ofLast:) of collections, of Searching"
    ),
    (
      ["monotonicstack", "nextgreater", "nextgreaterelement", "nextsmallerelement"],
      "indicesOfNext(_:) and indicesOfPrevious(_:) of collections, of Searching"
    ),
    (
      ["kadane", "maximumsubarray", "maxsubarray", "maximumsubarraysum", "maxsubarraysum"],
      "consecutiveRunWithLargestSum() of collections, of Searching"
    ),
    (["sqrt"], "forEachInMosOrder(add:remove:answer:) of ranges, of Searching"),
    (
      ["weightedintervalscheduling", "weightedjobscheduling"],
      "upperBound(of:) of collections, of Searching, of the sorted ends"
    ),
    (["kthpermutation"], "permutation(ofRank:) of collections, of Searching"),
    (["gosper", "gosperhack"], "combinations(ofCount:) of sequences, of Searching"),
    (["powerset", "allsubsets"], "submasks of integers, of Searching"),
    (
      ["subsetsumbitset", "bitsetknapsack", "bitsetdp"],
      "BitSet, of DataStructures, with sums |= sums << weight"
    ),
    (["bitdp", "bitmaskdp"], "submasks of integers, of Searching, for an array of 1 << n results"),
    (
      ["maximalrectangle", "largestrectangle", "largestrectangleinhistogram"],
      "indicesOfNext(_:) and indicesOfPrevious(_:) of collections, of Searching"
    ),
    (
      ["intervalscheduling", "activityselection", "meetingrooms"],
      "fastSort(by:) of collections, of Sorting, by the ends"
    ),
    (["huffman", "huffmancoding", "huffmancode"], "PriorityQueue, of DataStructures"),
    (["rangegcd", "gcdrange", "rangexor", "xorrange"], "SegmentTree, of DataStructures"),
    (
      ["coinchange", "changemaking", "exactknapsack", "knapsackexact"],
      "greatestValue(withWeight:) of items of a knapsack, of DynamicProgramming"
    ),
    (
      ["01knapsack", "boundedknapsack", "multipleknapsack", "unboundedknapsack"],
      "greatestValue(withWeightAtMost:) of items of a knapsack, of DynamicProgramming"
    ),
    (["intervaldp"], "Table, of DataStructures, of the results"),
    (["knuth", "knuthyao"], "cheapestMergeCost(of:cost:), of DynamicProgramming"),
    (
      ["minplusconvolution", "maxplusconvolution", "tropicalconvolution"],
      "minPlusConvolution(withConvex:) or (withConcave:) of arrays, of DynamicProgramming"
    ),
    (["smawk", "totallymonotone"], "monotoneMinima(rows:columns:entry:), of DynamicProgramming"),
    (["hamiltonianpath"], "shortestWayThroughAll(placeCount:length:), of DynamicProgramming"),
    (
      ["heldkarp", "hamiltoniancycle"],
      "shortestRoundTrip(placeCount:length:), of DynamicProgramming"
    ),
    (["boruvka"], "minimumSpanningForest() of WeightedGraph, of Graphs"),
    (["johnson"], "allPairsDistances() of WeightedDigraph, of Graphs"),
    (["cycledetection", "detectcycle", "findcycle"], "cycle() of graphs, of Graphs"),
    (
      [
        "floydcycle", "floydcyclefinding", "floydcycledetection", "tortoiseandhare", "brent",
        "permutationcycles", "cycledecomposition", "successorgraph", "permutationpower",
      ],
      "FunctionalGraph, of Graphs, with its cycles"
    ),
    (["girth"], "shortestCycle() of WeightedGraph, of Graphs"),
    (
      [
        "smallesttopologicalorder", "lexicographictopologicalorder",
        "lexicographicaltopologicalsort",
      ],
      "topologicalOrder(by:) of WeightedDigraph, of Graphs"
    ),
    (
      ["strongaugmentation", "strongconnectivityaugmentation", "eswarantarjan"],
      "strongConnectivityAugmentation() of WeightedDigraph, of Graphs"
    ),
    (
      ["bridgeaugmentation", "bridgeconnectivityaugmentation", "edgeconnectivityaugmentation"],
      "twoEdgeConnectivityAugmentation() of WeightedGraph, of Graphs"
    ),
    (["robbins", "strongorientation"], "strongOrientation() of WeightedGraph, of Graphs"),
    (["debruijn", "debruijnsequence"], "eulerianTrail(from:) of WeightedDigraph, of Graphs"),
    (
      ["menger", "edgedisjointpaths", "vertexdisjointpaths", "disjointpaths", "flowdecomposition"],
      "paths(carrying:from:to:) of WeightedDigraph, of Graphs"
    ),
    (["kahn"], "topologicalOrder() of WeightedDigraph, of Graphs"),
    (
      ["hierholzer", "eulerpath", "eulerwalk", "eulertrail"],
      "eulerianTrail(from:) of graphs, of Graphs"
    ),
    (
      ["eulerianpath", "euleriancircuit", "euleriancycle", "eulercircuit"],
      "eulerianTrail(from:) of graphs, of Graphs"
    ),
    (
      ["blockcuttree", "blockcut", "cutvertex", "cutvertices"],
      "biconnectedComponents() or articulationPoints() of WeightedGraph, of Graphs"
    ),
    (
      ["fordfulkerson", "edmondskarp", "pushrelabel", "preflow"],
      "maximumFlow(from:to:) of WeightedDigraph, of Graphs"
    ),
    (
      [
        "projectselection", "maximumclosure", "maximumweightclosure", "maxclosure",
        "closureproblem",
      ],
      "the minimumCut of a MaximumFlow, of Graphs"
    ),
    (["kuhn", "augmentingpath"], "maximumMatching() of BipartiteGraph, of Graphs"),
    (
      ["weightedmatching", "weightedblossom", "minimumweightperfectmatching"],
      "maximumWeightMatching(withMaximumCardinality:) of WeightedGraph, of Graphs"
    ),
    (
      ["scccondensation", "condensation", "condensationgraph"],
      "stronglyConnectedComponentIndices() of WeightedDigraph, of Graphs"
    ),
    (
      ["kthshortestpath", "kshortestpaths", "kshortestpath", "secondshortestpath", "eppstein"],
      "shortestWalks(from:to:count:) of WeightedDigraph, of Graphs"
    ),
    (
      ["multisourcebfs", "multisource"],
      "shortestDistances(vertexCount:fromNearestOf:edges:), of Graphs"
    ),
    (
      ["dijkstradouble", "doubledijkstra", "doubleweights", "floatweights", "realweights"],
      "shortestLengths(vertexCount:from:edges:), of Graphs"
    ),
    (
      ["pathmax", "pathquery", "pathqueries", "pathsum", "pathsumqueries"],
      "pathParts(from:to:) of RootedTree, of Graphs"
    ),
    (["lowestcommonancestor"], "lowestCommonAncestor(_:_:) of RootedTree, of Graphs"),
    (["treecenter", "centertree"], "longestPath() of RootedTree, of Graphs, and its middle"),
    (["treecentroid", "findcentroid"], "forEachCentroid(_:) of RootedTree, of Graphs"),
    (
      ["treedp", "dpontrees", "dpontree"],
      "RootedTree, of Graphs, from the last vertex of its order to the first"
    ),
    (
      ["secondmst", "secondbestmst"],
      "edges(onPathFrom:to:) of RootedTree, of Graphs, with RangeMinima of DataStructures"
    ),
    (["reachability", "warshall"], "transitiveClosure() of WeightedDigraph, of Graphs"),
    (["dilworth", "antichain"], "maximumAntichain() of WeightedDigraph, of Graphs"),
    (
      ["dag", "longestpathdag", "longestpathindag", "criticalpath"],
      "topologicalOrder() of WeightedDigraph, of Graphs"
    ),
    (["bipartitecheck", "isbipartite", "2coloring"], "bipartition() of WeightedGraph, of Graphs"),
    (["hashing", "stringhashing"], "RollingHash, of Strings"),
    (["incrementalscc"], "strongConnectionTimes() of WeightedDigraph, of Graphs"),
    (
      ["stnumbering", "stordering", "bipolarorientation"],
      "bipolarOrder(from:to:) of WeightedGraph, of Graphs"
    ),
    (["absolutecenter"], "minimumDiameterSpanningTree() of WeightedGraph, of Graphs"),
    (["stablemarriage", "galeshapley"], "stableMatching(proposers:receivers:), of Graphs"),
    (
      ["chordal", "chordalgraph", "peo", "maximumcardinalitysearch", "lexbfs"],
      "perfectEliminationOrder() of WeightedGraph, of Graphs"
    ),
    (["hole", "inducedcycle"], "chordlessCycle() of WeightedGraph, of Graphs"),
    (
      ["complementgraph", "complementcomponents"],
      "connectedComponentsOfComplement() of WeightedGraph, of Graphs"
    ),
    (["prufer", "pruefer", "prüfer", "prufersequence"], "pruferCode() of RootedTree, of Graphs"),
    (["vertexcover", "konig"], "minimumVertexCover() of BipartiteGraph, of Graphs"),
    (["heavylight", "heavypath"], "RootedTree, of Graphs"),
    (
      ["smalltolarge", "smalltolargemerging"],
      "CombiningDisjointSets, of DataStructures, or RootedTree, of Graphs"
    ),
    (
      [
        "dsutree", "sack", "subtreesum", "subtreequery", "subtreequeries", "treeflattening",
        "flattentree",
      ],
      "RootedTree, whose subtrees are ranges of places, of Graphs"
    ),
    (
      ["rerooting", "rerootingtechnique"],
      "seenFromEachVertex(identity:combine:extend:) of RootedTree"
    ),
    (["auxiliarytree", "compressedtree"], "virtualTree(of:) of RootedTree, of Graphs"),
    (
      ["01bfs", "zeroonebfs", "dial", "gridbfs", "bfsgrid", "floodfill", "numberislands", "maze"],
      "shortestDistances(vertexCount:from:edges:), of Graphs, for what is no stored graph, as grids"
    ),
    (["border", "borders", "failurefunction"], "prefixFunction() of collections, of Strings"),
    (["period", "smallestperiod"], "prefixFunction() or zArray() of collections, of Strings"),
    (["bwt", "burrowswheeler", "burrowswheelertransform"], "suffixArray(), of Strings"),
    (
      ["inversebwt", "inverseburrowswheeler", "inverseburrowswheelertransform"],
      "inverseBurrowsWheelerTransform() of collections, of Strings"
    ),
    (["stringmatching", "patternmatching"], "occurrences(of:) of collections, of Strings"),
    (["wildcard", "wildcardmatching"], "occurrences(of:wildcard:) of arrays, of NumberTheory"),
    (["rabinkarp", "knuthmorrispratt"], "occurrences(of:) of collections, of Strings"),
    (
      ["minimalrotation", "minimumrotation", "leastrotation", "booth"],
      "leastRotationStart() of collections, of Strings"
    ),
    (
      ["longestpalindromicsubstring", "longestpalindrome"],
      "palindromeLengths() of collections, of Strings"
    ),
    (
      ["graham", "jarvis", "andrew", "andrewmonotonechain", "giftwrapping"],
      "convexHull(), of Geometry"
    ),
    (["linesweep", "sweepline", "rectangleunion"], "unionArea(of:), of Geometry"),
    (
      ["segmentintersection", "lineintersection"], "commonPoint(with:) of LineSegment, of Geometry"
    ),
    (
      ["segmentoverlap", "collinearoverlap", "overlappingsegments"],
      "commonSegment(with:) of LineSegment, of Geometry"
    ),
    (["circumcenter", "circumscribedcircle"], "circumcircle(_:_:_:), of Geometry"),
    (["incenter", "inscribedcircle"], "incircle(_:_:_:), of Geometry"),
    (["perpendicularfoot", "orthogonalprojection"], "projection(of:) of LineSegment, of Geometry"),
    (["mirrorpoint"], "reflection(of:) of LineSegment, of Geometry"),
    (
      [
        "polygoncentroid", "centroidpolygon", "centerofmass", "centermass", "centerofgravity",
        "centroid",
      ],
      "centroid() of collections of points, or forEachCentroid(_:) of RootedTree, of Graphs"
    ),
    (["pick"], "doubledArea() of collections of points, of Geometry"),
    (["delaunay", "voronoi", "voronoidiagram"], "delaunayTriangulation(), of Geometry"),
    (["pointsintriangle"], "TriangleCounts, of Geometry"),
    (["rectilinearmst"], "manhattanMinimumSpanningTree(), of Geometry"),
    (["emst"], "euclideanMinimumSpanningTree(), of Geometry"),
    (["diameter", "farthestpair"], "indicesOfFarthestPair(), of Geometry"),
    (["josephus"], "remove(at:) of SortedMultiset, of DataStructures, which removes the k-th"),
    (
      ["itertools", "allpermutations", "generatepermutations"],
      "nextPermutation() of arrays and combinations(ofCount:) of sequences, of Searching"
    ),
    (
      ["memoize", "memoization", "lrucache", "memo"],
      "Dictionary, or Table of DataStructures, of the results"
    ),
    (
      [
        "recursion", "deeprecursion", "recursionlimit", "setrecursionlimit", "stackoverflow",
        "stacksize",
        "setrlimit",
      ], "withStack(mebibytes:_:), of FastIO"
    ),
    (
      [
        "mt19937", "rng", "randint", "rand", "xorshift", "simulatedannealing", "annealing",
        "hillclimbing", "localsearch",
      ],
      "FastRandom, of Searching"
    ),
    (
      ["int128", "uint128"],
      "Int128, of the standard library since Swift 6.0, or BigInteger, of NumberTheory"
    ),
    (
      ["chrono", "timer", "stopwatch", "timelimit", "currenttime"],
      "ContinuousClock, of the standard library"
    ),
    (
      [
        "exactcover", "dancinglinks", "dlx", "algorithmx", "sudoku", "latinsquare", "pentominoes",
        "polyominoes", "nqueens", "queens", "eightqueens",
      ], "exactCover(of:) of sets, of Searching"
    ),
    (
      [
        "%02d", "zeropad", "zeropadding", "zeropadded", "zfill", "setfill", "setw", "padstart",
        "leadingzeros",
      ], "zeroPadded(to:) of integers, of FastIO"
    ),
    (
      [
        "parseints", "extractintegers", "commaseparated", "commas", "hh:mm:ss", "hh:mm",
        "parsetime", "parsedate", "numbersinaline", "numbersonaline", "numbersofaline",
      ], "integers() of bytes, such as those of readLineBytes(), of FastIO"
    ),
    (
      ["ceildiv", "divceil", "ceildivision", "ceilingdivision"],
      "ceilDivided(by:) of integers, of NumberTheory"
    ),
    (
      ["8neighbors", "eightneighbors", "8neighborhood", "moore", "mooreneighborhood"],
      "surroundings(of:) of Table, of DataStructures"
    ),
    (["knight", "knightmoves", "dxdy"], "neighbors(of:at:) of Table, of DataStructures"),
    (["precision", "decimalplaces"], "writeLine(_:digits:) of OutputWriter, of FastIO"),
    (
      ["hex", "hexadecimal", "baseconversion"],
      "String(_:radix:) or Int(_:radix:), of the standard library"
    ),
    (["zobrist", "xorhashing"], "FastRandom, of Searching, with a number for each value"),
    (["hammingdistance"], "nonzeroBitCount of integers, of the standard library, after ^"),
    (["bitcount"], "nonzeroBitCount of integers, of the standard library"),
  ]
}
