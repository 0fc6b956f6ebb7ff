import InputPatterns
import NumberTheory
import Testing

@Suite struct DivisorTransformTests {
  private static let counts = [0, 1, 2, 3, 4, 12, 13, 100, 541, 1000]

  /// Different for each number of values.
  private func values(_ count: Int) -> [Int] {
    var random = SplitMix64(seed: UInt64(count))
    return (0..<count).map { _ in random.next(in: -1000...1000) }
  }

  @Test(arguments: counts)
  func everyDivisorAndEveryMultipleCountsOnce(count: Int) {
    let values = values(count)
    let (below, above) = (values.accumulatedOverDivisors(+), values.accumulatedOverMultiples(+))
    let (least, greatest) = (
      values.accumulatedOverDivisors(min), values.accumulatedOverMultiples(max)
    )
    #expect(below.count == count && above.count == count)
    #expect(below.first == values.first && above.first == values.first)
    for number in 1..<max(1, count) {
      let divisors = (1...number).filter { number % $0 == 0 }.map { values[$0] }
      #expect(below[number] == divisors.reduce(0, +) && least[number] == divisors.min())
      let multiples = stride(from: number, to: count, by: number).map { values[$0] }
      #expect(above[number] == multiples.reduce(0, +) && greatest[number] == multiples.max())
    }
    #expect(below.invertedOverDivisors(-) == values)
    #expect(above.invertedOverMultiples(-) == values)
  }

  @Test(arguments: counts)
  func allPairsAreMultiplied(count: Int) {
    typealias Remainder = ModularInteger<Modulus998244353>
    var (a, b) = (values(count), Array(values(count).reversed()))
    if count > 0 { (a[0], b[0]) = (0, 0) }
    var (divisors, multiples) = (
      [Int](repeating: 0, count: count), [Int](repeating: 0, count: count)
    )
    for i in 1..<max(1, count) {
      for j in 1..<count {
        let divisor = gcd(i, j)
        divisors[divisor] += a[i] * b[j]
        if i / divisor * j < count { multiples[i / divisor * j] += a[i] * b[j] }
      }
    }
    #expect(a.gcdConvolution(with: b) == divisors)
    #expect(a.lcmConvolution(with: b) == multiples)
    let (c, d) = (a.map { Remainder($0) }, b.map { Remainder($0) })
    #expect(c.gcdConvolution(with: d) == divisors.map { Remainder($0) })
    #expect(c.lcmConvolution(with: d) == multiples.map { Remainder($0) })
  }

  @Test func sumsThatFitAreExactWhateverThereIsOnTheWay() {
    #expect([0, Int.max, .max].gcdConvolution(with: [0, 0, 1]) == [0, .max, .max])
    #expect([0, Int.max, .max].lcmConvolution(with: [0, 1, 0]) == [0, .max, .max])
  }

  @Test func sumsThatDoNotFitTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = [0, Int.max, 1].gcdConvolution(with: [0, 1, 1])
    }
    // Many pairs of numbers that are small themselves.
    await #expect(processExitsWith: .failure) {
      _ = [0, 1, 1, 1, 1, 1].map { $0 << 60 }.gcdConvolution(with: [0, 1, 1, 1, 1, 1])
    }
    await #expect(processExitsWith: .failure) {
      _ = [0, 1, 1, 0, 1].map { $0 << 61 }.lcmConvolution(with: [0, 1, 1, 0, 1])
    }
    await #expect(processExitsWith: .failure) {
      _ = [0, Int.max, 1].lcmConvolution(with: [0, 2, 0])
    }
  }

  @Test func whatFailsOnTheWayIsThrown() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try [0, 1, 2].accumulatedOverDivisors { _, _ in throw Failure() }
    }
  }

  @Test func zeroIsNoNumberOfAPair() async {
    typealias Remainder = ModularInteger<Modulus998244353>
    await #expect(processExitsWith: .failure) { _ = [1, 2].gcdConvolution(with: [0, 2]) }
    await #expect(processExitsWith: .failure) { _ = [0, 2].lcmConvolution(with: [1, 2]) }
    await #expect(processExitsWith: .failure) { _ = [0, 2].gcdConvolution(with: [0]) }
    await #expect(processExitsWith: .failure) {
      _ = [Remainder(1)].gcdConvolution(with: [Remainder(0)])
    }
    await #expect(processExitsWith: .failure) {
      _ = [Remainder(0)].lcmConvolution(with: [Remainder(1)])
    }
  }
}
