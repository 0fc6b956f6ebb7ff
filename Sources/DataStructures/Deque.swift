// Double-ended queue: a ring of places, of which any is the first. Knuth, TAOCP vol. 1, 2.2.2.

/// A queue that elements can be added to and taken from at both ends.
///
///     var line: Deque = [3, 4]
///     line.append(5)
///     line.prepend(2)
///     line.popFirst()  // 2
///     line.popLast()  // 5
///     Array(line)  // [3, 4]
///
/// Nothing moves when an element leaves: an array's `removeFirst()` moves all others. Elements have indices as those
/// of an array have: the first one's is always 0.
public struct Deque<Element> {
  // Invariant between the calls: the number of places is a power of two, and those from `_start` on, round the end,
  // have the elements, all others nothing.
  @usableFromInline internal var _places: [Element?] = [nil]
  @usableFromInline internal var _start = 0
  @usableFromInline internal var _count = 0

  /// Creates an empty queue.
  @inlinable
  public init() {}

  /// Creates a queue of the given elements.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// Makes room for so many elements in all, so that nothing moves until there are more.
  ///
  /// - Complexity: O(*n*) for so many elements.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    var places = _places.count
    while places < capacity { places *= 2 }
    if places > _places.count { _grow(to: places) }
  }

  /// Adds elements behind all others.
  ///
  /// - Complexity: O(*n*) for *n* elements on average.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    reserveCapacity(_count + elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// Adds an element behind all others.
  ///
  /// - Complexity: O(1) on average; now and then O(*n*), to make room, and for the first change of a copy.
  @inlinable
  public mutating func append(_ element: Element) {
    if _count == _places.count { _grow(to: 2 * _count) }
    _places[_place(_count)] = element
    _count += 1
  }

  /// Adds an element in front of all others.
  ///
  /// - Complexity: As for ``append(_:)``.
  @inlinable
  public mutating func prepend(_ element: Element) {
    if _count == _places.count { _grow(to: 2 * _count) }
    _start = _place(-1)
    _places[_start] = element
    _count += 1
  }

  /// Removes the first element, of which there has to be one, and returns it.
  ///
  /// - Complexity: As for ``popFirst()``.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    precondition(_count > 0, "an empty queue has no first element")
    return popFirst()!
  }

  /// Removes the last element, of which there has to be one, and returns it.
  ///
  /// - Complexity: As for ``popLast()``.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    precondition(_count > 0, "an empty queue has no last element")
    return popLast()!
  }

  /// Removes the first element and returns it; returns `nil` if there is none.
  ///
  /// - Complexity: O(1); O(*n*) for the first change of a copy.
  @inlinable
  @discardableResult
  public mutating func popFirst() -> Element? {
    if _count == 0 { return nil }
    var first: Element?
    Swift.swap(&first, &_places[_start])
    _start = _place(1)
    _count -= 1
    return first
  }

  /// Removes the last element and returns it; returns `nil` if there is none.
  ///
  /// - Complexity: O(1); O(*n*) for the first change of a copy.
  @inlinable
  @discardableResult
  public mutating func popLast() -> Element? {
    if _count == 0 { return nil }
    _count -= 1
    var last: Element?
    Swift.swap(&last, &_places[_place(_count)])
    return last
  }

  /// Removes all elements.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public mutating func removeAll() {
    self = Deque()
  }
}

extension Deque: RandomAccessCollection, MutableCollection {
  /// The index of the first element: 0.
  @inlinable public var startIndex: Int { 0 }

  /// The index behind that of the last element: the number of elements.
  @inlinable public var endIndex: Int { _count }

  /// The element at an index, counted from the first one.
  ///
  ///     var line: Deque = [3, 4]
  ///     line.prepend(2)
  ///     line[1]  // 3
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(1); O(*n*) for the first change of a copy.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      precondition(0 <= index && index < _count, "the index is not in the queue")
      return _places[_place(index)]!
    }
    _modify {
      precondition(0 <= index && index < _count, "the index is not in the queue")
      yield &_places[_place(index)]!
    }
  }
}

extension Deque: ExpressibleByArrayLiteral {
  /// Creates a queue of the elements of a literal such as `[1, 2, 3]`.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension Deque: CustomStringConvertible {
  /// The elements as an array shows them: `[1, 2, 3]`.
  public var description: String { "\(Array(self))" }
}

extension Deque: Equatable where Element: Equatable {
  /// Returns whether two queues have the same elements in the same order.
  @inlinable
  public static func == (first: Deque, second: Deque) -> Bool {
    first.elementsEqual(second)
  }
}

extension Deque: Hashable where Element: Hashable {
  /// Feeds the elements into the hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension Deque: Sendable where Element: Sendable {}

// MARK: - Core

extension Deque {
  /// The place so many behind that of the first element; it may be −1.
  @inlinable
  internal func _place(_ offset: Int) -> Int {
    // Sums of two numbers of places cannot wrap. The low bits are what is left over, of −1 too.
    (_start &+ offset) & (_places.count &- 1)
  }

  /// Makes as many places as a greater power of two, with the first element at the first one.
  @inlinable
  @inline(never)
  internal mutating func _grow(to count: Int) {
    var places: [Element?] = []
    places.reserveCapacity(count)
    places += _places[_start...]
    places += _places[..<_start]
    places += repeatElement(nil, count: count - _places.count)
    (_places, _start) = (places, 0)
  }
}
