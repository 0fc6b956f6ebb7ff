import Bundling
import Foundation
import Judging
import TestSupport
import Testing

/// The submissions of this package's own problems.
///
/// That all of them compile for every judge and are accepted is tried by `.ci/run --all`.
@Suite(.serialized) struct OwnProblemsTests {
  static let names = ["boj-14003", "boj-17404", "boj-2751", "library-checker-aplusb"]

  @Test(arguments: names)
  func noSubmissionImportsAModuleOfThePackage(name: String) throws {
    let submission = try submission(ofProblem: name)
    #expect(submission.modules.contains("FastIO"))
    let imports = submission.text.split(separator: "\n").filter { $0.contains("import ") }
    #expect(imports == ["  import Glibc", "  import Musl", "  import Darwin"], "\(imports)")
    for word in ["public ", "@inlinable", "@usableFromInline", "///", Repository.root.path] {
      #expect(!submission.text.contains(word), "\(word)")
    }
    // The smallest limit of a known judge that has one is 64 KiB.
    #expect(submission.size < 64 << 10)
  }

  /// Many solutions declare these themselves; the modules say whose they mean.
  @Test func namesThatSolutionsOftenDeclareHideNothing() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      import DataStructures
      import FastIO
      import Graphs
      import Sorting

      func max(_ a: Int, _ b: Int) -> Int { a > b ? a : b }
      func min(_ a: Int, _ b: Int) -> Int { a < b ? a : b }
      func abs(_ a: Int) -> Int { max(a, -a) }
      func swap(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }

      solve { input, output in
        var values = try input.readArray(of: Int.self, count: input.read())
        values.radixSort()
        var sets = DisjointSets(count: 2)
        _ = sets.union(0, 1)
        let tree = SegmentTree(values, identity: 0, combine: max)
        output.writeLine(min(abs(tree.longestRange(to: 3) { $0 < 9 }.count), values[0]))
      }
      """
    ])
    let submission = try Bundler(launcher: launcher()).submission(
      of: SolutionSources(folder: workspace.root + "/solution", root: Repository.root.path),
      header: SubmissionHeader(problem: "test-1", link: nil, command: "verdict bundle test-1"),
      profile: .boj)
    #expect(try workspace.output(of: submission, input: "3\n7 5 6\n") == "3\n")
  }

  /// In Swift 6 mode the top level belongs to the main actor, and closures there make sure of it at each call.
  @Test func insideOfSolveNoClosureLooksWhichThreadItIsOn() throws {
    let workspace = try Workspace([
      "solution/main.swift": """
      import FastIO

      solve { input, output in
        let values = try input.readArray(of: Int.self, count: input.read(Int.self))
        let order = values.indices.sorted { values[$0] > values[$1] }
        output.writeLine(order.map { $0 + 1 }, separator: " ")
      }
      """
    ])
    let submission = try Bundler(launcher: launcher()).submission(
      of: SolutionSources(folder: workspace.root + "/solution", root: Repository.root.path),
      header: SubmissionHeader(problem: "test-1", link: nil, command: "verdict bundle test-1"),
      profile: .atcoder)
    #expect(try workspace.output(of: submission, input: "3\n7 5 6\n") == "1 3 2\n")
    let file = workspace.root + "/main.swift"
    try submission.text.write(toFile: file, atomically: true, encoding: .utf8)
    let run = try Program(path: "/bin/sh").run(
      ["-c", "swiftc -O -swift-version 6 -emit-ir \"$0\" | grep -c 'define .*main'", file])
    #expect(run.output != "0\n")
    let checks = try Program(path: "/bin/sh").run(
      ["-c", "swiftc -O -swift-version 6 -emit-ir \"$0\" | grep -i 'isCurrentExecutor'", file])
    #expect(checks.output == "", "\(checks.output)")
  }

  /// Takes out each top-level declaration and each member of an extension in turn.
  @Test(arguments: minimalityProblems)
  func nothingCanBeLeftOut(name: String) throws {
    let text = try submission(ofProblem: name).text
    let parts = SubmissionParts.all(in: text)
    #expect(parts.count > 50, "the parts were not found")
    let folder = try Workspace([:])
    let compiler = Command("swiftc", ["-frontend", "-typecheck"])
    let launcher = try launcher()
    let limits = Limits(cpuSeconds: 60, memoryBytes: 4 << 30, stackBytes: 8 << 20)
    @Sendable func compile(_ text: String, in path: String) throws -> Execution {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let file = path + "/main.swift"
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      var command = compiler
      command.arguments.append(file)
      return try launcher.run(command, input: .bytes([]), limits: limits)
    }
    // With everything in it, it does compile in this way.
    let whole = try compile(text, in: "\(folder.root)-whole")
    try #require(whole.end == .exit(0), "\(whole.errors.text)")
    let superfluous = Superfluous()
    DispatchQueue.concurrentPerform(iterations: parts.count) { number in
      do {
        let run = try compile(parts[number].textWithout, in: "\(folder.root)-\(number)")
        if run.end == .exit(0) { superfluous.add(parts[number].firstLine) }
      } catch {
        superfluous.add("\(error)")
      }
    }
    #expect(superfluous.all.isEmpty, "compiles without: \(superfluous.all)")
  }

  static let minimalityProblems = ["boj-15552", "boj-14003"]
}

/// What several threads have found.
private final class Superfluous: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [String] = []

  func add(_ text: String) {
    lock.withLock { found.append(text) }
  }

  var all: [String] { lock.withLock { found.sorted() } }
}
