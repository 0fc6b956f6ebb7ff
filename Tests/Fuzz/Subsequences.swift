// Longest subsequences of integers of any type against the general form, and that against the table
// of quadratic size.

import DynamicProgramming

/// Called by the fuzzer with each input; a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSubsequences(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  switch input.byte() % 3 {
  case 0: check(input.integers(of: Int8.self, atMost: 2_500))
  case 1: check(input.integers(of: UInt32.self, atMost: 2_500))
  default: check(input.integers(of: Int64.self, atMost: 2_500))
  }
  return 0
}

private func check<Value: FixedWidthInteger>(_ values: [Value]) {
  check(
    values, "increasing", <, values.longestIncreasingSubsequenceIndices(),
    values.longestIncreasingSubsequence(), values.longestIncreasingSubsequenceLength())
  check(
    values, "non-decreasing", <=, values.longestNonDecreasingSubsequenceIndices(),
    values.longestNonDecreasingSubsequence(), values.longestNonDecreasingSubsequenceLength())
  check(
    values, "decreasing", >, values.longestDecreasingSubsequenceIndices(),
    values.longestDecreasingSubsequence(), values.longestDecreasingSubsequenceLength())
}

private func check<Value: FixedWidthInteger>(
  _ values: [Value], _ name: String, _ isInOrder: (Value, Value) -> Bool,
  _ indices: [Int], _ elements: [Value], _ length: Int
) {
  let general = values.longestIncreasingSubsequenceIndices(by: isInOrder)
  expect(indices == general, "\(name) of \(values): \(indices), by predicate \(general)")
  expect(elements == indices.map { values[$0] }, "\(name) of \(values): elements \(elements)")
  expect(length == indices.count, "\(name) of \(values): length \(length)")
  expect(
    zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 && isInOrder(values[$0], values[$1]) },
    "\(name) of \(values): \(indices) is not in order")
  if values.count > 100 { return }
  // best[i]: the length of the longest subsequence that ends with values[i].
  var best: [Int] = []
  for (index, value) in values.enumerated() {
    let before = (0..<index).filter { isInOrder(values[$0], value) }.map { best[$0] }
    best.append(1 + (before.max() ?? 0))
  }
  expect(length == best.max() ?? 0, "\(name) of \(values): length \(length) is not the longest")
}
