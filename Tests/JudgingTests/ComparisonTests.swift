import InputPatterns
import Judging
import Testing

extension String {
  /// A number with an exponent, which is read by the standard library.
  fileprivate init(format17 value: Double) {
    let text = "\(value)"
    self = text.contains("e") ? text : text + "e0"
  }
}

@Suite struct ComparisonTests {
  func verdict(_ comparison: Comparison, _ output: String, _ answer: String) -> Verdict {
    comparison.judge(output: Array(output.utf8), answer: Array(answer.utf8)).verdict
  }

  func message(_ comparison: Comparison, _ output: String, _ answer: String) -> String {
    comparison.judge(output: Array(output.utf8), answer: Array(answer.utf8)).message
  }

  @Test(arguments: [
    ("1 2\n", "1 2\n"), ("1 2", "1 2\n"), ("1\n2", "1 2"), (" 1\t2\r\n\n", "1 2"), ("", "\n"),
    ("1\u{0B}2\u{0C}", "1 2"),
  ])
  func tokensDoNotMindWhitespace(output: String, answer: String) {
    #expect(verdict(.tokens, output, answer) == .accepted)
    #expect(verdict(.tokens, answer, output) == .accepted)
  }

  @Test(arguments: [
    ("1 2", "1 3"), ("1", "1 2"), ("1 2", "1"), ("12", "1 2"), ("Yes", "yes"), ("", "0"),
    ("1\0", "1"), ("1.0", "1"), ("é", "e"),
  ])
  func tokensMindEverythingElse(output: String, answer: String) {
    #expect(verdict(.tokens, output, answer) == .wrongAnswer)
    #expect(verdict(.tokens, answer, output) == .wrongAnswer)
  }

  @Test(arguments: [
    ("1 2\n", "1 2"), ("1 2 \n", "1 2\n"), ("1\r\n2\r\n", "1\n2\n"), ("1\n\n\n", "1\n"),
    ("", "\n\n"),
    ("1\n\n2", "1\n \n2\n"),
  ])
  func linesDoNotMindTheirEnds(output: String, answer: String) {
    #expect(verdict(.lines, output, answer) == .accepted)
    #expect(verdict(.lines, answer, output) == .accepted)
  }

  @Test(arguments: [
    ("1  2", "1 2"), (" 1", "1"), ("1\n\n2", "1\n2"), ("1 2", "1\n2"), ("\n1", "1"),
  ])
  func whitespaceElsewhereIsAPresentationErrorOfLines(output: String, answer: String) {
    #expect(verdict(.lines, output, answer) == .presentationError)
    #expect(verdict(.lines, answer, output) == .presentationError)
    #expect(message(.lines, output, answer).hasSuffix("accepted if whitespace is ignored"))
  }

  @Test(arguments: [("1\n", "1"), ("1\r\n", "1\n"), ("1 ", "1"), ("", " ")])
  func allWhitespaceMattersForBytes(output: String, answer: String) {
    #expect(verdict(.bytes, output, answer) == .presentationError)
    #expect(verdict(.bytes, answer, output) == .presentationError)
    #expect(verdict(.bytes, output, output) == .accepted)
  }

  @Test(arguments: [
    ("2\n1\n", "1\n2"), ("a  b\r\nc\n", " c\na b"), ("\n\n1\n \n", "1"), ("", " \n"),
    ("b\na\nb\n", "a\nb\nb"), ("1\n10\n1 0\n", "1 0\n1\n10"),
  ])
  func unorderedLinesMayComeInAnyOrder(output: String, answer: String) {
    #expect(verdict(.unordered, output, answer) == .accepted)
    #expect(verdict(.unordered, answer, output) == .accepted)
  }

  @Test(arguments: [
    ("2 1", "1 2"), ("1\n1\n2", "1\n2\n2"), ("1\n1", "1"), ("12", "1 2"), ("1\n2", "1 2"),
    ("", "0"), ("a\0", "a"), ("1", "10"), ("1\n20", "1\n2"),
  ])
  func unorderedLinesMindEverythingElse(output: String, answer: String) {
    #expect(verdict(.unordered, output, answer) == .wrongAnswer)
    #expect(verdict(.unordered, answer, output) == .wrongAnswer)
  }

