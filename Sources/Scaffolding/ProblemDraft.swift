// The data of a problem before its folder is created.

/// The initial data of a new problem.
public struct ProblemDraft: Sendable {
  /// The name.
  public let name: ProblemName
  /// The title on one line.
  public let title: String
  /// The URL of the problem, if any.
  public let link: String?
  /// The limits and the comparison of outputs.
  public let settings: ProblemSettings
  /// The CPU time limit in seconds.
  public var seconds: Double { settings.timeSeconds ?? Self.usualSeconds }
  /// The memory limit in MiB.
  public var mebibytes: Int { settings.memoryMebibytes ?? Self.usualMebibytes }
  /// The samples; if `nil`, the folder gets one that the template's solution passes.
  public let samples: [Sample]?
  /// The modules that the solution imports besides FastIO, in alphabetical order, and is built with; `nil` for it to be
  /// built with all, of which it imports none at first.
  public let modules: [String]?
  /// Whether it gets a judge program.
  public let hasJudge: Bool
  /// Whether it gets a brute force and a generator instead.
  public let hasBruteForce: Bool
  /// Notes about it, each in a sentence or two.
  public let notes: [String]

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - title: The title, by default the name; line breaks and brackets, which have a meaning in
  ///     Markdown, are replaced.
  ///   - link: The URL, ignored unless it is an `http` or `https` URL of printable characters.
  ///   - settings: The settings; unknown limits become the usual ones: 2 s, 1024 MiB.
  ///   - modules: The modules in any order; FastIO is always included and need not be named. By default all.
  public init(
    name: ProblemName, title: String? = nil, link: String? = nil,
    settings: ProblemSettings = ProblemSettings(), samples: [Sample]? = nil,
    modules: [String]? = nil, hasJudge: Bool = false, hasBruteForce: Bool = false,
    notes: [String] = []
  ) {
    self.name = name
    let title = title.map(Self.line) ?? ""
    self.title = title.isEmpty ? name.id : title
    self.link = link.flatMap { Self.isAddress($0) ? $0 : nil }
    self.settings = ProblemSettings(
      timeSeconds: settings.timeSeconds ?? Self.usualSeconds,
      memoryMebibytes: settings.memoryMebibytes ?? Self.usualMebibytes,
      outputMebibytes: settings.outputMebibytes, compare: settings.compare)
    self.samples = samples
    self.modules = modules.map { Set($0).subtracting(["FastIO"]).sorted() }
    self.hasJudge = hasJudge
    self.hasBruteForce = hasBruteForce && !hasJudge
    self.notes = notes.map(Self.line)
  }

  // Common limits, for problems with unknown ones.
  private static let usualSeconds = 2.0
  private static let usualMebibytes = 1024

  /// The maximum length of a title or note.
  private static let maxLength = 200

  private static func line(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "[": "("
      case "]": ")"
      default: isUnprintable(scalar) ? " " : scalar
      }
    }
    let line = String(String.UnicodeScalarView(plain)).split(separator: " ").joined(separator: " ")
    return String(line.prefix(maxLength))
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse, .surrogate:
      true
    default: false
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    let hasScheme = text.hasPrefix("https://") || text.hasPrefix("http://")
    return hasScheme && text.utf8.count <= 2000
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()[]<>\"\\`".utf8.contains($0) }
  }
}
