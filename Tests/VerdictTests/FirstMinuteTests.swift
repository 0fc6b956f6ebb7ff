import Foundation
import TestSupport
import Testing

/// What a stranger meets first: each complaint says what to do next, and nothing is lost or left.
@Suite struct FirstMinuteTests {
  /// A package with one problem, whose solution is `print(1)`.
  private static func package(toolsVersion: String = "6.0") throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: \(toolsVersion)
      import PackageDescription

      let problems: [[Target]] = [
        problem("boj-1", uses: [])
      ]

      let package = Package(name: "mine", targets: problems.flatMap { $0 })

      func problem(_ id: String, uses modules: [String], hasJudge: Bool = false) -> [Target] {
        [.executableTarget(name: id, path: "problems/\\(id)/solution")]
      }

      """,
      "problems/boj-1/solution/main.swift": "print(1)\n",
      "problems/boj-1/data/sample/1.in": "", "problems/boj-1/data/sample/1.ans": "1\n",
    ])
  }

  /// Runs a shell script in a folder, which finds `verdict` in `$0` and the words in `$@`.
  private func shell(
    _ script: String, _ words: [String] = [], in folder: String
  ) throws -> Program.Run {
    try Program(path: "/bin/sh")
      .run(["-c", "cd '\(folder)' || exit 1\n\(script)", Verdict.program.path] + words)
  }

  private static let call = "exec \"$0\" \"$@\""

  // MARK: - Packages

  @Test(
    arguments: [
      "new boj-1", "receive --once", "test boj-1", "test --all", "stress boj-1", "bundle boj-1",
      "list", "list --names", "generate boj-1 x",
    ])
  func outsideOfAPackageEveryCommandSaysWhereToGo(line: String) throws {
    let folder = try TemporaryFolder()
    let run = try shell(Self.call, line.split(separator: " ").map(String.init), in: folder.path)
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("run verdict inside the package, go there"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func whatIsWrongWithThePackageIsNotHeldAgainstTheSolution() throws {
    let package = try Self.package(toolsVersion: "99.0")
    try package.write("print(2)\n", to: "problems/boj-2/solution/main.swift")
    let manifest = try package.text(of: "Package.swift")
      .replacingOccurrences(of: "99.0", with: "6.0")
    let calls: [(manifest: String?, advice: String)] = [
      (nil, "install a newer one from https://www.swift.org/install, or put it first in $PATH"),
      (
        String(manifest.drop { !$0.isNewline }),
        "Package.swift must begin with a line such as // swift-tools-version: 6.0"
      ),
      (
        manifest + "let answer: Int = \"forty-two\"\n",
        "Package.swift is not right: mend it first"
      ),
      (
        manifest.replacingOccurrences(of: "problem(\"boj-1\"", with: "problem(\"boj-2\""),
        "Package.swift does not name it: add problem(\"boj-1\", uses: []) to its problems"
      ),
      (
        manifest.replacingOccurrences(
          of: "problem(\"boj-1\"",
          with: "problem(\"boj-3\", uses: [], hasJudge: false), problem(\"boj-1\""),
        "Package.swift names boj-3, but there is no problems/boj-3/solution: take its line out with "
          + "verdict remove boj-3, or bring the folder back"
      ),
      (
        manifest + "package.targets.append(.target(name: \"helper\", path: \"lost\"))\n",
        "Package.swift names helper, but there is no lost: take its line out, or bring the folder back"
      ),
    ]
    for (manifest, advice) in calls {
      if let manifest { try package.write(manifest, to: "Package.swift") }
      let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
      #expect(run.end == .exit(3), "\(run.output)")
      #expect(run.output.contains("boj-1: IE internal error: "), "\(run.output)")
      #expect(run.output.contains(advice), "\(run.output)")
      #expect(run.output.split(separator: "\n").count < 20, "a dump: \(run.output)")
      for noise in ["-vfsoverlay", "Invalid manifest", "ExitCode"] {
        #expect(!run.output.contains(noise), "\(run.output)")
      }
    }
  }

  @Test func ifTheManifestOfAnotherPackageIsWrongItIsNotTheOwnOne() throws {
    let package = try Self.package()
    let manifest = try package.text(of: "Package.swift").replacingOccurrences(
      of: "name: \"mine\",", with: "name: \"mine\", dependencies: [.package(path: \"Near\")],")
    try package.write(manifest, to: "Package.swift")
    let (own, other) = (package.path(of: "Package.swift"), package.path(of: "Near/Package.swift"))
    let calls = [
      ("// swift-tools-version: 99.0", "Swift is too old for \(other): install a newer one"),
      ("// swift-tools-version:3.1", "\(other) must begin with a line such as"),
      (
        "", "\nthe Package.swift of a package that \(own) depends on must begin with a line such as"
      ),
      (
        "// swift-tools-version: 6.0\nlet answer: Int = \"forty-two\"",
        "\(other) is not right: mend it first"
      ),
    ]
    for (start, advice) in calls {
      try package.write(
        "\(start)\nimport PackageDescription\nlet package = Package(name: \"near\")\n",
        to: "Near/Package.swift")
      let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
      #expect(run.end == .exit(3) && run.output.contains(advice), "\(run.output)")
    }
  }

  /// The compiler has a switch for that.
  @Test func theCrashOfTheCompilerIsNoCompileError() throws {
    let package = try Self.package()
    let manifest = try package.text(of: "Package.swift").replacingOccurrences(
      of: "solution\")]",
      with: "solution\", swiftSettings: [.unsafeFlags(["
        + "\"-Xfrontend\", \"-debug-crash-after-parse\"])])]")
    try package.write(manifest, to: "Package.swift")
    let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
    #expect(run.end == .exit(3), "\(run.output)")
    #expect(
      run.output.contains(
        "boj-1: IE internal error: boj-1 cannot be built\nthe compiler failed: it crashed"),
      "\(run.output)")
  }

  @Test func aSolutionThatDoesNotCompileShowsTheCompilersLines() throws {
    let package = try Self.package()
    let file = "problems/boj-1/solution/main.swift"
    try package.write("let answer: Int = \"forty-two\"\nprint(anwser)\n", to: file)
    let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
    #expect(run.end == .exit(1))
    #expect(run.output.contains("boj-1: CE compile error: boj-1 cannot be built\n"))
    #expect(run.output.contains("\(file):1:19: error: cannot convert "), "\(run.output)")
    #expect(run.output.contains("\(file):2:7: error: cannot find 'anwser'"), "\(run.output)")
    #expect(!run.output.contains("swift-frontend"), "\(run.output)")
    let bundle = try shell(Self.call, ["bundle", "boj-1"], in: package.path)
    #expect(bundle.end == .exit(1))
    #expect(bundle.errors.contains("\(file):1: error: cannot convert "), "\(bundle.errors)")
    #expect(bundle.output.isEmpty)
  }

  /// The compiler finds whatever has been built for others; the linker does not.
  @Test func aModuleThatWasBuiltForAnotherProblemGetsAHint() throws {
    let package = try Self.package()
    let manifest = try package.text(of: "Package.swift")
      .replacingOccurrences(
        of: "uses: [])\n", with: "uses: []), problem(\"boj-2\", uses: [\"Helpers\"])\n"
      )
      .replacingOccurrences(of: "{ $0 })", with: "{ $0 } + [.target(name: \"Helpers\")])")
      .replacingOccurrences(
        of: "name: id,", with: "name: id, dependencies: modules.map { .byName(name: $0) },")
    try package.write(manifest, to: "Package.swift")
    // What is inlined needs no linker.
    let helper = "@inline(never) public func two() -> Int { 2 }\n"
    try package.write(helper, to: "Sources/Helpers/Two.swift")
    for folder in ["problems/boj-1", "problems/boj-2"] {
      try package.write("import Helpers\nprint(two() - 1)\n", to: folder + "/solution/main.swift")
      try package.write("", to: folder + "/data/sample/1.in")
      try package.write("1\n", to: folder + "/data/sample/1.ans")
    }
    let other = try shell(Self.call, ["test", "boj-2"], in: package.path)
    #expect(other.end == .exit(0), "\(other.output)\(other.errors)")
    let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
    #expect(run.end == .exit(1), "\(run.output)")
    let hint = "hint: add \"Helpers\" to 'uses:' in the line of boj-1 in "
    #expect(run.output.contains(hint), "\(run.output)")
  }

  @Test func aLineThatIsMissingInTheManifestIsToldWhole() throws {
    let package = try Self.package()
    let manifest = try package.text(of: "Package.swift")
      .replacingOccurrences(of: "\"boj-1\", uses: []", with: "\"boj-2\", uses: [], hasJudge: false")
      .replacingOccurrences(of: "hasJudge: Bool = false", with: "hasJudge: Bool = true")
    try package.write(manifest, to: "Package.swift")
    try package.write("public let two = 2\n", to: "Sources/Helpers/Two.swift")
    try package.write(
      "import FastIO\nimport Helpers\n", to: "problems/boj-1/solution/main.swift")
    try package.write("print(1)\n", to: "problems/boj-2/solution/main.swift")
    let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
    let line = "add problem(\"boj-1\", uses: [\"Helpers\"], hasJudge: false) to its problems"
    #expect(run.output.contains(line), "\(run.output)")
  }

  @Test func aModuleThatIsNotInTheManifestAndAVariableOfTheTopLevelGetAHint() throws {
    let package = try Self.package()
    try package.write("public let two = 2\n", to: "Sources/Helpers/Two.swift")
    let file = "problems/boj-1/solution/main.swift"
    try package.write("import Helpers\nprint(1)\n", to: file)
    let hint = "hint: add \"Helpers\" to 'uses:' in the line of boj-1 in "
    let unknown = try shell(Self.call, ["test", "problems/boj-1/"], in: package.path)
    #expect(unknown.output.contains("boj-1: CE compile error"), "\(unknown.output)")
    #expect(unknown.output.contains(hint), "\(unknown.output)")
    try package.write("import Nowhere\nprint(1)\n", to: file)
    let missing = try shell(Self.call, ["test", "boj-1"], in: package.path)
    #expect(missing.output.contains("no such module") && !missing.output.contains("hint:"))
    try package.write("var n = 0\nfunc f() { n += 1 }\nf()\nprint(n)\n", to: file)
    let isolated = try shell(Self.call, ["test", "problems/boj-1"], in: package.path)
    #expect(isolated.output.contains("write nonisolated(unsafe)"), "\(isolated.output)")
    for (message, hint) in [
      (
        "the compiler is unable to type-check this expression in reasonable time",
        "hint: write out the type where values are tuples"
      ),
      (
        "the compiler is unable to type-check this expression in reasonable time",
        "and those of closures' parameters, { (p: Double) in … }"
      ), ("failed to produce diagnostic for expression", "hint: something inside of solve"),
      (
        "value of type 'PriorityQueue<(Int, Int)>' has no member 'push'",
        "hint: what is called push elsewhere is insert(_:) of PriorityQueue"
      ),
      (
        "value of type 'SortedMultiset<Int>' has no member 'lower_bound'",
        "hint: what is called lower_bound elsewhere is first(atLeast:) of SortedMultiset"
      ),
      (
        "value of type 'LazyImplicitTreap<Int, Int>' has no member 'apply'",
        "hint: what is called apply elsewhere is update(_:by:) of LazyImplicitTreap"
      ),
      (
        "value of type 'WeightedGraph' has no member 'max_flow'",
        "max_flow elsewhere is directedBothWays().maximumFlow(from:to:) of WeightedGraph"
      ),
      (
        "value of type 'DisjointSets' has no member 'groups'",
        "hint: what is called groups elsewhere is sets() of DisjointSets"
      ),
      (
        "type '(Int, Int)' does not conform to protocol 'Comparable'",
        "of two values make a Pair(a, b)"
      ),
      (
        "operator function '*=' requires that 'Remainder' conform to 'DurationProtocol'",
        "hint: both sides of an operator are of one type"
      ),
      ("cannot find 'two' in scope", "hint: two is of the module Helpers: import Helpers"),
      ("value of type 'Int' has no member 'doubled'", "hint: doubled is of the module Helpers"),
      (
        "(aka 'Character') and 'UInt8' be equivalent",
        "hint: texts are bytes here: word.utf8"
      ),
      (
        "requires the types '((UnboundedRange_) -> ()).Bound' and 'Int' be equivalent",
        "hint: all of it is written 0... here"
      ),
    ] {
      try package.write(
        "public let two = 2\nextension Int {\n  public var doubled: Int { 2 * self }\n}\n",
        to: "Sources/Helpers/Two.swift")
      // The messages themselves take the compiler seconds, and come and go with its versions.
      try package.write("#error(\"\(message)\")\n", to: file)
      let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
      #expect(run.output.contains(hint), "\(run.output)")
    }
    // Whoever maps a number has another type than is thought: no module would help. Others have no such member, or
    // would have it if they were of the module's type.
    try package.write(
      """
      extension Int {
        public var map: Int { self }
      }
      public struct Box {
        public var content = 1
      }
      extension Box {
        public var weight: Int { content }
      }

