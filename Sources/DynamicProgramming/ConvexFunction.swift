// The slope trick: a convex function is represented by its minimum and its breakpoints on either side of that.

/// A convex piecewise linear function of integers, for dynamic programming by the slope trick.
///
///     // Numbers are raised and lowered until none is less than the one before. How much is that at least?
///     var costs = ConvexFunction()
///     for number in [3, 1, 4, 1, 5] {
///       costs.move(by: 0...)  // from the number before to this one, which is no less
///       costs.addDistance(to: number)
///     }
///     costs.minimum  // 5: 2, 2, 2, 2, 5, say
///
/// Initially it is 0 everywhere. In dynamic programming over the last number of a sequence the function is a row of the
/// table: each number adds a cost, and what the next one may be moves the function. Its breakpoints, their differences
/// and the minimum have to fit `Int`.
public struct ConvexFunction: Sendable {
  /// The minimum of the function.
  public private(set) var minimum = 0
  /// The breakpoints to the left, mirrored, and those to the right.
  private var (left, right) = (_CornerHeap(), _CornerHeap())

  /// Creates the function that is 0 everywhere.
  public init() {}

  /// All arguments at which the function has its minimum.
  ///
  ///     var costs = ConvexFunction()
  ///     costs.addDistance(to: 3)
  ///     costs.addDistance(to: 8)
  ///     costs.minimizers == 3...8  // true
  ///
  /// The range begins with `Int.min` or ends with `Int.max` if it is unbounded there.
  ///
  /// - Complexity: O(1)
  public var minimizers: ClosedRange<Int> {
    (left.first.map { ~$0.place } ?? .min)...(right.first?.place ?? .max)
  }

  /// Returns the value at an argument.
  ///
  /// - Precondition: The value, and how far it is above the minimum, fit `Int`.
  /// - Complexity: O(*n*), where *n* is the number of additions so far.
  public func value(at place: Int) -> Int {
    // From the minimum on, which may be far below the value: no sum on the way exceeds that.
    let leftValue = left.all.reduce(minimum) {
      $0 + ($1.place < ~place ? (~place - $1.place) * $1.weight : 0)
    }
    return right.all.reduce(leftValue) {
      $0 + ($1.place < place ? (place - $1.place) * $1.weight : 0)
    }
  }
}

extension ConvexFunction {
  /// Adds a constant to the function.
  ///
  /// - Complexity: O(1)
  public mutating func add(_ constant: Int) { minimum += constant }

  /// Adds |*x* − *a*| to the function, or a multiple of it.
  ///
  /// - Parameters:
  ///   - place: The argument *a*.
  ///   - weight: The factor, not negative.
  /// - Complexity: O(log *n*), where *n* is the number of additions so far; with weights, times the number of
  ///   breakpoints between the old minimum and the new one.
  public mutating func addDistance(to place: Int, times weight: Int = 1) {
    addExcess(over: place, times: weight)
    addShortfall(below: place, times: weight)
  }

  /// Adds max(0, *x* − *a*) to the function, or a multiple of it.
  ///
  /// - Parameters:
  ///   - place: The argument *a*.
  ///   - weight: The factor, not negative.
  /// - Complexity: As that of `addDistance(to:times:)`.
  public mutating func addExcess(over place: Int, times weight: Int = 1) {
    minimum += Self.bend(at: place, by: weight, left: &left, right: &right)
  }

  /// Adds max(0, *a* − *x*) to the function, or a multiple of it.
  ///
  /// - Parameters:
  ///   - place: The argument *a*.
  ///   - weight: The factor, not negative.
  /// - Complexity: As that of `addDistance(to:times:)`.
  public mutating func addShortfall(below place: Int, times weight: Int = 1) {
    minimum += Self.bend(at: ~place, by: weight, left: &right, right: &left)
  }

  /// Replaces *f*(*x*) by the minimum of *f*(*x* − *d*) over all *d* in a range of distances.
  ///
  /// In dynamic programming the argument moves by a distance that may be chosen.
  ///
  ///     var costs = ConvexFunction()
  ///     costs.addDistance(to: 5)
  ///     costs.move(by: -1...3)
  ///     costs.minimizers == 4...8  // true
  ///     costs.value(at: 10)  // 2: from 7, 3 further on
  ///
  /// - Parameter distances: The distances, positive to the right. *d* ... *d* shifts the function by *d*.
  /// - Complexity: O(1)
  public mutating func move(by distances: ClosedRange<Int>) {
    left.moveBack(by: distances.lowerBound)
    right.move(by: distances.upperBound)
  }

  /// Replaces *f*(*x*) by the minimum of *f*(*x* − *d*) over all distances *d* from the given one on.
  ///
  /// With `0...` that is the prefix minimum: the function becomes nonincreasing.
  ///
  /// - Complexity: O(1)
  public mutating func move(by distances: PartialRangeFrom<Int>) {
    left.moveBack(by: distances.lowerBound)
    right.removeAll()
  }

  /// Replaces *f*(*x*) by the minimum of *f*(*x* − *d*) over all distances *d* up to the given one.
  ///
  /// With `...0` that is the suffix minimum: the function becomes nondecreasing.
  ///
  /// - Complexity: O(1)
  public mutating func move(by distances: PartialRangeThrough<Int>) {
    left.removeAll()
    right.move(by: distances.upperBound)
  }

  /// Adds max(0, *x* − `place`) · `weight`, and returns by how much the minimum grows.
  ///
  /// The other side is the mirror image.
  private static func bend(
    at place: Int, by weight: Int, left: inout _CornerHeap, right: inout _CornerHeap
  ) -> Int {
    precondition(weight >= 0, "a weight is negative")
    // The slope to the right of the new breakpoint grows by the weight. Where it was negative, but above −weight, it
    // becomes positive, so the minimum is now farther left: breakpoints of so much weight move from the left side to
    // the right side.
    var (rest, growth) = (weight, 0)
    while rest > 0, let corner = left.first, ~corner.place > place {
      let moved = Swift.min(rest, corner.weight)
      growth += (~corner.place - place) * moved
      if right.first?.place == ~corner.place {
        // The rest of a corner that was cut in two, which else would be in ever more pieces.
        right.addToFirst(moved)
      } else {
        right.insert(~corner.place, weight: moved)
      }
      rest -= moved
      if moved < corner.weight {
        left.addToFirst(-moved)
      } else if rest > 0 {
        left.removeFirst()
      } else {
        left.replaceFirst(with: ~place, weight: weight)
        return growth
      }
    }
    if rest < weight { left.insert(~place, weight: weight - rest) }
    if rest > 0 { right.insert(place, weight: rest) }
    return growth
  }
}
