// What the bundler's errors need besides: where modules come from, and hints.

import Bundling

extension BundleError {
  /// Says where modules come from, if one is missing where no package is around, and what else may help.
  static func explaining<Result>(
    _ package: ProblemPackage?, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as BundleError {
      let lines = "\(error)".split(separator: "\n").map(String.init)
      var hints = CompilerHints.hints(
        for: lines, in: package.map { [$0.root] + $0.neighbors } ?? [])
      if package == nil, "\(error)".contains("no such module") {
        hints.append("hint: modules are those of the package that one is in: go there with cd")
      }
      throw BundleError(([error.description] + hints).joined(separator: "\n"))
    }
  }
}
