// Whether sums of products over pairs of indices, computed modulo 2⁶⁴, are exact: they are if an upper bound is small,
// or if they are right modulo enough primes. Knuth, TAOCP vol. 2, 4.3.2.

/// The operation that combines the two indices of a pair.
internal enum _PairSums {
  case exclusiveOr, union, intersection, disjointUnion, greatestDivisor, leastMultiple

  /// Whether one index and the result of the operation determine the other index.
  private var isReversible: Bool { self == .exclusiveOr || self == .disjointUnion }

  /// Returns the sums, and traps if one of them does not fit `Int`.
  ///
  /// - Parameters:
  ///   - sums: The sums modulo a power of two.
  ///   - a: The factors.
  ///   - b: The other factors, as many.
  ///   - lostBits: The number of bits of 64 that are not known.
  internal func checked(
    _ sums: [Int], of a: [Int], _ b: [Int], lostBits: Int = 0
  ) -> [Int] {
    func magnitudes(_ numbers: [Int]) -> (sum: Double, largest: Double) {
      numbers.reduce((0, 0)) { known, number in
        let magnitude = Double(number).magnitude
        return (known.sum + magnitude, Swift.max(known.largest, magnitude))
      }
    }
    let (ofA, ofB) = (magnitudes(a), magnitudes(b))
    let largest = ofA.sum * (isReversible ? ofB.largest : ofB.sum) * Double(1 << lostBits)
    if largest < 9.2e18 { return sums }
    // The computed and the true sums differ by a multiple of a power of two, by less than the product of the primes.
    precondition(largest < 1.45e45, "the sums of products may be too large")
    check(sums, a, b, _Convolution.First.self)
    check(sums, a, b, _Convolution.Second.self)
    check(sums, a, b, _Convolution.Third.self)
    return sums
  }

  private func check<Prime: Modulus>(_ sums: [Int], _ a: [Int], _ b: [Int], _: Prime.Type) {
    func remainders(_ numbers: [Int]) -> [ModularInteger<Prime>] {
      numbers.map { ModularInteger($0) }
    }
    precondition(
      convolution(remainders(a), remainders(b)) == remainders(sums),
      "a sum of products does not fit Int")
  }

  private func convolution<M: Modulus>(
    _ a: [ModularInteger<M>], _ b: [ModularInteger<M>]
  ) -> [ModularInteger<M>] {
    switch self {
    case .exclusiveOr: return a.xorConvolution(with: b)
    case .union: return a.orConvolution(with: b)
    case .intersection: return a.andConvolution(with: b)
    case .disjointUnion: return a.subsetConvolution(with: b)
    case .greatestDivisor: return a.gcdConvolution(with: b)
    case .leastMultiple: return a.lcmConvolution(with: b)
    }
  }
}
