import Foundation
import Scaffolding
import TestSupport
import Testing

/// The folder of a problem.
@Suite struct WorkspaceTests {
  @Test func aProblemBeginsWithEverythingItNeeds() throws {
    let package = try Manifests.package(Manifests.listing([]))
    let folder = try Workspace(root: package.path).add(
      ProblemDraft(
        name: ProblemName("lc-aplusb"), title: "A + B", link: "https://example.org/1",
        modules: ["Sorting"], notes: ["From: here."]))
    #expect(folder == "problems/library-checker-aplusb")
    let names = try package.contents().keys.filter {
      $0.hasPrefix(folder + "/") && !$0.hasSuffix("/")
    }
    .map { String($0.dropFirst(folder.count + 1)) }.sorted()
    let expected = [
      "README.md", "data/sample/1.ans", "data/sample/1.in", "problem.json", "solution/main.swift",
    ]
    #expect(names == expected)
    let readme = try package.text(of: folder + "/README.md")
    #expect(
      readme.hasPrefix("# lc-aplusb: A + B\n\n[lc-aplusb](https://example.org/1) · limits: 2 s, "))
    for part in ["Task", "Input", "Output", "Idea", "Complexity"] {
      #expect(readme.contains("\n## \(part)\n"))
    }
    #expect(readme.hasSuffix("\n## Notes\n\nFrom: here.\n"))
    let solution = try package.text(of: folder + "/solution/main.swift")
    #expect(solution.hasPrefix("import FastIO\nimport Sorting\n\nsolve { input, output in\n"))
    #expect(
      try package.text(of: folder + "/problem.json")
        == "{\n  \"time_seconds\": 2,\n  \"memory_mib\": 1024\n}\n")
  }

  @Test func withAJudgeProgramTheLimitsAreThere() throws {
    let package = try Manifests.package(Manifests.listing([]))
    let settings = ProblemSettings(timeSeconds: 0.5, memoryMebibytes: 64)
    let folder = try Workspace(root: package.path)
      .add(ProblemDraft(name: ProblemName("boj-1"), settings: settings, hasJudge: true))
    let judge = try package.text(of: folder + "/judge/main.swift")
    #expect(judge.contains("id: \"boj-1\"") && judge.contains("Limits(seconds: 0.5, memory: 64)"))
    #expect(try package.contents()[folder + "/problem.json"] == nil)
    #expect(try package.text(of: folder + "/README.md").contains("limits: 0.5 s, 64 MiB"))
  }

  @Test func samplesAreNumberedAndKeptByteForByte() throws {
    let package = try Manifests.package(Manifests.listing([]))
    let samples = [
      Sample(input: [0, 255, 10], answer: []), Sample(input: [13], answer: [10, 10]),
    ]
    let folder = try Workspace(root: package.path)
      .add(ProblemDraft(name: ProblemName("boj-1"), samples: samples))
    let contents = try package.contents()
    for (index, sample) in samples.enumerated() {
      #expect(contents["\(folder)/data/sample/\(index + 1).in"] == sample.input)
      #expect(contents["\(folder)/data/sample/\(index + 1).ans"] == sample.answer)
    }
    let empty = try Workspace(root: package.path)
      .add(ProblemDraft(name: ProblemName("boj-2"), samples: []))
    #expect(try package.contents()["\(empty)/data/sample/"] != nil)
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("x](http://evil.example", "x)(http://evil.example"), ("\u{202E}abc", "abc"),
    ("  a \t b\0 ", "a b"), ("", "boj-1"), ("\n", "boj-1"), ("두 수의 합", "두 수의 합"),
  ])
  func aTitleIsOneLineThatMeansNothingElse(title: String, expected: String) throws {
    #expect(try ProblemDraft(name: ProblemName("boj-1"), title: title).title == expected)
  }

  @Test(arguments: [
    "javascript:alert(1)", "https://a b", "https://a\nb", "https://a)", "file:///etc", "",
    "https://é",
  ])
  func anythingButAPlainWebAddressIsNoLink(link: String) throws {
    #expect(try ProblemDraft(name: ProblemName("boj-1"), link: link).link == nil)
  }

  @Test(arguments: ["boj-1", "BOJ-1", "boj_1"])
  func aFolderThatExistsIsNeverTouched(existing: String) throws {
    let package = try Manifests.package(Manifests.listing([]))
    try package.write("mine", to: "problems/\(existing)/notes")
    let before = try package.contents()
    func owner() throws -> String? {
      let error = #expect(throws: ScaffoldingError.self) {
        try Workspace(root: package.path).add(ProblemDraft(name: ProblemName("boj-1")))
      }
      guard case .nameTaken("boj-1", let owner) = error else { return nil }
      return owner
    }
    #expect(
      try owner() == "problems/\(existing), which has no line in Package.swift (delete the folder, "
        + "or add a line)")
    #expect(try package.contents() == before)
    try package.write(Manifests.listing([Manifests.line(existing)]), to: "Package.swift")
    #expect(try owner() == "problems/\(existing)")
  }

  /// Beside a file of so long a name there is no room for a longer one.
  @Test func ifTheManifestCannotBeReplacedNothingIsLeft() throws {
    let name = String(repeating: "m", count: 250)
    let package = try TemporaryFolder([name: Manifests.listing([]), "problems/x": ""])
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/Package.swift", withDestinationPath: name)
    let before = try package.contents()
    #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).add(
        ["boj-1", "boj-2"].map { ProblemDraft(name: try ProblemName($0)) })
    }
    #expect(try package.contents() == before)
  }

  @Test func severalAreAddedAtOnce() throws {
    let package = try Manifests.package(Manifests.listing([Manifests.line("boj-2")]))
    let folders = try Workspace(root: package.path).add(
      ["boj-3", "boj-1"].map { ProblemDraft(name: try ProblemName($0)) })
    #expect(folders == ["problems/boj-3", "problems/boj-1"])
    #expect(
      try package.text(of: "Package.swift")
        == Manifests.listing(["boj-1", "boj-2", "boj-3"].map(Manifests.line)))
  }

  /// The last one exists, or is named twice.
  @Test(arguments: ["boj-2", "boj-1", "BOJ-1"])
  func allAreAddedOrNone(last: String) throws {
    let package = try Manifests.package(Manifests.listing([]))
    try package.write("mine", to: "problems/boj-2/notes")
    let before = try package.contents()
    #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).add(
        ["boj-1", last].map { ProblemDraft(name: try ProblemName($0)) })
    }
    #expect(try package.contents() == before)
  }

  @Test func aLinkedManifestStaysALinkAndKeepsItsPermissions() throws {
    let package = try TemporaryFolder(["real.swift": Manifests.listing([]), "problems/x": ""])
    let files = FileManager.default
    let link = package.path + "/Package.swift"
    try files.createSymbolicLink(atPath: link, withDestinationPath: "real.swift")
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: package.path + "/real.swift")
    try Workspace(root: package.path).add(ProblemDraft(name: ProblemName("boj-1")))
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "real.swift")
    #expect(try package.text(of: "real.swift") == Manifests.listing([Manifests.line("boj-1")]))
    let mode = try files.attributesOfItem(atPath: package.path + "/real.swift")[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func whatADeadProcessLeftBehindIsRemoved() throws {
    let package = try Manifests.package(Manifests.listing([]))
    try package.write("half", to: "problems/.new-\(UUID().uuidString)/README.md")
    try package.write("mine", to: "problems/.new-ideas/README.md")
    try package.write("half", to: "Package.swift-\(UUID().uuidString)")
    try package.write("mine", to: "Package.swift-old")
    try Workspace(root: package.path).add(ProblemDraft(name: ProblemName("boj-1")))
    let hidden = try package.contents().keys.filter { $0.contains("/.new-") }.sorted()
    #expect(hidden == ["problems/.new-ideas/", "problems/.new-ideas/README.md"])
    let manifests = try package.contents().keys.filter { $0.hasPrefix("Package") }.sorted()
    #expect(manifests == ["Package.swift", "Package.swift-old"])
  }

  @Test func severalCanAddAtTheSameTime() async throws {
    let package = try Manifests.package(Manifests.listing([]))
    let names = (1...24).map { "boj-\($0)" }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names {
        group.addTask {
          try Workspace(root: package.path).add(ProblemDraft(name: ProblemName(name)))
        }
      }
      try await group.waitForAll()
    }
    let expected = Manifests.listing(names.sorted().map(Manifests.line))
    #expect(try package.text(of: "Package.swift") == expected)
  }

  @Test func modulesAreThoseOfTheManifestOrElseTheFolders() throws {
    let package = try Manifests.package(Manifests.listing([]))
    try package.write("", to: "Sources/Tools/Tools.swift")
    #expect(try Workspace(root: package.path).modules() == ["Tools"])
    let list = "let algorithms = [\n  \"FastIO\", \"Sorting\",  // \"Old\"\n]\n"
    try package.write(list + Manifests.listing([]), to: "Package.swift")
    #expect(try Workspace(root: package.path).modules() == ["FastIO", "Sorting"])
  }

  @Test func modulesOfPackagesThatAreDependedOnCountToo() throws {
    let package = try Manifests.package(Manifests.listing([]))
    for name in ["One", "Two"] { try package.write("", to: "a/Sources/\(name)/A.swift") }
    let list = "let algorithms = [\"Sorting\"]\n" + Manifests.listing([])
    try package.write(list, to: "b/Package.swift")
    for name in ["Sorting", "Hidden"] { try package.write("", to: "b/Sources/\(name)/A.swift") }
    let dependencies = """
      let dependencies: [Package.Dependency] = [
        .package(url: "https://example.org/path", from: "1.0.0"),
        .package(name: "c", path: "\(package.path)/nowhere/../a/."), .package(path: "./b"),
        // .package(path: "commented")
      ]

      """
    try package.write(dependencies + Manifests.listing([]), to: "Package.swift")
    #expect(
      NeighborPackages.folders(of: URL(fileURLWithPath: package.path)).map(\.path)
        == [package.path + "/a", package.path + "/b"])
    #expect(try Workspace(root: package.path).modules() == ["One", "Two", "Sorting"])
    #expect(NeighborPackages.folders(of: URL(fileURLWithPath: package.path + "/a")).isEmpty)
  }

  @Test func withoutAPackageItSaysSo() throws {
    let folder = try TemporaryFolder(["problems/x": ""])
    #expect(throws: ScaffoldingError.self) { try Workspace(root: folder.path).check() }
    #expect(throws: ScaffoldingError.self) {
      try Workspace(root: folder.path + "/nowhere").add(ProblemDraft(name: ProblemName("boj-1")))
    }
  }

  @Test func anotherProcessThatNeverEndsIsNotWaitedForForever() throws {
    let package = try Manifests.package(Manifests.listing([]))
    let workspace = Workspace(root: package.path, patience: .milliseconds(50))
    let draft = ProblemDraft(name: try ProblemName("boj-1000"))
    // A lock belongs to an open file, not to a process.
    let other = open(package.path + "/problems", O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    let before = try package.contents()
    let error = try #require(throws: ScaffoldingError.self) { try workspace.add(draft) }
    #expect("\(error)".contains("problems: another verdict is still changing it after 0 s"))
    let stopped = Workspace(root: package.path) { throw CancellationError() }
    #expect(throws: CancellationError.self) { try stopped.add(draft) }
    #expect(try package.contents() == before)
    #expect(flock(other, LOCK_UN) == 0)
    #expect(try stopped.add(draft) == "problems/boj-1000")
  }
}
