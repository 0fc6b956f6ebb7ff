// Sums of two squares, by the factors of a number among the Gaussian integers. Fermat's theorem for primes; Hermite,
// "Note au sujet de l'article précédent", 1848; Hardy, Wright: An Introduction to the Theory of Numbers, chapter 16.

extension Int {
  /// Returns all representations of this number as a sum of two squares *x*² + *y*² with 0 ≤ *x* ≤ *y*.
  ///
  ///     25.sumsOfTwoSquares().map { [$0.x, $0.y] }  // [[0, 5], [3, 4]]
  ///     21.sumsOfTwoSquares().isEmpty  // true
  ///
  /// There is one if and only if each prime factor that is 3 modulo 4 has an even exponent. The points of a circle
  /// around the origin whose coordinates are integers are these, with all signs and both orders.
  ///
  /// - Returns: The representations, in ascending order of `x`; none if this number is negative.
  /// - Complexity: That of `primeFactorization()`, and O(*k* log *k*) for *k* representations, at most 2304.
  public func sumsOfTwoSquares() -> [(x: Int, y: Int)] {
    if self < 1 { return self == 0 ? [(0, 0)] : [] }
    // All Gaussian integers x + yi whose norm x² + y² is the product of the primes so far, but for multiples by units.
    var numbers = [_GaussianInteger(x: 1, y: 0)]
    for (prime, exponent) in primeFactorization() {
      let root = (0..<exponent / 2).reduce(1) { power, _ in power * prime }
      if prime == 2 {
        let factor = _GaussianInteger(x: root, y: 0)
        let last = _GaussianInteger(x: 1, y: exponent % 2)
        numbers = numbers.map { $0 * factor * last }
      } else if prime % 4 == 3 {
        if exponent % 2 == 1 { return [] }
        numbers = numbers.map { $0 * _GaussianInteger(x: root, y: 0) }
      } else {
        let powers = _GaussianInteger(ofNorm: prime)._products(exponent)
        numbers = numbers.flatMap { number in powers.map { number * $0 } }
      }
    }
    let sums = numbers.map { number in
      let (x, y) = (Swift.abs(number.x), Swift.abs(number.y))
      return (x: Swift.min(x, y), y: Swift.max(x, y))
    }.sorted { $0.x < $1.x }
    return sums.indices.filter { $0 == 0 || sums[$0].x != sums[$0 - 1].x }.map { sums[$0] }
  }
}

// MARK: - Core

/// A Gaussian integer *x* + *yi*, whose norm *x*² + *y*² fits `Int`.
internal struct _GaussianInteger {
  internal let x: Int
  internal let y: Int

  internal init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// Creates a prime factor of a prime that is 1 modulo 4, whose norm the prime is.
  internal init(ofNorm prime: Int) {
    // Euclid's algorithm for the prime and a square root of −1: the first remainders below the root of the prime.
    var (larger, smaller) = (prime, (-1).squareRoot(modulo: prime)!)
    let root = prime.integerSquareRoot()
    while larger > root { (larger, smaller) = (smaller, larger % smaller) }
    self.init(x: larger, y: smaller)
  }

  /// Returns the product of two numbers.
  ///
  /// No product of coordinates is more than the root of the product's norm.
  internal static func * (left: Self, right: Self) -> Self {
    Self(x: left.x * right.x - left.y * right.y, y: left.x * right.y + left.y * right.x)
  }

  /// Returns all products of so many factors, each of them this number or its conjugate.
  internal func _products(_ count: Int) -> [Self] {
    let conjugate = Self(x: x, y: -y)
    var products = [Self(x: 1, y: 0)]
    for _ in 0..<count {
      products = products.map { $0 * self } + [products[products.count - 1] * conjugate]
    }
    return products
  }
}
