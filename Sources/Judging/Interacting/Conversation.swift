// What a program and an interactor have said to each other.

/// The lines of a conversation in the order in which they were ended, of which the first and the last
/// are kept.
///
///     conversation.texts  // ["< 100", "> 50", "< lower", "> 25"]
public struct Conversation: Equatable, Sendable {
  /// Who says something.
  public enum Speaker: String, CaseIterable, Sendable {
    /// The interactor.
    case interactor = "<"
    /// The program that is judged.
    case program = ">"

    /// Who is told.
    var listener: Speaker { self == .program ? .interactor : .program }
  }

  /// A line, without the line feed that ends it.
  public struct Line: Equatable, Sendable {
    /// Who has said it.
    public let speaker: Speaker
    /// Its beginning.
    public internal(set) var bytes: [UInt8] = []
    /// How many more bytes it has.
    public internal(set) var omittedByteCount = 0
    /// Whether it was ended.
    public internal(set) var isEnded = false
  }

  /// How many lines are kept at each end.
  public static let capacity = 50
  /// How many bytes of a line are kept.
  public static let lineCapacity = 200

  /// The beginning.
  public private(set) var head: [Line] = []
  /// The end, as far as it does not overlap the beginning.
  public private(set) var tail: [Line] = []
  /// How many lines between the beginning and the end are lost.
  public private(set) var omittedLineCount = 0
  /// How many lines there are, those that are lost too.
  public var lineCount: Int { head.count + omittedLineCount + tail.count }
  /// Who has said the last byte; `nil` if nothing was said.
  public private(set) var lastSpeaker: Speaker?
  /// What each of the two has begun to say.
  private var begun: [Speaker: Line] = [:]

  /// Creates the conversation of two who have said nothing.
  public init() {}

  /// Adds what somebody says.
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

  /// Takes in what has been begun: nothing follows.
  public mutating func finish() {
    for speaker in Speaker.allCases {
      if let line = begun.removeValue(forKey: speaker) { append(line) }
    }
  }

  /// Returns what somebody has begun to say and not ended yet.
  public func begunLine(by speaker: Speaker) -> Line? { begun[speaker] }

  /// The lines as texts, with a note in place of those that were left out; bytes that are not UTF-8
  /// are replaced.
  public var texts: [String] {
    let gap = omittedLineCount == 0 ? [] : ["… \(omittedLineCount) more lines"]
    return head.map(\.text) + gap + tail.map(\.text)
  }

  /// Returns all that somebody has said; `nil` if some of it was left out.
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
  /// Who has said it, what, and what is special about it: `"> 50 (the line is not ended)"`.
  public var text: String {
    let notes =
      (omittedByteCount == 0 ? [] : ["\(omittedByteCount) more bytes"])
      + (isEnded ? [] : ["the line is not ended"])
    let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return "\(speaker.rawValue) \(String(decoding: bytes, as: UTF8.self))\(note)"
  }
}
