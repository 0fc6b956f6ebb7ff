// The package that the peers belong to, and its other programs.

import Arguments
import Files
import Foundation
import Judging

/// The folder that contains Package.swift.
enum PackageFolder {
  /// Returns the nearest enclosing package of the current folder.
  ///
  /// - Throws: `UsageError` if there is none.
  static func root() throws -> URL {
    let start = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let folders = start.resolvingSymlinksInPath().enclosingFolders
    guard !folders.isEmpty else {
      throw UsageError("the current folder is gone: go to another one with cd first")
    }
    let root = folders.first { folder in
      ["Package.swift", "bench/Peers"].allSatisfy {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
    }
    guard let root else {
      throw UsageError(
        "neither \(start.path) nor a folder above it holds a Package.swift beside bench/Peers: "
          + "run bench inside the package")
    }
    return root
  }

  /// Returns the path of another program of the package, in the same build folder as this one.
  static func program(_ name: String) -> String {
    Launcher.folderOfThisProgram.appendingPathComponent(name).path
  }
}
