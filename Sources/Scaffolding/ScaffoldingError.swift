// The errors of adding, renaming or removing a problem.

/// An error when adding, renaming or removing a problem; nothing was changed.
public enum ScaffoldingError: Error, Equatable, CustomStringConvertible {
  /// A name that is invalid for a target.
  case illegalName(String, reason: String)
  /// A name that is already used in the package.
  case nameTaken(String, by: String)
  /// A Package.swift that a problem cannot be added to, or removed from.
  case manifest(String)
  /// A folder that is to become a package and is one already.
  case packageExists(String)
  /// A path that SwiftPM cannot build a package in.
  case unbuildable(String)
  /// A folder of a new package that is called like the one that it depends on.
  case packageNameTaken(String)
  /// A folder that does not contain pairs of inputs and answers.
  case samples(String)
  /// A file or folder that cannot be read or written.
  case files(String, reason: String)

  /// The reason, with the next step for the user.
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
    case .unbuildable(let path):
      "SwiftPM builds nothing in \(path.debugDescription), as it has quotation marks, backslashes or "
        + "control characters in its path: choose another folder"
    case .packageNameTaken(let path):
      "\(path): SwiftPM tells packages apart by the names of their folders, and cannot tell this one "
        + "from the package of the modules: choose another name"
    case .samples(let reason):
      reason
    case .files(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
