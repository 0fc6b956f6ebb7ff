/// What becomes of the commands in the README: all are known here, and those that are not run say why.
enum ReadmeCommands {
  /// What a test does with a command.
  enum Use: Equatable {
    /// It is run as it stands there, by this shell if it is installed, and has to end well.
    case run(shell: String = "bash")
    /// It is not run from the README, for a reason.
    case left(String)
  }

  /// The commands without their comments.
  static let uses: [String: Use] = [
    "swift run -c release boj-14003 < problems/boj-14003/data/sample/1.in": .run(),
    "swift run -c release verdict test boj-14003": .run(),

    "swift run -c release verdict new boj-1000 --judge": .run(),
    "printf '1 2\\n' > problems/boj-1000/data/sample/1.in": .run(),
    "printf '3\\n' > problems/boj-1000/data/sample/1.ans": .run(),
    "swift run -c release verdict test boj-1000": .run(),
    "swift run -c release verdict stress boj-1000 --seconds 2": .run(),
    "swift run -c release verdict bundle boj-1000 -o boj-1000.swift": .run(),

    "swift run -c release verdict test boj-14003 boj-17404": .run(),
    "swift run -c release verdict test --all --jobs 2": .left(
      "builds every problem: .ci/run judges them all, already built"),
    "swift run -c release verdict test boj-14003 --command './my-solution'": .run(),
    "swift run -c release verdict test --command 'python3 sum.py' --data cases --compare float:1e-9":
      .run(),
    "swift run -c release verdict test boj-14003 --watch": .left(
      "waits for keys: WatchTests press them"),
    "swift run -c release verdict list": .left(
      "builds every judge program: ProblemTests list them, already built"),
    "swift run -c release verdict generate boj-14003 random-max --seed 7 > big.in": .run(),

    "swift run -c release verdict test guess-the-number": .run(),
    "swift run -c release verdict test guess-the-number --command 'python3 guess.py'": .left(
      "its program is the reader's: InteractiveTests have such programs"),
    "swift run -c release verdict test --data cases --command './mine' --interactor './interactor'":
      .left("its programs are the reader's: InteractiveTests have such programs"),

    "source <(verdict completions bash)": .run(),
    "source <(verdict completions zsh)": .run(shell: "zsh"),
    "verdict completions fish | source": .run(shell: "fish"),

    "swift run -c release verdict stress boj-14003": .run(),
    "swift run -c release verdict stress boj-14003 --count 5000 --max-size 12 --command './my-solution'":
      .run(),
    "swift run -c release verdict stress --command './mine' --brute './slow' --generator './gen'":
      .run(),

    "swift run -c release verdict bundle boj-14003 > submission.swift": .run(),
    "swift run -c release verdict bundle boj-14003 --judge atcoder -o submission.swift": .run(),
    "swift run -c release verdict test boj-14003 --bundled": .run(),

    "swift run -c release bench": .left("measures for minutes"),
    "swift run -c release bench --quick": .left("measures for a minute, alone on the machine"),
    "swift run -c release bench --suite sort --n 1000000,10000000 --json run.json --html run.html":
      .left("measures for minutes: BenchTests write the same reports of small runs"),
    "swift run -c release bench list": .left("builds all peers' suites: BenchTests run it"),
    "swift run -c release bench compare old.json new.json": .left(
      "needs two runs of minutes: BenchTests compare small ones"),
    "swift run -c release bench report run.json --svg pictures": .left(
      "needs a run of minutes: BenchTests draw a small one"),
    "swift run -c release bench guard": .left("counts for minutes, with valgrind"),

    "swift run -c release verdict new boj-1001 --from ~/Downloads/samples": .run(),
    "swift run -c release verdict test boj-1001": .run(),
    "swift run -c release verdict receive": .left(
      "waits for a browser: ReceiveCommandTests stand in for one"),
    "swift run -c release verdict receive --once": .left(
      "waits for a browser: ReceiveCommandTests stand in for one"),

    "swift test && swift test -c release": .left("is what runs this: the two steps of .ci/run"),
    "Tests/Fuzz/run": .left("builds with sanitizers: .ci/run fuzzes for five seconds"),
    "Tests/Fuzz/run --seconds 3600 --seed 2 reader": .left("takes an hour"),
    "Tests/Fuzz/run --replay reader FILE": .left("needs an input that fails, and there is none"),

    ".ci/docs": .left("builds all modules anew: .ci/run makes the site"),
    "python3 -m http.server --directory .build/documentation": .left("serves until it is stopped"),
    "swift run pictures": .left("PictureTests run it, and compare what it draws"),
  ]
}
