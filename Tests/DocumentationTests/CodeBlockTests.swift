import Foundation
import TestSupport
import Testing

/// What the documentation shows works as it says.
@Suite struct CodeBlockTests {
  /// The README and the articles.
  static let texts = ["README.md"] + articles(under: "Sources")

  private static func articles(under folder: String) -> [String] {
    Repository.names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      return name.hasSuffix(".md") ? [path] : articles(under: path)
    }
  }

  private static func blocks() throws -> [CodeBlock] {
    try texts.flatMap { path in
      try CodeBlock.all(in: path, text: Repository.text(of: path), contents: Repository.text(of:))
    }
  }

  @Test func everyBlockCompilesRunsAndGivesTheValuesThatItStates() throws {
    let blocks = try Self.blocks()
    let functions = blocks.enumerated().map { ExampleFunction($1, number: $0) }
    let all = zip(blocks, functions)
    let examples = functions.filter { $0.use == .example }
    let programs = all.filter { $0.0.use != .example }
    #expect(examples.count > 15 && programs.count > 7, "the blocks were not found")
    #expect(functions.flatMap(\.unclearLines) == [])
    #expect(functions.reduce(0) { $0 + $1.checkCount } >= 50)

    let executable = try ExampleProgram(
      examples: examples, programs: programs.map(\.1))
    let run = try executable.runExamples()
    #expect(run.end == .exit(0), "\(run.errors)")
    #expect(run.output == "all examples have run\n")
    for (block, function) in programs {
      let place = "\(block.path):\(block.line)"
      switch block.use {
      case .program(let input, let output):
        let run = try executable.run(function, input: input)
        #expect(run.end == .exit(0), "\(place): \(run.errors)")
        #expect(run.output == output, "\(place)")
      case .call(let arguments):
        let run = try executable.run(function, arguments)
        #expect(run.end == .exit(0), "\(place): \(run.errors)")
      case .example, .sketch: break
      }
    }
  }

  @Test func theExamplesInTheSourcesCompileAndGiveTheValuesThatTheyState() throws {
    var functions: [ExampleFunction] = []
    for module in ExampleProgram.modules {
      for path in Repository.swiftFiles(under: "Sources/" + module) {
        for block in CodeBlock.examples(inSource: path, text: try Repository.text(of: path)) {
          // What belongs to a sketch, and what the examples of a judge program are made of.
          let imports =
            [module] + (block.use == .sketch ? ["FastIO"] : [])
            + (module == "ProblemKit" ? ["InputPatterns"] : [])
          functions.append(
            ExampleFunction(block, number: functions.count, importing: imports))
        }
      }
    }
    #expect(functions.count > 80, "the examples were not found")
    #expect(functions.flatMap(\.unclearLines) == [])
    #expect(functions.reduce(0) { $0 + $1.checkCount } > 75)
    let examples = functions.filter { $0.use == .example }
    let sketches = functions.filter { $0.use == .sketch }
    let run = try ExampleProgram(examples: examples, sketches: sketches).runExamples()
    #expect(run.output == "all examples have run\n")
  }

  /// The tests themselves must notice what is wrong.
  @Test func whatIsWrongIsReported() throws {
    let text = """
      ```swift
      import Sorting

      var scores = [2, 1]
      scores.quickSort()  // [2, 1]
      scores.count  // 3
      let first = scores[0]  // 1: this is right
      "a: b, \\"c\\"; d"  // "a: b, \\"c\\"; d", this too
      scores.first  // nil
      scores.indices  // 0..<2
      (scores[0], scores[1])  // (1, 1): a tuple
      (x: scores[0], y: "(")  // (1, "("), without its labels
      Optional(scores[1])  // Optional(1)
      let (least, most) = (scores[0], scores[1])  // (2, 2)
      scores.count  // (the number of scores, all in all)
      scores.count  // (2 + 1)(2, 3)
      scores.count  // The count(s)
      ```

      ```swift
      [1].sorted()  // [1] and more
      let x = 1  // one
      ```
      """
    let blocks = try CodeBlock.all(in: "Text.md", text: text) { _ in "" }
    #expect(blocks.map(\.line) == [2, 21])
    let functions = blocks.enumerated().map { ExampleFunction($1, number: $0) }
    #expect(functions.map(\.checkCount) == [10, 0])
    #expect(functions[1].unclearLines == ["Text.md:21: [1].sorted()  // [1] and more"])
    let run = try ExampleProgram(examples: [functions[0]]).runExamples()
    #expect(
      run.output == """
        Text.md:5: expected [2, 1], found [1, 2]
        Text.md:6: expected 3, found 2
        Text.md:9: expected nil, found Optional(1)
        Text.md:11: expected (1, 1), found (1, 2)
        Text.md:13: expected Optional(1), found Optional(2)
        Text.md:14: expected (2, 2), found (1, 2)
        all examples have run

        """)
  }

  @Test func aForgottenImportIsReportedAtItsLine() throws {
    let text = "```swift\nvar scores = [2, 1]\nscores.quickSort()\n```\n"
    let blocks = try CodeBlock.all(in: "Text.md", text: text) { _ in "" }
    let complaint = #expect(throws: CompilerComplaint.self) {
      _ = try ExampleProgram(examples: blocks.map { ExampleFunction($0, number: 0) })
    }
    #expect(complaint?.description.contains("Text.md:3:") == true, "\(complaint as Any)")
  }
}
