// What to write instead where a value is none that the writer takes. Without these the compiler speaks of
// the first function that it has tried.

extension OutputWriter {
  /// Tells how decimal numbers are written.
  @available(
    *, unavailable, message: "say how many digits follow the point: write(x, digits: 6)"
  )
  public mutating func write(_ value: some BinaryFloatingPoint) { fatalError("unavailable") }

  /// Tells how decimal numbers are written.
  @available(
    *, unavailable, message: "say how many digits follow the point: writeLine(x, digits: 6)"
  )
  public mutating func writeLine(_ value: some BinaryFloatingPoint) { fatalError("unavailable") }

  /// Tells what can be written.
  @available(
    *, unavailable,
    message: "write integers, text or characters; of other values a property, or \"\\(value)\""
  )
  public mutating func write<Other>(_ value: Other) { fatalError("unavailable") }

  /// Tells what can be written.
  @available(
    *, unavailable,
    message: "write integers, text or characters; of other values a property, or \"\\(value)\""
  )
  public mutating func writeLine<Other>(_ value: Other) { fatalError("unavailable") }

  /// Tells how optional values are written.
  @available(*, unavailable, message: "an optional may have no value: write x ?? -1, or x!")
  public mutating func write<Other>(_ value: Other?) { fatalError("unavailable") }

  /// Tells how optional values are written.
  @available(*, unavailable, message: "an optional may have no value: write x ?? -1, or x!")
  public mutating func writeLine<Other>(_ value: Other?) { fatalError("unavailable") }

  /// Tells how several values are written.
  @available(
    *, unavailable,
    message:
      "write several values as one text: \"\\(a) \\(b)\", or as an array; two to four integers by writeLine(a, b)"
  )
  public mutating func write(_ first: Any, _ second: Any, _ others: Any...) {
    fatalError("unavailable")
  }

  /// Tells how several values are written.
  @available(
    *, unavailable,
    message:
      "write several values as one text: \"\\(a) \\(b)\", or as an array; two to four integers by writeLine(a, b)"
  )
  public mutating func writeLine(_ first: Any, _ second: Any, _ others: Any...) {
    fatalError("unavailable")
  }
}
