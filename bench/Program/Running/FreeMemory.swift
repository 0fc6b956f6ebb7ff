// Fresh memory, as in a process that has just started.

import Foundation

/// The memory that the process has freed but not returned to the system.
enum FreeMemory {
  /// Returns it to the system, where the C library has `malloc_trim`, which Swift does not import.
  static func returnToSystem() {
    typealias Trim = @convention(c) (_ keptBytes: Int) -> CInt
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: Trim.self)(0)
  }
}
