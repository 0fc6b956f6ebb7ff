// The number of squarefree numbers, from the Möbius function up to a small part of the root of the limit, and sums of it
// (Mertens function) beyond. Pawlewicz, "Counting square-free numbers", 2011.

/// Returns the number of squarefree numbers from 1 to a limit: those that no square but 1 divides.
///
///     numberOfSquarefreeNumbers(upTo: 10)  // 7: 1, 2, 3, 5, 6, 7 and 10
///     numberOfSquarefreeNumbers(upTo: 1_000_000_000_000_000_000)  // 607927101854022750
///
/// - Parameter limit: The limit, inclusive; below 1 there are none.
/// - Complexity: O(*n*^⅖ log log *n*) time and O(*n*^⅖) space for a limit *n*.
public func numberOfSquarefreeNumbers(upTo limit: Int) -> Int {
  if limit < 1 { return 0 }
  // Inclusion and exclusion: the sum of μ(d) · ⌊limit / d²⌋. For d beyond `small`, these quotients are less than
  // `quotients`: each of them counts all d for which it is at least as large.
  let quotients = _squarefreeQuotients(limit)
  let small = (limit / quotients).integerSquareRoot()
  let sums = _MertensSums(upTo: small)
  var count = 0
  for divisor in 1...small {
    let sign = sums[divisor] - sums[divisor - 1]
    if sign != 0 { count += sign * (limit / (divisor * divisor)) }
  }
  var large = [Int](repeating: 0, count: quotients)
  for quotient in (1..<quotients).reversed() {
    // Invariant: the sums of the Möbius function up to √(limit / q) are there for all q from the next one on.
    let root = (limit / quotient).integerSquareRoot()
    large[quotient] = sums.sum(upTo: root, quotient, large)
    count += large[quotient] - sums[small]
  }
  return count
}

// MARK: - Core

/// Returns the quotient of the limit from which on it pays to have all numbers with it.
internal func _squarefreeQuotients(_ limit: Int) -> Int {
  // The fifth root, rounded up.
  var root = 1
  while limit / root / root / root / root > root { root += 1 }
  return root
}

/// The sums of the Möbius function up to each number up to a limit.
internal struct _MertensSums {
  /// Their magnitudes are less than the root of the number, which is below 2¹³ for what a limit of `Int.max` takes.
  private var sums: [Int16]

  internal init(upTo limit: Int) {
    sums = [0]
    sums.reserveCapacity(limit + 1)
    let primes = Array(PrimeSieve(upTo: limit.integerSquareRoot()))
    let blockLength = Swift.min(limit, 1 << 15)
    var products = [Int32](repeating: 1, count: blockLength)
    var sum: Int16 = 0
    for start in stride(from: 1, through: limit, by: blockLength) {
      let end = Swift.min(start + blockLength, limit + 1)
      // For each number the product of its prime factors up to the root, each of them negative; 0 if a square divides
      // it.
      products.withUnsafeMutableBufferPointer { products in
        products.update(repeating: 1)
        for prime in primes {
          let factor = Int32(truncatingIfNeeded: -prime)
          var multiple = (start + prime - 1) / prime * prime - start
          while multiple < end - start {
            products[multiple] &*= factor
            multiple += prime
          }
          let square = prime * prime
          multiple = (start + square - 1) / square * square - start
          while multiple < end - start {
            products[multiple] = 0
            multiple += square
          }
        }
        for number in start..<end {
          let product = Int(products[number - start])
          // One larger prime may be left.
          if product != 0 { sum += (product > 0) == (Swift.abs(product) == number) ? 1 : -1 }
          sums.append(sum)
        }
      }
    }
  }

  internal subscript(number: Int) -> Int { Int(sums[number]) }

  /// Returns the sum of the Möbius function up to √(*n* / `quotient`), rounded down, for some *n*.
  ///
  /// - Parameters:
  ///   - root: That root.
  ///   - quotient: At least 1.
  ///   - large: Sums up to roots of further quotients. Where these end, roots are within the limit.
  internal func sum(upTo root: Int, _ quotient: Int, _ large: [Int]) -> Int {
    // The sum of M(⌊root / i⌋) over all i is 1. For large i there are few quotients.
    if root < sums.count { return self[root] }
    var sum = 1
    let last = root.integerSquareRoot()
    let root = UInt32(root)
    var before = Int(root)
    for number in 1...last {
      let after = Int(root / UInt32(number + 1))
      sum -= self[number] * (before - after)
      before = after
    }
    for divisor in 2..<before + 1 {
      let place = quotient * divisor * divisor
      sum -= place < large.count ? large[place] : self[Int(root / UInt32(divisor))]
    }
    return sum
  }
}
