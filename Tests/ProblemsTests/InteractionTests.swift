import TestSupport
import Testing

/// The sample conversations of interactive problems.
@Suite struct InteractionTests {
  /// Returns what one side says in a conversation, as it would be written.
  private func lines(_ mark: String, of conversation: String) -> String {
    conversation.split(separator: "\n").filter { $0.hasPrefix(mark) }
      .map { $0.dropFirst(mark.count) + "\n" }.joined()
  }

  /// What the solution reads does not depend on when it reads it.
  @Test(arguments: Problem.interactive)
  func everySolutionSaysWhatTheSampleSays(problem: Problem) throws {
    let files = Repository.names(in: problem.folder + "/data/sample")
    #expect(!files.isEmpty)
    for file in files {
      let conversation = try Repository.text(of: "\(problem.folder)/data/sample/\(file)")
      let run = try problem.program.run(input: lines("< ", of: conversation))
      #expect(run.end == .exit(0), "\(file): \(run.errors)")
      #expect(run.output == lines("> ", of: conversation), "\(file)")
    }
  }

  @Test(arguments: Problem.interactive)
  func whatIsNotToldIsRefused(problem: Problem) throws {
    for input in ["", "x\n", "0\n", "10\n", "10\nhigher\n", "10\ncorrect\nmore\n"] {
      let run = try problem.program.run(input: input)
      #expect(run.end == .exit(65), "\(input.debugDescription)")
    }
  }

  @Test(arguments: ["10\nfoo\n", "1\nhigher\n", "1\nlower\n"])
  func aReplyThatCannotBeIsNoEnd(input: String) throws {
    let problem = try #require(Problem.interactive.first { $0.id == "guess-the-number" })
    #expect(try problem.program.run(input: input).end == .exit(1))
  }
}
