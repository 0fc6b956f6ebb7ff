// Knapsack problems (0/1, bounded, unbounded): dynamic programming over the weight. Bellman, "Dynamic programming",
// 1957; Kellerer, Pferschy, Pisinger, "Knapsack problems", 2004, 2.3 and 7.1.

/// An item of a knapsack problem, available once, several times or without limit.
public struct KnapsackItem: Sendable, Hashable {
  /// The weight of one copy.
  public let weight: Int
  /// The value of one copy.
  public let value: Int
  /// The number of copies.
  public let count: Int

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - weight: The weight of one copy, not negative.
  ///   - value: The value of one copy; items of negative value are taken only for an exact weight.
  ///   - count: The number of copies, not negative: 1 by default (0/1 knapsack), `.max` for as many as fit (unbounded
  ///     knapsack).
  public init(weight: Int, value: Int, count: Int = 1) {
    precondition(weight >= 0, "a weight must not be negative")
    precondition(count >= 0, "a count must not be negative")
    (self.weight, self.value, self.count) = (weight, value, count)
  }
}

extension Collection where Element == KnapsackItem {
  /// Returns the maximum total value of items whose total weight is at most the given capacity (knapsack problem).
  ///
  ///     let items = [(6, 13), (4, 8), (3, 6), (5, 12)].map { KnapsackItem(weight: $0.0, value: $0.1) }
  ///     items.greatestValue(withWeightAtMost: 7)  // 14: the second and the third
  ///
  ///     let gold = [KnapsackItem(weight: 5, value: 12, count: .max)]
  ///     gold.greatestValue(withWeightAtMost: 17)  // 36: three of it
  ///
  /// - Parameter capacity: The capacity of the knapsack, not negative.
  /// - Precondition: The maximum value fits `Int`, and so does the value of all copies of one item that fit the
  ///   capacity; an item of weight 0 and positive value has fewer than `.max` copies.
  /// - Complexity: O(*nw* log *k*) time and O(*w*) space for *n* items and a capacity of *w*, where *k* is the largest
  ///   count that is less than the number of copies that fit; without the logarithm if all counts are 1 or `.max`.
  public func greatestValue(withWeightAtMost capacity: Int) -> Int {
    greatestValues(forCapacitiesUpTo: capacity)[capacity]
  }

  /// Returns the maximum total value for each capacity from 0 to the given one (knapsack problem).
  ///
  ///     let items = [KnapsackItem(weight: 2, value: 3), KnapsackItem(weight: 3, value: 4)]
  ///     items.greatestValues(forCapacitiesUpTo: 5)  // [0, 0, 3, 4, 4, 7]
  ///
  /// All else is as in ``greatestValue(withWeightAtMost:)``.
  ///
  /// - Parameter capacity: The largest capacity, not negative.
  public func greatestValues(forCapacitiesUpTo capacity: Int) -> [Int] {
    var table = _KnapsackTable(capacity: capacity)
    for item in self { table.add(item) }
    return table.values
  }

  /// Returns the number of copies of each item in a selection of maximum value (knapsack problem).
  ///
  ///     let items = [
  ///       KnapsackItem(weight: 6, value: 13, count: .max), KnapsackItem(weight: 4, value: 8, count: 5),
  ///       KnapsackItem(weight: 3, value: 6, count: 5),
  ///     ]
  ///     items.mostValuableCounts(withWeightAtMost: 25)  // [3, 1, 1]: 53
  ///
  /// If there are several such selections, it is any of them. All else is as in ``greatestValue(withWeightAtMost:)``,
  /// but for *nw* log *k* bits of additional space.
  ///
  /// - Parameter capacity: The capacity of the knapsack, not negative.
  public func mostValuableCounts(withWeightAtMost capacity: Int) -> [Int] {
    var table = _KnapsackTable(capacity: capacity)
    return _KnapsackTable.counts(of: self, filling: capacity) { table.add($0, note: $1) }
  }
}

// MARK: - Core

/// The maximum value for each capacity, of the items so far.
internal struct _KnapsackTable {
  /// A number of copies of an item, all of which are taken or none; or which may be taken repeatedly.
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

  /// Adds an item to the table.
  ///
  /// - Parameter note: Receives each pass and a bit for each capacity, whether the item is taken there, if it is taken
  ///   at all.
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
    Self.forEachPass(of: item, capacity: capacity) { add($0, note: note) }
  }

  /// Returns the number of copies of each item that make up the value for a capacity.
  ///
  /// - Parameter add: Adds an item to a table, and tells of each pass where it is taken.
  internal static func counts(
    of items: some Collection<KnapsackItem>, filling capacity: Int,
    add: (_ item: KnapsackItem, _ note: @escaping (_ pass: Pass, _ taken: [UInt64]) -> Void) -> Void
  ) -> [Int] {
    var passes: [(item: Int, pass: Pass, taken: [UInt64])] = []
    var counts: [Int] = []
    for (number, item) in items.enumerated() {
      counts.append(item.weight == 0 && item.value > 0 ? item.count : 0)
      add(item) { passes.append((number, $0, $1)) }
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

  /// Calls the closure with the passes of an item, whose weight is from 1 to the capacity.
  internal static func forEachPass(
    of item: KnapsackItem, capacity: Int, _ body: (Pass) -> Void
  ) {
    let most = capacity / item.weight
    if most > 1, item.count >= most {
      return body(Pass(count: 1, weight: item.weight, value: item.value, isRepeated: true))
    }
    // Binary splitting: of 1, 2, 4, … and a rest, some add up to each number up to the count.
    var (part, left) = (1, Swift.min(item.count, most))
    while left > 0 {
      let count = Swift.min(part, left)
      body(
        Pass(
          count: count, weight: count * item.weight, value: count * item.value, isRepeated: false))
      left -= count
      part *= 2
    }
  }

  /// Applies a pass, wherever that raises the value.
  private mutating func add(_ pass: Pass, note: ((Pass, [UInt64]) -> Void)?) {
    var taken = [UInt64](repeating: 0, count: note == nil ? 0 : capacity / 64 + 1)
    let (weight, value) = (pass.weight, pass.value)
    // A sum that overflows has the wrong sign.
    var signs = 0
    values.withUnsafeMutableBufferPointer { values in
      taken.withUnsafeMutableBufferPointer { taken in
        // Without bounds checks: the indices are in weight ... capacity.
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
        // Ascending if the item may be taken repeatedly: the capacity that is left has been filled with it before.
        if pass.isRepeated { take(weight...capacity) } else { take((weight...capacity).reversed()) }
      }
    }
    precondition(signs >= 0, "the greatest value does not fit Int")
    note?(pass, taken)
  }
}
