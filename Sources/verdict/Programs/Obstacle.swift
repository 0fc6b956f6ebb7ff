// What an error before the first case means for what was to be judged.

import Bundling
import Judging

extension Judgement {
  /// Says why no case could be tried; `nil` if the error is one of the command line, or no error but Ctrl-C.
  ///
  /// What does not compile as a program that is judged is its author's fault, all else the judge's own.
  init?(obstacle error: any Error) {
    switch error {
    case ExecutionError.interrupted: return nil
    case is BundleError: self.init(.compileError, "\(error)")
    case is JudgeError, is ExecutionError: self.init(.internalError, "\(error)")
    default: return nil
    }
  }
}
