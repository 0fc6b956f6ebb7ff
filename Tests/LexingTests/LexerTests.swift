import Testing

import Lexing

@Suite struct LexerTests {
  /// Returns the tokens of a source text.
  private func words(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return Lexer(bytes).tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    ("let a=b<<2", ["let", "a", "=", "b", "<<", "2"]),
    ("x.0.map{$0+`in`}", ["x", ".", "0", ".", "map", "{", "$0", "+", "`in`", "}"]),
    ("a ?? b! as? C", ["a", "??", "b", "!", "as", "?", "C"]),
    ("#if os(Linux)\n#endif", ["#if", "os", "(", "Linux", ")", "#endif"]),
    ("#available(x)", ["#available", "(", "x", ")"]),
    ("a/b/c", ["a", "/", "b", "/", "c"]),
    ("a /* b */*c", ["a", "*", "c"]),
    ("let 값 = \"끝\" // 말", ["let", "값", "=", "\"끝\""]),
    ("a\u{A0}b\u{A0}+ \u{A0}1\u{A0}.x", ["a", "b", "+", "1", ".", "x"]),
    ("", []),
  ])
  func aTextHasItsWords(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test func numbersAndRangesAreToldApart() {
    #expect(
      words("1.5e-3 0xFFp+2 1...5 1.x 1_000.5")
        == ["1.5e-3", "0xFFp+2", "1", "...", "5", "1", ".", "x", "1_000.5"])
  }

  /// As the compiler reads them: letters after the dot are digits only with an exponent.
  @Test(arguments: [
    ("0x1.ap-3+x", ["0x1.ap-3", "+", "x"]),
    ("0x1.Fade_P+03", ["0x1.Fade_P+03"]),
    ("0x1.8p-1 0x1.ap3", ["0x1.8p-1", "0x1.ap3"]),
    ("0x1.fade-3", ["0x1", ".", "fade", "-", "3"]),
    ("0x1.fap - 3", ["0x1", ".", "fap", "-", "3"]),
    ("0x1.fap-x", ["0x1", ".", "fap", "-", "x"]),
    ("0x1.p3 0x1._ap3", ["0x1", ".", "p3", "0x1", ".", "_ap3"]),
    ("0x1.fa", ["0x1", ".", "fa"]), ("0x1.", ["0x1", "."]), ("0xe-3", ["0xe", "-", "3"]),
    ("1e5.x 1.5e+3.x", ["1e5", ".", "x", "1.5e+3", ".", "x"]), ("2e-", ["2e", "-"]),
  ])
  func numbersWithLettersAreToldApart(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    ("t.0.1", ["t", ".", "0", ".", "1"]),
    ("t.0.1.2+0.1", ["t", ".", "0", ".", "1", ".", "2", "+", "0.1"]),
    ("t\n  .0.1.x", ["t", ".", "0", ".", "1", ".", "x"]),
    ("1...2.5", ["1", "...", "2.5"]),
  ])
  func indicesOfTuplesAreNoNumbersWithAFraction(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test func literalsAreWhole() {
    #expect(words(#"f("a \"(b\" {", 2)"#) == ["f", "(", #""a \"(b\" {""#, ",", "2", ")"])
    #expect(words(##"#"a " \ b"# c"##) == [##"#"a " \ b"#"##, "c"])
    #expect(words("\"\"\"\n a \" \"\" {\n \"\"\" b") == ["\"\"\"\n a \" \"\" {\n \"\"\"", "b"])
    #expect(words("x = #/a\"{/b/# y") == ["x", "=", "#/a\"{/b/#", "y"])
    #expect(words("x = /a\"{\\/b/ y") == ["x", "=", "/a\"{\\/b/", "y"])
  }

  @Test func aQuotationMarkBetweenHashesIsNoTextOfSeveralLines() {
    #expect(words("#\"\"\"# a") == ["#\"\"\"#", "a"])
    #expect(words("##\"\"\"b\"## a") == ["##\"\"\"b\"##", "a"])
    #expect(words("#\"\"\"\n\"#\n\"\"\"# a") == ["#\"\"\"\n\"#\n\"\"\"#", "a"])
  }

  @Test(arguments: [
    ("{ y in /a\"b/ }", "/a\"b/"),
    ("try /a\"/", "/a\"/"),
    ("c ? /a\"/ : d", "/a\"/"),
    ("Regex {\n  /a\"/\n}", "/a\"/"),
    ("x = /[)\"](\\))\\ / y", "/[)\"](\\))\\ /"),
    ("x = #/a\\/#\"/# y", "#/a\\/#\"/#"),
  ])
  func regularExpressionsAreWholeWhereverTheyStand(_ source: String, _ expression: String) {
    #expect(words(source).contains(expression))
  }

  @Test(arguments: [
    "a.reduce(1, /) + b.reduce(1, /)", "[(/), (*), (/)] + b", "f(/, b, /)", "n! / b + c! / d",
    "(a) / b / c", "a[0] / b(3) / c", "g(/b\n, /)", "a /b",
  ])
  func aDivisionIsNoRegularExpression(_ source: String) {
    #expect(words(source).filter { $0.contains("/") }.allSatisfy { $0 == "/" })
    #expect(words(source).contains("b"))
  }

  @Test(arguments: [
    ("a≤b", ["a", "≤", "b"]), ("√x.y", ["√", "x", ".", "y"]), ("é+👍🏽", ["é", "+", "👍🏽"]),
    ("func ⊕̂(a: A)", ["func", "⊕̂", "(", "a", ":", "A", ")"]), ("값×-2", ["값", "×-", "2"]),
  ])
  func operatorsMayBeBeyondASCII(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  /// Only before an operand, where an infix operator cannot stand.
  @Test(arguments: [
    ("√/a\"b/", ["√", "/a\"b/"]),
    ("f(-/\"/, !/b/)", ["f", "(", "-", "/\"/", ",", "!", "/b/", ")"]),
    ("x = ^^/\"/", ["x", "=", "^^", "/\"/"]), ("a -/b/c", ["a", "-", "/b/", "c"]),
    ("a-/b/c", ["a", "-/", "b", "/", "c"]), ("a -/ b / c", ["a", "-/", "b", "/", "c"]),
    ("reduce(1, -/) / b", ["reduce", "(", "1", ",", "-/", ")", "/", "b"]),
  ])
  func aPrefixOperatorMayStandBeforeARegularExpression(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func aLoneCarriageReturnEndsALineToo(_ end: String) {
    let lines = ["a // b", "\"\"\"", " c", " \"\"\" d", "#!", "e /f", "x/ `g"]
    let source = lines.joined(separator: end) + end + "h \"i" + end + "j"
    // A closing backtick is missing: the next byte takes its place.
    let first = String(decoding: end.utf8.prefix(1), as: UTF8.self)
    let text = "\"\"\"\(end) c\(end) \"\"\""
    #expect(
      words(source).filter { $0 != "#" && $0 != "!" }
        == ["a", text, "d", "e", "/", "f", "x", "/", "`g" + first, "h", "\"i", "j"])
    #expect(words("#!/bin/sh \"\(end)let") == ["let"])
  }

  @Test func offsetsStayWithoutLoneCarriageReturns() {
    let source = Array("\ra\r\r\nb\n\rc\r".utf8)
    #expect(source.withoutLoneCarriageReturns == Array("\na\n\r\nb\n\nc\n".utf8))
    #expect([UInt8]().withoutLoneCarriageReturns == [])
  }

  @Test func bytesThatAreNoTextAreReadToo() {
    let lexer = Lexer([0x61, 0xFF, 0x2B, 0xE2, 0x89])
    #expect(lexer.tokens.map(\.range) == [0..<2, 2..<3, 3..<5])
  }

  @Test func literalsInsideOfEachOtherMayBeMany() {
    let source = String(repeating: "\"\\(", count: 200_000)
    let lexer = Lexer(Array(source.utf8))
    #expect(!lexer.isComplete)
    #expect(lexer.tokens.map(\.range) == [0..<600_000])
    let closed = source + "x" + String(repeating: ")\"", count: 200_000)
    #expect(words(closed + "y") == [closed, "y"])
  }

  @Test func wordsInInterpolationsAreKeptApart() {
    let source = Array(#""a \(f("\(x)") + y) b" + z"#.utf8)
    let lexer = Lexer(source)
    let text = { (tokens: [Token]) in
      tokens.map { String(decoding: source[$0.range], as: UTF8.self) }
    }
    #expect(text(lexer.tokens).dropFirst() == ["+", "z"])
    #expect(Set(text(lexer.interpolated)).isSuperset(of: ["f", "x", "y"]))
    #expect(lexer.isComplete)
  }

  @Test func commentsAreNoWords() {
    let source = Array("/// D\n//// no\n/* a /* b */ \" */ x /** d */ y // z".utf8)
    let lexer = Lexer(source)
    #expect(lexer.comments.map(\.isDocumentation) == [true, false, false, true, false])
    #expect(lexer.tokens.count == 2)
    #expect(lexer.isComplete)
  }

  @Test(arguments: ["\"a", "\"a\nb\"", "\"\"\"\na\"", "/* a /* b */", #""\(a"#, "#\"a\""])
  func whatDoesNotEndIsTold(_ source: String) {
    #expect(!Lexer(Array(source.utf8)).isComplete)
  }

  @Test func theFirstLineMayBeForTheShell() {
    #expect(words("#!/usr/bin/swift \"\nlet") == ["let"])
    #expect(words("\u{FEFF}let") == ["let"])
  }
}
