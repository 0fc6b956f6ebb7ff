// Matrices over the integers modulo a number.

/// A matrix whose elements are integers modulo a number.
///
///     typealias Matrix = ModularMatrix<Modulus1000000007>
///     let step = Matrix(rows: [[1, 1], [1, 0]])
///     step.power(10).rows  // [[89, 55], [55, 34]]: Fibonacci numbers
///     step * [5, 3]  // [8, 5]
///
/// Powers of a matrix give the terms of a linear recurrence in logarithmic time. Modulo 2, a ``BitMatrix`` is faster.
public struct ModularMatrix<M: Modulus>: Hashable, Sendable {
  /// The type of the elements.
  public typealias Element = ModularInteger<M>

  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int
  /// The elements in row-major order.
  @usableFromInline internal var _elements: [Element]

  @inlinable
  internal init(_elements: [Element], rowCount: Int, columnCount: Int) {
    (self.rowCount, self.columnCount, self._elements) = (rowCount, columnCount, _elements)
  }

  /// Creates a matrix with all elements equal, 0 by default.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  ///   - element: The value of all elements.
  @inlinable
  public init(rows: Int, columns: Int, repeating element: Element = 0) {
    precondition(rows >= 0 && columns >= 0, "the size of a matrix must not be negative")
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    precondition(!overflows, "the number of a matrix's elements does not fit Int")
    self.init(
      _elements: Array(repeating: element, count: count), rowCount: rows, columnCount: columns)
  }

  /// Creates a matrix from its rows.
  ///
  /// - Parameter rows: The rows, all of the same length.
  @inlinable
  public init(rows: [[Element]]) {
    let columnCount = rows.first?.count ?? 0
    precondition(
      rows.allSatisfy { $0.count == columnCount }, "the rows of a matrix are of the same length")
    self.init(
      _elements: Array(rows.joined()), rowCount: rows.count, columnCount: columnCount)
  }

  /// Creates a matrix of the residues of integers, in row-major order.
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

  /// Returns the identity matrix of the given size.
  ///
  ///     ModularMatrix<Modulus998244353>.identity(2).rows  // [[1, 0], [0, 1]]
  ///
  /// - Parameter size: The number of rows and of columns, not negative.
  @inlinable
  public static func identity(_ size: Int) -> Self {
    var result = Self(rows: size, columns: size)
    for place in 0..<size { result[place, place] = 1 }
    return result
  }

  /// Accesses the element in the given row and column, both counted from 0.
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

  /// Returns the transpose of the matrix.
  ///
  ///     ModularMatrix<Modulus998244353>(rows: [[1, 2, 3], [4, 5, 6]]).transposed().rows  // [[1, 4], [2, 5], [3, 6]]
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func transposed() -> Self {
    var result = Self(rows: columnCount, columns: rowCount)
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        result._elements[column * rowCount + row] = _elements[row * columnCount + column]
      }
    }
    return result
  }

  @inlinable
  internal func _place(_ row: Int, _ column: Int) -> Int {
    precondition(
      0 <= row && row < rowCount && 0 <= column && column < columnCount,
      "the matrix has no such row or column")
    return row * columnCount + column
  }
}

extension ModularMatrix: CustomStringConvertible {
  /// The rows, printed as an array of arrays.
  public var description: String { rows.description }
}
