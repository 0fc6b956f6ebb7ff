import ProblemKit
import Testing

@Suite struct CheckerTests {
  private func judge(_ checker: Checker<Void>, _ output: String, _ answer: String) -> String {
    checker.judge((), Array(output.utf8), Array(answer.utf8)).description
  }

  @Test func tokensIgnoreWhiteSpaceOnly() {
    #expect(judge(.tokens, " a\tb\r\n\n", "a b\n") == "ok 2 tokens")
    #expect(judge(.tokens, "", "\n") == "ok 0 tokens")
    #expect(
      judge(.tokens, "a 01", "a 1")
        == #"wrong answer 2nd tokens differ - expected: "1", found: "01""#)
    #expect(
      judge(.tokens, "a", "a b")
        == #"wrong answer the output ends after 1 token - expected: "b""#)
    #expect(judge(.tokens, "a b c", "a b") == #"wrong answer more than 2 tokens: found "c""#)
    #expect(judge(.tokens, "\u{0}", "x").hasSuffix(#"found: "\x00""#))
  }

  @Test func numbersMustBeIntegersAsAJudgeSpellsThem() {
    #expect(judge(.numbers, "1 2\n-3", "1\n2\n-3\n") == "ok 3 numbers")
    #expect(
      judge(.numbers, "1 7 3", "1 5 3")
        == #"wrong answer 2nd numbers differ - expected: "5", found: "7""#)
    for token in ["x", "+5", "05", "-0", "5.0", "99999999999999999999"] {
      #expect(
        judge(.numbers, token, "5")
          == "wrong output format 1st token: expected an integer, found \"\(token)\"")
    }
    #expect(
      judge(.numbers, "5", "five") == #"FAIL 1st token: the answer holds "five" for an integer"#)
    #expect(judge(.numbers, "", "5").hasPrefix("wrong answer the output ends after 0 numbers"))
    #expect(judge(.numbers, "5 6", "5").hasPrefix("wrong answer more than 1 number"))
  }

  @Test func whatACheckerThrowsIsItsJudgement() {
    struct Nonsense: Error {}
    let words = Checker<Void> { _, output, answer in
      var tokens = TokenReader(output)
      let word = try tokens.word("the answer", among: ["YES", "NO"])
      if answer.isEmpty { throw Nonsense() }
      try tokens.end()
      return .ok(word)
    }
    #expect(judge(words, "NO\n", "x") == "ok NO")
    #expect(
      judge(words, "", "x")
        == "wrong output format unexpected end of the output: expected the answer")
    for token in ["No", "YESS", "YE", "\u{0}"] {
      #expect(
        judge(words, token, "x").hasPrefix(
          #"wrong output format 1st token, the answer: expected "YES" or "NO", found "#))
    }
    #expect(judge(words, "YES NO", "x").hasPrefix("wrong output format expected the end"))
    #expect(judge(words, "YES", "") == "FAIL the checker failed: Nonsense()")
  }

  @Test func placesAreCountedInEnglish() {
    let answer = Array(repeating: "1", count: 23)
    let names = [
      1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th", 13: "13th", 21: "21st",
      22: "22nd", 23: "23rd",
    ]
    for (place, name) in names {
      var output = answer
      output[place - 1] = "0"
      let message = judge(
        .numbers, output.joined(separator: " "), answer.joined(separator: " "))
      #expect(message.hasPrefix("wrong answer \(name) numbers differ"))
    }
  }

  @Test func linesMustBeBrokenAsInTheAnswer() {
    #expect(judge(.lines, "1 2\n3\n", "1 2\n3\n") == "ok 2 lines")
    #expect(judge(.lines, "1 2  \r\n3\n\n\n", "1 2\n3") == "ok 2 lines")
    #expect(judge(.lines, "", "") == "ok 0 lines")
    #expect(
      judge(.lines, "1 2 3\n", "1 2\n3\n")
        == "wrong output format only white space differs: "
        + #"1st lines differ - expected: "1 2", found: "1 2 3""#)
    for layout in ["1  2\n3\n", " 1 2\n3\n", "\n1 2\n3\n", "1 2\n\n3\n", "1\t2\n3\n"] {
      let message = judge(.lines, layout, "1 2\n3\n")
      #expect(message.hasPrefix("wrong output format"), "\(layout.debugDescription): \(message)")
    }
    #expect(
      judge(.lines, "1 2\n4\n", "1 2\n3\n")
        == #"wrong answer 2nd lines differ - expected: "3", found: "4""#)
    #expect(
      judge(.lines, "1 2\n", "1 2\n3\n")
        == #"wrong answer 2nd lines differ - expected: "3", found: the end of the output"#)
    #expect(
      judge(.lines, "1\n2\n", "1\n")
        == #"wrong answer 2nd lines differ - expected: the end of the output, found: "2""#)
  }

  @Test func floatsMayDifferAbsolutelyOrRelatively() {
    let checker = Checker<Void>.floats(within: 1e-6)
    for (output, answer) in [
      ("0.3333333", "0.33333333333"), ("1e9", "1000000900"), ("0", "-0.0000009"), ("nan", "nan"),
      ("-inf", "-inf"), ("inf", "Infinity"), ("1e400", "1e400"), ("2", "2.000001"),
    ] {
      #expect(judge(checker, output, answer) == "ok 1 number", "\(output), \(answer)")
    }
    for (output, answer) in [
      ("0.33", "0.333333"), ("1e9", "1000002000"), ("nan", "1"), ("1", "nan"), ("inf", "-inf"),
      ("inf", "1e300"), ("1e300", "inf"), ("1e400", "1e401"), ("inf", "1e400"),
      ("0", "0.0000011"),
    ] {
      let message = judge(checker, output, answer)
      #expect(message.hasPrefix("wrong answer 1st numbers differ"), "\(output): \(message)")
    }
    for output in ["1,5", "0x1", "1.5\0", "1_5"] {
      let message = judge(checker, output, "1.5")
      #expect(message.hasPrefix("wrong output format 1st token"), "\(output): \(message)")
    }
    #expect(judge(checker, "1.5", "1,5").hasPrefix("FAIL 1st token"))
  }

  @Test func aLongMessageIsCut() {
    let long = String(repeating: "9", count: 1000)
    #expect(judge(.tokens, long, "1").utf8.count < 200)
  }

  @Test func anInvalidInputIsTheJurysFault() {
    let problem = Problem(
      id: "sum", title: "Sum", link: "https://example.com",
      limits: Limits(seconds: 1, memory: 64), input: .line([("A", 0...9), ("B", 0...9)]),
      answers: [Answer(.bruteForce, about: "adds") { [.line([$0[0] + $0[1]])] }],
      checker: .numbers, smallInputs: .lists(count: 2...2, in: 0...9)
    ) {
      Case("smallest", answer: .bruteForce, about: "nothing") { _ in [0, 0] }
    }
    let three = Array("3\n".utf8)
    let right = problem.judge(input: Array("1 2\n".utf8), output: three, answer: three)
    #expect(right == .ok("1 number"))
    let fault = problem.judge(input: Array("1 12\n".utf8), output: three, answer: three)
    let reason = #"line 1, column 3: B: expected an integer from 0 to 9, found "12""#
    #expect(fault == .juryFault("the input is invalid: \(reason)"))
  }
}
