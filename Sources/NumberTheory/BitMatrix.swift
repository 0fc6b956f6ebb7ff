// Matrices over GF(2), the field of the integers modulo 2, with 64 elements in a word.

/// A matrix over GF(2): elements are bits, sums are exclusive ors, products are ands.
///
///     // Lights Out: each of four buttons in a row switches its own light and those beside it. Which turn off all?
///     var switches = BitMatrix(rows: 4, columns: 4)
///     for button in 0..<4 {
///       for light in max(button - 1, 0)...min(button + 1, 3) { switches[light, button] = true }
///     }
///     switches.solution(for: [true, true, true, true])!  // [true, false, false, true]
///     switches.rank()  // 4: there is no other solution
///
/// Rows are stored bit-packed, so that operations take 64 elements at a time. For other moduli there is
/// ``ModularMatrix``. The span of rows of up to 63 bits is an `XORBasis`, of `DataStructures`.
public struct BitMatrix: Hashable, Sendable {
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int

  // Invariant: each row begins with a word, and the bits after its last element are 0.
  @usableFromInline internal var _words: [UInt64]

  /// The number of words of a row.
  @usableFromInline internal let _width: Int

  /// Creates a matrix in which all elements are 0, that is, `false`.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, not negative.
  ///   - columns: The number of columns, not negative.
  /// - Complexity: O(*n* / 64) for *n* elements; a row takes whole words.
  public init(rows: Int, columns: Int) {
    precondition(rows >= 0 && columns >= 0, "the size of a matrix must not be negative")
    let (count, overflows) = rows.multipliedReportingOverflow(by: columns)
    precondition(!overflows, "the number of a matrix's elements does not fit Int")
    (rowCount, columnCount) = (rows, columns)
    _width = columns / 64 + (columns % 64 + 63) / 64
    _words = count == 0 ? [] : Array(repeating: 0, count: rows * _width)
  }

  /// Creates a matrix from its rows.
  ///
  ///     BitMatrix(rows: ["011", "100"].map { $0.map { $0 == "1" } }).description  // "[[0, 1, 1], [1, 0, 0]]"
  ///
  /// - Parameter rows: The rows, all of the same length; `true` is 1.
  public init(rows: [[Bool]]) {
    let columnCount = rows.first?.count ?? 0
    precondition(
      rows.allSatisfy { $0.count == columnCount }, "the rows of a matrix are of the same length")
    self.init(rows: rows.count, columns: columnCount)
    for (row, elements) in rows.enumerated() {
      for (place, word) in Self._packed(elements).enumerated() {
        _words[row * _width + place] = word
      }
    }
  }

  /// Creates a matrix of the residues of integers modulo 2, in row-major order.
  ///
  ///     BitMatrix(rowMajor: [1, 0, 1, 1], columns: 2).description  // "[[1, 0], [1, 1]]"
  ///
  /// - Parameters:
  ///   - numbers: The elements of the first row, then those of the second, and so on.
  ///   - columns: The number of columns, at least 1, a divisor of the number of elements.
  @inlinable
  public init(rowMajor numbers: some Sequence<some BinaryInteger>, columns: Int) {
    let elements = numbers.map { $0 & 1 == 1 }
    precondition(columns > 0, "a matrix of given elements has at least one column")
    precondition(elements.count % columns == 0, "the last row of the matrix is not complete")
    self.init(rows: elements.count / columns, columns: columns)
    var place = 0
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        if elements[place] { self[row, column] = true }
        place += 1
      }
    }
  }

  /// Returns the identity matrix of the given size.
  ///
  ///     BitMatrix.identity(2).description  // "[[1, 0], [0, 1]]"
  ///
  /// - Parameter size: The number of rows and of columns, not negative.
  public static func identity(_ size: Int) -> BitMatrix {
    var result = BitMatrix(rows: size, columns: size)
    for place in 0..<size { result[place, place] = true }
    return result
  }

  /// Accesses the element in the given row and column, both counted from 0, as whether it is 1.
  ///
  /// - Complexity: O(1)
  @inlinable
  public subscript(row: Int, column: Int) -> Bool {
    get { _words[_place(row, column)] >> UInt64(column & 63) & 1 == 1 }
    set {
      let mask = (1 as UInt64) << UInt64(column & 63)
      let place = _place(row, column)
      if newValue { _words[place] |= mask } else { _words[place] &= ~mask }
    }
  }

  /// The rows.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public var rows: [[Bool]] {
    (0..<rowCount).map { row in (0..<columnCount).map { self[row, $0] } }
  }

  /// Returns the transpose of the matrix.
  ///
  ///     BitMatrix(rowMajor: [1, 1, 0, 0, 0, 1], columns: 3).transposed().description  // "[[1, 0], [1, 0], [0, 1]]"
  ///
  /// - Complexity: O(*n* / 64 + *k*) for *n* elements, *k* of them 1.
  public func transposed() -> BitMatrix {
    var result = BitMatrix(rows: columnCount, columns: rowCount)
    for row in 0..<rowCount {
      let bit = (1 as UInt64) << UInt64(row & 63)
      for place in 0..<_width {
        var rest = _words[row * _width + place]
        while rest != 0 {
          let column = place << 6 | rest.trailingZeroBitCount
          result._words[column * result._width + row >> 6] |= bit
          rest &= rest &- 1
        }
      }
    }
    return result
  }

  /// Returns the word of an element.
  @inlinable
  internal func _place(_ row: Int, _ column: Int) -> Int {
    precondition(
      0 <= row && row < rowCount && 0 <= column && column < columnCount,
      "the matrix has no such row or column")
    return row * _width + column >> 6
  }

  /// Returns bits in words, those of the last word after the bits 0.
  internal static func _packed(_ bits: [Bool]) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: (bits.count + 63) / 64)
    for (place, bit) in bits.enumerated() where bit {
      words[place >> 6] |= 1 << UInt64(place & 63)
    }
    return words
  }
}

extension BitMatrix: CustomStringConvertible {
  /// The rows, printed as an array of arrays of 0 and 1.
  public var description: String { rows.map { $0.map { $0 ? 1 : 0 } }.description }
}
