// Disjoint-set union with potentials (weighted union–find). Tarjan, "Applications of path compression on balanced
// trees", 1979.

/// Unknown values of the integers 0, 1, … of which differences become known: weighted DSU (union–find with potentials).
///
/// Two integers are in one set if the difference of their values follows from the differences that have been added.
///
///     var heights = WeightedDisjointSets(count: 4)
///     heights.addDifference(5, from: 0, to: 1)  // true
///     heights.addDifference(3, from: 2, to: 1)  // true
///     heights.difference(from: 0, to: 2)  // 2
///     heights.difference(from: 0, to: 3)  // nil: not known
///     heights.addDifference(2, from: 2, to: 0)  // false: it is -2
///
/// Differences are of any type that can be added and subtracted: integers, floating-point numbers, which are rounded,
/// residues, or a struct of several components.
///
/// The addition may be the operation of any group, such as the product of invertible matrices, with `left - right` as
/// `left` + the inverse of `right`. If it is not commutative, the order counts: value(`end`) is value(`start`) +
/// difference, in this order, and difference(`a`, `b`) + difference(`b`, `c`) is difference(`a`, `c`).
public struct WeightedDisjointSets<Difference: AdditiveArithmetic> {
  /// For a root the negated size of its set, for all others an ancestor.
  @usableFromInline internal var _links: [Int32]

  /// For a root zero, for all others the difference from the value of the linked member to their own.
  @usableFromInline internal var _differences: [Difference]

  @usableFromInline internal var _setCount: Int

  /// The number of sets.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var setCount: Int { _setCount }

  /// Creates a singleton set for each of the given number of integers.
  ///
  /// - Parameter count: The number of integers, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* integers, with four bytes and a difference each.
  @inlinable
  public init(count: Int) {
    self.init(_count: count)
  }

  @inlinable
  internal init(_count count: Int) {
    precondition(
      0 <= count && count <= Int32.max, "the number of members must be in 0...2147483647")
    _links = [Int32](repeating: -1, count: count)
    _differences = [Difference](repeating: .zero, count: count)
    _setCount = count
  }

  /// The number of integers in all sets: they are 0 ..< `count`.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var count: Int { _links.count }

  /// Returns the difference −value(`start`) + value(`end`), or `nil` if it is not known.
  ///
  /// - Parameters:
  ///   - start: The integer whose value is subtracted, in 0 ..< `count`.
  ///   - end: The integer from whose value it is subtracted, in 0 ..< `count`.
  /// - Returns: The difference, or `nil` if the two are not in one set.
  /// - Complexity: O(log *n*) for *n* integers in the worst case; *m* calls take O(*m* α(*n*)) time together, where α,
  ///   the inverse Ackermann function, is below 5 for any *n* that fits in memory.
  @inlinable
  public mutating func difference(from start: Int, to end: Int) -> Difference? {
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
  /// - Complexity: As for `difference(from:to:)`.
  @inlinable
  @discardableResult
  public mutating func addDifference(
    _ difference: Difference, from start: Int, to end: Int
  ) -> Bool {
    let (startRoot, startDifference) = _find(start)
    let (endRoot, endDifference) = _find(end)
    if startRoot == endRoot { return .zero - startDifference + endDifference == difference }
    // From the value of one root to that of the other.
    let between = startDifference + difference - endDifference
    _setCount -= 1
    // A root's link is its negated size.
    if _links[startRoot] <= _links[endRoot] {
      _link(endRoot, below: startRoot, between)
    } else {
      _link(startRoot, below: endRoot, .zero - between)
    }
    return true
  }

  /// Returns the representative of the set that contains an integer.
  ///
  /// It is the same for all members of a set, until the set is united with another one.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: As for `difference(from:to:)`.
  @inlinable
  public mutating func find(_ member: Int) -> Int { _find(member).root }

  /// Returns whether two integers are in the same set, so that the difference of their values is known.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: As for `difference(from:to:)`.
  @inlinable
  public mutating func areConnected(_ first: Int, _ second: Int) -> Bool {
    find(first) == find(second)
  }

  /// Returns the size of the set that contains an integer.
  ///
  ///     var heights = WeightedDisjointSets(count: 3)
  ///     heights.addDifference(5, from: 0, to: 2)  // true
  ///     heights.setSize(of: 2)  // 2
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: As for `difference(from:to:)`.
  @inlinable
  public mutating func setSize(of member: Int) -> Int { -Int(_links[find(member)]) }

  /// Returns the members of each set.
  ///
  ///     var heights = WeightedDisjointSets(count: 4)
  ///     heights.addDifference(5, from: 3, to: 1)  // true
  ///     heights.sets()  // [[0], [1, 3], [2]]
  ///
  /// - Returns: The sets in ascending order of their smallest members, each with its members in ascending order.
  /// - Complexity: O(*n* α(*n*)) for *n* integers.
  @inlinable
  public mutating func sets() -> [[Int]] {
    _setMembers(count) { member in
      let root = find(member)
      return (root, -Int(_links[root]))
    }
  }

  /// Returns the root of an integer's set, and the difference from its value to that of the integer.
  @inlinable
  internal mutating func _find(_ member: Int) -> (root: Int, difference: Difference) {
    precondition(0 <= member && member < count, "the number is in no set")
    // Without bounds checks: all links lead to members.
    return _links.withUnsafeMutableBufferPointer { links in
      _differences.withUnsafeMutableBufferPointer { differences in
        let (links, differences) = (links.baseAddress!, differences.baseAddress!)
        var place = member
        var difference = Difference.zero
        while links[place] >= 0 {
          // Invariant: the set's root is an ancestor of `place`, or is it, and `difference` is that from the value of
          // `place` to that of the member. Every other link on the path is made to skip one node (path halving).
          let next = Int(links[place])
          if links[next] >= 0 {
            links[place] = links[next]
            differences[place] = differences[next] + differences[place]
          }
          difference = differences[place] + difference
          place = Int(links[place])
        }
        return (place, difference)
      }
    }
  }

  /// Makes one root a child of another one, whose set is not the smaller one.
  @inlinable
  internal mutating func _link(_ smaller: Int, below larger: Int, _ difference: Difference) {
    _links[larger] += _links[smaller]
    _links[smaller] = Int32(truncatingIfNeeded: larger)
    _differences[smaller] = difference
  }
}

extension WeightedDisjointSets where Difference == Int {
  /// Creates a singleton set for each of the given number of integers, with `Int` differences where no other type is
  /// specified.
  ///
  /// - Parameter count: The number of integers, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* integers, with four bytes and a difference each.
  @inlinable
  public init(count: Int) {
    self.init(_count: count)
  }
}

extension WeightedDisjointSets: Sendable where Difference: Sendable {}

extension WeightedDisjointSets: CustomStringConvertible {
  /// The members of each set, formatted like an array of arrays: `[[0], [1, 3], [2]]`.
  public var description: String {
    var sets = self
    return "\(sets.sets())"
  }
}
