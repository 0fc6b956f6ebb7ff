import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

/// An exact number of parts by a penalty, and partitions in any number.
@Suite struct LeastCostForExactlyTests {
  @Test func theExamplesAreTrue() {
    let values = [5, -1, 3, -9, 4]
    let cost = leastCost(forExactly: 2) { penalty in
      var (outside, inside) = ((cost: 0, parts: 0), (cost: Int.max, parts: 0))
      for value in values {
        let next = (cost: outside.cost + penalty, parts: outside.parts + 1)
        inside = next.cost < inside.cost ? next : inside
        inside.cost -= value
        outside = inside.cost < outside.cost ? inside : outside
      }
      return outside
    }
    #expect(cost == -11)
    let sizes = [1, 9, 2, 2, 8]
    let cheapest = cheapestPartition(of: 5) { range in
      let sum = sizes[range].reduce(0, +)
      return sum * sum + 50
    }
    #expect(cheapest.cost == 330 && cheapest.ranges == [0..<2, 2..<4, 4..<5])
  }

  /// Convex costs, given by how they change: any of the best numbers of parts may be found.
  @Test func costsOfAllNumbersOfPartsAreFound() {
    let changes = Generator.array(of: .integers(in: -1_000_000...1_000_000), counts: 1...30)
    let few = Generator.array(of: .integers(in: -3...3), counts: 1...30)
    forAll(tuples(.oneOf(changes, few), .integers(in: -9...9), .integers(in: 0...Int.max))) {
      changes, first, seed in
      let costs = changes.sorted().reduce(into: [first]) { $0.append($0.last! + $1) }
      var random = SplitMix64(seed: UInt64(seed))
      for parts in costs.indices {
        let found = leastCost(forExactly: parts) { penalty in
          let sums = costs.indices.map { costs[$0] + penalty * $0 }
          let least = sums.min()!
          return (least, costs.indices.filter { sums[$0] == least }.randomElement(using: &random)!)
        }
        try check(found, equals: costs[parts], "\(parts) parts, costs: \(costs)")
      }
    }
  }

  /// What a part saves may be nearly as large as a number, what it costs so large that eight times as much fits.
  @Test func largeCostsAreExact() {
    for costs in [[1 << 59, 1 << 58, 0, 3], [0, 1 << 54, 1 << 55, 3 << 54 + 1]] {
      var calls = 0
      for parts in 0...2 {
        let found = leastCost(forExactly: parts) { penalty in
          calls += 1
          let best = costs.indices.min { costs[$0] + penalty * $0 < costs[$1] + penalty * $1 }!
          return (costs[best] + penalty * best, best)
        }
        #expect(found == costs[parts], "\(parts) parts, costs: \(costs)")
      }
      #expect(calls < 3 * 60)
    }
  }

  /// Squares of sums, in any number of ranges with a penalty, against the table.
  @Test func manyPlacesInExactlySoManyRanges() {
    let values = InputPattern.random.values(count: 300, in: 0...1000, seed: 7)
    let sums = values.reduce(into: [0]) { $0.append($0.last! + $1) }
    func square(_ range: Range<Int>) -> Int {
      let sum = sums[range.upperBound] - sums[range.lowerBound]
      return sum * sum
    }
    for parts in [1, 2, 3, 17, 150, 299, 300] {
      var calls = 0
      let cost = leastCost(forExactly: parts) { penalty in
        calls += 1
        let found = cheapestPartition(of: values.count) { square($0) + penalty }
        return (found.cost, found.ranges.count)
      }
      #expect(cost == cheapestPartition(of: 300, into: parts, cost: square).cost)
      #expect(calls < 40, "\(parts)")
    }
  }

  @Test func partitionsInAnyNumberAreThoseOfTheTable() {
    let costs: [(String, ([Int], Range<Int>) -> Int)] = [
      (
        "squares",
        { values, range in
          values[range].reduce(0, +) * values[range].reduce(0, +) + values[0] * 20
        }
      ),
      ("lengths", { values, range in range.count * range.count + values[0] }),
      ("constant", { _, _ in 7 }), ("saved", { _, _ in -7 }), ("nothing", { _, _ in 0 }),
      ("position", { values, range in values[range.lowerBound] - 3 * range.upperBound }),
      ("at most three", { _, range in 1000 * max(range.count - 3, 0) + 1 }),
    ]
    for (name, cost) in costs {
      forAll(.array(of: .integers(in: 0...9), counts: 1...40)) { values in
        var table = [0]
        for end in 1...values.count {
          table.append((0..<end).map { table[$0] + cost(values, $0..<end) }.min()!)
        }
        let found = cheapestPartition(of: values.count) { cost(values, $0) }
        try check(found.cost, equals: table[values.count], name)
        try check(found.ranges.flatMap(Array.init), equals: Array(values.indices), name)
        try check(found.ranges.allSatisfy { !$0.isEmpty }, "\(name): \(found.ranges)")
        let sum = found.ranges.reduce(0) { $0 + cost(values, $1) }
        try check(sum, equals: found.cost, name)
      }
    }
  }

  @Test func noPlacesCostNothing() {
    let found = cheapestPartition(of: 0) { $0.count }
    #expect(found.cost == 0 && found.ranges == [])
  }

  /// About as many costs as there are places, times the logarithm.
  @Test func fewCostsAreLookedAt() {
    var looks = 0
    let found = cheapestPartition(of: 10_000) { range in
      looks += 1
      return range.count * range.count + 100
    }
    #expect(found.cost == 1000 * 200 && found.ranges.count == 1000)
    #expect(looks < 10_000 * 30)
  }

  @Test func errorsArePassedOn() {
    struct Stop: Error {}
    for last in 0..<5 {
      var calls = 0
      #expect(throws: Stop.self) {
        try cheapestPartition(of: 4) { range in
          calls += 1
          if calls > last { throw Stop() }
          return range.count * range.count
        }
      }
    }
    #expect(throws: Stop.self) { try leastCost(forExactly: 3) { _ in throw Stop() } }
  }

  #if compiler(>=6.2)
    @Test func whatIsNotThereIsAMistake() async {
      await #expect(processExitsWith: .failure) { _ = cheapestPartition(of: -1) { $0.count } }
      await #expect(processExitsWith: .failure) { print(leastCost(forExactly: 3) { _ in (0, 2) }) }
      await #expect(processExitsWith: .failure) { print(leastCost(forExactly: 1) { _ in (0, 2) }) }
    }
  #endif
}
