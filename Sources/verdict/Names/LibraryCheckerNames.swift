// What the problems of Library Checker are solved with.

/// Says what there is here for the name of a problem of Library Checker.
enum LibraryCheckerNames {
  /// Returns what solves a problem, named as there or as here: `jump_on_tree`, `library-checker-jump_on_tree`.
  static func here(for name: String) -> String? {
    var words = name.lowercased().split { " -_".contains($0) }
    if words.starts(with: ["library", "checker"]) { words.removeFirst(2) }
    if words.first == "lc" { words.removeFirst() }
    let key = words.joined()
    return names.first { $0.problems.contains(key) }?.here
  }

  /// The problems without underscores.
  private static let names: [(problems: [String], here: String)] = [
    (["aplusb", "manyaplusb"], "InputReader and OutputWriter, of FastIO"),

    // Data structures.
    (["staticrmq"], "RangeMinima, of DataStructures"),
    (["staticrangesum"], "PrefixSums, of DataStructures"),
    (["pointaddrangesum"], "FenwickTree, of DataStructures"),
    (["pointsetrangecomposite"], "SegmentTree, of DataStructures"),
    (["pointsetrangecompositelargearray"], "SparseSegmentTree, of DataStructures"),
    (["rangeaffinerangesumlargearray"], "LazySparseSegmentTree, of DataStructures"),
    (
      ["rangeaffinepointget", "rangeaffinerangesum", "rangeaddrangemin"],
      "LazySegmentTree, of DataStructures"
    ),
    (["rangelinearaddrangemin"], "HullSegmentTree, of DataStructures"),
    (["rangechminchmaxaddrangesum"], "ClampingSegmentTree, of DataStructures"),
    (
      ["rangesetrangecomposite"],
      "IntervalMap, of DataStructures, with a SegmentTree of the intervals' powers"
    ),
    (
      ["pointsetrangesortrangecomposite"],
      "SegmentForest, of DataStructures, of sorted ranges, with a SegmentTree of their composites"
    ),
    (
      ["pointsetrangefrequency"],
      "SortedMultiset, of DataStructures, of pairs of values and positions: count(in:)"
    ),
    (["rangereverserangesum"], "ImplicitTreap, of DataStructures"),
    (["persistentrangeaffinerangesum"], "LazyPersistentTreap, of DataStructures"),
    (["dynamicsequencerangeaffinerangesum"], "LazyImplicitTreap, of DataStructures"),
    (
      ["rangekthsmallest", "staticrangefrequency"], "WaveletMatrix, of DataStructures"
    ),
    (
      ["staticrangecountdistinct"],
      "WaveletMatrix, of DataStructures, of where each value was last"
    ),
    (["staticrangesumwithupperbound", "rectanglesum"], "WeightedWaveletMatrix, of DataStructures"),
    (["pointaddrectanglesum", "rectangleaddpointget"], "PointFenwickTree, of DataStructures"),
    (["staticrangeinversionsquery"], "numbersOfInversions(in:) of arrays, of Searching"),
    (["staticrangemodequery"], "RangeModes, of DataStructures"),
    (["associativearray"], "IntegerDictionary, of DataStructures"),
    (["predecessorproblem", "orderedset"], "SortedMultiset, of DataStructures"),
    (["doubleendedpriorityqueue"], "SortedMultiset, of DataStructures"),
    (["setxormin"], "BinaryTrie, of DataStructures"),
    (["deque"], "Deque, of DataStructures"),
    (
      ["queueoperateallcomposite", "dequeoperateallcomposite"], "CombiningDeque, of DataStructures"
    ),
    (["lineaddgetmin", "segmentaddgetmin"], "LowerEnvelope, of DataStructures"),
    (["unionfind"], "DisjointSets, of DataStructures"),
    (["rangeparallelunionfind"], "RangeDisjointSets, of DataStructures"),
    (
      ["unionfindwithpotential", "unionfindwithpotentialnoncommutativegroup"],
      "WeightedDisjointSets, of DataStructures"
    ),
    (
      ["persistentunionfind"], "RollbackDisjointSets, of DataStructures, along the tree of versions"
    ),
    (
      ["majorityvoting"],
      "SegmentTree, of DataStructures, of majority votes, and SortedMultiset to count them"
    ),
    (
      ["staticrectangleaddrectanglesum"],
      "FenwickTree, of DataStructures, four over y of all corners, in order of x"
    ),
    (["areaofunionofrectangles"], "unionArea(of:), of Geometry"),

    // Trees.
    (
      ["rootedtreetopologicalorderwithminimuminversions"],
      "schedule(times:weights:) of RootedTree, of Graphs"
    ),
    (
      [
        "lca", "jumpontree", "vertexaddpathsum", "vertexsetpathcomposite", "vertexaddsubtreesum",
      ],
      "RootedTree, of Graphs"
    ),
    (
      ["persistentqueue"],
      "RootedTree, of Graphs, of all insertions: the first element is an ancestor of the last one"
    ),
    (["treediameter"], "longestPath() of RootedTree, of Graphs"),
    (
      ["treepathcompositesum"],
      "seenFromEachVertex(identity:combine:extend:) of RootedTree, of Graphs"
    ),
    (
      ["pointsettreepathcompositesum", "pointsettreepathcompositesumfixedroot"],
      "StaticTopTree, of Graphs"
    ),
    (["rootedtreeisomorphismclassification"], "subtreeClasses() of RootedTree, of Graphs"),
    (["frequencytableoftreedistance"], "forEachCentroid(_:) of RootedTree, of Graphs"),
    (
      ["vertexaddrangecontoursumontree", "vertexgetrangecontouraddontree"],
      "TreeContours, of Graphs"
    ),
    (["commonintervaldecompositiontree"], "strongIntervals() of collections, of Searching"),
    (["cartesiantree"], "cartesianTreeParents() of collections, of Searching"),
    (
      ["dynamictreevertexaddpathsum", "dynamictreevertexsetpathcomposite"],
      "DynamicForest, of DataStructures"
    ),

    (["dynamictreevertexaddsubtreesum"], "DynamicSubtreeForest, of DataStructures"),

    // Graphs.
    (["shortestpath"], "shortestPath(from:to:) of WeightedDigraph, of Graphs"),
    (["kshortestwalk"], "shortestWalks(from:to:count:) of WeightedDigraph, of Graphs"),
    (["minimumspanningtree"], "minimumSpanningForest() of WeightedGraph, of Graphs"),
    (
      ["incrementalminimumspanningforest"],
      "DynamicForest, of DataStructures, of the edges' weights"
    ),
    (["directedmst"], "minimumArborescence(from:) of WeightedDigraph, of Graphs"),
    (
      ["minimumdiameterspanningtree"], "minimumDiameterSpanningTree() of WeightedGraph, of Graphs"
    ),
    (["minimumsteinertree"], "minimumSteinerTree(joining:) of WeightedGraph, of Graphs"),
    (["incrementalscc"], "strongConnectionTimes() of WeightedDigraph, of Graphs"),
    (["scc"], "stronglyConnectedComponents() of WeightedDigraph, of Graphs"),
    (["twosat"], "TwoSatisfiability, of Graphs"),
    (["biconnectedcomponents"], "biconnectedComponents() of WeightedGraph, of Graphs"),
    (["twoedgeconnectedcomponents"], "twoEdgeConnectedComponents() of WeightedGraph, of Graphs"),
    (
      ["threeedgeconnectedcomponents"], "threeEdgeConnectedComponents() of WeightedGraph, of Graphs"
    ),
    (["stnumbering"], "bipolarOrder(from:to:) of WeightedGraph, of Graphs"),
    (["dominatortree"], "immediateDominators(from:) of WeightedDigraph, of Graphs"),
    (["cycledetection"], "cycle() of WeightedDigraph, of Graphs"),
    (["cycledetectionundirected"], "cycle() of WeightedGraph, of Graphs"),
    (
      ["euleriantraildirected", "euleriantrailundirected"],
      "eulerianTrail(from:) of graphs, of Graphs"
    ),
    (["enumeratetriangles"], "forEachTriangle(_:) of WeightedGraph, of Graphs"),
    (["enumeratecliques"], "forEachClique(_:) of WeightedGraph, of Graphs"),
    (["countingc4"], "fourCycleCounts() of WeightedGraph, of Graphs"),
    (["bipartitematching"], "maximumMatching() of BipartiteGraph, of Graphs"),
    (["bipartiteedgecoloring"], "minimumEdgeColoring() of BipartiteGraph, of Graphs"),
    (["generalmatching"], "maximumMatching() of WeightedGraph, of Graphs"),
    (
      ["generalweightedmatching"],
      "maximumWeightMatching(withMaximumCardinality:) of WeightedGraph, of Graphs"
    ),
    (["assignment"], "minimumCostAssignment() of arrays, of Graphs"),
    (["maximumindependentset"], "maximumIndependentSet() of WeightedGraph, of Graphs"),
    (["chromaticnumber"], "minimumColoring() of WeightedGraph, of Graphs"),
    (
      ["chromaticpolynomial"],
      "subsetPowerProjection(weights:count:) of arrays, of NumberTheory, for independent sets"
    ),
    (
      ["countingspanningtreeundirected", "countingspanningtreedirected"],
      "determinant() of ModularMatrix, of NumberTheory, by the matrix-tree theorem"
    ),
    (
      ["countingeuleriancircuits"],
      "determinant() of ModularMatrix, of NumberTheory, by the BEST theorem"
    ),

    (
      ["connectedcomponentsofcomplementgraph"],
      "connectedComponentsOfComplement() of WeightedGraph, of Graphs"
    ),
    (
      ["chordalgraphrecognition"],
      "perfectEliminationOrder() and chordlessCycle() of WeightedGraph, of Graphs"
    ),
    (
      ["treedecompositionwidth2"],
      "treeDecompositionOfWidth2() of WeightedGraph, of Graphs"
    ),

    // Strings.
    (["zalgorithm"], "zArray() of collections, of Strings"),
    (["suffixarray"], "suffixArray() of collections, of Strings"),
    (["numberofsubsequences"], "subsequenceCount(modulo:) of SubsequenceAutomaton, of Strings"),
    (["numberofsubstrings"], "SortedSubstrings, of Strings, or its suffix and LCP arrays"),
    (["enumeratepalindromes"], "palindromeLengths() of collections, of Strings"),
    (["eertree"], "PalindromicTree, of Strings"),
    (["palindromesindeque"], "PalindromicDeque, of Strings"),
    (["lyndonfactorization"], "lyndonFactorization() of collections, of Strings"),
    (["runenumerate"], "maximalRepetitions() of collections, of Strings"),
    (["longestcommonsubstring"], "longestCommonSubstring(with:) of collections, of Strings"),
    (["ahocorasick"], "AhoCorasick, of Strings"),

    // Geometry.
    (["sortpointsbyargument"], "precedesInAngle(_:_:) of LatticePoint, of Geometry"),
    (["staticconvexhull"], "convexHull() of collections, of Geometry"),
    (["convexlayers"], "convexLayers() of collections, of Geometry"),
    (["closestpair"], "indicesOfClosestPair() of collections, of Geometry"),
    (["furthestpair"], "indicesOfFarthestPair() of collections, of Geometry"),
    (["manhattanmst"], "manhattanMinimumSpanningTree() of collections, of Geometry"),
    (["euclideanmst"], "euclideanMinimumSpanningTree() of collections, of Geometry"),
    (["countpointsintriangle"], "TriangleCounts, of Geometry"),
    (
      ["minimumenclosingcircle"],
      "smallestEnclosingCircle() of collections, of Geometry, and exact tests of points near it"
    ),

    // Dynamic programming.
    (
      ["longestincreasingsubsequence"],
      "longestIncreasingSubsequenceIndices() of collections, of DynamicProgramming"
    ),
    (
      ["minplusconvolutionconvexconvex", "minplusconvolutionconvexarbitrary"],
      "minPlusConvolution(withConvex:) of arrays, of DynamicProgramming"
    ),
    (
      ["minplusconvolutionconcavearbitrary"],
      "minPlusConvolution(withConcave:) of arrays, of DynamicProgramming"
    ),

    (["staticrangelisquery"], "RangeIncreasingSubsequences, of DynamicProgramming"),
    (["prefixsubstringlcs"], "RangeCommonSubsequences, of DynamicProgramming"),

    // Numbers.
    (["primalitytest"], "isPrime of Int, of NumberTheory"),
    (["factorize"], "primeFactorization() of Int, of NumberTheory"),
    (["enumerateprimes"], "PrimeSieve, of NumberTheory"),
    (["countingprimes"], "numberOfPrimes(upTo:), of NumberTheory"),
    (["primitiveroot"], "leastPrimitiveRoot() of Int, of NumberTheory"),
    (["sumofflooroflinear"], "floorSum(count:factor:summand:divisor:), of NumberTheory"),
    (["kthrootmod"], "root(_:modulo:) of Int, of NumberTheory"),
    (["kthrootinteger"], "integerRoot(_:) of UInt64, of NumberTheory"),
    (
      ["minofmodoflinear"],
      "minimumRemainder(count:factor:summand:divisor:), of NumberTheory"
    ),
    (["tetrationmod"], "tetration(_:modulo:) of Int, of NumberTheory"),
    (["gcdofgaussianintegers"], "GaussianInteger, of NumberTheory"),
    (["twosquaresum"], "sumsOfTwoSquares() of Int, of NumberTheory"),
    (["countingsquarefrees"], "numberOfSquarefreeNumbers(upTo:), of NumberTheory"),
    (["sqrtmod"], "squareRoot(modulo:) of Int, of NumberTheory"),
    (["discretelogarithmmod"], "discreteLogarithm(toBase:modulo:) of Int, of NumberTheory"),
    (
      ["discretelogarithmfixedmod"],
      "discreteLogarithm(toBase:modulo:) of Int, of NumberTheory, for the primes up to √p only"
    ),
    (
      ["rationalapproximation"],
      "smallest(denominatorsUpTo:numeratorsUpTo:where:) of Fraction, of NumberTheory"
    ),
    (["sternbrocottree"], "continuedFraction of Fraction, of NumberTheory"),
    (["nimproduct64"], "nimProduct(_:_:), of NumberTheory"),
    (["qbinomialcoefficientprimemod"], "QBinomials, of NumberTheory"),
    (["binomialcoefficientprimemod"], "Binomials, of NumberTheory"),
    (["binomialcoefficient"], "CompositeBinomials, of NumberTheory"),
    (["factorial", "manyfactorials"], "LargeFactorials, of NumberTheory"),
    (
      ["sumofexponentialtimespolynomial"],
      "interpolatedSum(ofFirst:ratio:) of arrays, of NumberTheory"
    ),
    (
      ["sumofexponentialtimespolynomiallimit"],
      "interpolatedSum(ratio:) of arrays, of NumberTheory"
    ),
    (["bernoullinumber"], "bernoulliNumbers(count:) of ModularInteger, of NumberTheory"),
    (["partitionfunction"], "partitionNumbers(count:) of ModularInteger, of NumberTheory"),
    (
      ["stirlingnumberofthefirstkind"],
      "stirlingNumbersOfFirstKind(_:) of ModularInteger, of NumberTheory"
    ),
    (
      ["stirlingnumberofthesecondkind"],
      "stirlingNumbersOfSecondKind(_:) of ModularInteger, of NumberTheory"
    ),
    (
      ["stirlingnumberofthefirstkindfixedk"],
      "stirlingNumbersOfFirstKind(upTo:cycles:) of ModularInteger, of NumberTheory"
    ),
    (
      ["stirlingnumberofthesecondkindfixedk"],
      "stirlingNumbersOfSecondKind(upTo:blocks:) of ModularInteger, of NumberTheory"
    ),
    (["montmortnumbermod"], "derangementNumbers(count:) of ModularInteger, of NumberTheory"),
    (["intersectionoff2vectorspaces"], "intersection(with:) of XORBasis, of DataStructures"),
    (["bellnumber", "sharppsubsetsum"], "seriesExponential(count:) of arrays, of NumberTheory"),
    (
      [
        "additionofbigintegers", "multiplicationofbigintegers", "divisionofbigintegers",
        "manyaplusb128bit",
      ],
      "BigInteger, of NumberTheory"
    ),
    (
      [
        "additionofhexbigintegers", "multiplicationofhexbigintegers",
        "divisionofhexbigintegers",
      ],
      "init(_:radix:) of BigInteger, of NumberTheory"
    ),

    // Convolutions, polynomials, power series.
    (
      ["convolutionmod", "convolutionmod1000000007"],
      "convolution(with:) of arrays, of NumberTheory"
    ),
    (
      ["productofpolynomialsequence"],
      "polynomialProduct() of arrays of polynomials, of NumberTheory"
    ),
    (["multivariateconvolution"], "convolution(with:shape:) of arrays, of NumberTheory"),
    (
      ["multivariateconvolutioncyclic"],
      "cyclicConvolution(with:shape:) of arrays, of NumberTheory"
    ),
    (["convolutionf264"], "binaryFieldConvolution(with:) of collections, of NumberTheory"),
    (["convolutionmod264"], "wrappingConvolution(with:) of arrays, of NumberTheory"),
    (
      ["mulmod2nconvolution", "mulmodpconvolution"],
      "multiplicativeConvolution(with:) of arrays, of NumberTheory"
    ),
    (["wildcardpatternmatching"], "occurrences(of:wildcard:) of collections, of NumberTheory"),
    (["bitwiseandconvolution"], "andConvolution(with:) of arrays, of NumberTheory"),
    (["bitwisexorconvolution"], "xorConvolution(with:) of arrays, of NumberTheory"),
    (["gcdconvolution"], "gcdConvolution(with:) of arrays, of NumberTheory"),
    (["lcmconvolution"], "lcmConvolution(with:) of arrays, of NumberTheory"),
    (
      [
        "dirichletconvolutionandprefixsums", "dirichletinverseandprefixsums",
        "sumoftotientfunction",
      ],
      "DirichletPrefixSums, of NumberTheory"
    ),
    (
      ["sumofmultiplicativefunction"],
      "sumOfMultiplicativeFunction(upTo:atPrimes:atPowers:), of NumberTheory"
    ),
    (["enumeratequotients"], "quotients of DirichletPrefixSums, of NumberTheory"),
    (["subsetconvolution"], "subsetConvolution(with:) of arrays, of NumberTheory"),
    (["expofsetpowerseries"], "subsetExponential() of arrays, of NumberTheory"),
    (["logofsetpowerseries"], "subsetLogarithm() of arrays, of NumberTheory"),
    (["polynomialcompositesetpowerseries"], "subsetComposition(with:) of arrays, of NumberTheory"),
    (
      ["powerprojectionofsetpowerseries"],
      "subsetPowerProjection(weights:count:) of arrays, of NumberTheory"
    ),
    (
      ["invofformalpowerseries", "invofformalpowerseriessparse"],
      "seriesInverse(count:) of arrays, of NumberTheory"
    ),
    (
      ["logofformalpowerseries", "logofformalpowerseriessparse"],
      "seriesLogarithm(count:) of arrays, of NumberTheory"
    ),
    (
      ["expofformalpowerseries", "expofformalpowerseriessparse"],
      "seriesExponential(count:) of arrays, of NumberTheory"
    ),
    (
      ["powofformalpowerseries", "powofformalpowerseriessparse"],
      "seriesPower(_:count:) of arrays, of NumberTheory"
    ),
    (
      ["sqrtofformalpowerseries", "sqrtofformalpowerseriessparse"],
      "seriesSquareRoot(count:) of arrays, of NumberTheory"
    ),
    (
      ["compositionofformalpowerseries", "compositionofformalpowerserieslarge"],
      "seriesComposition(with:count:) of arrays, of NumberTheory"
    ),
    (
      [
        "compositionalinverseofformalpowerseries", "compositionalinverseofformalpowerserieslarge",
      ],
      "seriesCompositionalInverse(count:) of arrays, of NumberTheory"
    ),
    (
      ["divisionofpolynomials"],
      "polynomialQuotientAndRemainder(dividingBy:) of arrays, of NumberTheory"
    ),
    (["multipointevaluation"], "polynomialValues(at:) of arrays, of NumberTheory"),
    (["polynomialinterpolation"], "interpolatedPolynomial(fromPlaces:) of arrays, of NumberTheory"),
    (
      ["multipointevaluationongeometricsequence"],
      "polynomialValues(from:ratio:count:) of arrays, of NumberTheory"
    ),
    (
      ["polynomialinterpolationongeometricsequence"],
      "interpolatedPolynomial(from:ratio:) of arrays, of NumberTheory"
    ),
    (
      ["shiftofsamplingpointsofpolynomial"],
      "interpolatedValues(from:count:) of arrays, of NumberTheory"
    ),
    (["invofpolynomials"], "polynomialInverse(modulo:) of arrays, of NumberTheory"),
    (["polynomialrootfinding"], "polynomialRoots() of arrays, of NumberTheory"),
    (["polynomialtaylorshift"], "polynomialShifted(by:) of arrays, of NumberTheory"),
    (["findlinearrecurrence"], "shortestLinearRecurrence() of arrays, of NumberTheory"),
    (
      ["kthtermoflinearlyrecurrentsequence"],
      "term(at:ofLinearRecurrence:) of arrays, of NumberTheory"
    ),
    (
      ["consecutivetermsoflinearrecurrentsequence"],
      "terms(in:ofLinearRecurrence:) of arrays, of NumberTheory"
    ),

    // Matrices.
    (
      [
        "matrixproductmod2", "matrixdetmod2", "matrixrankmod2", "inversematrixmod2",
        "systemoflinearequationsmod2",
      ],
      "BitMatrix, of NumberTheory"
    ),
    (["adjugatematrix"], "adjugate() of ModularMatrix, of NumberTheory"),
    (["hafnianofmatrix"], "hafnian() of ModularMatrix, of NumberTheory"),
    (["pfaffianofmatrix"], "pfaffian() of ModularMatrix, of NumberTheory"),
    (["matrixproduct", "powofmatrix"], "ModularMatrix, of NumberTheory"),
    (["matrixdet", "matrixdetarbitrarymod"], "determinant() of ModularMatrix, of NumberTheory"),
    (
      ["sparsematrixdet"],
      "sparseDeterminant(size:elements:) of ModularMatrix, of NumberTheory"
    ),
    (["matrixrank"], "rank() of ModularMatrix, of NumberTheory"),
    (["inversematrix"], "inverse() of ModularMatrix, of NumberTheory"),
    (
      ["systemoflinearequations"],
      "solution(for:) and kernel() of ModularMatrix, of NumberTheory"
    ),
    (
      ["characteristicpolynomial"],
      "characteristicPolynomial() of ModularMatrix, of NumberTheory"
    ),
  ]
}
