// The lower envelope of lines: a Li Chao tree, each node of which keeps the line that is lowest at the midpoint of its
// range.

/// A set of lines and line segments with queries for the minimum at an integer: a Li Chao tree.
///
///     var costs = LowerEnvelope(over: 0...1000)
///     costs.insert(slope: 3, intercept: 10)
///     costs.insert(slope: 1, intercept: 50)
///     costs.minimum(at: 15)  // 55
///     costs.minimum(at: 100)  // 150
///     costs.lowestLine(at: 100)  // (index: 1, value: 150)
///
/// It speeds up dynamic programming of the form `best[i] = min(best[j] + a[j] * x[i])`, like the convex hull trick:
/// each `j` is a line, and the index of the lowest one tells which `j` it was. For maxima, insert both numbers negated,
/// and negate the minimum.
public struct LowerEnvelope: Sendable {
  @usableFromInline
  internal struct _Node: Sendable {
    @usableFromInline internal var _slope: Int
    @usableFromInline internal var _intercept: Int
    /// The number of lines added before it; -1 if there is no line, only below.
    @usableFromInline internal var _index: Int32
    /// The nodes of the left and the right half; 0, the root, if there is none.
    @usableFromInline internal var _halves: (Int32, Int32) = (0, 0)

    @inlinable
    internal init(_slope: Int, _intercept: Int, _index: Int32) {
      (self._slope, self._intercept, self._index) = (_slope, _intercept, _index)
    }

    @inlinable
    internal func _value(at number: Int) -> Int { _slope &* number &+ _intercept }

    /// Whether the value at an integer fits `Int`, though the product may not.
    @inlinable
    internal func _hasValue(at number: Int) -> Bool {
      let product = _slope.multipliedFullWidth(by: number)
      let (low, carries) = product.low.addingReportingOverflow(UInt(bitPattern: _intercept))
      let high = product.high + (_intercept < 0 ? -1 : 0) + (carries ? 1 : 0)
      return high == (Int(bitPattern: low) < 0 ? -1 : 0)
    }
  }

  /// The domain: the integers at which queries are allowed.
  public let range: ClosedRange<Int>
  @usableFromInline internal var _nodes: [_Node] = []
  @usableFromInline internal var _lineCount: Int32 = 0

  /// Creates an envelope without lines.
  ///
  /// - Parameter range: The domain: the integers at which queries are allowed.
  @inlinable
  public init(over range: ClosedRange<Int>) {
    self.range = range
  }

  /// Creates an envelope without lines.
  ///
  ///     var costs = LowerEnvelope(over: 0..<1000)
  ///     costs.insert(slope: 3, intercept: 10)
  ///     costs.minimum(at: 999)  // 3007
  ///
  /// - Parameter range: The domain: the integers at which queries are allowed; not empty.
  @inlinable
  public init(over range: Range<Int>) {
    precondition(!range.isEmpty, "an envelope has integers")
    self.init(over: range.lowerBound...range.upperBound - 1)
  }

  /// Whether there are no lines and no segments.
  @inlinable public var isEmpty: Bool { _lineCount == 0 }

