// Prepares several cases concurrently, but measures only one program at a time.

import Foundation

/// Rounds of several workers: they work concurrently on what is not measured, until each of them
/// has a program to run; then these run one after the other, with the machine to themselves, in the
/// order of their cases.
///
/// If each worker simply waited for the others to pause, they would be out of phase, and hardly
/// anything would run concurrently.
final class Rounds: @unchecked Sendable {
  private let condition = NSCondition()
  // Everything below is guarded by the condition.
  /// The number of workers.
  private var workers: Int
  /// The cases whose workers have a program to run; the lowest one runs first, once the round is
  /// complete.
  private var waiting: Set<Int> = []
  /// Whether all workers have arrived: until the last one has run its program, nothing else
  /// happens.
  private var isComplete = false

  /// The maximum number of useful workers; each may hold the texts of a large case.
  static var mostWorkers: Int { min(ProcessInfo.processInfo.activeProcessorCount, 4) }

  init(workers: Int) {
    self.workers = workers
  }

  /// Does something exclusively, when all other workers have arrived here, too, and returns when
  /// all have done it.
  ///
  /// - Parameters:
  ///   - number: The index of the case.
  ///   - work: Runs the program.
  func alone<Value>(_ number: Int, _ work: () throws -> Value) rethrows -> Value {
    condition.withLock {
      waiting.insert(number)
      completeRound()
      while !isComplete || waiting.min() != number { condition.wait() }
    }
    defer {
      condition.withLock {
        waiting.remove(number)
        if waiting.isEmpty { isComplete = false }
        condition.broadcast()
        while isComplete { condition.wait() }
      }
    }
    return try work()
  }

  /// Leaves the later rounds.
  func leave() {
    condition.withLock {
      workers -= 1
      completeRound()
    }
  }

  private func completeRound() {
    if waiting.count == workers, workers > 0 {
      isComplete = true
      condition.broadcast()
    }
  }
}
