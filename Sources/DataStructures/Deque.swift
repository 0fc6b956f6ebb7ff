// Double-ended queue: a ring buffer. Knuth, TAOCP vol. 1, 2.2.2.

/// A double-ended queue (deque) with amortized O(1) insertion and removal at both ends.
///
///     var line: Deque = [3, 4]
///     line.append(5)
///     line.prepend(2)
///     line.popFirst()  // 2
///     line.popLast()  // 5
///     Array(line)  // [3, 4]
///
/// Removing the first element moves no others, unlike `removeFirst()` of an array. Indices are as in an array: that of
/// the first element is always 0.
public struct Deque<Element> {
  /// The storage, shared with copies until one of them changes (copy on write).
  @usableFromInline internal var _ring: _DequeRing<Element>
  /// Which slots hold the elements; not in the ring, so that those of a local variable need not be in memory.
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

  /// Reserves enough capacity for the given total number of elements, so that none move until there are more.
  ///
  /// - Parameter capacity: The number of elements; there has to be memory for them.
  /// - Complexity: O(*n*) for a capacity of *n*.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    if capacity > _bounds.capacity { _renew(capacity: capacity) }
  }

  /// Adds elements at the back.
  ///
  /// - Complexity: Amortized O(*k*) for *k* new elements.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    reserveCapacity(count + elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// Adds an element at the back.
  ///
  /// - Complexity: Amortized O(1); O(*n*) when the storage grows, and for the first change of a copy.
  @inlinable
  public mutating func append(_ element: Element) {
    _makeRoom()
    _place(_bounds.end).initialize(to: element)
    _bounds.end &+= 1
    _noteBounds()
  }

  /// Adds an element at the front.
  ///
  /// - Complexity: As for ``append(_:)``.
  @inlinable
  public mutating func prepend(_ element: Element) {
    _makeRoom()
    _bounds.start &-= 1
    _place(_bounds.start).initialize(to: element)
    _noteBounds()
  }

  /// Removes and returns the first element; the queue must not be empty.
  ///
  /// - Complexity: As for ``popFirst()``.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    precondition(!isEmpty, "an empty queue has no first element")
    return popFirst()!
  }

  /// Removes and returns the last element; the queue must not be empty.
  ///
  /// - Complexity: As for ``popLast()``.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    precondition(!isEmpty, "an empty queue has no last element")
    return popLast()!
  }

  /// Removes and returns the first element, or returns `nil` if the queue is empty.
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

  /// Removes and returns the last element, or returns `nil` if the queue is empty.
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
  /// - Parameter keepingCapacity: Whether to keep the storage for new elements.
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

  /// The index after the last element: the number of elements.
  @inlinable public var endIndex: Int { _bounds.count }

  /// The first element, or `nil` if the queue is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var first: Element? { isEmpty ? nil : _place(_bounds.start).pointee }

  /// The last element, or `nil` if the queue is empty.
  ///
  /// - Complexity: O(1)
  @inlinable public var last: Element? { isEmpty ? nil : _place(_bounds.end &- 1).pointee }

  /// Accesses the element at the given index, counted from the first element.
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
      // The queue is not accessed by anybody else meanwhile, and keeps its elements.
      defer { withExtendedLifetime(_ring) {} }
      yield &_place(_bounds.start &+ index).pointee
    }
  }
}

extension Deque {
  /// Exchanges the elements at two indices, which may be equal.
  ///
  ///     var line: Deque = [3, 4, 5]
  ///     line.swapAt(0, 2)
  ///     Array(line)  // [5, 4, 3]
  ///
  /// - Parameters:
  ///   - first: In 0 ..< `count`.
  ///   - second: In 0 ..< `count`.
  /// - Complexity: O(1); O(*n*) for the first change of a copy.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    precondition(0 <= first && first < count, "the first index is not in the queue")
    precondition(0 <= second && second < count, "the second index is not in the queue")
    if first == second { return }
    _makeUnique()
    Swift.swap(
      &_place(_bounds.start &+ first).pointee, &_place(_bounds.start &+ second).pointee)
  }

  /// Calls the body with the elements, if they are in contiguous storage.
  ///
  /// - Returns: What the body returns; `nil` if the last slot of the ring is followed by the first one.
  /// - Complexity: O(1)
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    if _bounds.countFromTheFirstPlace > 0 { return nil }
    defer { withExtendedLifetime(_ring) {} }
    return try body(UnsafeBufferPointer(start: _place(_bounds.start), count: count))
  }

  /// Calls the body with the elements in contiguous storage, to change them in place.
  ///
  /// A change by subscript first checks whether a copy shares the elements, which takes longer than the change itself.
  /// Here that happens once for all changes:
  ///
  ///     var line: Deque = [3, 4, 5]
  ///     line.withContiguousMutableStorageIfAvailable { elements in
  ///       for index in elements.indices { elements[index] += index }
  ///     }
  ///     Array(line)  // [3, 5, 7]
  ///
  /// - Returns: What the body returns, never `nil`.
  /// - Complexity: O(1), if the elements already are contiguous; else O(*n*), and they stay contiguous until the
  ///   queue's changes reach the end of its storage.
  @inlinable
  @discardableResult
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    _makeUnique()
    if _bounds.countFromTheFirstPlace > 0 { _renew(capacity: count) }
    defer { withExtendedLifetime(_ring) {} }
    var elements = UnsafeMutableBufferPointer(start: _place(_bounds.start), count: count)
    return try body(&elements)
  }
}

