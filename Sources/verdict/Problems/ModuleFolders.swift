// The modules that solutions and judge programs may import.

import Files
import Foundation
import Scaffolding

enum ModuleFolders {
  /// Returns the folders of a package's modules for solutions, and of those for judge programs.
  ///
  /// A package without a list of modules for solutions is somebody's own: all of its modules are.
  static func all(of package: URL) -> [URL] {
    let sources = package.appendingPathComponent("Sources")
    let listed = (try? Workspace(root: package.path).algorithms()).flatMap { $0 }
    let names =
      listed.map { $0 + ["InputPatterns", "ProblemKit"] }
      ?? FolderTree(sources.path, depth: 0).paths.filter { $0.hasSuffix("/") }.sorted()
    return names.map { sources.appendingPathComponent($0) }
  }
}
