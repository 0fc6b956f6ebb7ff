import Foundation
import TestSupport
import Testing

@Suite struct ProblemTests {
  @Test func everyProblemIsAcceptedOnItsSamples() throws {
    // The samples of interactive problems are conversations.
    var problems = OwnProblem.all.filter { !$0.isInteractive }.map(\.id)
    #if DEBUG
      // Judge programs that are not optimized take their time.
      let some = problems.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
      problems = Set(some + ["boj-14003"]).sorted()
      let words = problems
    #else
      let words = ["--all"]
    #endif
    let run = try Verdict.program.run(
      ["test"] + words + ["--set", "sample", "--no-build", "--json", "-"])
    let reports = try JSONDecoder().decode([Report].self, from: Data(run.output.utf8))
    let own = reports.filter { problems.contains($0.target) }
    #expect(own.map(\.target).sorted() == problems.sorted(), "\(run.errors)")
    #expect(own.allSatisfy { $0.verdict == "AC" && !$0.cases.isEmpty }, "\(run.errors)")
    // The report is all there is on standard output; people read the other one.
    #expect(run.errors.contains("boj-14003"))
    #expect(run.errors.contains("\(reports.count) problems, "), "\(run.errors)")
  }

  private struct Report: Decodable {
    struct Case: Decodable { let name: String }
    let target: String
    let verdict: String
    let cases: [Case]
  }

  @Test func aProblemHasATableAndASummary() throws {
    let run = try Verdict.run("test", "lc-aplusb", "--no-build")
    #expect(run.end == .exit(0), "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("case ") == true, "\(run.output)")
    #expect(lines[1].hasPrefix("sample/1"), "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("lc-aplusb: AC accepted, ") }, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("  slowest ") }, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("  highest memory ") }, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("  protection      process-group") }, "\(run.output)")
    #expect(!run.output.contains("\u{1B}"), "no colors outside of a terminal")
  }

