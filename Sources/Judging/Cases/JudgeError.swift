// Errors on the judge's own side.

/// An error on the judge's own side: each becomes the verdict "internal error", and none is
/// ignored.
public enum JudgeError: Error, Equatable, CustomStringConvertible {
  /// An existing file cannot be read.
  case unreadable(String, reason: String)
  /// A file has invalid content.
  case senseless(String, reason: String)
  /// A folder contains no cases.
  case noCases(folder: String)
  /// A program on the judge's side (checker, interactor, judge program) failed.
  case helper(String, fault: String)
  /// A checker hung: the message of its judgement.
  case checker(String)
  /// A program on the judge's side was not called, as it hung in another case.
  case hung(String, caseName: String)

  /// The error message, with the next step.
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
    case .checker(let message):
      message
    case .hung(let name, let caseName):
      "\(name) was not called, as it hung in \(caseName)"
    }
  }
}
