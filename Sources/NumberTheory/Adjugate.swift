// The adjugate of a matrix, singular or not. Horn, Johnson: Matrix Analysis, 0.8.2.

extension ModularMatrix {
  /// Returns the adjugate of a square matrix: the transpose of the matrix of its cofactors.
  ///
  ///     ModularMatrix<Modulus998244353>(rows: [[1, 2], [3, 4]]).adjugate().rows  // [[4, 998244351], [998244350, 1]]
  ///
  /// The product of the matrix and its adjugate is the identity times the determinant. The element in row *i* and
  /// column *j* is (−1)^(*i* + *j*) times the determinant of the matrix without row *j* and column *i*, so that the
  /// adjugate tells how the determinant changes with any element.
  ///
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*n*³) for *n* rows.
  @inlinable
  public func adjugate() -> Self {
    precondition(rowCount == columnCount, "only a square matrix has an adjugate")
    if let (inverse, determinant) = _inverseAndDeterminant() { return inverse * determinant }
    // The products with the adjugate, from either side, are 0: its columns and rows are in the kernels. If these have
    // one dimension, it is a multiple of the product of a column and a row; else all cofactors are 0.
    let (columns, rows) = (kernel(), transposed().kernel())
    if columns.count > 1 { return Self(rows: rowCount, columns: columnCount) }
    let (column, row) = (columns[0], rows[0])
    let (place, other) = (column.firstIndex { $0 != 0 }!, row.firstIndex { $0 != 0 }!)
    let cofactor = (place + other) % 2 == 0 ? _minor(other, place) : -_minor(other, place)
    let factor = cofactor / (column[place] * row[other])
    return Self(_elements: column, rowCount: rowCount, columnCount: 1)
      * Self(_elements: row.map { $0 * factor }, rowCount: 1, columnCount: columnCount)
  }
}

// MARK: - Core

extension ModularMatrix {
  /// Returns the determinant of the matrix without a row and a column.
  @inlinable
  internal func _minor(_ row: Int, _ column: Int) -> Element {
    var elements: [Element] = []
    elements.reserveCapacity((rowCount - 1) * (columnCount - 1))
    for other in 0..<rowCount where other != row {
      let start = other * columnCount
      elements += _elements[start..<start + column]
      elements += _elements[start + column + 1..<start + columnCount]
    }
    let matrix = Self(
      _elements: elements, rowCount: rowCount - 1, columnCount: columnCount - 1)
    return matrix.determinant()
  }
}
