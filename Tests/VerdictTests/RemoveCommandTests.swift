import Foundation
import TestSupport
import Testing

/// The command `verdict remove`.
@Suite struct RemoveCommandTests {
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

  /// A new problem of that name must not run what was built of an old one.
  @Test func itsExecutablesAreRemoved() throws {
    let names = ["boj-1", "boj-1-judge", "boj-2", "boj-1-other"]
    for name in names { try package.write("", to: ".build/release/\(name)") }
    let run = try shell("exec \"$0\" remove boj-1 --force")
    #expect(run.end == .exit(0), "\(run.errors)")
    let rest = try contents().keys.filter { $0.hasPrefix(".build/release/") }
    #expect(rest.sorted() == ["", "boj-1-other", "boj-2"].map { ".build/release/" + $0 })
  }

  /// Runs a shell script in the package, which finds `verdict` in `$0`.
  private func shell(_ script: String) throws -> Program.Run {
    let identity = "-c user.name=a -c user.email=a@example.org"
    return try Program(path: "/bin/sh").run([
      "-c", "cd '\(package.path)' || exit 9; git() { command git \(identity) \"$@\"; }\n\(script)",
      Verdict.program.path,
    ])
  }

  /// All files but those of git.
  private func contents() throws -> [String: [UInt8]] {
    try package.contents().filter { !$0.key.hasPrefix(".git/") }
  }

  private static let commit = "git init -q . && git add -A && git commit -q -m all\n"

