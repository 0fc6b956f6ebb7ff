import Foundation
import Peers
import TestSupport
import Testing

@Suite(.serialized) struct LibraryTests {
  /// A package whose peers can be spoilt.
  private let files: TemporaryFolder
  private var root: URL { URL(fileURLWithPath: files.path) }

  init() throws {
    files = try TemporaryFolder.forPeers()
    try FileManager.default.createDirectory(
      atPath: files.path(of: "bench"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Repository.root.appendingPathComponent("bench/Peers").path,
      toPath: files.path(of: "bench/Peers"))
  }

  private func open(_ names: Set<String>, _ announce: @escaping (String) -> Void = { _ in })
    -> PeerLibrary
  {
    PeerLibrary.open(root: root, selection: .named(names), announce: announce)
  }

  private func replace(_ source: String, by text: String) throws {
    try files.write(text, to: "bench/Peers/" + source)
  }

  @Test func programsAreRightOnTheirProblemsSamples() throws {
    let library = PeerLibrary.open(root: Repository.root, suites: ["end-to-end"])
    #expect(library.contenders.isEmpty)
    #expect(Set(library.programs.map(\.problem)) == ["boj-14003", "boj-17404"])
    for program in library.programs {
      let folder = "problems/\(program.problem)/data/sample"
      let inputs = Repository.names(in: folder).filter { $0.hasSuffix(".in") }
      #expect(!inputs.isEmpty)
      for input in inputs {
        let run = try Program(path: program.path)
          .run(input: Repository.text(of: "\(folder)/\(input)"))
        let answer = try Repository.text(of: "\(folder)/\(input.dropLast(3)).ans")
        #expect(run.end == .exit(0))
        #expect(
          run.output.split(whereSeparator: \.isWhitespace)
            == answer.split(whereSeparator: \.isWhitespace), "\(program.path) < \(input)")
      }
    }
  }

  @Test func whatIsNotWantedIsNeitherBuiltNorStarted() throws {
    var announced: [String] = []
    for selection in [PeerLibrary.Selection.none, .named(["no such peer"])] {
      let library = PeerLibrary.open(root: root, selection: selection) {
        announced.append($0)
      }
      #expect(library.contenders.isEmpty && library.programs.isEmpty && library.skipped.isEmpty)
    }
    let library = PeerLibrary.open(root: root, suites: ["no such suite"]) {
      announced.append($0)
    }
    #expect(library.contenders.isEmpty && announced.isEmpty)
  }

  @Test func everyNameIsOfferedOrSkipped() {
    let library = PeerLibrary.open(root: Repository.root)
    let met =
      library.contenders.map(\.name) + library.programs.map(\.name)
      + library.skipped.flatMap(\.names)
    #expect(Set(met).sorted() == PeerLibrary.names)
  }

