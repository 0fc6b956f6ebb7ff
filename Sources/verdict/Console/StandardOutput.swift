// The standard output as bytes.

import Foundation

/// The standard output.
enum StandardOutput {
  /// Writes all the bytes.
  static func write(_ bytes: [UInt8]) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(bytes))
  }
}
