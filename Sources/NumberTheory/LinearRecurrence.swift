// Terms of linear recurrences. Bostan, Mori, "A simple and fast algorithm for computing the N-th term of a linearly
// recurrent sequence", 2021.

extension Collection {
  /// Returns a term of a linear recurrence whose initial terms are the elements (Bostan–Mori).
  ///
  ///     let fibonacci: [ModularInteger<Modulus1000000007>] = [0, 1]
  ///     fibonacci.term(at: 10, ofLinearRecurrence: [1, 1])  // 55
  ///     fibonacci.term(at: 1_000_000_000_000_000_000, ofLinearRecurrence: [1, 1])  // 209783453
  ///
  /// With the coefficients *c*, term *k* is `c[0]` times term *k* − 1, plus `c[1]` times term *k* − 2, and so on. Every
  /// modulus works, prime or not. Where the coefficients are not known, `shortestLinearRecurrence()` finds them.
  ///
  /// - Parameters:
  ///   - place: The index of the term, counted from 0.
  ///   - coefficients: The coefficients of the recurrence, at most as many as there are elements. Further elements are
  ///     ignored.
  /// - Precondition: There are at most 4,194,303 coefficients.
  /// - Complexity: O(*d* log *d* log *k*) time and O(*d*) space for *d* coefficients and term *k*.
  @inlinable
  public func term<M: Modulus>(
    at place: Int, ofLinearRecurrence coefficients: some Collection<Element>
  ) -> ModularInteger<M> where Element == ModularInteger<M> {
    precondition(place >= 0, "the place of a term is negative")
    let terms = Array(prefix(coefficients.count))
    precondition(terms.count == coefficients.count, "there are fewer terms than coefficients")
    precondition(terms.count < 1 << 22, "a linear recurrence has at most 4194303 coefficients")
    return place < terms.count ? terms[place] : _Series.term(place, terms, Array(coefficients))
  }

  /// Returns consecutive terms of a linear recurrence whose initial terms are the elements.
  ///
  ///     let fibonacci: [ModularInteger<Modulus1000000007>] = [0, 1]
  ///     fibonacci.terms(in: 10..<14, ofLinearRecurrence: [1, 1])  // [55, 89, 144, 233]
  ///     let far = 1_000_000_000_000_000_000
  ///     fibonacci.terms(in: far..<far + 3, ofLinearRecurrence: [1, 1])  // [209783453, 680057396, 889840849]
  ///
  /// With the coefficients *c*, term *k* is `c[0]` times term *k* − 1, plus `c[1]` times term *k* − 2, and so on. Every
  /// modulus works, prime or not. If the terms are not known from the beginning, but from some place on, that place
  /// counts as 0.
  ///
  /// - Parameters:
  ///   - places: The indices of the terms, counted from 0.
  ///   - coefficients: The coefficients of the recurrence, at most as many as there are elements. Further elements are
  ///     ignored.
  /// - Precondition: There are at most 4,194,303 coefficients and at most 8,388,608 places.
  /// - Complexity: O(*d* log *d* log *k* + *m* log *m*) time and O(*d* log *k* + *m*) space for *d* coefficients and *m*
  ///   terms from term *k* on.
  @inlinable
  public func terms<M: Modulus>(
    in places: Range<Int>, ofLinearRecurrence coefficients: some Collection<Element>
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    precondition(places.lowerBound >= 0, "the place of a term is negative")
    precondition(places.count <= 1 << 23, "there are at most 8388608 places")
    let terms = Array(prefix(coefficients.count))
    precondition(terms.count == coefficients.count, "there are fewer terms than coefficients")
    precondition(terms.count < 1 << 22, "a linear recurrence has at most 4194303 coefficients")
    return _Series.terms(places, terms, Array(coefficients))
  }
}

// MARK: - Core

extension _Series {
  @inlinable
  internal static func term(
    _ place: Int, _ terms: [Element], _ coefficients: [Element]
  ) -> Element {
    if terms.isEmpty { return 0 }
    // The generating function of the sequence is a quotient of two polynomials; the divisor begins with 1.
    var divisor: [Element] = [1] + coefficients.map { -$0 }
    var dividend = terms.convolution(with: divisor)[..<terms.count] + [0]
    let count = divisor.count
    if count <= shortCount { return shortTerm(place, Array(dividend), divisor) }
    let (half, whole) = evenTransforms(count)
    var place = place
    while place > 1 {
      // Invariant: the term is the coefficient at `place` of the dividend divided by the divisor. Both are multiplied
      // by the divisor at −x. Then the divisor has even powers only, and of the dividend those matter whose parity is
      // that of the place, which a factor of x makes even.
      if place % 2 == 1 { dividend.insert(0, at: 0) }
      place = place / 2 + place % 2
      let values = whole.values(divisor)
      dividend = half.evenProduct(whole.values(dividend), values)[..<count]
      divisor = Array(half.evenProduct(values, values)[..<count])
    }
    return place == 0 ? dividend[0] : dividend[1] - dividend[0] * divisor[1]
  }

