import Foundation
import TestSupport
import Testing

/// The command `verdict new`, and problems without a judge program.
@Suite(.serialized) struct NewCommandTests {
  @Test func aNewProblemIsBuiltAndJudgedAtOnceWithAndWithoutAJudge() throws {
    let package = try ContestPackage()
    var received: [(String, Int)] = []
    for words in [
      ["boj-1000"], ["lc-x", "--judge"], ["abc", "--uses", "Searching,FastIO"], ["modules"],
    ] {
      let run = try package.shell("exec \"$0\" new \"$@\"", words)
      #expect(run.end == .exit(0), "\(run.errors)")
      #expect(run.output.contains("verdict test \(words[0])\n"), "\(run.output)")
    }
    let manifest = try package.folder.text(of: "Package.swift")
    #expect(
      manifest.contains(
        """
        [
          problem("abc", uses: ["Searching"], hasJudge: false),
          problem("boj-1000", hasJudge: false),
          problem("lc-x"),
          problem("modules", hasJudge: false),
        ]
        """), "\(manifest)")
    // One that is received, where curl is installed, is judged with them.
    if Program(installed: "curl") != nil {
      let (run, log) = try package.receive(
        options: "--once", "post -d '\(Received.json(1001))'; wait $receiver")
      #expect(run.output == "201 ", "\(run.errors)\(log)")
      received = [("boj-1001", 2)]
    }
    try useEveryModule(in: package)
    // As BOJ compiles it, a function may use a global variable.
    let main = "problems/boj-1000/solution/main.swift"
    let solution = try package.folder.text(of: main)
    let globals = """

      var graph = WeightedDigraph(vertexCount: 3)
      func connect() { graph.addEdge(from: 0, to: 1, weight: 1) }
      connect()

      """
    try package.folder.write("import Graphs\n" + solution + globals, to: main)
    let run = try package.verdict("test", "--all", "--json", "-")
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    let reports = try JSONDecoder().decode([JSONReport].self, from: Data(run.output.utf8))
    let made = [("abc", 1), ("boj-1000", 1)] + received + [("lc-x", 8), ("modules", 1)]
    #expect(reports.map(\.target) == made.map(\.0))
    #expect(reports.map(\.cases.count) == made.map(\.1))
    if !received.isEmpty {
      let test = try package.verdict("test", "boj-1001", "--no-build")
      #expect(test.output.contains("of 1.50 s"), "\(test.output)")
      #expect(test.output.contains("of 128 MiB"), "\(test.output)")
    }
    #expect(try package.verdict("stress", "lc-x", "--count", "20").end == .exit(0))
    let bundle = try package.verdict("bundle", "boj-1000")
    #expect(bundle.end == .exit(0), "\(bundle.errors)")
    #expect(bundle.output.contains("// Made from FastIO, Graphs by: "), "\(bundle.output)")
    #expect(try package.verdict("generate", "boj-1000", "sample/1").output == "7\n")
    let stress = try package.verdict("stress", "boj-1000")
    #expect(stress.end == .exit(2))
    #expect(stress.errors.contains("boj-1000 has no judge program: give "), "\(stress.errors)")
    try stressWithBruteForce(in: package)
    let estimate = try package.verdict("estimate", "boj-1000")
    #expect(estimate.end == .exit(2))
    #expect(
      estimate.errors.contains("write problems/boj-1000/judge/main.swift"), "\(estimate.errors)")
    let list = try package.verdict("list")
    #expect(
      list.output.contains("boj-1000   2.00 s  1024 MiB      1  boj-1000\n"), "\(list.output)")
    try package.folder.write(solution, to: main)
    try checkFormat(package)
    try bundleConversation(in: package)
  }

  /// All modules are there for whoever imports them.
  private func useEveryModule(in package: ContestPackage) throws {
    let modules = try Program(path: "/bin/bash").run([Repository.root.path + "/.ci/modules"])
    #expect(
      modules.output.split(separator: "\n").map(String.init).sorted() == ModuleUses.modules,
      "a module that no other package is seen to use")
    let folder = "problems/modules"
    try package.folder.write(ModuleUses.solution, to: "\(folder)/solution/main.swift")
    try package.folder.write("", to: "\(folder)/data/sample/1.in")
    try package.folder.write(ModuleUses.output, to: "\(folder)/data/sample/1.ans")
  }

  /// The brute force and the generator of the template are compiled, and know what is right.
  private func stressWithBruteForce(in package: ContestPackage) throws {
    let new = try package.verdict("new", "kattis-b", "--brute")
    #expect(new.end == .exit(0), "\(new.errors)")
    let main = "problems/kattis-b/solution/main.swift"
    let solution = try package.folder.text(of: main)
    // No number is larger than the size, which is 10 if nobody asks for another.
    try package.folder.write(
      solution.replacingOccurrences(of: "(n)", with: "(n > 10 ? 0 : n)"), to: main)
    let accepted = try package.verdict("stress", "kattis-b", "--count", "20")
    #expect(accepted.end == .exit(0), "\(accepted.output)\(accepted.errors)")
    try package.folder.write(
      solution.replacingOccurrences(of: "(n)", with: "(n > 6 ? 0 : n)"), to: main)
    let found = try package.verdict("stress", "kattis-b", "--json", "-")
    #expect(found.end == .exit(1), "\(found.output)\(found.errors)")
    #expect(try StressJSON(found.output).input == "7\n", "\(found.output)")
    let both = try package.verdict("new", "kattis-c", "--brute", "--judge")
    #expect(both.end == .exit(2), "\(both.output)")
  }

  /// The samples of an interactive problem are what its interactor knows.
  private func bundleConversation(in package: ContestPackage) throws {
    let folder = "problems/guess-the-number"
    for part in ["solution", "judge"] {
      let file = "\(folder)/\(part)/main.swift"
      try package.folder.write(Repository.text(of: file), to: file)
    }
    try package.folder.write("10 7\n", to: "\(folder)/data/sample/1.in")
    let line = "  problem(\"lc-x\"),\n"
    let manifest = try package.folder.text(of: "Package.swift")
      .replacingOccurrences(
        of: line, with: line.replacingOccurrences(of: "lc-x", with: "guess-the-number") + line)
    try package.folder.write(manifest, to: "Package.swift")
    let bundle = try package.verdict("bundle", "guess-the-number", "--judge", "boj")
    #expect(bundle.end == .exit(0), "\(bundle.errors)")
    #expect(bundle.errors.contains("samples accepted: 1"), "\(bundle.errors)")
    #expect(!bundle.errors.contains("the name says no judge"), "\(bundle.errors)")
    // With an answer, it is by the conversation that shows what kind of problem it is.
    try package.folder.write("7\n", to: "\(folder)/data/sample/1.ans")
    try package.folder.write(">4\n<higher\n", to: "\(folder)/data/sample/1.interaction")
    let answered = try package.verdict("bundle", "guess-the-number", "--judge", "boj")
    #expect(answered.end == .exit(0), "\(answered.errors)")
  }

  /// What the template makes is clean, as all else here must be.
  private func checkFormat(_ package: ContestPackage) throws {
    let settings = Repository.root.appendingPathComponent(".swift-format").path
    let run = try package.shell(
      "swift format lint --strict --configuration \"$1\" --recursive problems Package.swift",
      [settings])
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
  }

  @Test func samplesAreTakenFromAFolder() throws {
    let package = try ContestPackage()
    let samples = try TemporaryFolder([
      "sample-1.in": "one", "sample-1.out": "ONE", "sample-10.in": "ten", "sample-10.ans": "TEN",
      "sample-2.in": "two", "sample-2.ans": "TWO",
    ])
    let run = try package.verdict("new", "kattis-hello", "--from", samples.path)
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output.hasPrefix("made problems/kattis-hello with 3 samples, and its line in "))
    let folder = "problems/kattis-hello/data/sample"
    for (name, text) in [("1", "ONE"), ("2", "TWO"), ("3", "TEN")] {
      #expect(try package.folder.text(of: "\(folder)/\(name).in") == text.lowercased())
      #expect(try package.folder.text(of: "\(folder)/\(name).ans") == text)
    }
    let readme = try package.folder.text(of: "problems/kattis-hello/README.md")
    #expect(readme.contains("[kattis-hello](https://open.kattis.com/problems/hello) · "))
  }

  @Test func whatMakesNoSenseIsRefusedAndChangesNothing() throws {
    let package = try ContestPackage()
    #expect(try package.verdict("new", "boj-1").end == .exit(0))
    let before = try package.folder.contents()
    let calls: [([String], String)] = [
      ([], "NAME is missing"), (["boj-1"], "the name 'boj-1' is taken by problems/boj-1"),
      (["BOJ_1"], "is taken by"), (["FastIO"], "is taken by 'FastIO' in Package.swift"),
      (["../x"], "it must begin with a letter"), (["1000"], "as in boj-1000"),
      (["x-judge"], "belong to judge programs"),
      (["x", "y", "--from", "problems"], "to a single problem"),
      (["x", "--uses", "Serching"], "no module 'Serching'; did you mean 'Searching'?"),
      (["x", "--from", "/nowhere"], "no folder /nowhere"),
      (["x", "--from", "problems"], "no samples in problems: expected files such as 1.in"),
    ]
    for (words, complaint) in calls {
      let run = try package.shell("exec \"$0\" new \"$@\"", words)
      #expect(run.end == .exit(2), "\(words): \(run.errors)")
      #expect(run.errors.contains(complaint), "\(words): \(run.errors)")
    }
    #expect(try package.folder.contents() == before)
  }

  /// The executables are those of this package: `lc-aplusb` adds two numbers.
  @Test func withoutAJudgeProgramLimitsAndComparisonAreThoseOfItsSettings() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/library-checker-aplusb/solution/main.swift": "",
      "problems/library-checker-aplusb/README.md": "# lc-aplusb: Sums\n",
      "problems/library-checker-aplusb/data/sample/1.in": "1 2\n",
      "problems/library-checker-aplusb/data/sample/1.ans": "3.0000000001\n",
    ])
    try folder.takeExecutables()
    let settings = "\(folder.path)/problems/library-checker-aplusb/problem.json"
    func test(_ text: String) throws -> Program.Run {
      try text.write(toFile: settings, atomically: false, encoding: .utf8)
      return try Program(path: "/bin/sh").run([
        "-c", "cd '\(folder.path)' && '\(Verdict.program.path)' test lc-aplusb --no-build",
      ])
    }
    #expect(try test("{}").end == .exit(1))
    let accepted = try test(
      "{\"compare\": \"float:1e-6\", \"time_seconds\": 4, \"memory_mib\": 77}")
    #expect(accepted.end == .exit(0), "\(accepted.output)")
    #expect(accepted.output.contains("of 4.00 s"), "\(accepted.output)")
    #expect(accepted.output.contains("of 77 MiB"), "\(accepted.output)")
    for (text, complaint) in [
      (
        "{\"compare\": \"flaot\"}",
        "compare: expected tokens, lines, bytes, unordered or float:TOLERANCE"
      ),
      ("{\"time\": 1}", "problem.json: no key 'time'. Known: time_seconds, "),
      ("{", "/problem.json: line 1, column 2: unexpected end of file"),
    ] {
      let run = try test(text)
      #expect(run.end == .exit(3), "\(text): \(run.output)")
      #expect(run.output.contains(complaint), "\(text): \(run.output)\(run.errors)")
    }
  }

  @Test func withoutSamplesItSaysWhereTheyBelong() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/library-checker-aplusb/solution/main.swift": "",
    ])
    try folder.takeExecutables()
    let run = try Program(path: "/bin/sh").run([
      "-c", "cd '\(folder.path)' && '\(Verdict.program.path)' test lc-aplusb --no-build",
    ])
    #expect(run.end == .exit(2))
    #expect(run.output.contains("lc-aplusb: no cases; 1.in and 1.ans belong in "), "\(run.output)")
    #expect(run.output.contains("problems/library-checker-aplusb/data/sample\n"), "\(run.output)")
  }

  @Test func aWholeContestIsAddedAtOnce() throws {
    let package = try ContestPackage()
    func new(_ words: String...) throws -> Program.Run {
      try package.shell("exec \"$0\" new \"$@\"", words)
    }
    let run = try new("abc1_b", "abc1_a")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        made problems/abc1_b, and its line in Package.swift
        made problems/abc1_a, and its line in Package.swift
        put the task's samples into data/sample, in place of the template's 1.in and 1.ans
        solve it in problems/abc1_b/solution/main.swift, then:
        """), "\(run.output)")
    let manifest = try package.folder.text(of: "Package.swift")
    for (refused, reason) in [
      (["abc1_c", "abc1_a"], "is taken by"), (["abc1_c", "abc1_c"], "a problem is named twice"),
      (["lc-x", "library-checker-x"], "a problem is named twice"),
      (["abc1_c", "abc1_d", "--from", "."], "--from gives samples to a single problem"),
    ] {
      let run = try package.shell("exec \"$0\" new \"$@\"", refused)
      #expect(run.end == .exit(2), "\(refused): \(run.output)\(run.errors)")
      #expect(run.errors.contains(reason), "\(refused): \(run.errors)")
    }
    #expect(try package.folder.text(of: "Package.swift") == manifest)
  }
}
