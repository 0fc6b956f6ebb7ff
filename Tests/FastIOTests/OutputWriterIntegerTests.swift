// Integers of every width in decimal, against the standard library's text of them.

import FastIO
import InputPatterns
import Testing

@Suite struct OutputWriterIntegerTests {
  #if DEBUG
    static let count = 20_000
  #else
    static let count = 500_000
  #endif

  @Test func everyTypeIsWrittenAsTheStandardLibraryWritesIt() {
    expectTexts(of: Int8.self, seed: 1)
    expectTexts(of: Int16.self, seed: 2)
    expectTexts(of: Int32.self, seed: 3)
    expectTexts(of: Int64.self, seed: 4)
    expectTexts(of: Int.self, seed: 5)
    expectTexts(of: UInt8.self, seed: 6)
    expectTexts(of: UInt16.self, seed: 7)
    expectTexts(of: UInt32.self, seed: 8)
    expectTexts(of: UInt64.self, seed: 9)
    expectTexts(of: UInt.self, seed: 10)
  }

  @available(macOS 15.0, *)
  @Test func typesOf128BitsAreWrittenAsTheStandardLibraryWritesThem() {
    expectTexts(of: Int128.self, seed: 11)
    expectTexts(of: UInt128.self, seed: 12)
  }

  @Test func everyLengthChangesAtThePowersOfTen() {
    var numbers: [UInt64] = [0]
    var power: UInt64 = 1
    for _ in 0..<20 {
      for factor in 1...9 where !power.multipliedReportingOverflow(by: UInt64(factor)).overflow {
        let number = power * UInt64(factor)
        numbers += [number - 1, number, number + 1]
      }
      power = power.multipliedReportingOverflow(by: 10).partialValue
    }
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLines(numbers)
      output.writeLines(numbers.compactMap { Int64(exactly: $0) }.map { -$0 })
    }
    let expected =
      numbers.map { "\($0)\n" } + numbers.filter { $0 >> 63 == 0 }.map { "\(-Int64($0))\n" }
    #expect(String(decoding: text, as: UTF8.self) == expected.joined())
  }

  @Test(arguments: ["", " ", ",", ", ", "\n", "\r\n", "—", "🙂", "a long separator of many bytes"])
  func valuesAreSeparatedAndNothingFollowsTheLast(separator: String) {
    var random = SplitMix64(seed: 5)
    for count in [0, 1, 2, 3, 10, 5_000] {
      let values = (0..<count).map { _ in random.integer(Int.self) }
      let text = contentsOfFile { descriptor in
        var output = OutputWriter(fileDescriptor: descriptor)
        output.write(values, separator: separator)
        output.write("|")
        output.writeLine(values, separator: separator)
        output.write(values.lazy.map { $0 }, separator: separator)
        output.write(Set(values.prefix(1)), separator: separator)
      }
      let line = values.map(String.init).joined(separator: separator)
      let expected = "\(line)|\(line)\n\(line)" + values.prefix(1).map(String.init).joined()
      let isEqual = text.elementsEqual(expected.utf8)
      #expect(isEqual, "seed 5, \(count) values, separator \(separator.debugDescription)")
    }
  }

  @Test func aSpaceSeparatesIfNothingElseIsAskedFor() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.write([3, 1, 4])
      output.write("\n")
      output.writeLine([Int8.min, 0, .max])
      output.writeLine([] as [Int])
      output.writeLine(Int8.min, UInt64.max)
      output.writeLine(0, Int128.max, -7 as Int16)
      output.writeLine(3, -1 as Int8, Int128.min, UInt64.max)
      output.writeLine(1...3)
    }
    #expect(
      String(decoding: text, as: UTF8.self)
        == "3 1 4\n-128 0 127\n\n-128 18446744073709551615\n0 \(Int128.max) -7\n"
        + "3 -1 \(Int128.min) 18446744073709551615\n1 2 3\n")
  }

  @Test func linesEndAfterEveryValue() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLines([7, -8])
      output.writeLines([] as [UInt8])
      output.writeLines(repeating: 9, count: 3)
      output.writeLines(repeating: 9, count: 0)
      output.writeLine(Int16(-1))
    }
    #expect(String(decoding: text, as: UTF8.self) == "7\n-8\n9\n9\n9\n-1\n")
  }

  @available(macOS 15.0, *)
  @Test func aWideNumberIsRepeatedToo() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLines(repeating: Int128.min, count: 2)
    }
    #expect(String(decoding: text, as: UTF8.self) == "\(Int128.min)\n\(Int128.min)\n")
  }

  /// A number is put at every distance from the end of the 64 KiB buffer.
  @Test func aNumberAtTheEndOfTheBufferIsWrittenWhole() {
    let line = String(repeating: "x", count: 99) + "\n"
    for free in 0...64 {
      for endsWithLine in [true, false] {
        let filler = String(repeating: line, count: 656).prefix(65_536 - free)
        let text = contentsOfFile { descriptor in
          var output = OutputWriter(fileDescriptor: descriptor)
          output.write(endsWithLine ? filler.dropLast() + "\n" : filler)
          output.write(Int64.min)
          output.writeLine([UInt64.max, 0, 1])
        }
        let expected =
          (endsWithLine ? filler.dropLast() + "\n" : filler)
          + "\(Int64.min)\(UInt64.max) 0 1\n"
        #expect(text.elementsEqual(expected.utf8), "\(free) bytes were free")
      }
    }
  }

  /// Wide numbers go another way, which may fill the buffer to its last byte.
  @available(macOS 15.0, *)
  @Test func wideNumbersAtTheEndOfTheBufferAreSeparatedLikeAnyOther() {
    for free in 0...64 {
      let filler = String(repeating: "x", count: 65_536 - free)
      let values = [Int128.min, .max, 1]
      let text = contentsOfFile { descriptor in
        var output = OutputWriter(fileDescriptor: descriptor)
        output.write(filler)
        output.writeLines(values)
        output.write(filler)
        output.write(values, separator: ",")
      }
      let expected =
        filler + values.map { "\($0)\n" }.joined() + filler
        + values.map(String.init).joined(separator: ",")
      #expect(text.elementsEqual(expected.utf8), "\(free) bytes were free")
    }
  }
}

extension OutputWriterIntegerTests {
  private func expectTexts<T: FixedWidthInteger & Sendable>(of type: T.Type, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var values = [T.min, T.min + 1, 0, 1, T.max - 1, T.max]
    values += (0..<Self.count).map { _ in random.integer(type) }
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      for value in values { output.writeLine(value) }
    }
    let lines = text.split(separator: 10)
    #expect(lines.count == values.count, "\(type)")
    for (line, value) in zip(lines, values) where !line.elementsEqual("\(value)".utf8) {
      Issue.record("seed \(seed), \(type): \(value) was written as \(excerpt(line))")
      return
    }
  }
}
