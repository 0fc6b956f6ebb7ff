// Errors on the judge's own side when a program is run.

/// Why a program could not be run at all, through no fault of its author.
public enum ExecutionError: Error, Equatable, CustomStringConvertible {
  /// The program's file is missing, not executable, or not built for this machine.
  case cannotStart(String, reason: String)
  /// A command line that cannot be parsed.
  case malformedCommand(String, reason: String)
  /// The input file cannot be read.
  case unreadableInput(String, reason: String)
  /// The system or the launcher failed.
  case launcher(String)
  /// The user has interrupted the judge.
  case interrupted

  /// The error message.
  public var description: String {
    switch self {
    case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
    case .malformedCommand(let line, let reason): "malformed command '\(line)': \(reason)"
    case .unreadableInput(let path, let reason): "cannot read the input \(path): \(reason)"
    case .launcher(let reason): reason
    case .interrupted: "interrupted"
    }
  }
}
