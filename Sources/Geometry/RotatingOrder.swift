// The orders of points across a direction that rotates by half a turn: they change only in the directions between two of
// them. Edelsbrunner, Algorithms in Combinatorial Geometry, 2.2 (circular sequences, by Goodman and Pollack).

/// The order of points from right to left, as seen in a direction that rotates counterclockwise by half a turn.
///
///     // The least doubled area of a triangle of points, no three of them on a line.
///     let points = [(0, 0), (4, 1), (1, 3), (5, 5)].map { LatticePoint($0, $1) }
///     var view = RotatingOrder(of: points)
///     var least = Int.max
///     while view.advance() {
///       for pair in view.reversed {
///         // The line through the two: nearest to it are those beside them.
///         let beside = [pair.lowerBound - 1, pair.upperBound].filter(points.indices.contains)
///         for place in beside {
///           let way = points[view.order[place]] - points[view.order[pair.lowerBound]]
///           least = min(least, abs(view.direction.cross(way)))
///         }
///       }
///     }
///     least  // 10
///
/// At first the direction is just counterclockwise of straight down, and the order is by x, then by y. Each advance
/// rotates it on to the next direction in which two or more points are behind each other: these are reversed. At the end
/// it is straight up, and the order is reversed as a whole, but for equal points.
///
/// In dynamic programming or a tree over the order, update the places that are reversed; what holds for all lines of
/// points then holds for this direction: the greatest sum between two parallel lines, or the halves on either side of a
/// line (bulldozer, rotational sweep). The farthest ones from a line are the first and the last of the order.
public struct RotatingOrder: Sendable {
  private let points: [LatticePoint]
  /// Two indices each of 16 bits, below 32 bits that grow with the slope between them; by the direction from the first,
  /// which is less by x, then by y, to the second.
  private let pairs: [UInt64]
  private var next = 0
  private var positions: [Int]
  /// The positions where ranges to be reversed start, while they are collected.
  private var starts: [Int] = []
  /// For these the ends of the ranges; 0 for all others.
  private var ends: [Int]

  /// The indices of the points from right to left; of points behind each other the farthest one first.
  ///
  /// Equal points are next to each other.
  public private(set) var order: [Int]
  /// The direction of the last advance, as the vector between two of the points that are behind each other; at first
  /// straight down.
  public private(set) var direction = LatticePoint(0, -1)
  /// The ranges of the order whose points are behind each other, from right to left; they were reversed by the last
  /// advance.
  public private(set) var reversed: [Range<Int>] = []

  /// Prepares for the rotation.
  ///
  /// - Parameter points: The points; several may be equal.
  /// - Precondition: There are at most 65,536 points, and all coordinates are in −10⁹ ... 10⁹.
  /// - Complexity: O(*n*² log *n*) time and O(*n*²) space, for *n* points: 4*n*² bytes.
  public init(of points: some Collection<LatticePoint>) {
    precondition(points.count <= 1 << 16, "there are at most 65536 points")
    self.points = Array(points)
    for point in self.points { point._checkRange() }
    order = self.points._ascendingPlaces().map { Int($0) }
    positions = order
    for (position, place) in order.enumerated() { positions[place] = position }
    ends = [Int](repeating: 0, count: order.count)
    pairs = self.points._pairsBySlope(order)
  }

  /// Rotates the direction on to the next one in which points are behind each other.
  ///
  /// - Returns: Whether there was one.
  /// - Complexity: O(*k*), where *k* is the number of pairs of points that are reversed, with at most *n*²/2 in all; more
  ///   by a factor of O(log *k*) if these are on several lines.
  @discardableResult
  public mutating func advance() -> Bool {
    guard next < pairs.count else { return false }
    let first = next
    direction = points._way(pairs[first])
    repeat { next += 1 } while next < pairs.count && points._way(pairs[next]).cross(direction) == 0
    reversed.removeAll(keepingCapacity: true)
    if next == first + 1 {
      // Two points are behind each other, with no equal ones.
      let start = positions[pairs[first]._pairPlaces.first]
      reverse(start..<start + 2)
    } else {
      reverse(pairsFrom: first)
    }
    return true
  }

  /// Reverses all ranges that the pairs from a given one to the next one span.
  private mutating func reverse(pairsFrom begin: Int) {
    for pair in begin..<next {
      let (first, second) = pairs[pair]._pairPlaces
      // Each pair is reversed once: so far the first one is before the second.
      let start = positions[first]
      if ends[start] == 0 { starts.append(start) }
      ends[start] = Swift.max(ends[start], positions[second] + 1)
    }
    starts.sort()
    var end = 0
    for start in starts {
      // What starts within a range is on the same line as the first one, and so ends there.
      if start >= end {
        end = ends[start]
        reverse(start..<end)
      }
      ends[start] = 0
    }
    starts.removeAll(keepingCapacity: true)
  }

  private mutating func reverse(_ range: Range<Int>) {
    reversed.append(range)
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let (right, left) = (order[low], order[high])
      (order[low], positions[left]) = (left, low)
      (order[high], positions[right]) = (right, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}

// MARK: - Core

extension UInt64 {
  /// The two indices of a pair.
  internal var _pairPlaces: (first: Int, second: Int) {
    (Int(truncatingIfNeeded: self >> 16 & 0xFFFF), Int(truncatingIfNeeded: self & 0xFFFF))
  }
}

extension [LatticePoint] {
  /// The vector from one point of a pair to the other.
  internal func _way(_ pair: UInt64) -> LatticePoint {
    let (first, second) = pair._pairPlaces
    return self[second] - self[first]
  }

  /// Returns the pairs of distinct points by their directions, from straight down, which is not among them, to straight
  /// up.
  internal func _pairsBySlope(_ order: [Int]) -> [UInt64] {
    var pairs: [UInt64] = []
    pairs.reserveCapacity(count * Swift.max(count - 1, 0) / 2)
    for (rank, first) in order.enumerated() {
      for second in order[(rank + 1)...] where self[first] != self[second] {
        let way = self[second] - self[first]
        // Rounding is monotonic: what has distinct keys is in order.
        let bits = Float(Double(way.y) / Double(way.x)).bitPattern
        let key = bits >> 31 == 0 ? bits | 1 << 31 : ~bits
        pairs.append(UInt64(key) << 32 | UInt64(first << 16 | second))
      }
    }
    pairs.sort()
    var start = 0
    while start < pairs.count {
      var end = start + 1
      while end < pairs.count, pairs[end] >> 32 == pairs[start] >> 32 { end += 1 }
      if end > start + 1 { pairs[start..<end].sort { _way($0).cross(_way($1)) > 0 } }
      start = end
    }
    return pairs
  }
}
