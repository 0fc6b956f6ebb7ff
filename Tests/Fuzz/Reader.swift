// The reader against the slow reference reader: the same values, the same errors at the same places.

import FastIO

/// Called by the fuzzer with each input; a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let chunkSize = input.pick([65_536, 1, 2, 3, 7, 8, 9, 16, 24, 63, 64, 65, 100, 128])
  let steps = (0..<Int(input.byte()) % 16).map { _ in step(&input) }
  let bytes = Array(input.rest)
  var reader = InputReader(bytes: bytes, chunkSize: chunkSize)
  let outcomes = steps.outcomes(on: &reader).map(\.withoutMessage)
  let difference = steps.firstDifference(outcomes, steps.outcomesOfReference(for: bytes))
  expect(
    difference == nil,
    "\(difference ?? ""), chunks of \(chunkSize), steps \(steps), input \(excerpt(bytes))")
  return 0
}

private func step(_ input: inout FuzzInput) -> ReadStep {
  let count = Int(input.byte() >> 3)
  return input.pick([
    .integer(Int.self), .array(of: Int.self, count: count), .integer(Int8.self),
    .integer(UInt8.self), .integer(Int16.self, in: -100...1_000), .integer(UInt32.self),
    .integer(UInt64.self), .array(of: Int64.self, count: count),
    .array(of: Int.self, count: count, in: -1_000_000_000...1_000_000_000),
    .array(of: UInt64.self, count: count), .array(of: Int32.self, count: count),
    .rows(of: Int.self, rows: count / 3, columns: 3), .double, .token, .tokenBytes, .character,
    .byte, .line, .lineBytes, .grid(rows: count / 3, columns: 1 + count % 4), .hasNextToken,
    .expectEnd,
  ])
}
