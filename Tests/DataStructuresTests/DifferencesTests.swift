import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct DifferencesTests {
  @Test func theExamplesAreTrue() {
    var guests = RangeDifferences(count: 6)
    guests.add(2, to: 0...3)
    guests.add(5, to: 2..<5)
    #expect(guests.elements == [2, 2, 7, 7, 5, 0] && "\(guests)" == "[2, 2, 7, 7, 5, 0]")
    var layers = GridDifferences(rows: 3, columns: 4)
    layers.add(1, rows: 0...1, columns: 1...)
    layers.add(5, rows: 1..., columns: ..<2)
    #expect("\(layers)" == "[[0, 1, 1, 1], [5, 6, 1, 1], [5, 5, 0, 0]]")
  }

  @Test func rangesGrow() {
    let changes = Generator<[(Int, Int, Int)]>.array(
      of: tuples(.integers(in: 0...9), .integers(in: 0...9), .integers(in: -50...50)),
      counts: 0...20)
    forAll(tuples(.integers(in: 0...9), changes)) { count, changes in
      var numbers = RangeDifferences<Double>(count: count)
      var expected = [Double](repeating: 0, count: count)
      for (first, second, change) in changes {
        let ends = [first, second].map { $0 * count / 9 }.sorted()
        numbers.add(Double(change), to: ends[0]..<ends[1])
        for index in ends[0]..<ends[1] { expected[index] += Double(change) }
      }
      try check(numbers.elements, equals: expected)
      try check(numbers.count, equals: count)
    }
  }

  @Test func rectanglesGrow() {
    let sizes = tuples(.integers(in: 0...6), .integers(in: 0...6), .integers(in: 0...Int.max))
    forAll(sizes) { height, width, seed in
      var random = SplitMix64(seed: UInt64(seed))
      var numbers = GridDifferences<Float>(rows: height, columns: width)
      var expected = Table(rows: height, columns: width, repeating: Float(0))
      for _ in 0..<8 {
        let rows = [random.next(in: 0...height), random.next(in: 0...height)].sorted()
        let columns = [random.next(in: 0...width), random.next(in: 0...width)].sorted()
        let change = Float(random.next(in: -50...50))
        numbers.add(change, rows: rows[0]..<rows[1], columns: columns[0]..<columns[1])
        for row in rows[0]..<rows[1] {
          for column in columns[0]..<columns[1] { expected[row, column] += change }
        }
        try check(numbers.table, equals: expected)
      }
    }
  }

  @Test func aMillionChangesOfManyNumbers() {
    var numbers = RangeDifferences(count: 1_000_000)
    for index in 0..<1_000_000 { numbers.add(1, to: index...) }
    #expect(numbers.elements == Array(1...1_000_000))
    var grid = GridDifferences(rows: 300, columns: 400)
    for row in 0..<300 { grid.add(1, rows: row..., columns: 0...) }
    for column in 0..<400 { grid.add(1000, rows: 0..., columns: column...) }
    let table = grid.table
    #expect(table.indices.allSatisfy { table[$0] == $0.row + 1 + 1000 * ($0.column + 1) })
  }

  /// After the last number, row and column there is nothing whose difference would have to fit.
  @Test func differencesOfNeighborsFit() {
    var least = RangeDifferences<Int8>(count: 3)
    least.add(-128, to: 0...)
    #expect(least.elements == [-128, -128, -128])
    var stairs = RangeDifferences<UInt8>(count: 4)
    for start in 0..<4 { stairs.add(60, to: start...) }
    #expect(stairs.elements == [60, 120, 180, 240])
    var leastTable = GridDifferences<Int8>(rows: 2, columns: 2)
    leastTable.add(-128, rows: 0..., columns: 0...)
    #expect(leastTable.table.rowMajor == [-128, -128, -128, -128])
    var corners = GridDifferences<UInt8>(rows: 2, columns: 2)
    for start in 0..<2 { corners.add(100, rows: start..., columns: start...) }
    corners.add(5, rows: 0..., columns: 1...)
    corners.add(7, rows: 1..., columns: 0...)
    #expect(corners.table.rowMajor == [100, 105, 107, 212])
  }

  /// Nothing grows, whatever the others are.
  @Test func emptyRangesChangeNothing() {
    var numbers = RangeDifferences<Double>(count: 3)
    numbers.add(1, to: 1...1)
    numbers.add(.infinity, to: 1..<1)
    #expect(numbers.elements == [0, 1, 0])
    var grid = GridDifferences(rows: 2, columns: 2)
    grid.add(.max, rows: 0..<1, columns: 0..<1)
    grid.add(1, rows: 0..<0, columns: 0..<1)
    grid.add(1, rows: 0..<1, columns: 0..<0)
    #expect(grid.table.rowMajor == [.max, 0, 0, 0])
  }

  @Test func mistakesTrap() async {
    await #expect(processExitsWith: .failure) { _ = RangeDifferences(count: -1) }
    await #expect(processExitsWith: .failure) { _ = RangeDifferences<Double>(count: -1) }
    await #expect(processExitsWith: .failure) { _ = GridDifferences(rows: -1, columns: 3) }
    await #expect(processExitsWith: .failure) { _ = GridDifferences(rows: 3, columns: -1) }
    await #expect(processExitsWith: .failure) { _ = GridDifferences<Double>(rows: 3, columns: -1) }
    await #expect(processExitsWith: .failure) {
      var numbers = RangeDifferences(count: 3)
      numbers.add(1, to: 2..<4)
    }
    await #expect(processExitsWith: .failure) {
      var grid = GridDifferences(rows: 2, columns: 3)
      grid.add(1, rows: 0..<3, columns: 0..<1)
    }
    await #expect(processExitsWith: .failure) {
      var grid = GridDifferences(rows: 2, columns: 3)
      grid.add(1, rows: 0..<1, columns: -1..<1)
    }
    await #expect(processExitsWith: .failure) {
      var numbers = RangeDifferences(count: 3)
      numbers.add(.max, to: 0..<3)
      numbers.add(1, to: 1..<3)
      _ = numbers.elements
    }
  }
}
