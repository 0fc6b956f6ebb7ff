import Foundation
import Judging
import Testing

@Suite struct DataFolderTests {
  func judge(_ folder: ScratchFolder) throws -> [CaseResult] {
    let judge = Judge(
      launcher: try Built.launcher(), command: Command("cat"), limits: roomyLimits,
      opinion: .comparison(.tokens))
    return judge.run(try DataFolder(folder.path).cases()).results
  }

  @Test func casesComeInLexicographicOrderFromAllFolders() throws {
    let folder = try ScratchFolder()
    for name in ["2.in", "10.in", "sample/1.in", "secret/b/x.in", "secret/a.in"] {
      try folder.write(name, as: name)
      try folder.write(name, as: name.replacing(".in", with: name.hasPrefix("s") ? ".ans" : ".out"))
    }
    try folder.write("no case", as: "README.md")
    try folder.write("no case", as: ".git/x.in")
    let results = try judge(folder)
    #expect(results.map(\.name) == ["10", "2", "sample/1", "secret/a", "secret/b/x"])
    #expect(results.allSatisfy { $0.verdict == .accepted })
  }

  @Test func ansIsPreferredToOut() throws {
    let folder = try ScratchFolder()
    try folder.write("1", as: "1.in")
    try folder.write("1", as: "1.ans")
    try folder.write("2", as: "1.out")
    #expect(try judge(folder).map(\.verdict) == [.accepted])
  }

  @Test func aMissingAnswerIsAnInternalErrorAndNamed() throws {
    let folder = try ScratchFolder()
    try folder.write("1", as: "sample/1.in")
    let result = try #require(try judge(folder).first)
    #expect(result.verdict == .internalError)
    #expect(result.message.hasPrefix("sample/1.in has no answer"), "\(result.message)")
  }

  /// Two that ask for nothing else, and two that miss the answer.
  @Test(arguments: [
    (Checker.Interface.testlib, "test -f \"$3\" -a ! -s \"$3\"", Verdict.accepted),
    (.icpc, "test -f \"$2\" -a ! -s \"$2\" && exit 42", .accepted),
    (.testlib, "echo unexpected end of file >&2; exit 3", .internalError),
    (.testlib, "exit 1", .wrongAnswer),
  ])
  func aCheckerGetsAnEmptyAnswerForAMissingOne(
    interface: Checker.Interface, script: String, verdict: Verdict
  ) throws {
    let folder = try ScratchFolder()
    try folder.write("1", as: "1.in")
    let checker = Checker(Command(try folder.script(script)), interface: interface)
    let judge = Judge(
      launcher: try Built.launcher(), command: Command("cat"), limits: roomyLimits,
      opinion: .checker(checker))
    let result = try #require(judge.run(try DataFolder(folder.path).cases()).results.first)
    #expect(result.verdict == verdict, "\(result.message)")
    #expect(
      result.message.hasSuffix("(the case has no answer: the checker was given an empty one)")
        == (verdict != .accepted), "\(result.message)")
  }

  @Test func anAnswerWithoutAnInputIsNotSkipped() throws {
    let folder = try ScratchFolder()
    try folder.write("1", as: "1.ans")
    let result = try #require(try judge(folder).first)
    #expect(result.verdict == .internalError)
    #expect(result.message.hasPrefix("1.ans has no input"), "\(result.message)")
  }

  @Test func aFolderWithoutCasesIsAnError() throws {
    let folder = try ScratchFolder()
    #expect(throws: JudgeError.noCases(folder: folder.path)) {
      try DataFolder(folder.path).cases()
    }
    #expect(throws: JudgeError.self) { try DataFolder(folder.path + "/none").cases() }
  }

  @Test func whatIsLinkedFromElsewhereIsReadAndACircleOfLinksEnds() throws {
    let (folder, elsewhere) = (try ScratchFolder(), try ScratchFolder())
    for ending in ["in", "ans"] {
      try elsewhere.write("1", as: "deep/1.\(ending)")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/2.\(ending)", withDestinationPath: "\(elsewhere.path)/deep/1.in")
    }
    for (name, target) in [("secret", elsewhere.path), ("again", folder.path)] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(elsewhere.path)/deep/up", withDestinationPath: "..")
    let link = try ScratchFolder().path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    for path in [folder.path, link] {
      let cases = try DataFolder(path).cases()
      #expect(cases.map(\.name) == ["2", "secret/deep/1"])
      #expect(try cases.map { try $0.input() } == [Array("1".utf8), Array("1".utf8)])
    }
  }

  @Test(.timeLimit(.minutes(1))) func whatIsNoFileIsNamedAndNotWaitedFor() throws {
    let folder = try ScratchFolder()
    mkfifo("\(folder.path)/1.in", 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/2.in", withDestinationPath: "/dev/zero")
    for name in ["1.ans", "2.ans"] { try folder.write("1", as: name) }
    let results = try judge(folder)
    #expect(results.count == 2)
    for result in results {
      #expect(result.verdict == .internalError)
      #expect(
        result.message.hasSuffix("\(result.name).in: it is no regular file"), "\(result.message)")
    }
  }
}
