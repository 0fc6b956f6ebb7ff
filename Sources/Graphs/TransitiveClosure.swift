// Transitive closure: rows of bits, one for each strongly connected component, as all its vertices lead to the same
// ones. Warshall, "A theorem on Boolean matrices", 1962, did it for a matrix; Purdom, "A transitive closure algorithm",
// 1970, by components.

/// Which vertices of a directed graph can be reached from which (transitive closure).
///
///     let orders = WeightedDigraph(vertexCount: 4, edges: [(0, 1), (1, 2), (2, 1), (3, 2)])
///     let closure = orders.transitiveClosure()
///     closure.hasPath(from: 0, to: 2)  // true
///     closure.targets(from: 3)  // [1, 2]
///     closure.targetCount(from: 0)  // 2
///
/// A path has at least one edge: a vertex leads to itself if it is on a cycle. Closures are equal if the same paths are
/// possible, whatever the edges.
public struct TransitiveClosure: Sendable, Hashable {
  /// The number of vertices.
  public let vertexCount: Int
  /// The row of each vertex.
  private let rowOf: [Int]
  private let wordCount: Int
  /// The rows, of `wordCount` words each: a bit for each vertex.
  private let words: [UInt64]

  internal init(_ graph: WeightedDigraph) {
    let wordCount = (graph.vertexCount + 63) / 64
    let (starts, targets) = graph._bySource { Int32(truncatingIfNeeded: $0.target) }
    var search = _ComponentSearch(starts: starts, targets: targets)
    let (componentOf, componentCount) = search.componentsInReverse()
    let members = componentOf._members()
    // Rows in the order of the first vertices: graphs with the same paths have equal closures.
    var rowOfComponent = [Int](repeating: 0, count: componentCount)
    let byFirstVertex = componentOf.indices.filter { members[componentOf[$0]][0] == $0 }
    for (row, vertex) in byFirstVertex.enumerated() { rowOfComponent[componentOf[vertex]] = row }
    (vertexCount, self.wordCount) = (graph.vertexCount, wordCount)
    rowOf = componentOf.map { rowOfComponent[$0] }
    words = [UInt64](unsafeUninitializedCapacity: componentCount * wordCount) { words, filled in
      filled = words.count
      words.initialize(repeating: 0)
      // The components that edges of the current one lead to.
      var next = [UInt64](repeating: 0, count: wordCount)
      for component in 0..<componentCount {
        // Edges lead to components of lower numbers, or stay.
        let start = rowOfComponent[component] * wordCount
        let row = UnsafeMutableBufferPointer(rebasing: words[start..<start + wordCount])
        for source in members[component] {
          for edge in starts[source]..<starts[source + 1] {
            let target = componentOf[Int(targets[Int(edge)])]
            next[target / 64] |= 1 << UInt64(target % 64)
          }
        }
        // The nearest in topological order first: what they lead to need not be added again.
        for word in (0...component / 64).reversed() {
          while next[word] != 0 {
            let bit = 63 - next[word].leadingZeroBitCount
            next[word] ^= 1 << UInt64(bit)
            let target = word * 64 + bit
            let first = members[target][0]
            if row[first / 64] >> UInt64(first % 64) & 1 == 1 { continue }
            if target == component {
              for vertex in members[target] { row[vertex / 64] |= 1 << UInt64(vertex % 64) }
              continue
            }
            // All its members, if there are several, are in its row.
            row[first / 64] |= 1 << UInt64(first % 64)
            let targetStart = rowOfComponent[target] * wordCount
            for word in row.indices { row[word] |= words[targetStart + word] }
          }
        }
      }
    }
  }

  /// Returns whether a path of at least one edge leads from one vertex to another.
  ///
  /// - Parameters:
  ///   - source: The vertex the path starts from, in 0 ..< `vertexCount`.
  ///   - target: The vertex the path leads to, in 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public func hasPath(from source: Int, to target: Int) -> Bool {
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    return words[start(of: source) + target / 64] >> UInt64(target % 64) & 1 == 1
  }

  /// Returns the number of vertices that paths of at least one edge lead to from a vertex.
  ///
  /// - Parameter source: The vertex the paths start from, in 0 ..< `vertexCount`.
  /// - Complexity: O(*V* / 64)
  public func targetCount(from source: Int) -> Int {
    row(of: source).reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Returns the vertices that paths of at least one edge lead to from a vertex, in ascending order.
  ///
  /// - Parameter source: The vertex the paths start from, in 0 ..< `vertexCount`.
  /// - Complexity: O(*V* / 64 + *k*) for *k* vertices.
  public func targets(from source: Int) -> [Int] {
    var targets: [Int] = []
    for (number, word) in row(of: source).enumerated() {
      var rest = word
      while rest != 0 {
        targets.append(number * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return targets
  }

  private func row(of vertex: Int) -> ArraySlice<UInt64> {
    let start = start(of: vertex)
    return words[start..<start + wordCount]
  }

  private func start(of vertex: Int) -> Int {
    precondition(0 <= vertex && vertex < vertexCount, "the source is no vertex of the graph")
    return rowOf[vertex] * wordCount
  }
}

extension WeightedDigraph {
  /// Returns which vertices can be reached from which (transitive closure).
  ///
  ///     let steps = WeightedDigraph(vertexCount: 3, edges: [(2, 0), (0, 1)])
  ///     steps.transitiveClosure().targets(from: 2)  // [0, 1]
  ///
  /// Weights are ignored.
  ///
  /// - Complexity: O(*V* + *E* + (*E* + *C*) · *V* / 64) time and O(*E* + *V* · *C* / 64) space, where *V* is the number
  ///   of vertices, *E* the number of edges and *C* the number of strongly connected components: up to *V*² / 8 bytes.
  public func transitiveClosure() -> TransitiveClosure {
    TransitiveClosure(self)
  }
}
