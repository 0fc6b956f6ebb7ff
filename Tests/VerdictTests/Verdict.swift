import Foundation
import TestSupport

/// The program under test, with the executables that the tests were built with.
enum Verdict {
  static let program = Program(built: "verdict")

  static func run(_ words: String...) throws -> Program.Run {
    try program.run(words)
  }

  /// Returns the path of a program of this package.
  static func path(of name: String) -> String {
    Program(built: name).path
  }
}

/// What a report as JSON says.
struct JSONReport: Decodable {
  struct Case: Decodable {
    let name: String
    let verdict: String
    let message: String
  }

  let target: String
  let verdict: String
  let protection: [String]
  let cases: [Case]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}

extension TemporaryFolder {
  /// Lets the executables of this package be those that were built in the folder, a package.
  func takeExecutables() throws {
    try FileManager.default.createDirectory(
      atPath: path + "/.build", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/.build/release",
      withDestinationPath: (Verdict.program.path as NSString).deletingLastPathComponent)
  }

  /// Six cases for a program that copies its input; `cat` is accepted.
  static func copying() throws -> TemporaryFolder {
    let names = ["sample/1", "sample/2", "secret/a", "secret/b", "other", "more"]
    let files = names.flatMap { name in
      [".in", ".ans"].map { (name + $0, "input of \(name)\n") }
    }
    return try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
  }
}
