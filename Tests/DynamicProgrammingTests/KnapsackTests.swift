import DynamicProgramming
import PropertyTesting
import Testing

@Suite struct KnapsackTests {
  @Test func documentedExamplesAreTrue() {
    let items = [(6, 13), (4, 8), (3, 6), (5, 12)].map {
      KnapsackItem(weight: $0.0, value: $0.1)
    }
    #expect(items.greatestValue(withWeightAtMost: 7) == 14)
    #expect(items.mostValuableCounts(withWeightAtMost: 7) == [0, 1, 1, 0])
    let gold = [KnapsackItem(weight: 5, value: 12, count: .max)]
    #expect(gold.greatestValue(withWeightAtMost: 17) == 36)
    let two = [KnapsackItem(weight: 2, value: 3), KnapsackItem(weight: 3, value: 4)]
    #expect(two.greatestValues(forCapacitiesUpTo: 5) == [0, 0, 3, 4, 4, 7])
    let some = [
      KnapsackItem(weight: 6, value: 13, count: .max), KnapsackItem(weight: 4, value: 8, count: 5),
      KnapsackItem(weight: 3, value: 6, count: 5),
    ]
    #expect(some.mostValuableCounts(withWeightAtMost: 25) == [3, 1, 1])
    #expect(some.greatestValue(withWeightAtMost: 25) == 53)
  }

  private static var items: Generator<[KnapsackItem]> {
    .array(
      of: tuples(
        .integers(in: 0...9), .integers(in: -1...9), .element(of: [1, 0, 2, 3, 5, 6, 7, 20, .max])
      ).map { KnapsackItem(weight: $0, value: $0 == 0 ? min($1, 0) : $1, count: $2) },
      counts: 0...7)
  }

  /// Tries every number of every item.
  private func bruteForce(_ items: ArraySlice<KnapsackItem>, _ capacity: Int) -> Int {
    guard let item = items.first else { return 0 }
    let most = item.weight == 0 ? 0 : min(item.count, capacity / item.weight)
    return (0...most).map { count in
      count * item.value + bruteForce(items.dropFirst(), capacity - count * item.weight)
    }.max()!
  }

  @Test func valuesAreThoseOfAllWaysToChoose() {
    forAll(tuples(Self.items, .integers(in: 0...20)), size: 7) { items, capacity in
      let values = items.greatestValues(forCapacitiesUpTo: capacity)
      let expected = (0...capacity).map { bruteForce(items[...], $0) }
      try check(values, equals: expected)
      try check(items.greatestValue(withWeightAtMost: capacity), equals: expected[capacity])
    }
  }

  @Test func countsMakeUpTheGreatestValue() {
    forAll(tuples(Self.items, .integers(in: 0...200))) { items, capacity in
      let counts = items.mostValuableCounts(withWeightAtMost: capacity)
      try check(counts.count, equals: items.count, "counts")
      try check(zip(counts, items).allSatisfy { 0...$1.count ~= $0 }, "\(counts): too many")
      let weight = zip(counts, items).reduce(0) { $0 + $1.0 * $1.1.weight }
      try check(weight <= capacity, "\(counts) weigh \(weight)")
      let value = zip(counts, items).reduce(0) { $0 + $1.0 * $1.1.value }
      try check(value, equals: items.greatestValue(withWeightAtMost: capacity), "\(counts)")
    }
  }

  /// Tries every number of every item.
  private func bruteForce(_ items: ArraySlice<KnapsackItem>, exactly weight: Int) -> Int? {
    guard let item = items.first else { return weight == 0 ? 0 : nil }
    let most = item.weight == 0 ? 0 : min(item.count, weight / item.weight)
    return (0...most).compactMap { count in
      bruteForce(items.dropFirst(), exactly: weight - count * item.weight)
        .map { $0 + count * item.value }
    }.max()
  }

  @Test func valuesOfExactWeightsAreThoseOfAllWaysToChoose() {
    forAll(tuples(Self.items, .integers(in: 0...20)), size: 7) { items, weight in
      let values = items.greatestValues(forExactWeightsUpTo: weight)
      let expected = (0...weight).map { bruteForce(items[...], exactly: $0) }
      try check(values, equals: expected)
      try check(items.greatestValue(withWeight: weight), equals: expected[weight])
    }
  }

  @Test func countsMakeUpTheGreatestValueOfAnExactWeight() {
    forAll(tuples(Self.items, .integers(in: 0...200))) { items, weight in
      let value = items.greatestValue(withWeight: weight)
      guard let counts = items.mostValuableCounts(withWeight: weight) else {
        return try check(value, equals: nil, "without counts")
      }
      try check(counts.count, equals: items.count, "counts")
      try check(zip(counts, items).allSatisfy { 0...$1.count ~= $0 }, "\(counts): too many")
      let sum = zip(counts, items).reduce(0) { $0 + $1.0 * $1.1.weight }
      try check(sum, equals: weight, "\(counts)")
      let total = zip(counts, items).reduce(0) { $0 + $1.0 * $1.1.value }
      try check(total, equals: value, "\(counts)")
    }
    #expect([KnapsackItem]().mostValuableCounts(withWeight: 0) == [])
  }

