// The fuzzer's bytes as decisions and numbers. Its mutations are most telling where each byte has one
// meaning of its own.

/// The bytes that the fuzzer came up with, taken one after the other.
struct FuzzInput {
  private(set) var rest: ArraySlice<UInt8>

  init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  /// The next byte; zero if none is left.
  mutating func byte() -> UInt8 {
    rest.popFirst() ?? 0
  }

  /// One of the choices.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int(byte()) % choices.count]
  }

  /// Integers of all that is left: of one byte each, or of as many bytes as the type has.
  ///
  /// They are repeated with ever more added: so thousands of them need no thousands of bytes.
  mutating func integers<Value: FixedWidthInteger>(
    of type: Value.Type, atMost mostCount: Int
  ) -> [Value] {
    let width = byte() % 2 == 0 ? 1 : Value.bitWidth / 8
    // Often none: the shorter an input, the faster it is, and the clearer what is wrong with it.
    let wantedCopies = max(0, Int(byte()) - 127)
    let step = Value(truncatingIfNeeded: Int8(bitPattern: byte()))
    var values: [Value] = []
    while rest.count >= width {
      var value = Value(truncatingIfNeeded: Int8(bitPattern: byte()))
      for _ in 1..<width { value = value << 8 | Value(truncatingIfNeeded: byte()) }
      values.append(value)
    }
    // Wrapping is meant: any value will do.
    let copies = max(1, min(wantedCopies, mostCount / max(values.count, 1)))
    return (0..<copies).flatMap { copy in
      values.map { $0 &+ Value(truncatingIfNeeded: copy) &* step }
    }
  }
}

/// Ends the program with what went wrong, as the fuzzer expects of a finding.
func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fatalError(what()) }
}