  @Test(.enabled(if: Program(installed: "git") != nil))
  func whatGitKeepsIsRemovedWithItsLine() throws {
    let run = try shell(Self.commit + "exec \"$0\" remove boj-1")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(
      run.output == "removed problems/boj-1, and the line of boj-1 in Package.swift\n")
    let manifest = try package.text(of: "Package.swift")
    #expect(manifest.contains("problems = [\n  problem(\"boj-2\", hasJudge: false),\n]\n"))
    #expect(
      try contents().keys.filter { $0.hasPrefix("problems/") }.sorted()
        == [
          "problems/", "problems/boj-2/", "problems/boj-2/solution/",
          "problems/boj-2/solution/main.swift",
        ])
    #expect(try shell("\"$0\" list --names").output == "boj-2\n")
    // Git brings it back.
    #expect(try shell("git checkout -q . && \"$0\" list --names").output == "boj-1\nboj-2\n")
  }

  @Test(
    .enabled(if: Program(installed: "git") != nil),
    arguments: [
      ("", "no repository of git keeps what is there"),
      (
        commit + "echo 'print(3)' > problems/boj-1/solution/main.swift",
        "git does not keep problems/boj-1/solution/main.swift as it is"
      ),
      (
        commit + "mkdir -p problems/boj-1/data/secret; touch problems/boj-1/data/secret/1.in",
        "git does not keep problems/boj-1/data/secret/1.in as it is"
      ),
      (
        commit + "echo '*.log' > .gitignore; touch problems/boj-1/1.log problems/boj-1/2.log",
        "git does not keep problems/boj-1/1.log as it is, nor 1 more"
      ),
      (
        commit + "git rm -q --cached -r problems/boj-1; git commit -q -m no",
        "git does not keep problems/boj-1/README.md as it is, nor 1 more"
      ),
      (
        commit + "git init -q problems/boj-1", "a repository of git is in it, which would go, too"
      ),
      (
        "mkdir problems/boj-1/b; git init -q problems/boj-1/b; git -C problems/boj-1/b commit -q "
          + "--allow-empty -m b\n" + commit, "a repository of git is in it, which would go, too"
      ),
      ("PATH=/nowhere", "whether git keeps what is there is not known, as it does not start"),
    ])
  func whatWouldBeLostIsOnlyRemovedByForce(preparation: String, loss: String) throws {
    #expect(try shell(preparation).end == .exit(0))
    let before = try contents()
    let path = preparation.hasPrefix("PATH") ? preparation : ":"
    let run = try shell(path + "; export PATH; \"$0\" remove boj-1")
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(
      run.errors
        == "verdict: problems/boj-1: \(loss): commit it first, or give --force\n"
        + "see: verdict remove --help\n", "\(run.errors)")
    #expect(try contents() == before)
    #expect(try shell("\"$0\" remove --force problems/boj-1/").end == .exit(0))
    #expect(try contents()["problems/boj-1/"] == nil)
    #expect(try !package.text(of: "Package.swift").contains("boj-1"))
  }

  /// Without the folder of one in the list, no problem could be built any more.
  @Test(arguments: [("boj-1", ""), ("boj-1/solution", "--force")])
  func theLineOfAProblemThatIsGoneIsRemoved(folder: String, force: String) throws {
    let run = try shell("rm -r problems/\(folder) && exec \"$0\" remove boj-1 \(force)")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(
      run.output
        == (folder == "boj-1"
          ? "removed the line of boj-1 in Package.swift; problems/boj-1 was gone already\n"
          : "removed problems/boj-1, and the line of boj-1 in Package.swift\n"))
    #expect(try !package.text(of: "Package.swift").contains("boj-1"))
    #expect(try contents()["problems/boj-1/"] == nil)
  }

  @Test func whatIsLeftOfAProblemIsRemoved() throws {
    try package.write("1\n", to: "problems/boj-3/data/sample/1.in")
    let run = try shell("exec \"$0\" remove boj-3 --force")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output == "removed problems/boj-3, which had no line in Package.swift\n")
    #expect(try contents()["problems/boj-3/"] == nil)
  }

  /// A process that is killed before it writes the line leaves a folder without one.
  @Test func aFolderWithoutALineIsRemovedAsOthersAre() throws {
    let manifest = try package.text(of: "Package.swift")
    try package.write("print(3)\n", to: "problems/boj-3/solution/main.swift")
    let kept: [(words: String, complaint: String)] = [
      (
        "new boj-3",
        "the name 'boj-3' is taken by problems/boj-3, which has no line in Package.swift "
          + "(delete the folder, or add a line): choose another"
      ),
      ("rename boj-3 boj-4", "no problem(\"boj-3\", …) in its list of problems: add it first"),
      ("remove boj-3", "problems/boj-3: no repository of git keeps what is there"),
    ]
    for (words, complaint) in kept {
      let run = try shell("exec \"$0\" \(words)")
      #expect(run.end == .exit(2) && run.errors.contains(complaint), "\(run.output)\(run.errors)")
    }
    let run = try shell("exec \"$0\" remove boj-3 --force")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output == "removed problems/boj-3, which had no line in Package.swift\n")
    #expect(try contents()["problems/boj-3/"] == nil)
    #expect(try package.text(of: "Package.swift") == manifest)
  }

  @Test(arguments: ["new boj-3", "rename boj-1 boj-3", "remove boj-1 --force"])
  func whoIsStoppedWhileWaitingForAnotherHasChangedNothing(words: String) throws {
    // A lock belongs to an open file, not to a process.
    let other = open(package.path + "/problems", O_RDONLY | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    let before = try contents()
    let run = try shell("\"$0\" \(words) & sleep 1; kill -TERM $!; wait $!")
    #expect(run.end == .exit(143), "\(run.output)\(run.errors)")
    #expect(try contents() == before)
  }

  /// The old manifest is longer than files may be here, the new one is not; and the folder cannot be moved.
  @Test(.enabled(if: Privilege.dropping != nil, "root may write everywhere here"))
  func ifThereIsNoSpaceToGoBackNothingHasChanged() throws {
    let limit = 1024
    let manifest = try package.text(of: "Package.swift")
    let comment = "//" + String(repeating: "-", count: limit + 10 - manifest.utf8.count - 3) + "\n"
    try package.write(comment + manifest, to: "Package.swift")
    let before = try contents()
    let prefix = try #require(Privilege.dropping)
    let run = try shell(
      "chmod a-w problems; ulimit -f \(limit / 512)\n"
        + "\(prefix)\"$0\" remove boj-1 --force; code=$?; chmod u+w problems; exit $code")
    #expect(run.end == .exit(3), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("Package.swift: file too large"), "\(run.errors)")
    #expect(try contents() == before)
  }

  /// What is left of it may be all that there is.
  @Test func theRestOfAProblemWithoutASolutionIsKept() throws {
    let run = try shell("rm -r problems/boj-1/solution; exec \"$0\" remove boj-1")
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(run.errors.contains("no repository of git keeps what is there"), "\(run.errors)")
    #expect(try contents()["problems/boj-1/README.md"] != nil)
  }

  @Test(arguments: [
    ("remove", "PROBLEM is missing"), ("remove boj-3", "no problem 'boj-3'; did you mean"),
    ("remove boj-1 boj-2", "'boj-2' is too much"),
    ("remove problems/boj-1/README.md --force", "problems/boj-1/README.md is only a part of boj-1"),
    ("remove problems/boj-1/solution --force", "problems/boj-1/solution is only a part"),
  ])
  func whatMakesNoSenseIsRefused(words: String, complaint: String) throws {
    let before = try contents()
    let run = try shell("\"$0\" \(words)")
    #expect(run.end == .exit(2) && run.errors.contains(complaint), "\(run.errors)")
    #expect(try contents() == before)
  }

  @Test func theHelpFitsEveryTerminal() throws {
    let help = try Verdict.run("remove", "--help").output
    #expect(help.contains("--force"), "\(help)")
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(help)")
  }

  /// Its executable may be part of something else.
  @Test func aProblemThatThePackageNeedsStays() throws {
    try package.write(
      package.text(of: "Package.swift") + "let tested = [\"boj-1\"]\n", to: "Package.swift")
    let before = try contents()
    let run = try shell("\"$0\" remove boj-1 --force")
    #expect(run.end == .exit(2))
    #expect(
      run.errors.contains("Package.swift: line 7 needs 'boj-1': change that first"), "\(run.errors)"
    )
    #expect(try contents() == before)
  }
}
