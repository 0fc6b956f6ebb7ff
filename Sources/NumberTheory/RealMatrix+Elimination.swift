// Determinants, ranks, inverses, kernels and systems of linear equations in floating-point numbers: Gaussian elimination
// with partial pivoting of a scaled matrix. Golub, Van Loan, Matrix Computations, 3.4 and 3.5.2.

extension RealMatrix {
  /// Returns the determinant of a square matrix; 1 if it is empty.
  ///
  ///     RealMatrix(rows: [[3, 1], [4, 2]]).determinant()  // 2.0
  ///
  /// That of a singular matrix need not be exactly 0, because of rounding errors: ``rank(tolerance:)`` tells whether a
  /// matrix is singular.
  ///
  /// - Precondition: The elements are finite.
  /// - Complexity: O(*n*³) for *n* rows.
  public func determinant() -> Double {
    precondition(rowCount == columnCount, "only a square matrix has a determinant")
    var matrix = self
    let exponents = matrix._scale(columnCount, columns: columnCount)
    let (pivots, isOdd) = matrix._eliminate(columnCount, 0)
    if pivots.count < rowCount { return 0 }
    // Many factors may be beyond the range of Double, though their product is not.
    var (product, exponent) = (isOdd ? -1.0 : 1, (exponents.rows + exponents.columns).reduce(0, +))
    for place in 0..<rowCount {
      product *= matrix[place, place]
      exponent += Int(product.exponent)
      product = Double(sign: product.sign, exponent: 0, significand: product.significand)
    }
    return Double(sign: .plus, exponent: exponent, significand: product)
  }

  /// Returns the rank of the matrix: the maximum number of linearly independent rows.
  ///
  ///     RealMatrix(rows: [[0.1, 0.2, 0.3], [0.3, 0.6, 0.9]]).rank()  // 1
  ///
  /// - Parameter tolerance: The magnitude up to which a pivot is 0, in a matrix whose rows and columns are scaled so that
  ///   the largest magnitude in each is about 1; not negative, 10⁻¹² by default.
  /// - Precondition: The elements are finite.
  /// - Complexity: O(*nmr*) for *n* rows, *m* columns and rank *r*.
  public func rank(tolerance: Double = 1e-12) -> Int {
    var matrix = self
    _ = matrix._scale(columnCount, columns: columnCount)
    return matrix._eliminate(columnCount, tolerance).pivots.count
  }

