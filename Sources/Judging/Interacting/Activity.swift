// What processes do or wait for, as Linux tells it for every thread.

import Foundation

/// What a program with all of its processes is doing at one moment.
enum Activity: Equatable {
  /// It waits until somebody writes into a pipe that it reads; nothing else will wake it.
  case reading
  /// It waits until somebody reads a pipe that it has filled; nothing else will wake it.
  case writing
  /// It runs, or sleeps for a time.
  case busy
  /// It waits for something else, or the system does not tell.
  case unknown

  /// Whether it can neither go on nor end by itself.
  var isBlocked: Bool { self == .reading || self == .writing }
}

#if os(Linux)
  extension ProcessTree {
    /// Returns what the processes do: all of them have to wait for it to be called waiting.
    func activity(processLimit: Int) -> Activity {
      let threads = processes(limit: processLimit).flatMap { process in
        self.threads(of: process).map { ThreadState(folder: "/proc/\(process)/task/\($0)") }
      }
      let all = threads.compactMap(\.activity)
      return [.busy, .unknown, .reading, .writing].first(where: all.contains) ?? .unknown
    }
  }

  /// What one thread does.
  private struct ThreadState {
    /// What it does; `nil` if it only waits for other threads or processes, without end, or has ended.
    let activity: Activity?

    /// Looks at a thread through its folder in `/proc`.
    init(folder: String) {
      // The state stands behind the name, which may hold anything but ends with the last bracket.
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

    /// Interprets the name of the kernel's function that a thread sleeps in: `anon_pipe_read`.
    private static func activity(sleepingIn function: String) -> Activity? {
      // The last one is of kernels before 5.5, which do not tell reading from writing.
      if function.contains("pipe_read") || function == "pipe_wait" { return .reading }
      if function.contains("pipe_write") { return .writing }
      if function.contains("nanosleep") { return .busy }
      return function.hasPrefix("do_wait") || function.hasPrefix("futex") ? nil : .unknown
    }

    /// Whether a thread waits for others for a time only.
    ///
    /// - Parameter call: The number of the system call that it is in, and its arguments: `202 0x7f… 0x189 0x0 0x7ffd…`.
    ///   The fourth argument of `futex` is the address of the time, if there is one.
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
