import Foundation
import TestSupport
import Testing

/// Stress tests without a problem: programs in any language.
@Suite struct StressCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      // Adds numbers behind their count; the wrong one forgets the last of more than two.
      "right.sh": "read n; s=0; for x in $(cat); do s=$((s + x)); done; echo $s",
      "wrong.sh": "read n; s=0; i=0; for x in $(cat); do i=$((i + 1)); "
        + "[ $n -gt 2 ] && [ $i = $n ] || s=$((s + x)); done; echo $s",
      "generate.sh": "n=$(($1 % 5 + 1)); echo $n; i=0; while [ $i -lt $n ]; do "
        + "printf '%s ' $((($1 * 7 + i * 31) % 100)); i=$((i + 1)); done; echo; echo $2",
      "validate.sh": "read n; set -- $(cat); [ $# = $n ] || exit 1",
      "crash.sh": "read n; [ $n -lt 4 ] || kill -SEGV $$; s=0; "
        + "for x in $(cat); do s=$((s + x)); done; echo $s",
      "silent.sh": "cat > /dev/null; echo; echo",
    ])
  }

  private func sh(_ name: String) -> String { "sh \(folder.path)/\(name).sh" }

  private func stress(
    command: String, bruteForce: String = "right", generator: String = "generate",
    _ words: String...
  ) throws -> (run: Program.Run, json: StressJSON) {
    let run = try Verdict.program.run(
      ["stress", "--command", sh(command), "--brute", sh(bruteForce)]
        + ["--generator", sh(generator), "--json", "-", "--seed", "1"] + words)
    return (run, try StressJSON(run.output))
  }

  @Test func rightProgramsAreAccepted() throws {
    let (run, json) = try stress(
      command: "right", "--count", "20", "--validator", "sh -c 'exit 42'")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(json.verdict == "AC" && json.tried == 20 && json.target == sh("right"))
  }

  /// Where outputs get scores, there are no answers: what has none is found.
  @Test func scoresNeedNoBruteForce() throws {
    func stress(_ words: String...) throws -> Program.Run {
      try Verdict.program.run(
        ["stress", "--command", "sed s/^4.*//", "--generator", sh("generate"), "--seed", "1"]
          + ["--count", "50", "--save-in", "\(folder.path)/found"] + words)
    }
    let check = "[ \"$(head -c 1 \"$2\")\" ] && echo Score = 1"
    let run = try stress("--checker", "sh -c '\(check)' x", "--checker-protocol", "atcoder")
    #expect(run.end == .exit(1), "\(run.output) \(run.errors)")
    #expect(run.output.contains("only a --validator could tell"), "\(run.output)")
    let kept = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/found")
    #expect(kept.count == 1 && kept[0].hasSuffix(".in"), "\(kept)")
    #expect(try stress("--checker", "true").errors.contains("only an interactor, or a checker"))
  }

  /// A checker that is content with an empty answer decides alone.
  @Test func aCheckerMayNeedNoBruteForce() throws {
    func stress(_ words: String...) throws -> Program.Run {
      try Verdict.program.run(
        ["stress", "--command", "sed s/^4.*/x/", "--generator", sh("generate"), "--seed", "1"]
          + ["--count", "50", "--save-in", "\(folder.path)/alone"] + words)
    }
    // It is called with the files of the input, the output and the answer.
    let checker = "sh -c '[ ! -s \"$2\" ] && ! grep -q x \"$1\"'"
    let run = try stress("--checker", checker, "--no-brute")
    #expect(run.end == .exit(1), "\(run.output) \(run.errors)")
    #expect(run.output.contains("only a --validator could tell"), "\(run.output)")
    #expect(run.output.contains(" --no-brute --seed "), "\(run.output)")
    let kept = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/alone")
    #expect(kept.count == 1 && kept[0].hasSuffix(".in"), "\(kept)")
    // Of all outputs being right, only crashes are left.
    #expect(try stress("--checker", "true", "--no-brute").end == .exit(0))
    let crash = try Verdict.program.run(
      ["stress", "--command", sh("crash"), "--checker", "true", "--no-brute", "--count", "50"]
        + ["--generator", sh("generate"), "--seed", "1"])
    #expect(crash.output.contains("RE runtime error"), "\(crash.output)")
  }

  @Test(arguments: [
    (["--no-brute"], "--no-brute needs a --checker"),
    (["--no-brute", "--compare", "lines"], "--no-brute needs a --checker"),
    (["--no-brute", "--brute", "cat", "--checker", "true"], "exclude each other"),
    (["--checker", "true"], "--no-brute says that this one needs none"),
    ([], "needs no answers\n"),
  ])
  func aBruteForceIsNotLeftOutByMistake(words: [String], message: String) throws {
    let run = try Verdict.program.run(
      ["stress", "--command", "cat", "--generator", "echo", "--count", "1"] + words)
    #expect(run.end == .exit(2) && run.errors.contains(message), "\(run.errors)")
  }

  @Test func withoutABruteForceTheGeneratorIsStillNeeded() throws {
    let words = ["stress", "--command", "cat", "--checker", "true", "--no-brute"]
    let run = try Verdict.program.run(words)
    #expect(run.end == .exit(2) && run.errors.contains("--generator is missing"), "\(run.errors)")
  }

  /// The package could not even be built.
  @Test(arguments: [
    ("{}", "give --brute and --generator, put both into its problem.json"),
    (#"{"interactor": "cat"}"#, "give --generator, put it into its problem.json"),
    (
      #"{"checker": "cat", "checker_protocol": "atcoder"}"#,
      "give --generator, put it into its problem.json"
    ),
  ])
  func whatIsMissingIsToldBeforeAnythingIsBuilt(settings: String, advice: String) throws {
    let package = try TemporaryFolder([
      "Package.swift": "no manifest", "problems/boj-1/solution/main.swift": "",
      "problems/boj-1/problem.json": settings,
    ])
    let run = try Program(path: "/bin/sh").run(
      ["-c", "cd '\(package.path)' && exec \"$0\" stress boj-1", Verdict.program.path])
    #expect(run.end == .exit(2) && run.errors.contains(advice), "\(run.output)\(run.errors)")
  }

  @Test func aMistakeIsFoundShrunkAndKeptWhereOneWants() throws {
    let (run, json) = try stress(
      command: "wrong", "--validator", sh("validate"), "--save-in", folder.path + "/kept")
    #expect(run.end == .exit(1), "\(run.errors)")
    #expect(json.verdict == "WA")
    #expect(json.lines == [[3], [0, 0, 1]], "\(json)")
    #expect(json.savedAs == "\(folder.path)/kept/stress-\(json.seed).in")
    let test = try Verdict.run("test", "--command", sh("wrong"), "--data", folder.path + "/kept")
    #expect(test.end == .exit(1), "\(test.output)")
  }

  /// Whoever forgets the seed is told, and whoever takes it for granted.
  @Test func generatorsThatDoNotDependOnTheSeedAreNamed() throws {
    let same = try Verdict.program.run(
      ["stress", "--command", sh("right"), "--brute", sh("right"), "--count", "10"]
        + ["--generator", "sh -c 'echo 1 2'"])
    #expect(same.end == .exit(0), "\(same.errors)")
    #expect(
      same.output.contains("all 10 inputs were the same: the generator has to"), "\(same.output)")
    let right = try Verdict.program.run(
      ["stress", "--command", sh("right"), "--brute", sh("right"), "--count", "5"]
        + ["--generator", sh("generate")])
    #expect(!right.output.contains("the same"), "\(right.output)")
    let unseeded = "sh -c 'echo 3; head -c 6 /dev/urandom | od -An -t u1 | cut -c 2-12'"
    for (generator, isNamed) in [(unseeded, true), (sh("generate"), false)] {
      let run = try Verdict.program.run(
        ["stress", "--command", sh("wrong"), "--brute", sh("right"), "--generator", generator]
          + ["--shrink-seconds", "0", "--save-in", folder.path + "/repeated"])
      #expect(run.end == .exit(1), "\(run.output)\(run.errors)")
      #expect(
        run.output.contains("the generator does not make this input again") == isNamed,
        "\(run.output)")
      #expect(run.output.contains("its answer is the brute force's"), "\(run.output)")
    }
  }

  /// Where few cases are tried as somebody sleeps.
  @Test func aSlowPartIsNamedFirst() throws {
    func stress(_ bruteForce: String, _ generator: String, _ command: String) throws -> String {
      try Verdict.run(
        "stress", "--command", command, "--brute", bruteForce, "--generator", generator,
        "--count", "2", "--seed", "1", "--jobs", "1"
      ).output
    }
    let (slow, slowGenerator) = ("sh -c 'sleep 1; cat'", "sh -c 'sleep 1; echo $0'")
    let bruteForce = try stress(slow, "echo", "cat")
    #expect(bruteForce.contains("\nslow: brute force "), "\(bruteForce)")
    let generator = try stress("cat", slowGenerator, "cat")
    #expect(generator.contains("\nslow: generator "), "\(generator)")
    let program = try stress("cat", "echo", slow)
    #expect(program.contains("\nslow: program "), "\(program)")
    let sleepers = try stress("sh -c 'sleep 1; cat'", slowGenerator, slow)
    let line = sleepers.split(separator: "\n").first { $0.hasPrefix("slow: ") } ?? ""
    for name in ["brute force", "generator", "program"] {
      #expect(line.contains("\(name) "), "\(sleepers)")
    }
  }

  /// Before an hour of search, at the end of which the case could not be kept.
  @Test func aFileInThePlaceOfTheFolderForCasesIsRefused() throws {
    let run = try Verdict.program.run(
      ["stress", "--command", sh("wrong"), "--brute", sh("right"), "--generator", sh("generate")]
        + ["--save-in", folder.path + "/generate.sh"])
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(run.errors.contains("/generate.sh is no folder"), "\(run.errors)")
  }

  @Test(arguments: [0, 1])
  func withoutAValidatorTheBruteForceSaysWhatIsValid(code: Int) throws {
    // It refuses what has not as many numbers as it says, or has no answer.
    let strict =
      "sh -c 'read n; set -- $(cat); [ $# = $n ] || exit \(code); s=0; "
      + "for x; do s=$((s + x)); done; echo $s'"
    let run = try Verdict.program.run(
      ["stress", "--command", sh("wrong"), "--brute", strict, "--generator", sh("generate")]
        + ["--json", "-", "--seed", "1"])
    let json = try StressJSON(run.output)
    #expect(json.lines == [[3], [0, 0, 1]], "\(json)")
    #expect(run.errors.contains("not kept: give a folder with --save-in"), "\(run.errors)")
    #expect(run.errors.contains("nobody has looked whether that is a valid input"), "\(run.errors)")
    // That it refuses what is no input is no failure to be told.
    #expect(!run.errors.contains("on a simpler input"), "\(run.errors)")
  }

  @Test func aBruteForceThatCrashesIsAnInternalError() throws {
    let (run, json) = try stress(
      command: "right", bruteForce: "crash", "--save-in", folder.path + "/faults")
    #expect(run.end == .exit(3), "\(run.errors)")
    #expect(json.verdict == "IE" && json.lines[0][0] >= 4)
    #expect(run.errors.contains("the brute force failed: killed by SIGSEGV"), "\(run.errors)")
    let kept = try String(contentsOfFile: try #require(json.savedAs), encoding: .utf8)
    #expect(kept == json.input)
  }

  /// As an unfinished one does: the program is not to be blamed.
  @Test func aBruteForceThatAnswersNothingIsAnInternalError() throws {
    let (run, json) = try stress(
      command: "right", bruteForce: "silent", "--save-in", folder.path + "/faults")
    #expect(run.end == .exit(3) && json.verdict == "IE" && json.tried == 1, "\(run.errors)")
    #expect(
      run.errors.contains("the brute force failed: it has written nothing, but the program has"),
      "\(run.errors)")
    #expect(try folder.text(of: "faults/stress-1.in") == json.input)
    // Nothing may be the answer, or of no use to a checker.
    let both = try stress(command: "silent", bruteForce: "silent", "--count", "3")
    #expect(both.json.verdict == "AC", "\(both.run.errors)")
    let checked = try stress(
      command: "right", bruteForce: "silent", "--count", "3", "--checker", "true")
    #expect(checked.json.verdict == "AC", "\(checked.run.errors)")
  }

  @Test(arguments: [
    ("exit 9", "the generator failed: exit code 9"),
    ("exit 0", "the generator failed: it has written nothing"),
    ("kill -ABRT $$", "the generator failed: killed by SIGABRT"),
  ])
  func aGeneratorThatFailsIsAnInternalError(script: String, message: String) throws {
    let run = try Verdict.program.run(
      ["stress", "--command", sh("right"), "--brute", sh("right"), "--json", "-"]
        + ["--generator", "sh -c '\(script)'"])
    #expect(run.end == .exit(3), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    let json = try StressJSON(run.output)
    #expect(json.verdict == "IE" && json.tried == 1 && json.input == nil && json.savedAs == nil)
  }

  @Test(arguments: ["--command", "--brute", "--generator", "--validator"])
  func aProgramThatIsMissingIsToldOnceBeforeTheFirstCase(option: String) throws {
    var words = ["stress"]
    for name in ["--command", "--brute", "--generator", "--validator"] {
      words += [name, name == option ? "/nowhere/at/all" : "true"]
    }
    let run = try Verdict.program.run(words)
    #expect(run.end == .exit(2) && run.output.isEmpty, "\(run.output)")
    #expect(
      run.errors.hasPrefix("verdict: \(option): cannot start /nowhere/at/all: no such file\n"),
      "\(run.errors)")
  }

  @Test func whatTheValidatorRejectsIsTheGeneratorsFault() throws {
    let (run, json) = try stress(command: "right", "--validator", "sh -c 'echo no >&2; exit 1'")
    #expect(run.end == .exit(3) && json.verdict == "IE")
    #expect(
      run.errors.contains("the generator failed: the validator rejects its input: no"),
      "\(run.errors)")
    let crashed = try stress(command: "right", "--validator", "sh -c 'kill -SEGV $$'")
    #expect(crashed.run.errors.contains("the validator failed: killed by SIGSEGV"))
  }

  @Test func aGeneratorIsToldTheSizeIfOneIsAskedFor() throws {
    let check = { (expected: String) in
      "sh -c '[ $# = \(expected) ] && echo 1 || exit 1' sh"
    }
    for (words, count) in [([], "1"), (["--max-size", "7"], "2")] {
      let run = try Verdict.program.run(
        ["stress", "--command", "cat", "--brute", "cat", "--generator", check(count)]
          + ["--count", "3"] + words)
      #expect(run.end == .exit(0), "\(run.output)")
    }
  }

  @Test func outputsMayDifferAsOneAllows() throws {
    func stress(_ words: String...) throws -> Program.Run {
      try Verdict.program.run(
        ["stress", "--command", "echo 0.50000001", "--brute", "echo 0.5", "--generator", "echo"]
          + ["--count", "2", "--no-save"] + words)
    }
    #expect(try stress().end == .exit(1))
    #expect(try stress("--compare", "float:1e-6").end == .exit(0))
    #expect(try stress("--checker", "sh -c 'exit 0'").end == .exit(0))
    #expect(try stress("--checker", "sh -c 'exit 3'").end == .exit(3))
  }

  /// What a generator may write that nobody expects.
  @Test(arguments: [
    "head -c 100000 /dev/zero", "printf '\\377\\376\\000 1'", "yes 1 | head -n 3000",
  ])
  func anyInputIsTriedAndShrunk(generator: String) throws {
    let run = try Verdict.program.run(
      ["stress", "--command", "echo 1", "--brute", "echo 2", "--generator"]
        + ["sh -c \"\(generator.replacingOccurrences(of: "\\", with: "\\\\"))\"", "--json", "-"]
        + ["--shrink-seconds", "2"])
    #expect(run.end == .exit(1), "\(run.errors)")
    let json = try StressJSON(run.output)
    #expect(
      json.verdict == "WA" && json.input == "", "\(String(describing: json.input?.prefix(50)))")
  }

  @Test func anInputWithoutEndIsAnInternalError() throws {
    let run = try Verdict.program.run(
      ["stress", "--command", "cat", "--brute", "cat", "--generator", "yes", "--quiet"])
    #expect(run.end == .exit(3), "\(run.errors)")
    #expect(run.output.contains("the generator failed: more than 64 MiB of output"))
  }
}
