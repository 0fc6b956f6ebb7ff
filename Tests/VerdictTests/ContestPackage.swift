import Foundation
import TestSupport
import Testing

/// A package for somebody's own problems, as `verdict init` makes it, that takes its modules from this one.
final class ContestPackage {
  let folder: TemporaryFolder
  /// Holds this package, cloned into a folder of another name.
  private let library: TemporaryFolder

  init() throws {
    library = try TemporaryFolder([:])
    let link = library.path + "/cloned"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: Repository.root.path)
    folder = try TemporaryFolder(["problems/README.md": "Problems.\n"])
    let run = try verdict("init", ".", "--library", link)
    try #require(run.end == .exit(0), "\(run.errors)")
  }

  /// Runs a shell script in the package, which finds `verdict` in `$0` and the words in `$@`.
  func shell(_ script: String, _ words: [String] = []) throws -> Program.Run {
    try Program(path: "/bin/sh").run(
      ["-c", "cd '\(folder.path)' || exit 1\n\(script)", Verdict.program.path] + words,
      patience: .seconds(1200))
  }

  /// Runs `verdict` in the package.
  func verdict(_ words: String...) throws -> Program.Run {
    try shell("exec \"$0\" \"$@\"", words)
  }
}
