// The most valuable things that a bag can carry: dynamic programming over the weight.
// Bellman, "Dynamic programming", 1957; Kellerer, Pferschy, Pisinger, "Knapsack problems", 2004, 2.3 and 7.1.

/// A thing to put into a bag, once or several times.
public struct KnapsackItem: Sendable, Hashable {
  /// What one of it weighs.
  public let weight: Int
  /// What one of it is worth.
  public let value: Int
  /// How many there are.
  public let count: Int

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - weight: What one of it weighs, not negative.
  ///   - value: What one of it is worth; what is worth less than nothing is never taken.
  ///   - count: How many there are, not negative; 1 if left out, `.max` for as many as fit.
  public init(weight: Int, value: Int, count: Int = 1) {
    precondition(weight >= 0, "a weight must not be negative")
    precondition(count >= 0, "a count must not be negative")
    (self.weight, self.value, self.count) = (weight, value, count)
  }
}

extension Collection where Element == KnapsackItem {
  /// Returns the greatest value of items that together weigh at most as much as the bag can carry.
  ///
  ///     let items = [(6, 13), (4, 8), (3, 6), (5, 12)].map { KnapsackItem(weight: $0.0, value: $0.1) }
  ///     items.greatestValue(withWeightAtMost: 7)  // 14: the second and the third
  ///
  ///     let gold = [KnapsackItem(weight: 5, value: 12, count: .max)]
  ///     gold.greatestValue(withWeightAtMost: 17)  // 36: three of it
  ///
  /// - Parameter capacity: The weight that the bag can carry, not negative.
  /// - Precondition: The greatest value fits `Int`, and so does what all of one item are worth that can be
  ///   carried; of what weighs nothing and is worth something there are not `.max`.
  /// - Complexity: O(*nw* log *k*) time and O(*w*) space for *n* items and a capacity of *w*, where *k* is the
  ///   largest count that is less than what fits; without the logarithm where all counts are 1 or `.max`.
  public func greatestValue(withWeightAtMost capacity: Int) -> Int {
    greatestValues(withWeightUpTo: capacity)[capacity]
  }

  /// Returns the greatest value for each weight that the bag could carry, from 0 to the given one.
  ///
  ///     let items = [KnapsackItem(weight: 2, value: 3), KnapsackItem(weight: 3, value: 4)]
  ///     items.greatestValues(withWeightUpTo: 5)  // [0, 0, 3, 4, 4, 7]
  ///
  /// All else is as in ``greatestValue(withWeightAtMost:)``.
  ///
  /// - Parameter capacity: The largest weight, not negative.
  public func greatestValues(withWeightUpTo capacity: Int) -> [Int] {
    var table = _KnapsackTable(capacity: capacity)
    for item in self { table.add(item) }
    return table.values
  }

  /// Returns how many of each item make up the greatest value.
  ///
  ///     let items = [
  ///       KnapsackItem(weight: 6, value: 13, count: .max), KnapsackItem(weight: 4, value: 8, count: 5),
  ///       KnapsackItem(weight: 3, value: 6, count: 5),
  ///     ]
  ///     items.mostValuableCounts(withWeightAtMost: 25)  // [3, 1, 1]: 53
  ///
  /// Of several ways it is one of them. All else is as in ``greatestValue(withWeightAtMost:)``, but for the
  /// space: *nw* log *k* bits besides.
  ///
  /// - Parameter capacity: The weight that the bag can carry, not negative.
  public func mostValuableCounts(withWeightAtMost capacity: Int) -> [Int] {
    var table = _KnapsackTable(capacity: capacity)
    var passes: [(item: Int, pass: _KnapsackTable.Pass, taken: [UInt64])] = []
    var counts: [Int] = []
    for (number, item) in enumerated() {
      counts.append(item.weight == 0 && item.value > 0 ? item.count : 0)
      table.add(item) { passes.append((number, $0, $1)) }
    }
    var room = capacity
    for (item, pass, taken) in passes.reversed() {
      // Invariant: with the counts so far, the passes up to this one fill the room best.
      while taken[room / 64] >> UInt64(room % 64) & 1 == 1 {
        counts[item] += pass.count
        room -= pass.weight
        if !pass.isRepeated { break }
      }
    }
    return counts
  }
}

// MARK: - Core

/// The greatest value for each weight, of the items so far.
internal struct _KnapsackTable {
  /// A number of the same items, all of which are taken or none; or which may be taken again.
  internal struct Pass {
    internal let count: Int
    internal let weight: Int
    internal let value: Int
    internal let isRepeated: Bool
  }

  internal private(set) var values: [Int]
  private let capacity: Int

  internal init(capacity: Int) {
    precondition(0 <= capacity && capacity < .max, "the capacity must be in 0 ..< Int.max")
    self.capacity = capacity
    values = [Int](repeating: 0, count: capacity + 1)
  }

  /// Makes use of one more item.
  ///
  /// - Parameter note: Receives each pass and a bit for each weight, whether the item is taken there, if it is
  ///   taken at all.
  internal mutating func add(
    _ item: KnapsackItem, note: ((_ pass: Pass, _ taken: [UInt64]) -> Void)? = nil
  ) {
    guard item.value > 0, item.weight <= capacity else { return }
    if item.weight == 0 {
      precondition(item.count < .max, "without end of what weighs nothing is worth more than all")
      let (value, overflows) = item.count.multipliedReportingOverflow(by: item.value)
      precondition(!overflows, "what an item that weighs nothing is worth does not fit Int")
      for weight in values.indices { values[weight] += value }
      return
    }
    let most = capacity / item.weight
    if most > 1, item.count >= most {
      return add(
        Pass(count: 1, weight: item.weight, value: item.value, isRepeated: true), note: note)
    }
    // Of 1, 2, 4, … and a rest, some add up to each number up to the count.
    var (part, left) = (1, Swift.min(item.count, most))
    while left > 0 {
      let count = Swift.min(part, left)
      add(
        Pass(
          count: count, weight: count * item.weight, value: count * item.value, isRepeated: false),
        note: note)
      left -= count
      part *= 2
    }
  }

  /// Takes what a pass takes at a time, wherever that is worth more.
  private mutating func add(_ pass: Pass, note: ((Pass, [UInt64]) -> Void)?) {
    var taken = [UInt64](repeating: 0, count: note == nil ? 0 : capacity / 64 + 1)
    let (weight, value) = (pass.weight, pass.value)
    // Of what does not fit, the sign is wrong.
    var signs = 0
    values.withUnsafeMutableBufferPointer { values in
      taken.withUnsafeMutableBufferPointer { taken in
        // Without a look at the indices, which are in weight ... capacity.
        let (values, words) = (values.baseAddress!, note == nil ? nil : taken.baseAddress)
        func take(_ places: some Sequence<Int>) {
          for place in places {
            let (sum, known) = (values[place &- weight] &+ value, values[place])
            signs |= sum
            // Without notes it is a choice, not a branch, which cannot be predicted.
            values[place] = Swift.max(sum, known)
            if let words, sum > known { words[place / 64] |= 1 << UInt64(place % 64) }
          }
        }
        // Where the item may be taken again, the room that is left has been filled with it before.
        if pass.isRepeated { take(weight...capacity) } else { take((weight...capacity).reversed()) }
      }
    }
    precondition(signs >= 0, "the greatest value does not fit Int")
    note?(pass, taken)
  }
}
