// Contour queries on trees: the branches of each part of a centroid decomposition are bisected until all are apart, and
// the vertices of one side are grouped by their distances from the centroid. Any two vertices are separated exactly
// once. Jordan, "Sur les assemblages de lignes", 1869, for the centroid.

/// The vertices of a tree by their distances from any vertex, as ranges of places (contour queries).
///
/// A vertex has O(log *n*) places, some of which it shares with others. For the vertices whose distances from a given
/// one are in a range there are O(log *n*) ranges of places, which contain exactly one place of each of these vertices.
/// So a Fenwick tree of ``placeCount`` elements answers queries for the sum over such vertices: what is added to a
/// vertex is added at its places. Here it is the number of marked vertices:
///
///     let contours = TreeContours(RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)]))
///     var marks = [Int](repeating: 0, count: contours.placeCount)
///     for vertex in [0, 2, 3] { contours.forEachPlace(of: vertex) { marks[$0] += 1 } }
///     var count = 0
///     contours.forEachRange(ofDistances: 1...2, from: 1) { count += marks[$0].reduce(0, +) }
///     count  // 3
///
/// Conversely, to add to all vertices at such distances add to the ranges; the value of a vertex is the sum at its
/// places.
///
/// No inverse is needed, so that minima can be used as well as sums, as long as values only decrease. Distances are
/// numbers of edges; lengths are ignored.
public struct TreeContours: Sendable {
  @usableFromInline
  internal struct Position: Sendable {
    /// The side of a cut; the opposite side differs in the last bit.
    @usableFromInline internal let side: Int32
    /// The distance from the centroid: 0 if it is the centroid, which is on both sides.
    @usableFromInline internal let distance: Int32
  }

  /// Where the positions of each vertex begin, and after them all where they end.
  @usableFromInline internal let starts: [Int32]
  @usableFromInline internal let positions: [Position]
  /// The place of each side for distance 0; those for other distances follow.
  @usableFromInline internal let firstPlaces: [Int32]

  /// The number of vertices of the tree.
  @inlinable public var vertexCount: Int { starts.count - 1 }

  /// The number of places: they are 0 ..< `placeCount`.
  @inlinable public var placeCount: Int { Int(firstPlaces[firstPlaces.count - 1]) }

  /// Creates the places of the vertices of a tree, by centroid decomposition.
  ///
  /// - Parameter tree: Any tree; its root does not matter.
  /// - Complexity: O(*n* log *n*) time and space for *n* vertices.
  public init(_ tree: RootedTree) {
    var cuts = _ContourCuts()
    tree.forEachCentroid { cuts.cut($0) }
    (starts, positions) = cuts.positions._grouped(
      into: tree.vertexCount, by: { Int($0.vertex) }, { $0.position })
    firstPlaces = cuts.firstPlaces
  }

  /// Calls the given closure with each place of a vertex.
  ///
  ///     let contours = TreeContours(RootedTree(edges: [(0, 1)]))
  ///     var sums = [Int](repeating: 0, count: contours.placeCount)
  ///     contours.forEachRange(ofDistances: 1...1, from: 0) { for place in $0 { sums[place] += 5 } }
  ///     var value = 0
  ///     contours.forEachPlace(of: 1) { value += sums[$0] }
  ///     value  // 5
  ///
  /// - Parameters:
  ///   - vertex: The vertex, in 0 ..< ``vertexCount``.
  ///   - body: A closure that is called with each place. What it throws is rethrown.
  /// - Complexity: O(log *n*) calls for *n* vertices.
  @inlinable
  public func forEachPlace(of vertex: Int, _ body: (Int) throws -> Void) rethrows {
    for index in indices(of: vertex) {
      let own = positions[index]
      try body(Int(firstPlaces[Int(own.side)] + own.distance))
    }
  }