  @inlinable
  internal static func terms(
    _ places: Range<Int>, _ terms: [Element], _ coefficients: [Element]
  ) -> [Element] {
    let count = terms.count
    if count == 0 { return [Element](repeating: 0, count: places.count) }
    let divisor = [1] + coefficients.map { -$0 }
    let dividend = terms.convolution(with: divisor)[..<count]
    // The inverse of the divisor, from count − 1 places before the first term on, is a quotient by the same divisor; so
    // is its product with the dividend. The first count − 1 coefficients of that are dropped with a remainder.
    let inverse = inverse(of: divisor, endingAt: places.lowerBound).convolution(with: divisor)
    let product = inverse[..<count].convolution(with: dividend)
    let dropped = quotient(product, by: divisor, count - 1).convolution(with: divisor)
    let rest = product.enumerated().dropFirst(count - 1).map { place, coefficient in
      place < dropped.count ? coefficient - dropped[place] : coefficient
    }
    return quotient(rest, by: divisor, places.count)
  }

  /// Returns those coefficients of the inverse of a series up to a place that are one fewer than the series has; 0
  /// before the first one.
  ///
  /// - Parameter divisor: At least two coefficients, the first of them 1.
  @inlinable
  internal static func inverse(of divisor: [Element], endingAt place: Int) -> [Element] {
    let last = divisor.count - 1
    let (half, whole) = evenTransforms(divisor.count)
    var (divisor, place) = (divisor, place)
    var steps: [(values: _CyclicTransform<M>.Values, isOdd: Bool)] = []
    while place > 0 {
      // The inverse is the divisor at −x times the inverse of the product of both, whose even powers alone are not 0.
      let values = whole.values(divisor)
      steps.append((values, place % 2 == 1))
      divisor = Array(half.evenProduct(values, values)[...last])
      place /= 2
    }
    var inverse = [Element](repeating: 0, count: last - 1) + [1]
    for (values, isOdd) in steps.reversed() {
      // Invariant: the coefficients are those up to the place that the remaining steps lead to. Of the product only
      // the beginning wraps around, which is not needed.
      let first = isOdd ? last : last - 1
      inverse = Array(whole.spreadProduct(half.values(inverse), values)[first..<first + last])
    }
    return inverse
  }

  /// Returns transforms for the even part of products, with the given number of coefficients, and for whole products.
  @inlinable
  internal static func evenTransforms(
    _ count: Int
  ) -> (half: _CyclicTransform<M>, whole: _CyclicTransform<M>) {
    var size = 2
    while size < count { size *= 2 }
    return (_CyclicTransform(size: size), _CyclicTransform(size: 2 * size))
  }

  /// Returns the same where naive products are faster: without allocations, a third of the time for two coefficients.
  @inlinable
  internal static func shortTerm(
    _ place: Int, _ dividend: [Element], _ divisor: [Element]
  ) -> Element {
    var (dividend, divisor, spare) = (dividend, divisor, divisor)
    var place = place
    while place > 1 {
      evenProduct(dividend, divisor, from: -(place & 1), into: &spare)
      Swift.swap(&dividend, &spare)
      evenProduct(divisor, divisor, from: 0, into: &spare)
      Swift.swap(&divisor, &spare)
      place = place / 2 + place % 2
    }
    return place == 0 ? dividend[0] : dividend[1] - dividend[0] * divisor[1]
  }

  /// Computes every other coefficient of *a*(*x*) · *b*(−*x*).
  ///
  /// - Parameter first: The index of the first one, 0 or −1.
  @inlinable
  internal static func evenProduct(
    _ a: [Element], _ b: [Element], from first: Int, into product: inout [Element]
  ) {
    for index in b.indices {
      let place = first + 2 * index
      var sum: Element = 0
      var other = Swift.max(0, place - a.count + 1)
      while other <= Swift.min(place, b.count - 1) {
        let next = a[place - other] * b[other]
        sum = other & 1 == 0 ? sum + next : sum - next
        other += 1
      }
      product[index] = sum
    }
  }
}
