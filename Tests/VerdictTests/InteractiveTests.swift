import Foundation
import TestSupport
import Testing

/// Interactive problems, and interactors of one's own.
@Suite struct InteractiveTests {
  private struct Report: Decodable {
    struct Case: Decodable {
      let verdict: String
      let message: String
      let conversation: [String]?
    }
    let cases: [Case]
  }

  private func cases(_ json: String) throws -> [Report.Case] {
    try JSONDecoder().decode(Report.self, from: Data(json.utf8)).cases
  }

  @Test func theSolutionIsAcceptedInEveryCase() throws {
    let run = try Verdict.run("test", "guess-the-number", "--no-build", "--json", "-")
    #expect(run.end == .exit(0), "\(run.errors)")
    let cases = try cases(run.output)
    #expect(cases.count >= 20 && cases.allSatisfy { $0.conversation?.last == "< correct" })
  }

  @Test func aRejectedConversationIsShown() throws {
    let asksTwice = "sh -c 'read n; echo 1; read x; echo 0; read x'"
    let words = ["--no-build", "--case", "highest-max", "--command", asksTwice]
    let run = try Verdict.program.run(["test", "guess-the-number"] + words)
    #expect(run.end == .exit(1))
    let story = """
        conversation (> the program, < the interactor)
          < 1000000000
          > 1
          < higher
          > 0
        rerun:
      """
    #expect(run.output.contains(story), "\(run.output)")
    let json = try Verdict.program.run(["test", "guess-the-number", "--json", "-"] + words)
    let found = try #require(try cases(json.output).first)
    #expect(found.verdict == "WA")
    #expect(found.message.contains("0 is not in the range"), "\(found.message)")
    #expect(found.conversation == ["< 1000000000", "> 1", "< higher", "> 0"])
  }

  @Test func nothingSaidIsSaid() throws {
    let data = try oneCase()
    let run = try Verdict.run(
      "test", "--command", "true", "--data", data.path, "--interactor", "false")
    #expect(run.end == .exit(1))
    #expect(run.output.contains("    nothing was said\n"), "\(run.output)")
  }

  /// An input without an answer is enough for an interactor.
  private func oneCase() throws -> TemporaryFolder { try TemporaryFolder(["1.in": "7\n"]) }

