// What the sorts promise, as laws that hold for any input.

import PropertyTesting
import Sorting
import Testing

@Suite struct ComparisonSortProperties {
  @Test(arguments: ComparisonSort.allCases)
  func theResultIsTheStandardLibrarys(_ sort: ComparisonSort) {
    forAll(Inputs.integers(Int.self), size: Inputs.size) { values in
      try check(sort.sorted(values), equals: values.sorted())
      try check(sort.sorted(values, by: >), equals: values.sorted(by: >))
    }
    forAll(Inputs.integers(UInt16.self), size: Inputs.size) { values in
      try check(sort.sorted(values), equals: values.sorted())
    }
    forAll(.array(of: .text(of: "abé")), size: 40) { texts in
      try check(sort.sorted(texts), equals: texts.sorted())
    }
  }

  @Test(arguments: ComparisonSort.allCases)
  func recordsAreOrderedByTheirKeysAndNoneIsLost(_ sort: ComparisonSort) {
    forAll(Inputs.keys, size: Inputs.size) { keys in
      let records = Record.all(keys: keys)
      let output = sort.sorted(records) { $0.key < $1.key }
      try check(output.map(\.key), equals: keys.sorted(), "keys")
      try check(output.map(\.place).sorted(), equals: Array(keys.indices), "places")
    }
  }

  @Test(arguments: ComparisonSort.allCases)
  func whatIsSortedStaysAsItIs(_ sort: ComparisonSort) {
    forAll(Inputs.keys, size: Inputs.size) { keys in
      let once = sort.sorted(keys.map { Box(patternValue: $0) })
      try check(sort.sorted(once).map(\.value), equals: once.map(\.value))
    }
  }

  @Test(arguments: ComparisonSort.allCases)
  func aPredicateThatThrowsLosesAndDuplicatesNothing(_ sort: ComparisonSort) {
    forAll(
      tuples(Inputs.keys, .integers(in: 0...1_000), .bools), size: Inputs.size
    ) { keys, lastCall, isReferenced in
      var calls = 0
      func isLess(_ left: Int, _ right: Int) throws -> Bool {
        calls += 1
        if calls > lastCall { throw PredicateFailure() }
        return left < right
      }
      // Plain integers and references go different ways.
      if isReferenced {
        var boxes = keys.map { Box(patternValue: $0) }
        try? sort.sort(&boxes) { try isLess($0.value, $1.value) }
        try check(boxes.map(\.value).sorted(), equals: keys.sorted())
      } else {
        var integers = keys
        try? sort.sort(&integers, by: isLess)
        try check(integers.sorted(), equals: keys.sorted())
      }
    }
  }

  @Test(arguments: ComparisonSort.allCases)
  func anyCollectionIsSortedAndNothingBesideIt(_ sort: ComparisonSort) {
    forAll(tuples(Inputs.keys, Inputs.keys, Inputs.keys), size: Inputs.size / 2) {
      before, keys, after in
      var whole = before + keys + after
      sort.sort(&whole[before.count..<before.count + keys.count])
      try check(whole, equals: before + keys.sorted() + after, "slice")
      var scattered = Scattered(keys)
      sort.sort(&scattered, by: >)
      try check(Array(scattered), equals: keys.sorted(by: >), "scattered")
    }
  }
}

@Suite struct IntegerSortProperties {
  @Test(arguments: IntegerSort.allCases)
  func theResultIsTheStandardLibrarysForEveryWidth(_ sort: IntegerSort) {
    // One failure is enough: the widths share their code.
    _ =
      isSorted(Int8.self, sort) && isSorted(UInt8.self, sort)
      && isSorted(Int16.self, sort) && isSorted(UInt16.self, sort)
      && isSorted(Int32.self, sort) && isSorted(UInt32.self, sort)
      && isSorted(Int64.self, sort) && isSorted(UInt64.self, sort)
      && isSorted(Int.self, sort) && isSorted(UInt.self, sort)
  }

  private func isSorted<Value: FixedWidthInteger>(
    _ type: Value.Type, _ sort: IntegerSort
  ) -> Bool {
    let arrays = Generator<[Value]>.oneOf(
      .shapes(), .shapes(in: 0...99), .array(of: .integers()),
      // From here on integers are sorted by digits.
      .shapes(counts: 1_000...1_040))
    return forAll(arrays, size: Inputs.size) { values in
      let narrowest = (values.min() ?? 0)...(values.max() ?? 0)
      // Counting 65,536 different values takes builds for debugging milliseconds each time.
      let isWidestTried =
        Value.bitWidth != 16 || Lengths.limit >= 1_000_000 || values.count.isMultiple(of: 8)
      for range in [narrowest] + (isWidestTried ? [Value.min...Value.max] : []) {
        var output = values
        sort.sort(&output, in: range)
        try check(output, equals: values.sorted(), "\(Value.self) in \(range)")
      }
    }
  }

  @Test(arguments: IntegerSort.allCases)
  func anyCollectionIsSortedAndNothingBesideIt(_ sort: IntegerSort) {
    let short = Generator<[Int]>.shapes(in: -99...99)
    let middle = Generator<[Int]>.oneOf(short, .shapes(in: -99...99, counts: 1_000...1_010))
    forAll(tuples(short, middle, short), size: Inputs.size) { before, keys, after in
      var whole = before + keys + after
      sort.sort(&whole[before.count..<before.count + keys.count], in: -99...99)
      try check(whole, equals: before + keys.sorted() + after, "slice")
      var scattered = Scattered(keys)
      sort.sort(&scattered, in: -99...99)
      try check(Array(scattered), equals: keys.sorted(), "scattered")
    }
  }

