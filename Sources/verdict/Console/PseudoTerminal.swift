// A pseudoterminal, for programs that behave differently when their output is not a terminal.

import Foundation
import Judging

/// A pseudoterminal that records its output.
final class PseudoTerminal {
  /// The file that programs write to.
  private let path: String
  private let end: FileHandle
  private let keeper: Keeper

  /// Opens a pseudoterminal, or returns `nil` if the system has none.
  ///
  /// - Parameter show: Called with the latest of the lines that tell how far a build is, `[12/34] Compiling Graphs`, on
  ///   another thread, until ``text()`` returns.
  init?(progress show: @escaping @Sendable (String) -> Void) {
    var (descriptor, end): (Int32, Int32) = (-1, -1)
    guard openpty(&descriptor, &end, nil, nil, nil) == 0 else { return nil }
    // While this is open, the keeper finds nothing to read, but no end.
    self.end = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    keeper = Keeper(descriptor: descriptor)
    guard let name = ttyname(end) else { return nil }
    path = String(cString: name)
    for descriptor in [descriptor, end] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    keeper.start(progress: show)
  }

  /// Returns a command with its standard output at this terminal, which shows colors or does not.
  func showing(_ command: Command, isColored: Bool) -> Command {
    Command(
      "sh",
      ["-c", "unset NO_COLOR; exec \"$@\" > \"$0\"", path, command.program] + command.arguments,
      environment: command.environment.merging(["TERM": isColored ? "xterm" : "dumb"]) { $1 })
  }

  /// Returns what was written, as plain lines, once no program has the terminal any more.
  func text() -> String {
    try? end.close()
    return String(decoding: keeper.bytes(), as: UTF8.self)
      .replacingOccurrences(of: "\u{1B}\\[[0-9;]*[A-Za-z]", with: "", options: .regularExpression)
  }
}

/// Reads a terminal until its end; what it has kept is looked at only then.
private final class Keeper: @unchecked Sendable {
  let descriptor: Int32
  private let group = DispatchGroup()
  private var kept: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func start(progress show: @escaping @Sendable (String) -> Void) {
    DispatchQueue.global().async(group: group) {
      var part = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(self.descriptor, &part, part.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        self.kept += part[..<count]
        let text = String(decoding: part[..<count], as: UTF8.self)
        let lines = text.matches(of: #/\[\d+\/\d+\] (?:Compiling|Linking) [\w\-]+/#)
        if let latest = lines.last { show(String(latest.output)) }
      }
    }
  }

  func bytes() -> [UInt8] {
    group.wait()
    return kept
  }
}
