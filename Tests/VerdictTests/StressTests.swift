import Foundation
import TestSupport
import Testing

@Suite struct StressTests {
  /// A mistake that shows on small input, and how little input is enough to show it.
  struct Mutant: Sendable, CustomTestStringConvertible {
    let name: String
    let problem: String
    /// The most elements that may be left; the input's first or second number tells how many.
    let elements: Int
    var countColumn = 0

    var testDescription: String { "\(name), \(problem)" }
  }

  static let mutants = [
    Mutant(name: "forgotten-last-value", problem: "boj-14003", elements: 1),
    Mutant(name: "not-strictly-increasing", problem: "boj-14003", elements: 2),
    Mutant(name: "line-for-circle", problem: "boj-17404", elements: 3),
    Mutant(name: "lost-highest-value", problem: "boj-10989", elements: 1),
    Mutant(name: "one-pass-too-few", problem: "boj-2750", elements: 2),
    Mutant(name: "left-child-only", problem: "boj-1927", elements: 6),
    Mutant(name: "reached-from-nowhere", problem: "boj-11657", elements: 1, countColumn: 1),
  ]

  @Test(arguments: mutants)
  func aMistakeIsFoundAndShrunkToItsCore(mutant: Mutant) throws {
    // The sanitizer makes each of them slow, and large for the 8 MiB of boj-10989.
    for seed in AddressSanitizer.isOn ? ["1"] : ["1", "2"] {
      let run = try Verdict.run(
        "stress", mutant.problem, "--command", "\(Verdict.path(of: "mutant")) \(mutant.name)",
        "--no-build", "--no-save", "--seed", seed, "--memory-limit", "256", "--json", "-")
      #expect(run.end == .exit(1), "\(run.errors)")
      let report = try StressJSON(run.output)
      #expect(report.verdict == "WA" && report.savedAs == nil)
      #expect(report.lines[0][mutant.countColumn] <= mutant.elements, "\(report)")
      #expect(report.output != report.answer)
    }
  }

  @Test func whatIsFoundDoesNotDependOnTheNumberOfJobs() throws {
    for mutant in Self.mutants.suffix(1) {
      let reports = try ["1", "2", "5"].map { jobs in
        let run = try Verdict.run(
          "stress", mutant.problem, "--command", "\(Verdict.path(of: "mutant")) \(mutant.name)",
          "--no-build", "--no-save", "--seed", "77", "--jobs", jobs, "--json", "-")
        return try StressJSON(run.output)
      }
      #expect(reports[0] == reports[1] && reports[0] == reports[2], "\(reports)")
      // A run that begins with the seed of the case finds it at once.
      let again = try StressJSON(
        try Verdict.run(
          "stress", mutant.problem, "--command", "\(Verdict.path(of: "mutant")) \(mutant.name)",
          "--no-build", "--no-save", "--seed", "\(reports[0].seed)", "--count", "1", "--json", "-"
        ).output)
      #expect(again.tried == 1)
      #expect(again.seed == reports[0].seed && again.input == reports[0].input)
    }
  }

