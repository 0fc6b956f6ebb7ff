// Which errors of the package are errors of the command line.

import Arguments
import Scaffolding

extension ScaffoldingError {
  /// Converts errors that the user can fix into usage errors.
  static func asUsageErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as ScaffoldingError {
      if case .files = error { throw error }
      throw UsageError("\(error)")
    }
  }
}
