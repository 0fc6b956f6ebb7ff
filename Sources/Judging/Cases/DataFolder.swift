// Cases in a folder: pairs of files, as problem archives hold them.

import Files
import Foundation

/// A folder with cases: `1.in` beside `1.ans` or `1.out`, there or in folders below it such as
/// `sample/` and `secret/`.
public struct DataFolder: Sendable {
  /// The path.
  public let path: String

  /// Names a folder by its path.
  public init(_ path: String) {
    self.path = path
  }

  /// Returns the cases in lexicographic order of their names, which are their paths below the
  /// folder without the ending: `"sample/1"`.
  ///
  /// An input without an answer is a case whose answer throws, and an answer without an input is
  /// one whose input throws: neither is left out.
  ///
  /// - Throws: `JudgeError.noCases` if there is none, or no such folder.
  public func cases() throws -> [Case] {
    let files = Set(Self.files(below: URL(fileURLWithPath: path)))
    let names = Set(files.compactMap(caseName))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if names.isEmpty { throw JudgeError.noCases(folder: path) }
    return names.map { name in
      let input = name + ".in"
      let answer = Self.answerEndings.map { name + $0 }.first(where: files.contains)
      return Case(
        name: name,
        input: {
          guard files.contains(input) else { throw JudgeError.missingInput(answer: answer ?? name) }
          return try read(input)
        },
        answer: { _ in
          guard let answer else { throw JudgeError.missingAnswer(input: input) }
          return try read(answer)
        })
    }
  }

  private static let answerEndings = [".ans", ".out"]

  /// Returns the paths of everything below a folder, also of what is linked from elsewhere.
  ///
  /// - Parameter above: The folders that lead there: a link back to one of them would never end.
  private static func files(below folder: URL, above: [String] = []) -> [String] {
    let real = folder.resolvingSymlinksInPath()
    if above.contains(real.path) { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: real.path)) ?? []
    return names.flatMap { name in
      let inside = files(below: real.appendingPathComponent(name), above: above + [real.path])
      return [name] + inside.map { "\(name)/\($0)" }
    }
  }

  /// Returns the name of the case that a file belongs to, if any.
  private func caseName(_ file: String) -> String? {
    let isHidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
    guard !isHidden,
      let ending = ([".in"] + Self.answerEndings).first(where: { file.hasSuffix($0) })
    else { return nil }
    return String(file.dropLast(ending.count))
  }

  private func read(_ file: String) throws -> [UInt8] {
    let url = URL(fileURLWithPath: path).appendingPathComponent(file)
    if let fault = FileFault.ofReading(at: url.path) {
      throw JudgeError.unreadable(url.path, reason: "\(fault)")
    }
    do {
      return try [UInt8](Data(contentsOf: url))
    } catch {
      throw JudgeError.unreadable(url.path, reason: "\(FileFault(error))")
    }
  }
}
