// The lower envelope of lines with real coefficients, at places that are known in advance: a Li Chao tree of these places.

/// A set of lines with `Double` coefficients and queries for the minimum at given places: a Li Chao tree.
///
///     var costs = RealLowerEnvelope(at: [0.5, 2, 10])
///     costs.insert(slope: 1.5, intercept: 1)
///     costs.insert(slope: 0.25, intercept: 6)
///     costs.minimum(atPlace: 0)  // 1.75
///     costs.minimum(atPlace: 2)  // 8.5
///     costs.lowestLine(atPlace: 2)  // (index: 1, value: 8.5)
///
/// Lines may be inserted and queried in any order; their values are rounded as those of `Double` are. For maxima, insert
/// both numbers negated, and negate the minimum. With integers a ``LowerEnvelope`` is exact, and needs no places.
public struct RealLowerEnvelope: Sendable {
  @usableFromInline
  internal struct _Line: Sendable {
    @usableFromInline internal var _slope: Double
    @usableFromInline internal var _intercept: Double
    /// The number of lines inserted before it; −1 for none.
    @usableFromInline internal var _index: Int

    @inlinable
    internal init(_slope: Double, _intercept: Double, _index: Int) {
      (self._slope, self._intercept, self._index) = (_slope, _intercept, _index)
    }

    @inlinable
    internal func _value(at place: Double) -> Double { _slope * place + _intercept }
  }

  /// The places, in ascending order.
  public let places: [Double]
  /// The lowest line at each place among those that have come to the range around it: a place is the middle of a range,
  /// and then divides it into two others.
  @usableFromInline internal var _lines: [_Line]
  @usableFromInline internal var _lineCount = 0

  /// Creates an envelope without lines.
  ///
  /// - Parameter places: Where queries are allowed, in ascending order; equal ones do no harm.
  /// - Complexity: O(*n*) for *n* places.
  @inlinable
  public init(at places: some Sequence<Double>) {
    self.places = Array(places)
    precondition(
      (self.places.first ?? 0).isFinite && (self.places.last ?? 0).isFinite
        && zip(self.places, self.places.dropFirst()).allSatisfy { $0 <= $1 },
      "the places are not finite, or not in ascending order")
    _lines = Array(
      repeating: _Line(_slope: 0, _intercept: .infinity, _index: -1), count: self.places.count)
  }

  /// Whether there are no lines.
  @inlinable public var isEmpty: Bool { _lineCount == 0 }

  /// Adds the line *y* = *slope* · *x* + *intercept*.
  ///
  /// - Precondition: Both numbers are finite, and so are the line's values at all places.
  /// - Complexity: O(log *n*) for *n* places.
  @inlinable
  public mutating func insert(slope: Double, intercept: Double) {
    var line = _Line(_slope: slope, _intercept: intercept, _index: _lineCount)
    // With the numbers at both ends all in between are finite.
    precondition(
      slope.isFinite && intercept.isFinite
        && line._value(at: places.first ?? 0).isFinite
        && line._value(at: places.last ?? 0).isFinite,
      "a coefficient of the line, or a value of it at a place, is not finite")
    _lineCount += 1
    var (low, high) = (0, places.count)
    // Invariant: the line may be lowest only at places in low ..< high.
    while low < high {
      let middle = (low + high) / 2
      let place = places[middle]
      let (value, other) = (line._value(at: place), _lines[middle]._value(at: place))
      // What rounds to the same value here may differ where the products are smaller.
      if value < other
        || value == other
          && (line._slope - _lines[middle]._slope) * place
            < _lines[middle]._intercept - line._intercept
      {
        (line, _lines[middle]) = (_lines[middle], line)
      }
      // Here the line is not the lower one, so that it can be on one side only.
      if line._index < 0 || line._slope == _lines[middle]._slope { return }
      if line._slope > _lines[middle]._slope { high = middle } else { low = middle + 1 }
    }
  }

  /// Returns the minimum of all lines at a place; `nil` if there are no lines.
  ///
  /// - Parameter index: The index of the place, in 0 ..< `places.count`.
  /// - Complexity: O(log *n*) for *n* places.
  @inlinable
  public func minimum(atPlace index: Int) -> Double? { lowestLine(atPlace: index)?.value }

  /// Returns a line that is lowest at a place; `nil` if there are no lines.
  ///
  /// - Parameter index: The index of the place, in 0 ..< `places.count`.
  /// - Returns: How many lines have been inserted before it, and its value there.
  /// - Complexity: O(log *n*) for *n* places.
  @inlinable
  public func lowestLine(atPlace index: Int) -> (index: Int, value: Double)? {
    precondition(places.indices ~= index, "no place has this index")
    if isEmpty { return nil }
    var (low, high) = (0, places.count)
    var best = (index: -1, value: Double.infinity)
    while true {
      let middle = (low + high) / 2
      let value = _lines[middle]._value(at: places[index])
      if value < best.value { best = (_lines[middle]._index, value) }
      if middle == index { return best }
      if middle > index { high = middle } else { low = middle + 1 }
    }
  }

  /// Unavailable: a place is told by its index.
  @available(
    *, unavailable,
    message: "minimum(atPlace:) takes the index of a place that was given to init(at:)"
  )
  public func minimum<Place>(at place: Place) -> Double? { fatalError("unavailable") }

  /// Unavailable: a place is told by its index.
  @available(
    *, unavailable,
    message: "lowestLine(atPlace:) takes the index of a place that was given to init(at:)"
  )
  public func lowestLine<Place>(at place: Place) -> (index: Int, value: Double)? {
    fatalError("unavailable")
  }
}
