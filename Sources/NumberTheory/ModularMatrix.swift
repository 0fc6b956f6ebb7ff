// Matrices of remainders.

/// A matrix whose elements are integers modulo a number.
///
///     typealias Matrix = ModularMatrix<Modulus1000000007>
///     let step = Matrix(rows: [[1, 1], [1, 0]])
///     step.power(10).rows  // [[89, 55], [55, 34]]: Fibonacci numbers
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
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  ///   - element: What all elements are.
  @inlinable
  public init(rows: Int, columns: Int, repeating element: Element = 0) {
    precondition(rows >= 0 && columns >= 0, "the size of a matrix must not be negative")
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    precondition(!overflows, "the number of a matrix's elements does not fit Int")
    self.init(
      _elements: Array(repeating: element, count: count), rowCount: rows, columnCount: columns)
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
    var result = Self(rows: size, columns: size)
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

  /// Returns the matrix whose rows are the columns of this one.
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
  /// The rows, as an array of arrays is printed.
  public var description: String { rows.description }
}
