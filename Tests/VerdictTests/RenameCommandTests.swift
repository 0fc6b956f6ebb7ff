import Foundation
import TestSupport
import Testing

/// The command `verdict rename`.
@Suite struct RenameCommandTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder([
      "Package.swift": """
      let problems = [
        problem("boj-1", hasJudge: false),
        problem("boj-2", hasJudge: false),
      ]
      let package = Package(name: "a", targets: problems.flatMap { $0 })
      func problem(_ id: String, hasJudge: Bool = true) -> [Target] { [] }

      """,
      "problems/boj-1/README.md": "# boj-1: One\n",
      "problems/boj-1/solution/main.swift": "print(1)\n",
      "problems/boj-2/solution/main.swift": "print(2)\n",
    ])
  }

  private func run(_ words: String, in folder: String = "") throws -> Program.Run {
    try Program(path: "/bin/sh").run([
      "-c", "cd '\(package.path)/\(folder)' && exec \"$0\" \(words)", Verdict.program.path,
    ])
  }

  /// What was built under the old name would be taken for a problem of that name.
  @Test func theFolderTheLineAndTheHeadingAreRenamed() throws {
    for name in ["boj-1", "boj-1-judge", "boj-2"] {
      try package.write("", to: ".build/release/\(name)")
    }
    let run = try run("rename boj-1 lc-aplusb")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(
      run.output == "renamed problems/boj-1 to problems/library-checker-aplusb, "
        + "and boj-1 to lc-aplusb in Package.swift\n")
    #expect(
      try package.text(of: "Package.swift").contains(
        "[\n  problem(\"boj-2\", hasJudge: false),\n  problem(\"lc-aplusb\", hasJudge: false),\n]"))
    let folder = "problems/library-checker-aplusb"
    #expect(try package.text(of: folder + "/README.md") == "# lc-aplusb: One\n")
    #expect(try package.text(of: folder + "/solution/main.swift") == "print(1)\n")
    #expect(try self.run("list --names").output == "boj-2\nlc-aplusb\n")
    let rest = try package.contents().keys.filter { $0.hasPrefix(".build/release/") }
    #expect(rest.sorted() == [".build/release/", ".build/release/boj-2"])
  }

  @Test(arguments: [
    ("boj-1 boj-3", "boj-3"), ("1 3", "boj-3"), ("1 b3", "boj-b3"), ("1 2014-3", "boj-2014-3"),
    ("boj-1 b3", "b3"), ("1 atcoder-abc1_b", "atcoder-abc1_b"),
    ("1 library-checker-aplusb", "lc-aplusb"),
  ])
  func aNameWithoutAJudgeKeepsTheOldOneOfANameWithoutAJudge(words: String, name: String) throws {
    let run = try run("rename \(words)")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(try self.run("list --names").output.split(separator: "\n").contains { $0 == name })
  }

  @Test func inItsFolderItsNameIsADot() throws {
    let run = try run("rename . boj-3", in: "problems/boj-1/solution")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(try self.run("list --names").output == "boj-2\nboj-3\n")
  }

  @Test(arguments: [
    ("rename", "PROBLEM is missing"), ("rename boj-1", "NAME is missing"),
    ("rename boj-3 boj-4", "no problem 'boj-3'; did you mean"),
    ("rename boj-1 boj-2", "boj-2"), ("rename boj-1 boj-1", "'boj-1' is its name already"),
    ("rename boj-1 a/b", "a/b"), ("rename boj-1 boj-3 boj-4", "'boj-4' is too much"),
  ])
  func whatMakesNoSenseIsRefused(words: String, complaint: String) throws {
    let before = try package.contents()
    let run = try run(words)
    #expect(run.end == .exit(2) && run.errors.contains(complaint), "\(run.errors)")
    #expect(try package.contents() == before)
  }

  /// The folder cannot be renamed, although its files and Package.swift can be replaced.
  @Test(.enabled(if: Privilege.dropping != nil, "root may write everywhere here"))
  func ifTheFolderCannotBeRenamedNothingHasChanged() throws {
    let before = try package.contents()
    let prefix = try #require(Privilege.dropping)
    let run = try Program(path: "/bin/sh").run([
      "-c",
      "cd '\(package.path)' && chmod a-w problems && \(prefix)\"$0\" rename boj-1 boj-3; "
        + "code=$?; chmod u+w problems; exit $code",
      Verdict.program.path,
    ])
    #expect(run.end == .exit(3), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("/problems/boj-1: permission denied"), "\(run.errors)")
    #expect(try package.contents() == before)
  }

  @Test func theHelpFitsEveryTerminal() throws {
    let help = try Verdict.run("rename", "--help").output
    #expect(help.contains("verdict rename"), "\(help)")
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(help)")
  }
}
