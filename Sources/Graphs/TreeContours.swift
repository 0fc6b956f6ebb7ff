// All vertices at some distances from one: of each part of a centroid decomposition the branches are cut in two until all
// are apart, and what is on one side is put together by its distance from the centroid. Each two vertices are parted just
// once. Jordan, "Sur les assemblages de lignes", 1869, for the centroid.

/// Vertices of a tree by their distances from any of them, as ranges of places: what is asked of those at some distances
/// is asked of ranges.
///
/// A vertex has a few places, some of which it shares with others. Those at some distances from another one are in a few
/// ranges, each of them at just one of its places. So a Fenwick tree of ``placeCount`` elements knows sums of the vertices
/// at such distances: what is added to a vertex is added at its places. Here it is how many are marked:
///
///     let contours = TreeContours(RootedTree(edges: [(0, 1), (1, 2), (2, 3), (3, 4)]))
///     var marks = [Int](repeating: 0, count: contours.placeCount)
///     for vertex in [0, 2, 3] { contours.forEachPlace(of: vertex) { marks[$0] += 1 } }
///     var count = 0
///     contours.forEachRange(ofDistances: 1..<3, from: 1) { count += marks[$0].reduce(0, +) }
///     count  // 3
///
/// The other way round, what is added to all vertices at some distances is added in the ranges, and what a vertex has got
/// is the sum at its places.
///
/// Nothing is ever taken away, so that it need not be sums: smallest values do as well, as long as they only get smaller.
/// Distances are numbers of edges; lengths do not matter.
public struct TreeContours: Sendable {
  @usableFromInline
  internal struct Position: Sendable {
    /// The side of a cut; the last bit is another one on the other side.
    @usableFromInline internal let side: Int32
    /// How far it is from the centroid: 0 if it is the centroid, which is on both sides.
    @usableFromInline internal let distance: Int32
  }

  /// Where the positions of each vertex begin, and behind them all where they end.
  @usableFromInline internal let starts: [Int32]
  @usableFromInline internal let positions: [Position]
  /// Of each side the place for distance 0; those for others follow.
  @usableFromInline internal let firstPlaces: [Int32]

  /// The number of vertices of the tree.
  @inlinable public var vertexCount: Int { starts.count - 1 }

  /// The number of places: they are 0 ..< `placeCount`.
  @inlinable public var placeCount: Int { Int(firstPlaces[firstPlaces.count - 1]) }

  /// Takes a tree apart.
  ///
  /// - Parameter tree: Any tree; which of its vertices is the root does not matter.
  /// - Complexity: O(*n* log *n*) time and space for *n* vertices.
  public init(_ tree: RootedTree) {
    var cuts = _ContourCuts()
    tree.forEachCentroid { cuts.cut($0) }
    (starts, positions) = cuts.positions._grouped(
      into: tree.vertexCount, by: { Int($0.vertex) }, { $0.position })
    firstPlaces = cuts.firstPlaces
  }

  /// Calls a closure with each place of a vertex.
  ///
  ///     let contours = TreeContours(RootedTree(edges: [(0, 1)]))
  ///     var sums = [Int](repeating: 0, count: contours.placeCount)
  ///     contours.forEachRange(ofDistances: 1..<2, from: 0) { for place in $0 { sums[place] += 5 } }
  ///     var value = 0
  ///     contours.forEachPlace(of: 1) { value += sums[$0] }
  ///     value  // 5
  ///
  /// - Parameters:
  ///   - vertex: In 0 ..< ``vertexCount``.
  ///   - body: Is called with the places. What it throws is thrown on.
  /// - Complexity: O(log *n*) calls for *n* vertices.
  @inlinable
  public func forEachPlace(of vertex: Int, _ body: (Int) throws -> Void) rethrows {
    for index in indices(of: vertex) {
      let own = positions[index]
      try body(Int(firstPlaces[Int(own.side)] + own.distance))
    }
  }

  /// Calls a closure with ranges of places, in which each vertex at some distances from another one has just one place, and
  /// all others have none.
  ///
  ///     let contours = TreeContours(RootedTree(edges: [(0, 1), (0, 2), (0, 3)]))
  ///     var names = [[Int]](repeating: [], count: contours.placeCount)
  ///     for vertex in 0..<4 { contours.forEachPlace(of: vertex) { names[$0].append(vertex) } }
  ///     var found: [Int] = []
  ///     contours.forEachRange(ofDistances: 2..<3, from: 1) { found += names[$0].joined() }
  ///     found.sorted()  // [2, 3]
  ///
  /// - Parameters:
  ///   - distances: Numbers of edges, 0 for the vertex itself. There may be no vertices at some of them, or at all.
  ///   - vertex: In 0 ..< ``vertexCount``.
  ///   - body: Is called with the ranges, none of which is empty. What it throws is thrown on.
  /// - Complexity: O(log *n*) calls for *n* vertices.
  @inlinable
  public func forEachRange(
    ofDistances distances: Range<Int>, from vertex: Int, _ body: (Range<Int>) throws -> Void
  ) rethrows {
    let indices = indices(of: vertex)
    let distances = distances.clamped(to: 0..<vertexCount)
    if distances.isEmpty { return }
    for index in indices {
      let distance = Int(positions[index].distance)
      let side = Int(positions[index].side) ^ 1
      let (start, end) = (Int(firstPlaces[side]), Int(firstPlaces[side + 1]))
      // A centroid is not asked for itself.
      let low = start + Swift.max(distances.lowerBound - distance, distance == 0 ? 1 : 0)
      let high = Swift.min(start + distances.upperBound - distance, end)
      if low < high { try body(low..<high) }
    }
    if distances.lowerBound == 0 {
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
  /// The branches that are not apart yet, as ranges of them.
  private var open: [Range<Int>] = []

  internal init() {}

  /// Parts the centroid from all others, and the branches from each other.
  internal mutating func cut(_ part: RootedTree.CentroidPart) {
    let branches = part.branches
    func start(of branch: Int) -> Int {
      branch < branches.count ? branches[branch].lowerBound : part.vertices.count
    }
    open.append(branches.indices)
    while let piece = open.popLast() {
      // As near to the middle as may be, so that few cuts are around a branch that is large.
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
