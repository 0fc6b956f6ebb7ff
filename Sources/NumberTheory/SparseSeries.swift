// Quotients, exponentials and powers of formal power series with few terms: one coefficient after the other, by a linear
// recurrence with a summand for each term. Knuth, TAOCP vol. 2, 4.7 (Euler's recurrence for powers).

extension _Series {
  /// The places of the terms of a series but the constant one, and their coefficients.
  @usableFromInline internal typealias Terms = (places: [Int], numbers: [Element])

  /// The number of terms up to which a quotient, an exponential, a power and a square root by a recurrence take less
  /// time than by transforms; of these there are three for most moduli.
  @inlinable
  internal static var fewTerms: (quotient: Int, exponential: Int, power: Int, squareRoot: Int) {
    M.value == Modulus998244353.value ? (64, 128, 128, 48) : (192, 384, 384, 144)
  }

  /// Returns the terms of a series but the constant one, or `nil` if there are more than the given number of them.
  @inlinable
  internal static func terms(
    of series: some Collection<Element>, count: Int, upTo largest: Int
  ) -> Terms? {
    var terms: Terms = ([], [])
    var place = 1
    for number in series.prefix(count).dropFirst() {
      if number != 0 {
        if terms.places.count == largest { return nil }
        terms.places.append(place)
        terms.numbers.append(number)
      }
      place += 1
    }
    return terms
  }

  @inlinable
  internal static func quotient(
    _ dividend: [Element], by divisor: Terms, times inverse: Element, _ count: Int
  ) -> [Element] {
    recurrence(divisor.places, (dividend.first ?? 0) * inverse, count) { place, sum in
      ((place < dividend.count ? dividend[place] : 0) - sum(divisor.numbers)) * inverse
    }
  }

  /// - Parameter inverses: Of the numbers below the count.
  @inlinable
  internal static func exponential(_ series: Terms, _ inverses: [Element]) -> [Element] {
    // The derivative of the exponential is the product of the derivative of the series and the exponential.
    let derivative = derivative(series)
    return recurrence(series.places, 1, inverses.count) { place, sum in
      sum(derivative) * inverses[place]
    }
  }

  /// Returns a power of a series with the constant term 1, of any exponent.
  ///
  /// - Parameter inverses: Of the numbers below the count.
  @inlinable
  internal static func power(
    _ series: Terms, to exponent: Element, _ inverses: [Element]
  ) -> [Element] {
    // The product of the series and the derivative of the power is the exponent times that of the derivative of the
    // series and the power. So each coefficient f of the series, at i, adds f · ((e + 1)i - n) times that at n - i.
    let (derivative, next) = (derivative(series), exponent + 1)
    return recurrence(series.places, 1, inverses.count) { place, sum in
      (sum(derivative) * next - sum(series.numbers) * Element(place)) * inverses[place]
    }
  }

  /// Returns the coefficients of the derivative.
  @inlinable
  internal static func derivative(_ series: Terms) -> [Element] {
    zip(series.places, series.numbers).map { Element($0) * $1 }
  }

  /// Returns numbers each of which is made of those at given distances before it.
  ///
  /// - Parameters:
  ///   - distances: The distances, ascending.
  ///   - first: The first number.
  ///   - body: Returns the number at a place. It is given the place, and what returns the sum of the numbers at the
  ///     distances before, each times its factor.
  @inlinable
  internal static func recurrence(
    _ distances: [Int], _ first: Element, _ count: Int,
    body: (_ place: Int, _ sum: (_ factors: [Element]) -> Element) -> Element
  ) -> [Element] {
    var numbers = [Element](repeating: first, count: count)
    let modulus = UInt64(Element._modulus)
    // So many products, and a remainder, fit 64 bits; at least three, as the modulus is at most 2³¹.
    let most = Int(clamping: (UInt64.max - modulus) / Swift.max((modulus - 1) * (modulus - 1), 1))
    var known = 0
    distances.withUnsafeBufferPointer { distances in
      numbers.withUnsafeMutableBufferPointer { numbers in
        for place in stride(from: 1, to: count, by: 1) {
          while known < distances.count && distances[known] <= place { known += 1 }
          numbers[place] = body(place) { factors in
            factors.withUnsafeBufferPointer { factors in
              var (sum, rest): (UInt64, Int) = (0, most)
              for index in 0..<known {
                if rest == 0 { (sum, rest) = (sum % modulus, most) }
                rest &-= 1
                sum &+=
                  UInt64(factors[index]._remainder)
                  &* UInt64(numbers[place &- distances[index]]._remainder)
              }
              return Element(_remainder: UInt32(truncatingIfNeeded: sum % modulus))
            }
          }
        }
      }
    }
    return numbers
  }
}
