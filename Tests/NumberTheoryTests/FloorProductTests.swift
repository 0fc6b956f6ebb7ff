import InputPatterns
import NumberTheory
import Testing

@Suite struct FloorProductTests {
  /// The path, step by step.
  private func path(_ count: Int, _ factor: Int, _ summand: Int, _ divisor: Int) -> String {
    var (path, height) = ("", 0)
    for place in 0..<count {
      let next = (factor * place + summand) / divisor
      path += String(repeating: "y", count: next - height) + "x"
      height = next
    }
    return path
  }

  @Test func theStepsAreThoseOfThePathInTheirOrder() {
    for (count, divisor) in (0...7).flatMap({ count in (1...6).map { (count, $0) } }) {
      for (factor, summand) in (0...8).flatMap({ factor in (0...8).map { (factor, $0) } }) {
        let steps = floorProduct(
          count: count, factor: factor, summand: summand, divisor: divisor, right: "x", up: "y",
          identity: "", combine: +)
        #expect(
          steps == path(count, factor, summand, divisor),
          "\(count) steps, (\(factor) i + \(summand)) / \(divisor)")
      }
    }
  }

  /// The steps to the right and up, and the heights of the former, modulo 2⁶⁴.
  private typealias Stretch = (rights: UInt, ups: UInt, sum: UInt)

  private func stretch(_ count: Int, _ factor: Int, _ summand: Int, _ divisor: Int) -> Stretch {
    floorProduct(
      count: count, factor: factor, summand: summand, divisor: divisor,
      right: Stretch(1, 0, 0), up: Stretch(0, 1, 0), identity: Stretch(0, 0, 0)
    ) {
      Stretch($0.rights &+ $1.rights, $0.ups &+ $1.ups, $0.sum &+ $1.sum &+ $0.ups &* $1.rights)
    }
  }

  @Test(arguments: UInt64(1)...200)
  func theHeightsAddUpToTheFloorSum(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Of all lengths, such that the sum fits.
    let count = random.next(in: 1...(1 << random.next(in: 1...20)))
    let divisor = random.next(in: 1...(1 << random.next(in: 0...32)))
    let factor = random.next(in: 0...(1 << random.next(in: 0...20)))
    let summand = random.next(in: 0...(1 << random.next(in: 0...40)))
    let found = stretch(count, factor, summand, divisor)
    let sum = floorSum(count: count, factor: factor, summand: summand, divisor: divisor)
    #expect(found.rights == UInt(count) && found.sum == UInt(sum), "seed \(seed)")
    #expect(found.ups == UInt((factor * (count - 1) + summand) / divisor), "seed \(seed)")
  }

  @Test func theLongestPathsFit() {
    let all = 1 << 32
    #expect(stretch(all, .max, .max, all).rights == UInt(all))
    #expect(stretch(all, all - 1, all - 1, all).ups == UInt(all - 1))
    #expect(stretch(all, 1, 0, all).ups == 0)
    #expect(stretch(1, .max, .max, 1) == (1, UInt(Int.max), UInt(Int.max)))
    #expect(stretch(0, .max, .max, 1) == (0, 0, 0))
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { print(product(count: -1)) }
      await #expect(processExitsWith: .failure) { print(product(count: 1 << 32 + 1)) }
      await #expect(processExitsWith: .failure) { print(product(factor: -1)) }
      await #expect(processExitsWith: .failure) { print(product(summand: -1)) }
      await #expect(processExitsWith: .failure) { print(product(divisor: 0)) }
      await #expect(processExitsWith: .failure) { print(product(divisor: 1 << 32 + 1)) }
    #endif
  }
}

/// The number of steps of a path.
private func product(count: Int = 0, factor: Int = 1, summand: Int = 1, divisor: Int = 1) -> Int {
  floorProduct(
    count: count, factor: factor, summand: summand, divisor: divisor, right: 1, up: 1,
    identity: 0, combine: &+)
}
