import DataStructures
import InputPatterns
import Testing

@Suite struct TableIndicesTests {
  @Test(arguments: [0, 1, 3], [0, 1, 4])
  func cellsAreThoseThatAreListed(height: Int, width: Int) {
    let indices = Table(rows: height, columns: width, repeating: "").indices
    for row in [.min] + Array(-2...5) + [.max] {
      for column in [.min] + Array(-2...5) + [.max] {
        let isListed = indices.contains { $0.row == row && $0.column == column }
        #expect(indices.contains((row, column)) == isListed, "row \(row), column \(column)")
      }
    }
  }

  @Test(arguments: [(0, 0), (0, 3), (3, 0), (1, 1), (1, 5), (5, 1), (3, 4)])
  func indicesAreThoseOfTwoLoops(height: Int, width: Int) {
    var expected: [[Int]] = []
    for row in 0..<height {
      for column in 0..<width { expected.append([row, column]) }
    }
    let indices = Table(rows: height, columns: width, repeating: "").indices
    // By the iterator, and by places in both directions.
    #expect(indices.map { [$0.row, $0.column] } == expected)
    #expect((0..<indices.count).map { [indices[$0].row, indices[$0].column] } == expected)
    #expect(indices.reversed().map { [$0.row, $0.column] } == expected.reversed())
    #expect(indices.isEmpty == expected.isEmpty && indices.count == expected.count)
    var iterator = indices.makeIterator()
    for _ in expected { #expect(iterator.next() != nil) }
    #expect(iterator.next() == nil && iterator.next() == nil)
  }

  @Test func cellsAreFoundByWhatIsInThem() {
    let table = Table(rows: [[3, 1], [1, 5]])
    var found: [[Int]] = []
    for cell in table.indices where table[cell] == 1 { found.append([cell.row, cell.column]) }
    #expect(found == [[0, 1], [1, 0]])
    #expect(table.indices.filter { table[$0] == 1 }.map { [$0.row, $0.column] } == found)
    #expect(table.indices.filter { table[$0, $1] == 1 }.count == 2)
  }

  @Test func cellsAreRowsAndColumns() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let (height, width) = (random.next(in: 1...5), random.next(in: 1...5))
      var rows = (0..<height).map { _ in (0..<width).map { _ in random.next(in: 0...9) } }
      var table = Table(rows: rows)
      for _ in 0..<10 {
        let (row, column) = (random.next(in: 0...height - 1), random.next(in: 0...width - 1))
        let cell = (row, column)
        #expect(table[cell] == rows[row][column], "\(cell) of \(rows)")
        rows[row][column] += 3
        table[(row: row, column: column)] += 3
        rows[row][column] *= 2
        table[cell] *= 2
        #expect(table == Table(rows: rows), "\(cell) of \(rows)")
        let beside = table.neighbors(of: cell).map { [$0.row, $0.column] }
        let expected = table.neighbors(ofRow: row, column: column).map { [$0.row, $0.column] }
        #expect(beside == expected, "\(cell) of \(height) × \(width)")
      }
    }
  }

  /// An element is changed where it is: an array in a table does not become two.
  @Test func elementsChangeInTheirPlace() {
    var lists = Table(rows: 2, columns: 2, repeating: [Int]())
    let cell = (row: 1, column: 0)
    lists[cell].reserveCapacity(10)
    let places = (0..<10).map { number in
      lists[cell].append(number)
      return lists[cell].withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    #expect(lists.rowMajor == [[], [], Array(0..<10), []] && Set(places).count == 1)
  }

  @Test func theFirstIndexIsTheFirstRowByRow() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<100 {
      let (height, width) = (random.next(in: 0...4), random.next(in: 0...4))
      let rows = (0..<height).map { _ in (0..<width).map { _ in random.next(in: 0...9) } }
      let table = Table(rows: rows)
      let wanted = random.next(in: 0...9)
      func cells(_ isWanted: (Int) -> Bool) -> [[Int]] {
        rows.indices.flatMap { row in
          rows[row].indices.filter { isWanted(rows[row][$0]) }.map { [row, $0] }
        }
      }
      let found = table.firstIndex(of: wanted).map { [$0.row, $0.column] }
      #expect(found == cells { $0 == wanted }.first, "\(wanted) in \(rows)")
      let greater = table.firstIndex { $0 > wanted }.map { [$0.row, $0.column] }
      #expect(greater == cells { $0 > wanted }.first, "more than \(wanted) in \(rows)")
    }
  }

  @Test func mapsHaveTheSameSize() {
    let table = Table(rows: [[1, 2, 3], [4, 5, 6]])
    #expect(table.map { "\($0)" } == Table(rows: [["1", "2", "3"], ["4", "5", "6"]]))
    for (rows, columns) in [(0, 0), (0, 3), (3, 0)] {
      let empty = Table(rows: rows, columns: columns, repeating: 0)
      #expect(empty.map { _ in "" } == Table(rows: rows, columns: columns, repeating: ""))
    }
  }

  @Test func errorsAreThoseOfTheFunction() {
    struct Stop: Error {}
    let table = Table(rows: [[1, 2, 3], [4, 5, 6]])
    func isSix(_ number: Int) throws -> Bool {
      if number == 5 { throw Stop() }
      return number == 6
    }
    #expect(throws: Stop.self) { try table.map(isSix) }
    #expect(throws: Stop.self) { try table.firstIndex(where: isSix) }
  }

  @Test func cellsHaveNumbers() {
    for (rows, columns) in [(1, 1), (3, 5), (5, 3), (1, 7), (0, 4), (4, 0)] {
      let table = Table(rows: rows, columns: columns, repeating: 0)
      #expect(table.indices.map { table.number(of: $0) } == Array(0..<rows * columns))
    }
  }

  @Test func cellsAreFoundByTheirCharacter() {
    let maze = Table(rowMajor: Array("..#.S#".utf8), columns: 3)
    let start = maze.firstIndex(of: "S")
    #expect(start.map { [$0.row, $0.column] } == [1, 1])
    #expect(maze.firstIndex(of: "#").map { [$0.row, $0.column] } == [0, 2])
    #expect(maze.firstIndex(of: "E") == nil)
    #expect(maze.firstIndex(of: UInt8(ascii: "S"))! == (1, 1))
  }

  @Test func cellsOutsideTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Table(rows: 2, columns: 3, repeating: 0).number(of: (row: 0, column: 3))
    }
    await #expect(processExitsWith: .failure) {
      _ = Table(rows: 2, columns: 3, repeating: 0).number(of: (row: -1, column: 2))
    }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2]]).indices[2] }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2]]).indices[-1] }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[], []] as [[Int]]).indices[0] }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2]])[(0, 2)] }
    await #expect(processExitsWith: .failure) {
      var table = Table(rows: [[1, 2]])
      table[(row: -1, column: 1)] = 5
    }
    await #expect(processExitsWith: .failure) { _ = Table(rows: [[1, 2]]).neighbors(of: (1, 0)) }
  }
}
