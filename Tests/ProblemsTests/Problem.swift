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

  /// Whether it has a judge program; without one it is somebody's draft.
  var hasJudge: Bool { Repository.exists(folder + "/judge") }

  /// Whether it is a conversation: its samples are, too.
  var isInteractive: Bool { Repository.exists(folder + "/data/sample/1.interaction") }

  var testDescription: String { id }

  var program: Program { Program(built: id) }

  init(folderName: String) {
    let judge = "library-checker-"
    id = folderName.hasPrefix(judge) ? "lc-" + folderName.dropFirst(judge.count) : folderName
    folder = "problems/" + folderName
  }

  static let all = Repository.names(in: "problems").map(Problem.init(folderName:))

  /// The problems that promise to be right in every way, and are given their whole input at once.
  static let complete = all.filter { $0.hasJudge && !$0.isInteractive }

  /// The problems whose solution talks with an interactor.
  static let interactive = all.filter(\.isInteractive)

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
