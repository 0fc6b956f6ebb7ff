// What to write instead where nothing tells which type is read, or a type that has a function of its own, and where a
// length is called a count. Without the first the compiler fails "to produce diagnostic for expression" at the beginning
// of the closure around, that of `solve`; without the others it says that a type is no integer.

extension InputReader {
  /// Tells how the type is said.
  @available(
    *, unavailable,
    message: "say which type is read: read(Int.self), or let n: Int = try input.read()"
  )
  public mutating func read() throws -> Int { fatalError("unavailable") }

  /// Tells how the type is said.
  @available(*, unavailable, message: "say which type is read: readPair(of: Int.self)")
  public mutating func readPair() throws -> (Int, Int) { fatalError("unavailable") }

  /// Tells how the type is said.
  @available(*, unavailable, message: "say which type is read: readTriple(of: Int.self)")
  public mutating func readTriple() throws -> (Int, Int, Int) { fatalError("unavailable") }

  /// Tells how the type is said.
  @available(*, unavailable, message: "say which type is read: readQuadruple(of: Int.self)")
  public mutating func readQuadruple() throws -> (Int, Int, Int, Int) { fatalError("unavailable") }

  /// Tells how decimal numbers are read.
  @available(*, unavailable, message: "decimal numbers are read by readDouble()")
  public mutating func read(_ type: Double.Type) throws -> Double { fatalError("unavailable") }

  /// Tells how text is read.
  @available(
    *, unavailable,
    message: "text is read by readToken(), up to white space, or by readLine()"
  )
  public mutating func read(_ type: String.Type) throws -> String { fatalError("unavailable") }

  /// Tells how decimal numbers are read.
  @available(*, unavailable, message: "decimal numbers are read by readDoubles(count:)")
  public mutating func readArray(of type: Double.Type, count: Int) throws -> [Double] {
    fatalError("unavailable")
  }

  /// Tells how texts are read.
  @available(*, unavailable, message: "texts are read by readTokens(count:)")
  public mutating func readArray(of type: String.Type, count: Int) throws -> [String] {
    fatalError("unavailable")
  }

  /// Tells how a length is checked.
  @available(*, unavailable, renamed: "readTokenBytes(length:)")
  public mutating func readTokenBytes(count: ClosedRange<Int>) throws -> [UInt8] {
    fatalError("unavailable")
  }

  /// Tells how a length is checked.
  @available(*, unavailable, renamed: "readLineBytes(length:)")
  public mutating func readLineBytes(count: ClosedRange<Int>) throws -> [UInt8] {
    fatalError("unavailable")
  }
}