  /// Adds the line *y* = *slope* · *x* + *intercept*.
  ///
  /// - Precondition: Its values at all integers of the range fit `Int`; there are fewer than 2³¹ lines.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public mutating func insert(slope: Int, intercept: Int) {
    var changes: Void = ()
    _insert(slope, intercept, &changes) { _, _, _ in }
  }

  /// Adds a line, and notes each node that is about to change.
  @inlinable
  internal mutating func _insert<Changes>(
    _ slope: Int, _ intercept: Int, _ changes: inout Changes,
    _ note: (inout Changes, Int, _Node) -> Void
  ) {
    let line = _Node(_slope: slope, _intercept: intercept, _index: _lineCount)
    precondition(
      line._hasValue(at: range.lowerBound) && line._hasValue(at: range.upperBound),
      "a value of the line in the range of the envelope does not fit Int")
    _lineCount += 1
    if _nodes.isEmpty { return _nodes.append(line) }
    _insert(line, 0, range.lowerBound, range.upperBound, &changes, note)
  }

  /// Adds a segment: the line *y* = *slope* · *x* + *intercept*, restricted to an interval.
  ///
  ///     var roofs = LowerEnvelope(over: 0...100)
  ///     roofs.insert(slope: 2, intercept: 0, over: 10...20)
  ///     roofs.insert(slope: 0, intercept: 25, over: 0...50)
  ///     roofs.minimum(at: 11)  // 22
  ///     roofs.minimum(at: 15)  // 25
  ///     roofs.minimum(at: 60)  // nil
  ///
  /// - Parameters:
  ///   - slope: The slope of the line.
  ///   - intercept: The value of the line at 0, whether 0 is in the interval or not.
  ///   - segment: The interval, within the range.
  /// - Precondition: Its values in the interval fit `Int`; there are fewer than 2³¹ lines.
  /// - Complexity: O(log² *w*), where *w* is the width of the range; at most some 4 log₂ *w* new nodes of 32 bytes: 280
  ///   MiB for 200,000 random segments in a range of 2 · 10⁹.
  @inlinable
  public mutating func insert(slope: Int, intercept: Int, over segment: ClosedRange<Int>) {
    precondition(
      range.lowerBound <= segment.lowerBound && segment.upperBound <= range.upperBound,
      "the segment is not in the range of the envelope")
    let line = _Node(_slope: slope, _intercept: intercept, _index: _lineCount)
    precondition(
      line._hasValue(at: segment.lowerBound) && line._hasValue(at: segment.upperBound),
      "a value of the segment does not fit Int")
    _lineCount += 1
    let none = _Node(_slope: 0, _intercept: 0, _index: -1)
    if _nodes.isEmpty { _nodes.append(none) }
    var changes: Void = ()
    var waiting = [(node: 0, low: range.lowerBound, high: range.upperBound)]
    while let (node, low, high) = waiting.popLast() {
      if segment.lowerBound <= low && high <= segment.upperBound {
        _insert(line, node, low, high, &changes) { _, _, _ in }
        continue
      }
      let middle = Self._middle(low, high)
      if segment.lowerBound <= middle {
        if _nodes[node]._halves.0 == 0 {
          _nodes[node]._halves.0 = Int32(_nodes.count)
          _nodes.append(none)
        }
        waiting.append((Int(_nodes[node]._halves.0), low, middle))
      }
      if segment.upperBound > middle {
        if _nodes[node]._halves.1 == 0 {
          _nodes[node]._halves.1 = Int32(_nodes.count)
          _nodes.append(none)
        }
        waiting.append((Int(_nodes[node]._halves.1), middle + 1, high))
      }
    }
  }

  /// Adds a segment: the line *y* = *slope* · *x* + *intercept*, restricted to an interval.
  ///
  ///     var roofs = LowerEnvelope(over: 0..<100)
  ///     roofs.insert(slope: 2, intercept: 0, over: 10..<20)
  ///     roofs.minimum(at: 19)  // 38
  ///     roofs.minimum(at: 20)  // nil
  ///
  /// - Parameters:
  ///   - slope: The slope of the line.
  ///   - intercept: The value of the line at 0, whether 0 is in the interval or not.
  ///   - segment: The interval, within the range; if it is empty, the segment is nowhere, but counts as one.
  /// - Precondition: Its values in the interval fit `Int`; there are fewer than 2³¹ lines.
  /// - Complexity: O(log² *w*), where *w* is the width of the range.
  @inlinable
  public mutating func insert(slope: Int, intercept: Int, over segment: Range<Int>) {
    if segment.isEmpty {
      // So that the indices of those that follow do not depend on it.
      _lineCount += 1
    } else {
      insert(
        slope: slope, intercept: intercept, over: segment.lowerBound...segment.upperBound - 1)
    }
  }

  /// Adds a line to a node, over whose whole range the line is defined.
  @inlinable
  internal mutating func _insert<Changes>(
    _ line: _Node, _ node: Int, _ low: Int, _ high: Int, _ changes: inout Changes,
    _ note: (inout Changes, Int, _Node) -> Void
  ) {
    var (line, node, low, high) = (line, node, low, high)
    while true {
      if _nodes[node]._index < 0 {
        line._halves = _nodes[node]._halves
        _nodes[node] = line
        return
      }
      // Invariant: outside of low...high the line is nowhere lower than all those on the path to here.
      let middle = Self._middle(low, high)
      if line._value(at: middle) < _nodes[node]._value(at: middle) {
        note(&changes, node, _nodes[node])
        Swift.swap(&line._slope, &_nodes[node]._slope)
        Swift.swap(&line._intercept, &_nodes[node]._intercept)
        Swift.swap(&line._index, &_nodes[node]._index)
      }
      // What is not lower at the midpoint can be so on the side to which it falls more steeply, and is so at the end of
      // that side if anywhere.
      if line._slope == _nodes[node]._slope || low == high { return }
      let isLeft = line._slope > _nodes[node]._slope
      let end = isLeft ? low : high
      if line._value(at: end) >= _nodes[node]._value(at: end) { return }
      if isLeft { high = middle } else { low = middle + 1 }
      let next = isLeft ? _nodes[node]._halves.0 : _nodes[node]._halves.1
      if next == 0 {
        note(&changes, node, _nodes[node])
        let place = Int32(_nodes.count)
        if isLeft { _nodes[node]._halves.0 = place } else { _nodes[node]._halves.1 = place }
        return _nodes.append(line)
      }
      node = Int(next)
    }
  }

  /// Returns the minimum of all lines and segments at an integer, or `nil` if none covers it.
  ///
  /// - Parameter number: In the range.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public func minimum(at number: Int) -> Int? {
    lowestLine(at: number)?.value
  }

  /// Returns the index and the value of a line or segment that is lowest at an integer, or `nil` if none covers it.
  ///
  /// The index is the number of lines and segments added before it. Of several lowest ones it is any, but always the
  /// same.
  /// - Parameter number: In the range.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public func lowestLine(at number: Int) -> (index: Int, value: Int)? {
    precondition(range.contains(number), "the number is not in the range of the envelope")
    if _nodes.isEmpty { return nil }
    var (low, high) = (range.lowerBound, range.upperBound)
    var lowest = (index: -1 as Int32, value: Int.max)
    if _nodes[0]._index >= 0 { lowest = (_nodes[0]._index, _nodes[0]._value(at: number)) }
    var node = 0
    while true {
      let middle = Self._middle(low, high)
      let isLeft = number <= middle
      if isLeft { high = middle } else { low = middle + 1 }
      node = Int(isLeft ? _nodes[node]._halves.0 : _nodes[node]._halves.1)
      if node == 0 { return lowest.index < 0 ? nil : (Int(lowest.index), lowest.value) }
      if _nodes[node]._index < 0 { continue }
      let value = _nodes[node]._value(at: number)
      if value < lowest.value || lowest.index < 0 { lowest = (_nodes[node]._index, value) }
    }
  }

  /// The midpoint, rounded down; the distance of the ends may be more than `Int` holds.
  @inlinable
  internal static func _middle(_ low: Int, _ high: Int) -> Int {
    low &+ Int(bitPattern: UInt(bitPattern: high &- low) / 2)
  }
}
