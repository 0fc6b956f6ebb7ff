// Disjoint-set union with potentials and undo: union by size, without path compression. Westbrook and Tarjan, "Amortized
// analysis of algorithms for set union with backtracking", 1989; the potentials are those of Tarjan, "Applications of
// path compression on balanced trees", 1979.

/// Unknown values of the integers 0, 1, … of which differences become known, and the last can be taken back: weighted
/// DSU with rollback.
///
///     var heights = RollbackWeightedDisjointSets(count: 3)
///     heights.addDifference(5, from: 0, to: 1)  // true
///     let before = heights.differenceCount
///     heights.addDifference(2, from: 1, to: 2)  // true
///     heights.difference(from: 0, to: 2)  // 7
///     heights.rollBack(to: before)
///     heights.difference(from: 0, to: 2)  // nil: not known
///     heights.difference(from: 0, to: 1)  // 5
///
/// It is to ``WeightedDisjointSets`` what ``RollbackDisjointSets`` are to ``DisjointSets``. With
/// `forEachTime(in:add:undo:answer:)` it tells at each time whether all that is known then is consistent:
///
///     // Each is known for a while: 1 is 5 above 0, for instance, at the times 0 to 3.
///     let known = [(0, 1, 5, 0..<4), (1, 2, 3, 0..<3), (0, 2, 9, 2..<4)]
///     var values = RollbackWeightedDisjointSets(count: 3)
///     var conflicts: [Bool] = []
///     var isConsistent: [Bool] = []
///     known.map(\.3).forEachTime(in: 0..<4) { index in
///       let (start, end, difference, _) = known[index]
///       conflicts.append(!values.addDifference(difference, from: start, to: end))
///     } undo: { _ in
///       conflicts.removeLast()
///       values.rollBack(to: values.differenceCount - 1)
///     } answer: { _ in
///       isConsistent.append(!conflicts.contains(true))
///     }
///     isConsistent  // [true, true, false, true]
///
/// The differences may be of any group, as in ``WeightedDisjointSets``; all differences within a set have to fit the type.
public struct RollbackWeightedDisjointSets<Difference: AdditiveArithmetic> {
  @usableFromInline
  internal struct Node {
    /// For a root the negated size of its set, for all others the parent.
    @usableFromInline internal var link: Int32 = -1
    /// For a root zero, for all others the difference from the value of the parent to their own.
    @usableFromInline internal var difference = Difference.zero

    @inlinable
    internal init() {}
  }

  @usableFromInline internal var _nodes: [Node]
  /// For each call of `addDifference` the root that became a child of another one, and its link before; the root is −1 if
  /// the two were in one set.
  @usableFromInline internal var _unions: [(root: Int32, link: Int32)] = []
  @usableFromInline internal var _setCount: Int

  /// The number of sets.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var setCount: Int { _setCount }

  /// Creates a singleton set for each of the given number of integers.
  ///
  /// - Parameter count: The number of integers, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* integers.
  @inlinable
  public init(count: Int) {
    self.init(_count: count)
  }

  @inlinable
  internal init(_count count: Int) {
    precondition(
      0 <= count && count <= Int32.max, "the number of members must be in 0...2147483647")
    _nodes = [Node](repeating: Node(), count: count)
    _setCount = count
  }

  /// The number of integers in all sets: they are 0 ..< `count`.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var count: Int { _nodes.count }

  /// The number of calls of ``addDifference(_:from:to:)`` that are in effect, including those that told nothing new or
  /// were inconsistent.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var differenceCount: Int { _unions.count }

  /// Returns the difference −value(`start`) + value(`end`), or `nil` if it is not known.
  ///
  /// - Parameters:
  ///   - start: The integer whose value is subtracted, in 0 ..< `count`.
  ///   - end: The integer from whose value it is subtracted, in 0 ..< `count`.
  /// - Returns: The difference, or `nil` if the two are not in one set.
  /// - Complexity: O(log *n*) for *n* integers.
  @inlinable
  public func difference(from start: Int, to end: Int) -> Difference? {
    let (startRoot, startDifference) = _find(start)
    let (endRoot, endDifference) = _find(end)
    return startRoot == endRoot ? .zero - startDifference + endDifference : nil
  }

