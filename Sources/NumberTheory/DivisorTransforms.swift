// Values of all numbers, combined over their divisors or multiples, one prime after the other; and sums of products over
// all pairs of numbers with the same greatest common divisor, or least common multiple. Rota, "On the foundations of
// combinatorial theory I: theory of Möbius functions", 1964; Hardy, Wright, "An introduction to the theory of numbers",
// 16.4.

extension Array {
  /// Returns for each number what the values of all its divisors come to together (Dirichlet prefix sums).
  ///
  /// The index of an element is the number. That at 0, of which each number is a divisor, stays as it is.
  ///
  ///     let values = [0, 1, 2, 3, 4, 5, 6]
  ///     let sums = values.accumulatedOverDivisors(+)  // [0, 1, 3, 4, 7, 6, 12]
  ///     sums.invertedOverDivisors(-)  // [0, 1, 2, 3, 4, 5, 6]: undone
  ///
  /// - Parameter combine: What two values come to together: associative, commutative, and each divisor counts once.
  /// - Returns: As many values.
  /// - Complexity: O(*n* log log *n*) for *n* values.
  @inlinable
  public func accumulatedOverDivisors(
    _ combine: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _overMultiples(upward: true) { divisor, multiple in
      multiple = try combine(multiple, divisor)
    }
  }

  /// Returns for each number what the values of all its multiples come to together, as far as there are some.
  ///
  /// The index of an element is the number. That at 0, which is a multiple of each number, stays as it is and counts for
  /// no other. If an element is how often its number is there, these are how many numbers each one divides:
  ///
  ///     let counts = [0, 1, 2, 0, 1, 0, 1]  // of 1, 2, 2, 4 and 6
  ///     let multiples = counts.accumulatedOverMultiples(+)  // [0, 5, 4, 1, 1, 0, 1]
  ///     // Pairs whose two numbers each number divides, then those of which it is the greatest common divisor:
  ///     let pairs = multiples.map { $0 * ($0 - 1) / 2 }  // [0, 10, 6, 0, 0, 0, 0]
  ///     pairs.invertedOverMultiples(-)  // [0, 4, 6, 0, 0, 0, 0]
  ///
  /// - Parameter combine: What two values come to together: associative, commutative, and each multiple counts once.
  /// - Returns: As many values.
  /// - Complexity: O(*n* log log *n*) for *n* values.
  @inlinable
  public func accumulatedOverMultiples(
    _ combine: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _overMultiples(upward: false) { divisor, multiple in
      divisor = try combine(divisor, multiple)
    }
  }

  /// Returns the values whose sums over divisors these are (Möbius inversion).
  ///
  /// How many words of so many letters a and b are not a shorter word several times over:
  ///
  ///     let words = [1, 2, 4, 8, 16, 32, 64]  // each is a shortest one, of a length that divides its own, over and over
  ///     words.invertedOverDivisors(-)  // [1, 2, 2, 6, 12, 30, 54]
  ///
  /// - Parameter subtract: What undoes how the values were combined: `-` for sums.
  /// - Returns: As many values; that at 0 stays as it is.
  /// - Complexity: O(*n* log log *n*) for *n* values.
  @inlinable
  public func invertedOverDivisors(
    _ subtract: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _overMultiples(upward: false) { divisor, multiple in
      multiple = try subtract(multiple, divisor)
    }
  }

  /// Returns the values whose sums over multiples these are (Möbius inversion).
  ///
  /// - Parameter subtract: What undoes how the values were combined: `-` for sums.
  /// - Returns: As many values; that at 0 stays as it is.
  /// - Complexity: O(*n* log log *n*) for *n* values.
  @inlinable
  public func invertedOverMultiples(
    _ subtract: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _overMultiples(upward: true) { divisor, multiple in
      divisor = try subtract(divisor, multiple)
    }
  }
}

