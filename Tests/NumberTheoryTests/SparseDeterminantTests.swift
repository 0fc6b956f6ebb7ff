import InputPatterns
import NumberTheory
import Testing

@Suite struct SparseDeterminantTests {
  @Test func documentedExamplesAreTrue() {
    let elements: [(row: Int, column: Int, value: ModularInteger<Modulus998244353>)] = [
      (0, 0, 2), (1, 2, 3), (2, 1, 5), (2, 2, 7),
    ]
    #expect(ModularMatrix.sparseDeterminant(size: 3, elements: elements) == -30)
  }

  private func check<M: Modulus>(
    _ size: Int, _ elements: [(row: Int, column: Int, value: ModularInteger<M>)]
  ) {
    var dense = ModularMatrix<M>(rows: size, columns: size)
    for (row, column, value) in elements { dense[row, column] += value }
    #expect(
      ModularMatrix.sparseDeterminant(size: size, elements: elements) == dense.determinant(),
      "\(elements), modulo \(M.value)")
  }

  private func checkAll<M: Modulus>(size: Int, _: M.Type) {
    let (places, modulus) = (size * size, Int(M.value))
    for number in 0..<(0..<places).reduce(1, { product, _ in product * modulus }) {
      var rest = number
      let digits = (0..<places).map { _ in
        defer { rest /= modulus }
        return ModularInteger<M>(rest % modulus)
      }
      let elements = digits.enumerated().filter { $1 != 0 }
      check(size, elements.map { (row: $0 / size, column: $0 % size, value: $1) })
    }
  }

  @Test func allSmallMatricesHaveTheSameDeterminantAsDenseOnes() {
    for size in 0...3 { checkAll(size: size, Modulus2.self) }
    for size in 0...2 { checkAll(size: size, Modulus3.self) }
  }

  private func checkRandom<M: Modulus>(_: M.Type) {
    var random = SplitMix64(seed: UInt64(M.value))
    for size in [1, 2, 3, 5, 8, 20] {
      for count in [0, size, 2 * size, 5 * size] {
        // Every other matrix has a permutation, so that it is likely to be regular.
        for hasPermutation in [false, true] {
          var elements = (0..<count).map { _ in
            (
              row: random.next(in: 0...size - 1), column: random.next(in: 0...size - 1),
              value: ModularInteger<M>(random.next(in: 0...Int(M.value) - 1))
            )
          }
          if hasPermutation {
            let shift = random.next(in: 0...size - 1)
            elements += (0..<size).map { ($0, ($0 + shift) % size, 1) }
          }
          check(size, elements)
        }
      }
    }
  }

  @Test func randomMatricesHaveTheSameDeterminantAsDenseOnes() {
    checkRandom(Modulus2.self)
    checkRandom(Modulus101.self)
    checkRandom(Modulus998244353.self)
    checkRandom(Modulus2147483647.self)
  }

  @Test func largestElementsDoNotOverflow() {
    // All are −1, but those on the diagonal are 0: the eigenvalues are 1 and, once, 1 − n.
    let size = 30
    let elements = (0..<size * size).filter { $0 / size != $0 % size }.map {
      (row: $0 / size, column: $0 % size, value: ModularInteger<Modulus2147483647>(-1))
    }
    #expect(ModularMatrix.sparseDeterminant(size: size, elements: elements) == -29)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let elements: [(row: Int, column: Int, value: ModularInteger<Modulus101>)] = []
        print(ModularMatrix.sparseDeterminant(size: -1, elements: elements))
      }
      await #expect(processExitsWith: .failure) {
        let elements: [(row: Int, column: Int, value: ModularInteger<Modulus101>)] = [(2, 0, 1)]
        print(ModularMatrix.sparseDeterminant(size: 2, elements: elements))
      }
      await #expect(processExitsWith: .failure) {
        let elements: [(row: Int, column: Int, value: ModularInteger<Modulus101>)] = [(0, 2, 1)]
        print(ModularMatrix.sparseDeterminant(size: 2, elements: elements))
      }
    #endif
  }
}