  /// Adds the difference −value(`start`) + value(`end`), unless it contradicts the differences that are already known.
  ///
  /// - Parameters:
  ///   - difference: The difference. All differences within a set have to fit the type.
  ///   - start: The integer whose value is subtracted, in 0 ..< `count`.
  ///   - end: The integer from whose value it is subtracted, in 0 ..< `count`.
  /// - Returns: Whether it is consistent: `false` if the two are in one set with another difference, which then stays
  ///   as it was.
  /// - Complexity: O(log *n*) for *n* integers.
  @inlinable
  @discardableResult
  public mutating func addDifference(
    _ difference: Difference, from start: Int, to end: Int
  ) -> Bool {
    let (startRoot, startDifference) = _find(start)
    let (endRoot, endDifference) = _find(end)
    if startRoot == endRoot {
      _unions.append((-1, 0))
      return .zero - startDifference + endDifference == difference
    }
    // From the value of one root to that of the other.
    let between = startDifference + difference - endDifference
    // A root's link is its negated size.
    let isStartLarger = _nodes[startRoot].link <= _nodes[endRoot].link
    let (larger, smaller) = isStartLarger ? (startRoot, endRoot) : (endRoot, startRoot)
    _unions.append((Int32(truncatingIfNeeded: smaller), _nodes[smaller].link))
    _nodes[larger].link += _nodes[smaller].link
    _nodes[smaller].link = Int32(truncatingIfNeeded: larger)
    _nodes[smaller].difference = isStartLarger ? between : .zero - between
    _setCount -= 1
    return true
  }

  /// Undoes the last calls of ``addDifference(_:from:to:)``, down to the given number of calls.
  ///
  /// - Parameter count: The number of calls that remain in effect: in 0 ... `differenceCount`.
  /// - Complexity: O(*k*) for *k* calls that are undone.
  @inlinable
  public mutating func rollBack(to count: Int) {
    precondition(0 <= count && count <= differenceCount, "so many differences have not been added")
    while _unions.count > count {
      let (root, link) = _unions.removeLast()
      if root < 0 { continue }
      _nodes[Int(_nodes[Int(root)].link)].link -= link
      _nodes[Int(root)].link = link
      _nodes[Int(root)].difference = .zero
      _setCount += 1
    }
  }

  /// Returns the representative of the set that contains an integer, which is the same until sets are united or parted.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers.
  @inlinable
  public func find(_ member: Int) -> Int { _find(member).root }

  /// Returns whether two integers are in the same set, so that the difference of their values is known.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers.
  @inlinable
  public func areConnected(_ first: Int, _ second: Int) -> Bool { find(first) == find(second) }

  /// Returns the size of the set that contains an integer.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers.
  @inlinable
  public func setSize(of member: Int) -> Int { -Int(_nodes[find(member)].link) }

  /// Returns the members of each set.
  ///
  /// - Returns: The sets in ascending order of their smallest members, each with its members in ascending order.
  /// - Complexity: O(*n* log *n*) for *n* integers.
  @inlinable
  public func sets() -> [[Int]] {
    _setMembers(count) { member in
      let root = find(member)
      return (root, -Int(_nodes[root].link))
    }
  }

  /// Returns the root of an integer's set, and the difference from its value to that of the integer.
  @inlinable
  internal func _find(_ member: Int) -> (root: Int, difference: Difference) {
    precondition(0 <= member && member < count, "the number is in no set")
    // Without bounds checks: all links lead to members.
    return _nodes.withUnsafeBufferPointer { buffer in
      let nodes = buffer.baseAddress!
      var place = member
      var difference = Difference.zero
      while nodes[place].link >= 0 {
        // Invariant: `difference` is that from the value of `place` to that of the member.
        difference = nodes[place].difference + difference
        place = Int(nodes[place].link)
      }
      return (place, difference)
    }
  }
}

extension RollbackWeightedDisjointSets where Difference == Int {
  /// Creates a singleton set for each of the given number of integers, with `Int` differences where no other type is
  /// specified.
  ///
  /// - Parameter count: The number of integers, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* integers.
  @inlinable
  public init(count: Int) {
    self.init(_count: count)
  }
}

extension RollbackWeightedDisjointSets.Node: Sendable where Difference: Sendable {}
extension RollbackWeightedDisjointSets: Sendable where Difference: Sendable {}

extension RollbackWeightedDisjointSets: CustomStringConvertible {
  /// The members of each set, formatted like an array of arrays: `[[0], [1, 3], [2]]`.
  public var description: String { "\(sets())" }
}
