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
        let folder = "/proc/\(process)/task"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.map { ThreadState(folder: "\(folder)/\($0)") }
      }
      let all = threads.compactMap(\.activity)
      return [.busy, .unknown, .reading, .writing].first(where: all.contains) ?? .unknown
    }
  }

  /// What one thread does.
  private struct ThreadState {
    /// What it does; `nil` if it only waits for other threads or processes, or has ended.
    let activity: Activity?

    /// Looks at a thread through its folder in `/proc`.
    init(folder: String) {
      // The state stands behind the name, which may hold anything but ends with the last bracket.
      let stat = KernelFile.text(folder + "/stat")
      let state = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].dropFirst(2).first
      switch state {
      case "Z", "X", nil: activity = nil
      case "S": activity = Self.activity(sleepingIn: KernelFile.text(folder + "/wchan"))
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
  }
#endif
