// Counts and sums modulo a number, for bounds with any number of digits. For each number of remaining digits there is
// one table over the states, made of the one before it.

extension DigitAutomaton {
  /// Returns the number of accepted integers from 0 to a bound, modulo a number.
  ///
  ///     let withoutFour = DigitAutomaton(start: 0) { state, digit in digit == 4 ? nil : state }
  ///     withoutFour.count(upTo: [5, 0], modulo: 1000)  // 37
  ///
  /// - Parameters:
  ///   - bound: The digits of the bound, from the most significant one on, at most as many as the maximum length but
  ///     for leading zeros. With `FastIO`, `input.readTokenBytes().map { $0 - "0" }` reads decimal ones.
  ///   - modulus: The modulus, 1...2³¹.
  /// - Complexity: O(*bsl*) time and O(*s* + *l*) space for base *b*, *s* states and *l* digits.
  public func count(upTo bound: some Sequence<Int>, modulo modulus: Int) -> Int {
    totals(upTo: bound, modulo: modulus, addsUp: false).count
  }

  /// Returns the sum of the accepted integers from 0 to a bound, modulo a number.
  ///
  ///     let withoutFour = DigitAutomaton(start: 0) { state, digit in digit == 4 ? nil : state }
  ///     withoutFour.sum(upTo: [1, 0], modulo: 1000)  // 51
  ///
  /// - Parameters:
  ///   - bound: The digits of the bound, from the most significant one on, at most as many as the maximum length but
  ///     for leading zeros.
  ///   - modulus: The modulus, 1...2³¹.
  /// - Complexity: O(*bsl*) time and O(*s* + *l*) space for base *b*, *s* states and *l* digits.
  public func sum(upTo bound: some Sequence<Int>, modulo modulus: Int) -> Int {
    totals(upTo: bound, modulo: modulus, addsUp: true).sum
  }

  /// Returns the sum of the accepted integers in a range, modulo a number.
  ///
  ///     let withoutFour = DigitAutomaton(start: 0) { state, digit in digit == 4 ? nil : state }
  ///     withoutFour.sum(in: 3...10, modulo: 1000)  // 48
  ///
  /// - Parameters:
  ///   - range: The range; its bounds are not negative and have at most the maximum number of digits.
  ///   - modulus: The modulus, 1...2³¹.
  /// - Complexity: O(*bsl*) for base *b*, *s* states and *l* digits.
  public func sum(in range: ClosedRange<Int>, modulo modulus: Int) -> Int {
    precondition(range.lowerBound >= 0, "the integers must not be negative")
    let below = Swift.max(range.lowerBound - 1, 0)
    let sums = [range.upperBound, below].map { bound in
      sum(upTo: Self._digits(of: bound, base: base), modulo: modulus)
    }
    return (sums[0] - sums[1] + modulus) % modulus
  }

  /// The number and the sum of the accepted integers from 0 to a bound; the sum is 0 if it is not asked for.
  private func totals(
    upTo bound: some Sequence<Int>, modulo modulus: Int, addsUp: Bool
  ) -> (count: Int, sum: Int) {
    precondition(1...(1 << 31) ~= modulus, "a modulus is a number from 1 to 2^31")
    let digits = Array(bound.drop { $0 == 0 })
    precondition(digits.allSatisfy { 0..<base ~= $0 }, "a digit is not one of the base")
    precondition(digits.count <= maximumLength, "the integers have too many digits")
    var totals = (count: acceptsZero ? 1 % modulus : 0, sum: 0)
    // What the digits before each position lead to, and their number.
    var prefixes = [(state: 0 as Int?, value: 0)]
    for digit in digits {
      let (state, value) = prefixes[prefixes.count - 1]
      let next = state.flatMap { successor(of: $0, digit) }
      prefixes.append((next, (value * base + digit) % modulus))
    }
    var strings = _DigitStrings(accepted: accepted, modulus: modulus, addsUp: addsUp)
    /// Adds the integers that go on with one of the digits, and then with the strings.
    func add(after prefix: (state: Int?, value: Int), with next: Range<Int>) {
      guard let state = prefix.state else { return }
      for digit in next {
        guard let state = successor(of: state, digit) else { continue }
        let value = (prefix.value * base + digit) % modulus * strings.power % modulus
        let count = strings.count(after: state)
        totals.count = (totals.count + count) % modulus
        totals.sum = (totals.sum + value * count + strings.sum(after: state)) % modulus
      }
    }
    if let (state, value) = prefixes.popLast(), let state, !digits.isEmpty, accepted[state] {
      totals = ((totals.count + 1) % modulus, value)
    }
    while let prefix = prefixes.popLast() {
      let place = prefixes.count
      add(after: prefix, with: (place == 0 ? 1 : 0)..<digits[place])
      if place > 0 {
        add(after: (0, 0), with: 1..<base)
        strings.extend(successors, base: base)
      }
    }
    return totals
  }
}

/// For each state, how many strings of one number of digits lead to an accepted state, and the sum of their numbers.
internal struct _DigitStrings {
  /// The base to the power of the number of digits.
  internal private(set) var power: Int
  /// The counts, after a 0 for what is rejected: state -1.
  private var counts: [Int]
  private var sums: [Int]
  private let modulus: Int
  private let addsUp: Bool

  /// Creates the tables of no digits.
  internal init(accepted: [Bool], modulus: Int, addsUp: Bool) {
    power = 1 % modulus
    counts = [0] + accepted.map { $0 ? 1 % modulus : 0 }
    sums = [Int](repeating: 0, count: counts.count)
    (self.modulus, self.addsUp) = (modulus, addsUp)
  }

  internal func count(after state: Int) -> Int { counts[state + 1] }

  internal func sum(after state: Int) -> Int { sums[state + 1] }

  /// Makes them the tables of one digit more.
  ///
  /// - Parameter successors: Rows of `base` successors for the first states; the others are not asked for any more.
  internal mutating func extend(_ successors: [Int32], base: Int) {
    let old = counts
    successors.withUnsafeBufferPointer { successors in
      old.withUnsafeBufferPointer { old in
        for state in 0..<successors.count / base {
          var count = 0
          for place in state * base..<(state + 1) * base {
            count &+= old[Int(successors[place]) &+ 1]
          }
          counts[state + 1] = count % modulus
        }
      }
    }
    if addsUp { extendSums(successors, base: base, counts: old) }
    power = power * base % modulus
  }
  /// Makes the sums those of one digit more, in front of strings that have been counted.
  private mutating func extendSums(_ successors: [Int32], base: Int, counts: [Int]) {
    let values = (0..<base).map { $0 * power % modulus }
    let square = modulus * modulus
    let old = sums
    for state in 0..<successors.count / base {
      // Kept below the square of the modulus, so that there is one division for all digits.
      var products = 0
      var sum = 0
      for (digit, value) in values.enumerated() {
        let next = Int(successors[state * base + digit]) + 1
        products += value * counts[next]
        products -= products >= square ? square : 0
        sum += old[next]
      }
      sums[state + 1] = (products + sum) % modulus
    }
  }
}
