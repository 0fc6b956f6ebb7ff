// Determinants of sparse matrices from products with vectors alone. Wiedemann, "Solving sparse linear equations over
// finite fields", 1986; Chen, Eberly, Kaltofen, Saunders, Turner, Villard, "Efficient matrix preconditioners for black
// box linear algebra", 2002 (the scaling).

extension ModularMatrix {
  /// Returns the determinant of a sparse square matrix modulo a prime, given by its nonzero elements (Wiedemann).
  ///
  ///     // 2 0 0
  ///     // 0 0 3
  ///     // 0 5 7
  ///     let elements: [(row: Int, column: Int, value: ModularInteger<Modulus998244353>)] = [
  ///       (0, 0, 2), (1, 2, 3), (2, 1, 5), (2, 2, 7),
  ///     ]
  ///     ModularMatrix.sparseDeterminant(size: 3, elements: elements) + 30  // 0
  ///
  /// The result is always right. Only how long it takes depends on random numbers, which are the same in each run: they
  /// have to be chosen again with a probability of about *n*² / 2*p* for the prime *p*. After the third time the matrix
  /// is eliminated as a dense one, O(*n*³) time and O(*n*²) space, as is usual for small primes.
  ///
  /// - Parameters:
  ///   - size: The number *n* of rows and of columns, not negative.
  ///   - elements: The elements that are not 0, in any order; several at the same place are added up.
  /// - Precondition: The modulus is a prime. Rows and columns are in `0..<size`.
  /// - Complexity: O(*n*² + *nk*) time and O(*n* + *k*) space for *k* elements.
  @inlinable
  public static func sparseDeterminant(
    size: Int, elements: some Collection<(row: Int, column: Int, value: Element)>
  ) -> Element {
    precondition(size >= 0, "the size of a matrix is negative")
    if size == 0 { return 1 }
    let matrix = _SparseMatrix<M>(size: size, elements)
    var random = _SparseMatrix<M>.Random()
    for _ in 0..<3 {
      if let determinant = matrix.determinant(&random) { return determinant }
    }
    var dense = ModularMatrix(rows: size, columns: size)
    for (row, column, value) in elements { dense[row, column] = dense[row, column] + value }
    return dense.determinant()
  }
}

// MARK: - Core

@usableFromInline
internal struct _SparseMatrix<M: Modulus> {
  @usableFromInline internal typealias Element = ModularInteger<M>

  /// Numbers of a linear congruential generator, whose high bits are random enough for this.
  @usableFromInline
  internal struct Random {
    @usableFromInline internal var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    @inlinable
    internal init() {}

    /// Returns numbers that are not 0.
    @inlinable
    internal mutating func vector(_ count: Int) -> [Element] {
      (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Element(1 + (state >> 32) % UInt64(M.value - 1))
      }
    }
  }

  /// Where the elements of each row start, and the end of the last row.
  @usableFromInline internal let starts: [Int]
  @usableFromInline internal let columns: [Int]
  @usableFromInline internal let values: [Element]

  @inlinable
  internal init(
    size: Int, _ elements: some Collection<(row: Int, column: Int, value: Element)>
  ) {
    var starts = [Int](repeating: 0, count: size + 1)
    for (row, column, _) in elements {
      precondition(
        0..<size ~= row && 0..<size ~= column, "an element is outside of the matrix")
      starts[row] += 1
    }
    for row in 0..<size { starts[row + 1] += starts[row] }
    var columns = [Int](repeating: 0, count: starts[size])
    var values = [Element](repeating: 0, count: starts[size])
    for (row, column, value) in elements {
      // Invariant: this is the end of the part of the row that has no elements so far.
      starts[row] -= 1
      (columns[starts[row]], values[starts[row]]) = (column, value)
    }
    (self.starts, self.columns, self.values) = (starts, columns, values)
  }

  /// Returns the determinant, or `nil` if the random numbers were unsuitable.
  @inlinable
  internal func determinant(_ random: inout Random) -> Element? {
    let size = starts.count - 1
    // With random factors of the columns, the minimal polynomial is likely to be the characteristic one, unless the
    // matrix is singular.
    let factors = random.vector(size)
    let scaled = zip(columns, values).map { factors[$0] * $1 }
    let recurrence = projections(scaled, random.vector(size), random.vector(size))
      .shortestLinearRecurrence()
    // The recurrence is a divisor of the minimal polynomial. If that has the root 0, so has the characteristic one.
    guard let last = recurrence.last else { return nil }
    if last == 0 { return 0 }
    if recurrence.count < size { return nil }
    let scale = factors.reduce(1) { $0 * $1 }
    return (size % 2 == 0 ? -last : last) / scale
  }

  /// Returns the products of a row, all powers of the matrix with other values, and a column, twice as many as its size.
  @inlinable
  internal func projections(
    _ values: [Element], _ row: [Element], _ column: [Element]
  ) -> [Element] {
    var (column, next) = (column, column)
    return (0..<2 * row.count).map { _ in
      let product = sum(of: row.indices, row, column) { $0 }
      for place in row.indices {
        next[place] = sum(of: starts[place]..<starts[place + 1], values, column) { columns[$0] }
      }
      Swift.swap(&column, &next)
      return product
    }
  }

  /// Returns the sum of products of some numbers and those of a vector that belong to them.
  @inline(__always) @inlinable
  internal func sum(
    of places: Range<Int>, _ numbers: [Element], _ vector: [Element], _ column: (Int) -> Int
  ) -> Element {
    // A sum grows up to three times the square of the modulus, which is at most 2⁶², and is reduced by two of them
    // then.
    let much = 2 * UInt64(M.value) * UInt64(M.value)
    var sum: UInt64 = 0
    for place in places {
      let (a, b) = (numbers[place]._remainder, vector[column(place)]._remainder)
      let next = sum &+ UInt64(a) &* UInt64(b)
      sum = next < much ? next : next &- much
    }
    return Element(_remainder: UInt32(truncatingIfNeeded: sum % UInt64(M.value)))
  }
}
