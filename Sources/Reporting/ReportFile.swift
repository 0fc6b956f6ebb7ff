// Where a report is written: all of it or nothing.

import Files
import Foundation

/// A file for a report.
public struct ReportFile: Sendable {
  /// The path.
  public let path: String

  /// Names a file, and makes sure early that it can be written: before an hour of judging.
  ///
  /// - Throws: `ReportFileError` if the folder is missing, or it or the file may not be written.
  public init(_ path: String) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    self.path = url.path
    var isFolder: ObjCBool = false
    let files = FileManager.default
    let folder = url.deletingLastPathComponent().path
    if files.fileExists(atPath: url.path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw ReportFileError(path, "it is a folder") }
      if let fault = FileFault.ofWriting(at: url.path) { throw ReportFileError(path, "\(fault)") }
    } else if !files.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
      throw ReportFileError(path, "there is no folder \(folder)")
    } else if let fault = FileFault.ofWriting(at: folder) {
      throw ReportFileError(path, "\(fault)")
    }
  }

  /// Writes the report: readers see the old file or the whole new one.
  public func write(_ text: String) throws {
    // A device or a pipe must not be replaced by a file of that name.
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    let isReplaceable = type == nil || type == .typeRegular
    do {
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isReplaceable ? .atomic : [])
    } catch {
      throw ReportFileError(path, "\(FileFault(error))")
    }
  }
}

/// A report that cannot be written.
public struct ReportFileError: Error, Equatable, CustomStringConvertible {
  /// What is wrong: `"cannot write /nowhere/r.json: there is no folder /nowhere"`.
  public let description: String

  init(_ path: String, _ reason: String) {
    description = "cannot write \(path): \(reason)"
  }
}
