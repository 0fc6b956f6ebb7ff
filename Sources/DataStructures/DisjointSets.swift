// Disjoint-set union (union–find): each set is a tree whose root is its representative. Galler and Fischer, "An
// improved equivalence algorithm", 1964; union by size with path halving: Tarjan and van Leeuwen, "Worst-case analysis
// of set union algorithms", 1984.

/// A partition of the integers 0, 1, … into disjoint sets that can be united: disjoint-set union (DSU, union–find).
///
///     var friends = DisjointSets(count: 5)
///     friends.union(0, 1)  // true
///     friends.union(3, 4)  // true
///     friends.areConnected(0, 4)  // false
///     friends.union(1, 3)  // true
///     friends.areConnected(0, 4)  // true
///     friends.setCount  // 2: {0, 1, 3, 4} and {2}
public struct DisjointSets: Sendable {
  /// For a root the negated size of its set, for all others an ancestor.
  ///
  /// 32 bits, since a walk to the root is bound by memory latency.
  private var _links: [Int32]

  /// The number of sets.
  ///
  /// - Complexity: O(1)
  public private(set) var setCount: Int

  /// Creates a singleton set for each of the given number of integers.
  ///
  /// - Parameter count: The number of integers, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* integers, with four bytes each.
  public init(count: Int) {
    precondition(
      0 <= count && count <= Int32.max, "the number of members must be in 0...2147483647")
    _links = [Int32](repeating: -1, count: count)
    setCount = count
  }

  /// The number of integers in all sets: they are 0 ..< `count`.
  ///
  /// - Complexity: O(1)
  public var count: Int { _links.count }

  /// Returns the representative of the set that contains an integer.
  ///
  /// It is the same for all members of a set, until the set is united with another one.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers in the worst case; *m* calls of `find` and `union` together take O(*m*
  ///   α(*n*)) time, where α, the inverse Ackermann function, is below 5 for any *n* that fits in memory.
  public mutating func find(_ member: Int) -> Int {
    precondition(0 <= member && member < count, "the number is in no set")
    return _links.withUnsafeMutableBufferPointer { Self._root(of: member, $0.baseAddress!) }
  }

  /// Without bounds checks: all links lead to members.
  @inline(__always)
  private static func _root(of member: Int, _ links: UnsafeMutablePointer<Int32>) -> Int {
    var place = member
    while links[place] >= 0 {
      // Invariant: the set's root is an ancestor of `place`, or is it. Every other link on the path is made to skip one
      // node (path halving).
      let next = Int(links[place])
      if links[next] < 0 { return next }
      links[place] = links[next]
      place = Int(links[next])
    }
    return place
  }

  /// Unites the sets that contain two integers, and returns whether they were distinct.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: As for `find`.
  @discardableResult
  public mutating func union(_ first: Int, _ second: Int) -> Bool {
    _unite(first, second) != nil
  }

  /// Unites two sets, and returns the representatives of both, if they were distinct: that of the larger one, which
  /// remains, and that of the smaller one.
  @usableFromInline
  internal mutating func _unite(_ first: Int, _ second: Int) -> (larger: Int, smaller: Int)? {
    precondition(
      0 <= first && first < count && 0 <= second && second < count, "the number is in no set")
    let roots: (larger: Int, smaller: Int)? = _links.withUnsafeMutableBufferPointer { buffer in
      let links = buffer.baseAddress!
      var (larger, smaller) = (Self._root(of: first, links), Self._root(of: second, links))
      if larger == smaller { return nil }
      // A root's link is its negated size.
      if links[larger] > links[smaller] { Swift.swap(&larger, &smaller) }
      links[larger] &+= links[smaller]
      links[smaller] = Int32(truncatingIfNeeded: larger)
      return (larger, smaller)
    }
    if roots != nil { setCount -= 1 }
    return roots
  }

  /// Returns whether two integers are in the same set.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: As for `find`.
  public mutating func areConnected(_ first: Int, _ second: Int) -> Bool {
    precondition(
      0 <= first && first < count && 0 <= second && second < count, "the number is in no set")
    return _links.withUnsafeMutableBufferPointer { buffer in
      let links = buffer.baseAddress!
      return Self._root(of: first, links) == Self._root(of: second, links)
    }
  }

  /// Returns the size of the set that contains an integer.
  ///
  ///     var friends = DisjointSets(count: 5)
  ///     friends.union(1, 3)  // true
  ///     friends.setSize(of: 3)  // 2
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: As for `find`.
  public mutating func setSize(of member: Int) -> Int {
    -Int(_links[find(member)])
  }

  /// Returns the members of each set.
  ///
  ///     var friends = DisjointSets(count: 4)
  ///     friends.union(3, 1)  // true
  ///     friends.sets()  // [[0], [1, 3], [2]]
  ///
  /// - Returns: The sets in ascending order of their smallest members, each with its members in ascending order.
  /// - Complexity: O(*n* α(*n*)) for *n* integers.
  public mutating func sets() -> [[Int]] {
    _setMembers(count) { member in
      let root = find(member)
      return (root, -Int(_links[root]))
    }
  }
}

extension DisjointSets: CustomStringConvertible {
  /// The members of each set, formatted like an array of arrays: `[[0], [1, 3], [2]]`.
  public var description: String {
    var sets = self
    return "\(sets.sets())"
  }
}
