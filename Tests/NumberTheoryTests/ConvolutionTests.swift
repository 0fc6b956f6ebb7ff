import InputPatterns
import NumberTheory
import PropertyTesting
import Testing

/// Sums of products modulo a number, one by one.
private func remainders(_ a: [Int], _ b: [Int], _ modulus: Int) -> [Int] {
  if a.isEmpty || b.isEmpty { return [] }
  var sums = [Int](repeating: 0, count: a.count + b.count - 1)
  for (place, x) in a.enumerated() {
    for (other, y) in b.enumerated() {
      sums[place + other] = (sums[place + other] + x * y % modulus) % modulus
    }
  }
  return sums
}

@Suite struct ConvolutionTests {
  /// On both sides of where one way to multiply gives way to the other, and of powers of two.
  static let lengths = [
    (0, 0), (0, 3), (1, 1), (1, 7), (2, 3), (40, 97), (50, 51), (51, 51), (96, 97), (97, 97),
    (150, 151), (151, 151), (97, 160),
    (97, 161), (128, 129), (300, 213), (300, 214),
  ]

  private func check<M: Modulus>(_ a: [Int], _ b: [Int], _: M.Type) {
    let modulus = Int(M.value)
    let (x, y) = (a.map { ModularInteger<M>($0) }, b.map { ModularInteger<M>($0) })
    let expected = remainders(x.map(\.value), y.map(\.value), modulus)
    #expect(
      x.convolution(with: y).map(\.value) == expected,
      "\(a.count) and \(b.count) numbers modulo \(modulus)")
    #expect(y.convolution(with: x[...].lazy.map { $0 }).map(\.value) == expected)
  }

  private func checkAll(_ a: [Int], _ b: [Int]) {
    check(a, b, Modulus998244353.self)
    check(a, b, Modulus1000000007.self)
    check(a, b, Modulus2147483648.self)
    check(a, b, Modulus12.self)
    check(a, b, Modulus1.self)
  }

  @Test func documentedExamplesAreTrue() {
    let a: [ModularInteger<Modulus998244353>] = [1, 2, 3]
    #expect(a.convolution(with: [4, 5]).map(\.value) == [4, 13, 22, 15])
    #expect([1, 2, 3].convolution(with: [4, -5]) == [4, 3, 2, -15])
  }

  @Test(arguments: lengths)
  func remaindersAreThoseOfSumsOfProducts(count: Int, otherCount: Int) {
    let range = 0...2_147_483_647
    checkAll(
      InputPattern.random.values(count: count, in: range, seed: 1),
      InputPattern.random.values(count: otherCount, in: range, seed: 2))
    // The largest remainders, to each modulus.
    let (ones, others) = (
      [Int](repeating: -1, count: count), [Int](repeating: -1, count: otherCount)
    )
    checkAll(ones, others)
    checkAll(ones, ones)
  }

  @Test(arguments: [1, 2, 4, 8, 1024, 4096])
  func aSingleOneShiftsTheOtherPolynomial(size: Int) {
    // Each place of the transform is reached from each other one.
    let numbers = InputPattern.random.values(count: size, in: 0...998_244_352, seed: 3)
      .map { ModularInteger<Modulus998244353>($0) }
    for place in [0, 1, size / 2, size - 1, size] {
      var one = [ModularInteger<Modulus998244353>](repeating: 0, count: size + 1)
      one[place] = 1
      var expected = one
      expected.replaceSubrange(place...place, with: numbers)
      #expect(numbers.convolution(with: one) == expected, "by \(place) of \(size)")
    }
  }

  /// The sums are below 4.9 · 10⁸, 2.3 · 10¹⁷ and 3.9 · 10²⁵, which tells how many primes there must be.
  @Test(arguments: [1, 9, 1565, 2000, 40_000, 33_911_649, 40_000_000, 150_000_000])
  func wholeNumbersAreExact(largest: Int) {
    for (count, otherCount) in Self.lengths {
      let range = -largest...largest
      let a = InputPattern.random.values(count: count, in: range, seed: 4)
      let b = InputPattern.random.values(count: otherCount, in: range, seed: 5)
      var expected = [Int](repeating: 0, count: Swift.max(count + otherCount - 1, 0))
      for (place, x) in a.enumerated() {
        for (other, y) in b.enumerated() { expected[place + other] += x * y }
      }
      if a.isEmpty || b.isEmpty { expected = [] }
      #expect(a.convolution(with: b) == expected, "\(count), \(otherCount) up to \(largest)")
    }
    for sign in [1, -1] {
      let a = [Int](repeating: largest, count: 200)
      let squares = a.convolution(with: a.map { sign * $0 })
      #expect(
        squares.map { $0 / largest / largest } == (0..<399).map { sign * (200 - abs($0 - 199)) })
    }
  }

  #if !DEBUG
    @Test func aShortPolynomialMayMeetOneOfAnyLength() {
      // Of 8388609 coefficients: with one more than 50 it would be too long.
      let few = [ModularInteger<Modulus998244353>](repeating: 2, count: 50)
      let many = [ModularInteger<Modulus998244353>](repeating: 3, count: 1 << 23 + 1)
      let product = few.convolution(with: many)
      #expect(product.count == 1 << 23 + 50)
      #expect(product[49..<1 << 23].allSatisfy { $0 == 300 } && product.last == 6)
    }
  #endif

  @Test func sumsReachTheEndsOfInt() {
    // Short: too large to be added up one by one; long: with zeros.
    for padding in [0, 200] {
      let zeros = [Int](repeating: 0, count: padding)
      let large = [1 << 62, 0] + zeros
      #expect(large.convolution(with: [1] + zeros)[0] == 1 << 62)
      #expect(large.convolution(with: [-2, 1] + zeros)[...1] == [.min, 1 << 62])
      // Int.max is 7 · 1317624576693539401.
      #expect(
        ([7, 1] + zeros).convolution(with: [1_317_624_576_693_539_401, -7] + zeros)[...1] == [
          .max, 1_317_624_576_693_539_352,
        ])
      #expect(([-1] + zeros).convolution(with: [.max] + zeros)[0] == -.max)
    }
    #expect([Int.min].convolution(with: [1, 0]) == [.min, 0])
  }

  @Test func whatDoesNotFitIsAMistake() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = [1 << 62].convolution(with: [2]) }
      await #expect(processExitsWith: .failure) { _ = [1 << 32].convolution(with: [1 << 32]) }
      await #expect(processExitsWith: .failure) {
        _ = [Int](repeating: 1 << 30, count: 200).convolution(
          with: [Int](repeating: -1 << 30, count: 200))
      }
      await #expect(processExitsWith: .failure) { _ = [1 << 43].convolution(with: [1 << 43]) }
      // So many take seconds in a debug build.
      #if !DEBUG
        await #expect(processExitsWith: .failure) {
          let many = [Int](repeating: 0, count: 1 << 22 + 1)
          _ = many.convolution(with: many)
        }
      #endif
    #endif
  }
}

