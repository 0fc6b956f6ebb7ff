// What a program reads that is run by `verdict run`.

import Files
import Foundation

/// The standard input of a program: that of this process, or a text.
final class RunInput {
  /// The open file.
  let descriptor: Int32
  /// Where the program starts to read it, if it is a file that can be read once more.
  private let start: off_t?
  /// When the file was changed last, before the program was started.
  private let version: FileVersion
  private let folder: TemporaryFolder?

  /// Uses what this process has.
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

  /// Uses a text.
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

  /// Whether it can be read once more.
  var isRepeatable: Bool { start != nil }

  /// Returns what there was to read; `nil` if it cannot be read once more, or has been changed.
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

/// What tells a file that was written to from the one before.
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
