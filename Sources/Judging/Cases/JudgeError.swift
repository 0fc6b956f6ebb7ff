// What can be wrong with the material a judge works with.

/// A fault on the judge's own side: each becomes the verdict "internal error", and none is skipped.
public enum JudgeError: Error, Equatable, CustomStringConvertible {
  /// A file that was there cannot be read.
  case unreadable(String, reason: String)
  /// A file was read, and what stands in it makes no sense.
  case senseless(String, reason: String)
  /// A folder holds no cases.
  case noCases(folder: String)
  /// A program of the judge's own side has misbehaved.
  case helper(String, fault: String)

  /// The fault in words, with the next step.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read \(path): \(reason)"
    case .senseless(let path, let reason):
      "\(path): \(reason)"
    case .noCases(let folder):
      """
      no cases in \(folder): expected files such as 1.in beside 1.ans, there or in folders below it
      """
    case .helper(let name, let fault):
      "\(name) failed: \(fault)"
    }
  }
}
