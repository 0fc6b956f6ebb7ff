// An implicit treap without updates of elements.

/// A sequence with insertion, removal, reversal and moves of ranges, and range queries: an implicit treap.
///
/// Others use a splay tree or a rope.
///
///     var row = ImplicitTreap([3, 1, 4, 1, 5], identity: 0, combine: max)
///     row.reverse(0..<3)
///     row.elements  // [4, 1, 3, 1, 5]
///     row.insert(9, at: 1)
///     row.combined(0..<3)  // 9
///     row.move(1...2, to: 4)
///     row.elements  // [4, 3, 1, 5, 9, 1]
///     row.remove(at: 4)  // 9
///
/// The operation may be any associative one with an identity (a monoid), as for a ``SegmentTree``, which is several
/// times as fast where all elements stay at their positions. It need not be commutative. Without range queries, it is
/// left out:
///
///     var text = ImplicitTreap("banana")
///     text.move(4..., to: 0)
///     text.remove(at: 2)  // "b"
///     String(text.elements)  // "naana"
public struct ImplicitTreap<Element> {
  @usableFromInline internal var _treap: _Treap<Element, _NoUpdate>

  /// Creates a sequence of the given elements, with range queries.
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
    _treap = _Treap(
      elements, identity: identity,
      rules: _TreapRules(combine: combine))
  }

  /// Creates a sequence of the given elements, without range queries.
  ///
  /// The first element that is ever inserted is retained as long as the sequence exists.
  ///
  /// - Parameter elements: The elements from left to right, fewer than 2³¹ − 1.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    _treap = _Treap(
      elements, identity: nil,
      rules: _TreapRules())
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _treap.count }

  /// The elements from left to right.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public var elements: [Element] { _treap.elements }

  /// Accesses the element at the given index.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public subscript(index: Int) -> Element {
    get { _treap[index] }
    set { _treap[index] = newValue }
  }

  /// Returns the elements of a range combined from left to right, or the identity for an empty range.
  ///
  /// It requires that the sequence was created with `identity:` and `combine:`.
  ///
  ///     let prices = ImplicitTreap([30, 12, 45, 7], identity: 0, combine: +)
  ///     prices.combined(1...2)  // 57
  ///     prices.combined(..<2)  // 42
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>) -> Element {
    _treap.rules.requireSums()
    return _treap.combined(range)
  }

  /// Returns the longest range that starts at the given index and whose combined elements satisfy a predicate.
  ///
  /// It requires that the sequence was created with `identity:` and `combine:`.
  ///
  ///     var coins = ImplicitTreap([2, 5, 1, 2], identity: 0, combine: +)
  ///     coins.reverse(0...)
  ///     coins.longestRange(from: 0) { $0 <= 4 }  // 0..<2
  ///
  /// Here the least number comes first, as in sorting by reversals:
  ///
  ///     var row = ImplicitTreap([3, 4, 1, 2], identity: .max, combine: min)
  ///     let least = row.combined(0...)
  ///     let place = row.longestRange(from: 0) { $0 > least }.upperBound
  ///     row.reverse(0...place)
  ///     row.elements  // [1, 4, 3, 2]
  ///
  /// - Parameters:
  ///   - start: In 0 ... `count`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the right.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func longestRange(from start: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    _treap.rules.requireSums()
    return _treap.read { $0.longestRange(_treap.root, from: start, while: isGood) }
  }

  /// Returns the longest range that ends before the given index and whose combined elements satisfy a predicate.
  ///
  /// It requires that the sequence was created with `identity:` and `combine:`.
  ///
  ///     let coins = ImplicitTreap([2, 2, 1, 5], identity: 0, combine: +)
  ///     coins.longestRange(to: 3) { $0 <= 4 }  // 1..<3
  ///
  /// - Parameters:
  ///   - end: In 0 ... `count`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the left.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func longestRange(to end: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    _treap.rules.requireSums()
    return _treap.read { $0.longestRange(_treap.root, to: end, while: isGood) }
  }

  /// Inserts an element at the given index.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - index: Its index after the insertion, in 0 ... `count`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    _treap.insert(element, at: index)
  }

  /// Inserts elements at the given index.
  ///
  ///     var row = ImplicitTreap([1, 2, 3], identity: 0, combine: +)
  ///     row.insert(contentsOf: [7, 8], at: 1)
  ///     row.elements  // [1, 7, 8, 2, 3]
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right.
  ///   - index: The index of the first of them after the insertion, in 0 ... `count`.
  /// - Complexity: Expected O(*k* + log *n*) for *k* elements among *n*.
  @inlinable
  public mutating func insert(contentsOf elements: some Sequence<Element>, at index: Int) {
    _treap.insert(contentsOf: elements, at: index)
  }

  /// Removes and returns the element at the given index.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @discardableResult
  @inlinable
  public mutating func remove(at index: Int) -> Element {
    _treap.remove(at: index)
  }

  /// Removes the elements of a range.
  ///
  ///     var row = ImplicitTreap([1, 2, 3], identity: 0, combine: +)
  ///     row.removeSubrange(..<2)
  ///     row.elements  // [3]
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: Expected O(*k* + log *n*) for *k* elements among *n*.
  @inlinable
  public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    _treap.removeSubrange(range)
  }

  /// Reverses the elements of a range in place.
  ///
  ///     var row = ImplicitTreap("abcdef", identity: "a", combine: max)
  ///     row.reverse(1...4)
  ///     String(row.elements)  // "aedcbf"
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public mutating func reverse(_ range: some RangeExpression<Int>) {
    _treap.changeAll(range) { $0.turn($1) }
  }

  /// Moves the elements of a range to another position.
  ///
  ///     var row = ImplicitTreap(0..<8, identity: 0, combine: +)
  ///     row.move(2...4, to: 0)
  ///     row.elements  // [2, 3, 4, 0, 1, 5, 6, 7]
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - index: The index of its first element after the move, in 0 ... the number of the other elements.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public mutating func move(_ range: some RangeExpression<Int>, to index: Int) {
    _treap.move(range, to: index)
  }
}

extension ImplicitTreap: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
}
