import InputPatterns
import PropertyTesting
import Sorting
import Testing

@Suite struct CoordinateCompressionTests {
  @Test func nothingHasNoRanks() {
    #expect([Int]().compressed() == ([], []))
    #expect([String]().compressed() == ([], []))
    #expect([7].compressed() == ([0], [7]))
    #expect(["seven"].compressed() == ([0], ["seven"]))
  }

  /// From the definition: the different values in order, and where each element is among them.
  private func expectCompressed<C: Collection>(
    _ elements: C, _ compressed: (ranks: [Int], values: [C.Element])
  ) throws where C.Element: Comparable {
    let sorted = elements.sorted()
    let values = sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map {
      sorted[$0]
    }
    try check(compressed.values, equals: values, "values")
    let ranks = elements.map { element in values.firstIndex(of: element)! }
    try check(compressed.ranks, equals: ranks, "ranks")
  }

  private func isRight<Value: FixedWidthInteger>(_ type: Value.Type) -> Bool {
    let arrays = Generator<[Value]>.oneOf(
      .shapes(), .shapes(in: 0...9), .array(of: .integers()),
      // Just as wide as fits beside the places, and wider.
      .shapes(in: Value.min...Value(truncatingIfNeeded: Int64.min >> 7 - 1)),
      .shapes(in: 0...Value.max >> 6))
    return forAll(arrays) { try expectCompressed($0, $0.compressed()) }
  }

  @Test func integersOfEveryWidthHaveTheRanksOfTheDefinition() {
    _ =
      isRight(Int8.self) && isRight(UInt8.self) && isRight(Int32.self) && isRight(Int64.self)
      && isRight(UInt64.self) && isRight(Int.self)
  }

  @Test func otherElementsHaveTheRanksOfTheDefinition() {
    forAll(.array(of: .text(of: "abc"))) { words in
      try expectCompressed(words, words.compressed())
      try expectCompressed(words.reversed(), words.reversed().compressed())
    }
  }

  @available(macOS 15.0, *)
  @Test func integersOf128BitsAreNotCutOff() {
    let wide = [Int128.max, 0, Int128.min, 1 << 64, 0]
    let (ranks, values) = wide.compressed()
    #expect(ranks == [3, 1, 0, 2, 1])
    #expect(values == [Int128.min, 0, 1 << 64, Int128.max])
  }

  /// Seven bits for the places of 100 elements leave 57 for the values.
  @Test func theWidestRangeThatFitsAndTheNextOneAreRight() throws {
    for width in [1 << 57 - 1, 1 << 57] {
      var values: [Int] = (0..<98).map { -5 + $0 * 1_000_003 }
      values += [-5 + width, -5 + width - 1]
      try expectCompressed(values, values.compressed())
      try expectCompressed(values.reversed(), values.reversed().compressed())
    }
  }
}
