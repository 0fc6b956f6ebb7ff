import FastIO
import Testing

@Suite struct InputReaderIntegerTests {
  @Test func readsTheExampleOfTheDocumentation() throws {
    var input = InputReader(bytes: Array("3\n10 20 30\n".utf8))
    let n = try input.read(Int.self, in: 1...100)
    #expect(n == 3)
    #expect(try input.readArray(of: Int.self, count: n) == [10, 20, 30])
    try input.expectEnd()
  }
}
