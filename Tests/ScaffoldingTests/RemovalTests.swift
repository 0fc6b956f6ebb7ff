import Foundation
import Scaffolding
import TestSupport
import Testing

/// A problem is removed: its line in Package.swift and its folder, both or neither.
@Suite struct RemovalTests {
  private func removing(_ name: String, from manifest: String) throws -> String {
    let package = try Manifests.package(manifest)
    try package.write("mine", to: "problems/\(name)/notes")
    try Workspace(root: package.path).remove(folder: name)
    #expect(
      try package.contents().keys.sorted() == ["Package.swift", "problems/", "problems/README.md"])
    return try package.text(of: "Package.swift")
  }

  @Test(arguments: [
    ["  problem(\"b\", uses: []),"], ["  problem(\"b\", uses: [])"], ["\tproblem(\"b\") ,"],
    ["  problem(\"b\"),  // the \"b\" of all"], ["  problem(\"b\")  // last"],
    ["  problem(", "    \"b\", uses: [\"Sorting\"],", "    hasJudge: false),"],
    ["  problem(  // two lines", "    \"b\"", "  ),"],
  ])
  func itsLinesAreRemovedAndNothingElseChanges(lines: [String]) throws {
    let others = ["  // The first.", "  problem(\"a\"),", "  // Another.", "  problem(\"c\"),"]
    for place in [0, 1, 2, 3, 4] where place == 4 || lines.last?.contains(#/\) ?,/#) == true {
      var all = others
      all.insert(contentsOf: lines, at: place)
      for end in ["\n", "\r\n"] {
        func manifest(_ lines: [String]) -> String {
          Manifests.listing(lines).replacingOccurrences(of: "\n", with: end)
        }
        #expect(try removing("b", from: manifest(all)) == manifest(others), "\(all)")
      }
    }
  }

  /// What has been added and removed again leaves nothing behind.
  @Test(arguments: ["a", "b-5", "lc-z"])
  func aRemovedProblemLeavesNothingBehind(name: String) throws {
    let package = try Manifests.package(Manifests.listing(["b-2", "b-7"].map(Manifests.line)))
    let before = try package.contents()
    let workspace = Workspace(root: package.path)
    let folder = try workspace.add(ProblemDraft(name: ProblemName(name), hasJudge: true))
    try workspace.remove(folder: String(folder.dropFirst("problems/".count)))
    #expect(try package.contents() == before)
  }

  @Test(arguments: [
    (["  problem(\"a\"),", "  [test(of: \"b\")],"], "line 6 needs 'b'"),
    (["  problem(\"a\"), problem(\"b\"),"], "needs a line for each"),
    (["  problem(\"b\"), problem(\"a\"),"], "needs a line for each"),
    (["  /* of two", "  lines */ problem(\"a\"), problem(\"b\"),"], "needs a line for each"),
    (["  problem(\"b\"),  /* of two", "  lines */"], "needs a line for each"),
    (["  /* of two", "  lines */ problem(\"b\"),"], "needs a line for each"),
    (["  problem(\"b\")", "    .filter { _ in true },"], "needs a line for each"),
    (["  problem(\"b\")", "  , problem(\"c\")"], "needs a line for each"),
    (["  extra() +", "    problem(\"b\"),", "  problem(\"c\"),"], "needs a line for each"),
    (["  problem(\"b\"),", "  [test(of: \"b-judge\")],"], "line 6 needs 'b-judge'"),
    (["  problem(\"b\"),", "  problem(\"b\", uses: []),"], "line 6 needs 'b'"),
  ])
  func whatCannotBeRemovedAloneIsRefusedAndNothingChanges(
    lines: [String], complaint: String
  ) throws {
    let package = try Manifests.package(Manifests.listing(lines))
    try package.write("mine", to: "problems/b/notes")
    let before = try package.contents()
    let error = #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).remove(folder: "b")
    }
    #expect(error?.description.contains(complaint) == true, "\(String(describing: error))")
    #expect(try package.contents() == before)
  }

  /// The compiler cannot infer the type of an empty list.
  @Test(arguments: ["", ": [[Target]]", ": Array<[Target]>"])
  func aListWithoutProblemsHasAType(type: String) throws {
    func manifest(_ lines: [String], type: String) -> String {
      Manifests.listing(lines)
        .replacingOccurrences(of: "let problems", with: "let problems" + type)
    }
    let kept = type.isEmpty ? ": [[Target]]" : type
    let only = manifest(["  // Mine.", Manifests.line("b")], type: type)
    #expect(try removing("b", from: only) == manifest(["  // Mine."], type: kept))
    let others = manifest([Manifests.line("b"), "  others(),"], type: type)
    #expect(try removing("b", from: others) == manifest(["  others(),"], type: type))
  }

  /// Somebody's editor may have changed the line ends of some lines.
  @Test(arguments: [("\n", "\r\n"), ("\r\n", "\n")])
  func noEmptyLineIsLeftAmongMixedLineEnds(first: String, end: String) throws {
    let start = "// swift-tools-version: 6.0\(first)let problems = [\(end)"
    let rest = "  problem(\"c\"),\(end)]\(end)\(Manifests.function)"
    let line = "  problem(\"b\"),  // b\(end)"
    #expect(try removing("b", from: start + line + rest) == start + rest)
  }

  @Test func withoutALineTheFolderIsRemoved() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("a")]))
    let workspace = Workspace(root: package.path)
    let before = try package.contents()
    try package.write("mine", to: "problems/b/notes")
    #expect(try !workspace.remove(folder: "b"))
    #expect(try package.contents() == before)
    // Now there is neither.
    let error = #expect(throws: ScaffoldingError.self) { try workspace.remove(folder: "b") }
    #expect(error?.description.contains("there is no problem(\"b\", …) in its list") == true)
  }

  @Test func withoutAFolderTheLineIsRemoved() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
    let workspace = Workspace(root: package.path)
    #expect(try workspace.listedProblems() == ["b"])
    try workspace.remove(folder: "b")
    #expect(try workspace.listedProblems().isEmpty)
  }

  /// No folder can have so long a name.
  @Test func ifTheFolderCannotBeMovedTheManifestStaysAsItIs() throws {
    let name = String(repeating: "n", count: 300)
    let package = try Manifests.package(Manifests.listing([Manifests.line(name)]))
    let before = try package.contents()
    let workspace = Workspace(root: package.path)
    #expect(throws: ScaffoldingError.self) { try workspace.remove(folder: name) }
    #expect(try package.contents() == before)
  }

  /// Beside a file of so long a name there is no room for a longer one.
  @Test func ifTheManifestCannotBeReplacedTheFolderStays() throws {
    let name = String(repeating: "m", count: 250)
    let package = try TemporaryFolder([
      name: Manifests.listing([Manifests.line("b")]), "problems/b/notes": "mine",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/Package.swift", withDestinationPath: name)
    let before = try package.contents()
    #expect(throws: ScaffoldingError.self) { try Workspace(root: package.path).remove(folder: "b") }
    #expect(try package.contents() == before)
  }

  @Test func ofALinkedFolderOnlyTheLinkIsRemoved() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("b")]))
    try package.write("mine", to: "elsewhere/notes")
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/problems/b", withDestinationPath: "../elsewhere")
    try Workspace(root: package.path).remove(folder: "b")
    #expect(try package.text(of: "elsewhere/notes") == "mine")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: package.path + "/problems") == [
        "README.md"
      ])
  }
}
