// Disjoint-set union with undo: union by size, without path compression. Westbrook and Tarjan, "Amortized analysis of
// algorithms for set union with backtracking", 1989.

/// A partition of the integers 0, 1, … into disjoint sets whose last unions can be undone: DSU with rollback.
///
///     var sets = RollbackDisjointSets(count: 4)
///     sets.union(0, 1)  // true
///     let before = sets.unionCount
///     sets.union(1, 2)  // true
///     sets.areConnected(0, 2)  // true
///     sets.rollBack(to: before)
///     sets.areConnected(0, 2)  // false
///
/// For edges with known times of insertion and removal, `forEachTime(in:unions:_:)` gives the sets at each time
/// (offline dynamic connectivity). If unions are never undone, ``DisjointSets`` are faster.
public struct RollbackDisjointSets: Sendable {
  /// For a root the negated size of its set, for all others the parent.
  private var _links: [Int32]
  /// For each call of `union` the root that became a child of another one, and its link before; the root is −1 if the
  /// two were in one set.
  private var _unions: [(root: Int32, link: Int32)] = []

  /// The number of sets.
  ///
  /// - Complexity: O(1)
  public private(set) var setCount: Int

  /// Creates a singleton set for each of the given number of integers.
  ///
  /// - Parameter count: The number of integers, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* integers.
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

  /// The number of calls of ``union(_:_:)`` that are in effect, including those of two integers in the same set.
  ///
  /// - Complexity: O(1)
  public var unionCount: Int { _unions.count }

  /// Returns the representative of the set that contains an integer, which is the same until a union or a rollback.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers.
  public func find(_ member: Int) -> Int {
    precondition(0 <= member && member < count, "the number is in no set")
    var place = member
    while _links[place] >= 0 { place = Int(_links[place]) }
    return place
  }

  /// Unites the sets that contain two integers, and returns whether they were distinct.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers.
  @discardableResult
  public mutating func union(_ first: Int, _ second: Int) -> Bool {
    var (larger, smaller) = (find(first), find(second))
    if larger == smaller {
      _unions.append((-1, 0))
      return false
    }
    // A root's link is its negated size.
    if _links[larger] > _links[smaller] { Swift.swap(&larger, &smaller) }
    _links[larger] += _links[smaller]
    _unions.append((Int32(truncatingIfNeeded: smaller), _links[smaller]))
    _links[smaller] = Int32(truncatingIfNeeded: larger)
    setCount -= 1
    return true
  }

  /// Undoes the last calls of ``union(_:_:)``, down to the given number of calls.
  ///
  /// - Parameter count: The number of calls that remain in effect: in 0 ... `unionCount`.
  /// - Complexity: O(*k*) for *k* calls that are undone.
  public mutating func rollBack(to count: Int) {
    precondition(0 <= count && count <= unionCount, "so many unions have not been made")
    while _unions.count > count {
      let (root, link) = _unions.removeLast()
      if root < 0 { continue }
      let larger = Int(_links[Int(root)])
      _links[larger] -= link
      _links[Int(root)] = link
      setCount += 1
    }
  }

  /// Returns whether two integers are in the same set.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers.
  public func areConnected(_ first: Int, _ second: Int) -> Bool {
    find(first) == find(second)
  }

  /// Returns the size of the set that contains an integer.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* integers.
  public func setSize(of member: Int) -> Int {
    -Int(_links[find(member)])
  }

  /// Returns the members of each set.
  ///
  /// - Returns: The sets in ascending order of their smallest members, each with its members in ascending order.
  /// - Complexity: O(*n* log *n*) for *n* integers.
  public func sets() -> [[Int]] {
    _setMembers(count) { member in
      let root = find(member)
      return (root, -Int(_links[root]))
    }
  }
}

extension RollbackDisjointSets: CustomStringConvertible {
  /// The members of each set, formatted like an array of arrays: `[[0], [1, 3], [2]]`.
  public var description: String { "\(sets())" }
}
