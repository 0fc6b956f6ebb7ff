import Foundation
import Scaffolding
import TestSupport
import Testing

/// A problem is renamed: its line in Package.swift, its folder, and its name in its files, all or nothing.
@Suite struct RenamingTests {
  @Test(arguments: [
    ("  problem(\"b\", uses: [\"Sorting\"]),", "  problem(\"%\", uses: [\"Sorting\"]),"),
    ("\tproblem(\"b\") ,  // the \"b\" of all", "\tproblem(\"%\") ,  // the \"b\" of all"),
    (
      "  problem(\n    \"b\", uses: [],\n    hasJudge: false),",
      "  problem(\n    \"%\", uses: [],\n    hasJudge: false),"
    ),
  ])
  func itsLinesMoveToTheirPlace(line: String, expected: String) throws {
    let others = ["  problem(\"a\"),", "  problem(\"c\"),  // c"]
    for (name, place) in [("Z", 0), ("aa", 1), ("bb", 1), ("z", 2)] {
      for end in ["\n", "\r\n"] {
        func manifest(_ lines: [String]) -> String {
          Manifests.listing(lines).replacingOccurrences(of: "\n", with: end)
        }
        let package = try Manifests.package(manifest([others[0], line, others[1]]))
        try package.write("mine", to: "problems/b/notes")
        let folder = try Workspace(root: package.path).move(folder: "b", to: ProblemName(name))
        #expect(folder == "problems/" + name)
        var lines = others
        lines.insert(expected.replacingOccurrences(of: "%", with: name), at: place)
        #expect(try package.text(of: "Package.swift") == manifest(lines), "\(name)")
        #expect(try package.text(of: "problems/\(name)/notes") == "mine")
        #expect(!FileManager.default.fileExists(atPath: package.path + "/problems/b"))
      }
    }
  }

  /// The last line of a list may end without a comma.
  @Test func aLineWithoutACommaGetsOne() throws {
    let package = try Manifests.package(
      Manifests.listing(["  problem(\"b\"),", "  problem(\"c\")  // last"]))
    try package.write("mine", to: "problems/c/notes")
    try Workspace(root: package.path).move(folder: "c", to: ProblemName("a"))
    let lines = ["  problem(\"a\"),  // last", "  problem(\"b\"),"]
    #expect(try package.text(of: "Package.swift") == Manifests.listing(lines))
  }

