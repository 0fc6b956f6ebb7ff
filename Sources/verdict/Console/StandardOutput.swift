// The standard output as bytes.

import Files
import Foundation
import Reporting

/// The standard output.
enum StandardOutput {
  /// Writes all the bytes.
  static func write(_ bytes: [UInt8]) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw ConsoleError(fault: FileFault(error))
    }
  }
}
