// Who may use the processors: one program that is measured, or all that help to judge it.

import Foundation

/// Turns that a program and its helpers take, so that nobody's work but its own is measured.
///
/// Whoever comes first is first, so that each gets its turn.
struct Turns: Sendable {
  /// `nil` if everybody does what he likes.
  private let queue: DispatchQueue?

  /// How many helpers are of use at once; each may hold the texts of a large case.
  static var mostHelpers: Int { min(ProcessInfo.processInfo.activeProcessorCount, 4) }

  init(areTaken: Bool) {
    queue = areTaken ? DispatchQueue(label: "turns", attributes: .concurrent) : nil
  }

  /// Does what others may do at the same time, but not beside the program.
  func besideHelpers<Value>(_ work: () throws -> Value) rethrows -> Value {
    try queue?.sync(execute: work) ?? work()
  }

  /// Does what nobody may disturb.
  func alone<Value>(_ work: () throws -> Value) rethrows -> Value {
    try queue?.sync(flags: .barrier, execute: work) ?? work()
  }
}
