import DataStructures
import InputPatterns
import PropertyTesting
import Testing

/// Expects what a change has returned: the macro itself takes no changes.
private func expect<Value: Equatable>(
  _ found: Value, _ expected: Value, at place: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: place)
}

@Suite struct SortedDictionaryTests {
  @Test func anEmptyOneHasNothing() {
    var prices = SortedDictionary<Int, String>()
    #expect(prices.isEmpty && prices.count == 0 && prices.first == nil && prices.last == nil)
    #expect(prices[3] == nil && prices.first(atLeast: 0) == nil && prices.last(atMost: 9) == nil)
    expect(prices.removeValue(forKey: 3), nil)
    #expect(prices.popFirst() == nil && prices.popLast() == nil && "\(prices)" == "[:]")
    prices[3] = nil
    #expect(prices.isEmpty && prices[3, default: "none"] == "none" && prices.isEmpty)
  }

  @Test func valuesChangeInTheirPlace() {
    var lists = SortedDictionary<String, [Int]>()
    lists["b", default: []].append(1)
    lists["a", default: [7]].append(2)
    lists["b", default: []].append(3)
    #expect(lists["a"] == [7, 2] && lists["b"] == [1, 3])
    #expect("\(lists)" == "[\"a\": [7, 2], \"b\": [1, 3]]")
    lists["b"]?.removeFirst()
    #expect(lists.last?.value == [3] && lists.last(below: "c")?.value == [3])
    let copy = lists
    lists["a"] = nil
    #expect(lists.keys == ["b"] && copy.keys == ["a", "b"] && copy.values == [[7, 2], [3]])
    expect(lists.removeValue(forKey: "b"), [3])
  }