  /// Returns the inverse of a square matrix, or `nil` if it is singular.
  ///
  ///     RealMatrix(rows: [[4, 2], [2, 2]]).inverse()!.rows  // [[0.5, -0.5], [-0.5, 1.0]]
  ///     RealMatrix(rows: [[0.1, 0.2], [0.3, 0.6]]).inverse()  // nil
  ///
  /// To solve a system of linear equations, ``solution(for:tolerance:)`` takes less time, and is more precise.
  ///
  /// - Parameter tolerance: The magnitude up to which a pivot is 0, in a matrix whose rows and columns are scaled so that
  ///   the largest magnitude in each is about 1; not negative, 10⁻¹² by default.
  /// - Precondition: The elements are finite.
  /// - Complexity: O(*n*³) for *n* rows.
  public func inverse(tolerance: Double = 1e-12) -> RealMatrix? {
    precondition(rowCount == columnCount, "only a square matrix has an inverse")
    var both = _beside(.identity(rowCount))
    let exponents = both._scale(columnCount, columns: columnCount).columns
    let pivots = both._eliminate(columnCount, tolerance).pivots
    guard pivots.count == rowCount else { return nil }
    both._reduce(pivots, from: columnCount)
    var inverse = RealMatrix(rows: rowCount, columns: columnCount)
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        let element = both[row, columnCount + column]
        inverse[row, column] = element._times(powerOfTwo: -exponents[row])
      }
    }
    return inverse
  }

  /// Returns a solution of the system of linear equations *Ax* = *b* for this matrix *A*, or `nil` if there is none.
  ///
  /// Each row of the matrix is an equation, each column an unknown. The set of all solutions is this one plus all
  /// linear combinations of the ``kernel(tolerance:)``'s vectors: it is the only one if the ``rank(tolerance:)`` is the
  /// number of columns.
  ///
  ///     // 2x + y = 1, x + y = 2
  ///     let equations = RealMatrix(rows: [[2, 1], [1, 1]])
  ///     equations.solution(for: [1, 2])!  // [-1.0, 3.0]
  ///     RealMatrix(rows: [[1, 2], [2, 4]]).solution(for: [1, 3])  // nil
  ///
  /// Of each column the element with the largest magnitude is the pivot (partial pivoting), after rows and columns have
  /// been scaled, so that large numbers in one of them do no harm.
  ///
  /// - Parameters:
  ///   - result: The right-hand side *b*, one element for each row.
  ///   - tolerance: The magnitude up to which a pivot is 0, in a matrix whose rows and columns are scaled so that the
  ///     largest magnitude in each is about 1, and up to which 0 = *b* is true for a right-hand side that is scaled like
  ///     that; not negative, 10⁻¹² by default.
  /// - Returns: The solution in which the unknowns that may be chosen freely are 0.
  /// - Precondition: The elements, and those of the right-hand side, are finite.
  /// - Complexity: O(*nmr*) for *n* rows, *m* columns and rank *r*.
  public func solution(for result: [Double], tolerance: Double = 1e-12) -> [Double]? {
    precondition(result.count == rowCount, "there is not a result for each row")
    var both = _beside(RealMatrix(_elements: result, rowCount: rowCount, columnCount: 1))
    let exponents = both._scale(columnCount, columns: columnCount + 1).columns
    let pivots = both._eliminate(columnCount, tolerance).pivots
    // The other equations are reduced to 0 = a number.
    let rest = (pivots.count..<rowCount).map { both[$0, columnCount] }
    guard rest.allSatisfy({ $0.magnitude <= tolerance }) else { return nil }
    both._reduce(pivots, from: columnCount)
    var solution = [Double](repeating: 0, count: columnCount)
    for (row, column) in pivots.enumerated() {
      let exponent = exponents[columnCount] - exponents[column]
      solution[column] = both[row, columnCount]._times(powerOfTwo: exponent)
    }
    return solution
  }

  /// Returns a basis of the kernel (null space) of the matrix: the vectors whose product with the matrix is 0.
  ///
  ///     RealMatrix(rows: [[1, 1, 1], [1, 2, 4]]).kernel()  // [[2.0, -3.0, 1.0]]
  ///
  /// - Parameter tolerance: The magnitude up to which a pivot is 0, in a matrix whose rows and columns are scaled so that
  ///   the largest magnitude in each is about 1; not negative, 10⁻¹² by default.
  /// - Returns: Linearly independent vectors, as many as the number of columns minus the rank.
  /// - Precondition: The elements are finite.
  /// - Complexity: O(*nmr*) for *n* rows, *m* columns and rank *r*, and O(*m*) for each vector.
  public func kernel(tolerance: Double = 1e-12) -> [[Double]] {
    var matrix = self
    let exponents = matrix._scale(columnCount, columns: columnCount).columns
    let pivots = matrix._eliminate(columnCount, tolerance).pivots
    let choices = Set(0..<columnCount).subtracting(pivots).sorted()
    if let first = choices.first { matrix._reduce(pivots, from: first) }
    return choices.map { choice in
      var vector = [Double](repeating: 0, count: columnCount)
      vector[choice] = 1
      for (row, column) in pivots.enumerated() {
        let exponent = exponents[choice] - exponents[column]
        vector[column] = (0 - matrix[row, choice])._times(powerOfTwo: exponent)
      }
      return vector
    }
  }
}

// MARK: - Core

extension RealMatrix {
  /// Returns the matrix augmented by another one with as many rows, to its right.
  private func _beside(_ other: RealMatrix) -> RealMatrix {
    RealMatrix(
      _elements: zip(rows, other.rows).flatMap { $0 + $1 }, rowCount: rowCount,
      columnCount: columnCount + other.columnCount)
  }

