import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  private func judge(
    _ command: String, _ folder: TemporaryFolder, _ words: String...
  ) throws -> (run: Program.Run, report: JSONReport) {
    let run = try Verdict.program.run(
      ["test", "--command", command, "--data", folder.path, "--json", "-"] + words)
    return (run, try JSONReport(run.output))
  }

  @Test func anyProgramIsJudgedOnAFolderSamplesFirst() throws {
    let (run, report) = try judge("cat", try .copying())
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(report.target == "cat")
    #expect(report.verdict == "AC")
    #expect(
      report.cases.map(\.name) == ["sample/1", "sample/2", "more", "other", "secret/a", "secret/b"])
  }

  @Test func theCommandToRepeatACaseWorksWhateverItsName() throws {
    let folder = try TemporaryFolder(["--all.in": "1\n", "--all.ans": "2\n"])
    let first = try Verdict.run(
      "test", "--command", "cat", "--data", folder.path, "--no-build")
    let line = try #require(first.output.split(separator: "\n").first { $0.contains("rerun: ") })
    #expect(line.hasSuffix(" --case=--all"), "\(line)")
    let command = String(line.drop { $0 != ":" }.dropFirst(2))
    let second = try Program(path: "/bin/sh").run(["-c", command])
    #expect(second.end == .exit(1), "\(second.errors)")
    #expect(second.output.contains("--all  WA"), "\(second.output)")
  }

  @Test func aFolderThatIsMissingIsToldFromOneWithoutCases() throws {
    let folder = try TemporaryFolder(["README.md": ""])
    for (path, complaint) in [
      (folder.path, "no cases in \(folder.path): "),
      (folder.path + "/none", "there is no folder \(folder.path)/none\n"),
      (folder.path + "/README.md", "there is no folder \(folder.path)/README.md\n"),
    ] {
      let run = try Verdict.run("test", "--command", "cat", "--data", path)
      #expect(run.end == .exit(2))
      #expect(run.errors.hasPrefix("verdict: --data: \(complaint)"), "\(run.errors)")
    }
  }

  @Test(arguments: ["--json", "--junit"])
  func aReportReplacesNoCase(option: String) throws {
    let folder = try TemporaryFolder(["1.in": "1 2\n", "1.ans": "1 2\n"])
    let path = folder.path + "/1.in"
    let run = try Verdict.run("test", "--command", "cat", "--data", folder.path, option, path)
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("cannot write \(path): it is there, and no such report"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "1 2\n")
  }

  #if os(Linux)
    /// A program can have its parent be the parent of a process that it makes, which then is no child of it.
    @Test func whatASiblingComputesCountsToo() throws {
      let folder = try TemporaryFolder([
        "data/1.in": "", "data/1.ans": "done\n",
        "sibling.py": """
        import ctypes, os, platform, signal, time
        (end, start) = os.pipe()
        clone = 56 if platform.machine() == "x86_64" else 220
        CLONE_PARENT = 0x8000
        sibling = ctypes.CDLL(None).syscall(clone, CLONE_PARENT | signal.SIGCHLD, 0, 0, 0, 0)
        # Neither takes too long by itself.
        before = time.process_time()
        while time.process_time() < before + 0.8: pass
        if sibling == 0:
            os.write(start, b"x")
            time.sleep(100)
        os.read(end, 1)
        time.sleep(0.2)
        print("done")

        """,
      ])
      let run = try Verdict.run(
        "test", "--command", "python3 '\(folder.path)/sibling.py'", "--data",
        folder.path + "/data", "--time-limit", "1", "--wall-limit", "100", "--json", "-")
      let report = try JSONReport(run.output)
      #expect(report.cases.map(\.verdict) == ["TLE"], "\(report)\(run.errors)")
    }
  #endif

  @Test(arguments: ["--command", "--checker", "--interactor"])
  func aProgramThatIsMissingIsToldOnceBeforeTheFirstCase(option: String) throws {
    let folder = try TemporaryFolder.copying()
    let command = option == "--command" ? [] : ["--command", "cat"]
    let run = try Verdict.program.run(
      ["test", "--data", folder.path, option, "/no/where"] + command)
    #expect(run.end == .exit(2))
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("verdict: \(option): cannot start /no/where: no such file\n"),
      "\(run.errors)")
  }

  /// Only the first failures are told at length: the texts of the others, large ones perhaps, are not
  /// kept until the end.
  @Test func whatFailedCasesHaveWrittenDoesNotPileUp() throws {
    let names = (10..<35).flatMap { ["\($0).in", "\($0).ans"] }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "1\n") }))
    // The address sanitizer, if it watches, is not to keep what the program has given back.
    let run = try Program(path: "/bin/sh").run(
      [
        "-c", "ASAN_OPTIONS=$ASAN_OPTIONS:quarantine_size_mb=1 exec \"$0\" \"$@\" --jobs 1",
        Verdict.program.path, "test", "--data", folder.path,
        "--command", "sh -c 'yes 12345678901 | head -c 4000000'",
      ], measuresMemory: true)
    #expect(run.end == .exit(1), "\(run.errors)")
    #expect(run.output.contains("22 more not accepted"), "\(run.output.suffix(500))")
    // 25 times 4 MB would be more.
    #expect(run.peakMemory < 100 << 20, "\(run.peakMemory)")
  }

  /// A longer line could not be taken back: it would leave its beginning behind each time.
  @Test func theLineOfTheProgressFitsANarrowTerminal() throws {
    let folder = try TemporaryFolder.copying()
    let session = try TerminalSession(
      Program(path: "/bin/sh"),
      ["-c", "stty cols 20; exec \"$@\"", "sh", Verdict.program.path, "test", "--command", "cat"]
        + ["--data", folder.path])
    let text = session.output(with: "protection")
    let lines = text.components(separatedBy: "\r\u{1B}[K").dropLast()
      .map { $0.split(whereSeparator: \.isNewline).last ?? "" }
    #expect(lines.contains { $0.hasPrefix("cat [") }, "\(text.debugDescription)")
    #expect(lines.allSatisfy { $0.count < 20 }, "\(lines)")
  }

  /// The checker here waits for the test; a program of the jury that hangs takes a minute.
  @Test func theProgressTellsWhatTheJuryDoes() throws {
    let folder = try TemporaryFolder(["1.in": "1\n", "1.ans": "1\n"])
    try "until [ -e '\(folder.path)/go' ]; do sleep 0.1; done\n".write(
      toFile: folder.path + "/checker.sh", atomically: false, encoding: .utf8)
    let session = try TerminalSession(
      Verdict.program,
      ["test", "--command", "cat", "--data", folder.path]
        + ["--checker", "sh \(folder.path)/checker.sh"])
    let waiting = session.output(with: "check of 1: 2 s")
    #expect(waiting.contains("s; check of 1: 1 s\r"), "\(waiting.debugDescription)")
    try "".write(toFile: folder.path + "/go", atomically: false, encoding: .utf8)
    let end = session.end(patience: .seconds(60))
    #expect(end.exitCode == 0, "\(end.output.debugDescription)")
    let rest = end.output.components(separatedBy: "\r\u{1B}[K").last ?? ""
    #expect(!rest.contains("check of"), "\(end.output.debugDescription)")
  }

  @Test(arguments: [("sample", 2), ("secret", 2), ("all", 6)])
  func aSetIsChosen(set: String, count: Int) throws {
    let (_, report) = try judge("cat", try .copying(), "--set", set)
    #expect(report.cases.count == count)
  }

  @Test func severalJobsKeepTheOrder() throws {
    let folder = try TemporaryFolder.copying()
    // The first cases take longest.
    let script = folder.path + "/slow.sh"
    try "read -r a b name; case $name in sample*) sleep 0.2;; esac; echo \"$a $b $name\"".write(
      toFile: script, atomically: false, encoding: .utf8)
    let run = try Verdict.run(
      "test", "--command", "sh \(script)", "--data", folder.path, "--jobs", "3")
    #expect(run.end == .exit(0), "\(run.output)")
    let names = run.output.split(separator: "\n").prefix(7).map { $0.split(separator: " ")[0] }
    #expect(
      names == ["case", "sample/1", "sample/2", "more", "other", "secret/a", "secret/b"],
      "\(run.output)")
  }

  @Test func theFirstFailureCanBeTheLast() throws {
    let folder = try TemporaryFolder.copying()
    let all = try judge("echo wrong", folder)
    #expect(all.run.end == .exit(1))
    #expect(all.report.verdict == "WA" && all.report.cases.count == 6)
    let one = try judge("echo wrong", folder, "--fail-fast")
    #expect(one.run.end == .exit(1))
    #expect(one.report.cases.count == 1)
  }

  @Test func everyLimitCanBeSet() throws {
    let folder = try TemporaryFolder(["1.in": "", "1.ans": ""])
    let fault = Verdict.path(of: "fault-program")
    #expect(
      try judge("\(fault) spin", folder, "--time-limit", "0.1").report.verdict == "TLE")
    let slept = try judge("sleep 60", folder, "--wall-limit", "0.2").report
    #expect(slept.verdict == "TLE")
    #expect(slept.cases[0].message.contains("of wall-clock time, the limit is 0.20 s"))
    #expect(
      try judge("\(fault) flood-output", folder, "--output-limit", "1").report.verdict == "OLE")
    #expect(
      try judge("\(fault) allocate 100", folder, "--memory-limit", "50").report.verdict == "MLE")
  }

  @Test func aLimitThatIsAskedForCountsMoreThanTheProblems() throws {
    let run = try Verdict.run(
      "test", "lc-aplusb", "--command", "\(Verdict.path(of: "fault-program")) spin", "--no-build",
      "--case", "smallest", "--time-limit", "0.1", "--json", "-")
    #expect(run.end == .exit(1), "\(run.errors)")
    let report = try JSONReport(run.output)
    #expect(report.cases.map(\.verdict) == ["TLE"])
    #expect(report.cases[0].message.contains("the limit is 0.10 s"), "\(report.cases[0].message)")
  }

  @Test func comparisonsAndCheckersCanBeChosen() throws {
    let folder = try TemporaryFolder(["1.in": "0.5000001 x", "1.out": "0.5  x\n"])
    #expect(try judge("cat", folder).report.verdict == "WA")
    #expect(try judge("cat", folder, "--compare", "float:1e-6").report.verdict == "AC")
    #expect(try judge("printf '0.5 x'", folder).report.verdict == "AC")
    #expect(try judge("printf '0.5 x'", folder, "--compare", "bytes").report.verdict == "PE")
    #expect(try judge("cat", folder, "--checker", "sh -c 'exit 0'").report.verdict == "AC")
    #expect(try judge("cat", folder, "--checker", "sh -c 'exit 1'").report.verdict == "WA")
    let icpc = ["--checker-protocol", "icpc"]
    let checker = ["--checker", "sh -c 'exit 42'"]
    let run = try Verdict.program.run(
      ["test", "--command", "cat", "--data", folder.path] + checker + icpc)
    #expect(run.end == .exit(0), "\(run.output)")
  }

  /// As in a heuristic contest: there are no answers, and the tool reads nothing but the two files.
  @Test func scoresAreAddedUpAndCompared() throws {
    let folder = try TemporaryFolder([
      "in/0000.txt": "5\n", "in/0001.txt": "7\n", "in/0002.txt": "0\n",
      "score.sh": "read -r x < \"$2\"; [ \"$x\" -gt 0 ] || exit 1; echo Score = $x",
    ])
    func run(_ command: String, _ options: String...) throws -> Program.Run {
      try Verdict.program.run(
        ["test", "--command", command, "--data", folder.path + "/in", "--no-color"]
          + ["--checker", "sh \(folder.path)/score.sh", "--checker-protocol", "atcoder"] + options)
    }
    let report = folder.path + "/before.json"
    let before = try run("cat", "--json", report)
    #expect(before.end == .exit(1), "\(before.errors)")
    #expect(before.output.contains("0002  WA"), "\(before.output)")
    #expect(before.output.contains("scores          mean 6, sum 12, 1 case without one"))
    let now = try run("sed -e s/0/3/ -e s/7/5/", "--against", report)
    #expect(now.end == .exit(0), "\(now.output)")
    #expect(now.output.contains("score 5 (-28.6 %)"), "\(now.output)")
    #expect(
      now.output.contains(
        "against         1 better, 1 equal, 1 worse of 3 cases; -14.29 % ± 14.29 on average\n"
          + "  losses          -28.6 %: 0001"),
      "\(now.output)")
    let smaller = try run("sed -e s/0/3/ -e s/7/5/", "--against", report, "--minimize")
    #expect(smaller.output.contains("2 better, 1 equal, 0 worse"), "\(smaller.output)")
    let playing = try Verdict.program.run([
      "test", "--command", "cat", "--data", folder.path, "--checker-protocol", "atcoder",
      "--interactor", "sh -c 'echo Score = $(\"$0\") >&2'", "--case", "0001",
    ])
    #expect(playing.output.contains("score 7"), "\(playing.output) \(playing.errors)")
  }

  /// A folder of reports holds the best score of each case; it may be empty, or hold other files, too.
  @Test func scoresAreComparedWithTheBestOfAFolder() throws {
    let folder = try TemporaryFolder([
      "in/0000.txt": "5\n", "in/0001.txt": "7\n", "in/0010.txt": "6\n", "runs/notes.txt": "x",
      "runs/list.json": "[]", "empty/notes.txt": "x", "others/x.json": "{}",
    ])
    func run(_ command: String, _ options: String...) throws -> Program.Run {
      try Verdict.program.run(
        ["test", "--command", command, "--data", folder.path + "/in", "--no-color"]
          + ["--checker", "sh -c 'echo Score = $(cat $2)' x", "--checker-protocol", "atcoder"]
          + options)
    }
    let runs = folder.path + "/runs"
    _ = try run("sed s/5/9/", "--json", runs + "/1.json")
    _ = try run("sed s/7/8/", "--json", runs + "/2.json")
    let now = try run("cat", "--against", runs, "--json", runs + "/3.json")
    #expect(now.end == .exit(0), "\(now.errors)")
    #expect(now.output.contains("0 better, 1 equal, 2 worse of 3 cases"), "\(now.output)")
    #expect(now.output.contains("losses          -44.4 %: 0000, -12.5 %: 0001"), "\(now.output)")
    let smaller = try run("cat", "--against", runs, "--minimize", "--case", "000?")
    #expect(smaller.output.contains("0 better, 2 equal, 0 worse of 2 cases"), "\(smaller.output)")
    let first = try run("cat", "--against", folder.path + "/empty")
    #expect(first.end == .exit(0), "\(first.errors)")
    let others = try run("cat", "--against", folder.path + "/others")
    #expect(others.end == .exit(2))
    #expect(others.errors.contains("/others is a report of verdict test"), "\(others.errors)")
  }

  /// As a shell does it: names, with the folder or without.
  @Test func casesArePickedByAPattern() throws {
    let folder = try TemporaryFolder([
      "sample/1.in": "1\n", "sample/1.ans": "1\n", "secret/a-1.in": "2\n",
      "secret/a-1.ans": "2\n", "secret/a-2.in": "3\n", "secret/a-2.ans": "3\n",
      "secret/b-1.in": "4\n", "secret/b-1.ans": "4\n",
    ])
    for (pattern, names) in [
      ("a-*", ["secret/a-1", "secret/a-2"]), ("secret/?-1", ["secret/a-1", "secret/b-1"]),
      ("[ab]-1", ["secret/a-1", "secret/b-1"]), ("1", ["sample/1"]),
    ] {
      let (_, report) = try judge("cat", folder, "--case", pattern)
      #expect(report.cases.map(\.name) == names, "\(pattern)")
    }
    let run = try Verdict.run(
      "test", "--command", "cat", "--data", folder.path, "--case", "c*")
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("no case is called c*"), "\(run.errors)")
  }

  @Test func theFaultsOfTheJudgesSideAreInternalErrors() throws {
    let folder = try TemporaryFolder(["1.in": "1\n", "1.ans": "1\n"])
    for checker in ["sh -c 'exit 3'", "sh -c 'kill -SEGV $$'"] {
      let run = try Verdict.program.run(
        ["test", "--command", "cat", "--data", folder.path, "--quiet", "--checker", checker])
      #expect(run.end == .exit(3), "\(run.output)")
      #expect(run.output.contains("IE internal error"), "\(run.output)")
    }
    let unanswered = try judge("cat", try TemporaryFolder(["1.in": "1\n"]))
    #expect(unanswered.run.end == .exit(3))
    #expect(unanswered.report.cases[0].message.contains("1.in has no answer"))
  }

  @Test func aMissingAnswerTellsWhatDoesWithoutOne() throws {
    let package = try TemporaryFolder([
      "Package.swift": "", "problems/a/solution/main.swift": "print(1)\n",
      "problems/a/data/sample/1.in": "1\n",
    ])
    func test(_ options: String) throws -> Program.Run {
      try Program(path: "/bin/sh").run([
        "-c", "cd '\(package.path)' && exec \"$0\" test a --no-build --command cat \(options)",
        Verdict.program.path,
      ])
    }
    let compared = try test("--compare tokens")
    #expect(compared.end == .exit(3), "\(compared.errors)")
    let advice = "verdict run a sample/1 shows time and memory without it"
    #expect(
      compared.output.contains(
        "  sample/1.in has no answer: put 1.ans or 1.out beside it; \(advice)\n"),
      "\(compared.output)")
    let checked = try test("--checker true")
    #expect(checked.end == .exit(0), "\(checked.output)\(checked.errors)")
  }

  @Test func aFolderForTemporaryFilesThatIsMissingIsNamedAndNotCreated() throws {
    let folder = try TemporaryFolder.copying()
    let none = folder.path + "/none/at/all"
    let run = try Program(path: "/bin/sh").run([
      "-c", "TMPDIR='\(none)' exec \"$0\" test --command cat --data '\(folder.path)'",
      Verdict.program.path,
    ])
    #expect(run.end == .exit(3), "\(run.output)")
    #expect(
      run.errors
        == "verdict: cannot write to \(none), the folder for temporary files (TMPDIR): "
        + "no such file or directory\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/none"))
  }

  /// The first one is judged while the second one is removed.
  @Test func amongOthersAProblemThatIsGoneMeanwhileIsAnInternalError() throws {
    let package = try SumPackage()
    for name in ["copy", "gone"] {
      for file in ["1.in", "1.ans"] {
        try package.addScript("1 2\n", as: "problems/\(name)/data/sample/\(file)")
      }
      try package.addScript("", as: "problems/\(name)/solution/main.swift")
      try package.addScript(
        "#!/bin/sh\ncat\nrm -rf '\(package.root)/problems/gone'\n", as: "bin/\(name)")
    }
    let run = try package.verdict(["test", "copy", "gone", "--no-build", "--json", "report.json"])
    #expect(run.end == .exit(3), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("problems/gone is gone: it was removed or renamed meanwhile"),
      "\(run.output)\(run.errors)")
    let report = try Data(contentsOf: URL(fileURLWithPath: package.root + "/report.json"))
    let reports = try JSONDecoder().decode([JSONReport].self, from: report)
    #expect(reports.map(\.verdict) == ["AC", "IE"])
  }

  @Test func aWrongAnswerIsToldWithTheCommandThatRepeatsIt() throws {
    let folder = try TemporaryFolder(["secret/it's.in": "1 2\n", "secret/it's.ans": "1 3\n"])
    let run = try Verdict.run(
      "test", "--command", "cat -", "--data", folder.path, "--time-limit", "1.5", "--no-build")
    #expect(run.end == .exit(1))
    #expect(run.output.contains("!       1  1 3"), "\(run.output)")
    let line = try #require(
      run.output.split(separator: "\n").first { $0.hasPrefix("  rerun: ") }, "\(run.output)")
    let again = try Program(path: "/bin/sh").run(["-c", String(line.dropFirst("  rerun: ".count))])
    #expect(again.end == .exit(1), "\(line)\n\(again.errors)")
    #expect(again.output.contains("secret/it's: WA wrong answer"), "\(again.output)")
    #expect(again.output.contains("of 1.50 s"), "\(again.output)")
  }

  @Test func ofManyRejectedCasesAFewAreNamed() throws {
    let names = (10..<30).flatMap { ["\($0).in", "\($0).ans"] }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "1\n") }))
    let run = try Verdict.run("test", "--command", "echo 2", "--data", folder.path, "--quiet")
    #expect(
      run.output.contains("\n… 17 more not accepted: 13, 14, 15, 16, 17, …\n"), "\(run.output)")
  }

  @Test func reportsAreWrittenIntoFiles() throws {
    let folder = try TemporaryFolder.copying()
    let (json, junit) = (folder.path + "/report.json", folder.path + "/report.xml")
    let run = try Verdict.run(
      "test", "--command", "cat", "--data", folder.path, "--json", json, "--junit", junit)
    #expect(run.end == .exit(0), "\(run.errors)")
    let report = try JSONReport(String(contentsOfFile: json, encoding: .utf8))
    #expect(report.cases.count == 6)
    let xml = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(xml.components(separatedBy: "<testcase ").count == 7)
    #expect(run.output.hasPrefix("case "), "\(run.output)")
  }

  #if os(Linux)
    @Test func aCaseWhoseNameIsNotUTF8IsRefused() throws {
      let folder = try TemporaryFolder(["a.in": "", "a.ans": ""])
      let judge = """
        printf x > "$1/$(printf '\\351').in"; exec "$0" test --command cat --data "$1"
        """
      let run = try Program(path: "/bin/sh").run(["-c", judge, Verdict.program.path, folder.path])
      #expect(run.end == .exit(2))
      let complaint = "--data: cannot read \(folder.path)/\u{FFFD}.in: its name is not UTF-8"
      #expect(run.errors.contains(complaint), "\(run.errors)")
    }
  #endif

  /// As Ctrl-C does; a shell without a terminal has its jobs ignore that one signal.
  @Test(arguments: ["TERM": SIGTERM, "HUP": SIGHUP])
  func interruptedItKillsTheProgramAndTellsWhatIsKnown(name: String, signal: Int32) throws {
    let folder = try TemporaryFolder.copying()
    // On the second case it never ends, and makes a note of every moment that it lives.
    let script = folder.path + "/slow.sh"
    let note = folder.path + "/note"
    let lines = """
      read -r line
      case $line in *sample/2) while :; do echo >> '\(note)'; sleep 0.02; done;; esac
      echo "$line"
      """
    try lines.write(toFile: script, atomically: false, encoding: .utf8)
    let judge = """
      "\(Verdict.program.path)" test --command 'sh \(script)' --data '\(folder.path)' \
        --wall-limit 300 --jobs 1 &
      until test -s '\(note)'; do sleep 0.05; done
      kill -\(name) $!
      wait $!
      """
    let run = try Program(path: "/bin/sh").run(["-c", judge], patience: .seconds(60))
    #expect(run.end == .exit(128 + signal), "\(run.output)\(run.errors)")
    #expect(run.output.contains("sample/1  AC "), "\(run.output)")
    #expect(run.output.contains("1 case in"), "\(run.output)")
    #expect(run.output.contains(", interrupted"), "\(run.output)")
    let notes = try Data(contentsOf: URL(fileURLWithPath: note))
    usleep(300_000)
    #expect(try Data(contentsOf: URL(fileURLWithPath: note)) == notes, "the program lives on")
  }

  /// Between two problems: the judge program of the second one is asked what it is.
  @Test func interruptedBetweenProblemsItTellsOfThoseThatWereJudged() throws {
    let package = try SumPackage()
    try package.addScript("#!/bin/sh\necho > asked\nexec sleep 300\n", as: "bin/sum-judge")
    for (name, text) in ["1.in": "1 2\n", "1.ans": "1 2\n"] {
      try package.addScript(text, as: "problems/copy/data/sample/\(name)")
    }
    try package.addScript("", as: "problems/copy/solution/main.swift")
    try package.addScript("#!/bin/sh\ncat\n", as: "bin/copy")
    let script = """
      bin/verdict test copy sum --no-build --json report.json &
      until test -s asked; do sleep 0.05; done
      kill -TERM $!
      wait $!
      """
    let run = try Program(path: "/bin/sh").run(
      ["-c", "cd '\(package.root)'\n" + script], patience: .seconds(60))
    #expect(run.end == .exit(143), "\(run.output)\(run.errors)")
    #expect(run.output.contains("copy     AC "), "\(run.output)")
    #expect(run.output.contains(", interrupted"), "\(run.output)")
    struct JudgedReport: Decodable {
      let target: String
      let verdict: String?
    }
    let report = try Data(contentsOf: URL(fileURLWithPath: package.root + "/report.json"))
    let reports = try JSONDecoder().decode([JudgedReport].self, from: report)
    #expect(reports.map(\.target) == ["copy", "sum"] && reports.map(\.verdict) == ["AC", nil])
  }
}