  /// Calls the given closure with ranges of places that contain the vertices at the given distances from a vertex.
  ///
  /// Each of these vertices has exactly one place in the ranges, and all others have none.
  ///
  ///     let contours = TreeContours(RootedTree(edges: [(0, 1), (0, 2), (0, 3)]))
  ///     var names = [[Int]](repeating: [], count: contours.placeCount)
  ///     for vertex in 0..<4 { contours.forEachPlace(of: vertex) { names[$0].append(vertex) } }
  ///     var found: [Int] = []
  ///     contours.forEachRange(ofDistances: 2..., from: 1) { found += names[$0].joined() }
  ///     found.sorted()  // [2, 3]
  ///
  /// - Parameters:
  ///   - distances: The range of distances, such as `0..<k` or `...k`, as numbers of edges, 0 for the vertex itself.
  ///     There may be no vertices at some or all of them.
  ///   - vertex: The vertex, in 0 ..< ``vertexCount``.
  ///   - body: A closure that is called with each range; none is empty. What it throws is rethrown.
  /// - Complexity: O(log *n*) calls for *n* vertices.
  @inlinable
  public func forEachRange(
    ofDistances distances: some RangeExpression<Int>, from vertex: Int,
    _ body: (Range<Int>) throws -> Void
  ) rethrows {
    let indices = indices(of: vertex)
    guard let bounds = _closedBounds(distances) else { return }
    let nearest = Swift.max(bounds.lowerBound, 0)
    let farthest = Swift.min(bounds.upperBound, vertexCount - 1)
    if nearest > farthest { return }
    for index in indices {
      let distance = Int(positions[index].distance)
      let side = Int(positions[index].side) ^ 1
      let (start, end) = (Int(firstPlaces[side]), Int(firstPlaces[side + 1]))
      // The centroid itself is not on the opposite side.
      let low = start + Swift.max(nearest - distance, distance == 0 ? 1 : 0)
      let high = Swift.min(start + farthest + 1 - distance, end)
      if low < high { try body(low..<high) }
    }
    if nearest == 0 {
      // As a centroid, which it is last, it is alone at its distance.
      let place = Int(firstPlaces[Int(positions[indices.upperBound - 1].side)])
      try body(place..<place + 1)
    }
  }

  @inlinable
  internal func indices(of vertex: Int) -> Range<Int> {
    precondition(0 <= vertex && vertex < vertexCount, "there is no such vertex")
    return Int(starts[vertex])..<Int(starts[vertex + 1])
  }
}

// MARK: - Core

internal struct _ContourCuts {
  internal private(set) var positions: [(vertex: Int32, position: TreeContours.Position)] = []
  internal private(set) var firstPlaces: [Int32] = [0]
  /// The branches that are not separated yet, as ranges of them.
  private var open: [Range<Int>] = []

  internal init() {}

  /// Separates the centroid from all others, and the branches from each other.
  internal mutating func cut(_ part: RootedTree.CentroidPart) {
    let branches = part.branches
    func start(of branch: Int) -> Int {
      branch < branches.count ? branches[branch].lowerBound : part.vertices.count
    }
    open.append(branches.indices)
    while let piece = open.popLast() {
      // As near to the middle as possible, so that a large branch is in few cuts.
      let ends = start(of: piece.lowerBound) + start(of: piece.upperBound)
      var middle = Swift.min(piece.lowerBound + 1, piece.upperBound)
      while middle + 1 < piece.upperBound, start(of: middle) + start(of: middle + 1) <= ends {
        middle += 1
      }
      let isFirst = piece.count == branches.count
      for half in [piece.lowerBound..<middle, middle..<piece.upperBound] {
        addSide(start(of: half.lowerBound)..<start(of: half.upperBound), of: part, isFirst)
        if half.count > 1 { open.append(half) }
      }
    }
  }

  /// Adds a side of a cut: the vertices at some indices of a part, and maybe the centroid.
  private mutating func addSide(
    _ indices: Range<Int>, of part: RootedTree.CentroidPart, _ hasCentroid: Bool
  ) {
    let side = Int32(truncatingIfNeeded: firstPlaces.count - 1)
    func add(_ index: Int) {
      let distance = Int32(truncatingIfNeeded: part.steps[index])
      positions.append(
        (
          Int32(truncatingIfNeeded: part.vertices[index]),
          TreeContours.Position(side: side, distance: distance)
        ))
    }
    if hasCentroid { add(0) }
    var farthest = 0
    for index in indices {
      add(index)
      farthest = Swift.max(farthest, part.steps[index])
    }
    firstPlaces.append(firstPlaces[Int(side)] + Int32(truncatingIfNeeded: farthest + 1))
  }
}
