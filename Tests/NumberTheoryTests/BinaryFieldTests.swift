import InputPatterns
import NumberTheory
import Testing

@Suite struct BinaryFieldTests {
  private let notable: [UInt64] = [
    0, 1, 2, 3, 0b11011, 1 << 31, 1 << 32, 1 << 60, 1 << 61, 1 << 63, 0xFFFF_FFFF, .max << 32, .max,
  ]

  /// The product by the definition: bit by bit, from the highest one.
  private func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var product: UInt64 = 0
    for bit in (0..<64).reversed() {
      product = product << 1 ^ (product >> 63 == 1 ? 0b11011 : 0)
      if b >> bit & 1 == 1 { product ^= a }
    }
    return product
  }

  /// The convolution by the definition.
  private func convolution(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    if a.isEmpty || b.isEmpty { return [] }
    var sums = [UInt64](repeating: 0, count: a.count + b.count - 1)
    for (place, element) in a.enumerated() {
      for (other, factor) in b.enumerated() where factor != 0 {
        sums[place + other] ^= binaryFieldProduct(element, factor)
      }
    }
    return sums
  }

  private func elements(_ count: Int, _ random: inout SplitMix64) -> [UInt64] {
    (0..<count).map { _ in random.next() }
  }

  @Test func documentedExamplesAreTrue() {
    #expect(binaryFieldProduct(0b110, 0b11) == 10)
    #expect(binaryFieldProduct(1 << 63, 0b10) == 27)
    #expect(binaryFieldProduct(0b111, binaryFieldInverse(0b111)) == 1)
    let a: [UInt64] = [1, 0b10, 0b11]
    let product: [UInt64] = [9223372036854775808, 26, 9223372036854775833, 3]
    #expect(a.binaryFieldConvolution(with: [1 << 63, 1]) == product)
  }

  @Test func productsAreThoseBitByBit() {
    var random = SplitMix64(seed: 5)
    for a in notable + elements(40, &random) {
      for b in notable + elements(40, &random) {
        let found = binaryFieldProduct(a, b)
        #expect(found == product(a, b), "\(a) and \(b)")
      }
    }
  }

  @Test func productsWithInversesAreOne() {
    var random = SplitMix64(seed: 6)
    for element in notable.dropFirst() + elements(40, &random) {
      #expect(binaryFieldProduct(element, binaryFieldInverse(element)) == 1, "\(element)")
    }
  }

  /// On both sides of where naive products give way to transforms, and of powers of two.
  @Test(arguments: [
    (0, 0), (0, 3), (1, 1), (5, 40), (16, 17), (17, 17), (17, 48), (17, 49), (64, 65), (65, 65),
    (128, 129), (129, 129), (300, 200),
  ])
  func convolutionsAreSumsOfProducts(count: Int, otherCount: Int) {
    var random = SplitMix64(seed: UInt64(count + otherCount))
    let (a, b) = (elements(count, &random), elements(otherCount, &random))
    let sums = convolution(a, b)
    #expect(a.binaryFieldConvolution(with: b) == sums)
    #expect(b.binaryFieldConvolution(with: a[...].lazy.map { $0 }) == sums)
  }

  @Test(arguments: [600, 1000, 3000])
  func longConvolutionsAreSumsOfProducts(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let a = elements(count, &random)
    var b = [UInt64](repeating: 0, count: 60)
    for _ in 0..<3 { b[random.next(in: 0...59)] = random.next() }
    #expect(a.binaryFieldConvolution(with: b) == convolution(a, b))
  }

  /// In a field in which 1 + 1 = 0, the square of a sum is the sum of the squares.
  @Test func squaresHaveTheSquaresOfTheCoefficients() {
    #if DEBUG
      let counts = [20, 500, 2049]
    #else
      let counts = [20, 500, 2049, 70_000, 300_000]
    #endif
    var random = SplitMix64(seed: 7)
    for count in counts {
      let a = elements(count, &random)
      let squares = a.map { [binaryFieldProduct($0, $0), 0] }.joined().dropLast()
      #expect(a.binaryFieldConvolution(with: a).elementsEqual(squares), "\(count)")
    }
  }

  #if compiler(>=6.2)
    @Test func zeroHasNoInverse() async {
      await #expect(processExitsWith: .failure) { print(binaryFieldInverse(0)) }
    }
  #endif
}
