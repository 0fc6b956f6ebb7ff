// Zeta and Möbius transforms over divisors and multiples, one prime after the other, and the GCD and LCM convolutions.
// Rota, "On the foundations of combinatorial theory I: theory of Möbius functions", 1964; Hardy, Wright, "An
// introduction to the theory of numbers", 16.4.

extension Array {
  /// Returns for each index the values at all its divisors, combined: divisor zeta transform (Dirichlet prefix sums).
  ///
  /// The element at index 0, of which each number is a divisor, is left unchanged.
  ///
  ///     let values = [0, 1, 2, 3, 4, 5, 6]
  ///     let sums = values.accumulatedOverDivisors(+)  // [0, 1, 3, 4, 7, 6, 12]
  ///     sums.invertedOverDivisors(-)  // [0, 1, 2, 3, 4, 5, 6]: undone
  ///
  /// Unlike sums over subsets, it is not undone by the same function with `-`.
  ///
  /// - Parameter combine: An associative and commutative operation, such as `+`. Each divisor counts once.
  /// - Returns: An array of the same length.
  /// - Complexity: O(*n* log log *n*) for *n* values.
  @inlinable
  public func accumulatedOverDivisors(
    _ combine: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _overMultiples(upward: true) { divisor, multiple in
      multiple = try combine(multiple, divisor)
    }
  }

  /// Returns for each index the values at all its multiples within the array, combined: multiple zeta transform.
  ///
  /// The element at index 0, which is a multiple of each number, is left unchanged, and counts for no other index. If
  /// each element is the number of occurrences of its index, the result says how many of the numbers each index
  /// divides:
  ///
  ///     let counts = [0, 1, 2, 0, 1, 0, 1]  // of 1, 2, 2, 4 and 6
  ///     let multiples = counts.accumulatedOverMultiples(+)  // [0, 5, 4, 1, 1, 0, 1]
  ///     // Pairs whose two numbers each number divides, then those of which it is the greatest common divisor:
  ///     let pairs = multiples.map { $0 * ($0 - 1) / 2 }  // [0, 10, 6, 0, 0, 0, 0]
  ///     pairs.invertedOverMultiples(-)  // [0, 4, 6, 0, 0, 0, 0]
  ///
  /// Unlike sums over supersets, it is not undone by the same function with `-`.
  ///
  /// - Parameter combine: An associative and commutative operation, such as `+`. Each multiple counts once.
  /// - Returns: An array of the same length.
  /// - Complexity: O(*n* log log *n*) for *n* values.
  @inlinable
  public func accumulatedOverMultiples(
    _ combine: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _overMultiples(upward: false) { divisor, multiple in
      divisor = try combine(divisor, multiple)
    }
  }

  /// Returns the values whose sums over divisors are the elements (Möbius inversion).
  ///
  /// How many words of each length over the letters a and b are primitive, not a shorter word repeated:
  ///
  ///     let words = [1, 2, 4, 8, 16, 32, 64]  // each is a shortest one, of a length that divides its own, over and over
  ///     words.invertedOverDivisors(-)  // [1, 2, 2, 6, 12, 30, 54]
  ///
  /// - Parameter subtract: The inverse of the operation by which the values were combined: `-` for sums.
  /// - Returns: An array of the same length; the element at index 0 is left unchanged.
  /// - Complexity: O(*n* log log *n*) for *n* values.
  @inlinable
  public func invertedOverDivisors(
    _ subtract: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    try _overMultiples(upward: false) { divisor, multiple in
      multiple = try subtract(multiple, divisor)
    }
  }

  /// Returns the values whose sums over multiples are the elements (Möbius inversion).
  ///
  /// - Parameter subtract: The inverse of the operation by which the values were combined: `-` for sums.
  /// - Returns: An array of the same length; the element at index 0 is left unchanged.
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
  /// Returns the GCD convolution of two arrays: element *k* is the sum over all pairs of indices with the GCD *k*.
  ///
  ///     [0, 1, 1, 0, 1].gcdConvolution(with: [0, 1, 1, 0, 1])  // [0, 5, 3, 0, 1]
  ///
  /// Element *k* of the result is the exact sum of `self[i]` · `other[j]` over all positive *i* and *j* whose greatest
  /// common divisor is *k*. If element *i* is the number of occurrences of *i*, the result counts the pairs by their
  /// greatest common divisor.
  ///
  /// - Parameter other: An array of the same length. The first element of each array, for index 0, must be 0.
  /// - Precondition: Each element of the result fits `Int`. The sum of the magnitudes in one array, multiplied by that
  ///   in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log log *n*) for *n* elements.
  public func gcdConvolution(with other: [Int]) -> [Int] {
    _checkThatZeroIsInNoPair(other)
    // Modulo 2⁶⁴.
    let sums = _convolution(other, &*) { $0.accumulatedOverMultiples(&+) }
      .invertedOverMultiples(&-)
    return _PairSums.greatestDivisor.checked(sums, of: self, other)
  }

  /// Returns the LCM convolution of two arrays: element *k* is the sum over all pairs of indices with the LCM *k*.
  ///
  ///     [0, 1, 1, 0, 1].lcmConvolution(with: [0, 1, 1, 0, 1])  // [0, 1, 3, 0, 5]
  ///
  /// Element *k* of the result is the exact sum of `self[i]` · `other[j]` over all positive *i* and *j* whose least
  /// common multiple is *k*. Pairs whose least common multiple is beyond the last index are left out.
  ///
  /// - Parameter other: An array of the same length. The first element of each array, for index 0, must be 0.
  /// - Precondition: Each element of the result fits `Int`. The sum of the magnitudes in one array, multiplied by that
  ///   in the other, is less than 10⁴⁵.
  /// - Complexity: O(*n* log log *n*) for *n* elements.
  public func lcmConvolution(with other: [Int]) -> [Int] {
    _checkThatZeroIsInNoPair(other)
    let sums = _convolution(other, &*) { $0.accumulatedOverDivisors(&+) }.invertedOverDivisors(&-)
    return _PairSums.leastMultiple.checked(sums, of: self, other)
  }
}

extension Array {
  /// Returns the GCD convolution of two arrays: element *k* is the sum over all pairs of indices with the GCD *k*.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all positive *i* and *j* whose greatest common
  /// divisor is *k*.
  ///
  /// - Parameter other: An array of the same length. The first element of each array, for index 0, must be 0.
  /// - Complexity: O(*n* log log *n*) for *n* elements.
  @inlinable
  public func gcdConvolution<M: Modulus>(
    with other: [ModularInteger<M>]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _checkThatZeroIsInNoPair(other)
    return _convolution(other, { $0 * $1 }) { $0.accumulatedOverMultiples { $0 + $1 } }
      .invertedOverMultiples { $0 - $1 }
  }

  /// Returns the LCM convolution of two arrays: element *k* is the sum over all pairs of indices with the LCM *k*.
  ///
  /// Element *k* of the result is the sum of `self[i]` · `other[j]` over all positive *i* and *j* whose least common
  /// multiple is *k*. Pairs whose least common multiple is beyond the last index are left out.
  ///
  /// - Parameter other: An array of the same length. The first element of each array, for index 0, must be 0.
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
  /// Applies a step to each number and its multiple by a prime, one prime after the other, and returns the values.
  ///
  /// The numbers ascend, so that what a multiple receives is passed on to its own multiple, or descend.
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
