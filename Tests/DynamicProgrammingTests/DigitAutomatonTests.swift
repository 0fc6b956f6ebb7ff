import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

@Suite struct DigitAutomatonTests {
  @Test func documentedExamplesAreTrue() {
    let steps = DigitAutomaton(start: -1) { last, digit in
      last < 0 || abs(last - digit) == 1 ? digit : nil
    }
    #expect(steps.count(in: 1...100) == 26)
    #expect(steps.count(in: 1...1_000_000_000_000_000_000) == 1_143_888)
    #expect(steps.element(at: 20) == 65)
    #expect(steps.stateCount == 11)
    let beasts = DigitAutomaton(start: 0) { sixes, digit in
      sixes == 3 ? 3 : digit == 6 ? sixes + 1 : 0
    } accepts: {
      $0 == 3
    }
    #expect((0..<10000).allSatisfy { String(beasts.element(at: $0)!).contains("666") })
    #expect(beasts.element(at: 9999) == 2_666_799)
    let withoutFour = DigitAutomaton(start: 0) { state, digit in digit == 4 ? nil : state }
    #expect(withoutFour.count(in: 1...50) == 36)
    #expect(withoutFour.count(upTo: [5, 0], modulo: 1000) == 37)
    #expect(withoutFour.sum(upTo: [1, 0], modulo: 1000) == 51)
    #expect(withoutFour.sum(in: 3...10, modulo: 1000) == 48)
  }

  /// Random automata of few states, some of which reject, in small bases, against each number's digits one by one.
  @Test(arguments: 0..<200) func randomAutomata(number: Int) throws {
    var random = SplitMix64(seed: UInt64(number))
    let base = random.next(in: 2...12)
    let stateCount = random.next(in: 1...6)
    let table = (0..<stateCount * base).map { _ in random.next(in: -1...stateCount - 1) }
    let accepted = (0..<stateCount).map { _ in random.next(in: 0...2) > 0 }
    let start = random.next(in: 0...stateCount - 1)
    let automaton = DigitAutomaton(base: base, start: start) { state, digit in
      let next = table[state * base + digit]
      return next < 0 ? nil : next
    } accepts: {
      accepted[$0]
    }
    let members = (0...1500).filter { number in
      var state = start
      for digit in digits(of: number, base: base) {
        state = table[state * base + digit]
        if state < 0 { return false }
      }
      return accepted[state]
    }
    for (index, member) in members.enumerated() {
      try #require(automaton.element(at: index) == member)
    }
    let modulus = random.next(in: 1...1000)
    for upper in (0...60).map({ _ in random.next(in: 0...1500) }) + [0, 1, base, 1500] {
      let lower = random.next(in: 0...upper)
      let inside = members.filter { lower...upper ~= $0 }
      try #require(automaton.count(in: lower...upper) == inside.count)
      let sum = inside.reduce(0, +) % modulus
      try #require(automaton.sum(in: lower...upper, modulo: modulus) == sum)
      let bound = [0, 0] + digits(of: upper, base: base)
      let below = members.filter { $0 <= upper }
      try #require(automaton.count(upTo: bound, modulo: modulus) == below.count % modulus)
      try #require(automaton.sum(upTo: bound, modulo: modulus) == below.reduce(0, +) % modulus)
    }
  }

  /// States without end: each digit sum is one.
  @Test func statesAreOnlyThoseOfTheMaximumLength() {
    let sums = DigitAutomaton(maximumLength: 3, start: 0) {
      $0 + $1
    } accepts: {
      $0 == 20
    }
    #expect(sums.stateCount == 28)
    #expect(sums.count(in: 0...999) == 36)
    #expect(sums.element(at: 35) == 992)
    #expect(sums.element(at: 36) == nil)
    #expect(sums.sum(in: 992...999, modulo: 10_000) == 992)
    #expect(DigitAutomaton(start: 0) { $0 + $1 }.stateCount == 9 * 19 + 1)
  }

  /// Few states, whatever the length: there is no more to do for numbers of any length.
  @Test func theMaximumLengthMayBeHuge() {
    let digits = DigitAutomaton(maximumLength: .max, start: 0) { state, digit in
      digit < 2 ? state : nil
    }
    #expect(digits.count(in: 0...1000) == 9)
    #expect(digits.element(at: 8) == 1000)
    #expect(digits.count(upTo: [1] + [Int](repeating: 0, count: 100), modulo: 1 << 31) == 1)
  }

