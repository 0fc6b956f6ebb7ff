import InputPatterns
import NumberTheory
import Testing

@Suite struct GaussianIntegerTests {
  @Test func documentedExamplesAreTrue() {
    let number = GaussianInteger(3, 4) * GaussianInteger(1, -2)
    #expect(number.description == "11-2i" && number.norm == 125)
    #expect(gcd(number, GaussianInteger(5)).description == "2+1i")
    let (quotient, remainder) = GaussianInteger(7, 3).quotientAndRemainder(
      dividingBy: GaussianInteger(2, 1))
    #expect(quotient == GaussianInteger(3) && remainder == GaussianInteger(1))
    #expect(gcd(GaussianInteger(7, 1), GaussianInteger(5)) == GaussianInteger(2, 1))
  }

  private func square(_ size: Int) -> [GaussianInteger] {
    (-size...size).flatMap { real in (-size...size).map { GaussianInteger(real, $0) } }
  }

  private func divides(_ a: GaussianInteger, _ b: GaussianInteger) -> Bool {
    if a == GaussianInteger(0) { return b == a }
    let product = b * a.conjugate
    return product.real % a.norm == 0 && product.imaginary % a.norm == 0
  }

  @Test func theGreatestCommonDivisorIsTheOneOfTheLargestNorm() {
    let candidates = square(5).filter { $0.real > 0 && $0.imaginary >= 0 }
    for a in square(3) {
      for b in square(3) {
        let divisor = gcd(a, b)
        if a == GaussianInteger(0) && b == a {
          #expect(divisor == a)
        } else {
          #expect(divisor.real > 0 && divisor.imaginary >= 0, "\(a), \(b): \(divisor)")
          #expect(divides(divisor, a) && divides(divisor, b), "\(a), \(b): \(divisor)")
          let largest = candidates.filter { divides($0, a) && divides($0, b) }.map(\.norm).max()
          #expect(divisor.norm == largest, "\(a), \(b): \(divisor)")
        }
      }
    }
  }

  @Test func remaindersHaveAtMostHalfTheNorm() {
    var random = SplitMix64(seed: 1)
    for size in [3, 10, 1000, 2_000_000_000] {
      func number(_ size: Int) -> GaussianInteger {
        GaussianInteger(random.next(in: -size...size), random.next(in: -size...size))
      }
      for _ in 0..<200 {
        let (a, b) = (number(size), number(size))
        if b == GaussianInteger(0) { continue }
        let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
        #expect(quotient * b + remainder == a && a - remainder == quotient * b)
        #expect(2 * remainder.norm <= b.norm, "\(a), \(b): \(quotient), \(remainder)")
      }
    }
  }

  @Test func commonFactorsAreFound() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<200 {
      let numbers = (0..<3).map { _ in
        GaussianInteger(random.next(in: -20_000...20_000), random.next(in: 1...20_000))
      }
      let divisor = gcd(numbers[0] * numbers[2], numbers[1] * numbers[2])
      let rest = gcd(numbers[0], numbers[1])
      #expect(divides(numbers[2], divisor) && divisor.norm == rest.norm * numbers[2].norm)
    }
    let (a, b) = (GaussianInteger(2_000_000_000, 2_000_000_000), GaussianInteger(-2_000_000_000))
    #expect(gcd(a, b) == GaussianInteger(2_000_000_000))
  }

  @Test func literalsSumsAndOpposites() {
    #expect(GaussianInteger.zero == GaussianInteger(0, 0) && -7 == GaussianInteger(-7, 0))
    #expect(gcd(GaussianInteger(3, 4) * GaussianInteger(1, -2), 5) == GaussianInteger(2, 1))
    let numbers = [GaussianInteger(11, -2), 2, -GaussianInteger(0, 1)]
    #expect(numbers.reduce(.zero, +) == GaussianInteger(13, -3))
    for number in square(3) {
      #expect(-number == GaussianInteger(-number.real, -number.imaginary))
      #expect(-number == 0 - number && -number == number * -1 && number + -number == .zero)
      var changed = number
      changed += 2
      changed -= GaussianInteger(0, 3)
      changed *= GaussianInteger(1, 1)
      #expect(changed == (number + GaussianInteger(2, -3)) * GaussianInteger(1, 1), "\(number)")
    }
  }

  @Test func partsCanBeChanged() {
    var number = GaussianInteger(1, 2)
    number.real += 5
    number.imaginary = -number.imaginary
    #expect(number == GaussianInteger(6, 2).conjugate)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(GaussianInteger(1).quotientAndRemainder(dividingBy: GaussianInteger(0)))
      }
      await #expect(processExitsWith: .failure) {
        print(gcd(GaussianInteger(2_000_000_001), GaussianInteger(1)))
      }
      await #expect(processExitsWith: .failure) {
        print(gcd(GaussianInteger(1), GaussianInteger(0, -2_000_000_001)))
      }
      await #expect(processExitsWith: .failure) { print(-GaussianInteger(0, .min)) }
    #endif
  }
}
