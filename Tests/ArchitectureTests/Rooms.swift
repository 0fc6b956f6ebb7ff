import TestSupport

/// The rooms of the package and who may import whom.
///
/// A folder that is missing here is refused: a new room is a decision.
enum Rooms {
  static let algorithms: Set = [
    "FastIO", "Sorting", "DataStructures", "DynamicProgramming", "NumberTheory", "Searching",
    "Graphs", "Strings", "Geometry",
  ]

  /// The programs that tests run, by the modules of the package that they may import.
  static let fixtures: [String: Set<String>] = [
    "fault-program": [], "small-judge": ["Judging"], "mutant": algorithms,
    "letters-judge": ["ProblemKit", "InputPatterns"],
  ]

  /// What the toolchain brings along.
  static let toolchain: Set = [
    "Swift", "Foundation", "FoundationXML", "Glibc", "Darwin", "Musl", "Testing", "Dispatch",
    "PackageDescription",
  ]

  /// The C library under its names on all systems: the only thing an algorithm module may ask for.
  static let systemLibrary: Set = ["Glibc", "Darwin", "Musl"]

  /// The modules of the package that each folder of `Sources` may import.
  static let sources: [String: Set<String>] = {
    var rooms: [String: Set<String>] = [
      "InputPatterns": [],
      "ProblemKit": ["InputPatterns", "FastIO"],
      "ProblemFamilies": ["InputPatterns", "ProblemKit"],
      "Files": [],
      "Judging": ["Files"],
      "Bundling": ["Files", "Judging", "Lexing"],
      "Documenting": ["Files", "Lexing"],
      "Fitting": [],
      "Benchmarking": ["Files", "Fitting", "Reporting"],
      "Estimating": ["Fitting", "Judging", "Reporting"],
      "Arguments": [],
      "Lexing": [],
      "Reporting": ["Files", "Judging"],
      "Scaffolding": ["Files", "Lexing"],
      "Receiving": ["Scaffolding"],
      "verdict": [
        "Arguments", "Bundling", "Documenting", "Estimating", "Files", "Judging", "Receiving",
        "Reporting", "Scaffolding",
      ],
      "pictures": ["DynamicProgramming"],
    ]
    for module in algorithms { rooms[module] = [] }
    return rooms
  }()

  /// The modules that the programs in a problem's folder may import.
  static let problems: [String: Set<String>] = [
    "solution": algorithms,
    "judge": ["InputPatterns", "ProblemFamilies", "ProblemKit"],
  ]

  static let bench = algorithms.union([
    "Arguments", "Benchmarking", "Files", "InputPatterns", "Judging", "Peers", "Reporting",
  ])

  /// The tests of a module may import it and what it imports; tests named here belong to no module.
  static let testsWithoutModule: Set = [
    "ProblemsTests", "VerdictTests", "BenchTests", "ArchitectureTests", "PropertyTestingTests",
    "DocumentationTests",
  ]

  /// Modules that a module knows nothing of, but has to agree with.
  static let agreements: [String: Set<String>] = ["Judging": ["ProblemKit"]]

  static let testHelpers: Set = ["InputPatterns", "TestSupport", "PropertyTesting"]

  /// The top of the repository, dot-files aside.
  static let topLevel: Set = [
    "Package.swift", "Sources", "Tests", "problems", "bench", "README.md", "README.ko.md",
    "CHANGELOG.md",
  ]

  /// Returns the modules that a Swift file may import, or `nil` if it is in no known room.
  static func importable(by path: String) -> Set<String>? {
    let steps = path.split(separator: "/").map(String.init)
    switch steps[0] {
    case "Sources":
      guard let ours = sources[steps[1]] else { return nil }
      return algorithms.contains(steps[1]) ? systemLibrary : ours.union(toolchain)
    case "problems" where steps.count == 4:
      guard let ours = problems[steps[2]] else { return nil }
      return steps[2] == "solution" ? ours : ours.union(toolchain)
    // What the library is compared with, and what talks to that, know nothing of the library.
    case "bench" where steps.contains("Peers"):
      return toolchain
    case "bench":
      return bench.union(toolchain)
    case "Tests":
      if steps[1] == "TestSupport" { return toolchain }
      if steps[1] == "PropertyTesting" { return toolchain.union(["InputPatterns"]) }
      if steps[1] == "Fuzz" { return toolchain.union(algorithms).union(["Judging"]) }
      if steps[1] == "Fixtures" { return fixtures[steps[2]]?.union(toolchain) }
      if testsWithoutModule.contains(steps[1]) { return testHelpers.union(toolchain) }
      guard steps[1].hasSuffix("Tests") else { return nil }
      let module = String(steps[1].dropLast("Tests".count))
      if module == "Peers" { return testHelpers.union(toolchain).union([module]) }
      return sources[module].map {
        testHelpers.union(toolchain).union([module]).union($0).union(agreements[module] ?? [])
      }
    default:
      return nil
    }
  }
}
