// Members under their names in other languages and libraries, with their names here.

/// Says what to write in place of a member that a type has not, but others have.
enum OtherNames {
  /// Returns a hint for each of the compiler's complaints that is about such a member.
  static func hints(for complaints: [String]) -> [String] {
    var told: Set<String> = []
    return complaints.compactMap { complaint in
      guard let (type, member) = missingMember(in: complaint),
        let name = names[type]?[key(member)]
      else { return nil }
      let hint = "hint: " + describe(member, name, type)
      return told.insert(hint).inserted ? hint : nil
    }
  }

  /// Returns what stands for a name here: members of several types may.
  static func all(for name: String) -> [String] {
    let key = key(name).filter { !" -".contains($0) }
    let inTextbooks = TextbookNames.here(for: name)
    // What textbooks call so may be a member, too, and is told with its module then.
    let members = members(key).filter { inTextbooks?.hasPrefix("\($0.name) of ") != true }
      .map { describe(name, $0.name, $0.types.joined(separator: " or ")) }
    let textbook = inTextbooks.map { "what is called \(name) elsewhere is \($0)" }
    let problem = (LibraryCheckerNames.here(for: name) ?? CSESNames.here(for: name))
      .map { "the problem \(name) is solved with \($0)" }
    return [textbook ?? problem].compactMap { $0 } + members
  }

  /// Returns the members that are called so elsewhere, each once with all types that have it.
  private static func members(_ key: String) -> [(name: String, types: [String])] {
    names.sorted { $0.key < $1.key }.reduce(into: []) { members, entry in
      guard let name = entry.value[key] else { return }
      if let index = members.firstIndex(where: { $0.name == name }) {
        members[index].types.append(entry.key)
      } else {
        members.append((name, [entry.key]))
      }
    }
  }

  private static func key(_ name: some StringProtocol) -> String {
    name.lowercased().replacing("_", with: "")
  }

  private static func describe(_ name: String, _ here: String, _ type: String) -> String {
    // What begins with a capital letter is no member, but takes the value.
    let owner = here.first?.isUppercase == true ? "" : " of \(type)"
    return "what is called \(name) elsewhere is \(here)\(owner)"
  }

  /// Returns the type without its parameters, for which another name may stand, and the member.
  private static func missingMember(in complaint: String) -> (type: String, member: String)? {
    let message =
      #/value of type '(?:[^']+' \(aka ')?((\w+|\[).*)'\)? has no member '(\w+)'/#
    guard let found = complaint.firstMatch(of: message)?.output else { return nil }
    guard found.2 == "[" else { return (String(found.2), String(found.3)) }
    return (found.1.contains(" : ") ? "Dictionary" : "Array", String(found.3))
  }

