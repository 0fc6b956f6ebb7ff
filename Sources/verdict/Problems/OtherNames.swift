// What things are called here that have other names in other languages and libraries.

/// Says what to write in place of a member that a type has not, but others have.
enum OtherNames {
  /// Returns a hint for the first of the compiler's complaints that is about such a member.
  static func hint(for complaints: [String]) -> String? {
    for complaint in complaints {
      guard
        let found = complaint.firstMatch(of: #/value of type '(\w+).*' has no member '(\w+)'/#),
        let name = names[String(found.1)]?[found.2.lowercased().replacing("_", with: "")]
      else { continue }
      return "hint: what is called \(found.2) elsewhere is \(name) of \(found.1)"
    }
    return nil
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
    "root": "find(_:)",
  ]
  private static let ranges = [
    "query": "combined(_:)", "prod": "combined(_:)", "fold": "combined(_:)", "get": "[index]",
    "set": "[index] = …", "maxright": "longestRange(from:while:)",
    "minleft": "longestRange(to:while:)",
  ]
  private static let treaps = [
    "query": "combined(_:)", "prod": "combined(_:)", "fold": "combined(_:)", "get": "[index]",
    "erase": "remove(at:)", "rotate": "move(_:to:)", "size": "count",
  ]
  private static let graphs = [
    "dijkstra": "shortestDistances(from:)", "bellmanford": "shortestDistances(from:)",
    "bfs": "shortestDistances(from:)", "neighbors": "outgoingEdges()[vertex]",
    "adjacent": "outgoingEdges()[vertex]", "findcycle": "cycle()", "hascycle": "cycle()",
  ]
  private static let directedGraphs = [
    "floydwarshall": "allPairsDistances()", "floyd": "allPairsDistances()",
    "maxflow": "maximumFlow(from:to:)", "scc": "stronglyConnectedComponents()",
    "toposort": "topologicalOrder()", "topologicalsort": "topologicalOrder()",
  ]
  private static let undirectedGraphs = [
    "floydwarshall": "directedBothWays().allPairsDistances()",
    "floyd": "directedBothWays().allPairsDistances()",
    "maxflow": "directedBothWays().maximumFlow(from:to:)",
    "kruskal": "minimumSpanningForest()", "mst": "minimumSpanningForest()",
  ]
  private static let names = [
    "PriorityQueue": queue, "Deque": deque, "SortedMultiset": sorted,
    "SortedDictionary": sorted.filter { $0.key != "add" }
      .merging(["erase": "removeValue(forKey:)"]) { $1 },
    "DisjointSets": sets.merging(["groups": "sets()"]) { $1 }, "RollbackDisjointSets": sets,
    "WeightedDisjointSets": sets,
    "TimedDisjointSets": ["connected": "areConnected(_:_:at:)", "time": "connectionTime(of:_:)"],
    "DynamicForest": [
      "connected": "areConnected(_:_:)", "isconnected": "areConnected(_:_:)",
      "lca": "lowestCommonAncestor(_:_:root:)", "query": "combined(from:to:)",
      "prod": "combined(from:to:)",
    ],
    "Trie": [
      "add": "insert(_:)", "search": "contains(_:)", "startswith": "count(withPrefix:)",
      "countprefix": "count(withPrefix:)", "erase": "remove(_:)", "size": "count",
      "empty": "isEmpty", "children": "transitions(from:)",
    ],
    "Table": [
      "rotate": "rotated(quarterTurns:)", "rotate90": "rotated()", "transpose": "transposed()",
      "flip": "mirrored()",
    ],
    "SegmentTree": ranges,
    "LazySegmentTree": ranges.merging(["apply": "update(_:by:)"]) { $1 },
    "SparseSegmentTree": ranges,
    "PersistentSegmentTree": [
      "update": "set(_:to:in:) or change(_:in:)", "query": "combined(_:in:)",
      "prod": "combined(_:in:)", "get": "element(at:in:)", "kth": "longestPrefix(in:while:)",
    ],
    "ImplicitTreap": treaps,
    "LazyImplicitTreap": treaps.merging(["apply": "update(_:by:)"]) { $1 },
    "FenwickTree": ["query": "sum(_:)", "prefix": "sum(..<index)", "update": "add(_:at:)"],
    "WeightedDigraph": graphs.merging(directedGraphs) { $1 },
    "WeightedGraph": graphs.merging(undirectedGraphs) { $1 },
    "RootedTree": [
      "lca": "lowestCommonAncestor(_:_:)", "dist": "distance(from:to:)",
      "diameter": "longestPath()", "kthancestor": "ancestor(of:steps:)",
      "jump": "vertex(onPathFrom:to:steps:)",
    ],
    "Int": ["pow": "power(_:modulo:)"],
    "ModularInteger": ["inv": "inverse", "val": "value"],
    "Binomials": [
      "comb": "choose(_:_:)", "ncr": "choose(_:_:)", "binom": "choose(_:_:)", "c": "choose(_:_:)",
      "npr": "permutations(_:_:)", "perm": "permutations(_:_:)", "fact": "factorial(_:)",
    ],
  ]
}
