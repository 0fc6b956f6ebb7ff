import Foundation
import Scaffolding
import TestSupport
import Testing

/// A package for somebody's own problems.
@Suite struct PackageTemplateTests {
  /// A folder with a library in `verdict`.
  private static func folder(_ modules: String = "\"FastIO\", \"Graphs\"") throws -> TemporaryFolder
  {
    try TemporaryFolder([
      "verdict/Package.swift": """
      let algorithms = [\(modules)]
      let problems: [[Target]] = []
      func problem(_ id: String, uses modules: [String]) -> [Target] { [] }

      """
    ])
  }

  private static func make(_ name: String, in folder: TemporaryFolder) throws {
    try PackageTemplate(library: folder.path + "/verdict").make(at: folder.path + "/" + name)
  }

  @Test(arguments: [
    ("contests", "../verdict"), ("mine/contests", "../../verdict"), ("verdict/mine", ".."),
    ("./verdict/../contests/", "../verdict"),
  ])
  func theLibraryIsNamedAsSeenFromThePackage(name: String, path: String) throws {
    let folder = try Self.folder()
    try Self.make(name, in: folder)
    let manifest = try folder.text(of: name + "/Package.swift")
    #expect(manifest.contains("      path: \"\(path)\")\n"), "\(manifest)")
    #expect(manifest.contains("let library = [\n  \"FastIO\", \"Graphs\",\n]"), "\(manifest)")
    #expect(
      try Workspace(root: folder.path + "/" + name).modules() == ["FastIO", "Graphs"])
  }

  /// Where the folders above a package are in truth counts: it is built there.
  @Test func throughALinkTheLibraryIsNamedAsSeenFromBehindIt() throws {
    let folder = try Self.folder()
    try folder.write("", to: "far/away/notes")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "far/away")
    for (name, path) in [("link", "../../verdict"), ("link/contests", "../../../verdict")] {
      try Self.make(name, in: folder)
      let manifest = try folder.text(of: name + "/Package.swift")
      #expect(manifest.contains("      path: \"\(path)\")\n"), "\(manifest)")
    }
    #expect(try folder.text(of: "link/Package.swift").contains("name: \"link\""))
  }

  @Test(arguments: ["a \"b\"/c", "a\\b", "a\tb", "a\nb"])
  func aFolderThatSwiftPMCannotBuildInIsRefused(name: String) throws {
    let folder = try Self.folder()
    let error = #expect(throws: ScaffoldingError.self) { try Self.make(name, in: folder) }
    #expect(error == .unbuildable("\(folder.path)/\(name)"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + name))
    let link = URL(fileURLWithPath: folder.path + "/link")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "\(folder.path)/\(name)")
    #expect(throws: ScaffoldingError.self) { try Self.make("link", in: folder) }
    try Self.make("it's $a #1; [b]", in: folder)
  }

  /// SwiftPM tells packages apart by the last part of their paths.
  @Test(arguments: ["me/verdict", "me/Verdict", "me/lib", "link"])
  func aFolderThatIsCalledLikeTheLibraryIsRefused(name: String) throws {
    let folder = try Self.folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/me/lib", withIntermediateDirectories: true)
    for (link, place) in [("lib", "verdict"), ("link", "me/lib")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: place)
    }
    #expect(throws: ScaffoldingError.packageNameTaken("\(folder.path)/\(name)")) {
      try PackageTemplate(library: folder.path + "/lib").make(at: folder.path + "/" + name)
    }
    try PackageTemplate(library: folder.path + "/lib").make(at: folder.path + "/me/other")
  }

  @Test func aLibraryThatHasNothingInCommonWithThePackageIsNamedInFull() throws {
    let folder = try Self.folder()
    let link = "/dev/shm/verdict-\(UUID().uuidString)"
    try #require(FileManager.default.fileExists(atPath: "/dev/shm"))
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/verdict")
    defer { try? FileManager.default.removeItem(atPath: link) }
    try PackageTemplate(library: link).make(at: folder.path + "/contests")
    let manifest = try folder.text(of: "contests/Package.swift")
    #expect(manifest.contains("path: \"\(link)\""), "\(manifest)")
  }

  @Test func manyModulesAreListedInLines() throws {
    let folder = try Self.folder((1...40).map { "\"Module\($0)\"" }.joined(separator: ", "))
    try Self.make("contests", in: folder)
    let lines = try folder.text(of: "contests/Package.swift").split(separator: "\n")
    let list = lines.drop { $0 != "let library = [" }.dropFirst().prefix { $0 != "]" }
    #expect(list.allSatisfy { $0.count <= 100 && $0.hasPrefix("  \"") } && list.count == 5)
    #expect(list.joined().contains("\"Module39\", \"Module40\","))
  }

  @Test func aProblemCanBeAdded() throws {
    let folder = try Self.folder()
    try Self.make("contests", in: folder)
    try Workspace(root: folder.path + "/contests").add(ProblemDraft(name: ProblemName("boj-1000")))
    let manifest = try folder.text(of: "contests/Package.swift")
    #expect(manifest.contains("[[Target]] = [\n  problem(\"boj-1000\", hasJudge: false),\n]"))
  }

  /// The package manager takes the text as it is meant, whatever the folder is called.
  @Test func anyNameMakesAManifestThatIsUnderstood() throws {
    let folder = try Self.folder()
    let name = "a 'b' (c); $d #1 대회"
    try Self.make(name, in: folder)
    let run = try Program(path: "/usr/bin/env").run([
      "swift", "package", "--package-path", folder.path + "/" + name, "dump-package",
    ])
    #expect(run.end == .exit(0), "\(run.errors)")
    struct Manifest: Decodable { let name: String }
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
    #expect(manifest.name == name)
  }

  @Test func whatIsThereStaysAsItIs() throws {
    let folder = try Self.folder()
    try folder.write("mine\n", to: "contests/.gitignore")
    try folder.write("old\n", to: "contests/problems/boj-1/README.md")
    try Self.make("contests", in: folder)
    #expect(try folder.text(of: "contests/.gitignore") == "mine\n")
    #expect(try folder.text(of: "contests/problems/boj-1/README.md") == "old\n")
    let manifest = try folder.text(of: "contests/Package.swift")
    #expect(throws: ScaffoldingError.packageExists(folder.path + "/contests")) {
      try Self.make("contests", in: folder)
    }
    #expect(try folder.text(of: "contests/Package.swift") == manifest)
  }

  /// What a link leads to may be missing only for now.
  @Test func aLinkToNowhereStaysOne() throws {
    let folder = try Self.folder()
    for name in ["contests/.gitignore", "other/Package.swift"] {
      try folder.write("", to: (name as NSString).deletingLastPathComponent + "/notes")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: "nowhere")
    }
    try Self.make("contests", in: folder)
    let path = folder.path + "/other"
    #expect(throws: ScaffoldingError.files(path + "/Package.swift", reason: "file exists")) {
      try Self.make("other", in: folder)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 2)
    for name in ["contests/.gitignore", "other/Package.swift"] {
      let link = "\(folder.path)/\(name)"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "nowhere")
    }
  }

  @Test func aFileInTheWayIsNamed() throws {
    let folder = try Self.folder()
    try folder.write("", to: "contests")
    let path = folder.path + "/contests"
    #expect(throws: ScaffoldingError.files(path, reason: "not a directory")) {
      try Self.make("contests", in: folder)
    }
  }

  @Test func aPackageWithoutAListOfModulesIsNoLibrary() throws {
    let folder = try Manifests.package(Manifests.listing([]))
    #expect(throws: ScaffoldingError.self) { try PackageTemplate(library: folder.path) }
    #expect(throws: ScaffoldingError.self) { try PackageTemplate(library: folder.path + "/none") }
  }
}
