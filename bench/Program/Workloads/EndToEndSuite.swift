// Whole programs, measured from start to exit, as a judge does.

import Benchmarking
import Foundation
import InputPatterns
import Peers

/// The suite `end-to-end`.
struct EndToEndSuite: Workload {
  let description = SuiteDescription(
    name: "end-to-end", title: "Whole programs", references: ["idiomatic-cpp", "blog-swift"])

  let algorithms = ["verdict"]
  let types = ["process"]
  let patterns = ["boj-14003", "boj-17404"]

  func races(_ wishes: Wishes) -> [Race.Title] {
    // A program counts as a single element, however long its input is.
    wishes.races(of: self, lengths: [1])
  }

  func contenders(
    _ algorithms: [String], in race: Race.Title, arena: Arena
  ) throws -> [any Contender] {
    let task = race.pattern == "boj-14003" ? Task.subsequence(arena) : Task.painting(arena)
    let input = arena.path("task")
    try task.input.write(to: URL(fileURLWithPath: input))
    let own = PackageFolder.program(race.pattern)
    let programs =
      algorithms.map { (name: $0, path: own, isPeer: false) }
      + arena.peers.programs.filter { $0.problem == race.pattern }
      .map { (name: $0.name, path: $0.path, isPeer: true) }
    return try programs.map { program in
      // One file per program, as correct answers may differ in length.
      let output = try arena.emptyFile("output-\(race.pattern)-\(program.name)")
      return OwnEntrant(
        program.name, isPeer: program.isPeer,
        run: { try Self.run(program.path, input: input, output: output) },
        check: { try task.check(String(decoding: try Self.contents(of: output), as: UTF8.self)) })
    }
  }

  private static func contents(of path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private static func run(_ program: String, input: String, output: String) throws -> Int {
    let source = open(input, O_RDONLY | O_CLOEXEC)
    let target = Arena.openOutput(output)
    defer { [source, target].forEach { close($0) } }
    var end = ChildProcess.End.exit(0)
    let nanoseconds = try Stopwatch.nanoseconds {
      end = try ChildProcess(program, input: source, output: target).waitForEnd()
    }
    if end != .exit(0) { throw WrongAnswer("it ended with \(end)") }
    return nanoseconds
  }
}

/// A task with one input and the check of its answer.
private struct Task {
  let input: Data
  let check: (String) throws -> Void

  /// boj-14003: a longest increasing subsequence of a million random numbers.
  static func subsequence(_ arena: Arena) -> Task {
    let values = InputPattern.random.values(
      count: 1_000_000, in: -1_000_000_000...1_000_000_000, seed: arena.seed)
    let referee = SubsequenceReferee(values)
    let list = values.map { String($0) }.joined(separator: " ")
    return Task(input: Data("\(values.count)\n\(list)\n".utf8)) { output in
      let answer = try output.split(whereSeparator: \.isWhitespace).map { word in
        guard let number = Int(word) else { throw WrongAnswer("'\(word)' is no number") }
        return number
      }
      guard answer.first == referee.length else {
        throw WrongAnswer("length \(answer.first ?? 0), expected \(referee.length)")
      }
      try referee.check(Array(answer.dropFirst()))
    }
  }

  /// boj-17404: a circle of a thousand houses, the maximum of the task.
  static func painting(_ arena: Arena) -> Task {
    let costs = InputPattern.random.values(count: 3000, in: Int32(1)...1000, seed: arena.seed)
    let rows = stride(from: 0, to: costs.count, by: 3).map { row in
      costs[row..<row + 3].map { String($0) }.joined(separator: " ") + "\n"
    }
    let expected = PaintingSuite.leastCost(costs)
    return Task(input: Data("1000\n\(rows.joined())".utf8)) { output in
      let found = output.trimmingCharacters(in: .whitespacesAndNewlines)
      if found != "\(expected)" { throw WrongAnswer("\(found), expected \(expected)") }
    }
  }
}
