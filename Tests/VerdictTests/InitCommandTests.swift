import Foundation
import TestSupport
import Testing

/// The command `verdict init`; what it makes is built and judged by `NewCommandTests`.
@Suite struct InitCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([:])
  }

  private func run(_ words: String..., path: String = "/usr/bin:/bin") throws -> Program.Run {
    try Program(path: "/bin/sh").run(
      ["-c", "cd '\(folder.path)' && PATH=\(path) exec \"$0\" \"$@\"", Verdict.program.path]
        + words)
  }

  @Test func aPackageIsMadeAndTheNextStepsAreNamed() throws {
    let run = try run("init", "contests", "--library", Repository.root.path)
    #expect(run.end == .exit(0), "\(run.errors)")
    let program = URL(fileURLWithPath: Verdict.program.path).resolvingSymlinksInPath()
    let place = program.deletingLastPathComponent().path
    #expect(
      run.output == """
        made contests/Package.swift and contests/problems
        so that verdict is found there: export PATH="$PATH":\(place)
        then, in contests: verdict new boj-1000

        """)
  }

  @Test func whoHasTheProgramInPATHIsNotToldToPutItThere() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/verdict", withDestinationPath: Verdict.program.path)
    let run = try run(
      "init", "contests", "--library", Repository.root.path, path: "\(folder.path):/usr/bin:/bin")
    #expect(run.end == .exit(0) && !run.output.contains("PATH"), "\(run.output)\(run.errors)")
  }

  @Test func aPackageThatIsThereIsLeftAlone() throws {
    try folder.write("mine\n", to: "Package.swift")
    let run = try run("init", ".", "--library", Repository.root.path)
    #expect(run.end == .exit(2))
    #expect(run.errors.contains(". is a package already: in it, verdict new adds"), "\(run.errors)")
    #expect(try folder.text(of: "Package.swift") == "mine\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/problems"))
  }

  /// A file of any length can not be written, as on a full disk.
  @Test func ifTheDiskIsFullNothingIsLeft() throws {
    try folder.write("mine\n", to: "mine/.gitignore")
    for name in ["contests", "mine", "a/b"] {
      let before = try folder.contents()
      let run = try Program(path: "/bin/sh").run([
        "-c", "cd '\(folder.path)' && ulimit -f 0 && exec \"$0\" \"$@\"",
        Verdict.program.path, "init", name, "--library", Repository.root.path,
      ])
      #expect(run.end == .exit(3), "\(run.output)\(run.errors)")
      #expect(try folder.contents() == before, "\(run.errors)")
    }
  }

  /// A variable of a shell that is not set leaves an empty word.
  @Test func noNameIsNotThatOfTheCurrentFolder() throws {
    let run = try run("init", "", "--library", Repository.root.path)
    #expect(
      run.end == .exit(2) && run.errors.contains("DIR is empty"), "\(run.output)\(run.errors)")
    #expect(try folder.contents().isEmpty)
  }

  @Test func aCurrentFolderThatIsGoneIsNamed() throws {
    try folder.write("", to: "gone/notes")
    let script = """
      cd "$1/gone" && rm -r "$1/gone" && shift && exec "$0" init "$@" --library \(Repository.root.path)
      """
    func run(_ name: String) throws -> Program.Run {
      try Program(path: "/bin/sh").run(["-c", script, Verdict.program.path, folder.path, name])
    }
    let relative = try run("a")
    #expect(relative.end == .exit(2), "\(relative.output)\(relative.errors)")
    #expect(
      relative.errors.contains("the current folder is gone: go to another"), "\(relative.errors)")
    try folder.write("", to: "gone/notes")
    let absolute = try run(folder.path + "/b")
    #expect(absolute.end == .exit(0), "\(absolute.errors)")
  }

  /// A shell replaces names behind dollar signs, in quotation marks, too.
  @Test func theLineForPATHMeansTheFolderOfTheProgram() throws {
    let place = folder.path + "/a 'b' $c"
    // Copied by another process: while this one writes a program, none may start it.
    let script = """
      mkdir "$2" && cp "$0" "$1" "$2" && exec "$2/verdict" init "$3" --library "$4"
      """
    let run = try Program(path: "/bin/sh").run([
      "-c", script, Verdict.program.path, Verdict.path(of: "judge-launcher"), place,
      folder.path + "/mine", Repository.root.path,
    ])
    #expect(run.end == .exit(0), "\(run.errors)")
    let line = run.output.split(separator: "\n").first { $0.contains("PATH") } ?? ""
    let shown = try Program(path: "/bin/sh").run(
      ["-c", line.drop { $0 != ":" }.dropFirst(2) + "; printf %s \"${PATH##*:}\""])
    #expect(shown.output == place, "\(run.output)\(shown.errors)")
  }

  @Test func aFolderThatSwiftPMCannotBuildInIsRefused() throws {
    let run = try run("init", "a\"b", "--library", Repository.root.path)
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("SwiftPM builds nothing in \"/"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a\"b"))
  }

  @Test(arguments: ["nowhere", "."])
  func aFolderWithoutModulesIsRefused(library: String) throws {
    let run = try run("init", "contests", "--library", library)
    #expect(run.end == .exit(2) && run.errors.contains("--library \(library): "), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/contests"))
  }
}
