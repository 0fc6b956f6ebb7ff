// One process at a time changes a package.

import Files
import Foundation

/// An exclusive lock on a folder between processes, released at the latest when the process ends.
final class FolderLock {
  private let descriptor: Int32

  /// Waits for the process that holds the lock.
  ///
  /// - Parameter checkForStop: Throws if the user does not want to wait any longer.
  /// - Throws: `ScaffoldingError` if the folder cannot be opened, or is locked for longer than that:
  ///   the other process may have been stopped in a terminal, and never go on.
  init(_ path: String, patience: Duration, checkForStop: () throws -> Void) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 {
      throw ScaffoldingError.files(path, reason: "\(FileFault(code: errno))")
    }
    let start = ContinuousClock.now
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // A file system without locks has one user at a time.
      if errno != EWOULDBLOCK && errno != EINTR { return }
      if start.duration(to: .now) > patience {
        throw ScaffoldingError.files(
          path,
          reason:
            "another verdict is still changing it after \(patience.components.seconds) s: end "
            + "that one, or try again")
      }
      usleep(10_000)
      try checkForStop()
    }
  }

  deinit {
    close(descriptor)
  }
}
