// The sum of the primes up to a limit, without finding most of them: Lucy_Hedgehog, Project Euler 10, 2013.

/// Returns the sum of the primes up to a limit.
///
///     sumOfPrimes(upTo: 10)  // 17
///     sumOfPrimes(upTo: 10_000_000_000)  // 2220822432581729238
///
/// - Parameter limit: The limit, inclusive, up to 20,000,000,000, beyond which sums soon do not fit `Int`; below 2 the
///   sum is 0.
/// - Complexity: O(*n*^¾ / log *n*) time and O(√*n*) space for a limit *n*.
public func sumOfPrimes(upTo limit: Int) -> Int {
  precondition(limit <= 20_000_000_000, "the limit is more than 20000000000")
  if limit < 2 { return 0 }
  let sums = _PrimeSums(limit)
  defer { sums.deallocate() }
  // The prime 2, which is not odd.
  return 2 + Int(sums.sum())
}

// MARK: - Core

/// For each quotient of the limit and an odd number, the sum of the odd numbers from 3 up to it that a sieve leaves.
///
/// The multiples of small primes are crossed off, but not the primes. Wraparound is intended: sums are right modulo
/// 2⁶⁴, and the last one fits.
internal struct _PrimeSums {
  private let limit: Int
  /// The square root of the limit, rounded down.
  private let root: Int
  /// At *i*, the sum up to 2*i* + 1, for all odd numbers up to the root.
  private let small: UnsafeMutableBufferPointer<UInt>
  /// At *i*, the sum up to the limit divided by 2*i* + 1, for all odd numbers up to the root.
  private let large: UnsafeMutableBufferPointer<UInt>

  /// - Parameter limit: 1 to 20,000,000,000.
  internal init(_ limit: Int) {
    self.limit = limit
    root = limit.integerSquareRoot()
    let count = (root + 1) / 2
    small = .allocate(capacity: count)
    large = .allocate(capacity: count)
    for index in 0..<count {
      // The sum of the first k odd numbers, less 1, which is no prime.
      small.initializeElement(at: index, to: UInt((index + 1) * (index + 1) - 1))
      let odds = UInt((limit / (2 * index + 1) + 1) / 2)
      large.initializeElement(at: index, to: odds &* odds &- 1)
    }
  }

  internal func deallocate() {
    small.deallocate()
    large.deallocate()
  }

  internal func sum() -> UInt {
    for prime in PrimeSieve(upTo: root).dropFirst() {
      // Invariant: multiples of smaller primes are crossed off. Those of this one that are crossed off up to a quotient
      // are its products with what is left from the prime on, up to that quotient over the prime.
      let factor = UInt(prime)
      let before = small[prime / 2 - 1]
      let end = (Swift.min(root, limit / (prime * prime)) + 1) / 2
      // For large quotients by divisors up to this one the quotient over the prime is large too.
      let largeEnd = Swift.min((root / prime + 1) / 2, end)
      for index in 0..<largeEnd {
        large[index] &-= factor &* (large[index * prime + prime / 2] &- before)
      }
      for index in largeEnd..<end {
        // In a third of the time of an integer division; exact, as both are far below 2⁵³.
        let quotient = Int(Double(limit) / Double((2 * index + 1) * prime))
        large[index] &-= factor &* (small[(quotient - 1) / 2] &- before)
      }
      // In descending order of the quotients, as smaller ones are needed unchanged.
      var smallEnd = small.count
      for other in stride(from: (root / prime - 1) | 1, through: prime, by: -2) {
        let multiples = factor &* (small[other / 2] &- before)
        let start = other * prime / 2
        for index in start..<smallEnd { small[index] &-= multiples }
        smallEnd = start
      }
    }
    return large[0]
  }
}
