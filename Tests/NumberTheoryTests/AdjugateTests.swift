import NumberTheory
import PropertyTesting
import Testing

@Suite struct AdjugateTests {
  @Test func documentedExamplesAreTrue() {
    let matrix = ModularMatrix<Modulus998244353>(rows: [[1, 2], [3, 4]])
    #expect(matrix.adjugate().rows == [[4, -2], [-3, 1]])
  }

  /// The cofactors, each as the determinant of a smaller matrix.
  private func cofactors<M: Modulus>(_ matrix: ModularMatrix<M>) -> ModularMatrix<M> {
    var result = matrix
    for row in 0..<matrix.rowCount {
      for column in 0..<matrix.columnCount {
        var rows = matrix.rows
        rows.remove(at: row)
        for other in rows.indices { rows[other].remove(at: column) }
        let minor = ModularMatrix<M>(rows: rows).determinant()
        result[row, column] = (row + column) % 2 == 0 ? minor : -minor
      }
    }
    return result
  }

  private func check<M: Modulus>(_: M.Type) {
    // Products of thin matrices have any rank.
    let sizes = tuples(Generator<Int>.integers(in: 1...6), .integers(in: 0...6))
    let matrices = sizes.flatMap { size, rank in
      func numbers(_ count: Int) -> Generator<[Int]> {
        .array(of: .integers(in: 0...Int(M.value) - 1), counts: count...count)
      }
      return tuples(numbers(size * rank), numbers(rank * size)).map { left, right in
        rank == 0
          ? ModularMatrix<M>(rows: size, columns: size)
          : ModularMatrix<M>(rowMajor: left, columns: rank)
            * ModularMatrix<M>(rowMajor: right, columns: size)
      }
    }
    forAll(matrices, effort: 3) { matrix in
      let adjugate = matrix.adjugate()
      try PropertyTesting.check(adjugate, equals: cofactors(matrix).transposed(), "\(matrix)")
      let product = ModularMatrix<M>.identity(matrix.rowCount) * matrix.determinant()
      try PropertyTesting.check(matrix * adjugate, equals: product, "\(matrix)")
    }
  }

  @Test func elementsAreCofactors() {
    check(Modulus2.self)
    check(Modulus3.self)
    check(Modulus998244353.self)
  }

  @Test func theSmallestMatricesHaveOne() {
    #expect(ModularMatrix<Modulus3>.identity(0).adjugate() == .identity(0))
    #expect(ModularMatrix<Modulus3>(rows: [[0]]).adjugate().rows == [[1]])
    #expect(ModularMatrix<Modulus3>(rows: [[2]]).adjugate().rows == [[1]])
    #expect(ModularMatrix<Modulus3>(rows: 2, columns: 2).adjugate().rows == [[0, 0], [0, 0]])
  }

  @Test func matricesThatAreNotSquareTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(ModularMatrix<Modulus998244353>(rows: 1, columns: 2).adjugate())
      }
    #endif
  }
}
