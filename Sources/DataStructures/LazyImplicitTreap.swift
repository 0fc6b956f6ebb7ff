// An implicit treap with lazy propagation of range updates.

/// A sequence with range updates and queries, insertion, removal, reversal and moves: a lazy implicit treap.
///
/// Here a number is added to a range, and range sums are queried:
///
///     var row = LazyImplicitTreap(
///       [30, 12, 45, 7], identity: 0, combine: +,
///       apply: { raise, sum, count in sum + raise * count }, compose: +)
///     row.update(1...2, by: 10)
///     row.elements  // [30, 22, 55, 7]
///     row.move(2..., to: 0)
///     row.combined(1...2)  // 37
///     row.insert(5, at: 4)
///     row.reverse(0...)
///     row.elements  // [5, 22, 30, 7, 55]
///
/// It is to an ``ImplicitTreap`` what a ``LazySegmentTree`` is to a ``SegmentTree``, and takes the same three functions
/// as that; a `LazySegmentTree` is several times as fast where all elements stay at their positions.
public struct LazyImplicitTreap<Element, Update> {
  @usableFromInline internal var _treap: _Treap<Element, Update>

  /// Creates a sequence of the given elements.
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
    _treap = _Treap(
      elements, identity: identity,
      rules: _TreapRules(combine: combine, apply: apply, compose: compose))
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

  /// Updates each element of a range.
  ///
  ///     var row = LazyImplicitTreap(
  ///       [2, 2, 1, 5], identity: 0, combine: max,
  ///       apply: { value, _, _ in value }, compose: { _, second in second })
  ///     row.update(..<2, by: 3)
  ///     row.elements  // [3, 3, 1, 5]
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - update: The update to apply to each of the elements.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public mutating func update(_ range: some RangeExpression<Int>, by update: Update) {
    _treap.changeAll(range) { $0.update($1, by: update) }
  }

  /// Returns the elements of a range combined from left to right, or the identity for an empty range.
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>) -> Element {
    _treap.combined(range)
  }

  /// Returns the longest range that starts at the given index and whose combined elements satisfy a predicate.
  ///
  ///     var coins = LazyImplicitTreap(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.update(2..., by: 8)
  ///     coins.longestRange(from: 0) { $0 <= 4 }  // 0..<2
  ///
  /// - Parameters:
  ///   - start: In 0 ... `count`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the right.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func longestRange(from start: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    _treap.read { $0.longestRange(_treap.root, from: start, while: isGood) }
  }

  /// Returns the longest range that ends before the given index and whose combined elements satisfy a predicate.
  ///
  ///     let coins = LazyImplicitTreap(
  ///       [2, 2, 1, 5], identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  ///     coins.longestRange(to: 3) { $0 <= 4 }  // 1..<3
  ///
  /// - Parameters:
  ///   - end: In 0 ... `count`.
  ///   - isGood: A monotone predicate that the identity satisfies: if a range fails it, so does each that extends
  ///     farther to the left.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public func longestRange(to end: Int, while isGood: (Element) -> Bool) -> Range<Int> {
    _treap.read { $0.longestRange(_treap.root, to: end, while: isGood) }
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
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: Expected O(*k* + log *n*) for *k* elements among *n*.
  @inlinable
  public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    _treap.removeSubrange(range)
  }

  /// Reverses the elements of a range in place.
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: Expected O(log *n*) for *n* elements.
  @inlinable
  public mutating func reverse(_ range: some RangeExpression<Int>) {
    _treap.changeAll(range) { $0.turn($1) }
  }

  /// Moves the elements of a range to another position.
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

extension LazyImplicitTreap: CustomStringConvertible {
  /// The elements from left to right, formatted like an array.
  public var description: String { "\(elements)" }
}
