import Foundation
import TestSupport

/// A copy of this package as a stranger gets it: its files, in a folder of its own.
final class PackageCopy {
  /// The folder that holds the package as `verdict`, and a home.
  let folder: TemporaryFolder
  /// The folder of the package.
  var path: String { folder.path + "/verdict" }

  /// Copies the package; nothing is built there.
  init() throws {
    folder = try TemporaryFolder(["home/.keep": "", "verdict/.keep": ""])
    for name in try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    where ![".build", ".git"].contains(name) {
      try FileManager.default.copyItem(
        atPath: Repository.root.appendingPathComponent(name).path, toPath: "\(path)/\(name)")
    }
  }

  /// Takes over a copy that somebody else has made, and in which things may be built.
  init(adopting path: String) throws {
    folder = TemporaryFolder(adopting: path)
    try folder.write("", to: "home/.keep")
  }

  /// Runs a line in the package's folder, as somebody does who is at home in it and has the package's
  /// programs in `$PATH`.
  func run(_ line: String) throws -> Program.Run {
    try environment.run(arguments(line, "bash"), patience: .seconds(3600))
  }

  /// Starts a line in the package's folder at a terminal.
  func session(_ line: String, by shell: String) throws -> TerminalSession {
    try TerminalSession(environment, arguments(line, shell))
  }

  private let environment = Program(path: "/usr/bin/env")

  /// Nothing of the tests' own surroundings but where the tools are.
  private func arguments(_ line: String, _ shell: String) -> [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "-i", "HOME=\(folder.path)/home", "PATH=\(self.path)/.build/release:\(path)",
      "sh", "-c", "cd \"$0\" && exec \"$@\"", self.path, shell, "-c", line,
    ]
  }
}
