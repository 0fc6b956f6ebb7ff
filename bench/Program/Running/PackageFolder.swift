// The package that the peers belong to.

import Arguments
import Foundation

/// The folder that holds Package.swift.
enum PackageFolder {
  /// Finds the package that the current folder lies in, going upwards.
  ///
  /// - Throws: `UsageError` if there is none.
  static func root() throws -> URL {
    let start = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var folder = start.resolvingSymlinksInPath()
    while !["Package.swift", "bench/Peers"].allSatisfy({ exists($0, in: folder) }) {
      guard folder.path != "/" else {
        throw UsageError(
          "neither \(start.path) nor a folder above it holds a Package.swift beside bench/Peers: "
            + "run bench inside the package")
      }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  private static func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}