@Suite struct ConvolutionProperties {
  private static var polynomials: Generator<[Int]> {
    .array(of: .integers(in: -1_000_000_000...1_000_000_000), counts: 0...130)
  }

  @Test func valuesOfProductsAreProductsOfValues() {
    forAll(tuples(Self.polynomials, Self.polynomials, .integers(in: 0...998_244_352))) {
      a, b, place in
      typealias Remainder = ModularInteger<Modulus998244353>
      func value(_ coefficients: [Int]) -> Remainder {
        coefficients.reversed().reduce(0) { $0 * Remainder(place) + Remainder($1) }
      }
      let product = a.map { Remainder($0) }.convolution(with: b.map { Remainder($0) })
      try check(value(product.map(\.value)), equals: value(a) * value(b), "at \(place)")
    }
  }

  @Test func wholeNumbersAgreeWithRemainders() {
    forAll(tuples(Self.polynomials, Self.polynomials)) { a, b in
      typealias Remainder = ModularInteger<Modulus1000000007>
      let product = a.map { $0 / 32 }.convolution(with: b.map { $0 / 32 })
      let remainders = a.map { Remainder($0 / 32) }.convolution(with: b.map { Remainder($0 / 32) })
      try check(product.map { Remainder($0) }, equals: remainders)
    }
  }
}
