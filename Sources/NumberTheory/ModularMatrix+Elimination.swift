// Determinants, ranks, inverses, kernels and systems of linear equations: Gaussian elimination.
// Knuth, TAOCP vol. 2, 4.6.1; Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, chapter 28. Modulo a composite
// number by Euclid's algorithm on rows: Cohen, A Course in Computational Algebraic Number Theory, 2.4.

extension ModularMatrix {
  /// Returns the determinant of a square matrix, modulo any number; 1 if it is empty.
  ///
  ///     ModularMatrix<Modulus998244353>(rows: [[3, 1], [4, 2]]).determinant()  // 2
  ///
  ///     enum Twelve: Modulus { static var value: UInt32 { 12 } }
  ///     ModularMatrix<Twelve>(rows: [[4, 2], [3, 10]]).determinant()  // 10: 40 − 6 modulo 12
  ///
  /// - Complexity: O(*n*³) for *n* rows, and O(*n*³ + *n*² log *m*) if the modulus *m* is not a prime.
  @inlinable
  public func determinant() -> Element {
    precondition(rowCount == columnCount, "only a square matrix has a determinant")
    var matrix = self
    var product: Element = 1
    for column in 0..<columnCount {
      product *= matrix._clearBelowDiagonal(of: column)
      // Further columns would be cleared in vain.
      if product == 0 { break }
    }
    return product
  }

  /// Returns the rank of the matrix: the maximum number of linearly independent rows.
  ///
  ///     ModularMatrix<Modulus998244353>(rows: [[1, 2, 3], [2, 4, 6]]).rank()  // 1
  ///
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*nmr*) for *n* rows, *m* columns and rank *r*.
  @inlinable
  public func rank() -> Int {
    var matrix = self
    return matrix._eliminate(columnCount, isReduced: false).pivots.count
  }

  /// Returns the inverse of a square matrix, or `nil` if it is singular.
  ///
  ///     ModularMatrix<Modulus998244353>(rows: [[2, 1], [7, 4]]).inverse()!.rows  // [[4, 998244352], [998244346, 2]]
  ///
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*n*³) for *n* rows.
  @inlinable
  public func inverse() -> Self? {
    precondition(rowCount == columnCount, "only a square matrix has an inverse")
    return _inverseAndDeterminant()?.inverse
  }

  /// Returns a solution of the system of linear equations *Ax* = *b* for this matrix *A*, or `nil` if there is none.
  ///
  /// Each row of the matrix is an equation, each column an unknown. The set of all solutions is this one plus all
  /// linear combinations of the ``kernel()``'s vectors.
  ///
  ///     let equations = ModularMatrix<Modulus998244353>(rows: [[1, 1, 1], [1, 2, 4]])
  ///     equations.solution(for: [6, 17])!  // [998244348, 11, 0]: -5, 11, 0
  ///
  /// - Parameter result: The right-hand side *b*, one element for each row.
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*nmr*) for *n* rows, *m* columns and rank *r*.
  @inlinable
  public func solution(for result: [Element]) -> [Element]? {
    precondition(result.count == rowCount, "there is not a result for each row")
    var both = _beside(Self(_elements: result, rowCount: rowCount, columnCount: 1))
    let pivots = both._eliminate(columnCount, isReduced: true).pivots
    // The other equations are reduced to 0 = a number.
    guard (pivots.count..<rowCount).allSatisfy({ both[$0, columnCount] == 0 }) else { return nil }
    var solution = [Element](repeating: 0, count: columnCount)
    for (row, column) in pivots.enumerated() { solution[column] = both[row, columnCount] }
    return solution
  }

  /// Returns a basis of the kernel (null space) of the matrix: the vectors whose product with the matrix is 0.
  ///
  ///     ModularMatrix<Modulus998244353>(rows: [[1, 1, 1], [1, 2, 4]]).kernel()  // [[2, 998244350, 1]]: 2, -3, 1
  ///
  /// - Returns: Linearly independent vectors, as many as the number of columns minus the rank.
  /// - Precondition: The modulus is a prime.
  /// - Complexity: O(*nmr*) for *n* rows, *m* columns and rank *r*, and O(*m*) for each vector.
  @inlinable
  public func kernel() -> [[Element]] {
    var matrix = self
    let pivots = matrix._eliminate(columnCount, isReduced: true).pivots
    return Set(0..<columnCount).subtracting(pivots).sorted().map { choice in
      var vector = [Element](repeating: 0, count: columnCount)
      vector[choice] = 1
      for (row, column) in pivots.enumerated() { vector[column] = -matrix[row, choice] }
      return vector
    }
  }
}

// MARK: - Core

