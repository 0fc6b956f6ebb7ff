// All-pairs shortest paths: Floyd, "Algorithm 97: Shortest path", 1962, and Warshall, "A theorem on Boolean matrices",
// 1962.

/// The shortest distances and paths between all pairs of vertices of a graph.
///
///     var roads = WeightedDigraph(vertexCount: 4)
///     roads.addEdge(from: 0, to: 1, weight: 4)
///     roads.addEdge(from: 0, to: 2, weight: 3)
///     roads.addEdge(from: 1, to: 2, weight: -2)
///     let distances = roads.allPairsDistances()!
///     distances[0, 2]  // 2
///     distances[2, 0]  // nil
///     distances.path(from: 0, to: 2)  // [0, 1, 2]
public struct AllPairsDistances: Sendable, Hashable {
  /// The number of vertices: they are 0 ..< `vertexCount`.
  public let vertexCount: Int
  /// The distance of each pair, row by row; `Int.max` if there is no path.
  private let distances: [Int]
  /// The second vertex of the path of each pair.
  private let nextVertices: [Int32]

  fileprivate init(vertexCount: Int, distances: [Int], nextVertices: [Int32]) {
    (self.vertexCount, self.distances, self.nextVertices) = (vertexCount, distances, nextVertices)
  }

  /// The distance from one vertex to another, or `nil` if there is no path; 0 from a vertex to itself.
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Complexity: O(1)
  public subscript(source: Int, target: Int) -> Int? {
    let distance = distances[place(source, target)]
    return distance == .max ? nil : distance
  }

  /// Returns the vertices of a shortest path from one vertex to another, including both ends.
  ///
  /// - Parameters:
  ///   - source: The vertex to start from, in 0 ..< `vertexCount`.
  ///   - target: The vertex to get to, in 0 ..< `vertexCount`.
  /// - Returns: The path, a simple one: it repeats no vertex; `nil` if there is none.
  /// - Complexity: O(*k*) for a path of *k* vertices.
  public func path(from source: Int, to target: Int) -> [Int]? {
    if self[source, target] == nil { return nil }
    var path = [source]
    var vertex = source
    while vertex != target {
      vertex = Int(nextVertices[place(vertex, target)])
      path.append(vertex)
    }
    return path
  }

  private func place(_ source: Int, _ target: Int) -> Int {
    precondition(0 <= source && source < vertexCount, "the source is no vertex of the graph")
    precondition(0 <= target && target < vertexCount, "the target is no vertex of the graph")
    return source * vertexCount + target
  }
}

extension WeightedGraph {
  /// Returns the shortest distances between all pairs of vertices, along undirected edges (Floyd–Warshall), or `nil` if
  /// the weight of an edge is negative.
  ///
  ///     let cables = WeightedGraph(vertexCount: 3, edges: [(0, 1, 4), (2, 1, 1)])
  ///     cables.allPairsDistances()![0, 2]  // 5
  ///
  /// The result is that of ``directedBothWays()``, for which an edge of negative weight is a negative cycle.
  ///
  /// - Precondition: As for a ``WeightedDigraph``.
  /// - Complexity: That for a ``WeightedDigraph``.
  public func allPairsDistances() -> AllPairsDistances? {
    directedBothWays().allPairsDistances()
  }
}

extension WeightedDigraph {
  /// Returns the shortest distances between all pairs of vertices (Floyd–Warshall), or `nil` if there is a negative cycle
  /// anywhere.
  ///
  /// It is meant for graphs of up to a few thousand vertices. For sparse graphs,
  /// ``shortestDistances(from:)`` from each vertex is faster.
  ///
  /// - Precondition: The number of vertices, or the number of edges plus one if that is less, times the largest
  ///   absolute value of a weight is at most a quarter of `Int.max`.
  /// - Complexity: O(*V*³ + *E*) time, where *V* is the number of vertices and *E* the number of edges; 12 · *V*² bytes
  ///   of space, and 4 · *V*² more until it returns.
  public func allPairsDistances() -> AllPairsDistances? {
    let longest = _longestPathBound()
    precondition(
      longest != nil && longest! <= Int.max / 4,
      "a weight times the number of vertices is too large")
    // Half as wide, twice as many fit a vector.
    return longest! <= Int32.max / 4
      ? allPairsDistances(as: Int32.self) : allPairsDistances(as: Int.self)
  }

  @inline(__always)
  private func allPairsDistances<Distance: FixedWidthInteger>(
    as type: Distance.Type
  ) -> AllPairsDistances? {
    let count = vertexCount
    // No path is longer than a quarter of the largest number. So the sum of this and a path, which takes part in
    // the search, is longer than any path, and the sum of two of these fits.
    let unreached = Distance.max / 2
    var distances = [Distance](repeating: unreached, count: count * count)
    var next = [Int32](repeating: 0, count: count * count)
    for vertex in 0..<count { distances[vertex * count + vertex] = 0 }
    for edge in edges {
      let place = edge.source * count + edge.target
      // Of a single vertex any loop is short enough; only its sign matters.
      let weight = Distance(clamping: edge.weight)
      if weight < distances[place] {
        distances[place] = weight
        next[place] = Int32(edge.target)
      }
    }
    for middle in 0..<count {
      // Invariant: each distance is that of a shortest path by way of the vertices before the middle one, unless a
      // cycle by way of them is negative: then a vertex on it has a negative distance from itself, and keeps it.
      distances.withUnsafeMutableBufferPointer { distances in
        next.withUnsafeMutableBufferPointer { next in
          let second = distances.baseAddress! + middle * count
          for source in 0..<count {
            let start = source * count
            let (first, firstNext) = (distances[start + middle], next[start + middle])
            if first > unreached / 2 || source == middle { continue }
            let (row, rowNext) = (distances.baseAddress! + start, next.baseAddress! + start)
            var target = 0
            while target < count {
              let end = Swift.min(target + 32, count)
              // Seldom is any of them improved: first see whether, without a branch and in vectors.
              var signs: Distance = 0
              for target in target..<end { signs |= first &+ second[target] &- row[target] }
              if signs < 0 {
                for target in target..<end {
                  let sum = first &+ second[target]
                  if sum < row[target] {
                    row[target] = sum
                    rowNext[target] = firstNext
                  }
                }
              }
              target = end
            }
          }
        }
      }
    }
    if (0..<count).contains(where: { distances[$0 * count + $0] < 0 }) { return nil }
    for place in distances.indices where distances[place] > unreached / 2 {
      distances[place] = .max
    }
    return AllPairsDistances(
      vertexCount: count,
      distances: distances as? [Int] ?? distances.map { $0 == .max ? .max : Int($0) },
      nextVertices: next)
  }
}
