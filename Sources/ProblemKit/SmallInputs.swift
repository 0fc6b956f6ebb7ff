// Small random inputs for stress tests: many of them, and each likely to trip a wrong program. All
// that is random about an input comes from its seed.

import InputPatterns

/// A generator of small random inputs for stress tests, one for each seed and size.
///
///     SmallInputs.lists(count: 1...1000, in: -9...9).input(seed: 7, size: 3)
///
/// Small means: a brute force answers them in about a millisecond, and a person can follow them.
/// If only long inputs reveal a mistake, such as an overflow, a problem may generate one occasionally.
/// If the size is a length, inputs of any length up to the largest can be generated: that is how the
/// time complexity of a solution is measured.
public struct SmallInputs<Input> {
  /// The size of the largest inputs that the problem allows; `nil` if the size is not a length.
  public let largestSize: Int?

  private let make: (_ random: inout SplitMix64, _ size: Int) -> Input

  /// Creates a generator of inputs.
  ///
  /// - Parameters:
  ///   - largestSize: The size of the largest inputs, if the size is about the length of an input.
  ///   - make: Generates an input, which depends on nothing but the random numbers and the size: at
  ///     least 1, and about the number of elements.
  public init(
    largestSize: Int? = nil, make: @escaping (_ random: inout SplitMix64, _ size: Int) -> Input
  ) {
    self.largestSize = largestSize
    self.make = make
  }

  /// Returns the input generated from a seed and a size.
  public func input(seed: UInt64, size: Int) -> Input {
    var random = SplitMix64(seed: seed)
    return make(&random, size)
  }

  /// Returns a generator of the inputs transformed by the given closure.
  public func map<Other>(
    _ transform: @escaping (_ input: Input, _ random: inout SplitMix64) -> Other
  ) -> SmallInputs<Other> {
    SmallInputs<Other>(largestSize: largestSize) { [make] random, size in
      let input = make(&random, size)
      return transform(input, &random)
    }
  }
}

extension SmallInputs where Input == [Int] {
  /// Returns lists of tricky numbers; their length is the size, clamped to the allowed range.
  public static func lists(
    count: ClosedRange<Int>, in range: ClosedRange<Int>
  ) -> SmallInputs {
    SmallInputs(largestSize: count.largestSize) { random, size in
      random.trickyNumbers(count: size.clamped(to: count), in: range)
    }
  }

  /// The same lists, each with a random rank as its parameter, from 1 to the length: often the first or the last.
  ///
  /// None may be empty.
  public var withRank: SmallInputs<NumbersWithParameter> {
    map { numbers, random in
      let rank: Int
      switch random.next(below: 4) {
      case 0: rank = 1
      case 1: rank = numbers.count
      default: rank = random.next(in: 1...numbers.count)
      }
      return NumbersWithParameter(parameter: rank, numbers: numbers)
    }
  }
}

extension SmallInputs where Input == String {
  /// Returns tricky texts; their length is the size, clamped to the allowed range.
  public static func texts(count: ClosedRange<Int>, of characters: String) -> SmallInputs {
    SmallInputs(largestSize: count.largestSize) { random, size in
      random.trickyText(count: size.clamped(to: count), of: characters)
    }
  }
}

extension SmallInputs where Input == [String] {
  /// Returns random grids with at most as many rows and columns as the size, clamped to the allowed ranges.
  ///
  /// They often have a single row or column, and often nearly all cells are equal.
  public static func grids(
    rows: ClosedRange<Int>, columns: ClosedRange<Int>, of characters: String
  ) -> SmallInputs {
    SmallInputs { random, size in
      let height = random.next(in: 1...size).clamped(to: rows)
      let width = random.next(in: 1...size).clamped(to: columns)
      let text = Array(random.trickyText(count: height * width, of: characters))
      return stride(from: 0, to: text.count, by: width).map { String(text[$0..<$0 + width]) }
    }
  }
}

extension SplitMix64 {
  /// Returns a random text that wrong programs stumble over, in any shape of `TextPattern`.
  ///
  /// - Parameters:
  ///   - count: The length of the text.
  ///   - characters: The alphabet: at least one character, all ASCII.
  public mutating func trickyText(count: Int, of characters: String) -> String {
    let shapes = TextPattern.allCases
    let shape = shapes[next(in: 0...shapes.count - 1)]
    return shape.text(count: count, of: characters, seed: next())
  }

  /// Returns random numbers that wrong programs stumble over: ties, the bounds of the range, numbers
  /// around zero, and every shape of `InputPattern`.
  public mutating func trickyNumbers(count: Int, in range: ClosedRange<Int>) -> [Int] {
    let shapes = InputPattern.allCases
    let shape = shapes[next(in: 0...shapes.count - 1)]
    var numbers = shape.values(count: count, in: window(of: range, size: count), seed: next())
    if count > 0 && nextIsOne(in: 4) {
      numbers[next(in: 0...count - 1)] = nextIsOne(in: 2) ? range.lowerBound : range.upperBound
    }
    return numbers
  }

  /// Returns the whole range, or a subrange so narrow that numbers from it are often equal: at one of
  /// its bounds, around zero, or anywhere.
  private mutating func window(of range: ClosedRange<Int>, size: Int) -> ClosedRange<Int> {
    let width = min(next(in: 0...2 * size), range.width)
    let start: Int
    switch next(below: 5) {
    case 0: return range
    case 1: start = range.lowerBound
    case 2: start = range.upperBound - width
    case 3: start = -width / 2
    default: start = next(in: range)
    }
    let low = start.clamped(to: range.lowerBound...range.upperBound - width)
    return low...low + width
  }
}

extension ClosedRange<Int> {
  /// The upper bound of a range of lengths; `nil` for a single length, of which there is no growth.
  internal var largestSize: Int? { lowerBound < upperBound ? upperBound : nil }

  /// The distance of its bounds, but at most `Int.max`.
  internal var width: Int {
    let (width, isMore) = upperBound.subtractingReportingOverflow(lowerBound)
    return isMore ? .max : width
  }
}

extension Int {
  /// Returns the integer clamped to a range.
  public func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
