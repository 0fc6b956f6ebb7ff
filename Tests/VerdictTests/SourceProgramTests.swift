import Foundation
import TestSupport
import Testing

/// Source files in the place of programs.
@Suite struct SourceProgramTests {
  /// Programs that add numbers behind their count; the wrong one forgets the last of more than two.
  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "wrong.swift": """
      import FastIO
      solve { input, output in
        let n = try input.read(Int.self)
        let values = try input.readArray(of: Int.self, count: n)
        output.writeLine(values.prefix(n > 2 ? n - 1 : n).reduce(0, +))
      }
      """,
      "crash.swift": """
      import FastIO

      /// The elements behind their count.
      struct Elements {
        /// Their values.
        @inline(never)
        func last(
          of values: [Int], _ count: Int
        ) -> Int {
          values[count]
        }
      }
      solve { input, output in
        let n = try input.read(Int.self)
        output.writeLine(
          Elements().last(of: try input.readArray(of: Int.self, count: n), n))
      }
      """,
      "slow.py": "n = int(input())\na = list(map(int, input().split()))\n"
        + "assert len(a) == n\nprint(sum(a))\n",
      "generate.swift": """
      import FastIO
      import InputPatterns
      solve { _, output in
        var random = SplitMix64(seed: UInt64(CommandLine.arguments[2])!)
        let n = Int.random(in: 1...5, using: &random)
        output.writeLine(n)
        output.writeLine(
          (0..<n).map { _ in Int.random(in: 1...9, using: &random) }, separator: CommandLine.arguments[1])
      }
      """,
      "right.cpp": "#include <iostream>\nint main() { long n, s = 0, x; std::cin >> n;\n"
        + "while (std::cin >> x) s += x; std::cout << s << '\\n'; }\n",
      "broken.cpp": "int main() { return nothing; }\n",
      "broken.swift": "print(nothing)\n",
      "check.py": "import sys\nsys.exit(0 if open(sys.argv[2]).read() == '6\\n' else 1)\n",
      "data/1.in": "3\n1 2 3\n", "data/1.ans": "6\n",
    ])
  }

  /// Runs `verdict` in a folder; modules are those of the package around it.
  private func verdict(_ words: [String], in folder: String) throws -> Program.Run {
    try Program(path: "/bin/sh").run(
      ["-c", "cd \"$0\" && exec \"$@\"", folder, Verdict.program.path] + words,
      patience: .seconds(120))
  }

  @Test func swiftWithModulesAndPythonAreStressTested() throws {
    let folder = try Self.folder()
    let run = try verdict(
      ["stress", "--command", "\(folder.path)/wrong.swift", "--brute", "\(folder.path)/slow.py"]
        + ["--generator", "'\(folder.path)/generate.swift' ' '", "--seed", "1", "--json", "-"],
      in: Repository.root.path)
    #expect(run.end == .exit(1), "\(run.errors)")
    let json = try StressJSON(run.output)
    #expect(json.verdict == "WA" && json.lines == [[3], [0, 0, 1]], "\(json)")
    #expect(run.errors.contains("compiling generate.swift …\n"), "\(run.errors)")
    // What is to be repeated names the files, which are compiled again.
    #expect(run.errors.contains("--command \(folder.path)/wrong.swift "), "\(run.errors)")
  }

  @Test(.enabled(if: Program(installed: "g++") != nil))
  func aFileWithoutASlashIsCompiledTooAndAnyCheckerIsRun() throws {
    let folder = try Self.folder()
    let words = ["test", "--data", "data", "--command", "right.cpp"]
    let run = try verdict(words, in: folder.path)
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    #expect(run.output.contains("right.cpp: AC accepted, 1 case"), "\(run.output)")
    let checked = try verdict(words + ["--checker", "check.py"], in: folder.path)
    #expect(checked.end == .exit(0), "\(checked.output)\(checked.errors)")
  }

  /// The line in the source, not in the one file that was made of it and its modules.
  @Test func theLineOfACrashIsNamed() throws {
    let folder = try Self.folder()
    let run = try verdict(
      ["test", "--command", "\(folder.path)/crash.swift", "--data", "\(folder.path)/data"],
      in: Repository.root.path)
    #expect(run.end == .exit(1), "\(run.errors)")
    let file = "\(folder.path)/crash.swift"
    #expect(
      run.output.contains(
        """
          killed by SIGILL: Index out of range
          at \(file):10, in Elements.last(of:_:)
              values[count]
        """), "\(run.output)")
  }

  /// Of what is not judged on stored cases, too.
  @Test func theLineOfACrashIsNamedOfGeneratorsAndInEstimates() throws {
    let folder = try Self.folder()
    let trap = "\(folder.path)/trap.swift"
    try "let seed = Int(CommandLine.arguments[1])!\nprint([7, 8][seed * 2])\n"
      .write(toFile: trap, atomically: false, encoding: .utf8)
    let stress = try verdict(
      ["stress", "--command", "cat", "--brute", "cat", "--seed", "1"] + ["--generator", trap],
      in: Repository.root.path)
    #expect(stress.end == .exit(3), "\(stress.errors)")
    #expect(
      stress.output.contains(
        """
          the generator failed: killed by SIGILL: Index out of range
          at \(trap):2, in main
        """), "\(stress.output)")
    let estimate = try verdict(
      ["estimate", "boj-2750", "--no-build", "--command", "\(folder.path)/crash.swift"],
      in: Repository.root.path)
    #expect(estimate.end == .exit(1), "\(estimate.errors)")
    #expect(
      estimate.output.contains(
        """
        RE at 1: killed by SIGILL: Index out of range
        at \(folder.path)/crash.swift:10, in Elements.last(of:_:)
        """), "\(estimate.output)")
  }

  /// The same hints as where a problem is built.
  @Test func aForgottenImportIsNamed() throws {
    let folder = try TemporaryFolder([
      "scope.swift": "print(PriorityQueue([1]))\n", "member.swift": "print(7.modulo(3))\n",
      "typo.swift": "print(rowCount)\n", "data/1.in": "", "data/1.ans": "1\n",
    ])
    for (file, hint) in [
      ("scope", "hint: PriorityQueue is of the module DataStructures: import DataStructures"),
      ("member", "hint: modulo is of the module NumberTheory: import NumberTheory"),
      // A member of some type is no variable.
      ("typo", nil),
    ] {
      let run = try verdict(
        ["test", "--command", "\(folder.path)/\(file).swift", "--data", "\(folder.path)/data"],
        in: Repository.root.path)
      #expect(run.end == .exit(1), "\(run.errors)")
      #expect(run.output.contains("CE compile error"), "\(run.output)")
      #expect(hint.map(run.output.contains) ?? !run.output.contains("hint:"), "\(run.output)")
    }
  }

  /// What has not changed since, nor what it imports, is not compiled once more.
  @Test func aProgramIsKeptUntilItsSourceChanges() throws {
    let folder = try Self.folder()
    func run() throws -> Program.Run {
      try verdict(
        ["test", "--command", "\(folder.path)/wrong.swift", "--data", "\(folder.path)/data"],
        in: Repository.root.path)
    }
    let first = try run()
    #expect(first.end == .exit(1) && first.output.contains("compiling"), "\(first.output)")
    let again = try run()
    #expect(again.end == .exit(1) && !again.output.contains("compiling"), "\(again.output)")
    let file = URL(fileURLWithPath: "\(folder.path)/wrong.swift")
    try String(contentsOf: file, encoding: .utf8).replacing("n - 1", with: "n - 0")
      .write(to: file, atomically: false, encoding: .utf8)
    let changed = try run()
    #expect(changed.end == .exit(0) && changed.output.contains("compiling"), "\(changed.output)")
  }

  /// However it is written that another file is included, a change of that one counts.
  @Test(
    .enabled(if: Program(installed: "g++") != nil),
    arguments: [
      "#include \"first.hpp\"", "#include\"first.hpp\"",
      "#define NAME \"first.hpp\"\n#include NAME", "#include <FOLDER/first.hpp>",
    ])
  func whatAProgramIncludesMayChange(line: String) throws {
    let folder = try Self.folder()
    func write(_ text: String, to name: String) throws {
      try text.write(toFile: "\(folder.path)/\(name)", atomically: false, encoding: .utf8)
    }
    try write("", to: "Package.swift")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/problems", withIntermediateDirectories: false)
    try write(
      "#include <iostream>\n\(line.replacing("FOLDER", with: folder.path))\n"
        + "int main() { long n, s = FIRST, x; std::cin >> n;\n"
        + "while (std::cin >> x) s += x; std::cout << s << '\\n'; }\n", to: "right.cpp")
    let words = ["test", "--data", "data", "--command", "right.cpp"]
    try write("#define FIRST 0\n", to: "first.hpp")
    #expect(try verdict(words, in: folder.path).end == .exit(0))
    try write("#define FIRST 1\n", to: "first.hpp")
    #expect(try verdict(words, in: folder.path).end == .exit(1))
  }

  /// The compiler fails, but not for what is in the file.
  @Test(arguments: [("cc", "right.c"), ("swiftc", "right.swift")])
  func aFullDiskIsNoCompileError(compiler: String, file: String) throws {
    let run = try Self.test(
      file, compiledBy: compiler,
      thatDoes: "echo 'error: a.o: No space left on device' >&2; exit 1")
    #expect(run.end == .exit(3), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        "IE internal error: \(compiler) failed: no space left on device: free some, then try again"),
      "\(run.output)\(run.errors)")
  }

  /// A compiler that crashes, or has no memory, says nothing about the program, whichever part of it does.
  @Test(arguments: [
    (
      "g++", "right.cpp",
      "echo 'g++: fatal error: Killed signal terminated program cc1plus' >&2; exit 1"
    ),
    (
      "g++", "right.cpp",
      "echo 'a.cpp:1:1: internal compiler error: Segmentation fault' >&2; exit 1"
    ),
    ("cc", "right.c", "echo 'clang: error: unable to execute command: Killed' >&2; exit 254"),
    (
      "rustc", "right.rs",
      "echo 'error: the compiler unexpectedly panicked. this is a bug.' >&2; exit 101"
    ),
    (
      "swiftc", "right.swift",
      "echo 'error: fatal error encountered during compilation' >&2; exit 1"
    ),
    ("swiftc", "right.swift", "kill -SEGV $$"), ("cc", "right.c", "kill -KILL $$"),
  ])
  func theCrashOfACompilerIsNoCompileError(compiler: String, file: String, crash: String) throws {
    let run = try Self.test(file, compiledBy: compiler, thatDoes: crash)
    #expect(run.end == .exit(3), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("IE internal error: \(compiler) failed: "), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("compile error"), "\(run.output)")
  }

  /// What a program is called must not look like it, nor a line of it that is quoted.
  @Test(arguments: ["error: 'signal' undeclared", "3 |   puts(\\\"killed due to signal 9\\\")"])
  func anErrorInTheProgramStaysACompileError(message: String) throws {
    let run = try Self.test(
      "right.c", compiledBy: "cc", thatDoes: "echo \"\(message)\" >&2; exit 1")
    #expect(run.end == .exit(1) && run.output.contains("compile error"), "\(run.output)")
  }

  /// Tests a file with a shell script in the place of its compiler.
  private static func test(
    _ file: String, compiledBy compiler: String, thatDoes script: String
  ) throws -> Program.Run {
    let folder = try TemporaryFolder([
      file: "", "data/1.in": "", "data/1.ans": "", "bin/\(compiler)": "#!/bin/sh\n\(script)\n",
    ])
    return try Program(path: "/bin/sh").run([
      "-c",
      "cd \"$0\" && PATH=\"$0/bin:$PATH\" && exec \"$1\" test --data data --command $2",
      folder.path, Verdict.program.path, file,
    ])
  }

  /// Somebody chooses another compiler: the proxy that starts it stays the same.
  @Test func aProgramOfAnotherCompilerBehindAProxyIsCompiledAnew() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/README.md": "", "right.rs": "", "version": "1",
      "data/1.in": "", "data/1.ans": "1\n",
      "bin/rustup": """
      #!/bin/sh
      if [ "$1" = --version ]; then exec cat version; fi
      for program; do :; done
      printf '#!/bin/sh\necho %s\n' "$(cat version)" > "$program"
      chmod +x "$program"

      """,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/rustc", withDestinationPath: "rustup")
    func compiles() throws -> Bool {
      let run = try Program(path: "/bin/sh").run([
        "-c",
        "cd \"$0\" && PATH=\"$0/bin:$PATH\" exec \"$1\" test --data data --command right.rs",
        folder.path, Verdict.program.path,
      ])
      #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
      return (run.output + run.errors).contains("compiling right.rs")
    }
    #expect(try compiles())
    #expect(try !compiles())
    try folder.write("2", to: "version")
    try folder.write("2\n", to: "data/1.ans")
    #expect(try compiles())
  }

  /// More are not kept, and those that nobody has used for the longest time go.
  @Test(.enabled(if: Program(installed: "cc") != nil))
  func theProgramsThatWereUsedLastAreKept() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/README.md": "", "data/1.in": "", "data/1.ans": "1\n",
      "a.c": "#include <stdio.h>\nint main() { puts(\"1\"); }\n",
      "b.c": "#include <stdio.h>\nint main() { puts(\"1\"); }\n",
    ])
    let store = folder.path + "/.build/verdict-programs"
    let files = FileManager.default
    func kept() throws -> Set<String> { Set(try files.contentsOfDirectory(atPath: store)) }
    func run(_ file: String) throws -> Program.Run {
      let run = try verdict(["test", "--data", "data", "--command", file], in: folder.path)
      #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
      return run
    }
    _ = try run("a.c")
    let first = try #require(try kept().first)
    let names = (1...40).map { "old-\($0)" }
    for (age, name) in zip(1..., names) {
      try files.createDirectory(atPath: "\(store)/\(name)", withIntermediateDirectories: false)
      try files.setAttributes(
        [.modificationDate: Date() - 1000 * Double(age)], ofItemAtPath: "\(store)/\(name)")
    }
    // It is the oldest, until it is used.
    try files.setAttributes(
      [.modificationDate: Date() - 1_000_000], ofItemAtPath: "\(store)/\(first)")
    #expect(try !run("a.c").output.contains("compiling"))
    #expect(try run("b.c").output.contains("compiling"))
    let rest = try kept()
    #expect(rest.count == 32 && rest.contains(first), "\(rest)")
    #expect(rest.intersection(names) == Set(names.prefix(30)), "\(rest)")
    for file in ["a.c", "b.c"] { #expect(try !run(file).output.contains("compiling")) }
  }

  /// What has kept it may have lost that it is a program, as archives do.
  @Test(.enabled(if: Program(installed: "g++") != nil))
  func aKeptProgramThatNobodyMayRunIsCompiledAgain() throws {
    let folder = try Self.folder()
    try "".write(toFile: folder.path + "/Package.swift", atomically: false, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/problems", withIntermediateDirectories: false)
    let words = ["test", "--data", "data", "--command", "right.cpp"]
    #expect(try verdict(words, in: folder.path).end == .exit(0))
    let store = folder.path + "/.build/verdict-programs"
    let place = try #require(try FileManager.default.contentsOfDirectory(atPath: store).first)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: "\(store)/\(place)/program")
    let run = try verdict(words, in: folder.path)
    #expect(run.end == .exit(0) && run.output.contains("compiling"), "\(run.output)")
  }

  @Test(arguments: ["broken.cpp", "broken.swift"])
  func whatIsJudgedAndDoesNotCompileIsACompileError(file: String) throws {
    if file.hasSuffix("cpp"), Program(installed: "g++") == nil { return }
    let folder = try Self.folder()
    let test = try verdict(["test", "--data", "data", "--command", file], in: folder.path)
    #expect(test.end == .exit(1), "\(test.output)\(test.errors)")
    #expect(test.output.contains("\(file): CE compile error"), "\(test.output)")
    #expect(test.output.contains("nothing"), "\(test.output)")
    let words = ["stress", "--command", file, "--brute", "slow.py", "--generator", "slow.py"]
    let stress = try verdict(words, in: folder.path)
    #expect(stress.end == .exit(1), "\(stress.output)\(stress.errors)")
    #expect(stress.output.contains("\(file): CE compile error"), "\(stress.output)")
  }

  @Test func whatJudgesAndDoesNotCompileIsAnInternalError() throws {
    let folder = try Self.folder()
    let run = try verdict(
      ["stress", "--command", "slow.py", "--brute", "broken.swift", "--generator", "slow.py"],
      in: folder.path)
    #expect(run.end == .exit(3), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        "slow.py: IE internal error: compiling broken.swift failed: broken.swift does not compile:\n"
          + "broken.swift:1: error: "), "\(run.output)")
    // Of a problem, too, it is in the report.
    let checker = try verdict(
      [
        "test", "boj-2750", "--no-build", "--checker", folder.path + "/broken.swift", "--json", "-",
      ],
      in: Repository.root.path)
    #expect(checker.end == .exit(3), "\(checker.errors)")
    #expect(try JSONReport(checker.output).verdict == "IE", "\(checker.output)")
    let outside = try verdict(
      ["test", "--data", "data", "--command", "wrong.swift"], in: folder.path)
    #expect(outside.output.contains("hint: modules are those of the package"), "\(outside.output)")
    let missing = try verdict(
      ["stress", "--command", "slow.py", "--brute", "none.cpp", "--generator", "slow.py"],
      in: folder.path)
    #expect(missing.end == .exit(2), "\(missing.output)")
    #expect(
      missing.errors.contains("--brute: cannot start none.cpp: no such file"), "\(missing.errors)"
    )
  }

  /// Nobody writes to a pipe that has the name of a source file.
  @Test func aPipeIsNoSourceFile() throws {
    let folder = try Self.folder()
    try #require(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    let run = try verdict(["test", "--command", "pipe.swift", "--data", "data"], in: folder.path)
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(run.errors.contains("cannot start pipe.swift: it is no regular file"), "\(run.errors)")
  }

  /// The linker's reason stands in front of what it calls an error, and a checker has the name that it was given.
  @Test(.enabled(if: Program(installed: "g++") != nil))
  func whatLinkersAndCheckersSayIsKept() throws {
    let folder = try TemporaryFolder([
      "open.CPP": "int missing(int);\nint main() { return missing(3); }\n", "empty.py": "",
      "trap.cpp": "int main() { __builtin_trap(); }\n", "data/1.in": "1\n", "data/1.ans": "1\n",
    ])
    let open = try verdict(["test", "--data", "data", "--command", "open.CPP"], in: folder.path)
    #expect(open.output.contains("missing(int)"), "\(open.output)")
    let empty = try verdict(["test", "--data", "data", "--command", "empty.py"], in: folder.path)
    #expect(empty.output.contains("empty.py: WA wrong answer"), "\(empty.output)\(empty.errors)")
    let trap = try verdict(
      ["test", "--data", "data", "--command", "cat", "--checker", "trap.cpp"], in: folder.path)
    #expect(trap.output.contains("the checker trap.cpp failed: "), "\(trap.output)")
  }

  /// Whoever asks for another interpreter gets it.
  @Test func aScriptThatNamesItsInterpreterIsRunAsItIs() throws {
    let folder = try Self.folder()
    let script = "printf '#!/bin/sh\\necho 6\\n' > shell.py && chmod +x shell.py"
    let made = try Program(path: "/bin/sh").run(["-c", "cd \"$0\" && \(script)", folder.path])
    #expect(made.end == .exit(0))
    let run = try verdict(["test", "--data", "data", "--command", "shell.py"], in: folder.path)
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
  }

  /// The system would run neither: the one may not be executed, the other names no interpreter that there is.
  @Test(arguments: [
    "'#!/bin/sh\\nprint(6)\\n'", "'#!/bin/sh\\r\\nprint(6)\\r\\n' && chmod +x odd.py",
  ])
  func aScriptThatCannotBeRunAsItIsIsGivenToItsInterpreter(made: String) throws {
    let folder = try Self.folder()
    let made = try Program(path: "/bin/sh").run([
      "-c", "cd \"$0\" && : > odd.py && printf >> odd.py \(made)", folder.path,
    ])
    #expect(made.end == .exit(0))
    let run = try verdict(["test", "--data", "data", "--command", "odd.py"], in: folder.path)
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
  }

  @Test(.enabled(if: Program(installed: "cc") != nil))
  func aProgramInCMayUseTheMathematicalFunctions() throws {
    let folder = try TemporaryFolder([
      "power.c": "#include <math.h>\n#include <stdio.h>\nint main(void) {\n"
        + "  double x;\n  scanf(\"%lf\", &x);\n  printf(\"%.0f\\n\", pow(x, x));\n}\n",
      "data/1.in": "3\n", "data/1.ans": "27\n",
    ])
    let run = try verdict(["test", "--data", "data", "--command", "power.c"], in: folder.path)
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
  }

  /// What it leaves behind vanishes with what it has made.
  @Test func aCompilersTemporaryFilesAreNotLeft() throws {
    let folder = try TemporaryFolder([
      "right.cpp": "", "data/1.in": "3\n", "data/1.ans": "3\n", "tmp/.keep": "",
      "bin/g++": "#!/bin/sh\nmktemp\nfor program; do :; done\n"
        + "printf '#!/bin/sh\\ncat\\n' > \"$program\"\nchmod +x \"$program\"\n",
    ])
    let script = """
      cd "$0"
      PATH="$0/bin:$PATH" TMPDIR="$0/tmp" exec "$1" test --data data --command right.cpp
      """
    let run = try Program(path: "/bin/sh").run(["-c", script, folder.path, Verdict.program.path])
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp") == [".keep"])
  }
}
