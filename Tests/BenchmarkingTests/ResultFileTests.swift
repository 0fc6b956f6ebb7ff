import Benchmarking
import Foundation
import TestSupport
import Testing

@Suite struct ResultFileTests {
  @Test func theKeysOfTheJSONAreThePromisedOnes() throws {
    let text = try Examples.file.json()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["machine", "settings", "results"])
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(results.count == Examples.results.count)
    for result in results {
      #expect(
        Set(result.keys) == [
          "suite", "contender", "peer", "type", "pattern", "n", "median_ns_per_element",
          "mad_ns_per_element", "samples",
        ])
    }
    let first = try #require(results.first)
    #expect(first["contender"] as? String == "slow")
    #expect(first["peer"] as? Bool == false)
    #expect(first["n"] as? Int == 100)
    #expect(first["median_ns_per_element"] as? Double == 100)
    #expect(first["samples"] as? Int == 9)
  }

  @Test func aFileIsReadAsItWasWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Examples.file.json(), to: "run.json")
    #expect(try ResultFile(path: path) == Examples.file)
  }

  @Test func unknownMachinesAndSettingsAreRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"machine": {"owner": "me"}, "settings": {}, "results": [{"suite": "sort",
       "contender": "a", "peer": true, "type": "int32", "pattern": "random", "n": 10,
       "median_ns_per_element": 2, "mad_ns_per_element": 0.5, "samples": 9}]}
      """, to: "run.json")
    let file = try ResultFile(path: path)
    #expect(file.machine.summary == "an unknown machine")
    #expect(file.results.first?.totalNanoseconds == 20)
    #expect(file.results.first?.spread == 0.25)
  }

  @Test(arguments: [
    ("{", "no JSON"), ("[]", "of another type"), ("{}", "machine is missing"),
    (#"{"machine": {}, "settings": {}, "results": [{"suite": 1}]}"#, "results[0].suite"),
    (#"{"machine": {}, "settings": {}, "results": [{"suite": ""}]}"#, "results[0].contender"),
  ])
  func whatIsWrongWithAFileIsSaid(text: String, complaint: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "run.json")
    let error = #expect(throws: ResultFileError.self) { try ResultFile(path: path) }
    #expect(error?.description.contains(complaint) == true, "\(text): \(error as Any)")
    #expect(error?.description.hasPrefix(path) == true)
  }

  /// No chart could be drawn of some of these, and others do not fit an integer.
  @Test(arguments: [
    (0, "1", "0.5", 9, "n is 0, expected 1 to 1,000,000,000"), (-5, "1", "0.5", 9, "n is -5"),
    (9_000_000_000_000_000_000, "1", "0.5", 9, "n is 9,000,000,000,000,000,000"),
    (10, "1e300", "0.5", 9, "median_ns_per_element is 1e+300, expected 0 to 1e+18"),
    (10, "-1", "0.5", 9, "median_ns_per_element is -1.0"),
    (10, "0.0001", "1e19", 9, "mad_ns_per_element is 1e+19"), (10, "1", "0.5", 0, "samples is 0"),
  ])
  func whatNobodyCanHaveMeasuredIsRefused(
    n: Int, median: String, mad: String, samples: Int, complaint: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.file(n, median, mad, samples), to: "run.json")
    let error = #expect(throws: ResultFileError.self) { try ResultFile(path: path) }
    #expect(error?.description.contains("results[0].\(complaint)") == true, "\(error as Any)")
  }

  @Test(arguments: [("1e-300", "1e18"), ("1e18", "1e18"), ("0.0001", "1e16"), ("0", "0")])
  func theMostExtremeTimesHaveAPage(median: String, mad: String) throws {
    let folder = try TemporaryFolder()
    let results = [(1, "0.0001"), (2, "1e10"), (3, median), (4, "1e18")].map {
      Self.result($0, $1, mad, 1)
    }
    let more = [1, 1000, 1_000_000_000].map { Self.result($0, median, mad, 1, "constant") }
    let path = try folder.write(Self.file(results + more), to: "run.json")
    let page = ReportPage(
      try ResultFile(path: path), suites: [Examples.sorting], bars: Examples.bars, method: [],
      length: 1_000_000)
    #expect(page.html.contains("All 7 results"))
    #expect(!page.pictures.isEmpty)
  }

  private static func file(_ n: Int, _ median: String, _ mad: String, _ samples: Int) -> String {
    file([result(n, median, mad, samples)])
  }

  private static func file(_ results: [String]) -> String {
    #"{"machine": {}, "settings": {}, "results": [\#(results.joined(separator: ",\n"))]}"#
  }

  private static func result(
    _ n: Int, _ median: String, _ mad: String, _ samples: Int, _ contender: String = "a"
  ) -> String {
    """
    {"suite": "sort", "contender": "\(contender)", "peer": false, "type": "int32",
     "pattern": "random", "n": \(n), "median_ns_per_element": \(median),
     "mad_ns_per_element": \(mad), "samples": \(samples)}
    """
  }

  @Test func aFileThatCannotBeReadIsNamed() throws {
    let missing = #expect(throws: ResultFileError.self) { try ResultFile(path: "/nowhere/r.json") }
    #expect(missing?.description == "/nowhere/r.json: no such file or directory")
    let folder = try TemporaryFolder()
    let other = #expect(throws: ResultFileError.self) { try ResultFile(path: folder.path) }
    #expect(other?.description == "\(folder.path): is a directory")
    let device = #expect(throws: ResultFileError.self) { try ResultFile(path: "/dev/null") }
    #expect(device?.description == "/dev/null: it is no regular file")
    let counts = #expect(throws: ResultFileError.self) { try InstructionCounts(path: folder.path) }
    #expect(counts?.description == "\(folder.path): is a directory")
  }

  @Test func theTableForProgramsQuotesWhatHasToBe() {
    let title = Race.Title(suite: "sort", type: "int32", pattern: "a,\"b\"", n: 10)
    let result = BenchmarkResult(title, contender: "x", peer: true, nanoseconds: [15, 25, 20])
    let file = ResultFile(machine: Machine(), settings: RunSettings(), results: [result])
    #expect(
      file.csv() == """
        suite,contender,peer,type,pattern,n,median_ns_per_element,mad_ns_per_element,samples
        sort,x,true,int32,"a,""b""\",10,2.0,0.5,3

        """)
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "\"\u{301}", ",\u{301}"])
  func lineEndsAndQuotesAreQuotedWhateverFollowsThem(name: String) {
    let result = Examples.result(name, 1)
    let file = ResultFile(machine: Machine(), settings: RunSettings(), results: [result])
    let quoted =
      "sort,\"" + (name.unicodeScalars.first == "\"" ? "\"" : "") + name + "\",false,"
    #expect(Array(file.csv().utf8).firstRange(of: Array(quoted.utf8)) != nil, "\(file.csv())")
  }

  @Test func thisMachineIsKnown() throws {
    let machine = Machine.current(compilers: ["swiftc": "6"])
    #expect(try #require(machine.cores) >= 1)
    #expect(try #require(machine.memoryBytes) > 1 << 20)
    #expect(machine.compilers == ["swiftc": "6"])
    #expect(machine.summary.contains("core"))
  }
}
