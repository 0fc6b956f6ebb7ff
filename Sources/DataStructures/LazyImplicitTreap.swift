// An implicit treap whose elements change in whole ranges.

/// Elements in a row, any range of which is updated, reversed or moved at once, which come and go at any place, and what
/// all elements of any range come to together: an implicit treap with lazy propagation.
///
/// Each of the elements of a range is to grow by 10, and their sum is asked for:
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
/// It is to an ``ImplicitTreap`` what a ``LazySegmentTree`` is to a ``SegmentTree``, and takes the same three functions as
/// that; a `LazySegmentTree` is several times as fast where all elements stay at their places.
public struct LazyImplicitTreap<Element, Update> {
  @usableFromInline internal var _treap: _Treap<Element, Update>

  /// Creates a row of the given elements.
  ///
  /// For every update, applying it to what two neighboring ranges come to together is the same as applying it to each of
  /// them and combining that.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right, fewer than 2³¹.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, to the right of it, come to together.
  ///   - apply: What some elements come to together after an update of each: the update, what they have come to before,
  ///     and how many they are.
  ///   - compose: The one update that does the same as its first argument and then the second.
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
      rules: _UpdateRules(combine: combine, apply: apply, compose: compose))
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _treap.count }

  /// The elements from left to right.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public var elements: [Element] { _treap.elements }

  /// The element at a place, which may be replaced.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
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
  ///   - update: What to do to each of them.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public mutating func update(_ range: some RangeExpression<Int>, by update: Update) {
    _treap.changeAll(range) { $0.update($1, by: update) }
  }

  /// Returns what the elements of a range come to together; those of an empty one to the identity.
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public func combined(_ range: some RangeExpression<Int>) -> Element {
    _treap.combined(range)
  }

  /// Inserts an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: Where it will be, in 0 ... `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    _treap.insert(element, at: index)
  }

  /// Inserts elements, side by side.
  ///
  /// - Parameters:
  ///   - elements: The elements from left to right.
  ///   - index: Where the first of them will be, in 0 ... `count`.
  /// - Complexity: O(*k* + log *n*) on average for *k* elements among *n*.
  @inlinable
  public mutating func insert(contentsOf elements: some Sequence<Element>, at index: Int) {
    _treap.insert(contentsOf: elements, at: index)
  }

  /// Removes an element and returns it.
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @discardableResult
  @inlinable
  public mutating func remove(at index: Int) -> Element {
    _treap.remove(at: index)
  }

  /// Removes the elements of a range.
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: O(*k* + log *n*) on average for *k* elements among *n*.
  @inlinable
  public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    _treap.removeSubrange(range)
  }

  /// Turns a range around.
  ///
  /// - Parameter range: Within 0 ..< `count`.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public mutating func reverse(_ range: some RangeExpression<Int>) {
    _treap.changeAll(range) { $0.turn($1) }
  }

  /// Takes a range out and inserts it elsewhere.
  ///
  /// - Parameters:
  ///   - range: Within 0 ..< `count`.
  ///   - index: Where its first element will be, in 0 ... the number of the other elements.
  /// - Complexity: O(log *n*) on average for *n* elements.
  @inlinable
  public mutating func move(_ range: some RangeExpression<Int>, to index: Int) {
    _treap.move(range, to: index)
  }
}

extension LazyImplicitTreap: CustomStringConvertible {
  /// The elements from left to right, as those of an array.
  public var description: String { "\(elements)" }
}
