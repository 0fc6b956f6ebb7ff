// The characteristic polynomial of a matrix, from a similar matrix in Hessenberg form. Cohen, A Course in Computational
// Algebraic Number Theory, 1993, 2.2.4.

extension ModularMatrix {
  /// Returns the coefficients of the characteristic polynomial det(*xI* − *A*) of a square matrix *A*.
  ///
  ///     let step = ModularMatrix<Modulus998244353>(rows: [[1, 1], [1, 0]])
  ///     step.characteristicPolynomial()  // [998244352, 998244352, 1]: -1 - x + x²
  ///
  /// The constant term is (−1)^*n* times the determinant for *n* rows; the coefficient of *x*^(*n* − 1) is the negative
  /// of the trace. The matrix is a root of the polynomial (Cayley–Hamilton): the products of its powers with a vector
  /// follow a linear recurrence.
  ///
  /// - Returns: One coefficient more than there are rows, in ascending order of the powers of *x*; the last one is 1.
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*n*³) for *n* rows.
  @inlinable
  public func characteristicPolynomial() -> [Element] {
    precondition(
      rowCount == columnCount, "only a square matrix has a characteristic polynomial")
    var matrix = self
    matrix._makeHessenberg()
    // The characteristic polynomials of all leading principal submatrices.
    var polynomials = Self(rows: rowCount + 1, columns: rowCount + 1)
    polynomials[0, 0] = 1
    for size in 1..<rowCount + 1 {
      let (last, width) = (size - 1, rowCount + 1)
      for power in 0..<size {
        polynomials._elements[size * width + power + 1] =
          polynomials._elements[last * width + power]
      }
      // Expansion along the last column: each of its elements counts with the elements of the subdiagonal that are
      // passed on the way there.
      var passed: Element = 1
      for row in (0..<size).reversed() {
        polynomials._subtract(row, times: passed * matrix[row, last], from: size, 0)
        if row > 0 { passed *= matrix[row, row - 1] }
      }
    }
    return Array(polynomials._elements.suffix(rowCount + 1))
  }
}

// MARK: - Core

extension ModularMatrix {
  /// Replaces a square matrix by a similar one in upper Hessenberg form: 0 below the subdiagonal.
  @inlinable
  internal mutating func _makeHessenberg() {
    for column in 0..<Swift.max(rowCount - 2, 0) {
      let pivot = column + 1
      guard let found = (pivot..<rowCount).first(where: { self[$0, column] != 0 }) else { continue }
      if found != pivot { _swapRowsAndColumns(pivot, found) }
      // Multiples of the row are subtracted from those below; the same multiples of their columns are added to its
      // column.
      let inverse = self[pivot, column].inverse
      var factors = [Element](repeating: 0, count: rowCount)
      for row in pivot + 1..<rowCount {
        factors[row] = self[row, column] * inverse
        _subtract(pivot, times: factors[row], from: row, column)
      }
      factors[pivot] = 1
      for row in 0..<rowCount { self[row, pivot] = _product(ofRow: row, from: pivot, by: factors) }
    }
  }

  /// Exchanges two rows, and the columns with the same numbers, of a square matrix.
  @inlinable
  internal mutating func _swapRowsAndColumns(_ first: Int, _ second: Int) {
    for place in 0..<columnCount {
      _elements.swapAt(first * columnCount + place, second * columnCount + place)
    }
    for row in 0..<rowCount {
      _elements.swapAt(row * columnCount + first, row * columnCount + second)
    }
  }

  /// Returns the dot product of a row, from the given column on, with a vector.
  @inlinable
  internal func _product(ofRow row: Int, from column: Int, by factors: [Element]) -> Element {
    let modulus = UInt64(Element._modulus)
    // So many products, and a remainder, fit 64 bits.
    let most = (UInt64.max - modulus) / Swift.max((modulus - 1) * (modulus - 1), 1)
    let length = Swift.min(Int(clamping: most), columnCount)
    var sum: UInt64 = 0
    _elements.withUnsafeBufferPointer { elements in
      factors.withUnsafeBufferPointer { factors in
        let start = row * columnCount
        for first in stride(from: column, to: columnCount, by: length) {
          for place in first..<Swift.min(first + length, columnCount) {
            sum &+= UInt64(elements[start + place]._remainder) &* UInt64(factors[place]._remainder)
          }
          sum %= modulus
        }
      }
    }
    return Element(_remainder: UInt32(truncatingIfNeeded: sum))
  }
}
