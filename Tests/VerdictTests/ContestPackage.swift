import Foundation
import TestSupport
import Testing

/// A package for somebody's own problems, as the README has it, that takes its modules from this one.
final class ContestPackage {
  let folder: TemporaryFolder
  /// Holds this package, cloned into a folder of another name.
  private let library: TemporaryFolder

  let libraryPath: String

  init() throws {
    library = try TemporaryFolder([:])
    let link = library.path + "/cloned"
    libraryPath = link
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: Repository.root.path)
    let readme = try Repository.text(of: "README.md")
    let manifest = try #require(
      readme.components(separatedBy: "<!-- manifest -->\n```swift\n").last?
        .components(separatedBy: "```\n").first)
    folder = try TemporaryFolder([
      "Package.swift": manifest.replacingOccurrences(of: "../verdict", with: link),
      "problems/README.md": "Problems.\n",
    ])
  }

  /// Runs a shell script in the package, which finds `verdict` in `$0` and the words in `$@`.
  func shell(_ script: String, _ words: [String] = []) throws -> Program.Run {
    try Program(path: "/bin/sh").run(
      ["-c", "cd '\(folder.path)' || exit 1\n\(script)", Verdict.program.path] + words,
      patience: .seconds(300))
  }

  /// Runs `verdict` in the package.
  func verdict(_ words: String...) throws -> Program.Run {
    try shell("exec \"$0\" \"$@\"", words)
  }
}
