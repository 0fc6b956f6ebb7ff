import Foundation
import TestSupport
import Testing

/// Does what the README says, in a copy of the package: `.ci/readme` asks for it, since that takes
/// minutes, all the more if nothing is built there.
@Suite(.serialized, .enabled(if: ReadmeCommands.extent != nil, "see .ci/readme"))
struct ReadmeRun {
  /// What the commands expect to find, besides the package.
  private static let belongings: [String: String] = [
    "home/Downloads/samples/1.in": "5\n", "home/Downloads/samples/1.out": "5\n",
    "verdict/cases/1.in": "1 2.5\n", "verdict/cases/1.ans": "3.5\n",
    "verdict/slow.py": "print(sum(map(int, input().split())))\n",
    "verdict/gen.py": """
    import sys
    seed = int(sys.argv[1])
    print(seed % 9 + 1, seed // 9 % 9 + 1)
    """,
    "verdict/sum.py": "print(sum(map(float, input().split())))\n",
    "verdict/my-solution": "#!/bin/sh\nread n; sort -n\n",
    "verdict/mine": "#!/bin/sh\nread a b; echo $((a + b))\n",
    "verdict/slow": "#!/bin/sh\nawk '{ print $1 + $2 }'\n",
    "verdict/gen": "#!/bin/sh\necho \"$(($1 % 10)) $(($1 / 10 % 10))\"\n",
    "verdict/guess.py": """
    low, high = 1, int(input())
    while low <= high:
        middle = (low + high) // 2
        print(middle, flush=True)
        word = input()
        if word == "correct": break
        low, high = (low, middle - 1) if word == "lower" else (middle + 1, high)
    """,
    "verdict/games/1.in": "21\n",
    "verdict/player": "#!/bin/sh\nread x; echo $((2 * x))\n",
    "verdict/interactor": "#!/bin/sh\nread x < \"$1\"; echo $x; read y; [ $y = 42 ]\n",
    "verdict/found.bin": "1 2 3\n",
  ]

  @Test func everyCommandEndsWell() throws {
    let copy = try ReadmeCommands.copy.map(PackageCopy.init(adopting:)) ?? PackageCopy()
    for (name, text) in Self.belongings { try copy.folder.write(text, to: name) }
    let newest = Repository.names(in: "bench/results").last { $0.hasSuffix(".json") }
    let results = try Repository.text(of: "bench/results/\(#require(newest))")
    for name in ["run", "old", "new"] { try copy.folder.write(results, to: "verdict/\(name).json") }
    let text = try Repository.text(of: "README.md")
    var edits = try CodeBlock.all(in: "README.md", text: text, contents: Repository.text(of:))
      .filter { $0.file != nil }
    #expect(edits.count == 2)
    let start = ContinuousClock.now
    for command in ShellCommand.all(in: text) {
      while let edit = edits.first, edit.line < command.number {
        try copy.folder.write(
          edit.code.joined(separator: "\n") + "\n", to: "verdict/\(edit.file ?? "")")
        edits.removeFirst()
      }
      guard let use = ReadmeCommands.uses[command.command],
        ReadmeCommands.extent == "all" || !use.takesMinutes
      else { continue }
      let tools = use.tools(for: command.line)
      if let missing = tools.first(where: { Program(installed: $0) == nil }) {
        print("left out, there is no \(missing): \(command.line)")
        continue
      }
      try follow(command, use, in: copy)
      print("\(start.duration(to: .now)): \(command.line)")
      // At once, into a file too.
      fflush(nil)
    }
    #expect(edits.isEmpty)
    let submission = try copy.folder.text(of: "verdict/boj-1000.swift")
    #expect(submission.contains("first + second"))
    #expect(try copy.run("wc -w < big.in").output == "1000001\n")
    // What `verdict` had built is as good for `swift run`, which else would build it anew each time.
    let again = try copy.session(
      "swift run -c release boj-14003 < problems/boj-14003/data/sample/1.in", by: "bash"
    ).end(patience: .seconds(300))
    #expect(again.exitCode == 0 && !again.output.contains("Compiling"), "\(again.output)")
  }

  private func follow(
    _ command: ShellCommand, _ use: ReadmeCommands.Use, in copy: PackageCopy
  ) throws {
    let place = "README.md:\(command.number): \(command.line)"
    // zsh completes nothing before this, as the README says.
    let setting = use.shell == "zsh" ? "autoload -U compinit; compinit -u; " : ""
    let session = try copy.session(setting + command.line, by: use.shell)
    for step in use.meanwhile {
      switch step {
      case .waits(let text):
        let output = session.output(with: text, patience: .seconds(300))
        try #require(output.contains(text), "\(place): no '\(text)' in\n\(output)")
      case .runs(let line):
        let run = try copy.run(line)
        try #require(run.end == .exit(0), "\(place): \(line)\n\(run.output)\(run.errors)")
      case .presses(let key): try session.press(key)
      case .interrupts: session.interrupt()
      }
    }
    let end = session.end(patience: .seconds(3600))
    try #require(end.exitCode == use.exitCode, "\(place)\n\(end.output)")
  }
}
