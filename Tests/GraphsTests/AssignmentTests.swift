import Graphs
import InputPatterns
import PropertyTesting
import Testing

/// The smallest sum of any choice of a column for each row, no column twice.
private func bruteForce(_ rows: ArraySlice<[Int]>, without taken: Set<Int> = []) -> Int {
  guard let row = rows.first else { return 0 }
  return row.indices.filter { !taken.contains($0) }.map {
    row[$0] + bruteForce(rows.dropFirst(), without: taken.union([$0]))
  }.min()!
}

/// The sum of the elements that were chosen, or `nil` if it is no choice.
private func sum(of columns: [Int], _ rows: [[Int]]) -> Int? {
  if columns.count != rows.count || Set(columns).count != columns.count { return nil }
  if zip(rows, columns).contains(where: { !$0.indices.contains($1) }) { return nil }
  return zip(rows, columns).reduce(0) { $0 + $1.0[$1.1] }
}

@Suite struct AssignmentTests {
  @Test func documentedExamplesAreTrue() {
    let assignment = [[4, 3, 5], [3, 5, 9], [4, 1, 4]].minimumCostAssignment()
    #expect(assignment.columns == [2, 0, 1])
    #expect(assignment.cost == 9)
  }

  @Test func noChoiceIsCheaper() {
    let tables = tuples(.integers(in: 0...5), .integers(in: 0...3), .element(of: [1, 3, 1000]))
      .flatMap { count, more, largest in
        let columnCount = count + more
        return Generator<[[Int]]>.array(
          of: .array(
            of: .integers(in: -largest...largest), counts: columnCount...columnCount),
          counts: count...count)
      }
    forAll(tables, effort: 8) { rows in
      let (columns, cost) = rows.minimumCostAssignment()
      try check(sum(of: columns, rows), equals: cost, "\(columns)")
      try check(cost, equals: bruteForce(rows[...]))
    }
  }

  /// The same as a flow, found in another way.
  @Test(arguments: [(40, 40, 1_000_000_000), (30, 50, 1000), (60, 60, 2), (1, 90, 10)])
  func largerOnesCostAsMuchAsAFlow(rowCount: Int, columnCount: Int, largest: Int) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let rows = (0..<rowCount).map { _ in
        (0..<columnCount).map { _ in random.next(in: -largest...largest) }
      }
      let (columns, cost) = rows.minimumCostAssignment()
      #expect(sum(of: columns, rows) == cost, "seed \(seed)")
      var network = CostNetwork(vertexCount: rowCount + columnCount + 2)
      let (source, sink) = (rowCount + columnCount, rowCount + columnCount + 1)
      for row in 0..<rowCount {
        network.addEdge(from: source, to: row, capacity: 1, cost: 0)
        for column in 0..<columnCount {
          network.addEdge(
            from: row, to: rowCount + column, capacity: 1, cost: rows[row][column])
        }
      }
      for column in 0..<columnCount {
        network.addEdge(from: rowCount + column, to: sink, capacity: 1, cost: 0)
      }
      let flow = network.minimumCostFlow(from: source, to: sink)
      #expect(flow.value == rowCount && flow.cost == cost, "seed \(seed)")
    }
  }

  /// Each row has to take its column from the one before.
  @Test func allMayHaveToGiveWay() {
    let rows = (0..<70).map { row in (0..<70).map { (row + 1) * ($0 + 1) } }
    let (columns, cost) = rows.minimumCostAssignment()
    #expect(columns == (0..<70).reversed())
    #expect(cost == (1...70).reduce(0) { $0 + $1 * (71 - $1) })
  }

  @Test func tablesMayBeOfAnyKindAndEmpty() {
    #expect([[Int]]().minimumCostAssignment().columns == [])
    #expect([[Int]](repeating: [], count: 2).dropFirst(2).minimumCostAssignment().cost == 0)
    let lazy = (0..<2).lazy.map { row in (0..<3).lazy.map { ($0 - row) * ($0 - row) } }
    #expect(lazy.minimumCostAssignment().columns == [0, 1])
    #expect([3...5, 3...5].minimumCostAssignment().cost == 7)
  }

  @Test func largeElementsDoNotOverflow() {
    let largest = 1 << 58
    let rows = [[largest, -largest, largest], [-largest, -largest, largest], [0, 0, largest]]
    #expect(rows.minimumCostAssignment().cost == -largest)
    #expect([[-1 << 59]].minimumCostAssignment().cost == -1 << 59)
  }

  #if compiler(>=6.2)
    @Test func whatIsNoTableIsAMistake() async {
      await #expect(processExitsWith: .failure) { _ = [[1, 2], [3]].minimumCostAssignment() }
      await #expect(processExitsWith: .failure) { _ = [[1], [2, 3]].minimumCostAssignment() }
      await #expect(processExitsWith: .failure) { _ = [[1], [3]].minimumCostAssignment() }
      await #expect(processExitsWith: .failure) { _ = [[Int]]([[]]).minimumCostAssignment() }
      await #expect(processExitsWith: .failure) { _ = [[1 << 60]].minimumCostAssignment() }
      await #expect(processExitsWith: .failure) { _ = [[Int.min]].minimumCostAssignment() }
    }
  #endif
}
