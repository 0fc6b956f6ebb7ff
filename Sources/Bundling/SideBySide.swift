// Work that several threads share: the compiler is what takes most of the time, and uses one of them.

import Foundation

extension Array where Element: Sendable {
  /// Returns what comes of each element, worked on side by side: as many as there are processors.
  ///
  ///     let files = try problems.mapSideBySide { try submission(of: $0) }
  ///
  /// - Throws: When all are done, the error of the first element that has one.
  public func mapSideBySide<Value>(
    _ transform: @Sendable (Element) throws -> Value
  ) throws -> [Value] {
    let results = Results<Value>(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { number in
      results.set(number, to: Result { try transform(self[number]) })
    }
    return try results.all()
  }
}

/// What the threads bring back.
private final class Results<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // Only touched while the lock is held.
  private var results: [Result<Value, any Error>?]

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  func set(_ number: Int, to result: Result<Value, any Error>) {
    lock.withLock { results[number] = result }
  }

  func all() throws -> [Value] {
    try lock.withLock { try results.map { try $0!.get() } }
  }
}