  @Test func aProblemIsAlsoKnownByItsFolder() throws {
    let run = try Verdict.run(
      "test", "library-checker-aplusb", "--no-build", "--set", "sample", "--quiet")
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output.hasPrefix("lc-aplusb: AC accepted, "), "\(run.output)")
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
  }

  @Test(arguments: [
    (".", "problems/library-checker-aplusb/solution"), ("../boj-2750/", "problems/boj-14003"),
    ("problems/boj-2750", "."), ("problems/boj-2750", "Sources/Sorting"), ("boj-2750/", "."),
  ])
  func aProblemIsAlsoKnownByAPath(path: String, folder: String) throws {
    let run = try Program(path: "/bin/sh").run([
      "-c", "cd '\(Repository.root.path)/\(folder)' && exec \"$0\" \"$@\"", Verdict.program.path,
      "test", path, "--no-build", "--set", "sample", "--quiet",
    ])
    let id = path == "." ? "lc-aplusb" : "boj-2750"
    #expect(run.output.hasPrefix("\(id): AC accepted, "), "\(run.output)\(run.errors)")
  }

  @Test func aLinkedProblemIsAlsoKnownByItsPath() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "elsewhere/boj-1000/solution/main.swift": "", "problems/notes": "",
    ])
    let run = try Program(path: "/bin/sh").run([
      "-c",
      "cd '\(folder.path)' && ln -s ../elsewhere/boj-1000 problems/boj-1000 && "
        + "exec \"$0\" generate problems/boj-1000/ 1 --no-build", Verdict.program.path,
    ])
    #expect(run.errors.contains("no case '1'"), "\(run.errors)")
  }

  @Test func whatFollowsTheJudgeIsEnoughIfOnlyOneHasIt() throws {
    let run = try Verdict.run("test", "2750", "--no-build", "--set", "sample", "--quiet")
    #expect(run.output.hasPrefix("boj-2750: AC accepted, "), "\(run.output)\(run.errors)")
    let folder = try TemporaryFolder([
      "Package.swift": "", "problems/boj-1000/solution/main.swift": "",
      "problems/kattis-1000/solution/main.swift": "",
    ])
    let both = try Program(path: "/bin/sh").run(
      ["-c", "cd '\(folder.path)' && exec \"$0\" test 1000", Verdict.program.path])
    #expect(both.end == .exit(2), "\(both.output)")
    #expect(both.errors.contains("'1000' may be boj-1000 or kattis-1000"), "\(both.errors)")
  }

  @Test(arguments: ["boj-14", "data", "./boj-14003", ".."])
  func aPathThatLeadsToNoProblemIsNoProblem(name: String) throws {
    let run = try Program(path: "/bin/sh").run([
      "-c", "cd '\(Repository.root.path)/problems/boj-14003' && exec \"$0\" \"$@\"",
      Verdict.program.path, "test", name, "--no-build",
    ])
    #expect(run.end == .exit(2) && run.errors.contains("no problem '\(name)'"), "\(run.errors)")
  }

  @Test(arguments: [
    ("", "cf-1d"), ("problems/cf-1d", "."), ("", "problems/cf-1d/solution"),
    ("problems/cf-1d/solution", ".."),
  ])
  func aFolderWithoutAMainFileIsToldFromNoFolder(folder: String, name: String) throws {
    let package = try TemporaryFolder([
      "Package.swift": "", "problems/cf-1d/solution/App.swift": "@main enum App {}",
    ])
    let run = try Program(path: "/bin/sh").run([
      "-c", "cd '\(package.path)/\(folder)' && exec \"$0\" test \"$1\"", Verdict.program.path, name,
    ])
    #expect(run.end == .exit(2), "\(run.output)")
    #expect(run.errors.contains("problems/cf-1d has no solution/main.swift"), "\(run.errors)")
  }

  @Test(arguments: ["sample/1", "generated/random-max-1", "random-max-1", "random-max-987"])
  func aCaseIsJudgedByItsName(name: String) throws {
    let run = try Verdict.run("test", "lc-aplusb", "--no-build", "--case", name, "--json", "-")
    #expect(run.end == .exit(0), "\(run.errors)")
    let report = try JSONReport(run.output)
    let expected = name.hasPrefix("random") ? "generated/\(name)" : name
    #expect(report.cases.map(\.name) == [expected])
  }

  @Test func aFamilyIsJudgedByItsName() throws {
    let run = try Verdict.run(
      "test", "lc-aplusb", "--no-build", "--case", "random-small", "--json", "-")
    let report = try JSONReport(run.output)
    #expect(report.cases.count > 1)
    #expect(report.cases.allSatisfy { $0.name.hasPrefix("generated/random-small-") })
  }

  @Test func theListNamesEveryProblem() throws {
    struct Entry: Decodable {
      struct Cases: Decodable { let sample: Int, secret: Int, generated: Int }
      let id: String
      let title: String
      let cases: Cases
    }
    let json = try Verdict.run("list", "--json")
    #expect(json.end == .exit(0), "\(json.errors)")
    let entries = try JSONDecoder().decode([Entry].self, from: Data(json.output.utf8))
    #expect(entries.map(\.id) == entries.map(\.id).sorted())
    #expect(entries.count == OwnProblem.foldersOfAll.count)
    #expect(entries.allSatisfy { !$0.title.isEmpty })
    let own = entries.filter { entry in OwnProblem.all.contains { $0.id == entry.id } }
    #expect(own.count == OwnProblem.all.count)
    #expect(own.filter { $0.cases.sample == 0 }.map(\.id) == ["guess-the-number"])
    #expect(own.allSatisfy { $0.cases.generated > 0 })
  }

  @Test func aSolutionIsJudgedOnTheCasesOfAnyFolder() throws {
    let folder = try TemporaryFolder([
      "1.in": "1 2\n", "1.ans": "3\n", "sample/2.in": "2 2\n", "sample/2.ans": "5\n",
    ])
    let words = ["test", "lc-aplusb", "--no-build", "--data", folder.path]
    let run = try Verdict.program.run(words)
    #expect(run.end == .exit(1), "\(run.output)\(run.errors)")
    #expect(run.output.contains("lc-aplusb: WA wrong answer, 2 cases"), "\(run.output)")
    #expect(run.output.contains("of 5.00 s") || run.output.contains("of 2.00 s"), "\(run.output)")
    #expect(run.output.contains("--data \(folder.path) --case sample/2"), "\(run.output)")
    #expect(try Verdict.program.run(words + ["--case", "1"]).end == .exit(0))
    let none = try Verdict.program.run(words + ["--set", "secret"])
    #expect(
      none.output.contains("lc-aplusb: no secret cases in \(folder.path)\n"), "\(none.output)")
  }

  @Test func aCaseIsGeneratedByItsNameInEveryForm() throws {
    func input(_ words: String...) throws -> String {
      let run = try Verdict.program.run(["generate", "lc-aplusb"] + words + ["--no-build"])
      #expect(run.end == .exit(0), "\(run.errors)")
      return run.output
    }
    let first = try input("random-max")
    #expect(first.split(separator: " ").count == 2, "\(first)")
    #expect(try input("random-max", "--seed", "1") == first)
    #expect(try input("generated/random-max-1") == first)
    #expect(try input("generated/random-max", "--seed", "1") == first)
    #expect(try input("random-max", "--seed", "18446744073709551615") != first)
    let sample = try Repository.text(of: "problems/library-checker-aplusb/data/sample/1.in")
    #expect(try input("sample/1") == sample)
  }
}