  @Test func anExactWeightMayHaveAnyValueThatFits() {
    let coins = [1, 5, 12].map { KnapsackItem(weight: $0, value: -1, count: .max) }
    #expect(coins.greatestValue(withWeight: 15) == -3)
    #expect(coins.mostValuableCounts(withWeight: 16) == [1, 3, 0])
    #expect([KnapsackItem]().greatestValues(forExactWeightsUpTo: 2) == [0, nil, nil])
    let items = [
      KnapsackItem(weight: 0, value: 5, count: 3), KnapsackItem(weight: 2, value: -7),
      KnapsackItem(weight: 0, value: -5, count: 3), KnapsackItem(weight: 0, value: 0, count: .max),
      KnapsackItem(weight: .max, value: .max, count: .max),
    ]
    #expect(items.greatestValues(forExactWeightsUpTo: 3) == [15, nil, 8, nil])
    #expect(items.mostValuableCounts(withWeight: 2) == [3, 1, 0, 0, 0])
    let extreme = [
      KnapsackItem(weight: 3, value: .max), KnapsackItem(weight: 2, value: -.max),
    ]
    #expect(extreme.greatestValues(forExactWeightsUpTo: 5) == [0, nil, -.max, .max, nil, 0])
  }

  @Test func whatWeighsNothingIsTakenAsOftenAsThereIs() {
    let items = [
      KnapsackItem(weight: 0, value: 5, count: 3), KnapsackItem(weight: 2, value: 7),
      KnapsackItem(weight: 0, value: -5, count: 3), KnapsackItem(weight: 0, value: 0, count: .max),
    ]
    #expect(items.greatestValues(forCapacitiesUpTo: 2) == [15, 15, 22])
    #expect(items.mostValuableCounts(withWeightAtMost: 1) == [3, 0, 0, 0])
    #expect(items.mostValuableCounts(withWeightAtMost: 2) == [3, 1, 0, 0])
  }

  @Test func hugeNumbersThatDoNotFitAreHarmless() {
    let items = [
      KnapsackItem(weight: .max, value: .max, count: .max),
      KnapsackItem(weight: 3, value: .max / 2, count: .max),
      KnapsackItem(weight: 4, value: .max / 2 + 1, count: .max - 1),
    ]
    #expect(items.greatestValue(withWeightAtMost: 5) == .max / 2 + 1)
    #expect(items.mostValuableCounts(withWeightAtMost: 7) == [0, 1, 1])
    #expect([KnapsackItem]().greatestValue(withWeightAtMost: 0) == 0)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = KnapsackItem(weight: -1, value: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = KnapsackItem(weight: 1, value: 1, count: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = [KnapsackItem]().greatestValue(withWeightAtMost: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = [KnapsackItem(weight: 0, value: 1, count: .max)].greatestValue(withWeightAtMost: 1)
      }
      await #expect(processExitsWith: .failure) {
        let many = KnapsackItem(weight: 0, value: 2, count: .max - 1)
        _ = [many].greatestValue(withWeightAtMost: 1)
      }
      await #expect(processExitsWith: .failure) {
        let heavy = KnapsackItem(weight: 1, value: .max / 2 + 1, count: .max)
        _ = [heavy].greatestValue(withWeightAtMost: 2)
      }
      await #expect(processExitsWith: .failure) {
        print([KnapsackItem]().greatestValues(forExactWeightsUpTo: -1))
      }
      await #expect(processExitsWith: .failure) {
        let endless = KnapsackItem(weight: 0, value: 1, count: .max)
        print([endless].greatestValues(forExactWeightsUpTo: 1))
      }
      await #expect(processExitsWith: .failure) {
        let many = KnapsackItem(weight: 0, value: 2, count: .max - 1)
        print([many].greatestValues(forExactWeightsUpTo: 1))
      }
      await #expect(processExitsWith: .failure) {
        let heavy = KnapsackItem(weight: 1, value: .max / 2 + 1, count: .max)
        print([heavy].greatestValues(forExactWeightsUpTo: 2))
      }
      // Two of them are worth Int.min.
      await #expect(processExitsWith: .failure) {
        let light = KnapsackItem(weight: 1, value: -(.max / 2) - 1, count: .max)
        print([light].greatestValues(forExactWeightsUpTo: 2))
      }
    }
  #endif
}
