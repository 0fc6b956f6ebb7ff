// Families of points: every shape of InputPatterns at any size, and small ones. A point is two numbers of a list, its x
// and its y.

import InputPatterns

extension SplitMix64 {
  /// Returns the coordinates of points in a shape, x and y by turns.
  public mutating func nextPoints(
    _ pattern: PointPattern, count: Int, in range: ClosedRange<Int>
  ) -> [Int] {
    pattern.points(count: count, in: range, seed: next()).flatMap { [$0.x, $0.y] }
  }
}

extension Case where Input == [Int] {
  /// One family per shape of points, each named after its shape and its size, such as `circle-max`.
  ///
  /// - Parameters:
  ///   - patterns: The shapes.
  ///   - points: The number of points.
  ///   - range: What both coordinates may be.
  ///   - size: The end of the names.
  ///   - seeds: Those that are judged, of each family.
  ///   - answer: The method that answers the inputs.
  public static func shapes(
    _ patterns: [PointPattern], points: Int, in range: ClosedRange<Int>, size: String,
    seeds: ClosedRange<UInt64> = 1...1, answer: AnswerMethod = .reference
  ) -> [Case] {
    patterns.map { pattern in
      let bounds = "from \(range.lowerBound) to \(range.upperBound)"
      return Case(
        "\(pattern.rawValue)-\(size)", seeds: seeds, answer: answer,
        about: "\(pattern.rawValue): \(points) points with coordinates \(bounds)"
      ) { random in
        random.nextPoints(pattern, count: points, in: range)
      }
    }
  }
}

extension SmallInputs where Input == [Int] {
  /// Points in any shape, as many as the size says, as far as the count is allowed: far apart, or so close together that
  /// some lie on each other.
  ///
  /// - Parameters:
  ///   - count: How many points there may be.
  ///   - range: What both coordinates may be.
  public static func points(count: ClosedRange<Int>, in range: ClosedRange<Int>) -> SmallInputs {
    SmallInputs(largestSize: count.upperBound) { random, size in
      let shapes = PointPattern.allCases
      let shape = shapes[random.next(in: 0..<shapes.count)]
      let width = min(range.width, random.next(in: 0...2 * size))
      let low = random.next(in: range.lowerBound...range.upperBound - width)
      let part = random.nextIsOne(in: 4) ? range : low...low + width
      return random.nextPoints(shape, count: size.clamped(to: count), in: part)
    }
  }
}
