// Matroids: Whitney, "On the abstract properties of linear dependence", 1935. What can be exchanged in a forest is told by
// places in preorder, and among vectors by Gaussian elimination.

/// A matroid: a rule which sets of the elements 0, 1, … are independent.
///
///     let cables = WeightedGraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 0), (2, 3)])
///     let colors = [0, 1, 1, 0]
///     // As many cables as possible without a cycle, and of each color at most one:
///     Matroid.graphic(cables).maximumCommonIndependentSet(with: .partition(colors))  // [0, 1]
///
/// What is a part of an independent set is independent, too, and of two independent sets of different sizes, the
/// smaller one remains independent with some element of the larger one. So all maximal independent sets are of one
/// size, and the greedy algorithm finds the cheapest. For sets that are independent in two matroids this does not hold:
/// for these there are ``maximumCommonIndependentSet(with:)`` and ``minimumWeightCommonIndependentSets(with:weights:)``.
///
/// Rules of one's own are made by ``init(elementCount:isIndependent:)``. Here as many edges as possible are removed
/// such that the graph remains connected:
///
///     let ring = WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 2), (2, 0)])
///     let removable = Matroid(elementCount: 3) { removed in
///       let left = ring.edges.indices.filter { !removed.contains($0) }.map { ring.edges[$0] }
///       return WeightedGraph(vertexCount: 3, edges: left).connectedComponents().count == 1
///     }
///     removable.maximumCommonIndependentSet(with: removable)  // [0]
public struct Matroid {
  /// The number of elements: they are 0 ..< `elementCount`.
  public let elementCount: Int

  /// Returns what can be added to an independent set, and what can replace its members.
  internal let _exchanges: (_ members: [Int]) -> _Exchanges

  internal init(_elementCount: Int, exchanges: @escaping (_ members: [Int]) -> _Exchanges) {
    (elementCount, _exchanges) = (_elementCount, exchanges)
  }

  /// Creates a matroid from a function that says which sets are independent (an independence oracle).
  ///
  /// - Parameters:
  ///   - elementCount: The number of elements; not negative.
  ///   - isIndependent: Returns whether a set of distinct elements, in any order, is independent.
  /// - Precondition: The rule is that of a matroid, as told above. By another one a set may be found that is not
  ///   independent, and the search for the cheapest sets may not end.
  /// - Complexity: O(1)
  public init(elementCount: Int, isIndependent: @escaping (_ elements: [Int]) -> Bool) {
    precondition(elementCount >= 0, "the number of elements is negative")
    self.init(_elementCount: elementCount) { members in
      _Exchanges {
        isIndependent(members + [$0])
      } canReplace: { old, new in
        isIndependent(members.filter { $0 != old } + [new])
      }
    }
  }

  /// The graphic matroid: the elements are the edges of a graph, and forests are independent.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(0, 1), (1, 0), (1, 2)])
  ///     let forests = Matroid.graphic(cables)
  ///     forests.maximumCommonIndependentSet(with: forests)  // [0, 2]
  ///
  /// - Parameter graph: Any graph; the weights of its edges are ignored.
  /// - Complexity: O(1)
  public static func graphic(_ graph: WeightedGraph) -> Matroid {
    Matroid(_elementCount: graph.edges.count) { members in
      let forest = _ForestExchanges(graph, members)
      return _Exchanges {
        forest.joins[$0]
      } canReplace: { old, new in
        forest.canReplace(old, by: new)
      }
    }
  }

  /// The partition matroid: sets with at most one element of each class, or as many as the class's capacity.
  ///
  ///     let limits = Matroid.partition([0, 0, 0, 1], capacities: [2, 1])
  ///     limits.maximumCommonIndependentSet(with: limits)  // [0, 1, 3]
  ///
  /// - Parameters:
  ///   - classes: The class of each element, such as its color; none negative.
  ///   - capacities: For each class how many of its elements a set may have, none negative; 1 for all by default.
  /// - Complexity: O(*n* + *c*), where *n* is the number of elements and *c* the largest class.
  public static func partition(_ classes: [Int], capacities: [Int]? = nil) -> Matroid {
    precondition(classes.allSatisfy { $0 >= 0 }, "a class is negative")
    let classCount = classes.reduce(0) { Swift.max($0, $1 + 1) }
    let capacities = capacities ?? Array(repeating: 1, count: classCount)
    precondition(classCount <= capacities.count, "a class has no capacity")
    precondition(capacities.allSatisfy { $0 >= 0 }, "a capacity is negative")
    return Matroid(_elementCount: classes.count) { members in
      var rest = capacities
      for member in members { rest[classes[member]] -= 1 }
      return _Exchanges {
        rest[classes[$0]] > 0
      } canReplace: { old, new in
        classes[old] == classes[new] || rest[classes[new]] > 0
      }
    }
  }

  /// The binary matroid: the elements are vectors over GF(2), and those are independent of which no nonempty set has
  /// the XOR 0.
  ///
  ///     let vectors = Matroid.binary([0b011, 0b101, 0b110, 0b111])
  ///     vectors.maximumCommonIndependentSet(with: vectors)  // [0, 1, 3]
  ///
  /// - Parameter vectors: Integers, none negative, whose bits are the coordinates.
  /// - Complexity: O(*n*) for *n* vectors.
  public static func binary(_ vectors: [Int]) -> Matroid {
    precondition(vectors.allSatisfy { $0 >= 0 }, "a vector is negative")
    return Matroid(_elementCount: vectors.count) { members in
      let (places, circuits) = _circuits(vectors, members)
      return _Exchanges {
        circuits[$0] == .max
      } canReplace: { old, new in
        circuits[new] >> places[old] & 1 == 1
      }
    }
  }

