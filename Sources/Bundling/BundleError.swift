// Why there is no submission.

/// A submission that could not be made, or that fails its check.
public struct BundleError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, with the location in the original source files.
  public private(set) var description: String

  /// The declaration of a module that clashes with one of the solution: without it, bundling may succeed.
  let hidden: HiddenPart?

  /// The names of the modules' declarations that the solution uses.
  var usedNames: Set<String> = []

  /// The names that both the solution and a module declare at the top level, and one file cannot.
  var redeclaredNames: Set<String> = []

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

  /// Returns the same error with a note that these functions of modules were renamed.
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

/// The source range of a declaration in a module's file.
struct HiddenPart: Equatable, Sendable {
  let name: String
  let path: String
  let range: Range<Int>
}
