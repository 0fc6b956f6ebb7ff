// swift-tools-version: 6.0
import PackageDescription

// Algorithm modules: no Foundation, no imports of ours; their files are what a submission is made of.
let algorithms = [
  "FastIO", "Sorting", "DataStructures", "DynamicProgramming", "NumberTheory", "Searching",
  "Graphs", "Strings", "Geometry",
]

let problems = [
  problem("boj-10989", uses: ["Sorting"]),
  problem("boj-11003", uses: ["Searching"]),
  problem("boj-11004", uses: ["Sorting"]),
  problem("boj-11053", uses: ["DynamicProgramming"]),
  problem("boj-11400", uses: ["Graphs"]),
  problem("boj-11401", uses: ["NumberTheory"]),
  problem("boj-11404", uses: ["Graphs"]),
  problem("boj-11408", uses: ["Graphs"]),
  problem("boj-1149", uses: ["DynamicProgramming"]),
  problem("boj-11657", uses: ["Graphs"]),
  problem("boj-11660", uses: ["DataStructures"]),
  problem("boj-1197", uses: ["Graphs"]),
  problem("boj-12015", uses: ["DynamicProgramming"]),
  problem("boj-12865", uses: ["DynamicProgramming"]),
  problem("boj-14003", uses: ["DynamicProgramming"]),
  problem("boj-1450", uses: ["Searching"]),
  problem("boj-1517", uses: ["Sorting"]),
  problem("boj-15552", uses: []),
  problem("boj-1644", uses: ["NumberTheory", "Searching"]),
  problem("boj-1708", uses: ["Geometry"]),
  problem("boj-17298", uses: ["Searching"]),
  problem("boj-17404", uses: ["DynamicProgramming"]),
  problem("boj-1786", uses: ["Strings"]),
  problem("boj-18870", uses: ["Sorting"]),
  problem("boj-1916", uses: ["Graphs"]),
  problem("boj-1927", uses: ["DataStructures"]),
  problem("boj-2042", uses: ["DataStructures"]),
  problem("boj-2098", uses: ["DynamicProgramming"]),
  problem("boj-2150", uses: ["Graphs"]),
  problem("boj-2243", uses: ["DataStructures"]),
  problem("boj-2252", uses: ["Graphs"]),
  problem("boj-2261", uses: ["Geometry"]),
  problem("boj-25305", uses: ["Sorting"]),
  problem("boj-2631", uses: ["DynamicProgramming"]),
  problem("boj-2750", uses: ["Sorting"]),
  problem("boj-2751", uses: ["Sorting"]),
  problem("boj-2805", uses: ["Searching"]),
  problem("boj-9252", uses: ["DynamicProgramming"]),
  problem("guess-the-number", uses: []),
  problem("lc-aplusb", uses: []),
  problem("lc-assignment", uses: ["Graphs"]),
  problem("lc-bipartitematching", uses: ["Graphs"]),
  problem("lc-convolution_mod", uses: ["NumberTheory"]),
  problem("lc-dynamic_sequence_range_affine_range_sum", uses: ["DataStructures", "NumberTheory"]),
  problem("lc-factorize", uses: ["NumberTheory"]),
  problem("lc-line_add_get_min", uses: ["DataStructures"]),
  problem("lc-longest_increasing_subsequence", uses: ["DynamicProgramming"]),
  problem("lc-many_aplusb", uses: []),
  problem("lc-number_of_substrings", uses: ["Strings"]),
  problem("lc-point_set_range_composite_large_array", uses: ["DataStructures", "NumberTheory"]),
  problem("lc-pow_of_matrix", uses: ["NumberTheory"]),
  problem("lc-range_affine_range_sum", uses: ["DataStructures", "NumberTheory"]),
  problem("lc-unionfind", uses: ["DataStructures"]),
  problem("lc-vertex_add_path_sum", uses: ["DataStructures", "Graphs"]),
  problem("lc-zalgorithm", uses: ["Strings"]),
]