  /// Numbers of at most a few digits, in bases where `Int` holds more, with states that only the longest have.
  @Test(arguments: 1...5) func shortNumbers(maximumLength: Int) {
    // The digits as they are: each number has a state of its own, and leads on to that of the last one.
    let numbers = DigitAutomaton(base: 3, maximumLength: maximumLength, start: 1) {
      $0 * 3 + $1
    } accepts: {
      $0 % 2 == 0
    }
    let end = (0..<maximumLength).reduce(1) { power, _ in 3 * power }
    let members = (0..<end).filter { number in
      var state = 1
      for digit in String(number, radix: 3) { state = state * 3 + digit.hexDigitValue! }
      return state % 2 == 0
    }
    #expect((0...members.count).map { numbers.element(at: $0) } == members.map { $0 } + [nil])
    for lower in stride(from: 0, to: end, by: 3) {
      let inside = members.filter { $0 >= lower }
      #expect(numbers.count(in: lower...end - 1) == inside.count)
      #expect(numbers.sum(in: lower...end - 1, modulo: 1 << 31) == inside.reduce(0, +))
    }
  }

  /// Multiples of 3, of which it is known how many there are and what their sum is.
  @Test func longBounds() {
    let threes = DigitAutomaton(maximumLength: 2000, start: 0) { rest, digit in
      (rest + digit) % 3
    } accepts: {
      $0 == 0
    }
    // Of 10^n, without leading zeros: (10^n - 1) / 3 + 1 multiples of 3, whose sum is 3k(k + 1)/2 for k of them.
    let modulus = 998_244_353
    var power = 1
    var third = 0
    for length in 1..<2000 {
      power = power * 10 % modulus
      third = (third * 10 + 3) % modulus
      guard length % 97 == 0 || length == 1999 else { continue }
      let bound = [1] + [Int](repeating: 0, count: length)
      #expect(threes.count(upTo: bound, modulo: modulus) == (third + 1) % modulus)
      let half = (modulus + 1) / 2
      let sum = third * (third + 1) % modulus * 3 % modulus * half % modulus
      #expect(threes.sum(upTo: bound, modulo: modulus) == sum)
    }
    let bound = [1] + [Int](repeating: 0, count: 999)
    #expect(threes.count(upTo: bound, modulo: modulus) == 682_510_426)
    #expect(threes.sum(upTo: [9, 9], modulo: 1 << 31) == 1683)
  }

  @Test func theLargestIntegers() {
    for base in 2...36 {
      let all = DigitAutomaton(base: base, start: 0) { state, _ in state }
      #expect(all.count(in: 1...Int.max) == .max)
      #expect(all.count(in: 5...Int.max - 1) == .max - 5)
      #expect(all.element(at: .max) == .max)
      let odd = DigitAutomaton(base: base, start: 0) {
        ($0 * base + $1) % 2
      } accepts: {
        $0 == 1
      }
      #expect(odd.element(at: 1 << 62 - 1) == .max)
      #expect(odd.element(at: 1 << 62) == nil)
      #expect(odd.sum(in: Int.max - 1...Int.max, modulo: 1 << 31) == (1 << 31) - 1)
    }
  }

  @Test func misuseTraps() async {
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(base: 1, start: 0) { state, _ in state }.stateCount)
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(base: 37, start: 0) { state, _ in state }.stateCount)
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(maximumLength: 0, start: 0) { state, _ in state }.stateCount)
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(start: 0) { state, _ in state }.count(in: -1...1))
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(start: 0) { state, _ in state }.count(in: 0...Int.max))
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(maximumLength: 2, start: 0) { state, _ in state }.count(in: 0...100))
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(start: 0) { state, _ in state }.element(at: -1) as Any)
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(start: 0) { state, _ in state }.sum(in: -1...1, modulo: 7))
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(start: 0) { state, _ in state }.count(upTo: [1], modulo: 0))
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(start: 0) { state, _ in state }.count(upTo: [1], modulo: 1 << 31 + 1))
    }
    await #expect(processExitsWith: .failure) {
      print(DigitAutomaton(base: 8, start: 0) { state, _ in state }.count(upTo: [8], modulo: 7))
    }
    await #expect(processExitsWith: .failure) {
      let digits = DigitAutomaton(maximumLength: 1, start: 0) { state, _ in state }
      print(digits.count(upTo: [1, 0], modulo: 7))
    }
  }

  private func digits(of number: Int, base: Int) -> [Int] {
    String(number, radix: base).map { $0.hexDigitValue ?? Int($0.asciiValue! - 97) + 10 }
  }
}
