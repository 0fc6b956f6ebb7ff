import NumberTheory
import Testing

@Suite struct IntegerSquareRootTests {
  @Test func documentedExamplesAreTrue() {
    #expect(99.integerSquareRoot() == 9)
    #expect((1 << 60 - 1).integerSquareRoot() == 1_073_741_823)
  }

  @Test func smallRootsAreThoseOfCounting() {
    var root = 0
    for number in 0..<100_000 {
      if (root + 1) * (root + 1) <= number { root += 1 }
      #expect(number.integerSquareRoot() == root, "\(number)")
    }
  }

  @Test func theRootChangesAtSquaresOnly() {
    let largest = 3_037_000_499
    #expect(Int.max.integerSquareRoot() == largest)
    let powers = (0...31).map { 1 << $0 as Int }
    let roots = powers + powers.map { largest - $0 } + powers.map { largest / $0 }
    for root in roots where root > 1 {
      #expect((root * root).integerSquareRoot() == root)
      #expect((root * root - 1).integerSquareRoot() == root - 1)
      #expect((root * root + root).integerSquareRoot() == root)
      if root < largest { #expect((root * root + 2 * root).integerSquareRoot() == root) }
    }
  }

  @Test func negativeNumbersHaveNone() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { _ = (-1).integerSquareRoot() }
    #endif
  }
}
