import Foundation
import TestSupport
import Testing

/// The promises that every judge program makes, whatever its problem.
@Suite struct JudgeProgramTests {
  /// What `describe` prints.
  private struct Description: Decodable {
    struct Limits: Decodable {
      let time_seconds: Double
      let memory_mib: Int
      let output_mib: Int
    }

    struct Case: Decodable {
      let name: String
      let seeds: [UInt64]
      let about: String
      let answer: String
    }

    let id: String
    let title: String
    let link: String
    let limits: Limits
    let cases: [Case]
    let answers: [String: String]
  }

  @Test(arguments: Judge.all)
  func describeTellsWhatTheOtherCommandsDo(judge: Judge) throws {
    let run = try judge.run("describe")
    #expect(run.end == .exit(0) && run.errors == "")
    let description = try JSONDecoder().decode(Description.self, from: Data(run.output.utf8))
    #expect(description.id == judge.id)
    let readme = try Repository.text(of: judge.folder + "/README.md")
    #expect(readme.hasPrefix("# \(judge.id): \(description.title)\n"))
    #expect(readme.contains("(\(description.link))"))
    #expect(description.limits.time_seconds > 0 && description.limits.memory_mib > 0)
    #expect(description.limits.output_mib > 0)
    #expect(!description.answers.isEmpty && description.answers.values.allSatisfy { $0 != "" })
    let listed = description.cases.flatMap { family in
      family.seeds.map { "\(family.name) \($0)\n" }
    }
    #expect(try judge.run("cases").output == listed.joined())
    for family in description.cases {
      #expect(family.about != "" && !family.seeds.isEmpty, "\(family.name)")
      #expect(description.answers[family.answer] != nil, "\(family.name): \(family.answer)")
      let isName = family.name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }
      #expect(isName, "\(family.name) is not made of words and hyphens")
    }
  }

  @Test(arguments: Judge.all)
  func everyProblemHasItsSmallestAndItsLargestCases(judge: Judge) throws {
    let lines = try judge.run("cases").output.split(separator: "\n")
    let names = lines.map { $0.prefix { $0 != " " } }
    #expect(names.contains("smallest"))
    #expect(names.contains { $0.hasSuffix("-max") || $0 == "largest" })
    #expect(names.contains { $0.hasPrefix("random-") })
    #expect(names.count >= 15, "\(names.count) cases")
  }

  @Test(arguments: Judge.all)
  func aSeedThatIsNotJudgedGivesAValidInputToo(judge: Judge) throws {
    let names = Set(try judge.smallCases().map(\.name))
    for seed in ["0", "18446744073709551615"] {
      let inputs = try names.map { name in
        let generated = try judge.run("generate", name, seed)
        #expect(generated.end == .exit(0), "\(name) \(seed): \(generated.errors)")
        return generated.output
      }
      let validations = try judge.replies(to: inputs.map { Judge.request("validate", $0) })
      for (name, validation) in zip(names, validations) {
        #expect(validation.code == 42, "\(name) \(seed): \(validation.message)")
      }
    }
  }

  @Test(arguments: Judge.all)
  func theSameSeedGivesTheSameBytes(judge: Judge) throws {
    let random = try judge.smallCases().filter { $0.name.hasPrefix("random-") }
    var inputs: Set<String> = []
    for seeded in random {
      let input = try judge.input(of: seeded)
      #expect(try judge.input(of: seeded) == input)
      inputs.insert(input)
    }
    #expect(inputs.count > random.count / 2, "the seed hardly matters")
  }

  @Test func argumentsThatMakeNoSenseAreExplained() throws {
    let judge = try Judge.of("boj-14003")
    let misuses: [(arguments: [String], complaint: String)] = [
      ([], "no command given\n"), (["judge"], "not understood: judge"),
      (["describe", "more"], "not understood: describe more"),
      (["generate", "smallest"], "not understood: generate smallest"),
      (["generate", "small", "1"], "no case \"small\". Known: smallest, "),
      (["generate", "smallest", "-1"], "a seed is an integer from 0 to 2^64 - 1, not \"-1\""),
      (["answer", "guess"], "no answer by \"guess\". Known: brute-force, reference"),
    ]
    for (arguments, complaint) in misuses {
      let run = try Program(built: judge.id + "-judge").run(arguments)
      #expect(run.end == .exit(2) && run.output == "", "\(arguments)")
      #expect(run.errors.hasPrefix(complaint), "\(arguments): \(run.errors)")
    }
    let help = try judge.run("--help")
    #expect(help.end == .exit(0) && help.errors == "")
    for command in ["describe", "cases", "generate", "validate", "answer", "check"] {
      #expect(help.output.contains("  \(command) "), "no word about \(command)")
    }
  }

  /// Exit code 2 would say that the solution's output is malformed.
  @Test func aCheckThatCannotBeMadeIsTheJurysFault() throws {
    let judge = try Judge.of("boj-14003")
    let short = try judge.run("check", "only", "two")
    #expect(short.end == .exit(3) && short.errors.hasPrefix("FAIL usage: check"))
    let missing = try judge.run("check", "/no/input", "/no/output", "/no/answer")
    #expect(missing.end == .exit(3))
    #expect(missing.errors == "FAIL cannot read /no/input: No such file or directory\n")
  }

  @Test func whatCannotBeAnsweredIsRefused() throws {
    let judge = try Judge.of("boj-14003")
    let invalid = try judge.run("answer", input: "2\n1\n")
    #expect(invalid.end == .exit(3) && invalid.output == "")
    #expect(invalid.errors.hasPrefix("the input is invalid: line 2, column 2: "))
    let long = "13\n" + (1...13).map(String.init).joined(separator: " ") + "\n"
    let large = try judge.run("answer", "brute-force", input: long)
    #expect(large.end == .exit(3) && large.output == "")
    #expect(large.errors == "the input is too large to answer\n")
    #expect(try judge.run("answer", input: long).output.hasPrefix("13\n1 2 3 "))
  }
}
