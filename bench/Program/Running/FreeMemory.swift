// Memory that is as fresh as that of a program that has just begun.

import Foundation

/// The memory that the process has freed but not given back.
enum FreeMemory {
  /// Gives it back to the system, where the C library has a call for that, which Swift has no name
  /// for.
  static func returnToSystem() {
    typealias Trim = @convention(c) (_ keptBytes: Int) -> CInt
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: Trim.self)(0)
  }
}
