// Sums, products and powers of matrices.

extension ModularMatrix {
  /// Returns the sum of two matrices of the same size.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static func + (left: Self, right: Self) -> Self {
    left._joined(with: right) { $0 + $1 }
  }

  /// Returns the difference of two matrices of the same size.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static func - (left: Self, right: Self) -> Self {
    left._joined(with: right) { $0 - $1 }
  }

  /// Returns the additive inverse of the matrix.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static prefix func - (matrix: Self) -> Self { matrix * -1 }

  /// Adds another matrix of the same size.
  @inlinable
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// Subtracts another matrix of the same size.
  @inlinable
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Returns the product of a matrix and a scalar.
  ///
  ///     (ModularMatrix<Modulus998244353>(rows: [[1, 2]]) * 3).rows  // [[3, 6]]
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static func * (left: Self, right: Element) -> Self {
    Self(
      _elements: left._elements.map { $0 * right }, rowCount: left.rowCount,
      columnCount: left.columnCount)
  }

  /// Multiplies a matrix by a scalar.
  @inlinable
  public static func *= (left: inout Self, right: Element) { left = left * right }

  /// Returns the product of two matrices.
  ///
  ///     let turn = ModularMatrix<Modulus998244353>(rows: [[0, -1], [1, 0]])
  ///     (turn * turn).rows  // [[998244352, 0], [0, 998244352]]: -1, twice
  ///
  /// - Parameters:
  ///   - left: The left matrix.
  ///   - right: The right matrix, with as many rows as the left one has columns.
  /// - Complexity: O(*nmk*) for *n* rows and *m* columns of the left matrix and *k* columns of the right one.
  @inlinable
  public static func * (left: Self, right: Self) -> Self {
    precondition(
      left.columnCount == right.rowCount,
      "the right matrix has not as many rows as the left columns")
    return left._product(right)
  }

  /// Multiplies by another matrix from the right.
  @inlinable
  public static func *= (left: inout Self, right: Self) { left = left * right }

  /// Returns the product of a matrix and a vector, whose length is the number of columns.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static func * (left: Self, right: [Element]) -> [Element] {
    precondition(left.columnCount == right.count, "the vector is not as long as the matrix is wide")
    let column = Self(_elements: right, rowCount: right.count, columnCount: 1)
    return left._product(column)._elements
  }

  /// Returns this square matrix raised to a power; the power 0 is the identity.
  ///
  /// - Parameter exponent: The exponent, not negative.
  /// - Complexity: O(*n*³ log *e*) for *n* rows and an exponent *e*.
  @inlinable
  public func power(_ exponent: Int) -> Self {
    precondition(rowCount == columnCount, "only a square matrix has powers")
    precondition(exponent >= 0, "the exponent is negative")
    if exponent == 0 { return .identity(rowCount) }
    // Two buffers take turns: an allocation would take longer than a small product.
    var (power, scratch) = (self, Self(rows: rowCount, columns: columnCount))
    for bit in (0..<Int.bitWidth - 1 - exponent.leadingZeroBitCount).reversed() {
      // Invariant: the exponent of the power is given by the leading bits of the exponent, down to the one above this.
      power._multiply(by: power, into: &scratch)
      Swift.swap(&power, &scratch)
      if exponent >> bit & 1 == 1 {
        power._multiply(by: self, into: &scratch)
        Swift.swap(&power, &scratch)
      }
    }
    return power
  }
}

// MARK: - Core

extension ModularMatrix {
  @inlinable
  internal func _joined(
    with other: Self, by join: (Element, Element) -> Element
  ) -> Self {
    precondition(
      rowCount == other.rowCount && columnCount == other.columnCount,
      "the matrices are not of the same size")
    return Self(
      _elements: zip(_elements, other._elements).map { join($0, $1) }, rowCount: rowCount,
      columnCount: columnCount)
  }

  /// Returns the product with a matrix that has as many rows as this one has columns.
  @inlinable
  internal func _product(_ other: Self) -> Self {
    var result = Self(rows: rowCount, columns: other.columnCount)
    _multiply(by: other, into: &result)
    return result
  }

  /// Stores the product in a matrix of its size.
  @inlinable
  internal func _multiply(by other: Self, into result: inout Self) {
    let modulus = UInt64(Element._modulus)
    // So many products, and a remainder, fit 64 bits; at least four, as the modulus is at most 2³¹.
    let largest = Swift.max((modulus - 1) * (modulus - 1), 1)
    let most = Int(clamping: (UInt64.max - modulus) / largest) / 4 * 4
    let width = other.columnCount
    if width == 0 { return }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: width) { sums in
      sums.initialize(repeating: 0)
      other._elements.withUnsafeBufferPointer { rows in
        for row in 0..<rowCount {
          let factors = row * columnCount
          var (place, reduced) = (0, 0)
          while place < columnCount {
            // Invariant: the sums are those of the products by the factors before, of which those since `reduced` are
            // not reduced yet.
            if columnCount - place >= 4 {
              let (a, b, c, d) = (
                UInt64(_elements[factors + place]._remainder),
                UInt64(_elements[factors + place + 1]._remainder),
                UInt64(_elements[factors + place + 2]._remainder),
                UInt64(_elements[factors + place + 3]._remainder)
              )
              let first = rows.baseAddress! + place * width
              let (second, third, fourth) = (first + width, first + 2 * width, first + 3 * width)
              for column in 0..<width {
                sums[column] &+=
                  a &* UInt64(first[column]._remainder) &+ b &* UInt64(second[column]._remainder)
                  &+ c &* UInt64(third[column]._remainder) &+ d &* UInt64(fourth[column]._remainder)
              }
              place += 4
            } else {
              let factor = UInt64(_elements[factors + place]._remainder)
              let first = rows.baseAddress! + place * width
              for column in 0..<width {
                sums[column] &+= factor &* UInt64(first[column]._remainder)
              }
              place += 1
            }
            if place - reduced > most - 4 {
              for column in 0..<width { sums[column] %= modulus }
              reduced = place
            }
          }
          for column in 0..<width {
            result._elements[row * width + column] = Element(
              _remainder: UInt32(truncatingIfNeeded: sums[column] % modulus))
            sums[column] = 0
          }
        }
      }
    }
  }
}
