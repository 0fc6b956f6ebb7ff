// The files of a new problem. The placeholder solution repeats a number, which is what the template's sample
// and judge program expect: so all tests pass from the start.

/// The files of a new problem.
struct ProblemTemplate {
  private let draft: ProblemDraft

  init(_ draft: ProblemDraft) {
    self.draft = draft
  }

  /// The files by their paths in the problem's folder.
  var files: [String: [UInt8]] {
    var files = ["README.md": readme, "solution/main.swift": solution]
    if draft.hasJudge {
      files["judge/main.swift"] = judge
    } else {
      files[ProblemSettings.fileName] = settings.text
    }
    if draft.hasBruteForce {
      files[Self.bruteForceFile] = bruteForce
      files[Self.generatorFile] = generator
    }
    var bytes = files.mapValues { Array($0.utf8) }
    let samples = draft.samples ?? [Sample(input: Array("7\n".utf8), answer: Array("7\n".utf8))]
    for (index, sample) in samples.enumerated() {
      bytes["\(Self.sampleFolder)/\(index + 1).in"] = sample.input
      bytes["\(Self.sampleFolder)/\(index + 1).ans"] = sample.answer
    }
    return bytes
  }

  /// The folder of the samples, which exists even without any.
  static let sampleFolder = "data/sample"

  private static let bruteForceFile = "brute.swift"
  private static let generatorFile = "generator.swift"

  private var settings: ProblemSettings {
    var settings = draft.settings
    if draft.hasBruteForce {
      (settings.brute, settings.generator) = (Self.bruteForceFile, Self.generatorFile)
    }
    return settings
  }

  private var bruteForce: String {
    """
    import FastIO

    // Slow and obvious, and without the algorithms that the solution uses.
    solve { input, output in
      let n = try input.read(Int.self)
      try input.expectEnd()
      output.writeLine(n)
    }

    """
  }

  private var generator: String {
    """
    import FastIO
    import InputPatterns

    // A small input that depends on the seed only; with --max-size, on a size, too.
    solve { _, output in
      let words = CommandLine.arguments
      var random = SplitMix64(seed: UInt64(words[1])!)
      let size = words.count > 2 ? Int(words[2])! : 10
      output.writeLine(random.next(in: 0...size))
    }

    """
  }

  private var solution: String {
    let imports = ((draft.modules ?? []) + ["FastIO"]).sorted().map { "import \($0)\n" }.joined()
    return """
      \(imports)
      solve { input, output in
        let n = try input.read(Int.self)
        try input.expectEnd()
        output.writeLine(n)
      }

      """
  }

  private var judge: String {
    """
    import InputPatterns
    import ProblemKit

    let numbers = 0...1_000_000_000

    Problem(
      id: \(draft.name.id.debugDescription), title: \(draft.title.debugDescription),
      link: \((draft.link ?? "").debugDescription),
      limits: Limits(seconds: \(seconds), memory: \(draft.mebibytes)),
      input: .line([("N", numbers)]),
      answers: [
        // Slow and obvious, and without the algorithms that the solution uses.
        Answer(.bruteForce, about: "repeats the number") { [.line([$0[0]])] }
      ],
      checker: .numbers,
      smallInputs: .lists(count: 1...1, in: numbers)
    ) {
      Case("smallest", answer: .bruteForce, about: "the lower end of the range") { _ in
        [numbers.lowerBound]
      }
      Case("largest", answer: .bruteForce, about: "the upper end of the range") { _ in
        [numbers.upperBound]
      }
      Case.shapes([.random], count: 1, in: numbers, size: "max", seeds: 1...5, answer: .bruteForce)
    }.main()

    """
  }

  private var readme: String {
    let link = draft.link.map { "[\(draft.name.id)](\($0)) · " } ?? ""
    let notes = draft.notes.isEmpty ? "" : "\n## Notes\n\n\(draft.notes.joined(separator: "\n"))\n"
    return """
      # \(draft.name.id): \(draft.title)

      \(link)limits: \(seconds) s, \(draft.mebibytes) MiB

      ## Task

      What is asked for, in your own words.

      ## Input

      What it consists of, with the range of every number.

      ## Output

      What is to be written.

      ## Idea

      Why the solution is right.

      ## Complexity

      Time and memory, in the numbers of the input.
      \(notes)
      """
  }

  private var seconds: String { ProblemSettings.text(seconds: draft.seconds) }
}