extension ModularMatrix {
  /// Returns the matrix augmented by another one with as many rows, to its right.
  @inlinable
  internal func _beside(_ other: Self) -> Self {
    Self(
      _elements: zip(rows, other.rows).flatMap { $0 + $1 }, rowCount: rowCount,
      columnCount: columnCount + other.columnCount)
  }

  /// Returns the inverse and the determinant of a square matrix, or `nil` if it is singular.
  @inlinable
  internal func _inverseAndDeterminant() -> (inverse: Self, determinant: Element)? {
    var both = _beside(.identity(rowCount))
    let (pivots, determinant) = both._eliminate(columnCount, isReduced: true)
    guard pivots.count == rowCount else { return nil }
    let elements = (0..<rowCount).flatMap { row in
      let start = (2 * row + 1) * rowCount
      return both._elements[start..<start + rowCount]
    }
    let inverse = Self(_elements: elements, rowCount: rowCount, columnCount: columnCount)
    return (inverse, determinant)
  }

  /// Brings the matrix into row echelon form by elementary row operations.
  ///
  /// - Parameters:
  ///   - width: The number of columns to eliminate.
  ///   - isReduced: Whether to make pivots 1 and all other elements of their columns 0 (reduced row echelon form).
  /// - Returns: The columns of the pivots, and the determinant of the submatrix in which they are.
  @inlinable
  internal mutating func _eliminate(
    _ width: Int, isReduced: Bool
  ) -> (pivots: [Int], product: Element) {
    var pivots: [Int] = []
    var product: Element = 1
    for column in 0..<width {
      let row = pivots.count
      guard let found = (row..<rowCount).first(where: { self[$0, column] != 0 }) else { continue }
      if found != row {
        _swapRows(row, found, from: column)
        product = -product
      }
      pivots.append(column)
      product *= self[row, column]
      let inverse = self[row, column].inverse
      if isReduced { _multiply(row, by: inverse, from: column) }
      for other in (isReduced ? 0 : row + 1)..<rowCount where other != row {
        let factor = isReduced ? self[other, column] : self[other, column] * inverse
        _subtract(row, times: factor, from: other, column)
      }
    }
    return (pivots, product)
  }

  /// Makes the elements below the diagonal 0 in a column, where those of the columns before it are.
  ///
  /// - Returns: The element on the diagonal then, negated after an odd number of exchanges of rows: the column's part in
  ///   the determinant.
  @inlinable
  internal mutating func _clearBelowDiagonal(of column: Int) -> Element {
    let rows = column..<rowCount
    let unit = rows.first { gcd(self[$0, column]._remainder, Element._modulus) == 1 }
    guard let found = unit ?? rows.first(where: { self[$0, column] != 0 }) else { return 0 }
    let inverse = unit.map { self[$0, column].inverse }
    var sign: Element = 1
    if found != column {
      _swapRows(column, found, from: column)
      sign = -sign
    }
    for other in rows.dropFirst() {
      if let inverse {
        _subtract(column, times: self[other, column] * inverse, from: other, column)
        continue
      }
      // Euclid's algorithm: the greatest common divisor of both gets onto the diagonal.
      while true {
        let quotient = self[other, column]._remainder / self[column, column]._remainder
        _subtract(column, times: Element(_remainder: quotient), from: other, column)
        if self[other, column] == 0 { break }
        _swapRows(column, other, from: column)
        sign = -sign
      }
    }
    return sign * self[column, column]
  }

  /// Exchanges two rows, from the given column on.
  @inlinable
  internal mutating func _swapRows(_ row: Int, _ other: Int, from column: Int) {
    for place in column..<columnCount {
      _elements.swapAt(row * columnCount + place, other * columnCount + place)
    }
  }

  @inlinable
  internal mutating func _multiply(_ row: Int, by factor: Element, from column: Int) {
    for place in row * columnCount + column..<(row + 1) * columnCount { _elements[place] *= factor }
  }

  /// Subtracts a multiple of one row from another one, from the given column on.
  @inlinable
  internal mutating func _subtract(
    _ row: Int, times factor: Element, from other: Int, _ column: Int
  ) {
    if factor == 0 { return }
    let modulus = UInt64(Element._modulus)
    let negative = modulus - UInt64(factor._remainder)
    let (source, target) = (row * columnCount, other * columnCount)
    _elements.withUnsafeMutableBufferPointer { elements in
      for place in column..<columnCount {
        let product = negative &* UInt64(elements[source + place]._remainder)
        let sum = (product &+ UInt64(elements[target + place]._remainder)) % modulus
        elements[target + place] = Element(_remainder: UInt32(truncatingIfNeeded: sum))
      }
    }
  }
}
