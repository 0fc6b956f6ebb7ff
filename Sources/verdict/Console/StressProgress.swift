// The line that shows how far a stress test has come.

import Foundation
import Judging
import Reporting

/// The progress of a stress test: a live line on a terminal, a line now and then elsewhere.
final class StressProgress: @unchecked Sendable {
  private let target: String
  private let console: Console?
  private let interval: Duration
  // Everything below is guarded by the lock.
  private let lock = NSLock()
  private var nextTime: ContinuousClock.Instant

  /// Begins to show progress; without a console there is none.
  init(target: String, console: Console?) {
    self.target = target
    self.console = console
    interval = console?.isLive == true ? .milliseconds(100) : .seconds(5)
    nextTime = .now + interval
  }

  /// Shows how far the search has come.
  func show(_ progress: StressTest.Progress) {
    show { StressText.progress(target, accepted: progress.accepted, seconds: progress.seconds) }
  }

  /// Shows how far shrinking has come.
  func show(_ shrinking: StressTest.Shrinking) {
    show { StressText.shrinking(shrinking) }
  }

  /// Removes the live line.
  func finish() {
    console?.setLiveLine("")
  }

  private func show(_ text: () -> String) {
    lock.withLock {
      guard let console, ContinuousClock.now >= nextTime else { return }
      nextTime = .now + interval
      console.announce(text())
    }
  }
}
