// What several threads bring back.

import Foundation

/// The results of work that is done at once, in the order of its numbers.
final class Results<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // Only touched while the lock is held.
  private var results: [Result<Value, any Error>?]

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  /// Does a piece of the work.
  func set(_ number: Int, _ body: () throws -> Value) {
    let result = Result { try body() }
    lock.withLock { results[number] = result }
  }

  /// Returns all results, or throws the first error.
  func all() throws -> [Value] {
    try lock.withLock { try results.map { try $0!.get() } }
  }
}
