// Writing to a program that reads no more must not kill the judge.

import Foundation

/// The signal SIGPIPE, which would end this process when it writes into a pipe without a reader.
enum BrokenPipeSignal {
  /// Runs the body while this thread, and no other, takes no notice of the signal.
  ///
  /// How the whole process treats the signal belongs to the program that uses this module.
  static func suppressed<Result>(_ body: () throws -> Result) rethrows -> Result {
    var brokenPipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&brokenPipe)
    sigaddset(&brokenPipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
    defer {
      var pending = sigset_t()
      sigpending(&pending)
      // One that waits for the end of the blockade is taken away first.
      var signal: Int32 = 0
      if sigismember(&pending, SIGPIPE) == 1, sigismember(&before, SIGPIPE) == 0 {
        sigwait(&brokenPipe, &signal)
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body()
  }
}
