import InputPatterns
import PropertyTesting
import Searching
import Testing

@Suite struct PermutationRankTests {
  /// Through all orders, one after the other.
  @Test func ranksAreThoseInTheDictionary() {
    forAll(.array(of: .integers(in: 0...5), counts: 0...6)) { elements in
      var order = elements.sorted()
      var rank = 0
      repeat {
        try check(order.permutationRank(), equals: rank)
        try check(elements.permutation(ofRank: rank), equals: order, "of rank \(rank)")
        rank += 1
      } while order.nextPermutation()
    }
  }

  @Test func theExamplesAreTrue() {
    #expect([2, 0, 1].permutationRank() == 4 && "banana".permutationRank() == 34)
    #expect((0..<3).permutation(ofRank: 4) == [2, 0, 1])
    #expect(String("abnn".permutation(ofRank: 11)) == "nnba")
    #expect((0..<100_000).permutation(ofRank: 1_000_000_000_000_000_000)[99_980] == 99_988)
    #expect([Int]().permutationRank() == 0 && [Int]().permutation(ofRank: 0) == [])
  }

  /// Up to the largest ranks, whose elements have more orders than `Int` can count.
  @Test func largeRanksAreThoseOfTheirOrders() {
    var random = SplitMix64(seed: 17)
    let twenty = (1...20).reduce(1, *)
    // As many zeros as ones have more than a hundred million billion orders.
    let bits = (0..<62).map { $0 % 2 }
    for _ in 0..<100 {
      let rank = random.next(in: 0...twenty - 1)
      #expect((0..<20).permutation(ofRank: rank).permutationRank() == rank)
      let small = rank % 100_000_000_000_000_000
      #expect(bits.permutation(ofRank: small).permutationRank() == small)
      let letters = (0..<62).map { _ in random.next(in: 0...40) }
      #expect(letters.permutation(ofRank: rank).sorted() == letters.sorted())
    }
    #expect((0..<20).permutation(ofRank: twenty - 1) == (0..<20).reversed())
    #expect((5..<25).reversed().permutationRank() == twenty - 1)
    // Of 21 elements, those before the ones that begin with the second one are 20!, and so on.
    let places = Int.max / twenty
    #expect((0..<21).permutation(ofRank: .max)[0] == places)
    #expect(
      Array((0..<21).permutation(ofRank: .max)[1...])
        == (0..<21).filter { $0 != places }.permutation(ofRank: .max - places * twenty))
    #expect((0..<22).permutation(ofRank: .max)[1...] == (1..<22).permutation(ofRank: .max)[...])
  }

  @Test func manyElementsOfWhichFewMove() {
    let count = 200_000
    let order = (0..<count).shuffledAtTheEnd()
    #expect((0..<count).permutation(ofRank: order.permutationRank()) == order)
    var bits = [Int](repeating: 1, count: count)
    bits[count / 2] = 0
    #expect(bits.permutationRank() == count / 2 && bits.permutation(ofRank: count / 2) == bits)
    #expect(bits.permutation(ofRank: count - 1).last == 0)
    #expect([Int](repeating: 7, count: count).permutationRank() == 0)
  }

  @Test func ranksThatThereAreNotTrap() async {
    await #expect(processExitsWith: .failure) { _ = [1, 2].permutation(ofRank: -1) }
    await #expect(processExitsWith: .failure) { _ = [1, 2].permutation(ofRank: 2) }
    await #expect(processExitsWith: .failure) { _ = [Int]().permutation(ofRank: 1) }
    await #expect(processExitsWith: .failure) { _ = [1, 1, 1].permutation(ofRank: 1) }
    await #expect(processExitsWith: .failure) { _ = (0..<21).reversed().permutationRank() }
    await #expect(processExitsWith: .failure) {
      _ = ([1] + (0..<30).filter { $0 != 1 }).permutationRank()
    }
  }
}

extension Range<Int> {
  /// All in order but the last twelve, which have been mixed.
  fileprivate func shuffledAtTheEnd() -> [Int] {
    var random = SplitMix64(seed: 3)
    var order = Array(self)
    for place in order.count - 12..<order.count {
      order.swapAt(place, random.next(in: place...order.count - 1))
    }
    return order
  }
}
