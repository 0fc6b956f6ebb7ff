// Every sort on the same input, of any type: sorted as by the standard library, also when the
// predicate throws or is no order at all, and without touching memory that is not its own.

import Sorting

/// Called by the fuzzer with each input; a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSorting(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  switch input.byte() % 7 {
  case 0: sortIntegers(input.integers(of: Int8.self, atMost: 2_500))
  case 1: sortIntegers(input.integers(of: UInt32.self, atMost: 2_500))
  case 2: sortIntegers(input.integers(of: Int64.self, atMost: 2_500))
  case 3: select(input.integers(of: Int32.self, atMost: 500))
  case 4: sortRecords(&input) { Box($0, $1) }
  case 5: sortRecords(&input) { Pair($0, $1) }
  default: sortRecords(&input) { Text($0, $1) }
  }
  return 0
}

private func sortIntegers<Value: FixedWidthInteger>(_ values: [Value]) {
  let expected = values.sorted()
  func expectSorted(_ name: String, _ sort: (inout [Value]) -> Void) {
    var output = values
    sort(&output)
    expect(output == expected, "\(name) of \(values): \(output)")
  }
  expectSorted("fastSort") { $0.fastSort() }
  expectSorted("radixSort") { $0.radixSort() }
  expectSorted("countingSort") { $0.countingSort() }
  expectSorted("quickSort") { $0.quickSort() }
  expectSorted("heapSort") { $0.heapSort() }
  expectSorted("mergeSort") { $0.mergeSort() }
  if let least = expected.first, let greatest = expected.last {
    expectSorted("countingSort(in:)") { $0.countingSort(in: least...greatest) }
    expectSorted("countingSort(on:in:)") { $0.countingSort(on: { $0 }, in: least...greatest) }
  }
  if values.count > 400 { return }
  expectSorted("insertionSort") { $0.insertionSort() }
  expectSorted("selectionSort") { $0.selectionSort() }
}

private struct Refusal: Error {}

private protocol Keyed {
  init(_ key: Int8, _ place: Int)
  var key: Int8 { get }
  var place: Int { get }
}

private final class Box: Keyed {
  let key: Int8
  let place: Int
  init(_ key: Int8, _ place: Int) { (self.key, self.place) = (key, place) }
}

private struct Pair: Keyed {
  let key: Int8
  let place: Int
  init(_ key: Int8, _ place: Int) { (self.key, self.place) = (key, place) }
}

/// Larger than what is copied around freely, and with a reference inside.
private struct Text: Keyed {
  let key: Int8
  let padding = (1, 2, 3, 4, 5, 6, 7, 8)
  let text: String
  var place: Int { Int(text.drop { $0 == " " }) ?? -1 }
  init(_ key: Int8, _ place: Int) {
    self.key = key
    text = "                    \(place)"
  }
}

/// Sorts keys with their places, by a predicate that may throw or lie.
private func sortRecords<Record: Keyed>(
  _ input: inout FuzzInput, _ make: (Int8, Int) -> Record
) {
  let salt = input.byte()
  let isLiar = input.byte() % 4 == 0
  let lastCall = input.byte() % 4 == 0 ? Int(input.byte()) * Int(salt) : .max
  let keys = input.integers(of: Int8.self, atMost: 300).prefix(300)
  let records = keys.enumerated().map { make($0.element, $0.offset) }
  let order = records.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }

  func expectKept(
    _ name: String, isStable: Bool,
    _ sort: (inout [Record], (Record, Record) throws -> Bool) throws -> Void
  ) {
    var output = records
    var calls = 0
    var isComplete = true
    do {
      try sort(&output) { left, right in
        calls += 1
        if calls > lastCall { throw Refusal() }
        return isLiar
          ? UInt8(bitPattern: left.key) &* salt &+ UInt8(bitPattern: right.key) & 4 == 0
          : left.key < right.key
      }
    } catch {
      isComplete = false
    }
    let places = output.map(\.place)
    expect(places.sorted() == Array(records.indices), "\(name) of \(keys) lost some: \(places)")
    if isLiar || !isComplete { return }
    expect(output.map(\.key) == order.map { keys[$0] }, "\(name) of \(keys): \(places)")
    if isStable { expect(places == order, "\(name) of \(keys): \(places)") }
  }
  expectKept("quickSort(by:)", isStable: false) { try $0.quickSort(by: $1) }
  expectKept("heapSort(by:)", isStable: false) { try $0.heapSort(by: $1) }
  expectKept("selectionSort(by:)", isStable: false) { try $0.selectionSort(by: $1) }
  expectKept("mergeSort(by:)", isStable: true) { try $0.mergeSort(by: $1) }
  expectKept("insertionSort(by:)", isStable: true) { try $0.insertionSort(by: $1) }

  var output = records
  output.countingSort(on: \.key, in: Int8.min...Int8.max)
  expect(output.map(\.place) == order, "countingSort(on:in:) of \(keys)")
}

private func select(_ values: [Int32]) {
  let expected = values.sorted()
  for k in Set([0, values.count / 3, values.count / 2, values.count - 1]) where k >= 0 {
    if k >= values.count { continue }
    var output = values
    expect(output.quickSelect(k) == expected[k], "quickSelect(\(k)) of \(values)")
    expect(
      output[..<k].allSatisfy { $0 <= expected[k] } && output[k...].allSatisfy { $0 >= expected[k] }
        && output.sorted() == expected, "quickSelect(\(k)) of \(values) left \(output)")
  }
}
