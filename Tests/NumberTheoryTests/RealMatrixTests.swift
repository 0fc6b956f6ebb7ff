import InputPatterns
import NumberTheory
import PropertyTesting
import Testing

/// Products and sums, element by element.
private func product(_ a: RealMatrix, _ b: RealMatrix) -> [[Double]] {
  (0..<a.rowCount).map { row in
    (0..<b.columnCount).map { column in
      (0..<a.columnCount).reduce(0) { $0 + a[row, $1] * b[$1, column] }
    }
  }
}

/// The determinant by its first row.
private func determinant(_ rows: [[Int]]) -> Int {
  guard let first = rows.first else { return 1 }
  return first.indices.reduce(0) { sum, column in
    let others = rows.dropFirst().map { Array($0[..<column] + $0[(column + 1)...]) }
    let summand = first[column] * determinant(others)
    return column % 2 == 0 ? sum + summand : sum - summand
  }
}

/// The rank by exact elimination.
private func rank(_ rows: [[Int]]) -> Int {
  var (rows, rank) = (rows.map { $0.map { Fraction($0) } }, 0)
  for column in (rows.first ?? []).indices {
    guard let found = rows[rank...].firstIndex(where: { $0[column] != 0 }) else { continue }
    rows.swapAt(rank, found)
    for other in rows.indices where other > rank {
      let factor = rows[other][column] / rows[rank][column]
      for place in rows[other].indices { rows[other][place] -= factor * rows[rank][place] }
    }
    rank += 1
  }
  return rank
}

/// The largest magnitude in the difference of two vectors.
private func distance(_ a: [Double], _ b: [Double]) -> Double {
  zip(a, b).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
}

@Suite struct RealMatrixTests {
  @Test func sumsAndMultiplesAreThoseOfTheElements() {
    let first = RealMatrix(rows: [[1, 2], [3, -4]])
    let second = RealMatrix(rows: [[5, 0], [-3, 0.5]])
    var matrix = first
    matrix += second
    #expect(matrix == RealMatrix(rows: [[6, 2], [0, -3.5]]))
    matrix -= second
    #expect(matrix == first)
    matrix *= -2
    #expect(matrix == RealMatrix(rows: [[-2, -4], [-6, 8]]))
    #expect(-first == RealMatrix(rows: [[-1, -2], [-3, 4]]))
    #expect("\(second)" == "[[5.0, 0.0], [-3.0, 0.5]]")
    #expect("\(RealMatrix(rows: 2, columns: 0))" == "[[], []]")
  }

  @Test func elementsAreWhereTheyWerePut() {
    var matrix = RealMatrix(rowMajor: [1, 2, 3, -4, 5, 6], columns: 3)
    #expect(matrix.rowCount == 2 && matrix.columnCount == 3)
    #expect(matrix.rows == [[1, 2, 3], [-4, 5, 6]])
    matrix[1, 2] = 9
    matrix[0, 1] += 5
    #expect(matrix.rows == [[1, 7, 3], [-4, 5, 9]])
    #expect(matrix.transposed().rows == [[1, -4], [7, 5], [3, 9]])
    #expect(RealMatrix(rows: 1, columns: 2, repeating: 7).rows == [[7, 7]])
    matrix *= RealMatrix(rows: [[1], [0], [1]])
    #expect(matrix.rows == [[4], [5]])
  }

  @Test func emptyMatricesAreMatricesToo() {
    let (flat, thin) = (RealMatrix(rows: 0, columns: 3), RealMatrix(rows: 3, columns: 0))
    #expect(thin * flat == RealMatrix(rows: 3, columns: 3))
    #expect((flat * thin).rows.isEmpty)
    #expect(flat * [1, 2, 3] == [])
    #expect(thin * [] == [0, 0, 0])
    #expect(RealMatrix.identity(0).determinant() == 1)
    #expect(RealMatrix.identity(0).inverse() == .identity(0))
    #expect(RealMatrix.identity(0).power(5) == .identity(0))
    #expect(RealMatrix(rows: []).rowCount == 0)
    #expect(flat.kernel() == RealMatrix.identity(3).rows)
    #expect(flat.solution(for: []) == [0, 0, 0])
    #expect(thin.solution(for: [0, 0, 0]) == [])
    #expect(thin.solution(for: [0, 1, 0]) == nil)
    #expect(thin.rank() == 0 && thin.kernel().isEmpty)
  }

