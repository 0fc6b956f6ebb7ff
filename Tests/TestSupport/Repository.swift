import Foundation

/// The files of this package, named by their path from its root.
public enum Repository {
  /// The folder that holds Package.swift: three levels above this file.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns whether there is a file or folder of that name.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Returns the text of a file.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the names in a folder in ascending order, without dot-files; none if it is missing.
  public static func names(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the paths of all Swift files in a folder and the folders below it, in ascending order.
  public static func swiftFiles(under folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      return name.hasSuffix(".swift") ? [path] : swiftFiles(under: path)
    }
  }
}
