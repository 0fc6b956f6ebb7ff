// Temporary files for programs that take paths.

import Foundation

/// A temporary folder that is deleted with its contents when it is no longer used.
public final class TemporaryFolder: Sendable {
  /// The path, with symbolic links resolved.
  public let path: String

  /// Creates an empty folder.
  ///
  /// - Throws: `FileFault`, as the other functions do.
  public init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("verdict-\(UUID().uuidString)").resolvingSymlinksInPath().path
    try Self.createFolder(at: path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Creates a file and returns its path.
  public func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = path + "/" + name
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: file))
    } catch {
      throw FileFault(error, writing: file)
    }
    return file
  }

  /// Returns the text of a file, or an empty one if there is no such file.
  public func text(of name: String) -> String {
    let bytes = FileManager.default.contents(atPath: path + "/" + name) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Creates a folder and returns its path.
  public func createFolder(_ name: String) throws -> String {
    let folder = path + "/" + name
    try Self.createFolder(at: folder)
    return folder
  }

  private static func createFolder(at path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FileFault(error, writing: path)
    }
  }
}
