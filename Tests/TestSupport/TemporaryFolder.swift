import Foundation

/// A folder with files that vanishes when it is no longer used.
public final class TemporaryFolder: Sendable {
  /// The path.
  public let path: String

  /// Creates a folder with these files, in folders below it if their names say so.
  public init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("verdict-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  /// Takes over a folder that is there already; it vanishes in the same way.
  public init(adopting path: String) {
    self.path = path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and creates the folders above it.
  public func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns the text of a file.
  public func text(of name: String) throws -> String {
    String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name)),
      as: UTF8.self)
  }

  /// The bytes of all files by their names as seen from the folder; folders have none, and end in `/`.
  public func contents() throws -> [String: [UInt8]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    var contents: [String: [UInt8]] = [:]
    for name in names {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
      let url = URL(fileURLWithPath: path).appendingPathComponent(name)
      contents[isFolder.boolValue ? name + "/" : name] =
        isFolder.boolValue ? [] : try [UInt8](Data(contentsOf: url))
    }
    return contents
  }
}
