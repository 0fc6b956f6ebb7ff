import Foundation
import TestSupport
import Testing

/// Does what the README says, in a copy of the package where nothing is built: `.ci/readme` asks for it,
/// since that takes minutes.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["VERDICT_README"] == "run", "see .ci/readme"))
struct ReadmeRun {
  /// What the commands expect to find, besides the package.
  private static let belongings: [String: String] = [
    "home/Downloads/samples/1.in": "5\n", "home/Downloads/samples/1.out": "5\n",
    "verdict/cases/1.in": "1 2.5\n", "verdict/cases/1.ans": "3.5\n",
    "verdict/sum.py": "print(sum(map(float, input().split())))\n",
    "verdict/my-solution": "#!/bin/sh\nexec .build/release/boj-14003\n",
    "verdict/mine": "#!/bin/sh\nread a b; echo $((a + b))\n",
    "verdict/slow": "#!/bin/sh\nawk '{ print $1 + $2 }'\n",
    "verdict/gen": "#!/bin/sh\necho \"$(($1 % 10)) $(($1 / 10 % 10))\"\n",
  ]

  @Test func everyCommandEndsWell() throws {
    let copy = try PackageCopy()
    for (name, text) in Self.belongings { try copy.folder.write(text, to: name) }
    #expect(try copy.run("chmod +x my-solution mine slow gen").end == .exit(0))
    let text = try Repository.text(of: "README.md")
    var edits = try CodeBlock.all(in: "README.md", text: text, contents: Repository.text(of:))
      .filter { $0.file != nil }
    #expect(edits.count == 2)
    let start = ContinuousClock.now
    for command in ShellCommand.all(in: text) {
      while let edit = edits.first, edit.line < command.number {
        try copy.folder.write(
          edit.code.joined(separator: "\n") + "\n", to: "verdict/\(edit.file ?? "")")
        edits.removeFirst()
      }
      guard case .run(let shell) = ReadmeCommands.uses[command.command],
        try copy.has(shell)
      else { continue }
      // zsh completes nothing before this, as the README says.
      let setting = shell == "zsh" ? "autoload -U compinit; compinit -u; " : ""
      let run = try copy.run(setting + command.line, by: shell)
      try #require(
        run.end == .exit(0),
        "README.md:\(command.number): \(command.line)\n\(run.output)\(run.errors)")
      print("\(start.duration(to: .now)): \(command.line)")
    }
    #expect(edits.isEmpty)
    let submission = try copy.folder.text(of: "verdict/boj-1000.swift")
    #expect(submission.contains("first + second"))
    #expect(try copy.run("wc -w < big.in").output == "1000001\n")
  }

  @Test func anotherPackageUsesEveryModule() throws {
    let copy = try PackageCopy()
    let package = try JSONDecoder().decode(
      Manifest.self, from: Data(copy.run("swift package dump-package").output.utf8))
    let modules = package.products.map(\.name).sorted()
    #expect(modules == Self.uses.keys.sorted(), "a product that no other package is seen to use")
    let products = modules.map { ".product(name: \"\($0)\", package: \"verdict\")" }
    try copy.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "elsewhere",
        dependencies: [.package(path: "../verdict")],
        targets: [.executableTarget(name: "elsewhere", dependencies: [\(
          products.joined(separator: ", "))])])
      """, to: "elsewhere/Package.swift")
    let imports = modules.map { "import \($0)\n" }.joined()
    let lines = modules.compactMap { Self.uses[$0]?.code }.joined(separator: "\n")
    try copy.folder.write(imports + lines + "\n", to: "elsewhere/Sources/elsewhere/main.swift")
    let run = try copy.run("swift run -c release", in: "elsewhere")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output == modules.compactMap { Self.uses[$0]?.output }.joined(), "\(run.errors)")
  }

  private struct Manifest: Decodable {
    struct Product: Decodable { let name: String }
    let products: [Product]
  }

  /// A use of each module that other packages get, in the order of their names.
  private static let uses: [String: (code: String, output: String)] = [
    "DynamicProgramming": ("print([3, 1, 4, 1, 5].longestIncreasingSubsequence())", "[1, 4, 5]\n"),
    "FastIO": ("print(InputError.self)", "InputError\n"),
    "Graphs": ("print(WeightedDigraph(vertexCount: 4).vertexCount)", "4\n"),
    "InputPatterns": ("var random = SplitMix64(seed: 1); _ = random.next()", ""),
    "NumberTheory": ("print(PrimeSieve(upTo: 4_000_000).count)", "283146\n"),
    "Searching": ("print([1, 2].numberOfSubsets(withSumAtMost: 2))", "3\n"),
    "Sorting": ("var values = [3, 1, 2]; values.fastSort(); print(values)", "[1, 2, 3]\n"),
  ]
}
