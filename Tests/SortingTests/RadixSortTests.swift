import InputPatterns
import Sorting
import Testing

@Suite struct RadixSortTests {
  @Test func documentedExamplesAreTrue() {
    var temperatures = [21, -4, 35, 0]
    temperatures.radixSort()
    #expect(temperatures == [-4, 0, 21, 35])
  }

  /// The shortest lengths sorted by digits, and their neighbors.
  static let lengths = [990, 999, 1_000, 1_001, 1_023, 1_024, 1_025, 4_097]

  @Test(arguments: lengths)
  func sortsWhatVariesInOneDigitOnly(_ length: Int) {
    for shift in stride(from: 0, through: 52, by: Lengths.limit >= 1_000_000 ? 1 : 4) {
      let values = InputPattern.random.values(count: length, in: -1_024...1_023, seed: 1).map {
        $0 << shift + shift
      }
      expectSorted(values, "values \(shift) bits apart")
    }
  }

  @Test(arguments: lengths)
  func sortsWhatTheLeadingBitsDoNotTellApart(_ length: Int) {
    for bits in Lengths.limit >= 1_000_000 ? [0, 1, 8, 20, 30, 40, 62] : [0, 20, 62] {
      let values = InputPattern.random.values(count: length, in: 0...1 << bits, seed: 2)
      expectSorted(values + [Int.max], "\(bits) bits and one outlier above")
      expectSorted(values + [Int.min], "\(bits) bits and one outlier below")
      expectSorted(values + values.map { $0 - Int.max }, "two distant clusters of \(bits) bits")
      expectSorted(
        (values + values.map { $0 - Int.max }).reversed(), "two clusters, reversed, \(bits) bits")
    }
  }

  @Test(arguments: lengths)
  func sortsDescendingValuesWithEqualLeadingBits(_ length: Int) {
    // Within each of a few groups the order is reversed: the most moves an insertion can take.
    let values = (0..<length).map { ($0 % 7) << 56 - $0 }
    expectSorted(values, "descending groups")
  }

  /// Longer than 2^20, the elements are first split into groups.
  @Test func sortsWhatIsLongerThanTheCaches() {
    let shapes: [(InputPattern, ClosedRange<Int>)] = [
      (.random, Int.min...Int.max), (.random, 0...50_000_000), (.skewed, 0...Int.max),
      (.extremes, Int.min...Int.max), (.runs, -1...1 << 40),
    ]
    // A debug build is too slow for them, and to sort anything twice.
    guard Lengths.limit >= 1_000_000 else {
      let length = 1_050_000
      var shuffled = (0..<length).map { place in (place * 7_919 % length) << 40 }
      shuffled.radixSort()
      #expect(shuffled == (0..<length).map { $0 << 40 })
      return
    }
    for (pattern, range) in shapes {
      let values = pattern.values(count: 1_050_000, in: range, seed: 3)
      expectSorted(values, "\(pattern), \(range)")
      expectSorted(values.map { Int32(truncatingIfNeeded: $0) }, "\(pattern), \(range), Int32")
    }
  }

  private func expectSorted<Value: FixedWidthInteger>(_ values: [Value], _ what: String) {
    var output = values
    output.radixSort()
    #expect(output == values.sorted(), "\(what), input: \(shortened(values))")
  }
}
