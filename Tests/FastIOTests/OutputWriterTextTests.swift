// Text and bytes of every kind of storage.

import FastIO
import InputPatterns
import Testing

@Suite struct OutputWriterTextTests {
  @Test func textIsWrittenAsUTF8() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.write("héllo — 한국어 🙂")
      output.writeLine("")
      output.writeLine()
      output.write("abcdef".dropFirst(2).prefix(3))
      output.writeLine("żółć".suffix(2))
      output.write("")
      output.write("e\u{301}\u{0}\r")
    }
    #expect(text == Array("héllo — 한국어 🙂\n\ncdełć\ne\u{301}\u{0}\r".utf8))
  }

  @Test func sequencesOfTextsAndCharactersHaveSeparatorsOnlyBetweenThem() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.writeLine(["Kim", "Lee", ""], separator: ", ")
      output.write("a b".split(separator: " "))
      output.writeLine([String]())
      output.writeLines(["x", "y"])
      for character in "한e\u{301}" { output.write(character) }
      output.writeLine(bytes: Array("#.#".utf8))
      output.writeLine(byte: 0x23)
      output.writeLine([0.5, 0.25, -3], digits: 1)
      output.writeLine([1.5], digits: 2, separator: "; ")
      output.writeLine([Double](), digits: 2)
      output.writeLines([0.5, -2], digits: 1)
      output.writeLines(bytes: [Array("#.".utf8), [], Array(".#".utf8)])
    }
    let expected =
      "Kim, Lee, \na b\nx\ny\n한e\u{301}#.#\n#\n0.5 0.2 -3.0\n1.50\n\n0.5\n-2.0\n#.\n\n.#\n"
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  @Test func charactersAndRowsOfThemHaveNothingBetweenThem() {
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      output.write("straw".reversed())
      output.writeLine("!" as Character)
      output.writeLine(["한", "e\u{301}"] as [Character])
      output.writeLine("abc".filter { $0 != "b" }.map { $0 })
      output.writeLines([["#", "."], [".", "#"]] as [[Character]])
      output.writeLines(["up", "down"].map { $0.reversed() })
      output.writeLines(["a", "b"].lazy.map { $0 + "c" })
      output.writeLines([[1, 2], [], [-3]])
      output.writeLines([1...2, 3...5], separator: ", ")
      output.writeLines([[Character]]())
      output.writeLines([["a", "b"], ["c"]])
      output.writeLines((0..<2).map { row in (0..<2).map { $0 == row ? "x" : "-" } })
    }
    let expected =
      "warts!\n한e\u{301}\nac\n#.\n.#\npu\nnwod\nac\nbc\n1 2\n\n-3\n1, 2\n3, 4, 5\na b\nc\nx -\n- x\n"
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  @Test func bytesAreWrittenAsTheyAreWhateverHoldsThem() {
    let all = Array(UInt8.min...UInt8.max)
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      for byte in all { output.write(byte: byte) }
      output.write(bytes: all)
      output.write(bytes: all[100..<200])
      output.write(bytes: UInt8.min...UInt8.max)
      output.write(bytes: all.lazy.filter { $0 % 2 == 0 })
      output.write(bytes: AnySequence(all))
      output.write(bytes: all.reversed())
      output.write(bytes: "text".utf8)
      output.write(bytes: [])
      output.write(
        bytes: sequence(first: 1) { $0 < 100 ? $0 + 1 : nil } as UnfoldFirstSequence<UInt8>)
    }
    let parts: [[UInt8]] = [
      all, all, Array(100..<200), all, all.filter { $0 % 2 == 0 }, all, all.reversed(),
      Array("text".utf8), Array(1...100),
    ]
    #expect(text == parts.flatMap { $0 })
  }

  @Test func textOfAnyLengthIsWrittenWhole() {
    var random = SplitMix64(seed: 9)
    for length in [0, 1, 4095, 4096, 4097, 65_535, 65_536, 65_537, 131_073] {
      for lineLength in [1, 80, 5000, 1_000_000] {
        let bytes = (0..<length).map { index in
          index % lineLength == lineLength - 1 ? 10 : UInt8.random(in: 32...126, using: &random)
        }
        let text = contentsOfFile { descriptor in
          var output = OutputWriter(fileDescriptor: descriptor)
          output.write("<")
          output.write(String(decoding: bytes, as: UTF8.self))
          output.write(bytes: bytes.lazy.map { $0 })
          output.write(">")
        }
        let isEqual = text == [60] + bytes + bytes + [62]
        #expect(isEqual, "seed 9, length \(length), lines of \(lineLength)")
      }
    }
  }

  @Test func manySmallWritesOfEveryKindKeepTheirOrder() {
    var random = SplitMix64(seed: 10)
    var expected = ""
    let text = contentsOfFile { descriptor in
      var output = OutputWriter(fileDescriptor: descriptor)
      for _ in 0..<60_000 {
        let number = random.integer(Int.self)
        switch number & 7 {
        case 0:
          output.write(byte: 10)
          expected += "\n"
        case 1:
          output.write("é, ")
          expected += "é, "
        case 2:
          output.write(Double(number >> 40) / 8, digits: 3)
          let magnitude = (number >> 40).magnitude
          let fraction = String(1000 + magnitude % 8 * 125).dropFirst()
          expected += "\(number < 0 ? "-" : "")\(magnitude / 8).\(fraction)"
        case 3:
          output.writeLine([number, 1], separator: "")
          expected += "\(number)1\n"
        default:
          output.write(number)
          expected += "\(number)"
        }
      }
    }
    #expect(text.elementsEqual(expected.utf8), "seed 10")
  }
}
