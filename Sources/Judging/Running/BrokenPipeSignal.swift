// Writing to a program that has closed its end of the pipe must not kill the judge.

import Foundation

/// SIGPIPE, which by default ends a process that writes to a pipe without a reader.
enum BrokenPipeSignal {
  /// Runs the body while the signal is blocked in this thread only.
  ///
  /// The signal's process-wide action is up to the program that uses this module.
  static func suppressed<Result>(_ body: () throws -> Result) rethrows -> Result {
    var brokenPipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
    defer {
      var pending = sigset_t()
      sigpending(&pending)
      // A pending signal is removed before it is unblocked.
      var signal: Int32 = 0
      if sigismember(&pending, SIGPIPE) == 1, sigismember(&before, SIGPIPE) == 0 {
        sigwait(&brokenPipe, &signal)
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body()
  }
}
