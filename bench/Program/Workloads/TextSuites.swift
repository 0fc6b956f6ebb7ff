// Reading numbers from a file and writing them to one.

import Benchmarking
import FastIO
import Foundation
import InputPatterns

/// Returns random numbers in a range that is typical of tasks.
private func numbers<Value: FixedWidthInteger>(_ race: Race.Title, _ arena: Arena) -> [Value] {
  InputPattern.random.values(
    count: race.n, in: -1_000_000_000...1_000_000_000, seed: arena.seed)
}

/// The suite `input`: from opening a file to having all its numbers in an array.
struct InputSuite: Workload {
  let description = SuiteDescription(
    name: "input", title: "Reading numbers from a file", references: ["fread", "readLine-split"])

  let algorithms = ["InputReader"]
  let types = ["int32", "int64"]
  let usualTypes = ["int64"]
  /// All numbers on one line, or one per line.
  let patterns = ["oneLine", "lines"]
  let usualPatterns = ["oneLine"]

  func contenders(
    _ algorithms: [String], in race: Race.Title, arena: Arena
  ) throws -> [any Contender] {
    race.type == "int32"
      ? try contenders(of: Int32.self, algorithms, race, arena)
      : try contenders(of: Int64.self, algorithms, race, arena)
  }

  private func contenders<Value: FixedWidthInteger & BenchElement>(
    of type: Value.Type, _ algorithms: [String], _ race: Race.Title, _ arena: Arena
  ) throws -> [any Contender] {
    let expected: [Value] = numbers(race, arena)
    let text = Self.text(expected, race)
    let path = arena.path("numbers")
    try text.write(to: URL(fileURLWithPath: path))
    var answer: [Value] = []
    let own = algorithms.map { name in
      OwnEntrant(
        name,
        run: {
          // The memory of the previous sample must not be reused: a program reads only once, into
          // fresh memory.
          answer = []
          FreeMemory.returnToSystem()
          return try Stopwatch.nanoseconds { answer = try Self.read(path) }
        },
        check: { try Value.check(answer, expected: expected) })
    }
    return own
      + (try arena.peers(
        in: race, input: { text }, check: { try Value.check($0, expected: expected) }))
  }

  private static func read<Value: FixedWidthInteger>(_ path: String) throws -> [Value] {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var input = InputReader(fileDescriptor: file)
    let count = try input.read(Int.self)
    return try input.readArray(of: Value.self, count: count)
  }

  private static func text<Value: FixedWidthInteger>(
    _ values: [Value], _ race: Race.Title
  ) -> Data {
    let separator = race.pattern == "lines" ? "\n" : " "
    let list = values.map { String($0) }.joined(separator: separator)
    return Data("\(values.count)\n\(list)\n".utf8)
  }

  func bytes(in race: Race.Title, arena: Arena) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: arena.path("numbers"))
    return attributes?[.size] as? Int
  }
}

/// The suite `output`: from opening a file to closing it, with all numbers in it, one per line.
struct OutputSuite: Workload {
  let description = SuiteDescription(
    name: "output", title: "Writing numbers to a file", references: ["printf", "print"])

  let algorithms = ["OutputWriter"]
  let types = ["int32", "int64"]
  let usualTypes = ["int64"]
  let patterns = ["lines"]

  func contenders(
    _ algorithms: [String], in race: Race.Title, arena: Arena
  ) throws -> [any Contender] {
    race.type == "int32"
      ? try contenders(of: Int32.self, algorithms, race, arena)
      : try contenders(of: Int64.self, algorithms, race, arena)
  }

  private func contenders<Value: FixedWidthInteger & BenchElement>(
    of type: Value.Type, _ algorithms: [String], _ race: Race.Title, _ arena: Arena
  ) throws -> [any Contender] {
    let values: [Value] = numbers(race, arena)
    let expected = Data(values.map { "\($0)\n" }.joined().utf8)
    let check = { (text: Data) in
      if text != expected { throw WrongAnswer("\(text.count) bytes that are not the numbers") }
    }
    let path = try arena.emptyFile("written")
    let own = algorithms.map { name in
      OwnEntrant(
        name, run: { try Stopwatch.nanoseconds { try Self.write(values, to: path) } },
        check: { try check(try Data(contentsOf: URL(fileURLWithPath: path))) })
    }
    return own
      + (try arena.peers(in: race, input: { Value.data(of: values) }, check: check))
  }

  private static func write(_ values: [some FixedWidthInteger], to path: String) throws {
    let file = Arena.openOutput(path)
    defer { close(file) }
    var output = OutputWriter(fileDescriptor: file)
    output.writeLines(values)
    try output.flush()
  }
}
