// Which programs of the jury have hung, as none of them is called again.

import Foundation

/// The first hangs of the jury's programs: each takes a minute, and further ones would tell nothing
/// new.
final class Hangs: @unchecked Sendable {
  private let lock = NSLock()
  /// The name of the case that each program hung in first.
  ///
  /// Guarded by the lock.
  private var cases: [String: String] = [:]

  /// Returns the name of the case that a program hung in; `nil` if it has not hung.
  func caseName(of program: String) -> String? {
    lock.withLock { cases[program] }
  }

  /// Notes that a program has hung.
  func add(_ program: String, in name: String) {
    lock.withLock { cases[program] = cases[program] ?? name }
  }
}

extension Execution {
  /// Whether the program had to be stopped as its time was over.
  var isOfHang: Bool { exceeded == .wallTime || exceeded == .cpuTime }
}
