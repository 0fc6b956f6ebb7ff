// Permanents by inclusion–exclusion over sets of columns: Ryser, Combinatorial Mathematics, 1963; the sets in the order of
// Gray's code, so that one column comes or goes at a time.

extension ModularMatrix {
  /// Returns the permanent, a sum over all permutations.
  ///
  ///     let matrix = ModularMatrix<Modulus998244353>(rows: [[1, 2], [3, 4]])
  ///     matrix.permanent()  // 10: 1 · 4 + 2 · 3
  ///
  /// For each way to choose an element in every row, no two of them in one column, the elements are multiplied, and the
  /// products added up: as in the determinant, but with no signs. Of a matrix of zeros and ones it is the number of perfect
  /// matchings of a bipartite graph, or of the permutations that are allowed. Without rows it is 1. Every modulus works,
  /// prime or not.
  ///
  /// - Precondition: The matrix is square.
  /// - Complexity: O(2ⁿ *n*) time and O(*n*) space for *n* rows.
  @inlinable
  public func permanent() -> Element {
    precondition(rowCount == columnCount, "only a square matrix has a permanent")
    var sum: Element = rowCount == 0 ? 1 : 0
    // Of the columns that are in the set, for each row.
    var sums = [Element](repeating: 0, count: rowCount)
    var columns = 0
    for step in 1..<1 << rowCount {
      let column = step.trailingZeroBitCount
      columns ^= 1 << column
      let isAdded = columns >> column & 1 == 1
      var product: Element = (rowCount ^ columns.nonzeroBitCount) & 1 == 0 ? 1 : -1
      for row in 0..<rowCount {
        if isAdded { sums[row] += self[row, column] } else { sums[row] -= self[row, column] }
        product *= sums[row]
      }
      sum += product
    }
    return sum
  }
}
