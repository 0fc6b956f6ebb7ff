// Whole files, or why they cannot be read.

import Foundation

/// The bytes of a file.
public enum FileContents {
  /// Reads a whole file.
  ///
  /// - Throws: `FileFault`, also for what is there but no file to be read to its end.
  public static func bytes(at path: String) throws -> [UInt8] {
    if let fault = FileFault.ofReading(at: path) { throw fault }
    do {
      return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FileFault(error)
    }
  }
}
