// Plane graphs: the faces that straight edges cut the plane into, and in which of them points are (point location by a
// sweep). De Berg, Cheong, van Kreveld, Overmars: Computational Geometry, chapters 2 and 6.

/// A graph that is drawn in the plane, with straight edges that do not cross: its faces.
///
///     // A square with a diagonal, and a triangle inside of one half.
///     let corners = [(0, 0), (9, 0), (9, 9), (0, 9), (6, 1), (8, 1), (8, 3)]
///     let graph = PlaneGraph(
///       points: corners.map { LatticePoint($0, $1) },
///       edges: [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (4, 5), (5, 6), (6, 4)])
///     graph.faceCount  // 4: outside, above and below the diagonal, the triangle
///     let (left, right) = graph.faces(beside: 4)
///     graph.boundaries(of: left)  // [[2, 3, 0]]
///     graph.boundaries(of: right)  // [[0, 1, 2], [4, 6, 5]]: with a hole
///     graph.faces(around: [LatticePoint(3, 1), LatticePoint(9, 10)])  // [right, 0]
///
/// The faces are the vertices of the dual graph, in which each edge joins those on its two sides. Face 0 is the unbounded
/// one.
public struct PlaneGraph: Sendable {
  /// Where the vertices are.
  public let points: [LatticePoint]

  /// The edges, as pairs of vertices.
  public let edges: [(Int, Int)]

  /// The number of faces: with *c* components, edges − vertices + *c* + 1 (Euler's formula).
  public let faceCount: Int

  /// The face on the left-hand side of each half-edge.
  ///
  /// Half-edge 2*e* is edge *e* from its first vertex, 2*e* + 1 from its second one.
  private let _faces: [Int32]
  /// The next half-edge on the boundary of the face on the left-hand side of each.
  private let _next: [Int32]
  /// A half-edge of each part of the boundary of a face, grouped by faces; of an isolated vertex −1 − v.
  private let _boundaries: [Int32]
  /// Where the group of each face begins.
  private let _starts: [Int32]

  /// Finds the faces of a graph.
  ///
  /// - Parameters:
  ///   - points: Where the vertices are, all different, with coordinates in −10⁹ ... 10⁹.
  ///   - edges: Pairs of different vertices.
  /// - Precondition: Two edges have at most one end in common, and nothing else.
  /// - Complexity: O((*n* + *m*) log *m*) expected time, for pseudorandom priorities of a fixed seed, and O(*n* + *m*)
  ///   space for *n* vertices and *m* edges.
  public init(points: [LatticePoint], edges: [(Int, Int)]) {
    precondition(points.count <= Int32.max / 2, "there are at most 1073741823 vertices")
    precondition(edges.count < 1 << 29, "there are at most 536870911 edges")
    for point in points { point._checkRange() }
    for (start, end) in edges {
      precondition(
        points.indices ~= start && points.indices ~= end && start != end,
        "an edge joins two different vertices of the graph")
    }
    let halves = _HalfEdges(points, edges)
    let cycles = halves._cycles()
    let order = points._ascendingPlaces()
    for (place, next) in zip(order, order.dropFirst()) {
      precondition(points[Int(place)] != points[Int(next)], "two vertices are at the same point")
    }
    // The first vertex of each component by x, then by y: what is left of it belongs to the face around the component.
    let firsts = halves._firsts(order)
    let segments = edges.map { LineSegment(points[$0.0], points[$0.1]) }
    let below = _edgesBelow(firsts.map { points[Int($0)] }, segments)
    precondition(!below.contains(.max), "a vertex is on an edge")
    // The face of each cycle: its own if it is counterclockwise, else the one that the component is in.
    var cycleFaces = [Int32](repeating: -1, count: cycles.first.count)
    var (faceCount, boundaries): (Int32, [(face: Int32, half: Int32)]) = (1, [])
    let outer = firsts.map { halves._outer(of: Int($0)) }
    var isOuter = [Bool](repeating: false, count: cycles.first.count)
    for half in outer where half >= 0 { isOuter[Int(cycles.cycle[Int(half)])] = true }
    for cycle in cycles.first.indices where !isOuter[cycle] {
      cycleFaces[cycle] = faceCount
      boundaries.append((faceCount, cycles.first[cycle]))
      faceCount += 1
    }
    for (place, vertex) in firsts.enumerated() {
      // What is below belongs to a component whose first vertex comes before this one.
      let face = below[place] < 0 ? 0 : cycleFaces[Int(cycles.cycle[Int(below[place])])]
      if outer[place] >= 0 { cycleFaces[Int(cycles.cycle[Int(outer[place])])] = face }
      boundaries.append((face, outer[place] >= 0 ? outer[place] : -1 - vertex))
    }
    (self.points, self.edges, self.faceCount) = (points, edges, Int(faceCount))
    _faces = cycles.cycle.map { cycleFaces[Int($0)] }
    _next = halves._next
    let places = boundaries.map { Int($0.face) }._ascendingPlaces()
    _boundaries = places.map { boundaries[Int($0)].half }
    var starts = [Int32](repeating: 0, count: Int(faceCount) + 1)
    for boundary in boundaries { starts[Int(boundary.face) + 1] += 1 }
    for face in 0..<Int(faceCount) { starts[face + 1] += starts[face] }
    _starts = starts
  }

