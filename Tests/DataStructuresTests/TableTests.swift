import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct TableTests {
  @Test func theExampleIsTrue() {
    var costs = Table(rows: 2, columns: 3, repeating: 0)
    costs[1, 2] = 7
    costs[0, 2] += 1
    #expect(costs[row: 1] == [0, 0, 7] && costs.transposed()[row: 2] == [1, 7])
    #expect(costs.rowMajor == [0, 0, 1, 0, 0, 7] && "\(costs)" == "[[0, 0, 1], [0, 0, 7]]")
  }

  @Test func tablesMayBeEmpty() {
    for (rows, columns) in [(0, 0), (0, 4), (4, 0)] {
      let table = Table(rows: rows, columns: columns, repeating: "")
      #expect(table.rowCount == rows && table.columnCount == columns && table.rowMajor == [])
      #expect(table.transposed() == Table(rows: columns, columns: rows, repeating: ""))
      #expect(table.rotated() == table.transposed() && table.mirrored() == table)
      #expect(table.rotated(quarterTurns: -2) == table)
      #expect((0..<rows).allSatisfy { table[row: $0] == [] })
      #expect((0..<columns).allSatisfy { table[column: $0] == [] })
      #expect(table.rows == Array(repeating: [], count: rows))
    }
    #expect(Table<Int>(rows: []) == Table(rows: 0, columns: 0, repeating: 1))
    #expect(Table<Int>(rows: [[], []]) == Table(rows: 2, columns: 0, repeating: 1))
    #expect(Table<Int>(rowMajor: [], columns: 5) == Table(rows: 0, columns: 5, repeating: 1))
    #expect(Table<Int>(rowMajor: [], columns: 0) == Table(rows: 0, columns: 0, repeating: 1))
    #expect(Table(rows: 0, columns: 2, repeating: 1) != Table(rows: 0, columns: 3, repeating: 1))
  }

  @Test func itIsAnArrayOfArrays() throws {
    let sizes = tuples(.integers(in: 1...6), .integers(in: 1...6), .integers(in: 0...Int.max))
    forAll(sizes) { height, width, seed in
      var random = SplitMix64(seed: UInt64(seed))
      var rows = (0..<height).map { _ in (0..<width).map { _ in random.next(in: -9...9) } }
      var table = Table(rows: rows)
      try check(table, equals: Table(rowMajor: rows.joined(), columns: width), "\(rows)")
      for _ in 0..<20 {
        let (row, column) = (random.next(in: 0...height - 1), random.next(in: 0...width - 1))
        switch random.next(in: 0...5) {
        case 0: (rows[row][column], table[row, column]) = (5, 5)
        case 1:
          rows[row][column] += 3
          table[row, column] += 3
        case 2:
          rows[row].sort()
          table[row: row].sort()
        case 3:
          for (place, element) in rows.map({ $0[column] }).sorted().enumerated() {
            rows[place][column] = element
          }
          table[column: column].sort()
        case 4:
          let other = random.next(in: 0...width - 1)
          for place in rows.indices { rows[place][column] = rows[place][other] }
          table[column: column] = table[column: other]
        default:
          let other = random.next(in: 0...height - 1)
          rows[row] = rows[other]
          table[row: row] = table[row: other]
        }
      }
      try check("\(table)", equals: "\(rows)")
      try check(table.rows, equals: rows)
      for column in 0..<width {
        try check(table[column: column], equals: rows.map { $0[column] }, "column \(column)")
      }
      try check(table.rowCount * 10 + table.columnCount, equals: height * 10 + width, "size")
      let transposed = table.transposed()
      for (row, elements) in rows.enumerated() {
        try check(table[row: row], equals: elements, "row \(row)")
        for (column, element) in elements.enumerated() {
          try check(table[row, column], equals: element, "\(row), \(column)")
          try check(transposed[column, row], equals: element, "\(row), \(column), transposed")
        }
      }
      try check(transposed.transposed(), equals: table)
      let mirrored = Table(rows: rows.map { $0.reversed() })
      try check(table.mirrored(), equals: mirrored)
      // A quarter turn brings the last row to the left, from its beginning down.
      var turned = rows
      for turns in 0...4 {
        for more in [-8, 0, 4] {
          let found = table.rotated(quarterTurns: turns + more)
          try check(found, equals: Table(rows: turned), "\(turns + more) quarter turns")
        }
        turned = turned[0].indices.map { column in turned.reversed().map { $0[column] } }
      }
      try check(table.rotated(), equals: table.rotated(quarterTurns: 1))
    }
  }

  @Test func aCopyIsChangedByItself() {
    let old = Table(rows: [[1, 2], [3, 4]])
    var new = old
    new[0, 1] = 9
    new[row: 1].reverse()
    #expect(old.rowMajor == [1, 2, 3, 4] && new.rowMajor == [1, 9, 4, 3])
    #expect(Set([old, new, old]).count == 2)
  }

  /// An element is changed where it is: an array in a table does not become two.
  @Test func elementsChangeInTheirPlace() {
    var lists = Table(rows: 1, columns: 2, repeating: [Int]())
    lists[0, 1].reserveCapacity(10)
    let places = (0..<10).map { number in
      lists[0, 1].append(number)
      return lists[0, 1].withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    #expect(lists.rowMajor == [[], Array(0..<10)] && Set(places).count == 1)
  }

  @Test func sizesThatFitNoTableTrap() async {
    await #expect(processExitsWith: .failure) { _ = Table(rows: -1, columns: 1, repeating: 0) }
    await #expect(processExitsWith: .failure) { _ = Table(rows: 1, columns: -1, repeating: 0) }
    await #expect(processExitsWith: .failure) { _ = Table(rows: .max, columns: 2, repeating: 0) }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3]]) }
    await #expect(processExitsWith: .failure) { _ = Table(rowMajor: [1, 2, 3], columns: 2) }
    await #expect(processExitsWith: .failure) { _ = Table(rowMajor: [1], columns: 0) }
    await #expect(processExitsWith: .failure) { _ = Table(rowMajor: [Int](), columns: -1) }
  }

  @Test func placesOutsideTrap() async {
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3, 4]])[0, 2] }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3, 4]])[1, -1] }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3, 4]])[2, 0] }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3, 4]])[.min, 0] }
    await #expect(processExitsWith: .failure) {
      var table = Table(rows: [[1, 2], [3, 4]])
      table[0, 2] = 5
    }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3, 4]])[row: 2] }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3, 4]])[row: -1] }
    await #expect(processExitsWith: .failure) {
      var table = Table(rows: [[1, 2], [3, 4]])
      table[row: 0].append(3)
    }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3, 4]])[column: 2] }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2], [3, 4]])[column: -1] }
    await #expect(processExitsWith: .failure) {
      var table = Table(rows: [[1, 2], [3, 4]])
      table[column: 0].removeLast()
    }
    await #expect(processExitsWith: .failure) {
      var table = Table(rows: [[1, 2], [3, 4]])
      table[column: 2] = [1, 2]
    }
  }
}