  @Test func anInteractorOfAnyLanguageTalksWithAnyProgram() throws {
    let data = try oneCase()
    for (doubled, code) in [("$((2 * x))", Int32(0)), ("3", 1)] {
      let folder = try TemporaryFolder([
        "interactor.sh": """
        read -r number < "$1"
        [ $# = 2 ] || exit 3
        echo $number; read -r reply
        [ "$reply" = 14 ] || { echo "found $reply" >&2; exit 1; }
        """, "solution.sh": "read -r x; echo \(doubled)\n",
      ])
      let run = try Verdict.run(
        "test", "--data", data.path, "--command", "sh '\(folder.path)/solution.sh'",
        "--interactor", "sh '\(folder.path)/interactor.sh'")
      #expect(run.end == .exit(code), "\(run.output)")
      if code == 1 { #expect(run.output.contains("found 3\n"), "\(run.output)") }
    }
  }

  @Test func anInteractorMaySpeakICPCsProtocol() throws {
    let data = try oneCase()
    let run = try Verdict.run(
      "test", "--data", data.path, "--command", "true", "--interactor", "sh -c 'exit 42'",
      "--checker-protocol", "icpc")
    #expect(run.end == .exit(0), "\(run.output)")
  }

  @Test(arguments: [
    (["test", "guess-the-number", "--interactor", "x", "--checker", "y"], "decides alone"),
    (
      ["test", "guess-the-number", "--compare", "tokens", "--no-build"], "is interactive: leave out"
    ),
    (
      ["stress", "guess-the-number", "--compare", "tokens", "--no-build"],
      "is interactive: leave out"
    ),
    (
      ["stress", "lc-aplusb", "--generator", "true", "--no-build"],
      "only an interactor, or a checker"
    ),
    (["stress", "--command", "true", "--generator", "true"], "give --brute and --generator"),
    (["test", "lc-aplusb", "--checker-protocol", "icpc"], "needs --checker or --interactor"),
  ])
  func whatMakesNoSenseIsRefused(words: [String], complaint: String) throws {
    let run = try Verdict.program.run(words)
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(run.errors.contains(complaint), "\(run.errors)")
  }

  /// A game that is lost is made smaller, by what the judge program takes for a game.
  @Test func smallGamesAreTriedAndALostOneShrunk() throws {
    // Nobody finds a number above 3, and no number below 4 is missed.
    let stubborn =
      "sh -c 'read n; for guess in 1 2 3 3; do echo $guess; read x; [ $x != correct ] || exit 0; done'"
    let words = [
      "stress", "guess-the-number", "--no-build", "--no-save", "--seed", "1", "--json", "-",
    ]
    let run = try Verdict.program.run(words + ["--command", stubborn])
    #expect(run.end == .exit(1), "\(run.errors)")
    let json = try StressJSON(run.output)
    #expect(json.verdict == "WA" && json.input == "4 4\n" && json.answer == "4\n", "\(json)")
    #expect(json.conversation?.last == "< higher", "\(json)")
    let right = try Verdict.program.run(words + ["--count", "20"])
    #expect(right.end == .exit(0), "\(right.errors)")
    #expect(try StressJSON(right.output).conversation == nil)
  }

  @Test(arguments: [true, false])
  func anInteractorNeedsNoAnswersAndAValidatorToShrinkBy(hasValidator: Bool) throws {
    let folder = try TemporaryFolder([
      "interactor.sh": """
      read -r number < "$1"
      [ $# = 2 ] || exit 3
      echo $number; read -r reply
      [ "$reply" = $((2 * number)) ] || { echo "found $reply" >&2; exit 1; }
      """, "solution.sh": "read -r x; [ $x -lt 6 ] && echo $((2 * x)) || echo $x\n",
      "generate.sh": "echo $(($1 % 90 + 10))\n", "validate.sh": "read -r x; [ $x -ge 3 ]\n",
    ])
    func sh(_ name: String) -> String { "sh '\(folder.path)/\(name).sh'" }
    let run = try Verdict.program.run(
      ["stress", "--command", sh("solution"), "--interactor", sh("interactor"), "--seed", "5"]
        + ["--generator", sh("generate"), "--json", "-", "--save-in", "\(folder.path)/kept"]
        + (hasValidator ? ["--validator", sh("validate")] : []))
    #expect(run.end == .exit(1), "\(run.errors)")
    let json = try StressJSON(run.output)
    let number = hasValidator ? "6" : "15"
    #expect(json.input == number + "\n" && json.answer == nil, "\(json)")
    #expect(json.conversation == ["< " + number, "> " + number])
    #expect(run.errors.contains("not shrunk: only a --validator") != hasValidator, "\(run.errors)")
    // There is no answer to be kept, and none is needed.
    #expect(!run.errors.contains("its answer is the brute force's"), "\(run.errors)")
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/kept")
    #expect(kept == ["stress-\(json.seed).in"])
    let test = try Verdict.run(
      "test", "--command", sh("solution"), "--interactor", sh("interactor"), "--data",
      folder.path + "/kept")
    #expect(test.end == .exit(1) && test.output.contains("WA"), "\(test.output)\(test.errors)")
  }

  /// Nor does it get an answer, not even an empty one, where the simplest case is tried once more.
  @Test func aCaseThatHangsIsShrunkWithoutAnAnswer() throws {
    let folder = try TemporaryFolder([
      "interactor.sh": """
      read -r number < "$1"
      [ $# = 2 ] || exit 3
      echo $number; read -r reply
      [ "$reply" = $number ]
      """, "solution.sh": "read -r x; while [ $x -gt 5 ]; do :; done; echo $x\n",
      "generate.sh": "echo $(($1 % 90 + 10))\n", "validate.sh": "read -r x; [ $x -ge 3 ]\n",
    ])
    func sh(_ name: String) -> String { "sh '\(folder.path)/\(name).sh'" }
    let run = try Verdict.program.run(
      ["stress", "--command", sh("solution"), "--interactor", sh("interactor"), "--seed", "5"]
        + ["--generator", sh("generate"), "--validator", sh("validate"), "--time-limit", "1"]
        + ["--json", "-"])
    #expect(run.end == .exit(1), "\(run.errors)")
    let json = try StressJSON(run.output)
    #expect(json.verdict == "TLE" && json.input == "6\n", "\(run.errors)")
  }

  /// Whoever stops the judge with Ctrl-Z stops the conversation, which goes through it: that is not the program's time.
  @Test func aJudgeThatIsStoppedForAWhileGoesOn() throws {
    let folder = try TemporaryFolder([
      "data/1.in": "",
      "interactor.sh": """
      number=0
      while [ $number -lt 20 ]; do
        [ $number = 5 ] && : > "$0.begun"
        echo $number; read -r reply; [ "$reply" = $number ] || exit 1
        sleep 0.05; number=$((number + 1))
      done
      """, "solution.sh": "while read -r number; do echo $number; done\n",
    ])
    let judge = Process()
    judge.executableURL = URL(fileURLWithPath: Verdict.program.path)
    judge.arguments =
      ["test", "--data", folder.path + "/data", "--command", "sh '\(folder.path)/solution.sh'"]
      + ["--interactor", "sh '\(folder.path)/interactor.sh'", "--wall-limit", "3"]
      + ["--json", folder.path + "/report.json", "--quiet"]
    judge.standardOutput = FileHandle.nullDevice
    try judge.run()
    while judge.isRunning,
      !FileManager.default.fileExists(atPath: folder.path + "/interactor.sh.begun")
    {
      usleep(1000)
    }
    kill(judge.processIdentifier, SIGSTOP)
    sleep(5)
    kill(judge.processIdentifier, SIGCONT)
    judge.waitUntilExit()
    let report = try JSONReport(try folder.text(of: "report.json"))
    #expect(report.cases.map(\.verdict) == ["AC"], "\(report)")
  }

  /// Several problems are judged as far as that can be done.
  @Test func amongOthersAConversationIsLeftOut() throws {
    let run = try Verdict.run(
      "test", "guess-the-number", "lc-aplusb", "lc-many_aplusb", "--compare", "tokens",
      "--no-build", "--set", "sample", "--json", "-")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(
      run.errors.contains("not judged: guess-the-number is interactive: leave out"),
      "\(run.errors)")
    let reports = try JSONDecoder().decode([JSONReport].self, from: Data(run.output.utf8))
    #expect(reports.map(\.target) == ["lc-aplusb", "lc-many_aplusb"])
  }

  /// A sample's answer is what its interactor wants to have, which is not for the judge program to compare.
  @Test func theAnswerOfASampleIsTheInteractors() throws {
    let problem = "problems/guess-the-number"
    let folder = try TemporaryFolder([
      "Package.swift": "", "\(problem)/solution/main.swift": "", "\(problem)/judge/main.swift": "",
      "\(problem)/data/sample/1.in": "10 7\n", "\(problem)/data/sample/1.ans": "anything\n",
    ])
    try folder.takeExecutables()
    let run = try Program(path: "/bin/sh").run([
      "-c", "cd \"$0\" && exec \"$1\" test guess-the-number --no-build --set sample", folder.path,
      Verdict.program.path,
    ])
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
  }

  @Test func theSolutionIsAcceptedAsASingleFile() throws {
    let run = try Verdict.run(
      "test", "guess-the-number", "--bundled", "--no-build", "--case", "random-max")
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    // Its name says no judge: any will do.
    let file = try Verdict.run("bundle", "guess-the-number", "--no-check")
    #expect(file.end == .exit(0) && file.output.contains("flush"), "\(file.errors)")
  }
}
