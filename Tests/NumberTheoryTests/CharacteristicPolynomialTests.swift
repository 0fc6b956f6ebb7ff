import InputPatterns
import NumberTheory
import PropertyTesting
import Testing

@Suite struct CharacteristicPolynomialTests {

  @Test func theExampleIsTrue() {
    let step = ModularMatrix<Modulus998244353>(rows: [[1, 1], [1, 0]])
    #expect(step.characteristicPolynomial() == [-1, -1, 1])
  }

  /// The coefficients are sums of determinants of parts on the diagonal.
  private func bruteForce<M: Modulus>(_ matrix: ModularMatrix<M>) -> [ModularInteger<M>] {
    let count = matrix.rowCount
    var result = [ModularInteger<M>](repeating: 0, count: count + 1)
    for set in 0..<1 << count {
      let places = (0..<count).filter { set >> $0 & 1 == 1 }
      let part = ModularMatrix<M>(rows: places.map { row in places.map { matrix[row, $0] } })
      let term = part.determinant()
      result[count - places.count] += places.count % 2 == 0 ? term : -term
    }
    return result
  }

  private func areThoseOfDeterminants<M: Modulus>(_ modulus: M.Type, _ name: String) {
    let sizes = Generator.integers(in: 0...6)
    forAll(tuples(sizes, .integers(in: 0...4), .integers(in: 0...Int.max))) { size, zeros, seed in
      var random = SplitMix64(seed: UInt64(seed))
      var matrix = ModularMatrix<M>(rows: size, columns: size)
      for row in 0..<size {
        for column in 0..<size where random.next(in: 0...4) >= zeros {
          matrix[row, column] = ModularInteger(random.next(in: 0...Int.max))
        }
      }
      try check(matrix.characteristicPolynomial(), equals: bruteForce(matrix), "\(name) \(matrix)")
    }
  }

  @Test func coefficientsAreThoseOfDeterminants() {
    areThoseOfDeterminants(Modulus998244353.self, "998244353")
    areThoseOfDeterminants(Modulus7.self, "7")
    areThoseOfDeterminants(Modulus2.self, "2")
    areThoseOfDeterminants(Modulus2147483647.self, "2147483647")
  }

  /// With the matrix in its place it is 0, and the powers follow the recurrence.
  @Test func largeMatricesSatisfyTheirPolynomials() {
    func check<M: Modulus>(_ modulus: M.Type, _ size: Int) {
      let numbers = InputPattern.random.values(count: size * size, in: 0...Int.max, seed: 5)
      let matrix = ModularMatrix<M>(rowMajor: numbers, columns: size)
      let polynomial = matrix.characteristicPolynomial()
      #expect(polynomial.count == size + 1 && polynomial[size] == 1)
      let sum = (0..<size).reduce(0 as ModularInteger<M>) { $0 + matrix[$1, $1] }
      #expect(polynomial[size - 1] == -sum)
      #expect(polynomial[0] == (size % 2 == 0 ? 1 : -1) * matrix.determinant())
      var vector = numbers.prefix(size).map { ModularInteger<M>($0) }
      var result = vector.map { _ in 0 as ModularInteger<M> }
      for coefficient in polynomial {
        for place in result.indices { result[place] += coefficient * vector[place] }
        vector = matrix * vector
      }
      #expect(result.allSatisfy { $0 == 0 })
    }
    check(Modulus998244353.self, 60)
    check(Modulus2147483647.self, 61)
    check(Modulus7.self, 40)
  }

  #if compiler(>=6.2)
    @Test func onlySquareMatricesHaveOne() async {
      await #expect(processExitsWith: .failure) {
        let matrix = ModularMatrix<Modulus998244353>(rows: [[1, 2]])
        print(matrix.characteristicPolynomial())
      }
    }
  #endif
}
