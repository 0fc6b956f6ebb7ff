import TestSupport
import Testing

@Suite struct SampleTests {
  @Test(arguments: Problem.reading)
  func everySampleGivesItsAnswer(problem: Problem) throws {
    for sample in try problem.samples() {
      let run = try problem.program.run(input: sample.input)
      #expect(run.end == .exit(0), "sample \(sample.name)")
      #expect(run.output == sample.answer, "sample \(sample.name)")
      #expect(run.errors == "", "sample \(sample.name)")
    }
  }

  /// The answers on disk are right themselves, however many there are.
  @Test(arguments: Reference.all)
  func everyAnswerOnDiskIsRight(reference: Reference) throws {
    let problem = try #require(Problem.all.first { $0.id == reference.id })
    for sample in try problem.samples() {
      let complaint = reference.complaint(sample.input, sample.answer)
      #expect(complaint == nil, "sample \(sample.name)")
    }
  }

  @Test(arguments: Problem.reading)
  func theLayoutOfTheInputDoesNotMatter(problem: Problem) throws {
    for sample in try problem.samples() {
      let lines = sample.input.split(separator: "\n")
      var layouts = [
        "CRLF": lines.map { $0 + "\r\n" }.joined(),
        "no final newline": lines.joined(separator: "\n"),
        "byte order mark": "\u{FEFF}" + sample.input,
        "blank lines behind": sample.input + "\n \n\n\u{B}\u{C}\n",
      ]
      if try !problem.readsLines() {
        layouts["one token per line"] = lines.joined(separator: " ").split(separator: " ")
          .joined(separator: "\n")
        layouts["one line, tabs"] = lines.joined(separator: "\t")
        layouts["blank lines"] = "\n \n" + lines.joined(separator: "\n\n \t\n")
      }
      for (name, input) in layouts {
        let run = try problem.program.run(input: input)
        #expect(run.end == .exit(0), "\(name), sample \(sample.name): \(run.errors)")
        #expect(run.output == sample.answer, "\(name), sample \(sample.name)")
      }
    }
  }
}
