import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

@Suite struct RangeIncreasingSubsequencesTests {
  @Test func documentedExamplesAreTrue() {
    let lengths = RangeIncreasingSubsequences([3, 1, 4, 1, 5])
    #expect(lengths.longestLength(1...3) == 2)
    #expect(lengths.longestLength(1...) == 3)
    #expect(lengths.count == 5)
    #expect(RangeIncreasingSubsequences([3, 1, 4, 1, 5], by: >=).longestLength(..<4) == 3)
    #expect(RangeIncreasingSubsequences([30, 12, 45, 7, 20]).longestLength(1...) == 2)
    let words = ["pear", "fig", "apple", "kiwi", "banana"]
    #expect(RangeIncreasingSubsequences(words) { $0.count < $1.count }.longestLength(..<3) == 2)
    #expect(RangeIncreasingSubsequences(words).longestLength(1...3) == 2)
  }

  @Test func withoutElementsAllIsEmpty() {
    let lengths = RangeIncreasingSubsequences([Int]())
    #expect(lengths.count == 0)
    #expect(lengths.longestLength(0...) == 0)
    #expect(RangeIncreasingSubsequences([7]).longestLength(1..<1) == 0)
  }

  @Test func eachSubarrayHasTheLengthOfATableOfAllPairs() {
    let arrays = Generator<[Int]>.array(of: .integers(in: 0...9), counts: 0...30)
    forAll(arrays) { numbers in
      try check(numbers, by: <)
      try check(numbers, by: <=)
      try check(numbers, by: >)
      try check(numbers, by: >=)
    }
  }

  /// Of more than one block, and of products that are not halves of each other.
  @Test(arguments: [64, 65, 129, 193])
  func manyElements(count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    try check((0..<count).map { _ in random.next(in: 0...1000) }, by: <)
    try check((0..<count).map { _ in random.next(in: 0...9) }, by: <=)
    try check((0..<count).map { $0 ^ 21 }, by: <)
    try check(Array(0..<count), by: >)
    try check(Array(0..<count), by: <)
    try check((0..<count).map { $0 % 2 == 0 ? $0 : count - $0 }, by: <)
    try check([Int](repeating: 4, count: count), by: <)
  }

  private func check(
    _ numbers: [Int], by areInOrder: (Int, Int) -> Bool
  ) throws {
    let lengths = RangeIncreasingSubsequences(numbers, by: areInOrder)
    for start in 0...numbers.count {
      // The length of the longest subsequence that ends at each position, and up to there.
      var ends: [Int] = []
      var longest = [0]
      for end in start..<numbers.count {
        var length = 0
        for place in start..<end where areInOrder(numbers[place], numbers[end]) {
          length = max(length, ends[place - start])
        }
        ends.append(length + 1)
        longest.append(max(longest[end - start], length + 1))
      }
      let found = (start...numbers.count).map { lengths.longestLength(start..<$0) }
      try PropertyTesting.check(found, equals: longest, "from \(start) on of \(numbers)")
    }
  }

  /// Whole prefixes and suffixes of many elements, by the function for one array.
  @Test func thousandsOfElements() {
    var random = SplitMix64(seed: 3)
    let numbers = (0..<20_000).map { _ in random.next(in: 0...1_000_000) }
    let lengths = RangeIncreasingSubsequences(numbers)
    for _ in 0..<40 {
      let (a, b) = (random.next(in: 0...20_000), random.next(in: 0...20_000))
      let range = min(a, b)..<max(a, b)
      #expect(
        lengths.longestLength(range) == numbers[range].longestIncreasingSubsequenceLength(),
        "\(range)")
    }
  }

  @Test func errorsOfTheClosureAreThrown() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      _ = try RangeIncreasingSubsequences([1, 2]) { _, _ in throw Stop() }
    }
  }

  #if compiler(>=6.2)
    @Test func rangesOutsideTheElementsTrap() async {
      await #expect(processExitsWith: .failure) {
        print(RangeIncreasingSubsequences([1, 2]).longestLength(1..<3))
      }
      await #expect(processExitsWith: .failure) {
        print(RangeIncreasingSubsequences([1, 2]).longestLength(-1..<1))
      }
    }
  #endif
}
