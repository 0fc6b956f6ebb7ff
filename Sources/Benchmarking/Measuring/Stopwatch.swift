// Wall-clock time, in nanoseconds.

import Foundation

/// Measures how long something takes.
public enum Stopwatch {
  /// Returns the nanoseconds that the body takes.
  ///
  ///     let nanoseconds = Stopwatch.nanoseconds { values.sort() }
  @inlinable
  public static func nanoseconds(of body: () throws -> Void) rethrows -> Int {
    let start = now
    try body()
    return now - start
  }

  /// The nanoseconds since a fixed moment in the past, on a monotonic clock.
  @inlinable
  public static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
