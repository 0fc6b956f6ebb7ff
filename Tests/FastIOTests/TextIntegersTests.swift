// The integers in a text, and numbers with leading zeros.

import FastIO
import InputPatterns
import Testing

@Suite struct TextIntegersTests {
  @Test func documentedExamplesAreTrue() {
    #expect("12:34:56".utf8.integers() == [12, 34, 56])
    #expect(Array("(3, -4) to (-7, 5)".utf8).integers() == [3, -4, -7, 5])
    #expect("2024-02-29".utf8.integers() == [2024, 2, 29])
    #expect("1..10, 12 and 15".utf8.integers() == [1, 10, 12, 15])
    #expect("3.5".utf8.integers() == [3, 5])
  }

  @Test func aMinusSignStandsRightBeforeANumberAndBehindNone() {
    #expect("-1 -2,-3x-4".utf8.integers() == [-1, -2, -3, -4])
    #expect("- 1 5-3 5--3 5 - 3 -".utf8.integers() == [1, 5, 3, 5, -3, 5, 3])
    #expect("+1 -+2 -0 -007".utf8.integers() == [1, 2, 0, -7])
  }

  @Test func textsWithoutDigitsHaveNoIntegers() {
    #expect("".utf8.integers().isEmpty)
    #expect("none - at all, ½ ٣\0".utf8.integers().isEmpty)
  }

  @Test func allIntegersOfTheTypeAreFound() {
    #expect("\(Int.min)|\(Int.max)".utf8.integers() == [.min, .max])
    #expect("000000000000000000000000000000042".utf8.integers() == [42])
  }

  @Test(arguments: [UInt64(1), 2, 3]) func integersAreThoseOfTheSlowWay(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let letters = (0..<random.next(in: 0...12)).map { _ in random.next(in: 0...14) }
      let text = String(letters.map { Array("0123456789-- ,x")[$0] })
      // Minus signs behind a digit become blanks, then everything but signs and digits separates.
      var spaced: [Character] = []
      for letter in text {
        spaced.append(letter == "-" && spaced.last?.isNumber == true ? " " : letter)
      }
      let expected = String(spaced).split { !$0.isNumber && $0 != "-" }.flatMap { word in
        word.split(separator: "-", omittingEmptySubsequences: false).enumerated().compactMap {
          Int(($0.offset > 0 ? "-" : "") + $0.element)
        }
      }
      guard text.utf8.integers() == expected else {
        Issue.record("seed \(seed), \"\(text)\": \(text.utf8.integers()), expected \(expected)")
        break
      }
    }
  }

  @Test func aNumberThatDoesNotFitIsAMistake() async {
    await #expect(processExitsWith: .failure) { print("9223372036854775808".utf8.integers()) }
    await #expect(processExitsWith: .failure) { print("-9223372036854775809".utf8.integers()) }
    await #expect(processExitsWith: .failure) { print("99999999999999999999".utf8.integers()) }
  }
}

@Suite struct LeadingZerosTests {
  @Test func documentedExamplesAreTrue() {
    let minutes = 485
    #expect("\(minutes / 60):\((minutes % 60).zeroPadded(to: 2))" == "8:05")
    #expect((-7).zeroPadded(to: 3) == "-007")
    #expect(2024.zeroPadded(to: 2) == "2024")
  }

  @Test func zerosMakeUpForMissingDigits() {
    for number in [0, 7, 10, 99, 100, Int.max, -1, -10, Int.min] {
      for count in 0...25 {
        var digits = String(number.magnitude)
        while digits.count < count { digits = "0" + digits }
        #expect(number.zeroPadded(to: count) == (number < 0 ? "-" : "") + digits)
      }
    }
    #expect(UInt8(7).zeroPadded(to: 3) == "007")
    #expect(Int8.min.zeroPadded(to: 4) == "-0128")
  }

  @Test func aNegativeNumberOfDigitsIsAMistake() async {
    await #expect(processExitsWith: .failure) { print(7.zeroPadded(to: -1)) }
  }
}
