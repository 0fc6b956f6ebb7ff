import DynamicProgramming
import InputPatterns
import Testing

@Suite("Longest increasing subsequence of integers")
struct IntegerSubsequenceTests {
  @Test("every integer type gives the indices of the general form, on every shape and length")
  func sameAsGeneralForm() {
    compareAllShapes(Int8.self)
    compareAllShapes(UInt8.self)
    compareAllShapes(Int16.self)
    compareAllShapes(UInt16.self)
    compareAllShapes(Int32.self)
    compareAllShapes(UInt32.self)
    compareAllShapes(Int64.self)
    compareAllShapes(UInt64.self)
    compareAllShapes(Int.self)
    compareAllShapes(UInt.self)
  }

  @Test("every array of one batch and one more, of extreme values, gives the general indices")
  func exhaustiveBatches() {
    let length = isOptimized ? 9 : 8
    compareAllArrays([Int8.min, 0, .max], length: length)
    compareAllArrays([UInt32.min, UInt32.max - 1, UInt32.max], length: length)
    compareAllArrays([Int64.min, Int64.max - 1, Int64.max], length: length)
  }

  @Test("long inputs give the general indices", .enabled(if: isOptimized))
  func longInputs() {
    for shape in Shape.allCases {
      for length in [65_537, 300_000] {
        var random = SplitMix64(seed: 21)
        compare(shape.array(of: Int32.self, length: length, using: &random), "\(shape) \(length)")
        compare(shape.array(of: Int.self, length: length, using: &random), "\(shape) \(length)")
      }
    }
  }

  @Test("a million elements give a subsequence of the length that patience sorting gives")
  func aMillion() {
    let length = isOptimized ? 1_000_000 : 50_000
    for shape in [Shape.random, .nearlySorted, .halfAscending] {
      var random = SplitMix64(seed: 22)
      let input = shape.array(of: Int32.self, length: length, using: &random)
      let indices = input.longestIncreasingSubsequenceIndices()
      let values = indices.map { input[$0] }
      #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 })
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
      #expect(values == input.longestIncreasingSubsequence())
      #expect(indices.count == input.longestIncreasingSubsequenceLength(by: <))
    }
  }

  @Test("the greatest and the least value of a type are elements like any other")
  func extremes() {
    #expect(Array(repeating: Int.max, count: 100).longestIncreasingSubsequenceIndices() == [99])
    #expect(Array(repeating: Int.max, count: 100).longestNonDecreasingSubsequenceLength() == 100)
    #expect(Array(repeating: UInt8.max, count: 100).longestNonDecreasingSubsequenceLength() == 100)
    #expect(Array(repeating: Int.min, count: 100).longestNonDecreasingSubsequenceLength() == 100)
    #expect(Array(repeating: Int.min, count: 100).longestDecreasingSubsequenceIndices() == [99])
    #expect((UInt8.min...UInt8.max).longestIncreasingSubsequenceLength() == 256)
    #expect((Int8.min...Int8.max).reversed().longestDecreasingSubsequenceLength() == 256)
    let mixed: [Int32] = [.max, .min, .max, 0, .max, .max, .min, 5, .max, .max, .min, .max]
    #expect(mixed.longestIncreasingSubsequence() == [.min, 0, 5, .max])
    #expect(
      mixed.longestNonDecreasingSubsequence() == [.min, 0, .max, .max, .max, .max, .max])
    #expect(mixed.longestDecreasingSubsequence() == [.max, 5, .min])
  }

  @Test("slices and ranges give their own indices")
  func slicesAndRanges() {
    var random = SplitMix64(seed: 23)
    let array = Array((0 as Int32)..<100).shuffled(using: &random)
    let slice = array[30..<80]
    #expect(
      slice.longestIncreasingSubsequenceIndices()
        == Array(slice).longestIncreasingSubsequenceIndices().map { $0 + 30 })
    #expect((5..<40).longestIncreasingSubsequenceIndices() == Array(5..<40))
    #expect((5..<5).longestIncreasingSubsequenceIndices() == [])
  }

  // MARK: - Comparison with the general form

  private func compareAllShapes<Value: FixedWidthInteger & Sendable>(_: Value.Type) {
    // Around the batch of 8 and the block of 64, and past several doublings of the tails.
    let lengths =
      isOptimized
      ? Array(0...26) + Array(60...76) + Array(125...140) + [500, 1_031, 2_047, 2_048, 9_999]
      : Array(0...17) + Array(63...73) + Array(127...129) + [1_031]
    for shape in Shape.allCases {
      for length in lengths {
        let seed = UInt64(length)
        var random = SplitMix64(seed: seed)
        let input = shape.array(of: Value.self, length: length, using: &random)
        compare(input, "\(Value.self) \(shape), seed \(seed)")
      }
    }
  }

  private func compareAllArrays<Value: FixedWidthInteger>(_ values: [Value], length: Int) {
    for array in allArrays(maximumLength: length, over: values) where array.count == length {
      compare(array, "")
    }
  }

  private func compare<Value: FixedWidthInteger>(_ input: [Value], _ name: String) {
    check("increasing", input.longestIncreasingSubsequenceIndices(), by: <)
    check("non-decreasing", input.longestNonDecreasingSubsequenceIndices(), by: <=)
    check("decreasing", input.longestDecreasingSubsequenceIndices(), by: >)

    func check(_ order: String, _ indices: [Int], by areInOrder: (Value, Value) -> Bool) {
      let expected = input.longestIncreasingSubsequenceIndices(by: areInOrder)
      if indices != expected {
        Issue.record(
          """
          \(order), \(name), length \(input.count), input: \(input.prefix(40))…: \
          \(indices.prefix(40)), expected \(expected.prefix(40))
          """)
      }
    }
  }
}

/// Inputs on which the integer form takes each of its ways.
private enum Shape: CaseIterable {
  case random, ascending, descending, equal, fewValues, extremes, nearlySorted, nearlyReversed
  case halfAscending, ascendingThenRandom, organPipe, saw, runs

  func array<Value: FixedWidthInteger>(
    of _: Value.Type, length: Int, using random: inout SplitMix64
  ) -> [Value] {
    (0..<length).map { index in
      let bits = random.next()
      switch self {
      case .random: return Value(truncatingIfNeeded: bits)
      case .ascending: return Value(truncatingIfNeeded: index)
      case .descending: return Value(truncatingIfNeeded: length - index)
      case .equal: return Value.max
      case .fewValues: return Value(truncatingIfNeeded: bits % 16)
      case .extremes:
        return [.min, .min + 1, 0, .max - 1, .max][Int(bits % 5)]
      case .nearlySorted: return Value(truncatingIfNeeded: index + Int(bits % 40))
      case .nearlyReversed: return Value(truncatingIfNeeded: length - index + Int(bits % 40))
      case .halfAscending:
        return Value(truncatingIfNeeded: bits & 1 == 0 ? 2 * index : Int(bits % 100_000))
      case .ascendingThenRandom:
        return Value(
          truncatingIfNeeded: index < length / 2 ? 2 * index : Int(bits >> 1) % max(length, 1))
      case .organPipe: return Value(truncatingIfNeeded: min(index, length - index))
      case .saw: return Value(truncatingIfNeeded: index % 100)
      case .runs: return Value(truncatingIfNeeded: index % 100 * 1_000 + index / 100)
      }
    }
  }
}