  /// Matrices of small integers, in many of which rows or columns are linearly dependent.
  private static func integers(
    _ rows: Int, _ columns: Int, _ largest: Int
  ) -> Generator<[[Int]]> {
    .array(
      of: .array(of: .integers(in: -largest...largest), counts: columns...columns),
      counts: rows...rows)
  }

  private static func matrix(_ rows: [[Int]]) -> RealMatrix {
    RealMatrix(rows: rows.map { $0.map(Double.init) })
  }

  @Test func productsAreSumsOfProducts() {
    let sizes = tuples(
      Generator<Int>.integers(in: 1...5), Generator<Int>.integers(in: 1...12),
      Generator<Int>.integers(in: 1...5))
    let factors = sizes.flatMap { rows, depth, columns in
      tuples(Self.integers(rows, depth, 1000), Self.integers(depth, columns, 1000))
    }
    forAll(factors) { a, b in
      let (a, b) = (Self.matrix(a), Self.matrix(b))
      try check((a * b).rows, equals: product(a, b))
      try check(a * b.rows.map { $0[0] }, equals: (a * b).rows.map { $0[0] }, "a vector")
    }
  }

  @Test func powersAreRepeatedProducts() {
    let matrix = RealMatrix(rows: [[1, 2, 0], [3, -1, 1], [0, 2, 1]])
    var power = RealMatrix.identity(3)
    for exponent in 0..<20 {
      #expect(matrix.power(exponent) == power, "to the power of \(exponent)")
      power *= matrix
    }
    let turn = RealMatrix(
      rows: (0..<5).map { row in (0..<5).map { $0 == (row + 1) % 5 ? 1 : 0 } })
    #expect(turn.power(.max) == turn.power(Int.max % 5))
  }

  @Test func determinantsAndInversesAreThoseOfExactArithmetic() {
    let squares = Generator<Int>.integers(in: 1...5)
      .flatMap { size in
        Generator<Int>.element(of: [1, 9]).flatMap { Self.integers(size, size, $0) }
      }
    forAll(squares) { rows in
      let (matrix, expected) = (Self.matrix(rows), determinant(rows))
      let found = matrix.determinant()
      try check((found - Double(expected)).magnitude < 1e-9, "\(found) is not \(expected)")
      try check((matrix.rank() == rows.count), equals: expected != 0, "full rank")
      guard let inverse = matrix.inverse() else { return try check(expected, equals: 0) }
      try check(expected != 0, "an inverse of \(rows)")
      let one = RealMatrix.identity(rows.count)
      for product in [inverse * matrix, matrix * inverse] {
        for (row, expected) in zip(product.rows, one.rows) {
          try check(distance(row, expected) < 1e-10, "\(product) is not the identity")
        }
      }
    }
  }

  @Test func solutionsAndKernelsAreThoseOfExactArithmetic() {
    let sizes = tuples(Generator<Int>.integers(in: 1...5), Generator<Int>.integers(in: 1...5))
    let systems = sizes.flatMap { rows, columns in
      Generator<Int>.element(of: [1, 9]).flatMap {
        tuples(Self.integers(rows, columns, $0), Self.integers(1, rows, $0).map { $0[0] })
      }
    }
    forAll(systems, effort: 4) { rows, result in
      let (matrix, expected) = (Self.matrix(rows), rank(rows))
      try check(matrix.rank(), equals: expected, "rank")
      let kernel = matrix.kernel()
      try check(kernel.count, equals: rows[0].count - expected, "dimension")
      for vector in kernel {
        try check(
          (matrix * vector).allSatisfy { $0.magnitude < 1e-10 }, "\(vector) is not in the kernel")
      }
      if !kernel.isEmpty {
        try check(RealMatrix(rows: kernel).rank(), equals: kernel.count, "independent vectors")
      }
      let isSolvable = rank(zip(rows, result).map { $0 + [$1] }) == expected
      let numbers = result.map(Double.init)
      let solution = matrix.solution(for: numbers)
      try check(solution != nil, equals: isSolvable, "solvable")
      if let solution {
        try check(distance(matrix * solution, numbers) < 1e-10, "\(solution) is no solution")
        let zeros = zip(solution, rows[0]).filter { $0.0 == 0 }.count
        try check(zeros >= kernel.count, "unknowns that may be chosen freely are 0")
      }
    }
  }

