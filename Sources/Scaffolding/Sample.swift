// Sample cases, read from a folder.

import Files
import Foundation

/// An input with its answer.
public struct Sample: Equatable, Sendable {
  /// The input.
  public var input: [UInt8]
  /// The answer.
  public var answer: [UInt8]

  /// Creates a sample.
  public init(input: [UInt8], answer: [UInt8]) {
    self.input = input
    self.answer = answer
  }

  /// Reads all samples in a folder, named as `CaseFiles` expects; of its subfolders, only `in` and `out` are
  /// searched.
  ///
  /// They are in natural order: `sample-2.in` before `sample-10.in`.
  ///
  /// - Throws: `ScaffoldingError.samples` if there are none or one half is missing, and
  ///   `ScaffoldingError.files` if one cannot be read.
  public static func all(in folder: String) throws -> [Sample] {
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil else {
      throw ScaffoldingError.samples("no folder \(folder) with samples can be read")
    }
    let found: [CaseFiles]
    do {
      found = try CaseFiles.all(in: folder, depth: 1).filter { !$0.name.contains("/") }
    } catch let below as FolderTree.Unreadable {
      throw ScaffoldingError.files(below.path, reason: "\(below.fault)")
    }
    if found.isEmpty {
      throw ScaffoldingError.samples(
        "no samples in \(folder): expected files such as 1.in beside 1.ans or 1.out")
    }
    return try found.sorted { precedes($0.name, $1.name) }.map { files in
      do {
        return Sample(
          input: try read(folder + "/" + files.input.get()),
          answer: try read(folder + "/" + files.answer.get()))
      } catch let half as CaseFiles.MissingHalf {
        throw ScaffoldingError.samples("\(folder): \(half)")
      }
    }
  }

  /// Natural order: digits compare as numbers, with a tie-break for names that differ only in leading zeros.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    switch a.compare(b, options: [.numeric]) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: a < b
    }
  }

  private static func read(_ path: String) throws -> [UInt8] {
    do {
      return try FileContents.bytes(at: path)
    } catch {
      throw ScaffoldingError.files(path, reason: "\(error)")
    }
  }
}
