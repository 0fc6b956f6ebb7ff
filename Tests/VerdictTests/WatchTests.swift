import Foundation
import TestSupport
import Testing

/// `verdict test --watch`, at a terminal and without one.
@Suite struct WatchTests {
  /// Three cases, the second of which the program fails.
  static func folder() throws -> TemporaryFolder {
    var files: [String: String] = ["program.sh": "read x; [ $x = 2 ] && x=9; echo $x\n"]
    for number in 1...3 {
      for ending in ["in", "ans"] { files["data/\(number).\(ending)"] = "\(number)\n" }
    }
    return try TemporaryFolder(files)
  }

  static func session(in folder: TemporaryFolder, hasKeyboard: Bool) throws -> TerminalSession {
    try TerminalSession(
      Verdict.program,
      ["test", "--watch", "--command", "sh \(folder.path)/program.sh"]
        + ["--data", "\(folder.path)/data"], hasKeyboard: hasKeyboard)
  }

  /// The first words of the rows of a table, in order.
  static func names(_ table: some StringProtocol) -> [Substring] {
    let rows = table.split(whereSeparator: \.isNewline)
      .map { $0.replacingOccurrences(of: "\u{1B}[K", with: "") }
    return rows.filter { $0.contains(" AC ") || $0.contains(" WA ") }
      .compactMap { $0.split(separator: " ").first.map { Substring($0) } }
      .filter { Int($0) != nil }
  }

  @Test func keysAndSavedFilesJudgeAgainTheFailedCaseFirst() throws {
    let folder = try Self.folder()
    let session = try Self.session(in: folder, hasKeyboard: true)
    let first = session.output(with: "r judges again, q quits")
    #expect(first.contains("3 cases (2 AC, 1 WA)"), "\(first)")
    #expect(Self.names(first) == ["1", "2", "3"], "\(first)")

    try session.press("r")
    let second = session.output(with: "r judges again, q quits", times: 2).dropFirst(first.count)
    #expect(second.contains(" again"), "\(second)")
    #expect(Self.names(second) == ["2", "1", "3"], "\(second)")

    try "cat\n".write(
      toFile: folder.path + "/program.sh", atomically: true, encoding: .utf8)
    let all = session.output(with: "r judges again, q quits", times: 3)
    let third = all.dropFirst(first.count + second.count)
    #expect(third.contains(" program.sh"), "\(third)")
    #expect(third.contains("AC accepted, 3 cases"), "\(third)")

    try session.press("q")
    #expect(session.exitCode() == 0)
  }

