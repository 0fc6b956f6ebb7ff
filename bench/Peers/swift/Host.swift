// The conversation of a Swift host with the bench, as bench/README.md describes it.

import Foundation

/// One algorithm at one type of element.
struct Contender {
  /// What it is called: SUITE/NAME/TYPE.
  let offer: String
  let load: (_ file: String) throws -> Void
  /// Runs once on a fresh copy of the input and returns the nanoseconds.
  let sample: () throws -> Int
  let writeResult: (_ file: String) throws -> Void
}

/// What went wrong, in words.
struct HostError: Error, CustomStringConvertible {
  let description: String
}

/// Answers commands until their end.
///
/// The standard input and output are moved out of the way: contenders use them as their own.
func serve(_ contenders: [Contender]) throws {
  let commands = fdopen(dup(STDIN_FILENO), "r")!
  let replies = fdopen(dup(STDOUT_FILENO), "w")!
  try reopen(stdin, "/dev/null", "r")
  try reopen(stdout, "/dev/null", "w")
  while let command = nextLine(of: commands), command != "quit" {
    do {
      fputs("ok \(try answer(command, contenders))\n", replies)
    } catch {
      fputs("error \(error)\n", replies)
    }
    fflush(replies)
  }
}

private func nextLine(of file: UnsafeMutablePointer<FILE>) -> String? {
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  guard getline(&line, &capacity, file) > 0, let line else { return nil }
  return String(cString: line).trimmingCharacters(in: .newlines)
}

private func answer(_ command: String, _ contenders: [Contender]) throws -> String {
  // File names may hold blanks.
  let words = command.split(separator: " ", maxSplits: 2).map(String.init)
  switch words.first {
  case "about": return ""
  case "contenders": return contenders.map(\.offer).joined(separator: "\t")
  default: break
  }
  guard words.count > 1, let contender = contenders.first(where: { $0.offer == words[1] }) else {
    throw HostError(description: "unknown command \(command)")
  }
  switch (words[0], words.count) {
  case ("load", 3): try contender.load(words[2])
  case ("sample", 2): return String(try contender.sample())
  case ("result", 3): try contender.writeResult(words[2])
  default: throw HostError(description: "unknown command \(command)")
  }
  return ""
}

/// Makes a stream read or write another file.
func reopen(_ stream: UnsafeMutablePointer<FILE>, _ file: String, _ mode: String) throws {
  if freopen(file, mode, stream) == nil { throw HostError(description: "cannot open \(file)") }
}

/// Returns the nanoseconds that the body takes.
func nanoseconds(_ body: () throws -> Void) rethrows -> Int {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  try body()
  clock_gettime(CLOCK_MONOTONIC, &end)
  return (end.tv_sec - start.tv_sec) * 1_000_000_000 + end.tv_nsec - start.tv_nsec
}
