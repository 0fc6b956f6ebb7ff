import Foundation
import TestSupport
import Testing

/// The judge program of a problem, run as a process.
struct Judge: Sendable, CustomTestStringConvertible {
  /// A line of `cases`.
  struct Seeded: Sendable {
    let name: String
    let seed: String
  }

  /// The exit codes of `check`, which are testlib's.
  enum Verdict: Int32, Sendable {
    case ok = 0
    case wrongAnswer = 1
    case presentationError = 2
    case juryFault = 3
  }

  /// The name of the solution's executable, for example `lc-aplusb`.
  let id: String

  /// The problem's folder, for example `problems/library-checker-aplusb`.
  let folder: String

  var testDescription: String { id }

  private init(_ problem: OwnProblem) {
    id = problem.id
    folder = problem.folder
  }

  static let all = OwnProblem.all.map(Judge.init)

  /// Those that check an output; the others talk with a solution.
  static let checking = OwnProblem.all.filter { !$0.isInteractive }.map(Judge.init)

  /// Returns the judge of a problem.
  static func of(_ id: String) throws -> Judge {
    try #require(all.first { $0.id == id }, "there is no problem \(id)")
  }

  func run(_ arguments: String..., input: String = "") throws -> Program.Run {
    try Program(built: id + "-judge").run(arguments, input: input)
  }

  /// Runs the problem's solution.
  func solve(_ input: String) throws -> Program.Run {
    try Program(built: id).run(input: input)
  }

  /// The first cases of each family that is judged, without the large ones; `verdict test --all` has the others for
  /// solution and validator.
  func smallCases() throws -> [Seeded] {
    let cases = try allCases().filter { !$0.name.hasSuffix("-max") && !$0.name.hasSuffix("-large") }
    #if DEBUG
      let seeds = 2
    #else
      let seeds = 5
    #endif
    return cases.filter { Int($0.seed).map { $0 <= seeds } ?? false }
  }

  private func allCases() throws -> [Seeded] {
    try run("cases").output.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return Seeded(name: String(words[0]), seed: String(words[1]))
    }
  }

  func input(of seeded: Seeded) throws -> String {
    try run("generate", seeded.name, seeded.seed).output
  }

  /// All pairs of `NAME.in` and `NAME.ans` in the problem's `data/sample`.
  func samples() throws -> [(input: String, answer: String)] {
    try Repository.names(in: folder + "/data/sample").filter { $0.hasSuffix(".in") }.map { file in
      let path = "\(folder)/data/sample/\(file.dropLast(".in".count))"
      return (try Repository.text(of: path + ".in"), try Repository.text(of: path + ".ans"))
    }
  }

  /// Runs `check` on three texts.
  func check(
    input: String, output: String, answer: String
  ) throws -> (verdict: Verdict, message: String) {
    let folder = try TemporaryFolder()
    let files = try [input, output, answer].enumerated().map { index, text in
      try folder.write(text, to: "\(index)")
    }
    let run = try run("check", files[0], files[1], files[2])
    guard case .exit(let code) = run.end, let verdict = Verdict(rawValue: code) else {
      throw UnknownVerdict(judge: id, end: run.end)
    }
    return (verdict, run.errors)
  }
}

/// A judge program that ended in a way that means nothing.
struct UnknownVerdict: Error {
  let judge: String
  let end: Program.End
}

/// Returns a text that is short enough for a failure message.
func shortened(_ text: String) -> String {
  text.utf8.count <= 200 ? text.debugDescription : text.prefix(100).debugDescription + "…"
}
