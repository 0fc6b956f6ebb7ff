// The folder of reports that --against takes the best scores from.

import Arguments
import Files
import Foundation
import Reporting

/// The earlier reports in a folder.
enum EarlierReports {
  /// Returns the paths of the JSON files in a folder, sorted; `nil` if it is none.
  ///
  /// - Throws: `FileFault` if the folder cannot be read.
  static func paths(inFolder path: String) throws -> [String]? {
    guard FileManager.default.isFolder(path) else { return nil }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
        .filter(FileManager.default.isFile)
    } catch {
      throw FileFault(error)
    }
  }

  /// Reads the best score of each case.
  ///
  /// Whoever starts with a folder has no reports in it yet. It may hold other files, too, but not only these.
  ///
  /// - Throws: `FileFault`, or `UsageError` if there are files, but no report among them.
  static func best(
    of paths: [String], in folder: String, lessIsBetter: Bool
  ) throws -> EarlierScores {
    var scores = EarlierScores(lessIsBetter: lessIsBetter)
    var count = 0
    for path in paths {
      let bytes = try FileContents.bytes(at: path)
      guard (try? scores.add(json: bytes)) != nil else { continue }
      count += 1
    }
    if count == 0 && !paths.isEmpty {
      throw UsageError("--against: no file in \(folder) is a report of verdict test --json")
    }
    return scores
  }
}
