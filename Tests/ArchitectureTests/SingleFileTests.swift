import Foundation
import TestSupport
import Testing

/// A judge accepts one file: the library's files must survive being put into one.
@Suite struct SingleFileTests {
  @Test(arguments: ["5", "6"])
  func theLibraryAndAllSolutionsCompileAsOneFile(languageMode: String) throws {
    let modules = Rooms.algorithms.sorted().map { "Sources/" + $0 }
    let solutions = OwnProblem.all.map { $0.folder + "/solution" }
    let files = (modules + solutions).flatMap(Repository.swiftFiles(under:))
    let source = try files.map(Repository.text(of:)).joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !Rooms.algorithms.contains { line == "import \($0)" } }
      .joined(separator: "\n")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("verdict-single-file-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let compiler = Program(path: "/usr/bin/env")
    let run = try compiler.run(
      ["swiftc", "-typecheck", "-swift-version", languageMode, "-warnings-as-errors", file.path],
      patience: .seconds(300))
    #expect(run.end == .exit(0), "\(run.errors)")
  }

  /// Top-level names are shared by all files of a submission.
  @Test func noTopLevelNameIsPrivate() throws {
    for module in Rooms.algorithms.sorted() {
      for path in Repository.swiftFiles(under: "Sources/" + module) {
        let lines = try Repository.text(of: path).split(separator: "\n")
        let hidden = lines.filter { $0.hasPrefix("private ") || $0.hasPrefix("fileprivate ") }
        #expect(hidden.isEmpty, "\(path): \(hidden)")
      }
    }
  }
}
