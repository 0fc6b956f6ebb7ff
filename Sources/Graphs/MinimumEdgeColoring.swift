// Edge coloring of bipartite graphs: an even number of colors is halved by Euler splitting, one color at a time is
// found as a perfect matching. Gabow, "Using Euler partitions to edge color bipartite multigraphs", 1976; matchings by
// random walks: Goel, Kapralov and Khanna, "Perfect matchings in O(n log n) time in regular bipartite graphs", 2010.

extension BipartiteGraph {
  /// Returns an edge coloring with the minimum number of colors: edges with a common endpoint have distinct colors.
  ///
  ///     let lessons = BipartiteGraph(leftCount: 2, rightCount: 2, edges: [(0, 0), (0, 1), (1, 0), (0, 0)])
  ///     let hours = lessons.minimumEdgeColoring()
  ///     hours.count  // 3: so many are at the left 0
  ///     hours.colors[1] == hours.colors[2]  // true: all others meet
  ///
  /// The number of colors is the maximum degree of a vertex: Kőnig, "Gráfok és mátrixok", 1931.
  ///
  /// - Returns: The number of colors, and the color of each edge, in 0 ..< `count`, in the order in which the edges
  ///   were added. For the same edges in the same order it is always the same.
  /// - Complexity: Expected O(*V* + *E* log *E*) time, and O(*V* + *E*) space, where *V* is the number of vertices and
  ///   *E* the number of edges.
  public func minimumEdgeColoring() -> (count: Int, colors: [Int]) {
    let (leftDegrees, rightDegrees) = (
      _degrees(_leftEnds, leftCount), _degrees(_rightEnds, rightCount)
    )
    let count = Swift.max(leftDegrees.max() ?? 0, rightDegrees.max() ?? 0)
    if count == 0 { return (0, []) }
    // Vertices whose degrees together are not above the maximum can be merged. Then there are less than 2E / count + 1
    // on either side.
    let (left, right) = (_Merged(leftDegrees, most: count), _Merged(rightDegrees, most: count))
    let vertexCount = Swift.max(left.degrees.count, right.degrees.count)
    precondition(vertexCount * count <= Int32.max, "the graph has too many edges")
    var ends = zip(_leftEnds, _rightEnds).map { (left.numbers[Int($0)], right.numbers[Int($1)]) }
    ends += _missingEdges(
      left.degrees, right.degrees, vertexCount: vertexCount, degree: count)
    var coloring = _EdgeColoring(vertexCount: vertexCount, degree: count, ends)
    coloring.run()
    return (count, coloring.colors.prefix(_leftEnds.count).map { Int($0) })
  }

  private func _degrees(_ ends: [Int32], _ count: Int) -> [Int] {
    var degrees = [Int](repeating: 0, count: count)
    for end in ends { degrees[Int(end)] += 1 }
    return degrees
  }
}

// MARK: - Core

/// The vertices of one side, some of which are merged.
internal struct _Merged {
  /// The number of the merged vertex that each vertex is part of.
  internal private(set) var numbers: [Int32] = []
  internal private(set) var degrees: [Int] = []

  internal init(_ degrees: [Int], most: Int) {
    for degree in degrees {
      if let last = self.degrees.last, last + degree <= most {
        self.degrees[self.degrees.count - 1] += degree
      } else {
        self.degrees.append(degree)
      }
      numbers.append(Int32(truncatingIfNeeded: self.degrees.count - 1))
    }
  }
}

/// Returns the edges that are missing until the graph is regular, with the given number of vertices on either side and
/// the given degree.
///
/// - Parameters:
///   - left: The degree of each vertex on the left; additional vertices have degree 0.
///   - right: The same for the right side.
internal func _missingEdges(
  _ left: [Int], _ right: [Int], vertexCount: Int, degree: Int
) -> [(Int32, Int32)] {
  func missing(_ degrees: [Int]) -> [Int] {
    degrees.map { degree - $0 } + repeatElement(degree, count: vertexCount - degrees.count)
  }
  var edges: [(Int32, Int32)] = []
  var missingRight = missing(right)
  var other = 0
  for (vertex, count) in missing(left).enumerated() {
    for _ in 0..<count {
      while missingRight[other] == 0 { other += 1 }
      missingRight[other] -= 1
      edges.append((Int32(truncatingIfNeeded: vertex), Int32(truncatingIfNeeded: other)))
    }
  }
  return edges
}

/// A regular bipartite graph whose edges get colors.
internal struct _EdgeColoring {
  private let vertexCount: Int
  private let degree: Int
  private var edges: [_ColoredEdge]
  /// The color of each edge, by its index.
  internal private(set) var colors: [Int32]

  internal init(vertexCount: Int, degree: Int, _ ends: [(left: Int32, right: Int32)]) {
    (self.vertexCount, self.degree) = (vertexCount, degree)
    edges =
      ends.indices._grouped(into: vertexCount, by: { Int(ends[$0].left) }) {
        _ColoredEdge(right: ends[$0].right, index: Int32(truncatingIfNeeded: $0))
      }.items
    colors = [Int32](repeating: 0, count: edges.count)
  }

  /// Colors all edges.
  internal mutating func run() {
    var halving = _EulerHalving(vertexCount: vertexCount, edgeCount: edges.count)
    var matching = _RegularMatching(vertexCount: vertexCount)
    // Each range of edges is regular, and its degree is the number of its colors.
    var open = [(edges: edges.indices, colors: 0..<degree)]
    edges.withUnsafeMutableBufferPointer { edges in
      while var (range, palette) = open.popLast() {
        if palette.count % 2 == 1 {
          matching.putFirst(UnsafeMutableBufferPointer(rebasing: edges[range]))
          for edge in edges[range].prefix(vertexCount) {
            colors[Int(edge.index)] = Int32(truncatingIfNeeded: palette.lowerBound)
          }
          (range, palette) = (range.dropFirst(vertexCount), palette.dropFirst())
        }
        if palette.isEmpty { continue }
        halving.putHalfFirst(UnsafeMutableBufferPointer(rebasing: edges[range]))
        let middle = range.lowerBound + range.count / 2
        let color = palette.lowerBound + palette.count / 2
        open.append((range.lowerBound..<middle, palette.lowerBound..<color))
        open.append((middle..<range.upperBound, color..<palette.upperBound))
      }
    }
  }
}
