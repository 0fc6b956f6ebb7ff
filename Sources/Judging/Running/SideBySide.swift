// A parallel map: most of the time is spent in other programs, such as the compiler, which is single-threaded.

import Foundation

extension Array where Element: Sendable {
  /// Returns the results of transforming the elements in parallel, on as many threads as there are processors.
  ///
  ///     let files = try problems.mapSideBySide { try submission(of: $0) }
  ///
  /// - Throws: The error of the first element whose transformation throws, after all are done.
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

/// The results of all threads.
private final class Results<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
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