  /// An array that grows within its room stays where it is, unless it is copied.
  @Test func anArrayIsNotCopiedToBeChanged() {
    var lists = SortedDictionary<Int, [Int]>()
    for key in 0..<3 {
      lists[key] = []
      lists[key]?.reserveCapacity(20)
    }
    func place(_ key: Int) -> Int {
      lists[key]!.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    for key in 0..<3 {
      let before = place(key)
      for number in 0..<10 {
        lists[key]?.append(number)
        lists[key]![number] += 1
      }
      #expect(place(key) == before && lists[key] == Array(1...10), "key \(key)")
    }
    let copy = lists
    lists[1]?[0] = 99
    #expect(copy[1]?[0] == 1 && lists[1]?[0] == 99)
  }

  /// What is done to a value, and how it ends if an error is thrown on the way: values that are copied, and others that
  /// are lifted.
  @Test func aValueMayComeAndGoWhileItIsChanged() {
    checkChanges({ $0 }, { $0 += 1 })
    checkChanges({ [$0] }, { $0.append(1) })
  }

  private func checkChanges<Value: Equatable>(
    _ value: (Int) -> Value, _ change: (inout Value) -> Void
  ) {
    func replace(_ value: inout Value?, by new: Value?, thenThrow: Bool) throws {
      value = new
      if thenThrow { throw CancellationError() }
    }
    var found = SortedDictionary<Int, Value>()
    var known: [Int: Value] = [:]
    var random = SplitMix64(seed: 8)
    for number in 0..<6000 {
      let key = random.next(in: 0...1500)
      // More come at first, and more go at the end.
      let stays = random.next(in: 0...5999) > number
      let new = stays ? value(number) : nil
      try? replace(&found[key], by: new, thenThrow: number % 5 == 0)
      known[key] = new
      if stays {
        change(&found[key]!)
        change(&known[key]!)
      }
      if number % 100 == 0 || known.count < 3 {
        #expect(found.elementsEqual(known.sorted { $0.key < $1.key }, by: ==), "\(number)")
        let keys = known.keys.filter { $0 < key }
        #expect(found.count == known.count && found.count(below: key) == keys.count)
        #expect(found.last(below: key)?.key == keys.max(), "\(number)")
      }
    }
  }

  /// Of the last entry of a block the key is kept twice, but not the value.
  @Test func aValueThatIsReplacedIsGivenUp() {
    final class Lamp: Sendable {}
    var lamps = SortedDictionary<Int, Lamp>()
    weak var first: Lamp?
    do {
      let lamp = Lamp()
      first = lamp
      lamps[1] = lamp
    }
    #expect(first != nil)
    lamps[1] = Lamp()
    #expect(first == nil && lamps.count == 1)
  }

  /// Long enough for many blocks, that fill up, are divided and run empty.
  @Test(arguments: [InputPattern.random, .sorted, .reversed, .fewValues, .saw])
  func itIsADictionaryWhoseKeysAreSorted(pattern: InputPattern) {
    var random = SplitMix64(seed: 3)
    let keys = pattern.values(count: 3000, in: 0...4000, seed: 5)
    var found = SortedDictionary<Int, Int>()
    var known: [Int: Int] = [:]
    func check(_ comment: Comment) {
      let sorted = known.sorted { $0.key < $1.key }
      #expect(found.count == known.count && found.elementsEqual(sorted, by: ==), comment)
      #expect(found.keys == sorted.map(\.key) && found.values == sorted.map(\.value), comment)
      for bound in (0..<20).map({ _ in random.next(in: -1...4001) }) + sorted.prefix(3).map(\.key) {
        let below = sorted.prefix { $0.key < bound }
        let to = sorted.prefix { $0.key <= bound }
        #expect(found[bound] == known[bound], comment)
        #expect(found.count(below: bound) == below.count, comment)
        #expect(found.count(atMost: bound) == to.count, comment)
        #expect(found.contains(bound) == (known[bound] != nil), comment)
        #expect(found.first(atLeast: bound)?.value == sorted.dropFirst(below.count).first?.value)
        #expect(found.first(above: bound)?.value == sorted.dropFirst(to.count).first?.value)
        #expect(found.last(below: bound)?.value == below.last?.value, comment)
        #expect(found.last(atMost: bound)?.value == to.last?.value, comment)
      }
      let places = stride(from: 0, to: sorted.count, by: 37)
      #expect(places.allSatisfy { found.element(at: $0) == sorted[$0] }, comment)
      #expect(found.first?.key == sorted.first?.key && found.last?.value == sorted.last?.value)
    }
    for (number, key) in keys.enumerated() {
      if number % 3 == 0 {
        found[key] = number
        known[key] = number
      } else {
        found[key, default: 5] += number
        known[key, default: 5] += number
      }
    }
    check("\(pattern), filled")
    for key in Set(keys).sorted().enumerated() where key.offset % 7 != 0 {
      expect(found.removeValue(forKey: key.element), known.removeValue(forKey: key.element))
    }
    check("\(pattern), thinned out")
    if let first = found.popFirst(), let last = found.popLast() {
      expect(known.removeValue(forKey: first.key), first.value)
      expect(known.removeValue(forKey: last.key), last.value)
    }
    check("\(pattern), without ends")
    while found.count > 100 {
      let place = random.next(in: 0...found.count - 1)
      let removed = found.remove(at: place)
      expect(known.removeValue(forKey: removed.key), removed.value)
      #expect(found.count(below: removed.key) == place)
    }
    check("\(pattern), few left")
    let made = SortedDictionary(uniqueKeysWithValues: known.map { ($0.key, $0.value) })
    #expect(made.elementsEqual(found, by: ==) && made.underestimatedCount == known.count)
  }

  @Test func rangesOfKeysAreGoneThroughAndTakenOut() {
    let keys = (0..<1200).map { $0 * 7 % 1201 }
    for (low, high) in [(-5, -1), (0, 0), (0, 1201), (254, 258), (300, 900), (1200, 1300)] {
      var found = SortedDictionary(uniqueKeysWithValues: keys.map { ($0, "\($0)") })
      let inside = found.filter { low <= $0.key && $0.key <= high }
      #expect(found.elements(in: low...high).elementsEqual(inside, by: ==), "\(low)...\(high)")
      #expect(found.count(in: low...high) == inside.count, "\(low)...\(high)")
      #expect(found.elements(in: ..<low).map(\.key) == found.keys.filter { $0 < low })
      let outside = found.filter { $0.key < low || $0.key > high }.map(\.value)
      expect(found.removeAll(in: low...high), inside.count)
      #expect(found.values == outside && found.count == outside.count, "\(low)...\(high)")
      found[low] = "new"
      #expect(found[low] == "new" && found.count == outside.count + 1)
    }
  }

  @Test func dictionariesAreComparedByTheirKeysAndValues() {
    var prices: SortedDictionary = [30: "lamp", 10: "book"]
    #expect(prices.keys == [10, 30] && prices == [10: "book", 30: "lamp"] && prices != [:])
    #expect(prices != [10: "book", 30: "pen"] && prices != [10: "book", 31: "lamp"])
    let other = prices
    #expect(Set([prices, other, [10: "book"]]).count == 2)
    prices.removeAll()
    #expect(prices.isEmpty && prices == [:] && other.count == 2)
  }

  @Test func valuesOfTheSameKeyAreCombinedInTheirOrder() {
    let words = ["be", "to", "by", "an", "tie", "it", "bee"]
    let found = SortedDictionary(words.map { ($0.first!, $0) }) { "\($0) \($1)" }
    #expect(found == ["a": "an", "b": "be by bee", "i": "it", "t": "to tie"])
    #expect(SortedDictionary([(Int, Int)](), uniquingKeysWith: +).isEmpty)
    #expect(throws: CancellationError.self) {
      try SortedDictionary([(1, 2), (1, 3)]) { _, _ in throw CancellationError() }
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = SortedDictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])
    }
    await #expect(processExitsWith: .failure) {
      _ = SortedDictionary(uniqueKeysWithValues: [(1, 2)]).element(at: 1)
    }
    await #expect(processExitsWith: .failure) {
      var prices = SortedDictionary(uniqueKeysWithValues: [(1, 2)])
      prices.remove(at: 1)
    }
  }
}
