// Where and why a program crashed, or where it was stopped: Swift's own backtrace, taken in a
// second run.

import Files
import Foundation

/// What a program that crashed is run once more with.
struct Rerun {
  let command: Command
  let input: [UInt8]
  let limits: Limits
  /// When to make it crash, if it does not by itself.
  var abortCPUSeconds: Double?
  let launcher: Launcher
}

/// The source locations of a crash, innermost first, and the runtime check of Swift that failed.
struct CrashSite {
  /// The maximum number of locations to report.
  static let mostPlaces = 4

  /// The minimum number of frames of one function among the innermost ones that count as recursion,
  /// direct or indirect.
  private static let leastCallsOfRecursion = 10

  let places: [CrashFrame.Place]
  /// The check that failed: `"arithmetic overflow"`; `nil` if the backtrace does not tell.
  let failedCheck: String?
  /// Whether the crash happened in a deep recursion.
  let isRecursion: Bool

  /// Runs a crashed program once more; there are no locations if it does not crash again, or prints
  /// no backtrace.
  init(_ rerun: Rerun) throws {
    let report =
      "enable=yes,color=no,interactive=no,threads=crashed,images=mentioned,registers=none,"
      // Of a deep recursion the innermost frames suffice: finding the outermost ones would take
      // long.
      + "sanitize=no,limit=32,top=0,output-to=stderr"
    var command = rerun.command
    command.environment.merge(["SWIFT_BACKTRACE": report]) { $1 }
    // The backtrace is made by another process, which needs some time and memory, too.
    let own = rerun.limits
    let limits = Limits(
      cpuSeconds: own.cpuSeconds + 10, wallSeconds: own.wallSeconds + 10,
      memoryBytes: max(own.memoryBytes, 2 << 30), stackBytes: own.stackBytes,
      outputBytes: own.outputBytes, processes: own.processes)
    let run = try rerun.launcher.run(
      command, input: .bytes(rerun.input), limits: limits,
      crashRequest: rerun.abortCPUSeconds.map {
        CrashRequest(cpuSeconds: $0, endOfReport: "\nBacktrace took ")
      })
    let crash = CrashReport(run.errors.text)
    let frames =
      try Symbolizer(launcher: rerun.launcher)?.frames(of: crash) ?? crash.calls.map(\.frame)
    places = Self.places(in: frames)
    failedCheck = frames.first.flatMap(\.failedCheck)
    let calls = Dictionary(grouping: frames.compactMap(\.place), by: \.function)
    isRecursion = calls.values.contains { $0.count >= Self.leastCallsOfRecursion }
  }

  /// Returns the message on a program killed by a signal, with the location and the cause as far as
  /// they can be found.
  ///
  /// - Throws: `ExecutionError.interrupted`
  static func located(
    _ message: String, _ signal: Signal, by rerun: Rerun
  ) throws -> String {
    do {
      let site = try CrashSite(rerun)
      let told = message.replacing(
        signal.explanation(rerun.limits),
        with: site.explanation(of: signal, saying: message, rerun.limits), maxReplacements: 1)
      return ([told] + site.lines).joined(separator: "\n")
    } catch ExecutionError.interrupted {
      throw ExecutionError.interrupted
    } catch {
      // The location stays unknown: the message already tells of the crash.
      return message
    }
  }

  /// The locations of frames, each function once: without compiler-generated code, code without a
  /// source location, and the callers of the solution's top level.
  private static func places(in frames: [CrashFrame]) -> [CrashFrame.Place] {
    var places: [CrashFrame.Place] = []
    for frame in frames {
      guard let place = frame.place else { continue }
      if place.function == "solve(_:)" { break }
      if !places.contains(where: { ($0.function, $0.path) == (place.function, place.path) }) {
        places.append(place)
      }
    }
    return Array(places.prefix(mostPlaces))
  }

  /// Explains the crash better than the signal alone can.
  ///
  /// - Parameter message: The program's own standard error.
  private func explanation(
    of signal: Signal, saying message: String, _ limits: Limits
  ) -> String {
    var reason = signal.isTrap ? failedCheck ?? Self.fatalError(in: message) : nil
    if signal.isMemoryFault, isRecursion { reason = Signal.deepRecursion(limits) }
    return reason.map { "killed by \(signal.name): \($0)" } ?? signal.explanation(limits)
  }

