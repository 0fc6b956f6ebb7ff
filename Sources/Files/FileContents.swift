// Reads whole files, or explains why they cannot be read; and how files begin.

import Foundation

/// The contents of files.
public enum FileContents {
  /// Reads a whole file.
  ///
  /// - Throws: `FileFault`, also for anything that is not a regular file.
  public static func bytes(at path: String) throws -> [UInt8] {
    if let fault = FileFault.ofReading(at: path) { throw fault }
    do {
      return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FileFault(error)
    }
  }

  /// Returns the first bytes of a regular file; `nil` if it is not one, or cannot be read.
  ///
  /// Opening a named pipe would block until somebody writes to it.
  public static func beginning(of path: String, count: Int) -> [UInt8]? {
    guard FileFault.ofReading(at: path) == nil, let file = FileHandle(forReadingAtPath: path) else {
      return nil
    }
    return try? Array(file.read(upToCount: count) ?? Data())
  }
}
