// Hash table of integers without values.

/// A set of integers, with lookups two to five times as fast as a `Set`'s.
///
///     var seen: IntegerSet = [30, 12]
///     seen.insert(45).inserted  // true
///     seen.insert(30).inserted  // false
///     seen.contains(12)  // true
///     seen.remove(12)  // 12
///     Array(seen)  // [30, 45]
///
/// It has the operations of a `Set` (`SetAlgebra`): unions, intersections, differences and subsets too. For members in a
/// range that is not much greater than their number a ``BitSet`` is smaller and faster; for neighbors and ranks use a
/// ``SortedMultiset``.
///
/// The members are in the order in which they were inserted, until one is removed: its place is taken by the last one.
public struct IntegerSet: Sendable {
  @usableFromInline internal var _members: [Int] = []
  @usableFromInline internal var _index = _IntegerIndex()

  /// Creates an empty set.
  @inlinable
  public init() {}

  /// Creates a set of the given members, each of which may be there several times.
  ///
  /// - Complexity: O(*n*) expected for *n* members.
  @inlinable
  public init(_ members: some Sequence<Int>) {
    for member in members { insert(member) }
  }

  /// Creates an empty set with room for the given number of members.
  ///
  /// - Parameter minimumCapacity: The number of members; there has to be memory for them.
  @inlinable
  public init(minimumCapacity: Int) {
    reserveCapacity(minimumCapacity)
  }

  /// The number of members.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _members.count }

  /// Whether the set is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { _members.isEmpty }

  /// Reserves room for the given total number of members, so that none move until there are more.
  ///
  /// - Parameter capacity: The number of members; there has to be memory for them.
  /// - Complexity: O(*n*) for a capacity of *n*.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    precondition(capacity >= 0, "a capacity must not be negative")
    _members.reserveCapacity(capacity)
    _index.reserve(capacity)
  }

  /// Returns whether an integer is a member.
  ///
  /// - Complexity: O(1) expected.
  @inlinable
  public func contains(_ member: Int) -> Bool {
    _number(of: member) != nil
  }

  /// Inserts an integer unless it is a member already.
  ///
  /// - Returns: Whether it was inserted, and the integer, as for a `Set`.
  /// - Complexity: Amortized O(1) expected.
  @inlinable @discardableResult
  public mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    _index.reserve(_members.count + 1)
    let hash = _index.hash(member)
    let place = _index.place(of: hash) { _members[$0] == member }
    if _index.number(at: place) != nil { return (false, member) }
    _index.fill(place, hash, number: _members.count)
    _members.append(member)
    return (true, member)
  }

  /// Removes an integer.
  ///
  /// - Returns: The integer, or `nil` if it was no member.
  /// - Complexity: O(1) expected.
  @inlinable @discardableResult
  public mutating func remove(_ member: Int) -> Int? {
    guard let number = _number(of: member) else { return nil }
    let last = _members.removeLast()
    if number < _members.count { _members[number] = last }
    _index.remove(number, _index.hash(member), last: _members.count, _index.hash(last))
    return member
  }

  /// Removes all members.
  ///
  /// - Parameter keepingCapacity: Whether to keep the storage for new members.
  /// - Complexity: O(*n*) for a capacity of *n*.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    if !keepingCapacity { return self = IntegerSet() }
    _members.removeAll(keepingCapacity: true)
    _index.removeAll()
  }

  /// Returns the number of a member, or `nil` if the integer is none.
  @inlinable @inline(__always)
  internal func _number(of member: Int) -> Int? {
    _index.number(of: _index.hash(member)) { _members[$0] == member }
  }
}

extension IntegerSet: SetAlgebra {
  /// Inserts an integer, as `insert(_:)` does.
  ///
  /// - Returns: The integer if it was a member already, else `nil`.
  @inlinable @discardableResult
  public mutating func update(with member: Int) -> Int? {
    insert(member).inserted ? nil : member
  }

  /// Inserts the members of another set.
  ///
  /// - Complexity: O(*n*) expected for *n* members of the other one.
  @inlinable
  public mutating func formUnion(_ other: IntegerSet) {
    for member in other { insert(member) }
  }

  /// Removes all members that are not those of another set.
  ///
  /// - Complexity: O(*n*) expected for *n* members.
  @inlinable
  public mutating func formIntersection(_ other: IntegerSet) {
    self = intersection(other)
  }

  /// Inserts the members of another set that are none yet, and removes all others of it.
  ///
  /// - Complexity: O(*n*) expected for *n* members of the other one.
  @inlinable
  public mutating func formSymmetricDifference(_ other: IntegerSet) {
    for member in Array(other) where remove(member) == nil { insert(member) }
  }

  /// Returns the members of either set.
  ///
  /// - Complexity: O(*n*) expected for *n* members in both.
  @inlinable
  public func union(_ other: IntegerSet) -> IntegerSet {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Returns the members of both sets.
  ///
  ///     IntegerSet([30, 12, 45]).intersection([45, 7, 30])  // [30, 45]
  ///
  /// - Complexity: O(*n*) expected for *n* members of the first set.
  @inlinable
  public func intersection(_ other: IntegerSet) -> IntegerSet {
    IntegerSet(lazy.filter(other.contains))
  }

  /// Returns the members of exactly one of the sets.
  ///
  /// - Complexity: O(*n*) expected for *n* members in both.
  @inlinable
  public func symmetricDifference(_ other: IntegerSet) -> IntegerSet {
    var difference = self
    difference.formSymmetricDifference(other)
    return difference
  }

  /// Returns whether two sets have the same members, in any order.
  ///
  /// - Complexity: O(*n*) expected for *n* members.
  @inlinable
  public static func == (first: IntegerSet, second: IntegerSet) -> Bool {
    first.count == second.count && first.allSatisfy(second.contains)
  }
}

extension IntegerSet: Sequence {
  /// Returns an iterator over the members.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Int]> { _members.makeIterator() }

  /// The number of members.
  @inlinable public var underestimatedCount: Int { count }
}

extension IntegerSet: Hashable {
  /// Hashes the members into the given hasher, in whatever order they are.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    var all = 0
    for member in self {
      var copy = hasher
      copy.combine(member)
      all ^= copy.finalize()
    }
    hasher.combine(all)
  }
}

extension IntegerSet: CustomStringConvertible {
  /// The members, formatted like an array.
  public var description: String { _members.description }
}