      """, to: "Sources/Helpers/Two.swift")
    for (type, member) in [
      ("Int", "map"), ("WeightedGraph", "scc"), ("WeightedDigraph", "kruskal"),
      ("Range<Int>", "content"), ("Int", "weight"),
    ] {
      let message = "value of type '\(type)' has no member '\(member)'"
      try package.write("#error(\"\(message)\")\n", to: file)
      let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
      #expect(run.output.contains(message) && !run.output.contains("hint:"), "\(run.output)")
    }
  }

  /// The package manager remembers what kind of file it was.
  @Test func aMainTypeMayComeAndGo() throws {
    let package = try Self.package()
    let file = "problems/boj-1/solution/main.swift"
    let main = "@main struct Main { static func main() { print(1) } }\n"
    for source in ["print(1)\n", main, "let n = 1\nprint(n)\n"] {
      try package.write(source, to: file)
      let run = try shell(Self.call, ["test", "boj-1"], in: package.path)
      #expect(run.end == .exit(0), "\(source): \(run.output)")
    }
    try package.write(main, to: file)
    let bundle = try shell(Self.call, ["bundle", "boj-1"], in: package.path)
    #expect(bundle.end == .exit(1), "\(bundle.output)")
    #expect(bundle.errors.contains("judges compile a main.swift"), "\(bundle.errors)")
  }

  /// A brute force and a generator stand in for the judge program, which the problem does not have.
  @Test func aProblemIsTestedAgainstABruteForce() throws {
    let package = try Self.package()
    try package.write(
      "let n = Int(readLine()!)!\nprint(n > 6 ? n + 1 : n)\n",
      to: "problems/boj-1/solution/main.swift")
    let jury = ["--brute", "cat", "--generator", "sh -c 'echo $(($0 % 10))'", "--seed", "1"]
    let found = try shell(Self.call, ["stress", "boj-1", "--count", "30"] + jury, in: package.path)
    #expect(found.end == .exit(1), "\(found.output)\(found.errors)")
    #expect(found.output.contains("expected '7', found '8'"), "\(found.output)")
    #expect(found.output.contains("kept as problems/boj-1/data/secret/stress-"), "\(found.output)")
    try package.write("print(readLine()!)\n", to: "problems/boj-1/solution/main.swift")
    let right = try shell(Self.call, ["stress", "boj-1", "--count", "30"] + jury, in: package.path)
    #expect(right.end == .exit(0), "\(right.output)\(right.errors)")
    let alone = try shell(Self.call, ["stress", "boj-1"], in: package.path)
    #expect(alone.end == .exit(2))
    let advice = "give --brute and --generator, put both into its problem.json, or write"
    #expect(alone.errors.contains(advice), "\(alone.errors)")
  }

  /// Both lie in the problem's folder, wherever one is.
  @Test func aBruteForceInTheSettingsNeedsNoOptions() throws {
    let package = try Self.package()
    let folder = "problems/boj-1"
    try package.write("print(Int(readLine()!)! % 8)\n", to: folder + "/solution/main.swift")
    try package.write("echo $(($1 % 10))\n", to: folder + "/generator.sh")
    try package.write("1\n", to: folder + "/data/sample/1.in")
    try package.write("read n; [ $n -lt 10 ]\n", to: folder + "/validator.sh")
    func settings(_ brute: String) -> String {
      "{\"brute\": \"\(brute)\", \"generator\": \"sh generator.sh\", \"validator\": \"sh validator.sh\"}"
    }
    try package.write(settings("cat"), to: folder + "/problem.json")
    let words = ["stress", "boj-1", "--count", "30", "--seed", "1"]
    let found = try shell("cd \(folder) && " + Self.call, words, in: package.path)
    #expect(found.end == .exit(1), "\(found.output)\(found.errors)")
    #expect(found.output.contains("expected '8', found '0'"), "\(found.output)")
    #expect(!found.output.contains("nobody has looked"), "\(found.output)")
    let unsaved = try shell(Self.call, words + ["--no-save"], in: package.path)
    #expect(unsaved.output.contains("verdict stress boj-1 --no-save --seed "), "\(unsaved.output)")
    let other = try shell(
      Self.call,
      words + ["--brute", "sh -c 'read n; echo $((n % 8))'", "--generator"]
        + ["sh -c 'echo $(($0 % 9))'"],
      in: package.path)
    #expect(other.end == .exit(0), "\(other.output)\(other.errors)")
    let half = try shell(
      Self.call,
      ["stress", "boj-1", "--no-build", "--count", "2"]
        + ["--brute", "sh -c 'read n; echo $((n % 8))'"],
      in: package.path)
    #expect(half.end == .exit(0), "\(half.output)\(half.errors)")
    // Who only judges does not need them.
    try package.write(settings("./none"), to: folder + "/problem.json")
    let missing = try shell(Self.call, words, in: package.path)
    #expect(missing.end == .exit(3), "\(missing.output)")
    #expect(missing.output.contains("problem.json: brute: cannot start "), "\(missing.output)")
    let test = try shell(Self.call, ["test", "boj-1", "--set", "sample"], in: package.path)
    #expect(test.end == .exit(0), "\(test.output)")
  }

  /// Optimized, and named in the report as it is seen from where one is.
  @Test func aCrashNamesTheLine() throws {
    let package = try Self.package()
    let file = "problems/boj-1/solution/main.swift"
    try package.write("let n = Int(readLine()!)!\nprint([1, 2][n])\n", to: file)
    try package.write("7\n", to: "problems/boj-1/data/sample/1.in")
    let place = "  at \(file):2, in boj_1_main\n      print([1, 2][n])\n"
    let test = try shell(Self.call, ["test", "boj-1"], in: package.path)
    #expect(test.end == .exit(1) && test.output.contains(place), "\(test.output)")
    let jury = ["--brute", "cat", "--generator", "sh -c 'echo 7'"]
    let stress = try shell(
      Self.call, ["stress", "boj-1", "--shrink-seconds", "0", "--no-save"] + jury,
      in: package.path)
    #expect(stress.end == .exit(1) && stress.output.contains(place), "\(stress.output)")
  }

  @Test(arguments: ["test", "bundle"])
  func withoutSwiftItSaysWhereSwiftIs(command: String) throws {
    let package = try Self.package()
    let run = try shell("PATH=/nowhere exec \"$0\" \"$@\"", [command, "boj-1"], in: package.path)
    #expect(run.end == .exit(3))
    #expect(run.errors.contains("Install Swift 6.3 or later from https://www.swift.org/install"))
  }

  @Test func atATerminalTooItSaysWhereSwiftIs() throws {
    let package = try Self.package()
    let session = try TerminalSession(
      Program(path: "/bin/sh"),
      ["-c", "cd '\(package.path)' && PATH=/nowhere exec \"$0\" test boj-1", Verdict.program.path])
    #expect(session.output(with: "Install Swift").contains("Install Swift 6.3 or later"))
  }

  /// What the manifest names no more is not built any more, but may have been.
  @Test func anOlderExecutableIsNotJudgedInPlaceOfASolution() throws {
    let package = try Self.package()
    let names = (1...7).map { "boj-\($0)" }
    let line = "  problem(\"boj-1\", uses: [])\n"
    let template = try package.text(of: "Package.swift")
    func manifest(naming names: some Sequence<String>) -> String {
      let lines = names.map { line.replacingOccurrences(of: "boj-1", with: $0) }
      return template.replacingOccurrences(
        of: line, with: lines.joined().replacingOccurrences(of: "])\n", with: "]),\n"))
    }
    try package.write(manifest(naming: names), to: "Package.swift")
    for name in names {
      try package.write("print(1)\n", to: "problems/\(name)/solution/main.swift")
      try package.write("", to: "problems/\(name)/data/sample/1.in")
      try package.write("1\n", to: "problems/\(name)/data/sample/1.ans")
    }
    let sound = try shell(Self.call, ["test", "--all"], in: package.path)
    #expect(sound.end == .exit(0), "\(sound.output)\(sound.errors)")
    try package.write(manifest(naming: names.dropLast()), to: "Package.swift")
    try package.write("this does not compile\n", to: "problems/boj-7/solution/main.swift")
    let run = try shell(Self.call, ["test", "--all"], in: package.path)
    #expect(run.end == .exit(3), "\(run.output)")
    #expect(run.output.contains("does not name it: add problem(\"boj-7\""), "\(run.output)")
  }

  @Test func withoutSamplesABundleSaysThatNothingWasRun() throws {
    let package = try Self.package()
    try FileManager.default.removeItem(atPath: package.path + "/problems/boj-1/data")
    let run = try shell(Self.call, ["bundle", "boj-1"], in: package.path)
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.errors.contains("no samples to run: 1.in and 1.ans belong in "), "\(run.errors)")
    #expect(run.errors.contains("problems/boj-1/data/sample"), "\(run.errors)")
  }

  // MARK: - Folders that cannot be written

  /// Runs a script in a folder in which nothing can be written, not even by root.
  private func shellInReadOnly(
    _ folder: TemporaryFolder, _ words: [String]
  ) throws -> Program.Run {
    let prefix = try #require(Privilege.dropping)
    defer { _ = try? Program(path: "/bin/chmod").run(["-R", "u+w", folder.path]) }
    _ = try Program(path: "/bin/chmod").run(["-R", "a-w", folder.path])
    return try shell("exec \(prefix)\"$0\" \"$@\"", words, in: folder.path)
  }

  @Test(
    .enabled(if: Privilege.dropping != nil, "root may write everywhere here"),
    arguments: [
      ("new boj-2", 3), ("receive --once --port 0", 3), ("test boj-1", 3),
      ("bundle boj-1 --no-check -o out.swift", 2),
      ("test --command cat --data problems/boj-1/data --json out.json", 2),
      ("test --command cat --data problems/boj-1/data --junit out.xml", 2),
      ("stress --command false --brute true --generator echo --save-in . --count 1", 1),
    ] as [(String, Int32)])
  func inAReadOnlyFolderItSaysSoAndLeavesNothing(line: String, code: Int32) throws {
    let package = try Self.package()
    let before = try package.contents()
    let run = try shellInReadOnly(package, line.split(separator: " ").map(String.init))
    #expect(run.end == .exit(code), "\(run.output)\(run.errors)")
    #expect(
      (run.output + run.errors).contains(": permission denied: change that with chmod, or use"),
      "\(run.output)\(run.errors)")
    #expect(try package.contents() == before)
  }

  /// What is in there must not pass for nothing: the samples alone may be accepted.
  @Test(.enabled(if: Privilege.dropping != nil, "root may read everywhere here"))
  func aFolderOfCasesThatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder(["1.in": "1\n", "1.ans": "1\n", "secret/1.in": "1\n"])
    let prefix = try #require(Privilege.dropping)
    _ = try Program(path: "/bin/chmod").run(["0", folder.path + "/secret"])
    let run = try shell(
      "exec \(prefix)\"$0\" \"$@\"", ["test", "--command", "cat", "--data", "."], in: folder.path)
    _ = try Program(path: "/bin/chmod").run(["755", folder.path + "/secret"])
    #expect(run.end == .exit(2), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("/secret: permission denied"), "\(run.errors)")
  }

  // MARK: - What others have left open, or closed

  @Test(
    arguments: [
      ("2>/dev/full bogus", 2), ("2>&- bogus", 2), (">&- list", 3),
      ("<&- >&- test --all --case x", 2),
    ] as [(String, Int32)])
  func standardFilesThatAreClosedDoNoHarm(line: String, code: Int32) throws {
    let package = try Self.package()
    let run = try shell("\"$0\" \(line)", [], in: package.path)
    #expect(run.end == .exit(code), "\(run.output)\(run.errors)")
  }

  /// Each of them needs some: more than a person's limit allows, less than the system's.
  @Test func manyJobsFindTheFilesThatTheyNeed() throws {
    let cases = (1...60).flatMap { [("\($0).in", "1\n"), ("\($0).ans", "1\n")] }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: cases))
    let run = try shell(
      "ulimit -Sn 64; " + Self.call,
      ["test", "--command", "cat", "--data", ".", "--jobs", "60", "--quiet"], in: folder.path)
    #expect(run.end == .exit(0), "\(run.output)\(run.errors)")
  }

  @Test func whereTheCurrentFolderIsGoneItSaysSo() throws {
    let package = try Self.package()
    let run = try shell("mkdir x && cd x && rmdir ../x && exec \"$0\" list", [], in: package.path)
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(run.errors.contains("the current folder is gone"), "\(run.errors)")
  }

  // MARK: - No space

  /// A limit on the length of files stands for a full disk: the system refuses in the middle of one.
  @Test(
    arguments: [
      ("new boj-2 --judge", 3), ("bundle boj-1 --no-check -o out.swift", 3),
      ("test --command cat --data problems/boj-1/data --json out.json --quiet", 3),
      ("test --command cat --data problems/boj-1/data --junit out.xml --quiet", 3),
      (
        "stress --command false --brute true --generator './generator' --save-in kept "
          + "--count 1 --shrink-seconds 0 --quiet", 1
      ),
    ] as [(String, Int32)])
  func aFileThatIsWrittenInPartIsNotLeft(line: String, code: Int32) throws {
    let package = try Self.package()
    let long = String(repeating: "print(1)\n", count: 500)
    try package.write(long, to: "problems/boj-1/solution/main.swift")
    for number in 2...30 {
      try package.write("1\n", to: "problems/boj-1/data/sample/\(number).in")
      try package.write("1\n", to: "problems/boj-1/data/sample/\(number).ans")
    }
    try package.write(
      "#!/bin/sh\nyes 12345678901234567890 | head -n 200\n", to: "generator")
    let files = [
      "out.swift": "// Made by: mine\n", "out.json": "{ \"cases\" : [] }",
      "out.xml": "<testsuites/>",
    ]
    for (name, text) in files { try package.write(text, to: name) }
    let before = try package.contents()
    // In blocks of 512 bytes; what is told goes through a pipe, which has no limit. The lines that
    // were run are not counted: half a file about them would spoil those of all others.
    let run = try shell(
      "{ (ulimit -f 1; export LLVM_PROFILE_FILE=/dev/null; "
        + "\"$0\" \"$@\"; echo \"exit $?\" ) 2>&1; } | cat",
      line.split(separator: " ").map(String.init), in: package.path)
    #expect(run.output.contains(": file too large"), "\(run.output)")
    #expect(run.output.hasSuffix("exit \(code)\n"), "\(run.output)")
    #expect(try package.contents() == before)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"),
    arguments: [
      "list --names", "bundle boj-1 --no-check", "--help", "help data", "new boj-2",
      "test --command true --data problems/boj-1/data",
    ])
  func aFullDiskBehindStandardOutputIsTold(line: String) throws {
    let package = try Self.package()
    let run = try shell(
      "exec \"$0\" \"$@\" > /dev/full", line.split(separator: " ").map(String.init),
      in: package.path)
    #expect(run.end == .exit(3))
    #expect(
      run.errors
        == "verdict: cannot write to standard output: no space left on device: free some, "
        + "then try again\n")
  }
}
