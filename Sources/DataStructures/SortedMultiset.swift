// A sorted list in blocks of a few hundred elements, each in one piece of memory: what is put in or taken out moves the
// rest of its block only. Jenks, "Sorted Containers" (for Python), 2014.

/// Elements in ascending order, equal ones as often as they were put in, while elements come and go.
///
///     var scores = SortedMultiset([30, 10, 20, 20])
///     scores.insert(25)
///     scores.first(atLeast: 21)  // 25
///     scores.last(below: 20)  // 10
///     scores.remove(20)  // true: one of the two
///     Array(scores)  // [10, 20, 25, 30]
///     scores[2]  // 25
///     scores.count(below: 25)  // 2
///
/// It is what `std::set`, `std::multiset` and a tree that knows places are in C++. As a set, it gets what is new by
/// `insertIfAbsent(_:)`.
///
/// Tuples are not `Comparable`: two values are a ``Pair``, and a type of your own gets a `<`.
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
  // Invariant between the calls: no block is empty, and one after the other they are in order. `_lasts` holds the last
  // element of each, and `_counts` how many there are.
  @usableFromInline internal var _blocks: [[Element]] = []
  @usableFromInline internal var _lasts: [Element] = []
  @usableFromInline internal var _counts = _BlockCounts()
  @usableFromInline internal var _count = 0

  /// As many elements as a block has at most between two calls, and one more.
  @usableFromInline internal static var _capacity: Int { 512 }

  /// Creates an empty multiset.
  @inlinable
  public init() {}

  /// Creates a multiset of the given elements.
  ///
  /// - Parameter elements: The elements, in any order.
  /// - Complexity: O(*n* log *n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init(_sorted: elements.sorted())
  }

  @inlinable
  internal init(_sorted sorted: [Element]) {
    // Half full, as after a split: there is room for more.
    let size = Self._capacity / 2
    var counts: [Int] = []
    for start in stride(from: 0, to: sorted.count, by: size) {
      let end = Swift.min(start + size, sorted.count)
      _blocks.append(Array(sorted[start..<end]))
      _lasts.append(sorted[end - 1])
      counts.append(end - start)
    }
    _count = sorted.count
    _counts = _BlockCounts(counts)
  }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { _count }

  /// Whether there is no element.
  ///
  /// - Complexity: O(1)
  @inlinable public var isEmpty: Bool { _count == 0 }

  /// The smallest element, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  @inlinable public var first: Element? { _blocks.first?.first }

  /// The largest element, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  @inlinable public var last: Element? { _lasts.last }
}

// MARK: - Changes

extension SortedMultiset {
  /// Adds an element, behind those that are equal.
  ///
  /// - Complexity: O(log *n*) comparisons for *n* elements. Up to 512 elements move, and every 256th time at most
  ///   O(*n* / 256) numbers.
  @inlinable
  public mutating func insert(_ element: Element) {
    _insert(element, at: _placeBehind(element))
  }

  @inlinable
  internal mutating func _insert(_ element: Element, at place: (block: Int, offset: Int)) {
    var (block, offset) = place
    if block == _blocks.count {
      // Behind all others: there goes the last block on.
      if block == 0 {
        _blocks.append([])
        _lasts.append(element)
        _counts = _BlockCounts([0])
      } else {
        block -= 1
      }
      offset = _blocks[block].count
      _lasts[block] = element
    }
    _blocks[block].insert(element, at: offset)
    _count += 1
    _counts._add(1, to: block)
    if _blocks[block].count == Self._capacity { _split(block) }
  }

  /// Adds an element unless there is an equal one.
  ///
  ///     var names = SortedMultiset(["Kim", "Lee"])
  ///     names.insertIfAbsent("Lee")  // false
  ///     names.insertIfAbsent("Park")  // true
  ///
  /// - Returns: Whether it was added.
  /// - Complexity: As `insert(_:)`.
  @inlinable @discardableResult
  public mutating func insertIfAbsent(_ element: Element) -> Bool {
    let (block, offset) = _firstPlace(of: element)
    if _has(element, block, offset) { return false }
    _insert(element, at: (block, offset))
    return true
  }

