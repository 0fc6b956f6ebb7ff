// How far a run has come, in the live line of a terminal; and the place where Ctrl-C is noticed.

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

  /// Writing to the terminal costs time that the next sample may feel.
  private static let interval = Duration.milliseconds(200)

  init(total: Int, console: Console) {
    self.total = total
    self.console = console
  }

  /// Goes on to the next race.
  ///
  /// - Throws: `Interrupted` if somebody wants the run to stop.
  func begin(_ title: Race.Title) throws {
    race = RaceText.heading(of: title)
    begun += 1
    nextTime = .now
    try show("input")
  }

  /// Shows who is being measured.
  ///
  /// - Throws: `Interrupted` if somebody wants the run to stop.
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
