import TestSupport
import Testing

@Suite struct UsageTests {
  @Test(
    arguments: [
      ([], "no command given"),
      (["tset"], "did you mean 'test'?"),
      (["download"], "no command 'download': verdict receive takes problems"),
      (["submit"], "no command 'submit': verdict bundle NAME writes the file"),
      (["clean"], "swift package clean removes"),
      (["test"], "nothing to judge"),
      (["test", "boj-140003"], "no problem 'boj-140003'; did you mean 'boj-14003'?"),
      (["test", "zebra"], "no problem 'zebra'. Known: "),
      (["test", "lc-aplusb", "--jbos", "2"], "did you mean '--jobs'?"),
      (["test", "lc-aplusb", "library-checker-aplusb"], "a problem is named twice"),
      (["test", "--all", "lc-aplusb"], "exclude each other"),
      (["test", "--data", "/tmp"], "--data needs a problem or --command"),
      (["test", "--all", "--data", "/tmp"], "--all and --data exclude each other"),
      (["test", "lc-aplusb", "boj-2750", "--data", "/tmp"], "--data needs one problem"),
      (["test", "lc-aplusb", "boj-2750", "--command", "cat"], "--command needs one problem"),
      (["test", "lc-aplusb", "--no-build", "--data", "/nowhere"], "there is no folder /nowhere"),
      (["test", "--command", "cat"], "nothing to judge"),
      (["test", "--command", "cat", "--all"], "--command needs one problem"),
      (["test", "--command", "'cat", "--data", "/tmp"], "is not closed"),
      (
        ["test", "--command", "cat | tac", "--data", "/tmp"],
        "--command: malformed command 'cat | tac'"
      ),
      (["test", "--command", "cat", "--data", "/nowhere"], "there is no folder /nowhere"),
      (["test", "lc-aplusb", "--set", "smaple"], "did you mean 'sample'?"),
      (
        ["test", "lc-aplusb", "--compare", "float:x"],
        "tokens, lines, bytes, unordered or float:TOLERANCE"
      ),
      (["test", "lc-aplusb", "--compare", "tokens", "--checker", "x"], "exclude each other"),
      (["test", "lc-aplusb", "--checker-protocol", "icpc"], "needs --checker"),
      (["test", "lc-aplusb", "--json", "/nowhere/r"], "there is no folder /nowhere"),
      (["test", "lc-aplusb", "--json", "-", "--junit", "-"], "cannot both"),
      (["test", "lc-aplusb", "--watch", "--junit", "-"], "--watch writes no reports"),
      (["test", "lc-aplusb", "--json", "/tmp/no/../r", "--junit", "/tmp/r"], "cannot both"),
      (["test", "lc-aplusb", "--case", "x", "--set", "all"], "exclude each other"),
      (["test", "lc-aplusb", "--minimize"], "--minimize needs --against"),
      (["test", "--all", "--against", "x"], "--against needs one problem, not several"),
      (["test", "lc-aplusb", "--against", "/nowhere/r"], "--against: cannot read /nowhere/r: "),
      (["test", "lc-aplusb", "--against", "Package.swift"], "is no report of verdict test --json"),
      (["test", "--all", "--case", "sample/1"], "--case needs one problem"),
      (["test", "lc-aplusb", "--no-build", "--case", "sampel/1"], "did you mean 'sample/1'?"),
      (["test", "lc-aplusb", "--no-build", "--set", "secret"], "no secret cases"),
      (["stress"], "or give --command, --brute and --generator"),
      (["stress", "--command", "cat", "--brute", "cat"], "give --brute and --generator together"),
      (["stress", "lc-aplusb", "--brute", "cat"], "give --brute and --generator together"),
      (["stress", "--brute", "cat", "--generator", "cat"], "give its program with --command"),
      (["stress", "lc-aplusb", "--count", "3", "--seconds", "3"], "exclude each other"),
      (["stress", "lc-aplusb", "--no-save", "--save-in", "x"], "exclude each other"),
      (["stress", "lc-aplusb", "--max-size", "0"], "an integer from 1 to 100000"),
      (["stress", "lc-aplusb", "--seed", "-1"], "--seed: expected an integer from 0"),
      (["stress", "lc-aplusb", "boj-14003"], "'boj-14003' is too much"),
      (["generate", "lc-aplusb"], "CASE is missing"),
      (["generate", "lc-aplusb", "radnom-max", "--no-build"], "did you mean 'random-max'?"),
      (["generate", "lc-aplusb", "zebra", "--no-build"], "Known: sample/1, sample/2, "),
      (
        ["generate", "lc-aplusb", "random-max-1", "--no-build", "--seed", "3"],
        "'random-max-1' is one case: leave out --seed, or name a family of cases"
      ),
      (["list", "all"], "'all' is too much"),
    ] as [([String], String)])
  func whatMakesNoSenseIsRefused(words: [String], complaint: String) throws {
    let run = try Verdict.program.run(words)
    #expect(run.end == .exit(2), "\(words): \(run.output)\(run.errors)")
    #expect(run.errors.hasPrefix("verdict: "), "\(words): \(run.errors)")
    #expect(run.errors.contains(complaint), "\(words): \(run.errors)")
    #expect(run.errors.contains("\nsee: verdict "), "\(words): \(run.errors)")
  }

  /// Whoever has named a file may not paint the screen.
  @Test func controlCharactersInAMessageAreEscaped() throws {
    let command = try Verdict.run("te\u{1B}[31mst")
    #expect(command.errors.hasPrefix("verdict: no command 'te\\x1b[31mst'"), "\(command.errors)")
    let folder = try TemporaryFolder(["\u{7}한글.in": "", "\u{7}한글.ans": ""])
    let name = try Verdict.run("test", "--command", "cat", "--data", folder.path, "--case", "xyz")
    #expect(name.errors.hasPrefix("verdict: no case 'xyz'. Known: \\x07한글\n"), "\(name.errors)")
    let lines = try TemporaryFolder(["a\nb.in": "", "a\nb.ans": ""])
    let line = try Verdict.run("test", "--command", "cat", "--data", lines.path, "--case", "x\ny")
    #expect(
      line.errors.hasPrefix("verdict: no case 'x\\ny'. Known: a\\nb\nsee: "), "\(line.errors)")
  }

  @Test func helpAndVersionAreAnswers() throws {
    for words in [
      ["--help"], ["test", "--help"], ["stress", "--help"], ["list", "-h"], ["help", "generate"],
    ] {
      let run = try Verdict.program.run(words)
      #expect(run.end == .exit(0))
      #expect(run.output.contains("usage: verdict "), "\(run.output)")
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 90 }, "\(run.output)")
    }
    let version = try Verdict.run("--version")
    #expect(version.output.hasPrefix("verdict "))
  }

  @Test func outsideOfAPackageItSaysWhereToGo() throws {
    let shell = Program(path: "/bin/sh")
    let run = try shell.run(["-c", "cd / && '\(Verdict.program.path)' list"])
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("run verdict inside the package"), "\(run.errors)")
  }
}
