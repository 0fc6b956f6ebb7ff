/// A use of each module that gets into a submission, and what it prints, in the order of their names.
enum ModuleUses {
  /// A solution that uses them all.
  static var solution: String {
    (uses.map { "import \($0.module)" } + uses.map(\.code)).joined(separator: "\n") + "\n"
  }

  static var output: String { uses.map(\.output).joined(separator: "\n") + "\n" }

  static var modules: [String] { uses.map(\.module) }

  private static let uses: [(module: String, code: String, output: String)] = [
    ("DataStructures", "print(PriorityQueue([3, 1, 2]).first ?? 0)", "1"),
    ("DynamicProgramming", "print([3, 1, 4, 1, 5].longestIncreasingSubsequence())", "[1, 4, 5]"),
    ("FastIO", "print(InputError.self)", "InputError"),
    ("Geometry", "print(LatticePoint(2, 1).cross(LatticePoint(1, 3)))", "5"),
    ("Graphs", "print(WeightedDigraph(vertexCount: 4).vertexCount)", "4"),
    ("NumberTheory", "print(PrimeSieve(upTo: 4_000_000).count)", "283146"),
    ("Searching", "print([1, 2].numberOfSubsets(withSumAtMost: 2))", "3"),
    ("Sorting", "var values = [3, 1, 2]; values.fastSort(); print(values)", "[1, 2, 3]"),
    ("Strings", "print([7, 7, 1].zArray())", "[3, 1, 0]"),
  ]
}
