// The standard input of a program that `verdict run` runs.

import Files
import Foundation

/// The standard input of a program: that of this process, or given bytes.
final class RunInput {
  /// The open file.
  let descriptor: Int32
  /// The initial file offset, if it is a regular file that can be reread.
  private let start: off_t?
  /// The version of the file before the program was started.
  private let version: FileVersion
  private let folder: TemporaryFolder?

  /// Uses the standard input of this process.
  init() {
    descriptor = STDIN_FILENO
    folder = nil
    let place = lseek(STDIN_FILENO, 0, SEEK_CUR)
    var status = stat()
    start =
      fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && place >= 0
      ? place : nil
    version = FileVersion(of: STDIN_FILENO)
  }

  /// Uses the given bytes.
  init(_ text: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, as: "input")
    (self.folder, start) = (folder, 0)
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw FileFault.ofReading(at: path) ?? FileFault(code: errno) }
    version = FileVersion(of: descriptor)
  }

  deinit {
    if folder != nil { close(descriptor) }
  }

  /// Whether it can be reread.
  var isRepeatable: Bool { start != nil }

  /// Returns the whole input; `nil` if it cannot be reread or the file has changed.
  func bytes() -> [UInt8]? {
    guard let start, FileVersion(of: descriptor) == version else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = pread(descriptor, &chunk, chunk.count, start + off_t(bytes.count)),
      count > 0
    {
      bytes += chunk[..<count]
    }
    return bytes
  }
}

/// The size and modification time of a file, to detect changes.
private struct FileVersion: Equatable {
  private let size: off_t
  private let seconds: Int
  private let nanoseconds: Int

  init(of descriptor: Int32) {
    var status = stat()
    fstat(descriptor, &status)
    size = status.st_size
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}
