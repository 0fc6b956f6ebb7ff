import Geometry
import InputPatterns
import PropertyTesting
import Testing

@Suite struct PlaneGraphTests {
  private typealias Drawing = (points: [LatticePoint], edges: [(Int, Int)])

  /// Points in a small grid, and of many edges those that can be drawn; often in several components.
  private func drawings() -> Generator<Drawing> {
    Generator<Int>.element(of: [3, 4, 6, 10]).flatMap { size in
      let point = tuples(.integers(in: 0...size), .integers(in: 0...size))
        .map { LatticePoint($0, $1) }
      let ends = tuples(.integers(in: 0...99), .integers(in: 0...99))
      return tuples(.array(of: point, counts: 0...14), .array(of: ends, counts: 0...40))
        .map { points, pairs in
          var seen: Set<LatticePoint> = []
          var drawing: Drawing = (points.filter { seen.insert($0).inserted }, [])
          for (start, end) in pairs where !points.isEmpty {
            self.draw((start % drawing.points.count, end % drawing.points.count), in: &drawing)
          }
          return drawing
        }
    }
  }

  /// Adds an edge if it has nothing in common with the others but an end.
  private func draw(_ edge: (Int, Int), in drawing: inout Drawing) {
    if edge.0 == edge.1 { return }
    func segment(_ edge: (Int, Int)) -> LineSegment {
      LineSegment(drawing.points[edge.0], drawing.points[edge.1])
    }
    let new = segment(edge)
    for (vertex, point) in drawing.points.enumerated()
    where vertex != edge.0 && vertex != edge.1 && new.contains(point) { return }
    for other in drawing.edges where new.intersects(segment(other)) {
      let isJoined = [other.0, other.1].contains { $0 == edge.0 || $0 == edge.1 }
      if !isJoined || new.commonSegment(with: segment(other)) != nil { return }
    }
    drawing.edges.append(edge)
  }

  private func componentCount(_ drawing: Drawing) -> Int {
    var labels = Array(drawing.points.indices)
    for (start, end) in drawing.edges {
      let (old, new) = (labels[start], labels[end])
      for vertex in labels.indices where labels[vertex] == old { labels[vertex] = new }
    }
    return Set(labels).count
  }

  @Test func boundariesHaveEachSideOfEachEdgeOnce() {
    forAll(drawings()) { points, edges in
      let graph = PlaneGraph(points: points, edges: edges)
      try check(
        graph.faceCount,
        equals: edges.count - points.count + componentCount((points, edges)) + 1)
      var sides: [[Int]: Int] = [:]
      var vertices: Set<Int> = []
      for face in 0..<graph.faceCount {
        for (place, boundary) in graph.boundaries(of: face).enumerated() {
          vertices.formUnion(boundary)
          let area = boundary.map { points[$0] }.doubledArea()
          let isAround = face > 0 && place == 0
          try check(isAround ? area > 0 : area <= 0, "\(boundary) of \(face) has \(area)")
          if boundary.count == 1 { continue }
          for (start, end) in zip(boundary, boundary.dropFirst() + boundary.prefix(1)) {
            try check(sides.updateValue(face, forKey: [start, end]) == nil, "\(start) to \(end)")
          }
        }
      }
      try check(sides.count, equals: 2 * edges.count)
      try check(vertices.count, equals: points.count)
      for (index, edge) in edges.enumerated() {
        let (left, right) = graph.faces(beside: index)
        try check(left, equals: sides[[edge.0, edge.1]] ?? -1)
        try check(right, equals: sides[[edge.1, edge.0]] ?? -1)
      }
    }
  }

  /// Whether a point is in a polygon, whose edges may be there twice.
  private func isIn(_ corners: [LatticePoint], _ point: LatticePoint) -> Bool {
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    return edges.count { start, end in
      (start.x <= point.x) != (end.x <= point.x)
        && orientation(start, end, point) == (start.x < end.x ? 1 : -1)
    } % 2 == 1
  }

  @Test func pointsAreInsideTheBoundaryAroundTheirFaceAndOutsideOfItsHoles() {
    forAll(drawings()) { points, edges in
      let graph = PlaneGraph(points: points, edges: edges)
      let queries = (-1...11).flatMap { x in (-1...11).map { LatticePoint(x, $0) } }
      for (point, found) in zip(queries, graph.faces(around: queries)) {
        let isOn =
          points.contains(point)
          || edges.contains { LineSegment(points[$0.0], points[$0.1]).contains(point) }
        try check((found == nil) == isOn, "\(point): \(String(describing: found))")
        for face in 0..<graph.faceCount where !isOn {
          let boundaries = graph.boundaries(of: face).map { $0.map { points[$0] } }
          let holes = face == 0 ? boundaries : Array(boundaries.dropFirst())
          let isThere =
            (face == 0 || isIn(boundaries[0], point)) && !holes.contains { isIn($0, point) }
          try check((found == face) == isThere, "\(point) is in \(String(describing: found))")
        }
      }
    }
  }

