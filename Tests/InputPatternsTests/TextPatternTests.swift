import InputPatterns
import Testing

@Suite struct TextPatternTests {
  @Test(arguments: TextPattern.allCases)
  func givesTheAskedCountOfTheCharacters(_ pattern: TextPattern) {
    for count in [0, 1, 2, 3, 4, 5, 16, 17, 100, 1_000] {
      for characters in ["a", "ab", "zyx", "01 ~"] {
        let text = pattern.text(count: count, of: characters, seed: 7)
        #expect(text.utf8.count == count)
        #expect(text.allSatisfy { characters.contains($0) }, "\(pattern), \(characters): \(text)")
      }
    }
  }

  @Test(arguments: TextPattern.allCases)
  func sameSeedGivesTheSameText(_ pattern: TextPattern) {
    let first = pattern.text(count: 500, of: "abc", seed: 11)
    #expect(pattern.text(count: 500, of: "abc", seed: 11) == first)
  }

  /// The promise that texts change neither from machine to machine nor from one release to the next.
  @Test func textsAreFixedForever() {
    let fingerprints: [TextPattern: UInt64] = [
      .random: 1_474_494_470_282_373_686,
      .twoCharacters: 2_410_434_715_513_584_901,
      .allEqual: 10_638_295_959_741_464_000,
      .oneOther: 10_638_295_959_741_468_805,
      .periodic: 2_087_179_101_087_677_341,
      .palindrome: 9_392_899_076_021_979_136,
      .fibonacci: 12_213_436_842_048_186_784,
      .ruler: 4_256_926_179_204_048_737,
      .thueMorse: 4_339_900_790_585_393_184,
    ]
    for pattern in TextPattern.allCases {
      let text = pattern.text(count: 100, of: "abcdefghijklmnopqrstuvwxyz", seed: 1)
      let fingerprint = text.utf8.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1) }
      #expect(fingerprint == fingerprints[pattern], "\(pattern): \(text)")
    }
  }

  @Test func documentedExamplesAreTrue() {
    #expect(TextPattern.ruler.text(count: 7, of: "abc", seed: 1) == "abacaba")
    #expect(TextPattern.palindrome.text(count: 5, of: "abc", seed: 2) == "bcacb")
  }

  @Test func shapesAreWhatTheirNamesSay() {
    for seed in 1...50 as ClosedRange<UInt64> {
      func text(_ pattern: TextPattern, _ count: Int, _ characters: String = "abcde") -> String {
        pattern.text(count: count, of: characters, seed: seed)
      }
      #expect(Set(text(.twoCharacters, 100)).count == 2, "seed \(seed)")
      #expect(Set(text(.allEqual, 100)).count == 1, "seed \(seed)")
      let other = text(.oneOther, 100)
      #expect(Set(other).map { letter in other.count { $0 == letter } }.sorted() == [1, 99])
      let periodic = Array(text(.periodic, 100))
      #expect(
        (1...4).contains { period in
          periodic.dropFirst(period).elementsEqual(periodic.dropLast(period))
        })
      for count in [6, 7] {
        let palindrome = text(.palindrome, count)
        #expect(String(palindrome.reversed()) == palindrome, "seed \(seed)")
      }
      #expect(["abaababaab", "babbababba"].contains(text(.fibonacci, 10, "ab")), "seed \(seed)")
      #expect(["abbabaab", "baababba"].contains(text(.thueMorse, 8, "ab")), "seed \(seed)")
      #expect(Set(text(.periodic, 100)).count > 1, "seed \(seed)")
      #expect(text(.ruler, 15, "abcd") == "abacabadabacaba")
      #expect(text(.ruler, 4, "ab") == "abaa")
    }
  }
}
