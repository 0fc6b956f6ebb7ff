// Writes report files atomically.

import Files
import Foundation

/// A kind of existing files that a report may overwrite: any other file must not be lost.
public struct ReportKind: Sendable {
  /// The name of the kind, after the word "no".
  let name: String
  /// Returns whether the first thousand bytes of a file are of this kind.
  let recognizes: @Sendable (_ beginning: String) -> Bool

  /// Describes a kind of report.
  ///
  /// - Parameters:
  ///   - name: The name of the kind, after the word "no": `"such report"`.
  ///   - recognizes: Returns whether the first thousand bytes of a file are of this kind.
  public init(name: String, recognizes: @escaping @Sendable (_ beginning: String) -> Bool) {
    (self.name, self.recognizes) = (name, recognizes)
  }

  /// A JSON report: an object, or an array of objects, that starts with a key of one of ours, in
  /// the same format.
  public static let json = ReportKind(name: "such report") { beginning in
    let text = beginning.filter { !"[{ \n".contains($0) }
    return firstKeys.contains { text.hasPrefix("\"\($0)\":") } && beginning.contains("\" : ")
  }
  /// The alphabetically first keys of the reports of test, stress and estimate, and of a run of
  /// bench.
  private static let firstKeys = ["cases", "answer", "failure", "machine"]
  /// A JUnit XML report.
  public static let junit = ReportKind(name: "such report") { $0.contains("<testsuites") }
  /// A page or a chart of measurements: both start with the definitions of our colors.
  public static let picture = ReportKind(name: "such report") {
    $0.hasPrefix("<") && $0.contains("--paper: ")
  }
}

/// The output file of a report.
public struct ReportFile: Sendable {
  /// The path.
  public let path: String

  /// Creates a report file, and checks early that it can be written: before an hour of judging.
  ///
  /// - Parameter kind: What an existing file must be, unless it is empty; `nil` for anything.
  /// - Throws: `ReportFileError` if the folder is missing, if it or the file is not writable, or if
  ///   the file is of another kind.
  public init(_ path: String, over kind: ReportKind? = nil) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    self.path = url.path
    let files = FileManager.default
    let folder = url.deletingLastPathComponent().path
    if files.isFolder(url.path) {
      throw ReportFileError(path, "it is a folder")
    } else if files.fileExists(atPath: url.path) {
      if let fault = FileFault.ofWriting(at: url.path) { throw ReportFileError(path, "\(fault)") }
      if let kind, let beginning = FileContents.beginning(of: url.path, count: 1000),
        !beginning.isEmpty, !kind.recognizes(String(decoding: beginning, as: UTF8.self))
      {
        throw ReportFileError(
          path, "it is there, and no \(kind.name): remove it first, or choose another name")
      }
    } else if !files.isFolder(folder) {
      throw ReportFileError(path, "there is no folder \(folder)")
    } else if let fault = FileFault.ofWriting(at: folder) {
      throw ReportFileError(path, "\(fault)")
    }
  }

  /// Writes the report.
  ///
  /// The write is atomic, so that readers see either the old file or the complete new one, unless
  /// only the file is writable, but not its folder.
  public func write(_ text: String) throws {
    // A device or pipe must not be replaced by a regular file, and in a read-only folder nothing
    // can be.
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let isReplaceable =
      type == nil || (type == .typeRegular && FileFault.ofWriting(at: folder) == nil)
    do {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isReplaceable ? .atomic : [])
    } catch {
      throw ReportFileError(path, "\(FileFault(error))")
    }
  }
}

/// An error while writing a report.
public struct ReportFileError: Error, Equatable, CustomStringConvertible {
  /// The error message: `"cannot write /nowhere/r.json: there is no folder /nowhere"`.
  public let description: String

  init(_ path: String, _ reason: String) {
    description = "cannot write \(path): \(reason)"
  }
}