  /// The bounded faces of a triangulation are its triangles.
  @Test func aTriangulationHasItsTrianglesAsFaces() {
    let points = InputPattern.random.values(
      count: 2000, in: -1_000_000_000...1_000_000_000, seed: 1)
    let places = stride(from: 0, to: 2000, by: 2).map { LatticePoint(points[$0], points[$0 + 1]) }
    let (edges, triangles) = places.delaunayTriangulation()
    let graph = PlaneGraph(points: places, edges: edges)
    #expect(graph.faceCount == triangles.count + 1)
    let faces = (1..<graph.faceCount).map { face in
      let corners = graph.boundaries(of: face)[0]
      let first = corners.indices.min { corners[$0] < corners[$1] }!
      return corners[first...] + corners[..<first]
    }
    #expect(Set(faces) == Set(triangles.map { [$0.0, $0.1, $0.2] }))
  }

  @Test func aGraphWithoutEdgesHasOneFace() {
    let nothing = PlaneGraph(points: [], edges: [])
    #expect(nothing.faceCount == 1 && nothing.boundaries(of: 0) == [])
    #expect(nothing.faces(around: [.zero]) == [0])
    let points = PlaneGraph(points: [LatticePoint(1, 0), LatticePoint(0, 0)], edges: [])
    #expect(points.faceCount == 1 && points.boundaries(of: 0) == [[1], [0]])
    #expect(points.faces(around: [.zero, LatticePoint(2, 0)]) == [nil, 0])
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        print(PlaneGraph(points: [.zero, .zero], edges: []).faceCount)
      }
      await #expect(processExitsWith: .failure) {
        print(PlaneGraph(points: [.zero, LatticePoint(1, 0)], edges: [(0, 2)]).faceCount)
      }
      await #expect(processExitsWith: .failure) {
        print(PlaneGraph(points: [.zero, LatticePoint(1, 0)], edges: [(1, 1)]).faceCount)
      }
      await #expect(processExitsWith: .failure) {
        print(PlaneGraph(points: [LatticePoint(0, 1_000_000_001)], edges: []).faceCount)
      }
      // Two edges cross, overlap, are the same, one goes through a vertex with edges, and through one without.
      await #expect(processExitsWith: .failure) {
        let points = [(0, 0), (2, 2), (0, 2), (2, 0)].map { LatticePoint($0, $1) }
        print(PlaneGraph(points: points, edges: [(0, 1), (2, 3)]).faceCount)
      }
      await #expect(processExitsWith: .failure) {
        let points = [(0, 0), (2, 0), (4, 0)].map { LatticePoint($0, $1) }
        print(PlaneGraph(points: points, edges: [(0, 1), (0, 2)]).faceCount)
      }
      await #expect(processExitsWith: .failure) {
        let points = [(0, 0), (2, 0)].map { LatticePoint($0, $1) }
        print(PlaneGraph(points: points, edges: [(0, 1), (1, 0)]).faceCount)
      }
      await #expect(processExitsWith: .failure) {
        let points = [(0, 0), (2, 0), (4, 0), (2, 5)].map { LatticePoint($0, $1) }
        print(PlaneGraph(points: points, edges: [(0, 2), (1, 3)]).faceCount)
      }
      await #expect(processExitsWith: .failure) {
        let points = [(0, 0), (2, 0), (4, 0)].map { LatticePoint($0, $1) }
        print(PlaneGraph(points: points, edges: [(0, 2)]).faceCount)
      }
      // Two edges that are next to each other only once the one between them has ended.
      let run = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let points = [(-1, 5), (2, 5), (0, 0), (10, 10), (0, 10), (10, 0)]
          .map { LatticePoint($0, $1) }
        print(PlaneGraph(points: points, edges: [(0, 1), (2, 3), (4, 5)]).faceCount)
      }
      #expect(run.says("two edges cross\n"))
      await #expect(processExitsWith: .failure) {
        print(PlaneGraph(points: [], edges: []).faces(beside: 0))
      }
      await #expect(processExitsWith: .failure) {
        print(PlaneGraph(points: [], edges: []).boundaries(of: 1))
      }
      await #expect(processExitsWith: .failure) {
        let graph = PlaneGraph(points: [], edges: [])
        print(graph.faces(around: [LatticePoint(1_000_000_001, 0)]))
      }
    }
  #endif
}
