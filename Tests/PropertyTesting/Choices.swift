// What a generator is made of: a sequence of small decisions. Whoever holds the sequence can have the
// same value again, and whoever makes it shorter or its numbers smaller gets a simpler value that
// the generator could have made itself; that is the whole idea of the shrinking.
// MacIver, Donaldson: Test-Case Reduction via Test-Case Generation, ECOOP 2020.

import InputPatterns

/// The decisions that make up one generated value: drawn at random, or given by a script.
public struct Choices {
  /// One decision: a number from zero, the simplest, up to a bound; any if the bound is zero, which
  /// says that nobody was asked.
  struct Choice: Equatable {
    var value: UInt64
    let bound: UInt64
  }

  private enum Source {
    case random(SplitMix64, size: Int)
    case script([UInt64])
  }

  private var source: Source

  /// The decisions so far.
  private(set) var made: [Choice] = []

  /// Which decisions belong to one element of a list: whole elements are what shrinking removes.
  private(set) var elements: [Range<Int>] = []

  /// Starts a random value; lists have about up to `size` elements.
  init(seed: UInt64, size: Int) {
    source = .random(SplitMix64(seed: seed), size: size)
  }

  /// Starts a value that is told what to choose; what the script leaves open is zero.
  init(script: [UInt64]) {
    source = .script(script)
  }

  /// Makes one decision.
  ///
  /// - Parameters:
  ///   - bound: The largest number that may be chosen. The simpler what a number stands for, the
  ///     smaller the number should be.
  ///   - random: Returns the number, up to the bound, when nobody has decided it. Its distribution
  ///     is free: it has no part in the shrinking.
  public mutating func choose(
    upTo bound: UInt64, _ random: (inout SplitMix64, _ size: Int) -> UInt64
  ) -> UInt64 {
    let value =
      switch source {
      case .script(let script): made.count < script.count ? min(script[made.count], bound) : 0
      case .random: plan(random) ?? 0
      }
    precondition(value <= bound, "\(value) was chosen, which is beyond \(bound)")
    made.append(Choice(value: value, bound: bound))
    return value
  }

  /// Makes one decision, every number with the same probability.
  public mutating func choose(upTo bound: UInt64) -> UInt64 {
    choose(upTo: bound) { random, _ in random.next(in: 0...bound) }
  }

  /// Thinks ahead about random decisions, without making any; `nil` if a script decides.
  mutating func plan<Plan>(_ make: (inout SplitMix64, _ size: Int) -> Plan) -> Plan? {
    guard case .random(var random, let size) = source else { return nil }
    let plan = make(&random, size)
    source = .random(random, size: size)
    return plan
  }

  /// Makes a list.
  ///
  /// Before each element stands the decision to go on, so that an element can be cut out of the
  /// sequence of decisions and what follows keeps its meaning. Where the counts leave nothing to
  /// decide, it is put down all the same: so the script of a list also fits one of other counts.
  ///
  /// - Parameter plannedCount: The length if no script decides.
  mutating func list<Element>(
    counts: ClosedRange<Int>, plannedCount: Int,
    element: (inout Choices, _ index: Int) -> Element
  ) -> [Element] {
    var list: [Element] = []
    while true {
      let start = made.count
      let isOpen = counts.lowerBound <= list.count && list.count < counts.upperBound
      if isOpen {
        if choose(upTo: 1, { _, _ in list.count < plannedCount ? 1 : 0 }) == 0 { return list }
      } else {
        let goesOn = list.count < counts.lowerBound
        made.append(Choice(value: goesOn ? 1 : 0, bound: 0))
        if !goesOn { return list }
      }
      list.append(element(&self, list.count))
      elements.append(start..<made.count)
    }
  }
}
