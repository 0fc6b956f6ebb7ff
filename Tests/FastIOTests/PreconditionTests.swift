// A caller's mistake ends the program, in release builds too.

import FastIO
import PropertyTesting
import Testing

@Suite struct PreconditionTests {
  @Test func aChunkWithoutBytesIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      _ = InputReader(bytes: [], chunkSize: 0)
    }
  }

  @Test func aNegativeCountOfARangeIsAMistake() async {
    let integers = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var input = InputReader(bytes: Array("1".utf8))
      print((try? input.readArray(of: Int.self, count: -1, in: 0..<2)) as Any)
    }
    #expect(integers.says("a count must not be negative"))
    let numbers = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var input = InputReader(bytes: Array("1".utf8))
      print((try? input.readDoubles(count: -1, in: 0...1)) as Any)
    }
    #expect(numbers.says("a count must not be negative"))
  }

  @Test func aNegativeCountIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readArray(of: Int.self, count: -1)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readPairs(of: Int.self, count: -1)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readPairs(of: Int.self, count: -1, in: 0..<2)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readTriples(count: -1, in: 0..<2, 0..<2, 0...2)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readRows(of: Int.self, rows: -1, columns: 1)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readRows(of: Int.self, rows: 0, columns: -1)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readRows(of: Int.self, rows: 0, columns: -1, in: 0..<2)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readTokens(count: -1)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readTokensBytes(count: -1)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readLines(count: -1)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("1".utf8))
      _ = try? input.readDoubles(count: -1)
    }
    await #expect(processExitsWith: .failure) {
      var output = OutputWriter(fileDescriptor: -1)
      output.writeLines(repeating: 1, count: -1)
    }
  }

  @Test func aGridWithoutCellsIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("#".utf8))
      _ = try? input.readGrid(rows: 1, columns: 0)
    }
    await #expect(processExitsWith: .failure) {
      var input = InputReader(bytes: Array("#".utf8))
      _ = try? input.readCells(rows: -1, columns: 1)
    }
  }

  @Test func aNumberOfDigitsOutOfRangeIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      var output = OutputWriter(fileDescriptor: -1)
      output.write(0.5, digits: -1)
    }
    await #expect(processExitsWith: .failure) {
      var output = OutputWriter(fileDescriptor: -1)
      output.write(0.5, digits: 1001)
    }
  }
}
