import FastIO
import Testing

@Suite struct ByteComparisonTests {
  @Test func everyByteIsTheCharacterThatItStandsFor() {
    for byte in UInt8.min...UInt8.max {
      for value in UInt8.min..<128 {
        let character = Unicode.Scalar(value)
        #expect((byte == character) == (byte == value))
        #expect((byte != character) == (byte != value))
        #expect((character ~= byte) == (byte == value))
        #expect(byte - character == Int(byte) - Int(value))
        let ends = (Unicode.Scalar(value / 2), character)
        #expect((ends.0...ends.1 ~= byte) == (value / 2...value).contains(byte))
      }
    }
  }

  @Test func literalsNeedNoType() {
    let cells = Array("#.b?".utf8)
    let kinds = cells.map { cell in
      switch cell {
      case "#", "X": "wall"
      case "a"..."f": "key \(cell - "a")"
      case ".": "floor"
      default: cell == "?" && cell != "!" ? "question" : "nothing"
      }
    }
    #expect(kinds == ["wall", "floor", "key 1", "question"])
    #expect(cells.filter { $0 == "." }.count == 1)
    #expect("a" == "a" && 35 == cells[0], "all else is as it was")
  }

  @Test func lettersOfSeveralBytesTrap() async {
    await #expect(processExitsWith: .failure) { _ = UInt8(233) == "é" }
    await #expect(processExitsWith: .failure) { _ = UInt8(233) != "é" }
    await #expect(processExitsWith: .failure) { _ = "é" as Unicode.Scalar ~= 233 }
    await #expect(processExitsWith: .failure) { _ = "a"..."é" ~= UInt8(100) }
    await #expect(processExitsWith: .failure) { print(UInt8(233) - "é") }
  }
}
