// Tells a right output from a wrong one. Ready-made checkers for problems with one right answer, and
// one for problems where any best solution is right. After the standard checkers of testlib.

/// Judges the output of a solution by the input and the jury's answer.
public struct Checker<Input> {
  /// Judges an output.
  public let judge: (_ input: Input, _ output: [UInt8], _ answer: [UInt8]) -> Judgement

  /// Creates a checker of your own.
  ///
  /// - Parameter judge: Returns the judgement of an output, or throws it, as `TokenReader` does for what
  ///   is not as it must be; any other error is the jury's fault.
  public init(
    judge: @escaping (_ input: Input, _ output: [UInt8], _ answer: [UInt8]) throws -> Judgement
  ) {
    self.judge = { input, output, answer in
      do {
        return try judge(input, output, answer)
      } catch {
        return error as? Judgement ?? .juryFault("the checker failed: \(error)")
      }
    }
  }

  /// The tokens are the same; white space does not matter.
  public static var tokens: Checker {
    Checker { _, output, answer in
      compare(output, answer, what: "tokens") { $0 == $1 }
    }
  }

  /// The integers are the same; white space does not matter.
  ///
  /// What is not an integer is a presentation error, `007`, `+7` and `-0` too.
  public static var numbers: Checker {
    Checker { _, output, answer in
      compare(output, answer, what: "numbers") { found, expected in
        guard let right = Int(strictDecimal: expected) else {
          throw Judgement.juryFault("the answer holds \(quoted(expected)) for an integer")
        }
        guard let value = Int(strictDecimal: found) else {
          throw Judgement.presentationError("expected an integer, found \(quoted(found))")
        }
        return value == right
      }
    }
  }

  /// The numbers are the same up to an absolute or relative error.
  ///
  /// NaN is the same only as NaN, and an infinity as an infinity of the same sign.
  public static func floats(within tolerance: Double) -> Checker {
    Checker { _, output, answer in
      compare(output, answer, what: "numbers") { found, expected in
        guard let right = Double(decimal: expected) else {
          throw Judgement.juryFault("the answer holds \(quoted(expected)) for a number")
        }
        guard let value = Double(decimal: found) else {
          throw Judgement.presentationError("expected a number, found \(quoted(found))")
        }
        return value.isClose(to: right, within: tolerance)
      }
    }
  }

  /// The lines are the same, except for white space at their ends and empty lines at the end.
  ///
  /// The right tokens on other lines, or with other spaces between them, are a presentation error.
  public static var lines: Checker {
    Checker { input, output, answer in
      var found = LineReader(output)
      var expected = LineReader(answer)
      while true {
        let (line, right) = (found.next(), expected.next())
        if line == nil && right == nil { return .ok(amount(found.count, "lines")) }
        if line == right { continue }
        let place = "\(ordinal(max(found.count, expected.count))) lines differ"
        let seen = line.map(quoted) ?? "the end of the output"
        let wanted = right.map(quoted) ?? "the end of the output"
        let message = "\(place) - expected: \(wanted), found: \(seen)"
        let isSpacing = tokens.judge(input, output, answer).verdict == .ok
        return isSpacing
          ? .presentationError("only white space differs: \(message)") : .wrongAnswer(message)
      }
    }
  }

  /// The output claims a length and proves it; the proof must hold, and no longer one exist.
  ///
  /// The same rules read the answer: an answer that breaks them is the jury's fault, and so is an
  /// answer that the output improves on.
  ///
  /// - Parameter claim: Reads an output as far as it belongs to the proof, and returns the length
  ///   that it proves; throws a `Judgement` if it does not.
  public static func longest(
    claim: @escaping (_ input: Input, _ output: inout TokenReader) throws -> Int
  ) -> Checker {
    func length(_ input: Input, _ bytes: [UInt8]) throws -> Int {
      var reader = TokenReader(bytes)
      let length = try claim(input, &reader)
      try reader.end()
      return length
    }
    return Checker { input, output, answer in
      let best: Int
      do {
        best = try length(input, answer)
      } catch {
        return .juryFault("the answer does not hold: \(error)")
      }
      let found = try length(input, output)
      if found < best { return .wrongAnswer("the longest has length \(best), found \(found)") }
      if found > best { return .juryFault("length \(found) is better than the answer's \(best)") }
      return .ok("length \(found)")
    }
  }
}

// MARK: - Core

extension Checker {
  /// Compares token by token; too few or too many are a wrong answer, as in testlib.
  private static func compare(
    _ output: [UInt8], _ answer: [UInt8], what: String,
    isRight: (_ found: ArraySlice<UInt8>, _ expected: ArraySlice<UInt8>) throws -> Bool
  ) -> Judgement {
    var found = TokenReader(output)
    var expected = TokenReader(answer)
    while let right = expected.next() {
      guard let token = found.next() else {
        return .wrongAnswer(
          "the output ends after \(amount(found.count, what)) - expected: \(quoted(right))")
      }
      do {
        if try isRight(token, right) { continue }
      } catch {
        let judgement = error as? Judgement ?? .juryFault("the checker failed: \(error)")
        let message = "\(ordinal(found.count)) token: \(judgement.message)"
        return Judgement(verdict: judgement.verdict, message: message)
      }
      let difference = "expected: \(quoted(right)), found: \(quoted(token))"
      return .wrongAnswer("\(ordinal(found.count)) \(what) differ - \(difference)")
    }
    if let token = found.next() {
      return .wrongAnswer("more than \(amount(expected.count, what)): found \(quoted(token))")
    }
    return .ok(amount(expected.count, what))
  }

  /// Returns a number of things, such as `1 line` or `2 lines`.
  private static func amount(_ count: Int, _ things: String) -> String {
    "\(count) \(count == 1 ? String(things.dropLast()) : things)"
  }
}

extension Double {
  /// testlib's `doubleCompare`: the absolute or the relative error is small enough.
  internal func isClose(to expected: Double, within tolerance: Double) -> Bool {
    if isNaN || expected.isNaN { return isNaN && expected.isNaN }
    if isInfinite || expected.isInfinite { return self == expected }
    // The tolerance itself has no exact binary form: allow for its rounding.
    let allowed = tolerance + 1e-15
    return abs(self - expected) <= allowed || abs(self - expected) <= allowed * abs(expected)
  }
}

/// Takes lines off a text, without the white space at their ends and the empty lines at the end.
private struct LineReader {
  private var rest: ArraySlice<UInt8>

  /// How many lines were asked for.
  private(set) var count = 0

  init(_ bytes: [UInt8]) {
    let end = bytes.lastIndex { !$0.isWhiteSpace }.map { $0 + 1 } ?? 0
    rest = bytes[..<end]
  }

  mutating func next() -> ArraySlice<UInt8>? {
    if rest.isEmpty { return nil }
    count += 1
    let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    let line = rest[..<lineEnd]
    rest = rest[lineEnd...].dropFirst()
    return line[..<(line.lastIndex { !$0.isWhiteSpace }.map { $0 + 1 } ?? line.startIndex)]
  }
}
