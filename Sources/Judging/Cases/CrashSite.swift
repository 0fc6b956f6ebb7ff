// Where and why a program crashed, or where it was stopped: Swift's own report of a crash, made in a second run.

import Files
import Foundation

/// The places in sources at which a program crashed, the innermost first, and which check of Swift stopped it.
struct CrashSite {
  /// How many places are told about.
  static let mostPlaces = 4

  /// How often a function is among the last calls that has called itself, perhaps by way of another one.
  private static let leastCallsOfRecursion = 10

  let places: [CrashFrame.Place]
  /// The check that failed: `"arithmetic overflow"`; `nil` if the report does not say it.
  let failedCheck: String?
  /// Whether a function had called itself again and again.
  let isRecursion: Bool

  /// Runs a program that has crashed once more; there are no places if it does not crash again, or if nobody reports.
  ///
  /// - Parameter abortCPUSeconds: When to make it crash, if it does not by itself.
  init(
    of command: Command, input: [UInt8], limits: Limits, abortCPUSeconds: Double? = nil,
    launcher: Launcher
  ) throws {
    let report =
      "enable=yes,color=no,interactive=no,threads=crashed,images=mentioned,registers=none,"
      // Of a deep recursion the last calls are enough: it would take long to find the first ones.
      + "sanitize=no,limit=32,top=0,output-to=stderr"
    let command = Command(
      command.program, command.arguments,
      environment: command.environment.merging(["SWIFT_BACKTRACE": report]) { _, new in new })
    // The report is made by another process, which wants some time and memory too.
    let limits = Limits(
      cpuSeconds: limits.cpuSeconds + 10, wallSeconds: limits.wallSeconds + 10,
      memoryBytes: max(limits.memoryBytes, 2 << 30), stackBytes: limits.stackBytes,
      outputBytes: limits.outputBytes, processes: limits.processes)
    let run = try launcher.run(
      command, input: .bytes(input), limits: limits,
      crashRequest: abortCPUSeconds.map {
        CrashRequest(cpuSeconds: $0, endOfReport: "\nBacktrace took ")
      })
    let crash = CrashReport(run.errors.text)
    let frames =
      try Symbolizer(launcher: launcher)?.frames(of: crash) ?? crash.calls.map(\.frame)
    places = Self.places(in: frames)
    failedCheck = frames.first.flatMap(\.failedCheck)
    let calls = Dictionary(grouping: frames.compactMap(\.place), by: \.function)
    isRecursion = calls.values.contains { $0.count >= Self.leastCallsOfRecursion }
  }

  /// Returns a message about a program that a signal killed with where and why that was, as far as can be found out.
  ///
  /// - Throws: `ExecutionError.interrupted`
  static func located(
    _ message: String, _ signal: Signal, of command: Command, input: [UInt8], limits: Limits,
    abortCPUSeconds: Double? = nil, launcher: Launcher
  ) throws -> String {
    do {
      let site = try CrashSite(
        of: command, input: input, limits: limits, abortCPUSeconds: abortCPUSeconds,
        launcher: launcher)
      let told = message.replacing(
        signal.explanation(limits),
        with: site.explanation(of: signal, saying: message, limits), maxReplacements: 1)
      return ([told] + site.lines).joined(separator: "\n")
    } catch ExecutionError.interrupted {
      throw ExecutionError.interrupted
    } catch {
      // Then nobody knows: that it crashed has been said.
      return message
    }
  }

  /// The places of calls, each function once: without what the compiler has made up, what is in no source, and what
  /// called the solution's top level.
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

  /// Says what has happened to a program that a signal killed, better than the signal alone can.
  ///
  /// - Parameter message: What the program has said itself.
  private func explanation(
    of signal: Signal, saying message: String, _ limits: Limits
  ) -> String {
    var reason = signal.isTrap ? failedCheck ?? Self.fatalError(in: message) : nil
    if signal.isMemoryFault, isRecursion { reason = Signal.deepRecursion(limits) }
    return reason.map { "killed by \(signal.name): \($0)" } ?? signal.explanation(limits)
  }

  /// What the standard library has said where a check of its own failed: `"Duplicate values for key: '1'"`.
  private static func fatalError(in message: String) -> String? {
    let mark = ": Fatal error: "
    return message.split(separator: "\n").compactMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }.first
  }

  /// Two lines for each place: where it is, and the statement that stands there.
  var lines: [String] {
    places.flatMap { place in
      let name = Self.shortened(place.path)
      let source = (try? FileContents.bytes(at: place.path)) ?? []
      // As a character, CR LF is another one than LF.
      let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let title = "at \(name):\(place.line), in \(place.function)"
      guard lines.indices.contains(place.line - 1) else { return [title] }
      return [title, "    " + Self.statement(in: lines[(place.line - 1)...])]
    }
  }

  /// The first line, with those behind it as long as a parenthesis is open: what a precondition says.
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

  /// The most lines of source that are shown for a place.
  private static let mostLines = 5

  /// The path from where the judge was started, if it is below.
  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

extension CaseResult {
  /// Whether a program crashed whose texts are at hand.
  var isCrash: Bool {
    guard verdict == .runtimeError, evidence != nil, case .signal(let number) = run?.end else {
      return false
    }
    return Signal(number).isCrash
  }

  /// Whether a program whose texts are at hand had used up its processor time when it was stopped, or crashed.
  func isEndless(_ limits: Limits) -> Bool {
    guard verdict == .timeLimitExceeded, evidence != nil, case .signal(let number) = run?.end,
      let run
    else { return false }
    return (number == SIGKILL || Signal(number).isCrash) && run.cpuSeconds > limits.cpuSeconds
  }

  /// Adds to the message where and why the program crashed, or where it was when its time was over, if that can be
  /// found out.
  ///
  /// The program is run once more for it, with the same input, or with what the interactor has said, if it was little.
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
      message, Signal(number), of: command, input: input, limits: limits,
      abortCPUSeconds: number == SIGKILL ? limits.cpuSeconds : nil, launcher: launcher)
  }
}

extension Explanation {
  /// Returns the same with where and why the program crashed, if it did and that can be found out: it is run once more.
  ///
  /// - Throws: `ExecutionError.interrupted`
  public func located(
    _ run: Execution, of command: Command, input: [UInt8], limits: Limits, launcher: Launcher
  ) throws -> Explanation {
    guard verdict == .runtimeError, case .signal(let number) = run.end, Signal(number).isCrash
    else { return self }
    let message = try CrashSite.located(
      message, Signal(number), of: command, input: input, limits: limits, launcher: launcher)
    return Explanation(verdict, message)
  }
}

extension Command {
  /// Whether it runs a program made of Swift, which can say where it is.
  fileprivate var isSwift: Bool {
    guard let path = try? resolvedPath(),
      let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return false }
    // The library's name, or, if it is part of the program, what it looks for.
    return ["libswiftCore.so", "SWIFT_BACKTRACE"].contains {
      program.range(of: Data($0.utf8)) != nil
    }
  }
}
