// Brute force, reference, checker and test cases of the problems about longest increasing subsequences;
// the checker accepts any of the longest.

import InputPatterns
import ProblemKit

/// Longest strictly increasing subsequences, found without the library.
public enum IncreasingSubsequences {
  /// The maximum length for brute force: 4,096 subsets.
  public static var bruteForceLimit: Int { 12 }

  /// Returns the indices of a longest strictly increasing subsequence, by trying all subsets.
  ///
  ///     IncreasingSubsequences.bruteForce([3, 1, 4, 1, 5])  // [0, 2, 4]
  public static func bruteForce(_ values: [Int]) -> [Int] {
    precondition(values.count <= bruteForceLimit, "too many sets of positions")
    var best: [Int] = []
    for set in 0..<1 << values.count {
      let positions = values.indices.filter { set >> $0 & 1 == 1 }
      let rises = zip(positions, positions.dropFirst()).allSatisfy { values[$0] < values[$1] }
      if rises && positions.count > best.count { best = positions }
    }
    return best
  }

  /// Returns the indices of a longest strictly increasing subsequence, by a Fenwick tree of prefix maxima
  /// over the ranks of the last values.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the length.
  public static func reference(_ values: [Int]) -> [Int] {
    let ranks = ranks(of: values)
    // tree[node] is the end of the longest subsequence so far whose last value has one of the ranks that
    // the node covers.
    var tree = [End](repeating: End(length: 0, position: -1), count: values.count + 1)
    var previous: [Int] = []
    previous.reserveCapacity(values.count)
    var longest = tree[0]
    for (position, rank) in ranks.enumerated() {
      var before = tree[0]
      var node = rank - 1
      while node > 0 {
        if before.length < tree[node].length { before = tree[node] }
        node &= node - 1
      }
      previous.append(before.position)
      let end = End(length: before.length + 1, position: position)
      node = rank
      while node < tree.count {
        if tree[node].length < end.length { tree[node] = end }
        node += node & -node
      }
      if longest.length < end.length { longest = end }
    }
    var positions: [Int] = []
    var position = longest.position
    while position >= 0 {
      positions.append(position)
      position = previous[position]
    }
    return positions.reversed()
  }

  /// The end of a subsequence: a length of 0 for none.
  private struct End {
    var length: Int
    var position: Int
  }

  /// Returns the rank of each value among the distinct values, from 1.
  private static func ranks(of values: [Int]) -> [Int] {
    // Pairs with the positions are sorted: comparing through positions would miss the cache.
    let order = values.enumerated().sorted { $0.element < $1.element }
    var ranks = [Int](repeating: 1, count: values.count)
    for (before, entry) in zip(order, order.dropFirst()) {
      ranks[entry.offset] = ranks[before.offset] + (before.element < entry.element ? 1 : 0)
    }
    return ranks
  }
}

// MARK: - Answers, checker and cases

extension IncreasingSubsequences {
  /// The parts of the output.
  public enum Output: Sendable {
    /// The length only.
    case length
    /// The length, and on the next line the numbers.
    case values
    /// The length, and on the next line the zero-based indices.
    case positions
  }

  /// Returns brute force for short lists and the reference for others.
  public static func answers(_ output: Output) -> [Answer<[Int]>] {
    func blocks(_ values: [Int], _ positions: [Int]) -> [Block] {
      let length = Block.line([positions.count])
      switch output {
      case .length: return [length]
      case .values: return [length, .line(positions.map { values[$0] })]
      case .positions: return [length, .line(positions)]
      }
    }
    return [
      Answer(
        .bruteForce, about: "tries every set of positions, up to N = \(bruteForceLimit)",
        when: { $0.count <= bruteForceLimit }, solve: { blocks($0, bruteForce($0)) }),
      Answer(
        .reference, about: "Fenwick tree of the longest subsequence for each last value",
        solve: { blocks($0, reference($0)) }),
    ]
  }

  /// Returns a checker that accepts any longest strictly increasing subsequence, and nothing else.
  public static func checker(_ output: Output) -> Checker<[Int]> {
    switch output {
    case .length: return .numbers
    case .values: return .longest { values, reader in try claimedValues(values, &reader) }
    case .positions: return .longest { values, reader in try claimedPositions(values, &reader) }
    }
  }

  private static func claimedValues(_ values: [Int], _ reader: inout TokenReader) throws -> Int {
    let length = try reader.integer("the length", in: 1...values.count)
    var rest = values[...]
    var last: Int?
    for place in 1...length {
      let value = try reader.integer("the \(ordinal(place)) number", in: .min ... .max)
      if let last, value <= last {
        throw Judgement.wrongAnswer("the \(ordinal(place)) number, \(value), is not above \(last)")
      }
      last = value
      // Greedy: the first match leaves the most elements for the rest.
      guard let found = rest.firstIndex(of: value) else {
        throw Judgement.wrongAnswer(
          "no subsequence: the \(ordinal(place)) number, \(value), does not follow in the input")
      }
      rest = rest[(found + 1)...]
    }
    return length
  }

  private static func claimedPositions(_ values: [Int], _ reader: inout TokenReader) throws -> Int {
    let length = try reader.integer("the length", in: 1...values.count)
    var last: Int?
    for place in 1...length {
      let index = try reader.integer("the \(ordinal(place)) index", in: 0...values.count - 1)
      if let last, index <= last {
        throw Judgement.wrongAnswer("the \(ordinal(place)) index, \(index), is not above \(last)")
      }
      if let last, values[index] <= values[last] {
        throw Judgement.wrongAnswer(
          "the \(ordinal(place)) number, \(values[index]), is not above \(values[last])")
      }
      last = index
    }
    return length
  }

  /// Returns test cases for every trap of the task, up to the given length.
  @CaseList<[Int]>
  public static func cases(upTo longest: Int, in range: ClosedRange<Int>) -> [Case<[Int]>] {
    let low = range.lowerBound
    let high = range.upperBound
    Case("smallest", answer: .bruteForce, about: "the smallest number alone") { _ in [low] }
    Case("highest", answer: .bruteForce, about: "the highest number alone: no mark for none") { _ in
      [high]
    }
    Case("two-equal", answer: .bruteForce, about: "equal numbers do not rise") { _ in [low, low] }
    Case.randomLists(
      "random-small", count: 1...10, in: range, seeds: 1...20, answer: .bruteForce)
    Case.shapes(
      [.permutation, .extremes], count: bruteForceLimit, in: range, size: "small", seeds: 1...5,
      answer: .bruteForce)
    Case.randomLists("random-medium", count: 500...1000, in: range, seeds: 1...4)
    Case.shapes(
      [.twoValues, .fewValues, .skewed, .runs, .wideAscent], count: 1000, in: range,
      size: "medium")
    Case.shapes(
      [
        .random, .permutation, .sorted, .reversed, .allEqual, .fewValues, .extremes, .organPipe,
        .saw, .interleaved, .noisyAscent, .halfIncreasing,
      ], count: longest, in: range, size: "max")
    Case("longest-text-max", about: "the number with the most characters, again and again") { _ in
      let longer = String(low).count > String(high).count ? low : high
      return Array(repeating: longer, count: longest)
    }
  }
}
