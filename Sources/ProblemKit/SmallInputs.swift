// Small random inputs for stress tests: many of them, and each likely to trip a wrong program. All
// that is random about an input comes from its seed.

import InputPatterns

/// The small random inputs of a problem, one for each seed and size.
///
///     SmallInputs.lists(count: 1...1000, in: -9...9).input(seed: 7, size: 3)
///
/// Small means: a brute force answers them in about a millisecond, and a person can follow them.
/// Where only length shows a mistake, such as an overflow, a problem may give a long one now and
/// then. Where the size is a length, inputs of any length up to the largest can be asked for: that is
/// how the growth of a solution's time is measured.
public struct SmallInputs<Input> {
  /// The size of the largest inputs that the problem allows; `nil` if the size is no length.
  public let largestSize: Int?

  private let make: (_ random: inout SplitMix64, _ size: Int) -> Input

  /// Describes the inputs.
  ///
  /// - Parameters:
  ///   - largestSize: The size of the largest inputs, if an input of a size is about so long.
  ///   - make: Returns an input that depends on nothing but the random numbers and the size, which
  ///     is at least 1: about so many elements.
  public init(
    largestSize: Int? = nil, make: @escaping (_ random: inout SplitMix64, _ size: Int) -> Input
  ) {
    self.largestSize = largestSize
    self.make = make
  }

  /// Returns the input of a seed and a size.
  public func input(seed: UInt64, size: Int) -> Input {
    var random = SplitMix64(seed: seed)
    return make(&random, size)
  }

  /// Returns the same inputs, every one turned into another kind of input.
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
  /// Tricky lists of as many numbers as the size says, as far as the count is allowed.
  public static func lists(
    count: ClosedRange<Int>, in range: ClosedRange<Int>
  ) -> SmallInputs {
    // Of a single length there is no growth.
    let largest = count.lowerBound < count.upperBound ? count.upperBound : nil
    return SmallInputs(largestSize: largest) { random, size in
      random.trickyNumbers(count: size.clamped(to: count), in: range)
    }
  }

  /// The same lists, each with a place in it as its parameter, counted from 1: often an end.
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
  /// Tricky texts of as many characters as the size says, as far as the count is allowed.
  public static func texts(count: ClosedRange<Int>, of characters: String) -> SmallInputs {
    let largest = count.lowerBound < count.upperBound ? count.upperBound : nil
    return SmallInputs(largestSize: largest) { random, size in
      random.trickyText(count: size.clamped(to: count), of: characters)
    }
  }
}

extension SmallInputs where Input == [String] {
  /// Grids with about as many rows and columns as the size says, as far as these are allowed: often a
  /// single row or column, and often nearly all of one kind.
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
  /// Returns a text that wrong programs stumble over, in any shape of `TextPattern`.
  ///
  /// - Parameters:
  ///   - count: How many characters.
  ///   - characters: Those that it may consist of: at least one, all ASCII.
  public mutating func trickyText(count: Int, of characters: String) -> String {
    let shapes = TextPattern.allCases
    let shape = shapes[next(in: 0...shapes.count - 1)]
    return shape.text(count: count, of: characters, seed: next())
  }

  /// Returns numbers that wrong programs stumble over: ties, the ends of the range, numbers around
  /// zero, and every shape of `InputPattern`.
  public mutating func trickyNumbers(count: Int, in range: ClosedRange<Int>) -> [Int] {
    let shapes = InputPattern.allCases
    let shape = shapes[next(in: 0...shapes.count - 1)]
    var numbers = shape.values(count: count, in: window(of: range, size: count), seed: next())
    if count > 0 && nextIsOne(in: 4) {
      numbers[next(in: 0...count - 1)] = nextIsOne(in: 2) ? range.lowerBound : range.upperBound
    }
    return numbers
  }

  /// Returns the whole range, or a part of it that is so narrow that numbers from it are often
  /// equal: at one of its ends, around zero, or anywhere.
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
  /// How far apart its ends are, or `Int.max` if that is less.
  internal var width: Int {
    let (width, isMore) = upperBound.subtractingReportingOverflow(lowerBound)
    return isMore ? .max : width
  }
}

extension Int {
  /// Returns the nearest number in a range.
  public func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
