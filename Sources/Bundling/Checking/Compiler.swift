// The Swift compiler as a program that is run, like any other, under limits.

import Foundation
import Judging

/// Runs the compiler.
struct Compiler {
  let launcher: Launcher

  /// Runs `swiftc`, whose temporary files go to a folder, and returns what it has written.
  func run(
    _ arguments: [String], in folder: WorkFolder
  ) throws -> (isSuccess: Bool, output: [UInt8], errors: [Diagnostic]) {
    // Hardly limits: they end a compiler that has lost its way.
    let limits = Limits(
      cpuSeconds: 600, memoryBytes: 16 << 30, stackBytes: 64 << 20, outputBytes: 1 << 30,
      processes: 1024)
    // It leaves a folder behind if it fails or is stopped.
    let command = Command("swiftc", arguments, environment: ["TMPDIR": folder.path])
    let run = try launcher.run(command, input: .bytes([]), limits: limits)
    var errors = Diagnostic.errors(in: run.errors.text)
    if run.end != .exit(0), errors.isEmpty {
      let message = "the compiler failed: \(run.errors.text.suffix(500))"
      errors = [Diagnostic(path: nil, line: nil, message: message)]
    }
    return (run.end == .exit(0), run.output, errors)
  }
}

/// A folder that vanishes with everything in it when it is no longer used.
final class WorkFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("verdict-bundle-\(UUID().uuidString)").resolvingSymlinksInPath().path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Creates a file and returns its path.
  func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}