  /// Returns the faces on both sides of an edge, as seen from its first vertex; both are the same for a bridge.
  ///
  /// - Parameter edge: The index of the edge.
  /// - Complexity: O(1)
  public func faces(beside edge: Int) -> (left: Int, right: Int) {
    precondition(edges.indices ~= edge, "no edge has this index")
    return (Int(_faces[2 * edge]), Int(_faces[2 * edge + 1]))
  }

  /// Returns the vertices on each part of the boundary of a face.
  ///
  /// - Parameter face: In 0 ..< `faceCount`.
  /// - Returns: The vertices as they follow each other with the face on the left-hand side: for all faces but 0 first
  ///   those around it, counterclockwise; then those around each hole, clockwise. A vertex without edges is a hole, too.
  ///   Both sides of an edge may be there.
  /// - Complexity: O(*k*) for *k* vertices.
  public func boundaries(of face: Int) -> [[Int]] {
    precondition(0 <= face && face < faceCount, "no face has this number")
    return _boundaries[Int(_starts[face])..<Int(_starts[face + 1])].map { first in
      if first < 0 { return [Int(-1 - first)] }
      var (vertices, half): ([Int], Int) = ([], Int(first))
      repeat {
        vertices.append(half & 1 == 0 ? edges[half / 2].0 : edges[half / 2].1)
        half = Int(_next[half])
      } while half != first
      return vertices
    }
  }

  /// Returns the face in which each of many points is (point location).
  ///
  /// - Parameter queries: The points, with coordinates in −10⁹ ... 10⁹.
  /// - Returns: For each the number of the face; `nil` if it is on an edge or a vertex.
  /// - Complexity: O((*m* + *q*) log (*m* + *q*)) expected time and O(*n* + *m* + *q*) space for *q* points.
  public func faces(around queries: [LatticePoint]) -> [Int?] {
    for point in queries { point._checkRange() }
    let corners = Set(points)
    let segments = edges.map { LineSegment(points[$0.0], points[$0.1]) }
    return zip(queries, _edgesBelow(queries, segments)).map { point, half in
      if half == .max || corners.contains(point) { return nil }
      return half < 0 ? 0 : Int(_faces[Int(half)])
    }
  }
}

// MARK: - Core

/// Returns for each point the half-edge of the nearest segment below it, with the point on its left-hand side; −1 if there
/// is none, and `Int32.max` if the point is on a segment, but not where that begins by x, then by y.
internal func _edgesBelow(_ queries: [LatticePoint], _ segments: [LineSegment]) -> [Int32] {
  var below = [Int32](repeating: -1, count: queries.count)
  let directed = segments.map { $0.end < $0.start ? LineSegment($0.end, $0.start) : $0 }
  let events = (queries + directed.map(\.end) + directed.map(\.start))._ascendingPlaces()
  var sweep = _SegmentSweep(directed, joinedAt: .sameEnds)
  for event in events {
    let place = Int(event) - queries.count
    if place < 0 {
      let (segment, isOn) = sweep._below(queries[Int(event)])
      if isOn {
        below[Int(event)] = .max
      } else if segment >= 0 {
        let isReversed = directed[segment].start != segments[segment].start
        below[Int(event)] = Int32(truncatingIfNeeded: 2 * segment + (isReversed ? 1 : 0))
      }
    } else if place < segments.count {
      // Not inside of the precondition: without checks (-Ounchecked) that is not evaluated.
      let meeting = sweep._remove(place)
      precondition(meeting == nil, "two edges cross")
    } else {
      let meeting = sweep._insert(place - segments.count)
      precondition(meeting == nil, "two edges cross or overlap")
    }
  }
  return below
}
