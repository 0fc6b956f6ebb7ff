// Where a crashed program was: Swift's own report of a crash, made in a second run, as it takes time.

import Files
import Foundation

/// The places in sources at which a program crashed, the innermost first.
struct CrashSite {
  /// A function that was running, and how far it had come.
  struct Place {
    let function: String
    let path: String
    let line: Int
  }

  /// How many places are told about.
  static let mostPlaces = 4

  let places: [Place]

  /// Runs a program that has crashed once more; there are no places if it does not crash again, or if nobody reports.
  init(of command: Command, input: [UInt8], limits: Limits, launcher: Launcher) throws {
    let report =
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
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
    let run = try launcher.run(command, input: .bytes(input), limits: limits)
    places = Self.places(in: run.errors.text)
  }

  /// The places in a report, each function once: without what the compiler has made up, what is in no source, and
  /// what called the solution's top level.
  private static func places(in report: String) -> [Place] {
    var places: [Place] = []
    for line in report.split(separator: "\n") {
      guard let place = place(in: line) else { continue }
      if place.function == "solve(_:)" { break }
      if !places.contains(where: { ($0.function, $0.path) == (place.function, place.path) }) {
        places.append(place)
      }
    }
    return Array(places.prefix(mostPlaces))
  }

  /// Reads a line of a report, such as `0 [ra] 0x12ab f(_:) + 24 in program at /folder/main.swift:1:44`.
  ///
  /// The program may have written anything: it is read from the end, in one go.
  private static func place(in line: Substring) -> Place? {
    guard line.first(where: { $0 != " " })?.isNumber == true,
      let start = line.range(of: " at /", options: .backwards)
    else { return nil }
    let parts = line[start.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    // The column is not always there.
    let numbers = parts.suffix(2).compactMap { Int($0) }
    let path = "/" + parts.dropLast(numbers.count).joined(separator: ":")
    guard let number = numbers.first, number > 0, path.hasSuffix(".swift"), !path.hasPrefix("//"),
      let program = line[..<start.lowerBound].range(of: " in ", options: .backwards),
      let address = line[..<program.lowerBound].range(of: "0x")
    else { return nil }
    var function = line[address.upperBound..<program.lowerBound].drop(while: \.isHexDigit)
    if let offset = function.range(of: " + ", options: .backwards) {
      function = function[..<offset.lowerBound]
    }
    var name = function.trimmingCharacters(in: .whitespaces)
    // A closure in what has no name.
    if name.hasSuffix(" in") { name.removeLast(" in".count) }
    return Place(function: name, path: path, line: number)
  }

  /// Two lines for each place: where it is, and the statement that stands there.
  var lines: [String] {
    places.flatMap { place in
      let name = Self.shortened(place.path)
      let source = String(
        decoding: (try? FileContents.bytes(at: place.path)) ?? [], as: UTF8.self)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let title = "at \(name):\(place.line), in \(place.function)"
      guard lines.indices.contains(place.line - 1) else { return [title] }
      return [title, "    " + Self.statement(in: lines[(place.line - 1)...])]
    }
  }

  /// The first line, with those behind it as long as a parenthesis is open: what a precondition says.
  private static func statement(in lines: ArraySlice<Substring>) -> String {
    var statement = ""
    var open = 0
    for line in lines.prefix(mostLines) {
      let text = line.trimmingCharacters(in: .whitespaces)
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
  /// Adds to the message where the program crashed, if it did and that can be found out.
  ///
  /// The program is run once more for it, with the same input, or with what the interactor has said, if it was little.
  ///
  /// - Throws: `ExecutionError.interrupted`
  public mutating func locateCrash(
    of command: Command, limits: Limits, launcher: Launcher
  ) throws {
    guard verdict == .runtimeError, let evidence,
      let input = conversation.map({ $0.bytes(of: .interactor) }) ?? evidence.input,
      case .signal(let number) = run?.end, Signal(number).isCrash
    else { return }
    do {
      let site = try CrashSite(
        of: command, input: input, limits: limits, launcher: launcher)
      message = ([message] + site.lines).joined(separator: "\n")
    } catch ExecutionError.interrupted {
      throw ExecutionError.interrupted
    } catch {
      // Then nobody knows: that it crashed has been said.
    }
  }
}
