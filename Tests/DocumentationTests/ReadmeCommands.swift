import Foundation

/// What becomes of the commands in the README: each is known here, and each is run.
enum ReadmeCommands {
  /// How many of them `ReadmeRun` runs: `all`, or `most` without those that take minutes.
  static let extent = ProcessInfo.processInfo.environment["VERDICT_README"]

  /// The folder that holds a copy of the package as `verdict`, if they are to be run there.
  static let copy = ProcessInfo.processInfo.environment["VERDICT_README_COPY"]

  /// What a test does with a command.
  struct Use: Equatable {
    /// What somebody does who is at the terminal while the command runs.
    enum Step: Equatable {
      /// Waits until the command has printed this.
      case waits(for: String)
      /// Runs this line in another terminal, which has to end well.
      case runs(String)
      /// Presses this key.
      case presses(Character)
      /// Presses Ctrl-C.
      case interrupts
    }

    /// The shell that runs it, if it is installed.
    var shell = "bash"
    /// What happens meanwhile: the command is run at a terminal then.
    var meanwhile: [Step] = []
    /// The exit code that it has to end with.
    var exitCode: Int32 = 0
    /// Whether it takes so long that it is only run by `.ci/readme --all`.
    var takesMinutes = false

    /// The programs that are needed for it and that not everybody has.
    func tools(for line: String) -> [String] {
      let lines = [shell, line] + meanwhile.map { "\($0)" }
      let tools = ["zsh", "fish", "python3", "curl"].filter { tool in
        lines.contains { $0.contains(tool) }
      }
      return tools + (line.contains("bench guard") ? ["valgrind"] : [])
    }

    /// It is run as it stands there, and has to end well.
    static let run = Use()
    /// The same, but only by `.ci/readme --all`.
    static let runAtLeisure = Use(takesMinutes: true)
  }

  /// Sends a problem as the browser does.
  private static func post(_ number: Int) -> String {
    let problem = """
      {"name": "Sent", "group": "", "url": "https://www.acmicpc.net/problem/\(number)", \
      "interactive": false, "memoryLimit": 128, "timeLimit": 1000, "testType": "single", \
      "tests": [{"input": "7\\n", "output": "7\\n"}]}
      """
    return "curl -sf -H 'Content-Type: application/json' -d '\(problem)' http://127.0.0.1:10045/"
  }

  /// The commands without their comments.
  static let uses: [String: Use] = [
    "swift run -c release boj-14003 < problems/boj-14003/data/sample/1.in": .run,
    "swift run -c release verdict test boj-14003": .run,

    "swift run -c release verdict new boj-1000 --judge": .run,
    "printf '1 2\\n' > problems/boj-1000/data/sample/1.in": .run,
    "printf '3\\n' > problems/boj-1000/data/sample/1.ans": .run,
    "swift run -c release verdict test boj-1000": .run,
    "swift run -c release verdict stress boj-1000 --seconds 2": .run,
    "swift run -c release verdict bundle boj-1000 -o boj-1000.swift": .run,

    "swift run -c release verdict doc Graphs": .run,
    "swift run -c release verdict doc RootedTree.distance": .run,
    "swift run -c release verdict doc lower_bound": .run,
    "swift run -c release verdict doc shortest cycle": .run,

    "swift build -c release --product verdict": .run,
    "export PATH=\"$PATH:$PWD/.build/release\"": .run,
    "verdict init ../contests": .run,
    "cd ../contests && verdict new boj-1000 && verdict test boj-1000": .run,

    "swift run -c release verdict test boj-14003 boj-17404": .run,
    "swift run -c release verdict test --all --jobs 2": .runAtLeisure,
    "swift run -c release verdict test boj-2750 --command './my-solution'": .run,
    "swift run -c release verdict test --command 'python3 sum.py' --data cases --compare float:1e-9":
      .run,
    "swift run -c release verdict test boj-2750 --watch":
      Use(meanwhile: [
        .waits(for: "q quits"), .runs("touch problems/boj-2750/solution/main.swift"),
        .presses("r"), .waits(for: "again"), .presses("q"),
      ]),
    "swift run -c release verdict list": .run,
    "swift run -c release verdict generate boj-14003 random-max --seed 7 > big.in": .run,

    "swift run -c release verdict run boj-14003 < big.in": .run,

    "swift run -c release verdict test guess-the-number": .run,
    "swift run -c release verdict test guess-the-number --command 'python3 guess.py'": .run,
    "swift run -c release verdict test --data games --command './player' --interactor './interactor'":
      .run,

    "source <(verdict completions bash)": .run,
    "source <(verdict completions zsh)": Use(shell: "zsh"),
    "verdict completions fish | source": Use(shell: "fish"),

    "swift run -c release verdict stress boj-14003": .run,
    "swift run -c release verdict stress boj-2750 --count 500 --max-size 12 --command './my-solution'":
      .run,
    "swift run -c release verdict stress boj-1000 --count 100 --brute slow.py --generator gen.py":
      .run,
    "swift run -c release verdict stress --command './mine' --brute './slow' --generator './gen'":
      .run,

    "swift run -c release verdict bundle boj-14003 > submission.swift": .run,
    "swift run -c release verdict bundle boj-14003 --judge atcoder -o submission.swift": .run,
    "swift run -c release verdict bundle boj-14003 --minify -o submission.swift": .run,
    "swift run -c release verdict test boj-14003 --bundled": .run,

    "swift run -c release bench": .runAtLeisure,
    "swift run -c release bench --quick": .runAtLeisure,
    "swift run -c release bench --suite sort --type int32 --n 1000000 --json run.json --html run.html":
      .runAtLeisure,
    "swift run -c release bench list": .run,
    "swift run -c release bench compare old.json new.json": .run,
    "swift run -c release bench report run.json --svg pictures": .run,
    "swift run -c release bench guard": .runAtLeisure,

    "swift run -c release verdict new boj-1001 --from ~/Downloads/samples": .run,
    "swift run -c release verdict test boj-1001": .run,
    "swift run -c release verdict receive":
      Use(
        meanwhile: [
          .waits(for: "port 10045"), .runs(post(2557)), .waits(for: "problems/boj-2557"),
          .interrupts,
        ], exitCode: 130),
    "swift run -c release verdict receive --once":
      Use(meanwhile: [.waits(for: "port 10045"), .runs(post(2558))]),

    "swift test": .runAtLeisure,
    "VERDICT_TESTS=library,InputPatterns,ProblemKit,Problems swift test -c release --disable-testable-imports":
      .runAtLeisure,
    "Tests/Fuzz/run": .runAtLeisure,
    "Tests/Fuzz/run --seconds 60 --seed 2 reader": .runAtLeisure,
    "Tests/Fuzz/run --replay reader found.bin": .runAtLeisure,

    ".ci/docs": .runAtLeisure,
    "python3 -m http.server --directory .build/documentation":
      Use(
        meanwhile: [
          .waits(for: "port 8000"), .runs("curl -sf http://localhost:8000/documentation/"),
          .interrupts,
        ], takesMinutes: true),
    "swift run pictures": .runAtLeisure,
  ]
}
