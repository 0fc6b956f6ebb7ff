// `solve` as judges see it: a program of one file, compiled by `swiftc`, with exit codes and messages.

import FastIO
import Foundation
import Testing

@Suite struct SolveTests {
  @Test func theAnswerIsPrintedAndTheProgramEndsWell() {
    let outcome = Solution.run("echo", input: "1 -2\r\n3")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "value 1\nvalue -2\nvalue 3\n")
    #expect(outcome.report == "")
  }

  @Test func noInputIsNoError() {
    let outcome = Solution.run("echo", input: "")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "")
    #expect(outcome.report == "")
  }

  @Test func outputWithoutAFinalLineEndIsPrinted() {
    let outcome = Solution.run("unended", input: "")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "whole\nhalf")
  }

  @Test func malformedInputEndsWith65AndOnlyWholeLinesArePrinted() {
    let outcome = Solution.run("echo", input: "1 2\n 3x 4\n")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output == "value 1\nvalue 2\n")
    #expect(
      outcome.report == #"input error: line 2, column 2: expected an integer, found "3x""# + "\n")
  }

  @Test func aBegunLineIsLeftOutAlsoWhenNothingElseIsThere() {
    let outcome = Solution.run("echo", input: "x")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output == "")
  }

  @Test func aBegunLineIsLeftOutAlsoWhenItComesAfterMuchOutput() {
    let numbers = (1...30_000).map(String.init)
    let outcome = Solution.run("echo", input: numbers.joined(separator: " ") + " x")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output == numbers.map { "value \($0)\n" }.joined())
  }

  @Test func anyOtherErrorEndsWith1AndIsNamed() {
    let outcome = Solution.run("fail", input: "")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "whole\n")
    #expect(outcome.report == "error: no such solution\n")
  }

  @Test func inputThatCannotBeReadEndsWith74() {
    let outcome = Solution.runShell(#""$0" echo < /"#)
    #expect(outcome.exitCode == 74)
    #expect(outcome.output == "")
    #expect(
      outcome.report
        == "input error: line 1, column 1: cannot read the input: Is a directory\n")
  }

  @Test func aClosedStandardInputEndsWith74() {
    let outcome = Solution.runShell(#""$0" echo <&-"#)
    #expect(outcome.exitCode == 74)
    #expect(
      outcome.report
        == "input error: line 1, column 1: cannot read the input: Bad file descriptor\n")
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "needs a device that is always full"))
  func outputThatCannotBeWrittenEndsWith74() {
    for mode in ["echo", "count"] {
      let outcome = Solution.runShell(#"echo 1 | "$0" \#(mode) > /dev/full"#)
      #expect(outcome.exitCode == 74, "\(mode)")
      #expect(
        outcome.report == "output error: cannot write the output: No space left on device\n")
    }
  }

  @Test func aClosedStandardOutputEndsWith74() {
    let outcome = Solution.runShell(#"echo 1 | "$0" echo >&-"#)
    #expect(outcome.exitCode == 74)
    #expect(outcome.report == "output error: cannot write the output: Bad file descriptor\n")
  }

  @Test func aReaderThatLeavesEndsTheProgramQuietlyByTheSignal() {
    let outcome = Solution.runShell(
      #"{ "$0" count; echo "status $?" >&2; } | head -n 2; exit 0"#)
    #expect(outcome.output == "1\n2\n")
    #expect(outcome.report == "status \(128 + SIGPIPE)\n")
  }

  @Test func aReaderThatLeavesEndsTheProgramQuietlyAlsoWhereTheSignalIsIgnored() {
    let outcome = Solution.runShell(
      #"trap '' PIPE; { "$0" count; echo "status $?" >&2; } | head -n 2; exit 0"#)
    #expect(outcome.output == "1\n2\n")
    #expect(outcome.report == "status 141\n")
  }

  @Test func memoryDoesNotGrowWithTheInput() throws {
    // 200 MB of numbers through a pipe, and the same as one file of short lines.
    let outcome = Solution.runShell(
      #"yes 123456789 | head -n 20000000 | "$0" sum; exit $?"#)
    let report = outcome.report.split(whereSeparator: \.isWhitespace).map { Int($0) ?? .max }
    #expect(outcome.output == "2469135780000000\n")
    #expect(outcome.exitCode == 0)
    let growth = try #require(report.first)
    #expect(growth < 1 << 20, "memory grew by \(growth) bytes")
  }

  @Test func readingNeverNeedsTheWholeInputInATextOfManyLines() throws {
    let outcome = Solution.runShell(
      #"yes "a line of text" | head -n 3000000 | "$0" lines; exit $?"#)
    #expect(outcome.output == "3000000\n")
    let growth = try #require(Int(outcome.report.dropLast()))
    #expect(growth < 1 << 20, "memory grew by \(growth) bytes")
  }
}

// MARK: - The program

/// A solution of one file, as a submission is: the sources of FastIO and a call of `solve`.
enum Solution {
  static func run(_ mode: String, input: String) -> ProcessOutcome {
    runShell(#"exec "$0" "# + mode, input: input)
  }

  static func runShell(_ script: String, input: String = "") -> ProcessOutcome {
    #expect(compilation.exitCode == 0, "the program does not compile: \(compilation.report)")
    let program = folder.appendingPathComponent("solution").path
    return FastIOTests.runShell(script, program: program, input: input)
  }

  private static let main = #"""
    struct Refusal: Error, CustomStringConvertible {
      var description: String { "no such solution" }
    }

    /// The most memory the process has had, in bytes.
    func peakMemory() -> Int {
      var usage = rusage()
      // 0 is RUSAGE_SELF, a number on some systems and an enumeration on others.
      getrusage(0, &usage)
      #if canImport(Darwin)
        return usage.ru_maxrss
      #else
        return usage.ru_maxrss * 1024
      #endif
    }

    solve { input, output in
      switch CommandLine.arguments[1] {
      case "echo":
        while try input.hasNextToken() {
          output.write("value ")
          output.writeLine(try input.read(Int.self))
        }
      case "count":
        output.writeLines(1...1_000_000)
      case "unended":
        output.write("whole\nhalf")
      case "sum", "lines":
        let before = peakMemory()
        var sum = 0
        if CommandLine.arguments[1] == "sum" {
          while try input.hasNextToken() { sum += try input.read(Int.self) }
        } else {
          while try input.readLine() != nil { sum += 1 }
        }
        output.writeLine(sum)
        var report = OutputWriter(fileDescriptor: 2)
        report.writeLine(peakMemory() - before)
      default:
        output.write("whole\nhalf")
        throw Refusal()
      }
    }
    """#

  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("fastio-tests-\(UUID().uuidString)")

  /// The one compilation, which takes place when the program is needed first.
  private static let compilation: ProcessOutcome = {
    atexit { try? FileManager.default.removeItem(at: Solution.folder) }
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/FastIO")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = try FileManager.default.contentsOfDirectory(
        at: sources, includingPropertiesForKeys: nil)
      let texts = try files.filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }
      try (texts + [main]).joined(separator: "\n").write(
        to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    } catch {
      return ProcessOutcome(report: "\(error)")
    }
    return FastIOTests.runShell(
      #"cd "$0" && swiftc -O -swift-version 5 -o solution main.swift"#, program: folder.path)
  }()
}
