import NumberTheory
import PropertyTesting
import Testing

/// Primes of every size, among them those with many factors 2 in the number before them.
private let primes = [
  2, 3, 5, 7, 17, 97, 257, 65_537, 786_433, 998_244_353, 1_000_000_007, 2_147_483_647,
  4_294_967_291, 4_179_340_454_199_820_289, 9_223_372_036_854_775_643, 9_223_372_036_854_775_783,
]

@Suite struct MultiplicativeOrderTests {
  @Test func documentedExamplesAreTrue() {
    #expect(2.multiplicativeOrder(modulo: 7) == 3)
    #expect(10.multiplicativeOrder(modulo: 9) == 1)
    #expect(10.multiplicativeOrder(modulo: 15) == nil)
    #expect(10.multiplicativeOrder(modulo: 7) == 6)
  }

  @Test func noSmallerPowerIsOne() {
    for modulus in 1...130 {
      for number in -modulus...modulus {
        var (power, order) = (number.modulo(modulus), 1)
        while power != 1 % modulus && order <= modulus {
          power = (power * number).modulo(modulus)
          order += 1
        }
        let expected = order <= modulus ? order : nil
        #expect(number.multiplicativeOrder(modulo: modulus) == expected, "\(number), \(modulus)")
      }
    }
  }

  @Test func ordersOfTheLargestNumbersAreRight() {
    for prime in primes {
      let root = prime.leastPrimitiveRoot()
      #expect(root.multiplicativeOrder(modulo: prime) == prime - 1)
      #expect((-1).multiplicativeOrder(modulo: prime) == min(prime - 1, 2))
      #expect(prime.multiplicativeOrder(modulo: prime) == nil)
    }
    #expect(3.multiplicativeOrder(modulo: 1 << 62) == 1 << 60)
    #expect(Int.min.multiplicativeOrder(modulo: 1 << 62) == nil)
    // -2⁶³ is 2 modulo this prime factor of 2⁶² - 1, and modulo 1 everything is.
    #expect(Int.min.multiplicativeOrder(modulo: 3) == 1)
    #expect(Int.min.multiplicativeOrder(modulo: .max) == 2)
    #expect(Int.max.multiplicativeOrder(modulo: 1) == 1)
  }

  @Test func moduliThatAreNotPositiveTrap() async {
    await #expect(processExitsWith: .failure) { print(2.multiplicativeOrder(modulo: 0) as Any) }
    await #expect(processExitsWith: .failure) { print(2.multiplicativeOrder(modulo: -7) as Any) }
  }
}

@Suite struct PrimitiveRootTests {
  @Test func documentedExamplesAreTrue() {
    #expect(7.leastPrimitiveRoot() == 3)
    #expect(998_244_353.leastPrimitiveRoot() == 3)
    #expect(9_223_372_036_854_775_783.leastPrimitiveRoot() == 3)
  }

  @Test func noSmallerNumberHasAllPowers() {
    for prime in PrimeSieve(upTo: 420) {
      let root = (1..<prime).first { base in
        var (powers, power): (Set<Int>, Int) = ([], 1)
        while powers.insert(power).inserted { power = power * base % prime }
        return powers.count == prime - 1
      }
      #expect(prime.leastPrimitiveRoot() == root, "\(prime)")
    }
  }

  @Test func powersOfTheRootHaveTheLargestOrder() {
    for prime in primes {
      let root = prime.leastPrimitiveRoot()
      #expect(1...100 ~= root, "\(prime)")
      let factors = (prime - 1).primeFactorization()
      func hasAllPowers(_ base: Int) -> Bool {
        factors.allSatisfy { base.power((prime - 1) / $0.prime, modulo: prime) != 1 }
      }
      #expect(hasAllPowers(root) && !(1..<root).contains(where: hasAllPowers), "\(prime)")
    }
  }

  @Test func numbersThatAreNotPrimesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = 1.leastPrimitiveRoot() }
      await #expect(processExitsWith: .failure) { _ = 9.leastPrimitiveRoot() }
      await #expect(processExitsWith: .failure) { _ = (-7).leastPrimitiveRoot() }
    #endif
  }
}

@Suite struct SquareRootModuloTests {
  @Test func documentedExamplesAreTrue() {
    #expect(2.squareRoot(modulo: 7) == 3)
    #expect(3.squareRoot(modulo: 7) == nil)
    #expect((-1).squareRoot(modulo: 998_244_353) == 86_583_718)
  }

  @Test func smallRootsAreThoseOfTryingAllNumbers() {
    for prime in Array(PrimeSieve(upTo: 100)) + [193, 257, 769] {
      for number in -5..<prime + 5 {
        let root = (0..<prime).first { ($0 * $0 - number) % prime == 0 }
        #expect(number.squareRoot(modulo: prime) == root, "\(number) by \(prime)")
      }
    }
  }

