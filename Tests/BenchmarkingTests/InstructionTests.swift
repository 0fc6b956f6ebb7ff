import Benchmarking
import Reporting
import TestSupport
import Testing

@Suite struct InstructionTests {
  private func comparison(_ counted: [String: Int], compiler: String = "6") -> InstructionComparison
  {
    InstructionComparison(
      committed: .init(compiler: "6", instructions: ["radix": 1_000_000, "quick": 5000]),
      counted: .init(compiler: compiler, instructions: counted))
  }

  @Test func twoPercentEitherWayAreAllowed() {
    #expect(comparison(["radix": 1_020_000, "quick": 4900]).isAlike)
    #expect(comparison(["radix": 1_020_001, "quick": 5000]).differing == ["radix"])
    #expect(comparison(["radix": 979_999, "quick": 5101]).differing == ["quick", "radix"])
  }

  @Test func aKernelThatOnlyOneSideHasDiffers() {
    #expect(comparison(["radix": 1_000_000]).differing == ["quick"])
    #expect(comparison(["radix": 1_000_000, "quick": 5000, "lis": 1]).differing == ["lis"])
  }

  @Test func theTextNamesTheDifferenceAndTheCompiler() {
    let text = comparison(["radix": 1_100_000, "quick": 5000], compiler: "7").text(style: Style())
    #expect(text.contains("radix   1,000,000  1,100,000   +10 %  differs"), "\(text)")
    #expect(text.contains("of another compiler: 6, here 7"), "\(text)")
    #expect(text.contains("bench guard --update"), "\(text)")
  }

  @Test func figuresAreReadAsTheyWereWritten() throws {
    let folder = try TemporaryFolder()
    let counts = InstructionCounts(compiler: "Swift 6", instructions: ["a": 1, "b": 2])
    let path = try folder.write(counts.json(), to: "instructions.json")
    #expect(try InstructionCounts(path: path) == counts)
    let broken = try folder.write("{}", to: "broken.json")
    #expect(throws: ResultFileError.self) { try InstructionCounts(path: broken) }
  }
}