  @Test func aCaseIsKeptAndJudgedFromThenOn() throws {
    let package = try SumPackage(solution: "[ $a -gt 3 ] && echo 0 || echo $((a + b))")
    let (run, json) = try package.stress("--seed", "5")
    #expect(run.end == .exit(1))
    #expect(json.target == "sum" && json.verdict == "WA")
    #expect(json.input == "4 0\n" && json.output == "0\n" && json.answer == "4\n")
    let name = "stress-\(json.seed)"
    #expect(json.savedAs == "problems/sum/data/secret/\(name).in")
    #expect(package.secrets == ["\(name).ans", "\(name).in"])
    #expect(run.errors.contains("kept as problems/sum/data/secret/\(name).in"), "\(run.errors)")
    let test = try package.verdict(["test", "sum", "--no-build", "--json", "-"])
    #expect(test.end == .exit(1))
    let report = try JSONReport(test.output)
    #expect(report.cases.map(\.name) == ["secret/\(name)"] && report.verdict == "WA")
    // Once is enough.
    let known = "known already: problems/sum/data/secret/\(name).in"
    #expect(try package.stress("--seed", "5").run.errors.contains(known + "\n"))
    #expect(package.secrets.count == 2)
    // A brute force that was wrong then has left its answer.
    try "5\n".write(
      toFile: "\(package.root)/problems/sum/data/secret/\(name).ans", atomically: true,
      encoding: .utf8)
    #expect(
      try package.stress("--seed", "5").run.errors.contains(known + ", with another answer, "))
    // A case that is kept under the name is never replaced.
    let file = "\(package.root)/problems/sum/data/secret/\(name).in"
    try "9 9\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try package.stress("--seed", "5").json.savedAs?.hasSuffix("/\(name)-2.in") == true)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "9 9\n")
  }

  @Test func whereACaseIsKeptCanBeChosen() throws {
    let package = try SumPackage(solution: "echo 0")
    #expect(try package.stress("--no-save").json.savedAs == nil)
    #expect(package.secrets == [])
    let elsewhere = try package.stress("--save-in", "kept/here", "--seed", "3").json
    #expect(elsewhere.savedAs == "kept/here/stress-\(elsewhere.seed).in")
    #expect(FileManager.default.fileExists(atPath: package.root + "/" + elsewhere.savedAs!))
    #expect(package.secrets == [])
  }

  @Test(arguments: [
    ("stress", "the generator failed: "), ("validate", "the validator failed: "),
    ("answer", "the brute force failed: "), ("check", "the checker failed: "),
  ])
  func aFaultOfTheJuryIsAnInternalErrorAndItsCaseKept(request: String, message: String) throws {
    let package = try SumPackage()
    let (run, json) = try package.stress("--count", "300", fault: "\(request):crash")
    #expect(run.end == .exit(3), "\(run.errors)")
    #expect(json.verdict == "IE")
    #expect(run.errors.contains(message + "killed by SIGSEGV"), "\(run.errors)")
    #expect(run.errors.contains("--seed \(json.seed) --count 1"), "\(run.errors)")
    // It is not among the cases of the problem: nobody knows its answer.
    #expect(package.secrets == [])
    if request == "stress" {
      #expect(json.savedAs == nil && json.input == nil)
    } else {
      let path = try #require(json.savedAs, "\(run.errors)")
      #expect(path == "tmp/verdict-stress/stress-\(json.seed).in")
      let kept = try String(contentsOfFile: "\(package.root)/\(path)", encoding: .utf8)
      #expect(kept == json.input && kept.hasPrefix("7 "))
      let answer = "\(package.root)/\(path.dropLast(".in".count)).ans"
      #expect(!FileManager.default.fileExists(atPath: answer))
    }
  }

  /// As by `verdict rename` in another terminal: a new folder would be in the way of the next problem of that name.
  @Test func aProblemThatIsGoneMeanwhileIsNotMadeAgain() throws {
    let package = try SumPackage(solution: "mv problems/sum problems/other 2> /dev/null; echo 0")
    let (run, json) = try package.stress("--seed", "3")
    #expect(run.end == .exit(1), "\(run.errors)")
    let path = "tmp/verdict-stress/stress-\(json.seed)"
    #expect(json.savedAs == path + ".in")
    #expect(
      run.errors.contains("problems/sum is gone: kept as \(path).in\n"), "\(run.errors)")
    for (ending, text) in [(".in", json.input), (".ans", json.answer)] {
      let kept = try String(contentsOfFile: package.root + "/" + path + ending, encoding: .utf8)
      #expect(kept == text)
    }
    let problems = try FileManager.default.contentsOfDirectory(atPath: package.root + "/problems")
    #expect(problems == ["other"])
    // A folder of one's own is taken all the same.
    try FileManager.default.moveItem(
      atPath: package.root + "/problems/other", toPath: package.root + "/problems/sum")
    let elsewhere = try package.stress("--save-in", "kept").run
    #expect(elsewhere.errors.contains("\n  kept as kept/stress-"), "\(elsewhere.errors)")
  }

  @Test func bytesThatAreNoTextDoNotBreakTheReport() throws {
    let package = try SumPackage(solution: "printf '\\377\\000\\303('")
    let (run, json) = try package.stress("--no-save")
    #expect(run.end == .exit(1))
    #expect(json.verdict == "WA" && json.output?.contains("\u{FFFD}") == true)
  }

  @Test(arguments: ["--command", "--checker"])
  func aProgramThatIsMissingIsToldOnceBeforeTheFirstCase(option: String) throws {
    let package = try SumPackage()
    let run = try package.verdict(["stress", "sum", "--no-build", option, "/nowhere/at/all"])
    #expect(run.end == .exit(2) && run.output.isEmpty, "\(run.output)")
    #expect(
      run.errors.hasPrefix("verdict: \(option): cannot start /nowhere/at/all: no such file\n"),
      "\(run.errors)")
  }

  /// A start that fails leaves the launchers to those who use them: nobody waits for nothing.
  @Test(arguments: [(2, 17), (4, 21), (4, 23), (8, 21), (8, 29), (8, 35), (8, 38), (8, 39)])
  func withFewDescriptorsItEndsAndSaysWhy(jobs: Int, descriptors: Int) throws {
    let package = try SumPackage()
    let run = try package.verdict(
      ["stress", "sum", "--no-build", "--no-save", "--count", "20", "--jobs", "\(jobs)"],
      // A launcher that somebody waits for in vain is given up after ten seconds.
      before: "ulimit -n \(descriptors); timeout 9")
    let said = run.output + run.errors
    switch run.end {
    case .exit(0): break
    case .exit(3): #expect(said.contains("Too many open files"), "\(said)")
    default: Issue.record("\(run.end): \(said)")
    }
    #expect(!said.contains("does not answer"), "\(said)")
  }

  /// What a judge program says is not always possible.
  @Test(arguments: [
    ("0, \"memory_mib\": 128, \"output_mib\": 64", "time_seconds: expected a number from 0.001"),
    ("1e300, \"memory_mib\": 128, \"output_mib\": 64", "time_seconds: expected a number"),
    ("1, \"memory_mib\": 0, \"output_mib\": 64", "memory_mib: expected a whole number from 1 to"),
    ("1, \"memory_mib\": 4503599627370496, \"output_mib\": 64", "memory_mib: expected"),
    ("1, \"memory_mib\": 128, \"output_mib\": -1", "output_mib: expected a whole number from 1"),
  ])
  func limitsThatMakeNoSenseAreTheJudgesFault(limits: String, complaint: String) throws {
    let package = try SumPackage()
    let description = """
      {"id": "sum", "title": "Sum", "link": "", "limits": {"time_seconds": \(limits)}, \
      "cases": [], "answers": {}}
      """
    try package.addScript("#!/bin/sh\necho '\(description)'\n", as: "bin/sum-judge")
    for command in ["test", "stress"] {
      let run = try package.verdict([command, "sum", "--no-build"])
      #expect(run.end == .exit(3), "\(run.output)")
      #expect(run.output.contains("describe failed: \(complaint)"), "\(run.output)\(run.errors)")
    }
  }

  /// As Ctrl-C does; a shell without a terminal has its jobs ignore that one signal.
  @Test func interruptedItTellsHowManyCasesWereAcceptedAndLeavesNothing() throws {
    let package = try SumPackage()
    // Each case leaves a note; after some the program never ends.
    try package.addScript(
      """
      #!/bin/sh
      read -r a b
      echo >> notes
      [ "$(wc -l < notes)" -lt 8 ] || while :; do echo >> late; sleep 0.02; done
      echo $((a + b))
      """, as: "bin/sum")
    let script = """
      bin/verdict stress sum --no-build --json report --jobs 1 --wall-limit 300 --seconds 300 &
      until test -s late; do sleep 0.05; done
      kill -TERM $!
      wait $!
      """
    let run = try Program(path: "/bin/sh").run(
      ["-c", "cd '\(package.root)'\n" + script], patience: .seconds(60))
    #expect(run.end == .exit(143), "\(run.output)\(run.errors)")
    #expect(run.output.contains("AC accepted, 7 cases in "), "\(run.output)")
    #expect(run.output.contains(", interrupted"), "\(run.output)")
    let json = try StressJSON(
      try String(contentsOfFile: package.root + "/report", encoding: .utf8))
    #expect(json.tried == 7 && json.verdict == "AC")
    let late = FileManager.default.contents(atPath: package.root + "/late")
    usleep(300_000)
    #expect(FileManager.default.contents(atPath: package.root + "/late") == late)
  }
}
