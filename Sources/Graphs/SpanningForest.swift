// Minimum spanning forests: Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman problem",
// 1956. The edges are sorted by counting, eleven bits of their weights at a time (radix sort).

/// A minimum spanning forest: its edges and their total weight.
public struct SpanningForest: Sendable, Hashable {
  /// The indices of the edges, in ascending order.
  public let edges: [Int]

  /// The sum of the weights of the edges.
  public let weight: Int
}

extension WeightedGraph {
  /// Returns a minimum spanning forest: a minimum spanning tree (MST) of each connected component.
  ///
  ///     var cables = WeightedGraph(vertexCount: 4)
  ///     cables.addEdge(0, 1, weight: 3)
  ///     cables.addEdge(1, 2, weight: 2)
  ///     cables.addEdge(2, 0, weight: 4)
  ///     cables.addEdge(2, 3, weight: -1)
  ///     cables.minimumSpanningForest().edges  // [0, 1, 3]
  ///     cables.minimumSpanningForest().weight  // 4
  ///
  /// It is a single tree if it has `vertexCount - 1` edges. Of edges with the same weight the earlier ones are taken.
  /// For a maximum spanning forest, negate the weights.
  ///
  /// - Precondition: The sum of the weights fits `Int`.
  /// - Complexity: O(*V* + *E* log *C* + *E* α(*V*)) time and O(*V* + *E*) space, where *V* is the number of vertices,
  ///   *E* the number of edges and *C* the difference of the largest and the smallest weight.
  public func minimumSpanningForest() -> SpanningForest {
    var components = _JoinedVertices(count: vertexCount)
    var isTaken = [Bool](repeating: false, count: edges.count)
    for (index, first, second) in _edgesByWeight()
    where components.unite(Int(first), Int(second)) {
      // Invariant: the edges that have been taken are a minimum spanning forest of those that have been looked at.
      isTaken[Int(index)] = true
      if components.count == 1 { break }
    }
    let taken = edges.indices.filter { isTaken[$0] }
    return SpanningForest(edges: taken, weight: taken.lazy.map { edges[$0].weight }._sumOfWeights())
  }
}

// MARK: - Core

extension WeightedGraph {
  /// Returns the edges in ascending order of weight, those of the same weight in their order (stable sort).
  private func _edgesByWeight() -> [(index: Int32, first: Int32, second: Int32)] {
    // The ends are looked up all at once: one after the other, each would be waited for.
    _indicesByWeight().map { ($0, edges[Int($0)]._first, edges[Int($0)]._second) }
  }

  private func _indicesByWeight() -> [Int32] {
    // Counting takes a walk through all 2048 digits, however few the edges are.
    if edges.count < 1000 {
      return (0..<Int32(truncatingIfNeeded: edges.count)).sorted {
        (edges[Int($0)].weight, $0) < (edges[Int($1)].weight, $1)
      }
    }
    let least = edges.reduce(Int.max) { Swift.min($0, $1.weight) }
    // A difference may have all bits: it has no sign, so that wrapping is meant.
    let bits = edges.reduce(0) { $0 | UInt(bitPattern: $1.weight &- least) }
    // Half as much memory to move, if the weights allow it.
    return bits <= UInt32.max
      ? _indicesByWeight(as: UInt32.self, least, bits)
      : _indicesByWeight(as: UInt.self, least, bits)
  }

  /// - Parameter bits: All that are in the difference of any weight from the least one.
  private func _indicesByWeight<Key: FixedWidthInteger>(
    as type: Key.Type, _ least: Int, _ bits: UInt
  ) -> [Int32] {
    var keys = edges.enumerated().map {
      (
        weight: Key(truncatingIfNeeded: $0.element.weight &- least),
        index: Int32(truncatingIfNeeded: $0.offset)
      )
    }
    for shift in stride(from: 0, to: UInt.bitWidth - bits.leadingZeroBitCount, by: 11) {
      keys = keys._grouped(into: 2048, by: { Int($0.weight &>> Key(shift) & 2047) }, { $0 }).items
    }
    return keys.map(\.index)
  }
}

extension Sequence<Int> {
  /// Returns the sum.
  ///
  /// Intermediate sums may overflow, as long as the sum of all fits `Int`.
  internal func _sumOfWeights(_ name: StaticString = "weight of the edges") -> Int {
    var (sum, turns) = (0, 0)
    for weight in self {
      let (next, overflow) = sum.addingReportingOverflow(weight)
      if overflow { turns += weight.signum() }
      sum = next
    }
    precondition(turns == 0, "the \(name) does not fit Int")
    return sum
  }
}

/// Disjoint sets of vertices (union by size, path halving), as in `DataStructures`; the modules know nothing of each
/// other.
internal struct _JoinedVertices {
  /// For a root the negated size of its component, for others a vertex nearer to the root.
  private var links: [Int32]
  /// The number of components.
  internal private(set) var count: Int

  internal init(count: Int) {
    links = [Int32](repeating: -1, count: count)
    self.count = count
  }

  // In line, the array of a local variable is asked only once whether it is shared: two thirds of the time.

  /// Unites the components of two vertices, and returns whether they were distinct.
  @inline(__always)
  internal mutating func unite(_ first: Int, _ second: Int) -> Bool {
    var (larger, smaller) = (root(of: first), root(of: second))
    if larger == smaller { return false }
    if links[larger] > links[smaller] { Swift.swap(&larger, &smaller) }
    links[larger] += links[smaller]
    links[smaller] = Int32(truncatingIfNeeded: larger)
    count -= 1
    return true
  }

  @inline(__always)
  internal mutating func root(of vertex: Int) -> Int {
    var vertex = vertex
    while links[vertex] >= 0 {
      let next = Int(links[vertex])
      if links[next] < 0 { return next }
      // Path halving: every other link is made to skip one.
      links[vertex] = links[next]
      vertex = Int(links[next])
    }
    return vertex
  }

  /// Returns for each vertex the index of its component; they are numbered in the order of their smallest vertices.
  internal mutating func indices() -> [Int] {
    var numbers = [Int](repeating: -1, count: links.count)
    var count = 0
    return links.indices.map { vertex in
      let root = root(of: vertex)
      if numbers[root] < 0 {
        numbers[root] = count
        count += 1
      }
      return numbers[root]
    }
  }
}
