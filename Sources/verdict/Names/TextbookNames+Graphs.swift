// What `Graphs` and `Strings` have for the names of textbooks.

extension TextbookNames {
  static let graphsAndStrings: [(elsewhere: [String], here: String)] = [
    (
      [
        "dynamichash", "dynamicstringhash", "hashsegmenttree", "segmenttreehash",
        "updatablehash", "rollinghashwithupdates", "stringhashwithupdates",
        "palindromequerieswithupdates", "hashconcatenation", "concatenatehashes",
      ],
      "PolynomialHash, of Strings, in a SegmentTree of DataStructures"
    ),
    (["zfunc"], "zArray() of collections, of Strings"),
    (["sccgraph"], "stronglyConnectedComponents() of WeightedDigraph, of Graphs"),
    (
      [
        "segmenttreegraph", "graphsegmenttree", "segmenttreeongraph", "segmentgraph", "rangegraph",
        "segmenttreeedge", "rangeedge", "edgestorange", "edgetorange", "edgefromrange",
        "edgesfromrange", "edgestoranges", "edgestointerval", "intervaledge", "intervaledges",
        "graphwithintervaledges", "graphwithrangeedges", "graphoptimizedbysegmenttree",
        "segmenttreeoptimizedgraph", "dijkstraonsegmenttree", "segmenttreedijkstra",
      ],
      "RangeDigraph, of Graphs"
    ),
    (["kasai"], "lcpArray(suffixArray:) of collections, of Strings"),
    (["radixtree", "patriciatree", "patriciatrie", "compressedtrie"], "Trie, of Strings"),
    (
      ["suffixtree", "ukkonen"],
      "the suffix links of a SuffixAutomaton, of Strings, of the reversed text"
    ),
    (
      ["distinctinsubtree", "distinctcolorsinsubtree", "colorsinsubtree", "subtreecolors"],
      "RootedTree, of Graphs, whose order makes subtrees ranges of a WaveletMatrix, of DataStructures"
    ),
    (["centroidtree"], "centroidParents() of RootedTree, of Graphs"),
    (
      [
        "longestpathdecomposition", "longpathdecomposition", "longchaindecomposition", "longchain",
        "ladderdecomposition",
      ],
      "RootedTree, of Graphs, whose parents take over the arrays of their deepest children"
    ),
    (
      ["maximumedgeonpath", "maxedgeonpath", "maximumedgepath", "largestedgeonpath"],
      "edges(onPathFrom:to:) of RootedTree, of Graphs, with RangeMinima of DataStructures"
    ),
    (["mirsky"], "topologicalOrder() of WeightedDigraph, of Graphs, for its longest path"),
    (
      ["longestcommonextension", "lcequery", "lcequeries"],
      "RollingHash, of Strings, or RangeMinima, of DataStructures, of the lcpArray(suffixArray:)"
    ),
    (["treehashing"], "subtreeClasses() of RootedTree, of Graphs"),
    (
      [
        "differenceconstraint", "differenceconstraints", "systemdifferenceconstraints",
        "differencesystem",
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
    (["bronkerbosch", "bron"], "forEachMaximalClique(_:) of WeightedGraph, of Graphs"),
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
    (
      [
        "cycleinsimulation", "simulationcycle", "cyclesimulation", "longsimulation",
        "billionsteps", "fastforward", "repeatedstate", "eventuallyperiodic", "pisano",
        "pisanoperiod", "findperiod", "perioddetection",
      ],
      "walk(from:next:) of FunctionalGraph, of Graphs"
    ),
    (["implicitgraph"], "shortestDistances(vertexCount:from:edges:), of Graphs"),
    (
      [
        "astar", "a*", "a*search", "astarsearch", "statespace", "statespacesearch",
        "statesearch", "hashablestate", "bfsstate", "8puzzle", "15puzzle", "slidingpuzzle", "rubik",
        "wordladder", "stategraph",
      ],
      "shortestPath(from:until:edges:), of Graphs"
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
      [
        "blockcuttree", "blockcut", "cutvertex", "cutvertices", "cactus", "cactusgraph",
        "roundsquaretree",
      ],
      "biconnectedComponents() or articulationPoints() of WeightedGraph, of Graphs"
    ),
    (
      ["fordfulkerson", "edmondskarp", "pushrelabel", "preflow", "hlpp", "isap"],
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
      ["treeknapsack", "knapsacktree", "treebackpack"],
      "RootedTree, of Graphs, whose parents take over the arrays of their children, by sizes"
    ),
    (
      ["treedp", "dpontrees", "dpontree"],
      "RootedTree, of Graphs, from the last vertex of its order to the first"
    ),
    (
      ["secondmst", "secondbestmst"],
      "edges(onPathFrom:to:) of RootedTree, of Graphs, with RangeMinima of DataStructures"
    ),
    (
      ["reachability", "warshall"], "transitiveClosure() of WeightedDigraph, of Graphs"
    ),
    (
      ["transitivereduction"],
      "transitiveClosure() of WeightedDigraph, of Graphs, without what leads there in two steps"
    ),
    (["dilworth", "antichain"], "maximumAntichain() of WeightedDigraph, of Graphs"),
    (
      ["longestpathdag", "daglongestpath", "longestpathindag", "criticalpath"],
      "shortestDistances(from:) of a WeightedDigraph with negated weights, of Graphs"
    ),
    (
      ["dag"], "topologicalOrder() of WeightedDigraph, of Graphs"
    ),
    (["bipartitecheck", "isbipartite", "2coloring"], "bipartition() of WeightedGraph, of Graphs"),
    (["hash", "hashing", "stringhashing"], "RollingHash, of Strings"),
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
    (
      [
        "treewidth", "treedecomposition", "seriesparallel", "seriesparallelgraph", "outerplanar",
        "outerplanargraph", "2tree", "partial2tree",
      ],
      "treeDecompositionOfWidth2() of WeightedGraph, of Graphs"
    ),
    (["hole", "inducedcycle"], "chordlessCycle() of WeightedGraph, of Graphs"),
    (
      ["complementgraph", "complementcomponents"],
      "connectedComponentsOfComplement() of WeightedGraph, of Graphs"
    ),
    (
      [
        "horn", "hornsalgorithm", "precedenceconstraint", "weightedcompletiontime", "coloratree",
        "01ontree", "smithrule", "smithsrule",
      ], "schedule(times:weights:) of RootedTree, of Graphs"
    ),
    (["prufer", "pruefer", "prüfer", "prufersequence"], "pruferCode() of RootedTree, of Graphs"),
    (["vertexcover", "konig"], "minimumVertexCover() of BipartiteGraph, of Graphs"),
    (["heavylight", "heavypath"], "RootedTree, of Graphs"),
    (
      [
        "dsutree", "sack", "subtreesum", "subtreequery", "subtreequeries", "treeflattening",
        "flattentree",
      ],
      "RootedTree, whose subtrees are ranges of places, of Graphs"
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
    (
      ["2dpatternmatching", "twodimensionalpatternmatching", "bakerbird"],
      "AhoCorasick, of Strings, for the rows, and occurrences(of:) for each column of its matches"
    ),
    (
      ["rabinkarp", "karprabin", "knuthmorrispratt"], "occurrences(of:) of collections, of Strings"
    ),
    (
      ["minimalrotation", "minimumrotation", "leastrotation", "booth", "minimalrepresentation"],
      "leastRotationStart() of collections, of Strings"
    ),
    (
      ["longestpalindromicsubstring", "longestpalindrome"],
      "palindromeLengths() of collections, of Strings"
    ),
    (
      [
        "polygoncentroid", "centroidpolygon", "centerofmass", "centermass", "centerofgravity",
        "centroid",
      ],
      "centroid() of collections of points, or forEachCentroid(_:) of RootedTree, of Graphs"
    ),
    (
      ["minimummeancycle", "minimumcyclemean", "maximummeancycle", "karpcycle", "meancycle"],
      "minimumMeanCycle() of WeightedDigraph, of Graphs"
    ),
    (
      ["minimumratiocycle", "maximumratiocycle", "ratiocycle"],
      "negativeCycle() of WeightedDigraph, of Graphs, with weights c - r * t for a Fraction r"
    ),
    (
      ["dynamicdp", "ddp", "dynamicdpontree", "dynamicdpontrees"],
      "StaticTopTree, of Graphs"
    ),
    (
      [
        "toptree", "toptrees", "rakeandcompress", "rakecompress", "treedpwithupdates",
        "dynamictreedp", "treedpupdates", "updatabletreedp", "globallybalancedbinarytree",
      ],
      "StaticTopTree, of Graphs"
    ),
    (
      [
        "matroids", "matroidintersection", "weightedmatroidintersection", "rainbowspanningtree",
        "rainbowspanningforest", "colorfulspanningtree", "colorfulforest", "graphicmatroid",
        "partitionmatroid", "linearmatroid", "binarymatroid", "matroidunion", "matroidpartition",
        "disjointspanningtrees", "edgedisjointspanningtrees", "independenceoracle",
      ],
      "maximumCommonIndependentSet(with:) of Matroid, of Graphs"
    ),
    (["km", "kuhnmunkres"], "minimumCostAssignment() of rows of costs, of Graphs"),
    (["zkw", "zkwflow"], "CostNetwork, of Graphs"),
    (["zhuliu"], "minimumArborescence(from:) of WeightedDigraph, of Graphs"),
    (["exkmp", "extendedkmp"], "zArray() of collections, of Strings"),
    (["acautomaton"], "AhoCorasick, of Strings"),
    (
      [
        "subsequenceautomata", "nextoccurrence", "nexttable", "issubsequence",
        "subsequencematching", "distinctsubsequence", "distinctsubsequences",
        "countdistinctsubsequences", "kthsubsequence", "shortestnonsubsequence",
        "shortestuncommonsubsequence",
      ],
      "SubsequenceAutomaton, of Strings"
    ),
    (["pam"], "PalindromicTree, of Strings"),
    (
      ["bordertree", "failtree", "mismatchtree"],
      "prefixFunction() of collections, or suffixLink(of:) of AhoCorasick, of Strings, as the parents of a RootedTree, of Graphs, of all but 0"
    ),
    (
      ["endpos", "endposset", "linktree", "suffixlinktree"],
      "suffixLink(of:) of SuffixAutomaton, of Strings, as the parents of a RootedTree, of Graphs, of all states but 0"
    ),
  ]
}
