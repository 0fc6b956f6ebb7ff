// Where a report is written: all of it or nothing.

import Files
import Foundation

/// What a file has to be so that a report may take its place: anything else must not be lost.
public struct ReportKind: Sendable {
  /// What it is, in words behind "no".
  let name: String
  /// Tells by the first thousand bytes of a file whether it is one.
  let recognizes: @Sendable (_ beginning: String) -> Bool

  /// Describes a kind of report.
  ///
  /// - Parameters:
  ///   - name: What it is, in words behind "no": `"such report"`.
  ///   - recognizes: Tells by the first thousand bytes of a file whether it is one.
  public init(name: String, recognizes: @escaping @Sendable (_ beginning: String) -> Bool) {
    (self.name, self.recognizes) = (name, recognizes)
  }

  /// A report in JSON: an object, or an array of objects, whose first key one of ours has, in the form that they have.
  public static let json = ReportKind(name: "such report") { beginning in
    let text = beginning.filter { !"[{ \n".contains($0) }
    return firstKeys.contains { text.hasPrefix("\"\($0)\":") } && beginning.contains("\" : ")
  }
  /// The first keys, in alphabetical order, of the reports of test, stress and estimate, and of a run of bench.
  private static let firstKeys = ["cases", "answer", "failure", "machine"]
  /// A report in JUnit's XML.
  public static let junit = ReportKind(name: "such report") { $0.contains("<testsuites") }
  /// A page or a picture of measurements: both begin with the names of our colors.
  public static let picture = ReportKind(name: "such report") {
    $0.hasPrefix("<") && $0.contains("--paper: ")
  }
}

/// A file for a report.
public struct ReportFile: Sendable {
  /// The path.
  public let path: String

  /// Names a file, and makes sure early that it can be written: before an hour of judging.
  ///
  /// - Parameter kind: What a file that is there has to be, unless it is empty; `nil` for anything.
  /// - Throws: `ReportFileError` if the folder is missing, if it or the file may not be written, or if
  ///   the file is something else.
  public init(_ path: String, over kind: ReportKind? = nil) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    self.path = url.path
    var isFolder: ObjCBool = false
    let files = FileManager.default
    let folder = url.deletingLastPathComponent().path
    if files.fileExists(atPath: url.path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw ReportFileError(path, "it is a folder") }
      if let fault = FileFault.ofWriting(at: url.path) { throw ReportFileError(path, "\(fault)") }
      if let kind, let text = Self.beginning(of: url.path), !text.isEmpty, !kind.recognizes(text) {
        throw ReportFileError(
          path, "it is there, and no \(kind.name): remove it first, or choose another name")
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
    return (try? file.read(upToCount: 1000)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the report: readers see the old file or the whole new one, unless only the file may be written, not its
  /// folder.
  public func write(_ text: String) throws {
    // A device or a pipe must not be replaced by a file of that name, and in a folder of somebody else nothing can be.
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

/// A report that cannot be written.
public struct ReportFileError: Error, Equatable, CustomStringConvertible {
  /// What is wrong: `"cannot write /nowhere/r.json: there is no folder /nowhere"`.
  public let description: String

  init(_ path: String, _ reason: String) {
    description = "cannot write \(path): \(reason)"
  }
}