let package = Package(
  name: "verdict",
  platforms: [.macOS(.v13)],
  products: (algorithms + ["InputPatterns", "ProblemKit"]).map {
    .library(name: $0, targets: [$0])
  },
  targets: algorithms.map { .target(name: $0) } + [
    .target(name: "InputPatterns"),
    .target(name: "Files"),
    .target(name: "Judging", dependencies: ["Files", "judge-launcher"]),
    .executableTarget(name: "judge-launcher"),
    .target(name: "ProblemKit", dependencies: ["FastIO", "InputPatterns"]),
    .target(name: "ProblemFamilies", dependencies: ["InputPatterns", "ProblemKit"]),
    .target(name: "Arguments"),
    .target(name: "Lexing"),
    .target(name: "Bundling", dependencies: ["Files", "Judging", "Lexing"]),
    .target(name: "Reporting", dependencies: ["Files", "Judging"]),
    .target(name: "Scaffolding", dependencies: ["Files", "Lexing"]),
    .target(name: "Receiving", dependencies: ["Scaffolding"]),
    .target(name: "Documenting", dependencies: ["Files", "Lexing"]),
    .target(name: "Fitting"),
    .target(name: "Benchmarking", dependencies: ["Files", "Fitting", "Reporting"]),
    .target(name: "Estimating", dependencies: ["Fitting", "Judging", "Reporting"]),
    .executableTarget(name: "pictures", dependencies: ["DynamicProgramming"]),
    .executableTarget(
      name: "verdict",
      dependencies: [
        "Arguments", "Bundling", "Documenting", "Estimating", "Files", "Judging", "Receiving",
        "Reporting", "Scaffolding",
      ]),

    .target(name: "Peers", path: "bench/Program/Peers"),
    // Beside the library it measures whole programs, which have to be there.
    .executableTarget(
      name: "bench",
      dependencies: [
        "Arguments", "Benchmarking", "Files", "Judging", "Reporting", "Peers", "InputPatterns",
        "FastIO", "Sorting", "DynamicProgramming", "bench-kernel", "boj-14003", "boj-17404",
      ],
      path: "bench/Program", exclude: ["Peers"]),
    .executableTarget(
      name: "bench-kernel",
      dependencies: [
        "FastIO", "Sorting", "DataStructures", "DynamicProgramming", "InputPatterns",
      ],
      path: "bench/Kernels", exclude: ["instructions.json"]),

    .testTarget(name: "FastIOTests", dependencies: ["FastIO", "InputPatterns", "PropertyTesting"]),
    .testTarget(name: "InputPatternsTests", dependencies: ["InputPatterns"]),
    .testTarget(
      name: "SortingTests", dependencies: ["Sorting", "InputPatterns", "PropertyTesting"]),
    .testTarget(
      name: "DataStructuresTests",
      dependencies: ["DataStructures", "InputPatterns", "PropertyTesting"]),
    .testTarget(
      name: "DynamicProgrammingTests",
      dependencies: ["DynamicProgramming", "InputPatterns", "PropertyTesting"]),
    .testTarget(
      name: "NumberTheoryTests",
      dependencies: ["NumberTheory", "InputPatterns", "PropertyTesting"]),
    .testTarget(
      name: "SearchingTests", dependencies: ["Searching", "PropertyTesting"]),
    .testTarget(name: "GraphsTests", dependencies: ["Graphs", "InputPatterns", "PropertyTesting"]),
    .testTarget(
      name: "StringsTests", dependencies: ["Strings", "InputPatterns", "PropertyTesting"]),
    .testTarget(
      name: "GeometryTests", dependencies: ["Geometry", "InputPatterns", "PropertyTesting"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
    .testTarget(
      name: "JudgingTests", dependencies: ["Judging", "InputPatterns", "ProblemKit", "TestSupport"]),
    .testTarget(
      name: "BundlingTests", dependencies: ["Bundling", "Judging", "TestSupport"]),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"]),
    .testTarget(name: "LexingTests", dependencies: ["Lexing"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "Judging", "TestSupport"]),
    .testTarget(
      name: "ScaffoldingTests", dependencies: ["Scaffolding", "InputPatterns", "TestSupport"]),
    .testTarget(
      name: "ReceivingTests",
      dependencies: ["Receiving", "Scaffolding", "InputPatterns", "TestSupport"]),
    .testTarget(name: "DocumentingTests", dependencies: ["Documenting", "TestSupport"]),
    .testTarget(name: "FittingTests", dependencies: ["Fitting", "InputPatterns"]),
    .testTarget(
      name: "EstimatingTests", dependencies: ["Estimating", "Judging", "TestSupport"]),
    .testTarget(name: "VerdictTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "BenchmarkingTests",
      dependencies: ["Benchmarking", "Reporting", "InputPatterns", "TestSupport"]),
    .testTarget(name: "BenchTests", dependencies: ["TestSupport"]),
    .executableTarget(
      name: "mutant",
      dependencies: [
        "FastIO", "Sorting", "DataStructures", "DynamicProgramming", "Graphs", "Strings",
      ],
      path: "Tests/Fixtures/mutant"),
    .executableTarget(name: "fault-program", path: "Tests/Fixtures/fault-program"),
    .executableTarget(
      name: "small-judge", dependencies: ["Judging"], path: "Tests/Fixtures/small-judge"),
    .executableTarget(
      name: "letters-judge", dependencies: ["ProblemKit", "InputPatterns"],
      path: "Tests/Fixtures/letters-judge"),
    .testTarget(name: "ProblemsTests", dependencies: ["InputPatterns", "TestSupport"]),
    .testTarget(
      name: "ProblemKitTests", dependencies: ["ProblemKit", "InputPatterns", "TestSupport"]),
    .testTarget(name: "PeersTests", dependencies: ["Peers", "InputPatterns", "TestSupport"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["InputPatterns", "ProblemFamilies", "ProblemKit", "TestSupport"]
        + algorithms.map { .byName(name: $0) }),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "PropertyTesting", dependencies: ["InputPatterns"], path: "Tests/PropertyTesting"),
    .testTarget(name: "PropertyTestingTests", dependencies: ["PropertyTesting"]),
  ] + problems.flatMap { $0 }
)

// Tests of what is not the library, and the command line, whose work is done by other modules, would take
// longer to optimize than it brings. `VERDICT_SHORT_TESTS=1 swift test -c release` leaves those of the library
// as they are in debug, too, with short inputs, and optimizes only what they test.
let libraryTests = (algorithms + ["InputPatterns"]).map { $0 + "Tests" }
let shortTests = Context.environment["VERDICT_SHORT_TESTS"] == nil ? [] : libraryTests
let optimizedTests = Set(libraryTests + ["ProblemsTests"]).subtracting(shortTests)
for target in package.targets {
  guard target.name == "verdict" || target.type == .test, !optimizedTests.contains(target.name)
  else { continue }
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  if shortTests.contains(target.name) {
    target.swiftSettings! += [.define("DEBUG", .when(configuration: .release))]
  }
}

// Tests take longer to build than what they test: `VERDICT_TESTS=library,Problems swift test` builds
// those of the algorithm modules and ProblemsTests only; the programs and the problems only if tests run them.
if let names = Context.environment["VERDICT_TESTS"] {
  let modules = names.split(separator: ",").flatMap { $0 == "library" ? algorithms : [String($0)] }
  let tests = package.targets.filter { $0.type == .test }.map(\.name)
  let wanted = modules.map { $0 + "Tests" }
  if let unknown = wanted.first(where: { !tests.contains($0) }) {
    fatalError("VERDICT_TESTS: there are no \(unknown)")
  }
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
  let library = algorithms + ["InputPatterns", "PropertyTesting", "Architecture", "Documentation"]
  if Set(library).isSuperset(of: modules) {
    let needed =
      library + wanted + ["ProblemFamilies", "ProblemKit", "TestSupport", "pictures"]
    package.targets.removeAll { !needed.contains($0.name) }
  } else if !wanted.contains("ProblemsTests") && !wanted.contains("VerdictTests") {
    let programs = Set(problems.flatMap { $0 }.map(\.name)).subtracting(["boj-14003", "boj-17404"])
    package.targets.removeAll { programs.contains($0.name) }
  }
}

/// The executables of one problem: `problems/boj-14003/solution` becomes `boj-14003`, and its `judge`
/// `boj-14003-judge`; `problems/library-checker-many_aplusb/solution` becomes `lc-many_aplusb`.
///
/// Without `uses` the solution may import every algorithm module.
func problem(_ id: String, uses modules: [String] = algorithms, hasJudge: Bool = true) -> [Target] {
  let name = id.hasPrefix("lc-") ? "library-checker-" + id.dropFirst("lc-".count) : id
  let folder = "problems/\(name)"
  // As its judge compiles it: in Swift 6 mode a function must not use a global variable of main.swift.
  let mode = id.hasPrefix("atcoder-") ? SwiftLanguageMode.v6 : .v5
  let solution = Target.executableTarget(
    name: id, dependencies: Set(["FastIO"] + modules).sorted().map { .byName(name: $0) },
    path: folder + "/solution",
    swiftSettings: [.swiftLanguageMode(mode)])
  let judge = Target.executableTarget(
    name: id + "-judge", dependencies: ["InputPatterns", "ProblemFamilies", "ProblemKit"],
    path: folder + "/judge")
  return hasJudge ? [solution, judge] : [solution]
}
