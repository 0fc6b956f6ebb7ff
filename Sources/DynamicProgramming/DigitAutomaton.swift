// Digit dynamic programming. The digits of a number are read from the most significant one on, and all that counts is
// the state that they lead to. The numbers below a bound are those that share a prefix with it, then have a smaller
// digit, and go on in any way; with the numbers that have fewer digits that is one table lookup for each position and
// digit.

/// The nonnegative integers whose digits a finite automaton accepts (digit DP): how many of a range, their sum, and the
/// *k*-th of them.
///
///     // Numbers in which neighboring digits differ by 1: the state is the last digit.
///     let steps = DigitAutomaton(start: -1) { last, digit in
///       last < 0 || abs(last - digit) == 1 ? digit : nil
///     }
///     steps.count(in: 1...100)  // 26: 1 ... 9, 10, 12, 21 ... 98
///     steps.count(in: 1...1_000_000_000_000_000_000)  // 1143888
///     steps.element(at: 20)  // 65
///
/// The digits are read from the most significant one on, without leading zeros; the number 0 has one digit.
///
///     // Numbers whose digits have the sum 10.
///     let tens = DigitAutomaton(start: 0) { sum, digit in
///       sum + digit <= 10 ? sum + digit : nil
///     } accepts: {
///       $0 == 10
///     }
///     tens.count(in: 0...100)  // 9: 19, 28 ... 91
///     tens.sum(in: 0...100, modulo: 998_244_353)  // 495
///
/// Numbers that are too long for `Int` are given as their digits, and counted modulo a number.
///
///     let threes = DigitAutomaton(maximumLength: 1000, start: 0) { rest, digit in
///       (rest + digit) % 3
///     } accepts: {
///       $0 == 0
///     }
///     threes.count(upTo: [1] + [Int](repeating: 0, count: 999), modulo: 998_244_353)  // 682510426
public struct DigitAutomaton: Sendable {
  /// The base of the digits.
  public let base: Int
  /// The maximum number of digits.
  public let maximumLength: Int
  /// The number of states that at most so many digits lead to, also after leading zeros, the start included.
  public var stateCount: Int { accepted.count }

  /// The next state for each state and digit, -1 for none.
  ///
  /// There is a row of `base` elements for each state, but for those that only numbers of the maximum length lead to;
  /// they are last. State 0 is the start.
  internal let successors: [Int32]
  internal let accepted: [Bool]
  /// For each number of digits, up to what `Int` holds, and each state: how many strings of so many digits lead to an
  /// accepted state.
  private let completions: [[Int]]
  internal let acceptsZero: Bool

  /// Creates the automaton of a state machine.
  ///
  /// - Parameters:
  ///   - base: The base of the digits, 2...36.
  ///   - maximumLength: The maximum number of digits, at least 1; as many as `Int.max` has if `nil`.
  ///   - start: The state before the first digit.
  ///   - next: Returns the state that a digit, in `0..<base`, leads to; `nil` if no number with these digits is
  ///     accepted, whatever follows. It is called once for each state and digit.
  ///   - accepts: Whether a number that ends in this state is accepted; all are if left out.
  /// - Precondition: There are fewer than 2³¹ states.
  /// - Complexity: O(*bsl*) for base *b*, *s* states and *l* digits, but no more than an `Int` has; O(*bs*) calls.
  @inlinable
  public init<State: Hashable>(
    base: Int = 10, maximumLength: Int? = nil, start: State, next: (State, Int) -> State?,
    accepts: (State) -> Bool = { _ in true }
  ) {
    let longest = Self._digits(of: .max, base: base).count
    let length = maximumLength ?? longest
    precondition(length > 0, "a number has at least one digit")
    var states = [start]
    var numbers: [State: Int32] = [start: 0]
    var successors: [Int32] = []
    var (first, depth) = (0, 0)
    while first < states.count, depth < length {
      // The states that the same number of digits leads to, and no fewer.
      for number in first..<states.count {
        for digit in 0..<base {
          guard let state = next(states[number], digit) else {
            successors.append(-1)
            continue
          }
          if numbers[state] == nil {
            numbers[state] = Int32(states.count)
            states.append(state)
          }
          successors.append(numbers[state]!)
        }
      }
      first = successors.count / base
      depth += 1
    }
    self.init(
      base: base, maximumLength: length, successors: successors, accepted: states.map(accepts))
  }

  /// Creates the automaton of a table of successors.
  @usableFromInline
  internal init(base: Int, maximumLength: Int, successors: [Int32], accepted: [Bool]) {
    self.base = base
    self.maximumLength = maximumLength
    self.successors = successors
    self.accepted = accepted
    acceptsZero = successors[0] >= 0 && accepted[Int(successors[0])]
    var completions = [accepted.map { $0 ? 1 : 0 }]
    for _ in 1..<Swift.min(maximumLength, Self._digits(of: .max, base: base).count) {
      let shorter = completions[completions.count - 1]
      var longer = [Int](repeating: 0, count: accepted.count)
      for (place, state) in successors.enumerated() where state >= 0 {
        // There are no more than `Int.max` strings with fewer digits than that has.
        longer[place / base] &+= shorter[Int(state)]
      }
      completions.append(longer)
    }
    self.completions = completions
  }

