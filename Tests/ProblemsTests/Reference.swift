import InputPatterns
import Testing

/// What the tests know about a problem: small inputs, a slow and independent way to judge an
/// output, and inputs that the problem's ranges forbid.
struct Reference: Sendable, CustomTestStringConvertible {
  /// An input with a number or a length out of range, and where that stands.
  struct Forbidden: Sendable {
    let input: String
    let line: Int
    let column: Int

    init(_ input: String, line: Int, column: Int) {
      self.input = input
      self.line = line
      self.column = column
    }
  }

  let id: String

  /// Returns a small random input.
  let generate: @Sendable (inout SplitMix64) -> String

  /// Returns what is wrong with an output for an input, or `nil`.
  let complaint: @Sendable (_ input: String, _ output: String) -> String?

  let forbidden: [Forbidden]

  var testDescription: String { id }

  /// A problem whose input is numbers, with many right outputs.
  init(
    _ id: String, generate: @escaping @Sendable (inout SplitMix64) -> String,
    complaint: @escaping @Sendable (_ numbers: [Int], _ output: String) -> String?,
    forbidden: [Forbidden]
  ) {
    self.id = id
    self.generate = generate
    self.complaint = { input, output in
      complaint(input.split(whereSeparator: \.isWhitespace).map { Int($0)! }, output)
    }
    self.forbidden = forbidden
  }

  /// A problem whose input is lines of text, with many right outputs.
  init(
    _ id: String, generate: @escaping @Sendable (inout SplitMix64) -> String,
    complaint: @escaping @Sendable (_ lines: [[UInt8]], _ output: String) -> String?,
    forbidden: [Forbidden]
  ) {
    self.id = id
    self.generate = generate
    self.complaint = { input, output in
      complaint(input.utf8.dropLast().split(separator: 10).map(Array.init), output)
    }
    self.forbidden = forbidden
  }

  /// A problem whose input is lines of text, with one right output.
  init(
    _ id: String, generate: @escaping @Sendable (inout SplitMix64) -> String,
    answer: @escaping @Sendable (_ lines: [[UInt8]]) -> String, forbidden: [Forbidden]
  ) {
    self.init(
      id, generate: generate,
      complaint: { (lines: [[UInt8]], output) in
        let expected = answer(lines)
        return output == expected ? nil : "expected \(expected.debugDescription)"
      }, forbidden: forbidden)
  }

  /// A problem whose input is numbers, with one right output.
  init(
    _ id: String, generate: @escaping @Sendable (inout SplitMix64) -> String,
    answer: @escaping @Sendable (_ numbers: [Int]) -> String, forbidden: [Forbidden]
  ) {
    self.init(
      id, generate: generate,
      complaint: { numbers, output in
        let expected = answer(numbers)
        return output == expected ? nil : "expected \(expected.debugDescription)"
      }, forbidden: forbidden)
  }

  static let all = [
    sorting, subsequences, paintings, knapsacks, roundTrips, counting, graphs, matchings,
    structures, texts,
    geometry, additions,
  ].flatMap { $0 }
}

/// Returns the numbers with a separator between them, as one line.
func line(_ numbers: [Int]) -> String {
  numbers.map(String.init).joined(separator: " ") + "\n"
}

/// Returns the numbers one per line.
func column(_ numbers: [Int]) -> String {
  numbers.map { "\($0)\n" }.joined()
}

extension SplitMix64 {
  /// Returns a few random numbers, now from the whole range and now with many equal ones.
  mutating func numbers(_ counts: ClosedRange<Int>, in range: ClosedRange<Int>) -> [Int] {
    let count = Int.random(in: counts, using: &self)
    let few = Swift.min(range.upperBound, range.lowerBound + 3)
    let top = Bool.random(using: &self) ? range.upperBound : few
    return (0..<count).map { _ in Int.random(in: range.lowerBound...top, using: &self) }
  }
}
