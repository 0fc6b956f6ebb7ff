// Sums, products and powers of matrices of floating-point numbers.

extension RealMatrix {
  /// Returns the sum of two matrices of the same size.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public static func + (left: RealMatrix, right: RealMatrix) -> RealMatrix {
    left._joined(with: right) { $0 + $1 }
  }

  /// Returns the difference of two matrices of the same size.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public static func - (left: RealMatrix, right: RealMatrix) -> RealMatrix {
    left._joined(with: right) { $0 - $1 }
  }

  /// Returns the additive inverse of the matrix.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public static prefix func - (matrix: RealMatrix) -> RealMatrix { matrix * -1 }

  /// Adds another matrix of the same size.
  public static func += (left: inout RealMatrix, right: RealMatrix) { left = left + right }

  /// Subtracts another matrix of the same size.
  public static func -= (left: inout RealMatrix, right: RealMatrix) { left = left - right }

  /// Returns the product of a matrix and a scalar.
  ///
  ///     (RealMatrix(rows: [[1, 2]]) * 3).rows  // [[3.0, 6.0]]
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public static func * (left: RealMatrix, right: Double) -> RealMatrix {
    RealMatrix(
      _elements: left._elements.map { $0 * right }, rowCount: left.rowCount,
      columnCount: left.columnCount)
  }

  /// Multiplies a matrix by a scalar.
  public static func *= (left: inout RealMatrix, right: Double) { left = left * right }

  /// Returns the product of two matrices.
  ///
  ///     let turn = RealMatrix(rows: [[0, -1], [1, 0]])
  ///     (turn * turn).rows  // [[-1.0, 0.0], [0.0, -1.0]]
  ///
  /// - Parameters:
  ///   - left: The left matrix.
  ///   - right: The right matrix, with as many rows as the left one has columns.
  /// - Complexity: O(*nmk*) for *n* rows and *m* columns of the left matrix and *k* columns of the right one.
  public static func * (left: RealMatrix, right: RealMatrix) -> RealMatrix {
    precondition(
      left.columnCount == right.rowCount,
      "the right matrix has not as many rows as the left columns")
    return left._product(right)
  }

  /// Multiplies by another matrix from the right.
  public static func *= (left: inout RealMatrix, right: RealMatrix) { left = left * right }

  /// Returns the product of a matrix and a vector, whose length is the number of columns.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public static func * (left: RealMatrix, right: [Double]) -> [Double] {
    precondition(left.columnCount == right.count, "the vector is not as long as the matrix is wide")
    let column = RealMatrix(_elements: right, rowCount: right.count, columnCount: 1)
    return left._product(column)._elements
  }

  /// Returns this square matrix raised to a power; the power 0 is the identity.
  ///
  ///     // Every day one in two stays, the other one leaves for the other place, from there one in four.
  ///     let day = RealMatrix(rows: [[0.5, 0.25], [0.5, 0.75]])
  ///     day.power(2) * [64, 0]  // [24.0, 40.0]
  ///
  /// - Parameter exponent: The exponent, not negative.
  /// - Complexity: O(*n*³ log *e*) for *n* rows and an exponent *e*.
  public func power(_ exponent: Int) -> RealMatrix {
    precondition(rowCount == columnCount, "only a square matrix has powers")
    precondition(exponent >= 0, "the exponent is negative")
    if exponent == 0 { return .identity(rowCount) }
    var power = self
    for bit in (0..<Int.bitWidth - 1 - exponent.leadingZeroBitCount).reversed() {
      // Invariant: the exponent of the power is given by the leading bits of the exponent, down to the one above this.
      power = power._product(power)
      if exponent >> bit & 1 == 1 { power = power._product(self) }
    }
    return power
  }
}

// MARK: - Core

extension RealMatrix {
  private func _joined(
    with other: RealMatrix, by join: (Double, Double) -> Double
  ) -> RealMatrix {
    precondition(
      rowCount == other.rowCount && columnCount == other.columnCount,
      "the matrices are not of the same size")
    return RealMatrix(
      _elements: zip(_elements, other._elements).map { join($0, $1) }, rowCount: rowCount,
      columnCount: columnCount)
  }

  /// Returns the product with a matrix that has as many rows as this one has columns.
  private func _product(_ other: RealMatrix) -> RealMatrix {
    var result = RealMatrix(rows: rowCount, columns: other.columnCount)
    let (depth, width) = (columnCount, other.columnCount)
    if result._elements.isEmpty || depth == 0 { return result }
    _elements.withUnsafeBufferPointer { factors in
      other._elements.withUnsafeBufferPointer { others in
        result._elements.withUnsafeMutableBufferPointer { results in
          for row in 0..<rowCount {
            RealMatrix._add(
              factors.baseAddress! + row * depth, depth, others.baseAddress!,
              to: results.baseAddress! + row * width, width)
          }
        }
      }
    }
    return result
  }

  /// Adds multiples of rows to a row of sums.
  private static func _add(
    _ factors: UnsafePointer<Double>, _ count: Int, _ rows: UnsafePointer<Double>,
    to sums: UnsafeMutablePointer<Double>, _ width: Int
  ) {
    var place = 0
    while place < count {
      // Invariant: the multiples by the factors before are added. Four at once, one after the other, are faster, as the
      // sums are read and written once then.
      let first = rows + place * width
      let a = factors[place]
      if count - place >= 4 {
        let (second, third, fourth) = (first + width, first + 2 * width, first + 3 * width)
        let (b, c, d) = (factors[place + 1], factors[place + 2], factors[place + 3])
        for column in 0..<width {
          let sum = sums[column] + a * first[column] + b * second[column]
          sums[column] = sum + c * third[column] + d * fourth[column]
        }
        place += 4
      } else {
        for column in 0..<width { sums[column] += a * first[column] }
        place += 1
      }
    }
  }
}
