// A persistent implicit treap with lazy propagation of range updates.

/// A sequence all of whose versions remain, with range updates and queries, insertion, removal, reversal and copies: a
/// lazy persistent treap.
///
/// Here a number is added to a range, and range sums are queried:
///
///     var row = LazyPersistentTreap(
///       [30, 12, 45, 7], identity: 0, combine: +,
///       apply: { raise, sum, count in sum + raise * count }, compose: +)
///     row.update(1...2, by: 10, in: 0)  // 1: the new version
///     row.replaceSubrange(..<2, in: 1, with: 2..., of: 0)  // 2
///     row.elements(in: 2)  // [45, 7, 55, 7]
///     row.combined(1...2, in: 2)  // 62
///
/// It is to a ``PersistentTreap`` what a ``LazySegmentTree`` is to a ``SegmentTree``, and takes the same three
/// functions as that. If no elements are inserted, removed, reversed or copied, a ``LazyPersistentSegmentTree`` takes
/// less time and memory.
public struct LazyPersistentTreap<Element, Update> {
  @usableFromInline internal var _treap: _PersistentTreap<Element, Update>

  /// Creates a sequence of the given elements, which is version 0.
  ///
  /// Updates have to distribute over `combine`: applying an update to the combination of two adjacent ranges is the
  /// same as applying it to each of them and combining the results.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, fewer than 2³¹ − 1.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
  ///   - apply: Returns the aggregate of some elements after an update of each. Its arguments are the update, their
  ///     aggregate before, and their number.
  ///   - compose: Returns the composition of two updates: the first argument, followed by the second.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element,
    apply: @escaping (Update, Element, Int) -> Element,
    compose: @escaping (Update, Update) -> Update
  ) {
    _treap = _PersistentTreap(
      elements, identity: identity,
      rules: _TreapRules(combine: combine, apply: apply, compose: compose))
  }

  /// The number of versions: they are 0 ..< `versionCount`, in order of creation.
  ///
  /// - Complexity: O(1)
  @inlinable public var versionCount: Int { _treap.roots.count }

  /// Returns the number of elements of a version.
  ///
  /// - Parameter version: In 0 ..< `versionCount`.
  /// - Complexity: O(1)
  @inlinable
  public func count(in version: Int) -> Int { _treap.count(in: version) }

  /// Returns the elements of a version from left to right.
  ///
  /// - Parameter version: In 0 ..< `versionCount`.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func elements(in version: Int) -> [Element] { _treap.elements(0..., in: version) }

  /// Returns the elements of a range of a version from left to right.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< the number of elements.
  ///   - version: In 0 ..< `versionCount`.
  /// - Complexity: Expected O(*k* + log *n*) for *k* elements among *n*.
  @inlinable
  public func elements(_ range: some RangeExpression<Int>, in version: Int) -> [Element] {
    _treap.elements(range, in: version)
  }

  /// Returns the element at the given index in a version.
  ///
  /// - Parameters:
  ///   - index: Within 0 ..< the number of elements.
  ///   - version: In 0 ..< `versionCount`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func element(at index: Int, in version: Int) -> Element {
    _treap.element(at: index, in: version)
  }

  /// Returns the elements of a range of a version combined from left to right, or the identity for an empty range.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< the number of elements.
  ///   - version: In 0 ..< `versionCount`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>, in version: Int) -> Element {
    _treap.combined(range, in: version)
  }

  /// Returns the longest range of a version that starts at an index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = LazyPersistentTreap(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.update(2..., by: 8, in: 0)  // 1
  ///     coins.longestRange(from: 1, in: 0) { $0 <= 4 }  // 1..<3
  ///     coins.longestRange(from: 1, in: 1) { $0 <= 4 }  // 1..<2
  ///
  /// - Parameters:
  ///   - start: In 0 ... the number of elements.
  ///   - version: In 0 ..< `versionCount`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the right.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func longestRange(
    from start: Int, in version: Int, while isGood: (Element) -> Bool
  ) -> Range<Int> {
    _treap.read { $0.longestRange(_treap.root(of: version), from: start, while: isGood) }
  }

  /// Returns the longest range of a version that ends before an index and whose combined elements satisfy a predicate.
  ///
  ///     let coins = LazyPersistentTreap(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.longestRange(to: 3, in: 0) { $0 <= 4 }  // 1..<3
  ///
  /// - Parameters:
  ///   - end: In 0 ... the number of elements.
  ///   - version: In 0 ..< `versionCount`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the left.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func longestRange(
    to end: Int, in version: Int, while isGood: (Element) -> Bool
  ) -> Range<Int> {
    _treap.read { $0.longestRange(_treap.root(of: version), to: end, while: isGood) }
  }

  /// Makes a new version by updating each element of a range of another one, and returns the number of the new version.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< the number of elements.
  ///   - update: The update to apply to each of the elements.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Complexity: Expected O(log *n*) time and memory for *n* elements.
  @inlinable
  @discardableResult
  public mutating func update(
    _ range: some RangeExpression<Int>, by update: Update, in version: Int
  ) -> Int {
    _treap.change(range, in: version, turns: false, by: update)
  }

  /// Makes a new version by replacing an element of another one, and returns the number of the new version.
  ///
  /// - Parameters:
  ///   - index: Within 0 ..< the number of elements.
  ///   - element: The new element.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Precondition: All versions together have fewer than 2³¹ nodes, as after any change.
  /// - Complexity: Expected O(log *n*) time and memory for *n* elements.
  @inlinable
  @discardableResult
  public mutating func set(_ index: Int, to element: Element, in version: Int) -> Int {
    _treap.set(index, to: element, in: version)
  }

  /// Makes a new version by inserting an element into another one, and returns the number of the new version.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - index: Its index after the insertion, in 0 ... the number of elements.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Complexity: Expected O(log *n*) time and memory for *n* elements.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int, in version: Int) -> Int {
    _treap.insert(contentsOf: CollectionOfOne(element), at: index, in: version)
  }

  /// Makes a new version by inserting elements into another one, and returns the number of the new version.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right.
  ///   - index: The index of the first of them after the insertion, in 0 ... the number of elements.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Complexity: Expected O(*k* + log *n*) time and memory for *k* elements among *n*.
  @inlinable
  @discardableResult
  public mutating func insert(
    contentsOf elements: some Sequence<Element>, at index: Int, in version: Int
  ) -> Int {
    _treap.insert(contentsOf: elements, at: index, in: version)
  }

  /// Makes a new version by removing an element from another one, and returns the number of the new version.
  ///
  /// - Parameters:
  ///   - index: Within 0 ..< the number of elements.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Complexity: Expected O(log *n*) time and memory for *n* elements.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int, in version: Int) -> Int {
    _treap.remove(at: index, in: version)
  }

  /// Makes a new version by removing the elements of a range from another one, and returns the number of the new
  /// version.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< the number of elements.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Complexity: Expected O(log *n*) time and memory for *n* elements.
  @inlinable
  @discardableResult
  public mutating func removeSubrange(
    _ range: some RangeExpression<Int>, in version: Int
  ) -> Int {
    _treap.removeSubrange(range, in: version)
  }

  /// Makes a new version by replacing a range of another one with a copy of a range of any version, and returns the
  /// number of the new version.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< the number of elements.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  ///   - source: The range to copy, within 0 ..< the number of elements of the other version.
  ///   - other: The version to copy from, which may be the same.
  /// - Precondition: The result has fewer than 2³¹ elements.
  /// - Complexity: Expected O(log *n*) time and memory for *n* elements of both.
  @inlinable
  @discardableResult
  public mutating func replaceSubrange(
    _ range: some RangeExpression<Int>, in version: Int,
    with source: some RangeExpression<Int>, of other: Int
  ) -> Int {
    _treap.replaceSubrange(range, in: version, with: source, of: other)
  }

  /// Makes a new version by reversing a range of another one, and returns the number of the new version.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< the number of elements.
  ///   - version: The version to change, which stays as it is: in 0 ..< `versionCount`.
  /// - Complexity: Expected O(log *n*) time and memory for *n* elements.
  @inlinable
  @discardableResult
  public mutating func reverse(_ range: some RangeExpression<Int>, in version: Int) -> Int {
    _treap.change(range, in: version, turns: true, by: nil)
  }
}

extension LazyPersistentTreap: CustomStringConvertible {
  /// The elements of the last version from left to right, formatted like an array.
  public var description: String { "\(elements(in: versionCount - 1))" }
}
