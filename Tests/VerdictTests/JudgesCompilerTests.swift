import Foundation
import TestSupport
import Testing

/// Another compiler in place of the installed one: the option `--swiftc`.
@Suite(.serialized) struct JudgesCompilerTests {
  /// A package laid out like this one.
  private static func package() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "", "Sources/Tools/Tools.swift": "public func seven() -> Int { 7 }\n",
      "problems/boj-7/README.md": "# boj-7: Seven\n",
      "problems/boj-7/solution/main.swift": "import Tools\n\nprint(seven())\n",
      "problems/boj-7/data/sample/1.in": "", "problems/boj-7/data/sample/1.ans": "7\n",
    ])
  }

  /// Runs the program inside of a package.
  private func verdict(_ package: TemporaryFolder, _ words: [String]) throws -> Program.Run {
    let line = ([Verdict.program.path] + words).map { "'\($0)'" }.joined(separator: " ")
    return try Program(path: "/bin/sh").run(["-c", "cd '\(package.path)' && \(line)"])
  }

  /// A compiler that says to be of some version, tells in a file what else it was asked, and does that.
  private static func write(compilerOf version: String, to package: TemporaryFolder) throws {
    try package.write(
      """
      #!/bin/sh
      if [ "$2" = --version ]; then echo "Swift version \(version) (swift-\(version)-RELEASE)"; exit; fi
      echo "$@" >> '\(package.path)/calls'
      exec swiftc "$@"
      """, to: "other-swiftc")
  }

  /// A compiler that takes nothing.
  private static func write(
    compilerOf version: String, saying complaint: String, as name: String,
    to package: TemporaryFolder
  ) throws {
    try package.write(
      """
      #!/bin/sh
      if [ "$1" = --version ]; then echo "Swift version \(version)"; exit; fi
      echo "\(complaint)" >&2
      exit 1
      """, to: name)
  }

  @Test(arguments: [
    ("boj", "5.10.1", "unverified: the compiler's flags"),
    ("atcoder", "6.2.3", "unverified: the limit of 512 KiB"),
    ("atcoder", "6.20", "unverified: the judge's Swift 6.2, the limit"),
    ("library-checker", "6.1.2", "samples accepted: 1\n"),
  ])
  func anotherCompilerStandsForTheJudges(judge: String, version: String, end: String) throws {
    let package = try Self.package()
    try Self.write(compilerOf: version, to: package)
    let run = try verdict(
      package, ["bundle", "boj-7", "--judge", judge, "--swiftc", "./other-swiftc -v"])
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.errors.contains("compiled with Swift \(version): "), "\(run.errors)")
    #expect(run.errors.contains(end), "\(run.errors)")
    let calls = try package.text(of: "calls").split(separator: "\n")
    #expect(calls.count == 1 && calls[0].hasPrefix("-v ") && calls[0].contains(" -O "), "\(calls)")
  }

  @Test func whatAnotherCompilerDoesNotTakeIsNotWritten() throws {
    let package = try Self.package()
    try package.write(
      """
      #!/bin/sh
      if [ "$1" = --version ]; then echo "Swift version 6.0.3"; exit; fi
      for file; do case $file in */main.swift)
        echo "$file:$(grep -n seven.*7 "$file" | cut -d : -f 1):5: error: too old" >&2
      esac; done
      exit 1
      """, to: "old")
    let run = try verdict(package, ["bundle", "boj-7", "--swiftc", "./old", "-o", "out.swift"])
    #expect(run.end == .exit(1))
    #expect(run.errors.contains("does not compile with ./old -O:"), "\(run.errors)")
    #expect(run.errors.contains("Tools.swift:1: error: too old"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: package.path + "/out.swift"))
  }

  /// What the sources were compiled with may take them, so only here somebody can say what helps.
  @Test(arguments: [
    (
      "unknown argument: '-default-isolation'",
      "./old does not know -default-isolation, which the judge's compiler does"
    ),
    (
      "the compiler is unable to type-check this expression in reasonable time",
      "hint: write out the type"
    ),
  ])
  func whatAnotherCompilerLacksIsExplained(complaint: String, message: String) throws {
    let package = try Self.package()
    try Self.write(compilerOf: "6.0.3", saying: "error: \(complaint)", as: "old", to: package)
    let run = try verdict(package, ["bundle", "boj-7", "--judge", "atcoder", "--swiftc", "./old"])
    #expect(run.end == .exit(1) && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    (["--swiftc", "echo"], 1, "echo --version tells no version of Swift"),
    (["--swiftc", "./none"], 2, "--swiftc: cannot start ./none: no such file"),
    (["--swiftc", "swiftc", "--no-check"], 2, "--swiftc and --no-check exclude each other"),
  ])
  func whatIsNoCompilerIsRefused(words: [String], code: Int32, message: String) throws {
    let run = try verdict(Self.package(), ["bundle", "boj-7"] + words)
    #expect(run.end == .exit(code) && run.errors.contains(message), "\(run.errors)")
  }

  @Test func theSingleFileIsJudgedAsAnotherCompilerHasMadeIt() throws {
    let package = try Self.package()
    try Self.write(compilerOf: "6.2.3", to: package)
    let command = ["test", "boj-7", "--swiftc", "./other-swiftc -v"]
    let run = try verdict(package, command + ["--bundled"])
    #expect(run.end == .exit(0) && run.output.contains("AC accepted"), "\(run.output)\(run.errors)")
    #expect(try package.text(of: "calls").contains(" -o "))
    let other = try verdict(package, command)
    #expect(other.end == .exit(2) && other.errors.contains("--swiftc needs --bundled"))
  }

  /// What a compiler before 6.3 does with the question for the parts of a file.
  @Test(arguments: [
    ("6.2.3", "Please submit a bug report and include the crash backtrace."),
    ("6.0.3", "<unknown>:0: error: unknown argument: '-dump-ast-format'"),
  ])
  func anInstalledCompilerThatIsTooOldIsNamed(version: String, answer: String) throws {
    let package = try Self.package()
    try Self.write(compilerOf: version, saying: answer, as: "bin/swiftc", to: package)
    let run = try Program(path: "/bin/sh").run([
      "-c",
      "cd '\(package.path)' && PATH=\"$PWD/bin:$PATH\" '\(Verdict.program.path)' bundle boj-7",
    ])
    #expect(run.end == .exit(1))
    #expect(
      run.errors.contains("needs Swift 6.3 or a later one, swiftc is of \(version)"),
      "\(run.errors)")
  }
}
