// The transcript of a program and an interactor.

/// The lines of a conversation, ordered by when they were ended, of which the first and the last
/// are kept.
///
///     conversation.texts  // ["< 100", "> 50", "< lower", "> 25"]
public struct Conversation: Equatable, Sendable {
  /// The sender of a line.
  public enum Speaker: String, CaseIterable, Sendable {
    /// The interactor.
    case interactor = "<"
    /// The judged program.
    case program = ">"

    /// The receiver.
    var listener: Speaker { self == .program ? .interactor : .program }
  }

  /// A line, without the line feed that ends it.
  public struct Line: Equatable, Sendable {
    /// The sender.
    public let speaker: Speaker
    /// Its first bytes.
    public internal(set) var bytes: [UInt8] = []
    /// The number of omitted bytes.
    public internal(set) var omittedByteCount = 0
    /// Whether it was terminated by a line feed.
    public internal(set) var isEnded = false
  }

  /// How many lines are kept at each end.
  public static let capacity = 50
  /// How many bytes of a line are kept.
  public static let lineCapacity = 200

  /// The first lines.
  public private(set) var head: [Line] = []
  /// The last lines, as far as they do not overlap the head.
  public private(set) var tail: [Line] = []
  /// How many lines between head and tail were dropped.
  public private(set) var omittedLineCount = 0
  /// The number of lines, including dropped ones.
  public var lineCount: Int { head.count + omittedLineCount + tail.count }
  /// The sender of the last byte; `nil` if nothing was sent.
  public private(set) var lastSpeaker: Speaker?
  /// The unterminated lines of both.
  private var begun: [Speaker: Line] = [:]

  /// Creates an empty conversation.
  public init() {}

  /// Appends what somebody sends.
  public mutating func add(_ bytes: some Collection<UInt8>, by speaker: Speaker) {
    if bytes.isEmpty { return }
    lastSpeaker = speaker
    var pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let unended = pieces.removeLast()
    for piece in pieces {
      begin(piece, by: speaker)
      end(by: speaker)
    }
    if !unended.isEmpty { begin(unended, by: speaker) }
  }

  /// Appends the unterminated lines: nothing follows.
  public mutating func finish() {
    for speaker in Speaker.allCases {
      if let line = begun.removeValue(forKey: speaker) { append(line) }
    }
  }

  /// Returns the unterminated line of somebody.
  public func begunLine(by speaker: Speaker) -> Line? { begun[speaker] }

  /// The lines as text, with a note in place of omitted ones; invalid UTF-8 is replaced.
  public var texts: [String] {
    let gap = omittedLineCount == 0 ? [] : ["… \(omittedLineCount) more lines"]
    return head.map(\.text) + gap + tail.map(\.text)
  }

  /// Returns everything that somebody sent; `nil` if some of it was omitted.
  func bytes(of speaker: Speaker) -> [UInt8]? {
    let lines = (head + tail).filter { $0.speaker == speaker }
    guard omittedLineCount == 0, lines.allSatisfy({ $0.omittedByteCount == 0 }) else { return nil }
    return lines.flatMap { $0.bytes + ($0.isEnded ? [UInt8(ascii: "\n")] : []) }
  }

  private mutating func begin(_ piece: some Collection<UInt8>, by speaker: Speaker) {
    var line = begun[speaker] ?? Line(speaker: speaker)
    let kept = piece.prefix(Self.lineCapacity - line.bytes.count)
    line.bytes += kept
    line.omittedByteCount += piece.count - kept.count
    begun[speaker] = line
  }

  private mutating func end(by speaker: Speaker) {
    guard var line = begun.removeValue(forKey: speaker) else { return }
    line.isEnded = true
    append(line)
  }

  private mutating func append(_ line: Line) {
    if head.count < Self.capacity { return head.append(line) }
    tail.append(line)
    if tail.count > Self.capacity {
      tail.removeFirst()
      omittedLineCount += 1
    }
  }
}

extension Conversation.Line {
  /// The sender, the line, and a remark if necessary: `"> 50 (the line is not ended)"`.
  public var text: String {
    let notes =
      (omittedByteCount == 0 ? [] : ["\(omittedByteCount) more bytes"])
      + (isEnded ? [] : ["the line is not ended"])
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return "\(speaker.rawValue) \(String(decoding: bytes, as: UTF8.self))\(note)"
  }
}
