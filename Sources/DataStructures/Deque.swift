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
  /// Shared with copies until one of them changes.
  @usableFromInline internal var _ring: _DequeRing<Element>

  /// Creates an empty queue.
  @inlinable
  public init() {
    _ring = .make(capacity: 1)
  }

  /// Creates a queue of the given elements.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// Makes room for so many elements in all, so that nothing moves until there are more.
  ///
  /// - Complexity: O(*n*) for so many elements.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    if capacity > _ring.bounds.capacity { _renew(capacity: capacity) }
  }

  /// Adds elements behind all others.
  ///
  /// - Complexity: O(*n*) for *n* elements on average.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    reserveCapacity(count + elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// Adds an element behind all others.
  ///
  /// - Complexity: O(1) on average; now and then O(*n*), to make room, and for the first change of a copy.
  @inlinable
  public mutating func append(_ element: Element) {
    _prepare(adding: 1)
    _ring.withUnsafeMutablePointers { ring, elements in
      (elements + ring.pointee.place(ring.pointee.count)).initialize(to: element)
      ring.pointee.count &+= 1
    }
  }

  /// Adds an element in front of all others.
  ///
  /// - Complexity: As for ``append(_:)``.
  @inlinable
  public mutating func prepend(_ element: Element) {
    _prepare(adding: 1)
    _ring.withUnsafeMutablePointers { ring, elements in
      ring.pointee.start = ring.pointee.place(-1)
      ring.pointee.count &+= 1
      (elements + ring.pointee.start).initialize(to: element)
    }
  }

  /// Removes the first element, of which there has to be one, and returns it.
  ///
  /// - Complexity: As for ``popFirst()``.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    precondition(!isEmpty, "an empty queue has no first element")
    return popFirst()!
  }

  /// Removes the last element, of which there has to be one, and returns it.
  ///
  /// - Complexity: As for ``popLast()``.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    precondition(!isEmpty, "an empty queue has no last element")
    return popLast()!
  }

  /// Removes the first element and returns it; returns `nil` if there is none.
  ///
  /// - Complexity: O(1); O(*n*) for the first change of a copy.
  @inlinable
  @discardableResult
  public mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    _prepare(adding: 0)
    return _ring.withUnsafeMutablePointers { ring, elements in
      let first = (elements + ring.pointee.start).move()
      ring.pointee.start = ring.pointee.place(1)
      ring.pointee.count &-= 1
      return first
    }
  }

  /// Removes the last element and returns it; returns `nil` if there is none.
  ///
  /// - Complexity: O(1); O(*n*) for the first change of a copy.
  @inlinable
  @discardableResult
  public mutating func popLast() -> Element? {
    if isEmpty { return nil }
    _prepare(adding: 0)
    return _ring.withUnsafeMutablePointers { ring, elements in
      ring.pointee.count &-= 1
      return (elements + ring.pointee.place(ring.pointee.count)).move()
    }
  }

  /// Removes all elements.
  ///
  /// - Parameter keepingCapacity: Whether the memory is kept for the elements to come.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    if !keepingCapacity { return self = Deque() }
    while !isEmpty { popLast() }
  }
}

extension Deque: RandomAccessCollection, MutableCollection {
  /// The index of the first element: 0.
  @inlinable public var startIndex: Int { 0 }

  /// The index behind that of the last element: the number of elements.
  @inlinable public var endIndex: Int { _ring.bounds.count }

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
      precondition(0 <= index && index < count, "the index is not in the queue")
      return _ring.withUnsafeMutablePointers { $1[$0.pointee.place(index)] }
    }
    _modify {
      precondition(0 <= index && index < count, "the index is not in the queue")
      _prepare(adding: 0)
      // The queue is nobody else's meanwhile, and keeps its elements.
      let element = _ring.withUnsafeMutablePointers { $1 + $0.pointee.place(index) }
      defer { withExtendedLifetime(_ring) {} }
      yield &element.pointee
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

// A ring that is shared does not change.
extension Deque: @unchecked Sendable where Element: Sendable {}

// MARK: - Core

extension Deque {
  /// Makes the ring one that nobody shares, with room for so many more elements.
  @inlinable @inline(__always)
  internal mutating func _prepare(adding more: Int) {
    let isUnique = isKnownUniquelyReferenced(&_ring)
    if !isUnique || _ring.bounds.count &+ more > _ring.bounds.capacity {
      _renew(capacity: _ring.bounds.count &+ more)
    }
  }

  /// Makes a ring that nobody shares, with at least as much room as before, and with the first element at the first place.
  @inlinable @inline(never)
  internal mutating func _renew(capacity: Int) {
    let isUnique = isKnownUniquelyReferenced(&_ring)
    var places = Swift.max(_ring.bounds.capacity, 8)
    while places < capacity { places *= 2 }
    let next = _DequeRing<Element>.make(capacity: places)
    next.withUnsafeMutablePointers { newRing, newElements in
      _ring.withUnsafeMutablePointers { ring, elements in
        let (first, second) = (ring.pointee.countUpToTheEnd, ring.pointee.countBehindTheEnd)
        if isUnique {
          newElements.moveInitialize(from: elements + ring.pointee.start, count: first)
          (newElements + first).moveInitialize(from: elements, count: second)
          ring.pointee.count = 0
        } else {
          newElements.initialize(from: elements + ring.pointee.start, count: first)
          (newElements + first).initialize(from: elements, count: second)
        }
        newRing.pointee.count = first + second
      }
    }
    _ring = next
  }
}

/// Where the elements of a queue are in its ring.
@usableFromInline
internal struct _DequeBounds {
  /// The number of places, a power of two.
  @usableFromInline internal let capacity: Int
  // Invariant: `count` places from `start` on, round the end, have the elements, and all others nothing.
  @usableFromInline internal var start = 0
  @usableFromInline internal var count = 0

  @inlinable
  internal init(capacity: Int) {
    self.capacity = capacity
  }

  /// The place so many behind that of the first element; it may be −1.
  @inlinable
  internal func place(_ offset: Int) -> Int {
    // Sums of two numbers of places cannot wrap. The low bits are what is left over, of −1 too.
    (start &+ offset) & (capacity &- 1)
  }

  /// How many elements there are from the first one up to the last place.
  @inlinable internal var countUpToTheEnd: Int { Swift.min(count, capacity &- start) }

  /// How many elements there are from the first place on, behind those up to the last one.
  @inlinable internal var countBehindTheEnd: Int { count &- countUpToTheEnd }
}

/// The places of a queue, those without an element being memory that is not initialized.
@usableFromInline
internal final class _DequeRing<Element>: ManagedBuffer<_DequeBounds, Element> {
  /// - Parameter capacity: A power of two.
  @inlinable
  internal static func make(capacity: Int) -> _DequeRing {
    let ring = create(minimumCapacity: capacity) { _ in _DequeBounds(capacity: capacity) }
    return unsafeDowncast(ring, to: _DequeRing.self)
  }

  /// Read without the check that nobody else is changing it, which `header` makes.
  @inlinable internal var bounds: _DequeBounds { withUnsafeMutablePointerToHeader { $0.pointee } }

  @inlinable
  deinit {
    withUnsafeMutablePointers { ring, elements in
      (elements + ring.pointee.start).deinitialize(count: ring.pointee.countUpToTheEnd)
      elements.deinitialize(count: ring.pointee.countBehindTheEnd)
    }
  }
}
