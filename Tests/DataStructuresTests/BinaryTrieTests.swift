import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct BinaryTrieTests {
  @Test func theExampleIsTrue() {
    var trie = BinaryTrie(upTo: 100)
    for number in [5, 9, 12, 9] { trie.insert(number) }
    #expect(trie.largest(xor: 6) == 15 && trie.smallest(xor: 4) == 1)
    let wasThere = trie.remove(9)
    #expect(wasThere && trie.count(below: 8, xor: 6) == 1)
    #expect(trie.count == 3 && trie.count(of: 9) == 1)
  }

  @Test(arguments: [0, 1, 7, 100, .max])
  func itSaysWhatLookingAtEachSays(largest: Int) {
    let numbers = Generator<Int>.integers(in: 0...largest)
    let steps = Generator<[(Bool, Int)]>.array(
      of: tuples(.element(of: [true, true, false]), numbers), counts: 0...30)
    forAll(tuples(steps, numbers, .integers(in: -2...largest))) { steps, number, bound in
      var trie = BinaryTrie(upTo: largest)
      var known: [Int] = []
      for (isInsertion, value) in steps {
        if isInsertion {
          trie.insert(value)
          known.append(value)
        } else {
          let place = known.firstIndex(of: value)
          try check(trie.remove(value), equals: place != nil, "remove \(value)")
          if let place { known.remove(at: place) }
        }
        let results = known.map { $0 ^ number }
        try check(trie.count, equals: known.count, "count")
        try check(trie.isEmpty, equals: known.isEmpty, "isEmpty")
        try check(trie.count(of: value), equals: known.count { $0 == value }, "count(of:)")
        try check(trie.smallest(xor: number), equals: results.min(), "smallest")
        try check(trie.largest(xor: number), equals: results.max(), "largest")
        for (k, result) in results.sorted().enumerated() {
          try check(trie.smallest(k, xor: number), equals: result, "smallest \(k)")
        }
        let sorted = known.sorted()
        try check(trie.smallest(), equals: sorted.first, "smallest number")
        try check(trie.largest(), equals: sorted.last, "largest number")
        for (k, number) in sorted.enumerated() {
          try check(trie.smallest(k), equals: number, "smallest number \(k)")
        }
        try check(trie.count(below: bound), equals: sorted.count { $0 < bound }, "numbers below")
        try check(trie.smallest(known.count, xor: number), equals: nil, "one too many")
        try check(trie.smallest(-1, xor: number), equals: nil, "one too few")
        for bound in [bound, number, .max] {
          try check(
            trie.count(below: bound, xor: number), equals: results.count { $0 < bound }, "below")
        }
      }
    }
  }

  /// In a window that moves on, there are never more nodes than those of the numbers that are in it.
  @Test func nodesAreUsedAgain() {
    func nodeCount(_ trie: BinaryTrie) -> Int? {
      let counts = Mirror(reflecting: trie).children.first { $0.label == "_counts" }
      return (counts?.value as? [Int32])?.count
    }
    var random = SplitMix64(seed: 2)
    let numbers = (0..<2000).map { _ in random.next(in: 0...65_535) }
    var trie = BinaryTrie(upTo: 65_535)
    for (place, number) in numbers.enumerated() {
      trie.insert(number)
      if place >= 10 { trie.remove(numbers[place - 10]) }
      let results = numbers[max(0, place - 9)...place].map { $0 ^ 12_345 }
      #expect(trie.smallest(xor: 12_345) == results.min() && trie.count == results.count)
      #expect(trie.largest(xor: 12_345) == results.max())
    }
    #expect(nodeCount(trie).map { $0 <= 11 * 16 + 1 } == true)
  }

  /// By the numbers that are missing, as the documentation says.
  @Test func mexAfterXORIsFound() {
    for bits in 0..<256 {
      let isThere = (0..<8).map { bits >> $0 & 1 == 1 }
      var missing = BinaryTrie(upTo: 7)
      for number in 0..<8 where !isThere[number] { missing.insert(number) }
      for x in 0..<8 {
        let mex = (0..<8).first { !isThere[$0 ^ x] } ?? 8
        #expect(missing.smallest(xor: x) ?? 8 == mex)
      }
    }
  }

  @Test func numbersThatAreTooLargeTrap() async {
    await #expect(processExitsWith: .failure) {
      var trie = BinaryTrie(upTo: 7)
      trie.insert(8)
    }
    await #expect(processExitsWith: .failure) { _ = BinaryTrie(upTo: 7).smallest(xor: -1) }
    await #expect(processExitsWith: .failure) { _ = BinaryTrie(upTo: -1) }
  }
}
