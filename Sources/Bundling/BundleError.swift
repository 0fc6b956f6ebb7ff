// Why there is no submission.

/// A submission that could not be made, or that does not stand its check.
public struct BundleError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, with the place in the files that a person has written.
  public let description: String

  /// Creates an error.
  public init(_ description: String) {
    self.description = description
  }

  init(_ headline: String, _ errors: [Diagnostic]) {
    let shown = errors.prefix(10).map(\.description)
    let rest = errors.count > 10 ? ["… \(errors.count - 10) more"] : []
    description = ([headline] + shown + rest).joined(separator: "\n")
  }
}
