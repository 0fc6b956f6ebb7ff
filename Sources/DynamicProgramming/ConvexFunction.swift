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
/// table: each number adds a cost, and what the next one may be moves the function. Its breakpoints, their differences,
/// its slopes and the minimum have to fit `Int`.
///
/// On a tree, the function of a vertex is the sum of those of its children, each after the move along its edge. Here
/// fuses burn from all leaves to the root 0; they are made longer and shorter so that all arrive at once:
///
///     let (parents, lengths) = ([0, 0, 0, 1, 1, 1], [0, 2, 7, 3, 1, 4])
///     var costs = parents.map { _ in ConvexFunction() }  // of the time at which all arrive at a vertex
///     for leaf in 2...5 { costs[leaf].addDistance(to: 0) }
///     for vertex in (1...5).reversed() {
///       var cost = ConvexFunction()
///       swap(&cost, &costs[vertex])  // so that the array does not keep a copy
///       // To take its fuse away costs the length; each unit that remains saves 1, and each one more costs 1.
///       cost.add(lengths[vertex])
///       cost.move(by: 0...lengths[vertex], costPerStep: -1)
///       cost.move(by: 0..., costPerStep: 1)
///       costs[parents[vertex]].add(cost)
///     }
///     costs[0].minimum  // 5
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

  /// The arguments at which the slope changes, from left to right, and by how much it grows there.
  ///
  ///     var costs = ConvexFunction()
  ///     costs.addExcess(over: 8, times: 3)
  ///     costs.addDistance(to: 5)
  ///     costs.breakpoints.map(\.place)  // [5, 8]
  ///     costs.breakpoints.map(\.weight)  // [2, 3]
  ///
  /// - Complexity: O(*n* log *n*) for *n* breakpoints.
  public var breakpoints: [(place: Int, weight: Int)] {
    var points: [(place: Int, weight: Int)] = []
    let corners =
      left.all.map { (place: ~$0.place, weight: $0.weight) }
      + right.all.map { (place: $0.place, weight: $0.weight) }
    for corner in corners.sorted(by: { $0.place < $1.place }) {
      if points.last?.place == corner.place {
        points[points.count - 1].weight += corner.weight
      } else {
        points.append(corner)
      }
    }
    return points
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

  /// Adds another function.
  ///
  ///     var costs = ConvexFunction()
  ///     costs.addDistance(to: 3)
  ///     var others = ConvexFunction()
  ///     others.addDistance(to: 8)
  ///     others.addDistance(to: 9)
  ///     costs.add(others)
  ///     costs.minimum  // 6: the distances of 8
  ///
  /// The breakpoints of the one that has fewer are added to the other, small to large. If an array or a variable still
  /// has the one with more of them, it is copied first, which takes O(*n*).
  ///
  /// - Precondition: The sum of the minima fits `Int`, and so does the minimum of the sum.
  /// - Complexity: O(*k* log *n*) for *k* breakpoints of one and *n* ≥ *k* of the other; with weights, the number of
  ///   breakpoints between the old minima and the new one counts, too.
  public mutating func add(_ other: consuming ConvexFunction) {
    if left.count + right.count < other.left.count + other.right.count {
      Swift.swap(&self, &other)
    }
    minimum += other.minimum
    for corner in other.left.all { addShortfall(below: ~corner.place, times: corner.weight) }
    for corner in other.right.all { addExcess(over: corner.place, times: corner.weight) }
  }

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

  /// Replaces *f*(*x*) by the minimum of *f*(*x* − *d*) + *cd* over all *d* in a range of distances, with a cost *c*.
  ///
  /// In dynamic programming the argument moves by a distance that may be chosen.
  ///
  ///     var costs = ConvexFunction()
  ///     costs.addDistance(to: 5)
  ///     costs.move(by: -1...3)
  ///     costs.minimizers == 4...8  // true
  ///     costs.value(at: 10)  // 2: from 7, 3 further on
  ///
  /// - Parameters:
  ///   - distances: The distances, positive to the right. *d* ... *d* shifts the function by *d*.
  ///   - costPerStep: The cost *c* of each step to the right; a negative one is saved, and is the cost to the left.
  /// - Complexity: O(1) without a cost; with one, O(*k* log *n*) for *n* breakpoints, *k* of them where the slope is
  ///   between 0 and the cost.
  public mutating func move(by distances: ClosedRange<Int>, costPerStep: Int = 0) {
    minimum += costPerStep * (costPerStep < 0 ? distances.upperBound : distances.lowerBound)
    // Where the slope is less than the cost, the shortest move is best, and where it is greater, the longest.
    let added = tilt(by: -costPerStep)
    left.moveBack(by: distances.lowerBound)
    right.move(by: distances.upperBound)
    tilt(by: -added)
  }

  /// Replaces *f*(*x*) by the minimum of *f*(*x* − *d*) + *cd* over all distances *d* from the given one on, with a
  /// cost *c*.
  ///
  /// With `0...` and without a cost that is the prefix minimum: the function becomes nonincreasing. With a cost, no
  /// slope remains greater than that. Here each step to either side costs 2:
  ///
  ///     var costs = ConvexFunction()
  ///     costs.addDistance(to: 5, times: 7)
  ///     costs.move(by: 0..., costPerStep: 2)
  ///     costs.move(by: ...0, costPerStep: -2)
  ///     costs.value(at: 8)  // 6
  ///
  /// - Parameters:
  ///   - distances: The distances, positive to the right.
  ///   - costPerStep: The cost *c* of each step to the right, not negative.
  /// - Complexity: O(1) without a cost; with one, O(log *n*) amortized, where *n* is the number of additions so far.
  public mutating func move(by distances: PartialRangeFrom<Int>, costPerStep: Int = 0) {
    precondition(costPerStep >= 0, "if ever longer moves cost less, none costs least")
    minimum += costPerStep * distances.lowerBound
    left.moveBack(by: distances.lowerBound)
    right.limit(to: costPerStep)
    right.move(by: distances.lowerBound)
  }

  /// Replaces *f*(*x*) by the minimum of *f*(*x* − *d*) + *cd* over all distances *d* up to the given one, with a cost
  /// *c*.
  ///
  /// With `...0` and without a cost that is the suffix minimum: the function becomes nondecreasing. With a cost, no
  /// slope remains less than that.
  ///
  /// - Parameters:
  ///   - distances: The distances, positive to the right.
  ///   - costPerStep: The cost *c* of each step to the right, not positive: to the left each costs −*c*.
  /// - Complexity: O(1) without a cost; with one, O(log *n*) amortized, where *n* is the number of additions so far.
  public mutating func move(by distances: PartialRangeThrough<Int>, costPerStep: Int = 0) {
    precondition(costPerStep <= 0, "if ever longer moves cost less, none costs least")
    minimum += costPerStep * distances.upperBound
    left.limit(to: -costPerStep)
    left.moveBack(by: distances.upperBound)
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
      right.insertFirst(~corner.place, weight: moved)
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

  /// Adds a slope to all slopes, or as much of it as leaves a minimum, and returns how much; what the minimum is does
  /// not change.
  @discardableResult
  private mutating func tilt(by slope: Int) -> Int {
    slope < 0
      ? -Self.carry(-slope, from: &right, to: &left) : Self.carry(slope, from: &left, to: &right)
  }

  /// Moves the nearest corners of one side to the other, up to a weight, and returns how much they weigh.
  private static func carry(
    _ weight: Int, from source: inout _CornerHeap, to target: inout _CornerHeap
  ) -> Int {
    var rest = weight
    while rest > 0, let corner = source.first {
      let moved = Swift.min(rest, corner.weight)
      target.insertFirst(~corner.place, weight: moved)
      if moved < corner.weight { source.addToFirst(-moved) } else { source.removeFirst() }
      rest -= moved
    }
    return weight - rest
  }
}
