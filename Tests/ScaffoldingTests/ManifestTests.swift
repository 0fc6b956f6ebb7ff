import Foundation
import InputPatterns
import Scaffolding
import TestSupport
import Testing

/// The line of a problem in Package.swift.
@Suite struct ManifestTests {
  private func adding(
    _ name: String, to manifest: String, modules: [String]? = nil, hasJudge: Bool = false
  ) throws -> String {
    let package = try Manifests.package(manifest)
    try Workspace(root: package.path)
      .add(ProblemDraft(name: ProblemName(name), modules: modules, hasJudge: hasJudge))
    return try package.text(of: "Package.swift")
  }

  @Test(arguments: [("a-1", 0), ("b-10", 1), ("b-3", 2), ("c-1", 3)])
  func aLineIsAddedInItsPlaceAndNothingElseChanges(name: String, place: Int) throws {
    let lines = ["a-2", "b-2", "b-4"].map(Manifests.line)
    var expected = lines
    expected.insert(Manifests.line(name), at: place)
    #expect(try adding(name, to: Manifests.listing(lines)) == Manifests.listing(expected))
  }

  @Test func theLineNamesModulesInOrderAndAJudge() throws {
    let text = try adding(
      "a-1", to: Manifests.listing([]), modules: ["Sorting", "FastIO", "Graphs", "Sorting"],
      hasJudge: true)
    #expect(text == Manifests.listing(["  problem(\"a-1\", uses: [\"Graphs\", \"Sorting\"]),"]))
  }

