import Foundation
import TestSupport
import Testing

/// What `interact` makes of what a solution says.
@Suite struct InteractorTests {
  /// Lets the judge of guess-the-number talk with a solution that says all of this at once.
  private func interact(
    _ said: String, input: String = "10 7\n"
  ) throws -> (code: Program.End, heard: String, message: String) {
    let folder = try TemporaryFolder(["input": input, "answer": "7\n"])
    let run = try Judge.of("guess-the-number").run(
      "interact", folder.path + "/input", folder.path + "/output", folder.path + "/answer",
      input: said)
    return (run.end, run.output, run.errors)
  }

  @Test func aSolutionThatFindsTheNumberIsAccepted() throws {
    let found = try interact("5\n8\n7\n")
    #expect(found.code == .exit(0))
    #expect(found.heard == "10\nhigher\nlower\ncorrect\n")
    #expect(found.message == "ok guess 3 was right\n")
  }

  @Test(arguments: [
    ("", Int32(1), "wrong answer the solution ended without saying the guess"),
    ("5\n", 1, "wrong answer the solution ended without saying the guess"),
    ("11\n", 1, "wrong answer 1st token, the guess: 11 is not in the range 1 to 10"),
    ("5\n0\n", 1, "wrong answer 2nd token, the guess: 0 is not in the range 1 to 10"),
    ("five\n", 2, "wrong output format 1st token, the guess: expected an integer, found \"five\""),
    ("07\n", 2, "wrong output format 1st token, the guess: expected an integer, found \"07\""),
    ("5\n7\0\n", 2, "wrong output format 2nd token, the guess: expected text, found \"7\\0\""),
    (String(repeating: "1\n", count: 99), 1, "wrong answer 30 guesses were not enough"),
  ])
  func whatElseItSaysIsJudged(said: String, code: Int32, message: String) throws {
    let found = try interact(said)
    #expect(found.code == .exit(code))
    #expect(found.message == message + "\n")
  }

  @Test func thirtyGuessesAreAllowed() throws {
    let said = String(repeating: "1\n", count: 29) + "7\n"
    #expect(try interact(said).code == .exit(0))
    #expect(try interact("1\n" + said).code == .exit(1))
  }

  @Test func anInvalidInputIsTheJurysFault() throws {
    let found = try interact("5\n", input: "10 11\n")
    #expect(found.code == .exit(3))
    #expect(found.message.hasPrefix("FAIL the input is invalid: line 1, column 4: "))
    let judge = try Judge.of("guess-the-number")
    #expect(try judge.run("interact", "/no/input", "/no/output").end == .exit(3))
    #expect(try judge.run("interact", "/no/input").errors.hasPrefix("FAIL usage: interact"))
    let checked = try judge.check(input: "10 7\n", output: "7\n", answer: "7\n")
    #expect(checked.verdict == .juryFault && checked.message.contains("is interactive"))
  }

  @Test func otherProblemsAreNotInteractive() throws {
    let run = try Judge.of("lc-aplusb").run("interact", "/no/input", "/no/output")
    #expect(run.end == .exit(3) && run.errors == "FAIL the problem is not interactive\n")
    #expect(try Judge.of("lc-aplusb").run("describe").output.contains("\"interactive\": false"))
    let described = try Judge.of("guess-the-number").run("describe").output
    #expect(described.contains("\"interactive\": true") && !described.contains("largest_size"))
  }
}
