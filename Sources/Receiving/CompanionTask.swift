// A problem in Competitive Companion's format, and its conversion to a draft.

import Foundation
import Scaffolding

/// A problem in Competitive Companion's JSON format, without the fields that are not used here.
///
///     let task = try CompanionTask(json: body)
///     try task.draft().name.id  // "boj-1000"
public struct CompanionTask: Decodable, Equatable, Sendable {
  /// A sample.
  public struct Test: Decodable, Equatable, Sendable {
    let input: String
    let output: String
  }

  /// The contest that a problem came with.
  public struct Batch: Decodable, Hashable, Sendable {
    /// The identifier, which all its problems share.
    public let id: String
    /// The number of its problems.
    public let size: Int
  }

  /// The input or output of a solution: a file, or otherwise the standard input or output.
  struct Channel: Decodable, Equatable {
    let fileName: String?
  }

  private let name: String
  private let group: String?
  private let url: String?
  private let interactive: Bool?
  private let memoryLimit: Double?
  private let timeLimit: Double?
  private let tests: [Test]
  private let input: Channel?
  private let output: Channel?
  /// The contest; a problem that was sent alone is a contest of one.
  public let batch: Batch?

  /// The maximum number of samples of a problem and of problems in a contest, far above the real ones.
  private static let maxCount = 1000

  /// Decodes a description.
  ///
  /// - Throws: `CompanionTaskError` if it is invalid.
  public init(json: [UInt8]) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json))
    } catch let DecodingError.keyNotFound(key, _) {
      throw CompanionTaskError("'\(key.stringValue)' is missing")
    } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context)
    {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      if path.isEmpty { throw CompanionTaskError("the body is no JSON object") }
      throw CompanionTaskError("'\(path.joined(separator: "."))' is of another type than expected")
    } catch {
      throw CompanionTaskError("the body is not JSON")
    }
    if tests.count > Self.maxCount { throw CompanionTaskError("so many samples cannot be") }
    if [name, url ?? ""].contains(where: Self.looksLikeTrick) {
      throw CompanionTaskError("a title or an address does not lead to other folders")
    }
    if let batch, !(1...Self.maxCount).contains(batch.size) {
      throw CompanionTaskError("a contest has 1 to \(Self.maxCount) problems")
    }
  }

  /// Returns the draft of the problem, named after its URL, otherwise after its title.
  ///
  /// - Throws: `CompanionTaskError` if neither gives a valid name.
  public func draft() throws -> ProblemDraft {
    ProblemDraft(
      name: try problemName(), title: name, link: url, settings: settings,
      samples: tests.map { Sample(input: Array($0.input.utf8), answer: Array($0.output.utf8)) },
      notes: notes)
  }

  // MARK: - Name

  /// Whether a text looks like a path traversal or contains control characters: no real title does, although
  /// one may contain a line break.
  ///
  /// Names consist of letters and digits in any case; this rejects attempts.
  private static func looksLikeTrick(_ text: String) -> Bool {
    let decoded = text.removingPercentEncoding ?? text
    return decoded.split { $0 == "/" || $0 == "\\" }.contains("..")
      || decoded.unicodeScalars.contains {
        $0.properties.generalCategory == .control && !$0.properties.isWhitespace
      }
  }

  private func problemName() throws -> ProblemName {
    let title = Self.slug(name)
    // The ASCII part of a title in another script, such as the 1 of "최단 경로 1", is not descriptive enough.
    let isTelling = name.contains { $0.isASCII && $0.isLetter }
    let known = url.flatMap(JudgeSite.name(ofProblemAt:)) ?? (isTelling ? title : nil)
    let candidates = [known, url.flatMap(Self.slug(ofAddress:)), title].compactMap { $0 }
    guard let name = candidates.lazy.compactMap({ try? ProblemName($0) }).first else {
      throw CompanionTaskError(
        "neither the address nor the title tells a name of letters and digits; "
          + "make the folder with: verdict new NAME")
    }
    return name
  }

  /// Returns a name for the URL of an unknown site: `https://www.example.org/problems/17?lang=ko`
  /// becomes `example-17-lang-ko`.
  private static func slug(ofAddress address: String) -> String? {
    guard let parts = URLComponents(string: address), let host = parts.host,
      let site = host.split(separator: ".").first(where: { $0 != "www" }),
      let last = parts.path.split(separator: "/").last
    else { return nil }
    return slug([String(site), String(last), parts.query ?? ""].joined(separator: " "))
  }

  /// The maximum length of a name that is made of a title.
  private static let maxNameLength = 40

  /// Returns a title as a name: `"G. Castle Defense"` becomes `"g-castle-defense"`.
  private static func slug(_ title: String) -> String {
    let plain = title.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    // Truncation may leave a trailing hyphen.
    let name = words.joined(separator: "-").prefix(maxNameLength).split(separator: "-")
      .joined(separator: "-")
    let isNumber = name.first?.isNumber == true
    return String((isNumber ? "problem-" + name : name).drop { $0 == "-" })
  }

  // MARK: - Limits and notes

  /// The limits, as far as they are plausible.
  private var settings: ProblemSettings {
    let seconds = timeLimit.map { $0 / 1000 }
    let mebibytes = memoryLimit.map { $0.rounded() }
    return ProblemSettings(
      timeSeconds: seconds.flatMap { ProblemSettings.times.contains($0) ? $0 : nil },
      memoryMebibytes: mebibytes.flatMap { Int(exactly: $0) }
        .flatMap { ProblemSettings.memories.contains($0) ? $0 : nil })
  }

  private var notes: [String] {
    var notes: [String] = []
    if let group, !group.isEmpty { notes.append("From: \(group).") }
    if interactive == true {
      notes.append(
        "The task is interactive: its samples are conversations, and what plays the judge is named by "
          + "\"interactor\" in problem.json.")
    }
    if let file = input?.fileName { notes.append("The judge gives the input in the file \(file).") }
    if let file = output?.fileName {
      notes.append("The judge wants the output in the file \(file).")
    }
    return notes
  }
}

/// An error in a description.
public struct CompanionTaskError: Error, Equatable, CustomStringConvertible {
  /// The reason.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
