// A deque as two stacks, each with the aggregate at each of its elements; a stack that runs empty receives a part of
// the other one. Hood, Melville, "Real-time queue operations in pure LISP", 1981, have the queue of two stacks.

/// A double-ended queue that maintains the aggregate of all its elements: sliding-window aggregation (SWAG).
///
///     var window = CombiningDeque([12, 18, 30], identity: 0, combine: max)
///     window.combined  // 30
///     window.append(7)
///     window.removeLast()  // 7
///     window.removeFirst()  // 12
///     window.prepend(45)
///     window.combined  // 45
///
/// The operation may be any associative one with an identity (a monoid), as for a ``SegmentTree``; it needs no inverse,
/// and it need not be commutative: the elements are combined from first to last. So two pointers can find subarrays by
/// their aggregate. Here it is the shortest subarray whose greatest common divisor is 1:
///
///     func commonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : commonDivisor(b, a % b) }
///     var window = CombiningDeque(identity: 0, combine: commonDivisor)
///     var shortest = Int.max
///     for number in [6, 12, 10, 15, 9] {
///       window.append(number)
///       while window.combined == 1 {
///         shortest = min(shortest, window.count)
///         window.removeFirst()
///       }
///     }
///     shortest  // 3: 12, 10 and 15
public struct CombiningDeque<Element> {
  // Invariant: the elements are those of `_front` from its end on, and then those of `_back`. Both begin with an
  // identity, which is not an element; each sum combines an element and all others from it to the other stack.
  @usableFromInline internal var _front: [_Entry]
  @usableFromInline internal var _back: [_Entry]
  /// Whether elements have been removed at the back.
  @usableFromInline internal var _hasLostLast = false
  @usableFromInline internal let _combine: (Element, Element) -> Element

  /// An element of a stack, and the aggregate of it and all below it.
  @usableFromInline
  internal struct _Entry {
    @usableFromInline internal let element: Element
    @usableFromInline internal let sum: Element

    @inlinable
    internal init(element: Element, sum: Element) {
      (self.element, self.sum) = (element, sum)
    }
  }

  /// Creates an empty queue.
  ///
  /// - Parameters:
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument comes before the second.
  @inlinable
  public init(identity: Element, combine: @escaping (Element, Element) -> Element) {
    _front = [_Entry(element: identity, sum: identity)]
    (_back, _combine) = (_front, combine)
  }

  /// Creates a queue of the given elements.
  ///
  /// - Parameters:
  ///   - elements: The elements from first to last.
  ///   - identity: The identity of `combine`: 0 for sums.
  ///   - combine: An associative operation; its first argument comes before the second.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    self.init(identity: identity, combine: combine)
    for element in elements { append(element) }
  }

  /// The aggregate of all elements, from first to last; the identity if the queue is empty.
  ///
  /// - Complexity: O(1): one call of `combine`.
  @inlinable public var combined: Element { _combine(_top(_front).sum, _top(_back).sum) }

  /// Adds an element at the back.
  ///
  /// - Complexity: Amortized O(1); O(*n*) at worst, and for the first change of a copy.
  @inlinable
  public mutating func append(_ element: Element) {
    _back.append(_Entry(element: element, sum: _combine(_top(_back).sum, element)))
  }

  /// Adds an element at the front.
  ///
  /// - Complexity: As for ``append(_:)``.
  @inlinable
  public mutating func prepend(_ element: Element) {
    _front.append(_Entry(element: element, sum: _combine(element, _top(_front).sum)))
  }

  /// Removes and returns the first element; the queue must not be empty.
  ///
  /// - Complexity: Amortized O(1) for any sequence of operations; O(*n*) at worst.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    precondition(!isEmpty, "an empty queue has no first element")
    if _front.count == 1 { _fillFront() }
    return _front.removeLast().element
  }

  /// Removes and returns the last element; the queue must not be empty.
  ///
  /// - Complexity: As for ``removeFirst()``.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    precondition(!isEmpty, "an empty queue has no last element")
    _hasLostLast = true
    if _back.count == 1 { _fillBack() }
    return _back.removeLast().element
  }

  /// Removes and returns the first element, or returns `nil` if the queue is empty.
  ///
  /// - Complexity: As for ``removeFirst()``.
  @inlinable
  @discardableResult
  public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

  /// Removes and returns the last element, or returns `nil` if the queue is empty.
  ///
  /// - Complexity: As for ``removeFirst()``.
  @inlinable
  @discardableResult
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Removes all elements.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public mutating func removeAll() {
    _front.removeSubrange(1...)
    _back.removeSubrange(1...)
  }
}

extension CombiningDeque: RandomAccessCollection {
  /// The index of the first element: 0.
  @inlinable public var startIndex: Int { 0 }

  /// The index after the last element: the number of elements.
  @inlinable public var endIndex: Int { _front.count &+ _back.count &- 2 }

  /// Accesses the element at the given index, counted from the first element.
  ///
  ///     var window = CombiningDeque([3, 4], identity: 0, combine: +)
  ///     window.prepend(2)
  ///     window[1]  // 3
  ///
  /// - Parameter index: In 0 ..< `count`.
  /// - Complexity: O(1)
  @inlinable
  public subscript(index: Int) -> Element {
    precondition(0 <= index && index < count, "the index is not in the queue")
    let frontCount = _front.count &- 1
    return index < frontCount
      ? _front[frontCount &- index].element : _back[index &- frontCount &+ 1].element
  }
}

extension CombiningDeque: CustomStringConvertible {
  /// The elements, formatted like an array: `[1, 2, 3]`.
  public var description: String { "\(Array(self))" }
}

// MARK: - Core

extension CombiningDeque {
  /// The top entry of a stack, which always has one.
  @inlinable @inline(__always)
  internal func _top(_ stack: [_Entry]) -> _Entry {
    stack.withUnsafeBufferPointer { $0.baseAddress![stack.count &- 1] }
  }

  /// Moves elements to the front stack, which is empty.
  @inlinable @inline(never)
  internal mutating func _fillFront() {
    // All of them if elements have only ever been removed at this end, else half: before a stack runs empty again, as
    // many have to be removed.
    let moving = _hasLostLast ? _back.count / 2 : _back.count - 1
    for place in stride(from: moving, to: 0, by: -1) { prepend(_back[place].element) }
    _back.removeSubrange(1...moving)
    for place in 1..<_back.count {
      let element = _back[place].element
      _back[place] = _Entry(element: element, sum: _combine(_back[place - 1].sum, element))
    }
  }

  /// Moves all elements to the back stack, which is empty.
  ///
  /// If the first element has to be removed next, half of them move back; only then do both stacks have as many.
  @inlinable @inline(never)
  internal mutating func _fillBack() {
    for entry in _front.dropFirst().reversed() { append(entry.element) }
    _front.removeSubrange(1...)
  }
}
