// When several cases are in the making, but only one program at a time is measured.

import Foundation

/// Rounds of some workers: they work side by side on what nobody measures, until each of them has to run a
/// program; then one after the other does, with the machine to itself, in the order of their cases.
///
/// Whoever simply waited for the others to pause would find them half a case ahead or behind, and hardly
/// anything would happen side by side.
final class Rounds: @unchecked Sendable {
  private let condition = NSCondition()
  // Everything below is only touched while the condition is locked.
  /// How many take part.
  private var workers: Int
  /// The cases of those who have come to run a program, and have not done it; the first one runs it, once
  /// the round is complete.
  private var waiting: Set<Int> = []
  /// Whether all have come: until the last one has run its program, nobody does anything else.
  private var isComplete = false

  /// How many workers are of use; each may hold the texts of a large case.
  static var mostWorkers: Int { min(ProcessInfo.processInfo.activeProcessorCount, 4) }

  init(workers: Int) {
    self.workers = workers
  }

  /// Does what nobody may disturb, when everybody else has come to do the same, and returns when all
  /// have done it.
  ///
  /// - Parameters:
  ///   - number: The case's place among all cases.
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

  /// Takes no part in what follows.
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
