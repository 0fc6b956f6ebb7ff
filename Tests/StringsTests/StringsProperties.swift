// What holds for patterns and suffixes of any texts.

import InputPatterns
import PropertyTesting
import Strings
import Testing

@Suite struct StringsProperties {
  /// Few letters, so that much is repeated.
  private static var text: Generator<[UInt8]> {
    Generator<[UInt8]>.element(of: [[7], [0, 255], [1, 2, 3], Array(0...255)]).flatMap { letters in
      .array(of: .element(of: letters))
    }
  }

  @Test func allPlacesOfAPatternAreFound() {
    forAll(tuples(Self.text, .integers(in: 0...99), .integers(in: 0...9)), size: 99) {
      text, start, length in
      let part = Array(text.dropFirst(start).prefix(length))
      try check(
        text.occurrences(of: part), equals: Reference.occurrences(of: part, in: text), "\(part)")
    }
  }

  @Test func bordersAreWhereTheZArrayReachesTheEnd() {
    forAll(Self.text, size: 300) { text in
      let agreements = text.zArray()
      let lengths = text.indices.dropFirst().filter { $0 + agreements[$0] == text.count }
      var borders: [Int] = []
      let all = text.prefixFunction()
      var border = all.last ?? 0
      while border > 0 {
        borders.append(border)
        border = all[border - 1]
      }
      try check(borders, equals: lengths.map { text.count - $0 })
    }
  }

  @Test func suffixesAreSortedAndComparedAsTheReferenceDoes() {
    forAll(Self.text, size: 60) { text in
      let order = text.suffixArray()
      try check(order, equals: Reference.suffixArray(text))
      try check(text.lcpArray(suffixArray: order), equals: Reference.lcpArray(text))
    }
  }

  /// The first element and what is left decide, whatever the elements are.
  @Test func elementsMatterByTheirOrderOnly() {
    forAll(Self.text, size: 400) { text in
      try check(text.map { Int($0) * 1000 - 9 }.suffixArray(), equals: text.suffixArray())
    }
  }
}
