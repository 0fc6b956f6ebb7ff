import Foundation
import TestSupport
import Testing

/// Packages in which something is broken.
@Suite struct OtherPackageTests {
  /// Runs `verdict` in a folder.
  private func run(_ words: [String], in folder: TemporaryFolder) throws -> Program.Run {
    try Program(path: "/bin/sh")
      .run(["-c", "cd \"$0\" && exec \"$@\"", folder.path, Verdict.program.path] + words)
  }

  @Test func aPackageWithoutAFolderForProblemsIsToldToMakeOne() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Sources/A/A.swift": ""])
    let missing = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path + "/problems"
    let run = try Program(path: "/bin/sh")
      .run([
        "-c", "cd \"$0/Sources/A\" && exec \"$1\" new boj-1", folder.path, Verdict.program.path,
      ])
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(run.errors.contains("make it with mkdir \(missing)\n"), "\(run.errors)")
  }

  @Test func inTheFolderOfAProblemItsNameIsNotNeeded() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/boj-7/solution/main.swift": "print(7)\n",
      "problems/boj-7/data/sample/1.in": "7\n", "problems/boj-7/data/sample/1.ans": "7\n",
    ])
    func run(_ line: String, in place: String) throws -> Program.Run {
      try Program(path: "/bin/sh").run([
        "-c", "cd \"$0/\(place)\" && exec \"$1\" \(line)", folder.path, Verdict.program.path,
      ])
    }
    for (line, outcome) in [
      ("test --no-build --command cat", "boj-7: AC accepted, 1 case"),
      ("test --no-build", "leave out --no-build, and boj-7 is built"),
      ("test --no-build --data .", "leave out --no-build, and boj-7 is built"),
      ("run --no-build", "leave out --no-build, and boj-7 is built"),
      ("stress --no-build --brute cat --generator cat", "boj-7"),
      ("estimate --no-build", "leave out --no-build, and boj-7 is built"),
      ("bundle --no-check", "print(7)"),
    ] {
      for place in ["problems/boj-7", "problems/boj-7/data/sample"] {
        let inside = try run(line, in: place)
        #expect("\(inside.output)\(inside.errors)".contains(outcome), "\(line): \(inside)")
      }
    }
    for (line, complaint) in [
      ("test", "nothing to judge: name a problem or go into its folder"),
      ("test --command cat", "nothing to judge: name a problem or go into its folder"),
      ("stress", "nothing to test: name a problem or go into its folder"),
      ("run", "PROBLEM is missing: name it, or go into its folder"),
      ("estimate", "PROBLEM is missing: name it, or go into its folder"),
      ("bundle", "PROBLEM is missing: name it, or go into its folder"),
    ] {
      let outside = try run(line, in: "problems")
      #expect(outside.end == .exit(2) && outside.errors.contains(complaint), "\(outside.errors)")
    }
    // A program and cases are all that is needed.
    let cases = try run("test --command cat --data sample", in: "problems/boj-7/data")
    #expect(cases.output.contains("cat: AC accepted, 1 case"), "\(cases.output)\(cases.errors)")
  }

  @Test func theListShowsWhatIsKnownAndNamesAProblemWhoseJudgeFails() throws {
    // The executables are those of this package, which has no problem called new-1.
    let folder = try TemporaryFolder([
      "Package.swift": "",
      "problems/new-1/solution/main.swift": "", "problems/new-1/judge/main.swift": "",
      "problems/new-1/README.md": "# new-1: A title\n",
      "problems/library-checker-aplusb/solution/main.swift": "",
      "problems/library-checker-aplusb/judge/main.swift": "",
      "problems/wrong-1/solution/main.swift": "", "problems/wrong-1/problem.json": "[]",
    ])
    try folder.takeExecutables()
    let run = try run(["list"], in: folder)
    #expect(run.end == .exit(3))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("lc-aplusb ") && $0.contains(" MiB ") }, "\(run.output)")
    #expect(lines.last == "new-1            –         –      –  A title", "\(run.output)")
    #expect(run.errors.contains("verdict: wrong-1 is not listed: "), "\(run.errors)")
    #expect(run.errors.contains("1 judge program not built yet; "), "\(run.errors)")
    #expect(run.errors.hasSuffix(" list --build\n"), "\(run.errors)")
    let json = try self.run(["list", "--json"], in: folder)
    #expect(json.end == .exit(3))
    let entries = try JSONDecoder().decode([Entry].self, from: Data(json.output.utf8))
    #expect(entries.map(\.id) == ["lc-aplusb", "new-1"])
    #expect(entries.map { $0.cases != nil } == [true, false])
    #expect(json.output.contains("\"limits\" : null"), "\(json.output)")
  }

  @Test func aTitleBehindAByteOrderMarkIsTheTitle() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/new-1/solution/main.swift": "",
      "problems/new-1/README.md": "\u{FEFF}# new-1: A title\r\n",
    ])
    let run = try run(["list"], in: folder)
    #expect(
      run.end == .exit(0) && run.output.hasSuffix("  A title\n"), "\(run.output)\(run.errors)")
  }

  /// This program's own package has one of that name, which is another one.
  @Test func beforeThePackageIsBuiltThereIsNothingToRunWithoutBuilding() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/boj-2750/solution/main.swift": "print(1)\n",
      "problems/boj-2750/data/sample/1.in": "1\n1\n",
      "problems/boj-2750/data/sample/1.ans": "1\n",
    ])
    let root = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    for (words, code) in [(["test", "boj-2750"], Int32(3)), (["run", "boj-2750", "1"], 3)] {
      let run = try run(words + ["--no-build"], in: folder)
      #expect(run.end == .exit(code), "\(run.output)")
      #expect(
        (run.output + run.errors).contains(
          "nothing has been built in \(root) yet: leave out --no-build, and boj-2750 is built\n"),
        "\(run.output)\(run.errors)")
    }
  }

  /// Nothing is wrong with the package.
  @Test func whereTheCompilerCannotWriteIsTold() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n",
      "problems/a-1/solution/main.swift": "print(1)\n",
      "problems/a-1/data/sample/1.in": "", "problems/a-1/data/sample/1.ans": "1\n",
    ])
    // The compiler keeps its caches in the home folder.
    let run = try Program(path: "/bin/sh").run([
      "-c", "cd \"$0\" && HOME=/dev/null exec \"$1\" test a-1", folder.path,
      Verdict.program.path,
    ])
    #expect(run.end == .exit(3), "\(run.output)")
    #expect(
      run.output.contains("\nthe compiler cannot write /dev/null/.cache/"),
      "\(run.output)\(run.errors)")
    #expect(!run.output.contains("mend it first"), "\(run.output)")
  }

  /// The package manager keeps its copy of the manifest in the folder for temporary files.
  @Test func whereThePackageManagerCannotWriteIsTold() throws {
    let complaint =
      "error: 'a': encountered an I/O error (code: 28) while reading /t/manifest.swift"
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/a-1/solution/main.swift": "print(1)\n",
      "problems/a-1/data/sample/1.in": "", "problems/a-1/data/sample/1.ans": "1\n",
      "tools/swift": "#!/bin/sh\necho \"\(complaint)\"\nexit 1\n",
    ])
    let run = try Program(path: "/bin/sh").run([
      "-c", "cd \"$0\" && PATH=\"$0/tools:$PATH\" exec \"$1\" test a-1",
      folder.path, Verdict.program.path,
    ])
    #expect(run.end == .exit(3), "\(run.output)")
    #expect(
      run.output.contains(
        "\nthe package manager cannot write /t/manifest.swift: no space left on device: free some"
      ), "\(run.output)\(run.errors)")
  }

  @Test func theListBuildsJudgeProgramsIfItIsToldTo() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/a-1/solution/main.swift": "print(1)\n",
      "problems/a-1/judge/main.swift": "",
    ])
    let run = try run(["list", "--build"], in: folder)
    #expect(run.end == .exit(3))
    let complaint = "verdict: a-1 is not listed: a-1-judge cannot be built"
    #expect(run.errors.contains(complaint), "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
  }

  private struct Entry: Decodable {
    struct Cases: Decodable { let sample: Int }
    let id: String
    let cases: Cases?
  }

  /// The compiler's complaint is the author's own affair, unless it is about the judge.
  @Test func whatDoesNotCompileIsACompileErrorOrAnInternalOne() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "other",
        targets: [
          .executableTarget(name: "solved-1", path: "problems/solved-1/solution"),
          .executableTarget(name: "solved-1-judge", path: "problems/solved-1/judge"),
          .executableTarget(name: "solved-2", path: "problems/solved-2/solution"),
          .executableTarget(name: "solved-2-judge", path: "problems/solved-2/judge"),
        ])
      """
    let (good, broken) = ("print(1)\n", "print(1)\nlet answer: Int = \"forty-two\"\n")
    let folder = try TemporaryFolder([
      "Package.swift": manifest,
      "problems/solved-1/solution/main.swift": broken,
      "problems/solved-1/judge/main.swift": good,
      "problems/solved-2/solution/main.swift": good,
      "problems/solved-2/judge/main.swift": broken,
    ])
    let run = try run(["test", "solved-1", "solved-2", "--json", "-"], in: folder)
    #expect(run.end == .exit(3), "\(run.errors)")
    let reports = try JSONDecoder().decode([JSONReport].self, from: Data(run.output.utf8))
    #expect(reports.map(\.verdict) == ["CE", "IE"], "\(run.errors)")
    #expect(run.errors.contains("CE compile error"), "\(run.errors)")
    #expect(run.errors.contains("main.swift:2:19: error: "), "\(run.errors)")
  }

  /// The judge is that of this package, which adds; so does the solution.
  @Test(arguments: [
    ("1 2\n", "4\n", "one of two answers to sample/1 is wrong"),
    ("1  2\n", "3\n", "it rejects sample/1: line 1, column 3: "),
  ])
  func aSampleThatContradictsTheJudgeIsNotTheSolutionsFault(
    input: String, answer: String, message: String
  ) throws {
    let problem = "problems/library-checker-aplusb"
    let folder = try TemporaryFolder([
      "Package.swift": "", "\(problem)/solution/main.swift": "", "\(problem)/judge/main.swift": "",
      "\(problem)/data/sample/1.in": input, "\(problem)/data/sample/1.ans": answer,
    ])
    try folder.takeExecutables()
    let words = ["test", "lc-aplusb", "--no-build", "--set", "sample"]
    let run = try run(words, in: folder)
    #expect(run.end == .exit(3), "\(run.output)")
    #expect(run.output.contains("sample/1: IE ") && run.output.contains(message), "\(run.output)")
  }

  /// A problem without a judge program; its checker takes an output that begins with its answer.
  private func package(_ settings: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "", "problems/some-1/solution/main.swift": "print(readLine()!, 5)\n",
      "problems/some-1/problem.json": settings,
      "problems/some-1/data/sample/1.in": "4\n", "problems/some-1/data/sample/1.ans": "4\n",
      "problems/some-1/check.sh": "read -r x < $2; read -r y < $3; [ \"${x%% *}\" = \"$y\" ]\n",
      "problems/some-1/talk.sh": "read -r x < $1; echo $x; read -r y; [ \"$y\" = \"$x 5\" ]\n",
      "problems/some-1/icpc.sh": "read -r x; [ \"$x\" = '4 5' ] && exit 42; exit 43\n",
    ])
  }

  @Test(arguments: [
    ("\"compare\": \"tokens\"", "echo 4", "echo 4 5"),
    ("\"checker\": \"sh check.sh\"", "echo 4 5", "echo 5 4"),
    ("\"checker\": \"sh icpc.sh\", \"checker_protocol\": \"icpc\"", "echo 4 5", "echo 4"),
    ("\"interactor\": \"sh talk.sh\"", "read x; echo $x 5", "read x; echo $x"),
  ])
  func theSettingsSayWhoJudges(settings: String, right: String, wrong: String) throws {
    let folder = try package("{\(settings)}")
    for (script, code) in [(right, Int32(0)), (wrong, 1)] {
      let words = ["test", "some-1", "--no-build", "--command", "sh -c '\(script)'"]
      let run = try run(words, in: folder)
      #expect(run.end == .exit(code), "\(run.output)\(run.errors)")
      if code == 1 { #expect(run.output.contains("WA wrong answer"), "\(run.output)") }
    }
    let bundle = try run(["bundle", "some-1", "--judge", "boj"], in: folder)
    let isRight = !settings.contains("compare")
    #expect(bundle.end == .exit(isRight ? 0 : 1), "\(bundle.errors)")
  }

  @Test(arguments: [
    ("\"checker\": \"./none\"", "checker: cannot start "),
    ("\"interactor\": \"'\"", "interactor: malformed"),
    ("\"checker\": \"sh check.sh\", \"checker_protocol\": \"mine\"", "checker_protocol: expected"),
  ])
  func whoeverCannotJudgeIsNamed(settings: String, complaint: String) throws {
    let folder = try package("{\(settings)}")
    let run = try run(["test", "some-1", "--no-build", "--command", "true"], in: folder)
    #expect(run.end == .exit(3), "\(run.output)")
    #expect(run.output.contains("problem.json: \(complaint)"), "\(run.output)")
  }

  @Test func subtasksBringPoints() throws {
    let folder = try package(
      """
      {"subtasks": [{"points": 30, "cases": ["sample/*"]}, {"points": 70, "cases": ["*-1", "b-2"]}]}
      """)
    let secret = "problems/some-1/data/secret"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(secret)", withIntermediateDirectories: true)
    for (name, answer) in [("a-1", "7\n"), ("b-2", "8\n"), ("c-3", "nobody counts it\n")] {
      try "7\n".write(
        toFile: "\(folder.path)/\(secret)/\(name).in", atomically: true, encoding: .utf8)
      try answer.write(
        toFile: "\(folder.path)/\(secret)/\(name).ans", atomically: true, encoding: .utf8)
    }
    let words = ["test", "some-1", "--no-build", "--command", "cat"]
    let run = try run(words, in: folder)
    #expect(run.end == .exit(1), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        """
          score           30 of 100
          subtask 1       30 of 30: 1 case
          subtask 2       0 of 70: WA on secret/b-2
        """), "\(run.output)")
    let sample = try self.run(words + ["--set", "sample"], in: folder)
    #expect(sample.output.contains("  subtask 2       0 of 70: 0 of 2 cases judged\n"))
    let others = try self.run(words + ["--data", secret], in: folder)
    #expect(others.output.contains("  subtask 2       0 of 70: WA on b-2\n"), "\(others.output)")
    let single = try self.run(words + ["--case", "secret/a-1"], in: folder)
    #expect(single.end == .exit(0) && !single.output.contains("subtask"), "\(single.output)")
  }

  @Test func theSettingsLimitTheOutput() throws {
    let folder = try package("{\"output_mib\": 1}")
    let words = ["test", "some-1", "--no-build", "--command", "head -c 2000000 /dev/zero"]
    let run = try run(words, in: folder)
    #expect(run.output.contains("sample/1: OLE "), "\(run.output)\(run.errors)")
  }

  @Test func theFirstFailureIsTheLastOfSeveralProblemsToo() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/a-1/solution/main.swift": "",
      "problems/b-1/solution/main.swift": "",
    ])
    for (words, targets) in [([], ["a-1", "b-1"]), (["--fail-fast"], ["a-1"])] {
      let run = try run(["test", "a-1", "b-1", "--no-build", "--json", "-"] + words, in: folder)
      #expect(run.end == .exit(3), "\(run.errors)")
      let reports = try JSONDecoder().decode([JSONReport].self, from: Data(run.output.utf8))
      #expect(reports.map(\.target) == targets)
    }
  }

  @Test func whatCannotBeBundledIsACompileErrorAndTheOthersAreJudged() throws {
    // The judges are those of this package.
    let folder = try TemporaryFolder([
      "Package.swift": "",
      "problems/library-checker-many_aplusb/solution/main.swift": "let answer: Int = \"42\"\n",
      "problems/library-checker-many_aplusb/judge/main.swift": "",
      "problems/library-checker-aplusb/solution/main.swift":
        "print(readLine()!.split(separator: \" \").reduce(0) { $0 + Int($1)! })\n",
      "problems/library-checker-aplusb/judge/main.swift": "",
      "problems/library-checker-aplusb/data/sample/1.in": "1 2\n",
      "problems/library-checker-aplusb/data/sample/1.ans": "3\n",
    ])
    try folder.takeExecutables()
    let run = try run(
      ["test", "lc-many_aplusb", "lc-aplusb", "--bundled", "--no-build", "--set", "sample"]
        + ["--json", "-"], in: folder)
    #expect(run.end == .exit(1), "\(run.errors)")
    let reports = try JSONDecoder().decode([JSONReport].self, from: Data(run.output.utf8))
    #expect(reports.map(\.verdict) == ["CE", "AC"], "\(run.errors)")
    #expect(run.errors.contains("bundling 2 problems"), "\(run.errors)")
    #expect(run.errors.contains("main.swift:1: error: "), "\(run.errors)")
  }
}
