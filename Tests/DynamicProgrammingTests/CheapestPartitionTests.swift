import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

/// The least entries of rows, and what they are good for.
@Suite struct CheapestPartitionTests {
  @Test func theExamplesAreTrue() {
    let (places, shops) = ([0, 4, 5, 9], [1, 6, 8])
    #expect(
      monotoneMinima(rows: 4, columns: 3) { abs(places[$0] - shops[$1]) } == [0, 1, 1, 2])
    let sizes = [1, 9, 2, 2, 8]
    let cheapest = cheapestPartition(of: 5, into: 3) { range in
      let sum = sizes[range].reduce(0, +)
      return sum * sum
    }
    #expect(cheapest.cost == 180 && cheapest.ranges == [0..<2, 2..<4, 4..<5])
  }

  /// Sums over all cells above and to the right are such matrices, whatever is added to rows and columns.
  @Test func theLeastEntriesAreFound() {
    let sizes = tuples(.integers(in: 0...20), .integers(in: 1...20), .integers(in: 0...Int.max))
    forAll(sizes) { rows, columns, seed in
      var random = SplitMix64(seed: UInt64(seed))
      var matrix = (0..<rows).map { _ in [Int](repeating: 0, count: columns) }
      let perRow = (0..<rows).map { _ in random.next(in: -9...9) }
      let perColumn = (0..<columns).map { _ in random.next(in: -9...9) }
      for row in 0..<rows {
        var sum = 0
        for column in (0..<columns).reversed() {
          matrix[row][column] = sum + (row > 0 ? matrix[row - 1][column] : 0)
          sum += random.next(in: 0...2)
        }
      }
      for row in 0..<rows {
        for column in 0..<columns { matrix[row][column] += perRow[row] + perColumn[column] }
      }
      let minima = monotoneMinima(rows: rows, columns: columns) { matrix[$0][$1] }
      try check(minima, equals: matrix.map { $0.firstIndex(of: $0.min()!)! }, "\(matrix)")
    }
  }

  @Test func noRowsHaveNoLeastEntries() {
    #expect(monotoneMinima(rows: 0, columns: 0) { $0 + $1 } == [])
  }

  /// Of many rows and columns only few entries are looked at.
  @Test func fewEntriesAreLookedAt() {
    var looks = 0
    let minima = monotoneMinima(rows: 1000, columns: 1000) { row, column in
      looks += 1
      return (row - column) * (row - column)
    }
    #expect(minima == Array(0..<1000))
    #expect(looks < 1000 * 12)
  }

  /// Tries all ways to cut.
  private func bruteForce(_ count: Int, _ parts: Int, _ cost: (Range<Int>) -> Int) -> Int {
    if parts == 1 { return cost(0..<count) }
    return (parts - 1..<count).map { bruteForce($0, parts - 1, cost) + cost($0..<count) }.min()!
  }

  @Test func costsAreThoseOfAllWaysToCut() {
    let costs: [(String, ([Int], Range<Int>) -> Int)] = [
      ("squares", { values, range in values[range].reduce(0, +) * values[range].reduce(0, +) }),
      ("lengths", { _, range in range.count * range.count }),
      ("constant", { _, _ in 7 }),
      ("at most three", { _, range in 1000 * max(range.count - 3, 0) }),
      ("position", { values, range in values[range.lowerBound] - 3 * range.upperBound }),
      (
        "pairs",
        { values, range in
          range.reduce(0) { sum, place in
            sum + values[range.lowerBound..<place].reduce(0) { $0 + $1 * values[place] }
          }
        }
      ),
    ]
    for (name, cost) in costs {
      forAll(tuples(.array(of: .integers(in: 0...9), counts: 1...9), .integers(in: 0...8))) {
        values, number in
        let parts = 1 + number % values.count
        let found = cheapestPartition(of: values.count, into: parts) { cost(values, $0) }
        try check(
          found.cost, equals: bruteForce(values.count, parts) { cost(values, $0) },
          "\(name), \(parts)")
        try check(found.ranges.count, equals: parts, "\(name): ranges")
        try check(found.ranges.flatMap(Array.init), equals: Array(values.indices), "\(name)")
        try check(found.ranges.allSatisfy { !$0.isEmpty }, "\(found.ranges)")
        try check(
          found.ranges.reduce(0) { $0 + cost(values, $1) }, equals: found.cost, "\(name)")
      }
    }
  }

  /// Costs as in BOJ 13261.
  @Test func manyPlacesInManyParts() {
    let count = 300
    var sums = [0]
    for value in InputPattern.random.values(count: count, in: 1...1_000_000_000, seed: 4) {
      sums.append(sums.last! + value)
    }
    let found = cheapestPartition(of: count, into: 30) { range in
      (sums[range.upperBound] - sums[range.lowerBound]) * range.count
    }
    // The straightforward table.
    var costs = sums.indices.map { sums[$0] * $0 }
    for _ in 1..<30 {
      costs = costs.indices.map { end in
        (0..<max(end, 1)).map { costs[$0] + (sums[end] - sums[$0]) * (end - $0) }.min()!
      }
    }
    #expect(found.cost == costs[count] && found.ranges.count == 30)
  }

  @Test func errorsOfTheCostArePassedOn() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try cheapestPartition(of: 3, into: 2) { if $0 == 1..<3 { throw Stop() } else { 1 } }
    }
  }

  #if compiler(>=6.2)
    @Test func whatCannotBeCutIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        _ = cheapestPartition(of: 0, into: 1) { $0.count }
      }
      await #expect(processExitsWith: .failure) {
        _ = cheapestPartition(of: 2, into: 3) { $0.count }
      }
      await #expect(processExitsWith: .failure) {
        _ = cheapestPartition(of: 2, into: 0) { $0.count }
      }
      await #expect(processExitsWith: .failure) {
        _ = monotoneMinima(rows: -1, columns: 1) { $0 + $1 }
      }
      await #expect(processExitsWith: .failure) {
        _ = monotoneMinima(rows: 1, columns: 0) { $0 + $1 }
      }
    }
  #endif
}
