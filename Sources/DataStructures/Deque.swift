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
  /// Which of its places have the elements; not in the ring, so that those of a local variable need not be in memory.
  @usableFromInline internal var _bounds: _DequeBounds

  /// Creates an empty queue.
  @inlinable
  public init() {
    self.init(_places: 1)
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
  /// - Parameter capacity: How many; there has to be memory for them.
  /// - Complexity: O(*n*) for so many elements.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    if capacity > _bounds.capacity { _renew(capacity: capacity) }
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
    _makeRoom()
    _place(_bounds.end).initialize(to: element)
    _bounds.end &+= 1
    _noteBounds()
  }

  /// Adds an element in front of all others.
  ///
  /// - Complexity: As for ``append(_:)``.
  @inlinable
  public mutating func prepend(_ element: Element) {
    _makeRoom()
    _bounds.start &-= 1
    _place(_bounds.start).initialize(to: element)
    _noteBounds()
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
    _makeUniqueToTake()
    let first = _place(_bounds.start).move()
    _bounds.start &+= 1
    _noteBounds()
    return first
  }

  /// Removes the last element and returns it; returns `nil` if there is none.
  ///
  /// - Complexity: O(1); O(*n*) for the first change of a copy.
  @inlinable
  @discardableResult
  public mutating func popLast() -> Element? {
    if isEmpty { return nil }
    _makeUniqueToTake()
    _bounds.end &-= 1
    _noteBounds()
    return _place(_bounds.end).move()
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
  @inlinable public var endIndex: Int { _bounds.count }

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
      return _place(_bounds.start &+ index).pointee
    }
    _modify {
      precondition(0 <= index && index < count, "the index is not in the queue")
      _makeUnique()
      // The queue is nobody else's meanwhile, and keeps its elements.
      defer { withExtendedLifetime(_ring) {} }
      yield &_place(_bounds.start &+ index).pointee
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
  /// Creates an empty queue with so many places, a power of two.
  @inlinable
  internal init(_places: Int) {
    _bounds = _DequeBounds(capacity: _places)
    _ring = .make(_bounds)
  }

  /// The place of a number, in memory.
  @inlinable @inline(__always)
  internal func _place(_ number: Int) -> UnsafeMutablePointer<Element> {
    _ring.withUnsafeMutablePointerToElements { $0 + _bounds.place(number) }
  }

  /// Tells the ring where elements are, if there is something to do when it goes.
  @inlinable @inline(__always)
  internal func _noteBounds() {
    if !_isPOD(Element.self) { _ring.withUnsafeMutablePointerToHeader { $0.pointee = _bounds } }
  }

  /// Makes the ring one that nobody shares.
  @inlinable @inline(__always)
  internal mutating func _makeUnique() {
    if !isKnownUniquelyReferenced(&_ring) { _renew(capacity: count) }
  }

  /// Makes the ring one that nobody shares, unless what is taken out of it may stay where it was.
  @inlinable @inline(__always)
  internal mutating func _makeUniqueToTake() {
    // The question costs more than all else: 2 ns.
    if !_isPOD(Element.self) { _makeUnique() }
  }

  /// Makes the ring one that nobody shares, with room for one more element.
  @inlinable @inline(__always)
  internal mutating func _makeRoom() {
    if !isKnownUniquelyReferenced(&_ring) || _bounds.isFull { _renew(capacity: count &+ 1) }
  }

  /// Makes a ring that nobody shares, with at least as much room as before, and with the first element at the first place.
  @inlinable @inline(__always)
  internal mutating func _renew(capacity: Int) {
    let isUnique = isKnownUniquelyReferenced(&_ring)
    self = _renewed(capacity: capacity, isUnique: isUnique)
  }

  /// Returns the queue with a new ring, to which the elements have moved if nobody shares the old one.
  @inlinable @inline(never)
  internal func _renewed(capacity: Int, isUnique: Bool) -> Deque {
    // More than any processor has addresses for; and twice as many places fit `Int`.
    precondition(
      capacity <= 1 << 47 / Swift.max(MemoryLayout<Element>.stride, 1),
      "there is no memory for so many elements")
    var places = Swift.max(_bounds.capacity, 8)
    while places < capacity { places *= 2 }
    var next = Deque(_places: places)
    let (first, second) = (_bounds.countUpToTheLastPlace, _bounds.countFromTheFirstPlace)
    if isUnique {
      next._place(0).moveInitialize(from: _place(_bounds.start), count: first)
      next._place(first).moveInitialize(from: _place(_bounds.start &+ first), count: second)
      _ring.withUnsafeMutablePointerToHeader { $0.pointee.end = $0.pointee.start }
    } else {
      next._place(0).initialize(from: _place(_bounds.start), count: first)
      next._place(first).initialize(from: _place(_bounds.start &+ first), count: second)
    }
    next._bounds.end = first + second
    next._noteBounds()
    return next
  }
}

/// Where the elements of a queue are in its ring.
@usableFromInline
internal struct _DequeBounds {
  /// The number of places, a power of two, less 1: its bits are those that tell a place.
  @usableFromInline internal let mask: Int
  // Invariant: the places of the numbers from `start` up to `end` have the elements, and all others nothing. What is put
  // in at one end and what is taken out at the other then do not wait for each other's number.
  @usableFromInline internal var start = 0
  @usableFromInline internal var end = 0

  /// - Parameter capacity: A power of two.
  @inlinable
  internal init(capacity: Int) {
    mask = capacity &- 1
  }

  /// The number of places.
  @inlinable internal var capacity: Int { mask &+ 1 }

  /// The number of elements.
  @inlinable internal var count: Int { end &- start }

  /// Whether every place has an element.
  @inlinable internal var isFull: Bool { count > mask }

  /// The place of a number: its low bits, of negative ones too.
  @inlinable
  internal func place(_ number: Int) -> Int { number & mask }

  /// How many elements there are from the first one up to the last place.
  @inlinable internal var countUpToTheLastPlace: Int {
    Swift.min(count, capacity &- place(start))
  }

  /// How many elements there are from the first place on, behind those up to the last one.
  @inlinable internal var countFromTheFirstPlace: Int { count &- countUpToTheLastPlace }
}

/// The places of a queue, those without an element being memory that is not initialized.
@usableFromInline
internal final class _DequeRing<Element>: ManagedBuffer<_DequeBounds, Element> {
  @inlinable
  internal static func make(_ bounds: _DequeBounds) -> _DequeRing {
    let ring = create(minimumCapacity: bounds.capacity) { _ in bounds }
    return unsafeDowncast(ring, to: _DequeRing.self)
  }

  @inlinable
  deinit {
    withUnsafeMutablePointers { ring, elements in
      let start = elements + ring.pointee.place(ring.pointee.start)
      start.deinitialize(count: ring.pointee.countUpToTheLastPlace)
      elements.deinitialize(count: ring.pointee.countFromTheFirstPlace)
    }
  }
}
