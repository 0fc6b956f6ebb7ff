import Foundation
import InputPatterns
import ProblemKit
import TestSupport
import Testing

/// Problems whose inputs and answers are no lists of numbers.
@Suite struct TextProblemTests {
  private static let judge = Program(built: "letters-judge")

  /// Has the judge program talk with a solution that says all of this at once.
  private func interact(_ said: String, text: String = "abca") throws -> Program.Run {
    let folder = try TemporaryFolder(["input": text + "\n", "answer": "2 of 4\n"])
    let names = ["input", "output", "answer"].map { "\(folder.path)/\($0)" }
    return try Self.judge.run(["interact"] + names, input: said)
  }

  @Test func whatIsGeneratedIsValidAndAnswered() throws {
    for seed in 1...5 {
      let text = try Self.judge.run(["generate", "random", "\(seed)"]).output
      #expect(text.count == 21 && text.dropLast().allSatisfy { "abc".contains($0) }, "\(text)")
      #expect(try Self.judge.run(["validate"], input: text).end == .exit(42))
      let count = text.count { $0 == "a" }
      #expect(try Self.judge.run(["answer"], input: text).output == "\(count) of 20\n")
    }
    let invalid = try Self.judge.run(["validate"], input: "abd\n")
    #expect(invalid.end == .exit(43) && invalid.errors.contains("line 1, column 3"))
  }

  @Test func aSolutionMayAskInWords() throws {
    let right = try interact("? 1\n? 4\n! 2\n")
    #expect(right.end == .exit(0) && right.output == "4\na\na\n", "\(right.errors)")
    #expect(try interact("! 3\n").end == .exit(1))
    let faults = [
      "what 1\n": #"1st token, question or answer: expected "?" or "!", found "what""#,
      "? 1\n?? 2\n": #"3rd token, question or answer: expected "?" or "!", found "??""#,
    ]
    for (said, message) in faults {
      let run = try interact(said)
      #expect(run.end == .exit(2) && run.errors.contains(message), "\(run.errors)")
    }
    let silent = try interact("? 1\n")
    #expect(silent.end == .exit(1))
    #expect(silent.errors.contains("the solution ended without saying question or answer"))
  }

  /// The ends of a range may be farther apart than any integer says.
  @Test(arguments: [Int.min...Int.max, .min...0, -5_000_000_000_000_000_000...(.max)])
  func smallListsMayHaveNumbersOfAnySize(range: ClosedRange<Int>) {
    let lists = SmallInputs<[Int]>.lists(count: 1...5, in: range)
    var seen: Set<Int> = []
    for seed in UInt64(1)...500 {
      let list = lists.input(seed: seed, size: 5)
      #expect(list.allSatisfy(range.contains), "seed \(seed): \(list)")
      seen.formUnion(list)
    }
    #expect(seen.contains(range.lowerBound) && seen.contains(range.upperBound))
  }

  @Test func smallTextsAndGridsAreOfAllKinds() throws {
    let texts = SmallInputs<String>.texts(count: 1...6, of: "ab")
    let grids = SmallInputs<[String]>.grids(rows: 1...4, columns: 2...5, of: ".#")
    let format = InputFormat<[String]>.grid(rows: 1...4, columns: 2...5, of: ".#")
    #expect(texts.largestSize == 6 && grids.largestSize == nil)
    var seen: Set<String> = []
    for seed in UInt64(1)...500 {
      let text = texts.input(seed: seed, size: 4)
      #expect(text.count == 4 && text.allSatisfy { "ab".contains($0) }, "seed \(seed): \(text)")
      seen.insert(text)
      let grid = grids.input(seed: seed, size: Int(seed % 7 + 1))
      #expect(
        (1...4).contains(grid.count) && (2...5).contains(grid[0].count)
          && grid.allSatisfy { $0.count == grid[0].count }, "seed \(seed): \(grid)")
      #expect(grids.input(seed: seed, size: Int(seed % 7 + 1)) == grid)
      let lines = ["\(grid.count) \(grid[0].count)"] + grid
      #expect(try format.parse(Array((lines.joined(separator: "\n") + "\n").utf8)) == grid)
    }
    #expect(seen.count == 16, "\(seen)")
  }
}
