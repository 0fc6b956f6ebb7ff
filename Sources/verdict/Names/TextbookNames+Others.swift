// What the other modules and the standard library have for the names of textbooks.

extension TextbookNames {
  static let others: [(elsewhere: [String], here: String)] = [
    (
      ["divideandconquer", "dncoptimization", "dncopt"],
      "cheapestPartition(of:into:cost:) or monotoneMinima(rows:columns:entry:), of DynamicProgramming"
    ),
    (
      ["travellingsalesman", "travelingsalesman", "travellingsalesperson", "travelingsalesperson"],
      "shortestHamiltonianCycle(placeCount:length:), of DynamicProgramming"
    ),
    (["graycode"], "Int, of the standard library: n ^ n >> 1 for each n"),
    (["fisheryates", "reservoirsampling"], "shuffle() of arrays, of the standard library"),
    (
      ["bitmanipulation", "bittricks", "bittrick", "bitoptimization"],
      "Int, of the standard library, with nonzeroBitCount"
    ),
    (["lowbit", "lowestsetbit"], "Int, of the standard library: n & -n"),
    (
      ["subsetenumeration", "enumeratesubsets"], "submasks of integers, of Searching"
    ),
    (["anagram", "anagrams"], "Histogram, of Sorting, of the letters"),
    (["regularexpression", "regex"], "Regex, of the standard library"),
    (["stringbuilder", "stringconcatenation"], "OutputWriter, of FastIO"),
    (["readuntileof", "untileof", "readuntilend"], "hasNextToken() of InputReader, of FastIO"),
    (
      ["fixedpoint", "readdecimal", "readmoney", "readcents"],
      "readFixedPoint(digits:in:) of InputReader, of FastIO"
    ),
    (["printdouble", "printdecimal"], "writeLine(_:digits:) of OutputWriter, of FastIO"),
    (["bisection"], "smallest(where:) of ranges, of Searching"),
    (["median"], "quickSelect(_:) of collections, of Sorting"),
    (
      ["kthsmallest", "kthlargest", "kthelement", "kthorderstatistic"],
      "quickSelect(_:) of collections, of Sorting, or element(at:) of SortedMultiset"
    ),
    (
      [
        "parser", "tokenizer", "shuntingyard", "infixtopostfix", "postfixnotation", "postfix",
        "reversepolishnotation", "rpn", "expressionevaluation", "expressionparser", "calculator",
      ],
      "Array, of the standard library: a stack of operators and one of values"
    ),
    (
      ["2sum", "twosum"],
      "Dictionary, of the standard library, of the numbers before; or fastSort(), of Sorting"
    ),
    (["introsort", "timsort", "shellsort", "stdsort"], "fastSort() of collections, of Sorting"),
    (["bucketsort", "pigeonholesort"], "countingSort() or radixSort() of collections, of Sorting"),
    (["wordbreak"], "prefixLengths(of:) of Trie, of Strings, from each place"),
    (["subsetssizek", "subsetsofsizek"], "combinations(ofCount:) of sequences, of Searching"),
    (
      ["3sum", "threesum"],
      "fastSort() of collections, of Sorting, and two places that move towards each other"
    ),
    (
      ["jobscheduling", "deadlinescheduling"],
      "PriorityQueue, of DataStructures, of the jobs taken so far"
    ),
    (
      ["shortestcommonsuperstring", "shortestsuperstring"],
      "shortestHamiltonianPath(placeCount:length:), of DynamicProgramming"
    ),
    (
      ["optimalbinarysearchtree", "optimalbst"],
      "cheapestMergeCost(of:cost:), of DynamicProgramming"
    ),
    (
      ["inversepermutation"],
      "Array, of the standard library: inverse[permutation[i]] = i for each i"
    ),
    (["factor"], "primeFactorization() of integers, of NumberTheory"),
    (["print"], "OutputWriter, which solve { input, output in … } gives, of FastIO"),
    (["newtonmethod", "newtonraphson"], "smallest(where:) of ranges, of Searching"),
    (
      ["longestdecreasingsubsequence", "lds"],
      "longestDecreasingSubsequence() of collections, of DynamicProgramming"
    ),
    (["customcomparator"], "fastSort(by:) of collections, of Sorting"),
    (["permutationtree", "commoninterval"], "strongIntervals() of collections, of Searching"),
    (
      ["binarysearchanswer", "parametricsearch"],
      "smallest(where:) or largest(where:) of ranges, of Searching"
    ),
    (["goldensection", "goldensectionsearch"], "lowestPoint(of:) of ranges, of Searching"),
    (
      [
        "slidingwindowmaximum", "slidingwindowminimum", "slidingmaximum", "slidingminimum",
        "monotonicqueue", "monotonequeue", "monotonicdeque", "monotonedeque",
      ],
      "maxima(ofLast:) and minima(ofLast:) of collections, of Searching"
    ),
    (
      ["monotonicstack", "nextgreater", "nextgreaterelement", "nextsmallerelement"],
      "indicesOfNext(_:) and indicesOfPrevious(_:) of collections, of Searching"
    ),
    (
      ["kadane", "maximumsubarray", "maxsubarray", "maximumsubarraysum", "maxsubarraysum"],
      "maximumSubarray() of collections, of Searching"
    ),
    (
      [
        "mowithupdates", "moswithupdates", "moalgorithmwithupdates", "mosalgorithmwithupdates",
        "mowithmodification", "mowithmodifications", "modifiedmo", "3dmo", "mo3d", "updatablemo",
      ],
      "forEachInMosOrder(afterUpdates:add:remove:update:undo:answer:) of ranges, of Searching"
    ),
    (
      [
        "mowithrollback", "moswithrollback", "rollbackmo", "rollbackmos", "morollback",
        "mowithoutremoval", "moswithoutremoval", "mowithoutdeletion", "moswithoutdeletion",
        "mowithundo", "moswithundo", "addonlymo", "moaddonly",
      ],
      "forEachInMosOrder(add:undo:answer:) of ranges, of Searching"
    ),
    (
      ["parallelbinarysearch", "overallbinarysearch", "simultaneousbinarysearch"],
      "firstTimes(conditionCount:restart:advance:holds:) of ranges, of Searching"
    ),
    (["sqrt"], "forEachInMosOrder(add:remove:answer:) of ranges, of Searching"),
    (
      ["weightedintervalscheduling", "weightedjobscheduling"],
      "upperBound(of:) of collections, of Searching, of the sorted ends"
    ),
    (
      ["lehmercode", "factoradic", "factorialnumbersystem", "inversiontable", "cantorexpansion"],
      "permutationRank() of collections and permutation(ofRank:), of Searching"
    ),
    (["kthpermutation"], "permutation(ofRank:) of collections, of Searching"),
    (["gosper", "gosperhack"], "combinations(ofCount:) of sequences, of Searching"),
    (["powerset", "allsubsets"], "submasks of integers, of Searching"),
    (["bitdp", "bitmaskdp"], "submasks of integers, of Searching, for an array of 1 << n results"),
    (
      ["maximalrectangle", "largestrectangle", "largestrectangleinhistogram"],
      "indicesOfNext(_:) and indicesOfPrevious(_:) of collections, of Searching"
    ),
    (
      ["intervalscheduling", "activityselection", "meetingrooms"],
      "fastSort(by:) of collections, of Sorting, by the ends"
    ),
    (
      ["intervalcover", "intervalcovering", "coverwithfewestintervals", "fewestintervals"],
      "fastSort(by:) of collections, of Sorting, by the starts"
    ),
    (
      ["longestpalindromicsubsequence", "longestpalindromesubsequence"],
      "longestCommonSubsequence(with:) of collections, of DynamicProgramming, with reversed()"
    ),
    (
      [
        "brackets", "bracketsequence", "bracketmatching", "matchingbrackets", "balancedbrackets",
        "validparentheses", "parentheses",
        "balancedparentheses", "matchingparentheses", "longestvalidparentheses",
      ], "Array, of the standard library, as a stack of the places that are open"
    ),
    (
      ["hilbertcurve", "hilbertorder", "moshilbert", "hilbertmo"],
      "forEachInMosOrder(add:remove:answer:) of ranges, of Searching"
    ),
    (
      [
        "coinchange", "changemaking", "moneychange", "rodcutting", "exactknapsack", "knapsackexact",
      ],
      "greatestValue(withWeight:) of items of a knapsack, of DynamicProgramming"
    ),
    (
      ["01knapsack", "boundedknapsack", "multipleknapsack", "unboundedknapsack"],
      "greatestValue(withWeightAtMost:) of items of a knapsack, of DynamicProgramming"
    ),
    (["knuth", "knuthyao"], "cheapestMergeCost(of:cost:), of DynamicProgramming"),
    (
      ["minplusconvolution", "maxplusconvolution", "tropicalconvolution"],
      "minPlusConvolution(withConvex:) or (withConcave:) of arrays, of DynamicProgramming"
    ),
    (["smawk", "totallymonotone"], "monotoneMinima(rows:columns:entry:), of DynamicProgramming"),
    (["hamiltonianpath"], "shortestHamiltonianPath(placeCount:length:), of DynamicProgramming"),
    (
      ["heldkarp", "hamiltoniancycle"],
      "shortestHamiltonianCycle(placeCount:length:), of DynamicProgramming"
    ),
    (
      ["rerooting", "rerootingtechnique"],
      "seenFromEachVertex(identity:combine:extend:) of RootedTree"
    ),
    (
      ["itertools", "allpermutations", "generatepermutations"],
      "nextPermutation() of arrays and combinations(ofCount:) of sequences, of Searching"
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
        "mt19937", "rng", "randint", "rand", "random", "xorshift",
      ],
      "FastRandom, of Searching"
    ),
    (
      ["simulatedannealing", "hillclimbing", "localsearch", "marathon", "metropolis", "heuristic"],
      "Annealing, of Searching"
    ),
    (["beam", "beamstacksearch", "chokudaisearch"], "beamSearch, of Searching"),
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
    (["digitsdp", "dpondigits"], "DigitAutomaton, of DynamicProgramming"),
    (
      [
        "digits", "todigit", "digitsum", "sumdigit", "digitnumber", "getdigit", "reversedigit",
        "digitreversal", "digitalroot", "numberdigit", "digitcount", "countdigit", "pandigital",
        "palindromicnumber", "palindromenumber",
      ],
      "String, of the standard library: String(n).utf8.map { $0 - \"0\" } with FastIO"
    ),
    (
      [
        "readall", "readalllines", "splitlines", "blankline", "emptyline", "untilblankline",
        "splitbyblankline", "paragraph", "adventofcode", "aoc", "blocklines",
      ],
      "readLines() of InputReader, of FastIO, or readGrid(); integers() of each line"
    ),
    (
      ["readmap", "readmaze", "inputgrid", "parsegrid", "gridunknownsize"],
      "readGrid() of InputReader, of FastIO, or readCells(rows:columns:)"
    ),
    (
      ["3dcoordinates", "3dgrid", "voxel"],
      "SIMD3<Int>, of the standard library, with &+ and &-"
    ),
    (["precision", "decimalplaces"], "writeLine(_:digits:) of OutputWriter, of FastIO"),
    (
      ["hex", "hexadecimal", "baseconversion"],
      "String(_:radix:) or Int(_:radix:), of the standard library, or BigInteger, of NumberTheory"
    ),
    (["zobrist", "xorhashing"], "FastRandom, of Searching, with a number for each value"),
    (["hammingdistance"], "nonzeroBitCount of integers, of the standard library, after ^"),
    (["bitcount"], "nonzeroBitCount of integers, of the standard library"),
    (["slopedp", "slopeoptimization"], "LowerEnvelope, of DataStructures"),
    (
      [
        "monotonedp", "decisionmonotonicity", "1d1d", "1d1ddp", "larsch", "onlinemonge",
        "mongeshortestpath",
      ],
      "cheapestPartition(of:cost:) or monotoneMinima(rows:columns:entry:), of DynamicProgramming"
    ),
  ]
}
