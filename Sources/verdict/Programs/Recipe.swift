// How a program is built from a source file, and its dependencies.

import Bundling
import Foundation
import Judging

/// How a source file is compiled.
enum Recipe {
  /// A compiler that takes the file as it is.
  case compiler(Command, file: String)
  /// Swift: bundled into one file with the modules that it imports.
  case swift(SolutionSources)

  /// Finds out what makes a program of a source file.
  ///
  /// - Throws: `BundleError` if a file cannot be read.
  init(_ source: NamedSource, to program: String, in package: ProblemPackage?) throws {
    if let compiler = source.language.compiler(of: source.path, to: program) {
      self = .compiler(compiler, file: source.path)
    } else {
      self = .swift(
        try SolutionSources(
          file: source.path, root: package?.root.path,
          neighbors: package?.neighbors.map(\.path) ?? []))
    }
  }

  /// The contents of all dependencies of the program; `nil` if they are unknown, as for a file that includes others.
  var ingredients: Data? {
    switch self {
    case .compiler(let compiler, let file):
      guard let text = FileManager.default.contents(atPath: file), !Self.mayIncludeOthers(text),
        let identity = Self.identity(of: compiler.program)
      else { return nil }
      let options = compiler.arguments.filter { $0.hasPrefix("-") }.joined(separator: " ")
      return identity + Data("\(options)\0".utf8) + text
    case .swift(let sources):
      return Self.identity(of: "swiftc").map { $0 + Data(sources.contents) }
    }
  }

  /// Whether a text in C, C++ or Rust may take in other files, those of the system aside.
  ///
  /// Nobody who writes of it in a comment only is hurt: the program is compiled once more.
  private static func mayIncludeOthers(_ text: Data) -> Bool {
    let folders = ["CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"]
    return folders.contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
      || String(decoding: text, as: UTF8.self).contains(
        #/include(?!\s*<[^/])|\bembed\b|\bimport\b|\bmod\s+\w+\s*[;{]/#)
  }

  /// What tells a compiler from another one, and this program, which makes one file of several, from another version.
  private static func identity(of compiler: String) -> Data? {
    guard let path = try? Command(compiler).resolvedPath() else { return nil }
    let programs = [URL(fileURLWithPath: path)] + [Bundle.main.executableURL].compactMap { $0 }
    var identity = ""
    for program in programs.map({ $0.resolvingSymlinksInPath() }) {
      guard
        let date = try? program.resourceValues(forKeys: [.contentModificationDateKey])
          .contentModificationDate
      else { return nil }
      identity += "\(program.path)\0\(date.timeIntervalSince1970)\0"
    }
    return Data(identity.utf8)
  }
}
