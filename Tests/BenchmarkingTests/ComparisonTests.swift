import Benchmarking
import Reporting
import Testing

@Suite struct ComparisonTests {
  private func change(
    from old: Double, mad oldMAD: Double = 0, to new: Double, newMAD: Double = 0
  ) -> Comparison.Change? {
    Comparison(
      old: [Examples.result("a", old, mad: oldMAD)], new: [Examples.result("a", new, mad: newMAD)]
    ).pairs.first?.change
  }

  @Test func aDifferenceCountsFromFivePercentOn() {
    #expect(change(from: 100, to: 104.9) == Comparison.Change.none)
    #expect(change(from: 100, to: 105.1) == .slower)
    #expect(change(from: 100, to: 95.1) == Comparison.Change.none)
    #expect(change(from: 100, to: 94.9) == .faster)
  }

  @Test func aDifferenceWithinTheSpreadIsChance() {
    // Three deviations of 1.4826 * 5 each: 22 for one of the two, 31 for both.
    #expect(change(from: 100, mad: 5, to: 122) == Comparison.Change.none)
    #expect(change(from: 100, mad: 5, to: 123) == .slower)
    #expect(change(from: 100, to: 122, newMAD: 5) == Comparison.Change.none)
    #expect(change(from: 100, mad: 5, to: 131, newMAD: 5) == Comparison.Change.none)
    #expect(change(from: 100, mad: 5, to: 132, newMAD: 5) == .slower)
    #expect(change(from: 100, mad: 5, to: 68, newMAD: 5) == .faster)
  }

  /// A time of 0 can only come from a damaged file; nothing is a multiple of it.
  @Test func nothingIsSlowerThanATimeOfZero() {
    #expect(change(from: 0, to: 100) == Comparison.Change.none)
  }

  @Test func onlyTheSameContenderInTheSameRaceIsCompared() {
    let titles = [
      Examples.title(), Examples.title(n: 10), Examples.title(type: "int64"),
      Examples.title(pattern: "sorted"), Examples.title("lis"),
    ]
    let old = titles.map { Examples.result("a", 1, $0) } + [Examples.result("b", 1)]
    let new = [Examples.result("a", 9), Examples.result("c", 1)]
    let comparison = Comparison(old: old, new: new)
    #expect(comparison.pairs.count == 1)
    #expect(comparison.missing.count == 5)
    #expect(comparison.added.map(\.contender) == ["c"])
  }

  @Test func theLargestChangeComesFirst() {
    let old = ["a", "b", "c", "d"].map { Examples.result($0, 100) }
    let new = [
      Examples.result("a", 120), Examples.result("b", 300), Examples.result("c", 50),
      Examples.result("d", 10),
    ]
    let comparison = Comparison(old: old, new: new)
    #expect(comparison.changed(.slower).map(\.new.contender) == ["b", "a"])
    #expect(comparison.changed(.faster).map(\.new.contender) == ["d", "c"])
  }

  @Test func theTextTellsWhatHasChangedAndHintsAtTheMachine() {
    let old = [Examples.result("a", 100), Examples.result("std::sort", 50, peer: true)]
    let new = [Examples.result("a", 250), Examples.result("std::sort", 100, peer: true)]
    let text = Comparison(old: old, new: new)
      .text(machines: (Machine(cpu: "x"), Machine(cpu: "y")), style: Style())
    #expect(text.contains("slower  sort int32 random, n = 1,000,000  a"), "\(text)")
    #expect(text.contains("2.50x"), "\(text)")
    #expect(text.contains("2 slower, 0 faster, 0 unchanged"), "\(text)")
    #expect(text.contains("the machines differ"), "\(text)")
    #expect(text.contains("the peers, which are the same programs, take 2.00x"), "\(text)")
  }

  @Test func twoEqualRunsHaveNothingToTell() {
    let comparison = Comparison(old: Examples.results, new: Examples.results)
    #expect(comparison.changed(.slower).isEmpty && comparison.changed(.faster).isEmpty)
    #expect(comparison.peersRatio == 1)
    let text = comparison.text(machines: (Machine(), Machine()), style: Style())
    #expect(text == "0 slower, 0 faster, \(Examples.results.count) unchanged")
  }
}
