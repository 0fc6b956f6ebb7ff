import NumberTheory
import PropertyTesting
import Testing

/// Products and sums, element by element.
private func product<M: Modulus>(
  _ a: ModularMatrix<M>, _ b: ModularMatrix<M>
) -> [[ModularInteger<M>]] {
  (0..<a.rowCount).map { row in
    (0..<b.columnCount).map { column in
      (0..<a.columnCount).reduce(0) { $0 + a[row, $1] * b[$1, column] }
    }
  }
}

/// The determinant by its first row.
private func determinant<M: Modulus>(_ rows: [[ModularInteger<M>]]) -> ModularInteger<M> {
  guard let first = rows.first else { return 1 }
  return first.indices.reduce(0) { sum, column in
    let others = rows.dropFirst().map { Array($0[..<column] + $0[(column + 1)...]) }
    let summand = first[column] * determinant(others)
    return column % 2 == 0 ? sum + summand : sum - summand
  }
}

@Suite struct ModularMatrixTests {
  private typealias Matrix = ModularMatrix<Modulus998244353>

  @Test func documentedExamplesAreTrue() {
    let step = ModularMatrix<Modulus1000000007>(rows: [[1, 1], [1, 0]])
    #expect(step.power(10).rows == [[89, 55], [55, 34]])
    #expect(step * [5, 3] == [8, 5])
    let turn = Matrix(rows: [[0, -1], [1, 0]])
    #expect((turn * turn).rows == [[-1, 0], [0, -1]])
    #expect(Matrix.identity(2).rows == [[1, 0], [0, 1]])
    #expect(Matrix(rows: [[3, 1], [4, 2]]).determinant() == 2)
    #expect(Matrix(rows: [[1, 2, 3], [2, 4, 6]]).rank() == 1)
    #expect(Matrix(rows: [[2, 1], [7, 4]]).inverse()?.rows == [[4, -1], [-7, 2]])
    let equations = Matrix(rows: [[1, 1, 1], [1, 2, 4]])
    #expect(equations.solution(for: [6, 17]) == [-5, 11, 0])
    #expect(equations.kernel() == [[2, -3, 1]])
    #expect(
      Matrix(rows: [[1, 2, 3], [4, 5, 6]]).transposed().rows == [[1, 4], [2, 5], [3, 6]])
    #expect((Matrix(rows: [[1, 2]]) * 3).rows == [[3, 6]])
  }

  @Test func sumsAndMultiplesAreThoseOfTheElements() {
    let (first, second) = (Matrix(rows: [[1, 2], [3, -4]]), Matrix(rows: [[5, 0], [-3, 1]]))
    var matrix = first
    matrix += second
    #expect(matrix == Matrix(rows: [[6, 2], [0, -3]]))
    matrix -= second
    #expect(matrix == first)
    matrix *= -2
    #expect(matrix == Matrix(rows: [[-2, -4], [-6, 8]]))
    #expect(-first == Matrix(rows: [[-1, -2], [-3, 4]]))
    #expect("\(second)" == "[[5, 0], [998244350, 1]]")
    #expect("\(Matrix(rows: 2, columns: 0))" == "[[], []]")
  }

  @Test func transposingTurnsProductsAround() {
    let (first, second) = (Matrix(rows: [[1, 2, 3], [4, 5, 6]]), Matrix(rows: [[7], [8], [9]]))
    #expect((first * second).transposed() == second.transposed() * first.transposed())
    #expect(first.transposed().transposed() == first)
    #expect(Matrix(rows: 0, columns: 3).transposed().rows == [[], [], []])
  }

  @Test func elementsAreWhereTheyWerePut() {
    var matrix = Matrix(rowMajor: [1, 2, 3, -4, 5, 6], columns: 3)
    #expect(matrix.rowCount == 2 && matrix.columnCount == 3)
    #expect(matrix.rows == [[1, 2, 3], [-4, 5, 6]])
    matrix[1, 2] = 9
    matrix[0, 1] += 5
    #expect(matrix.rows == [[1, 7, 3], [-4, 5, 9]])
    #expect(matrix == Matrix(rows: [[1, 7, 3], [-4, 5, 9]]))
    #expect((matrix + matrix).rows == [[2, 14, 6], [-8, 10, 18]])
    #expect((matrix - matrix) == Matrix(rows: 2, columns: 3))
    #expect(Matrix(rows: 1, columns: 2, repeating: 7).rows == [[7, 7]])
    matrix *= Matrix(rows: [[1], [0], [1]])
    #expect(matrix.rows == [[4], [5]])
  }

  @Test func emptyMatricesAreMatricesToo() {
    let (flat, thin) = (
      Matrix(rows: 0, columns: 3), Matrix(rows: 3, columns: 0)
    )
    #expect(thin * flat == Matrix(rows: 3, columns: 3))
    #expect((flat * thin).rows.isEmpty)
    #expect(flat * [1, 2, 3] == [])
    #expect(thin * [] == [0, 0, 0])
    #expect(Matrix.identity(0).determinant() == 1)
    #expect(Matrix.identity(0).inverse() == .identity(0))
    #expect(Matrix.identity(0).power(5) == .identity(0))
    #expect(Matrix(rows: []).rowCount == 0)
    #expect(flat.kernel() == Matrix.identity(3).rows)
    #expect(flat.solution(for: []) == [0, 0, 0])
    #expect(thin.solution(for: [0, 0, 0]) == [])
    #expect(thin.solution(for: [0, 1, 0]) == nil)
    #expect(thin.rank() == 0 && thin.kernel().isEmpty)
  }

  private func checkProducts<M: Modulus>(_: M.Type) {
    // With the largest elements sums are the first to become too large.
    let elements = Generator<Int>.oneOf(
      .always(Int(M.value) - 1), .integers(in: 0...Int(M.value) - 1))
    func matrices(_ rows: Int, _ columns: Int) -> Generator<ModularMatrix<M>> {
      let numbers = Generator<[Int]>.array(of: elements, counts: rows * columns...rows * columns)
      return numbers.map { ModularMatrix<M>(rowMajor: $0, columns: columns) }
    }
    let sizes = tuples(
      Generator<Int>.integers(in: 1...5), Generator<Int>.integers(in: 1...40),
      Generator<Int>.integers(in: 1...5))
    let factors = sizes.flatMap { rows, depth, columns in
      tuples(matrices(rows, depth), matrices(depth, columns))
    }
    forAll(factors, effort: 4) { a, b in
      try check((a * b).rows, equals: product(a, b), "modulo \(M.value)")
      let column = b.rows.map { $0[0] }
      try check(a * column, equals: (a * b).rows.map { $0[0] }, "a vector")
    }
  }

  @Test func productsAreSumsOfProducts() {
    checkProducts(Modulus1.self)
    checkProducts(Modulus2.self)
    checkProducts(Modulus65537.self)
    checkProducts(Modulus998244353.self)
    checkProducts(Modulus2147483647.self)
    checkProducts(Modulus2147483648.self)
  }

  @Test func powersAreRepeatedProducts() {
    let matrix = Matrix(rows: [[1, 2, 0], [3, -1, 5], [0, 7, 998_244_352]])
    var power = Matrix.identity(3)
    for exponent in 0..<40 {
      #expect(matrix.power(exponent) == power, "to the power of \(exponent)")
      power *= matrix
    }
    // A rotation of five things.
    let turn = Matrix(rows: (0..<5).map { row in (0..<5).map { $0 == (row + 1) % 5 ? 1 : 0 } })
    #expect(turn.power(.max) == turn.power(Int.max % 5))
    #expect(turn.power(5) == .identity(5))
  }

  /// Square matrices, many of which have no inverse.
  private static func squares<M: Modulus>(_: M.Type) -> Generator<ModularMatrix<M>> {
    let sizes = Generator<Int>.integers(in: 1...5)
    let largest = Generator<Int>.element(of: [1, Int(M.value) - 1])
    return tuples(sizes, largest).flatMap { size, largest in
      let numbers = Generator<[Int]>.array(
        of: .integers(in: 0...largest), counts: size * size...size * size)
      return numbers.map { ModularMatrix<M>(rowMajor: $0, columns: size) }
    }
  }

  private func checkDeterminants<M: Modulus>(_: M.Type) {
    forAll(Self.squares(M.self)) { matrix in
      try check(matrix.determinant(), equals: determinant(matrix.rows), "modulo \(M.value)")
    }
  }

  @Test func determinantsAreThoseOfTheirFirstRows() {
    checkDeterminants(Modulus1.self)
    checkDeterminants(Modulus2.self)
    checkDeterminants(Modulus3.self)
    checkDeterminants(Modulus4.self)
    checkDeterminants(Modulus360.self)
    checkDeterminants(Modulus998244353.self)
    checkDeterminants(Modulus2147483648.self)
  }

  private func checkSquares<M: Modulus>(_: M.Type) {
    forAll(Self.squares(M.self)) { matrix in
      let expected = determinant(matrix.rows)
      try check((matrix.rank() == matrix.rowCount), equals: expected != 0, "full rank")
      guard let inverse = matrix.inverse() else {
        return try check(expected, equals: 0, "no inverse")
      }
      try check(expected != 0, "an inverse of \(matrix.rows)")
      try check(inverse * matrix, equals: .identity(matrix.rowCount), "from the left")
      try check(matrix * inverse, equals: .identity(matrix.rowCount), "from the right")
    }
  }

  @Test func inversesUndoProducts() {
    checkSquares(Modulus2.self)
    checkSquares(Modulus3.self)
    checkSquares(Modulus998244353.self)
    checkSquares(Modulus2147483647.self)
  }

  /// All vectors of so many elements.
  private func vectors<M: Modulus>(_ count: Int, _: M.Type) -> [[ModularInteger<M>]] {
    (0..<count).reduce([[]]) { vectors, _ in
      vectors.flatMap { vector in (0..<Int(M.value)).map { vector + [ModularInteger($0)] } }
    }
  }

  private func checkEquations<M: Modulus>(_: M.Type, _ sizes: Generator<Int>) {
    let matrices = tuples(sizes, sizes).flatMap { rows, columns in
      let numbers = Generator<[Int]>.array(
        of: .integers(in: 0...Int(M.value) - 1), counts: rows * columns...rows * columns)
      return numbers.map { ModularMatrix<M>(rowMajor: $0, columns: columns) }
    }
    forAll(matrices) { matrix in
      let all = self.vectors(matrix.columnCount, M.self)
      let zeros = [ModularInteger<M>](repeating: 0, count: matrix.rowCount)
      let kernel = matrix.kernel()
      try check(kernel.count, equals: matrix.columnCount - matrix.rank(), "dimension")
      try check(kernel.allSatisfy { matrix * $0 == zeros }, "\(kernel) is not the kernel")
      // Sums of multiples of the vectors are all different, so that none is one of the others.
      var combinations: Set<[ModularInteger<M>]> = []
      for factors in self.vectors(kernel.count, M.self) {
        var sum = [ModularInteger<M>](repeating: 0, count: matrix.columnCount)
        for (factor, vector) in zip(factors, kernel) {
          for place in sum.indices { sum[place] += factor * vector[place] }
        }
        combinations.insert(sum)
      }
      try check(combinations, equals: Set(all.filter { matrix * $0 == zeros }), "kernel")
      let results = Dictionary(grouping: all) { matrix * $0 }
      for result in self.vectors(matrix.rowCount, M.self) {
        let solution = matrix.solution(for: result)
        try check(solution != nil, equals: results[result] != nil, "solvable for \(result)")
        if let solution { try check(matrix * solution, equals: result, "\(solution)") }
      }
    }
  }

  @Test func solutionsAndKernelsAreThoseOfAllVectors() {
    checkEquations(Modulus2.self, .integers(in: 1...5))
    checkEquations(Modulus3.self, .integers(in: 1...3))
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>(rows: -1, columns: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>(rows: 1 << 32, columns: 1 << 32)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>(rows: [[1, 2], [3]])
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>(rowMajor: [1, 2, 3], columns: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>(rowMajor: [Int](), columns: 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>.identity(2)[0, 2]
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>.identity(2) * .identity(3)
      }
      await #expect(processExitsWith: .failure) {
        _ =
          ModularMatrix<Modulus998244353>(rows: 2, columns: 3)
          + .init(rows: 2, columns: 2)
      }
      await #expect(processExitsWith: .failure) {
        _ =
          ModularMatrix<Modulus998244353>(rows: 2, columns: 3)
          - .init(rows: 3, columns: 3)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>.identity(2) * [1, 2, 3]
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>(rows: 1, columns: 2).power(2)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>.identity(2).power(-1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>(rows: 1, columns: 2).determinant()
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>(rows: 1, columns: 2).inverse()
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularMatrix<Modulus998244353>.identity(2).solution(for: [1])
      }
    }
  #endif
}
