// The launchers of a judge: as many as it has had runs at the same time.

import Foundation

/// Launchers that wait for their next run.
///
/// Starting one takes about as long as the shortest program runs, so they are kept. Every run has
/// one of its own, which nobody else disturbs.
final class LauncherPool: @unchecked Sendable {
  private let path: String
  private let memoryGroups: MemoryGroups?
  private let lock = NSLock()
  /// Only touched while the lock is held.
  private var idle: [LauncherProcess] = []

  init(path: String, memoryGroups: MemoryGroups?) {
    self.path = path
    self.memoryGroups = memoryGroups
  }

  deinit {
    // All of them before the first is waited for.
    for launcher in idle { launcher.hangUp() }
  }

  /// Returns a launcher that nobody uses; a new one, if none is left or those that are have died.
  func take() throws -> LauncherProcess {
    while let launcher = lock.withLock({ idle.popLast() }) {
      if launcher.isReusable { return launcher }
    }
    return try LauncherProcess(path: path, memoryGroups: memoryGroups)
  }

  /// Takes a launcher back; one that cannot be used again ends with its last owner.
  func giveBack(_ launcher: LauncherProcess) {
    if launcher.isReusable { lock.withLock { idle.append(launcher) } }
  }
}