  @Test func squaresOfLargePrimesHaveTheirRoots() {
    for prime in primes {
      for number in [0, 1, 2, 3, 12_345, 1 << 40, .max, .min, .max - 1, prime / 2, prime - 1] {
        let square = number.product(number, modulo: prime)
        let rest = number.modulo(prime)
        #expect(square.squareRoot(modulo: prime) == min(rest, prime - rest), "\(rest) by \(prime)")
        // By Euler's criterion.
        let isSquare = prime == 2 || rest == 0 || rest.power(prime / 2, modulo: prime) == 1
        #expect((number.squareRoot(modulo: prime) != nil) == isSquare, "\(number) by \(prime)")
      }
    }
  }

  @Test func moduliThatAreNoPrimesMayTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = 4.squareRoot(modulo: 0) }
      await #expect(processExitsWith: .failure) { _ = 4.squareRoot(modulo: 1) }
      await #expect(processExitsWith: .failure) { _ = 4.squareRoot(modulo: 8) }
      await #expect(processExitsWith: .failure) { _ = 8.squareRoot(modulo: 21) }
      // 2² = 4: there is a root, which is not found.
      await #expect(processExitsWith: .failure) { _ = 4.squareRoot(modulo: 15) }
    #endif
  }
}

@Suite struct DiscreteLogarithmTests {
  @Test func documentedExamplesAreTrue() {
    #expect(13.discreteLogarithm(toBase: 3, modulo: 17) == 4)
    #expect(4.discreteLogarithm(toBase: 6, modulo: 8) == 2)
    #expect(5.discreteLogarithm(toBase: 6, modulo: 8) == nil)
  }

  @Test func smallExponentsAreThoseOfTryingAllPowers() {
    for modulus in Array(1...50) + [64, 72, 81, 97, 100] {
      for base in 0..<modulus {
        var exponents: [Int: Int] = [:]
        var power = 1 % modulus
        for exponent in 0...modulus {
          if exponents[power] == nil { exponents[power] = exponent }
          power = power * base % modulus
        }
        for number in 0..<modulus {
          #expect(
            number.discreteLogarithm(toBase: base, modulo: modulus) == exponents[number],
            "\(number) to base \(base) by \(modulus)")
        }
      }
    }
  }

  @Test func remaindersCountOnly() {
    #expect((-4).discreteLogarithm(toBase: 20, modulo: 17) == 4)
    #expect(13.discreteLogarithm(toBase: -14, modulo: 17) == 4)
    #expect(Int.min.discreteLogarithm(toBase: .max, modulo: 1) == 0)
  }

  @Test func allExponentsOfARootAreFound() {
    // Of a prime, of its square, and next to a common factor.
    for (root, modulus, order) in [(5, 10_007, 10_006), (5, 103 * 103, 103 * 102)] {
      for exponent in stride(from: 0, to: order, by: 41) {
        let power = root.power(exponent, modulo: modulus)
        #expect(power.discreteLogarithm(toBase: root, modulo: modulus) == exponent)
      }
    }
    for exponent in stride(from: 10, to: 5003, by: 41) {
      let power = 10.power(exponent, modulo: 10_007 << 10)
      let found = power.discreteLogarithm(toBase: 10, modulo: 10_007 << 10)
      #expect(found.map { 10.power($0, modulo: 10_007 << 10) } == power)
      #expect(found! <= exponent)
    }
  }

  @Test func theLargestModuliDoNotOverflow() {
    let prime = 9_223_372_036_854_775_783
    #expect(25.discreteLogarithm(toBase: 2, modulo: prime) == 63)
    #expect(Int.max.discreteLogarithm(toBase: .max, modulo: .max) == 1)
    #expect(0.discreteLogarithm(toBase: 2, modulo: 1 << 62) == 62)
    #expect(0.discreteLogarithm(toBase: 6, modulo: .max) == nil)
    #expect((1 << 61).discreteLogarithm(toBase: 2, modulo: 1 << 62) == 61)
    for exponent in stride(from: 1, to: 4_000_000, by: 200_009) {
      let power = 3.power(exponent, modulo: prime)
      #expect(power.discreteLogarithm(toBase: 3, modulo: prime) == exponent)
    }
    // Behind the first giant step, which is as long as it may be.
    let exponent = 5_000_000
    let power = 3.power(exponent, modulo: prime)
    #expect(power.discreteLogarithm(toBase: 3, modulo: prime) == exponent)
  }

  @Test func moduliThatAreNotPositiveTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        _ = 1.discreteLogarithm(toBase: 2, modulo: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = 1.discreteLogarithm(toBase: 2, modulo: -5)
      }
    #endif
  }
}

@Suite struct PowerEquationProperties {
  @Test func squaresAndPowersLeadBack() {
    forAll(tuples(.integers(in: 0...1_000_000), .integers(in: 2...1_000_000)), size: 200) {
      number, modulus in
      let power = number.power(modulus / 3, modulo: modulus)
      let found = power.discreteLogarithm(toBase: number, modulo: modulus)!
      try check(number.power(found, modulo: modulus), equals: power)
      try check(found <= modulus / 3, "\(found)")
      if modulus.isPrime {
        let square = number.product(number, modulo: modulus)
        let root = square.squareRoot(modulo: modulus)!
        try check(root.product(root, modulo: modulus), equals: square)
      }
    }
  }
}
