// All choices of so many elements, one after the other. Knuth, TAOCP vol. 4A, 7.2.1.3, algorithm L.

extension Sequence {
  /// Returns all choices of so many of the elements.
  ///
  ///     Array(["a", "b", "c"].combinations(ofCount: 2))  // [["a", "b"], ["a", "c"], ["b", "c"]]
  ///     (0..<5).combinations(ofCount: 3).map { $0.reduce(0, +) }.max()  // 9
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
public struct Combinations<Element>: Sequence, IteratorProtocol {
  @usableFromInline internal let _elements: [Element]

  /// The places of the elements of the next choice, ascending; none behind the last one.
  @usableFromInline internal var _places: [Int]?

  @inlinable
  internal init(_elements: [Element], count: Int) {
    precondition(count >= 0, "a count must not be negative")
    self._elements = _elements
    _places = count <= _elements.count ? Array(0..<count) : nil
  }

  /// Returns the next choice; `nil` behind the last one.
  ///
  /// - Complexity: O(*k*) for *k* elements.
  @inlinable
  public mutating func next() -> [Element]? {
    guard let choice = _places?.map({ _elements[$0] }) else { return nil }
    // All that are as far back as they can be begin anew, behind the next place of the one before them.
    var rest = choice.count
    var end = _elements.count
    while rest > 0, _places![rest - 1] == end - 1 {
      rest -= 1
      end -= 1
    }
    if rest == 0 {
      _places = nil
    } else {
      let shift = _places![rest - 1] + 2 - rest
      for index in rest - 1..<choice.count { _places![index] = index + shift }
    }
    return choice
  }
}

extension Combinations: Sendable where Element: Sendable {}
