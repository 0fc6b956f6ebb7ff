// The cases of a session: handed out to several threads, which return their results.

import Foundation

/// A queue of cases for several threads, and their results.
final class CaseQueue: @unchecked Sendable {
  // Everything below is guarded by the lock.
  private let lock = NSLock()
  private let cases: [Case]
  private let stopsAtFirstFailure: Bool
  private let mostEvidence: Int
  private let report: @Sendable (CaseResult) -> Void
  private var nextIndex = 0
  private var isStopped = false
  private var wasInterrupted = false
  private var results: [CaseResult?]
  /// The indices of the results with evidence, in ascending order.
  private var proven: [Int] = []

  init(
    _ cases: [Case], stopsAtFirstFailure: Bool, evidence: Int,
    report: @escaping @Sendable (CaseResult) -> Void
  ) {
    self.cases = cases
    self.stopsAtFirstFailure = stopsAtFirstFailure
    mostEvidence = evidence
    self.report = report
    results = Array(repeating: nil, count: cases.count)
  }

  func next() -> (Int, Case)? {
    lock.withLock {
      guard !isStopped, nextIndex < cases.count else { return nil }
      defer { nextIndex += 1 }
      return (nextIndex, cases[nextIndex])
    }
  }

  func finish(_ index: Int, _ result: CaseResult) {
    lock.withLock {
      results[index] = result
      if result.evidence != nil {
        // Earlier cases may still finish, and replace later ones.
        proven.insert(index, at: proven.firstIndex { $0 > index } ?? proven.endIndex)
        if proven.count > mostEvidence { results[proven.removeLast()]?.evidence = nil }
      }
      if stopsAtFirstFailure, result.verdict != .accepted { isStopped = true }
      report(result)
    }
  }

  func interrupt() {
    lock.withLock {
      isStopped = true
      wasInterrupted = true
    }
  }

  func session() -> Judge.Session {
    lock.withLock {
      Judge.Session(results: results.compactMap { $0 }, wasInterrupted: wasInterrupted)
    }
  }
}
