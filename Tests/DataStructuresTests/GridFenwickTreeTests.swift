import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct GridFenwickTreeTests {
  /// No sum on the way is that of a rectangle without a part in its middle.
  @Test func sumsOnTheWayAreThoseOfRectangles() {
    let steps: [Int8] = Array(repeating: 12, count: 8) + [-24, -24, -24, -24, 24, 24, 24, 24]
    let row = GridFenwickTree(rows: [steps])
    #expect(row.sum(rows: 0..., columns: 12...) == 96)
    #expect(row.sum(rows: 0..., columns: 8...11) == -96)
    let column = GridFenwickTree(rows: steps.map { [$0] })
    #expect(column.sum(rows: 12..., columns: 0...) == 96)
    #expect(column.sum(rows: 8...11, columns: 0...) == -96)
    let waves: [Int8] = [22, 22, 22, 22, -30, -29, -29, 88]
    #expect(GridFenwickTree(rows: [waves]).sum(rows: 0..., columns: 0...) == 88)
    #expect(GridFenwickTree(rows: waves.map { [$0] }).sum(rows: 0..., columns: 0...) == 88)
  }

  @Test func theExampleIsTrue() {
    var rain = GridFenwickTree(rows: [[1, 2, 3], [4, 5, 6]])
    #expect(rain.sum(rows: 0...1, columns: 1...2) == 16)
    rain.add(10, row: 0, column: 2)
    rain[1, 1] = 0
    #expect(rain.sum(rows: 0..., columns: 1...) == 21 && rain[0, 2] == 13)
    let table = GridFenwickTree(Table(rows: 3, columns: 4, repeating: 5))
    #expect(table.sum(rows: 1..., columns: ..<2) == 20)
    var counts = GridFenwickTree(rows: 100, columns: 100)
    counts.add(1, row: 3, column: 5)
    #expect(counts.sum(rows: ...9, columns: ...9) == 1)
    #expect(type(of: counts) == GridFenwickTree<Int>.self)
  }

  @Test func zerosMayBeOfAnyType() {
    var shares = GridFenwickTree<Double>(rows: 2, columns: 3)
    shares.add(0.5, row: 1, column: 2)
    #expect(shares.rowCount == 2 && shares.columnCount == 3)
    #expect(shares.sum(rows: 1..., columns: 1...) == 0.5)
  }

  @Test func nothingComesToZero() {
    for (rows, columns) in [(0, 0), (0, 3), (3, 0)] {
      let tree = GridFenwickTree(rows: rows, columns: columns)
      #expect(tree.rowCount == rows && tree.columnCount == columns)
      #expect(tree.sum(rows: 0..., columns: 0...) == 0)
    }
    #expect(GridFenwickTree(rows: [[1]]).sum(rows: 1..<1, columns: 0..<1) == 0)
  }

  /// Around the powers of two, where entries begin and end.
  @Test(arguments: [(1, 1), (1, 9), (8, 1), (2, 3), (4, 4), (5, 7), (8, 9), (16, 3)])
  func everyRectangleOfEverySize(rows: Int, columns: Int) {
    var random = SplitMix64(seed: UInt64(rows * 100 + columns))
    let numbers = (0..<rows).map { _ in (0..<columns).map { _ in random.next(in: -1000...1000) } }
    let tree = GridFenwickTree(rows: numbers)
    var added = GridFenwickTree(rows: rows, columns: columns)
    for row in (0..<rows).reversed() {
      for column in 0..<columns { added.add(numbers[row][column], row: row, column: column) }
    }
    for (top, bottom) in Self.ranges(rows) {
      for (left, right) in Self.ranges(columns) {
        let sum = numbers[top..<bottom].reduce(0) { $0 + $1[left..<right].reduce(0, +) }
        #expect(tree.sum(rows: top..<bottom, columns: left..<right) == sum)
        #expect(added.sum(rows: top..<bottom, columns: left..<right) == sum)
      }
    }
  }

  private static func ranges(_ count: Int) -> [(Int, Int)] {
    (0...count).flatMap { start in (start...count).map { (start, $0) } }
  }

  @Test func afterAnyChangesItIsATable() {
    let sizes = tuples(.integers(in: 1...6), .integers(in: 1...6), .integers(in: 0...Int.max))
    forAll(sizes) { height, width, seed in
      var random = SplitMix64(seed: UInt64(seed))
      var table = Table(rows: height, columns: width, repeating: 0)
      var tree = GridFenwickTree(table)
      let old = tree
      for _ in 0..<20 {
        let (row, column) = (random.next(in: 0...height - 1), random.next(in: 0...width - 1))
        let value = random.next(in: -99...99)
        if random.next(in: 0...1) == 0 {
          table[row, column] = value
          tree[row, column] = value
        } else {
          table[row, column] += value
          tree.add(value, row: row, column: column)
        }
        let found = (0..<height).map { row in (0..<width).map { tree[row, $0] } }
        try check(found, equals: (0..<height).map { table[row: $0] }, "\(row), \(column)")
        try check(
          tree.sum(rows: ...row, columns: column...),
          equals: GridSums(table).sum(rows: ...row, columns: column...), "\(row), \(column)")
      }
      try check(old.sum(rows: 0..., columns: 0...), equals: 0, "the copy from before")
    }
  }

  /// No sum on the way is that of a rectangle's elements and others that do not fit, or goes below 0.
  @Test func whatFitsIsEnough() {
    var tree = GridFenwickTree<UInt8>(rows: [[200, 0], [55, 0], [0, 0]])
    tree[0, 0] = 3
    tree[2, 1] = 197
    #expect(
      tree.sum(rows: 0..., columns: 0...) == 255 && tree.sum(rows: 1..., columns: 1...) == 197)
  }

  #if compiler(>=6.2)
    @Test func placesOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) { _ = GridFenwickTree(rows: [[1, 2], [3]]) }
      await #expect(processExitsWith: .failure) { _ = GridFenwickTree(rows: -1, columns: 1) }
      await #expect(processExitsWith: .failure) { _ = GridFenwickTree(rows: [[1, 2]])[1, 0] }
      await #expect(processExitsWith: .failure) { _ = GridFenwickTree(rows: [[1, 2]])[0, 2] }
      await #expect(processExitsWith: .failure) {
        var tree = GridFenwickTree(rows: [[1, 2], [3, 4]])
        tree.add(1, row: 0, column: -1)
      }
      await #expect(processExitsWith: .failure) {
        var tree = GridFenwickTree(rows: [[1, 2], [3, 4]])
        tree.add(1, row: 0, column: 2)
      }
      await #expect(processExitsWith: .failure) {
        var tree = GridFenwickTree(rows: [[1, 2], [3, 4]])
        tree.add(1, row: -1, column: 0)
      }
      await #expect(processExitsWith: .failure) {
        var tree = GridFenwickTree(rows: [[1, 2], [3, 4]])
        tree.add(1, row: 2, column: 0)
      }
      await #expect(processExitsWith: .failure) {
        var tree = GridFenwickTree(rows: [[1, 2], [3, 4]])
        tree[0, 2] = 5
      }
      await #expect(processExitsWith: .failure) {
        _ = GridFenwickTree(rows: [[1], [2]]).sum(rows: 1..<3, columns: 0..<1)
      }
      await #expect(processExitsWith: .failure) {
        _ = GridFenwickTree(rows: [[1], [2]]).sum(rows: 1..<2, columns: -1..<1)
      }
      await #expect(processExitsWith: .failure) {
        _ = GridFenwickTree(rows: [[1], [2]]).sum(rows: -1..<1, columns: 0..<1)
      }
      await #expect(processExitsWith: .failure) {
        _ = GridFenwickTree(rows: [[1], [2]]).sum(rows: 0..<1, columns: 0..<2)
      }
    }
  #endif
}
