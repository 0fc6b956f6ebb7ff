import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct WeightedWaveletMatrixTests {
  @Test func itAddsUpWhatIsLessInTheRange() {
    let numbers = Generator<[Int]>.array(
      of: .oneOf(.integers(in: -3...3), .integers(in: .min ... .max)), counts: 0...40)
    let values = tuples(numbers, .integers(in: 0...40), .integers(in: 0...40))
    forAll(values) { numbers, first, second in
      let ends = [first, second].map { $0 * numbers.count / 40 }.sorted()
      let range = ends[0]..<ends[1]
      var random = SplitMix64(seed: UInt64(first * 41 + second))
      let weights = numbers.map { _ in random.next(in: -1000...1000) }
      let sums = WeightedWaveletMatrix(numbers, weights: weights)
      for bound in [.min, -1, 0, .max] + numbers {
        let expected = range.reduce(0) { $0 + (numbers[$1] < bound ? weights[$1] : 0) }
        try check(sums.sum(below: bound, in: range), equals: expected, "below \(bound)")
        let atMost = range.reduce(0) { $0 + (numbers[$1] <= bound ? weights[$1] : 0) }
        try check(sums.sum(atMost: bound, in: range), equals: atMost, "at most \(bound)")
      }
      try check(sums.sum(range), equals: weights[range].reduce(0, +), "in \(range)")
      try check(sums.matrix.count(below: 0, in: range), equals: numbers[range].count { $0 < 0 })
    }
  }

  /// Of all lengths around that of a word.
  @Test(arguments: [1, 63, 64, 65, 130])
  func numbersMayBeTheirOwnWeights(count: Int) {
    let numbers = InputPattern.random.values(count: count, in: 0...50, seed: 4)
    let sums = WeightedWaveletMatrix(numbers[...])
    for start in stride(from: 0, through: count, by: 7) {
      for end in stride(from: start, through: count, by: 3) {
        let sorted = numbers[start..<end].sorted()
        #expect(
          sums.sum(below: 25, in: start..<end) == sorted.filter { $0 < 25 }.reduce(0, +),
          "\(start)..<\(end)")
        #expect(sums.sum(below: 51, in: start..<end) == sorted.reduce(0, +))
      }
    }
  }

  @Test func whateverCanBeAddedIsAWeight() {
    let sums = WeightedWaveletMatrix([2, 1, 2], weights: [0.5, 0.25, 1])
    #expect(sums.sum(below: 2, in: 0..<3) == 0.25 && sums.sum(below: 3, in: 1...) == 1.25)
    let bytes = WeightedWaveletMatrix([1, 2, 3], weights: [100, 50, 105] as [UInt8])
    #expect(
      bytes.sum(below: 3, in: 1..<3) == 50 && bytes.sum(0..<3) == 255 && bytes.sum(1...) == 155)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = WeightedWaveletMatrix([1, 2], weights: [1]) }
    await #expect(processExitsWith: .failure) {
      _ = WeightedWaveletMatrix([1]).sum(below: 1, in: 0..<2)
    }
    await #expect(processExitsWith: .failure) {
      _ = WeightedWaveletMatrix([1]).sum(atMost: 1, in: 0..<2)
    }
    await #expect(processExitsWith: .failure) { _ = WeightedWaveletMatrix([1]).sum(0..<2) }
  }
}
