// The slope trick: a convex function is known by its minimum and the corners to the left and right of it.

/// A convex function of whole numbers, made of straight pieces, with its minimum at hand (slope trick).
///
///     // Numbers are raised and lowered until none is less than the one before. How much is that at least?
///     var costs = ConvexFunction()
///     for number in [3, 1, 4, 1, 5] {
///       costs.move(by: 0...)  // from the number before to this one, which is no less
///       costs.addDistance(to: number)
///     }
///     costs.minimum  // 5: 2, 2, 2, 2, 5, say
///
/// It begins as 0 everywhere. In dynamic programming over what the last number of a sequence is, each number adds a cost,
/// and what the next one may be moves the function; all of the table's row is in the function.
public struct ConvexFunction: Sendable {
  /// The least value of the function.
  public private(set) var minimum = 0
  /// The corners to the left, their places mirrored, and those to the right.
  private var (left, right) = (_CornerHeap(), _CornerHeap())

  /// Creates the function that is 0 everywhere.
  public init() {}

  /// All places where the function has its least value.
  ///
  ///     var costs = ConvexFunction()
  ///     costs.addDistance(to: 3)
  ///     costs.addDistance(to: 8)
  ///     costs.minimizers == 3...8  // true
  ///
  /// The range begins with `Int.min` and ends with `Int.max` if it has no end there.
  ///
  /// - Complexity: O(1)
  public var minimizers: ClosedRange<Int> {
    (left.first.map { ~$0.place } ?? .min)...(right.first?.place ?? .max)
  }

  /// Returns the value at a place.
  ///
  /// - Precondition: It fits `Int`.
  /// - Complexity: O(*n*), where *n* is how often something was added.
  public func value(at place: Int) -> Int {
    let leftSum = left.all.reduce(0) {
      $0 + ($1.place < ~place ? (~place - $1.place) * $1.weight : 0)
    }
    let rightSum = right.all.reduce(0) {
      $0 + ($1.place < place ? (place - $1.place) * $1.weight : 0)
    }
    return minimum + leftSum + rightSum
  }
}

extension ConvexFunction {
  /// Adds a number everywhere.
  ///
  /// - Complexity: O(1)
  public mutating func add(_ constant: Int) { minimum += constant }

  /// Adds the distance of each place from a given one, |*x* − *a*|, or a multiple of it.
  ///
  /// - Parameters:
  ///   - place: The place *a*.
  ///   - weight: How many times the distance is added: not negative.
  /// - Complexity: O(log *n*), where *n* is how often something was added; with weights, times the number of corners
  ///   between the old minimum and the new one.
  public mutating func addDistance(to place: Int, times weight: Int = 1) {
    addExcess(over: place, times: weight)
    addShortfall(below: place, times: weight)
  }

  /// Adds how far each place is above a given one, max(0, *x* − *a*), or a multiple of it.
  ///
  /// - Parameters:
  ///   - place: The place *a*.
  ///   - weight: How many times the distance is added: not negative.
  /// - Complexity: As that of `addDistance(to:times:)`.
  public mutating func addExcess(over place: Int, times weight: Int = 1) {
    minimum += Self.bend(at: place, by: weight, left: &left, right: &right)
  }

  /// Adds how far each place is below a given one, max(0, *a* − *x*), or a multiple of it.
  ///
  /// - Parameters:
  ///   - place: The place *a*.
  ///   - weight: How many times the distance is added: not negative.
  /// - Complexity: As that of `addDistance(to:times:)`.
  public mutating func addShortfall(below place: Int, times weight: Int = 1) {
    minimum += Self.bend(at: ~place, by: weight, left: &right, right: &left)
  }

  /// Lets the place move by a distance that may be chosen: the value at *x* becomes the least of those at places from where
  /// one such distance leads to *x*.
  ///
  ///     var costs = ConvexFunction()
  ///     costs.addDistance(to: 5)
  ///     costs.move(by: -1...3)
  ///     costs.minimizers == 4...8  // true
  ///     costs.value(at: 10)  // 2: from 7, 3 further on
  ///
  /// - Parameter distances: The distances, positive to the right: *d* ... *d* shifts the function by *d*.
  /// - Complexity: O(1)
  public mutating func move(by distances: ClosedRange<Int>) {
    left.move(by: -distances.lowerBound)
    right.move(by: distances.upperBound)
  }

  /// Lets the place move by a distance or more: of all places to the left of *x* and as far away or farther, the least
  /// value becomes that at *x*.
  ///
  /// By `0...` that is the least value up to each place: the function does not rise anymore.
  ///
  /// - Complexity: O(1)
  public mutating func move(by distances: PartialRangeFrom<Int>) {
    left.move(by: -distances.lowerBound)
    right.removeAll()
  }

  /// Lets the place move by a distance or less: of all places from where one such distance leads to *x*, the least value
  /// becomes that at *x*.
  ///
  /// By `...0` that is the least value from each place on: the function does not fall anymore.
  ///
  /// - Complexity: O(1)
  public mutating func move(by distances: PartialRangeThrough<Int>) {
    left.removeAll()
    right.move(by: distances.upperBound)
  }

  /// Adds max(0, *x* − `place`) · `weight`, and returns by how much the minimum grows.
  ///
  /// What is on the other side is the same in the mirror.
  private static func bend(
    at place: Int, by weight: Int, left: inout _CornerHeap, right: inout _CornerHeap
  ) -> Int {
    precondition(weight >= 0, "a weight is negative")
    // The slope grows to the right of the place. Where it was less than the weight below 0, the minimum is to the left of
    // the new corner: so much of the corners on the left moves to the right.
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
