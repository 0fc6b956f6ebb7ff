import Arguments
import Testing

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1),
      ("abc", "ab", 1), ("ab", "abc", 1), ("tset", "test", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3), ("boj-1400", "boj-14003", 1),
    ])
  func editsAreCounted(source: String, target: String, expected: Int) {
    #expect(Suggestion.distance(from: source, to: target) == expected)
    #expect(Suggestion.distance(from: target, to: source) == expected)
  }

  @Test func theNearestWordIsSuggested() {
    let known = ["boj-1149", "boj-14003", "boj-17404", "lc-aplusb"]
    #expect(Suggestion.nearest(to: "boj-1400", among: known) == "boj-14003")
    #expect(Suggestion.nearest(to: "BOJ-14003", among: known) == "boj-14003")
    #expect(Suggestion.nearest(to: "lc-aplusB", among: known) == "lc-aplusb")
    #expect(Suggestion.nearest(to: "lc-aplub", among: known) == "lc-aplusb")
  }

  @Test func theOnlyWordThatContainsItIsSuggested() {
    let known = ["cf-1083e", "cf-896c", "cf-1486c2"]
    #expect(Suggestion.nearest(to: "1083", among: known) == "cf-1083e")
    #expect(Suggestion.nearest(to: "896C", among: known) == "cf-896c")
    #expect(Suggestion.nearest(to: "cf-", among: known) == nil)
    #expect(Suggestion.nearest(to: "9", among: known) == nil)
  }

  @Test func aFewWordsThatContainItAreNamed() {
    let known = ["boj-2750", "boj-2751", "boj-1149", "lc-aplusb"]
    #expect(
      UsageError(unknown: "problem", "275", known: known).description
        == "no problem '275'; did you mean boj-2750 or boj-2751?")
    #expect(
      UsageError(unknown: "problem", "-", known: known).description
        == "no problem '-'. Known: boj-2750, boj-2751, boj-1149, lc-aplusb")
    let many = (0..<6).map { "boj-100\($0)x" }
    #expect(
      UsageError(unknown: "problem", "100", known: many).description
        .hasPrefix("no problem '100'. Known: "))
  }

  @Test func nothingIsSuggestedWhenNothingIsNear() {
    #expect(Suggestion.nearest(to: "zebra", among: ["list", "test"]) == nil)
    #expect(Suggestion.nearest(to: "test", among: []) == nil)
    // Any letter is one typo away from any other.
    #expect(Suggestion.nearest(to: "9", among: ["1"]) == nil)
    #expect(Suggestion.nearest(to: "ad", among: ["a"]) == "a")
  }
}
