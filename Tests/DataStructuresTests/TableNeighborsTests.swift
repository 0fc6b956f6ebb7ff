import DataStructures
import Testing

@Suite struct TableNeighborsTests {
  @Test(arguments: [(1, 1), (1, 4), (4, 1), (2, 2), (3, 5)])
  func neighborsAreAllCellsOneStepAway(height: Int, width: Int) {
    let table = Table(rows: height, columns: width, repeating: 0)
    for row in 0..<height {
      for column in 0..<width {
        // Row by row, so that the one above comes first.
        var expected: [[Int]] = []
        for otherRow in 0..<height {
          for other in 0..<width where abs(otherRow - row) + abs(other - column) == 1 {
            expected.append([otherRow, other])
          }
        }
        let found = table.neighbors(ofRow: row, column: column).map { [$0.row, $0.column] }
        #expect(found == expected, "(\(row), \(column)) of \(height) × \(width)")
      }
    }
  }

  @Test(arguments: [(1, 1), (1, 4), (4, 1), (2, 2), (3, 5)])
  func surroundingsAreAllCellsOneMoveOfAKingAway(height: Int, width: Int) {
    let table = Table(rows: height, columns: width, repeating: 0)
    for cell in table.indices {
      let expected = table.indices.filter {
        max(abs($0.row - cell.row), abs($0.column - cell.column)) == 1
      }
      let found = table.surroundings(of: cell).map { [$0.row, $0.column] }
      #expect(found == expected.map { [$0.row, $0.column] }, "\(cell) of \(height) × \(width)")
    }
  }

  @Test(arguments: [(1, 1), (1, 4), (4, 1), (2, 2), (5, 7)])
  func cellsAtOffsetsAreThoseInTheTable(height: Int, width: Int) {
    let table = Table(rows: height, columns: width, repeating: 0)
    let offsets = [
      (2, 1), (0, 0), (-1, 2), (.max, 0), (0, .max), (.min, 1), (1, .min), (-2, -1), (1, -2),
    ]
    for cell in table.indices {
      var expected: [[Int]] = []
      for (down, right) in offsets where abs(max(down, -9)) < 9 && abs(max(right, -9)) < 9 {
        let (row, column) = (cell.row + down, cell.column + right)
        if 0..<height ~= row, 0..<width ~= column { expected.append([row, column]) }
      }
      let found = table.neighbors(of: cell, at: offsets).map { [$0.row, $0.column] }
      #expect(found == expected, "\(cell) of \(height) × \(width)")
    }
    #expect(Array(table.neighbors(of: (0, 0), at: [])).isEmpty)
  }

  @Test func theTableMayChangeMeanwhile() {
    var heights = Table(rows: [[3, 1, 4], [1, 5, 9]])
    for (row, column) in heights.neighbors(ofRow: 0, column: 2) { heights[row, column] = 0 }
    #expect(heights.rowMajor == [3, 0, 4, 1, 5, 0])
  }

  @Test func aCellOutsideTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Table(rows: [[1, 2]]).neighbors(ofRow: 1, column: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Table(rows: [[1, 2]]).neighbors(ofRow: 0, column: 2)
    }
    await #expect(processExitsWith: .failure) {
      print(Table(rows: [[1, 2]]).surroundings(of: (row: 1, column: 0)))
    }
    await #expect(processExitsWith: .failure) {
      print(Table(rows: [[1, 2]]).neighbors(of: (row: 0, column: -1), at: [(0, 1)]))
    }
  }
}