  /// Returns the number of accepted integers in a range.
  ///
  ///     let withoutFour = DigitAutomaton(start: 0) { state, digit in digit == 4 ? nil : state }
  ///     withoutFour.count(in: 1...50)  // 36
  ///
  /// - Parameter range: The range; its bounds are not negative and have at most the maximum number of digits.
  /// - Precondition: The number fits `Int`, as all but that of all of `0...Int.max` do.
  /// - Complexity: O(*bl*) for base *b* and *l* digits.
  public func count(in range: ClosedRange<Int>) -> Int {
    precondition(range.lowerBound >= 0, "the integers must not be negative")
    let below = range.lowerBound == 0 ? 0 : count(upTo: range.lowerBound - 1)
    let count = count(upTo: range.upperBound) - below
    precondition(count <= UInt(Int.max), "the number of integers does not fit Int")
    return Int(count)
  }

  /// Returns the accepted integer with the given index in ascending order, or `nil` if there are fewer that fit `Int`
  /// and have at most the maximum number of digits.
  ///
  ///     // Numbers with three sixes in a row: the state is how many the digits end with, up to three.
  ///     let beasts = DigitAutomaton(start: 0) { sixes, digit in
  ///       sixes == 3 ? 3 : digit == 6 ? sixes + 1 : 0
  ///     } accepts: {
  ///       $0 == 3
  ///     }
  ///     beasts.element(at: 0)  // 666
  ///     beasts.element(at: 9999)  // 2666799
  ///
  /// - Parameter index: The index, from 0 on.
  /// - Complexity: O(*bl*) for base *b* and *l* digits.
  public func element(at index: Int) -> Int? {
    precondition(index >= 0, "an index must not be negative")
    if index == 0, acceptsZero { return 0 }
    var rest = acceptsZero ? index - 1 : index
    for length in 1...completions.count {
      guard var (value, state) = digit(at: &rest, after: 0, from: 1, length - 1) else { continue }
      for remaining in (0..<length - 1).reversed() {
        let (digit, next) = digit(at: &rest, after: state, from: 0, remaining)!
        let (shifted, isTooLarge) = value.multipliedReportingOverflow(by: base)
        let (sum, overflows) = shifted.addingReportingOverflow(digit)
        if isTooLarge || overflows { return nil }
        (value, state) = (sum, next)
      }
      return value
    }
    return nil
  }
}

// MARK: - Core

extension DigitAutomaton {
  /// The digits of a number, from the most significant one on; none of 0.
  @usableFromInline
  internal static func _digits(of number: Int, base: Int) -> [Int] {
    precondition(2...36 ~= base, "a base is a number from 2 to 36")
    var digits: [Int] = []
    var rest = number
    while rest > 0 {
      digits.append(rest % base)
      rest /= base
    }
    return digits.reversed()
  }

  /// The number of accepted integers from 0 to a bound.
  private func count(upTo bound: Int) -> UInt {
    let digits = Self._digits(of: bound, base: base)
    precondition(digits.count <= maximumLength, "the integers have too many digits")
    var count: UInt = acceptsZero ? 1 : 0
    for remaining in 0..<Swift.max(digits.count - 1, 0) {
      count += strings(after: 0, with: 1..<base, remaining)
    }
    var state = 0
    for (place, digit) in digits.enumerated() {
      let first = place == 0 ? 1 : 0
      count += strings(after: state, with: first..<digit, digits.count - 1 - place)
      guard let next = successor(of: state, digit) else { return count }
      state = next
    }
    return bound > 0 && accepted[state] ? count + 1 : count
  }

  /// The number of ways to go on with one of the digits, and then with so many more.
  private func strings(after state: Int, with digits: Range<Int>, _ remaining: Int) -> UInt {
    digits.reduce(0) { sum, digit in
      sum + UInt(successor(of: state, digit).map { completions[remaining][$0] } ?? 0)
    }
  }

  /// Finds the next digit of the string with an index, and its state, or `nil` if there is no such string.
  ///
  /// The strings go on with a digit from `first` on, and then with so many more. The index becomes the one among those
  /// with the digit.
  private func digit(
    at index: inout Int, after state: Int, from first: Int, _ remaining: Int
  ) -> (digit: Int, state: Int)? {
    for digit in first..<base {
      guard let next = successor(of: state, digit) else { continue }
      let count = completions[remaining][next]
      if index < count { return (digit, next) }
      index -= count
    }
    return nil
  }

  internal func successor(of state: Int, _ digit: Int) -> Int? {
    let successor = successors[state * base + digit]
    return successor < 0 ? nil : Int(successor)
  }
}
