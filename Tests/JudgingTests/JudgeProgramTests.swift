import Foundation
import Judging
import Testing

/// Judge programs are shell scripts here: good ones, and each way to go wrong.
@Suite struct JudgeProgramTests {
  let folder: ScratchFolder
  let program: JudgeProgram

  static let description = """
    {"id": "twice", "title": "Twice", "link": "https://example.org/twice",
     "limits": {"time_seconds": 1.5, "memory_mib": 64, "output_mib": 8},
     "cases": [{"name": "small", "seeds": [1, 18446744073709551615], "about": "small ones",
                "answer": "addition"}],
     "answers": {"addition": "adds the number to itself"}}
    """

  init() throws {
    folder = try ScratchFolder()
    program = JudgeProgram(
      Command(
        try folder.script(
          """
          case $1 in
          describe) cat <<'END'
          \(Self.description)
          END
          ;;
          cases) echo small 1; echo small 2; echo bad 3; echo hang 4 ;;
          generate) case $2 in
            bad) echo x ;;
            crash) kill -SEGV $$ ;;
            *) echo $3 ;;
            esac ;;
          validate) read n; case $n in
            x) echo 'line 1, column 1: expected an integer' >&2; exit 43 ;;
            666) exit 1 ;;
            esac; exit 42 ;;
          answer) read n; [ $n = 13 ] && { echo 'too large' >&2; exit 3; }; echo $((n + n)) ;;
          check) [ "$(cat $3)" = "$(cat $4)" ] || { echo wrong answer >&2; exit 1; } ;;
          esac
          """)), launcher: try Built.launcher())
  }

  func judge(_ cases: [Case]) throws -> [CaseResult] {
    let judge = Judge(
      launcher: program.launcher, command: Command("sh", ["-c", "read n; echo $((2 * n))"]),
      limits: roomyLimits, opinion: .checker(program.checker))
    return judge.run(cases).results
  }

  @Test func theDescriptionIsRead() throws {
    let description = try program.describe()
    #expect(description.id == "twice")
    #expect(description.limits.timeSeconds == 1.5)
    #expect(description.limits.memoryMebibytes == 64)
    #expect(description.cases.first?.seeds == [1, .max])
    #expect(description.answers == ["addition": "adds the number to itself"])
  }

  @Test func generatedCasesAreJudged() throws {
    let results = try judge(try program.cases())
    let names = ["small-1", "small-2", "bad-3", "hang-4"].map { "generated/" + $0 }
    #expect(results.map(\.name) == names)
    #expect(results.map(\.verdict) == [.accepted, .accepted, .internalError, .accepted])
    #expect(results[2].message.contains("the validator rejects it: line 1, column 1"))
  }

  @Test(arguments: [
    ("crash", 1, "generate crash 1 failed: killed by SIGSEGV"),
    ("small", 666, "validate failed: exit code 1"),
    ("small", 13, "answer failed: exit code 3\ntoo large"),
  ])
  func whatTheProgramDoesWrongIsNamed(family: String, seed: UInt64, message: String) throws {
    let result = try #require(try judge([program.generatedCase(family, seed: seed)]).first)
    #expect(result.verdict == .internalError)
    #expect(result.message.contains(message), "\(result.message)")
  }

  /// Whatever the program that is judged prints: it is not its fault.
  @Test(arguments: [
    ("x\n", "0\n", "validate failed: it rejects sample/1: line 1, column 1: expected an integer"),
    ("5\n", "11\n", "answer failed: one of two answers to sample/1 is wrong"),
    ("666\n", "1332\n", "validate failed: exit code 1"),
  ])
  func aSampleThatContradictsTheProgramIsAnInternalError(
    input: String, answer: String, message: String
  ) throws {
    let sample = Case(name: "sample/1", input: Array(input.utf8), answer: Array(answer.utf8))
    let result = try #require(try judge([program.agreeing(with: sample)]).first)
    #expect(result.verdict == .internalError)
    #expect(result.message.contains(message), "\(result.message)")
  }

  /// The program need not know the answer to 13.
  @Test(arguments: [("5\n", "10\n"), ("13\n", "26\n")])
  func aSampleThatAgreesWithTheProgramIsJudged(input: String, answer: String) throws {
    let sample = Case(name: "sample/1", input: Array(input.utf8), answer: Array(answer.utf8))
    let result = try #require(try judge([program.agreeing(with: sample)]).first)
    #expect(result.verdict == .accepted, "\(result.message)")
  }

