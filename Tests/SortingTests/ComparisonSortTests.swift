import InputPatterns
import Sorting
import Testing

/// What every sort with a predicate promises.
@Suite struct ComparisonSortTests {
  @Test(arguments: ComparisonSort.allCases, InputPattern.allCases)
  func sortsEveryPatternOfIntegers(_ sort: ComparisonSort, _ pattern: InputPattern) {
    expectSorted(Int8.self, sort, pattern)
    expectSorted(Int32.self, sort, pattern)
    expectSorted(Int.self, sort, pattern)
    expectSorted(UInt64.self, sort, pattern)
  }

  @Test(arguments: ComparisonSort.allCases, InputPattern.allCases)
  func sortsEveryPatternOfOtherElements(_ sort: ComparisonSort, _ pattern: InputPattern) {
    // A million strings are slow to make and to compare: only the patterns that differ most.
    let isForLongest = sort == .quick && [.random, .fewValues, .organPipe].contains(pattern)
    let limit = isForLongest ? 1_000_000 : 10_000
    expectSorted(String.self, sort, pattern, limit: limit)
    expectSorted(Box.self, sort, pattern, limit: limit)
    expectSorted(LargeRecord.self, sort, pattern, limit: limit)
  }

  private func expectSorted<Element: PatternElement>(
    _ type: Element.Type, _ sort: ComparisonSort, _ pattern: InputPattern, limit: Int = .max
  ) {
    for length in Lengths.upTo(min(limit, sort.lengthLimit)) {
      let seed = UInt64(length)
      // Once spread over the whole type, once as dense as it can be.
      let ranges = [Element.range, 0...max(0, min(length - 1, Element.range.upperBound))]
      for (ascends, range) in zip([true, false], ranges) where ascends || length <= 10_000 {
        let values = pattern.values(count: length, in: range, seed: seed)
        let input = values.map { Element(patternValue: $0) }
        var output = input
        if ascends { sort.sort(&output) } else { sort.sort(&output, by: >) }
        let isRight =
          isSorted(output, by: ascends ? (<) : (>)) && fingerprint(output) == fingerprint(input)
        #expect(
          isRight,
          "\(sort), \(type), \(pattern), seed \(seed), \(range), input: \(shortened(values))")
      }
    }
  }

  @Test(arguments: ComparisonSort.allCases)
  func aThrowingPredicateLosesAndDuplicatesNothing(_ sort: ComparisonSort) {
    for length in [2, 3, 10, 17, 33, 40, 70] {
      for pattern in [InputPattern.random, .fewValues, .organPipe, .sorted, .reversed] {
        let keys = pattern.values(count: length, in: 0...99, seed: 1)
        var comparisons = 0
        var rehearsal = keys
        sort.sort(&rehearsal) {
          comparisons += 1
          return $0 < $1
        }
        for failure in stride(from: 1, through: comparisons, by: stepThrough(comparisons)) {
          expectAllKept(sort, keys, failingAt: failure)
          expectAllKeptAsPlainBits(sort, keys, failingAt: failure)
        }
      }
    }
  }

  private func stepThrough(_ comparisons: Int) -> Int {
    #if DEBUG
      return max(1, comparisons / 10)
    #else
      return 1
    #endif
  }

  private func expectAllKept(_ sort: ComparisonSort, _ keys: [Int], failingAt failure: Int) {
    let census = Census()
    do {
      let citizens = keys.enumerated().map {
        Citizen(number: $0.offset, key: $0.element, census: census)
      }
      var array = citizens
      var scattered = Scattered(citizens)
      for throughArray in [true, false] {
        var comparisons = 0
        func isLess(_ left: Citizen, _ right: Citizen) throws -> Bool {
          comparisons += 1
          if comparisons == failure { throw PredicateFailure() }
          return left.key < right.key
        }
        if throughArray {
          try? sort.sort(&array, by: isLess)
        } else {
          try? sort.sort(&scattered, by: isLess)
        }
      }
      let expected = Array(keys.indices)
      #expect(
        array.map(\.number).sorted() == expected, "\(sort), call \(failure), keys \(keys)")
      #expect(
        scattered.map(\.number).sorted() == expected, "\(sort), call \(failure), keys \(keys)")
      // Else they may be gone after their last use.
      withExtendedLifetime((array, scattered)) { #expect(census.alive == keys.count) }
    }
    #expect(census.alive == 0, "\(sort) leaks after a failure at call \(failure), keys \(keys)")
  }

  private func expectAllKeptAsPlainBits(
    _ sort: ComparisonSort, _ keys: [Int], failingAt failure: Int
  ) {
    let input = keys.enumerated().map { $0.element << 8 | $0.offset }
    var output = input
    var comparisons = 0
    #expect(throws: PredicateFailure.self) {
      try sort.sort(&output) {
        comparisons += 1
        if comparisons == failure { throw PredicateFailure() }
        return $0 >> 8 < $1 >> 8
      }
    }
    #expect(output.sorted() == input.sorted(), "\(sort), call \(failure), keys \(keys)")
  }

  @Test(arguments: ComparisonSort.allCases, BrokenPredicate.allCases)
  func aBrokenPredicateTerminatesAndLosesNothing(
    _ sort: ComparisonSort, _ predicate: BrokenPredicate
  ) {
    for length in Lengths.upTo(min(10_000, sort.lengthLimit)) {
      for pattern in [InputPattern.random, .sorted, .organPipe, .fewValues] {
        let input: [Int] = pattern.values(count: length, in: 0...1_000, seed: 9)
        var comparisons = 0
        let limit = Self.comparisonLimit(sort, length)
        let isLess = predicate.make()
        var output = input
        sort.sort(&output) {
          comparisons += 1
          return isLess($0, $1)
        }
        var boxes = Scattered(input.map { Box(patternValue: $0) })
        sort.sort(&boxes) { isLess($0.value, $1.value) }
        let isRight =
          fingerprint(output) == fingerprint(input) && fingerprint(boxes) == fingerprint(input)
        #expect(isRight, "\(sort), \(predicate), \(pattern), input: \(shortened(input))")
        #expect(comparisons <= limit, "\(sort), \(predicate), \(pattern), length \(length)")
      }
    }
  }

  private static func comparisonLimit(_ sort: ComparisonSort, _ length: Int) -> Int {
    switch sort {
    case .selection, .insertion: length * length
    case .quick, .heap, .merge, .fast:
      200 + 6 * length * (Int.bitWidth - length.leadingZeroBitCount)
    }
  }

  @Test(arguments: ComparisonSort.allCases)
  func sharedStorageIsNotSortedForItsOtherOwners(_ sort: ComparisonSort) {
    let original = [3, 1, 2]
    var copy = original
    sort.sort(&copy)
    #expect(original == [3, 1, 2])
    #expect(copy == [1, 2, 3])
  }
}

/// Predicates that are no strict weak orderings.
enum BrokenPredicate: CaseIterable {
  case alwaysTrue, alwaysFalse, random, alternating, notLess, different, cyclic
  case mostlyRight, fickleAfterAWhile, parity

  func make() -> (Int, Int) -> Bool {
    var random = SplitMix64(seed: 8)
    var calls = 0
    switch self {
    case .alwaysTrue: return { _, _ in true }
    case .alwaysFalse: return { _, _ in false }
    case .random: return { _, _ in random.nextIsOne(in: 2) }
    case .alternating:
      return { _, _ in
        calls += 1
        return calls % 2 == 0
      }
    case .notLess: return { $0 <= $1 }
    case .different: return { $0 != $1 }
    case .cyclic: return { ($0 - $1 + 3_000) % 3 == 1 }
    case .mostlyRight: return { ($0 < $1) != random.nextIsOne(in: 10) }
    case .fickleAfterAWhile:
      return {
        calls += 1
        return calls < 500 ? $0 < $1 : $0 > $1
      }
    case .parity: return { left, _ in left % 2 == 0 }
    }
  }
}
