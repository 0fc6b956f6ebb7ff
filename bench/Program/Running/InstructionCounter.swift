// Counts the instructions of the kernels with Valgrind.

import Benchmarking
import Foundation
import Judging
import Peers
import Reporting

/// Runs the kernels under valgrind.
struct InstructionCounter: Sendable {
  private let valgrind: String
  private let kernels: String

  /// `nil` if the machine has no valgrind.
  init?() {
    guard let path = ChildProcess.path(of: "valgrind") else { return nil }
    valgrind = path
    kernels = PackageFolder.program("bench-kernel")
  }

  /// Counts the instructions of one run of each kernel.
  func counts(console: Console) throws -> InstructionCounts {
    let names = Tool.text(of: kernels, ["list"])?.split(separator: "\n").map(String.init) ?? []
    if names.isEmpty { throw CountingFailure(program: kernels) }
    console.setLiveLine("counting the instructions of \(names.count) kernels …")
    defer { console.setLiveLine("") }
    // Side by side: what else runs changes no count.
    let counts = try names.mapSideBySide { name in
      if Interruption.isRequested { throw Interrupted(message: "nothing is written") }
      // The count of one run is the difference between two runs and one, which cancels the program's overhead.
      return (name, try count(name, repetitions: 2) - count(name, repetitions: 1))
    }
    return InstructionCounts(
      compiler: Toolchain.swift ?? "unknown",
      instructions: Dictionary(uniqueKeysWithValues: counts))
  }

  /// Returns the total in valgrind's output: `"==17== Collected : 14762455"`.
  private func count(_ kernel: String, repetitions: Int) throws -> Int {
    let text = Tool.text(
      of: valgrind,
      ["--tool=callgrind", "--callgrind-out-file=/dev/null", kernels, kernel, "\(repetitions)"])
    let line = text?.split(separator: "\n").first { $0.contains("Collected :") }
    guard let count = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw CountingFailure(program: "\(valgrind) with \(kernels) \(kernel)")
    }
    return count
  }
}

/// A failure of valgrind or of the kernels' program.
struct CountingFailure: Error, CustomStringConvertible {
  let program: String

  var description: String { "\(program) has failed" }
}
