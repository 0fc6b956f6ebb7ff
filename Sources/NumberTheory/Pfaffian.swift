// The Pfaffian of a skew-symmetric matrix, by elimination. Cayley, "On the theory of permutants", 1852; Wimmer,
// "Algorithm 923: Efficient numerical computation of the Pfaffian", 2012.

extension ModularMatrix {
  /// Returns the Pfaffian of a skew-symmetric matrix, whose square is the determinant; 1 if it is empty.
  ///
  ///     let matrix = ModularMatrix<Modulus998244353>(rows: [[0, 1, 2, 3], [-1, 0, 4, 5], [-2, -4, 0, 6], [-3, -5, -6, 0]])
  ///     matrix.pfaffian()  // 8: 1 · 6 - 2 · 5 + 3 · 4
  ///
  /// It is the sum over all ways to make pairs of the rows' numbers, of the products of the elements at the pairs, each
  /// with the sign of the permutation that the pairs are one after another. Of a planar graph whose edges are directed
  /// so that around each face an odd number is clockwise, it counts the perfect matchings (Kasteleyn, FKT algorithm).
  ///
  /// - Returns: The Pfaffian; 0 if the number of rows is odd.
  /// - Precondition: The modulus is a prime. The matrix is skew-symmetric: it is the negative of its transpose, and the
  ///   elements of its diagonal are 0.
  /// - Complexity: O(*n*³) for *n* rows.
  @inlinable
  public func pfaffian() -> Element {
    precondition(rowCount == columnCount, "only a square matrix has a Pfaffian")
    precondition(
      (0..<rowCount).allSatisfy { row in
        self[row, row] == 0 && (0..<row).allSatisfy { self[row, $0] + self[$0, row] == 0 }
      }, "the matrix is not skew-symmetric")
    if rowCount % 2 == 1 { return 0 }
    var matrix = self
    var product: Element = 1
    for row in stride(from: 0, to: rowCount, by: 2) {
      // Invariant: the Pfaffian is the product times that of the rows and columns from this one on.
      let next = row + 1
      guard let found = (next..<rowCount).first(where: { matrix[row, $0] != 0 }) else { return 0 }
      if found != next {
        matrix._swapRowsAndColumns(found, next)
        product = -product
      }
      product *= matrix[row, next]
      // Multiples of the next row and column are subtracted, so that only the next element of this row is not 0.
      let inverse = matrix[row, next].inverse
      for other in row + 2..<rowCount {
        matrix._subtract(next, times: matrix[row, other] * inverse, from: other, row + 2)
        matrix._subtract(row, times: -matrix[next, other] * inverse, from: other, row + 2)
      }
    }
    return product
  }
}
