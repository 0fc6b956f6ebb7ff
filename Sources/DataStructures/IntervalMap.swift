// A piecewise constant function on integers: the value of each maximal interval, stored at its first number.

/// A map from the integers of a range to values, with assignment to whole ranges (Chtholly tree, ODT, interval set).
///
///     var walls = IntervalMap(over: 0..<1_000_000_000, repeating: "white")
///     walls.assign("red", to: 10...20)
///     walls.assign("blue", to: 15..<18)
///     walls[17]  // "blue"
///     walls.interval(at: 18).range  // 18..<21
///     walls.intervals(in: ..<18).map(\.value)  // ["white", "red", "blue"]
///
/// Intervals are maximal: adjacent ones have distinct values. An assignment adds at most two, so that all assignments
/// together remove hardly more than twice as many intervals as there are assignments. An assignment can report the
/// intervals, or parts of them, that it replaces, for sums that are kept up to date:
///
///     var shade = IntervalMap(over: 0..<100, repeating: false)
///     var length = 0
///     for range in [10..<30, 20..<50] {
///       shade.assign(true, to: range) { replaced, isShade in
///         if !isShade { length += replaced.count }
///       }
///     }
///     length  // 40
///
/// For numbers without a value use an optional type and `nil`. For range sums of values there is ``LazySegmentTree``.
public struct IntervalMap<Value: Equatable> {
  /// A maximal run of integers with the same value, and that value.
  public typealias Interval = (range: Range<Int>, value: Value)

  /// The domain: the integers that have a value.
  public let range: Range<Int>
  /// The value of each interval by its first integer.
  @usableFromInline internal var _starts: SortedDictionary<Int, Value>

  /// Creates a map in which all integers of a range have the same value.
  ///
  /// - Parameters:
  ///   - range: The domain, such as `0..<n` or `-1_000_000_000...1_000_000_000`; not empty, and not up to `Int.max`.
  ///   - value: The value of all of them.
  /// - Complexity: O(1)
  @inlinable
  public init(over range: some RangeExpression<Int>, repeating value: Value) {
    self.range = range.relative(to: .min ..< .max)
    precondition(!self.range.isEmpty, "a map has numbers")
    _starts = [self.range.lowerBound: value]
  }

  /// Creates a map of the given values for the integers from 0 on.
  ///
  ///     IntervalMap([3, 3, 3, 1]).interval(at: 1).range  // 0..<3
  ///
  /// - Parameter values: The value of each integer; not empty.
  /// - Complexity: O(*n*) for *n* values.
  @inlinable
  public init(_ values: some Collection<Value>) {
    precondition(!values.isEmpty, "a map has numbers")
    range = 0..<values.count
    var starts: [(Int, Value)] = []
    for (number, value) in values.enumerated() where starts.last?.1 != value {
      starts.append((number, value))
    }
    _starts = SortedDictionary(uniqueKeysWithValues: starts)
  }

  /// The number of intervals.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _starts.count }

  /// The value of the given integer.
  ///
  /// - Parameter number: In `range`.
  /// - Complexity: O(log *n*) for *n* intervals.
  @inlinable
  public subscript(number: Int) -> Value {
    precondition(range.contains(number), "the number has no value")
    return _starts.last(atMost: number)!.value
  }

  /// Returns the interval that contains the given integer, and its value.
  ///
  /// - Parameter number: In `range`.
  /// - Complexity: O(log *n*) for *n* intervals.
  @inlinable
  public func interval(at number: Int) -> Interval {
    precondition(range.contains(number), "the number has no value")
    let (start, value) = _starts.last(atMost: number)!
    return (start..<(_starts.first(above: number)?.key ?? range.upperBound), value)
  }

  /// Returns the intervals in a range from left to right, clipped to the range.
  ///
  ///     IntervalMap([3, 3, 3, 1, 2]).intervals(in: 2...).map(\.range)  // [2..<3, 3..<4, 4..<5]
  ///
  /// - Parameter range: Within `range`.
  /// - Complexity: O(log *n* + *k*) for *n* intervals, *k* of them in the range.
  @inlinable
  public func intervals(in range: some RangeExpression<Int>) -> [Interval] {
    let bounds = _rangeBounds(range, in: self.range)
    var found: [Interval] = []
    _forEach(in: bounds) { found.append(($0, $1)) }
    return found
  }

