import PropertyTesting
import Testing

@Suite struct SwiftSourceTests {
  private struct Place: Equatable {
    var row: Int
    var name: String?
  }

  private enum Move {
    case stay
    case step(Int)
    case jump(Int, by: String)
  }

  @Test func scalarsAreLiterals() {
    #expect(swiftSource(of: -5) == "-5")
    #expect(swiftSource(of: Int64.min) == "-9223372036854775808")
    #expect(swiftSource(of: UInt8(200)) == "200")
    #expect(swiftSource(of: true) == "true")
    #expect(swiftSource(of: 0.1) == "0.1")
    #expect(swiftSource(of: -Double.infinity) == "-.infinity")
    #expect(swiftSource(of: Double.nan) == ".nan")
    #expect(swiftSource(of: "a\"\n\\\u{0}") == #""a\"\n\\\0""#)
    #expect(swiftSource(of: Character("é")) == #""é""#)
    #expect(swiftSource(of: Int?.none as Any) == "nil")
    #expect(swiftSource(of: Int?.some(3) as Any) == "3")
  }

  @Test func collectionsAndTuplesAreLiterals() {
    #expect(swiftSource(of: [Int]()) == "[]")
    #expect(swiftSource(of: [[1, 2], []]) == "[[1, 2], []]")
    #expect(swiftSource(of: [3: "x"]) == #"[3: "x"]"#)
    #expect(swiftSource(of: [Int: Int]()) == "[:]")
    #expect(swiftSource(of: Set([1])) == "Set([1])")
    #expect(swiftSource(of: (1, "a")) == #"(1, "a")"#)
    #expect(swiftSource(of: (left: 1, right: [2])) == "(left: 1, right: [2])")
  }

  @Test func longRunsAreWrittenOnce() {
    let zeros = Array(repeating: 0, count: 9)
    #expect(swiftSource(of: zeros) == "Array(repeating: 0, count: 9)")
    #expect(
      swiftSource(of: [7, 7] + zeros + [1]) == "[7, 7] + Array(repeating: 0, count: 9) + [1]")
    #expect(swiftSource(of: Array(repeating: 0, count: 7)) == "[0, 0, 0, 0, 0, 0, 0]")
  }

  @Test func structuresAndCasesAreWrittenAsTheyAreMade() {
    #expect(swiftSource(of: Place(row: 2, name: "x")) == #"Place(row: 2, name: "x")"#)
    #expect(swiftSource(of: [Place(row: 0)]) == "[Place(row: 0, name: nil)]")
    #expect(swiftSource(of: Move.stay) == ".stay")
    #expect(swiftSource(of: Move.step(2)) == ".step(2)")
    #expect(swiftSource(of: Move.jump(2, by: "y")) == #".jump(2, by: "y")"#)
  }

  @Test func rangesAreExpressions() {
    #expect(swiftSource(of: 0..<5) == "Range(0..<5)")
    #expect(swiftSource(of: -1...5) == "ClosedRange(-1...5)")
  }
}
