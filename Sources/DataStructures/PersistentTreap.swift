// A persistent implicit treap without updates of elements.

/// A sequence all of whose versions remain, with insertion, removal, reversal and copies of ranges, and range queries:
/// a persistent treap, or persistent rope.
///
///     var text = PersistentTreap("banana")
///     text.insert("d", at: 3, in: 0)  // 1: the new version
///     text.reverse(1...4, in: 0)  // 2: another one made from the first
///     text.replaceSubrange(..<3, in: 2, with: 1..., of: 1)  // 3
///     (0...3).map { String(text.elements(in: $0)) }  // ["banana", "bandana", "bnanaa", "andananaa"]
///
/// A copied range takes no more memory than one that is cut off, so that a sequence may have up to 2³¹ − 1 elements. If
/// old versions are never read, and nothing is copied, an ``ImplicitTreap`` takes a fraction of the time and memory.
///
/// Range queries are for any associative operation with an identity, as with ``SegmentTree``:
///
///     var row = PersistentTreap([3, 1, 4, 1, 5], identity: 0, combine: max)
///     row.set(2, to: 0, in: 0)  // 1
///     row.combined(1...3, in: 0)  // 4
///     row.combined(1...3, in: 1)  // 1
///
/// Each change adds a few times log₂ *n* nodes for *n* elements.
public struct PersistentTreap<Element> {
  @usableFromInline internal var _treap: _PersistentTreap<Element, _NoUpdate>

  /// Creates a sequence of the given elements, which is version 0, with range queries.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, fewer than 2³¹ − 1.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument is to the left of the second.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    _treap = _PersistentTreap(elements, identity: identity, rules: _TreapRules(combine: combine))
  }

  /// Creates a sequence of the given elements, which is version 0, without range queries.
  ///
  /// - Parameter elements: The elements from left to right, fewer than 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    _treap = _PersistentTreap(elements, identity: nil, rules: _TreapRules())
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
  ///     let text = PersistentTreap("banana")
  ///     String(text.elements(2..., in: 0))  // "nana"
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
  /// It requires that the sequence was created with `identity:` and `combine:`.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< the number of elements.
  ///   - version: In 0 ..< `versionCount`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>, in version: Int) -> Element {
    _treap.rules.requireSums()
    return _treap.combined(range, in: version)
  }

  /// Returns the longest range of a version that starts at an index and whose combined elements satisfy a predicate.
  ///
  /// It requires that the sequence was created with `identity:` and `combine:`.
  ///
  ///     var coins = PersistentTreap([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.reverse(0..., in: 0)  // 1
  ///     coins.longestRange(from: 0, in: 0) { $0 <= 5 }  // 0..<3
  ///     coins.longestRange(from: 0, in: 1) { $0 <= 5 }  // 0..<1
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
    _treap.rules.requireSums()
    return _treap.read { $0.longestRange(_treap.root(of: version), from: start, while: isGood) }
  }

  /// Returns the longest range of a version that ends before an index and whose combined elements satisfy a predicate.
  ///
  /// It requires that the sequence was created with `identity:` and `combine:`.
  ///
  ///     let coins = PersistentTreap([2, 2, 1, 5], identity: 0, combine: +)
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
    _treap.rules.requireSums()
    return _treap.read { $0.longestRange(_treap.root(of: version), to: end, while: isGood) }
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
  ///     var text = PersistentTreap("end")
  ///     text.insert(contentsOf: "app", at: 0, in: 0)  // 1
  ///     String(text.elements(in: 1))  // "append"
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
  ///     var text = PersistentTreap("bread")
  ///     text.remove(at: 1, in: 0)  // 1
  ///     String(text.elements(in: 1))  // "bead"
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
  ///     var text = PersistentTreap("banana")
  ///     text.removeSubrange(2..<5, in: 0)  // 1
  ///     String(text.elements(in: 1))  // "baa"
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
  /// An empty range is where a copy is inserted:
  ///
  ///     var text = PersistentTreap("banana")
  ///     text.replaceSubrange(6..<6, in: 0, with: 2..., of: 0)  // 1
  ///     String(text.elements(in: 1))  // "banananana"
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

extension PersistentTreap: CustomStringConvertible {
  /// The elements of the last version from left to right, formatted like an array.
  public var description: String { "\(elements(in: versionCount - 1))" }
}
