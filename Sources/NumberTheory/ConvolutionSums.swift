// Convolutions, naively or by number-theoretic transforms modulo one to three primes: the residues determine the sums
// modulo the product of the primes, and so exactly if they are smaller. Knuth, TAOCP vol. 2, 4.3.2 and 4.3.3.

/// The prime 7 · 2²⁶ + 1.
internal enum _Modulus469762049: Modulus {
  internal static var value: UInt32 { 469_762_049 }
}

/// The prime 5 · 2²⁵ + 1.
internal enum _Modulus167772161: Modulus {
  internal static var value: UInt32 { 167_772_161 }
}

/// The parts of convolutions.
@usableFromInline
internal enum _Convolution {
  internal typealias First = Modulus998244353
  internal typealias Second = _Modulus469762049
  internal typealias Third = _Modulus167772161

  /// Returns the convolution of residues modulo a number.
  @usableFromInline
  internal static func modulo(_ modulus: UInt32, _ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    // Several transforms take as long as more products.
    if Swift.min(a.count, b.count) <= (modulus == First.value ? 50 : 150) {
      // A sum grows up to three times the square of the modulus, which is at most 2⁶², and is reduced by two of them
      // then.
      let much = 2 * UInt64(modulus) * UInt64(modulus)
      let sums = oneByOne(a, b) { sum, x, y in
        let next = sum &+ UInt64(x) &* UInt64(y)
        return next < much ? next : next &- much
      }
      return sums.map { UInt32(truncatingIfNeeded: $0 % UInt64(modulus)) }
    }
    if modulus == First.value { return transformed(a, b, First.self) }
    return remainders(of: sums(a.map { Int($0) }, b.map { Int($0) }), modulo: modulus)
  }

  /// Returns the remainders of sums of products.
  internal static func remainders(
    of sums: [(low: Int, high: Int)], modulo modulus: UInt32
  ) -> [UInt32] {
    let (divisor, factor) = (Int(modulus), Int(First.value % modulus))
    return sums.map { low, high in
      // Of a negative sum only `high` is negative.
      let rest = (high % divisor * factor + low) % divisor
      return UInt32(truncatingIfNeeded: rest < 0 ? rest + divisor : rest)
    }
  }

  /// Returns the convolution of integers.
  @usableFromInline
  internal static func wholeNumbers(_ a: [Int], _ b: [Int]) -> [Int] {
    if Swift.min(a.count, b.count) <= 96, largestSum(a, b) < 9.2e18 {
      return oneByOne(a, b) { sum, x, y in sum &+ x &* y }
    }
    return sums(a, b).map { low, high in
      let (upper, lower) = Int(First.value).multipliedFullWidth(by: high)
      let (sum, carries) = lower.addingReportingOverflow(UInt(bitPattern: low))
      let head = upper + (low >> (Int.bitWidth - 1)) + (carries ? 1 : 0)
      let number = Int(bitPattern: sum)
      precondition(head == number >> (Int.bitWidth - 1), "a sum of products does not fit Int")
      return number
    }
  }

  /// Multiplies each element with each element of the other array, and adds the products up: naive convolution.
  @inline(__always)
  internal static func oneByOne<Number, Sum: FixedWidthInteger>(
    _ a: [Number], _ b: [Number], _ add: (Sum, Number, Number) -> Sum
  ) -> [Sum] {
    if a.isEmpty || b.isEmpty { return [] }
    let (shorter, longer) = a.count < b.count ? (a, b) : (b, a)
    var sums = [Sum](repeating: 0, count: a.count + b.count - 1)
    sums.withUnsafeMutableBufferPointer { sums in
      longer.withUnsafeBufferPointer { longer in
        for (place, factor) in shorter.enumerated() {
          let target = sums.baseAddress! + place
          for other in 0..<longer.count {
            target[other] = add(target[other], factor, longer[other])
          }
        }
      }
    }
    return sums
  }

  /// Returns an upper bound of the magnitudes of the sums of products.
  private static func largestSum(_ a: [Int], _ b: [Int]) -> Double {
    func largestMagnitude(_ numbers: [Int]) -> Double {
      Double(numbers.lazy.map(\.magnitude).max() ?? 0)
    }
    return Double(Swift.min(a.count, b.count)) * largestMagnitude(a) * largestMagnitude(b)
  }

