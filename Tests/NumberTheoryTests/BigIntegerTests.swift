import NumberTheory
import PropertyTesting
import Testing

@Suite struct BigIntegerTests {
  @Test func documentedExamplesAreTrue() {
    let a = BigInteger("123456789012345678901234567890")!
    let b = a * a - 1
    #expect(b / a == BigInteger("123456789012345678901234567889")!)
    #expect((b + 1) % 1_000_000_007 == 562_701_352)
    #expect("\(BigInteger(2).power(100))" == "1267650600228229401496703205376")
    #expect("\(BigInteger(10).power(41).integerSquareRoot())" == "316227766016837933199")
    #expect(BigInteger("-00120") == -120 && BigInteger("1e6") == nil)
    #expect(BigInteger(-1000).digitCount == 4)
  }

  @Test func textIsReadIfItIsANumber() {
    let numbers = [
      ("0", "0"), ("-0", "0"), ("+7", "7"), ("000", "0"), ("-000000000001", "-1"),
      ("1000000000", "1000000000"), ("-999999999", "-999999999"),
      ("000000000123456789000000000", "123456789000000000"),
    ]
    for (text, expected) in numbers { #expect(BigInteger(text)?.description == expected) }
    for text in ["", "-", "+", "--1", " 1", "1 ", "0x1", "1.0", "٣", "1_000"] {
      #expect(BigInteger(text) == nil, "\(text)")
    }
    #expect(BigInteger("a12".dropFirst()) == 12)
    #expect(BigInteger().digitCount == 1 && BigInteger() == 0)
  }

  @Test func integersOfEveryTypeAreTakenAndGivenBack() {
    func check<Number: FixedWidthInteger>(_: Number.Type) {
      for number in [Number.min, .min + 1, 0, 1, 100, .max - 1, .max] {
        let long = BigInteger(number)
        #expect(long.description == String(number) && Number(exactly: long) == number)
      }
      #expect(Number(exactly: BigInteger(Number.max) + 1) == nil)
      #expect(Number(exactly: BigInteger(Number.min) - 1) == nil)
      #expect(Number(exactly: BigInteger(Number.max) * 1_000_000_000) == nil)
    }
    check(Int8.self)
    check(UInt8.self)
    check(Int16.self)
    check(Int32.self)
    check(UInt32.self)
    check(Int.self)
    check(UInt64.self)
    check(Int128.self)
    check(UInt128.self)
    #expect(BigInteger(exactly: 7) == 7)
  }

  @Test func smallNumbersDoWhatIntegersDo() {
    for a in -30...30 {
      for b in -30...30 {
        let (x, y) = (BigInteger(a), BigInteger(b))
        #expect(x + y == BigInteger(a + b) && x - y == BigInteger(a - b), "\(a), \(b)")
        #expect(x * y == BigInteger(a * b) && (x < y) == (a < b) && (x == y) == (a == b))
        #expect(gcd(x, y) == BigInteger(gcd(a, b)) && lcm(x, y) == BigInteger(lcm(a, b)))
        if b != 0 {
          #expect(x / y == BigInteger(a / b) && x % y == BigInteger(a % b), "\(a), \(b)")
          #expect(x.floorDivided(by: y) == BigInteger(a.floorDivided(by: b)), "\(a), \(b)")
          #expect(x.ceilDivided(by: y) == BigInteger(a.ceilDivided(by: b)), "\(a), \(b)")
        }
        if b > 0 { #expect(x.modulo(y) == BigInteger(a.modulo(b)), "\(a), \(b)") }
      }
      let x = BigInteger(a)
      #expect(-x == BigInteger(-a) && x.magnitude == BigInteger(abs(a)))
      #expect(x.isNegative == (a < 0) && x.hashValue == (-(-x)).hashValue)
    }
    var x: BigInteger = 17
    x *= 3
    x /= 2
    x %= 7
    x -= 20
    #expect(x == -16)
  }

  /// Each digit of the quotient is an estimate, and one in a billion has to be taken back.
  @Test func divisionsWhoseEstimatesAreTooLargeAreRight() {
    let dividend = BigInteger("999999999999999999000000000999999999")!
    let divisor = BigInteger("2499999999999999998")!
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    #expect(quotient == 399_999_999_999_999_999 && remainder == 2_300_000_000_999_999_997)
    let long = BigInteger(String(repeating: "123456789", count: 7))!
    let nines = BigInteger(String(repeating: "9", count: 40))!
    #expect(long * nines == long * (nines + 1) - long)
    #expect("\(long / nines)" == "12345678912345678912345")
    #expect("\(long % nines)" == "6789123456789123469134802369134802369134")
  }

  /// Digits in groups of nine, many of them 0 or 9, where carries go far.
  private static var numbers: Generator<BigInteger> { numbers(groups: 0...24) }

  private static func numbers(groups counts: ClosedRange<Int>) -> Generator<BigInteger> {
    Generator<[Int]>.array(
      of: .oneOf(
        .element(of: [0, 1, 499_999_999, 500_000_000, 999_999_998, 999_999_999]),
        .integers(in: 0...999_999_999)), counts: counts
    ).map { groups in
      let digits = groups.map { String(String($0 + 1_000_000_000).dropFirst()) }.joined()
      return BigInteger((groups.count % 2 == 0 ? "0" : "-0") + digits)!
    }
  }

  @Test func differencesUndoSumsAndQuotientsProducts() {
    forAll(tuples(Self.numbers, Self.numbers)) { a, b in
      try check((a + b) - b, equals: a, "\(a), \(b)")
      try check((a - b) + b, equals: a, "\(a), \(b)")
      try check(a + b, equals: b + a, "\(a), \(b)")
      try check(BigInteger(a.description)!, equals: a, "text")
      try check(a < b, equals: (a - b).isNegative, "\(a), \(b)")
      try check(a.digitCount, equals: a.magnitude.description.count, "\(a)")
      if b == 0 { return }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      try check(quotient * b + remainder, equals: a, "\(a), \(b)")
      try check(remainder.magnitude < b.magnitude, "\(remainder)")
      try check(remainder == 0 || remainder.isNegative == a.isNegative, "\(remainder)")
      try check((a * b) / b, equals: a, "\(a), \(b)")
    }
  }

  /// Divisors and quotients so long that reciprocals are quicker, longer ones of both, and dividends of several blocks.
  @Test(arguments: [(300, 130), (420, 270), (520, 130)])
  func longQuotientsUndoProducts(limbs: Int, divisorLimbs: Int) {
    let numbers = tuples(
      Self.numbers(groups: (limbs - 3)...limbs),
      Self.numbers(groups: (divisorLimbs - 3)...divisorLimbs))
    forAll(numbers) { a, b in
      if b == 0 { return }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      try check(quotient * b + remainder, equals: a, "\(a), \(b)")
      try check(remainder.magnitude < b.magnitude, "\(remainder)")
      // Where the estimate is most easily wrong by 1: at a multiple, and just below it.
      let product = (quotient * b).magnitude
      try check(product / b.magnitude, equals: quotient.magnitude, "\(product), \(b)")
      if product == 0 { return }
      try check((product - 1) / b.magnitude, equals: quotient.magnitude - 1, "\(product), \(b)")
    }
  }

  @Test func commonDivisorsAreThoseOfEuclid() {
    func greatest(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
      b == 0 ? a.magnitude : greatest(b, a % b)
    }
    forAll(tuples(Self.numbers, Self.numbers, Self.numbers)) { a, b, factor in
      try check(gcd(a, b), equals: greatest(a, b), "\(a), \(b)")
      try check(
        gcd(a * factor, b * factor), equals: greatest(a, b) * factor.magnitude,
        "\(a), \(b), \(factor)")
      try check(lcm(a, b) * gcd(a, b), equals: (a * b).magnitude, "\(a), \(b)")
    }
    // Neighbors in the sequence of Fibonacci take the most steps, each with the quotient 1.
    var (fibonacci, next): (BigInteger, BigInteger) = (0, 1)
    for _ in 0..<1000 { (fibonacci, next) = (next, fibonacci + next) }
    #expect(gcd(fibonacci, next) == 1 && gcd(next * next, next * fibonacci) == next)
  }

  @Test func aSquareRootIsTheLargestWhoseSquareFits() {
    forAll(Self.numbers) { number in
      let root = number.magnitude.integerSquareRoot()
      try check(root * root <= number.magnitude, "\(root)")
      try check((root + 1) * (root + 1) > number.magnitude, "\(root)")
      let square = number * number
      try check(square.integerSquareRoot(), equals: number.magnitude, "of its square")
      if number == 0 { return }
      try check((square - 1).integerSquareRoot(), equals: number.magnitude - 1, "below its square")
    }
  }

  /// On both sides of where columns are summed up in parts, and where transforms begin.
  @Test(arguments: [1, 2, 15, 16, 17, 33, 499, 500, 501, 502, 1001])
  func longProductsAreThoseOfTheirParts(limbs: Int) {
    let nines = BigInteger(10).power(9 * limbs) - 1
    // (10^n - 1)² = 10^2n - 2 · 10^n + 1
    let square = BigInteger(10).power(18 * limbs) - 2 * (nines + 1) + 1
    #expect(nines * nines == square)
    let digits = String(repeating: "8675309241", count: limbs)
    let long = BigInteger(digits.prefix(9 * limbs))!
    let other = BigInteger(digits.suffix(9 * limbs + 4))!
    let split = BigInteger(10).power(9 * (limbs / 2))
    let (high, low) = other.quotientAndRemainder(dividingBy: split)
    #expect(long * other == long * high * split + long * low)
    #expect((long * -other) / other == -long)
  }

  @Test func powersAreProducts() {
    var product: BigInteger = 1
    for exponent in 0...60 {
      #expect(BigInteger(-37).power(exponent) == product)
      product *= -37
    }
    #expect(BigInteger(0).power(0) == 1 && BigInteger(7).power(5) == 16807)
  }

  @Test func whatIsNotDefinedTraps() async {
    await #expect(processExitsWith: .failure) { _ = BigInteger(1) / 0 }
    await #expect(processExitsWith: .failure) { _ = BigInteger(2).power(-1) }
    await #expect(processExitsWith: .failure) { _ = BigInteger(-1).integerSquareRoot() }
    let residue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      print(BigInteger(7).modulo(-5))
    }
    #expect(residue.says("the modulus is not positive"))
  }
}
