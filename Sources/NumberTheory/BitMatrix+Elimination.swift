// Ranks, inverses, kernels and systems of linear equations over GF(2): Gaussian elimination of a few columns at once.
// Albrecht, Bard, Hart, "Efficient multiplication of dense matrices over GF(2)", 2010 (M4RI).

extension BitMatrix {
  /// Returns the determinant of a square matrix: whether it is invertible; `true` if it is empty.
  ///
  ///     BitMatrix(rowMajor: [1, 1, 0, 1], columns: 2).determinant()  // true
  ///
  /// - Complexity: O(*n*³ / 512) for *n* rows, if they are a few hundred.
  public func determinant() -> Bool {
    precondition(rowCount == columnCount, "only a square matrix has a determinant")
    return rank() == rowCount
  }

  /// Returns the rank of the matrix: the maximum number of linearly independent rows.
  ///
  ///     BitMatrix(rowMajor: [1, 1, 0, 0, 1, 1, 1, 0, 1], columns: 3).rank()  // 2: each row is the sum of the others
  ///
  /// - Complexity: O(*nmr* / 512 + *nm*) for *n* rows, if they are a few hundred, *m* columns and rank *r*.
  public func rank() -> Int {
    var words = _words
    return _eliminate(&words, _width, isReduced: false).count
  }

  /// Returns the inverse of a square matrix, or `nil` if it is singular.
  ///
  ///     BitMatrix(rowMajor: [1, 1, 0, 1], columns: 2).inverse()!.description  // "[[1, 1], [0, 1]]"
  ///     BitMatrix(rowMajor: [1, 1, 1, 1], columns: 2).inverse()  // nil
  ///
  /// - Complexity: O(*n*³ / 512) for *n* rows, if they are a few hundred.
  public func inverse() -> BitMatrix? {
    precondition(rowCount == columnCount, "only a square matrix has an inverse")
    var inverse = BitMatrix.identity(rowCount)
    var both = _words(beside: inverse._words, _width)
    guard _eliminate(&both, 2 * _width, isReduced: true).count == rowCount else { return nil }
    for row in 0..<rowCount {
      for place in 0..<_width {
        inverse._words[row * _width + place] = both[(2 * row + 1) * _width + place]
      }
    }
    return inverse
  }

  /// Returns a solution of the system of linear equations *Ax* = *b* for this matrix *A*, or `nil` if there is none.
  ///
  /// Each row of the matrix is an equation, the exclusive or of some unknowns; each column is an unknown. The set of
  /// all solutions is this one plus all sums of the ``kernel()``'s vectors: 2^*d* solutions for *d* vectors.
  ///
  ///     // x ^ y = 1, y ^ z = 0, x ^ z = 1
  ///     let equations = BitMatrix(rowMajor: [1, 1, 0, 0, 1, 1, 1, 0, 1], columns: 3)
  ///     equations.solution(for: [true, false, true])!  // [true, false, false]
  ///     equations.solution(for: [true, false, false])  // nil
  ///
  /// - Parameter result: The right-hand side *b*, one element for each row.
  /// - Returns: The solution in which the unknowns that may be chosen freely are 0.
  /// - Complexity: O(*nmr* / 512 + *nm*) for *n* rows, if they are a few hundred, *m* columns and rank *r*.
  public func solution(for result: [Bool]) -> [Bool]? {
    precondition(result.count == rowCount, "there is not a result for each row")
    var both = _words(beside: result.map { $0 ? 1 : 0 }, 1)
    let pivots = _eliminate(&both, _width + 1, isReduced: true)
    let results = (0..<rowCount).map { both[($0 + 1) * (_width + 1) - 1] == 1 }
    // The other equations are reduced to 0 = 0 or 0 = 1.
    if results[pivots.count...].contains(true) { return nil }
    var solution = [Bool](repeating: false, count: columnCount)
    for (row, column) in pivots.enumerated() { solution[column] = results[row] }
    return solution
  }

  /// Returns a basis of the kernel (null space) of the matrix: the vectors whose product with the matrix is 0.
  ///
  ///     let equations = BitMatrix(rowMajor: [1, 1, 0, 0, 1, 1], columns: 3)
  ///     equations.kernel()  // [[true, true, true]]
  ///
  /// - Returns: Linearly independent vectors, as many as the number of columns minus the rank.
  /// - Complexity: O(*nmr* / 512 + *nm*) for *n* rows, if they are a few hundred, *m* columns and rank *r*, and O(*m*)
  ///   for each vector.
  public func kernel() -> [[Bool]] {
    var matrix = self
    let pivots = _eliminate(&matrix._words, _width, isReduced: true)
    return Set(0..<columnCount).subtracting(pivots).sorted().map { choice in
      var vector = [Bool](repeating: false, count: columnCount)
      vector[choice] = true
      for (row, column) in pivots.enumerated() { vector[column] = matrix[row, choice] }
      return vector
    }
  }
}