extension Deque: ExpressibleByArrayLiteral {
  /// Creates a queue from an array literal such as `[1, 2, 3]`.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension Deque: CustomStringConvertible {
  /// The elements, formatted like an array: `[1, 2, 3]`.
  public var description: String { "\(Array(self))" }
}

extension Deque: Equatable where Element: Equatable {
  /// Returns whether two queues contain the same elements in the same order.
  @inlinable
  public static func == (first: Deque, second: Deque) -> Bool {
    first.elementsEqual(second)
  }
}

extension Deque: Hashable where Element: Hashable {
  /// Hashes the elements into the given hasher.
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
  /// Creates an empty queue with the given number of slots, a power of two.
  @inlinable
  internal init(_places: Int) {
    _bounds = _DequeBounds(capacity: _places)
    _ring = .make(_bounds)
  }

  /// The slot of a number, in memory.
  @inlinable @inline(__always)
  internal func _place(_ number: Int) -> UnsafeMutablePointer<Element> {
    _ring.withUnsafeMutablePointerToElements { $0 + _bounds.place(number) }
  }

  /// Tells the ring which slots hold elements, if its deinitializer has something to do.
  @inlinable @inline(__always)
  internal func _noteBounds() {
    if !_isPOD(Element.self) { _ring.withUnsafeMutablePointerToHeader { $0.pointee = _bounds } }
  }

  /// Makes the ring uniquely referenced.
  @inlinable @inline(__always)
  internal mutating func _makeUnique() {
    if !isKnownUniquelyReferenced(&_ring) { _renew(capacity: count) }
  }

  /// Makes the ring uniquely referenced, unless what is removed from it may stay where it was.
  @inlinable @inline(__always)
  internal mutating func _makeUniqueToTake() {
    // The question costs more than all else: 2 ns.
    if !_isPOD(Element.self) { _makeUnique() }
  }

  /// Makes the ring uniquely referenced, with room for one more element.
  @inlinable @inline(__always)
  internal mutating func _makeRoom() {
    if !isKnownUniquelyReferenced(&_ring) || _bounds.isFull { _renew(capacity: count &+ 1) }
  }

  /// Makes a uniquely referenced ring, with at least the capacity of before, and with the first element in the first
  /// slot.
  @inlinable @inline(__always)
  internal mutating func _renew(capacity: Int) {
    let isUnique = isKnownUniquelyReferenced(&_ring)
    self = _renewed(capacity: capacity, isUnique: isUnique)
  }

  /// Returns the queue with a new ring, to which the elements have been moved if the old one is not shared.
  @inlinable @inline(never)
  internal func _renewed(capacity: Int, isUnique: Bool) -> Deque {
    // More than any processor has addresses for; and twice the capacity fits `Int`.
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
  /// The number of slots, a power of two, minus 1: a mask that maps a number to its slot.
  @usableFromInline internal let mask: Int
  // Invariant: the slots of the numbers from `start` up to `end` hold the elements, and all others are uninitialized.
  // Adding at one end and removing at the other then do not wait for each other's number.
  @usableFromInline internal var start = 0
  @usableFromInline internal var end = 0

  /// - Parameter capacity: A power of two.
  @inlinable
  internal init(capacity: Int) {
    mask = capacity &- 1
  }

  /// The number of slots.
  @inlinable internal var capacity: Int { mask &+ 1 }

  /// The number of elements.
  @inlinable internal var count: Int { end &- start }

  /// Whether every slot holds an element.
  @inlinable internal var isFull: Bool { count > mask }

  /// The slot of a number: its low bits, of negative ones too.
  @inlinable
  internal func place(_ number: Int) -> Int { number & mask }

  /// The number of elements from the first one up to the last slot.
  @inlinable internal var countUpToTheLastPlace: Int {
    Swift.min(count, capacity &- place(start))
  }

  /// The number of elements from the first slot on, which come after those up to the last slot.
  @inlinable internal var countFromTheFirstPlace: Int { count &- countUpToTheLastPlace }
}

/// The slots of a queue; those without an element are uninitialized memory.
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
