import Foundation
import TestSupport

/// A package laid out like this one, without a problem: what is needed to build some is copied.
final class ContestPackage {
  let folder: TemporaryFolder

  init() throws {
    let own = try Repository.text(of: "Package.swift")
    let function = own.range(of: "/// The executables of one problem")!.lowerBound
    folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let algorithms = ["FastIO", "Searching"]

      let problems: [[Target]] = []

      let package = Package(
        name: "contests",
        targets: algorithms.map { .target(name: $0) } + [
          .target(name: "InputPatterns"),
          .target(name: "ProblemKit", dependencies: ["FastIO", "InputPatterns"]),
        ] + problems.flatMap { $0 }
      )

      \(own[function...])
      """, "problems/README.md": "Problems.\n",
    ])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources", withIntermediateDirectories: true)
    for module in ["FastIO", "Searching", "InputPatterns", "ProblemKit"] {
      try FileManager.default.copyItem(
        atPath: Repository.root.appendingPathComponent("Sources/\(module)").path,
        toPath: "\(folder.path)/Sources/\(module)")
    }
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
