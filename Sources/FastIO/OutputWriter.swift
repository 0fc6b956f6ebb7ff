// Buffered output, which is handed to the operating system in large chunks.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A fast buffered writer of numbers and text.
///
///     var output = OutputWriter()
///     output.writeLine(42)
///     output.writeLine([3, 1, 4], separator: " ")  // 3 1 4
///     output.write("pi is about ")
///     output.writeLine(3.14159, digits: 3)  // pi is about 3.142
///     try output.flush()
///
/// Output is written in chunks of up to 64 KiB that end with a line, unless a line is longer than 4 KiB; at the latest
/// by `flush()` or when the writer is destroyed. An interactive program must `flush()` before it waits for an answer. A
/// program that ends by `exit` or a trap loses what has not been flushed, and so does a writer that is a global
/// variable, since that is never destroyed. That of ``solve(_:)`` is flushed.
///
/// `print` has a buffer of its own, so that its output may come before or after: use one of the two.
///
/// A write that fails makes the writer drop all further output; the next `flush()` throws the error.
public struct OutputWriter: ~Copyable {
  /// The size of the buffer: large enough for the system call not to count, small enough for the
  /// cache.
  internal static var _capacity: Int { 65_536 }

  // base [ not yet written … | next: free … | end ]
  internal let _base: UnsafeMutablePointer<UInt8>
  @usableFromInline internal var _next: UnsafeMutablePointer<UInt8>
  @usableFromInline internal let _end: UnsafeMutablePointer<UInt8>

  @usableFromInline internal let _fourDigits = _FourDigits._shared
  private let _descriptor: Int32
  private var _failure: Int32 = 0

  /// Creates a writer to an open file descriptor, which it does not close.
  ///
  /// - Parameter fileDescriptor: The descriptor to write to; 1 is the standard output.
  public init(fileDescriptor: Int32 = 1) {
    _descriptor = fileDescriptor
    _base = .allocate(capacity: Self._capacity)
    _next = _base
    _end = _base + Self._capacity
  }

  deinit {
    // Nobody is left who could be told of a failure.
    if _failure == 0 { _ = _fastIOWrite(_descriptor, _base, count: _next - _base) }
    _base.deallocate()
  }

  /// Writes all buffered output to the file descriptor.
  ///
  /// - Throws: `OutputError` if this or an earlier write failed.
  public mutating func flush() throws {
    _writeOut(_next - _base)
    if _failure != 0 { throw OutputError(errno: _failure) }
  }
}

/// Output that the operating system refused to take.
public struct OutputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The error number of the operating system, such as `ENOSPC`.
  public let errno: Int32

  /// The failure in words, such as `cannot write the output: No space left on device`.
  public var description: String {
    "cannot write the output: \(String(cString: strerror(errno)))"
  }
}

// MARK: - Core

extension OutputWriter {
  /// Makes room for a number of bytes, which must not be more than half the buffer.
  @inlinable
  @inline(__always)  // The check is a comparison in every write; the call behind it is rare.
  internal mutating func _makeRoom(_ count: Int) {
    if _end - _next < count { _writeOutLines() }
  }

  /// Writes out all complete lines, or everything in the midst of a line longer than 4 KiB.
  @usableFromInline
  internal mutating func _writeOutLines() {
    // A longer search would cost more than the formatting of what is searched.
    let searchStart = _next - Swift.min(_next - _base, 4096)
    var lineEnd = _next
    while lineEnd > searchStart, lineEnd[-1] != 10 { lineEnd -= 1 }
    _writeOut((lineEnd > searchStart ? lineEnd : _next) - _base)
  }

  /// Takes back what follows the last line feed in the buffer.
  internal mutating func _dropPartialLine() {
    while _next > _base, _next[-1] != 10 { _next -= 1 }
  }

  /// Writes out the first bytes of the buffer and moves the others to its front.
  private mutating func _writeOut(_ count: Int) {
    if _failure == 0 { _failure = _fastIOWrite(_descriptor, _base, count: count) }
    let kept = _next - _base - count
    _base.update(from: _base + count, count: kept)
    _next = _base + kept
  }
}
