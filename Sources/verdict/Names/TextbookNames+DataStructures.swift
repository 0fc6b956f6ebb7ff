// What `DataStructures` has for the names of textbooks.

extension TextbookNames {
  static let dataStructures: [(elsewhere: [String], here: String)] = [
    (["orderstatistic", "orderstatistictree", "pbds"], "SortedMultiset, of DataStructures"),
    (
      ["dsusum", "dsudata", "componentsum", "componentmaximum", "unionfindsum"],
      "CombiningDisjointSets, of DataStructures"
    ),
    (
      [
        "sumofklargest", "sumofksmallest", "topksum", "klargestsum", "ksmallestsum",
        "kthlargestsum",
      ],
      "SparseSegmentTree, of DataStructures, of numbers and their sums, with longestRange(to:while:); of ranges WeightedWaveletMatrix"
    ),
    (
      ["topk", "klargest", "ksmallest", "kclosest", "kclosestpoints"],
      "PriorityQueue, of DataStructures, with k elements; quickSelect(_:) of collections, of Sorting"
    ),
    (["rollbackdsu", "dsurollback", "dsuwithrollback"], "RollbackDisjointSets, of DataStructures"),
    (
      [
        "weighteddsurollback", "weighteddsuwithrollback", "rollbackweighteddsu",
        "weightedunionfindrollback", "weightedunionfindwithrollback", "potentialdsurollback",
        "persistentweightedunionfind", "offlineweightedunionfind",
      ],
      "RollbackWeightedDisjointSets, of DataStructures"
    ),
    (
      [
        "offlinedeletion", "segmenttreedivideandconquer", "segmenttreeontime",
        "segmenttreeovertime", "timesegmenttree", "divideandconquerovertime",
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
      ["brokenprofile", "plug", "profile"],
      "Table, of DataStructures, with a row for each cell and a column for each mask"
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
      [
        "avl", "avltree", "redblack", "redblacktree", "rbtree", "bst", "binarysearchtree",
        "balancedtree", "balancedbst", "balancedbinarysearchtree", "selfbalancingtree", "btree",
        "vanemdeboas", "vanemdeboastree", "veb", "vebtree",
      ],
      "SortedMultiset or SortedDictionary, of DataStructures"
    ),
    (["skiplist"], "SortedMultiset or ImplicitTreap, of DataStructures"),
    (
      ["set", "stdset", "hashset", "unorderedset"],
      "SortedMultiset, of DataStructures, or Set or IntegerSet, which have no order"
    ),
    (
      ["hashtable", "openaddressing", "linearprobing"],
      "Dictionary or Set, or for integers IntegerDictionary or IntegerSet, of DataStructures"
    ),
    (["multimap"], "SortedMultiset of Pair, of DataStructures"),
    (
      ["map", "stdmap"],
      "SortedDictionary, of DataStructures, or Dictionary, which has no order"
    ),
    (
      ["linkedlist", "doublylinkedlist", "circularlist", "circularlinkedlist"],
      "ImplicitTreap or Deque, of DataStructures"
    ),
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
      ["kthonpath", "kthsmallestonpath", "kthsmallestonapath", "countonatree", "cot"],
      "longestPrefix(in:while:) of PersistentSegmentTree, of DataStructures, a tree for each vertex"
    ),
    (
      ["rangekth", "kthsmallestinrange", "kthlargestinrange", "kthinrange", "kthrange"],
      "WaveletMatrix, of DataStructures"
    ),
    (
      ["stabbing", "stabbingquery", "stabbingqueries", "intervalstabbing"],
      "RangeDifferences, or FenwickTree for updates, of DataStructures, of the ends of the intervals"
    ),
    (
      ["rangemex", "mexquery", "mexqueries"],
      "PersistentSegmentTree, of DataStructures, of where each value was last"
    ),
    (
      ["maximumsubarraysumwithupdates", "maxsubarraysumwithupdates"],
      "SegmentTree, of DataStructures, of sums with the largest of prefixes, suffixes and runs"
    ),
    (
      ["rotatematrix", "matrixrotation", "rotategrid"],
      "rotated(quarterTurns:) of Table, of DataStructures"
    ),
    (
      ["hexgrid", "hexagonalgrid", "hexcoordinates", "axialcoordinates"],
      "neighbors(of:at:) of Table, of DataStructures, at the six offsets of a hexagon"
    ),
    (
      ["skyline"],
      "LazySegmentTree, of DataStructures, with the heights that are applied to ranges"
    ),
    (["2dprefixsum", "prefixsum2d", "summedareatable"], "GridSums, of DataStructures"),
    (
      ["runningmedian", "dynamicmedian", "twoheaps", "slidingmedian"],
      "SortedMultiset, of DataStructures, with element(at:)"
    ),
    (
      ["rangefrequency", "rangecountequal", "frequencyinrange"],
      "SortedMultiset, of DataStructures, of pairs of values and positions: count(in:)"
    ),
    (
      [
        "persistentrope", "persistentsplay", "persistentsplaytree", "persistentsequence",
        "persistentstring", "texteditor", "persistentimplicittreap", "rangecopy",
      ],
      "PersistentTreap, of DataStructures"
    ),
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
      [
        "rangedistinct", "distinctrange", "dquery", "distinctelementsinrange",
        "distinctvaluesinrange", "numberofdistinctvaluesinrange", "countdistinctinrange",
        "numberofdistinctelementsinrange",
      ],
      "WaveletMatrix, of DataStructures, of where each value was last"
    ),
    (["cdq", "cdqdivideandconquer"], "PointFenwickTree, of DataStructures"),
    (
      ["historicsum", "historysum", "historicalsum", "historicalsums"],
      "LazySegmentTree, of DataStructures, whose elements and updates know the sum over all times"
    ),
    (
      ["dynamicdiameter", "diameterwithupdates", "treediameterwithupdates", "treediameterupdates"],
      "LazySegmentTree, of DataStructures, of the depths in the order of a RootedTree, of Graphs"
    ),
    (
      ["paritydsu", "dsuparity", "bipartitedsu", "dsubipartite", "dsuwithparity", "coloreddsu"],
      "WeightedDisjointSets, of DataStructures, whose differences are compared modulo 2"
    ),
    (
      ["queueundo", "queueundotrick", "dsuqueue", "offlinequeue"],
      "forEachTime(in:add:undo:answer:) of ranges, of DataStructures"
    ),
    (
      ["dynamicmst", "dynamicminimumspanningtree", "onlinemst", "incrementalmst"],
      "DynamicForest, of DataStructures, with the heaviest edge of each path"
    ),
    (["treapsplitmerge", "splitmergetreap", "splitmerge"], "ImplicitTreap, of DataStructures"),
    (
      [
        "treapbinarysearch", "binarysearchtreap", "treapdescent", "treapwalk", "ropebinarysearch",
        "roboticsort",
      ],
      "longestRange(from:while:) of ImplicitTreap, of DataStructures"
    ),
    (
      ["regretgreedy", "undogreedy", "greedyregret", "greedywithregret", "greedywithundo"],
      "PriorityQueue, of DataStructures, of what can be taken back"
    ),
    (
      ["xormst", "xorminimumspanningtree", "minimumxorspanningtree", "boruvkaxormst"],
      "BinaryTrie, of DataStructures, for each half of the numbers at each of their bits"
    ),
    (
      [
        "kruskalreconstructiontree", "kruskaltree", "reconstructiontree", "kruskalrebuildtree",
        "reachabilitytree",
      ],
      "TimedDisjointSets, of DataStructures: connectionTime(of:_:) and contiguousOrder()"
    ),
    (["mergeintervals", "unionintervals"], "IntervalMap, of DataStructures"),
    (["maximumxor", "maxxor", "maxxorsubarray"], "BinaryTrie, of DataStructures"),
    (["tuplehash", "pairhash"], "Pair, of DataStructures"),
    (["prefixsums", "cumulativesum", "partialsum"], "PrefixSums, of DataStructures"),
    (["lazypropagation"], "LazySegmentTree, of DataStructures"),
    (
      ["dynamicsegmenttree", "implicitsegmenttree", "dynamicsegtree"],
      "SparseSegmentTree or LazySparseSegmentTree, of DataStructures"
    ),
    (
      [
        "segmenttreemerge", "segmenttreemerging", "mergesegmenttrees", "mergeablesegmenttree",
        "segmenttreesplit", "lomsatgelral", "rangesort", "sortranges",
      ],
      "SegmentForest, of DataStructures"
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
      ["subsetsumbitset", "bitsetknapsack", "bitsetdp"],
      "BitSet, of DataStructures, with sums |= sums << weight"
    ),
    (["huffman", "huffmancoding", "huffmancode"], "PriorityQueue, of DataStructures"),
    (["rangegcd", "gcdrange", "rangexor", "xorrange"], "SegmentTree, of DataStructures"),
    (["intervaldp"], "Table, of DataStructures, of the results"),
    (
      ["smalltolarge", "smalltolargemerging"],
      "CombiningDisjointSets, of DataStructures, or RootedTree, of Graphs"
    ),
    (["josephus"], "remove(at:) of SortedMultiset, of DataStructures, which removes the k-th"),
    (
      ["memoize", "memoization", "lrucache", "memo"],
      "Dictionary, or Table of DataStructures, of the results"
    ),
    (
      [
        "8neighbors", "eightneighbors", "8neighborhood", "moore", "mooreneighborhood",
        "gameoflife", "conway", "conwaygameoflife", "cellularautomaton", "cellularautomata",
      ],
      "surroundings(of:) of Table, of DataStructures"
    ),
    (
      [
        "inbounds", "boundscheck", "outofbounds", "isinside", "insidegrid", "ingrid", "isvalidcell",
        "containscell",
      ],
      "contains(_:) of the indices of a Table, of DataStructures"
    ),
    (["knight", "knightmoves", "dxdy"], "neighbors(of:at:) of Table, of DataStructures"),
    (["chairmantree"], "PersistentSegmentTree or WaveletMatrix, of DataStructures"),
    (["treeintree"], "PointFenwickTree or PointSegmentTree, of DataStructures"),
    (
      [
        "persistenttrie", "maximumxorinarange", "rangexormaximum", "xorqueries",
        "maximumxoronapath",
      ],
      "PersistentBinaryTrie, of DataStructures"
    ),
    (
      [
        "historicalmaximum", "historymaximum", "historicmaximum", "historymaxima",
        "segmenttreehistory",
      ],
      "HistoricalSegmentTree, of DataStructures, or a LazySegmentTree whose elements and updates know their greatest"
    ),
    (
      ["2drangeupdate", "2drangeupdates", "2dfenwickrangeupdate", "gridrangeupdate"],
      "GridFenwickTree, of DataStructures: four of them"
    ),
    (
      ["dynamicbipartiteness", "offlinebipartiteness", "offlinedynamicbipartiteness"],
      "forEachTime(in:add:undo:answer:) of ranges, of DataStructures, with RollbackWeightedDisjointSets of parities"
    ),
    (
      ["nearestneighbor", "nearestneighbour"],
      "delaunayTriangulation(), of Geometry, or PointSegmentTree, of DataStructures, of sums x + y"
    ),
    (["fhq", "fhqtreap"], "ImplicitTreap, of DataStructures"),
    (
      ["scapegoat", "scapegoattree", "wblt", "sizebalancedtree"],
      "SortedMultiset, of DataStructures"
    ),
  ]
}
