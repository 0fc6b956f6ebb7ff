// A problem before it has a folder.

/// What a new problem begins with.
public struct ProblemDraft: Sendable {
  /// The name.
  public let name: ProblemName
  /// The title, in one line.
  public let title: String
  /// Where the problem is found, if anywhere.
  public let link: String?
  /// The limits, and how outputs are compared.
  public let settings: ProblemSettings
  /// Processor time in seconds.
  public var seconds: Double { settings.timeSeconds ?? Self.usualSeconds }
  /// Memory in MiB.
  public var mebibytes: Int { settings.memoryMebibytes ?? Self.usualMebibytes }
  /// The samples; without any, the folder gets the one that the template's solution is right about.
  public let samples: [Sample]?
  /// The modules that the solution imports besides FastIO, in alphabetical order.
  public let modules: [String]
  /// Whether it gets a judge program.
  public let hasJudge: Bool
  /// Whether it gets a brute force and a generator instead.
  public let hasBruteForce: Bool
  /// What there is to know about it, in a sentence or two for people.
  public let notes: [String]

  /// Describes a new problem.
  ///
  /// - Parameters:
  ///   - title: The name if there is none; line breaks and brackets, which would mean something in a
  ///     description, are replaced.
  ///   - link: Left out unless it is a web address of printable characters.
  ///   - settings: Limits that are not known become the usual ones: 2 s, 1024 MiB.
  ///   - modules: In any order; FastIO is always there and need not be named.
  public init(
    name: ProblemName, title: String? = nil, link: String? = nil,
    settings: ProblemSettings = ProblemSettings(), samples: [Sample]? = nil, modules: [String] = [],
    hasJudge: Bool = false, hasBruteForce: Bool = false, notes: [String] = []
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
    self.modules = Set(modules).subtracting(["FastIO"]).sorted()
    self.hasJudge = hasJudge
    self.hasBruteForce = hasBruteForce && !hasJudge
    self.notes = notes.map(Self.line)
  }

  // The limits of many tasks, for one about which nothing is known.
  private static let usualSeconds = 2.0
  private static let usualMebibytes = 1024

  /// The longest title or note; what is longer is no title.
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