  /// All intervals from left to right.
  ///
  /// - Complexity: O(*n*) for *n* intervals.
  @inlinable public var intervals: [Interval] { intervals(in: range) }

  /// Assigns a value to all integers of a range.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - range: Within `range`.
  /// - Complexity: As setting a value of a ``SortedDictionary`` for at most two new intervals, and O(1) for each that is
  ///   replaced.
  @inlinable
  public mutating func assign(_ value: Value, to range: some RangeExpression<Int>) {
    let bounds = _rangeBounds(range, in: self.range)
    if !bounds.isEmpty { _replace(bounds, with: CollectionOfOne((bounds.lowerBound, value))) }
  }

  /// Assigns a value to all integers of a range, and reports the intervals that are replaced.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - range: Within `range`.
  ///   - replaced: Called before the assignment with each interval in the range, clipped to it, and its value, from
  ///     left to right. It cannot access the map itself meanwhile.
  /// - Complexity: As setting a value of a ``SortedDictionary`` for at most two new intervals, and O(1) for each that is
  ///   replaced.
  @inlinable
  public mutating func assign(
    _ value: Value, to range: some RangeExpression<Int>,
    replacing replaced: (Range<Int>, Value) throws -> Void
  ) rethrows {
    try _forEach(in: _rangeBounds(range, in: self.range), replaced)
    assign(value, to: range)
  }

  /// Changes the value of each interval in a range; intervals that extend beyond the range are split.
  ///
  ///     var levels = IntervalMap([3, 3, 3, 1, 2])
  ///     levels.updateEach(in: 2...3) { value in value += 1 }
  ///     levels.intervals.map(\.value)  // [3, 4, 2]
  ///
  /// - Parameters:
  ///   - range: Within `range`.
  ///   - change: Called with the value of each interval, from left to right.
  /// - Complexity: As setting a value of a ``SortedDictionary`` for each interval in the range, even if equal values are
  ///   merged.
  @inlinable
  public mutating func updateEach(
    in range: some RangeExpression<Int>, _ change: (inout Value) throws -> Void
  ) rethrows {
    let bounds = _rangeBounds(range, in: self.range)
    if bounds.isEmpty { return }
    var changed: [(Int, Value)] = []
    try _forEach(in: bounds) { interval, value in
      var value = value
      try change(&value)
      changed.append((interval.lowerBound, value))
    }
    _replace(bounds, with: changed)
  }
}

// MARK: - Core

extension IntervalMap {
  @inlinable
  internal func _forEach(
    in bounds: Range<Int>, _ body: (Range<Int>, Value) throws -> Void
  ) rethrows {
    if bounds.isEmpty { return }
    var (start, value) = (bounds.lowerBound, self[bounds.lowerBound])
    for (next, nextValue) in _starts.elements(in: bounds.lowerBound + 1..<bounds.upperBound) {
      try body(start..<next, value)
      (start, value) = (next, nextValue)
    }
    try body(start..<bounds.upperBound, value)
  }

  /// Assigns new values to the integers of a nonempty range: each holds from its integer on.
  @inlinable
  internal mutating func _replace(_ bounds: Range<Int>, with starts: some Sequence<(Int, Value)>) {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    var last = low > range.lowerBound ? self[low - 1] : nil
    let behind = high < range.upperBound ? self[high] : nil
    _starts.removeAll(in: bounds)
    for (start, value) in starts where last != value {
      _starts[start] = value
      last = value
    }
    if let behind { _starts[high] = last == behind ? nil : behind }
  }
}

extension IntervalMap: Equatable {}

extension IntervalMap: Hashable where Value: Hashable {}

extension IntervalMap: Sendable where Value: Sendable {}

extension IntervalMap: CustomStringConvertible {
  /// The intervals from left to right with their values, formatted like a dictionary.
  public var description: String {
    "[" + intervals.map { "\($0.range): \(String(reflecting: $0.value))" }.joined(separator: ", ")
      + "]"
  }
}
