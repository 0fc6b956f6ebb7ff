// `verdict test --watch`: judges again whenever a file is saved.

import Arguments
import Foundation
import Judging
import Reporting

/// Judges repeatedly until the user quits.
struct WatchLoop {
  /// The files and folders whose changes matter.
  let paths: [String]
  let console: Console

  /// How often files are looked at; a change is complete when none follows for as long.
  private static let interval = 0.2

  /// What ends the waiting.
  private enum Event {
    case changed([String])
    case rerun
    case quit
  }

  /// Judges at once, after each change and at the key r, and returns the last exit code at the key q, also during a build
  /// and while it judges; the first time that is as Ctrl-C.
  ///
  /// - Parameter judge: Judges, the cases of these names first, and returns what came of it.
  /// - Throws: `ExecutionError.interrupted` at Ctrl-C, or at the key q during the first build; what the first run throws.
  func run(
    _ judge: (_ urgent: Set<String>) throws -> (code: ExitCode, rejected: Set<String>)
  ) throws -> ExitCode {
    let keyboard = Keyboard()
    var outcome: (code: ExitCode, rejected: Set<String>)?
    while true {
      // Looked at before judging: what is saved meanwhile is judged afterwards.
      let snapshot = FileSnapshot(of: paths)
      do {
        let next = try keyboard.stopping(at: "q") { try judge(outcome?.rejected ?? []) }
        if next.code == .stopped { return keyboard.hasStopped ? (outcome ?? next).code : next.code }
        outcome = next
      } catch ExecutionError.interrupted {
        guard keyboard.hasStopped, let outcome else { throw ExecutionError.interrupted }
        return outcome.code
      } catch let error where outcome != nil {
        // A file that is just being replaced may be missing for a moment.
        console.print(VerdictProgram.text(about: error))
      }
      switch try wait(for: keyboard, after: snapshot) {
      case .quit: return outcome?.code ?? .accepted
      case .rerun: tell("again")
      case .changed(let files): tell(Self.summary(of: files))
      }
    }
  }

  private func wait(for keyboard: Keyboard, after snapshot: FileSnapshot) throws -> Event {
    console.announce(
      keyboard.isPresent
        ? "watching for changes: r judges again, q quits" : "watching for changes, until Ctrl-C")
    defer { console.setLiveLine("") }
    var last = snapshot
    while true {
      switch keyboard.key(within: Self.interval) {
      case "r": return .rerun
      case "q": return .quit
      default: break
      }
      if Interruption.isRequested { throw ExecutionError.interrupted }
      let current = FileSnapshot(of: paths)
      let changes = snapshot.changes(in: current)
      if !changes.isEmpty, current == last { return .changed(changes) }
      last = current
    }
  }

  private func tell(_ reason: String) {
    console.print(
      "\n\(console.style.paint("—— \(Self.time.string(from: Date())) \(reason)", .faint))\n")
  }

  /// Names the changed files: `main.swift, 1.in and 3 more`.
  private static func summary(of files: [String]) -> String {
    let names = files.prefix(2).map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
    return files.count > 2 ? "\(names) and \(files.count - 2) more" : names
  }

  private static let time: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm:ss"
    return formatter
  }()
}