  @Test func aLargeSystemHasTheSolutionItWasMadeFor() {
    var random = SplitMix64(seed: 1)
    let size = 60
    let numbers = (0..<size * size).map { _ in Double(random.next(in: -1000...1000)) / 1000 }
    let matrix = RealMatrix(rowMajor: numbers, columns: size)
    let expected = (0..<size).map { Double($0) - 20.5 }
    let solution = matrix.solution(for: matrix * expected)
    #expect(distance(solution ?? [], expected) < 1e-9 && solution?.count == size)
    // The last row becomes the sum of the others.
    var dependent = matrix
    for column in 0..<size {
      dependent[size - 1, column] = (0..<size - 1).reduce(0) { $0 + matrix[$1, column] }
    }
    #expect(dependent.rank() == size - 1 && dependent.inverse() == nil)
    #expect(dependent.solution(for: matrix * expected) == nil)
    let kernel = dependent.kernel()
    #expect(kernel.count == 1 && (dependent * kernel[0]).allSatisfy { $0.magnitude < 1e-9 })
  }

  @Test func unitsOfRowsAndColumnsChangeNothing() throws {
    var random = SplitMix64(seed: 2)
    for size in 1...8 {
      let rows = (0..<size).map { row in
        (0..<size).map { column in
          Double(random.next(in: 1...999)) / 1000 + (row == column ? 4 : 0)
        }
      }
      let (matrix, result) = (RealMatrix(rows: rows), rows.map { $0[0] - 0.25 })
      let expected = try #require(matrix.solution(for: result))
      let expectedInverse = try #require(matrix.inverse())
      let units = (0..<2 * size).map { _ in
        Double(sign: .plus, exponent: random.next(in: -200...200), significand: 1)
      }
      var scaled = matrix
      for row in 0..<size {
        for column in 0..<size { scaled[row, column] *= units[row] * units[size + column] }
      }
      #expect(scaled.rank() == size && scaled.kernel().isEmpty, "\(rows)")
      let solution = try #require(scaled.solution(for: zip(result, units).map { $0 * $1 }))
      let unscaled = zip(solution, units[size...]).map { $0 * $1 }
      #expect(distance(unscaled, expected) < 1e-12, "\(rows)")
      var inverse = try #require(scaled.inverse())
      for row in 0..<size {
        for column in 0..<size { inverse[row, column] *= units[size + row] * units[column] }
      }
      for (row, expected) in zip(inverse.rows, expectedInverse.rows) {
        #expect(distance(row, expected) < 1e-12, "\(rows)")
      }
      // Row by row the last column is the sum of the others, in its own unit.
      for row in 0..<size {
        let sum = rows[row].dropLast().reduce(0, +)
        scaled[row, size - 1] = sum * units[row] * units[2 * size - 1]
      }
      #expect(scaled.rank() == size - 1 && scaled.inverse() == nil, "\(rows)")
    }
  }

  @Test func kernelsAreInTheUnitsOfTheColumns() {
    let matrix = RealMatrix(rows: [[0x1p-80, 0x1p90, 0x1p10], [0x1p-80, 0x1p91, 0x1p12]])
    #expect(matrix.kernel() == [[0x1p91, -3 * 0x1p-80, 1]])
  }

  /// In a row that is divided by its largest element, the others would be 0 before their columns are looked at.
  @Test func smallColumnsAreNotLostBesideLargeOnes() throws {
    for (large, small) in [(0x1p996, 0x1p-100), (0x1p600, 0x1p-500), (0x1p1000, 0x1p-1000)] {
      let matrix = RealMatrix(rows: [[large, small], [large, 3 * small]])
      #expect(matrix.rank() == 2 && matrix.kernel().isEmpty)
      #expect(matrix.determinant() == 2 * large * small)
      let expected = [1 / large, 1 / small]
      #expect(try #require(matrix.solution(for: [2, 4])) == expected)
      let inverse = try #require(matrix.inverse())
      #expect(inverse.rows == [[1.5 / large, -0.5 / large], [-0.5 / small, 0.5 / small]])
    }
  }

