import Foundation

/// A folder with files that vanishes when it is no longer used.
public final class TemporaryFolder: Sendable {
  /// The path.
  public let path: String

  /// Creates a folder with these files, in folders below it if their names say so.
  ///
  /// - Parameters:
  ///   - files: The texts of the files by their names; one that begins with `#!` is a program.
  ///   - prefix: What the name of the folder begins with.
  public init(_ files: [String: String] = [:], prefix: String = "verdict-tests-") throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(prefix + UUID().uuidString).path
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

  /// Returns the path of a file.
  public func path(of name: String) -> String {
    path + "/" + name
  }

  /// Writes a file, creates the folders above it, and returns its path.
  ///
  /// A text that begins with `#!` is a program.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    text.hasPrefix("#!")
      ? try writeProgram(text, to: name) : try write(Data(text.utf8), to: name)
  }

  /// Writes a file that may be executed, creates the folders above it, and returns its path.
  ///
  /// Another process writes it: Foundation lets every program that another thread starts meanwhile
  /// keep the file open, and the system refuses to execute a file that is open for writing.
  @discardableResult
  public func writeProgram(_ text: String, to name: String) throws -> String {
    let file = path(of: name)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = "cat > \"$0\" && chmod 755 \"$0\""
    let run = try Program(path: "/bin/sh").run(["-c", script, file], input: text)
    guard run.end == .exit(0) else { throw LaunchFailure(path: file, reason: run.errors) }
    return file
  }

  /// Writes a file, creates the folders above it, and returns its path.
  @discardableResult
  public func write(_ data: Data, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// Returns the text of a file.
  public func text(of name: String) throws -> String {
    String(decoding: try data(of: name), as: UTF8.self)
  }

  /// Returns the bytes of a file.
  public func data(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(of: name)))
  }

  /// The bytes of all files by their names as seen from the folder; folders have none, and end in `/`.
  public func contents() throws -> [String: [UInt8]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    var contents: [String: [UInt8]] = [:]
    for name in names {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path(of: name), isDirectory: &isFolder)
      contents[isFolder.boolValue ? name + "/" : name] =
        isFolder.boolValue ? [] : try [UInt8](data(of: name))
    }
    return contents
  }
}