  @Test func theLineThatIsTooMuchAndTheOneThatIsMissingAreTold() {
    #expect(
      message(.unordered, "c\nx  y\nb\nz", "a\nb\nc\nd")
        == "line 2 is not in the answer, or there less often: found 'x  y'; "
        + "line 1 of the answer is missing: expected 'a'")
    #expect(
      message(.unordered, "b\n", "a\nb\nb") == "line 1 of the answer is missing: expected 'a'")
    #expect(
      message(.unordered, "b\n a\nb", "a\nb")
        == "line 3 is not in the answer, or there less often: found 'b'")
  }

  @Test func linesInAnyOrderAreComparedAsAReferenceDoes() {
    var random = SplitMix64(seed: 2_026)
    // The last two have the same hash (FNV-1a of 64 bits).
    let choices = ["a", "b", "a b", "ab", "", " a", "a\t\tb ", "!0IC=VloaY", "QvXtM>@Fp%"]
    for _ in 0..<2000 {
      func text() -> [String] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          choices.randomElement(using: &random)!
        }
      }
      let (output, answer) = (text(), text())
      func words(_ lines: [String]) -> [String] {
        lines.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
          .filter { !$0.isEmpty }
      }
      var (tooMany, missing) = (words(output), words(answer))
      for line in words(output) where missing.contains(line) {
        missing.remove(at: missing.firstIndex(of: line)!)
        tooMany.remove(at: tooMany.firstIndex(of: line)!)
      }
      let bytes = [output, answer].map { Array($0.joined(separator: "\n").utf8) }
      let lines = UnorderedLines(output: bytes[0], answer: bytes[1])
      func texts(_ ranges: [Range<Int>], _ text: [UInt8]) -> [String] {
        let lines = ranges.map { String(decoding: text[$0], as: UTF8.self) }
        #expect(lines.allSatisfy { !$0.first!.isWhitespace && !$0.last!.isWhitespace })
        return words(lines).sorted()
      }
      #expect(texts(lines.tooMany, bytes[0]) == tooMany.sorted(), "\(output) \(answer)")
      #expect(texts(lines.missing, bytes[1]) == missing.sorted(), "\(output) \(answer)")
      #expect(lines.tooMany.map(\.lowerBound) == lines.tooMany.map(\.lowerBound).sorted())
    }
  }

  @Test(arguments: [Comparison.lines, .bytes])
  func otherDifferencesAreWrongAnswers(comparison: Comparison) {
    for (output, answer) in [("1", "2"), ("1\n2", "1\n3"), ("1", ""), ("", "1"), ("1\n2", "1")] {
      #expect(verdict(comparison, output, answer) == .wrongAnswer, "\(output) \(answer)")
    }
  }

  @Test(arguments: [
    ("1.0000001", "1", true), ("1.00001", "1", false), ("1000000.5", "1000000", true),
    ("1000002", "1000000", false), ("0.0000009", "0", true), ("-0.0000011", "0", false),
    ("1e-7", "0", true), ("nan", "NaN", true), ("nan", "1", false), ("inf", "inf", true),
    ("-inf", "inf", false), ("1", "inf", false), ("inf", "1", false), ("abc", "abc", true),
    ("abc", "abd", false), ("0x1", "1", false), ("5", "5.0", true), ("1 2", "1", false),
    ("1,5", "1.5", false), ("", "0", false), ("1\0", "1", false), ("5.", "5", true),
    ("-0", "0", true), ("1e400", "1e400", true), ("1e400", "1e401", false), ("inf", "1e400", false),
    ("-1e400", "-inf", false), ("-inf", "-Infinity", true),
    (String(repeating: "7", count: 400), String(repeating: "8", count: 400), false),
  ])
  func numbersMayDifferByTheTolerance(output: String, answer: String, isAccepted: Bool) {
    let found = verdict(.float(tolerance: 1e-6), output, answer)
    #expect(found == (isAccepted ? .accepted : .wrongAnswer), "\(output) for \(answer)")
  }

  @Test func byHowMuchNumbersDifferIsTold() {
    let far = message(.float(tolerance: 1e-9), "2 0.3333", "2 0.25")
    #expect(far.hasSuffix("; off by 0.083, which is 0.33 of it"), "\(far)")
    #expect(message(.float(tolerance: 1e-9), "0.001", "0").hasSuffix("; off by 0.001"))
    for (output, answer) in [("-1e308", "1e308"), ("0x1.8p0", "1.5"), ("x", "1"), ("", "1")] {
      let plain = message(.float(tolerance: 1e-9), output, answer)
      #expect(plain.hasSuffix("(line 1, column 1)"), "\(plain)")
    }
    for (output, answer) in [
      ("0.5", "0.6"), ("7", "8"), ("0.5", "x"), ("1000000000", "1000000001"),
    ] {
      #expect(message(.tokens, output, answer).hasSuffix("(line 1, column 1)"), "\(output)")
    }
  }

  @Test func wordsInAnotherOrderAreNamed() {
    let hint = "; the same words are there, in another order"
    for comparison in [Comparison.tokens, .lines, .float(tolerance: 1e-6)] {
      #expect(message(comparison, "2\n1 b", "1\n2 b\n").hasSuffix(hint))
      #expect(!message(comparison, "2 1 1", "1 2 2").hasSuffix(hint))
    }
    #expect(message(.lines, "1\n2", "1 2").contains("if whitespace is ignored"))
    let long = String(repeating: "1 2 ", count: 20_000)
    #expect(!message(.tokens, "2 1 " + long, "1 2 " + long).hasSuffix(hint))
  }

  @Test func lettersOfAnotherSizeAreNamed() {
    let hint = "; only the case of letters differs"
    for comparison in [Comparison.tokens, .lines, .bytes, .float(tolerance: 1e-6)] {
      #expect(message(comparison, "1\nYes", "1\nYES").hasSuffix(hint))
      #expect(!message(comparison, "2\nYes", "1\nYES").hasSuffix(hint))
    }
    #expect(!message(.tokens, "[", "{").hasSuffix(hint))
  }

  @Test func numbersThatAreCloseAreNamed() {
    let hint =
      "; all numbers are close: --compare float:1e-6, or \"compare\": \"float:1e-6\" in "
      + "problem.json, accepts them"
    for comparison in [Comparison.tokens, .lines] {
      for (output, answer) in [
        ("5.0", "5"), ("5", "5.000"), ("a 0.3333333 1", "a 0.33333334 1"), ("1.5 1e3", "1.50 1000"),
      ] {
        #expect(message(comparison, output, answer).hasSuffix(hint), "\(output) for \(answer)")
      }
      for (output, answer) in [
        ("0.5 7", "0.50 8"), ("0.5", "0.6"), ("05", "5"), ("1000000000", "1000000001"),
        ("x.0", "x"), ("0.5 1", "0.50"),
      ] {
        #expect(!message(comparison, output, answer).hasSuffix(hint), "\(output) for \(answer)")
      }
    }
    #expect(!message(.float(tolerance: 1e-9), "0.5", "0.50001").hasSuffix(hint))
  }

  @Test func textThatIsWrittenAsNumbersIsNamed() {
    let hint = "; that is a byte of the text as a number: writeLine(bytes: text) writes the text"
    for (output, answer) in [
      ("72 105", "Hi"), ("1\n72 105\n3", "1\nHi\n3"), ("35", "#"), ("1 35 46\n", "1 #.\n"),
      ("97 98 99 100 101 102 103 104 105 106", "abcdefghij"),
    ] {
      #expect(message(.tokens, output, answer).hasSuffix(hint), "\(output)")
    }
    #expect(message(.lines, "72 105", "Hi").hasSuffix(hint))
    for (output, answer) in [
      ("72", "Hi"), ("72 106", "Hi"), ("49", "1"), ("45 49", "-1"), ("", "Hi"), ("72 105", ""),
      ("7 2", "Hi"),
    ] {
      #expect(!message(.tokens, output, answer).hasSuffix(hint), "\(output)")
    }
  }

  @Test func theFirstDifferenceIsDescribed() {
    #expect(
      message(.tokens, "1 2\n7 4\n", "1 2\n3 4\n")
        == "3rd token differs: expected '3', found '7' (line 2, column 1)")
    #expect(
      message(.tokens, "1 2\n", "1 2 3\n")
        == "3rd token is missing: expected '3', found the end of the output (line 2, column 1)")
    #expect(
      message(.tokens, "1 2 3\n", "1 2\n")
        == "3rd token is too much: expected the end of the output, found '3' (line 1, column 5)")
    #expect(
      message(.tokens, "\n3\n", "\n")
        == "the answer is empty: expected no output, found '3' (line 2, column 1)")
    #expect(
      message(.lines, "a b\nc d\n", "a b\nc e\n")
        == "2nd line differs: expected 'c e', found 'c d' (line 2, column 1)")
    #expect(
      message(.bytes, "a b", "a\tb")
        == #"2nd byte differs: expected '\t', found ' ' (line 1, column 2); "#
        + "accepted if whitespace is ignored")
  }

  @Test func bothSidesOfADifferenceHaveTheirPlaces() throws {
    let outcome = Comparison.tokens.compare(
      output: Array("1\n2\n\n x".utf8), answer: Array("1 2 3".utf8))
    guard case .differs(let difference) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(difference.found.line == 4 && difference.found.column == 2)
    #expect(difference.found.offset == 6 && difference.expected.offset == 4)
    #expect(difference.number == 3 && difference.unit == .token)
  }

  @Test func longTokensAreShortenedAndControlCharactersShown() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(message(.tokens, long, "y").utf8.count < 200)
    #expect(message(.tokens, "a\u{1}b", "c").contains(#"a\x01b"#))
    // A text that is shortened is cut between characters.
    let korean = String(repeating: "가", count: 40)
    #expect(
      VisibleText.excerpt(korean.utf8) == String(repeating: "가", count: 16) + "…"
        + String(repeating: "가", count: 6))
    let noText = [UInt8](repeating: 0x80, count: 80)
    #expect(
      VisibleText.excerpt(noText)
        == String(repeating: "\\x80", count: 48) + "…" + String(repeating: "\\x80", count: 16))
    // Two bytes that are not UTF-8 do not look the same; cut in the middle, neither do characters.
    let damaged: [UInt8] = [0x61, 0xFF, 0xC3, 0xBC, 0xEA, 0xB0, 0x80, 0xB0]
    #expect(VisibleText.excerpt(damaged) == #"a\xffü가\xb0"#)
    #expect(message(.bytes, "가", "각").contains(#"expected '\x81', found '\x80'"#))
    let shown = VisibleText.line("a\tb\u{1B}[2J\u{9B}2J\r\0 ü")
    #expect(shown == "a\tb\\x1b[2J\\u{9b}2J\\r\\x00 ü")
    #expect(VisibleText.name("a\tb\u{1B}\n") == "a\\tb\\x1b\\n")
    // A byte order mark, and what looks like a blank or like nothing.
    #expect(message(.tokens, "\u{FEFF}1", "1").contains(#"found '\u{feff}1'"#))
    #expect(
      VisibleText.line("1\u{A0}2\u{3000}3\u{202E}4\u{2028}5 가")
        == #"1\u{a0}2\u{3000}3\u{202e}4\u{2028}5 가"#)
  }

  @Test func namesAreReadAndWritten() {
    for name in ["tokens", "lines", "bytes", "unordered", "float:1e-09"] {
      #expect(Comparison(name)?.description == name)
    }
    for name in ["", "Tokens", "float", "float:", "float:-1", "float:nan", "float:x"] {
      #expect(Comparison(name) == nil, "\(name)")
    }
  }

  /// Whoever looked at all that went before for each word would not come to an end here; what differs
  /// at the very end is found.
  @Test func longOutputsAreComparedToTheEnd() throws {
    let length = 100_000
    var output = [UInt8](repeating: UInt8(ascii: "7"), count: length)
    for index in stride(from: 6, to: length, by: 7) { output[index] = UInt8(ascii: " ") }
    var answer = output
    answer[length - 1] = UInt8(ascii: "8")
    answer[6] = UInt8(ascii: "\n")
    for comparison in [Comparison.tokens, .lines, .bytes, .float(tolerance: 1e-9)] {
      #expect(comparison.judge(output: output, answer: answer).verdict == .wrongAnswer)
    }
  }

  /// Equal beginnings are passed over in blocks: differences around their ends have the place they had.
  @Test func differencesBehindLongEqualBeginningsAreCounted() {
    for length in [4094, 4095, 4096, 4097, 8191, 8192, 8193] {
      for word in 1...3 {
        let pattern = Array(String(repeating: "7", count: word).utf8) + [UInt8(ascii: "\n")]
        let text = (0..<length).map { pattern[$0 % pattern.count] }
        var (output, answer) = (text, text)
        output += Array("8 1\n".utf8)
        answer += Array("9 1\n".utf8)
        let tokens = text.split(separator: UInt8(ascii: "\n")).count
        let isInside = text.last != UInt8(ascii: "\n")
        let lines = text.count { $0 == UInt8(ascii: "\n") }
        func number(_ comparison: Comparison) -> Int? {
          guard case .differs(let difference) = comparison.compare(output: output, answer: answer)
          else { return nil }
          return difference.number
        }
        #expect(number(.tokens) == tokens + (isInside ? 0 : 1), "\(length) \(word)")
        #expect(number(.float(tolerance: 0)) == tokens + (isInside ? 0 : 1), "\(length) \(word)")
        #expect(number(.lines) == lines + 1, "\(length) \(word)")
        #expect(number(.bytes) == length + 1, "\(length) \(word)")
        #expect(number(.unordered) == lines + 1, "\(length) \(word)")
      }
    }
  }

  /// Short decimals are read without the standard library; both say the same, within the slack of 1e-15.
  @Test func numbersAreReadExactly() {
    var random = SplitMix64(seed: 15)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...17, using: &random)
      var text = (0..<digits).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      let point = Int.random(in: -1..<digits, using: &random)
      if point > 0 { text.insert(".", at: text.index(text.startIndex, offsetBy: point)) }
      if Bool.random(using: &random) { text = "-" + text }
      // Seventeen digits name every number.
      let exact = String(format17: Double(text)!)
      #expect(verdict(.float(tolerance: 0), text, exact) == .accepted, "\(text) \(exact)")
    }
  }

  /// Random texts over few characters, judged by an obvious splitting into words and lines.
  @Test func agreesWithTheObviousDefinition() {
    var random = SplitMix64(seed: 2024)
    let characters: [Character] = ["1", "2", " ", "\n"]
    for round in 0..<3_000 {
      let texts = (0..<2).map { _ in
        String(
          (0..<Int.random(in: 0...6, using: &random)).map { _ in
            characters.randomElement(using: &random)!
          })
      }
      let words = texts.map { $0.split { $0 == " " || $0 == "\n" } }
      let lines = texts.map { text in
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          String(line.reversed().drop { $0 == " " }.reversed())
        }
        while lines.last == "" { lines.removeLast() }
        return lines
      }
      let note = "round \(round): \(texts)"
      let isSameInWords = words[0] == words[1]
      let strict: Verdict = isSameInWords ? .presentationError : .wrongAnswer
      #expect(
        verdict(.tokens, texts[0], texts[1]) == (isSameInWords ? .accepted : .wrongAnswer),
        "\(note)")
      #expect(
        verdict(.lines, texts[0], texts[1]) == (lines[0] == lines[1] ? .accepted : strict),
        "\(note)")
      #expect(
        verdict(.bytes, texts[0], texts[1]) == (texts[0] == texts[1] ? .accepted : strict),
        "\(note)")
    }
  }
}
