import InputPatterns
import PropertyTesting
import Searching
import Testing

@Suite struct RangeInversionsTests {
  @Test func documentedExamplesAreTrue() {
    #expect(
      [3, 1, 4, 1, 5, 2].numbersOfInversions(in: [0..<4, 2..<6, 1..<1]) == [3, 3, 0])
    #expect(["b", "a", "c"].numbersOfInversions(in: [0..<3]) == [1])
    #expect([3, 1, 2][1...].numbersOfInversions(in: [0..<2]) == [0])
  }

  @Test func thereMayBeNoElementsAndNoRanges() {
    #expect([Int]().numbersOfInversions(in: [0..<0]) == [0])
    #expect([2, 1].numbersOfInversions(in: []) == [])
  }

  @Test func eachRangeHasThePairsThatAreOutOfOrder() {
    let arrays = Generator<[Int]>.array(of: .integers(in: 0...6), counts: 0...40)
    forAll(arrays) { numbers in
      let ranges = (0...numbers.count).flatMap { low in (low...numbers.count).map { low..<$0 } }
      try check(
        numbers.numbersOfInversions(in: ranges), equals: ranges.map { pairs(numbers[$0]) })
    }
  }

  /// Blocks of more than one size, and ranges that come again.
  @Test(arguments: [1, 3, 1000])
  func manyElements(largest: Int) {
    var random = SplitMix64(seed: UInt64(largest))
    let numbers = (0..<500).map { _ in random.next(in: 1...largest) }
    let ranges = (0..<60).map { _ in
      let (a, b) = (random.next(in: 0...500), random.next(in: 0...500))
      return min(a, b)..<max(a, b)
    }
    #expect(
      numbers.numbersOfInversions(in: ranges + ranges)
        == (ranges + ranges).map { pairs(numbers[$0]) })
  }

  /// More pairs than an `Int32` can count.
  @Test func manyInversions() {
    let count = 70_000
    #expect(
      (0..<count).reversed().numbersOfInversions(in: [0..<count, 1..<count]) == [
        count * (count - 1) / 2, (count - 1) * (count - 2) / 2,
      ])
  }

  private func pairs(_ numbers: ArraySlice<Int>) -> Int {
    var count = 0
    for place in numbers.indices {
      for other in numbers[place...] where other < numbers[place] { count += 1 }
    }
    return count
  }

  #if compiler(>=6.2)
    @Test func rangesOutsideTheElementsTrap() async {
      await #expect(processExitsWith: .failure) {
        print([1, 2].numbersOfInversions(in: [0..<2, 1..<3]))
      }
      await #expect(processExitsWith: .failure) {
        print([1, 2].numbersOfInversions(in: [-1..<1]))
      }
    }
  #endif
}
