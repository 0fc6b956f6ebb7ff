import Foundation
import Scaffolding
import TestSupport
import Testing

@Suite struct SampleTests {
  @Test func samplesAreInTheOrderInWhichPeopleCount() throws {
    let folder = try TemporaryFolder([
      "sample-10.in": "10", "sample-10.out": "ten", "sample-2.in": "2", "sample-2.ans": "two",
      "a.in": "a", "a.ans": "A", "a.out": "other", "notes.txt": "", ".hidden.in": "",
      "below/1.in": "",
    ])
    let samples = try Sample.all(in: folder.path)
    #expect(samples.map { String(decoding: $0.input, as: UTF8.self) } == ["a", "2", "10"])
    #expect(samples.map { String(decoding: $0.answer, as: UTF8.self) } == ["A", "two", "ten"])
  }

  @Test func samplesOfAnArchiveAreInItsFoldersInAndOut() throws {
    let folder = try TemporaryFolder([
      "in/sample_1": "1", "out/sample_1": "one", "in/sample_10": "10", "out/sample_10": "ten",
      "in/sample_9": "9", "out/sample_9": "nine", "in/deep/1": "", "out/deep/1": "",
    ])
    let samples = try Sample.all(in: folder.path)
    #expect(samples.map { String(decoding: $0.answer, as: UTF8.self) } == ["one", "nine", "ten"])
  }

  @Test(
    arguments: [
      ([:], "no samples in"), (["notes.txt": ""], "no samples in"),
      (["1.in": ""], "1.in has no answer"),
      (["1.in": "", "1.ans": "", "2.out": ""], "2.out has no input: put 2.in"),
    ] as [([String: String], String)])
  func whatIsIncompleteIsRefused(files: [String: String], complaint: String) throws {
    let folder = try TemporaryFolder(files)
    let error = #expect(throws: ScaffoldingError.self) { try Sample.all(in: folder.path) }
    #expect(error?.description.contains(complaint) == true, "\(String(describing: error))")
  }

