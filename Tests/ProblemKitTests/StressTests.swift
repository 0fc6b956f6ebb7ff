import Foundation
import InputPatterns
import TestSupport
import Testing

/// `stress` and `serve`: small random inputs, and many requests to one process.
@Suite struct StressTests {
  /// The small inputs of 200 seeds of sizes in turn.
  private func smallInputs(of judge: Judge) throws -> [String] {
    let requests = (0..<200).map { "stress \($0) \($0 % 10 + 1)\n" }
    return try judge.replies(to: requests).map { reply in
      #expect(reply.code == 0 && reply.message == "", "\(reply.message)")
      return reply.output
    }
  }

  @Test(arguments: Judge.checking)
  func everySmallInputIsValidAndAnsweredAndDiffers(judge: Judge) throws {
    let inputs = try smallInputs(of: judge)
    try #require(inputs.count == 200)
    #expect(Set(inputs).count > 60, "\(Set(inputs).count) different inputs")
    for (seed, reply) in try judge.replies(to: inputs.map { Judge.request("validate", $0) })
      .enumerated()
    {
      #expect(reply.code == 42, "seed \(seed), \(shortened(inputs[seed])): \(reply.message)")
    }
    let answers = try judge.replies(to: inputs.map { Judge.request("answer", $0) })
    let checks = zip(inputs, answers).map { Judge.request("check", $0, $1.output, $1.output) }
    for (seed, reply) in try judge.replies(to: checks).enumerated() {
      #expect(answers[seed].code == 0 && reply.code == 0, "seed \(seed): \(reply.message)")
    }
  }

  /// The ends of the ranges of size and value, and numbers that occur twice.
  @Test(arguments: [
    ("boj-10989", 1, 10_000), ("boj-11004", -1_000_000_000, 1_000_000_000),
    ("boj-11053", 1, 1_000_000), ("boj-1149", 1, 1000), ("boj-11657", -10_000, 10_000),
    ("boj-12015", 1, 1_000_000), ("boj-14003", -1_000_000_000, 1_000_000_000),
    ("boj-1450", 1, 1_000_000_000), ("boj-15552", 1, 1000), ("boj-17404", 1, 1000),
    ("boj-1927", 0, 2_147_483_647),
    ("boj-25305", 0, 10_000), ("boj-2750", -1000, 1000), ("boj-2751", -1_000_000, 1_000_000),
    ("lc-aplusb", 0, 1_000_000_000), ("lc-longest_increasing_subsequence", 0, 1_000_000_000),
    ("lc-many_aplusb", 0, 1_000_000_000_000_000_000),
  ])
  func smallInputsReachTheEnds(id: String, least: Int, most: Int) throws {
    let inputs = try smallInputs(of: try Judge.of(id))
    let numbers = inputs.map { $0.split(whereSeparator: \.isWhitespace).map { Int($0)! } }
    let values = Set(numbers.joined())
    #expect(values.contains(least) && values.contains(most))
    if least < 0 { #expect(values.contains(0) && values.contains(-1) && values.contains(1)) }
    if id == "lc-aplusb" { return }
    let lengths = Set(numbers.map(\.count))
    #expect(lengths.count >= 5, "\(lengths)")
    #expect(numbers.contains { Set($0).count <= $0.count / 2 }, "no ties")
  }

  @Test func smallPermutationsHaveEverySizeAndTheSmallestNumbersOccur() throws {
    let rows = try smallInputs(of: try Judge.of("boj-2631")).map { $0.split(separator: "\n") }
    #expect(Set(rows.map { Int($0[0])! }) == Set(1...10))
    #expect(rows.contains { $0.count > 3 && $0.dropFirst() == ($0.dropFirst().sorted())[...] })
    let numbers = try smallInputs(of: try Judge.of("boj-1644")).map { Int($0.dropLast())! }
    #expect(Set(numbers).isSuperset(of: [1, 2, 3, 5]) && numbers.contains { $0 > 3_900_000 })
  }

  @Test func timesBelowThirtyTwoBitsOccurNowAndThen() throws {
    let judge = try Judge.of("boj-11657")
    let requests = (0..<2000).map { "stress \($0) 3\n" }
    let long = try judge.replies(to: requests).filter { $0.output.hasPrefix("500 6000\n") }
    #expect((2...20).contains(long.count), "\(long.count)")
    #expect(long.allSatisfy { !$0.output.dropFirst(9).contains { $0 == "5" } })
  }

  @Test(arguments: Judge.all)
  func aSmallInputDependsOnSeedAndSizeOnly(judge: Judge) throws {
    let direct = try judge.run("stress", "18446744073709551615", "7")
    #expect(direct.end == .exit(0))
    let requests = ["stress 18446744073709551615 7\n", "stress 0 1\n", "stress 0 100\n"]
    let first = try judge.replies(to: requests)
    let second = try judge.replies(to: requests.reversed())
    #expect(first[0].output == direct.output)
    #expect(first.map(\.output) == second.reversed().map(\.output))
  }

  /// `serve` says what the subcommands say.
  @Test(arguments: Judge.checking)
  func aRequestIsAnsweredLikeTheSubcommand(judge: Judge) throws {
    let sample = try #require(try judge.samples().first)
    let answer = try judge.run("answer", input: sample.input).output
    for (input, output) in [
      (sample.input, answer), (sample.input, ""), (sample.input, "x\0y"),
      (sample.input + "x", answer),
      ("", ""), ("\n", "1"),
    ] {
      let validation = try judge.run("validate", input: input)
      let solved = try judge.run("answer", input: input)
      let check = try judge.check(input: input, output: output, answer: answer)
      let replies = try judge.replies(
        to: [Judge.request("validate", input), Judge.request("answer", input)]
          + [Judge.request("check", input, output, answer)])
      #expect(replies.map(\.output) == ["", solved.output, ""])
      #expect(
        replies.map { $0.message.isEmpty ? "" : $0.message + "\n" }
          == [validation.errors, solved.errors, check.message])
      #expect(validation.end == .exit(Int32(replies[0].code)))
      #expect(solved.end == .exit(Int32(replies[1].code)))
      #expect(check.verdict.rawValue == Int32(replies[2].code))
    }
  }

