// What types and functions are called here that have other names in other languages and libraries.

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
    let key = name.lowercased().replacing("_", with: "")
    return names.first { $0.elsewhere.contains(key) }?.here
  }

  /// Whether a line calls a function or creates a value.
  private static func isCalled(_ name: Substring, in line: String) -> Bool {
    line.matches(of: #/\w+(?=[(<])/#).contains { $0.output == name }
  }

  private static let names: [(elsewhere: [String], here: String)] = [
    (["sparsetable", "rmq"], "RangeMinima, of DataStructures"),
    (["queue"], "Deque, of DataStructures, with append(_:) and popFirst()"),
    (["stack"], "an array, with append(_:) and popLast()"),
    (["heap", "pq", "minheap", "maxheap"], "PriorityQueue, of DataStructures"),
    (["unionfind", "dsu", "uf", "disjointset"], "DisjointSets, of DataStructures"),
    (["bit", "fenwick", "binaryindexedtree"], "FenwickTree, of DataStructures"),
    (["segtree"], "SegmentTree, of DataStructures"),
    (["lazysegtree"], "LazySegmentTree, of DataStructures"),
    (["segmenttreebeats", "segtreebeats", "beats"], "ClampingSegmentTree, of DataStructures"),
    (["multiset", "treeset", "orderedset", "sortedset"], "SortedMultiset, of DataStructures"),
    (["treemap", "orderedmap", "sortedmap"], "SortedDictionary, of DataStructures"),
    (["matrix"], "ModularMatrix, of NumberTheory, or Table, of DataStructures"),
    (["modint", "mint"], "ModularInteger, of NumberTheory"),
    (["bigint"], "BigInteger, of NumberTheory"),
    (["grid", "array2d"], "Table, of DataStructures"),
    (["prefixsum"], "PrefixSums, of DataStructures"),
    (["lichaotree", "lichao", "convexhulltrick", "cht"], "LowerEnvelope, of DataStructures"),
    (["linkcuttree", "lct"], "DynamicForest or LazyDynamicForest, of DataStructures"),
    (["sieve"], "PrimeSieve, of NumberTheory"),
    (["lca", "hld"], "RootedTree, of Graphs"),
    (["scc"], "stronglyConnectedComponents() of WeightedDigraph, of Graphs"),
    (["graph", "digraph"], "WeightedGraph or WeightedDigraph, of Graphs"),
    (["maxflow", "dinic"], "maximumFlow(from:to:) of WeightedDigraph, of Graphs"),
    (["mincostflow", "mcmf"], "CostNetwork, of Graphs"),
    (["bflow", "circulation", "lowerboundflow"], "BoundedNetwork, of Graphs"),
    (["twosat"], "TwoSatisfiability, of Graphs"),
    (["pst", "persistentsegtree"], "PersistentSegmentTree, of DataStructures"),
    (["prefixtree"], "Trie, of Strings"),
    (["sam"], "SuffixAutomaton, of Strings"),
    (["kthsubstring"], "SortedSubstrings, of Strings"),
    (["kmp"], "occurrences(of:) or prefixFunction() of collections, of Strings"),
    (["point", "vector"], "LatticePoint, of Geometry, whose coordinates are whole"),
    (["halfplaneintersection", "hpi"], "intersection() of HalfPlane arrays, of Geometry"),
    (
      ["minimumenclosingcircle", "smallestenclosingcircle", "welzl", "mec"],
      "smallestEnclosingCircle() of collections of points, of Geometry"
    ),
  ]
}
