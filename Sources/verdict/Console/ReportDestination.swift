// Where the reports for programs are written.

import Arguments
import Bundling
import Reporting

/// Where a report for programs goes.
enum ReportDestination: Sendable {
  case standardOutput
  case file(ReportFile)

  /// Reads `-` or the path of a file for a report in JSON.
  static func json(_ text: String) throws -> ReportDestination { try Self(text, over: .json) }

  /// Reads `-` or the path of a file for a report in XML.
  static func xml(_ text: String) throws -> ReportDestination { try Self(text, over: .junit) }

  /// Reads `-` or the path of a file for a submission.
  static func submission(_ text: String) throws -> ReportDestination {
    try Self(
      text,
      over: ReportKind(
        name: "file that verdict bundle has written", recognizes: SubmissionHeader.begins))
  }

  private init(_ text: String, over kind: ReportKind) throws {
    do {
      self = text == "-" ? .standardOutput : .file(try ReportFile(text, over: kind))
    } catch {
      throw UsageError("\(error)")
    }
  }

  var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }

  /// Whether what is written here is written over by another report.
  func isSameFile(as other: ReportDestination) -> Bool {
    if case .file(let file) = self, case .file(let rival) = other {
      file.path == rival.path
    } else {
      false
    }
  }

  func write(_ text: String) throws {
    switch self {
    case .standardOutput: try StandardOutput.write(Array(text.utf8))
    case .file(let file): try file.write(text)
    }
  }
}
