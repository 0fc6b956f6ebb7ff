// Cyclic convolution in several dimensions: a discrete Fourier transform along each. Cooley, Tukey, "An algorithm for the
// machine calculation of complex Fourier series", 1965; Bluestein, "A linear filtering approach", 1970.

extension Collection {
  /// Returns the product of two polynomials in several variables whose powers go around: multivariate cyclic convolution.
  ///
  ///     enum Modulus7: Modulus { static let value: UInt32 = 7 }
  ///     // 1 + 2x + 3x², and x: the power x³ is x⁰ again.
  ///     let polynomial: [ModularInteger<Modulus7>] = [1, 2, 3]
  ///     polynomial.cyclicConvolution(with: [0, 1, 0], shape: [3]).map(\.value)  // [3, 1, 2]
  ///
  /// The coefficients of a polynomial are a table of the given shape, row by row: the last variable changes fastest. The
  /// result is a table of the same shape. It counts pairs of things by sums of which only the remainders matter, such as
  /// days of the week and hours.
  ///
  /// - Parameters:
  ///   - other: The coefficients of the other polynomial.
  ///   - shape: For each variable *x* the number *n* of its powers, which are those modulo *x*ⁿ − 1.
  /// - Returns: The coefficients of the product: element (*k*, *l*, …) is the sum of `self[i, j, …]` ·
  ///   `other[k - i, l - j, …]`, where coordinates are taken modulo the shape.
  /// - Precondition: The modulus is a prime *p*, and all numbers in the shape are divisors of *p* − 1. Both polynomials have
  ///   as many coefficients as the table, which are at most 4,194,304.
  /// - Complexity: O(*dn* log *n*) time and O(*n*) space for *n* coefficients and *d* variables with more than one power.
  @inlinable
  public func cyclicConvolution<M: Modulus>(
    with other: some Collection<Element>, shape: [Int]
  ) -> [ModularInteger<M>] where Element == ModularInteger<M> {
    _CyclicConvolution.product(Array(self), Array(other), shape)
  }
}

// MARK: - Core

@usableFromInline
internal enum _CyclicConvolution<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>

  /// A step of a transform: of one of the factors of a length.
  @frozen @usableFromInline
  internal struct Stage {
    /// A factor of the length, and the quotient.
    @usableFromInline internal let factor, rest: Int
    /// How far elements are from each other whose numbers along the axis differ by one.
    @usableFromInline internal let step: Int
    /// A root of unity whose order is the length.
    @usableFromInline internal let root: Element

    @inlinable
    internal init(_ factor: Int, _ rest: Int, _ step: Int, _ root: Element) {
      (self.factor, self.rest, self.step, self.root) = (factor, rest, step, root)
    }

    /// The same with the inverse root.
    @inlinable internal var inverse: Stage { Stage(factor, rest, step, root.inverse) }
  }

  @inlinable
  internal static func product(_ a: [Element], _ b: [Element], _ shape: [Int]) -> [Element] {
    _MultivariateConvolution.checkSize(of: shape, a.count)
    precondition(b.count == a.count, "both polynomials have as many coefficients as the table")
    if a.isEmpty { return [] }
    let stages = stages(shape)
    var (x, y) = (a, b)
    for stage in stages {
      transformLines(&x, stage)
      twist(&x, stage)
      transformLines(&y, stage)
      twist(&y, stage)
    }
    // The values are in the order of the stages, which the inverse ones undo.
    for place in x.indices { x[place] *= y[place] }
    for stage in stages.reversed() {
      twist(&x, stage.inverse)
      transformLines(&x, stage.inverse)
    }
    let scale = Element(a.count).inverse
    return x.map { $0 * scale }
  }

  @inlinable
  internal static func stages(_ shape: [Int]) -> [Stage] {
    let order = Int(M.value) - 1
    let generator = Element((order + 1).leastPrimitiveRoot())
    var stages: [Stage] = []
    var step = 1
    for length in shape.reversed() {
      precondition(order % length == 0, "the modulus has no root of unity of this order")
      var (rest, root) = (length, generator.power(order / length))
      while rest > 1 {
        let factor = factor(of: rest)
        rest /= factor
        stages.append(Stage(factor, rest, step, root))
        root = root.power(factor)
      }
      step *= length
    }
    return stages
  }

  /// Returns the greatest factor up to 8, or else the least one.
  @inlinable
  internal static func factor(of length: Int) -> Int {
    for factor in (2...8).reversed() where length % factor == 0 { return factor }
    var factor = 11
    while factor * factor <= length {
      if length % factor == 0 { return factor }
      factor += 2
    }
    return length
  }

  /// Replaces the elements whose numbers differ by multiples of the rest, as coefficients, by values at roots of unity.
  @inlinable
  internal static func transformLines(_ table: inout [Element], _ stage: Stage) {
    let (length, step) = (stage.factor, stage.rest * stage.step)
    let root = stage.root.power(stage.rest)
    let powers = _Polynomial<M>.powers(1, root, length)
    let old = table
    for start in stride(from: 0, to: table.count, by: length * step) {
      if length > 64 {
        for first in start..<start + step {
          let line = (0..<length).map { old[first + $0 * step] }
          let values = _Polynomial<M>.values(of: line, from: 1, root, length)
          for (number, value) in values.enumerated() { table[first + number * step] = value }
        }
        continue
      }
      for number in 0..<length {
        let target = start + number * step
        for offset in 0..<step { table[target + offset] = old[start + offset] }
        for other in 1..<length {
          let (power, source) = (powers[number * other % length], start + other * step)
          for offset in 0..<step { table[target + offset] += old[source + offset] * power }
        }
      }
    }
  }

  /// Multiplies each element by the power of the root whose exponent is its number in the rest, times the number of the
  /// value.
  @inlinable
  internal static func twist(_ table: inout [Element], _ stage: Stage) {
    if stage.rest == 1 { return }
    let block = stage.rest * stage.step
    for (number, start) in stride(from: 0, to: table.count, by: block).enumerated() {
      let base = stage.root.power(number % stage.factor)
      var (power, place): (Element, Int) = (1, start)
      for _ in 0..<stage.rest {
        for _ in 0..<stage.step {
          table[place] *= power
          place += 1
        }
        power *= base
      }
    }
  }
}
