import PropertyTesting
import Searching
import Testing

@Suite struct MajorityElementTests {
  @Test func theExamplesAreTrue() {
    #expect([3, 1, 3, 3, 2].majorityElement() == 3)
    #expect(["a", "b", "a", "b"].majorityElement() == nil)
  }

  @Test func itIsTheOneThatIsCountedMostOften() {
    forAll(.array(of: .integers(in: 0...2), counts: 0...12)) { values in
      let expected = (0...2).first { value in
        2 * values.filter { $0 == value }.count > values.count
      }
      try check(values.majorityElement(), equals: expected, "\(values)")
      try check(
        values.reversed().lazy.map(String.init).majorityElement(),
        equals: expected.map(String.init),
        "reversed")
    }
  }

  @Test func oneVoteDecides() {
    for count in [1, 2, 3, 1000, 1001] {
      let votes = (0..<count).map { $0 % 2 == 0 ? -1 : $0 }
      #expect(votes.majorityElement() == (count % 2 == 0 ? nil : -1))
    }
    #expect(CollectionOfOne(7).majorityElement() == 7)
  }
}
