import Foundation
import TestSupport
import Testing

/// The command `verdict run`.
@Suite struct RunCommandTests {
  /// Runs `verdict` in a folder, with an input in a file or, behind the name of a program, from it.
  private func verdict(
    _ words: [String], in folder: String, _ input: String = "< /dev/null"
  ) throws -> Program.Run {
    let script = "cd \"$0\" && \(input.hasPrefix("<") ? "" : "\(input) | ")\"$@\" "
    return try Program(path: "/bin/sh").run(
      ["-c", script + (input.hasPrefix("<") ? input : ""), folder, Verdict.program.path, "run"]
        + words)
  }

  /// A package with a module of its own.
  private static func package() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "",
      "Sources/Lists/Last.swift": """
      /// The last one.
      @inline(never)
      public func last(of values: [Int]) -> Int {
        values[values.count - 1]
      }
      """,
      "problems/a/last.swift": """
      import Lists
      let words = (readLine() ?? "").split(separator: " ")
      print(last(of: words.map { Int($0)! }))
      """,
      "problems/a/deep.swift": """
      func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + 2 * depth(n - 1) }
      print(depth(Int(readLine()!)!) & 1)
      """,
      "problems/a/typo.swift": "print(nothing)\n",
      "problems/a/empty.txt": "\n", "problems/a/three.txt": "1 2 3\n",
      "problems/a/two-lines.txt": "1 2 3\n\n",
      "problems/a/large.txt": "100000000\n",
    ])
  }

  @Test func aProgramHasTheInputTheOutputAndTheExitCode() throws {
    let folder = try TemporaryFolder([
      "it.sh": "#!/bin/sh\nread x\necho \"$x $*\"\necho fault >&2\nexit 7\n"
    ])
    let run = try verdict(["it.sh", "1", "--", "--quiet"], in: folder.path, "echo hello")
    #expect(run.end == .exit(7))
    #expect(run.output == "hello 1 --quiet\n")
    #expect(run.errors.hasPrefix("fault\nverdict: exit code 7\n0.0"), "\(run.errors)")
    #expect(run.errors.hasSuffix(" MiB\n"), "\(run.errors)")
    let quiet = try verdict(["--quiet", "it.sh"], in: folder.path, "echo hello")
    #expect(quiet.errors == "fault\n")
  }

  #if os(Linux)
    /// As in the table of `verdict test`: that of who runs it is larger.
    @Test func theMemoryIsTheProgramsOwn() throws {
      let run = try verdict(["/bin/echo"], in: "/")
      let memory = try #require(run.errors.firstMatch(of: #/ s, ([0-9.]+) MiB\n/#), "\(run.errors)")
      #expect(Double(memory.1)! < 8, "\(run.errors)")
    }
  #endif

  @Test func whatIsSaidAboutAProgramBeginsALineOfTheTerminal() throws {
    for (output, rest) in [("6", "6"), ("6\\n", "6\r\n")] {
      let script = "stty cols 30; exec \"$0\" run /usr/bin/printf '\(output)'"
      let session = try TerminalSession(
        Program(path: "/bin/sh"), ["-c", script, Verdict.program.path])
      let end = session.end(patience: .seconds(60))
      let blanks = String(repeating: " ", count: 30)
      #expect(
        end.output.hasPrefix("\(rest)\(blanks)\r\u{1B}[Kverdict: 0.0"),
        "\(end.output.debugDescription)")
    }
  }

  @Test func aSolutionReadsACase() throws {
    let sample = try verdict(["boj-2750", "sample/1", "--no-build"], in: Repository.root.path)
    #expect(sample.end == .exit(0), "\(sample.errors)")
    #expect(
      try sample.output == Repository.text(of: "problems/boj-2750/data/sample/1.ans"),
      "\(sample.errors)")
    let short = try verdict(["boj-2750", "1", "--no-build"], in: Repository.root.path)
    #expect(short.output == sample.output, "\(short.errors)")
    let conversation = try verdict(
      ["guess-the-number", "1", "--no-build"], in: Repository.root.path)
    #expect(conversation.end == .exit(2))
    #expect(conversation.errors.contains("is interactive: "), "\(conversation.errors)")
    let family = try verdict(["2750", "--no-build", "random-max"], in: Repository.root.path)
    #expect(family.output.split(separator: "\n").count == 1000, "\(family.errors)")
    let typed = try verdict(
      ["problems/boj-2750/solution/main.swift", "--no-build"], in: Repository.root.path,
      "echo 2 5 3")
    #expect(typed.output == "3\n5\n", "\(typed.errors)")
    // The path of the same file, seen from its folder.
    let near = try verdict(
      ["main.swift", "--no-build", "sample/1"],
      in: Repository.root.path + "/problems/boj-2750/solution")
    #expect(near.output == sample.output, "\(near.errors)")
  }

  /// Seen from a folder in a package: in a module, which lies elsewhere, and in the file itself.
  @Test func theLineOfACrashIsNamedIfTheInputCanBeReadOnceMore() throws {
    let package = try Self.package()
    let folder = package.path + "/problems/a"
    let fine = try verdict(["last.swift"], in: folder, "< three.txt")
    #expect(fine.end == .exit(0) && fine.output == "3\n", "\(fine.errors)")
    let quiet = try verdict(["--quiet", "deep.swift"], in: folder, "echo 3")
    #expect(quiet.output == "1\n" && quiet.errors == "", "\(quiet.errors)")
    let crash = try verdict(["last.swift"], in: folder, "< empty.txt")
    #expect(crash.end == .exit(128 + SIGILL), "\(crash.errors)")
    let module = URL(fileURLWithPath: package.path).resolvingSymlinksInPath().path
    #expect(
      crash.errors.hasPrefix(
        """
        verdict: killed by SIGILL: Index out of range
        at \(module)/Sources/Lists/Last.swift:4, in last(of:)
            values[values.count - 1]
        at last.swift:3, in main
        """), "\(crash.errors)")
    // What was read before is not part of the input.
    let rest = try Program(path: "/bin/sh").run([
      "-c", "cd \"$0\" && { read line; \"$1\" run last.swift; } < two-lines.txt", folder,
      Verdict.program.path,
    ])
    #expect(rest.errors.contains("at last.swift:3, in main"), "\(rest.errors)")
    // The same program, from another folder.
    let again = try verdict(["problems/a/last.swift"], in: package.path, "< problems/a/three.txt")
    #expect(again.output == "3\n" && !again.errors.contains("compiling"), "\(again.errors)")
    let elsewhere = try verdict(
      ["\(folder)/last.swift"], in: "/", "< '\(folder)/three.txt'")
    #expect(elsewhere.output == "3\n", "\(elsewhere.errors)")
    // Then Swift's own report is all there is.
    let typed = try verdict(["last.swift"], in: folder, "echo")
    #expect(typed.end == .exit(128 + SIGILL), "\(typed.errors)")
    #expect(typed.errors.contains("Last.swift:4"), "\(typed.errors)")
    #expect(typed.errors.contains("verdict: killed by SIGILL\n"), "\(typed.errors)")
    #expect(typed.errors.contains("hint: with the same input from a file, < FILE, "))
    let deep = try verdict(["problems/a/deep.swift"], in: package.path, "< problems/a/large.txt")
    #expect(
      deep.errors.contains(
        """
        verdict: killed by SIGSEGV: a recursion too deep for a stack of 1024 MiB
        at problems/a/deep.swift:1, in depth(_:)
        """), "\(deep.errors)")
  }

  @Test func aProblemIsNotHiddenByAFileOfItsName() throws {
    let package = try TemporaryFolder([
      "Package.swift": "", "problems/p/solution/main.swift": "", "p": "", "q": "",
    ])
    for (name, end, message) in [
      ("p", 3, "leave out --no-build"), ("./p", 2, "the file is not executable"),
      ("q", 2, "the file is not executable"),
    ] as [(String, Int32, String)] {
      let run = try verdict([name, "--no-build"], in: package.path)
      #expect(run.end == .exit(end) && run.errors.contains(message), "\(name): \(run.errors)")
    }
  }

  @Test func whatCannotBeRunIsTold() throws {
    let package = try Self.package()
    let folder = package.path + "/problems/a"
    let typo = try verdict(["typo.swift"], in: folder)
    #expect(typo.end == .exit(1))
    #expect(typo.errors.contains("typo.swift:1: error: "), "\(typo.errors)")
    for (words, message) in [
      (["none.swift"], "none.swift: no such file"),
      (["none"], "no problem 'none'"),
      (["./none"], "./none: no such file"),
      (["three.txt"], "the file is not executable"),
      ([], "PROBLEM is missing"),
    ] {
      let run = try verdict(words, in: folder)
      #expect(run.end == .exit(2), "\(words)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    let surplus = try verdict(["boj-2750", "sample/1", "x"], in: Repository.root.path)
    #expect(surplus.end == .exit(2) && surplus.errors.contains("'x' is too much"))
    let unbuilt = try verdict(["boj-2750", "sample/99", "--no-build"], in: Repository.root.path)
    #expect(unbuilt.end == .exit(2) && unbuilt.errors.contains("no case 'sample/99'"))
  }

  /// Whoever ends `verdict` ends the program, which may say something before.
  @Test func theProgramIsAskedToEndToo() throws {
    let folder = try TemporaryFolder([
      "loop.sh": """
      #!/bin/sh
      trap 'echo bye; exit 5' TERM
      echo started > started
      while :; do sleep 0.05; done
      """
    ])
    let run = try Program(path: "/bin/sh").run([
      "-c",
      """
      cd "$0" || exit 1
      "$1" run ./loop.sh & verdict=$!
      while ! [ -e started ]; do sleep 0.05; done
      kill -TERM $verdict; wait $verdict; echo $?
      """, folder.path, Verdict.program.path,
    ])
    #expect(run.output == "bye\n5\n", "\(run.errors)")
  }

  /// Also if it is stopped.
  @Test(.enabled(if: Program(installed: "ps") != nil))
  func aStoppedProgramIsAskedToEndToo() throws {
    let folder = try TemporaryFolder([
      "stop.sh": "trap 'echo bye; exit 5' TERM; echo $$ > started; kill -STOP $$\n"
    ])
    let run = try Program(path: "/bin/sh").run(
      [
        "-c",
        """
        cd "$0" || exit 1
        "$1" run /bin/sh stop.sh & verdict=$!
        while ! [ -s started ]; do sleep 0.05; done
        while ! ps -o state= -p "$(cat started)" | grep -q T; do sleep 0.05; done
        kill -TERM $verdict; wait $verdict; echo $?
        """, folder.path, Verdict.program.path,
      ], patience: .seconds(20))
    #expect(run.output == "bye\n5\n", "\(run.errors)")
  }

  /// Runs a program that takes no notice of signals, and once it has started some lines of shell:
  /// `$verdict` is the process that runs it, and the file `started` holds the number of its own.
  private static func runStubbornProgram(_ lines: String) throws -> Program.Run {
    let folder = try TemporaryFolder([
      "stay.sh": "trap '' TERM INT HUP; echo $$ > started; while :; do sleep 0.05; done\n"
    ])
    let script = """
      cd "$0" || exit 1
      "$1" run /bin/sh stay.sh & verdict=$!
      while ! [ -s started ]; do sleep 0.05; done

      """
    return try Program(path: "/bin/sh").run(
      ["-c", script + lines, folder.path, Verdict.program.path], patience: .seconds(20))
  }

  #if os(Linux)
    /// Whoever kills `verdict` leaves no program behind.
    @Test func theProgramDiesWithWhoRunsIt() throws {
      let run = try Self.runStubbornProgram(
        """
        kill -KILL $verdict; wait $verdict; echo $?
        for i in $(seq 100); do kill -0 "$(cat started)" || exit; sleep 0.05; done; echo alive
        """)
      #expect(run.output == "137\n", "\(run.errors)")
    }
  #endif

  /// The system may refuse a file that looks like a program.
  @Test func whatIsNoProgramIsNotStarted() throws {
    let folder = try TemporaryFolder(["that": "#!/no/shell\n"])
    try folder.writeProgram("no program\n", to: "it")
    for (name, reason) in [("it", "Exec format error"), ("that", "No such file or directory")] {
      let run = try verdict(["./\(name)"], in: folder.path)
      #expect(run.end == .exit(3))
      #expect(run.errors.hasPrefix("verdict: cannot start /"), "\(run.errors)")
      #expect(run.errors.hasSuffix("/\(name): \(reason)\n"), "\(run.errors)")
    }
  }

  /// However often it is asked, it does not stay behind.
  @Test func aProgramThatDoesNotEndIsKilled() throws {
    let run = try Self.runStubbornProgram(
      """
      kill -TERM $verdict; sleep 0.2; kill -HUP $verdict; kill -TERM $verdict
      wait $verdict; echo $?
      kill -0 "$(cat started)" || echo gone
      """)
    #expect(run.output == "137\ngone\n", "\(run.errors)")
    #expect(
      run.errors.hasPrefix("verdict: it was asked to end and did not: killed by SIGKILL\n"),
      "\(run.errors)")
  }

  /// It may answer Ctrl-C and Ctrl-\ as it likes, and nobody sends it anything else.
  @Test(.enabled(if: Program(installed: "python3") != nil))
  func theKeysOfTheTerminalAreForTheProgram() throws {
    let folder = try TemporaryFolder([
      "keys.sh": """
      trap 'echo saved; sleep 0.3; exit 5' INT
      trap 'echo no' QUIT
      trap 'echo asked' TERM
      echo ready
      while :; do sleep 0.05; done
      """,
      "press.py": """
      import os, pty, sys
      process, terminal = pty.fork()
      if process == 0:
          os.execv(sys.argv[1], sys.argv[1:])
      output = b""
      keys = {b"ready": b"\\x1c", b"no": b"\\x03"}
      try:
          while piece := os.read(terminal, 1024):
              output += piece
              for text in [text for text in keys if text in output]:
                  os.write(terminal, keys.pop(text))
      except OSError:
          pass
      print(output.decode(), os.WEXITSTATUS(os.waitpid(process, 0)[1]))
      """,
    ])
    let python = try #require(Program(installed: "python3"))
    let run = try python.run([
      "\(folder.path)/press.py", Verdict.program.path, "run", "/bin/sh",
      "\(folder.path)/keys.sh",
    ])
    #expect(run.output.contains("no\r\n") && run.output.contains("saved\r\n"), "\(run.output)")
    #expect(!run.output.contains("asked") && run.output.hasSuffix(" 5\n"), "\(run.output)")
  }

  /// A parent that takes no notice of its children, as some supervisors do, hands that on.
  @Test func howAProgramEndsIsKnownWhereverVerdictIsStarted() throws {
    let python = try #require(Program(installed: "python3"))
    let parent = "import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN); "
    let run = try python.run(
      ["-c", parent + "os.execv(sys.argv[1], sys.argv[1:])", Verdict.program.path, "run"]
        + ["/bin/sh", "--", "-c", "exit 3"])
    #expect(run.end == .exit(3), "\(run.errors)")
  }

  /// With another input it might crash elsewhere; and what is killed from outside has not crashed.
  @Test func onlyACrashWithTheSameInputIsRunOnceMore() throws {
    let folder = try TemporaryFolder([
      "input.txt": "1\n",
      "change.sh": "echo again >> runs; [ -z \"$2\" ] || echo 2 >> input.txt; kill -$1 $$\n",
    ])
    for (words, runs) in [(["SEGV"], 2), (["TERM"], 3), (["SEGV", "change"], 4)] {
      let run = try verdict(["/bin/sh", "change.sh"] + words, in: folder.path, "< input.txt")
      #expect(run.end == .exit(128 + (words[0] == "TERM" ? SIGTERM : SIGSEGV)), "\(run.errors)")
      let told = try String(contentsOfFile: "\(folder.path)/runs", encoding: .utf8)
      #expect(told.split(separator: "\n").count == runs, "\(run.errors)")
    }
  }

  /// The judge's own way with it is not handed on.
  @Test func aFileThatIsTooLargeKillsAProgramAsUsual() throws {
    let folder = try TemporaryFolder()
    let run = try Program(path: "/bin/sh").run([
      "-c",
      "cd \"$0\" && { ulimit -f 0; \"$1\" run /bin/sh -- -c 'echo 1 > file'; echo $?; } 2>&1 | cat",
      folder.path, Verdict.program.path,
    ])
    #expect(run.output.hasSuffix("\n\(128 + SIGXFSZ)\n"), "\(run.output)")
  }

  @Test func theStackIsNoLargerThanIsAllowed() throws {
    let package = try Self.package()
    let run = try Program(path: "/bin/sh").run([
      "-c", "ulimit -s 8192; cd \"$0\" && \"$1\" run problems/a/deep.swift < problems/a/large.txt",
      package.path, Verdict.program.path,
    ])
    #expect(
      run.errors.contains("SIGSEGV: a recursion too deep for a stack of 8 MiB\n"),
      "\(run.errors)")
  }
}
