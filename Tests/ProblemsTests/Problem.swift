import TestSupport
import Testing

/// A problem as it lies on disk.
struct Problem: Sendable, CustomTestStringConvertible {
  /// One input with its answer.
  struct Sample: Sendable {
    let name: String
    let input: String
    let answer: String
  }

  /// The name of the executable, for example `lc-aplusb`.
  let id: String

  /// The problem's folder, for example `problems/library-checker-aplusb`.
  let folder: String

  /// Whether its solution talks with an interactor.
  let isInteractive: Bool

  var testDescription: String { id }

  var program: Program { Program(built: id) }

  static let all = OwnProblem.all.map {
    Problem(id: $0.id, folder: $0.folder, isInteractive: $0.isInteractive)
  }

  /// The problems that are given their whole input at once.
  static let reading = all.filter { !$0.isInteractive }

  /// The problems whose input is numbers.
  static let readingNumbers = reading.filter { problem in
    let words = (try? problem.samples().first?.input)?.split(whereSeparator: \.isWhitespace)
    return words?.allSatisfy { Int($0) != nil } ?? true
  }

  /// The problems whose solution talks with an interactor.
  static let interactive = all.filter(\.isInteractive)

  /// Whether its input is lines, whose ends and spaces matter, and not tokens.
  func readsLines() throws -> Bool {
    try Repository.text(of: folder + "/solution/main.swift").contains("input.readLine")
  }

  /// All pairs of `NAME.in` and `NAME.ans` in the problem's `data/sample`.
  func samples() throws -> [Sample] {
    try Repository.names(in: folder + "/data/sample").filter { $0.hasSuffix(".in") }.map { file in
      let name = String(file.dropLast(".in".count))
      return Sample(
        name: name, input: try Repository.text(of: "\(folder)/data/sample/\(name).in"),
        answer: try Repository.text(of: "\(folder)/data/sample/\(name).ans"))
    }
  }
}
