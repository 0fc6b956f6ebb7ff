// The top level of a solution: reads the standard input, writes the standard output, and turns what
// goes wrong into a message and an exit code.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the body of a solution on the standard input and output.
///
///     solve { input, output in
///       let a = try input.read(Int.self)
///       let b = try input.read(Int.self)
///       output.writeLine(a + b)
///     }
///
/// The output is flushed at the end, also when the body throws; a line that was begun but not ended
/// is then left out, so that half an answer never looks like one. Of that line only what the body has flushed
/// itself, or a part of more than 4 KiB, may be out already; the lines before it are written. Read the whole input before the first
/// `write` where nothing at all may be printed for malformed input.
///
/// Returns when the body does. Otherwise the process ends with a message on the standard error:
///
/// | exit code | reason |
/// |---|---|
/// | 65 | malformed input (`EX_DATAERR`): `input error: line 2, column 14: expected …` |
/// | 74 | the input cannot be read, or the output cannot be written (`EX_IOERR`) |
/// | 141 | nobody reads the output any more and SIGPIPE is ignored; ends without a message |
/// | 1 | any other error that the body throws |
///
/// What the body throws decides, even if the output cannot be written then either.
///
/// - Parameter body: Reads the input, calls the library, writes the answer. It is `@Sendable` so that it does not belong
///   to the main actor, as the top level of `main.swift` does in Swift 6 mode: there every closure in it, that of a
///   `sort` for instance, would make sure at each call that it runs on the main thread, which takes 20 ns. So in Swift 6
///   mode it cannot use a `var` of the top level; declare it inside, or as `nonisolated(unsafe) var`.
public func solve(_ body: @Sendable (inout InputReader, inout OutputWriter) throws -> Void) {
  var input = InputReader()
  var output = OutputWriter()
  do {
    try body(&input, &output)
    try output.flush()
  } catch {
    output._dropPartialLine()
    try? output.flush()
    exit(_report(error))
  }
}

// MARK: - Core

/// Prints an error on the standard error and returns its exit code.
internal func _report(_ error: any Error) -> CInt {
  var (kind, code) = ("error", CInt(1))
  if let error = error as? InputError {
    (kind, code) = ("input error", EX_DATAERR)
    if case .readFailure = error.reason { code = EX_IOERR }
  } else if let error = error as? OutputError {
    if error.errno == EPIPE { return 128 + SIGPIPE }
    (kind, code) = ("output error", EX_IOERR)
  }
  let text = "\(kind): \(error)\n"
  _ = _fastIOWrite(2, text, count: text.utf8.count)
  return code
}
