// Who may read and write what replaces a file.

import Foundation

extension Data {
  /// Writes a file with the permissions of another one.
  func write(to path: String, like other: String) throws {
    let mode = try FileManager.default.attributesOfItem(atPath: other)[.posixPermissions]
    try write(to: URL(fileURLWithPath: path))
    if let mode {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }
}
