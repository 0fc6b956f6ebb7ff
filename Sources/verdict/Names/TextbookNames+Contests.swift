// What there is for names of techniques and of problems that are well known from SPOJ, AOJ, LeetCode and elsewhere.

extension TextbookNames {
  static let contests: [(elsewhere: [String], here: String)] = [
    // Ranges.
    (
      [
        "rangeminimumquery", "rangeminimumqueries", "rangeminqueries", "rangemaximumquery",
        "rangemaximumqueries", "rangemaxqueries", "rangeminimum", "rangemaximum",
      ],
      "RangeMinima, of DataStructures, or SegmentTree if elements change"
    ),
    (
      ["rangesum", "rangesums", "rangesumquery", "rangesumqueries"],
      "PrefixSums, of DataStructures, or FenwickTree if elements change"
    ),
    (["starryskytree"], "LazySegmentTree, of DataStructures, with sums that are added to maxima"),
    (["rangeproduct", "rangeproducts"], "SegmentTree, of DataStructures"),
    (
      [
        "longestrunones", "longestrun", "longestconsecutiveones", "maximumconsecutiveone",
        "longestsubstringonerepeatingcharacter",
      ],
      "SegmentTree, of DataStructures, of the longest runs at both ends and within; LazySegmentTree with flips"
    ),
    (
      ["rangeassignaddsum", "rangeassignadd", "rangeassignrangeadd"],
      "LazySegmentTree, of DataStructures, whose updates are linear functions"
    ),
    (
      ["frequencyxinrange", "rangefrequencyqueries"],
      "count(of:in:) of WaveletMatrix, of DataStructures"
    ),
    (["rangemodule"], "IntervalMap, of DataStructures"),
    (
      ["mycalendariii", "fallingsquares"],
      "LazySegmentTree, or LazySparseSegmentTree for large ranges, of DataStructures"
    ),
    (
      [
        "persistentlazysegmenttree", "persistentlazysegtree", "persistentlazypropagation",
        "persistentsegmenttreewithlazypropagation", "persistentsegmenttreewithrangeupdates",
        "persistentrangeadd", "persistentrangeaddition", "persistentrangeupdate",
        "persistentrangeassignment", "ttm", "tothemoon",
      ],
      "LazyPersistentSegmentTree, of DataStructures"
    ),
    (
      [
        "orthogonalrangesearch", "orthogonalrangereporting", "rangereporting",
        "enumeratepointsinrectangle", "reportpointsinrectangle",
      ],
      "smallest(_:in:) of WaveletMatrix, of DataStructures, of the ranks by y in order of x"
    ),
    (
      [
        "manhattanintersection", "manhattanintersections", "manhattangeometry",
        "manhattansegmentintersection", "manhattansegmentintersections",
        "orthogonalsegmentintersection", "orthogonalsegmentintersections",
      ],
      "FenwickTree, of DataStructures, over y in order of x"
    ),
    (
      ["medianstream", "medianfromdatastream", "findmedianfromdatastream"],
      "SortedMultiset, of DataStructures, with element(at:)"
    ),
    (
      ["countsmallernumbersafterself", "reversepairs", "countrangesum"],
      "FenwickTree, of DataStructures, of the ranks of the numbers or prefix sums so far"
    ),
    (
      ["maximalsquare", "largestsquare"],
      "Table, of DataStructures, of the largest squares that end at each cell"
    ),
    (
      ["subarrayswithxork", "numberofsubarrayswithxork", "numbersubarrayswithxork"],
      "Dictionary, of the standard library, of the prefix XORs so far"
    ),
    (
      [
        "matrixchain", "matrixchainmultiplication", "matrixchainorder", "burstballoons",
        "minimumscoretriangulation", "optimaltriangulation",
      ],
      "Table, of DataStructures, of the best of each range"
    ),
    (
      [
        "kthsmallestinsortedmatrix", "kthsmallestpairdistance", "splitarraylargestsum",
        "findkthsmallestpairdistance", "nthmagicalnumber",
      ],
      "smallest(where:) of ranges, of Searching"
    ),

    // Bits.
    (
      [
        "triemerging", "triemerge", "mergetries", "mergingtries", "mergeabletrie",
        "xortriemerging",
      ],
      "SegmentForest, of DataStructures, or BinaryTrie, the smaller into the larger one"
    ),
    (
      ["mexxor", "xormex", "mexafterxor"],
      "smallest(xor:) of BinaryTrie, of DataStructures, of the numbers that are missing"
    ),

    // Trees and graphs.
    (
      [
        "nearestmarkedvertex", "nearestmarkednode", "nearestwhitevertex", "nearestwhitenode",
        "nearestcoloredvertex", "nearestcolorednode",
      ],
      "StaticTopTree, of Graphs, or centroidParents() of RootedTree"
    ),
    (
      [
        "farthestmarkedvertices", "farthestmarkednodes", "farthestwhitevertices",
        "farthestwhitenodes",
      ],
      "StaticTopTree, of Graphs"
    ),
    (
      [
        "samecolorcomponent", "samecolorcomponents", "samecolorconnectedcomponent",
        "connectedcomponentsamecolor", "componentsamecolor", "monochromaticcomponent",
        "monochromaticcomponents",
      ],
      "combined(rootedAt:reversed:) of StaticTopTree, of Graphs"
    ),
    (
      ["sumdistancesintree"],
      "seenFromEachVertex(identity:combine:extend:) of RootedTree, of Graphs"
    ),
    (["criticalconnections"], "bridges() of WeightedGraph, of Graphs"),
    (["reconstructitinerary"], "eulerianTrail(from:) of WeightedDigraph, of Graphs"),
    (["aliendictionary"], "topologicalOrder() of WeightedDigraph, of Graphs"),
    (["numberofislandsii", "numberislandsii"], "DisjointSets, of DataStructures"),
    (
      ["swiminrisingwater", "pathwithminimumeffort"],
      "connectionTime(of:_:) of TimedDisjointSets, of DataStructures"
    ),

    // Strings.
    (
      [
        "longestcommonsubstringseveraltexts", "longestcommonsubstringseveralstrings",
        "longestcommonsubstringmanystrings", "longestcommonsubstringmultiplestrings",
        "longestcommonsubstringkstrings", "longestcommonsubstringseveral",
      ],
      "textCount(at:) of SuffixAutomaton, of Strings"
    ),
    (
      [
        "longestrepeatedsubstring", "longestduplicatesubstring", "longestrepeatingsubstring",
        "longestcommonsubpath",
      ],
      "lcpArray(suffixArray:) of collections, of Strings"
    ),
    (
      ["tandemrepeat", "tandemrepeats", "distinctechosubstrings", "squaresinstring"],
      "maximalRepetitions() of collections, of Strings"
    ),
    (
      ["palindromepartitioning", "palindromepartitioningii"],
      "fewestPalindromes() of collections, of Strings"
    ),
    (
      ["shortestpalindrome"],
      "prefixFunction() of collections, of Strings, of the text, a separator and its reverse"
    ),

    // Numbers.
    (
      ["coprimepairs", "countcoprimepairs", "numbercoprimepairs"],
      "invertedOverMultiples(_:) of arrays, of NumberTheory"
    ),
    (
      [
        "visiblepoints", "visiblelatticepoints", "gcdsum", "gcdsums", "pillai", "pillaifunction",
        "lcmsum", "lcmsums", "sumlcm", "sumgcd",
      ],
      "values(_:) of SmallestFactors, of NumberTheory: the totients, or the Möbius function"
    ),
    (
      ["ballsandboxes", "ballsinboxes", "ballsandbins", "ballsinbins", "twelvefoldway"],
      "Binomials, or for equal boxes stirlingNumbersOfSecondKind(_:) or partitionNumbers(count:) of ModularInteger, of NumberTheory"
    ),
    (
      ["numberofdigitone", "countdigitone", "numberswithrepeateddigits"],
      "DigitAutomaton, of DynamicProgramming"
    ),

    // Exercises that are asked by their names.
    (
      [
        "frobenius", "frobeniusnumber", "coinproblem", "chickenmcnugget", "chickenmcnuggetnumber",
        "chickenmcnuggettheorem", "shortestpathmodulo", "shortestpathsmodulo",
      ],
      "shortestDistances(from:) of WeightedDigraph, of Graphs, over the remainders modulo one coin"
    ),
    (
      ["powerfulnumber", "powerfulnumbers"],
      "sumOfMultiplicativeFunction(upTo:atPrimes:atPowers:), of NumberTheory"
    ),
    (["strassen"], "ModularMatrix, of NumberTheory, whose product takes O(n³)"),
    (
      ["cholesky", "choleskydecomposition"],
      "RealMatrix, of NumberTheory, which is solved by elimination"
    ),
    (["rsa"], "power(_:modulo:) of Int, of NumberTheory"),
    (
      ["wythoff", "wythoffgame", "wythoffsgame"],
      "grundyNumbers(of:moves:), of NumberTheory"
    ),
    (["antipodal", "antipodalpair", "antipodalpairs"], "indicesOfFarthestPair(), of Geometry"),
    (["fractionalcascading"], "WaveletMatrix, of DataStructures"),
    (
      ["binpacking"],
      "submasks of integers, of Searching: for each set the fewest bins and what is in the last one"
    ),
    (
      ["partitionproblem", "numberpartitioning", "balancedpartition", "equalpartition"],
      "largestSubsetSum(atMost:) of collections, of Searching"
    ),
    (
      ["backtracking", "branchandbound"],
      "exactCover(of:) of sets, of Searching, or combinations(ofCount:)"
    ),
    (
      ["stonegame", "alphabeta", "alphabetapruning"],
      "Table, of DataStructures, of the best of each range"
    ),
    (
      ["trappingrainwater", "trappingwater"],
      "Array, of the standard library: the highest so far from both sides"
    ),
    (
      ["containerwithmostwater"],
      "Array, of the standard library: two places that move towards each other"
    ),
    (
      ["minimumwindowsubstring", "smallestwindow"],
      "Histogram, of Sorting, of the letters between two places that only move on"
    ),
    (
      ["longestconsecutivesequence"],
      "fastSort() of collections, of Sorting, or DisjointSets, of DataStructures"
    ),
    (
      ["buylowsellhigh", "besttimetobuyandsellstock", "buyandsellstock"],
      "PriorityQueue, of DataStructures, of the prices so far"
    ),
    (
      ["dutchflag", "dutchnationalflag", "sortcolors"], "countingSort() of collections, of Sorting"
    ),
    (
      ["aliasmethod", "weightedrandom", "weightedrandomchoice", "randomchoicebyweight"],
      "upperBound(of:) of collections, of Searching, of the PrefixSums of the weights"
    ),
  ]
}
