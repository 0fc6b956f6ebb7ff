import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  @Test(
    arguments: [
      (["rnu"], "no command 'rnu'; did you mean 'run'?"),
      (["--suite", "srot"], "no suite 'srot'; did you mean 'sort'?"),
      (["--suite", "sort,,lis"], "--suite: expected names separated by commas"),
      (["--algorithm", "bogoSort"], "no algorithm 'bogoSort'. Known: InputReader, "),
      (["--pattern", "sortde"], "did you mean 'sorted'?"),
      (["--type", "int23"], "did you mean 'int32'?"),
      (["--peers", "std::srot"], "did you mean 'std::sort'?"),
      (["--n", "10,x"], "--n: expected numbers from 2 to 100000000"),
      (["--n", "1"], "--n: expected numbers"),
      (["--samples", "0"], "an integer from 1 to 999"),
      (["--json", "/nowhere/r.json"], "there is no folder /nowhere"),
      (["--suite", "rgb", "--algorithm", "radixSort"], "nothing to measure"),
      (
        ["--json", "/tmp/same", "--csv", "/tmp/./same"],
        "--json and --csv cannot both be written to one file"
      ), (["--csv", "/tmp/same", "--html", "/tmp/same"], "--csv and --html cannot both"),
      (["--json", "/tmp/same", "--html", "/tmp/same"], "--json and --html cannot both"),
      (["run", "sort"], "'sort' is too much"),
      (["compare", "a.json"], "NEW.json is missing"),
      (["compare", "/nowhere/a.json", "b.json"], "/nowhere/a.json: no such file or directory"),
      (["report"], "RESULTS.json is missing"),
      (["report", "/nowhere/a.json"], "no such file"),
      (["guard", "--updaet"], "did you mean '--update'?"),
    ] as [([String], String)])
  func whatMakesNoSenseIsRefused(words: [String], complaint: String) throws {
    let run = try Bench.run(words)
    #expect(run.end == .exit(2), "\(words): \(run.output)\(run.errors)")
    #expect(run.errors.hasPrefix("bench: "), "\(words): \(run.errors)")
    #expect(run.errors.contains(complaint), "\(words): \(run.errors)")
  }

  @Test func helpAndVersionAreAnswers() throws {
    for words in [["--help"], ["run", "--help"], ["--quick", "--help"], ["help", "compare"]] {
      let run = try Bench.run(words)
      #expect(run.end == .exit(0))
      #expect(run.output.contains("usage: bench "), "\(run.output)")
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 90 }, "\(run.output)")
    }
    let stops = "130 stopped by Ctrl-C, 143 SIGTERM, 129 SIGHUP, 131 SIGQUIT"
    #expect(try Bench.run("run", "--help").output.contains(stops))
    #expect(try Bench.run("--version").output.hasPrefix("bench "))
  }

  @Test func theListNamesSuitesAlgorithmsAndPeers() throws {
    let list = try Bench.run("list").output
    let names = [
      "sort: ", "input: ", "output: ", "lis: ", "rgb: ", "end-to-end: ", "radixSort", "smallRange",
      "std::sort", "vqsort", "np.sort",
    ]
    for name in names {
      #expect(list.contains(name), "\(name) in \(list)")
    }
  }

  @Test func comparingTellsWhatIsSlowerByItsExitCode() throws {
    let folder = try TemporaryFolder()
    let old = try folder.run("old.json", nanoseconds: 3)
    let new = try folder.run("new.json", nanoseconds: 4)
    let slower = try Bench.run("compare", old, new)
    #expect(slower.end == .exit(1))
    #expect(slower.output.contains("1 slower, 0 faster, 0 unchanged"), "\(slower.output)")
    let faster = try Bench.run("compare", new, old)
    #expect(faster.end == .exit(0))
    #expect(faster.output.contains("0 slower, 1 faster"), "\(faster.output)")
    #expect(try Bench.run("compare", old, old).end == .exit(0))
  }

  @Test func reportsAreWrittenBesideTheResultsOrWhereOneWants() throws {
    let folder = try TemporaryFolder()
    let path = try folder.run("run.json", nanoseconds: 3)
    #expect(try Bench.run("report", path).output == folder.path(of: "run.html") + "\n")
    #expect(try folder.text(of: "run.html").contains("radixSort"))
    let other = try Bench.run("report", path, "--html", folder.path(of: "other.html"))
    #expect(other.end == .exit(0), "\(other.errors)")
    #expect(try folder.text(of: "other.html") == folder.text(of: "run.html"))
    let pictures = try Bench.run("report", path, "--svg", folder.path(of: "pictures"))
    #expect(pictures.output == folder.path(of: "pictures/sort-int32.svg") + "\n")
    #expect(try folder.text(of: "pictures/sort-int32.svg").hasPrefix("<svg"))
  }

  @Test func reportsThatCannotBeWrittenAreSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.run("run.json", nanoseconds: 3)
    let file = try folder.write("x", to: "file")
    for place in [file, file + "/below"] {
      let run = try Bench.run("report", path, "--svg", place)
      #expect(run.end == .exit(2), "\(run.output)\(run.errors)")
      #expect(run.errors.contains("bench: cannot write \(place): "), "\(run.errors)")
      #expect(!run.errors.contains("Domain"), "\(run.errors)")
    }
    if access("/dev/full", W_OK) == 0 {
      let full = try Program(path: "/bin/sh")
        .run(["-c", "exec '\(Bench.program.path)' report '\(path)' > /dev/full"])
      #expect(full.end == .exit(3), "\(full.errors)")
      #expect(full.errors.contains("cannot write to standard output"), "\(full.errors)")
    }
  }

  @Test func outsideOfThePackageItSaysWhereToGo() throws {
    let run = try Bench.run(["--suite", "rgb"], in: "/")
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("run bench inside the package"), "\(run.errors)")
  }

  @Test func inAFolderThatIsGoneItSaysSo() throws {
    let folder = try TemporaryFolder()
    let run = try Bench.run(
      ["--suite", "rgb"], before: "mkdir x && cd x && rmdir ../x &&", in: folder.path)
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("the current folder is gone"), "\(run.errors)")
  }

  @Test func withoutValgrindTheGuardIsSkipped() throws {
    let run = try Bench.run("guard", before: "PATH=/nowhere")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output.contains("skipped: there is no valgrind"), "\(run.output)")
  }
}
