import DataStructures
import InputPatterns
import Testing

/// The definition of a product, with arrays of arrays.
private func product<Element>(
  _ left: [[Element]], _ right: [[Element]], width: Int, zero: Element,
  add: (Element, Element) -> Element, multiply: (Element, Element) -> Element
) -> [[Element]] {
  left.map { row in
    (0..<width).map { column in
      zip(row, right).reduce(zero) { add($0, multiply($1.0, $1.1[column])) }
    }
  }
}

private func rows(
  _ height: Int, _ width: Int, _ random: inout SplitMix64, element: (Int) -> Int = { $0 }
) -> [[Int]] {
  (0..<height).map { _ in (0..<width).map { _ in element(random.next(in: 0...12)) } }
}

@Suite struct TableProductsTests {
  private let infinity = Int.max / 2

  @Test(arguments: 0..<60)
  func productsAreThoseOfTheDefinition(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let height = random.next(in: 0...6)
    let (length, width) = (random.next(in: 0...6), random.next(in: 0...6))
    let (left, right) = (rows(height, length, &random), rows(length, width, &random))
    func table(_ rows: [[Int]], columns: Int) -> Table<Int> {
      rows.isEmpty ? Table(rows: 0, columns: columns, repeating: 0) : Table(rows: rows)
    }
    let (first, second) = (table(left, columns: length), table(right, columns: width))
    let sums: Table<Int> = first.product(with: second, zero: 0, add: +, multiply: *)
    let expectedSums: [[Int]] = product(left, right, width: width, zero: 0, add: +, multiply: *)
    #expect(sums == table(expectedSums, columns: width), "seed \(seed), \(left) × \(right)")

    let minima: Table<Int> = first.product(with: second, zero: infinity, add: min, multiply: +)
    let expectedMinima: [[Int]] = product(
      left, right, width: width, zero: infinity, add: min, multiply: +)
    #expect(minima == table(expectedMinima, columns: width), "seed \(seed), \(left) × \(right)")

    // Elements with memory of their own, operations whose order counts.
    let texts = first.map { "\($0)" }.product(
      with: second.map { "\($0)" }, zero: "", add: +, multiply: { "(\($0)·\($1))" })
    let expectedTexts = product(
      left.map { $0.map(String.init) }, right.map { $0.map(String.init) }, width: width, zero: "",
      add: +, multiply: { "(\($0)·\($1))" })
    #expect(texts.rowMajor == Array(expectedTexts.joined()), "seed \(seed), \(left) × \(right)")
  }

  @Test(arguments: 0..<40)
  func powersAreRepeatedProducts(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let size = random.next(in: 0...5)
    // A third of the edges is missing.
    let roads = rows(size, size, &random) { $0 < 4 ? infinity : $0 }
    let identity = (0..<size).map { row in (0..<size).map { $0 == row ? 0 : infinity } }
    var expected = identity
    for exponent in 0...20 {
      let power = Table(rows: roads).power(
        exponent, one: 0, zero: infinity, add: min, multiply: +)
      #expect(power == Table(rows: expected), "seed \(seed), \(roads) to \(exponent)")
      expected = product(
        expected, roads, width: size, zero: infinity, add: min, multiply: +)
    }
  }

  @Test func powersMayBeLarge() {
    let modulus = 1_000_000_007
    let fibonacci = Table(rows: [[1, 1], [1, 0]]).power(
      1_000_000_000, one: 1, zero: 0, add: { ($0 + $1) % modulus },
      multiply: { $0 * $1 % modulus })
    #expect(fibonacci[0, 1] == 21)
    let parity = Table(rows: [[false, true], [true, false]])
    for (exponent, isEven) in [(Int.max, false), (Int.max - 1, true)] {
      let power = parity.power(
        exponent, one: true, zero: false, add: { $0 || $1 }, multiply: { $0 && $1 })
      #expect(power[0, 0] == isEven && power[0, 1] != isEven)
    }
  }

  @Test func negativeCostsNeedAnInfinityThatStays() {
    let roads = Table(rows: [[infinity, -3], [infinity, infinity]])
    let multiply = { max($0, $1) == infinity ? infinity : $0 + $1 }
    let ways = roads.power(2, one: 0, zero: infinity, add: min, multiply: multiply)
    #expect(ways.rowMajor == [infinity, infinity, infinity, infinity])
  }

  @Test func sizesThatDoNotFitTrap() async {
    await #expect(processExitsWith: .failure) {
      let row = Table(rows: [[1, 2]])
      _ = row.product(with: row, zero: 0, add: +, multiply: *)
    }
    await #expect(processExitsWith: .failure) {
      _ = Table(rows: [[1, 2]]).power(2, one: 1, zero: 0, add: +, multiply: *)
    }
    await #expect(processExitsWith: .failure) {
      _ = Table(rows: [[1]]).power(-1, one: 1, zero: 0, add: +, multiply: *)
    }
  }
}
