// What processes do or are blocked on, as Linux tells for every thread.

import Foundation

/// What a program with all of its processes is doing at one moment.
enum Activity: Equatable {
  /// Blocked reading an empty pipe; nothing else will wake it.
  case reading
  /// Blocked writing to a full pipe; nothing else will wake it.
  case writing
  /// It is running, or sleeping with a timeout.
  case busy
  /// It is blocked on something else, or the system does not tell.
  case unknown

  /// Whether it can neither continue nor end by itself.
  var isBlocked: Bool { self == .reading || self == .writing }
}

#if os(Linux)
  extension ProcessTree {
    /// Returns what the processes do: they count as blocked only if all of them are.
    func activity(processLimit: Int) -> Activity {
      let threads = processes(limit: processLimit).flatMap { process in
        self.threads(of: process).map { ThreadState(folder: "/proc/\(process)/task/\($0)") }
      }
      let all = threads.compactMap(\.activity)
      return [.busy, .unknown, .reading, .writing].first(where: all.contains) ?? .unknown
    }
  }

  /// The state of one thread.
  private struct ThreadState {
    /// What it does; `nil` if it only waits for other threads or processes without a timeout, or
    /// has ended.
    let activity: Activity?

    /// Reads the state of a thread from its folder in `/proc`.
    init(folder: String) {
      // The state follows the name, which may contain anything but ends with the last parenthesis.
      let stat = KernelFile.text(folder + "/stat")
      let state = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].dropFirst(2).first
      switch state {
      case "Z", "X", nil: activity = nil
      case "S":
        let sleep = Self.activity(sleepingIn: KernelFile.text(folder + "/wchan"))
        activity = sleep ?? (Self.wakesByItself(KernelFile.text(folder + "/syscall")) ? .busy : nil)
      case "R", "D": activity = .busy
      default: activity = .unknown
      }
    }

    /// Interprets the kernel function that a thread is blocked in (`wchan`): `anon_pipe_read`.
    private static func activity(sleepingIn function: String) -> Activity? {
      // The last one is for kernels before 5.5, which do not distinguish reading from writing.
      if function.contains("pipe_read") || function == "pipe_wait" { return .reading }
      if function.contains("pipe_write") { return .writing }
      if function.contains("nanosleep") { return .busy }
      return function.hasPrefix("do_wait") || function.hasPrefix("futex") ? nil : .unknown
    }

    /// Whether a thread waits for others with a timeout.
    ///
    /// - Parameter call: The number of the current system call, and its arguments:
    ///   `202 0x7f… 0x189 0x0 0x7ffd…`. The fourth argument of `futex` is the address of the
    ///   timeout, if there is one.
    private static func wakesByItself(_ call: String) -> Bool {
      #if arch(x86_64)
        let futex = "202"
      #else
        let futex = "98"
      #endif
      let words = call.split(separator: " ")
      return words.count > 4 && words[0] == futex && words[4] != "0x0"
    }
  }
#endif
