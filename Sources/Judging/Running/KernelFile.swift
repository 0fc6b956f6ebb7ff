// Files of the kernel, which are generated when they are read and report no size.

import Foundation

/// A file in `/proc` or `/sys`.
enum KernelFile {
  /// Returns the content, empty if the file does not exist, or no longer.
  static func read(_ path: String) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { return [] }
    defer { close(number) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = Foundation.read(number, &buffer, buffer.count), count > 0 {
      content += buffer[..<count]
    }
    return content
  }

  /// Returns the content as text.
  static func text(_ path: String) -> String {
    String(decoding: read(path), as: UTF8.self)
  }
}
