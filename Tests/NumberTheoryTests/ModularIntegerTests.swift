import NumberTheory
import Testing

private enum GivenModulus: Modulus { nonisolated(unsafe) static var value: UInt32 = 1 }
private enum NoModulus: Modulus { static var value: UInt32 { 0 } }
private enum TooLargeModulus: Modulus { static var value: UInt32 { 2_147_483_649 } }

/// The remainder of the greatest number that is not above, also for negative ones.
private func remainder(_ number: Int, _ modulus: Int) -> Int {
  let rest = number % modulus
  return rest < 0 ? rest + modulus : rest
}

@Suite struct ModularIntegerTests {
  /// Everything that two numbers can be joined to, each by its definition.
  private func check<M: Modulus>(_ a: Int, _ b: Int, _: M.Type) {
    let modulus = Int(M.value)
    let (x, y) = (ModularInteger<M>(a), ModularInteger<M>(b))
    let (left, right) = (remainder(a, modulus), remainder(b, modulus))
    #expect(x.value == left && y.value == right, "\(a), \(b) modulo \(modulus)")
    #expect((x + y).value == (left + right) % modulus, "\(a) + \(b) modulo \(modulus)")
    #expect((x - y).value == remainder(left - right, modulus), "\(a) - \(b) modulo \(modulus)")
    #expect((-x).value == remainder(-left, modulus), "-(\(a)) modulo \(modulus)")
    let (high, low) = UInt64(left).multipliedFullWidth(by: UInt64(right))
    let product = UInt64(modulus).dividingFullWidth((high, low)).remainder
    #expect((x * y).value == Int(product), "\(a) * \(b) modulo \(modulus)")
    var changed = x
    changed += y
    changed *= y
    changed -= y
    #expect(changed == (x + y) * y - y, "\(a), \(b) modulo \(modulus)")
    #expect((x == y) == (left == right) && (x.hashValue == y.hashValue || x != y))
  }

  private func checkAll<M: Modulus>(_ modulus: M.Type) {
    let most = Int(M.value)
    let numbers =
      Array(-9...9) + [most - 2, most - 1, most, most + 1, -most - 1, most / 2, most / 2 + 1]
      + [1 << 31, 1 << 32, 1 << 62, .max, .min]
    for a in numbers { for b in numbers { check(a, b, modulus) } }
  }

  @Test func sumsDifferencesAndProductsAreThoseOfTheRemainders() {
    checkAll(Modulus1.self)
    checkAll(Modulus6.self)
    checkAll(Modulus7.self)
    checkAll(Modulus998244353.self)
    checkAll(Modulus1000000007.self)
    checkAll(Modulus2147483647.self)
    checkAll(Modulus2147483648.self)
  }

  @Test func aModulusMayBeGivenWhenTheProgramRuns() {
    for modulus: UInt32 in [2, 97, 1_000_000_007, 1 << 31] {
      GivenModulus.value = modulus
      checkAll(GivenModulus.self)
    }
  }

  /// As any numbers, where somebody writes for all of them.
  @Test func remaindersAreNumbers() {
    func square<Number: Numeric>(_ number: Number) -> Number { number * number }
    typealias Remainder = ModularInteger<Modulus1000000007>
    #expect(square(Remainder(-2)) == 4 && Remainder(-2).magnitude == 1_000_000_005)
    #expect(Remainder(exactly: 1_000_000_006) == -1 && Remainder(exactly: 0) == 0)
    #expect(Remainder(exactly: 1_000_000_007) == nil && Remainder(exactly: -1) == nil)
    #expect(Remainder(exactly: UInt64.max) == nil)
  }

  @Test func integersOfEveryTypeHaveARemainder() {
    typealias Remainder = ModularInteger<Modulus7>
    #expect(Remainder(Int8.min) == 5 && Remainder(UInt8.max) == 3 && Remainder(Int16(-1)) == 6)
    #expect(Remainder(Int32.min) == 5 && Remainder(UInt32.max) == 3)
    #expect(Remainder(Int.min) == 6 && Remainder(UInt.max) == 1 && Remainder(UInt64.max - 1) == 0)
    #expect(ModularInteger<Modulus2147483648>(UInt64.max).value == 2_147_483_647)
  }

  @Test func everyNumberWithAnInverseHasTheRightOne() {
    for number in 1..<7 {
      let x = ModularInteger<Modulus7>(number)
      #expect(x * x.inverse == 1 && 3 / x * x == 3)
    }
    #expect(ModularInteger<Modulus6>(5).inverse == 5 && ModularInteger<Modulus6>(1).inverse == 1)
    #expect(ModularInteger<Modulus1>(0).inverse == 0)
    for number in [1, 2, 3, 998_244_352, 499_122_177, 1_000_000_006, 2_147_483_646] {
      let x = ModularInteger<Modulus998244353>(number)
      #expect(x.inverse * x == 1, "\(number)")
      let y = ModularInteger<Modulus1000000007>(number)
      #expect(y.inverse * y == 1, "\(number)")
      let z = ModularInteger<Modulus2147483647>(number)
      #expect(z.inverse * z == 1, "\(number)")
      let odd = ModularInteger<Modulus2147483648>(number | 1)
      #expect(odd.inverse * odd == 1, "\(number)")
    }
    var quotient: ModularInteger<Modulus7> = 6
    quotient /= 2
    #expect(quotient == 3)
  }

  @Test func powersAreRepeatedProducts() {
    var power: ModularInteger<Modulus1000000007> = 1
    for exponent in 0...70 {
      #expect(ModularInteger<Modulus1000000007>(3).power(exponent) == power)
      #expect(ModularInteger<Modulus1000000007>(3).power(-exponent) * power == 1)
      power *= 3
    }
    // Fermat's little theorem.
    #expect(ModularInteger<Modulus998244353>(12345).power(998_244_352) == 1)
    #expect(ModularInteger<Modulus6>(0).power(0) == 1)
    #expect(ModularInteger<Modulus1>(0).power(0) == 0)
    // -1 to the largest and the least exponents, one odd, one even.
    #expect(ModularInteger<Modulus7>(-1).power(.max) == 6)
    #expect(ModularInteger<Modulus7>(-1).power(.min) == 1)
  }

  @Test func sumsOfCollectionsStartFromZero() {
    let numbers = (1...10).map { ModularInteger<Modulus7>($0) }
    #expect(numbers.reduce(.zero, +) == 6 && numbers.reduce(1, *) == 0)
    #expect("\(numbers[8])" == "2")
  }

  @Test func whatHasNoInverseIsAMistake() async {
    await #expect(processExitsWith: .failure) { _ = ModularInteger<Modulus7>(14).inverse }
    await #expect(processExitsWith: .failure) { _ = 1 / ModularInteger<Modulus6>(4) }
    await #expect(processExitsWith: .failure) {
      _ = ModularInteger<Modulus6>(3).power(-1)
    }
  }

  @Test func aModulusThatIsNoneIsAMistake() async {
    await #expect(processExitsWith: .failure) { _ = ModularInteger<NoModulus>(1) }
    await #expect(processExitsWith: .failure) { _ = ModularInteger<TooLargeModulus>(1) }
  }
}
