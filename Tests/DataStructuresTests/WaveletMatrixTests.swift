import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct WaveletMatrixTests {
  @Test func theExampleIsTrue() {
    let scores = WaveletMatrix([30, 10, 50, 20, 40])
    #expect(scores.smallest(1, in: 0..<3) == 30 && scores.count(below: 35, in: 1..<5) == 2)
    #expect(scores.count(of: 50, in: 0..<3) == 1 && scores.largest(below: 40, in: 1..<5) == 20)
    #expect(scores.smallest(atLeast: 25, in: 1..<5) == 40 && scores.count == 5)
  }

  private func check(_ numbers: [Int], _ range: Range<Int>, _ bounds: [Int]) throws {
    let matrix = WaveletMatrix(numbers)
    let sorted = numbers[range].sorted()
    try PropertyTesting.check(numbers.indices.map { matrix[$0] }, equals: numbers, "elements")
    for (k, number) in sorted.enumerated() {
      try PropertyTesting.check(matrix.smallest(k, in: range), equals: number, "\(k) in \(range)")
    }
    for bound in bounds + numbers + [.min, .max] {
      let below = sorted.filter { $0 < bound }
      try PropertyTesting.check(
        matrix.count(below: bound, in: range), equals: below.count, "below \(bound)")
      try PropertyTesting.check(
        matrix.count(of: bound, in: range), equals: sorted.count { $0 == bound }, "\(bound)")
      try PropertyTesting.check(
        matrix.largest(below: bound, in: range), equals: below.last, "below \(bound)")
      try PropertyTesting.check(
        matrix.smallest(atLeast: bound, in: range), equals: sorted.first { $0 >= bound },
        "at least \(bound)")
      let atMost = sorted.filter { $0 <= bound }
      try PropertyTesting.check(
        matrix.count(atMost: bound, in: range), equals: atMost.count, "at most \(bound)")
      try PropertyTesting.check(
        matrix.largest(atMost: bound, in: range), equals: atMost.last, "at most \(bound)")
      try PropertyTesting.check(
        matrix.smallest(above: bound, in: range), equals: sorted.first { $0 > bound },
        "above \(bound)")
    }
  }

  @Test func itSaysWhatSortingTheRangeSays() {
    let numbers = Generator<[Int]>.array(
      of: .oneOf(.integers(in: -3...3), .integers(in: .min ... .max)), counts: 0...40)
    let end = Generator<Int>.integers(in: 0...40)
    forAll(tuples(numbers, end, end)) { numbers, first, second in
      let ends = [first, second].map { $0 * numbers.count / 40 }.sorted()
      try check(numbers, ends[0]..<ends[1], [.min, -1, 0, .max])
    }
  }

  /// They are sorted by counting.
  @Test(arguments: [-3...3, 0...5000, -1 << 40...1 << 40, .min ... .max] as [ClosedRange<Int>])
  func manyNumbersAreSortedInAnotherWay(range: ClosedRange<Int>) throws {
    var numbers = InputPattern.random.values(count: 1200, in: range, seed: 5)
    (numbers[700], numbers[300]) = (range.lowerBound, range.upperBound)
    let matrix = WaveletMatrix(numbers)
    let part = 200..<1100
    #expect(numbers.indices.map { matrix[$0] } == numbers)
    #expect((0..<part.count).map { matrix.smallest($0, in: part) } == numbers[part].sorted())
  }

  /// Of all lengths around that of a word, and of all ranges.
  @Test(arguments: [1, 63, 64, 65, 130])
  func everyRangeOfALongRowIsRight(count: Int) throws {
    let numbers = InputPattern.random.values(count: count, in: 0...50, seed: 4)
    let matrix = WaveletMatrix(numbers[...])
    #expect(numbers.indices.map { matrix[$0] } == numbers)
    for start in stride(from: 0, through: count, by: 7) {
      for end in start...count {
        let sorted = numbers[start..<end].sorted()
        #expect(sorted.indices.map { matrix.smallest($0, in: start..<end) } == sorted)
        #expect(matrix.count(below: 25, in: start..<end) == sorted.count { $0 < 25 })
      }
    }
  }

  @Test func aRangeMayBeWrittenInAnyForm() {
    let scores = WaveletMatrix([30, 10, 50, 20, 40])
    #expect(scores.smallest(1, in: ...2) == 30 && scores.smallest(0, in: 3...) == 20)
    #expect(scores.count(below: 35, in: 1...) == 2 && scores.count(of: 50, in: ..<2) == 0)
    #expect(scores.largest(below: 40, in: 1...3) == 20)
    #expect(scores.smallest(atLeast: 25, in: 3...) == 40)
  }

  /// Before any of them is stored.
  @Test func tooManyElementsTrap() async {
    await #expect(processExitsWith: .failure) {
      print(WaveletMatrix(repeatElement(0, count: 1 << 31)))
    }
  }

  @Test func rangesThatAreNotThereTrap() async {
    await #expect(processExitsWith: .failure) { _ = WaveletMatrix([1]).smallest(1, in: 0..<1) }
    await #expect(processExitsWith: .failure) { _ = WaveletMatrix([1]).count(below: 1, in: 0..<2) }
    await #expect(processExitsWith: .failure) { _ = WaveletMatrix([1]).count(of: 1, in: 2..<3) }
    await #expect(processExitsWith: .failure) { _ = WaveletMatrix([1])[1] }
    await #expect(processExitsWith: .failure) { _ = WaveletMatrix([1])[-1] }
  }
}
