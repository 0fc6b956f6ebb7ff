// The command line that judges one case again.

import Arguments
import Foundation
import Judging

/// How a command was called, as far as a run of a single case needs it again.
struct Invocation {
  private let words: [String]

  /// Remembers a call.
  ///
  /// - Parameters:
  ///   - command: The command of this program: `"test"`.
  ///   - problem: The problem that was judged, if any.
  ///   - options: The options that have to be given again.
  ///   - builds: Whether the programs are built anew.
  init(
    _ command: String, problem: Problem?, options: [ParsedArguments.Given], builds: Bool,
    launcher: Launcher
  ) {
    let given = options.flatMap { Self.words(ofOption: $0.name, $0.value) }
    words =
      Self.program(launcher, builds: builds) + [command] + [problem?.id].compactMap { $0 } + given
  }

  /// Returns the command with a few more operands and options: for a shell, with quotes where they
  /// are needed.
  func command(
    adding operands: String..., options: KeyValuePairs<String, String> = [:]
  ) -> String {
    let more = operands + options.flatMap { Self.words(ofOption: $0.key, $0.value) }
    return (words + more).map(ShellText.quoted).joined(separator: " ")
  }

  /// Returns the words of an option; a value that looks like one itself stays in its word.
  private static func words(ofOption name: String, _ value: String?) -> [String] {
    guard let value else { return ["--\(name)"] }
    return value.hasPrefix("--") ? ["--\(name)=\(value)"] : ["--\(name)", value]
  }

  /// Returns how to call this program: by the package manager if it belongs to the package of the
  /// current folder and may be built anew.
  private static func program(_ launcher: Launcher, builds: Bool) -> [String] {
    if builds, let package = try? ProblemPackage(),
      launcher.path.hasPrefix(package.root.path + "/")
    {
      return ["swift", "run", "-c", "release", "verdict"]
    }
    return [CommandLine.arguments[0]]
  }
}
