import TestSupport
import Testing

/// Many requests to one process of a judge program, which takes less time than a process for each.
extension Judge {
  /// What `serve` answers: the exit code of the subcommand of that name, and what it would write.
  struct Reply {
    let code: Int
    let output: String
    let message: String
  }

  /// A request or a reply: a line, and the texts behind it.
  static func request(_ name: String, _ texts: String...) -> String {
    ([name] + texts.map { "\($0.utf8.count)" }).joined(separator: " ") + "\n" + texts.joined()
  }

  /// Returns the replies to requests.
  func replies(to requests: [String]) throws -> [Reply] {
    let run = try run("serve", input: requests.joined())
    #expect(run.end == .exit(0) && run.errors == "", "\(run.errors)")
    var rest = Array(run.output.utf8)[...]
    var replies: [Reply] = []
    while let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<lineEnd], as: UTF8.self)
      let numbers = try line.split(separator: " ").map { try #require(Int($0)) }
      try #require(numbers.count == 3)
      rest = rest[(lineEnd + 1)...]
      let output = String(decoding: rest.prefix(numbers[1]), as: UTF8.self)
      rest = rest.dropFirst(numbers[1])
      let message = String(decoding: rest.prefix(numbers[2]), as: UTF8.self)
      rest = rest.dropFirst(numbers[2])
      replies.append(Reply(code: numbers[0], output: output, message: message))
    }
    #expect(rest.isEmpty)
    try #require(replies.count == requests.count)
    return replies
  }

  /// Returns what `check` says of outputs, each with its input and its answer.
  func checks(
    _ runs: [(input: String, output: String, answer: String)]
  ) throws -> [(verdict: Verdict, message: String)] {
    try replies(to: runs.map { Self.request("check", $0.input, $0.output, $0.answer) }).map {
      (try #require(Verdict(rawValue: Int32($0.code))), $0.message)
    }
  }
}
