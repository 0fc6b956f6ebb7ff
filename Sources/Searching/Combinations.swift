// All choices of so many elements, one after the other. Knuth, TAOCP vol. 4A, 7.2.1.3, algorithm L.

extension Sequence {
  /// Returns all choices of so many of the elements.
  ///
  ///     Array(["a", "b", "c"].combinations(ofCount: 2))  // [["a", "b"], ["a", "c"], ["b", "c"]]
  ///     (0..<5).combinations(ofCount: 3).map { $0.reduce(0, +) }.max()  // 9
  ///     (0..<5).combinations(ofCount: 3).count  // 10
  ///
  /// In each, the elements are in the order of the sequence. Equal ones at different places are told apart.
  ///
  /// - Parameter count: How many elements are chosen, not negative. If it is 0, one choice, of nothing; if there are not
  ///   so many elements, none.
  /// - Returns: The choices, in the order of the places of their elements as words are in a dictionary. Each is made only
  ///   when it is asked for.
  /// - Complexity: O(*n*) for *n* elements; then O(*k*) for each choice of *k*. There are *n*! / (*k*! (*n* − *k*)!).
  @inlinable
  public func combinations(ofCount count: Int) -> Combinations<Element> {
    Combinations(_elements: Array(self), count: count)
  }
}

/// The choices of so many elements; see ``Swift/Sequence/combinations(ofCount:)``.
public struct Combinations<Item>: Sequence {
  @usableFromInline internal let _elements: [Item]
  @usableFromInline internal let _size: Int

  @inlinable
  internal init(_elements: [Item], count: Int) {
    precondition(count >= 0, "a count must not be negative")
    (self._elements, _size) = (_elements, count)
  }

  /// The number of choices: a binomial coefficient.
  ///
  ///     (1...40).combinations(ofCount: 20).count  // 137846528820
  ///
  /// - Precondition: The number fits `Int`.
  /// - Complexity: O(*k*) for choices of *k* elements.
  public var count: Int {
    if _size > _elements.count { return 0 }
    // Whether some are chosen or the others is the same.
    return (0..<Swift.min(_size, _elements.count - _size)).reduce(1) { choices, chosen in
      // Of so many elements, one more is chosen: in each choice by as many of them. There are ever more choices.
      let product = choices.multipliedFullWidth(by: _elements.count - chosen)
      // Else the quotient is too large, which would be below 2⁶³.
      precondition(
        2 * product.high + Int(product.low >> 63) <= chosen,
        "there are more choices than Int can count")
      return (chosen + 1).dividingFullWidth(product).quotient
    }
  }

  /// Returns the choices from the first on.
  ///
  /// - Complexity: O(*k*) for choices of *k* elements.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(_elements: _elements, count: _size)
  }

  /// Goes through choices, one after the other.
  public struct Iterator: IteratorProtocol {
    @usableFromInline internal let _elements: [Item]

    /// The places of the elements of the choice that was returned last, ascending, and the choice: it is changed where it is
    /// unless somebody still has it.
    @usableFromInline internal var _places: [Int]
    @usableFromInline internal var _choice: [Item]
    @usableFromInline internal var _isNext: Bool

    @inlinable
    internal init(_elements: [Item], count: Int) {
      self._elements = _elements
      _isNext = count <= _elements.count
      _places = Array(0..<(_isNext ? count : 0))
      _choice = Array(_elements.prefix(_places.count))
    }

    /// Returns the next choice; `nil` behind the last one.
    ///
    /// - Complexity: O(*k*) for *k* elements.
    @inlinable
    public mutating func next() -> [Item]? {
      if _isNext {
        // The first one.
        _isNext = false
        return _choice
      }
      // All that are as far back as they can be begin anew, behind the next place of the one before them.
      var rest = _places.count
      var end = _elements.count
      while rest > 0, _places[rest - 1] == end - 1 {
        rest -= 1
        end -= 1
      }
      if rest == 0 { return nil }
      var place = _places[rest - 1]
      for index in rest - 1..<_places.count {
        place += 1
        _places[index] = place
        _choice[index] = _elements[place]
      }
      return _choice
    }
  }
}

extension Combinations: Sendable where Item: Sendable {}

extension Combinations.Iterator: Sendable where Item: Sendable {}
