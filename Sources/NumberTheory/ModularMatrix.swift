// Matrices of remainders: sums, products and powers.

/// A matrix whose elements are integers modulo a number.
///
///     typealias Matrix = ModularMatrix<Modulus1000000007>
///     let step = Matrix(rows: [[1, 1], [1, 0]])
///     step.raised(to: 10).rows  // [[89, 55], [55, 34]]: Fibonacci numbers
///     step * [5, 3]  // [8, 5]
///
/// Whatever follows from the last few numbers by sums and multiples, a linear recurrence, is found far ahead by
/// a power of a matrix.
public struct ModularMatrix<M: Modulus>: Hashable, Sendable {
  /// An element.
  public typealias Element = ModularInteger<M>

  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int
  /// Row by row.
  @usableFromInline internal var _elements: [Element]

  @inlinable
  internal init(_elements: [Element], rowCount: Int, columnCount: Int) {
    (self.rowCount, self.columnCount, self._elements) = (rowCount, columnCount, _elements)
  }

  /// Creates a matrix whose elements are all 0, or all the same.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows, not negative.
  ///   - columnCount: The number of columns, not negative.
  ///   - element: What all elements are.
  @inlinable
  public init(rowCount: Int, columnCount: Int, repeating element: Element = 0) {
    precondition(rowCount >= 0 && columnCount >= 0, "the size of a matrix must not be negative")
    self.init(
      _elements: Array(repeating: element, count: rowCount * columnCount), rowCount: rowCount,
      columnCount: columnCount)
  }

  /// Creates a matrix of rows.
  ///
  /// - Parameter rows: The rows, of as many elements each.
  @inlinable
  public init(rows: [[Element]]) {
    let columnCount = rows.first?.count ?? 0
    precondition(
      rows.allSatisfy { $0.count == columnCount }, "the rows of a matrix are of the same length")
    self.init(
      _elements: Array(rows.joined()), rowCount: rows.count, columnCount: columnCount)
  }

  /// Creates a matrix of the remainders of integers, row by row.
  ///
  ///     let numbers = try input.readArray(of: Int.self, count: n * n)
  ///     let matrix = ModularMatrix<Modulus998244353>(rowMajor: numbers, columns: n)
  ///
  /// - Parameters:
  ///   - numbers: The elements of the first row, then those of the second, and so on.
  ///   - columns: The number of columns, at least 1, a divisor of the number of elements.
  @inlinable
  public init(rowMajor numbers: some Sequence<some BinaryInteger>, columns: Int) {
    let elements = numbers.map { Element($0) }
    precondition(columns > 0, "a matrix of given elements has at least one column")
    precondition(elements.count % columns == 0, "the last row of the matrix is not complete")
    self.init(
      _elements: elements, rowCount: elements.count / columns, columnCount: columns)
  }

  /// Returns the matrix that changes no vector: ones from the upper left to the lower right, and zeros.
  ///
  ///     ModularMatrix<Modulus998244353>.identity(2).rows  // [[1, 0], [0, 1]]
  ///
  /// - Parameter size: The number of rows and of columns, not negative.
  @inlinable
  public static func identity(_ size: Int) -> Self {
    var result = Self(rowCount: size, columnCount: size)
    for place in 0..<size { result[place, place] = 1 }
    return result
  }

  /// The element in a row and a column, both counted from 0.
  @inlinable
  public subscript(row: Int, column: Int) -> Element {
    get { _elements[_place(row, column)] }
    set { _elements[_place(row, column)] = newValue }
  }

  /// The rows.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable public var rows: [[Element]] {
    (0..<rowCount).map { Array(_elements[$0 * columnCount..<($0 + 1) * columnCount]) }
  }

  @inlinable
  internal func _place(_ row: Int, _ column: Int) -> Int {
    precondition(
      0 <= row && row < rowCount && 0 <= column && column < columnCount,
      "the matrix has no such row or column")
    return row * columnCount + column
  }
}

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

  /// Returns the product: element by element, a row of the left matrix times a column of the right one.
  ///
  ///     let turn = ModularMatrix<Modulus998244353>(rows: [[0, -1], [1, 0]])
  ///     (turn * turn).rows  // [[998244352, 0], [0, 998244352]]: -1, twice
  ///
  /// - Parameters:
  ///   - left: The left matrix.
  ///   - right: The right one, with as many rows as the left one has columns.
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

  /// Returns the product with a vector, as long as the matrix has columns.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public static func * (left: Self, right: [Element]) -> [Element] {
    precondition(left.columnCount == right.count, "the vector is not as long as the matrix is wide")
    let column = Self(_elements: right, rowCount: right.count, columnCount: 1)
    return left._product(column)._elements
  }

  /// Returns a power of a square matrix; that of 0 is the identity.
  ///
  /// - Parameter exponent: Not negative.
  /// - Complexity: O(*n*³ log *e*) for *n* rows and an exponent *e*.
  @inlinable
  public func raised(to exponent: Int) -> Self {
    precondition(rowCount == columnCount, "only a square matrix has powers")
    precondition(exponent >= 0, "the exponent is negative")
    if exponent == 0 { return .identity(rowCount) }
    var power = self
    for bit in (0..<Int.bitWidth - 1 - exponent.leadingZeroBitCount).reversed() {
      // Invariant: the power is that to the leading bits of the exponent, down to the one above this.
      power *= power
      if exponent >> bit & 1 == 1 { power *= self }
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
    let modulus = UInt64(Element._modulus)
    // So many products, and a remainder, fit 64 bits; at least four, as the modulus is at most 2³¹.
    let largest = Swift.max((modulus - 1) * (modulus - 1), 1)
    let most = Int(clamping: (UInt64.max - modulus) / largest) / 4 * 4
    let width = other.columnCount
    var result = Self(rowCount: rowCount, columnCount: width)
    if width == 0 { return result }
    var sums = [UInt64](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      other._elements.withUnsafeBufferPointer { rows in
        for row in 0..<rowCount {
          let factors = row * columnCount
          var (place, reduced) = (0, 0)
          while place < columnCount {
            // Invariant: the sums are those of the products by the factors before, of which those since `reduced`
            // are not reduced.
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
    return result
  }
}