  private static let queue = [
    "push": "insert(_:)", "add": "insert(_:)", "enqueue": "insert(_:)", "append": "insert(_:)",
    "pop": "popFirst()", "dequeue": "popFirst()", "removefirst": "popFirst()", "top": "first",
    "peek": "first", "size": "count", "empty": "isEmpty", "clear": "removeAll()",
  ]
  private static let deque = [
    "push": "append(_:)", "pushback": "append(_:)", "enqueue": "append(_:)",
    "pushfront": "prepend(_:)", "appendleft": "prepend(_:)", "pushfirst": "prepend(_:)",
    "pop": "popLast() or popFirst()", "popback": "popLast()", "popfront": "popFirst()",
    "popleft": "popFirst()", "dequeue": "popFirst()", "front": "first", "back": "last",
    "peek": "first", "size": "count", "empty": "isEmpty", "clear": "removeAll()",
  ]
  private static let sorted = [
    "add": "insert(_:)", "erase": "remove(_:)", "lowerbound": "first(atLeast:)",
    "upperbound": "first(above:)", "ceiling": "first(atLeast:)", "higher": "first(above:)",
    "floor": "last(atMost:)", "lower": "last(below:)", "rank": "count(below:)",
    "orderofkey": "count(below:)", "begin": "first", "removefirst": "popFirst()",
    "removelast": "popLast()", "size": "count", "empty": "isEmpty", "clear": "removeAll()",
    "findbyorder": "element(at:)", "kth": "element(at:)",
  ]
  /// Of `unite`, `merge`, `same` and `size` the compiler says it by itself.
  private static let sets = [
    "connected": "areConnected(_:_:)", "isconnected": "areConnected(_:_:)", "leader": "find(_:)",
    "root": "find(_:)", "groups": "sets()",
  ]
  private static let ranges = [
    "query": "combined(_:)", "prod": "combined(_:)", "fold": "combined(_:)", "get": "[index]",
    "set": "[index] = …", "maxright": "longestRange(from:while:)",
    "minleft": "longestRange(to:while:)", "all": "combined(0...)", "allprod": "combined(0...)",
  ]
  private static let forests = [
    "connected": "areConnected(_:_:)", "isconnected": "areConnected(_:_:)",
    "lca": "lowestCommonAncestor(_:_:root:)", "query": "combined(from:to:)",
    "prod": "combined(from:to:)",
  ]
  private static let treaps = [
    "query": "combined(_:)", "prod": "combined(_:)", "fold": "combined(_:)", "get": "[index]",
    "erase": "remove(at:)", "rotate": "move(_:to:)", "size": "count",
    "maxright": "longestRange(from:while:)", "minleft": "longestRange(to:while:)",
  ]
  private static let persistentTreaps = [
    "query": "combined(_:in:)", "prod": "combined(_:in:)", "fold": "combined(_:in:)",
    "get": "element(at:in:)", "erase": "remove(at:in:)",
    "copy": "replaceSubrange(_:in:with:of:)", "size": "count(in:)",
    "maxright": "longestRange(from:in:while:)", "minleft": "longestRange(to:in:while:)",
  ]
  private static let graphs = [
    "dijkstra": "shortestDistances(from:)", "bellmanford": "shortestDistances(from:)",
    "bfs": "shortestDistances(from:)", "neighbors": "outgoingEdges(), made once, then [vertex]",
    "adjacent": "outgoingEdges(), made once, then [vertex]", "findcycle": "cycle()",
    "hascycle": "cycle()",
  ]
  private static let directedGraphs = [
    "floydwarshall": "allPairsDistances()", "floyd": "allPairsDistances()",
    "maxflow": "maximumFlow(from:to:)", "scc": "stronglyConnectedComponents()",
    "toposort": "topologicalOrder()", "topologicalsort": "topologicalOrder()",
    "mst": "minimumArborescence(from:)", "directedmst": "minimumArborescence(from:)",
    "reverse": "reversed()", "transpose": "reversed()",
    "dominatortree": "immediateDominators(from:)", "dominators": "immediateDominators(from:)",
  ]
  private static let undirectedGraphs = [
    "floydwarshall": "directedBothWays().allPairsDistances()",
    "floyd": "directedBothWays().allPairsDistances()",
    "maxflow": "directedBothWays().maximumFlow(from:to:)",
    "triangles": "forEachTriangle(_:)", "enumeratetriangles": "forEachTriangle(_:)",
    "cliques": "forEachClique(_:)", "maximalcliques": "forEachMaximalClique(_:)",
    "mis": "maximumIndependentSet()", "maxclique": "maximumClique()",
    "chromaticnumber": "minimumColoring().count", "coloring": "minimumColoring()",
    "mincut": "globalMinimumCut()", "stoerwagner": "globalMinimumCut()",
    "kruskal": "minimumSpanningForest()", "mst": "minimumSpanningForest()",
  ]
  private static let input = [
    "readint": "read(Int.self)", "nextint": "read(Int.self)", "readlong": "read(Int.self)",
    "readints": "readArray(of: Int.self, count: n)",
    "readintarray": "readArray(of: Int.self, count: n)",
    "readtable": "Table(rows: try input.readRows(of: Int.self, rows: n, columns: m))",
    "readmatrix": "Table(rows: try input.readRows(of: Int.self, rows: n, columns: m))",
    "readstring": "readToken()", "readword": "readToken()", "readstrings": "readTokens(count: n)",
    "readwords": "readTokens(count: n)", "readchar": "readCharacter()",
    "readchars": "readTokenBytes()", "nextdouble": "readDouble()", "nextline": "readLine()",
  ]
  private static let arrays = [
    "prefixsums": "PrefixSums(values), of DataStructures",
    "prefixsum": "PrefixSums(values), of DataStructures",
    "accumulate": "PrefixSums(values), of DataStructures",
    "cumsum": "PrefixSums(values), of DataStructures",
    "permutations": "nextPermutation()", "binarysearch": "lowerBound(of:)",
    "sum": "reduce(0, +)", "inversioncount": "numberOfInversions()",
    "inversions": "numberOfInversions()", "countinversions": "numberOfInversions()",
    "fastsorted": "sorted(), or fastSort() in place",
    "mergesorted": "sorted(), or mergeSort() in place",
    "inv": "seriesInverse(count:)", "log": "seriesLogarithm(count:)",
    "exp": "seriesExponential(count:)", "diff": "polynomialDerivative()",
    "taylorshift": "polynomialShifted(by:)", "multieval": "polynomialValues(at:)",
    "multipointevaluation": "polynomialValues(at:)", "subsetconv": "subsetConvolution(with:)",
    "area": "doubledArea()", "signedarea": "doubledArea()",
  ]
  private static let conditions = ["binarysearch": "smallest { … } or largest { … }"]
  private static let names = [
    "InputReader": input, "Array": arrays, "ArraySlice": arrays, "ClosedRange": conditions,
    "Range": conditions, "PriorityQueue": queue, "Deque": deque,
    "CombiningDeque": deque.merging(["prod": "combined", "fold": "combined", "query": "combined"]) {
      $1
    },
    "SortedMultiset": sorted,
    "SortedDictionary": sorted.filter { $0.key != "add" }
      .merging(["erase": "removeValue(forKey:)"]) { $1 },
    "DisjointSets": sets, "RollbackDisjointSets": sets,
    "WeightedDisjointSets": sets, "RollbackWeightedDisjointSets": sets,
    "CombiningDisjointSets": sets.merging([
      "unite": "union(_:_:)", "merge": "union(_:_:)", "same": "areConnected(_:_:)",
      "size": "setSize(of:)", "sum": "[setOf: member]", "get": "[setOf: member]",
    ]) { $1 },
    "TimedDisjointSets": [
      "connected": "areConnected(_:_:at:)", "time": "connectionTime(of:_:)",
      "groups": "sets(at:)",
    ],
    "DynamicForest": forests,
    "LazyDynamicForest": forests.merging([
      "apply": "update(from:to:by:)", "add": "update(from:to:by:)", "get": "[vertex]",
      "set": "[vertex] = …",
    ]) { $1 },
    "DynamicSubtreeForest": forests.merging([
      "query": "combined(subtreeOf:root:)", "prod": "combined(subtreeOf:root:)",
      "subtreesum": "combined(subtreeOf:root:)", "subtreesize": "vertexCount(subtreeOf:root:)",
      "size": "vertexCount(treeOf:)", "add": "[vertex] += …", "set": "[vertex] = …",
    ]) { $1 },
    "Trie": [
      "add": "insert(_:)", "search": "contains(_:)", "startswith": "count(withPrefix:)",
      "countprefix": "count(withPrefix:)", "erase": "remove(_:)", "size": "count",
      "empty": "isEmpty", "children": "transitions(from:)",
    ],
    "Table": [
      "rotate": "rotated(quarterTurns:)", "rotate90": "rotated()", "transpose": "transposed()",
      "flip": "mirrored()", "height": "rowCount", "columns": "[column: index] or columnCount",
      "width": "columnCount", "column": "[column: index]", "row": "[row: index]",
      "tolist": "rows", "toarray": "rows", "max": "rowMajor.max()", "min": "rowMajor.min()",
      "reduce": "rowMajor.reduce(_:_:)", "contains": "rowMajor.contains(_:)",
      "count": "rowMajor.count", "filter": "rowMajor.filter(_:)", "sorted": "rowMajor.sorted()",
    ],
    "SegmentTree": ranges,
    "LazySegmentTree": ranges.merging(["apply": "update(_:by:)"]) { $1 },
    "ClampingSegmentTree": [
      "chmin": "limit(_:toAtMost:)", "chmax": "limit(_:toAtLeast:)", "query": "sum(_:)",
      "min": "minimum(_:)", "max": "maximum(_:)", "get": "[index]", "set": "[index] = …",
    ],
    "HistoricalSegmentTree": [
      "chmin": "limit(_:toAtMost:)", "query": "historicalMaximum(_:)", "get": "[index]",
      "min": "minimum(_:)", "max": "maximum(_:)",
    ],
    "SparseSegmentTree": ranges,
    "LazySparseSegmentTree": ranges.merging(["apply": "update(_:by:)"]) { $1 },
    "PersistentSegmentTree": [
      "update": "set(_:to:in:) or change(_:in:)", "query": "combined(_:in:)",
      "prod": "combined(_:in:)", "get": "element(at:in:)", "kth": "longestPrefix(in:while:)",
    ],
    "LazyPersistentSegmentTree": [
      "apply": "update(_:by:in:)", "query": "combined(_:in:)", "prod": "combined(_:in:)",
      "get": "element(at:in:)",
    ],
    "SegmentForest": [
      "query": "combined(_:in:)", "prod": "combined(_:in:)", "get": "[index, in: tree]",
      "set": "[index, in: tree] = …", "update": "[index, in: tree] = …",
      "add": "[index, in: tree] += …", "kth": "longestPrefix(in:while:)",
      "unite": "merge(_:into:uniting:)", "cut": "split(_:from:)",
    ],
    "PersistentTreap": persistentTreaps,
    "LazyPersistentTreap": persistentTreaps.merging(["apply": "update(_:by:in:)"]) { $1 },
    "ImplicitTreap": treaps,
    "LazyImplicitTreap": treaps.merging(["apply": "update(_:by:)"]) { $1 },
    "RangeDifferences": ["values": "elements", "sums": "elements", "build": "elements"],
    "BitSet": [
      "any": "firstOne() != nil", "none": "firstOne() == nil", "all": "firstZero() == nil",
      "set": "[bit] = true", "reset": "[bit] = false", "flip": "[bit].toggle() or ~",
      "test": "[bit]", "size": "bitCount", "popcount": "oneCount", "findfirst": "firstOne()",
      "findnext": "firstOne(from:)",
    ],
    "FenwickTree": ["query": "sum(_:)", "prefix": "sum(..<index)", "update": "add(_:at:)"],
    "WeightedDigraph": graphs.merging(directedGraphs) { $1 },
    "WeightedGraph": graphs.merging(undirectedGraphs) { $1 },
    "RootedTree": [
      "lca": "lowestCommonAncestor(_:_:)", "dist": "distance(from:to:)",
      "diameter": "longestPath()", "subtreesize": "subtree(of: vertex).count",
      "kthancestor": "ancestor(of:steps:)", "position": "place(of:)", "index": "place(of:)",
      "jump": "vertex(onPathFrom:to:steps:)", "treehash": "subtreeClasses()",
    ],
    "Int": [
      "pow": "power(_:) or power(_:modulo:)", "isqrt": "integerSquareRoot()",
      "sqrt": "integerSquareRoot()",
    ],
    "String": ["integers": "utf8.integers()"], "Substring": ["integers": "utf8.integers()"],
    "Double": ["sqrt": "squareRoot()", "floor": "rounded(.down)", "ceil": "rounded(.up)"],
    "LineSegment": [
      "intersection": "commonPoint(with:)", "intersect": "intersects(_:)", "dist": "distance(to:)",
      "overlap": "commonSegment(with:)",
    ],
    "LatticePoint": [
      "dist": "distance(to:)", "ccw": "orientation(_:_:_:)", "dist2": "squaredDistance(to:)",
    ],
    "ModularMatrix": ["charpoly": "characteristicPolynomial()"],
    "Fraction": ["limitdenominator": "smallest(denominatorsUpTo:) or largest(denominatorsUpTo:)"],
    "ModularInteger": ["inv": "inverse", "val": "value"],
    "Binomials": [
      "comb": "choose(_:_:)", "ncr": "choose(_:_:)", "binom": "choose(_:_:)", "c": "choose(_:_:)",
      "npr": "permutations(_:_:)", "perm": "permutations(_:_:)", "fact": "factorial(_:)",
    ],
  ]
}