  @Test func aHistogramGivesItsValuesInOrder() {
    forAll(.shapes(in: -200...200), size: Inputs.size) { values in
      var histogram = Histogram(in: -200...200)
      for value in values { histogram.add(value) }
      let output = histogram.flatMap { Array(repeating: $0.value, count: $0.count) }
      try check(output, equals: values.sorted())
      try check(histogram.total, equals: values.count, "total")
      for value in Set(values) {
        try check(histogram.count(of: value), equals: values.count { $0 == value }, "\(value)")
      }
      try check(histogram.allSatisfy { $0.count > 0 }, "a value that never came is given")
    }
  }
}

/// The sorts whose documentation says that equal elements keep their order.
@Suite struct StableSortProperties {
  @Test func insertionSortKeepsTheOrderOfEquals() {
    expectStable(.shapes(in: 0...7)) { records, _ in records.insertionSort { $0.key < $1.key } }
  }

  @Test func mergeSortKeepsTheOrderOfEquals() {
    // Up to a few runs of 32 and their merges; of records that are plain bits, and of others.
    for keys in [Generator<[Int]>.shapes(in: 0...7), .shapes(in: 0...30, counts: 64...300)] {
      expectStable(keys) { records, _ in records.mergeSort { $0.key < $1.key } }
      expectStable(keys) { records, _ in
        var boxed = records.map { (text: "\($0.key)", record: $0) }
        boxed.mergeSort { $0.record.key < $1.record.key }
        records = boxed.map(\.record)
      }
    }
  }

  @Test func countingSortOnAKeyKeepsTheOrderOfEquals() {
    expectStable(.oneOf(.shapes(in: -4...4), .shapes(in: -999...999))) { records, range in
      records.countingSort(on: \.key, in: range)
    }
    // Too wide for a table: the other method must be as stable.
    expectStable(.shapes(in: -4...4)) { records, _ in
      records.countingSort(on: \.key, in: Int.min...Int.max)
    }
  }

  private func expectStable(
    _ keys: Generator<[Int]>, sort: @escaping (inout [Record], ClosedRange<Int>) -> Void
  ) {
    forAll(keys, size: 2 * Inputs.size) { keys in
      var records = Record.all(keys: keys)
      sort(&records, (keys.min() ?? 0)...(keys.max() ?? 0))
      let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      try check(records.map(\.place), equals: order)
    }
  }
}

@Suite struct QuickSelectProperties {
  @Test func everyPlaceHoldsWhatSortingWouldPutThere() {
    expectSelected(Inputs.integers(Int.self))
    expectSelected(Inputs.integers(UInt8.self))
    expectSelected(.array(of: .text(of: "abc", counts: 0...3)))
  }

  private func expectSelected<Element: Comparable>(_ elements: Generator<[Element]>) {
    forAll(tuples(elements, .integers(in: 0...9_999)), size: Inputs.size) { elements, number in
      if elements.isEmpty { return }
      let k = number % elements.count
      var output = elements
      let selected = output.quickSelect(k)
      try check(selected, equals: elements.sorted()[k], "place \(k)")
      try check(output[k], equals: selected, "what is left at place \(k)")
      try check(output[..<k].allSatisfy { $0 <= selected }, "place \(k): a larger one before it")
      try check(output[k...].allSatisfy { $0 >= selected }, "place \(k): a smaller one behind it")
      try check(output.sorted(), equals: elements.sorted(), "all of them")
    }
  }

  @Test func aPredicateThatThrowsLosesNothing() {
    forAll(tuples(Inputs.keys, .integers(in: 0...500)), size: Inputs.size) { keys, lastCall in
      if keys.isEmpty { return }
      var calls = 0
      var output = keys.map { Box(patternValue: $0) }
      _ = try? output.quickSelect(keys.count / 2) {
        calls += 1
        if calls > lastCall { throw PredicateFailure() }
        return $0 < $1
      }
      try check(output.map(\.value).sorted(), equals: keys.sorted())
    }
  }

  @Test func anyCollectionIsSearchedAndNothingBesideItMoved() {
    forAll(tuples(Inputs.keys, Inputs.keys, Inputs.keys), size: Inputs.size / 2) {
      before, keys, after in
      if keys.isEmpty { return }
      let k = keys.count / 3
      var whole = before + keys + after
      let selected = whole[before.count..<before.count + keys.count].quickSelect(k)
      try check(selected, equals: keys.sorted()[k], "slice, place \(k)")
      try check(Array(whole.prefix(before.count)), equals: before, "before the slice")
      try check(Array(whole.suffix(after.count)), equals: after, "behind the slice")
      var scattered = Scattered(keys)
      try check(scattered.quickSelect(k), equals: keys.sorted()[k], "scattered, place \(k)")
    }
  }
}

/// Inputs that have more to them than random numbers.
private enum Inputs {
  #if DEBUG
    static let size = 60
  #else
    static let size = 300
  #endif

  static func integers<Value: FixedWidthInteger>(_ type: Value.Type) -> Generator<[Value]> {
    .oneOf(.shapes(), .array(of: .integers()))
  }

  /// Few different keys, and many.
  static var keys: Generator<[Int]> { .oneOf(.shapes(in: 0...7), .shapes(in: -999...999)) }
}

/// A key with the place where it was, to tell equal keys apart.
private struct Record {
  var key: Int
  var place: Int

  static func all(keys: [Int]) -> [Record] {
    keys.enumerated().map { Record(key: $0.element, place: $0.offset) }
  }
}

extension ComparisonSort {
  fileprivate func sorted<Element: Comparable>(_ elements: [Element]) -> [Element] {
    var elements = elements
    sort(&elements)
    return elements
  }

  fileprivate func sorted<Element>(
    _ elements: [Element], by isLess: (Element, Element) -> Bool
  ) -> [Element] {
    var elements = elements
    sort(&elements, by: isLess)
    return elements
  }
}