  /// Returns the place of each member among the members, and for each vector the places of those whose XOR it is, as
  /// bits: all bits if it is not in their span, as it can replace each of them then.
  private static func _circuits(
    _ vectors: [Int], _ members: [Int]
  ) -> (places: [UInt64], circuits: [UInt64]) {
    var places = [UInt64](repeating: 0, count: vectors.count)
    // Vectors whose highest bits differ, the highest first, and of which members each is the XOR.
    var basis: [(vector: Int, parts: UInt64)] = []
    func reduced(_ vector: Int) -> (vector: Int, parts: UInt64) {
      // Invariant: the bits of the rest that are the highest of those before are 0.
      basis.reduce((vector, 0)) {
        $0.vector ^ $1.vector < $0.vector ? ($0.vector ^ $1.vector, $0.parts ^ $1.parts) : $0
      }
    }
    for (place, member) in members.enumerated() {
      places[member] = UInt64(place)
      let rest = reduced(vectors[member])
      let index = basis.firstIndex { $0.vector < rest.vector } ?? basis.count
      basis.insert((rest.vector, rest.parts | 1 << UInt64(place)), at: index)
    }
    return (places, vectors.map { reduced($0) }.map { $0.vector == 0 ? $0.parts : .max })
  }
}

// MARK: - Core

/// What can be added to an independent set, and what can replace its members.
///
/// As the functions for many elements are made where the compiler sees the rule, they call no other for each.
internal struct _Exchanges {
  /// Whether the set remains independent with an element that is not a member.
  internal let canAdd: (Int) -> Bool
  /// Takes the elements that can replace a member out of a list of others.
  internal let takeReplacements: (_ old: Int, _ others: inout [Int]) -> [Int]
  /// Takes the members that an element can replace out of a list of members.
  internal let takeReplaced: (_ new: Int, _ members: inout [Int]) -> [Int]

  /// Creates the exchanges from the rules for a single one.
  @inline(__always)
  internal init(
    canAdd: @escaping (Int) -> Bool, canReplace: @escaping (_ old: Int, _ new: Int) -> Bool
  ) {
    self.canAdd = canAdd
    takeReplacements = { old, others in others._takeAll { canReplace(old, $0) } }
    takeReplaced = { new, members in members._takeAll { canReplace($0, new) } }
  }
}

extension [Int] {
  /// Removes the elements for which a condition holds, and returns them.
  @inline(__always)
  fileprivate mutating func _takeAll(where condition: (Int) -> Bool) -> [Int] {
    var taken: [Int] = []
    var kept = 0
    for index in indices {
      let element = self[index]
      if condition(element) {
        taken.append(element)
      } else {
        self[kept] = element
        kept += 1
      }
    }
    removeLast(count - kept)
    return taken
  }
}

/// The exchanges of a forest: an edge can replace those on the path between its ends.
internal struct _ForestExchanges {
  /// Whether each edge joins two trees.
  internal let joins: [Bool]
  /// The places of the ends of each edge in preorder.
  private let ends: [(first: Int32, second: Int32)]
  /// The places of the subtree below each member.
  private let subtrees: [(start: Int32, end: Int32)]

  internal init(_ graph: WeightedGraph, _ members: [Int]) {
    let forest = _DepthFirstForest(
      WeightedGraph(vertexCount: graph.vertexCount, edges: members.lazy.map { graph.edges[$0] }))
    var places = [Int32](repeating: 0, count: graph.vertexCount)
    var roots = places
    var subtreeEnds = [Int32](repeating: 0, count: graph.vertexCount)
    for (place, vertex) in forest.vertices.enumerated() {
      places[Int(vertex)] = Int32(truncatingIfNeeded: place)
      roots[Int(vertex)] =
        forest.isRoot(place) ? vertex : roots[Int(forest.vertices[Int(forest.parents[place])])]
    }
    var subtrees = [(start: Int32, end: Int32)](repeating: (0, 0), count: graph.edges.count)
    for place in places.indices.reversed() {
      // Invariant: the ends of later places include those of their descendants.
      let end = Swift.max(subtreeEnds[place], Int32(truncatingIfNeeded: place + 1))
      if forest.isRoot(place) { continue }
      let parent = Int(forest.parents[place])
      subtreeEnds[parent] = Swift.max(subtreeEnds[parent], end)
      subtrees[members[Int(forest.parentEdges[place])]] = (Int32(truncatingIfNeeded: place), end)
    }
    joins = graph.edges.map { roots[$0.first] != roots[$0.second] }
    ends = graph.edges.map { (places[$0.first], places[$0.second]) }
    self.subtrees = subtrees
  }

  @inline(__always)
  internal func canReplace(_ old: Int, by new: Int) -> Bool {
    let ((start, end), (first, second)) = (subtrees[old], ends[new])
    // One end is below the edge that is replaced, the other one is not.
    return (start <= first && first < end) != (start <= second && second < end) || joins[new]
  }
}
