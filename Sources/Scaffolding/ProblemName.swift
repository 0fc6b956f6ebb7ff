// The names of problems: which are valid, and which folder belongs to which.

/// The name of a problem, which is also the name of its solution's executable target.
///
///     try ProblemName("boj-1000").folder                // "boj-1000"
///     try ProblemName("lc-aplusb").folder               // "library-checker-aplusb"
///     try ProblemName("library-checker-aplusb").id      // "lc-aplusb"
///     try ProblemName("../boj-1000")                    // throws
public struct ProblemName: Equatable, Sendable {
  /// The name: `"boj-1000"`.
  public let id: String

  /// The maximum length: with the suffixes of a build, the name is still a valid file name everywhere.
  static let maxLength = 64

  /// Validates a name, or the name of a problem's folder.
  ///
  /// A name consists of ASCII letters, digits, `-` and `_`, begins with a letter, and is neither that of a
  /// judge program nor that of a module of the toolchain, which it would shadow.
  ///
  /// - Throws: `ScaffoldingError.illegalName`.
  public init(_ text: String) throws {
    let id = Self.id(ofFolder: text)
    if let reason = Self.fault(in: id) {
      throw ScaffoldingError.illegalName(text, reason: reason)
    }
    self.id = id
  }

  /// The name of the problem's folder in `problems/`.
  public var folder: String {
    id.hasPrefix(Self.short) ? Self.long + id.dropFirst(Self.short.count) : id
  }

  /// The name of the judge program's executable.
  public var judgeID: String { Self.judgeID(of: id) }

  /// Returns the name of the judge program's executable of a problem.
  public static func judgeID(of id: String) -> String { id + judgeEnding }

  /// Returns the name of the problem in a folder of that name.
  public static func id(ofFolder name: String) -> String {
    name.hasPrefix(long) ? short + name.dropFirst(long.count) : name
  }

  /// Returns the module name of a target in lower case: two targets of one package must not share it, on any
  /// file system.
  static func module(ofTarget name: String) -> String {
    String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static let short = "lc-"
  private static let long = "library-checker-"
  private static let judgeEnding = "-judge"

  /// The names of the toolchain's modules, which a module of the same name would shadow.
  private static let toolchain: Set = [
    "swift", "foundation", "foundationessentials", "foundationnetworking", "foundationxml", "glibc",
    "musl", "darwin", "dispatch", "testing", "xctest", "packagedescription", "packageplugin",
    "synchronization", "observation", "regexbuilder", "distributed", "differentiation", "cxx",
    "cxxstdlib", "runtime", "swiftshims", "subprocess",
  ]

  private static func fault(in id: String) -> String? {
    let isLegal = id.utf8.allSatisfy { byte in
      Character(Unicode.Scalar(byte)).isASCIILetter
        || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard isLegal, let first = id.first, first.isASCIILetter else {
      return "it must begin with a letter and consist of letters, digits, - and _, as in boj-1000"
    }
    if id == short { return "something must follow \(short)" }
    if id.utf8.count > maxLength { return "it is longer than \(maxLength) characters" }
    if module(ofTarget: id).hasSuffix(module(ofTarget: judgeEnding)) {
      return "names that end in \(judgeEnding) belong to judge programs"
    }
    return toolchain.contains(module(ofTarget: id))
      ? "the toolchain has a module of that name" : nil
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