  /// Returns the sums of products, each as `low` + `high` · 998,244,353; if it is not negative, neither is `high`.
  private static func sums(_ a: [Int], _ b: [Int]) -> [(low: Int, high: Int)] {
    let largest = largestSum(a, b)
    precondition(largest < 3.9e25, "the sums of products may be too large")
    // As many primes as it takes to distinguish all positive and negative sums.
    let first = sums(a, b, modulo: First.self)
    if largest < 4.9e8 { return first.map { (low: nearest($0), high: 0) } }
    let middles = quotients(first, sums(a, b, modulo: Second.self))
    if largest < 2.3e17 {
      return zip(first, middles).map { (low: $0.value, high: nearest($1)) }
    }
    return combined(first, middles, sums(a, b, modulo: Third.self))
  }

  /// Returns the quotients of sums by the first prime, modulo the second (Garner's algorithm).
  private static func quotients(
    _ first: [ModularInteger<First>], _ second: [ModularInteger<Second>]
  ) -> [ModularInteger<Second>] {
    let inverse = 1 / ModularInteger<Second>(First.value)
    return zip(first, second).map { low, known in (known - ModularInteger(low.value)) * inverse }
  }

  /// Returns sums of products from their residues modulo three primes.
  internal static func sums(
    _ first: [UInt32], _ second: [UInt32], _ third: [UInt32]
  ) -> [(low: Int, high: Int)] {
    let first = first.map { ModularInteger<First>(_remainder: $0) }
    let second = second.map { ModularInteger<Second>(_remainder: $0) }
    return combined(
      first, quotients(first, second), third.map { ModularInteger<Third>(_remainder: $0) })
  }

  private static func combined(
    _ first: [ModularInteger<First>], _ middles: [ModularInteger<Second>],
    _ third: [ModularInteger<Third>]
  ) -> [(low: Int, high: Int)] {
    let firstFactor = ModularInteger<Third>(First.value)
    let inverseOfBoth = 1 / (firstFactor * ModularInteger<Third>(Second.value))
    return third.indices.map { place in
      let (low, middle) = (first[place].value, middles[place].value)
      let rest = third[place] - ModularInteger(low) - ModularInteger(middle) * firstFactor
      return (low: low, high: middle + nearest(rest * inverseOfBoth) * Int(Second.value))
    }
  }

  /// Returns the integer of least magnitude with the given residue.
  private static func nearest<M>(_ number: ModularInteger<M>) -> Int {
    let modulus = Int(M.value)
    return number.value > modulus / 2 ? number.value - modulus : number.value
  }

  /// Returns the sums of products modulo a prime.
  private static func sums<Prime>(
    _ a: [Int], _ b: [Int], modulo prime: Prime.Type
  ) -> [ModularInteger<Prime>] {
    func reduced(_ numbers: [Int]) -> [UInt32] {
      numbers.map { ModularInteger<Prime>($0)._remainder }
    }
    return transformed(reduced(a), reduced(b), prime).map { ModularInteger(_remainder: $0) }
  }

  /// Returns the convolution of residues modulo a prime, by the pointwise product of the transforms.
  private static func transformed<Prime: Modulus>(
    _ a: [UInt32], _ b: [UInt32], _: Prime.Type
  ) -> [UInt32] {
    let count = a.count + b.count - 1
    precondition(count <= 1 << 23, "a convolution has at most 8388608 elements")
    var size = 1
    while size < count { size *= 2 }
    let transform = _NumberTransform<Prime>(size: size)
    var values = padded(a, to: size)
    values.withUnsafeMutableBufferPointer { values in
      let places = values.baseAddress!
      transform.transform(places)
      if a == b {
        transform.multiply(places, by: places)
      } else {
        var others = padded(b, to: size)
        others.withUnsafeMutableBufferPointer { others in
          transform.transform(others.baseAddress!)
          transform.multiply(places, by: others.baseAddress!)
        }
      }
      transform.transformBack(places)
      transform.scale(places)
    }
    values.removeLast(size - count)
    return values
  }

  internal static func padded(_ numbers: [UInt32], to size: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: size) { places, initializedCount in
      for place in 0..<numbers.count { places.initializeElement(at: place, to: numbers[place]) }
      for place in numbers.count..<size { places.initializeElement(at: place, to: 0) }
      initializedCount = size
    }
  }
}
