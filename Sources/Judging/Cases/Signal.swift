// Signals by name, and what they usually mean.

import Foundation

/// A signal that killed a program.
public struct Signal: Equatable, Sendable {
  /// The number, which differs between systems.
  public let number: Int32

  /// Creates a signal from its number.
  public init(_ number: Int32) {
    self.number = number
  }

  /// The name: `"SIGSEGV"`, or `"signal 40"` for one without a name.
  public var name: String {
    let names: [Int32: String] = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL",
      SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS", SIGPIPE: "SIGPIPE",
      SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
      SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
    ]
    return names[number] ?? "signal \(number)"
  }

  /// Whether the signal means a crash: an invalid operation of the program itself.
  public var isCrash: Bool {
    [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT].contains(number)
  }

  /// Whether the program raises it itself when a runtime check of the compiler fails.
  var isTrap: Bool { [SIGILL, SIGTRAP].contains(number) }

  /// Whether it is raised by an access to invalid memory.
  var isMemoryFault: Bool { [SIGSEGV, SIGBUS].contains(number) }

  /// Returns the name with the usual cause.
  func explanation(_ limits: Limits) -> String {
    guard let meaning = meaning(limits) else { return "killed by \(name)" }
    return "killed by \(name): \(meaning)"
  }

  /// Returns the explanation of a stack overflow by deep recursion.
  static func deepRecursion(_ limits: Limits) -> String {
    "a recursion too deep for a stack of " + Quantity.bytes(limits.stackBytes)
  }

  private func meaning(_ limits: Limits) -> String? {
    switch number {
    case SIGSEGV, SIGBUS:
      "memory that is not its own, or " + Self.deepRecursion(limits)
    case SIGILL, SIGTRAP:
      "a Swift runtime check failed, such as an index out of range, an overflow in arithmetic, "
        + "nil unwrapped with !, or a precondition; a build with -g says which"
    case SIGABRT: "the program gave up by itself, as after a failed assertion"
    case SIGFPE: "an integer was divided by zero"
    case SIGKILL: "not by the judge; perhaps the system ran out of memory"
    case SIGPIPE: "it wrote to a pipe that nobody reads"
    case SIGSYS: "it made a system call that is not allowed"
    default: nil
    }
  }
}
