// Languages in which a program may be named by its source file.

import Foundation
import Judging

/// A language whose source files are compiled, or given to their interpreter.
enum SourceLanguage: CaseIterable {
  case swift, cpp, c, rust, python

  /// Finds the language of a file by its extension.
  init?(ofFile path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let language = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = language
  }

  /// The file extensions.
  var endings: [String] {
    switch self {
    case .swift: ["swift"]
    case .cpp: ["cpp", "cc", "cxx"]
    case .c: ["c"]
    case .rust: ["rs"]
    case .python: ["py"]
    }
  }

  /// What becomes of a file, for people.
  var recipe: String {
    let command = interpreter.map { Command($0, ["FILE"]) } ?? compiler(of: "FILE", to: "PROGRAM")
    return command.map { ([$0.program] + $0.arguments).joined(separator: " ") }
      ?? "swiftc -O of one file, made as verdict bundle does"
  }

  /// The program that runs its files as they are, if there is one.
  var interpreter: String? { self == .python ? "python3" : nil }

  /// Returns the command that compiles a file; `nil` if nothing is compiled, or in another way.
  func compiler(of file: String, to program: String) -> Command? {
    switch self {
    case .cpp: Command("g++", ["-O2", "-std=c++20", file, "-o", program])
    case .c: Command("cc", ["-O2", file, "-o", program, "-lm"])
    case .rust: Command("rustc", ["-O", "--edition", "2021", file, "-o", program])
    case .swift, .python: nil
    }
  }
}
