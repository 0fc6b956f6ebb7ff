// Sums, products and powers of matrices over GF(2). Arlazarov, Dinic, Kronrod, Faradžev, "On economical construction of
// the transitive closure of a directed graph", 1970 (the method of the Four Russians).

extension BitMatrix {
  /// Returns the sum of two matrices of the same size: the exclusive ors of their elements.
  ///
  /// The sum is the difference, too: each matrix is its own additive inverse.
  ///
  /// - Complexity: O(*n* / 64) for *n* elements.
  public static func + (left: BitMatrix, right: BitMatrix) -> BitMatrix {
    var sum = left
    sum += right
    return sum
  }

  /// Adds another matrix of the same size.
  public static func += (left: inout BitMatrix, right: BitMatrix) {
    precondition(
      left.rowCount == right.rowCount && left.columnCount == right.columnCount,
      "the matrices are not of the same size")
    for place in left._words.indices { left._words[place] ^= right._words[place] }
  }

  /// Returns the product of two matrices.
  ///
  ///     let path = BitMatrix(rowMajor: [0, 1, 0, 1, 0, 1, 0, 1, 0], columns: 3)
  ///     (path * path).description  // "[[1, 0, 1], [0, 0, 0], [1, 0, 1]]": parities of walks of length 2
  ///
  /// - Parameters:
  ///   - left: The left matrix.
  ///   - right: The right matrix, with as many rows as the left one has columns.
  /// - Complexity: O(*nmk* / 512) for *n* rows and *m* columns of the left matrix and *k* columns of the right one, if
  ///   *n* is at least a few hundred. The sums of all subsets of eight rows are computed once, and looked up.
  public static func * (left: BitMatrix, right: BitMatrix) -> BitMatrix {
    precondition(
      left.columnCount == right.rowCount,
      "the right matrix has not as many rows as the left columns")
    return left._product(right)
  }

  /// Multiplies by another matrix from the right.
  public static func *= (left: inout BitMatrix, right: BitMatrix) { left = left * right }

  /// Returns the product of a matrix and a vector, whose length is the number of columns.
  ///
  /// - Complexity: O(*n* / 64 + *m*) for *n* elements and *m* columns.
  public static func * (left: BitMatrix, right: [Bool]) -> [Bool] {
    precondition(left.columnCount == right.count, "the vector is not as long as the matrix is wide")
    let vector = _packed(right)
    return (0..<left.rowCount).map { row in
      // The parity of a sum of bits is that of the exclusive or of the words.
      var sum: UInt64 = 0
      for place in 0..<left._width { sum ^= left._words[row * left._width + place] & vector[place] }
      return sum.nonzeroBitCount & 1 == 1
    }
  }

  /// Returns this square matrix raised to a power; the power 0 is the identity.
  ///
  ///     let step = BitMatrix(rowMajor: [1, 1, 1, 0], columns: 2)
  ///     step.power(3).description  // "[[1, 0], [0, 1]]": every third Fibonacci number is even
  ///
  /// - Parameter exponent: The exponent, not negative.
  /// - Complexity: O(*n*³ / 512 · log *e*) for *n* rows, if they are a few hundred, and an exponent *e*.
  public func power(_ exponent: Int) -> BitMatrix {
    precondition(rowCount == columnCount, "only a square matrix has powers")
    precondition(exponent >= 0, "the exponent is negative")
    var (result, square, rest) = (BitMatrix.identity(rowCount), self, exponent)
    while rest > 0 {
      // Invariant: the power wanted is `result` times `square` to the power of `rest`.
      if rest & 1 == 1 { result *= square }
      rest >>= 1
      if rest > 0 { square *= square }
    }
    return result
  }
}

// MARK: - Core

extension BitMatrix {
  /// Returns the product with a matrix that has as many rows as this one has columns.
  private func _product(_ other: BitMatrix) -> BitMatrix {
    var result = BitMatrix(rows: rowCount, columns: other.columnCount)
    let (size, width) = (BitMatrix._groupSize(rowCount), other._width)
    var choices = [UInt8](repeating: 0, count: rowCount)
    _words.withUnsafeBufferPointer { words in
      other._words.withUnsafeBufferPointer { others in
        result._words.withUnsafeMutableBufferPointer { results in
          for group in stride(from: 0, to: columnCount, by: size) {
            let mask = 1 << Swift.min(size, columnCount - group) - 1
            for row in 0..<rowCount {
              let bits = words[row * _width + group >> 6] >> UInt64(group & 63)
              choices[row] = UInt8(truncatingIfNeeded: bits) & UInt8(mask)
            }
            for start in stride(from: 0, to: width, by: BitMatrix._stripWidth) {
              let count = Swift.min(BitMatrix._stripWidth, width - start)
              BitMatrix._add(
                others.baseAddress! + (group * width + start), mask,
                to: results.baseAddress! + start, choices, 0..<rowCount, count, width)
            }
          }
        }
      }
    }
    return result
  }

  /// The number of rows whose sums are looked up, for so many rows to which they are added; a divisor of 8.
  ///
  /// There is a sum for each subset of them, which takes a step, too.
  internal static func _groupSize(_ rowCount: Int) -> Int {
    rowCount < 16 ? 1 : rowCount < 256 ? 4 : 8
  }

  /// The most words of a row that are added at once: 256 sums take 128 KiB, which fit the L2 cache.
  internal static var _stripWidth: Int { 64 }

  /// Adds to each target row the sum of a subset of a few source rows.
  ///
  /// - Parameters:
  ///   - sources: The source rows, one for each bit of the mask.
  ///   - mask: The bits of which choices are made, 1 to 8.
  ///   - targets: The target rows.
  ///   - choices: For each target row the bits of the source rows to add.
  ///   - rows: The target rows to which to add.
  ///   - width: How many words to add.
  ///   - distance: The number of words from one row to the next one, in both.
  internal static func _add(
    _ sources: UnsafePointer<UInt64>, _ mask: Int, to targets: UnsafeMutablePointer<UInt64>,
    _ choices: [UInt8], _ rows: Range<Int>, _ width: Int, _ distance: Int
  ) {
    let last = Int.bitWidth - mask.leadingZeroBitCount
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: width << last) { buffer in
      let sums = buffer.baseAddress!
      sums.initialize(repeating: 0, count: width)
      var subset = mask & -mask
      while subset != 0 {
        // Invariant: the sums of all smaller subsets of the mask are there.
        let lowest = subset & -subset
        let source = sources + (mask & (lowest - 1)).nonzeroBitCount * distance
        let (sum, others) = (sums + subset * width, sums + (subset - lowest) * width)
        for place in 0..<width { (sum + place).initialize(to: others[place] ^ source[place]) }
        subset = (subset - mask) & mask
      }
      for row in rows where choices[row] != 0 {
        let (target, sum) = (targets + row * distance, sums + Int(choices[row]) * width)
        for place in 0..<width { target[place] ^= sum[place] }
      }
    }
  }
}
