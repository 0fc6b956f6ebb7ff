// The package that the peers belong to, and its other programs.

import Arguments
import Foundation

/// The folder that contains Package.swift.
enum PackageFolder {
  /// Returns the nearest enclosing package of the current folder.
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

  /// Returns the path of another program of the package, in the same build folder as this one.
  static func program(_ name: String) -> String {
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return own.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name).path
  }

  private static func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}
