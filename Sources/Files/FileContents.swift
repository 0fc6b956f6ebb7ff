// Reads whole files, or explains why they cannot be read.

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
}
