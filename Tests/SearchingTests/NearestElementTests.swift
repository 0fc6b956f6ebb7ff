import PropertyTesting
import Searching
import Testing

/// Looks at all elements behind each: slow, obvious, independent.
private func next(_ numbers: [Int], _ isWanted: (Int, Int) -> Bool) -> [Int?] {
  numbers.indices.map { place in
    (place + 1..<numbers.count).first { isWanted(numbers[$0], numbers[place]) }
  }
}

/// Looks at all elements before each.
private func previous(_ numbers: [Int], _ isWanted: (Int, Int) -> Bool) -> [Int?] {
  numbers.indices.map { place in
    (0..<place).last { isWanted(numbers[$0], numbers[place]) }
  }
}

@Suite struct NearestElementTests {
  static let orders: [@Sendable (Int, Int) -> Bool] = [
    { $0 < $1 }, { $0 <= $1 }, { $0 > $1 }, { $0 >= $1 }, { abs($0) > abs($1) },
  ]

  @Test func nothingHasNoNeighbors() {
    #expect([Int]().indicesOfNext(>) == [] && [Int]().indicesOfPrevious(>) == [])
    #expect([7].indicesOfNext(>=) == [nil] && [7].indicesOfPrevious(>=) == [nil])
  }

  @Test func equalElementsCountWhereTheOrderSaysSo() {
    let numbers = [2, 1, 1, 2]
    #expect(numbers.indicesOfNext(>) == [nil, 3, 3, nil])
    #expect(numbers.indicesOfNext(>=) == [3, 2, 3, nil])
    #expect(numbers.indicesOfPrevious(<) == [nil, nil, nil, 2])
    #expect(numbers.indicesOfPrevious(<=) == [nil, nil, 1, 2])
  }

  @Test func elementsMayBeOfAnyKind() {
    let words = ["pear", "fig", "apple", "kiwi"]
    #expect(words.indicesOfNext { $0.count > $1.count } == [2, 2, nil, nil])
    #expect(words.indicesOfPrevious(<) == [nil, nil, nil, 2])
  }

  /// What is returned are indices of the collection, not places.
  @Test func everyCollectionHasThem() {
    let numbers = [9, 9, 3, 1, 4, 1, 5]
    let slice = numbers[2...]
    #expect(slice.indicesOfNext(>) == [4, 4, 6, 6, nil])
    #expect(slice.indicesOfPrevious(>) == [nil, 2, nil, 4, nil])
    let lazy = numbers.lazy.filter { $0 < 9 }
    #expect(lazy.indicesOfNext(>) == slice.indicesOfNext(>))
    #expect(lazy.indicesOfPrevious(>) == slice.indicesOfPrevious(>))
    let word = "edabc"
    #expect(word.indicesOfNext(>).map { $0.map { word[$0] } } == [nil, nil, "b", "c", nil])
    #expect(word.indicesOfPrevious(>).map { $0.map { word[$0] } } == [nil, "e", "d", "d", "d"])
  }

  @Test func everyListAgreesWithLookingAtAllElements() {
    let lists = Generator<[Int]>.array(of: .integers(in: -4...4))
    forAll(lists) { numbers in
      for (number, order) in Self.orders.enumerated() {
        try check(
          numbers.indicesOfNext(order), equals: next(numbers, order), "next, order \(number)")
        try check(
          numbers.indicesOfPrevious(order), equals: previous(numbers, order),
          "previous, order \(number)")
      }
    }
  }

  @Test func aMistakeOfTheOrderIsPassedOn() {
    struct Mistake: Error {}
    #expect(throws: Mistake.self) { try [1, 2].indicesOfNext { _, _ in throw Mistake() } }
    #expect(throws: Mistake.self) { try [1, 2].indicesOfPrevious { _, _ in throw Mistake() } }
  }
}
