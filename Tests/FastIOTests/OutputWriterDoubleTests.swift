// Decimal numbers with a given number of digits, against the C library's text of them.

import FastIO
import Foundation
import InputPatterns
import Testing

@Suite struct OutputWriterDoubleTests {
  #if DEBUG
    static let count = 10_000
  #else
    static let count = 300_000
  #endif

  @Test func writesTheExampleOfTheDocumentation() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.write(2.0 / 3, digits: 4)
      output.writeLine(0.125, digits: 2)
      output.writeLine(2.5, digits: 0)
    }
    #expect(String(decoding: text, as: UTF8.self) == "0.66670.12\n2\n")
  }

  @Test func rowsAreWrittenOnLinesOfTheirOwn() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLines([[0.5, 0.25], [2, 1]], digits: 2)
      output.writeLines([[], [-0.5], [1, 2, 3]], digits: 0, separator: ", ")
      output.writeLines([] as [[Double]], digits: 1)
      output.writeLines(
        (1...2).lazy.map { row in (1...2).map { Double(row) / Double($0) } }, digits: 1)
    }
    #expect(
      String(decoding: text, as: UTF8.self)
        == "0.50 0.25\n2.00 1.00\n\n-0\n1, 2, 3\n1.0 0.5\n2.0 1.0\n")
  }

  @Test func specialValuesAreWrittenAsTheCLibraryWritesThem() {
    let values: [Double] = [
      0, -0.0, 0.5, -0.5, 1.5, 2.5, 0.125, 0.375, 0.0625, 1e15 + 0.5, 4_503_599_627_370_495.5,
      4_503_599_627_370_496.5, 9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_994,
      1e16, 1e22, 1e23, 1e300, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -.leastNormalMagnitude, 0.1, 0.3, 1.005, 2.675, 1.45, 0.045, -0.004, 0.999999999999, 9.995,
      99.95,
      1 / 3, 5e-17, 1e-5, 123_456_789.987654321, .ulpOfOne, .pi, .infinity, -.infinity,
    ]
    for digits in [0, 1, 2, 3, 6, 7, 8, 9, 15, 16, 17, 20, 100, 1000] {
      expectTexts(of: values, digits: digits, "special values")
    }
  }

  @Test func notANumberIsWrittenWithoutSign() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLine(Double.nan, digits: 3)
      output.writeLine(-Double.nan, digits: 3)
      output.writeLine(Double.signalingNaN, digits: 0)
      output.writeLine(Double.infinity, digits: 5)
      output.writeLine(-Double.infinity, digits: 0)
    }
    #expect(String(decoding: text, as: UTF8.self) == "nan\nnan\nnan\ninf\n-inf\n")
  }

  @Test func halvesAndTheirNeighborsAreRoundedExactly() {
    var random = SplitMix64(seed: 1)
    for digits in 0...16 {
      var values: [Double] = []
      for _ in 0..<Self.count / 20 {
        // A tie in decimal, or as close to one as a Double gets, and what lies next to it.
        let units = random.integer(UInt64.self) >> 11
        let half = (Double(units) + 0.5) / pow(10, Double(digits))
        values += [half, half.nextUp, half.nextDown, -half]
        // A number of few binary places, which can be an exact tie.
        let places = Int.random(in: 1...30, using: &random)
        values.append(Double(random.next() >> 20) / Double(1 << places))
      }
      expectTexts(of: values, digits: digits, "seed 1")
    }
  }

  @Test func randomNumbersAreWrittenAsTheCLibraryWritesThem() {
    var random = SplitMix64(seed: 2)
    for digits in [0, 1, 2, 3, 6, 8, 9, 10, 12, 15, 16] {
      let values = (0..<Self.count / 10).map { index in
        switch index % 4 {
        case 0: Double.random(in: -1...1, using: &random)
        case 1: Double.random(in: -1e6...1e6, using: &random)
        case 2: Double(random.integer(Int64.self)) / 1000
        default: Double(bitPattern: random.next()).isNaN ? 0 : Double(bitPattern: random.next())
        }
      }
      expectTexts(of: values.filter { !$0.isNaN }, digits: digits, "seed 2")
    }
  }

  /// A number is put at every distance from the end of the 64 KiB buffer.
  @Test func aNumberAtTheEndOfTheBufferIsWrittenWhole() {
    for (value, digits) in [(-Double.greatestFiniteMagnitude, 1000), (-0.1, 16), (1e15, 0)] {
      for free in [0, 1, 2, 16, 31, 32, 33, 300, 1310, 1311, 1312, 1313, 1400] {
        let filler = String(repeating: "x", count: 65_536 - free)
        let text = contentsOfFile { descriptor in
          var output = OutputWriter(fileDescriptor: descriptor)
          output.write(filler)
          output.writeLine(value, digits: digits)
        }
        let expected = filler + Self.text(of: value, digits: digits) + "\n"
        #expect(text.elementsEqual(expected.utf8), "\(value) with \(free) bytes free")
      }
    }
  }
}

extension OutputWriterDoubleTests {
  private func expectTexts(of values: [Double], digits: Int, _ source: String) {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      for value in values { output.writeLine(value, digits: digits) }
    }
    let lines = text.split(separator: 10)
    #expect(lines.count == values.count)
    for (line, value) in zip(lines, values) {
      let expected = Self.text(of: value, digits: digits)
      if !line.elementsEqual(expected.utf8) {
        Issue.record("\(source), \(digits) digits: \(expected) was written as \(excerpt(line))")
        return
      }
    }
  }

  private static func text(of value: Double, digits: Int) -> String {
    var characters = [CChar](repeating: 0, count: 1400)
    let length = withVaList([CInt(digits), value]) {
      Int(vsnprintf(&characters, characters.count, "%.*f", $0))
    }
    return String(decoding: characters[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
