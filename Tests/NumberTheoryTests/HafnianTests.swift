import InputPatterns
import NumberTheory
import Testing

/// The sum over all ways to make pairs, by the partner of the first row.
private func hafnian<M: Modulus>(_ matrix: ModularMatrix<M>, _ rows: [Int]) -> ModularInteger<M> {
  guard let first = rows.first else { return 1 }
  return rows.indices.dropFirst().reduce(0) { sum, place in
    var others = rows
    let partner = others.remove(at: place)
    others.removeFirst()
    return sum + matrix[first, partner] * hafnian(matrix, others)
  }
}

@Suite struct HafnianTests {
  @Test func documentedExamplesAreTrue() {
    let matrix = ModularMatrix<Modulus998244353>(
      rows: [[0, 1, 2, 3], [1, 0, 4, 5], [2, 4, 0, 6], [3, 5, 6, 0]])
    #expect(matrix.hafnian() == 28)
  }

  private func check<M: Modulus>(_: M.Type, oneOf period: UInt64) {
    var random = SplitMix64(seed: UInt64(M.value) + period)
    for size in 0...8 {
      for _ in 0..<5 {
        // What is on the diagonal does not matter.
        var matrix = ModularMatrix<M>(rows: size, columns: size, repeating: -1)
        for row in 0..<size {
          for column in 0..<row {
            let number = random.next() % period == 0 ? Int(random.next() >> 1) : 0
            matrix[row, column] = ModularInteger(number)
            matrix[column, row] = ModularInteger(number)
          }
        }
        let expected = size % 2 == 1 ? 0 : hafnian(matrix, Array(0..<size))
        #expect(matrix.hafnian() == expected, "\(matrix), modulo \(M.value)")
      }
    }
  }

  @Test func itIsTheSumOverAllPairings() {
    check(Modulus1.self, oneOf: 1)
    check(Modulus12.self, oneOf: 1)
    check(Modulus998244353.self, oneOf: 1)
    check(Modulus998244353.self, oneOf: 3)
    check(Modulus2147483648.self, oneOf: 1)
  }

  @Test func itCountsPerfectMatchings() {
    // Of 12 things there are 11 · 9 · 7 · 5 · 3 pairings.
    let all = ModularMatrix<Modulus1000000007>(rows: 12, columns: 12, repeating: 1)
    #expect(all.hafnian() == 10_395)
    let largest = ModularMatrix<Modulus2147483648>(rows: 10, columns: 10, repeating: -1)
    #expect(largest.hafnian() == -945)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(ModularMatrix<Modulus998244353>(rows: 1, columns: 2).hafnian())
      }
      await #expect(processExitsWith: .failure) {
        print(ModularMatrix<Modulus998244353>(rows: [[0, 1], [-1, 0]]).hafnian())
      }
    #endif
  }
}
