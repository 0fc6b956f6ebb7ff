// Knapsack problems whose items have to weigh exactly as much as given: as with any weight, but for the weights that no
// items add up to. Kellerer, Pferschy, Pisinger, "Knapsack problems", 2004, 2.3 and 7.1.

extension Collection where Element == KnapsackItem {
  /// Returns the maximum total value of items whose total weight is exactly the given one, or `nil` if there are no such
  /// items (knapsack problem).
  ///
  ///     let items = [(6, 13), (4, 8), (3, 6)].map { KnapsackItem(weight: $0.0, value: $0.1) }
  ///     items.greatestValue(withWeight: 7)  // 14: the second and the third
  ///     items.greatestValue(withWeight: 5)  // nil
  ///
  /// Values may be negative here. So the minimum value is found with negated values, such as the fewest coins that
  /// make an amount (coin change problem):
  ///
  ///     let coins = [1, 5, 12].map { KnapsackItem(weight: $0, value: -1, count: .max) }
  ///     coins.greatestValue(withWeight: 15)  // -3: three coins
  ///
  /// - Parameter weight: The total weight, not negative.
  /// - Precondition: The value of any items that weigh no more fits `Int`, without being `.min`; an item of weight 0 and
  ///   positive value has fewer than `.max` copies.
  /// - Complexity: O(*nw* log *k*) time and O(*w*) space for *n* items and a weight of *w*, where *k* is the largest
  ///   count that is less than the number of copies that fit; without the logarithm if all counts are 1 or `.max`.
  public func greatestValue(withWeight weight: Int) -> Int? {
    greatestValues(forExactWeightsUpTo: weight)[weight]
  }

  /// Returns, for each weight from 0 to the given one, the maximum total value of items with exactly this total weight,
  /// or `nil` if there are no such items (knapsack problem).
  ///
  ///     let items = [KnapsackItem(weight: 2, value: 3), KnapsackItem(weight: 3, value: 4)]
  ///     items.greatestValues(forExactWeightsUpTo: 5)  // [0, nil, 3, 4, nil, 7]
  ///
  /// All else is as in ``greatestValue(withWeight:)``.
  ///
  /// - Parameter weight: The largest total weight, not negative.
  public func greatestValues(forExactWeightsUpTo weight: Int) -> [Int?] {
    var table = _ExactKnapsackTable(weight: weight)
    for item in self { table.add(item) }
    return table.values.map { $0 == .min ? nil : $0 }
  }

  /// Returns the number of copies of each item in a selection of maximum value whose total weight is exactly the given
  /// one, or `nil` if there is none (knapsack problem).
  ///
  ///     let coins = [1, 5, 12].map { KnapsackItem(weight: $0, value: -1, count: .max) }
  ///     coins.mostValuableCounts(withWeight: 16)  // [1, 3, 0]
  ///
  /// If there are several such selections, it is any of them. All else is as in ``greatestValue(withWeight:)``, but for
  /// *nw* log *k* bits of additional space.
  ///
  /// - Parameter weight: The total weight, not negative.
  public func mostValuableCounts(withWeight weight: Int) -> [Int]? {
    var table = _ExactKnapsackTable(weight: weight)
    let counts = _KnapsackTable.counts(of: self, filling: weight) { table.add($0, note: $1) }
    return table.values[weight] == .min ? nil : counts
  }
}

// MARK: - Core

/// The maximum value of the items so far for each total weight, `Int.min` where there are no such items.
internal struct _ExactKnapsackTable {
  internal private(set) var values: [Int]

  internal init(weight: Int) {
    precondition(0 <= weight && weight < .max, "the weight must be in 0 ..< Int.max")
    values = [Int](repeating: .min, count: weight + 1)
    values[0] = 0
  }

  /// Adds an item to the table.
  ///
  /// - Parameter note: Receives each pass and a bit for each weight, whether the item is taken there.
  internal mutating func add(
    _ item: KnapsackItem, note: ((_ pass: _KnapsackTable.Pass, _ taken: [UInt64]) -> Void)? = nil
  ) {
    if item.weight == 0 {
      // Of what weighs nothing, all is taken if it has a value, and nothing otherwise.
      guard item.value > 0 else { return }
      precondition(item.count < .max, "without end of what weighs nothing is worth more than all")
      let (value, overflows) = item.count.multipliedReportingOverflow(by: item.value)
      precondition(!overflows, "what an item that weighs nothing is worth does not fit Int")
      for weight in values.indices where values[weight] != .min { values[weight] += value }
    } else if item.weight < values.count {
      _KnapsackTable.forEachPass(of: item, capacity: values.count - 1) { add($0, note: note) }
    }
  }

  /// Applies a pass, wherever there are items that it can be added to and that raises the value.
  private mutating func add(
    _ pass: _KnapsackTable.Pass, note: ((_KnapsackTable.Pass, [UInt64]) -> Void)?
  ) {
    let (weight, value, last) = (pass.weight, pass.value, values.count - 1)
    var taken = [UInt64](repeating: 0, count: note == nil ? 0 : last / 64 + 1)
    // Negative once a value does not fit.
    var signs = 0
    values.withUnsafeMutableBufferPointer { values in
      taken.withUnsafeMutableBufferPointer { taken in
        // Without bounds checks: the indices are in weight ... last.
        let (values, words) = (values.baseAddress!, note == nil ? nil : taken.baseAddress)
        func take(_ places: some Sequence<Int>) {
          for place in places {
            let (old, known) = (values[place &- weight], values[place])
            let sum = old == .min ? .min : old &+ value
            // A sum that overflows has neither sign of its parts; .min is refused, too.
            signs |= old == .min ? 0 : (old ^ sum) & (value ^ sum) | (sum == .min ? -1 : 0)
            // Without notes it is a choice, not a branch, which cannot be predicted.
            values[place] = Swift.max(sum, known)
            if let words, sum > known { words[place / 64] |= 1 << UInt64(place % 64) }
          }
        }
        // Ascending if the item may be taken repeatedly: the weight that is left has been made up with it before.
        if pass.isRepeated { take(weight...last) } else { take((weight...last).reversed()) }
      }
    }
    precondition(signs >= 0, "the value of some of the items does not fit Int")
    note?(pass, taken)
  }
}