  /// Takes out one element that is equal to the given one.
  ///
  /// - Returns: Whether there was one.
  /// - Complexity: As `insert(_:)`; each time that three quarters have gone, all that are left move once.
  @inlinable @discardableResult
  public mutating func remove(_ element: Element) -> Bool {
    let (block, offset) = _firstPlace(of: element)
    guard _has(element, block, offset) else { return false }
    _ = _remove(block, offset)
    return true
  }

  /// Takes out the element at a place in ascending order, counted from 0, and returns it.
  ///
  ///     var people = SortedMultiset(1...7)
  ///     people.remove(at: 2)  // 3
  ///     people.remove(at: 4)  // 6
  ///
  /// - Parameter place: In 0 ..< `count`.
  /// - Complexity: As `remove(_:)`, without comparisons.
  @inlinable @discardableResult
  public mutating func remove(at place: Int) -> Element {
    precondition(0 <= place && place < _count, "there is no element at this place")
    let (block, offset) = _counts._block(of: place)
    return _remove(block, offset)
  }

  /// Takes out the smallest element, or returns `nil` if there is none.
  ///
  /// - Complexity: As `remove(_:)`, without comparisons.
  @inlinable @discardableResult
  public mutating func popFirst() -> Element? {
    isEmpty ? nil : _remove(0, 0)
  }

  /// Takes out the largest element, or returns `nil` if there is none.
  ///
  /// - Complexity: As `remove(_:)`, without comparisons.
  @inlinable @discardableResult
  public mutating func popLast() -> Element? {
    isEmpty ? nil : _remove(_blocks.count - 1, _blocks[_blocks.count - 1].count - 1)
  }
}

// MARK: - Questions

extension SortedMultiset {
  /// Returns whether there is an element that is equal to the given one.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    let (block, offset) = _firstPlace(of: element)
    return _has(element, block, offset)
  }

  /// Returns the smallest element that is not less than the given one, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func first(atLeast bound: Element) -> Element? {
    let (block, offset) = _firstPlace(of: bound)
    return block == _blocks.count ? nil : _blocks[block][offset]
  }

  /// Returns the smallest element that is greater than the given one, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func first(above bound: Element) -> Element? {
    let (block, offset) = _placeBehind(bound)
    return block == _blocks.count ? nil : _blocks[block][offset]
  }

  /// Returns the largest element that is not greater than the given one, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func last(atMost bound: Element) -> Element? {
    let (block, offset) = _placeBehind(bound)
    return _element(before: block, offset)
  }

  /// Returns the largest element that is less than the given one, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func last(below bound: Element) -> Element? {
    let (block, offset) = _firstPlace(of: bound)
    return _element(before: block, offset)
  }

  /// Returns how many elements are less than the given one.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func count(below bound: Element) -> Int {
    let (block, offset) = _firstPlace(of: bound)
    return _counts._sum(before: block) + offset
  }

  /// Returns how many elements are not greater than the given one.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func count(atMost bound: Element) -> Int {
    let (block, offset) = _placeBehind(bound)
    return _counts._sum(before: block) + offset
  }

  /// Returns how many elements are equal to the given one.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public func count(of element: Element) -> Int {
    count(atMost: element) - count(below: element)
  }

  /// The element at a place in ascending order, counted from 0.
  ///
  /// - Parameter place: In 0 ..< `count`.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  public subscript(place: Int) -> Element {
    precondition(0 <= place && place < _count, "there is no element at this place")
    let (block, offset) = _counts._block(of: place)
    return _blocks[block][offset]
  }
}

extension SortedMultiset: Sendable where Element: Sendable {}

