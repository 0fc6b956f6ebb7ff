// Where a report is written: all of it or nothing.

import Files
import Foundation

/// A file for a report.
public struct ReportFile: Sendable {
  /// The path.
  public let path: String

  /// Names a file, and makes sure early that it can be written: before an hour of judging.
  ///
  /// - Parameter beginnings: How reports of this kind begin. A file that is there and begins otherwise
  ///   is something else, which must not be lost.
  /// - Throws: `ReportFileError` if the folder is missing, if it or the file may not be written, or if
  ///   the file is something else.
  public init(_ path: String, over beginnings: [String] = []) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    self.path = url.path
    var isFolder: ObjCBool = false
    let files = FileManager.default
    let folder = url.deletingLastPathComponent().path
    if files.fileExists(atPath: url.path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw ReportFileError(path, "it is a folder") }
      if let fault = FileFault.ofWriting(at: url.path) { throw ReportFileError(path, "\(fault)") }
      if let text = Self.beginning(of: url.path), !beginnings.isEmpty,
        !text.isEmpty, !beginnings.contains(where: text.hasPrefix)
      {
        throw ReportFileError(
          path, "it is there, and no such report: remove it first, or choose another name")
      }
    } else if !files.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
      throw ReportFileError(path, "there is no folder \(folder)")
    } else if let fault = FileFault.ofWriting(at: folder) {
      throw ReportFileError(path, "\(fault)")
    }
  }

  /// Returns what a regular file begins with; `nil` if it is none, or cannot be read.
  private static func beginning(of path: String) -> String? {
    guard FileFault.ofReading(at: path) == nil, let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    return (try? file.read(upToCount: 16)).map { String(decoding: $0, as: UTF8.self) }
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
