// Why there is no submission.

/// A submission that could not be made, or that does not stand its check.
public struct BundleError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, with the place in the files that a person has written.
  public private(set) var description: String

  /// A declaration without which it may work: the solution has one of the same name.
  let hidden: HiddenPart?

  /// The names of what the solution uses of modules.
  var usedNames: Set<String> = []

  /// Creates an error.
  public init(_ description: String) {
    self.description = description
    hidden = nil
  }

  init(_ clash: NameClash) {
    description = clash.description
    let parts = [clash.first, clash.second].filter { $0.file.module != nil }
    hidden =
      parts.count == 1
      ? HiddenPart(name: clash.name, path: parts[0].file.path, range: parts[0].range) : nil
  }

  /// The same of sources in which functions of modules have other names, which is said.
  func withRenamedFunctions(_ names: Set<String>) -> BundleError {
    var error = self
    let list = names.sorted().map { "'\($0)'" }.joined(separator: ", ")
    error.description +=
      "\nnote: in one file the solution's own is the only one that is called so: \(list)"
    return error
  }

  init(_ headline: String, _ errors: [Diagnostic]) {
    let shown = errors.prefix(10).flatMap { [$0.description, $0.excerpt].compactMap { $0 } }
    let rest = errors.count > 10 ? ["… \(errors.count - 10) more"] : []
    description = ([headline] + shown + rest).joined(separator: "\n")
    hidden = nil
  }
}

/// A part of a module's file.
struct HiddenPart: Equatable, Sendable {
  let name: String
  let path: String
  let range: Range<Int>
}
