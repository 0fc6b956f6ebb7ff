import Bundling
import Foundation
import Judging
import TestSupport
import Testing

/// The submissions of this package's own problems.
///
/// That all of them compile for every judge and are accepted is tried by `.ci/run`.
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
    let superfluous = Superfluous()
    DispatchQueue.concurrentPerform(iterations: parts.count) { number in
      do {
        let path = "\(folder.root)-\(number)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = path + "/main.swift"
        try parts[number].textWithout.write(toFile: file, atomically: false, encoding: .utf8)
        var command = compiler
        command.arguments.append(file)
        let run = try launcher.run(command, input: .bytes([]), limits: limits)
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
