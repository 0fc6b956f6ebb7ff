import TestSupport
import Testing

@Suite struct FolderTests {
  @Test(arguments: Problem.all)
  func everyProblemIsComplete(problem: Problem) throws {
    #expect(
      Repository.names(in: problem.folder) == ["README.md", "data", "judge", "solution"],
      "a problem is a README.md, data, a judge, and a solution")
    #expect(Repository.names(in: problem.folder + "/judge") == ["main.swift"])
    #expect(Repository.names(in: problem.folder + "/solution") == ["main.swift"])
    let files = Repository.names(in: problem.folder + "/data/sample")
    if problem.isInteractive {
      #expect(files.allSatisfy { $0.hasSuffix(".interaction") }, "\(files)")
      return
    }
    let inputs = files.filter { $0.hasSuffix(".in") }.map { $0.dropLast(".in".count) }
    let answers = files.filter { $0.hasSuffix(".ans") }.map { $0.dropLast(".ans".count) }
    #expect(inputs.contains("1"), "there is no data/sample/1.in")
    #expect(inputs == answers, "each .in needs its .ans")
    #expect(inputs.count + answers.count == files.count, "only .in and .ans belong here: \(files)")
  }

  @Test(arguments: Problem.all)
  func everyReadmeHasAllItsParts(problem: Problem) throws {
    let readme = try Repository.text(of: problem.folder + "/README.md")
    #expect(readme.hasPrefix("# \(problem.id): "))
    #expect(readme.contains("https://") && readme.contains("limits: "))
    for part in ["Task", "Input", "Output", "Idea", "Complexity"] {
      #expect(readme.contains("\n## \(part)\n"), "the README has no part \(part)")
    }
  }

  @Test(arguments: Problem.reading)
  func everySolutionIsShortAndChecksTheEndOfTheInput(problem: Problem) throws {
    let source = try Repository.text(of: problem.folder + "/solution/main.swift")
    #expect(source.contains("try input.expectEnd()"))
    #expect(source.split(separator: "\n").count <= 27)
  }

  /// The line names exactly the modules that the solution imports, besides FastIO.
  @Test(arguments: Problem.all)
  func everyProblemHasItsLineInThePackage(problem: Problem) throws {
    let source = try Repository.text(of: problem.folder + "/solution/main.swift")
    let modules = source.split(separator: "\n").filter { $0.hasPrefix("import ") }
      .map { $0.dropFirst("import ".count) }.filter { $0 != "FastIO" }
    let names = modules.map { "\"\($0)\"" }.joined(separator: ", ")
    let expected = "  problem(\"\(problem.id)\", uses: [\(names)]),"
    let package = try Repository.text(of: "Package.swift").split(separator: "\n")
    #expect(package.contains { $0 == expected }, "Package.swift has no line \(expected)")
  }

  @Test func everyProblemIsComparedWithABruteForce() {
    #expect(Problem.reading.map(\.id).sorted() == Reference.all.map(\.id).sorted())
  }

  @Test func problemsAreSortedInThePackage() throws {
    let lines = try Repository.text(of: "Package.swift").split(separator: "\n")
      .filter { $0.hasPrefix("  problem(\"") }
    #expect(lines == lines.sorted())
    let folders = OwnProblem.foldersOfAll
    #expect(lines.count == folders.count, "Package.swift names a problem without a folder")
  }
}
