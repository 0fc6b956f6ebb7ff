import FastIO
import Testing

@Suite struct InputReaderPairTests {
  @Test func pairsAreFilledInReadingOrder() throws {
    var input = InputReader(bytes: Array("1 2\n3 -4 5\n6 7".utf8))
    let pairs = try input.readPairs(of: Int8.self, count: 2)
    #expect(pairs.map(\.0) == [1, 3] && pairs.map(\.1) == [2, -4])
    #expect(try input.readPairs(of: Int.self, count: 0).isEmpty)
    let shifted: [(Int, Int)] = try input.readPairs(count: 1, in: 5...6).map { ($0 - 1, $1 - 1) }
    #expect(shifted.map(\.0) == [4] && shifted.map(\.1) == [5])
    #expect(
      complaint { _ = try input.readPairs(of: Int.self, count: 2) }
        == "line 3, column 4: expected integer 2 of 4, found the end of the input")
  }

  @Test func theMembersOfPairsHaveRangesOfTheirOwn() throws {
    var input = InputReader(bytes: Array("1 20\n2 10\n0 1 1 1 2 21 3".utf8))
    let pairs = try input.readPairs(count: 2, in: 1...2, 10...20)
    #expect(pairs.map(\.0) == [1, 2] && pairs.map(\.1) == [20, 10])
    let places: [(Int32, Int32)] = try input.readPairs(count: 2, in: 0..<2, 0..<2)
    #expect(places.map(\.0) == [0, 1] && places.map(\.1) == [1, 1])
    #expect(try input.readPairs(of: Int.self, count: 0, in: 0..<0, 0..<0).isEmpty)
    #expect(
      complaint { _ = try input.readPairs(count: 1, in: 1...2, 10...20) }
        == "line 3, column 11: expected an integer in 10...20, found \"21\"")
    #expect(try input.read(Int.self) == 21)
    #expect(
      complaint { _ = try input.readPairs(count: 1, in: 0..<4, 0..<3) }
        == "line 3, column 15: expected an integer, found the end of the input")
  }

  @Test func twoOrThreeAreReadOnce() throws {
    var input = InputReader(
      bytes: Array("1 2 -128 127 3 40 0 1 1 2\n5 6 7 -1 0 1 0 1 9 1 0 2 3".utf8))
    let (n, m) = try input.readPair(in: 1...2)
    #expect((n, m) == (1, 2))
    #expect(try input.readPair(of: Int8.self) == (-128, 127))
    let small: (UInt8, UInt8) = try input.readPair(in: 3...4, 30...40)
    #expect(small == (3, 40))
    #expect(try input.readPair(in: 0..<2) == (0, 1))
    #expect(try input.readPair(in: 0..<2, 0..<3) == (1, 2))
    #expect(try input.readTriple(of: Int.self) == (5, 6, 7))
    #expect(try input.readTriple(in: -1 ... -1, 0...0, 1...2) == (-1, 0, 1))
    #expect(try input.readTriple(in: 0..<1, 0..<2, 9...9) == (0, 1, 9))
    #expect(try input.readTriple(in: 0..<2, 0..<2, 0..<3) == (1, 0, 2))
    #expect(
      complaint { _ = try input.readPair(in: 0...3) }
        == "line 2, column 27: expected an integer, found the end of the input")
    var wrong = InputReader(bytes: Array("1 2 3 4".utf8))
    #expect(
      complaint { _ = try wrong.readPair(in: 1...1, 1...1) }
        == "line 1, column 3: expected an integer in 1...1, found \"2\"")
    #expect(
      complaint { _ = try wrong.readTriple(in: 2...2, 3...3, 5...5) }
        == "line 1, column 7: expected an integer in 5...5, found \"4\"")
  }

  @Test func aCountThatNobodyMeansIsAFaultOfTheInput() {
    var input = InputReader(bytes: Array("1 2 3".utf8))
    #expect(
      complaint { _ = try input.readPairs(of: Int.self, count: .max) }
        == "line 1, column 6: expected integer 4 of \(Int.max), found the end of the input")
    var four = InputReader(bytes: Array("1 2 3 4".utf8))
    #expect(
      complaint { _ = try four.readTriples(of: Int.self, count: .max) }
        == "line 1, column 8: expected integer 5 of \(Int.max), found the end of the input")
    var two = InputReader(bytes: Array("1 2".utf8))
    #expect(
      complaint { _ = try two.readQuadruples(count: .max, in: 1...3, 1...3, 1...3, 1...3) }
        == "line 1, column 4: expected an integer, found the end of the input")
  }

  @Test func theMembersOfTriplesHaveRangesOfTheirOwn() throws {
    var input = InputReader(bytes: Array("1 9 -1\n2 8 -2\n0 1 7 1 2 3".utf8))
    let triples = try input.readTriples(of: Int8.self, count: 2, in: 1...2, 8...9, -2 ... -1)
    #expect(triples.map(\.0) == [1, 2] && triples.map(\.1) == [9, 8])
    #expect(triples.map(\.2) == [-1, -2])
    let edges = try input.readTriples(count: 1, in: 0..<2, 0..<2, 7...7)
    #expect(edges.map(\.0) == [0] && edges.map(\.1) == [1] && edges.map(\.2) == [7])
    var any = InputReader(bytes: Array("-128 127 0".utf8))
    let (first, second, third) = try any.readTriples(of: Int8.self, count: 1)[0]
    #expect((first, second, third) == (-128, 127, 0))
    #expect(try input.readTriples(of: Int.self, count: 0, in: 0..<0, 0..<0, 1...1).isEmpty)
    var cells = InputReader(bytes: Array("0 1 2 0 1 3".utf8))
    let cell = try cells.readTriples(count: 1, in: 0..<1, 0..<2, 0..<3)[0]
    #expect(cell == (0, 1, 2))
    #expect(
      complaint { _ = try cells.readTriples(count: 1, in: 0..<1, 0..<2, 0..<3) }
        == "line 1, column 11: expected an integer in 0...2, found \"3\"")
    #expect(
      complaint { _ = try input.readTriples(count: 1, in: 0..<2, 0..<2, 7...7) }
        == "line 3, column 9: expected an integer in 0...1, found \"2\"")
    #expect(
      complaint { _ = try input.readTriples(count: 1, in: 2...2, 3...3, 1...1) }
        == "line 3, column 12: expected an integer, found the end of the input")
  }

  @Test func fourAreReadOnceOrManyTimes() throws {
    var input = InputReader(
      bytes: Array("0 1 2 3\n4 5 6 7 -128 127 0 1\n1 2 9 5 2 1 8 6\n3 4 5".utf8))
    #expect(try input.readQuadruple(in: 0...3) == (0, 1, 2, 3))
    #expect(try input.readQuadruple(of: Int32.self, in: 4...4, 5...5, 6...6, 7...7) == (4, 5, 6, 7))
    #expect(try input.readQuadruples(of: Int8.self, count: 1)[0] == (-128, 127, 0, 1))
    #expect(try input.readQuadruples(of: Int.self, count: 0).isEmpty)
    let edges = try input.readQuadruples(count: 2, in: 1...2, 1...2, 8...9, 5...6)
    #expect(edges.map(\.0) == [1, 2] && edges.map(\.1) == [2, 1])
    #expect(edges.map(\.2) == [9, 8] && edges.map(\.3) == [5, 6])
    #expect(
      complaint { _ = try input.readQuadruples(of: Int.self, count: 1) }
        == "line 4, column 6: expected integer 4 of 4, found the end of the input")
    var places = InputReader(bytes: Array("0 1 2 3 3 2 1 0".utf8))
    let rectangles = try places.readQuadruples(count: 2, in: 0..<4)
    #expect(rectangles.map(\.0) == [0, 3] && rectangles.map(\.1) == [1, 2])
    #expect(rectangles.map(\.2) == [2, 1] && rectangles.map(\.3) == [3, 0])
  }

  private func complaint(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
