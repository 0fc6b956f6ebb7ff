// How the judges compile a Swift file, as far as known.

/// A judge's compiler.
public struct JudgeProfile: Equatable, Sendable {
  /// The name: `"boj"`.
  public let name: String
  /// The arguments of `swiftc` before the file name.
  public let arguments: [String]
  /// The judge's version of Swift: `"6.2"`; `nil` if unknown.
  public let version: String?
  /// The language mode in which the judge compiles: 5 or 6.
  public let languageMode: Int
  /// The maximum size of a source file in bytes.
  public let sizeLimit: Int
  /// The other facts that are not verified.
  public let unverified: [String]

  /// The name of the source file; the judges use the same, or theirs does not matter.
  public let fileName = "main.swift"

  /// The known judges.
  public static let all = [atcoder, libraryChecker, boj, dmoj, kattis]

  /// AtCoder, 2025.
  public static let atcoder = JudgeProfile(
    name: "atcoder",
    arguments: [
      "-module-name", "Main", "-whole-module-optimization", "-O", "-swift-version", "6",
      "-DONLINE_JUDGE", "-default-isolation", "nonisolated", "-g",
    ],
    version: "6.2", languageMode: 6, sizeLimit: 512 << 10, unverified: ["the limit of 512 KiB"])

  /// Library Checker, in the compiler's default language mode.
  public static let libraryChecker = JudgeProfile(
    name: "library-checker", arguments: ["-O"], version: "6.1.2", languageMode: 5,
    sizeLimit: 1 << 20, unverified: [])

  /// Baekjoon Online Judge.
  public static let boj = JudgeProfile(
    name: "boj", arguments: ["-O"], version: nil, languageMode: 5, sizeLimit: 512 << 10,
    unverified: ["the compiler's flags", "the limit of 512 KiB"])

  /// DMOJ, which does not optimize.
  public static let dmoj = JudgeProfile(
    name: "dmoj", arguments: [], version: nil, languageMode: 5, sizeLimit: 64 << 10,
    unverified: ["the limit of 64 KiB"])

  /// Kattis.
  public static let kattis = JudgeProfile(
    name: "kattis", arguments: ["-O"], version: nil, languageMode: 5, sizeLimit: 128 << 10,
    unverified: ["the compiler's flags"])

  /// Returns the judge by the prefix of a problem's name: `boj-2750`, `lc-aplusb`.
  public static func judge(ofProblem name: String) -> JudgeProfile? {
    if name.hasPrefix("lc-") { return libraryChecker }
    return all.first { name.hasPrefix($0.name + "-") }
  }
}