  @Test func aStoredInputWithoutAnAnswerGetsThatOfTheProgram() throws {
    let folder = try ScratchFolder()
    for (name, input) in [("1", "5\n"), ("2", "13\n")] { try folder.write(input, as: name + ".in") }
    for complete in [program.answering, program.agreeing] {
      let results = try judge(try DataFolder(folder.path).cases().map(complete))
      #expect(results.map(\.verdict) == [.accepted, .internalError], "\(results)")
      #expect(results[1].message.contains("answer failed: exit code 3"), "\(results[1].message)")
    }
    try folder.write("11\n", as: "1.ans")
    let given = try judge(try DataFolder(folder.path).cases().map(program.answering))
    #expect(given[0].verdict == .wrongAnswer, "\(given[0].message)")
  }

  /// A hang takes a minute; what the program has to do with other commands is still done.
  @Test(arguments: ["generate", "validate", "answer"])
  func aCommandThatHangsIsNotCalledAgain(command: String) throws {
    let folder = try ScratchFolder()
    let script = try folder.script(
      """
      echo $1 >> '\(folder.path)/calls'
      [ $1 != \(command) ] || sleep 1000
      case $1 in generate) echo $3 ;; validate) exit 42 ;; answer) cat ;; esac
      """)
    var program = JudgeProgram(Command(script), launcher: try Built.launcher())
    program.limits.wallSeconds = 2
    let judge = Judge(
      launcher: program.launcher, command: Command("cat"), limits: roomyLimits,
      opinion: .comparison(.tokens))
    let first = try judge.judge(program.generatedCase("small", seed: 1))
    #expect(first.verdict == .internalError)
    #expect(
      first.message.hasPrefix("\(script) \(command)") && first.message.contains("stopped after"),
      "\(first.message)")
    for seed in [2, 3] as [UInt64] {
      let next = try judge.judge(program.generatedCase("small", seed: seed))
      #expect(next.verdict == .internalError)
      #expect(
        next.message == "\(script) \(command) was not called, as it hung in generated/small-1")
    }
    let calls = try String(contentsOfFile: folder.path + "/calls", encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(calls.filter { $0 == command }.count == 1, "\(calls)")
    #expect(calls.filter { $0 == "generate" }.count == (command == "generate" ? 1 : 3), "\(calls)")
    // A case with an answer of its own needs nothing of it.
    let given = Case(name: "secret/1", input: [49], answer: [49])
    #expect(try judge.judge(given).verdict == .accepted)
  }

  /// Its checker hangs already where samples are compared with the program's own answers.
  @Test func aCheckerThatHangsOnASampleIsNotCalledForOtherSamples() throws {
    let folder = try ScratchFolder()
    let script = try folder.script(
      """
      echo $1 >> '\(folder.path)/calls'
      case $1 in validate) exit 42 ;; answer) cat ;; check) sleep 1000 ;; esac
      """)
    var program = JudgeProgram(Command(script), launcher: try Built.launcher())
    program.limits.wallSeconds = 2
    let judge = Judge(
      launcher: program.launcher, command: Command("cat"), limits: roomyLimits,
      opinion: .checker(program.checker))
    let messages = try (1...3).map { number in
      let sample = Case(name: "sample/\(number)", input: [49], answer: [49])
      return try judge.judge(program.agreeing(with: sample)).message
    }
    #expect(
      messages[0].hasPrefix("the checker \(script) failed: stopped after"), "\(messages)")
    #expect(
      messages[1...].allSatisfy { $0 == "\(script) check was not called, as it hung in sample/1" },
      "\(messages)")
    let calls = try String(contentsOfFile: folder.path + "/calls", encoding: .utf8)
    #expect(calls.components(separatedBy: "check").count == 2, "\(calls)")
  }

  /// The processor time alone would let a sleeping program go on for three minutes.
  @Test func itIsStoppedAsEarlyAsACheckerIs() {
    #expect(program.limits.wallSeconds == Checker.mostWallSeconds)
    #expect(program.checker.limits.wallSeconds == Checker.mostWallSeconds)
  }

  @Test(arguments: ["echo small", "echo small one", "exit 1", "kill -ABRT $$"])
  func aMalformedListOfCasesIsAnError(script: String) throws {
    let folder = try ScratchFolder()
    let program = JudgeProgram(
      Command(try folder.script(script)), launcher: try Built.launcher())
    #expect(throws: JudgeError.self) { try program.cases() }
    #expect(throws: JudgeError.self) { try program.describe() }
  }
}
