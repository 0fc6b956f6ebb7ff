import Foundation
import TestSupport
import Testing

/// `verdict estimate`, with programs whose growth is known.
@Suite(.serialized) struct EstimateCommandTests {
  private struct Report: Decodable {
    struct Measurement: Decodable { let size: Int }
    struct Prediction: Decodable { let low: Double, high: Double, limit: Double, measured: Bool }
    let target: String
    let verdict: String
    let largest_size: Int
    let measurements: [Measurement]
    let time: Prediction?
    let memory: Prediction?
  }

  @Test func aSmallProblemIsMeasuredToItsEnd() throws {
    let run = try Verdict.run("estimate", "boj-2750", "--no-build", "--json", "-")
    #expect(run.end == .exit(0), "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.target == "boj-2750" && report.verdict == "likely AC")
    #expect(report.largest_size == 1000 && report.measurements.last?.size == 1000)
    #expect(report.time?.measured == true && report.memory?.measured == true)
    #expect(run.errors.contains("boj-2750: likely AC\n"), "\(run.errors)")
    let half = try Verdict.run("estimate", "boj-2750", "--no-build", "--max-size", "64")
    #expect(half.output.contains(" at 64, the limit is "), "\(half.output)\(half.errors)")
  }

  /// What a judge program cannot make larger says nothing of a larger size.
  @Test(arguments: [
    ("boj-1149", "1001", "--max-size: the largest input of boj-1149 has size "),
    ("lc-aplusb", "1000", "lc-aplusb-judge makes the same input of size 1 and of a larger one: "),
  ])
  func noSizeIsLargerThanTheInputs(problem: String, size: String, message: String) throws {
    let run = try Verdict.run("estimate", problem, "--no-build", "--max-size", size)
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func aQuadraticProgramIsFoundOutBeforeTheLargestSize() throws {
    // For every line once more through all of them.
    let program = "awk '{ a[NR] = $1 } END { for (i in a) for (j in a) s += a[i] < a[j]; print s }'"
    let run = try Verdict.program.run([
      "estimate", "boj-2751", "--no-build", "--seconds", "1", "--command", program,
    ])
    #expect(run.end == .exit(1), "\(run.errors)")
    #expect(run.output.contains("\nboj-2751: likely TLE"), "\(run.output)")
    // Time is over at once, but growth shows in no less than three sizes.
    #expect(run.output.contains("\n       1,953   "), "\(run.output)")
    #expect(!run.output.contains("\n       3,906   "), "\(run.output)")
  }

  @Test func aFailureEndsTheMeasurements() throws {
    let run = try Verdict.run(
      "estimate", "boj-2750", "--no-build", "--command", "sh -c 'exit 3'")
    #expect(run.end == .exit(1))
    #expect(run.output.hasSuffix("RE at 1: exit code 3\nboj-2750: failed: RE\n"), "\(run.output)")
  }

  @Test func whatWasNotBuiltIsInTheReport() throws {
    let package = try SumPackage()
    try FileManager.default.removeItem(atPath: package.root + "/bin/sum")
    let run = try package.verdict(["estimate", "sum", "--no-build", "--json", "-"])
    #expect(run.end == .exit(3), "\(run.errors)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["verdict"] as? String == "failed" && json["largest_size"] is NSNull, "\(json)")
    let failure = try #require(json["failure"] as? [String: Any])
    #expect(failure["verdict"] as? String == "IE" && failure["size"] is NSNull, "\(failure)")
    #expect(run.errors.hasPrefix("IE: there is no "), "\(run.errors)")
    #expect(run.errors.hasSuffix("\nsum: failed: IE\n"), "\(run.errors)")
  }

  /// What was measured before a failure of the judge's side is told all the same.
  @Test func aJudgeThatFailsLaterLeavesWhatIsKnown() throws {
    let package = try SumPackage()
    let description = """
      {"id": "sum", "title": "Sum", "link": "", "cases": [], "answers": {}, "largest_size": 1024, \
      "limits": {"time_seconds": 1, "memory_mib": 64, "output_mib": 64}}
      """
    try package.addScript(
      """
      #!/bin/sh
      case $1 in
      describe) echo '\(description)' ;;
      stress) [ $3 -lt 100 ] || exit 9; echo 1 2 ;;
      esac

      """, as: "bin/sum-judge")
    let run = try package.verdict(["estimate", "sum", "--no-build", "--json", "-"])
    #expect(run.end == .exit(3), "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.largest_size == 1024 && report.measurements.last?.size == 64, "\(report)")
    #expect(report.verdict == "failed")
    #expect(run.errors.contains("\n\nIE at 128: "), "\(run.errors)")
  }

  @Test func aProgramThatIsMissingIsToldBeforeAnythingIsMeasured() throws {
    let run = try Verdict.run("estimate", "boj-2750", "--no-build", "--command", "/no/where")
    #expect(run.end == .exit(2) && run.output.isEmpty, "\(run.output)")
    #expect(run.errors.hasPrefix("verdict: --command: cannot start /no/where: no such file"))
  }

  /// Not only after a build, which may take minutes or fail.
  @Test(arguments: [
    ["--seconds", "abc"], ["--max-size", "0"], ["--generator", "'"],
  ])
  func whatMakesNoSenseIsToldAtOnce(words: [String]) throws {
    let package = try TemporaryFolder([
      "Package.swift": "", "problems/boj-1/solution/main.swift": "",
    ])
    let run = try Program(path: "/bin/sh").run(
      ["-c", "cd '\(package.path)' && exec \"$0\" estimate boj-1 --no-build \"$@\""]
        + [Verdict.program.path] + words)
    #expect(run.end == .exit(2), "\(run.output)\(run.errors)")
    #expect(run.errors.contains(words[0].dropFirst(2)) || words[1] == "'", "\(run.errors)")
  }

  /// A problem without a judge program may have a generator.
  @Test func aGeneratorMakesInputsOfAnySize() throws {
    let package = try SumPackage()
    try FileManager.default.removeItem(atPath: package.root + "/problems/sum/judge/main.swift")
    try package.addScript(
      "#!/bin/sh\nseq $2 | sed \"s/$/ $1/\"\n", as: "problems/sum/generate.sh")
    let words = ["estimate", "sum", "--no-build", "--seconds", "10", "--command"]
    let unknown = try package.verdict(words + ["wc -l"])
    #expect(unknown.end == .exit(2), "\(unknown.output)")
    #expect(unknown.errors.contains("give --generator, or write "), "\(unknown.errors)")
    let settings = package.root + "/problems/sum/problem.json"
    try "{\"generator\": \"./generate.sh\", \"brute\": \"cat\"}\n"
      .write(toFile: settings, atomically: true, encoding: .utf8)
    let sizeless = try package.verdict(words + ["wc -l"])
    #expect(sizeless.end == .exit(2), "\(sizeless.output)")
    #expect(sizeless.errors.contains("not known: give --max-size"), "\(sizeless.errors)")
    let run = try package.verdict(words + ["wc -l", "--max-size", "2000", "--json", "-"])
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.verdict == "likely AC" && report.largest_size == 2000, "\(report)")
    #expect(report.measurements.last?.size == 2000 && report.time?.measured == true)
    let still = try package.verdict(
      words + ["wc -l", "--max-size", "2000", "--generator", "sh -c 'echo 1'"])
    #expect(still.end == .exit(2), "\(still.output)")
    #expect(still.errors.contains("the size is its second argument"), "\(still.errors)")
    // No other size than those that may be is asked for.
    let bounded = "sh -c '[ $1 -le 9 ] && seq $1'"
    for size in ["1", "9"] {
      let few = try package.verdict(
        words + ["wc -l", "--max-size", size, "--generator", bounded])
      #expect(few.end == .exit(0), "\(few.output)\(few.errors)")
    }
    let failed = try package.verdict(words + ["wc -l", "--max-size", "9", "--generator", "false"])
    #expect(failed.end == .exit(3), "\(failed.output)")
    // Every line says the seed.
    let picky = "sh -c 'read a seed; [ $seed -le 3 ]'"
    let failing = try package.verdict(
      words + [picky, "--max-size", "50", "--generator", "problems/sum/generate.sh"])
    #expect(failing.end == .exit(1), "\(failing.errors)")
    #expect(failing.output.contains("RE at 1: exit code 1"), "\(failing.output)")
  }

  @Test func aConversationHasNoSizes() throws {
    let run = try Verdict.run("estimate", "guess-the-number", "--no-build")
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("guess-the-number is interactive"), "\(run.errors)")
  }

  @Test(arguments: ["boj-1644", "lc-aplusb"])
  func aProblemWithoutSizesIsRefused(problem: String) throws {
    let run = try Verdict.run("estimate", problem, "--no-build")
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("\(problem) has no inputs of a given size"), "\(run.errors)")
  }
}