  /// The message of a failed check of the standard library: `"Duplicate values for key: '1'"`.
  private static func fatalError(in message: String) -> String? {
    let mark = ": Fatal error: "
    return message.split(separator: "\n").compactMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }.first
  }

  /// Two lines for each location: the location, and its source statement.
  var lines: [String] {
    places.flatMap { place in
      let source = (try? FileContents.bytes(at: place.path)) ?? []
      // CR LF is a single `Character`, distinct from LF.
      let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let title = "at \(place.path.asSeenFromHere):\(place.line), in \(place.function)"
      guard lines.indices.contains(place.line - 1) else { return [title] }
      return [title, "    " + Self.statement(in: lines[(place.line - 1)...])]
    }
  }

  /// The first line, and the following ones while a parenthesis is open: a precondition with its
  /// message.
  private static func statement(in lines: ArraySlice<ArraySlice<UInt8>>) -> String {
    var statement = ""
    var open = 0
    for line in lines.prefix(mostLines) {
      let text = String(decoding: line, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let isJoined = statement.isEmpty || statement.hasSuffix("(") || text.hasPrefix(")")
      statement += (isJoined ? "" : " ") + text
      open += text.count { $0 == "(" } - text.count { $0 == ")" }
      if open <= 0 || text.hasSuffix("{") { break }
    }
    return statement
  }

  /// The maximum number of source lines shown for a location.
  private static let mostLines = 5
}

extension CaseResult {
  /// Whether the program crashed and the evidence was kept.
  var isCrash: Bool {
    guard verdict == .runtimeError, evidence != nil, case .signal(let number) = run?.end else {
      return false
    }
    return Signal(number).isCrash
  }

  /// Whether the program exceeded its processor time, by being stopped or with a crash, and the
  /// evidence was kept.
  func isEndless(_ limits: Limits) -> Bool {
    guard verdict == .timeLimitExceeded, evidence != nil, case .signal(let number) = run?.end,
      let run
    else { return false }
    return (number == SIGKILL || Signal(number).isCrash) && run.cpuSeconds > limits.cpuSeconds
  }

  /// Adds to the message where and why the program crashed, or where it was when its time was up,
  /// if that can be found out.
  ///
  /// The program is run once more, with the same input, or with what the interactor sent, if that
  /// was short.
  ///
  /// - Throws: `ExecutionError.interrupted`
  public mutating func locateEnd(
    of command: Command, limits: Limits, launcher: Launcher
  ) throws {
    let isEndless = isEndless(limits)
    guard isCrash || isEndless && command.isSwift, let evidence,
      let input = conversation.map({ $0.bytes(of: .interactor) }) ?? evidence.input,
      case .signal(let number) = run?.end
    else { return }
    message = try CrashSite.located(
      message, Signal(number),
      by: Rerun(
        command: command, input: input, limits: limits,
        abortCPUSeconds: number == SIGKILL ? limits.cpuSeconds : nil, launcher: launcher))
  }
}

extension Explanation {
  /// Returns the result with the location and cause of a crash, if there was one; the program is
  /// run once more.
  ///
  /// - Throws: `ExecutionError.interrupted`
  public func located(
    _ run: Execution, of command: Command, input: [UInt8], limits: Limits, launcher: Launcher
  ) throws -> Explanation {
    guard verdict == .runtimeError, case .signal(let number) = run.end, Signal(number).isCrash
    else { return self }
    let message = try CrashSite.located(
      message, Signal(number),
      by: Rerun(command: command, input: input, limits: limits, launcher: launcher))
    return Explanation(verdict, message)
  }
}

extension Command {
  /// Whether it runs a program compiled from Swift, which can print a backtrace.
  fileprivate var isSwift: Bool {
    guard let path = try? resolvedPath(),
      let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return false }
    // The library's name, or, if it is linked statically, the variable that its run-time system
    // reads.
    return ["libswiftCore.so", "SWIFT_BACKTRACE"].contains {
      program.range(of: Data($0.utf8)) != nil
    }
  }
}
