import Foundation
import TestSupport
import Testing

/// What a build at a terminal shows while it takes its time; the package manager is a script here.
@Suite struct BuildProgressTests {
  /// A package with one problem, and a shell script as the package manager.
  private static func package(_ script: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "let package = Package(name: \"a\")",
      "problems/boj-7/README.md": "# boj-7: Seven\n",
      "problems/boj-7/solution/main.swift": "print(7)\n",
      "problems/boj-7/data/sample/1.in": "\n", "problems/boj-7/data/sample/1.ans": "7\n",
      "tools/swift": "#!/bin/sh\n" + script,
    ])
  }

  /// The arguments of a shell that tests the problem of the package.
  private static func test(in folder: TemporaryFolder, after line: String = ":") -> [String] {
    [
      "-c", "\(line); cd \"$0\" && PATH=\"$0/tools:$PATH\" exec \"$1\" test boj-7 $2",
      folder.path, Verdict.program.path,
    ]
  }

  /// A terminal on which a problem is tested, with a shell script as the package manager.
  private static func session(_ script: String) throws -> (TemporaryFolder, TerminalSession) {
    let folder = try package(script)
    return (folder, try TerminalSession(Program(path: "/bin/sh"), test(in: folder)))
  }

  @Test func theLiveLineTellsHowFarTheBuildIs() throws {
    let (folder, session) = try Self.session(
      """
      printf '[1/3] Write sources\\r\\033[2K[2/3] Compiling Graphs A.swift\\r'
      sleep 0.3
      printf '\\033[2K[3/3] Compiling boj_7 main.swift\\n'
      echo "$PWD/main.swift:1:1: error: nothing is right"
      exit 1
      """)
    defer { withExtendedLifetime(folder) {} }
    let end = session.end(patience: .seconds(60))
    let graphs = "\r\u{1B}[Kbuilding boj-7 … [2/3] Compiling Graphs\r\u{1B}[K"
    #expect(end.output.contains(graphs), "\(end.output)")
    #expect(end.output.contains("… [3/3] Compiling boj_7\r\u{1B}[K"), "\(end.output)")
    #expect(!end.output.contains("Write sources"), "\(end.output)")
    // Once it has ended, nothing of it is shown any more.
    let rest = try #require(end.output.components(separatedBy: "[3/3] Compiling boj_7").last)
    #expect(rest.contains("CE") && !rest.contains("building"), "\(end.output)")
    #expect(end.exitCode == 1)
  }

  /// As in `verdict test --watch` while it waits.
  @Test func whoWatchesQuitsABuildByTheSameKey() throws {
    let folder = try Self.package("printf '[2/3] Compiling Graphs A.swift\\r'; sleep 600")
    let session = try TerminalSession(
      Program(path: "/bin/sh"), Self.test(in: folder) + ["--watch"])
    _ = session.output(with: "Compiling Graphs")
    try session.press("r")
    try session.press("q")
    let end = session.end(patience: .seconds(60))
    #expect(end.output.hasSuffix("verdict: interrupted\r\n"), "\(end.output)")
    #expect(end.exitCode == 130)
  }

  @Test func whoInterruptsABuildIsShownNoMoreOfIt() throws {
    let (folder, session) = try Self.session(
      "printf '[2/3] Compiling Graphs A.swift\\r'; sleep 600")
    defer { withExtendedLifetime(folder) {} }
    _ = session.output(with: "Compiling Graphs")
    session.interrupt()
    let end = session.end(patience: .seconds(60))
    #expect(
      end.output.hasSuffix("Compiling Graphs\r\u{1B}[Kverdict: interrupted\r\n"), "\(end.output)")
    #expect(end.exitCode == 130)
  }

  /// As the package manager does, the script plans for what it finds, and what was built for another plan would be built
  /// anew.
  @Test func aTerminalAndAPipeBuildWithTheSameColors() throws {
    let folder = try Self.package(
      """
      mkdir -p .build
      colors=plain
      [ -t 1 ] && [ "$TERM" != dumb ] && [ -z "${NO_COLOR+set}" ] && colors=-color-diagnostics
      echo $colors | tee -a plans > .build/release.yaml
      printf '[1/3] Write sources\\r\\033[2K[3/3] Compiling boj_7 main.swift\\n'
      printf '%s/main.swift:1:1: \\033[1m\\033[31merror: \\033[0mnothing is right\\n' "$PWD"
      exit 1
      """)
    let shell = Program(path: "/bin/sh")
    func plans() throws -> [String] {
      try folder.text(of: "plans").split(whereSeparator: \.isNewline).map(String.init)
    }
    func testAtTerminal(after line: String) throws {
      let session = try TerminalSession(shell, Self.test(in: folder, after: line))
      let end = session.end(patience: .seconds(60))
      #expect(end.exitCode == 1 && end.output.contains("nothing is right"), "\(end.output)")
    }
    func testInPipe() throws {
      let run = try shell.run(Self.test(in: folder))
      #expect(run.end == .exit(1), "\(run.errors)")
      #expect(
        run.output.contains("/main.swift:1:1: error: nothing is right\n"), "\(run.output)")
      let isPlain = !run.output.unicodeScalars.contains { "\u{1B}\r".unicodeScalars.contains($0) }
      #expect(isPlain, "\(run.output.debugDescription)")
    }
    try testInPipe()
    try testAtTerminal(after: "unset NO_COLOR")
    #expect(try plans() == ["plain", "plain"])
    for file in [".build", "plans"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + file)
    }
    try testAtTerminal(after: "unset NO_COLOR")
    try testInPipe()
    try testAtTerminal(after: "export NO_COLOR=1 TERM=dumb")
    #expect(try plans() == Array(repeating: "-color-diagnostics", count: 3))
    try FileManager.default.removeItem(atPath: folder.path + "/.build")
    try testAtTerminal(after: "export NO_COLOR=1")
    #expect(try plans().last == "plain")
  }
}