  @Test(arguments: [
    ("uses modules: [String] = library", true),
    ("hasJudge: Bool = true, uses: [Target.Dependency] = [.byName(name: \"A\"), \"B\"]", true),
    ("uses make: ([String], Int) -> [String] = { names, _ in names }, hasJudge: Bool = true", true),
    ("uses modules: [String], hasJudge: Bool = true", false),
    ("uses modules: ([String], Bool), hasJudge: Bool = true", false),
    ("hasJudge: Bool = true", false),
  ])
  func whoHasAllModulesByDefaultNamesNone(parameters: String, hasDefault: Bool) throws {
    let empty = Manifests.listing([])
    let parts = "uses modules: [String], hasJudge: Bool = true"
    let manifest = empty.replacingOccurrences(of: parts, with: parameters)
    #expect(manifest != empty || parameters == parts)
    let uses = hasDefault ? "" : ", uses: []"
    #expect(
      try adding("a-1", to: manifest, hasJudge: true).contains("  problem(\"a-1\"\(uses)),\n"))
    let named = try adding("a-1", to: manifest, modules: ["Graphs"], hasJudge: true)
    #expect(named.contains("  problem(\"a-1\", uses: [\"Graphs\"]),\n"))
    // Whoever wants the reader only does not get all.
    let bare = try adding("a-1", to: manifest, modules: ["FastIO"], hasJudge: true)
    #expect(bare.contains("  problem(\"a-1\", uses: []),\n"))
  }

  @Test func aLongLineIsBrokenAsTheFormatterDoesIt() throws {
    let modules = ["DynamicProgramming", "Graphs", "NumberTheory", "Searching", "Sorting"]
    let text = try adding("kattis-a", to: Manifests.listing([]), modules: modules)
    let names = modules.map { "\"\($0)\"" }.joined(separator: ", ")
    let lines = ["  problem(", "    \"kattis-a\", uses: [\(names)], hasJudge: false),"]
    #expect(text == Manifests.listing(lines))
    #expect(
      try adding("kattis-b", to: text) == Manifests.listing(lines + [Manifests.line("kattis-b")]))
    #expect(try adding("boj-1", to: text) == Manifests.listing([Manifests.line("boj-1")] + lines))
  }

  @Test(arguments: [
    // Without a comma behind the last; with comments; entries of several lines; other elements.
    (["  problem(\"a\", uses: [])"], ["  problem(\"a\", uses: []),", "NEW"]),
    (["  problem(\"a\", uses: []) // last"], ["  problem(\"a\", uses: []), // last", "NEW"]),
    (
      ["  problem(\"a\", uses: []),  // \"x\" ]"],
      ["  problem(\"a\", uses: []),  // \"x\" ]", "NEW"]
    ),
    (
      ["  // The first: problem(\"z\")", "  problem(\"a\"),"],
      ["  // The first: problem(\"z\")", "  problem(\"a\"),", "NEW"]
    ),
    (
      ["  problem(\"a\"),", "  // Later.", "  problem(\"z\"),"],
      ["  problem(\"a\"),", "NEW", "  // Later.", "  problem(\"z\"),"]
    ),
    (
      ["  /* problem(\"z\"), /* ] */ */", "  problem(\"a\"),"],
      ["  /* problem(\"z\"), /* ] */ */", "  problem(\"a\"),", "NEW"]
    ),
    (
      ["  problem(", "    \"a\",", "    uses: [", "    ]),", "", "  problem(\"z\"),"],
      ["  problem(", "    \"a\",", "    uses: [", "    ]),", "NEW", "", "  problem(\"z\"),"]
    ),
    (
      ["  others(\"a]\\\"\", [1]),", "  problem(\"z\"),"],
      ["NEW", "  others(\"a]\\\"\", [1]),", "  problem(\"z\"),"]
    ),
    // Raw texts, and texts with texts inside.
    (
      [
        ###"  others(#"a" ]\" \#" ]"#, ##"]"#"##, "\(["]", ")"].count) )"),"###,
        "  problem(\"a\"),",
      ],
      [
        ###"  others(#"a" ]\" \#" ]"#, ##"]"#"##, "\(["]", ")"].count) )"),"###,
        "  problem(\"a\"),",
        "NEW",
      ]
    ),
  ])
  func theListIsFoundInEveryLayout(lines: [String], expected: [String]) throws {
    let text = try adding("m-1", to: Manifests.listing(lines))
    let result = expected.map { $0 == "NEW" ? Manifests.line("m-1") : $0 }
    #expect(text == Manifests.listing(result))
  }

  @Test func anEmptyListInOneLineIsOpened() throws {
    let manifest = "let problems: [[Target]] = []\n\(Manifests.function)"
    let expected =
      "let problems: [[Target]] = [\n\(Manifests.line("m-1"))\n]\n\(Manifests.function)"
    #expect(try adding("m-1", to: manifest) == expected)
  }

  @Test func linesEndAsTheyDid() throws {
    let manifest = Manifests.listing([Manifests.line("a"), Manifests.line("z")])
    let expected = Manifests.listing(["a", "m-1", "z"].map(Manifests.line))
    func crlf(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\r\n") }
    #expect(try adding("m-1", to: crlf(manifest)) == crlf(expected))
  }

  @Test func indentationIsThatOfTheList() throws {
    let text = try adding("m-1", to: Manifests.listing(["\tproblem(\"a\"),"]))
    #expect(text.contains("\n\tproblem(\"m-1\", "))
  }

  @Test(arguments: [
    ("let package = Package(name: \"x\")\n", "no list of problems is found"),
    ("// let problems = [\n// ]\n" + Manifests.function, "no list of problems is found"),
    ("let text = \"let problems = []\"\n" + Manifests.function, "no list of problems is found"),
    ("let problems = [\n" + Manifests.function, "no list of problems is found"),
    ("let problems = all()\n" + Manifests.function, "no list of problems is found"),
    ("let problems = [\n]\n", "no function is found"),
    ("let problems = [\n]\nlet text = \"open\n" + Manifests.function, "does not end"),
    ("let problems = [\n]\n/* open\n" + Manifests.function, "does not end"),
    ("let problems = [problem(\"a\"), problem(\"z\")]\n" + Manifests.function, "a line for each"),
    ("let problems = [problem(\"z\")]\n" + Manifests.function, "a line for each"),
    ("let problems = [\n]\nfunc problem(_ id: String, uses: [String]) {}\n", "give --judge"),
    ("let problems = [\n]\nfunc problem<S: Sequence>(_ id: String, uses: S) {}\n", "give --judge"),
  ])
  func anotherManifestIsRefusedAndNothingChanges(manifest: String, complaint: String) throws {
    let package = try Manifests.package(manifest)
    let before = try package.contents()
    let error = #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).add(ProblemDraft(name: ProblemName("m-1")))
    }
    #expect(error?.description.contains(complaint) == true, "\(String(describing: error))")
    #expect(try package.contents() == before)
  }

  /// A comment would swallow the new line; a comma or the rest of an entry stands in the next one.
  @Test(arguments: [
    ["  problem(\"a\"), /* first", "  problem */"], ["  /* of two", "  lines */"],
    ["  problem(\"a\")", "  , problem(\"z\")"], ["  problem(\"a\")", "  // a", "  ,"],
    ["  problem(\"a\")", "    + extra(\"b\"),"],
    ["  problem(\"a\")", "    .filter { _ in true },"],
    ["  all([", "    problem(\"a\")", "  ]),"],
  ])
  func aLineIsNotPutIntoSomethingElse(lines: [String]) throws {
    // The first comment begins in the line of the bracket.
    let isComment = lines[0].hasPrefix("  /*")
    let manifest = Manifests.listing(lines)
      .replacingOccurrences(of: "[\n  /*", with: isComment ? "[ /*" : "[\n  /*")
    let package = try Manifests.package(manifest)
    let before = try package.contents()
    let error = #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).add(ProblemDraft(name: ProblemName("m-1")))
    }
    #expect(
      error?.description.contains("a line for each") == true, "\(String(describing: error))")
    #expect(try package.contents() == before)
  }

  /// Before an entry of whatever layout there is room, and behind a whole one.
  @Test(arguments: [
    (["  problem(\"z\")", "  , problem(\"zz\")"], 0), (["  problem(\"z\")", "    + extra(),"], 0),
    (["  /* of two", "  lines */ problem(\"a\"), // a"], 2),
    (["  extra()", "  + problem(\"a\"),"], 2), (["  problem(\"a\"", "  ),"], 2),
  ])
  func aLineIsAddedBesideWhatIsNoLine(lines: [String], place: Int) throws {
    var expected = lines
    expected.insert(Manifests.line("m-1"), at: place)
    #expect(try adding("m-1", to: Manifests.listing(lines)) == Manifests.listing(expected))
  }

  @Test(arguments: [
    "contests", "Contests", "boj-1", "BOJ-1", "boj_1", "tool", "sorting", "helper",
  ])
  func aNameThatTheManifestUsesIsTaken(name: String) throws {
    let manifest =
      Manifests.listing([Manifests.line("boj-1")])
      + "let others = [\"tool-judge\", \"Sorting\", \"helper\"]\n"
    let package = try Manifests.package(manifest)
    let before = try package.contents()
    let error = #expect(throws: ScaffoldingError.self) {
      try Workspace(root: package.path).add(ProblemDraft(name: ProblemName(name)))
    }
    #expect(error?.description.contains("is taken by '") == true, "\(String(describing: error))")
    #expect(try package.contents() == before)
  }

  @Test func inWhateverOrderNamesComeTheListIsSorted() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let names = (0..<8).map { "p\($0 % 3)-\(Int.random(in: 1...9, using: &random))\($0)" }
      let package = try Manifests.package(Manifests.listing([]))
      for name in names.shuffled(using: &random) {
        try Workspace(root: package.path).add(ProblemDraft(name: ProblemName(name)))
      }
      let expected = Manifests.listing(names.sorted().map(Manifests.line))
      #expect(try package.text(of: "Package.swift") == expected, "seed \(seed), names: \(names)")
    }
  }
}
