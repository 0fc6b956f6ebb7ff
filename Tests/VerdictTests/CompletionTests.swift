import Foundation
import TestSupport
import Testing

/// Completions in real shells; those that are not installed are left out.
@Suite struct CompletionTests {
  private static let expected: KeyValuePairs<String, [String]> = [
    "te": ["test"],
    "--ver": ["--version"],
    "test --ch": ["--checker", "--checker-protocol"],
    "test --checker cat --ch": ["--checker-protocol"],
    "test --all --al": [],
    "test --set s": ["sample", "secret"],
    "test --set=s": ["sample", "secret"],
    "test --compare f": ["float:1e-9"],
    "test --jobs ": [],
    "test --json Pack": ["Package.swift"],
    "test --data So": ["Sources"],
    "test --data Pack": [],
    "test boj-140": ["boj-14003"],
    "test boj-14003 --jobs 2 boj-174": ["boj-17404"],
    "bundle --judge d": ["dmoj"],
    "bundle -o Pack": ["Package.swift"],
    "bundle --judge dmoj boj-140": ["boj-14003"],
    "bundle --judge=dmoj boj-140": ["boj-14003"],
    "bundle boj-14003 ": [],
    "generate boj-275": ["boj-2750", "boj-2751"],
    "generate boj-2750 ": [],
    "doc WaveletM": ["WaveletMatrix"],
    "doc RootedTree WaveletM": ["WaveletMatrix"],
    "completions ": ["bash", "fish", "zsh"],
    "help exi": ["exit-codes"],
    "help stress": ["stress", "stress-programs"],
    "help stress ": [],
    "unheard-of ": [],
  ]

  @Test(arguments: CompletingShell.installed)
  func commandsOptionsValuesAndProblemsAreOffered(shell: CompletingShell) throws {
    let offers = try shell.offers(for: Self.expected.map(\.key))
    // Somebody may have added problems with such names.
    let others = Set(
      try Verdict.run("list", "--names").output.split(separator: "\n").map(String.init)
    )
    .subtracting(OwnProblem.all.map(\.id))
    for (index, (line, expected)) in Self.expected.enumerated() {
      #expect(
        offers[index].filter { !others.contains($0) } == expected, "\(shell): verdict \(line)")
    }
  }

  /// Folders have any names; a shell that evaluates one runs whatever is in it.
  @Test(arguments: CompletingShell.installed)
  func aProblemsNameIsNeverEvaluated(shell: CompletingShell) throws {
    let names = ["$(touch evaluated)", "`touch evaluated`", "a b"]
    var files = ["Package.swift": ""]
    for name in names { files["problems/\(name)/solution/main.swift"] = "" }
    let folder = try TemporaryFolder(files)
    let offers = try shell.offers(for: ["test "], in: folder.path)
    #expect(offers[0].count == names.count, "\(offers)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/evaluated"))
  }

  /// What cannot be known is no reason for a message in the middle of a command line.
  @Test(arguments: CompletingShell.installed)
  func outsideOfAPackageNoProblemIsOffered(shell: CompletingShell) throws {
    #expect(try shell.offers(for: ["test ", "te"], in: "/") == [[], ["test"]])
  }

  @Test(arguments: CompletingShell.allCases)
  func everyCommandAndOptionOfTheHelpIsInTheScript(shell: CompletingShell) throws {
    let script = try Verdict.run("completions", shell.rawValue).output
    let help = try Verdict.run("--help").output
    let commands = try #require(help.range(of: "commands:\n")).upperBound
    let names = help[commands...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }
      .filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
    #expect(names.count >= 7, "\(help)")
    for name in names {
      let options = try Verdict.run(String(name), "--help").output.split(separator: "\n")
        .filter { $0.hasPrefix("  -") }.compactMap { $0.split(separator: " ").first }
      #expect(!options.isEmpty)
      for option in options {
        let spelling = shell == .fish ? " \(option.drop { $0 == "-" }) " : String(option)
        #expect(script.contains(spelling), "\(name) \(option)")
      }
      #expect(script.contains(name))
    }
  }

  @Test func anUnknownShellIsRefused() throws {
    let run = try Verdict.run("completions", "bsah")
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("no shell 'bsah'; did you mean 'bash'?"), "\(run.errors)")
  }
}
