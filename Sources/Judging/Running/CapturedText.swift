// The first and last bytes of a text of any length, in bounded memory.

/// A text of which only the first and last bytes are kept.
public struct CapturedText: Sendable {
  /// How many bytes are kept at each end.
  public static let capacity = 16 << 10

  /// The beginning.
  public private(set) var head: [UInt8] = []
  /// The length of the whole text in bytes.
  public private(set) var byteCount = 0
  /// Holds the last bytes after the head, and at times more of them than needed.
  private var recent: [UInt8] = []

  /// Creates an empty text.
  public init() {}

  /// Adds bytes at the end.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    byteCount += bytes.count
    let forHead = bytes.prefix(Self.capacity - head.count)
    head.append(contentsOf: forHead)
    recent.append(contentsOf: bytes.dropFirst(forHead.count).suffix(Self.capacity))
    // Trimming only at four times the capacity makes an append amortized O(1).
    if recent.count > 4 * Self.capacity { recent.removeFirst(recent.count - Self.capacity) }
  }

  /// The last bytes, as far as they do not overlap the head.
  public var tail: ArraySlice<UInt8> { recent.suffix(Self.capacity) }

  /// How many bytes between head and tail were dropped.
  public var omittedByteCount: Int { byteCount - head.count - tail.count }

  /// The text with a note in place of the omitted bytes; invalid UTF-8 is replaced.
  public var text: String {
    let omitted = omittedByteCount
    let gap = omitted == 0 ? "" : "\n… \(omitted) bytes left out …\n"
    // Decodes in one go where nothing is missing: a character may straddle the boundary.
    return omitted == 0
      ? String(decoding: head + tail, as: UTF8.self)
      : String(decoding: head, as: UTF8.self) + gap + String(decoding: tail, as: UTF8.self)
  }

  /// Returns the last lines that are not blank.
  public func lastLines(_ count: Int) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      line.contains { !$0.isWhitespace }
    }
    return lines.suffix(count).map(String.init)
  }
}
