import InputPatterns
import NumberTheory
import Testing

/// The sum over all ways to make pairs, by the partner of the first row.
private func pfaffian<M: Modulus>(
  _ matrix: ModularMatrix<M>, _ rows: [Int]
) -> ModularInteger<M> {
  guard let first = rows.first else { return 1 }
  return rows.indices.dropFirst().reduce(0) { sum, place in
    var others = rows
    let partner = others.remove(at: place)
    others.removeFirst()
    let summand = matrix[first, partner] * pfaffian(matrix, others)
    return place % 2 == 1 ? sum + summand : sum - summand
  }
}

@Suite struct PfaffianTests {
  @Test func documentedExamplesAreTrue() {
    let matrix = ModularMatrix<Modulus998244353>(
      rows: [[0, 1, 2, 3], [-1, 0, 4, 5], [-2, -4, 0, 6], [-3, -5, -6, 0]])
    #expect(matrix.pfaffian() == 8)
  }

  private func check<M: Modulus>(_: M.Type, oneOf period: UInt64) {
    var generator = SplitMix64(seed: UInt64(M.value) + period)
    for size in 0...8 {
      for _ in 0..<15 {
        var matrix = ModularMatrix<M>(rows: size, columns: size)
        for row in 0..<size {
          for column in 0..<row where generator.next() % period == 0 {
            matrix[row, column] = ModularInteger(Int(generator.next() >> 1))
            matrix[column, row] = -matrix[row, column]
          }
        }
        let result = matrix.pfaffian()
        #expect(result == (size % 2 == 1 ? 0 : pfaffian(matrix, Array(0..<size))), "\(matrix)")
        #expect(result * result == matrix.determinant(), "\(matrix)")
      }
    }
  }

  @Test func itIsTheSumOverAllPairings() {
    check(Modulus2.self, oneOf: 1)
    check(Modulus5.self, oneOf: 2)
    check(Modulus998244353.self, oneOf: 1)
    check(Modulus998244353.self, oneOf: 3)
  }

  /// Dominoes on a chessboard: rows are directed one way, columns up and down in turns.
  @Test func itCountsPerfectMatchingsOfPlanarGraphs() {
    let size = 8
    var matrix = ModularMatrix<Modulus1000000007>(rows: size * size, columns: size * size)
    func direct(_ tail: Int, _ head: Int) { (matrix[tail, head], matrix[head, tail]) = (1, -1) }
    for row in 0..<size {
      for column in 0..<size {
        let place = row * size + column
        if column + 1 < size { direct(place, place + 1) }
        if row + 1 < size {
          if column % 2 == 0 { direct(place, place + size) } else { direct(place + size, place) }
        }
      }
    }
    let count = matrix.pfaffian()
    #expect(count == 12_988_816 || count == -12_988_816)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(ModularMatrix<Modulus998244353>(rows: 1, columns: 2).pfaffian())
      }
      await #expect(processExitsWith: .failure) {
        print(ModularMatrix<Modulus998244353>(rows: [[0, 1], [1, 0]]).pfaffian())
      }
      await #expect(processExitsWith: .failure) {
        print(ModularMatrix<Modulus998244353>(rows: [[1, 1], [-1, 0]]).pfaffian())
      }
    #endif
  }
}
