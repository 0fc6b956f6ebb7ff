// Checkers: ready-made ones for problems with a unique answer, and one for problems that accept any
// optimal solution. After the standard checkers of testlib.

/// A checker: judges the output of a solution, given the input and the jury's answer.
public struct Checker<Input> {
  /// Returns the judgement of an output.
  public let judge: (_ input: Input, _ output: [UInt8], _ answer: [UInt8]) -> Judgement

  /// Creates a custom checker.
  ///
  /// - Parameter judge: Returns the judgement of an output, or throws it, as `TokenReader` does for an
  ///   invalid token; any other error is the jury's fault.
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

  /// A checker that compares token by token, ignoring white space.
  public static var tokens: Checker {
    Checker { _, output, answer in
      compare(output, answer, what: "tokens") { $0 == $1 }
    }
  }

  /// A checker that compares integers, ignoring white space.
  ///
  /// A token that is not an integer is a presentation error; so are `007`, `+7` and `-0`.
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

  /// Returns a checker that compares numbers, allowing an absolute or relative error up to the tolerance.
  ///
  /// NaN is equal only to NaN, and an infinity only to the infinity of the same sign. A number that is too large for
  /// `Double` is equal only to itself, written in the same way.
  public static func floats(within tolerance: Double) -> Checker {
    Checker { _, output, answer in
      compare(output, answer, what: "numbers") { found, expected in
        guard let right = Double(decimal: expected) else {
          throw Judgement.juryFault("the answer holds \(quoted(expected)) for a number")
        }
        guard let value = Double(decimal: found) else {
          throw Judgement.presentationError("expected a number, found \(quoted(found))")
        }
        if value.isInfinite, value == right, found != expected {
          // Numbers that are too large become infinite, whether they are close or not.
          return ![found, expected].contains { $0.contains(where: \.isDigit) }
        }
        return value.isClose(to: right, within: tolerance)
      }
    }
  }

  /// A checker that compares lines, ignoring trailing white space and trailing empty lines.
  ///
  /// The correct tokens on other lines, or separated by other white space, are a presentation error.
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

  /// Returns a checker that accepts any solution of maximum length.
  ///
  /// The output holds a solution, whose length is compared with that of the jury's. The jury's answer
  /// is read in the same way: an invalid one is the jury's fault, and so is one that the output
  /// improves on.
  ///
  /// - Parameter claim: Reads a solution, verifies it, and returns its length; throws a `Judgement` if
  ///   it is invalid. Whatever remains of the output after it is a presentation error.
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

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// Reads a text line by line, without trailing white space and trailing empty lines.
private struct LineReader {
  private var rest: ArraySlice<UInt8>

  /// The number of lines that have been read.
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
