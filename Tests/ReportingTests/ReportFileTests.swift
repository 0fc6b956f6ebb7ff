import Foundation
import Judging
import Reporting
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportFileTests {
  /// A report as another program reads it.
  private struct Read: Decodable {
    struct Case: Decodable {
      let name: String
      let verdict: String
      let cpu_seconds: Double?
      let wall_seconds: Double?
      let peak_memory_bytes: Int?
      let exit_code: Int?
      let signal: String?
      let message: String
    }

    struct Limits: Decodable, Equatable {
      let time_seconds: Double
      let wall_seconds: Double
      let memory_mib: Int
      let output_mib: Int
    }

    let target: String
    let verdict: String
    let limits: Limits
    let protection: [String]
    let cases: [Case]
  }

  @Test func theJSONHasTheDocumentedKeys() throws {
    let text = try JSONReport.text([Examples.mixed], isArray: false)
    let report = try JSONDecoder().decode(Read.self, from: Data(text.utf8))
    #expect(report.target == "boj-1")
    #expect(report.verdict == "IE")
    #expect(
      report.limits
        == .init(time_seconds: 2, wall_seconds: 7, memory_mib: 256, output_mib: 64))
    #expect(report.protection == ["process-group", "rlimits"])
    #expect(report.cases.map(\.name) == ["sample/1", "secret/2", "secret/3", "generated/max-1"])
    #expect(report.cases.map(\.verdict) == ["AC", "WA", "RE", "IE"])
    #expect(report.cases.map(\.cpu_seconds) == [0.003, 0.5, 0.1, nil])
    #expect(report.cases.map(\.wall_seconds) == [0.006, 1, 0.2, nil])
    #expect(report.cases.map(\.peak_memory_bytes) == [9_000_000, 128 << 20, 9_000_000, nil])
    #expect(report.cases.map(\.exit_code) == [0, 0, nil, nil])
    #expect(report.cases.map(\.signal) == [nil, nil, "SIGSEGV", nil])
    #expect(report.cases[1].message == "2nd token differs")
  }

  @Test func everyKeyIsAlwaysThere() throws {
    let text = try JSONReport.text([Examples.mixed], isArray: false)
    for key in [
      "name", "verdict", "cpu_seconds", "wall_seconds", "peak_memory_bytes", "exit_code", "signal",
      "message",
    ] {
      let count = text.components(separatedBy: "\"\(key)\" :").count - 1
      // The report as a whole has these, too.
      #expect(count == 4 + (["verdict", "wall_seconds"].contains(key) ? 1 : 0), "\(key)")
    }
  }

  /// Cases that were not judged may be rejected still; a wrong answer stays one.
  @Test(arguments: [
    ([], "null"), ([Verdict.accepted], "null"), ([.accepted, .wrongAnswer], "\"WA\""),
  ])
  func anInterruptionLeavesTheVerdictOpen(verdicts: [Verdict], expected: String) throws {
    let results = verdicts.enumerated().map { Examples.result("\($0.offset)", $0.element) }
    let report = Examples.report(results, isInterrupted: true)
    let text = try JSONReport.text([report], isArray: false)
    #expect(text.hasSuffix("\n  \"verdict\" : \(expected)\n}\n"), "\(text)")
  }

  @Test func severalProgramsAreAnArray() throws {
    for reports in [[Examples.mixed], [Examples.mixed, Examples.mixed]] {
      let text = try JSONReport.text(reports, isArray: true)
      let read = try JSONDecoder().decode([Read].self, from: Data(text.utf8))
      #expect(read.count == reports.count)
    }
  }

  @Test func theXMLIsValidWhateverTheMessages() throws {
    var report = Examples.mixed
    let nasty = "<&>\"' ]]> \0\u{1B}[31m\u{FFFE}\t\nü€😀"
    report.target = nasty
    report.session.results.append(Examples.result(nasty, .wrongAnswer, nasty))
    let text = JUnitReport.text([Examples.mixed, report])
    let document = try XMLDocument(data: Data(text.utf8))
    let suites = try document.nodes(forXPath: "/testsuites/testsuite")
    #expect(suites.count == 2)
    let first = try #require(suites[0] as? XMLElement)
    #expect(first.attribute(forName: "tests")?.stringValue == "4")
    #expect(first.attribute(forName: "failures")?.stringValue == "2")
    #expect(first.attribute(forName: "errors")?.stringValue == "1")
    #expect(try document.nodes(forXPath: "//testcase").count == 9)
    // The wall-clock time.
    #expect(try document.nodes(forXPath: "//testcase[@name='secret/2'][@time='1.000']").count == 2)
    #expect(try document.nodes(forXPath: "//failure[@type='WA']").count == 3)
    #expect(try document.nodes(forXPath: "//error[@type='IE']").count == 2)
    let crash = try document.nodes(forXPath: "//failure[@type='RE']")[0]
    #expect(crash.stringValue == "killed by SIGSEGV: \"a < b & c\"\nlast words")
  }

  @Test func aProgramThatDoesNotCompileIsAFailedTest() throws {
    var report = Examples.report([])
    report.obstacle = Judgement(.compileError, "error: no such name")
    let document = try XMLDocument(data: Data(JUnitReport.text([report]).utf8))
    #expect(try document.nodes(forXPath: "//testcase[@name='build']/failure").count == 1)
  }

  @Test func aReportReplacesTheOldFileAsAWhole() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/report.json"
    for text in ["first, and longer", "second"] {
      try ReportFile(path).write(text)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.json"])
    // A link stays a link, and a pipe a pipe.
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try ReportFile(link).write("third")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "third")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    // Open at both ends, so that neither waits for the other.
    let reader = FileHandle(fileDescriptor: open(pipe, O_RDWR), closeOnDealloc: true)
    try ReportFile(pipe).write("fourth")
    let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
    #expect(type != .typeRegular)
    if type != .typeRegular {
      #expect(try reader.read(upToCount: 6) == Data("fourth".utf8))
    }
  }

  @Test func aFileThatIsNoSuchReportIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/1.in"
    func write(_ text: String, over kind: ReportKind) throws {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      _ = try ReportFile(path, over: kind)
    }
    let single = try JSONReport.text([Examples.mixed], isArray: false)
    let several = try JSONReport.text([Examples.mixed, Examples.mixed], isArray: true)
    for text in ["", single, several] { try write(text, over: .json) }
    for text in ["", JUnitReport.text([Examples.mixed])] { try write(text, over: .junit) }
    let foreign = [
      "3 {}\n", "{\n", "[{}]\n", "[1, 2]\n", "{\"time_seconds\": 2}\n", "{\n  \"name\" : 1\n}\n",
      "{\"cases\": [1]}", "[the manual](a.md) \"x\" : y\n",
    ]
    for text in foreign {
      let error = #expect(throws: ReportFileError.self) { try write(text, over: .json) }
      #expect(
        error?.description
          == "cannot write \(path): it is there, and no such report: remove it first, or choose "
          + "another name")
    }
    for text in ["<html>\n", single] {
      #expect(throws: ReportFileError.self) { try write(text, over: .junit) }
      #expect(throws: ReportFileError.self) { try write(text, over: .picture) }
    }
    #expect(throws: Never.self) { try ReportFile(path) }
  }

  @Test func aFileThatCannotBeWrittenIsRefusedBeforehand() {
    let missing = #expect(throws: ReportFileError.self) { try ReportFile("/nowhere/at/all.json") }
    let expected = "cannot write /nowhere/at/all.json: there is no folder /nowhere/at"
    #expect(missing?.description == expected)
    let folder = #expect(throws: ReportFileError.self) { try ReportFile("/tmp") }
    #expect(folder?.description == "cannot write /tmp: it is a folder")
  }
}