  @Test func theOnlyLineOfAListIsRenamedAndNothingElse() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
    try package.write("mine", to: "problems/b/notes")
    try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    #expect(try package.text(of: "Package.swift") == Manifests.listing([Manifests.line("c")]))
  }

  @Test func aCommentThatIsNotUTF8StaysAsItIs() throws {
    let package = try Manifests.package("")
    func manifest(_ name: String) -> Data {
      Data(
        "let problems = [\n  problem(\"\(name)\"),  // caf".utf8 + [0xE9]
          + "\n]\n\(Manifests.function)".utf8)
    }
    try package.write(manifest("b"), to: "Package.swift")
    try package.write("mine", to: "problems/b/notes")
    try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    #expect(try package.data(of: "Package.swift") == manifest("c"))
  }

  /// Some editors put one before a text.
  @Test func aHeadingBehindAByteOrderMarkIsRenamed() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
    try package.write("\u{FEFF}# b: Mine\n", to: "problems/b/README.md")
    try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    #expect(
      try package.data(of: "problems/c/README.md") == Data("\u{FEFF}# c: Mine\n".utf8))
  }

  /// What is made by the templates under the old name is what they make under the new one, and back.
  @Test(arguments: [
    ("boj-1000", "boj-1001"), ("boj-1000", "lc-aplusb"), ("lc-aplusb", "mine"),
    ("cses-1068", "atcoder-abc300_a"),
  ])
  func itsFilesAreThoseOfANewOne(old: String, new: String) throws {
    func package(_ name: String) throws -> TemporaryFolder {
      let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
      try Workspace(root: package.path).add(ProblemDraft(name: ProblemName(name), hasJudge: true))
      return package
    }
    let (before, after) = (try package(old), try package(new))
    let workspace = Workspace(root: before.path)
    let start = try before.contents()
    try workspace.move(folder: ProblemName(old).folder, to: ProblemName(new))
    #expect(try before.contents().keys.sorted() == after.contents().keys.sorted())
    #expect(try before.text(of: "Package.swift") == after.text(of: "Package.swift"))
    let folder = "problems/" + (try ProblemName(new).folder)
    #expect(try before.text(of: folder + "/README.md").hasPrefix("# \(new): \(new)\n"))
    #expect(try before.text(of: folder + "/judge/main.swift").contains("id: \"\(new)\""))
    try workspace.move(folder: ProblemName(new).folder, to: ProblemName(old))
    if new != "mine" { #expect(try before.contents() == start) }
  }

  /// Others may be to another problem that the text speaks of.
  @Test func onlyTheFirstLinkChanges() throws {
    let package = try Manifests.package(Manifests.listing(["  problem(\"boj-1\"),"]))
    let link = "[boj-1](https://www.acmicpc.net/problem/1)"
    try package.write("# boj-1: A\n\n\(link)\n\nNot \(link).\n", to: "problems/boj-1/README.md")
    try Workspace(root: package.path).move(folder: "boj-1", to: ProblemName("boj-2"))
    let other = "[boj-2](https://www.acmicpc.net/problem/2)"
    #expect(
      try package.text(of: "problems/boj-2/README.md")
        == "# boj-2: A\n\n\(other)\n\nNot \(link).\n")
  }

  /// A number that is the name, or a sentence about it, is no name.
  @Test func nothingElseInItsFilesChanges() throws {
    let package = try Manifests.package(Manifests.listing(["  problem(\"b\"),"]))
    let judge =
      "// \"b\"\nProblem(id: \"b\", title: \"b, c\", y: \"b\", x: \"\"\"\n  b\n  \"\"\")\nlet b = \"ab\"\n"
    try package.write(judge, to: "problems/b/judge/main.swift")
    try package.write("# b: b or not b\r\n\r\n`b` b\r\n", to: "problems/b/README.md")
    try package.write("let b = \"b\"\n", to: "problems/b/solution/main.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: package.path + "/problems/b/README.md")
    try Workspace(root: package.path).move(folder: "b", to: ProblemName("lc-d"))
    let folder = "problems/library-checker-d"
    #expect(
      try package.text(of: folder + "/judge/main.swift")
        == judge.replacingOccurrences(of: "id: \"b\"", with: "id: \"lc-d\""))
    #expect(
      try package.text(of: folder + "/README.md") == "# lc-d: b or not b\r\n\r\n`b` b\r\n")
    #expect(try package.text(of: folder + "/solution/main.swift") == "let b = \"b\"\n")
    let mode = try FileManager.default.attributesOfItem(
      atPath: "\(package.path)/\(folder)/README.md")[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func aDescriptionThatIsNotUTF8StaysAsItIs() throws {
    let package = try Manifests.package(Manifests.listing(["  problem(\"b\"),"]))
    try package.write("", to: "problems/b/notes")
    let text = Data("# b: \n".utf8 + [0xE9, 0x0A])
    try text.write(to: URL(fileURLWithPath: package.path + "/problems/b/README.md"))
    try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    #expect(FileManager.default.contents(atPath: package.path + "/problems/c/README.md") == text)
  }

  @Test(arguments: [
    (["  problem(\"b\"),"], "c", "problems/C"),
    (["  problem(\"b\"),", "  problem(\"d\"),"], "d", "d"),
    (["  problem(\"b\"),", "  problem(\"d\"),"], "b-judge", "belong to judge programs"),
    (["  problem(\"b\"),", "  [test(of: \"b-judge\")],"], "e", "line 6 needs 'b-judge'"),
    (["  problem(\"a\"), problem(\"b\"),"], "e", "needs a line for each"),
    (["  problem(\"a\"),"], "e", "there is no problem(\"b\", …) in its list"),
  ])
  func whatCannotBeRenamedIsRefusedAndNothingChanges(
    lines: [String], name: String, complaint: String
  ) throws {
    let package = try Manifests.package(Manifests.listing(lines))
    try package.write("mine", to: "problems/b/notes")
    try package.write("# b\n", to: "problems/b/README.md")
    try package.write("theirs", to: "problems/C/notes")
    let before = try package.contents()
    let error = #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).move(folder: "b", to: ProblemName(name))
    }
    #expect(error?.description.contains(complaint) == true, "\(String(describing: error))")
    #expect(try package.contents() == before)
  }

  /// Beside a file of so long a name there is no room for a longer one.
  @Test func ifTheManifestCannotBeReplacedNothingChanges() throws {
    let name = String(repeating: "m", count: 250)
    let package = try TemporaryFolder([
      name: Manifests.listing([Manifests.line("b")]), "problems/b/README.md": "# b\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/Package.swift", withDestinationPath: name)
    let before = try package.contents()
    #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    }
    #expect(try package.contents() == before)
  }

  @Test func ofALinkedFolderTheLinkIsRenamed() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
    try package.write("mine", to: "elsewhere/notes")
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/problems/b", withDestinationPath: "../elsewhere")
    try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    #expect(try package.text(of: "problems/c/notes") == "mine")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: package.path + "/problems/c")
        == "../elsewhere")
  }

  /// It may be kept with other notes, or elsewhere in the folder.
  @Test(arguments: [("b/README.md", "../notes/b.md"), ("b/docs/link.md", "../../notes/b.md")])
  func ofALinkedFileTheLinkStays(link: String, destination: String) throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
    try package.write("# b: Mine\n", to: "problems/notes/b.md")
    try package.write("", to: "problems/b/docs/notes")
    let problems = package.path + "/problems/"
    try FileManager.default.createSymbolicLink(
      atPath: problems + link, withDestinationPath: destination)
    if link != "b/README.md" {
      try FileManager.default.createSymbolicLink(
        atPath: problems + "b/README.md", withDestinationPath: "docs/link.md")
    }
    try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: problems + "c" + link.dropFirst())
        == destination)
    #expect(try package.text(of: "problems/notes/b.md") == "# c: Mine\n")
    #expect(try package.text(of: "problems/c/README.md") == "# c: Mine\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: problems + "notes") == ["b.md"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: problems + "c").sorted()
        == ["README.md", "docs"])
  }

  @Test func whatADeadProcessLeftBehindIsRemoved() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
    try package.write("# b\n", to: "problems/b/README.md")
    try package.write("mine", to: "problems/b/README.md-old")
    try package.write("Problem(id: \"b\")\n", to: "problems/b/judge/main.swift")
    for name in ["README.md", "judge/main.swift"] {
      try package.write("half", to: "problems/b/\(name)-\(UUID().uuidString)")
    }
    try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    #expect(
      try package.contents().keys.filter { $0.hasPrefix("problems/c/") }.sorted()
        == ["", "README.md", "README.md-old", "judge/", "judge/main.swift"].map {
          "problems/c/" + $0
        })
  }

  @Test func linksThatLeadNowhereStayAsTheyAre() throws {
    for destination in ["nowhere", "README.md", "/"] {
      let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
      try package.write("", to: "problems/b/notes")
      try FileManager.default.createSymbolicLink(
        atPath: package.path + "/problems/b/README.md", withDestinationPath: destination)
      try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
      let link = package.path + "/problems/c/README.md"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
    }
  }

  /// A link by its whole path into the folder leads nowhere when the folder has moved.
  @Test func ifTheLastFileCannotBeReplacedNothingHasChanged() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
    try package.write("# b\n", to: "problems/b/docs/b.md")
    try package.write("Problem(id: \"b\")\n", to: "problems/b/judge/main.swift")
    let folder = package.path + "/problems/b"
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/README.md", withDestinationPath: folder + "/docs/b.md")
    let before = try package.contents()
    let error = #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).move(folder: "b", to: ProblemName("c"))
    }
    #expect(error == .files(folder + "/docs/b.md", reason: "no such file or directory"))
    #expect(try package.contents() == before)
  }

  /// The same name in other letters is another one only to some file systems.
  @Test func itsOwnNameInOtherLettersIsFree() throws {
    let package = try Manifests.package(Manifests.listing(["  problem(\"b-c\"),"]))
    try package.write("mine", to: "problems/b-c/notes")
    try Workspace(root: package.path).move(folder: "b-c", to: ProblemName("b_c"))
    #expect(try package.text(of: "problems/b_c/notes") == "mine")
  }
}
