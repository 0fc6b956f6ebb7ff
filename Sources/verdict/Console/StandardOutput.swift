// The standard output as bytes.

import Files
import Foundation

/// The standard output.
enum StandardOutput {
  /// Writes all the bytes.
  static func write(_ bytes: [UInt8]) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw StandardOutputError(fault: FileFault(error))
    }
  }
}

/// What was not written, or only in part.
private struct StandardOutputError: Error, CustomStringConvertible {
  let fault: FileFault

  var description: String { "cannot write to standard output: \(fault)" }
}
