// What can go wrong on the judge's own side when a program is run.

/// Why a program could not be run at all: nothing that can be held against its author.
public enum ExecutionError: Error, Equatable, CustomStringConvertible {
  /// The program's file is missing, may not be executed, or is none for this machine.
  case cannotStart(String, reason: String)
  /// A command line that cannot be taken apart.
  case malformedCommand(String, reason: String)
  /// The file that should have been the program's input cannot be read.
  case unreadableInput(String, reason: String)
  /// The system or the launcher failed.
  case launcher(String)
  /// The person at the terminal has stopped the judge.
  case interrupted

  /// The failure in words.
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
