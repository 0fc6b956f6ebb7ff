import InputPatterns
import NumberTheory
import Testing

/// The sum over all ways to choose a column for each row, by the column of the first.
private func permanent<M: Modulus>(
  _ matrix: ModularMatrix<M>, _ columns: [Int]
) -> ModularInteger<M> {
  let row = matrix.rowCount - columns.count
  if row == matrix.rowCount { return 1 }
  return columns.reduce(0) { sum, column in
    sum + matrix[row, column] * permanent(matrix, columns.filter { $0 != column })
  }
}

@Suite struct PermanentTests {
  private func check<M: Modulus>(_: M.Type) {
    var random = SplitMix64(seed: UInt64(M.value))
    for size in 0...6 {
      for zeros in 0...2 {
        var matrix = ModularMatrix<M>(rows: size, columns: size, repeating: 0)
        for row in 0..<size {
          for column in 0..<size where random.next(in: 0...3) >= zeros {
            matrix[row, column] = ModularInteger(Int(random.next() >> 1))
          }
        }
        #expect(
          matrix.permanent() == permanent(matrix, Array(0..<size)), "\(matrix) modulo \(M.value)")
      }
    }
  }

  @Test func itIsTheSumOverAllPermutations() {
    check(Modulus1.self)
    check(Modulus12.self)
    check(Modulus998244353.self)
    check(Modulus2147483648.self)
  }

  @Test func ofOnesItIsTheFactorial() {
    let ones = ModularMatrix<Modulus1000000007>(rows: 12, columns: 12, repeating: 1)
    #expect(ones.permanent() == 479_001_600)
  }

  @Test func onlySquareMatricesHaveOne() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(
          ModularMatrix<Modulus1000000007>(rows: 1, columns: 2, repeating: 1).permanent())
      }
    #endif
  }
}
