// All combinations of a given size, in lexicographic order. Knuth, TAOCP vol. 4A, 7.2.1.3, algorithm L.

extension Sequence {
  /// Returns all combinations of the given number of elements.
  ///
  ///     Array(["a", "b", "c"].combinations(ofCount: 2))  // [["a", "b"], ["a", "c"], ["b", "c"]]
  ///     (0..<5).combinations(ofCount: 3).map { $0.reduce(0, +) }.max()  // 9
  ///     (0..<5).combinations(ofCount: 3).count  // 10
  ///
  /// The elements of each combination are in the order of the sequence. Equal elements at distinct positions are
  /// distinct.
  ///
  /// - Parameter count: The number of elements in each combination, not negative. For 0 there is one combination, the
  ///   empty one; if it exceeds the number of elements, there is none.
  /// - Returns: The combinations, in lexicographic order of the positions of their elements. Each is made lazily.
  /// - Complexity: O(*n*) for *n* elements; then O(*k*) for each combination of *k*. There are *n*! / (*k*! (*n* −
  ///   *k*)!).
  @inlinable
  public func combinations(ofCount count: Int) -> Combinations<Element> {
    Combinations(_elements: Array(self), count: count)
  }
}

/// The combinations of a given number of elements; see ``Swift/Sequence/combinations(ofCount:)``.
public struct Combinations<Item>: Sequence {
  @usableFromInline internal let _elements: [Item]
  @usableFromInline internal let _size: Int

  @inlinable
  internal init(_elements: [Item], count: Int) {
    precondition(count >= 0, "a count must not be negative")
    (self._elements, _size) = (_elements, count)
  }

  /// The number of combinations: a binomial coefficient.
  ///
  ///     (1...40).combinations(ofCount: 20).count  // 137846528820
  ///
  /// - Precondition: The number fits `Int`.
  /// - Complexity: O(*k*) for combinations of *k* elements.
  public var count: Int {
    if _size > _elements.count { return 0 }
    // Choosing *k* elements or the *n* − *k* others is the same.
    return (0..<Swift.min(_size, _elements.count - _size)).reduce(1) { choices, chosen in
      // One more element is chosen: each larger combination arises from `chosen + 1` smaller ones. The numbers only
      // grow.
      let product = choices.multipliedFullWidth(by: _elements.count - chosen)
      // Else the quotient is too large, which would be below 2⁶³.
      precondition(
        2 * product.high + Int(product.low >> 63) <= chosen,
        "there are more choices than Int can count")
      return (chosen + 1).dividingFullWidth(product).quotient
    }
  }

  /// Returns an iterator over the combinations.
  ///
  /// - Complexity: O(*k*) for combinations of *k* elements.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(_elements: _elements, count: _size)
  }

  /// An iterator over combinations.
  public struct Iterator: IteratorProtocol {
    @usableFromInline internal let _elements: [Item]

    /// The positions of all elements of the last combination but its last one, ascending.
    @usableFromInline internal var _places: [Int]
    /// The position after that of its last element.
    @usableFromInline internal var _nextPlace: Int
    /// The last combination: it is changed in place unless it is referenced elsewhere.
    @usableFromInline internal var _choice: [Item]
    /// Whether the empty combination is the next one.
    @usableFromInline internal var _isEmptyNext: Bool

    @inlinable
    internal init(_elements: [Item], count: Int) {
      self._elements = _elements
      _isEmptyNext = count == 0
      // At first all but the last element are chosen.
      let isAny = 0 < count && count <= _elements.count
      _places = Array(0..<(isAny ? count - 1 : 0))
      _nextPlace = isAny ? count - 1 : _elements.count
      _choice = Array(_elements.prefix(isAny ? count : 0))
    }

    /// Returns the next combination; `nil` after the last one.
    ///
    /// - Complexity: O(*k*) for *k* elements.
    @inlinable
    @inline(__always)
    public mutating func next() -> [Item]? {
      // Mostly only the last element changes.
      if _nextPlace == _elements.count, !_advance() { return nil }
      if !_choice.isEmpty {
        _choice[_choice.count - 1] = _elements[_nextPlace]
        _nextPlace += 1
      }
      return _choice
    }

    /// Chooses the next elements before the last one, and returns whether there are any.
    @inlinable
    internal mutating func _advance() -> Bool {
      if _isEmptyNext {
        _isEmptyNext = false
        return true
      }
      // The positions that are as far back as they can be restart right after the next position of the one before them.
      var rest = _places.count
      var end = _elements.count - 1
      while rest > 0, _places[rest - 1] == end - 1 {
        rest -= 1
        end -= 1
      }
      if rest == 0 { return false }
      var place = _places[rest - 1]
      for index in rest - 1..<_places.count {
        place += 1
        _places[index] = place
        _choice[index] = _elements[place]
      }
      _nextPlace = place + 1
      return true
    }
  }
}

extension Combinations: Sendable where Item: Sendable {}

extension Combinations.Iterator: Sendable where Item: Sendable {}
