// The command line that reruns a single case.

import Arguments
import Foundation
import Judging

/// A command line, as far as a rerun of a single case needs it.
struct Invocation {
  private let words: [String]

  /// Records a command line.
  ///
  /// - Parameters:
  ///   - command: The command of this program: `"test"`.
  ///   - problem: The problem that was judged, if any.
  ///   - options: The options to repeat.
  ///   - builds: Whether the programs are rebuilt.
  init(
    _ command: String, problem: Problem?, options: [ParsedArguments.Given], builds: Bool,
    launcher: Launcher
  ) {
    let given = options.flatMap { Self.words(ofOption: $0.name, $0.value) }
    words =
      Self.program(launcher, builds: builds) + [command] + [problem?.id].compactMap { $0 } + given
  }

  /// Returns the command with additional operands and options, quoted for a shell where necessary.
  func command(
    adding operands: String..., options: KeyValuePairs<String, String> = [:]
  ) -> String {
    let more = operands + options.flatMap { Self.words(ofOption: $0.key, $0.value) }
    return (words + more).map(ShellText.quoted).joined(separator: " ")
  }

  /// Returns the arguments of an option; a value that looks like an option is joined by `=`.
  private static func words(ofOption name: String, _ value: String?) -> [String] {
    guard let value else { return ["--\(name)"] }
    return value.hasPrefix("--") ? ["--\(name)=\(value)"] : ["--\(name)", value]
  }

  /// Returns the command of this program: with `swift run` if it belongs to the package of the current folder
  /// and may be rebuilt.
  private static func program(_ launcher: Launcher, builds: Bool) -> [String] {
    if builds, let package = try? ProblemPackage(),
      launcher.path.hasPrefix(package.root.path + "/")
    {
      return ["swift", "run", "-c", "release", "verdict"]
    }
    return [CommandLine.arguments[0]]
  }
}
