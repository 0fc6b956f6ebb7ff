// Instruction counts: a regression check that does not depend on the load of the machine.

import Foundation
import Reporting

/// The instruction count of each kernel.
public struct InstructionCounts: Codable, Equatable, Sendable {
  /// The version of the compiler that the kernels were compiled with.
  public let compiler: String
  /// The instruction counts of one run by the name of the kernel.
  public let instructions: [String: Int]

  /// The relative tolerance: smaller differences may come from, say, another version of the C library.
  public static let tolerance = 0.02

  /// Creates counts.
  public init(compiler: String, instructions: [String: Int]) {
    self.compiler = compiler
    self.instructions = instructions
  }

  /// Reads a file.
  ///
  /// - Throws: `ResultFileError` if it cannot be read, or if it is not in the format of `json()`.
  public init(path: String) throws {
    let data = try Data(ofResultFile: path)
    guard let counts = try? JSONDecoder().decode(InstructionCounts.self, from: data),
      counts.instructions.values.allSatisfy({ $0 >= 0 })
    else {
      throw ResultFileError(path, "no numbers of instructions")
    }
    self = counts
  }

  /// Returns the file's text.
  public func json() throws -> String {
    try JSONReport.text(self)
  }
}

/// The comparison of measured instruction counts with the committed baseline.
public struct InstructionComparison: Sendable {
  private let committed: InstructionCounts
  private let counted: InstructionCounts

  /// Compares measured counts with the baseline.
  public init(committed: InstructionCounts, counted: InstructionCounts) {
    self.committed = committed
    self.counted = counted
  }

  /// Whether both have the same kernels, with instruction counts that differ by the tolerance at most.
  public var isAlike: Bool { differing.isEmpty }

  /// The names of the kernels that differ or that only one side has.
  public var differing: [String] {
    names.filter { name in
      guard let old = committed.instructions[name], let new = counted.instructions[name] else {
        return true
      }
      return Double(abs(new - old)) > InstructionCounts.tolerance * Double(old)
    }
  }

  /// Returns a table, with advice about differences.
  public func text(style: Style) -> String {
    let differing = Set(differing)
    let rows = names.map { name in
      let change = change(of: name)
      let cells = [
        name, committed.instructions[name]?.grouped ?? "–",
        counted.instructions[name]?.grouped ?? "–",
        change.map { ($0 < 0 ? "-" : "+") + Amount.percent(abs($0)) } ?? "–",
        differing.contains(name) ? "differs" : "ok",
      ]
      return (cells, differing.contains(name) ? Style.Color.red : nil)
    }
    let table = ColumnTable(
      titles: ["kernel", "committed", "counted", "change", ""], leftColumns: 1, rows: rows,
      style: style)
    return ([table.text] + hints).joined(separator: "\n")
  }

  private var names: [String] {
    Set(committed.instructions.keys).union(counted.instructions.keys).sorted()
  }

  private func change(of name: String) -> Double? {
    guard let old = committed.instructions[name], let new = counted.instructions[name] else {
      return nil
    }
    return Double(new) / Double(max(old, 1)) - 1
  }

  private var hints: [String] {
    if isAlike { return [] }
    var hints = ["if that is meant: bench guard --update, and commit the file"]
    if committed.compiler != counted.compiler {
      hints.insert(
        "the committed figures are of another compiler: \(committed.compiler), here "
          + counted.compiler, at: 0)
    }
    return hints
  }
}
