import Judging
import Testing

@Suite struct CommandTests {
  @Test(arguments: [
    ("ls", ["ls"]), ("  ls   -l\t-a ", ["ls", "-l", "-a"]),
    ("python3 'my solution.py'", ["python3", "my solution.py"]),
    (#"a "b c" d\ e 'f\g' "h\"i""#, ["a", "b c", "d e", #"f\g"#, #"h"i"#]),
    (#"sh -c "a < b | c" 'd;e' f\&g"#, ["sh", "-c", "a < b | c", "d;e", "f&g"]),
    // As a shell does, which prints "5" and the end of a line.
    (#"sh -c "printf '%d\n' 5""#, ["sh", "-c", #"printf '%d\n' 5"#]),
    (##"awk "/\./ { print \"\$1\" }" "\\" "##, ["awk", #"/\./ { print "$1" }"#, #"\"#]),
    ("a\r\nb", ["a", "b"]),
    ("a '' \"\"", ["a", "", ""]), ("pre'fix'ed", ["prefixed"]), ("a\\", ["a\\"]),
  ])
  func aLineIsTakenApartAsByAShell(line: String, words: [String]) throws {
    let command = try Command(line: line)
    #expect([command.program] + command.arguments == words)
  }

  @Test(arguments: ["", "   ", "a 'b", "a \"b"])
  func aMalformedLineIsRefused(line: String) {
    #expect(throws: ExecutionError.self) { try Command(line: line) }
  }

  /// As words they would reach the program, which takes them for anything, or for nothing.
  @Test(arguments: ["cat a | sort", "a >b", "a<b", "a && b", "a; b", "a 2>/dev/null", "a 'b'|c"])
  func whatOnlyAShellCanDoIsRefused(line: String) throws {
    let error = #expect(throws: ExecutionError.self) { try Command(line: line) }
    #expect("\(try #require(error))".contains("no shell runs it: quote the "))
  }

  /// The interpreter would end with an exit code that means something else.
  @Test func aScriptThatIsMissingIsNamed() throws {
    let error = #expect(throws: ExecutionError.self) {
      try Command(line: "sh no-such-script.py 5").resolvedPath()
    }
    #expect("\(try #require(error))" == "cannot start sh: there is no file no-such-script.py")
    #expect(throws: ExecutionError.self) {
      try Command("/usr/bin/python3.12", ["no-such-script.py"]).resolvedPath()
    }
    #expect(throws: Never.self) { try Command(line: "sh -c true.sh").resolvedPath() }
    // What other programs do with a name is their business.
    #expect(throws: Never.self) { try Command(line: "touch no-such-script.py").resolvedPath() }
  }

  @Test func namesAreLookedUpAndPathsAreMadeAbsolute() throws {
    #expect(try Command("sh").resolvedPath().hasSuffix("/sh"))
    #expect(try Command("/bin/sh").resolvedPath() == "/bin/sh")
  }
}

@Suite struct LimitsTests {
  @Test func whatIsNotGivenFollowsFromTheRest() {
    let limits = Limits(cpuSeconds: 2, memoryBytes: 256 << 20)
    #expect(limits.wallSeconds == 7)
    #expect(limits.stackBytes == 256 << 20)
    #expect(limits.outputBytes == 64 << 20)
  }
}

@Suite struct VerdictTests {
  @Test func theFirstInOrderOfPrecedenceDecides() {
    let order: [Verdict] = [
      .internalError, .compileError, .timeLimitExceeded, .memoryLimitExceeded,
      .outputLimitExceeded, .runtimeError, .wrongAnswer, .presentationError, .accepted,
    ]
    for (index, verdict) in order.enumerated() {
      #expect(Verdict.overall(order[index...].reversed()) == verdict)
    }
  }

  @Test func nothingJudgedIsNotAccepted() {
    #expect(Verdict.overall([]) == .internalError)
  }

  @Test func codesAreThoseOfTheField() {
    let codes = Verdict.allCases.map(\.rawValue)
    #expect(codes == ["IE", "CE", "TLE", "MLE", "OLE", "RE", "WA", "PE", "AC"])
  }
}

@Suite struct CapturedTextTests {
  @Test func aShortTextIsKeptWhole() {
    var text = CapturedText()
    for word in ["a", "bc", "", "é\n"] { text.append(Array(word.utf8)) }
    #expect(text.text == "abcé\n")
    #expect(text.omittedByteCount == 0)
  }

  @Test(arguments: [1, 7, 1_000, 16 << 10, 65_536, 300_000])
  func aLongTextKeepsItsEnds(piece: Int) {
    let whole = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    var text = CapturedText()
    for start in stride(from: 0, to: whole.count, by: piece) {
      text.append(whole[start..<min(start + piece, whole.count)])
    }
    #expect(text.byteCount == whole.count)
    #expect(text.head == Array(whole.prefix(CapturedText.capacity)))
    #expect(Array(text.tail) == Array(whole.suffix(CapturedText.capacity)))
    #expect(text.omittedByteCount == whole.count - 2 * CapturedText.capacity)
  }

  @Test func everyLengthAroundTheCapacityAddsUp() {
    for excess in [-1, 0, 1, 2] {
      for base in [CapturedText.capacity, 2 * CapturedText.capacity] {
        var text = CapturedText()
        text.append([UInt8](repeating: 65, count: base + excess))
        #expect(text.head.count + text.tail.count + text.omittedByteCount == base + excess)
        #expect(text.omittedByteCount == max(0, base + excess - 2 * CapturedText.capacity))
      }
    }
  }

  @Test func theLastLinesAreThoseWithSomethingInThem() {
    var text = CapturedText()
    text.append(Array("one\ntwo\r\n\n  \nthree\n\n".utf8))
    #expect(text.lastLines(2) == ["two", "three"])
    #expect(text.lastLines(9) == ["one", "two", "three"])
  }
}
