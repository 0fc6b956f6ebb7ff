// Disjoint-set union of ranges, element by element: one union–find for each power of two, in which two numbers are united
// if the runs of that length that begin there are. Known as range parallel union–find.

/// A partition of the integers 0, 1, … into disjoint sets, of which whole ranges can be united in parallel: the first
/// elements of both, the second ones, and so on.
///
///     var letters = RangeDisjointSets(count: 8)
///     letters.union(0..<3, 4..<7).count  // 3: 0 and 4, 1 and 5, 2 and 6
///     letters.union(1..<3, 2..<4).count  // 2: 1 and 2, 2 and 3
///     letters.areConnected(3, 5)  // true
///     letters.areConnected(0, 1)  // false
///     letters.setCount  // 3: {0, 4}, {1, 2, 3, 5, 6} and {7}
///
/// However many there are, at most *n* − 1 of the unions join two sets, and only these are done one by one: what is
/// known about ranges of each power of two skips the others. For single integers only, ``DisjointSets`` are faster, and
/// take less memory.
public struct RangeDisjointSets: Sendable {
  /// By the exponent *k*: the beginnings of runs of 2*ᵏ* integers, united if those runs are, element by element.
  private var levels: [DisjointSets]

  /// Creates a singleton set for each of the given number of integers.
  ///
  /// - Parameter count: The number of integers, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n* log *n*) for *n* integers, with four bytes for each and each power of two.
  public init(count: Int) {
    levels = [DisjointSets(count: count)]
    var length = 2
    while length <= count {
      levels.append(DisjointSets(count: count - length + 1))
      length *= 2
    }
  }

  /// The number of integers in all sets: they are 0 ..< `count`.
  ///
  /// - Complexity: O(1)
  public var count: Int { levels[0].count }

  /// The number of sets.
  ///
  /// - Complexity: O(1)
  public var setCount: Int { levels[0].setCount }

  /// Returns the representative of the set that contains an integer.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: That of ``DisjointSets/find(_:)``.
  public mutating func find(_ member: Int) -> Int { levels[0].find(member) }

  /// Returns whether two integers are in the same set.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: That of ``DisjointSets/areConnected(_:_:)``.
  public mutating func areConnected(_ first: Int, _ second: Int) -> Bool {
    levels[0].areConnected(first, second)
  }

  /// Returns the size of the set that contains an integer.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: That of ``DisjointSets/setSize(of:)``.
  public mutating func setSize(of member: Int) -> Int { levels[0].setSize(of: member) }

  /// Returns the members of each set.
  ///
  /// - Returns: The sets in ascending order of their smallest members, each with its members in ascending order.
  /// - Complexity: O(*n* α(*n*)) for *n* integers.
  public mutating func sets() -> [[Int]] { levels[0].sets() }

  /// Unites, for each position, the sets that contain the integers at this position of both ranges.
  ///
  ///     var sums = [3, 1, 4, 1]
  ///     var sets = RangeDisjointSets(count: 4)
  ///     for (kept, joined) in sets.union(0..<3, 1..<4) { sums[kept] += sums[joined] }
  ///     sums[sets.find(2)]  // 9
  ///
  /// - Parameters:
  ///   - first: Within 0 ..< `count`.
  ///   - second: Of the same length, within 0 ..< `count`; it may overlap the first one.
  /// - Returns: The representatives of each two sets that were united, one after the other: the first of them is still
  ///   one. So what is known of sets can be kept at their representatives.
  /// - Complexity: O(α(*n*)), and for all calls together O(*n* log *n* α(*n*)) more, for *n* integers.
  @inlinable
  @discardableResult
  public mutating func union(
    _ first: some RangeExpression<Int>, _ second: some RangeExpression<Int>
  ) -> [(kept: Int, joined: Int)] {
    _union(_rangeBounds(first, in: 0..<count), _rangeBounds(second, in: 0..<count))
  }
}

// MARK: - Core

extension RangeDisjointSets {
  @usableFromInline
  internal mutating func _union(
    _ first: Range<Int>, _ second: Range<Int>
  ) -> [(kept: Int, joined: Int)] {
    precondition(first.count == second.count, "the ranges are not of the same length")
    if first.isEmpty { return [] }
    // Two runs that overlap are the range.
    let level = Int.bitWidth - 1 - first.count.leadingZeroBitCount
    var open = [(level, first.lowerBound, second.lowerBound)]
    let rest = first.count - 1 << level
    open.append((level, first.lowerBound + rest, second.lowerBound + rest))
    var united: [(kept: Int, joined: Int)] = []
    while let (level, first, second) = open.popLast() {
      if level == 0 {
        let (one, other) = (levels[0].find(first), levels[0].find(second))
        if !levels[0].union(one, other) { continue }
        united.append(levels[0].find(one) == one ? (one, other) : (other, one))
      } else if levels[level].union(first, second) {
        let half = 1 << (level - 1)
        open.append((level - 1, first, second))
        open.append((level - 1, first + half, second + half))
      }
    }
    return united
  }
}

extension RangeDisjointSets: CustomStringConvertible {
  /// The members of each set, formatted like an array of arrays: `[[0], [1, 3], [2]]`.
  public var description: String { levels[0].description }
}
