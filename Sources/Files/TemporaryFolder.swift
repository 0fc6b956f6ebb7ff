// Temporary files for programs that take paths.

import Foundation

/// A temporary folder that is deleted with its contents when it is no longer used.
///
/// A process that is killed leaves its folders behind; the next one that needs a folder deletes them.
public final class TemporaryFolder: Sendable {
  /// The path, with symbolic links resolved.
  public let path: String
  /// The open folder: as long as it is locked, it is in use.
  private let lock: Int32

  /// Creates an empty folder.
  ///
  /// - Throws: `FileFault`, as the other functions do.
  public init() throws {
    path = Self.place.appendingPathComponent(Self.prefix + UUID().uuidString).path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    } catch {
      throw FileFault(
        description: "cannot write to \(Self.place.path), the folder for temporary files "
          + "(TMPDIR): \(FileFault(error))")
    }
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Without the lock, another process would take it for one that was left behind.
    if lock < 0 { throw FileFault(description: "cannot open \(path): \(FileFault(code: errno))") }
    _ = flock(lock, LOCK_SH | LOCK_NB)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    close(lock)
  }

  /// Deletes the folders in a folder for temporary files whose processes are gone.
  public static func removeAbandoned(in place: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    for name in names
    where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
      let path = place + "/" + name
      let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if folder < 0 { continue }
      defer { close(folder) }
      var status = stat()
      // A new one may not be locked yet.
      if fstat(folder, &status) == 0, Int(time(nil)) - Int(status.modified) > secondsUntilLocked,
        flock(folder, LOCK_EX | LOCK_NB) == 0
      {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  private static let prefix = "verdict-"
  private static let secondsUntilLocked = 60

  /// The folder for temporary files, without abandoned folders.
  private static let place: URL = {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    removeAbandoned(in: place.path)
    return place
  }()

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
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    } catch {
      throw FileFault(error, writing: folder)
    }
    return folder
  }
}

extension stat {
  /// The modification time in seconds since 1970.
  fileprivate var modified: time_t {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
