import FastIO
import Testing

@Suite struct IntegerRangeTests {
  @Test func oneRangeHoldsForAll() throws {
    for wrong in 0..<4 {
      var numbers = [1, 1, 1, 1]
      numbers[wrong] = 2
      let text = numbers.map(String.init).joined(separator: " ")
      let expected =
        "line 1, column \(2 * wrong + 1): expected an integer in 1...1, found \"2\""
      if wrong < 2 {
        #expect(complaint(text) { _ = try $0.readPair(in: 1...1) } == expected)
        #expect(complaint(text) { _ = try $0.readPairs(count: 1, in: 1..<2) } == expected)
      }
      if wrong < 3 {
        #expect(complaint(text) { _ = try $0.readTriple(in: 1..<2) } == expected)
        #expect(complaint(text) { _ = try $0.readTriples(count: 1, in: 1...1) } == expected)
      }
      #expect(complaint(text) { _ = try $0.readQuadruple(in: 1...1) } == expected)
      #expect(complaint(text) { _ = try $0.readQuadruples(count: 1, in: 1..<2) } == expected)
    }
  }

  @Test func eachKindOfRangeStandsBesideTheOther() throws {
    let n = 3
    var input = InputReader(bytes: Array("2 100\n1 0\n2 2 7 0 1 2 3 4\n 0 3 1 0 2 1".utf8))
    #expect(try input.readPair(in: 0..<n, 1...100) == (2, 100))
    #expect(try input.readPair(of: UInt8.self, in: 1...2, 0..<1) == (1, 0))
    #expect(try input.readTriple(in: 1...2, 0..<n, 1...1_000_000_000) == (2, 2, 7))
    let quadruple: (Int8, Int8, Int8, Int8) = try input.readQuadruple(
      in: 0...0, 1..<2, 2...2, 3..<4)
    #expect(quadruple == (0, 1, 2, 3))
    #expect(try input.read(Int.self) == 4)
    let pairs = try input.readPairs(count: 2, in: 0..<2, 0...3)
    #expect(pairs.map(\.0) == [0, 1] && pairs.map(\.1) == [3, 0])
    #expect(throws: InputError.self) { try input.readPair(in: 0..<n, 2...2) }
    #expect(try input.read(Int.self) == 1)
    try input.expectEnd()
  }

  @Test(arguments: [
    ("3 1 1 0", 1, "0...2", "3"), ("2 11 1 0", 3, "1...10", "11"),
    ("2 10 4 0", 6, "0...3", "4"), ("2 10 3 -6", 8, "-5...5", "-6"),
  ])
  func eachNumberIsHeldAgainstItsOwnRange(
    text: String, column: Int, range: String, found: String
  ) {
    let expected = "line 1, column \(column): expected an integer in \(range), found \"\(found)\""
    let one = complaint(text) { _ = try $0.readQuadruple(in: 0..<3, 1...10, 0..<4, -5...5) }
    #expect(one == expected)
    let many = complaint(text) {
      _ = try $0.readQuadruples(count: 1, in: 0..<3, 1...10, 0..<4, -5...5)
    }
    #expect(many == expected)
    if column < 8 {
      #expect(complaint(text) { _ = try $0.readTriple(in: 0..<3, 1...10, 0..<4) } == expected)
      let triples = complaint(text) {
        _ = try $0.readTriples(count: 1, in: 0..<3, 1...10, 0..<4)
      }
      #expect(triples == expected)
    }
  }

  /// The types are said once, or follow from what is asked for.
  @Test func literalsTakeTheTypeThatIsRead() throws {
    var input = InputReader(bytes: Array("1000 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15".utf8))
    let narrow = try input.readPair(of: Int32.self, in: 1...1000)
    #expect(narrow == (1000 as Int32, 1 as Int32))
    let (a, b): (Int32, Int32) = try input.readPair()
    #expect((a, b) == (2, 3))
    let bytes: [(UInt8, UInt8, UInt8)] = try input.readTriples(count: 1, in: 0...200)
    #expect(bytes[0] == (4 as UInt8, 5 as UInt8, 6 as UInt8))
    let (c, d, e): (Int16, Int16, Int16) = try input.readTriple()
    #expect((c, d, e) == (7, 8, 9))
    let wide: [(UInt64, UInt64)] = try input.readPairs(count: 1)
    #expect(wide[0] == (10 as UInt64, 11 as UInt64))
    let four: (Int, Int, Int, Int) = try input.readQuadruple()
    #expect(four == (12, 13, 14, 15))
  }

  /// An empty range is a fault of the input where a number of it has to be, not before.
  @Test func anEmptyRangeRefusesTheFirstNumberThatIsHeldAgainstIt() throws {
    let empty = "expected an integer in 0..<0, which is empty, found"
    let first = "line 1, column 1: \(empty) \"1\""
    #expect(complaint("1 2") { _ = try $0.readPair(in: 0..<0) } == first)
    #expect(complaint("1 2 3") { _ = try $0.readTriple(in: 0..<0) } == first)
    #expect(complaint("1 2 3 4") { _ = try $0.readQuadruple(in: 0..<0) } == first)
    #expect(complaint("1 2 3") { _ = try $0.readTriples(count: 1, in: 0..<0) } == first)
    #expect(complaint("1 2 3 4") { _ = try $0.readQuadruples(count: 1, in: 0..<0) } == first)
    #expect(
      complaint("1 2") { _ = try $0.readPair(in: 1...1, 0..<0) }
        == "line 1, column 3: \(empty) \"2\"")
    #expect(
      complaint("1 2") { _ = try $0.readPairs(count: 1, in: 1...1, 0..<0) }
        == "line 1, column 3: \(empty) \"2\"")
    #expect(complaint("") { _ = try $0.readTriples(count: 0, in: 0..<0) } == nil)
    #expect(complaint("") { _ = try $0.readQuadruples(count: 0, in: 0..<0) } == nil)
    #expect(
      complaint("") { _ = try $0.readQuadruples(count: 0, in: 0..<0, 1...1, 0..<0, 1...1) } == nil)
  }

  @Test func theEndsOfATypeAreInItsRanges() throws {
    var input = InputReader(bytes: Array("-128 127 -128 126 127".utf8))
    #expect(try input.readPair(in: Int8.min...Int8.max) == (-128, 127))
    #expect(try input.readPair(in: Int8.min..<Int8.max) == (-128, 126))
    #expect(throws: InputError.self) { try input.readPair(in: Int8.min..<Int8.max) }
    #expect(try input.read(Int8.self) == 127)
  }

  private func complaint(
    _ text: String, _ body: (inout InputReader) throws -> Void
  ) -> String? {
    var input = InputReader(bytes: Array(text.utf8))
    do {
      try body(&input)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
