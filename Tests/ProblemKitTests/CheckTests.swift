import TestSupport
import Testing

/// What `check` says about outputs of every kind.
@Suite struct CheckTests {
  @Test(arguments: Judge.checking)
  func aRightOutputIsOkAndOthersAreNot(judge: Judge) throws {
    let sample = try #require(try judge.samples().first)
    func check(_ output: String) throws -> Judge.Verdict {
      try judge.check(input: sample.input, output: output, answer: sample.answer).verdict
    }
    let answer = sample.answer
    #expect(try check(answer) == .ok)
    #expect(try check(String(answer.dropLast())) == .ok, "no final line feed")
    #expect(try check(answer.split(separator: "\n").map { $0 + "\r\n" }.joined()) == .ok, "CRLF")
    #expect(try check(answer.split(separator: "\n").map { $0 + "  \n" }.joined()) == .ok)
    for wrong in ["1" + answer, "-7\n", "9" + answer.dropFirst() + "1\n"] {
      #expect(try check(wrong) != .ok, "\(wrong.debugDescription)")
    }
    for malformed in ["", "\n", "answer: " + answer, "\0", answer + "done\n", "+" + answer] {
      let verdict = try check(malformed)
      #expect(
        verdict == .wrongAnswer || verdict == .presentationError, "\(malformed.debugDescription)")
    }
  }

  @Test(arguments: Judge.checking)
  func anInvalidInputIsTheJurysFault(judge: Judge) throws {
    let sample = try #require(try judge.samples().first)
    let found = try judge.check(
      input: sample.input + "x\n", output: sample.answer, answer: sample.answer)
    #expect(found.verdict == .juryFault)
    #expect(found.message.hasPrefix("FAIL the input is invalid: line "), "\(found.message)")
  }

  /// One check, with the beginning of the message it must give.
  struct Expectation: Sendable {
    let verdict: Judge.Verdict
    let output: String
    var answer: String?
    let message: String
  }

  private func expect(
    _ expectations: [Expectation], from id: String, input: String, answer: String
  ) throws {
    let judge = try Judge.of(id)
    for expected in expectations {
      let found = try judge.check(
        input: input, output: expected.output, answer: expected.answer ?? answer)
      let shown = "output: \(expected.output.debugDescription), message: \(found.message)"
      #expect(found.verdict == expected.verdict, "\(shown)")
      #expect(found.message.hasPrefix(expected.message), "\(shown)")
    }
  }

  @Test func anyLongestSubsequenceIsAcceptedAndNoOther() throws {
    let expectations = [
      Expectation(verdict: .ok, output: "3\n1 4 5\n", message: "ok length 3"),
      Expectation(verdict: .ok, output: "3 3 4 5", message: "ok length 3"),
      Expectation(
        verdict: .wrongAnswer, output: "2\n1 5\n",
        message: "wrong answer the longest has length 3, found 2"),
      Expectation(
        verdict: .wrongAnswer, output: "3\n1 1 5\n",
        message: "wrong answer the 2nd number, 1, is not above 1"),
      Expectation(
        verdict: .wrongAnswer, output: "3\n1 3 4\n",
        message: "wrong answer no subsequence: the 2nd number, 3, does not follow in the input"),
      Expectation(
        verdict: .wrongAnswer, output: "3\n2 4 5\n",
        message: "wrong answer no subsequence: the 1st number, 2"),
      Expectation(
        verdict: .wrongAnswer, output: "0\n\n",
        message: "wrong answer 1st token, the length: 0 is not in the range 1 to 5"),
      Expectation(
        verdict: .wrongAnswer, output: "6\n1 2 3 4 5 6\n",
        message: "wrong answer 1st token, the length: 6 is not"),
      Expectation(
        verdict: .presentationError, output: "3\n1 4\n",
        message: "wrong output format unexpected end of the output: expected the 3rd number"),
      Expectation(
        verdict: .presentationError, output: "3\n1 4 5 6\n",
        message: #"wrong output format expected the end of the output, found "6""#),
      Expectation(
        verdict: .presentationError, output: "3\n1 4 five\n",
        message: "wrong output format 4th token, the 3rd number: expected an integer, found"),
      Expectation(
        verdict: .juryFault, output: "3\n1 4 5\n", answer: "2\n1 5\n",
        message: "FAIL length 3 is better than the answer's 2"),
      Expectation(
        verdict: .juryFault, output: "3\n1 4 5\n", answer: "3\n1 4 6\n",
        message: "FAIL the answer does not hold: wrong answer no subsequence"),
      Expectation(
        verdict: .juryFault, output: "3\n1 4 5\n", answer: "",
        message: "FAIL the answer does not hold: wrong output format unexpected end"),
    ]
    try expect(expectations, from: "boj-14003", input: "5\n3 1 4 1 5\n", answer: "3\n3 4 5\n")
  }

  @Test func anyLongestListOfPositionsIsAcceptedAndNoOther() throws {
    let expectations = [
      Expectation(verdict: .ok, output: "3\n1 2 4\n", message: "ok length 3"),
      Expectation(verdict: .ok, output: "3\n0 2 4\n", message: "ok length 3"),
      Expectation(
        verdict: .wrongAnswer, output: "3\n3 4 5\n",
        message: "wrong answer 4th token, the 3rd index: 5 is not in the range 0 to 4"),
      Expectation(
        verdict: .wrongAnswer, output: "3\n1 3 4\n",
        message: "wrong answer the 2nd number, 1, is not above 1"),
      Expectation(
        verdict: .wrongAnswer, output: "3\n3 2 4\n",
        message: "wrong answer the 2nd index, 2, is not above 3"),
      Expectation(
        verdict: .wrongAnswer, output: "2\n0 2\n",
        message: "wrong answer the longest has length 3, found 2"),
      Expectation(
        verdict: .presentationError, output: "3\n", message: "wrong output format unexpected end"),
      Expectation(
        verdict: .juryFault, output: "3\n1 2 4\n", answer: "1\n0\n",
        message: "FAIL length 3 is better than the answer's 1"),
    ]
    try expect(
      expectations, from: "lc-longest_increasing_subsequence", input: "5\n3 1 4 1 5\n",
      answer: "3\n1 2 4\n")
  }

  @Test func sortedNumbersMustStandOnLinesOfTheirOwn() throws {
    let expectations = [
      Expectation(verdict: .ok, output: "-1\n2\n2", message: "ok 3 lines"),
      Expectation(
        verdict: .presentationError, output: "-1 2 2\n",
        message: "wrong output format only white space differs: 1st lines differ"),
      Expectation(
        verdict: .wrongAnswer, output: "-1\n2\n",
        message: #"wrong answer 3rd lines differ - expected: "2", found: the end of the output"#),
      Expectation(
        verdict: .wrongAnswer, output: "2\n-1\n2\n",
        message: #"wrong answer 1st lines differ - expected: "-1", found: "2""#),
    ]
    for id in ["boj-2750", "boj-2751"] {
      try expect(expectations, from: id, input: "3\n2\n-1\n2\n", answer: "-1\n2\n2\n")
    }
  }

  @Test func aSingleNumberIsComparedAsANumber() throws {
    let expectations = [
      Expectation(verdict: .ok, output: "  4\n\n", message: "ok 1 number"),
      Expectation(
        verdict: .wrongAnswer, output: "3\n",
        message: #"wrong answer 1st numbers differ - expected: "4", found: "3""#),
      Expectation(verdict: .wrongAnswer, output: "4 4\n", message: "wrong answer more than 1"),
      Expectation(
        verdict: .presentationError, output: "4.0\n",
        message: #"wrong output format 1st token: expected an integer, found "4.0""#),
      Expectation(
        verdict: .juryFault, output: "4\n", answer: "four\n", message: "FAIL 1st token: the answer"),
    ]
    try expect(expectations, from: "boj-1450", input: "3 6\n4 2 7\n", answer: "4\n")
  }
}
