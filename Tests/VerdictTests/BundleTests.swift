import Foundation
import TestSupport
import Testing

/// The command `verdict bundle`, in a package of its own and in this one.
@Suite(.serialized) struct BundleTests {
  /// A package laid out like this one.
  private static func package(main: String, answer: String = "7\n") throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "", "Sources/Tools/Tools.swift": "public func seven() -> Int { 7 }\n",
      "Sources/Tools/Pair.swift": "public struct Pair { public init() {} }\n",
      "problems/boj-7/README.md": "# boj-7: Seven\n\n[BOJ 7](https://judge.example/7)\n",
      "problems/boj-7/solution/main.swift": main,
      "problems/boj-7/solution/Own.swift": "import Tools\nstruct Own { var value = seven() }\n",
      "problems/boj-7/data/sample/1.in": "", "problems/boj-7/data/sample/1.ans": answer,
      "problems/other-1/solution/main.swift": "print(1)\n",
    ])
  }

  private static let main = "import Tools\n\nprint(Own().value)\n"

  /// Runs the program inside of a package.
  private func bundle(_ package: TemporaryFolder, _ words: String...) throws -> Program.Run {
    let call = [Verdict.program.path, "bundle"] + words
    let line = call.map { "'\($0)'" }.joined(separator: " ")
    return try Program(path: "/bin/sh").run(["-c", "cd '\(package.path)' && \(line)"])
  }

  @Test func aSubmissionIsPrintedAndWhatWasCheckedIsTold() throws {
    let run = try bundle(Self.package(main: Self.main), "boj-7")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        // boj-7: Seven
        // https://judge.example/7
        // Made from Tools by: verdict bundle boj-7

        print(Own().value)

        struct Own { var value = seven() }

        // MARK: - Tools

        private func seven() -> Int { 7 }

        """), "\(run.output)")
    for fact in ["boj-7: ", " bytes for boj", "swiftc -O", "both language modes", "accepted: 1"] {
      #expect(run.errors.contains(fact), "\(run.errors)")
    }
    #expect(run.errors.contains("unverified: the judge's version of Swift"), "\(run.errors)")
  }

  @Test func aFileThatBelongsToNoProblemIsBundledToo() throws {
    let package = try Self.package(main: Self.main)
    let file = package.path + "/practice/first.swift"
    try FileManager.default.createDirectory(
      atPath: package.path + "/practice", withIntermediateDirectories: true)
    try "import Tools\nprint(seven())\n".write(toFile: file, atomically: false, encoding: .utf8)
    let run = try bundle(package, "practice/first.swift", "--judge", "boj")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(
      run.output == """
        // first.swift
        // Made from Tools by: verdict bundle first.swift --judge boj

        print(seven())

        // MARK: - Tools

        private func seven() -> Int { 7 }

        """, "\(run.output)")
    #expect(run.errors.contains("practice/first.swift: ") && run.errors.contains("no samples"))
    let missing = try bundle(package, "practice/second.swift")
    #expect(missing.end == .exit(2), "\(missing.errors)")
    #expect(missing.errors.contains("practice/second.swift: no such file"), "\(missing.errors)")
    let itself = try bundle(package, "practice/first.swift", "-o", file)
    #expect(itself.end == .exit(2), "\(itself.errors)")
  }

  /// A path names a file, and the problem only where the file is part of its solution.
  @Test func anotherSolutionInAProblemsFolderIsBundledByItsPath() throws {
    let package = try Self.package(main: Self.main)
    try package.write("print(8)\n", to: "problems/boj-7/other.swift")
    for place in ["problems/boj-7/other.swift", "./problems/boj-7/other.swift"] {
      let run = try bundle(package, place, "--no-check")
      #expect(run.output.hasSuffix("\nprint(8)\n"), "\(run.output)\(run.errors)")
    }
    let run = try Program(path: "/bin/sh").run([
      "-c",
      "cd '\(package.path)/problems/boj-7/solution' && exec \"$0\" bundle main.swift --no-check",
      Verdict.program.path,
    ])
    #expect(run.output.hasPrefix("// boj-7: Seven\n"), "\(run.output)\(run.errors)")
  }

  /// Judges do not link the C mathematics library with a file that imports nothing.
  @Test func whatSearchesNeedsNoMathematicsLibrary() throws {
    let folder = try TemporaryFolder([
      "search.swift": """
      import Searching
      print((0.0...4.0).lowestPoint { ($0 - 1) * ($0 - 1) })
      print([0..<3, 2..<9].mosOrder())
      """
    ])
    for judge in ["library-checker", "dmoj"] {
      let run = try Program(path: "/bin/sh").run(
        ["-c", "cd \"$0\" && exec \"$@\"", Repository.root.path, Verdict.program.path, "bundle"]
          + [folder.path + "/search.swift", "--judge", judge])
      #expect(run.end == .exit(0), "\(run.errors)")
    }
  }

  @Test func aFileIsWrittenAndSaysForWhichJudge() throws {
    let package = try Self.package(main: Self.main)
    let file = package.path + "/out.swift"
    let run = try bundle(package, "boj-7", "--judge", "dmoj", "-o", file)
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output.isEmpty)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("by: verdict bundle boj-7 --judge dmoj\n"))
    #expect(!text.contains(package.path))
  }

  @Test(arguments: [
    ("import Tools\nprint(Own().value\n", "problems/boj-7/solution/main.swift:"),
    ("import Tools\nprint(Own().value + 1)\n", "sample/1 of the single file: WA"),
    ("import Tools\nfatalError(\"\\(Own().value)\")\n", "sample/1 of the single file: RE"),
  ])
  func whatFailsItsCheckIsNotWritten(main: String, complaint: String) throws {
    let package = try Self.package(main: main)
    let file = package.path + "/out.swift"
    let run = try bundle(package, "boj-7", "-o", file)
    #expect(run.end == .exit(1), "\(run.errors)")
    #expect(run.errors.contains(complaint), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: file))
    let older = "// boj-7: Seven\n// Made by: verdict bundle boj-7\n\nprint(7)\n"
    try older.write(toFile: file, atomically: false, encoding: .utf8)
    #expect(try bundle(package, "boj-7", "-o", file).end == .exit(1))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == older)
  }

  /// Only what it has written itself is replaced, or what is empty.
  @Test func noOtherFileIsOverwritten() throws {
    let package = try Self.package(main: Self.main)
    for name in ["Package.swift", "problems/other-1/solution/main.swift"] {
      let path = package.path + "/" + name
      try "// Made by hand\nprint(1)\n".write(toFile: path, atomically: false, encoding: .utf8)
      let run = try bundle(package, "boj-7", "--no-check", "-o", path)
      #expect(run.end == .exit(2), "\(run.errors)")
      #expect(
        run.errors.contains("it is there, and no file that verdict bundle has written: remove it"),
        "\(run.errors)")
      #expect(
        try String(contentsOfFile: path, encoding: .utf8) == "// Made by hand\nprint(1)\n")
    }
    let file = package.path + "/out.swift"
    for _ in 0..<2 {
      let run = try bundle(package, "boj-7", "--no-check", "-o", file)
      #expect(run.end == .exit(0), "\(run.errors)")
    }
    // Its own title may be any, but only its first lines count.
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try ("print(1)\n" + text).write(toFile: file, atomically: false, encoding: .utf8)
    #expect(try bundle(package, "boj-7", "--no-check", "-o", file).end == .exit(2))
  }

  @Test func aSampleWithoutItsAnswerIsNotTheSolutionsFault() throws {
    let package = try Self.package(main: Self.main)
    try FileManager.default.removeItem(
      atPath: package.path + "/problems/boj-7/data/sample/1.ans")
    let run = try bundle(package, "boj-7")
    #expect(run.end == .exit(3) && run.output.isEmpty, "\(run.errors)")
    #expect(run.errors.contains("sample/1.in has no answer"), "\(run.errors)")
  }

  /// The same hints as where it is built; the lines of the source are looked up for them.
  @Test func whatHelpsWhereASolutionDoesNotCompileIsTold() throws {
    let run = try bundle(Self.package(main: "print(kmp(Own().value))\n"), "boj-7")
    #expect(run.end == .exit(1) && run.output.isEmpty)
    let hint = "hint: what is called kmp elsewhere is occurrences(of:) or prefixFunction()"
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  /// The judge compiles in Swift 5 mode: there a function may use a variable of the top level.
  @Test func whatOnlyAnotherJudgeRefusesIsWrittenWithAWarning() throws {
    let main =
      "import Tools\nvar total = 0\nfunc add() { total += Own().value }\nadd()\nprint(total)\n"
    let package = try Self.package(main: main)
    let run = try bundle(package, "boj-7")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output.contains("func add()"))
    #expect(run.errors.contains("in Swift 5 mode only, samples accepted: 1"), "\(run.errors)")
    let warning = "boj-7: warning: boj takes it, judges in Swift 6 mode do not"
    #expect(run.errors.contains(warning), "\(run.errors)")
    #expect(run.errors.contains("problems/boj-7/solution/main.swift:3: error: "), "\(run.errors)")
    let strict = try bundle(package, "boj-7", "--judge", "atcoder")
    #expect(strict.end == .exit(1) && strict.output.isEmpty, "\(strict.errors)")
  }

  /// The name of a type is shown with its values.
  @Test func whatIsShownByAnotherNameIsTold() throws {
    let main = "import Tools\nstruct Pair {}\n_ = Tools.Pair()\nprint(Own().value)\n"
    let run = try bundle(Self.package(main: main), "boj-7")
    #expect(run.end == .exit(0), "\(run.errors)")
    let note = "boj-7: note: the module's 'Pair' is 'Pair_' in the file, and print shows it so"
    #expect(run.errors.contains(note), "\(run.errors)")
  }

  /// Without a judge program, the settings say how outputs are compared.
  @Test func samplesAreJudgedAsTheProblemSays() throws {
    let package = try Self.package(main: Self.main, answer: "7.0000001\n")
    #expect(try bundle(package, "boj-7").end == .exit(1))
    let settings = package.path + "/problems/boj-7/problem.json"
    func compare(by comparison: String, main: String) throws -> Program.Run {
      try "{\"compare\": \"\(comparison)\"}".write(
        toFile: settings, atomically: false, encoding: .utf8)
      try main.write(
        toFile: package.path + "/problems/boj-7/solution/main.swift", atomically: false,
        encoding: .utf8)
      return try bundle(package, "boj-7")
    }
    let near = try compare(by: "float:1e-6", main: Self.main)
    #expect(near.end == .exit(0), "\(near.errors)")
    let blanks = "import Tools\nprint(\" 7.0000001\", Own().value == 7 ? \"\" : \"8\")\n"
    #expect(try compare(by: "tokens", main: blanks).end == .exit(0))
    let shifted = try compare(by: "lines", main: blanks)
    #expect(shifted.end == .exit(1), "\(shifted.errors)")
    #expect(shifted.errors.contains("sample/1 of the single file: PE"), "\(shifted.errors)")
    let nonsense = try compare(by: "guessing", main: Self.main)
    #expect(nonsense.end == .exit(3) && nonsense.output.isEmpty, "\(nonsense.errors)")
    #expect(nonsense.errors.contains("problem.json"), "\(nonsense.errors)")
  }

  @Test(arguments: [
    "problems/boj-7/solution/Own.swift", "problems/boj-7/solution/new.swift",
    "Sources/Tools/Tools.swift", "link.swift", "linked/new.swift",
    "neighbor/Sources/More/new.swift",
  ])
  func noFileOfTheSolutionIsOverwritten(name: String) throws {
    let package = try Self.package(main: Self.main)
    try "_ = [.package(path: \"neighbor\")]\n".write(
      toFile: package.path + "/Package.swift", atomically: false, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: package.path + "/neighbor/Sources/More", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/linked", withDestinationPath: "Sources/Tools")
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/link.swift",
      withDestinationPath: "problems/boj-7/solution/main.swift")
    let path = package.path + "/" + name
    let before = try? String(contentsOfFile: path, encoding: .utf8)
    let run = try bundle(package, "boj-7", "-o", path)
    #expect(run.end == .exit(2), "\(run.errors)")
    #expect(run.errors.contains("would be a part of the solution itself"), "\(run.errors)")
    #expect(run.errors.contains("give -o a path outside of Sources"), "\(run.errors)")
    #expect((try? String(contentsOfFile: path, encoding: .utf8)) == before)
  }

  @Test func aDescriptionFromWindowsGivesItsTitleAndLink() throws {
    let package = try Self.package(main: Self.main)
    try "# boj-7: Seven\r\n\r\nSays it.\r\n\r\n[BOJ 7](https://judge.example/7)\r\n".write(
      toFile: package.path + "/problems/boj-7/README.md", atomically: false, encoding: .utf8)
    let run = try bundle(package, "boj-7", "--no-check")
    #expect(
      run.output.hasPrefix("// boj-7: Seven\n// https://judge.example/7\n// Made from Tools by: "),
      "\(run.output)")
  }

  /// The compiler forgets its own folder if it cannot link.
  @Test func theCompilerLeavesNothingBehind() throws {
    let package = try Self.package(
      main: "import Tools\nfunc root() -> Double { Double(readLine()!)!.squareRoot() }\n"
        + "print(Own(), root(), root() + Double(readLine()!)!.squareRoot())\n")
    let folder = try TemporaryFolder(["tmp/.keep": ""])
    let call = "TMPDIR='\(folder.path)/tmp' '\(Verdict.program.path)' bundle boj-7"
    let run = try Program(path: "/bin/sh").run(["-c", "cd '\(package.path)' && \(call)"])
    // Of several places that say the same, one is enough.
    #expect(run.errors.components(separatedBy: "undefined reference").count == 2, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp") == [".keep"])
  }

  @Test func withoutItsCheckItIsWrittenAnyway() throws {
    let package = try Self.package(main: Self.main, answer: "8\n")
    #expect(try bundle(package, "boj-7").end == .exit(1))
    let run = try bundle(package, "boj-7", "--no-check")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output.contains("print(Own().value)"))
    #expect(run.errors.isEmpty)
  }

  @Test func commandLinesThatMakeNoSenseAreRefused() throws {
    let package = try Self.package(main: Self.main)
    let calls: [([String], String)] = [
      (["boj-8"], "did you mean 'boj-7'"),
      (["boj-7", "--judge", "bojj"], "did you mean 'boj'?"),
      (["boj-7", "--check", "--no-check"], "exclude each other"),
      (["boj-7", "-o"], "-o needs a value: -o FILE"),
      (["boj-7", "-o", "/nowhere/out.swift"], "there is no folder /nowhere"),
      ([], "PROBLEM is missing"),
    ]
    for (words, complaint) in calls {
      let line = ([Verdict.program.path, "bundle"] + words).map { "'\($0)'" }
      let run = try Program(path: "/bin/sh").run([
        "-c", "cd '\(package.path)' && \(line.joined(separator: " "))",
      ])
      #expect(run.end == .exit(2), "\(words)")
      #expect(run.errors.contains(complaint), "\(run.errors)")
    }
  }

  @Test func theSingleFileIsJudgedInsteadOfTheExecutable() throws {
    let run = try Verdict.run("test", "lc-aplusb", "--bundled", "--no-build", "--json", "-")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.errors.contains("bundling lc-aplusb"), "\(run.errors)")
    #expect(try JSONReport(run.output).verdict == "AC")
    let both = try Verdict.run("test", "lc-aplusb", "--bundled", "--command", "cat")
    #expect(both.end == .exit(2))
    #expect(both.errors.contains("--bundled and --command exclude each other"))
  }

  /// In a folder with nothing else, for somebody who is at home nowhere.
  @Test(arguments: ["boj-14003", "boj-1644"])
  func theSingleFileNeedsNothingButTheCompiler(problem: String) throws {
    let folder = try TemporaryFolder(["home/.keep": "", "work/.keep": ""])
    let file = folder.path + "/work/main.swift"
    let bundle = try Verdict.run("bundle", problem, "--no-check", "-o", file)
    #expect(bundle.end == .exit(0), "\(bundle.errors)")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = try Program(path: "/usr/bin/env").run([
      "-i", "HOME=\(folder.path)/home", "PATH=\(path)", "sh", "-c",
      "cd '\(folder.path)/work' && swiftc -O main.swift",
    ])
    #expect(compiler.end == .exit(0), "\(compiler.errors)")
    let samples = "problems/\(problem)/data/sample"
    let names = Repository.names(in: samples).filter { $0.hasSuffix(".in") }
    #expect(!names.isEmpty)
    for name in names {
      let sample = samples + "/" + name.dropLast(".in".count)
      let run = try Program(path: folder.path + "/work/main")
        .run(input: Repository.text(of: sample + ".in"))
      #expect(run.end == .exit(0), "\(run.errors)")
      #expect(run.output == (try Repository.text(of: sample + ".ans")), "\(sample)")
    }
  }

  @Test func keptDocumentationIsAskedFor() throws {
    let run = try Verdict.run("bundle", "lc-aplusb", "--no-check", "--keep-docs")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output.contains("verdict bundle lc-aplusb --keep-docs\n"))
    #expect(run.output.contains("/// A fast, strict reader"))
  }

  @Test func shortNamesAreAskedFor() throws {
    let run = try Verdict.run("bundle", "lc-aplusb", "--minify")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output.contains("verdict bundle lc-aplusb --minify\n"))
    #expect(run.output.contains("\n  output.writeLine(first + second)\n"), "\(run.output)")
    #expect(!run.output.contains("\n  mutating func"))
    #expect(run.errors.contains("samples accepted: "), "\(run.errors)")
    let both = try Verdict.run("bundle", "lc-aplusb", "--minify", "--keep-docs")
    #expect(both.end == .exit(2))
    #expect(both.errors.contains("--keep-docs and --minify exclude each other"))
  }
}
