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
  }
}
