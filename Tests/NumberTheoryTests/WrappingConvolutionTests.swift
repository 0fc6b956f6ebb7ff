import InputPatterns
import NumberTheory
import Testing

@Suite struct WrappingConvolutionTests {
  /// Sums of products with wraparound, one by one.
  private func sums<Number: FixedWidthInteger>(_ a: [Number], _ b: [Number]) -> [Number] {
    if a.isEmpty || b.isEmpty { return [] }
    var sums = [Number](repeating: 0, count: a.count + b.count - 1)
    for (place, x) in a.enumerated() {
      for (other, y) in b.enumerated() { sums[place + other] &+= x &* y }
    }
    return sums
  }

  private func check<Number: FixedWidthInteger>(_ count: Int, _ otherCount: Int, _: Number.Type) {
    var random = SplitMix64(seed: UInt64(count + otherCount))
    let a = (0..<count).map { _ in Number(truncatingIfNeeded: random.next()) }
    let b = (0..<otherCount).map { _ in Number(truncatingIfNeeded: random.next()) }
    #expect(
      a.wrappingConvolution(with: b) == sums(a, b),
      "\(count) and \(otherCount) of \(Number.bitWidth) bits")
    #expect(b.wrappingConvolution(with: a[...].lazy.map { $0 }) == sums(a, b))
  }

  /// On both sides of where naive products give way to transforms, and of powers of two.
  @Test(arguments: [
    (0, 0), (0, 3), (1, 1), (5, 9), (700, 701), (701, 701), (701, 1348), (701, 1349),
  ])
  func elementsAreSumsOfProductsWithWraparound(count: Int, otherCount: Int) {
    check(count, otherCount, UInt64.self)
    if count > 700 && otherCount > 701 { return }
    check(count, otherCount, Int.self)
    check(count, otherCount, UInt32.self)
    check(count, otherCount, Int8.self)
  }

  @Test(arguments: [0x7FFF_FFFF_8000_0000, .max, .max << 63, 0xFFFF_FFFF, 0x8000_0000_8000_0000])
  func largeElementsWrapAround(element: UInt64) {
    // Both halves of the first one have the largest magnitude there is.
    let numbers = [UInt64](repeating: element, count: 1000)
    let expected = (0..<1999).map { (1000 - UInt64(($0 - 999).magnitude)) &* element &* element }
    #expect(numbers.wrappingConvolution(with: numbers) == expected)
    #expect((numbers + [0]).wrappingConvolution(with: numbers) == expected + [0])
  }

  #if !DEBUG
    @Test func theMostProductsOfTheLargestHalvesAreAdded() {
      let (element, count) = (0x7FFF_FFFF_8000_0000 as UInt64, 1 << 22)
      let numbers = [UInt64](repeating: element, count: count)
      let product = numbers.wrappingConvolution(with: numbers)
      #expect(product.count == 2 * count - 1)
      #expect(
        product.indices.allSatisfy { place in
          let number = UInt64(count) - UInt64((place - count + 1).magnitude)
          return product[place] == number &* element &* element
        })
    }
  #endif

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        let numbers = [UInt8](repeating: 1, count: 1 << 22 + 1)
        print(numbers.wrappingConvolution(with: numbers).count)
      }
      await #expect(processExitsWith: .failure) {
        if #available(macOS 15, *) { print([1 as Int128].wrappingConvolution(with: [1])) }
      }
    }
  #endif
}