extension SortedMultiset: CustomStringConvertible {
  /// The elements in ascending order, as those of an array.
  public var description: String { Array(self).description }
}

extension SortedMultiset: Sequence {
  /// Returns an iterator over the elements in ascending order.
  @inlinable
  public func makeIterator() -> FlattenSequence<[[Element]]>.Iterator {
    _blocks.joined().makeIterator()
  }

  /// The number of elements.
  @inlinable public var underestimatedCount: Int { _count }

  /// Returns the smallest element, or `nil` if there is none, as ``first`` does: a sequence would look at all.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func min() -> Element? { first }

  /// Returns the largest element, or `nil` if there is none, as ``last`` does: a sequence would look at all.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func max() -> Element? { last }
}

// MARK: - Core

extension SortedMultiset {
  /// The place of the first element that is not less; that behind all blocks if there is none.
  @inlinable
  internal func _firstPlace(of element: Element) -> (block: Int, offset: Int) {
    _place { $0 < element }
  }

  /// The place of the first element that is greater; that behind all blocks if there is none.
  @inlinable
  internal func _placeBehind(_ element: Element) -> (block: Int, offset: Int) {
    _place { !(element < $0) }
  }

  /// The place behind all elements that satisfy a condition, which none behind one that does not satisfies.
  @inlinable
  internal func _place(where isBefore: (Element) -> Bool) -> (block: Int, offset: Int) {
    let block = Self._partitionIndex(in: _lasts, where: isBefore)
    if block == _blocks.count { return (block, 0) }
    return (block, Self._partitionIndex(in: _blocks[block], where: isBefore))
  }

  /// Returns the index behind all elements that satisfy a condition, which none behind one that does not satisfies.
  @inlinable
  internal static func _partitionIndex(
    in elements: [Element], where isBefore: (Element) -> Bool
  ) -> Int {
    elements.withUnsafeBufferPointer { elements in
      var start = 0
      var length = elements.count
      while length > 0 {
        // Invariant: what is before `start` satisfies the condition, and what is `length` or more behind it does not.
        // There is nothing to guess for the processor: a number is chosen, not a way.
        let half = (length + 1) / 2
        start = isBefore(elements[start + half - 1]) ? start + half : start
        length -= half
      }
      return start
    }
  }

  /// Whether the element at the first place that is not less than the given one is equal to it.
  @inlinable
  internal func _has(_ element: Element, _ block: Int, _ offset: Int) -> Bool {
    block < _blocks.count && !(element < _blocks[block][offset])
  }

  @inlinable
  internal func _element(before block: Int, _ offset: Int) -> Element? {
    if offset > 0 { return _blocks[block][offset - 1] }
    return block == 0 ? nil : _lasts[block - 1]
  }

  @inlinable
  internal mutating func _remove(_ block: Int, _ offset: Int) -> Element {
    let element = _blocks[block].remove(at: offset)
    _count -= 1
    if _blocks[block].isEmpty {
      _blocks.remove(at: block)
      _lasts.remove(at: block)
      _counts._remove(block..<block + 1)
    } else {
      if offset == _blocks[block].count { _lasts[block] = _blocks[block][offset - 1] }
      _counts._add(-1, to: block)
    }
    _refillIfSparse()
    return element
  }

  /// Fills the blocks anew if they are nearly empty, all in all: most of what they held when they were made has gone.
  @inlinable
  internal mutating func _refillIfSparse() {
    if _blocks.count > 1 && _count < _blocks.count * (Self._capacity / 8) {
      self = Self(_sorted: Array(self))
    }
  }

  /// Makes two blocks of a full one.
  @inlinable
  internal mutating func _split(_ block: Int) {
    let middle = Self._capacity / 2
    let second = Array(_blocks[block][middle...])
    _blocks[block].removeSubrange(middle...)
    _blocks.insert(second, at: block + 1)
    _lasts.insert(_blocks[block][middle - 1], at: block)
    _counts._split(block, second: second.count)
  }
}
