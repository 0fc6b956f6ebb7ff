// What can keep a problem from being added.

/// A reason why no problem was added; nothing was changed then.
public enum ScaffoldingError: Error, Equatable, CustomStringConvertible {
  /// A name that no target can have.
  case illegalName(String, reason: String)
  /// A name that the package uses already.
  case nameTaken(String, by: String)
  /// A Package.swift that a problem cannot be added to.
  case manifest(String)
  /// A folder that is to become a package and is one already.
  case packageExists(String)
  /// A folder that does not hold pairs of inputs and answers.
  case samples(String)
  /// A file or folder that cannot be read or written.
  case files(String, reason: String)

  /// The reason in words, with the next step.
  public var description: String {
    switch self {
    case .illegalName(let name, let reason):
      "'\(name)' cannot be the name of a problem: \(reason)"
    case .nameTaken(let name, let owner):
      "the name '\(name)' is taken by \(owner): choose another"
    case .manifest(let reason):
      "Package.swift: \(reason)"
    case .packageExists(let folder):
      "\(folder) is a package already: in it, verdict new adds problems"
    case .samples(let reason):
      reason
    case .files(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
