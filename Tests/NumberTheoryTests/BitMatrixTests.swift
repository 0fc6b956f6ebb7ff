import InputPatterns
import NumberTheory
import Testing

/// The same matrix with elements of another kind, whose products and eliminations are others, too.
private func slow(_ matrix: BitMatrix) -> ModularMatrix<Modulus2> {
  var result = ModularMatrix<Modulus2>(rows: matrix.rowCount, columns: matrix.columnCount)
  for row in 0..<matrix.rowCount {
    for column in 0..<matrix.columnCount where matrix[row, column] { result[row, column] = 1 }
  }
  return result
}

private func bits(_ vector: [ModularInteger<Modulus2>]) -> [Bool] { vector.map { $0 == 1 } }

private func elements(_ vector: [Bool]) -> [ModularInteger<Modulus2>] {
  vector.map { $0 ? 1 : 0 }
}

/// A matrix in which about one of so many elements is 1.
private func random(
  _ rows: Int, _ columns: Int, oneOf period: UInt64 = 2, _ generator: inout SplitMix64
) -> BitMatrix {
  var result = BitMatrix(rows: rows, columns: columns)
  for row in 0..<rows {
    for column in 0..<columns where generator.next() % period == 0 { result[row, column] = true }
  }
  return result
}

@Suite struct BitMatrixTests {
  @Test func documentedExamplesAreTrue() {
    var switches = BitMatrix(rows: 4, columns: 4)
    for button in 0..<4 {
      for light in max(button - 1, 0)...min(button + 1, 3) { switches[light, button] = true }
    }
    #expect(switches.solution(for: [true, true, true, true]) == [true, false, false, true])
    #expect(switches.rank() == 4)
    #expect(
      "\(BitMatrix(rows: ["011", "100"].map { $0.map { $0 == "1" } }))" == "[[0, 1, 1], [1, 0, 0]]")
    let small = BitMatrix(rowMajor: [1, 0, 1, 1], columns: 2)
    #expect(small.description == "[[1, 0], [1, 1]]")
    #expect(BitMatrix.identity(2).rows == [[true, false], [false, true]])
    #expect(
      BitMatrix(rowMajor: [1, 1, 0, 0, 0, 1], columns: 3).transposed()
        == BitMatrix(rowMajor: [1, 0, 1, 0, 0, 1], columns: 2))
    let path = BitMatrix(rowMajor: [0, 1, 0, 1, 0, 1, 0, 1, 0], columns: 3)
    #expect(path * path == BitMatrix(rowMajor: [1, 0, 1, 0, 0, 0, 1, 0, 1], columns: 3))
    #expect(BitMatrix(rowMajor: [1, 1, 1, 0], columns: 2).power(3) == .identity(2))
    let shear = BitMatrix(rowMajor: [1, 1, 0, 1], columns: 2)
    #expect(shear.determinant() && shear.inverse() == shear)
    #expect(BitMatrix(rowMajor: [1, 1, 1, 1], columns: 2).inverse() == nil)
    let equations = BitMatrix(rowMajor: [1, 1, 0, 0, 1, 1, 1, 0, 1], columns: 3)
    #expect(equations.rank() == 2)
    #expect(equations.solution(for: [true, false, true]) == [true, false, false])
    #expect(equations.solution(for: [true, false, false]) == nil)
    #expect(equations.kernel() == [[true, true, true]])
  }

  @Test func elementsAreWhereTheyWerePut() {
    var matrix = BitMatrix(rows: 3, columns: 130)
    let places = [(0, 0), (0, 63), (0, 64), (1, 127), (1, 128), (2, 129)]
    for (row, column) in places { matrix[row, column] = true }
    for row in 0..<3 {
      for column in 0..<130 {
        #expect(matrix[row, column] == places.contains { $0 == (row, column) })
      }
    }
    matrix[0, 63].toggle()
    #expect(matrix.rows.map { $0.filter { $0 }.count } == [2, 2, 1])
    #expect(BitMatrix(rows: matrix.rows) == matrix)
    #expect(BitMatrix(rowMajor: matrix.rows.joined().map { $0 ? -3 : 4 }, columns: 130) == matrix)
    matrix[0, 0] = false
    matrix[0, 64] = false
    #expect(matrix.rows[0] == [Bool](repeating: false, count: 130))
    #expect(Set([matrix, matrix, .identity(3)]).count == 2)
  }

  @Test func sumsAreExclusiveOrs() {
    var generator = SplitMix64(seed: 1)
    let (first, second) = (random(3, 70, &generator), random(3, 70, &generator))
    var sum = first + second
    for row in 0..<3 {
      for column in 0..<70 {
        #expect(sum[row, column] == (first[row, column] != second[row, column]))
      }
    }
    sum += second
    #expect(sum == first)
    #expect(sum + sum == BitMatrix(rows: 3, columns: 70))
  }

  @Test func emptyMatricesAreMatricesToo() {
    let (flat, thin) = (BitMatrix(rows: 0, columns: 3), BitMatrix(rows: 3, columns: 0))
    #expect(thin * flat == BitMatrix(rows: 3, columns: 3))
    #expect((flat * thin).rows.isEmpty)
    #expect(flat * [true, false, true] == [])
    #expect(thin * [] == [false, false, false])
    #expect(BitMatrix.identity(0).determinant())
    #expect(BitMatrix.identity(0).inverse() == .identity(0))
    #expect(BitMatrix.identity(0).power(5) == .identity(0))
    #expect(BitMatrix(rows: []).rowCount == 0)
    #expect(flat.kernel() == BitMatrix.identity(3).rows)
    #expect(flat.solution(for: []) == [false, false, false])
    #expect(thin.solution(for: [false, false, false]) == [])
    #expect(thin.solution(for: [false, true, false]) == nil)
    #expect(thin.rank() == 0 && thin.kernel().isEmpty)
    #expect(flat.transposed() == thin && thin.transposed() == flat)
    #expect("\(thin)" == "[[], [], []]")
    #expect(BitMatrix(rows: 0, columns: .max).columnCount == .max)
  }

  /// Numbers of rows with one, four and eight in a group, and of columns around those of words.
  private static let sizes = [
    (1, 1, 1), (2, 3, 5), (15, 64, 65), (16, 63, 64), (40, 70, 130), (100, 9, 3), (255, 13, 20),
    (256, 17, 33), (300, 70, 66),
  ]

  @Test(arguments: sizes) func productsAreSumsOfProducts(_ rows: Int, _ depth: Int, _ columns: Int)
  {
    var generator = SplitMix64(seed: UInt64(rows))
    for period: UInt64 in [1, 2, 10] {
      let first = random(rows, depth, oneOf: period, &generator)
      let second = random(depth, columns, oneOf: period, &generator)
      var product = first
      product *= second
      #expect(slow(product) == slow(first) * slow(second), "one of \(period)")
      let column = second.transposed().rows[columns - 1]
      #expect(first * column == product.transposed().rows[columns - 1])
      #expect(product.transposed() == second.transposed() * first.transposed())
    }
  }

  @Test func rowsOfManyWordsAreMultipliedInStrips() {
    var generator = SplitMix64(seed: 7)
    let first = random(16, 20, &generator)
    let second = random(20, 8300, &generator)
    let product = first * second
    for row in 0..<16 {
      for column in stride(from: 0, to: 8300, by: 13) {
        let sum = (0..<20).reduce(false) { $0 != (first[row, $1] && second[$1, column]) }
        #expect(product[row, column] == sum, "\(row), \(column)")
      }
    }
    // The first columns are of no use: what decides is in another strip.
    var wide = BitMatrix(rows: 20, columns: 8300)
    for row in 0..<20 {
      for column in 0..<40 { wide[row, 4090 + column] = second[row, column] }
    }
    #expect(wide.rank() == 20)
    let result = (0..<20).map { $0 % 3 == 0 }
    #expect(wide * wide.solution(for: result)! == result)
  }

  @Test func powersAreRepeatedProducts() {
    var generator = SplitMix64(seed: 8)
    let matrix = random(20, 20, &generator)
    var power = BitMatrix.identity(20)
    for exponent in 0..<20 {
      #expect(matrix.power(exponent) == power, "to the power of \(exponent)")
      power *= matrix
    }
    // A rotation of five things.
    var turn = BitMatrix(rows: 5, columns: 5)
    for row in 0..<5 { turn[row, (row + 1) % 5] = true }
    #expect(turn.power(.max) == turn.power(Int.max % 5))
    #expect(turn.power(5) == .identity(5))
  }

  @Test(arguments: sizes + [(16, 200, 4), (70, 140, 40), (260, 300, 30)])
  func eliminationsAreThoseOfOtherMatrices(_ rows: Int, _ columns: Int, _ rank: Int) {
    var generator = SplitMix64(seed: UInt64(rows * columns))
    let matrices = [
      random(rows, columns, &generator), random(rows, columns, oneOf: 30, &generator),
      random(rows, rank, &generator) * random(rank, columns, &generator),
    ]
    for (index, matrix) in matrices.enumerated() {
      let expected = slow(matrix)
      #expect(matrix.rank() == expected.rank(), "matrix \(index)")
      #expect(matrix.transposed().rank() == expected.rank(), "matrix \(index)")
      #expect(matrix.kernel() == expected.kernel().map { bits($0) }, "matrix \(index)")
      let vector = (0..<columns).map { _ in generator.next() & 1 == 1 }
      var result = matrix * vector
      #expect(matrix.solution(for: result) == bits(expected.solution(for: elements(result))!))
      result[rows / 2].toggle()
      #expect(
        matrix.solution(for: result) == expected.solution(for: elements(result)).map { bits($0) },
        "matrix \(index)")
    }
  }

  @Test(arguments: [1, 2, 3, 7, 15, 16, 17, 63, 64, 65, 130, 255, 256, 270])
  func inversesUndoProducts(_ size: Int) {
    var generator = SplitMix64(seed: UInt64(size))
    var found = [0, 0]
    for _ in 0..<(size < 20 ? 40 : 12) {
      let matrix = random(size, size, &generator)
      let isInvertible = matrix.determinant()
      #expect(isInvertible == (matrix.rank() == size))
      let inverse = matrix.inverse()
      #expect((inverse != nil) == isInvertible)
      found[isInvertible ? 1 : 0] += 1
      if let inverse { #expect(inverse * matrix == .identity(size)) }
    }
    // Of many random matrices 29 of 100 have one.
    #expect(found[0] > 0 && found[1] > 0)
  }

  @Test func determinantsOfTinyMatricesAreThoseOfOthers() {
    for size in 0...3 {
      for mask in 0..<1 << (size * size) {
        var matrix = BitMatrix(rows: size, columns: size)
        for place in 0..<size * size where mask >> place & 1 == 1 {
          matrix[place / size, place % size] = true
        }
        #expect(matrix.determinant() == (slow(matrix).determinant() == 1), "\(matrix)")
        #expect(matrix.inverse().map { slow($0) } == slow(matrix).inverse(), "\(matrix)")
      }
    }
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) { print(BitMatrix(rows: -1, columns: 1)) }
      await #expect(processExitsWith: .failure) { print(BitMatrix(rows: 1, columns: -1)) }
      await #expect(processExitsWith: .failure) {
        print(BitMatrix(rows: 1 << 32, columns: 1 << 32))
      }
      await #expect(processExitsWith: .failure) { print(BitMatrix(rows: [[true], []])) }
      await #expect(processExitsWith: .failure) {
        print(BitMatrix(rowMajor: [1, 0, 1], columns: 2))
      }
      await #expect(processExitsWith: .failure) { print(BitMatrix(rowMajor: [1], columns: 0)) }
      await #expect(processExitsWith: .failure) { print(BitMatrix.identity(-1)) }
      await #expect(processExitsWith: .failure) { print(BitMatrix.identity(2)[0, 2]) }
      await #expect(processExitsWith: .failure) { print(BitMatrix.identity(2)[-1, 0]) }
      await #expect(processExitsWith: .failure) {
        var matrix = BitMatrix.identity(2)
        matrix[2, 0] = true
        print(matrix)
      }
      await #expect(processExitsWith: .failure) {
        print(BitMatrix.identity(2) + BitMatrix(rows: 2, columns: 3))
      }
      await #expect(processExitsWith: .failure) {
        print(BitMatrix.identity(2) * BitMatrix(rows: 3, columns: 2))
      }
      await #expect(processExitsWith: .failure) { print(BitMatrix.identity(2) * [true]) }
      await #expect(processExitsWith: .failure) {
        print(BitMatrix(rows: 1, columns: 2).power(2))
      }
      await #expect(processExitsWith: .failure) { print(BitMatrix.identity(2).power(-1)) }
      await #expect(processExitsWith: .failure) {
        print(BitMatrix(rows: 1, columns: 2).determinant())
      }
      await #expect(processExitsWith: .failure) {
        print(BitMatrix(rows: 1, columns: 2).inverse() as Any)
      }
      await #expect(processExitsWith: .failure) {
        print(BitMatrix.identity(2).solution(for: [true]) as Any)
      }
    }
  #endif
}
