// Families of points: every shape of InputPatterns at any size, and small ones. A point is two numbers of a list, its x
// and its y.

import InputPatterns

extension SplitMix64 {
  /// Returns the coordinates of random points in the given shape, x and y alternating.
  public mutating func nextPoints(
    _ pattern: PointPattern, count: Int, in range: ClosedRange<Int>
  ) -> [Int] {
    pattern.points(count: count, in: range, seed: next()).flatMap { [$0.x, $0.y] }
  }
}

extension Case where Input == [Int] {
  /// Returns a family of points for each shape, named after its shape and its size, such as `circle-max`.
  ///
  /// - Parameters:
  ///   - patterns: The shapes.
  ///   - points: The number of points.
  ///   - range: The range of both coordinates.
  ///   - size: The suffix of the names.
  ///   - seeds: The seeds of each family that are judged.
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
  /// Returns random points in any shape.
  ///
  /// Their number is the size, clamped to the allowed range. They are far apart, or so close together that some
  /// coincide.
  ///
  /// - Parameters:
  ///   - count: The range of the number of points.
  ///   - range: The range of both coordinates.
  public static func points(count: ClosedRange<Int>, in range: ClosedRange<Int>) -> SmallInputs {
    SmallInputs(largestSize: count.largestSize) { random, size in
      let shapes = PointPattern.allCases
      let shape = shapes[random.next(in: 0..<shapes.count)]
      let width = min(range.width, random.next(in: 0...2 * size))
      let low = random.next(in: range.lowerBound...range.upperBound - width)
      let part = random.nextIsOne(in: 4) ? range : low...low + width
      return random.nextPoints(shape, count: size.clamped(to: count), in: part)
    }
  }
}
