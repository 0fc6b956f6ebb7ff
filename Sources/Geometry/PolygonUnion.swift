// The area of the union of polygons, and of what several of them cover: by the shoelace formula a sum over parts of
// edges, each of which bounds what as many polygons cover as have that part inside, and one more.

/// Returns the area of the union of simple polygons.
///
///     let house = [(0, 0), (4, 0), (4, 4), (2, 6), (0, 4)].map { LatticePoint($0, $1) }
///     let tower = [(3, 0), (5, 0), (5, 9), (3, 9)].map { LatticePoint($0, $1) }
///     unionArea(of: [house, tower])  // 33.5: 20 + 18 - 4.5
///
/// - Parameter polygons: The vertices of each polygon, in either orientation. One polygon may be inside another, touch
///   it, or be equal to it.
/// - Returns: The area; see ``coveredAreas(by:)-([[LatticePoint]])`` for its error.
/// - Precondition: All coordinates are in −10⁹ ... 10⁹.
/// - Complexity: O(*n*² log *n*) for *n* vertices in all; less if few polygons are near each other.
public func unionArea(of polygons: [[LatticePoint]]) -> Double {
  coveredAreas(by: polygons).first ?? 0
}

/// Returns the area that is covered by at least one simple polygon, by at least two, and so on.
///
///     let squares = (0..<3).map { place in
///       [(0, 0), (4, 0), (4, 4), (0, 4)].map { LatticePoint($0 + place, $1 + place) }
///     }
///     coveredAreas(by: squares)  // [30.0, 14.0, 4.0]
///
/// - Parameter polygons: The vertices of each polygon, as for ``unionArea(of:)-([[LatticePoint]])``.
/// - Returns: As many areas as there are polygons, the first one that of their union. The difference of two that follow
///   each other is what exactly so many of them cover. Which part of an edge is inside is decided exactly; each area has
///   an error of about 10⁻¹⁵ of the square of the extent of polygons that are connected.
/// - Precondition: All coordinates are in −10⁹ ... 10⁹.
/// - Complexity: O(*n*² log *n*) for *n* vertices in all; less if few polygons are near each other.
public func coveredAreas(by polygons: [[LatticePoint]]) -> [Double] {
  let outlines = polygons.map { _Outline($0) }
  let origins = _nearbyOrigins(
    outlines, at: \._box.start, areConnected: { $0._box._boxMeets($1._box) })
  var areas = [Double](repeating: 0, count: polygons.count)
  for (index, outline) in outlines.enumerated() {
    let others = outlines.indices.filter { $0 != index && outlines[$0]._meets(outline._box) }
    for edge in outline._edges {
      // Along the edge from its start: how many other polygons have it inside, and where that changes.
      var changes = [(place: LatticePoint(1, 1), step: 0)]
      for other in others where outlines[other]._meets(edge) {
        outlines[other]._appendChanges(along: edge, countsShared: other < index, to: &changes)
      }
      changes.sort { orientation(.zero, $0.place, $1.place) > 0 }
      let doubledArea = (edge.start - origins[index]).cross(edge.end - origins[index])
      var (depth, place) = (0, LatticePoint(1, 0))
      for change in changes {
        if orientation(.zero, place, change.place) != 0 {
          areas[depth] += Double(doubledArea) * (_slope(change.place) - _slope(place)) / 2
          place = change.place
        }
        depth += change.step
      }
    }
  }
  return areas
}

// MARK: - Core

/// A simple polygon, counterclockwise, among others.
internal struct _Outline {
  internal let _edges: [LineSegment]
  /// From the lower left corner of the bounding box to the upper right one.
  internal let _box: LineSegment

  internal init(_ corners: [LatticePoint]) {
    for corner in corners { corner._checkRange() }
    let doubledArea = corners._doubledArea()
    // Without an area it bounds nothing.
    let corners = doubledArea > 0 ? corners : doubledArea < 0 ? corners.reversed() : []
    _edges = zip(corners, corners.dropFirst() + corners.prefix(1)).map { LineSegment($0, $1) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    _box = LineSegment(
      LatticePoint(xs.min() ?? 0, ys.min() ?? 0), LatticePoint(xs.max() ?? 0, ys.max() ?? 0))
  }

  /// Returns whether the bounding boxes of the polygon and of a segment intersect.
  internal func _meets(_ segment: LineSegment) -> Bool {
    !_edges.isEmpty && _box._boxMeets(segment)
  }

  /// Appends where points on the right-hand side of an edge, and very near it, get into this polygon (step 1) and leave
  /// it (step −1), on the way from −∞ to the end of the edge.
  ///
  /// A place is the slope of a vector: 0 at the start of the edge, 1 at its end. What is before the start counts as at
  /// the start.
  ///
  /// - Parameter countsShared: Whether a part of the edge that is a part of an edge of this polygon as well, in the same
  ///   direction, is inside.
  internal func _appendChanges(
    along edge: LineSegment, countsShared: Bool,
    to changes: inout [(place: LatticePoint, step: Int)]
  ) {
    let way = edge.end - edge.start
    var side = orientation(edge.start, edge.end, _edges[0].start)
    for other in _edges {
      let nextSide = orientation(edge.start, edge.end, other.end)
      let otherWay = other.end - other.start
      if (side < 0) != (nextSide < 0) {
        let place = _place(
          otherWay.cross(edge.start - other.start), of: otherWay.cross(edge.start - edge.end))
        changes.append((place, side < 0 ? -1 : 1))
      } else if countsShared && side == 0 && nextSide == 0 && way.dot(otherWay) > 0 {
        let square = way.dot(way)
        changes.append((_place(way.dot(other.start - edge.start), of: square), 1))
        changes.append((_place(way.dot(other.end - edge.start), of: square), -1))
      }
      side = nextSide
    }
  }

  /// Returns a vector whose slope is a quotient, from 0 to 1.
  private func _place(_ numerator: Int, of denominator: Int) -> LatticePoint {
    let (part, whole) = denominator < 0 ? (-numerator, -denominator) : (numerator, denominator)
    return part <= 0
      ? LatticePoint(1, 0) : part >= whole ? LatticePoint(1, 1) : LatticePoint(whole, part)
  }
}

/// Returns the slope of a vector to the right.
internal func _slope(_ vector: LatticePoint) -> Double { Double(vector.y) / Double(vector.x) }