  /// Divides rows and columns by powers of two, which is exact, so that the largest magnitude in each column that is not
  /// of zeros only is from 1 to 2, and in each row at most about that.
  ///
  /// - Parameters:
  ///   - width: The number of columns that say by what the rows are divided.
  ///   - columns: The number of columns that are scaled themselves.
  /// - Returns: The exponents of the powers of two.
  internal mutating func _scale(_ width: Int, columns: Int) -> (rows: [Int], columns: [Int]) {
    precondition(_elements.allSatisfy(\.isFinite), "an element of a matrix is not finite")
    let exponents = _elements.map { $0 == 0 ? nil : Int($0.exponent) }
    let rowExponents = (0..<rowCount).map { row in
      exponents[row * columnCount..<row * columnCount + width].lazy.compactMap { $0 }.max() ?? 0
    }
    let columnExponents = (0..<columns).map { column in
      let scaled = (0..<rowCount).compactMap { row in
        exponents[row * columnCount + column].map { $0 - rowExponents[row] }
      }
      return scaled.max() ?? 0
    }
    _divide(byPowersOfTwo: rowExponents, columnExponents)
    return (rowExponents, columnExponents)
  }

  /// Divides rows and the first columns by powers of two at once: one after the other, numbers might become too small on
  /// the way.
  internal mutating func _divide(byPowersOfTwo rows: [Int], _ columns: [Int]) {
    for (row, rowExponent) in rows.enumerated() {
      for column in 0..<columnCount {
        let exponent = rowExponent + (column < columns.count ? columns[column] : 0)
        let place = row * columnCount + column
        if exponent != 0 { _elements[place] = _elements[place]._times(powerOfTwo: -exponent) }
      }
    }
  }

  /// Brings the first columns into row echelon form by elementary row operations.
  ///
  /// - Parameters:
  ///   - width: The number of columns to eliminate.
  ///   - tolerance: The magnitude up to which a pivot is 0.
  /// - Returns: The columns of the pivots, and whether the permutation of the rows is odd.
  private mutating func _eliminate(
    _ width: Int, _ tolerance: Double
  ) -> (pivots: [Int], isOdd: Bool) {
    precondition(tolerance >= 0, "the tolerance is negative")
    var (pivots, isOdd): ([Int], Bool) = ([], false)
    let columnCount = columnCount
    for column in 0..<width where pivots.count < rowCount {
      let row = pivots.count
      var (found, largest) = (row, tolerance)
      for other in row..<rowCount {
        let magnitude = _elements[other * columnCount + column].magnitude
        if magnitude > largest { (found, largest) = (other, magnitude) }
      }
      if largest == tolerance {
        for other in row..<rowCount { _elements[other * columnCount + column] = 0 }
        continue
      }
      if found != row {
        for place in column..<columnCount {
          _elements.swapAt(row * columnCount + place, found * columnCount + place)
        }
        isOdd.toggle()
      }
      pivots.append(column)
      let pivot = _elements[row * columnCount + column]
      for other in row + 1..<rowCount {
        let factor = _elements[other * columnCount + column] / pivot
        _elements[other * columnCount + column] = 0
        _subtract(row, times: factor, from: other, column + 1)
      }
    }
    return (pivots, isOdd)
  }

  /// Brings rows in row echelon form into reduced row echelon form, from the given column on.
  private mutating func _reduce(_ pivots: [Int], from column: Int) {
    for row in pivots.indices.reversed() {
      // Invariant: the rows below have the pivot 1, and 0 in the columns of the pivots of all others.
      for other in pivots.indices[(row + 1)...] {
        let factor = _elements[row * columnCount + pivots[other]]
        _subtract(other, times: factor, from: row, column)
      }
      let pivot = _elements[row * columnCount + pivots[row]]
      for place in row * columnCount + column..<(row + 1) * columnCount {
        _elements[place] /= pivot
      }
    }
  }

  /// Subtracts a multiple of one row from another one, from the given column on.
  internal mutating func _subtract(
    _ row: Int, times factor: Double, from other: Int, _ column: Int
  ) {
    if factor == 0 { return }
    let (source, target) = (row * columnCount, other * columnCount)
    _elements.withUnsafeMutableBufferPointer { elements in
      let (sources, targets) = (elements.baseAddress! + source, elements.baseAddress! + target)
      for place in column..<columnCount { targets[place] -= factor * sources[place] }
    }
  }
}

extension Double {
  /// Returns the product with a power of two.
  internal func _times(powerOfTwo exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: self)
  }
}
