// A sorted multiset as a list in blocks, `_SortedBlocks`, instead of a tree.

/// A multiset in ascending order, with insertion, removal, neighbor queries, ranks and *k*-th smallest elements.
///
///     var scores = SortedMultiset([30, 10, 20, 20])
///     scores.insert(25)
///     scores.first(atLeast: 21)  // 25
///     scores.last(below: 20)  // 10
///     scores.remove(20)  // true: one of the two
///     Array(scores)  // [10, 20, 25, 30]
///     scores.element(at: 2)  // 25
///     scores.count(below: 25)  // 2
///
/// It replaces `std::set`, `std::multiset` and order statistic trees of C++. To use it as a set, insert by
/// `insertIfAbsent(_:)`.
///
/// Tuples are not `Comparable`: for two values use a ``Pair``, or declare a type with a `<`.
///
///     var edges = SortedMultiset([Pair(7, 1), Pair(3, 5), Pair(3, 2)])
///     edges.first!.second  // 2
///     struct Offer: Comparable {
///       var price: Int
///       var shop: String
///       static func < (left: Offer, right: Offer) -> Bool {
///         (left.price, left.shop) < (right.price, right.shop)
///       }
///     }
///     var offers = SortedMultiset([Offer(price: 7, shop: "Kim"), Offer(price: 3, shop: "Lee")])
///     offers.popFirst()!.shop  // "Lee"
public struct SortedMultiset<Element: Comparable> {
  @usableFromInline internal var _list = _SortedBlocks<_KeysAlone<Element>>()

  /// Creates an empty multiset.
  @inlinable
  public init() {}

  /// Creates a multiset of the given elements.
  ///
  /// - Parameter elements: The elements, in any order.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    _list = _SortedBlocks(_sorted: elements.sorted())
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _list._count }

  /// Whether the multiset is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { _list._count == 0 }

  /// The smallest element, or `nil` if the multiset is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var first: Element? { _list._blocks.first?.first }

  /// The largest element, or `nil` if the multiset is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var last: Element? { _list._lasts.last }
}

// MARK: - Changes

extension SortedMultiset {
  /// Inserts an element, after those that are equal.
  ///
  /// - Complexity: O(log *n*) comparisons for *n* elements. Up to 512 elements move, and at most every 256th time O(*n*
  ///   / 256) integers, when a block is split.
  @inlinable
  public mutating func insert(_ element: Element) {
    _list._insert(element, at: _list._placeBehind(element))
  }

  /// Inserts an element unless an equal one is present, and returns whether it was inserted.
  ///
  ///     var names = SortedMultiset(["Kim", "Lee"])
  ///     names.insertIfAbsent("Lee")  // false
  ///     names.insertIfAbsent("Park")  // true
  ///
  /// - Returns: Whether the element was inserted.
  /// - Complexity: As `insert(_:)`.
  @inlinable @discardableResult
  public mutating func insertIfAbsent(_ element: Element) -> Bool {
    let place = _list._firstPlace(of: element)
    if _list._has(element, at: place) { return false }
    _list._insert(element, at: place)
    return true
  }

  /// Removes one element that is equal to the given one, and returns whether there was one.
  ///
  /// - Returns: Whether an element was removed.
  /// - Complexity: As `insert(_:)`; whenever three quarters have been removed, all remaining elements move once.
  @inlinable @discardableResult
  public mutating func remove(_ element: Element) -> Bool {
    let place = _list._firstPlace(of: element)
    guard _list._has(element, at: place) else { return false }
    _ = _list._remove(at: place)
    return true
  }

  /// Removes and returns the *k*-th smallest element, counted from 0.
  ///
  ///     var people = SortedMultiset(1...7)
  ///     people.remove(at: 2)  // 3
  ///     people.remove(at: 4)  // 6
  ///
  /// - Parameter place: The rank *k*, in 0 ..< `count`.
  /// - Complexity: As `remove(_:)`, without comparisons.
  @inlinable @discardableResult
  public mutating func remove(at place: Int) -> Element {
    _list._remove(at: _list._place(at: place))
  }

  /// Removes and returns the smallest element, or returns `nil` if the multiset is empty.
  ///
  /// - Complexity: As `remove(_:)`, without comparisons.
  @inlinable @discardableResult
  public mutating func popFirst() -> Element? {
    _list._popFirst()
  }

  /// Removes and returns the largest element, or returns `nil` if the multiset is empty.
  ///
  /// - Complexity: As `remove(_:)`, without comparisons.
  @inlinable @discardableResult
  public mutating func popLast() -> Element? {
    _list._popLast()
  }

  /// Removes all elements.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public mutating func removeAll() {
    self = SortedMultiset()
  }
}

// MARK: - Questions

extension SortedMultiset {
  /// Returns whether the multiset contains an element equal to the given one.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    _list._has(element, at: _list._firstPlace(of: element))
  }

  /// Returns the smallest element that is not less than the given one (lower bound), or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func first(atLeast bound: Element) -> Element? {
    _list._element(at: _list._firstPlace(of: bound))
  }

  /// Returns the smallest element that is greater than the given one (upper bound), or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func first(above bound: Element) -> Element? {
    _list._element(at: _list._placeBehind(bound))
  }

  /// Returns the largest element that is not greater than the given one, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func last(atMost bound: Element) -> Element? {
    _list._element(before: _list._placeBehind(bound))
  }

  /// Returns the largest element that is less than the given one, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func last(below bound: Element) -> Element? {
    _list._element(before: _list._firstPlace(of: bound))
  }

  /// Returns the number of elements that are less than the given one (its rank).
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func count(below bound: Element) -> Int {
    _list._count(before: _list._firstPlace(of: bound))
  }

  /// Returns the number of elements that are not greater than the given one.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func count(atMost bound: Element) -> Int {
    _list._count(before: _list._placeBehind(bound))
  }

  /// Returns the number of elements that are equal to the given one (its multiplicity).
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func count(of element: Element) -> Int {
    count(atMost: element) - count(below: element)
  }

  /// Returns the *k*-th smallest element, counted from 0.
  ///
  /// - Parameter place: The rank *k*, in 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func element(at place: Int) -> Element {
    let (block, offset) = _list._place(at: place)
    return _list._blocks[block][offset]
  }
}

extension SortedMultiset: Sendable where Element: Sendable {}

extension SortedMultiset: ExpressibleByArrayLiteral {
  /// Creates a multiset from an array literal such as `[3, 1, 2]`.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension SortedMultiset: Equatable {
  /// Returns whether two multisets contain the same elements with the same multiplicities.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static func == (first: SortedMultiset, second: SortedMultiset) -> Bool {
    first.count == second.count && first.elementsEqual(second)
  }
}

extension SortedMultiset: Hashable where Element: Hashable {
  /// Hashes the elements into the given hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension SortedMultiset: CustomStringConvertible {
  /// The elements in ascending order, formatted like an array.
  public var description: String { Array(self).description }
}

extension SortedMultiset: Sequence {
  /// Returns an iterator over the elements in ascending order.
  @inlinable
  public func makeIterator() -> FlattenSequence<[[Element]]>.Iterator {
    _list._blocks.joined().makeIterator()
  }

  /// The number of elements.
  @inlinable public var underestimatedCount: Int { count }

  /// Returns the smallest element in O(1), like ``first``; that of `Sequence` would visit all elements.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func min() -> Element? { first }

  /// Returns the largest element in O(1), like ``last``; that of `Sequence` would visit all elements.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func max() -> Element? { last }
}
