import InputPatterns
import PropertyTesting
import Searching
import Testing

@Suite struct SlidingWindowTests {
  @Test func windowsAreShorterAtTheBeginning() {
    #expect([3, 1, 2].minima(ofLast: 1) == [3, 1, 2])
    #expect([3, 1, 2].minima(ofLast: 2) == [3, 1, 1])
    #expect([3, 1, 2].minima(ofLast: 3) == [3, 1, 1])
    #expect([3, 1, 2].maxima(ofLast: .max) == [3, 3, 3])
    #expect([Int]().minima(ofLast: 5) == [])
  }

  @Test func everyCollectionHasThem() {
    let slice = [0, 0, 4, 2, 12, 11, 9][2...]
    #expect(slice.minima(ofLast: 3) == [4, 2, 2, 2, 9])
    #expect(slice.maxima(ofLast: 2) == [4, 4, 12, 12, 11])
    #expect(slice.minima(ofLast: 3, by: >) == slice.maxima(ofLast: 3))
    #expect((1...4).reversed().lazy.map { $0 % 3 }.minima(ofLast: 2) == [1, 0, 0, 1])
    #expect(String("badc".maxima(ofLast: 2)) == "bbdd")
  }

  /// All lengths around the borders of blocks.
  @Test(arguments: [1, 2, 3, 7, 8, 9, 30, 64])
  func everyLengthAgreesWithSearchingEachWindow(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for range in [0...3, -1_000_000...1_000_000] {
      let numbers = (0..<count).map { _ in random.next(in: range) }
      for length in 1...count + 2 {
        let windows = numbers.indices.map { numbers[Swift.max(0, $0 - length + 1)...$0] }
        #expect(
          numbers.minima(ofLast: length) == windows.map { $0.min()! }, "\(numbers), \(length)")
        #expect(
          numbers.maxima(ofLast: length) == windows.map { $0.max()! }, "\(numbers), \(length)")
      }
    }
  }

  @Test func ofEqualElementsTheLastOneIsTaken() {
    let pairs = Generator<[Int]>.array(of: .integers(in: 0...3))
    forAll(tuples(pairs, Generator<Int>.integers(in: 1...12))) { keys, length in
      let elements = keys.enumerated().map { (key: $1, place: $0) }
      let found = elements.minima(ofLast: length) { $0.key < $1.key }
      let expected = elements.indices.map { last in
        elements[Swift.max(0, last - length + 1)...last]
          .min { ($0.key, -$0.place) < ($1.key, -$1.place) }!.place
      }
      try check(found.map(\.place), equals: expected, "length \(length)")
    }
  }

  @Test func aMistakeOfTheOrderIsPassedOn() {
    struct Mistake: Error {}
    #expect(throws: Mistake.self) { try [1, 2].minima(ofLast: 2) { _, _ in throw Mistake() } }
    #expect(throws: Mistake.self) {
      try [1, 2, 3].minima(ofLast: 2) { first, _ in
        if first == 2 { throw Mistake() }
        return true
      }
    }
  }

  @Test func aWindowWithoutElementsIsAMistake() async {
    await #expect(processExitsWith: .failure) { _ = [1].minima(ofLast: 0) }
    await #expect(processExitsWith: .failure) { _ = [1].maxima(ofLast: -1) }
  }
}