  @Test func aMissingFolderAndAnUnreadableSampleAreErrors() throws {
    #expect(throws: ScaffoldingError.self) { try Sample.all(in: "/nowhere") }
    let folder = try TemporaryFolder(["1.ans": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/1.in", withDestinationPath: "/dev/null")
    #expect(throws: ScaffoldingError.self) { try Sample.all(in: folder.path) }
  }
}

@Suite struct ProblemSettingsTests {
  @Test(arguments: [
    ProblemSettings(), ProblemSettings(timeSeconds: 2), ProblemSettings(memoryMebibytes: 256),
    {
      var settings = ProblemSettings(timeSeconds: 1)
      (settings.checker, settings.checkerProtocol) = ("./check 'a \"b\"'", "icpc")
      return settings
    }(),
    {
      var settings = ProblemSettings()
      settings.interactor = "python3 talk.py"
      return settings
    }(),
    {
      var settings = ProblemSettings()
      (settings.brute, settings.generator, settings.validator) = ("a", "b 'c d'", "e")
      return settings
    }(),
    ProblemSettings(
      timeSeconds: 0.25, memoryMebibytes: 1, outputMebibytes: 3, compare: "float:1e-9"),
    {
      var settings = ProblemSettings(timeSeconds: 1)
      settings.subtasks = [
        .init(name: "n ≤ \"1/2\"", points: 0, cases: ["secret/1-*", "a\\b"]),
        .init(points: 1_000_000, cases: ["*"]),
      ]
      return settings
    }(),
    {
      var settings = ProblemSettings()
      settings.subtasks = []
      return settings
    }(),
  ])
  func whatIsWrittenIsRead(settings: ProblemSettings) throws {
    let folder = try TemporaryFolder([ProblemSettings.fileName: settings.text])
    #expect(try ProblemSettings(folder: folder.path) == settings)
  }

  @Test func withoutTheFileNothingIsKnown() throws {
    #expect(try ProblemSettings(folder: TemporaryFolder().path) == ProblemSettings())
  }

  @Test(arguments: [
    ("", "line 1, column 1: unexpected end of file"), ("[]", "expected an object"),
    ("null", "expected an object"), ("7", "expected an object"), ("\"x\"", "expected an object"),
    ("{", "line 1, column 2: unexpected end of file"),
    ("{\n \"time_seconds\": 2\n x}", "line 3, column 2: invalid value"),
    ("{\"time\": 1}", "no key 'time'. Known: time_seconds, memory_mib"),
    (
      "{\n  \"time_seconds\": 1,\n  \"time_seconds\": 2\n}",
      "line 3, column 3: 'time_seconds' is there twice"
    ),
    (
      "{\"checker\": \"a \\\"checker\\\": {\", \"check\\u0065r\" : \"b\"}",
      "line 1, column 33: 'checker' is there twice"
    ),
    ("{\"time_seconds\": 0}", "time_seconds: expected a number from 0.001"),
    ("{\"time_seconds\": -1}", "found -1"), ("{\"time_seconds\": 1e9}", "expected a number"),
    ("{\"time_seconds\": \"2\"}", "time_seconds: expected a number"),
    ("{\"memory_mib\": 0}", "from 1 to 1048576"),
    ("{\"memory_mib\": 1.5}", "1.5"), ("{\"output_mib\": 100000}", "from 1 to 65536"),
    ("{\"compare\": 1}", "compare: expected a text in quotes"),
    ("{\"checker\": \"a\", \"compare\": \"lines\"}", "compare and checker exclude each other"),
    ("{\"checker\": \"a\", \"interactor\": \"b\"}", "the interactor decides alone"),
    ("{\"checker_protocol\": \"icpc\"}", "checker_protocol needs checker or interactor"),
    ("{\"brute\": \"a\"}", "brute needs a generator"),
    ("{\"interactor\": \"a\", \"brute\": \"b\"}", "brute needs a generator"),
    ("{\"validator\": \"a\"}", "validator needs a generator"),
    ("{\"subtasks\": 3}", "subtasks: expected an array"),
    ("{\"subtasks\": [3]}", "subtasks: expected an object"),
    ("{\"subtasks\": [null]}", "subtasks: expected an object"),
    ("{\"subtasks\": [{\"point\": 3}]}", "subtasks: no key 'point'. Known: name, points, cases"),
    (
      "{\"subtasks\": [{\"points\": \"3\", \"cases\": [\"a\"]}]}",
      "subtasks: points: expected a number"
    ),
    (
      "{\"subtasks\": [{\"points\": 2.5, \"cases\": [\"a\"]}]}",
      "points: expected a whole number from 0 to 1000000, found 2.5"
    ),
    ("{\"subtasks\": [{\"points\": -1, \"cases\": [\"a\"]}]}", "found -1"),
    ("{\"subtasks\": [{\"points\": 1e300, \"cases\": [\"a\"]}]}", "found 1e+300"),
    ("{\"subtasks\": [{\"cases\": [\"a\"]}]}", "to 1000000, it is missing"),
    ("{\"subtasks\": [{\"points\": 1}]}", "subtasks: cases: expected an array of names"),
    ("{\"subtasks\": [{\"points\": 1, \"cases\": []}]}", "cases: expected an array of names"),
    ("{\"subtasks\": [{\"points\": 1, \"cases\": \"a\"}]}", "cases: expected an array"),
    (
      "{\"subtasks\": [{\"points\": 1, \"cases\": [2]}]}",
      "subtasks: cases: expected a text in quotes"
    ),
    (
      "{\"subtasks\": [{\"cases\": [\"a\"], \"points\": 1}, {\"points\": 2, \"points\": 3, "
        + "\"cases\": [\"a\"]}]}",
      "line 1, column 60: 'points' is there twice"
    ),
  ])
  func whatMakesNoSenseIsAnErrorThatNamesIt(text: String, complaint: String) throws {
    let folder = try TemporaryFolder([ProblemSettings.fileName: text])
    let error = #expect(throws: ScaffoldingError.self) { try ProblemSettings(folder: folder.path) }
    let message = error?.description ?? ""
    #expect(message.contains(ProblemSettings.fileName) && message.contains(complaint), "\(message)")
  }

  @Test func aDescriptionThatLeadsNowhereIsAnError() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: ProblemSettings.fileName)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    #expect(throws: ScaffoldingError.self) { try ProblemSettings(folder: folder.path) }
  }

  /// Bytes of other characters look like quotation marks and brackets there.
  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .isoLatin1])
  func aDescriptionInAnotherEncodingIsRefused(encoding: String.Encoding) throws {
    let text = "{\"checker\": \"n \(encoding == .isoLatin1 ? "\u{e9}" : "≤ ≤") 100\"}"
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #require(text.data(using: encoding)), to: ProblemSettings.fileName)
    #expect(throws: ScaffoldingError.files(path, reason: "not UTF-8")) {
      try ProblemSettings(folder: folder.path)
    }
  }
}
