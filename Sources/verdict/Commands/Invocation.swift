// The command line that judges one case again.

import Arguments
import Foundation
import Judging

/// How `verdict test` was called, as far as a run of a single case needs it again.
struct Invocation {
  private let words: [String]

  /// Remembers a call that judges a problem, or a folder of cases if it is `nil`.
  init(problem: Problem?, options: TestOptions, launcher: Launcher) {
    let given = options.lasting.flatMap { ["--\($0.name)"] + [$0.value].compactMap { $0 } }
    words = Self.program(launcher, options) + ["test"] + [problem?.id].compactMap { $0 } + given
  }

  /// Returns the command that judges one case: for a shell, with quotes where they are needed.
  func command(forCase name: String) -> String {
    (words + ["--case", name]).map(Self.quoted).joined(separator: " ")
  }

  /// Returns how to call this program: by the package manager if it belongs to the package of the
  /// current folder and may be built anew.
  private static func program(_ launcher: Launcher, _ options: TestOptions) -> [String] {
    if options.builds, let package = try? ProblemPackage(),
      launcher.path.hasPrefix(package.root.path + "/")
    {
      return ["swift", "run", "-c", "release", "verdict"]
    }
    return [CommandLine.arguments[0]]
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "-_./:=,+@%".unicodeScalars.contains(scalar)
    }
    return plain && !word.isEmpty
      ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
