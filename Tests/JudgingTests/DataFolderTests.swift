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
}
