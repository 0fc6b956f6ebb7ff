// Minimum spanning trees of points: of the edges between all of them, few can be in one. For Manhattan distances these
// are the edges to a nearest point in each octant: H. Zhou, N. Shenoy, W. Nicholls: Efficient minimum spanning tree
// construction without Delaunay triangulation, Information Processing Letters 81 (2002). For Euclidean distances they
// are those of the Delaunay triangulation: M. I. Shamos, D. Hoey: Closest-point problems, 1975. Then Kruskal's
// algorithm.

extension Collection where Element == LatticePoint {
  /// Returns the edges of a minimum spanning tree of the points with Manhattan distances (rectilinear MST).
  ///
  ///     let wells = [(0, 0), (5, 1), (1, 2), (4, 4)].map { LatticePoint($0, $1) }
  ///     let pipes = wells.manhattanMinimumSpanningTree()
  ///     pipes.map { "\($0.0)–\($0.1)" }  // ["0–2", "1–3", "2–3"]
  ///     pipes.reduce(0) { $0 + wells[$1.0].manhattanDistance(to: wells[$1.1]) }  // 12
  ///
  /// Points may coincide. If several trees are minimal, any of them is returned, for the same points always the same.
  ///
  /// - Returns: The edges as pairs of indices, the smaller one first, in ascending order of their lengths: one less
  ///   than there are points.
  /// - Precondition: All coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func manhattanMinimumSpanningTree() -> [(Index, Index)] {
    let indices = Array(self.indices)
    return Array(self)._manhattanMinimumSpanningTree().map { (indices[$0.0], indices[$0.1]) }
  }

  /// Returns the edges of a minimum spanning tree of the points with Euclidean distances (EMST).
  ///
  ///     let lamps = [(0, 0), (5, 1), (1, 2), (4, 4)].map { LatticePoint($0, $1) }
  ///     let wires = lamps.euclideanMinimumSpanningTree()
  ///     wires.map { "\($0.0)–\($0.1)" }  // ["0–2", "1–3", "2–3"]
  ///     wires.map { lamps[$0.0].squaredDistance(to: lamps[$0.1]) }  // [5, 10, 13]
  ///
  /// Distances are compared exactly. Points may coincide. If several trees are minimal, any of them is returned, for
  /// the same points always the same.
  ///
  /// - Returns: The edges as pairs of indices, the smaller one first, in ascending order of their lengths: one less
  ///   than there are points.
  /// - Precondition: All coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space
  @inlinable
  public func euclideanMinimumSpanningTree() -> [(Index, Index)] {
    let indices = Array(self.indices)
    return Array(self)._euclideanMinimumSpanningTree().map { (indices[$0.0], indices[$0.1]) }
  }
}

extension LatticePoint {
  /// Returns the Manhattan distance to another point: the horizontal and the vertical distance added up (taxicab, L₁).
  ///
  ///     LatticePoint(1, 2).manhattanDistance(to: LatticePoint(4, 0))  // 5
  @inlinable
  public func manhattanDistance(to other: LatticePoint) -> Int {
    abs(other.x - x) + abs(other.y - y)
  }
}

// MARK: - Core

extension [LatticePoint] {
  @usableFromInline
  internal func _euclideanMinimumSpanningTree() -> [(Int, Int)] {
    let (distinct, others) = _distinctPlaces()
    let points = distinct.map { self[Int($0)] }
    let edges = _Triangulation(points, withTriangles: false).edges
    let lengths = edges.map { points[$0.0].squaredDistance(to: points[$0.1]) }
    return edges._spanningTree(lengths, of: distinct, others)
  }

  @usableFromInline
  internal func _manhattanMinimumSpanningTree() -> [(Int, Int)] {
    let (distinct, others) = _distinctPlaces()
    let points = distinct.map { self[Int($0)] }
    let edges = points._edgesInOctants()
    let lengths = edges.map { points[$0.0].manhattanDistance(to: points[$0.1]) }
    return edges._spanningTree(lengths, of: distinct, others)
  }