extension Array where Element == Int {
  /// Returns the sums of products over all pairs of numbers that have each number as their greatest common divisor.
  ///
  ///     [0, 1, 1, 0, 1].gcdConvolution(with: [0, 1, 1, 0, 1])  // [0, 5, 3, 0, 1]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all positive *i* and *j* whose greatest common
  /// divisor is *k*, and exact. If element *i* is how often the number *i* is there, it is how many pairs have *k*.
  ///
  /// - Parameter other: As many elements. The first of each, for 0, has to be 0.
  /// - Precondition: Each element of the result fits `Int`. The sum of all magnitudes in one of them, multiplied with that
  ///   in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log log *n*) for *n* elements.
  public func gcdConvolution(with other: [Int]) -> [Int] {
    _checkThatZeroIsInNoPair(other)
    // Modulo 2⁶⁴.
    let sums = _convolution(other, &*) { $0.accumulatedOverMultiples(&+) }
      .invertedOverMultiples(&-)
    return _PairSums.greatestDivisor.checked(sums, of: self, other)
  }

  /// Returns the sums of products over all pairs of numbers that have each number as their least common multiple.
  ///
  ///     [0, 1, 1, 0, 1].lcmConvolution(with: [0, 1, 1, 0, 1])  // [0, 1, 3, 0, 5]
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all positive *i* and *j* whose least common
  /// multiple is *k*, and exact. Pairs whose multiple is beyond the last index are left out.
  ///
  /// - Parameter other: As many elements. The first of each, for 0, has to be 0.
  /// - Precondition: Each element of the result fits `Int`. The sum of all magnitudes in one of them, multiplied with that
  ///   in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log log *n*) for *n* elements.
  public func lcmConvolution(with other: [Int]) -> [Int] {
    _checkThatZeroIsInNoPair(other)
    let sums = _convolution(other, &*) { $0.accumulatedOverDivisors(&+) }.invertedOverDivisors(&-)
    return _PairSums.leastMultiple.checked(sums, of: self, other)
  }
}

extension Array {
  /// Returns the sums of products over all pairs of numbers that have each number as their greatest common divisor.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all positive *i* and *j* whose greatest common
  /// divisor is *k*.
  ///
  /// - Parameter other: As many elements. The first of each, for 0, has to be 0.
  /// - Complexity: O(*n* log log *n*) for *n* elements.
  @inlinable
  public func gcdConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _checkThatZeroIsInNoPair(other)
    return _convolution(other, { $0 * $1 }) { $0.accumulatedOverMultiples { $0 + $1 } }
      .invertedOverMultiples { $0 - $1 }
  }

  /// Returns the sums of products over all pairs of numbers that have each number as their least common multiple.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all positive *i* and *j* whose least common
  /// multiple is *k*. Pairs whose multiple is beyond the last index are left out.
  ///
  /// - Parameter other: As many elements. The first of each, for 0, has to be 0.
  /// - Complexity: O(*n* log log *n*) for *n* elements.
  @inlinable
  public func lcmConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _checkThatZeroIsInNoPair(other)
    return _convolution(other, { $0 * $1 }) { $0.accumulatedOverDivisors { $0 + $1 } }
      .invertedOverDivisors { $0 - $1 }
  }
}

// MARK: - Core

extension Array where Element: AdditiveArithmetic {
  @inlinable
  internal func _checkThatZeroIsInNoPair(_ other: [Element]) {
    precondition(
      first ?? .zero == .zero && other.first ?? .zero == .zero, "0 is no number of a pair")
  }
}

extension Array {
  /// Returns the values after a step for each prime, and for each number and its multiple by it: from the smallest number
  /// up, so that what a multiple has got goes on to its own multiple, or from the largest down.
  @inlinable
  internal func _overMultiples(
    upward: Bool, _ step: (_ divisor: inout Element, _ multiple: inout Element) throws -> Void
  ) rethrows -> [Element] {
    var values = self
    var isComposite = [Bool](repeating: false, count: count)
    try values.withUnsafeMutableBufferPointer { values in
      for prime in stride(from: 2, to: values.count, by: 1) where !isComposite[prime] {
        let last = (values.count - 1) / prime
        for factor in stride(from: 2, through: last, by: 1) { isComposite[prime * factor] = true }
        if upward {
          for number in 1...last { try step(&values[number], &values[number * prime]) }
        } else {
          for number in (1...last).reversed() { try step(&values[number], &values[number * prime]) }
        }
      }
    }
    return values
  }
}
