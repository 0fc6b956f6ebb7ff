// The progress of a run in the live line of a terminal; Ctrl-C is checked here, too.

import Benchmarking
import Foundation
import Judging
import Reporting

/// The progress of a run.
final class RunProgress {
  private let total: Int
  private let console: Console
  private let start = ContinuousClock.now
  private var begun = 0
  private var race = ""
  private var nextTime = ContinuousClock.now

  /// The minimum time between updates: writing to the terminal may disturb the next sample.
  private static let interval = Duration.milliseconds(200)

  init(total: Int, console: Console) {
    self.total = total
    self.console = console
  }

  /// Begins the next race.
  ///
  /// - Throws: `Interrupted` if the user has interrupted the run.
  func begin(_ title: Race.Title) throws {
    race = RaceText.heading(of: title)
    begun += 1
    nextTime = .now
    try show("input")
  }

  /// Shows the contender that is being measured.
  ///
  /// - Throws: `Interrupted` if the user has interrupted the run.
  func show(_ contender: String) throws {
    if Interruption.isRequested {
      console.setLiveLine("")
      throw Interrupted(message: "\(begun - 1) of \(total) races were measured, no file is written")
    }
    guard console.isLive, ContinuousClock.now >= nextTime else { return }
    nextTime = .now + Self.interval
    let text = ProgressText(
      target: "\(race), \(contender)", done: begun - 1, total: total, rejected: 0,
      seconds: start.duration(to: .now) / .seconds(1), style: console.style)
    console.setLiveLine(text.description)
  }

  /// Removes the live line.
  func finish() {
    console.setLiveLine("")
  }
}
