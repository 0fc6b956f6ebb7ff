// A value for each number of a range, kept once for all neighbors that have the same: the first of them has it.

/// A value for each whole number of a range, for any number of neighbors at once (Chtholly tree, ODT, interval set).
///
///     var walls = IntervalMap(over: 0..<1_000_000_000, value: "white")
///     walls.assign("red", to: 10...20)
///     walls.assign("blue", to: 15..<18)
///     walls[17]  // "blue"
///     walls.interval(at: 18).range  // 18..<21
///     walls.intervals(in: ..<18).map(\.value)  // ["white", "red", "blue"]
///
/// An interval is as long as its value is the same: those that lie side by side have different ones. An assignment makes
/// two more of them at most, so that all assignments together do away with hardly more than twice as many as there are
/// of them. What they replace they tell, be it a part of an interval, for sums that are kept up to date:
///
///     var shade = IntervalMap(over: 0..<100, value: false)
///     var length = 0
///     for range in [10..<30, 20..<50] {
///       shade.assign(true, to: range) { replaced, isShade in
///         if !isShade { length += replaced.count }
///       }
///     }
///     length  // 40
///
/// Numbers that have no value have `nil`, if the values are optional. For sums of values in a range there is
/// ``LazySegmentTree``.
public struct IntervalMap<Value: Equatable> {
  /// Neighbors that have the same value, and that value.
  public typealias Interval = (range: Range<Int>, value: Value)

  /// The numbers that have a value.
  public let range: Range<Int>
  /// The value of each interval by its first number.
  @usableFromInline internal var _starts: SortedDictionary<Int, Value>

  /// Creates a map in which all numbers have the same value.
  ///
  /// - Parameters:
  ///   - range: The numbers, such as `0..<n` or `-1_000_000_000...1_000_000_000`; not empty, and not up to `Int.max`.
  ///   - value: The value of all of them.
  /// - Complexity: O(1)
  @inlinable
  public init(over range: some RangeExpression<Int>, value: Value) {
    self.range = range.relative(to: .min ..< .max)
    precondition(!self.range.isEmpty, "a map has numbers")
    _starts = [self.range.lowerBound: value]
  }

  /// Creates a map of the given values, from 0 on.
  ///
  ///     IntervalMap([3, 3, 3, 1]).interval(at: 1).range  // 0..<3
  ///
  /// - Parameter values: One for each number; not empty.
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

  /// How many intervals there are.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _starts.count }

  /// The value of a number.
  ///
  /// - Parameter number: In `range`.
  /// - Complexity: O(log *n*) for *n* intervals.
  @inlinable
  public subscript(number: Int) -> Value {
    precondition(range.contains(number), "the number has no value")
    return _starts.last(atMost: number)!.value
  }

  /// Returns the numbers around one that have the same value, and that value.
  ///
  /// - Parameter number: In `range`.
  /// - Complexity: O(log *n*) for *n* intervals.
  @inlinable
  public func interval(at number: Int) -> Interval {
    precondition(range.contains(number), "the number has no value")
    let (start, value) = _starts.last(atMost: number)!
    return (start..<(_starts.first(above: number)?.key ?? range.upperBound), value)
  }

  /// Returns the intervals in a range from left to right; of those that go beyond it only the part within.
  ///
  ///     IntervalMap([3, 3, 3, 1, 2]).intervals(in: 2...).map(\.range)  // [2..<3, 3..<4, 4..<5]
  ///
  /// - Parameter range: Within `range`.
  /// - Complexity: O(log *n*) for *n* intervals, and O(1) for each in the range.
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

  /// Gives all numbers of a range the same value.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - range: Within `range`.
  /// - Complexity: That of ``SortedMultiset`` for two intervals that are new, and O(1) for each that is replaced.
  @inlinable
  public mutating func assign(_ value: Value, to range: some RangeExpression<Int>) {
    let bounds = _rangeBounds(range, in: self.range)
    if !bounds.isEmpty { _replace(bounds, with: CollectionOfOne((bounds.lowerBound, value))) }
  }

  /// Gives all numbers of a range the same value, and tells which they had.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - range: Within `range`.
  ///   - replaced: Called before that with each interval in the range, from left to right, and the value that it has;
  ///     of those that go beyond the range with the part within. It cannot ask the map itself meanwhile.
  /// - Complexity: That of ``SortedMultiset`` for two intervals that are new, and O(1) for each that is replaced.
  @inlinable
  public mutating func assign(
    _ value: Value, to range: some RangeExpression<Int>,
    replacing replaced: (Range<Int>, Value) throws -> Void
  ) rethrows {
    try _forEach(in: _rangeBounds(range, in: self.range), replaced)
    assign(value, to: range)
  }

  /// Changes the value of each interval in a range; of those that go beyond it only the part within.
  ///
  ///     var levels = IntervalMap([3, 3, 3, 1, 2])
  ///     levels.updateEach(in: 2...3) { value in value += 1 }
  ///     levels.intervals.map(\.value)  // [3, 4, 2]
  ///
  /// - Parameters:
  ///   - range: Within `range`.
  ///   - change: Called with the value of each interval, from left to right.
  /// - Complexity: That of ``SortedMultiset`` for each interval in the range, however many have the same value then.
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

  /// Gives the numbers of a range, which is not empty, new values: each holds from its number on.
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
  /// The intervals from left to right with their values, as those of a dictionary.
  public var description: String {
    "[" + intervals.map { "\($0.range): \(String(reflecting: $0.value))" }.joined(separator: ", ")
      + "]"
  }
}
