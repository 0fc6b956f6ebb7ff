import InputPatterns
import Sorting
import Testing

/// What every sort for integers promises.
@Suite struct IntegerSortTests {
  @Test(arguments: IntegerSort.allCases, InputPattern.allCases)
  func sortsEveryIntegerType(_ sort: IntegerSort, _ pattern: InputPattern) {
    expectSorted(Int8.self, sort, pattern)
    expectSorted(UInt8.self, sort, pattern)
    expectSorted(Int16.self, sort, pattern)
    expectSorted(UInt16.self, sort, pattern)
    expectSorted(Int32.self, sort, pattern)
    expectSorted(UInt32.self, sort, pattern)
    expectSorted(Int64.self, sort, pattern)
    expectSorted(UInt64.self, sort, pattern)
    expectSorted(Int.self, sort, pattern)
    expectSorted(UInt.self, sort, pattern)
  }

  private func expectSorted<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, _ sort: IntegerSort, _ pattern: InputPattern
  ) {
    for length in Lengths.upTo(100_000) {
      let widest = Value.min...Value.max
      let dense = Value(0)...Value(clamping: length)
      // Just too wide to be counted, and away from zero.
      let wide = Value.min...(Value.min &+ Value(clamping: max(0, 6 * length)))
      for range in [widest, dense, wide] where range.lowerBound <= range.upperBound {
        expectSorted(pattern.values(count: length, in: range, seed: 5), in: range, sort, pattern)
      }
    }
  }

  @Test(arguments: IntegerSort.allCases, InputPattern.allCases)
  func sortsAMillion(_ sort: IntegerSort, _ pattern: InputPattern) {
    guard Lengths.limit >= 1_000_000, sort != .countingOnKey else { return }
    let values: [Int32] = pattern.values(count: 1_000_000, seed: 5)
    expectSorted(values, in: Int32.min...Int32.max, sort, pattern)
    let wideValues: [Int] = pattern.values(count: 1_000_000, seed: 5)
    expectSorted(wideValues, in: Int.min...Int.max, sort, pattern)
  }

  private func expectSorted<Value: FixedWidthInteger & Sendable>(
    _ input: [Value], in range: ClosedRange<Value>, _ sort: IntegerSort, _ pattern: InputPattern
  ) {
    var output = input
    sort.sort(&output, in: range)
    let sum = { (values: [Value]) in
      values.reduce(UInt64(0)) { $0 &+ scramble(UInt64(truncatingIfNeeded: $1)) }
    }
    #expect(
      isSorted(output, by: <) && sum(output) == sum(input),
      "\(sort), \(Value.self), \(pattern), seed 5, \(range), input: \(shortened(input))")
  }

  @Test(arguments: IntegerSort.allCases)
  func sortsIntegersOfMoreThan64Bits(_ sort: IntegerSort) {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    for length in [0, 3, 50, 2_000] {
      let values = InputPattern.random.values(count: length, of: Int.self, seed: 4).map {
        Int128($0) * Int128($0) * ($0 % 2 == 0 ? 1 : -1)
      }
      var output = values
      sort.sort(&output, in: Int128.min...Int128.max)
      #expect(output == values.sorted())
    }
  }
}
