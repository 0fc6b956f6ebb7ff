import Files
import Foundation
import TestSupport
import Testing

@Suite struct CaseFilesTests {
  /// Finds cases among empty files, each told as its name, its input and its answer.
  func cases(among files: [String], depth: Int = .max) throws -> [[String]] {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    return try CaseFiles.all(in: folder.path, depth: depth).map { files in
      [files.name]
        + [files.input, files.answer].map { half in
          do { return try half.get() } catch { return "\(error)" }
        }
    }
  }

  @Test func endingsTellInputsFromAnswers() throws {
    #expect(
      try cases(among: ["1.in", "1.out", "1.ans", "sample/a.in", "sample/a.out", "1.txt", ".2.in"])
        == [["1", "1.in", "1.ans"], ["sample/a", "sample/a.in", "sample/a.out"]])
  }

  @Test(arguments: [
    ("in/01", "out/01"), ("in/01.txt", "out/01.txt"), ("in/01.in", "out/01.out"),
    ("in/01.in", "out/01.ans"), ("input/input01.txt", "output/output01.txt"),
    ("in/01.txt", "out/01"), ("in/in01.txt", "out/out01.txt"),
  ])
  func foldersTellInputsFromAnswers(input: String, answer: String) throws {
    #expect(try cases(among: [input, answer]) == [["01", input, answer]])
    let (below, answers) = ("a/b/\(input)", "a/b/\(answer)")
    #expect(try cases(among: [below, answers, "a/etc/x"]) == [["a/b/01", below, answers]])
  }

  #if os(Linux)
    /// A name that is not UTF-8 could not be opened; of other files it does not matter.
    @Test func aCaseWhoseNameIsNotUTF8IsRefused() throws {
      let folder = try TemporaryFolder(["1.in": "", "1.ans": "", "\u{FFFD}.in": ""])
      func add(_ name: [UInt8]) {
        let path = (Array("\(folder.path)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
        close(open(path, O_CREAT | O_WRONLY, 0o600))
      }
      add([0xE9] + ".txt".utf8)
      #expect(try CaseFiles.all(in: folder.path).map(\.name) == ["1", "\u{FFFD}"])
      add([0xE9] + ".ans".utf8)
      let error = #expect(throws: FolderTree.Unreadable.self) { try CaseFiles.all(in: folder.path) }
      #expect(error?.path == folder.path + "/\u{FFFD}.ans")
      #expect(error?.fault.description == "its name is not UTF-8: rename it")
    }

    /// What is in it could not be read; it may be in a folder below, and a link to it counts too.
    @Test(arguments: ["", "a/b/"], [false, true])
    func aFolderWhoseNameIsNotUTF8IsRefused(place: String, isLink: Bool) throws {
      let folder = try TemporaryFolder(["1.in": "", "1.ans": "", "a/b/2.in": "", "a/b/2.ans": ""])
      func path(_ name: [UInt8]) -> [CChar] {
        (Array("\(folder.path)/\(place)".utf8) + name + [0]).map { CChar(bitPattern: $0) }
      }
      mkdir(path(Array(".".utf8) + [0xE9]), 0o700)
      #expect(try CaseFiles.all(in: folder.path).count == 2)
      if isLink { symlink("/", path([0xE9])) } else { mkdir(path([0xE9]), 0o700) }
      let error = #expect(throws: FolderTree.Unreadable.self) { try CaseFiles.all(in: folder.path) }
      let real = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
      #expect(error?.path == "\(real)/\(place)\u{FFFD}")
      #expect(error?.fault.description == "its name is not UTF-8: rename it")
      // Too deep to be looked into.
      let depth = place.split(separator: "/").count
      #expect(try CaseFiles.all(in: folder.path, depth: depth).count == (depth == 0 ? 1 : 2))
    }
  #endif

  @Test func whatLiesDeeperInThoseFoldersKeepsItsPlace() throws {
    #expect(
      try cases(among: ["a/in/b/inverse.in", "a/out/b/inverse.out", "a/in/.x", "a/out/.x"])
        == [["a/b/inverse", "a/in/b/inverse.in", "a/out/b/inverse.out"]])
  }

  @Test func aFolderInWithoutOneOutIsAFolderLikeOthers() throws {
    #expect(
      try cases(among: ["in/1.in", "in/1.ans", "in/2", "out.d/2"])
        == [["in/1", "in/1.in", "in/1.ans"]])
  }

  @Test func numberedTextsAreInputsWhereNothingElseIs() throws {
    let (beside, out) = (
      "0000.txt has no answer: put 0000.ans beside it, and call it 0000.in",
      "a/in/7.txt has no answer: put one of that name into a/out"
    )
    #expect(
      try cases(among: [
        "0000.txt", "readme.txt", "a/in/7.txt", "b/1.txt", "b/1.in", "b/1.ans", "b/2.txt",
      ])
        == [
          ["0000", "0000.txt", beside], ["a/7", "a/in/7.txt", out], ["b/1", "b/1.in", "b/1.ans"],
        ])
    #expect(try cases(among: ["in/3.txt"]).map(\.[0]) == ["3"])
    #expect(try cases(among: ["main/3.txt"]).map(\.[0]) == ["main/3"])
  }

  @Test func numbersAreInputsBesideNumberedAnswers() throws {
    #expect(
      try cases(among: ["tests/01", "tests/01.a", "tests/2", "tests/2.a", "3", "lib.a", "tests/x"])
        == [["tests/01", "tests/01", "tests/01.a"], ["tests/2", "tests/2", "tests/2.a"]])
  }

  @Test(arguments: [
    (["1.in"], ["1", "1.in", "1.in has no answer: put 1.ans or 1.out beside it"]),
    (["a/1.ans"], ["a/1", "a/1.ans has no input: put 1.in beside it", "a/1.ans"]),
    (
      ["a/in/1", "a/in/2", "a/out/2"],
      ["a/1", "a/in/1", "a/in/1 has no answer: put one of that name into a/out"]
    ),
    (
      ["in/2", "out/1", "out/2"],
      ["1", "out/1 has no input: put one of that name into in", "out/1"]
    ),
    (["01", "02.a", "02"], ["01", "01", "01 has no answer: put 01.a beside it"]),
    (["01.a", "02.a", "02"], ["01", "01.a has no input: put 01 beside it", "01.a"]),
  ])
  func whatLacksOneHalfIsToldAndNotLeftOut(files: [String], expected: [String]) throws {
    #expect(try cases(among: files).first == expected)
  }

  /// What a compiler calls `a.out` is no answer, unless there is an input of that name.
  @Test(arguments: [
    [0x7F, 0x45, 0x4C, 0x46, 2, 1], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE, 0, 0],
  ])
  func aProgramIsNoAnswer(program: [UInt8]) throws {
    let folder = try TemporaryFolder(["1.in": "", "1.out": "", "a.ans": ""])
    func names() throws -> [String] { try CaseFiles.all(in: folder.path).map(\.name) }
    for name in ["a.out", "b.out"] {
      try Data(program).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    #expect(try names() == ["1", "a"])
    try folder.write("", to: "b.in")
    #expect(try names() == ["1", "a", "b"])
    #expect(try CaseFiles.all(in: folder.path)[2].answer.get() == "b.out")
    let heuristic = try TemporaryFolder(["0000.txt": "", "0001.txt": ""])
    try Data(program).write(to: URL(fileURLWithPath: "\(heuristic.path)/a.out"))
    #expect(try CaseFiles.all(in: heuristic.path).map(\.name) == ["0000", "0001"])
  }

  /// Two archives in one folder: neither input is dropped silently or judged by the other's answer.
  @Test(arguments: [
    (["1.in", "1.out", "in/1", "out/1"], "1.in and in/1"),
    (["in/1", "in/1.txt", "out/1"], "in/1 and in/1.txt"),
    (["01", "01.a", "01.in", "in/01", "out/01"], "01, 01.in and in/01"),
  ])
  func inputsOfTheSameNameAreRefused(files: [String], inputs: String) throws {
    let found = try cases(among: files)
    #expect(found.count == 1)
    #expect(
      found[0][1]
        == "\(inputs) are inputs of one name: rename or remove all but one, and its answer")
  }

  @Test func foldersThatAreTooDeepAreNotLookedInto() throws {
    #expect(
      try cases(among: ["1.in", "1.ans", "a/2.in", "a/2.ans", "a/b/3.in"], depth: 1).map { $0[0] }
        == ["1", "a/2"])
  }
}