  /// What is typed is for the shell then, and using the terminal would stop the process.
  @Test func inTheBackgroundItLeavesTheTerminalAlone() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      import os, pty, signal, sys, time
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      shell, terminal = pty.fork()
      if shell == 0:
          watcher = os.fork()
          if watcher == 0:
              os.setpgid(0, 0)
              os.dup2(os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT), 1)
              os.execv(sys.argv[2], sys.argv[2:])
          def state():
              return open("/proc/%d/stat" % watcher).read().rsplit(")")[1].split()[0]
          def wait_for(condition):
              for _ in range(600):
                  if condition(): return True
                  time.sleep(0.1)
          wait_for(lambda: os.path.exists(sys.argv[1]) and "judges again" in open(sys.argv[1]).read())
          print("ready", flush=True)
          time.sleep(1)
          print("watching" if state() != "T" else "stopped", flush=True)
          os.kill(watcher, signal.SIGTERM)
          wait_for(lambda: state() in "ZT")
          print("ended" if state() == "Z" else "stopped", flush=True)
          os.kill(watcher, signal.SIGKILL)
          os._exit(0)
      output = b""
      try:
          while piece := os.read(terminal, 1024):
              output += piece
              if b"ready" in piece:
                  os.write(terminal, b"x\\n")
      except OSError:
          pass
      print(output.decode())

      """, to: "shell.py")
    let python = try #require(Program(installed: "python3"))
    let run = try python.run(
      ["\(folder.path)/shell.py", "\(folder.path)/output", Verdict.program.path, "test", "--watch"]
        + ["--command", "sh \(folder.path)/program.sh", "--data", "\(folder.path)/data"])
    #expect(run.output.contains("watching") && run.output.contains("ended"), "\(run.output)")
    #expect(!run.output.contains("stopped"), "\(run.output)\(run.errors)")
  }

  @Test func theProgramThatIsJudgedInsteadOfASolutionIsWatchedToo() throws {
    let folder = try TemporaryFolder(["program.sh": "echo\n", "check.sh": "cmp $2 $3\n"])
    let session = try TerminalSession(
      Verdict.program,
      ["test", "boj-2750", "--watch", "--set", "sample", "--no-build"]
        + ["--command", "sh \(folder.path)/program.sh"]
        + ["--checker", "sh \(folder.path)/check.sh"], hasKeyboard: true)
    _ = session.output(with: "r judges again, q quits")
    try "sed 1d | sort -n\n".write(
      toFile: folder.path + "/program.sh", atomically: true, encoding: .utf8)
    let output = session.output(with: "r judges again, q quits", times: 2)
    #expect(output.contains(" program.sh") && output.contains("boj-2750: AC"), "\(output)")
    // And who judges it in place of the problem's checker.
    try "exit 1\n".write(toFile: folder.path + "/check.sh", atomically: true, encoding: .utf8)
    let third = session.output(with: "r judges again, q quits", times: 3)
    #expect(third.contains(" check.sh"), "\(third)")
    try session.press("q")
    #expect(session.exitCode() == 1)
  }

  @Test func whatIsLinkedFromElsewhereIsWatched() throws {
    let folder = try TemporaryFolder([
      "elsewhere/1.in": "1\n", "elsewhere/1.ans": "2\n", "elsewhere/cat.sh": "cat\n",
    ])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path + "/data", withDestinationPath: folder.path + "/elsewhere")
    try files.createSymbolicLink(
      atPath: folder.path + "/program.sh", withDestinationPath: "elsewhere/cat.sh")
    let session = try Self.session(in: folder, hasKeyboard: true)
    #expect(session.output(with: "r judges again, q quits").contains("WA wrong answer, 1 case"))
    try "1\n".write(toFile: folder.path + "/elsewhere/1.ans", atomically: true, encoding: .utf8)
    let second = session.output(with: "r judges again, q quits", times: 2)
    #expect(second.contains(" 1.ans") && second.contains("AC accepted, 1 case"), "\(second)")
    try "echo 7\n".write(
      toFile: folder.path + "/elsewhere/cat.sh", atomically: true, encoding: .utf8)
    #expect(session.output(with: "r judges again, q quits", times: 3).contains(" cat.sh"))
    try session.press("q")
    #expect(session.exitCode() == 1)
  }

  @Test func theModulesOfASourceFileAreWatched() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/README.md": "", "data/1.in": "", "data/1.ans": "2\n",
      "Sources/Tools/Tools.swift": "public func answer() -> Int { 1 }\n",
      "a.swift": "import Tools\nprint(answer())\n",
    ])
    let session = try TerminalSession(
      Program(path: "/bin/sh"),
      [
        "-c", "cd \"$0\" && exec \"$1\" test --watch --command a.swift --data data", folder.path,
        Verdict.program.path,
      ], hasKeyboard: true)
    #expect(session.output(with: "r judges again, q quits").contains("WA wrong answer, 1 case"))
    try folder.write(
      "public func answer() -> Int { 2 }\n", to: "Sources/Tools/Tools.swift")
    let second = session.output(with: "r judges again, q quits", times: 2)
    #expect(second.contains(" Tools.swift") && second.contains("AC accepted"), "\(second)")
    try session.press("q")
    #expect(session.exitCode() == 0)
  }

  /// As by `verdict remove` in another terminal: nothing that is missing in it would help.
  @Test func aProblemThatIsGoneMeanwhileIsNamed() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/a/solution/main.swift": "",
      "problems/a/data/sample/1.in": "1\n", "problems/a/data/sample/1.ans": "1\n",
    ])
    let session = try TerminalSession(
      Program(path: "/bin/sh"),
      [
        "-c", "cd \"$0\" && exec \"$1\" test a --watch --no-build --command cat", folder.path,
        Verdict.program.path,
      ], hasKeyboard: true)
    let first = session.output(with: "q quits")
    #expect(first.contains("a: AC accepted, 1 case"), "\(first)")
    let problem = folder.path + "/problems/a"
    try FileManager.default.moveItem(atPath: problem, toPath: folder.path + "/problems/b")
    let second = session.output(with: "q quits", times: 2)
    #expect(second.contains("problems/a is gone: it was removed or renamed meanwhile"), "\(second)")
    #expect(!second.contains("no cases"), "\(second)")
    try FileManager.default.moveItem(atPath: folder.path + "/problems/b", toPath: problem)
    let third = session.output(with: "q quits", times: 3).dropFirst(second.count)
    #expect(third.contains("a: AC accepted, 1 case"), "\(third)")
    try session.press("q")
    #expect(session.exitCode() == 0)
  }

  @Test func keysWorkAfterAShellHadTheTerminal() throws {
    let folder = try Self.folder()
    let session = try Self.session(in: folder, hasKeyboard: true)
    _ = session.output(with: "q quits")
    session.restoreLines()
    try session.press("r")
    let again = session.output(with: "q quits", times: 2, patience: .seconds(20))
    #expect(again.contains(" again"), "\(again)")
    // Without it the process would wait for the end of the line.
    try session.press("q")
    try? session.press("\n")
    #expect(session.exitCode() == 1)
  }

  @Test func aKeyThatIsPressedWhileItJudgesIsNotForgotten() throws {
    let folder = try Self.folder()
    try folder.write("sleep 0.5; cat\n", to: "program.sh")
    let session = try TerminalSession(
      Program(path: "/bin/sh"),
      [
        "-c", "cd \"$0\" && exec \"$1\" test --watch --command \"sh $0/program.sh\" --data data",
        folder.path, Verdict.program.path,
      ])
    _ = session.output(with: "0/3")
    try session.press("r")
    let output = session.output(with: "q quits", times: 2)
    #expect(output.contains(" again"), "\(output)")
    try session.press("q")
    #expect(session.exitCode() == 0)
  }

  @Test func whoQuitsWhileItJudgesAgainGetsTheLastExitCode() throws {
    let folder = try Self.folder()
    let session = try Self.session(in: folder, hasKeyboard: true)
    _ = session.output(with: "q quits")
    try folder.write("sleep 600\n", to: "program.sh")
    _ = session.output(with: "0/3", times: 2)
    try session.press("q")
    #expect(session.exitCode() == 1)
  }

  @Test func theLastVerdictIsTheExitCode() throws {
    let folder = try Self.folder()
    let session = try Self.session(in: folder, hasKeyboard: true)
    _ = session.output(with: "q quits")
    try session.press("q")
    #expect(session.exitCode() == 1)
  }

  @Test func withoutAKeyboardCtrlCEndsIt() throws {
    let folder = try Self.folder()
    let session = try Self.session(in: folder, hasKeyboard: false)
    let output = session.output(with: "until Ctrl-C")
    #expect(output.contains("until Ctrl-C"), "\(output)")
    session.interrupt()
    #expect(session.exitCode() == 130)
  }

  @Test func aReportAndWatchingExcludeEachOther() throws {
    let run = try Verdict.run("test", "boj-2750", "--watch", "--json", "-")
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("--watch writes no reports"), "\(run.errors)")
  }
}
