// What holds for the sums of any numbers.

import PropertyTesting
import Searching
import Testing

@Suite struct SubarraySumsProperties {
  @Test func allRunsAreFound() {
    let values = Generator<Int>.element(of: [1, 3, 10, 1_000]).flatMap { largest in
      tuples(.array(of: .integers(in: 1...largest)), .integers(in: -1...10 * largest))
    }
    forAll(values, size: 40) { values, sum in
      try check(
        values.numberOfSubarrays(withSum: sum), equals: bruteForce(values, sum: sum),
        "sum \(sum)")
    }
  }

  @Test func allRunsOfAnyIntegersAreFound() {
    forAll(
      tuples(.array(of: .integers(in: -9...9)), .integers(in: -20...20)), size: 40
    ) { values, sum in
      try check(
        values.numberOfSubarrays(withSum: sum), equals: bruteForce(values, sum: sum),
        "sum \(sum)")
    }
  }

  @Test func reversingKeepsTheNumberOfRuns() {
    forAll(
      tuples(.array(of: .integers(in: 1...9)), .integers(in: 1...99)), size: 300
    ) { values, sum in
      try check(
        values.reversed().numberOfSubarrays(withSum: sum),
        equals: values.numberOfSubarrays(withSum: sum), "sum \(sum)")
    }
  }
}

@Suite struct SubsetSumsProperties {
  private static func values(counts: ClosedRange<Int>) -> Generator<([Int], Int)> {
    tuples(
      .element(of: [0, 1, -5, -1_000_000_000]), .element(of: [1, 5, 1_000_000_000])
    ).flatMap { smallest, largest in
      tuples(
        .array(of: .integers(in: smallest...largest), counts: counts),
        .integers(in: 4 * smallest - 1...4 * largest))
    }
  }

  @Test func allSubsetsAreCounted() {
    forAll(Self.values(counts: 0...9), size: 9) { values, limit in
      try check(
        values.numberOfSubsets(withSumAtMost: limit), equals: bruteForce(values, limit: limit),
        "limit \(limit)")
    }
  }

  @Test func theLargestSubsetSumIsThatOfAllSubsets() {
    forAll(tuples(.array(of: .integers(in: -20...20), counts: 0...10), .integers(in: -60...60))) {
      values, limit in
      let sums = (0..<1 << values.count).map { subset in
        values.indices.reduce(0) { subset >> $1 & 1 == 1 ? $0 + values[$1] : $0 }
      }
      try check(
        values.largestSubsetSum(atMost: limit), equals: sums.filter { $0 <= limit }.max(),
        "limit \(limit)")
    }
    #expect([Int.max, 5].largestSubsetSum(atMost: .max) == .max)
    #expect([Int.max, Int.min, 1].largestSubsetSum(atMost: -1) == -1)
    #expect([Int.min + 5, -6].largestSubsetSum(atMost: -7) == Int.min + 5)
    #expect([Int8(100), 100, 100].largestSubsetSum(atMost: 299) == 200)
    let many = (0..<40).map { 1 << $0 }
    #expect(many.largestSubsetSum(atMost: 987_654_321_012) == 987_654_321_012)
  }

  @Test func subsetsOfExactlyASumAreCounted() {
    forAll(Self.values(counts: 0...9), size: 9) { values, sum in
      let subsets = (0..<1 << values.count).count { subset in
        values.indices.filter { subset >> $0 & 1 == 1 }.reduce(0) { $0 + values[$1] } == sum
      }
      try check(values.numberOfSubsets(withSum: sum), equals: subsets, "sum \(sum)")
    }
  }

  /// The complement of a subset with a sum above the limit has a sum below total - limit.
  @Test func aLimitAndItsComplementShareAllSubsets() {
    forAll(Self.values(counts: 0...22), size: 22) { values, limit in
      let total = values.reduce(0, +)
      let within = values.numberOfSubsets(withSumAtMost: limit)
      let beyond = values.numberOfSubsets(withSumAtMost: total - limit - 1)
      try check(within + beyond, equals: 1 << values.count, "limit \(limit)")
    }
  }

  @Test func theOrderOfTheElementsDoesNotMatter() {
    forAll(Self.values(counts: 0...16), size: 16) { values, limit in
      try check(
        values.reversed().numberOfSubsets(withSumAtMost: limit),
        equals: values.sorted().numberOfSubsets(withSumAtMost: limit), "limit \(limit)")
    }
  }
}
