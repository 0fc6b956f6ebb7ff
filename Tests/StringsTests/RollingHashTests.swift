import InputPatterns
import PropertyTesting
import Strings
import Testing

@Suite struct RollingHashTests {
  /// Of all parts of all short texts, those that are equal have the same hash, and no others.
  @Test func hashesAreEqualWhereThePartsAre() {
    var hashes: [[Int]: Int] = [:]
    for text in Texts.all(of: [0, 1, 2], upTo: 5) {
      let hash = RollingHash(text)
      #expect(hash.count == text.count)
      for start in 0...text.count {
        for end in start...text.count {
          let found = hash.hash(start..<end)
          let expected = hashes[Array(text[start..<end]), default: found]
          hashes[Array(text[start..<end])] = found
          #expect(found == expected && 0 <= found && found < 1 << 61 - 1, "\(text) \(start) \(end)")
        }
      }
    }
    #expect(Set(hashes.values).count == hashes.count && hashes[[]] == 0)
  }

  @Test func rangesMayBeWrittenAsForAnArray() {
    let text = RollingHash([7, 8, 7, 8, 7])
    let parts = [text.hash(0..<2), text.hash(0...1), text.hash(..<2), text.hash(...1)]
    #expect(Set(parts) == [text.hash(2...3)])
    #expect(text.hash(2...) == text.hash(..<3) && text.hash(0...) != text.hash(1...))
    #expect(RollingHash([UInt8]()).hash(0...) == 0)
  }

  /// Also those that are the same modulo 2⁶¹ − 1, or in their lower halves.
  @Test func numbersOfAnySizeAreToldApart() {
    let primeAndMore: [Int] = (0...3).map { ($0 << 61) - $0 }
    let halves: [Int] = [1, 1 << 32, 1 << 32 | 1, 1 << 33, -1, -1 << 32, .min, .max, 0xFFFF_FFFF]
    let numbers: [Int] = primeAndMore + halves
    let hashes = numbers.map { RollingHash([$0]).hash(0...) }
    #expect(Set(hashes).count == Set(numbers).count)
    let wide: [UInt64] = [.max, 1 << 63, 1 << 63 - 1]
    #expect(Set(wide.map { RollingHash([$0]).hash(0...) }).count == 3)
  }

  @Test func theTypeOfTheElementsDoesNotMatter() {
    let numbers: [Int8] = [5, -1, .min, .max, 0]
    let hash = RollingHash(numbers).hash(0...)
    #expect(RollingHash(numbers.map { Int($0) }).hash(0...) == hash)
    #expect(RollingHash(numbers.map { Int32($0) }).hash(0...) == hash)
    #expect(RollingHash("한국".utf8).hash(0...) == RollingHash(Array("한국".utf8)).hash(0...))
  }

  @Test func theLongestCommonPartIsThatOfALookAtEachElement() {
    let texts = Generator<[Int]>.array(of: .integers(in: 0...1), counts: 0...40)
    forAll(tuples(texts, texts)) { first, second in
      let (hash, other) = (RollingHash(first), RollingHash(second))
      for place in 0...first.count {
        for otherPlace in 0...second.count {
          let common = zip(first[place...], second[otherPlace...]).prefix { $0 == $1 }.count
          try check(
            hash.commonPrefixLength(from: place, with: other, from: otherPlace), equals: common,
            "\(place), \(otherPlace)")
        }
      }
      for (place, length) in Reference.zArray(first).enumerated() {
        try check(hash.commonPrefixLength(0, place), equals: length, "\(place)")
      }
      try check(hash.commonPrefixLength(first.count, 0), equals: 0)
    }
  }

  /// Texts in which nearly everything is equal, far longer than what a step at the beginning covers.
  @Test func longTextsDifferWhereTheyDo() {
    for count in [1000, 1023, 1024, 1025] {
      var text = [UInt8](repeating: 97, count: count)
      let equal = RollingHash(text)
      #expect(equal.commonPrefixLength(0, 1) == count - 1)
      for place in [0, 1, 511, 512, 513, count - 1] {
        text[place] = 98
        let other = RollingHash(text)
        #expect(equal.commonPrefixLength(from: 0, with: other, from: 0) == place)
        text[place] = 97
      }
    }
  }

  #if compiler(>=6.2)
    @Test func placesOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) { _ = RollingHash([1, 2]).hash(1..<3) }
      await #expect(processExitsWith: .failure) { _ = RollingHash([1, 2]).hash(-1..<1) }
      await #expect(processExitsWith: .failure) {
        _ = RollingHash([1, 2]).commonPrefixLength(3, 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = RollingHash([1, 2]).commonPrefixLength(-1, 0)
      }
      await #expect(processExitsWith: .failure) {
        _ = RollingHash([1, 2]).commonPrefixLength(
          from: 2, with: RollingHash([1]), from: 2)
      }
    }

    @available(macOS 15.0, *)
    @Test func widerElementsAreRefused() async {
      await #expect(processExitsWith: .failure) { _ = RollingHash([Int128(1)]) }
    }
  #endif
}
