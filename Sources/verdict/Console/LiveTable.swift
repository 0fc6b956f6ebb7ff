// Results as they come in: rows in the order of the cases, and the progress below them.

import Foundation
import Judging
import Reporting

/// The table of one program's cases while it grows.
///
/// Several cases may be judged at once and finish in any order: a row is printed when all rows
/// before it are there.
final class LiveTable: @unchecked Sendable {
  private let target: String
  private let names: [String]
  private let table: CaseTable?
  private let console: Console
  private let start = ContinuousClock.now
  // Everything below is guarded by the lock.
  private let lock = NSLock()
  private var results: [String: CaseResult] = [:]
  private var rejected = 0
  private var printed = 0
  /// What the jury does for cases at the moment, and since when.
  private var work: [String: (kind: JuryWork, start: ContinuousClock.Instant)] = [:]
  private var ticker: (any DispatchSourceTimer)?

  /// Begins the table of a program; without rows only the progress is shown.
  init(
    target: String, names: [String], hasRows: Bool, earlierScores: EarlierScores?,
    console: Console
  ) {
    self.target = target
    self.names = names
    self.console = console
    table =
      hasRows
      ? CaseTable(names: names, style: console.style, earlierScores: earlierScores) : nil
    if let table { console.print(table.header) }
    if console.isLive { startTicker() }
  }

  /// Notes what the jury does for a case; `nil` if it has done it.
  func note(_ kind: JuryWork?, _ name: String) {
    lock.withLock { work[name] = kind.map { ($0, .now) } }
  }

  /// Adds a result.
  func add(_ result: CaseResult) {
    lock.withLock {
      results[result.name] = result
      // A row does not need the evidence, which may be large.
      results[result.name]?.evidence = nil
      if result.verdict != .accepted { rejected += 1 }
      while printed < names.count, let next = results[names[printed]] { printRow(next) }
      showProgress()
    }
  }

  /// Prints the rows that waited for others, and removes the progress.
  func finish() {
    lock.withLock {
      ticker?.cancel()
      for name in names[printed...] {
        if let result = results[name] { printRow(result) }
      }
      console.setLiveLine("")
    }
  }

  private func printRow(_ result: CaseResult) {
    printed += 1
    if let table { console.print(table.row(result)) }
  }

  /// Lets the clock in the live line run on while a case takes its time.
  private func startTicker() {
    let ticker = DispatchSource.makeTimerSource()
    ticker.schedule(deadline: .now(), repeating: .milliseconds(200))
    ticker.setEventHandler { [weak self] in
      guard let self else { return }
      lock.withLock { if self.ticker?.isCancelled == false { self.showProgress() } }
    }
    self.ticker = ticker
    ticker.resume()
  }

  private func showProgress() {
    guard console.isLive else { return }
    let progress = ProgressText(
      target: target, done: results.count, total: names.count, rejected: rejected,
      seconds: start.duration(to: .now) / .seconds(1), work: lastingWork, style: console.style)
    console.setLiveLine(progress.description)
  }

  /// What the jury has been doing for longest, if for more than a second.
  private var lastingWork: ProgressText.Work? {
    guard let (name, work) = work.min(by: { $0.value.start < $1.value.start }) else { return nil }
    let seconds = work.start.duration(to: .now) / .seconds(1)
    return seconds < 1 ? nil : .init(kind: work.kind, caseName: name, seconds: seconds)
  }
}