  @Test(arguments: [
    ("nonsense\n", #"not a request: "nonsense""#), ("\n", #"not a request: """#),
    ("stress 1\n", #"not a request: "stress 1""#), ("validate -1\n", #"not a length: "-1""#),
    ("validate 99999999999999999999\n", "not a length: "),
    ("validate 1073741825\n", "not a length"),
    ("validate 5\n1 2", "the input ends within a request"), ("valid", "the input ends within"),
    ("check 1 1\nab", #"not a request: "check 1 1""#), ("answer  4\n", "not a request: "),
    (String(repeating: "9", count: 1000), "not a request: "), ("\u{0}\u{1}\n", "not a request: "),
  ])
  func whatIsNoRequestEndsTheProcess(input: String, complaint: String) throws {
    let judge = try Judge.of("boj-14003")
    let run = try judge.run("serve", input: "stress 1 1\n" + input)
    #expect(run.end == .exit(2))
    #expect(run.output.hasPrefix("0 "), "the request before is answered")
    #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
  }

  @Test func anInputThatCannotBeReadEndsTheProcess() throws {
    let program = Program(built: "boj-14003-judge").path
    for command in ["serve", "validate"] {
      let run = try Program(path: "/bin/sh").run(["-c", "exec '\(program)' \(command) < /"])
      #expect(run.end == .exit(66) && run.output.isEmpty, "\(run.output)")
      #expect(run.errors == "cannot read the standard input: Is a directory\n")
    }
  }

  @Test func aSeedOrSizeThatIsNoneIsRefusedAndTheNextRequestAnswered() throws {
    let judge = try Judge.of("boj-14003")
    let found = try judge.replies(
      to: ["stress x 1\n", "stress -1 1\n", "stress 1 0\n", "stress 1 1000001\n", "stress 1 1\n"])
    #expect(found.map(\.code) == [2, 2, 2, 2, 0])
    #expect(found[0].message == "a seed is an integer from 0 to 2^64 - 1, not \"x\"")
    #expect(found[2].message == "a size is an integer from 1 to 1000000, not \"0\"")
    #expect(try judge.run("stress", "1", "0").end == .exit(2))
  }

  @Test func aLongAnswerIsSentWhole() throws {
    let judge = try Judge.of("boj-2751")
    let numbers = (-50_000..<50_000).map { "\($0)\n" }.joined()
    let input = "100000\n" + numbers
    let found = try judge.replies(to: [Judge.request("answer", input), "stress 1 1\n"])
    #expect(found.count == 2 && found[0].output == numbers)
  }

  @Test(arguments: Judge.all)
  func sizesUpToTheLargestAreAccepted(judge: Judge) throws {
    let inputs = try judge.replies(to: [30, 1001, 5000].map { "stress 3 \($0)\n" })
    let checks = try judge.replies(to: inputs.map { Judge.request("validate", $0.output) })
    #expect(checks.allSatisfy { $0.code == 42 }, "\(checks.map(\.message))")
  }
}
