// Counting points in triangles in constant time, from the numbers of points below the segments between all corners.
// D. Eppstein, M. Overmars, G. Rote, G. Woeginger: Finding minimum area k-gons, Discrete & Computational Geometry 7
// (1992). The order by x, then by y, is that of the x-coordinates after a slight shear, so that no segment is vertical.

/// The numbers of points inside all triangles that have their corners among given points.
///
///     let corners = [(0, 0), (9, 0), (0, 9), (9, 9)].map { LatticePoint($0, $1) }
///     let trees = [(1, 1), (2, 3), (7, 7), (4, 5), (0, 4)].map { LatticePoint($0, $1) }
///     let counts = TriangleCounts(corners: corners, points: trees)
///     counts.count(inside: 0, 1, 2)  // 2
///     counts.count(inside: 2, 1, 3)  // 1
///
/// It takes 4*n*² bytes for *n* corners.
public struct TriangleCounts: Sendable, Hashable {
  private let corners: [LatticePoint]
  /// The index of each corner in the order by x, then by y.
  private let ranks: [Int32]
  /// For a corner in this order and a later one the number of points strictly below the segment between them, the first
  /// end included and the second one not; for a corner and an earlier one the number on the segment, without its ends.
  private var table: [Int32]
  /// The number of points that each corner coincides with, in this order.
  private var copies: [Int32]

  /// Prepares for triangles of some points, and counting others.
  ///
  /// - Parameters:
  ///   - corners: The corners of the triangles; they may coincide.
  ///   - points: The points to be counted, which may coincide with each other and with corners, at most 2³¹ − 1.
  /// - Precondition: All coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(*n*(*n* + *m*) log *m*) time and O(*n*² + *m*) space for *n* corners and *m* points.
  public init(corners: some Collection<LatticePoint>, points: some Collection<LatticePoint>) {
    self.init(_corners: Array(corners), points: Array(points))
  }

  /// Returns the number of points strictly inside a triangle.
  ///
  /// Points on its sides are not counted; it is 0 if the corners are collinear.
  ///
  /// - Parameters:
  ///   - first: The index of a corner.
  ///   - second: The index of another one.
  ///   - third: The index of the third one.
  /// - Complexity: O(1)
  public func count(inside first: Int, _ second: Int, _ third: Int) -> Int {
    let turn = (corners[second] - corners[first]).cross(corners[third] - corners[first])
    if turn == 0 { return 0 }
    var (low, middle, high) = (Int(ranks[first]), Int(ranks[second]), Int(ranks[third]))
    // Each exchange makes a left turn a right one.
    var isLeft = turn > 0
    func order(_ one: inout Int, _ other: inout Int) {
      if one > other {
        Swift.swap(&one, &other)
        isLeft.toggle()
      }
    }
    order(&low, &middle)
    order(&middle, &high)
    order(&low, &middle)
    let chain = below(low, middle) + below(middle, high)
    // A right turn: the middle corner is above the long side.
    if !isLeft { return chain - below(low, high) - on(low, high) }
    return below(low, high) - chain - on(low, middle) - on(middle, high) - Int(copies[middle])
  }
}

// MARK: - Core

extension TriangleCounts {
  private func below(_ first: Int, _ second: Int) -> Int {
    Int(table[first * copies.count + second])
  }

  private func on(_ first: Int, _ second: Int) -> Int { Int(table[second * copies.count + first]) }

  private init(_corners corners: [LatticePoint], points: [LatticePoint]) {
    precondition(points.count <= Int32.max, "there are at most 2147483647 points")
    for point in points { point._checkRange() }
    for corner in corners { corner._checkRange() }
    let count = corners.count
    let order = corners._ascendingPlaces()
    var ranks = [Int32](repeating: 0, count: count)
    for (rank, place) in order.enumerated() {
      ranks[Int(place)] = Int32(truncatingIfNeeded: rank)
    }
    (self.corners, self.ranks) = (corners, ranks)
    table = [Int32](repeating: 0, count: count * count)
    copies = [Int32](repeating: 0, count: count)
    let sorted = points._ascendingPlaces().map { points[Int($0)] }
    let ends = order.map { corners[Int($0)] }
    var start = 0
    for (rank, end) in ends.enumerated() {
      while start < sorted.count, sorted[start] < end { start += 1 }
      var next = start
      while next < sorted.count, sorted[next] == end { next += 1 }
      copies[rank] = Int32(truncatingIfNeeded: next - start)
      // The points to the right, counterclockwise. Below a segment are those to the right of its first end and below
      // its line, without those to the right of its second end.
      let ways = sorted[next...].map { $0 - end }.sorted { $0.cross($1) > 0 }
      for (other, otherEnd) in ends.enumerated() where otherEnd != end {
        let isFirst = rank < other
        let (below, on) = ways._numbers(clockwiseOf: isFirst ? otherEnd - end : end - otherEnd)
        if isFirst {
          table[rank * count + other] += below
          table[other * count + rank] += on
        } else {
          table[other * count + rank] -= below
          table[rank * count + other] -= on + copies[rank]
        }
      }
    }
  }
}

extension [LatticePoint] {
  /// Returns how many of these vectors, which are all to the right and sorted counterclockwise, are clockwise of a
  /// vector, and how many have its direction.
  internal func _numbers(clockwiseOf way: LatticePoint) -> (clockwise: Int32, same: Int32) {
    // No part of a cross product wraps: vectors between points in range have coordinates in −2 · 10⁹ ... 2 · 10⁹.
    func end(_ start: Int, atMost most: Int) -> Int {
      var (low, high) = (start, count)
      while low < high {
        let middle = (low + high) / 2
        let other = self[middle]
        if way.x &* other.y &- way.y &* other.x <= most { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let clockwise = end(0, atMost: -1)
    let same = end(clockwise, atMost: 0) - clockwise
    return (Int32(truncatingIfNeeded: clockwise), Int32(truncatingIfNeeded: same))
  }
}