  @Test(.enabled(if: ChildProcess.path(of: "g++") != nil))
  func aPeerIsBuiltOnceForEachStateOfItsSources() throws {
    var announced: [String] = []
    let names: Set = ["idiomatic-cpp"]
    #expect(open(names) { announced.append($0) }.programs.count == 2)
    #expect(announced.count == 2)
    #expect(open(names) { announced.append($0) }.programs.count == 2)
    #expect(announced.count == 2, "built again without need")
    try replace("end-to-end/boj-17404.cpp", by: "int main() { return 3; }")
    let changed = try #require(
      open(names) { announced.append($0) }.programs.first { $0.problem == "boj-17404" })
    #expect(announced.count == 3)
    #expect(try Program(path: changed.path).run().end == .exit(3))
  }

  @Test(.enabled(if: ChildProcess.path(of: "g++") != nil))
  func whatCannotBeBuiltIsSkippedWithTheFirstError() throws {
    try replace("end-to-end/boj-14003.cpp", by: "#include <no/such/header.hpp>\nint main() {}")
    let library = open(["idiomatic-cpp"])
    #expect(library.programs.map(\.problem) == ["boj-17404"])
    #expect(library.skipped.map(\.names) == [["idiomatic-cpp"]])
    let line = try #require(library.skipped.first).description
    #expect(line.hasPrefix("skipped idiomatic-cpp (boj-14003): "))
    #expect(line.contains("no/such/header.hpp: No such file"))
    #expect(line.contains("bench/install-peers"))
  }

  @Test(
    .enabled(if: ChildProcess.path(of: "python3") != nil),
    arguments: [
      ("raise SystemExit('gave up')", "gave up"),
      ("", "no reply"),
      ("input(); print('error no numpy here')", "no numpy here"),
      ("input(); print('what?')", "what?"),
      ("print('ok x', flush=True); print('ok sort/np.sort'); input()", "no SUITE/NAME/TYPE"),
      ("print('ok x', flush=True); print('ok sort/b/int32'); input()", "offers something else"),
    ])
  func aHostThatMisbehavesIsSkippedWithItsLastWords(script: String, words: String) throws {
    try replace("numpy/host.py", by: script)
    let library = open(["np.sort"])
    #expect(library.contenders.isEmpty)
    #expect(library.skipped.map(\.names) == [["np.sort"]])
    #expect(library.skipped.first?.reason.contains(words) == true, "\(library.skipped)")
  }

  /// What an interrupted `bench/install-peers` leaves has no numpy.
  @Test(.enabled(if: ChildProcess.path(of: "python3") != nil))
  func aPythonWithoutNumpyIsNotPreferred() throws {
    try replace("numpy/host.py", by: "input(); print('error the other one')")
    let python = ".build/peers/python/bin/python3"
    try files.writeProgram("#!/bin/sh\n[ \"$1\" = -c ] || echo error this one", to: python)
    #expect(open(["np.sort"]).skipped.first?.reason.contains("this one") == true)
    try files.writeProgram("#!/bin/sh\nexit 1", to: python)
    #expect(open(["np.sort"]).skipped.first?.reason.contains("the other one") == true)
  }

  @Test(.enabled(if: ChildProcess.path(of: "python3") != nil))
  func aHostThatDiesLaterIsAnError() throws {
    let script = """
      print('ok a host', flush=True)
      print('ok sort/np.sort/int32', flush=True)
      for _ in range(3): input()
      print('ok soon', flush=True)
      """
    try replace("numpy/host.py", by: script)
    let contender = try #require(open(["np.sort"]).contenders.first)
    #expect(contender.about == "a host")
    let nonsense = #expect(throws: PeerError.self) { try contender.sample() }
    #expect(nonsense?.description.contains("'soon'") == true)
    let end = #expect(throws: PeerError.self) { try contender.sample() }
    #expect(end?.description.contains("no reply") == true)
  }

  @Test(.enabled(if: ChildProcess.path(of: "python3") != nil))
  func aHostThatHangsIsSkipped() throws {
    try replace("numpy/host.py", by: "import time; time.sleep(1000)")
    let library = PeerLibrary.open(
      root: root, selection: .named(["np.sort"]), patience: .seconds(1))
    #expect(library.skipped.first?.reason.contains("no reply") == true, "\(library.skipped)")
  }

  /// It has answered, and so nothing has killed it before.
  @Test(.enabled(if: ChildProcess.path(of: "python3") != nil), .timeLimit(.minutes(1)))
  func aHostThatDoesNotEndWithItsInputIsKilled() throws {
    try replace(
      "numpy/host.py", by: "print('error busy', flush=True)\nimport time; time.sleep(1000)")
    #expect(open(["np.sort"]).skipped.first?.reason.contains("busy") == true)
  }

  @Test func contendersSayWhatTheyDoNotUnderstand() throws {
    for contender in ContenderTests.library.contenders {
      let error = #expect(throws: PeerError.self) {
        try contender.load(files.path(of: "no such file"))
        _ = try contender.sample()
      }
      #expect(error?.description.contains("no such file") == true, "\(contender.name)")
    }
  }
}
