// Matrices of floating-point numbers.

/// A matrix whose elements are floating-point numbers.
///
///     // A walk steps left or right at random until it gets to 0 or 4. How many steps does it take from 1, 2, 3?
///     // x = 1 + y / 2, y = 1 + x / 2 + z / 2, z = 1 + y / 2
///     let walk = RealMatrix(rows: [[1, -0.5, 0], [-0.5, 1, -0.5], [0, -0.5, 1]])
///     walk.solution(for: [1, 1, 1])!.map { ($0 * 1000).rounded() / 1000 }  // [3.0, 4.0, 3.0]
///
/// Expected values of a process that may return to a state it has been in are such systems of linear equations. Sums
/// and products are rounded. For exact results modulo a number there are ``ModularMatrix`` and ``BitMatrix``.
public struct RealMatrix: Hashable, Sendable {
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int
  /// The elements in row-major order.
  @usableFromInline internal var _elements: [Double]

  internal init(_elements: [Double], rowCount: Int, columnCount: Int) {
    (self.rowCount, self.columnCount, self._elements) = (rowCount, columnCount, _elements)
  }

  /// Creates a matrix with all elements equal, 0 by default.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  ///   - element: The value of all elements.
  public init(rows: Int, columns: Int, repeating element: Double = 0) {
    precondition(rows >= 0 && columns >= 0, "the size of a matrix must not be negative")
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    precondition(!overflows, "the number of a matrix's elements does not fit Int")
    self.init(
      _elements: Array(repeating: element, count: count), rowCount: rows, columnCount: columns)
  }

  /// Creates a matrix from its rows.
  ///
  /// - Parameter rows: The rows, all of the same length.
  public init(rows: [[Double]]) {
    let columnCount = rows.first?.count ?? 0
    precondition(
      rows.allSatisfy { $0.count == columnCount }, "the rows of a matrix are of the same length")
    self.init(
      _elements: Array(rows.joined()), rowCount: rows.count, columnCount: columnCount)
  }

  /// Creates a matrix from its elements in row-major order.
  ///
  ///     RealMatrix(rowMajor: [1, 2, 3, 4], columns: 2).rows  // [[1.0, 2.0], [3.0, 4.0]]
  ///
  /// - Parameters:
  ///   - numbers: The elements of the first row, then those of the second, and so on.
  ///   - columns: The number of columns, at least 1, a divisor of the number of elements.
  public init(rowMajor numbers: some Sequence<Double>, columns: Int) {
    let elements = Array(numbers)
    precondition(columns > 0, "a matrix of given elements has at least one column")
    precondition(elements.count % columns == 0, "the last row of the matrix is not complete")
    self.init(
      _elements: elements, rowCount: elements.count / columns, columnCount: columns)
  }

  /// Returns the identity matrix of the given size.
  ///
  ///     RealMatrix.identity(2).rows  // [[1.0, 0.0], [0.0, 1.0]]
  ///
  /// - Parameter size: The number of rows and of columns, not negative.
  public static func identity(_ size: Int) -> RealMatrix {
    var result = RealMatrix(rows: size, columns: size)
    for place in 0..<size { result[place, place] = 1 }
    return result
  }

  /// Accesses the element in the given row and column, both counted from 0.
  @inlinable
  public subscript(row: Int, column: Int) -> Double {
    get { _elements[_place(row, column)] }
    set { _elements[_place(row, column)] = newValue }
  }

  /// The rows.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var rows: [[Double]] {
    (0..<rowCount).map { Array(_elements[$0 * columnCount..<($0 + 1) * columnCount]) }
  }

  /// Returns the transpose of the matrix.
  ///
  ///     RealMatrix(rows: [[1, 2, 3]]).transposed().rows  // [[1.0], [2.0], [3.0]]
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public func transposed() -> RealMatrix {
    var result = RealMatrix(rows: columnCount, columns: rowCount)
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

extension RealMatrix: CustomStringConvertible {
  /// The rows, printed as an array of arrays.
  public var description: String { rows.description }
}
