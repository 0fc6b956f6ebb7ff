import DataStructures
import Testing

@Suite struct PairTests {
  @Test func theExampleIsTrue() {
    var offers = SortedMultiset([Pair(7, "Kim"), Pair(3, "Lee"), Pair(3, "Ahn")])
    let first = offers.popFirst()
    #expect(first == Pair(3, "Ahn"))
    #expect(Set([Pair(0, 1), Pair(0, 1)]).count == 1)
  }

  @Test func theOrderIsThatOfTuples() {
    let values = [(1, 2), (1, 3), (2, 1), (2, 2), (1, 2)]
    for a in values {
      for b in values {
        let (x, y) = (Pair(a.0, a.1), Pair(b.0, b.1))
        #expect((x < y) == (a < b) && (x == y) == (a == b), "\(a), \(b)")
      }
    }
    var pair = Pair(1, Pair("a", 2.5))
    pair.second.first = "b"
    #expect(pair == Pair(1, Pair("b", 2.5)))
  }
}
