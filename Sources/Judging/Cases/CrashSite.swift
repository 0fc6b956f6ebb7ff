// Where a crashed program was: Swift's own report of a crash, made in a second run, as it takes time.

import Foundation

/// The places in sources at which a program crashed, the innermost first.
struct CrashSite {
  /// A function that was running, and how far it had come.
  struct Place: Equatable {
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
  static func places(in report: String) -> [Place] {
    let frame = #/^\s*\d+\s.*0x[0-9a-f]+ (.+) in \S+ at (/[^/].*?):(\d+)(?::\d+)?$/#
    var places: [Place] = []
    for line in report.split(separator: "\n") {
      guard let match = line.wholeMatch(of: frame), let number = Int(match.output.3) else {
        continue
      }
      let function = match.output.1.replacing(#/( in )? \+ \d+$/#, with: "")
      if function == "solve(_:)" { break }
      let place = Place(function: String(function), path: String(match.output.2), line: number)
      if !places.contains(where: { ($0.function, $0.path) == (place.function, place.path) }) {
        places.append(place)
      }
    }
    return Array(places.prefix(mostPlaces))
  }

  /// Two lines for each place: where it is, and what stands there.
  var lines: [String] {
    places.flatMap { place in
      let name = Self.shortened(place.path)
      let source = (try? String(contentsOfFile: place.path, encoding: .utf8)) ?? ""
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let title = "at \(name):\(place.line), in \(place.function)"
      guard lines.indices.contains(place.line - 1) else { return [title] }
      return [title, "    " + lines[place.line - 1].trimmingCharacters(in: .whitespaces)]
    }
  }

  /// The path from where the judge was started, if it is below.
  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

extension CaseResult {
  /// Adds to the message where the program crashed, if it did and that can be found out.
  ///
  /// The program is run once more for it, with the same input. A program that talks with an interactor has none.
  ///
  /// - Throws: `ExecutionError.interrupted`
  public mutating func locateCrash(
    of command: Command, limits: Limits, launcher: Launcher
  ) throws {
    guard verdict == .runtimeError, conversation == nil, let evidence,
      case .signal(let number) = run?.end, Signal(number).isCrash
    else { return }
    do {
      let site = try CrashSite(
        of: command, input: evidence.input, limits: limits, launcher: launcher)
      message = ([message] + site.lines).joined(separator: "\n")
    } catch ExecutionError.interrupted {
      throw ExecutionError.interrupted
    } catch {
      // Then nobody knows: that it crashed has been said.
    }
  }
}
