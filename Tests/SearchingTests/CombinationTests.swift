import InputPatterns
import PropertyTesting
import Searching
import Testing

@Suite struct CombinationTests {
  /// All choices of so many elements: with the first one, and then without it.
  private func choices(_ count: Int, of elements: ArraySlice<Int>) -> [[Int]] {
    if count == 0 { return [[]] }
    guard let first = elements.first else { return [] }
    let others = elements.dropFirst()
    return choices(count - 1, of: others).map { [first] + $0 } + choices(count, of: others)
  }

  @Test func everyChoiceComesOnceInOrder() {
    forAll(.array(of: .integers(in: 0...9), counts: 0...7)) { elements in
      for count in 0...elements.count + 2 {
        try check(
          Array(elements.combinations(ofCount: count)), equals: choices(count, of: elements[...]),
          "\(count) of them")
        try check(
          elements.combinations(ofCount: count).count,
          equals: choices(count, of: elements[...]).count, "\(count) of them")
      }
    }
  }

  @Test func whatIsKeptDoesNotChange() {
    // Every third one is kept, and changed by who has it; the others are let go.
    let numbers = Array(10..<17)
    let expected = choices(3, of: numbers[...])
    var kept: [[Int]] = []
    for (place, choice) in numbers.combinations(ofCount: 3).enumerated() {
      #expect(choice == expected[place])
      if place.isMultiple(of: 3) {
        kept.append(choice)
        kept[kept.count - 1][0] = -1
      }
    }
    let everyThird = stride(from: 0, to: expected.count, by: 3).map { expected[$0] }
    let changed: [[Int]] = everyThird.map { [-1] + $0.dropFirst() }
    #expect(kept == changed)
  }

  @Test func nothingComesBehindTheLastChoice() {
    var pairs = (1...3).combinations(ofCount: 2).makeIterator()
    let found = (0..<5).map { _ in pairs.next() }
    #expect(found == [[1, 2], [1, 3], [2, 3], nil, nil])
    #expect(Array("abc".combinations(ofCount: 2)).map { String($0) } == ["ab", "ac", "bc"])
    let many = Array(0..<20).combinations(ofCount: 10)
    #expect(many.reduce(0) { count, _ in count + 1 } == 184_756 && many.count == 184_756)
    #expect((0..<1_000_000).combinations(ofCount: 999_999).count == 1_000_000)
  }

  /// Row by row of Pascal's triangle, up to the largest numbers that fit.
  @Test func allCountsThatFitAreRight() async {
    var row = [1]
    for length in 1...66 {
      row = [1] + zip(row, row.dropFirst()).map { $0 + $1 } + [1]
      for size in 0...length {
        #expect((0..<length).combinations(ofCount: size).count == row[size], "\(length), \(size)")
      }
    }
    await #expect(processExitsWith: .failure) { _ = (0..<67).combinations(ofCount: 33).count }
    await #expect(processExitsWith: .failure) { _ = (0..<67).combinations(ofCount: 34).count }
    await #expect(processExitsWith: .failure) { _ = (0..<100_000).combinations(ofCount: 50).count }
  }

  @Test func aChoiceOfFewerThanNoElementsTraps() async {
    await #expect(processExitsWith: .failure) { _ = [1].combinations(ofCount: -1) }
  }
}

@Suite struct SubmaskTests {
  @Test func theyAreAllNumbersWithoutOtherOnes() {
    for mask in 0...300 {
      let expected = (0...mask).filter { $0 & ~mask == 0 }
      #expect(Array(mask.submasks) == expected, "\(mask)")
      #expect(Array(UInt16(mask).submasks) == expected.map { UInt16($0) }, "\(mask)")
    }
    for mask in Int8.min...Int8.max {
      let expected = (UInt8.min...UInt8.max).map { Int8(bitPattern: $0) }.filter { $0 & ~mask == 0 }
      #expect(Array(mask.submasks) == expected, "\(mask)")
    }
    let ends: UInt64 = 1 << 63 | 1
    #expect(Array(ends.submasks) == [0, 1, 1 << 63, ends])
  }

  @Test func nothingComesBehindTheWholeSet() {
    var parts = 4.submasks
    let found = (0..<4).map { _ in parts.next() }
    #expect(found == [0, 4, nil, nil])
  }

  @Test func threeThingsNeedTwoParts() {
    let works = [false, true, true, false, true, true, false, false]
    var fewest = [0] + Array(repeating: 99, count: 7)
    for mask in 1..<8 {
      for part in mask.submasks where works[part] {
        fewest[mask] = min(fewest[mask], fewest[mask ^ part] + 1)
      }
    }
    #expect(fewest == [0, 1, 1, 2, 1, 1, 2, 2])
  }
}
