// The named shapes of point sets that tests and judges share: collinear and cocircular points, clusters, and what wrong
// ideas about distances stumble over.

/// A named, seeded shape of point set: the same pattern, number of points, range and seed give the same points on every
/// machine.
///
///     PointPattern.line.points(count: 3, in: 0...9, seed: 1).count  // 3
public enum PointPattern: String, CaseIterable, Sendable {
  /// Uniformly distributed over the square.
  case random
  /// As close to one circle as integer coordinates can be: most of them are vertices of the convex hull.
  case circle
  /// Collinear, on a line that is neither vertical nor horizontal.
  case line
  /// On three vertical lines, spread evenly.
  case upright
  /// The points of a grid.
  case grid
  /// In a few clusters.
  case heaps
  /// On the boundary of the square, its corners among them: few are vertices of the convex hull.
  case frame
}

extension PointPattern {
  /// Returns the given number of points in this shape, in random order.
  ///
  /// Points may coincide, above all in a narrow range.
  ///
  /// - Parameters:
  ///   - count: The number of points.
  ///   - range: The range of both coordinates; its bounds are at most `Int.max` apart.
  ///   - seed: Any number.
  /// - Complexity: O(*n*), where *n* is the count.
  public func points(
    count: Int, in range: ClosedRange<Int>, seed: UInt64
  ) -> [(x: Int, y: Int)] {
    var random = SplitMix64(seed: seed)
    let (low, high) = (range.lowerBound, range.upperBound)
    let (width, isTooWide) = high.subtractingReportingOverflow(low)
    precondition(!isTooWide, "the ends of the range are more than Int.max apart")
    let heaps = (0..<5).map { _ in (random.next(in: range), random.next(in: range)) }
    var side = 1
    while side * side < count { side += 1 }
    /// The distance of the point at an index from the first one, if the points are spread evenly over a length.
    func offset(_ place: Int, of count: Int, length: Int) -> Int {
      Int(UInt(place * max(1, length / max(1, count - 1))) % (UInt(length) + 1))
    }
    var points = (0..<count).map { place -> (x: Int, y: Int) in
      switch self {
      case .random: return (random.next(in: range), random.next(in: range))
      case .circle: return random.nextPoint(onCircleIn: range)
      case .line:
        let rise = offset(place, of: count, length: width / 2)
        return (low + 2 * rise, low + rise)
      case .upright:
        return (low + width / 2 * (place % 3), low + offset(place, of: count, length: width))
      case .grid:
        let (row, column) = (place / side, place % side)
        return (
          low + offset(column, of: side, length: width), low + offset(row, of: side, length: width)
        )
      case .heaps:
        let (x, y) = heaps[place % heaps.count]
        let reach = -width / 100...width / 100
        return (
          x + min(high - x, max(low - x, random.next(in: reach))),
          y + min(high - y, max(low - y, random.next(in: reach)))
        )
      case .frame:
        let along = place < 4 ? low : random.next(in: range)
        let onEdges = [
          (along, low), (low + (high - along), high), (high, along), (low, low + (high - along)),
        ]
        return onEdges[place % 4]
      }
    }
    random.shuffle(&points)
    return points
  }
}

extension SplitMix64 {
  /// Returns a point near the circle inscribed in the square, rounded, by arithmetic whose results are the same on every
  /// machine.
  fileprivate mutating func nextPoint(onCircleIn range: ClosedRange<Int>) -> (x: Int, y: Int) {
    // The tangent of half the angle, of the right half of the circle.
    let tangent = Double(next(in: -1_000_000_000...1_000_000_000)) / 1_000_000_000
    let scale = 1 + tangent * tangent
    let width = range.upperBound - range.lowerBound
    let radius = Double(width) / 2
    let (along, across) = (radius * (1 - tangent * tangent) / scale, radius * 2 * tangent / scale)
    // What is rounded may be more than the width, or less than 0.
    let (x, y) = (
      Int(min(UInt(radius + along), UInt(width))),
      Int(min(UInt(max(0, radius + across)), UInt(width)))
    )
    return (range.lowerBound + (nextIsOne(in: 2) ? x : width - x), range.lowerBound + y)
  }
}
