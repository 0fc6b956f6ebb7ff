// Cases in a folder: pairs of files, as in problem archives.

import Files
import Foundation

/// A folder of cases, directly or in subfolders such as `sample/` and `secret/`, named as
/// `CaseFiles` defines: `1.in` beside `1.ans`.
public struct DataFolder: Sendable {
  /// The path.
  public let path: String

  /// Creates a folder from its path.
  public init(_ path: String) {
    self.path = path
  }

  /// Returns the cases in lexicographic order of their names: `"sample/1"`.
  ///
  /// An input without an answer is a case whose answer throws, and an answer without an input is
  /// one whose input throws: neither is left out.
  ///
  /// - Throws: `JudgeError.noCases` if there is none, or no such folder, and
  ///   `JudgeError.unreadable` if it or a subfolder cannot be read.
  public func cases() throws -> [Case] {
    let found: [CaseFiles]
    do {
      found = try CaseFiles.all(in: path)
    } catch let folder as FolderTree.Unreadable {
      throw JudgeError.unreadable(folder.path, reason: "\(folder.fault)")
    }
    if found.isEmpty { throw JudgeError.noCases(folder: path) }
    return found.map { files in
      Case(
        name: files.name, input: { try read(files.input.get()) },
        answer: { _ in try read(files.answer.get()) })
    }
  }

  private func read(_ file: String) throws -> [UInt8] {
    let place = URL(fileURLWithPath: path).appendingPathComponent(file).path
    do {
      return try FileContents.bytes(at: place)
    } catch {
      throw JudgeError.unreadable(place, reason: "\(error)")
    }
  }
}
