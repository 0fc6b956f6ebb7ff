import Searching
import Testing

@Suite struct FastRandomTests {
  @Test func aSeedGivesTheSameNumbers() {
    // The numbers of the paper's authors for the seed 1234567.
    var random = FastRandom(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func withoutASeedTheNumbersAreOthersInEachRun() {
    var (first, second) = (FastRandom(), FastRandom())
    #expect((0..<2).map { _ in first.next() } != (0..<2).map { _ in second.next() })
  }

  @Test func allNumbersAreAboutAsFrequent() {
    var random = FastRandom(seed: 3)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<10_000 { counts[Int.random(in: 0..<10, using: &random)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
  }
}