  @Test func smallPivotsAreAvoided() {
    // Without an exchange of rows 1 - 1e20 is rounded, and x is 0.
    let small = RealMatrix(rows: [[1e-20, 1], [1, 1]])
    // So it is here, where the first element is the larger one in the unit of its row only.
    let scaled = RealMatrix(rows: [[10, 1e21], [1, 1]])
    for (matrix, result) in [(small, [1.0, 2]), (scaled, [1e21, 2])] {
      let solution = matrix.solution(for: result, tolerance: 0) ?? []
      #expect(solution.count == 2 && distance(solution, [1, 1]) < 1e-15, "\(matrix)")
    }
  }

  @Test func determinantsOfLargeAndSmallPivotsDoNotOverflow() {
    var matrix = RealMatrix.identity(300)
    for place in 0..<300 { matrix[place, place] = place % 2 == 0 ? 0x1p200 : -0x1p-200 }
    #expect(matrix.determinant() == 1)
    matrix[0, 0] = 0x1p201
    matrix[299, 299] = 0x1p-200
    #expect(matrix.determinant() == -2)
    #expect(RealMatrix(rows: [[0, 2], [3, 0]]).determinant() == -6)
    #expect(RealMatrix(rows: [[0, 2], [0, 3]]).determinant() == 0)
  }

  @Test func toleranceSaysWhatIsZero() {
    let matrix = RealMatrix(rows: [[1, 1], [1, 1 + 0x1p-30]])
    #expect(matrix.rank() == 2 && matrix.rank(tolerance: 0x1p-29) == 1)
    #expect(matrix.rank(tolerance: 0x1p-30) == 1 && matrix.rank(tolerance: 0x1p-31) == 2)
    #expect(matrix.kernel() == [] && matrix.kernel(tolerance: 0x1p-29) == [[-1, 1]])
    #expect(matrix.inverse() != nil && matrix.inverse(tolerance: 0x1p-29) == nil)
    #expect(matrix.solution(for: [1, 1 + 0x1p-30]) == [0, 1])
    #expect(matrix.solution(for: [1, 1 + 0x1p-30], tolerance: 0x1p-29) == [1, 0])
    #expect(matrix.solution(for: [1, 1 + 0x1p-20], tolerance: 0x1p-29) == nil)
    let exact = RealMatrix(rows: [[1, 1], [1, 1 + 0x1p-52]])
    #expect(exact.rank() == 1 && exact.rank(tolerance: 0) == 2)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) { print(RealMatrix(rows: -1, columns: 1)) }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix(rows: 1 << 32, columns: 1 << 32))
      }
      await #expect(processExitsWith: .failure) { print(RealMatrix(rows: [[1, 2], [3]])) }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix(rowMajor: [1, 2, 3], columns: 2))
      }
      await #expect(processExitsWith: .failure) { print(RealMatrix(rowMajor: [], columns: 0)) }
      await #expect(processExitsWith: .failure) { print(RealMatrix.identity(2)[0, 2]) }
      await #expect(processExitsWith: .failure) { print(RealMatrix.identity(2) * .identity(3)) }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix(rows: 2, columns: 3) + RealMatrix(rows: 2, columns: 2))
      }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix(rows: 2, columns: 3) - RealMatrix(rows: 3, columns: 3))
      }
      await #expect(processExitsWith: .failure) { print(RealMatrix.identity(2) * [1, 2, 3]) }
      await #expect(processExitsWith: .failure) { print(RealMatrix(rows: 1, columns: 2).power(2)) }
      await #expect(processExitsWith: .failure) { print(RealMatrix.identity(2).power(-1)) }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix(rows: 1, columns: 2).determinant())
      }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix(rows: 1, columns: 2).inverse() as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix.identity(2).solution(for: [1]) as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix(rows: [[1, .nan]]).rank())
      }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix.identity(1).solution(for: [.infinity]) as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(RealMatrix.identity(1).rank(tolerance: -1))
      }
    }
  #endif
}
