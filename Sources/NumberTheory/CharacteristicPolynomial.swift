// The characteristic polynomial of a matrix, from a similar one that is 0 below the diagonal next to the main one.
// Cohen, A Course in Computational Algebraic Number Theory, 1993, 2.2.4.

extension ModularMatrix {
  /// Returns the coefficients of the characteristic polynomial of a square matrix *A*: of the determinant of *xE* − *A*,
  /// where *E* is the identity.
  ///
  ///     let step = ModularMatrix<Modulus998244353>(rows: [[1, 1], [1, 0]])
  ///     step.characteristicPolynomial()  // [998244352, 998244352, 1]: -1 - x + x²
  ///
  /// Coefficient 0 is the determinant, with its sign changed if the number of rows is odd; the last but one is the sum of
  /// the diagonal with its sign changed. With the matrix in place of *x* the polynomial is 0 (Cayley–Hamilton): what its
  /// powers make of a vector follows a linear recurrence.
  ///
  /// - Returns: One coefficient more than there are rows, by the powers of *x*, the last of which is 1.
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*n*³) for *n* rows.
  @inlinable
  public func characteristicPolynomial() -> [Element] {
    precondition(
      rowCount == columnCount, "only a square matrix has a characteristic polynomial")
    var matrix = self
    matrix._makeHessenberg()
    // For each beginning of the diagonal the polynomial of the part of the matrix up to there.
    var polynomials = Self(rows: rowCount + 1, columns: rowCount + 1)
    polynomials[0, 0] = 1
    for size in 1..<rowCount + 1 {
      let (last, width) = (size - 1, rowCount + 1)
      for power in 0..<size {
        polynomials._elements[size * width + power + 1] =
          polynomials._elements[last * width + power]
      }
      // By the last column: each of its elements counts with those of the lower diagonal that are passed to get there.
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
  /// Makes a square matrix a similar one whose elements are 0 where the row is more than one below the diagonal.
  @inlinable
  internal mutating func _makeHessenberg() {
    for column in 0..<Swift.max(rowCount - 2, 0) {
      let pivot = column + 1
      guard let found = (pivot..<rowCount).first(where: { self[$0, column] != 0 }) else { continue }
      if found != pivot {
        for place in 0..<rowCount {
          _elements.swapAt(pivot * rowCount + place, found * rowCount + place)
        }
        for row in 0..<rowCount {
          _elements.swapAt(row * rowCount + pivot, row * rowCount + found)
        }
      }
      // Multiples of the row are subtracted from those below; so many times each of their columns is added to its column.
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

  /// Returns the sum of the products of a row's elements, from some column on, with those of a vector.
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
