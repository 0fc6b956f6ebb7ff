import Foundation
import TestSupport
import Testing

/// What a build at a terminal shows while it takes its time; the package manager is a script here.
@Suite struct BuildProgressTests {
  /// A terminal on which a problem is tested, with a shell script as the package manager.
  private static func session(_ script: String) throws -> (TemporaryFolder, TerminalSession) {
    let folder = try TemporaryFolder([
      "Package.swift": "let package = Package(name: \"a\")",
      "problems/boj-7/README.md": "# boj-7: Seven\n",
      "problems/boj-7/solution/main.swift": "print(7)\n",
      "problems/boj-7/data/sample/1.in": "\n", "problems/boj-7/data/sample/1.ans": "7\n",
      "tools/swift": "#!/bin/sh\n" + script,
    ])
    let session = try TerminalSession(
      Program(path: "/bin/sh"),
      [
        "-c", "cd \"$0\" && PATH=\"$0/tools:$PATH\" exec \"$1\" test boj-7",
        folder.path, Verdict.program.path,
      ])
    return (folder, session)
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
}
