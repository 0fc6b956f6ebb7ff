// A Li Chao tree that remembers what each line changed.

/// A set of lines with queries for the minimum at an integer whose last insertions can be undone: a Li Chao tree with
/// rollback.
///
///     var costs = RollbackLowerEnvelope(over: 0...1000)
///     costs.insert(slope: 3, intercept: 10)
///     let before = costs.lineCount
///     costs.insert(slope: 1, intercept: 50)
///     costs.minimum(at: 100)  // 150
///     costs.rollBack(to: before)
///     costs.minimum(at: 100)  // 310
///
/// It is for dynamic programming along the paths of a tree, where a depth-first search inserts the line of a vertex on
/// its way down and takes it back on its way up; and for lines with known times of insertion and removal:
///
///     // Lines that are there for a while. How low is the lowest one at 10 at each time?
///     let lines = [(slope: 0, intercept: 9), (slope: 1, intercept: -8), (slope: -2, intercept: 21)]
///     var envelope = RollbackLowerEnvelope(over: 0...100)
///     var lowest: [Int?] = []
///     [0..<3, 1..<2, 2..<4].forEachTime(
///       in: 0..<5,
///       add: { index in envelope.insert(slope: lines[index].slope, intercept: lines[index].intercept) },
///       undo: { _ in envelope.rollBack(to: envelope.lineCount - 1) },
///       answer: { _ in lowest.append(envelope.minimum(at: 10)) })
///     lowest  // [9, 2, 1, 1, nil]
///
/// If lines are never taken back, a ``LowerEnvelope`` is smaller and faster, and has segments, too.
public struct RollbackLowerEnvelope: Sendable {
  @usableFromInline internal var _envelope: LowerEnvelope
  /// The nodes that were changed, and what they were before.
  @usableFromInline internal var _changes: [(node: Int32, old: LowerEnvelope._Node)] = []
  /// For each line how many changes and nodes there were before it.
  @usableFromInline internal var _lines: [(changes: Int, nodes: Int)] = []

  /// Creates an envelope without lines.
  ///
  /// - Parameter range: The domain: the integers at which queries are allowed.
  @inlinable
  public init(over range: ClosedRange<Int>) {
    _envelope = LowerEnvelope(over: range)
  }

  /// Creates an envelope without lines.
  ///
  /// - Parameter range: The domain: the integers at which queries are allowed; not empty.
  @inlinable
  public init(over range: Range<Int>) {
    _envelope = LowerEnvelope(over: range)
  }

  /// The domain: the integers at which queries are allowed.
  ///
  /// - Complexity: O(1)
  @inlinable public var range: ClosedRange<Int> { _envelope.range }

  /// The number of lines.
  ///
  /// - Complexity: O(1)
  @inlinable public var lineCount: Int { _lines.count }

  /// Adds the line *y* = *slope* · *x* + *intercept*.
  ///
  /// - Precondition: Its values at all integers of the range fit `Int`; there are fewer than 2³¹ lines.
  /// - Complexity: O(log *w*), where *w* is the width of the range; a line takes 88 bytes, and 40 more for each line
  ///   that it replaces somewhere: up to log₂ *w*, but usually one or two.
  @inlinable
  public mutating func insert(slope: Int, intercept: Int) {
    _lines.append((_changes.count, _envelope._nodes.count))
    _envelope._insert(slope, intercept, &_changes) { changes, node, old in
      changes.append((Int32(truncatingIfNeeded: node), old))
    }
  }

  /// Removes the lines that were inserted last, down to the given number of lines.
  ///
  /// - Parameter count: The number of lines that remain: in 0 ... `lineCount`.
  /// - Complexity: O(*k* log *w*) for *k* lines that are removed, but not more than their insertions took.
  @inlinable
  public mutating func rollBack(to count: Int) {
    precondition(0 <= count && count <= lineCount, "so many lines have not been inserted")
    if count == lineCount { return }
    let (changeCount, nodeCount) = _lines[count]
    while _changes.count > changeCount {
      let (node, old) = _changes.removeLast()
      _envelope._nodes[Int(node)] = old
    }
    _envelope._nodes.removeLast(_envelope._nodes.count - nodeCount)
    _lines.removeLast(lineCount - count)
    _envelope._lineCount = Int32(truncatingIfNeeded: count)
  }

  /// Returns the minimum of all lines at an integer, or `nil` if there are no lines.
  ///
  /// - Parameter number: In the range.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public func minimum(at number: Int) -> Int? { _envelope.minimum(at: number) }

  /// Returns the index and the value of a line that is lowest at an integer, or `nil` if there are no lines.
  ///
  /// The index is the number of lines that were there before it. Of several lowest ones it is any.
  /// - Parameter number: In the range.
  /// - Complexity: O(log *w*), where *w* is the width of the range.
  @inlinable
  public func lowestLine(at number: Int) -> (index: Int, value: Int)? {
    _envelope.lowestLine(at: number)
  }
}
