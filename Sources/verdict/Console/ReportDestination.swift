// Where the reports for programs are written.

import Arguments
import Reporting

/// Where a report for programs goes.
enum ReportDestination: Sendable {
  case standardOutput
  case file(ReportFile)

  /// Reads `-` or the path of a file.
  init(_ text: String) throws {
    do {
      self = text == "-" ? .standardOutput : .file(try ReportFile(text))
    } catch {
      throw UsageError("\(error)")
    }
  }

  var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }

  func write(_ text: String) throws {
    switch self {
    case .standardOutput: try StandardOutput.write(Array(text.utf8))
    case .file(let file): try file.write(text)
    }
  }
}
