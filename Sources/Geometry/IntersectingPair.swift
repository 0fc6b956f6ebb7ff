// Two segments of many that intersect, by a sweep from left to right. M. I. Shamos, D. Hoey: Geometric intersection
// problems, FOCS (1976).

extension Collection where Element == LineSegment {
  /// Returns the indices of two segments that intersect; touching counts (Shamos–Hoey).
  ///
  ///     let (a, b) = (LatticePoint(0, 0), LatticePoint(4, 2))
  ///     let (c, d) = (LatticePoint(0, 2), LatticePoint(4, 0))
  ///     let (e, f) = (LatticePoint(5, 0), LatticePoint(5, 9))
  ///     let walls = [LineSegment(e, f), LineSegment(a, b), LineSegment(c, d)]
  ///     walls.indicesOfIntersectingPair()  // (first: 1, second: 2)
  ///
  /// It is any pair of those that intersect. Segments may be upright, or points. It is exact for all coordinates in
  /// −2⁶² ... 2⁶² − 1.
  ///
  /// - Returns: The smaller index first; `nil` if no two segments have a point in common.
  /// - Complexity: O(*n* log *n*) expected time, for pseudorandom priorities of a fixed seed; O(*n*) space
  @inlinable
  public func indicesOfIntersectingPair() -> (first: Index, second: Index)? {
    Array(self)._placesOfIntersectingPair().map {
      (index(startIndex, offsetBy: $0.first), index(startIndex, offsetBy: $0.second))
    }
  }
}

extension Collection where Element == LatticePoint {
  /// Returns whether the polygon with these vertices is simple: its edges meet only at the vertices between them.
  ///
  ///     let corners = [LatticePoint(0, 0), LatticePoint(4, 0), LatticePoint(4, 4), LatticePoint(0, 4)]
  ///     corners.isSimple()  // true
  ///     [corners[0], corners[2], corners[1], corners[3]].isSimple()  // false: two edges cross
  ///
  /// The vertices may be in either orientation, and in the middle of a side. No vertex may be there twice, nor on another
  /// edge. It is exact for all coordinates in −2⁶² ... 2⁶² − 1.
  ///
  /// - Returns: Whether it is; `false` for fewer than three vertices.
  /// - Complexity: O(*n* log *n*) expected time, for pseudorandom priorities of a fixed seed; O(*n*) space
  @inlinable
  public func isSimple() -> Bool { Array(self)._isSimple() }
}

// MARK: - Core

extension Array where Element == LineSegment {
  @usableFromInline
  internal func _placesOfIntersectingPair() -> (first: Int, second: Int)? {
    precondition(count < 1 << 30, "there are at most 1073741823 segments")
    let segments = map { $0.end < $0.start ? LineSegment($0.end, $0.start) : $0 }
    // Of events at the same point, those that begin are first: they meet those that end there.
    let events = (segments.map(\.start) + segments.map(\.end))._ascendingPlaces()
    var sweep = _SegmentSweep(segments, joinedAt: .nowhere)
    for event in events {
      let place = Int(event) < count ? Int(event) : Int(event) - count
      let meeting = Int(event) < count ? sweep._insert(place) : sweep._remove(place)
      if let (first, second) = meeting {
        return (Swift.min(first, second), Swift.max(first, second))
      }
    }
    return nil
  }
}

extension Array where Element == LatticePoint {
  @usableFromInline
  internal func _isSimple() -> Bool {
    if count < 3 { return false }
    precondition(count < 1 << 30, "there are at most 1073741823 vertices")
    let segments = indices.map { place in
      let (corner, next) = (self[place], self[place + 1 == count ? 0 : place + 1])
      return next < corner ? LineSegment(next, corner) : LineSegment(corner, next)
    }
    // An edge that ends at a corner makes room for the one that begins there.
    let points = segments.map(\.end) + segments.map(\.start)
    let events = points._ascendingPlaces()
    // Each corner is the end of two edges.
    for place in events.indices.dropFirst(2)
    where points[Int(events[place])] == points[Int(events[place - 2])] {
      return false
    }
    var sweep = _SegmentSweep(segments, joinedAt: .nextEnds)
    for event in events {
      let meeting =
        Int(event) < count ? sweep._remove(Int(event)) : sweep._insert(Int(event) - count)
      if meeting != nil { return false }
    }
    return true
  }
}
