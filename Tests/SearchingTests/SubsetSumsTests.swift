import PropertyTesting
import Searching
import Testing

/// Adds up every subset: slow, obvious, independent.
func bruteForce(_ values: [Int], limit: Int) -> Int {
  (0..<1 << values.count).filter { subset in
    values.indices.filter { subset >> $0 & 1 == 1 }.reduce(0) { $0 + values[$1] } <= limit
  }.count
}

@Suite struct SubsetSumsTests {
  @Test func everyShortArrayAgreesWithAddingUpEverySubset() {
    let alphabet = [-2, -1, 0, 1, 3]
    var arrays: [[Int]] = [[]]
    for _ in 0...4 {
      for values in arrays {
        for limit in (-2 * values.count - 1)...(3 * values.count + 1) {
          #expect(
            values.numberOfSubsets(withSumAtMost: limit) == bruteForce(values, limit: limit),
            "input: \(values), limit \(limit)")
        }
      }
      arrays = arrays.flatMap { values in alphabet.map { values + [$0] } }
    }
  }

  @Test func manyEqualElementsGiveBinomialSums() {
    var binomial = 1
    var expected = 0
    for picked in 0...30 {
      expected += binomial
      let ones = [Int](repeating: 1, count: 30)
      #expect(ones.numberOfSubsets(withSumAtMost: picked) == expected, "limit \(picked)")
      binomial = binomial * (30 - picked) / (picked + 1)
    }
  }

  #if !DEBUG
    @Test func fortyElementsAreNoEffort() {
      #expect([Int](repeating: 0, count: 40).numberOfSubsets(withSumAtMost: 0) == 1 << 40)
      #expect((0..<40).map { 1 << $0 }.numberOfSubsets(withSumAtMost: 123_456_789) == 123_456_790)
    }
  #endif

  @Test func nothingOverflowsAtTheEndsOfTheTypes() {
    let largest = [Int](repeating: .max, count: 20)
    #expect(largest.numberOfSubsets(withSumAtMost: .max) == 21)
    #expect(largest.numberOfSubsets(withSumAtMost: .max - 1) == 1)
    #expect([Int.min, .max].numberOfSubsets(withSumAtMost: -1) == 2)
    #expect([Int.min, .max].numberOfSubsets(withSumAtMost: .max) == 4)
    #expect([Int.min, 1].numberOfSubsets(withSumAtMost: .min) == 1)
    #expect([Int.min].numberOfSubsets(withSumAtMost: .max) == 2)
    #expect([Int.min, .min].numberOfSubsets(withSumAtMost: -1) == 3)
    #expect([Int.min, .min].numberOfSubsets(withSumAtMost: .min) == 3)
    #expect([Int.min, .min, .max].numberOfSubsets(withSumAtMost: -1) == 6)
    #expect([UInt64.max, 1].numberOfSubsets(withSumAtMost: .max) == 2)
    #expect([Int8.min, .max].numberOfSubsets(withSumAtMost: -1) == 2)
    #expect([UInt8](repeating: 255, count: 10).numberOfSubsets(withSumAtMost: 510) == 56)
  }

  @available(macOS 15.0, *)
  @Test func anElementMayBeBelowAllOfIntIfTheLimitIsNegative() {
    let negative = -(Int128(1) << 64)
    #expect([negative].numberOfSubsets(withSumAtMost: -1) == 1)
    #expect([negative, 7].numberOfSubsets(withSumAtMost: -1) == 2)
    #expect([negative, Int128(UInt64.max)].numberOfSubsets(withSumAtMost: -2) == 1)
  }

  @Test func theEmptySubsetCountsUnlessTheLimitIsNegative() {
    #expect([Int]().numberOfSubsets(withSumAtMost: 0) == 1)
    #expect([Int]().numberOfSubsets(withSumAtMost: -1) == 0)
    #expect([5].numberOfSubsets(withSumAtMost: .min) == 0)
    #expect([5].numberOfSubsets(withSumAtMost: 4) == 1)
  }

  #if compiler(>=6.2)
    @Test func moreThanSixtyTwoElementsTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = [1].numberOfSubsets(withSum: .min)
      }
      await #expect(processExitsWith: .failure) {
        _ = [Int](repeating: 5, count: 63).numberOfSubsets(withSumAtMost: 1)
      }
    }

    @Test func negativeElementsBeyondTheDocumentedBoundTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = [Int.min, .min].numberOfSubsets(withSumAtMost: .max)
      }
      // Only both together are small enough, and too small for Int.
      let sum = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        print([-1 << 62 - 1, -1 << 62 - 1].largestSubsetSum(atMost: .min) as Any)
      }
      #expect(sum.says("the sum does not fit Int"))
    }
  #endif
}
