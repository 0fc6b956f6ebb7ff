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

  @Test func aMissingFileIsNamed() {
    let error = #expect(throws: ResultFileError.self) { try ResultFile(path: "/nowhere/r.json") }
    #expect(error?.description == "/nowhere/r.json: no such file")
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

  @Test func thisMachineIsKnown() throws {
    let machine = Machine.current(compilers: ["swiftc": "6"])
    #expect(try #require(machine.cores) >= 1)
    #expect(try #require(machine.memoryBytes) > 1 << 20)
    #expect(machine.compilers == ["swiftc": "6"])
    #expect(machine.summary.contains("core"))
  }
}
