// A pool of launchers: as many as there have been concurrent runs.

import Foundation

/// Idle launchers for further runs.
///
/// Starting one takes about as long as the shortest program runs, so they are reused. Every run has
/// exclusive use of one.
final class LauncherPool: @unchecked Sendable {
  private let path: String
  private let memoryGroups: MemoryGroups?
  private let lock = NSLock()
  /// Guarded by the lock.
  private var idle: [LauncherProcess] = []

  init(path: String, memoryGroups: MemoryGroups?) {
    self.path = path
    self.memoryGroups = memoryGroups
  }

  deinit {
    // All of them are told before the first is waited for.
    for launcher in idle { launcher.hangUp() }
  }

  /// Takes an idle launcher, or starts one if there is none that is still alive.
  func take() throws -> LauncherProcess {
    while let launcher = lock.withLock({ idle.popLast() }) {
      if launcher.isReusable { return launcher }
    }
    return try LauncherProcess(path: path, memoryGroups: memoryGroups)
  }

  /// Returns a launcher to the pool; one that is not reusable ends with its last owner.
  func giveBack(_ launcher: LauncherProcess) {
    if launcher.isReusable { lock.withLock { idle.append(launcher) } }
  }
}
