// The local packages that a Package.swift depends on.

import Foundation

/// The local dependencies of a package.
public enum NeighborPackages {
  /// Returns the folders of a package's local dependencies, in the order of its manifest:
  /// `.package(path: "../verdict")`.
  ///
  /// A manifest that cannot be read or parsed has none.
  ///
  /// - Parameter root: The folder that contains Package.swift.
  public static func folders(of root: URL) -> [URL] {
    let manifest = root.appendingPathComponent("Package.swift")
    guard let bytes = try? Data(contentsOf: manifest),
      let tokens = [ManifestToken]([UInt8](bytes))
    else { return [] }
    return paths(in: tokens).map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: root.path, isDirectory: true))
        .standardizedFileURL
    }
  }

  /// Returns the string arguments `path:` of `.package(…)`.
  private static func paths(in tokens: [ManifestToken]) -> [String] {
    tokens.indices.dropLast(2).compactMap { index in
      guard tokens[index].isMark("."), tokens[index + 1].isWord("package"),
        tokens[index + 2].isMark("("), let end = tokens.end(ofBracket: index + 2)
      else { return nil }
      let call = tokens[index + 2...end]
      guard let name = call.firstIndex(where: { $0.isWord("path") }), name + 2 < end,
        tokens[name + 1].isMark(":"), case .text(let path) = tokens[name + 2].kind
      else { return nil }
      return path
    }
  }
}
