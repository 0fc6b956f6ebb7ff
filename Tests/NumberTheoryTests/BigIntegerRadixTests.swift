import NumberTheory
import PropertyTesting
import Testing

@Suite struct BigIntegerRadixTests {
  @Test func documentedExamplesAreTrue() {
    #expect(BigInteger("-ff", radix: 16) == -255 && BigInteger("102", radix: 2) == nil)
    #expect(String(BigInteger(-255), radix: 16) == "-ff")
  }

  @Test func integersAreReadAndWrittenAsByTheStandardLibrary() {
    for radix in 2...36 {
      for number in [Int128.min, -1_000_000_007, -37, -1, 0, 1, 35, 36, 10_000_000_000, Int128.max]
      {
        let text = String(number, radix: radix)
        #expect(String(BigInteger(number), radix: radix) == text)
        let uppercase = String(number, radix: radix, uppercase: true)
        #expect(String(BigInteger(number), radix: radix, uppercase: true) == uppercase)
        for text in [text, uppercase] {
          #expect(BigInteger(text, radix: radix) == BigInteger(number))
        }
      }
    }
  }

  @Test func whatIsNotANumberIsNil() {
    for text in ["", "-", "+", "--1", " 1", "1 ", "0x1", "1.0", "g", "G", "@", "`", "/", ":", "é"] {
      #expect(BigInteger(text, radix: 16) == nil, "\(text)")
    }
    #expect(BigInteger("+00Fe", radix: 16) == 254 && BigInteger("-0", radix: 3) == 0)
    #expect(BigInteger("zz".dropFirst(), radix: 36) == 35)
    #expect(BigInteger("z", radix: 35) == nil && BigInteger("9", radix: 9) == nil)
  }

  /// On both sides of where numbers are split, once, twice and more often; with digits that are all the least or the
  /// greatest.
  @Test(arguments: 2...36) func powersOfTheBaseAreOneAndZeros(radix: Int) {
    let base = BigInteger(radix)
    var lengths = [1, 2]
    // A part has 32 times as many digits as a limb of nine decimals.
    var limb = 1
    while base.power(limb + 1) <= 1_000_000_000 { limb += 1 }
    for part in [limb, 32 * limb, 64 * limb, 128 * limb] {
      lengths += [part - 1, part, part + 1]
    }
    for length in lengths where length > 0 {
      let power = base.power(length)
      let (one, most) = (
        "1" + String(repeating: "0", count: length),
        String(repeating: String(radix - 1, radix: radix), count: length)
      )
      #expect(String(power, radix: radix) == one && BigInteger(one, radix: radix) == power)
      #expect(String(power - 1, radix: radix) == most, "\(length)")
      #expect(BigInteger(most, radix: radix) == power - 1, "\(length)")
      let padded = "-" + String(repeating: "0", count: 300) + most
      #expect(BigInteger(padded, radix: radix) == 1 - power, "\(length)")
    }
    // All numbers of limbs near the one up to which a number is not split.
    for limbs in 24...30 {
      for number in [BigInteger(10).power(9 * limbs) - 1, BigInteger(10).power(9 * limbs)] {
        #expect(BigInteger(String(number, radix: radix), radix: radix) == number, "\(limbs)")
      }
    }
  }

  @Test func digitsGiveTheirNumberBack() {
    let numbers = Generator<[Int]>.array(
      of: .element(of: [0, 0, 1, 7, 17, 35]), counts: 1...900)
    forAll(tuples(numbers, .integers(in: 2...36))) { digits, radix in
      let digits = digits.map { $0 % radix }
      let text = digits.map { String($0, radix: radix) }.joined()
      let number = BigInteger(text, radix: radix)!
      try check(
        String(number, radix: radix),
        equals: text.drop { $0 == "0" }.isEmpty
          ? "0" : String(text.drop { $0 == "0" }), "base \(radix)")
      // Horner's rule, digit by digit.
      let expected = digits.reduce(BigInteger()) { $0 * BigInteger(radix) + BigInteger($1) }
      try check(number, equals: expected, "base \(radix)")
    }
  }

  @Test func basesThatHaveNoDigitsTrap() async {
    await #expect(processExitsWith: .failure) { print(BigInteger("1", radix: 1) as Any) }
    await #expect(processExitsWith: .failure) { print(String(BigInteger(1), radix: 37)) }
  }
}
