// Disjoint sets whose last unions can be taken back: the smaller tree goes below the larger one, and no path is made
// shorter. Westbrook and Tarjan, "Amortized analysis of algorithms for set union with backtracking", 1989.

/// The numbers 0, 1, … in sets that can be united, and the last unions taken back.
///
///     var sets = RollbackDisjointSets(count: 4)
///     sets.union(0, 1)  // true
///     let before = sets.unionCount
///     sets.union(1, 2)  // true
///     sets.areConnected(0, 2)  // true
///     sets.rollBack(to: before)
///     sets.areConnected(0, 2)  // false
///
/// With edges that come and go, all known beforehand, `forEachTime(in:unions:_:)` has the sets at each time (offline dynamic
/// connectivity). Where nothing is taken back ``DisjointSets`` are quicker.
public struct RollbackDisjointSets: Sendable {
  /// For a root the negated size of its set, for all others the one above.
  private var _links: [Int32]
  /// For each call of `union` the root that went below another one, and its link before; the root is −1 if the two
  /// were in one set.
  private var _unions: [(root: Int32, link: Int32)] = []

  /// The number of sets.
  ///
  /// - Complexity: O(1)
  public private(set) var setCount: Int

  /// Creates a set of its own for each number.
  ///
  /// - Parameter count: How many numbers there are, from 0 on: in 0 ... 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* numbers.
  public init(count: Int) {
    precondition(
      0 <= count && count <= Int32.max, "the number of members must be in 0...2147483647")
    _links = [Int32](repeating: -1, count: count)
    setCount = count
  }

  /// How many numbers there are: they are 0 ..< `count`.
  ///
  /// - Complexity: O(1)
  public var count: Int { _links.count }

  /// How many calls of ``union(_:_:)`` count: also those of two numbers that were in one set.
  ///
  /// - Complexity: O(1)
  public var unionCount: Int { _unions.count }

  /// Returns the member that stands for the set of a number, until sets are united or that is taken back.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func find(_ member: Int) -> Int {
    precondition(0 <= member && member < count, "the number is in no set")
    var place = member
    while _links[place] >= 0 { place = Int(_links[place]) }
    return place
  }

  /// Unites the sets of two numbers, and returns whether they were two.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
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

  /// Takes back the last calls of ``union(_:_:)``.
  ///
  /// - Parameter count: How many calls are to be left: in 0 ... `unionCount`.
  /// - Complexity: O(*k*) for *k* calls that are taken back.
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

  /// Returns whether two numbers are in the same set.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func areConnected(_ first: Int, _ second: Int) -> Bool {
    find(first) == find(second)
  }

  /// Returns how many members the set of a number has.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* numbers.
  public func setSize(of member: Int) -> Int {
    -Int(_links[find(member)])
  }
}
