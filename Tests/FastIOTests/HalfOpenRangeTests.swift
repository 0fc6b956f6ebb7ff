import FastIO
import Testing

@Suite struct HalfOpenRangeTests {
  @Test func valuesBelowTheBoundAreRead() throws {
    var input = InputReader(bytes: Array("0 4 1 2 3 0 1 0 1 7".utf8))
    #expect(try input.read(Int.self, in: 0..<5) == 0)
    #expect(try input.read(in: 0..<5) as Int8 == 4)
    #expect(try input.readArray(of: Int32.self, count: 3, in: 1..<4) == [1, 2, 3])
    #expect(try input.readRows(of: Int.self, rows: 2, columns: 2, in: 0..<2) == [[0, 1], [0, 1]])
    #expect(try input.read(UInt8.self, in: 0..<255) == 7)
    try input.expectEnd()
    var ends = InputReader(bytes: Array("0 2 1 0 3 3".utf8))
    let edges = try ends.readPairs(of: Int.self, count: 2, in: 0..<3)
    #expect(edges.map(\.0) == [0, 1] && edges.map(\.1) == [2, 0])
    #expect(
      message { _ = try ends.readPairs(of: Int.self, count: 1, in: 0..<3) }
        == "expected an integer in 0...2, found \"3\"")
  }

  @Test func theBoundItselfIsOutOfRange() {
    var input = InputReader(bytes: Array("5".utf8))
    #expect(
      message { _ = try input.read(Int.self, in: 0..<5) }
        == "expected an integer in 0...4, found \"5\"")
    #expect(
      message { _ = try input.readArray(of: Int.self, count: 1, in: 0..<5) }
        == "expected an integer in 0...4, found \"5\"")
  }

  /// As in a task with no elements: none is wrong, and whatever is there is.
  @Test func anEmptyRangeHoldsNothing() throws {
    var input = InputReader(bytes: Array(" 0".utf8))
    #expect(try input.readArray(of: Int.self, count: 0, in: 0..<0) == [])
    #expect(try input.readPairs(of: Int.self, count: 0, in: 0..<0).isEmpty)
    #expect(try input.readRows(of: Int.self, rows: 0, columns: 3, in: 0..<0) == [])
    #expect(try input.readRows(of: Int.self, rows: 2, columns: 0, in: 0..<0) == [[], []])
    let expected = "expected an integer in 0..<0, which is empty, found \"0\""
    #expect(message { _ = try input.read(Int.self, in: 0..<0) } == expected)
    #expect(message { _ = try input.readArray(of: Int.self, count: 2, in: 0..<0) } == expected)
    #expect(message { _ = try input.readPairs(of: Int.self, count: 1, in: 0..<0) } == expected)
    #expect(
      message { _ = try input.readRows(of: Int.self, rows: 1, columns: 1, in: 0..<0) } == expected)
    #expect(try input.read(Int.self) == 0)
    #expect(
      message { _ = try input.read(Int.self, in: 0..<0) }
        == "expected an integer in 0..<0, which is empty, found the end of the input")
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? InputError)?.message
    }
  }
}
