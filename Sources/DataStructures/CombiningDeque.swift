// A queue as two stacks, each of which knows what it comes to after each of its elements; where one runs empty, it gets a
// part of the other. Hood, Melville, "Real-time queue operations in pure LISP", 1981, have the queue of two stacks.

/// A queue with two ends that knows what all of its elements come to together: sliding-window aggregation.
///
///     var window = CombiningDeque([12, 18, 30], identity: 0, combine: max)
///     window.combined  // 30
///     window.append(7)
///     window.removeLast()  // 7
///     window.removeFirst()  // 12
///     window.prepend(45)
///     window.combined  // 45
///
/// What elements come to is up to a function, as for a ``SegmentTree``: whatever is associative, with nothing to take an
/// element back by. It need not be commutative: the elements are combined from the first to the last. Two pointers thus
/// find ranges by what they come to. Here it is the shortest one without a common divisor:
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
  // Invariant: the elements are those of `_front` from its end on, and then those of `_back`. In front of both are
  // identities, which are no elements; each sum is that of an element and all others from it to the other stack.
  @usableFromInline internal var _front: [_Entry]
  @usableFromInline internal var _back: [_Entry]
  /// Whether elements have left at the last end.
  @usableFromInline internal var _hasLostLast = false
  @usableFromInline internal let _combine: (Element, Element) -> Element

  /// An element of a stack, and what it comes to with all below it.
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
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, behind it, come to together.
  @inlinable
  public init(identity: Element, combine: @escaping (Element, Element) -> Element) {
    _front = [_Entry(element: identity, sum: identity)]
    (_back, _combine) = (_front, combine)
  }

  /// Creates a queue of the given elements.
  ///
  /// - Parameters:
  ///   - elements: The elements from the first to the last.
  ///   - identity: What changes nothing, on either side of `combine`: 0 for sums.
  ///   - combine: An associative function: what its first argument and the second, behind it, come to together.
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>, identity: Element,
    combine: @escaping (Element, Element) -> Element
  ) {
    self.init(identity: identity, combine: combine)
    for element in elements { append(element) }
  }

  /// What all elements come to together, from the first to the last; the identity if there is none.
  ///
  /// - Complexity: O(1): one call of `combine`.
  @inlinable public var combined: Element { _combine(_top(_front).sum, _top(_back).sum) }

  /// Adds an element behind all others.
  ///
  /// - Complexity: O(1) on average; now and then O(*n*), to make room, and for the first change of a copy.
  @inlinable
  public mutating func append(_ element: Element) {
    _back.append(_Entry(element: element, sum: _combine(_top(_back).sum, element)))
  }

  /// Adds an element in front of all others.
  ///
  /// - Complexity: As for ``append(_:)``.
  @inlinable
  public mutating func prepend(_ element: Element) {
    _front.append(_Entry(element: element, sum: _combine(element, _top(_front).sum)))
  }

  /// Removes the first element, of which there has to be one, and returns it.
  ///
  /// - Complexity: O(1) on average, whatever else is done in between; now and then O(*n*).
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    precondition(!isEmpty, "an empty queue has no first element")
    if _front.count == 1 { _fillFront() }
    return _front.removeLast().element
  }

  /// Removes the last element, of which there has to be one, and returns it.
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

  /// Removes the first element and returns it; returns `nil` if there is none.
  ///
  /// - Complexity: As for ``removeFirst()``.
  @inlinable
  @discardableResult
  public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

  /// Removes the last element and returns it; returns `nil` if there is none.
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

  /// The index behind that of the last element: the number of elements.
  @inlinable public var endIndex: Int { _front.count &+ _back.count &- 2 }

  /// The element at an index, counted from the first one.
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
  /// The elements as an array shows them: `[1, 2, 3]`.
  public var description: String { "\(Array(self))" }
}

// MARK: - Core

extension CombiningDeque {
  /// The last entry of a stack, which always has one.
  @inlinable @inline(__always)
  internal func _top(_ stack: [_Entry]) -> _Entry {
    stack.withUnsafeBufferPointer { $0.baseAddress![stack.count &- 1] }
  }

  /// Moves elements to the front, which has none.
  @inlinable @inline(never)
  internal mutating func _fillFront() {
    // All if elements have only ever left at this end. Else half: before a stack runs empty again, as many have to leave.
    let moving = _hasLostLast ? _back.count / 2 : _back.count - 1
    for place in stride(from: moving, to: 0, by: -1) { prepend(_back[place].element) }
    _back.removeSubrange(1...moving)
    for place in 1..<_back.count {
      let element = _back[place].element
      _back[place] = _Entry(element: element, sum: _combine(_back[place - 1].sum, element))
    }
  }

  /// Moves all elements to the back, which has none.
  ///
  /// If the first one has to leave next, half of them come back; only then both stacks have as many.
  @inlinable @inline(never)
  internal mutating func _fillBack() {
    for entry in _front.dropFirst().reversed() { append(entry.element) }
    _front.removeSubrange(1...)
  }
}
