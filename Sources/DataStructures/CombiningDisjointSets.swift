// Disjoint-set union that keeps an aggregate of each set.

/// Disjoint sets of the integers 0, 1, … with an aggregate for each set, such as a sum or a maximum: DSU with set data.
///
///     var wealth = CombiningDisjointSets([30, 10, 50, 20], combine: +=)
///     wealth.union(0, 1)  // true
///     wealth.union(1, 3)  // true
///     wealth[setOf: 0]  // 60
///     wealth[setOf: 3] += 5
///     wealth[setOf: 1]  // 65
///     wealth.setCount  // 2: {0, 1, 3} and {2}
///
/// The smaller of two sets is always combined into the larger one (small-to-large merging). So the sets may keep
/// collections, too, here of the colors in each of them; each element is moved O(log *n*) times:
///
///     var colors = CombiningDisjointSets(
///       [["red"], ["blue"], ["red"]] as [Set<String>], combine: { $0.formUnion($1) })
///     colors.union(0, 2)  // true
///     colors[setOf: 2].count  // 1
///     colors.union(1, 2)  // true
///     colors[setOf: 2].count  // 2
public struct CombiningDisjointSets<Element> {
  @usableFromInline internal var _sets: DisjointSets
  /// The aggregate of each set, at its representative; `nil` at all others.
  @usableFromInline internal var _elements: [Element?]
  @usableFromInline internal let _combine: (inout Element, Element) -> Void

  /// Creates a singleton set for each element.
  ///
  /// - Parameters:
  ///   - elements: The elements of the integers from 0 on, at most 2³¹ − 1.
  ///   - combine: Combines the aggregate of one set with that of another, in place: an associative and commutative
  ///     operation, such as `+=`, or `{ $0 = max($0, $1) }`.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, combine: @escaping (inout Element, Element) -> Void
  ) {
    _elements = elements.map(Optional.some)
    _sets = DisjointSets(count: _elements.count)
    _combine = combine
  }

  /// The number of integers in all sets: they are 0 ..< `count`.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _sets.count }

  /// The number of sets.
  ///
  /// - Complexity: O(1)
  @inlinable public var setCount: Int { _sets.setCount }

  /// Unites the sets that contain two integers, and returns whether they were distinct.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: As for ``find(_:)``, and a call of `combine` if the sets were distinct.
  @inlinable
  @discardableResult
  public mutating func union(_ first: Int, _ second: Int) -> Bool {
    guard let (larger, smaller) = _sets._unite(first, second) else { return false }
    let element = _elements[smaller]!
    _elements[smaller] = nil
    _combine(&_elements[larger]!, element)
    return true
  }

  /// Accesses the aggregate of the set that contains an integer.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: As for ``find(_:)``; a change is in place.
  @inlinable
  public subscript(setOf member: Int) -> Element {
    mutating get { _elements[find(member)]! }
    _modify { yield &_elements[find(member)]! }
  }

  /// Returns the representative of the set that contains an integer.
  ///
  /// It is the same for all members of a set, until the set is united with another one.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: As for `find` of ``DisjointSets``.
  @inlinable
  public mutating func find(_ member: Int) -> Int { _sets.find(member) }

  /// Returns whether two integers are in the same set.
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: As for ``find(_:)``.
  @inlinable
  public mutating func areConnected(_ first: Int, _ second: Int) -> Bool {
    _sets.areConnected(first, second)
  }

  /// Returns the size of the set that contains an integer.
  ///
  /// - Parameter member: In 0 ..< `count`.
  /// - Complexity: As for ``find(_:)``.
  @inlinable
  public mutating func setSize(of member: Int) -> Int { _sets.setSize(of: member) }

  /// Returns the members of each set.
  ///
  /// - Returns: The sets in ascending order of their smallest members, each with its members in ascending order.
  /// - Complexity: As for `sets` of ``DisjointSets``.
  @inlinable
  public mutating func sets() -> [[Int]] { _sets.sets() }
}

extension CombiningDisjointSets: CustomStringConvertible {
  /// The aggregates of all sets by their smallest members, formatted like a dictionary.
  public var description: String {
    var sets = _sets
    let parts = sets.sets().map { members in "\(members[0]): \(_elements[sets.find(members[0])]!)" }
    return parts.isEmpty ? "[:]" : "[" + parts.joined(separator: ", ") + "]"
  }
}
