import Foundation
import TestSupport
import Testing

/// Runs of a few hundred elements: every algorithm has to get through its verification.
@Suite struct RunTests {
  private static let small = ["--n", "300", "--samples", "2", "--min-time", "0.000001"]

  @Test func everyAlgorithmOnEveryPatternGivesRightAnswers() throws {
    let patterns = try Self.allPatterns()
    #expect(patterns.count == 21)
    let folder = try TemporaryFolder()
    let run = try Bench.run(
      ["--suite", "sort,lis", "--pattern", patterns.joined(separator: ","), "--type"]
        + ["int32,int64,double,string", "--peers", "none", "--json", folder.path(of: "run.json")]
        + Self.small)
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    let results = try Bench.results(try folder.text(of: "run.json"))
    let names = Set(results.compactMap { $0["contender"] as? String })
    #expect(
      names == [
        "radixSort", "quickSort", "quickSort(by:)", "heapSort", "countingSort", "insertionSort",
        "selectionSort", "mergeSort", "scan", "longestIncreasingSubsequence",
      ])
    #expect(Set(results.compactMap { $0["pattern"] as? String }) == Set(patterns))
    #expect(results.allSatisfy { $0["n"] as? Int == 300 && $0["samples"] as? Int ?? 0 >= 2 })
  }

  /// The names that `bench list` shows for sorting.
  private static func allPatterns() throws -> [String] {
    let lines = try Bench.run("list").output.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("  patterns") })
    return line.split { " (),".contains($0) }.dropFirst().map(String.init)
  }

  @Test func readingWritingPaintingAndWholeProgramsGiveRightAnswers() throws {
    let folder = try TemporaryFolder()
    let run = try Bench.run(
      ["run", "--suite", "input,output,rgb,end-to-end", "--type", "int32,int64,process"]
        + ["--pattern", "oneLine,lines,random,boj-17404", "--peers", "none", "--no-color"]
        + ["--json", folder.path(of: "run.json"), "--csv", folder.path(of: "run.csv")]
        + ["--html", folder.path(of: "run.html")] + Self.small)
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    let results = try Bench.results(try folder.text(of: "run.json"))
    #expect(
      results.map { "\($0["suite"]!) \($0["contender"]!) \($0["type"]!) \($0["pattern"]!)" } == [
        "input InputReader int32 oneLine", "input InputReader int32 lines",
        "input InputReader int64 oneLine", "input InputReader int64 lines",
        "output OutputWriter int32 lines", "output OutputWriter int64 lines",
        "rgb cheapestCircleCost int32 random", "end-to-end verdict process boj-17404",
      ])
    #expect(results.last?["n"] as? Int == 1)
    #expect(run.output.contains("GB/s"))
    #expect(try folder.text(of: "run.csv").split(separator: "\n").count == results.count + 1)
    #expect(try folder.text(of: "run.html").hasPrefix("<!DOCTYPE html>"))
  }

  /// Races and passes share files, which writers write over; what one has left is nobody else's answer.
  @Test func nobodyAnswersWithWhatAnotherRaceHasLeft() throws {
    let run = try Bench.run(
      ["--suite", "output", "--type", "int32", "--n", "2000,1000", "--peers", "none"]
        + ["--samples", "1", "--min-time", "0.000001"])
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")

    let package = try PeerPackage(answering: "[ -e once ] || { boj-17404; touch once; }")
    let passes = try package.run("--pattern", "boj-17404", "--passes", "2")
    #expect(passes.end == .exit(1), "\(passes.output)\(passes.errors)")
    #expect(passes.output.contains("idiomatic-cpp: , expected "), "\(passes.output)")
  }

  @Test func wordsThatAreNoNumbersAreNoAnswer() throws {
    let package = try PeerPackage(answering: "boj-14003; echo x")
    let run = try package.run("--pattern", "boj-14003")
    #expect(run.end == .exit(1), "\(run.output)\(run.errors)")
    #expect(run.output.contains("idiomatic-cpp: 'x' is no number"), "\(run.output)")
  }

  @Test func aLengthThatIsNamedTwiceIsMeasuredOnce() throws {
    let folder = try TemporaryFolder()
    let run = try Bench.run(
      ["--suite", "rgb", "--n", "300,400,300", "--peers", "none", "--samples", "1"]
        + ["--min-time", "0.000001", "--json", folder.path(of: "run.json")])
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    let results = try Bench.results(try folder.text(of: "run.json"))
    #expect(results.map { $0["n"] as? Int } == [300, 400])
  }

  /// A file of more than 32 KiB cannot be written: the input of the longer race.
  @Test func anInputThatCannotBeWrittenIsAFailureOfItsRace() throws {
    let folder = try TemporaryFolder()
    let run = try Bench.run(
      ["--suite", "input", "--n", "300,100000", "--peers", "none", "--samples", "1"]
        + ["--min-time", "0.000001", "--json", folder.path(of: "run.json")],
      before: "ulimit -f 64; LLVM_PROFILE_FILE=/dev/null")
    #expect(run.end == .exit(1), "\(run.output)\(run.errors)")
    #expect(run.output.contains("InputReader: cannot write the input: "), "\(run.output)")
    #expect(run.output.contains("1 failed: InputReader"), "\(run.output)")
    let results = try Bench.results(try folder.text(of: "run.json"))
    #expect(results.map { $0["n"] as? Int } == [300])
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "needs a device that is always full"))
  func aReportThatCannotBeWrittenCostsNoOther() throws {
    let folder = try TemporaryFolder()
    let run = try Bench.run(
      ["--suite", "rgb", "--peers", "none", "--json", "/dev/full"]
        + ["--csv", folder.path(of: "run.csv"), "--html", folder.path(of: "run.html")] + Self.small)
    #expect(run.end == .exit(3), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("cannot write /dev/full: no space left on device"), "\(run.errors)")
    #expect(try folder.text(of: "run.csv").contains("cheapestCircleCost"))
    #expect(try folder.text(of: "run.html").hasPrefix("<!DOCTYPE html>"))
  }

  /// The compiler that stops the run is not followed by another one.
  @Test func runsAreInterruptedWhilePeersAreBuilt() throws {
    let package = try PeerPackage(compiler: "echo x >> calls; kill -TERM $PPID; exit 1")
    let run = try package.run()
    #expect(run.end == .exit(128 + SIGTERM), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("interrupted: nothing was measured"), "\(run.errors)")
    #expect(try package.folder.text(of: "calls") == "x\n")
  }

  @Test func quadraticSortsGetLongRandomInputOnlyIfThatIsWanted() throws {
    let words = ["--algorithm", "insertionSort", "--pattern", "random,sorted", "--type", "int32"]
    let more = ["--n", "50001", "--samples", "1", "--peers", "none", "--no-color"]
    let usual = try Bench.run(words + more)
    #expect(usual.output.contains("sort int32 sorted, n = 50,001"), "\(usual.errors)")
    #expect(!usual.output.contains("sort int32 random"))
    let random = try Bench.run(["--algorithm", "insertionSort", "--pattern", "random"] + more)
    #expect(random.end == .exit(2))
    #expect(random.errors.contains("--include-quadratic"), "\(random.errors)")
  }

  @Test func quietRunsPrintTheBarsOnly() throws {
    let run = try Bench.run(
      ["--quiet", "--suite", "rgb", "--peers", "none"] + Self.small)
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(!run.output.contains("ns/element"), "\(run.output)")
    #expect(run.output.contains("not measured"), "\(run.output)")
  }

  @Test func ofSeveralPassesEachRaceIsShownOnce() throws {
    let folder = try TemporaryFolder()
    let run = try Bench.run(
      ["--passes", "3", "--suite", "rgb,output", "--type", "int32", "--peers", "none"]
        + ["--no-color", "--json", folder.path(of: "run.json")] + Self.small)
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    let json = try folder.text(of: "run.json")
    #expect(
      try Bench.results(json).compactMap { $0["contender"] as? String }
        == ["OutputWriter", "cheapestCircleCost"])
    #expect(json.contains(#""passes" : 3"#), "\(json)")
    // A warning at the end may name a race once more, but not at the beginning of a line.
    let lines = run.output.split(separator: "\n")
    for title in ["pass 1 of 3: ", "pass 2 of 3: ", "output int32 lines", "rgb int32 random"] {
      #expect(lines.filter { $0.hasPrefix(title) }.count == 1, "\(title) in \(run.output)")
    }
    #expect(!run.output.contains("pass 3"))
  }

  @Test func interruptedRunsSayHowFarTheyCameAndWriteNothing() throws {
    let folder = try TemporaryFolder()
    // The run itself would take many seconds. Jobs in the background take no notice of SIGINT.
    let script = """
      cd '\(Repository.root.path)' || exit 1
      TMPDIR='\(folder.path)' '\(Bench.program.path)' --algorithm heapSort --type int32 \
        --pattern random --n 100000 --samples 999 --peers none \
        --json '\(folder.path(of: "run.json"))' &
      sleep 0.5; kill -TERM $!; wait $!
      """
    let run = try Program(path: "/bin/sh").run(["-c", script], patience: .seconds(60))
    #expect(run.end == .exit(128 + SIGTERM), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("bench: interrupted: 0 of 1 races"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
