import Foundation
import TestSupport
import Testing

/// What `verdict help TOPIC` says must be so.
@Suite struct HelpTopicTests {
  private func text(_ topic: String) throws -> String {
    let run = try Verdict.run("help", topic)
    #expect(run.end == .exit(0), "\(run.errors)")
    return run.output
  }

  /// The first words of the lines that are indented, several if commas join them.
  private func entries(of text: String) -> Set<String> {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    return Set(
      lines.flatMap { line -> [String] in
        let words = line.split(separator: " ")
        let count = words.prefix { $0.hasSuffix(",") }.count + 1
        return words.prefix(count).map { $0.filter { $0 != "," } }
      })
  }

  @Test func everyTopicIsExplainedInEightyColumns() throws {
    let help = try Verdict.run("help").output
    let list = try #require(help.components(separatedBy: "\ntopics:\n").last)
    let topics = list.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.filter { !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(topics.count >= 11, "\(help)")
    #expect(topics == topics.sorted())
    for topic in topics {
      let text = try text(topic)
      #expect(text.hasSuffix("\n") && text.split(separator: "\n").count > 3, "\(topic)")
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
    }
  }

  @Test func theKeysOfTheReportsAreThoseThatTheTopicNames() throws {
    func keys(_ value: Any) -> Set<String> {
      if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys($1)) } }
      guard let object = value as? [String: Any] else { return [] }
      return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys($1)) }
    }
    let calls = [
      ["test", "lc-aplusb", "--no-build", "--set", "sample", "--json", "-"],
      ["stress", "lc-aplusb", "--no-build", "--count", "1", "--json", "-"],
      ["estimate", "boj-2750", "--no-build", "--json", "-"],
      ["list", "--json"],
    ]
    let parts = try text("json").components(separatedBy: "\nverdict ").dropFirst()
    #expect(parts.count == calls.count)
    for (call, part) in zip(calls, parts) {
      let run = try Verdict.program.run(call)
      let found = keys(try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
      // What stands below a key that fills the left column is an explanation.
      let named = entries(of: part).filter { $0.allSatisfy { $0.isLowercase || $0 == "_" } }
      #expect(found.subtracting(named) == [], "\(call)")
      #expect(named.subtracting(found).subtracting(["texts", "how"]) == [], "\(call)")
    }
  }

  @Test func everyVariableThatIsReadIsNamed() throws {
    let named = try text("environment")
    var found: Set<String> = []
    for path in ["verdict", "Judging", "Reporting", "Bundling", "Estimating"]
      .map({ "Sources/\($0)" }).flatMap(Repository.swiftFiles(under:))
    {
      let parts = try Repository.text(of: path).components(separatedBy: "environment[\"")
      found.formUnion(parts.dropFirst().map { String($0.prefix { $0 != "\"" }) })
    }
    #expect(found.count >= 4)
    for name in found { #expect(named.contains("  \(name)"), "\(name)") }
  }

  @Test func theCommandsOfAJudgeProgramAreThoseThatItHas() throws {
    let judge = Program(path: Verdict.path(of: "lc-aplusb-judge"))
    let own = try judge.run(["--help"]).output
    let text = try text("judge-programs")
    #expect(entries(of: own).count >= 8)
    for command in [
      "describe", "cases", "generate", "validate", "answer", "check", "interact", "serve",
    ] {
      #expect(entries(of: own).contains(command) && entries(of: text).contains(command))
    }
    #expect(try judge.run(["validate"], input: "1 2\n").end == .exit(42))
    #expect(try judge.run(["validate"], input: "1\n").end == .exit(43))
    #expect(try judge.run(["answer"], input: "1\n").end == .exit(3))
    #expect(try judge.run(["check", "/nowhere", "/nowhere", "/nowhere"]).end == .exit(3))
    let serving = try judge.run(["serve"], input: "validate 4\n1 2\nanswer 4\n1 2\n")
    #expect(serving.output == "42 0 0\n0 2 0\n3\n")
    #expect(try judge.run(["serve"], input: "what?\n").end == .exit(2))
  }

  @Test func theExitCodesOfASolutionAreThoseThatTheTopicNames() throws {
    let solution = Program(path: Verdict.path(of: "lc-aplusb"))
    let topic = entries(of: try text("exit-codes"))
    for (input, code) in [("1 2\n", Int32(0)), ("1 x\n", 65), ("1\n", 65)] {
      #expect(try solution.run(input: input).end == .exit(code))
      #expect(topic.contains("\(code)"))
    }
    let full = try Program(path: "/bin/sh")
      .run(["-c", "echo 1 2 | '\(solution.path)' > /dev/full"])
    if FileManager.default.fileExists(atPath: "/dev/full") { #expect(full.end == .exit(74)) }
  }

  /// That signals stop a command is said in the same words by each.
  @Test func theExitCodesAfterSignalsAreInTheHelpOfEachCommandThatTheyStop() throws {
    let line = "130 stopped by Ctrl-C, 143 SIGTERM, 129 SIGHUP, 131 SIGQUIT"
    for command in ["test", "stress", "estimate", "bundle", "receive"] {
      let help = try Verdict.run(command, "--help").output
      #expect(help.contains(line), "\(help)")
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(help)")
    }
    let topic = try text("exit-codes")
    for code in ["130", "143", "129", "131"] { #expect(topic.contains(" \(code) "), "\(topic)") }
  }

  @Test func aMistypedTopicIsCorrected() throws {
    let run = try Verdict.run("help", "exitcodes")
    #expect(run.end == .exit(2))
    #expect(run.errors.contains("did you mean 'exit-codes'?\nsee: verdict --help"), "\(run.errors)")
  }

  @Test func namesAloneAreListedWithoutBuilding() throws {
    let names = try Verdict.run("list", "--names").output.split(separator: "\n").map(String.init)
    #expect(names.contains("boj-14003") && names.contains("lc-aplusb"))
    #expect(names == names.sorted())
  }
}
