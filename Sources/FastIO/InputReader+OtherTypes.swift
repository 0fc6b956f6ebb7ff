// What to write instead where nothing tells which type is read. Without this the compiler fails "to produce
// diagnostic for expression" at the beginning of the closure around, that of `solve`.

extension InputReader {
  /// Tells how the type is said.
  @available(
    *, unavailable,
    message: "say which type is read: read(Int.self), or let n: Int = try input.read()"
  )
  public mutating func read() throws -> Int { fatalError("unavailable") }
}