  /// Returns the edges from each of several distinct points to a nearest one in each octant of its upper half plane.
  internal func _edgesInOctants() -> [(Int, Int)] {
    // An edge pq of a spanning tree with q in an octant of p, in which the nearest point is r, can be replaced by pr or
    // by rq, which is no longer. If it is as long, r is higher than p (where the steeper octant counts for a diagonal);
    // so this comes to an end, with a tree of such edges only.
    var edges: [(Int, Int)] = []
    edges.reserveCapacity(4 * count)
    _addEdgesInOctant(to: &edges)
    map { LatticePoint($0.y, $0.x) }._addEdgesInOctant(to: &edges)
    map { LatticePoint(-$0.x, $0.y) }._addEdgesInOctant(to: &edges)
    map { LatticePoint($0.y, -$0.x) }._addEdgesInOctant(to: &edges)
    return edges
  }

  /// Adds an edge from each point to a nearest one that is neither to its left nor below the diagonal through it.
  private func _addEdgesInOctant(to edges: inout [(Int, Int)]) {
    let heights = map { $0.y - $0.x }
    // The distinct heights are numbered from the highest one.
    var ranks = [Int32](repeating: 0, count: count)
    var rank: Int32 = 0
    var last = Int.min
    for place in heights._ascendingPlaces().reversed() {
      if heights[Int(place)] != last { rank += 1 }
      last = heights[Int(place)]
      ranks[Int(place)] = rank
    }
    // A Fenwick tree of the nearest points by rank, as the sums of their coordinates.
    var nearest = [(sum: Int, place: Int32)](repeating: (.max, -1), count: Int(rank) + 1)
    // From right to left, and on a vertical line from the top down.
    for place in _ascendingPlaces().reversed() {
      let point = self[Int(place)]
      var entry = (sum: Int.max, place: Int32(-1))
      var index = ranks[Int(place)]
      while index > 0 {
        if nearest[Int(index)].sum < entry.sum { entry = nearest[Int(index)] }
        index &= index - 1
      }
      if entry.place >= 0 { edges.append((Int(place), Int(entry.place))) }
      index = ranks[Int(place)]
      while index < nearest.count {
        if point.x + point.y < nearest[Int(index)].sum {
          nearest[Int(index)] = (point.x + point.y, place)
        }
        index += index & -index
      }
    }
  }
}

extension [(Int, Int)] {
  /// Returns the edges of a minimum spanning tree (Kruskal).
  ///
  /// - Parameters:
  ///   - lengths: The length of each of these edges.
  ///   - points: The index of each point that they join.
  ///   - others: The indices of points that coincide with one of them, each with that of this one.
  internal func _spanningTree(
    _ lengths: [Int], of points: [Int32], _ others: [(place: Int32, first: Int32)]
  ) -> [(Int, Int)] {
    var tree = others.map { (Int($0.first), Int($0.place)) }
    tree.reserveCapacity(points.count + others.count)
    // For each point one nearer to the root of its component, itself for a root.
    var links = Array<Int32>(0..<Int32(truncatingIfNeeded: points.count))
    func root(_ point: Int) -> Int {
      var point = point
      while Int(links[point]) != point {
        // Path halving: every other link is made to skip one.
        links[point] = links[Int(links[point])]
        point = Int(links[point])
      }
      return point
    }
    for index in lengths._ascendingPlaces() {
      let (one, other) = self[Int(index)]
      let (root, otherRoot) = (root(one), root(other))
      if root == otherRoot { continue }
      links[root] = Int32(truncatingIfNeeded: otherRoot)
      let (first, second) = (Int(points[one]), Int(points[other]))
      tree.append((Swift.min(first, second), Swift.max(first, second)))
      if tree.count + 1 == points.count + others.count { break }
    }
    return tree
  }
}