// MARK: - Core

extension BitMatrix {
  /// Returns the words of the matrix augmented by as many rows of words, each to the right of its row.
  private func _words(beside others: [UInt64], _ width: Int) -> [UInt64] {
    var both: [UInt64] = []
    both.reserveCapacity(rowCount * (_width + width))
    for row in 0..<rowCount {
      both += _words[row * _width..<(row + 1) * _width]
      both += others[row * width..<(row + 1) * width]
    }
    return both
  }

  /// Brings the matrix, which may be augmented, into row echelon form by elementary row operations.
  ///
  /// - Parameters:
  ///   - words: The words of the matrix, and of what is beside it.
  ///   - width: The number of words of a row.
  ///   - isReduced: Whether to make all other elements in the columns of pivots 0 (reduced row echelon form).
  /// - Returns: The columns of the pivots.
  private func _eliminate(_ words: inout [UInt64], _ width: Int, isReduced: Bool) -> [Int] {
    var pivots: [Int] = []
    let size = BitMatrix._groupSize(rowCount)
    var choices = [UInt8](repeating: 0, count: rowCount)
    words.withUnsafeMutableBufferPointer { words in
      for column in stride(from: 0, to: columnCount, by: size) where pivots.count < rowCount {
        let group = _ColumnGroup(
          column, Swift.min(size, columnCount - column), words, rowCount, width)
        let first = pivots.count
        let mask = group.makePivots(from: first)
        if mask == 0 { continue }
        pivots += (0..<size).filter { mask >> $0 & 1 == 1 }.map { column + $0 }
        for row in 0..<rowCount { choices[row] = group.bits(row) & mask }
        // All words before are 0 in the pivots' rows.
        for start in stride(from: column >> 6, to: width, by: BitMatrix._stripWidth) {
          let count = Swift.min(BitMatrix._stripWidth, width - start)
          let base = words.baseAddress! + start
          let sources = UnsafePointer(base + first * width)
          for rows in [0..<(isReduced ? first : 0), pivots.count..<rowCount] {
            BitMatrix._add(sources, Int(mask), to: base, choices, rows, count, width)
          }
        }
      }
    }
    return pivots
  }
}

/// A few neighboring columns of a matrix over GF(2), all in the same word of a row.
internal struct _ColumnGroup {
  private let words: UnsafeMutableBufferPointer<UInt64>
  private let rowCount: Int
  /// The number of words of a row.
  private let width: Int
  /// The word of a row that has the columns, and the first of them there.
  private let word: Int
  private let shift: UInt64
  private let mask: UInt8

  internal init(
    _ column: Int, _ count: Int, _ words: UnsafeMutableBufferPointer<UInt64>, _ rowCount: Int,
    _ width: Int
  ) {
    (self.words, self.rowCount, self.width) = (words, rowCount, width)
    (word, shift) = (column >> 6, UInt64(column & 63))
    mask = .max >> UInt8(8 - count)
  }

  /// Returns the bits of the columns in a row.
  internal func bits(_ row: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: words[row * width + word] >> shift) & mask
  }

  /// Moves a maximal set of rows that are linearly independent in these columns to the given row and those after it,
  /// and brings them into reduced row echelon form there.
  ///
  /// - Parameter first: The first row. In this and all rows after it the columns before are 0.
  /// - Returns: The columns of the pivots, as bits.
  internal func makePivots(from first: Int) -> UInt8 {
    // Invariant: the pivot of row `first + k` is `pivots[k]`, its lowest bit, which is 0 in all other rows from there on
    // that have a pivot.
    var (pivots, found): ([UInt8], UInt8) = ([], 0)
    for row in first..<rowCount {
      if found == mask { break }
      let before = bits(row)
      var rest = before
      for (index, pivot) in pivots.enumerated() where before & pivot != 0 {
        rest ^= bits(first + index)
      }
      if rest == 0 { continue }
      let (last, lowest) = (first + pivots.count, rest & (~rest &+ 1))
      swapRows(row, last)
      for (index, pivot) in pivots.enumerated() where before & pivot != 0 {
        add(first + index, to: last)
      }
      for index in pivots.indices where bits(first + index) & lowest != 0 {
        add(last, to: first + index)
      }
      // Into the order of the pivots.
      pivots.append(lowest)
      found |= lowest
      for index in pivots.indices.dropFirst().reversed() where pivots[index] < pivots[index - 1] {
        pivots.swapAt(index, index - 1)
        swapRows(first + index, first + index - 1)
      }
    }
    return found
  }

  private func swapRows(_ row: Int, _ other: Int) {
    if row == other { return }
    for place in word..<width { words.swapAt(row * width + place, other * width + place) }
  }

  private func add(_ row: Int, to other: Int) {
    for place in word..<width { words[other * width + place] ^= words[row * width + place] }
  }
}
