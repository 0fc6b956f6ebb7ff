// How a program is built from a source file, and its dependencies.

import Bundling
import Files
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

  /// Returns the contents of all dependencies of the program; `nil` if they are unknown, as for a file that includes
  /// others.
  ///
  /// - Parameter launcher: What runs a compiler to ask for its version.
  func ingredients(_ launcher: Launcher) -> Data? {
    switch self {
    case .compiler(let compiler, let file):
      guard let text = FileManager.default.contents(atPath: file), !Self.mayIncludeOthers(text),
        let identity = Self.identity(of: compiler.program, launcher)
      else { return nil }
      let options = compiler.arguments.filter { $0.hasPrefix("-") }.joined(separator: " ")
      return identity + Data("\(options)\0".utf8) + text
    case .swift(let sources):
      return Self.identity(of: "swiftc", launcher).map { $0 + Data(sources.contents) }
    }
  }

  /// Whether a text in C, C++ or Rust may take in other files, those of the system aside.
  ///
  /// Nobody who writes of it in a comment only is hurt: the program is compiled once more.
  private static func mayIncludeOthers(_ text: Data) -> Bool {
    let folders = ["CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"]
    let text = String(decoding: text, as: UTF8.self)
    return folders.contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
      || text.contains(
        #/include(?!\s*<[^/])|incbin|\bembed\b|\bimport\b|\bmod\s+(r#)?\w+\s*[;{]/#)
      || text.matches(of: #/include\s*<([^>\n]+)>/#)
        .contains { FileManager.default.isFile("/usr/local/include/\($0.output.1)") }
  }

  /// Returns what tells a compiler from another one, and this program, which makes one file of several, from another
  /// version.
  private static func identity(of compiler: String, _ launcher: Launcher) -> Data? {
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
    if Self.isProxy(URL(fileURLWithPath: path).resolvingSymlinksInPath()) {
      guard let folder = try? TemporaryFolder(),
        let run = try? launcher.compile(Command(path, ["--version"]), in: folder)
      else { return nil }
      identity += String(decoding: run.output, as: UTF8.self) + "\0"
    }
    return Data(identity.utf8)
  }

  /// Whether a program only starts the compiler that somebody has chosen, and so stays the same if another one is.
  private static func isProxy(_ program: URL) -> Bool {
    #if os(macOS)
      program.path.hasPrefix("/usr/bin/")
    #else
      ["ccache", "rustup", "swiftly"].contains(program.lastPathComponent)
    #endif
  }
}
