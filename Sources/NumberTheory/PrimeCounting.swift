// The prime-counting function, without finding the primes. Meissel, "Ueber die Bestimmung der Primzahlenmenge innerhalb
// gegebener Grenzen", 1870; as a sieve of counts: Lucy_Hedgehog, Project Euler 10, 2013; Min_25, 2018.

/// Returns the number of primes up to a limit (prime-counting function π).
///
///     numberOfPrimes(upTo: 100)  // 25
///     numberOfPrimes(upTo: 100_000_000_000)  // 4118054813
///
/// A ``PrimeSieve`` takes longer, but gives the primes themselves.
///
/// - Parameter limit: The limit, inclusive, up to 2⁵²; below 2 there are no primes.
/// - Complexity: O(*n*^¾ / log *n*) time and O(√*n*) space for a limit *n*.
public func numberOfPrimes(upTo limit: Int) -> Int {
  precondition(limit <= 1 << 52, "the limit is more than 4503599627370496")
  if limit < 2 { return 0 }
  let counts = _PrimeCounts(limit)
  defer { counts.deallocate() }
  return counts.count()
}

// MARK: - Core

/// For each quotient of the limit, how many odd numbers from 3 up to it are left by a sieve.
///
/// The multiples of small primes are crossed off, but not the primes.
internal struct _PrimeCounts {
  private let limit: Int
  /// The square root of the limit, rounded down.
  private let root: Int
  /// At *i*, how many are left up to 2*i* + 1, for all odd numbers up to the root.
  private let small: UnsafeMutableBufferPointer<Int32>
  /// 1 and the numbers up to the root that are left and have not been used for crossing off, in ascending order.
  private let left: UnsafeMutableBufferPointer<Int32>
  /// For each of them, how many are left up to the limit divided by it.
  private let large: UnsafeMutableBufferPointer<Int>
  /// At *i*, whether 2*i* + 1 is crossed off, or has been used for it.
  private let isDone: UnsafeMutableBufferPointer<Bool>

  /// - Parameter limit: 2 or more.
  internal init(_ limit: Int) {
    self.limit = limit
    root = limit.integerSquareRoot()
    let count = (root + 1) / 2
    small = .allocate(capacity: count)
    left = .allocate(capacity: count)
    large = .allocate(capacity: count)
    isDone = .allocate(capacity: count)
    isDone.initialize(repeating: false)
    for index in 0..<count {
      small.initializeElement(at: index, to: Int32(truncatingIfNeeded: index))
      left.initializeElement(at: index, to: Int32(truncatingIfNeeded: 2 * index + 1))
      large.initializeElement(at: index, to: (limit / (2 * index + 1) - 1) / 2)
    }
  }

  internal func deallocate() {
    small.deallocate()
    left.deallocate()
    large.deallocate()
    isDone.deallocate()
  }

  internal func count() -> Int {
    var (primes, leftCount, prime) = (0, left.count, 3)
    while prime * prime * prime * prime <= limit {
      if !isDone[prime / 2] {
        // Invariant: multiples of the odd primes before this one, so many, are crossed off.
        leftCount = crossOff(prime, primes, leftCount)
        primes += 1
      }
      prime += 2
    }
    // The prime 2, which is not odd.
    return 1 + countWithoutProducts(primes, leftCount)
  }

  /// Crosses off the multiples of a prime from its square on, and returns how many numbers up to the root are left.
  private func crossOff(_ prime: Int, _ primes: Int, _ leftCount: Int) -> Int {
    isDone[prime / 2] = true
    for odd in stride(from: prime * prime / 2, to: isDone.count, by: prime) { isDone[odd] = true }
    // The multiples that are crossed off up to any quotient are the prime times the numbers that are left from the
    // prime on, up to the quotient divided by the prime.
    var count = 0
    for index in 0..<leftCount {
      let divisor = Int(left[index])
      if isDone[divisor / 2] { continue }
      let product = divisor * prime
      let others =
        product <= root
        ? large[Int(small[product / 2]) - primes] : Int(small[(quotient(limit, product) - 1) / 2])
      large[count] = large[index] - others + primes
      left[count] = Int32(truncatingIfNeeded: divisor)
      count += 1
    }
    // In descending order of the quotients, as smaller ones are needed unchanged.
    var end = small.count
    for factor in stride(from: (root / prime - 1) | 1, through: prime, by: -2) {
      let others = small[factor / 2] - Int32(truncatingIfNeeded: primes)
      let start = factor * prime / 2
      for index in start..<end { small[index] &-= others }
      end = start
    }
    return count
  }

  /// Returns the number of odd primes up to the limit, when what is left has prime factors above its fourth root only.
  ///
  /// Then the numbers up to the root are primes, and others have up to three prime factors.
  private func countWithoutProducts(_ primes: Int, _ leftCount: Int) -> Int {
    // For each prime q up to the root its multiples are removed whose other factor is left: the numbers up to the limit
    // over q, without the primes below q, and without multiples of smaller primes r.
    var count = large[0]
    for index in 1..<Swift.max(leftCount, 1) { count -= large[index] - (primes + index - 1) }
    for index in 1..<Swift.max(leftCount, 1) {
      let prime = Int(left[index])
      let rest = limit / prime
      // The last prime q whose product with the square of this one, r, is not above the limit.
      let last = Int(small[(rest / prime - 1) / 2]) - primes
      if last <= index { break }
      // As r³q is above the limit, all that are left up to the limit over qr are primes.
      var multiples = 0
      for other in index + 1...last {
        multiples += Int(small[(quotient(rest, Int(left[other])) - 1) / 2])
      }
      count += multiples - (last - index) * (primes + index - 1)
    }
    return count
  }

  /// Returns the quotient of numbers up to 2⁵², rounded down.
  @inline(__always)
  private func quotient(_ dividend: Int, _ divisor: Int) -> Int {
    // In a third of the time of an integer division. It is not rounded up to an integer: its distance from there is
    // more than 2⁻⁵³ of it.
    Int(Double(dividend) / Double(divisor))
  }
}
