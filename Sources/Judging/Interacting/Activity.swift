// What processes do or are blocked on, as Linux tells for every thread.

import Foundation

/// What a program with all of its processes is doing at one moment.
enum Activity: Equatable {
  /// Blocked reading an empty pipe; nothing else will wake it.
  case reading
  /// Blocked writing to a full pipe; nothing else will wake it.
  case writing
  /// It is running.
  case running
  /// It is sleeping with a timeout.
  case sleeping
  /// It is blocked on something else, or the system does not tell.
  case unknown

  /// Sums up what several threads do: they count as blocked only if all of them are.
  init(_ threads: Set<Activity>) {
    self =
      [.running, .sleeping, .unknown, .reading, .writing].first(where: threads.contains) ?? .unknown
  }

  /// Whether it can neither continue nor end by itself.
  var isBlocked: Bool { self == .reading || self == .writing }
}

#if os(Linux)
  extension ProcessTree {
    /// Returns what the threads of all processes do, without those that only wait for others.
    func activities(processLimit: Int) -> Set<Activity> {
      let threads = processes(limit: processLimit).flatMap { process in
        self.threads(of: process).map { ThreadState(folder: "/proc/\(process)/task/\($0)") }
      }
      return Set(threads.compactMap(\.activity))
    }

    /// Whether all threads of the program itself have ended.
    var programHasEnded: Bool {
      threads(of: program).allSatisfy { ThreadState.hasEnded("/proc/\(program)/task/\($0)") }
    }
  }

  /// The state of one thread.
  private struct ThreadState {
    /// What it does; `nil` if it only waits for other threads or processes without a timeout, or
    /// has ended.
    let activity: Activity?

    /// Whether the thread with this folder in `/proc` has ended.
    static func hasEnded(_ folder: String) -> Bool { ["Z", "X", nil].contains(letter(of: folder)) }

    /// The letter of a thread's state; `nil` if it is gone.
    private static func letter(of folder: String) -> Character? {
      // The state follows the name, which may contain anything but ends with the last parenthesis.
      let stat = KernelFile.text(folder + "/stat")
      return stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].dropFirst(2).first
    }

    /// Reads the state of a thread from its folder in `/proc`.
    init(folder: String) {
      switch Self.letter(of: folder) {
      case "Z", "X", nil: activity = nil
      case "S":
        let sleep = Self.activity(sleepingIn: KernelFile.text(folder + "/wchan"))
        activity =
          sleep ?? (Self.wakesByItself(KernelFile.text(folder + "/syscall")) ? .sleeping : nil)
      case "R", "D": activity = .running
      default: activity = .unknown
      }
    }

    /// Interprets the kernel function that a thread is blocked in (`wchan`): `anon_pipe_read`.
    private static func activity(sleepingIn function: String) -> Activity? {
      // The last one is for kernels before 5.5, which do not distinguish reading from writing.
      if function.contains("pipe_read") || function == "pipe_wait" { return .reading }
      if function.contains("pipe_write") { return .writing }
      if function.contains("nanosleep") { return .sleeping }
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
