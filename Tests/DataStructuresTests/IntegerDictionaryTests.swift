import DataStructures
import InputPatterns
import PropertyTesting
import Testing

/// The elements of a dictionary in the order that is promised, found one by one.
private struct KnownElements<Value: Equatable> {
  var elements: [(key: Int, value: Value)] = []

  subscript(key: Int) -> Value? {
    get { elements.first { $0.key == key }?.value }
    set {
      let place = elements.firstIndex { $0.key == key }
      if let newValue {
        if let place { elements[place].value = newValue } else { elements.append((key, newValue)) }
      } else if let place {
        elements.swapAt(place, elements.count - 1)
        elements.removeLast()
      }
    }
  }

  func isEqual(to found: IntegerDictionary<Value>) -> Bool {
    found.count == elements.count && found.elementsEqual(elements, by: ==)
      && elements.allSatisfy { found[$0.key] == $0.value && found.contains($0.key) }
  }
}

@Suite struct IntegerDictionaryTests {
  @Test func anEmptyOneHasNothing() {
    var prices = IntegerDictionary<String>()
    #expect(prices.isEmpty && prices.count == 0 && prices.keys == [] && prices.values == [])
    #expect(prices[3] == nil && !prices.contains(3) && "\(prices)" == "[:]")
    let removed = prices.removeValue(forKey: 3)
    #expect(removed == nil)
    prices[3] = nil
    #expect(prices.isEmpty && prices[3, default: "none"] == "none" && prices.isEmpty)
    prices.removeAll(keepingCapacity: true)
    #expect(prices == [:] && IntegerDictionary<Int>(minimumCapacity: 0).isEmpty)
  }

  @Test func valuesChangeInTheirPlace() {
    var lists = IntegerDictionary<[Int]>()
    lists[7, default: []].append(1)
    lists[-5, default: [7]].append(2)
    lists[7, default: []].append(3)
    #expect(lists[-5] == [7, 2] && lists[7] == [1, 3] && lists[0] == nil)
    #expect("\(lists)" == "[7: [1, 3], -5: [7, 2]]")
    lists[7]?.removeFirst()
    let copy = lists
    lists[-5] = nil
    #expect(lists.keys == [7] && copy.keys == [7, -5] && copy.values == [[3], [7, 2]])
    let removed = lists.removeValue(forKey: 7)
    #expect(removed == [3] && lists.isEmpty && copy.count == 2)
  }

  /// An array that grows within its room stays where it is, unless it is copied.
  @Test func anArrayIsNotCopiedToBeChanged() {
    var lists = IntegerDictionary<[Int]>()
    for key in 0..<3 {
      lists[key] = []
      lists[key]?.reserveCapacity(20)
    }
    func place(_ key: Int) -> Int {
      lists[key]!.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    for key in 0..<3 {
      let before = place(key)
      for number in 0..<5 {
        lists[key]?.append(number)
        lists[key]![2 * number] += 1
        lists[key, default: []].append(number)
      }
      #expect(place(key) == before && lists[key] == [1, 0, 2, 1, 3, 2, 4, 3, 5, 4], "key \(key)")
    }
    let copy = lists
    lists[1]?[0] = 99
    #expect(copy[1]?[0] == 1 && lists[1]?[0] == 99)
  }

  /// What is done to a value, and how it ends if an error is thrown on the way.
  @Test func aValueMayComeAndGoWhileItIsChanged() {
    func replace(_ value: inout [Int]?, by new: [Int]?, thenThrow: Bool) throws {
      value = new
      if thenThrow { throw CancellationError() }
    }
    var found = IntegerDictionary<[Int]>()
    var known = KnownElements<[Int]>()
    var random = SplitMix64(seed: 8)
    for number in 0..<3000 {
      let key = random.next(in: -150...150)
      // More come at first, and more go at the end.
      let stays = random.next(in: 0...2999) > number
      let new = stays ? [number] : nil
      try? replace(&found[key], by: new, thenThrow: number % 5 == 0)
      known[key] = new
      if stays {
        found[key]!.append(1)
        known[key]!.append(1)
      }
      if number % 30 == 0 || known.elements.count < 3 {
        #expect(known.isEqual(to: found), "\(number)")
      }
    }
  }

  @Test func aValueThatIsReplacedOrRemovedIsGivenUp() {
    final class Lamp: Sendable {}
    var lamps: IntegerDictionary<Lamp> = [1: Lamp(), 2: Lamp()]
    weak let first = lamps[1]
    weak let second = lamps[2]
    #expect(first != nil && second != nil)
    lamps[1] = Lamp()
    lamps.removeValue(forKey: 2)
    #expect(first == nil && second == nil && lamps.count == 1)
  }

  /// Keys that are near each other or far, that differ only in their first or last bits, or are the least and greatest.
  private static let steps = [1, -1, 1 << 20, 1 << 32, 1 << 44, 1 << 54, 1_000_000_007, 1_000_000]

  @Test(arguments: steps)
  func itIsADictionary(step: Int) {
    var random = SplitMix64(seed: 3)
    var found = IntegerDictionary<Int>()
    var known = KnownElements<Int>()
    for number in 0..<3000 {
      let key = random.next(in: -100...150) &* step
      switch random.next(in: 0...5) {
      case 0: (found[key], known[key]) = (number, number)
      case 1:
        found[key, default: number] += 1
        known[key] = known[key].map { $0 + 1 } ?? number + 1
      case 2:
        found[key]? += 3
        known[key]? += 3
      case 3: (found[key], known[key]) = (nil, nil)
      case 4:
        let removed = found.removeValue(forKey: key)
        #expect(removed == known[key], "\(number)")
        known[key] = nil
      default:
        #expect(found[key] == known[key], "\(number)")
        #expect(found.contains(key) == (known[key] != nil), "\(number)")
        #expect(found[key, default: -1] == known[key] ?? -1, "\(number)")
      }
      if number % 30 == 0 { #expect(known.isEqual(to: found), "\(number)") }
      if number == 2000 {
        found.removeAll(keepingCapacity: true)
        known.elements = []
        #expect(known.isEqual(to: found))
      }
    }
    #expect(found.keys == known.elements.map(\.key))
    #expect(found.values == known.elements.map(\.value))
  }

  /// All keys of a large one are found after each that may have stood behind them has gone.
  @Test(arguments: [InputPattern.random, .sorted, .extremes, .skewed, .saw])
  func manyKeysComeAndGo(pattern: InputPattern) {
    let keys = pattern.values(count: 20_000, in: Int.min...Int.max, seed: 5)
    var found = IntegerDictionary<Int>()
    var known: [Int: Int] = [:]
    for (number, key) in keys.enumerated() {
      found[key, default: 0] += number
      known[key, default: 0] += number
    }
    func check() {
      #expect(found.count == known.count && found.underestimatedCount == known.count)
      #expect(found.allSatisfy { known[$0.key] == $0.value })
      #expect(known.allSatisfy { found[$0.key] == $0.value })
    }
    check()
    for (number, key) in Set(keys).sorted().enumerated() where number % 7 != 0 {
      let removed = found.removeValue(forKey: key)
      #expect(removed != nil && removed == known.removeValue(forKey: key))
      if number % 500 == 1 { check() }
    }
    check()
    #expect(keys.allSatisfy { found.contains($0) == (known[$0] != nil) })
    #expect(found == IntegerDictionary(uniqueKeysWithValues: known.map { ($0.key, $0.value) }))
  }

  @Test func roomIsKept() {
    var found = IntegerDictionary<Int>(minimumCapacity: 1000)
    found.reserveCapacity(500)
    for round in 1...3 {
      for key in 0..<1000 { found[key * round] = key }
      #expect(found.count == 1000 && (0..<1000).allSatisfy { found[$0 * round] == $0 })
      found.removeAll(keepingCapacity: round == 1)
      #expect(found.isEmpty && (0..<1000).allSatisfy { found[$0] == nil })
    }
  }

  @Test func dictionariesAreComparedByTheirKeysAndValues() {
    var prices: IntegerDictionary = [30: "lamp", 10: "book"]
    #expect(prices.keys == [30, 10] && prices == [10: "book", 30: "lamp"] && prices != [:])
    #expect(prices != [10: "book", 30: "pen"] && prices != [10: "book", 31: "lamp"])
    #expect(Set([prices, [10: "book", 30: "lamp"], [10: "book"]]).count == 2)
    let other = prices
    prices.removeAll()
    #expect(prices.isEmpty && prices == [:] && other.count == 2)
  }

  @Test func valuesOfTheSameKeyAreCombinedInTheirOrder() {
    let words = ["be", "to", "an", "tie", "it", "bees"]
    let found = IntegerDictionary(words.map { ($0.count, $0) }) { "\($0) \($1)" }
    #expect(found == [2: "be to an it", 3: "tie", 4: "bees"] && found.keys == [2, 3, 4])
    #expect(IntegerDictionary([(Int, Int)](), uniquingKeysWith: +).isEmpty)
    #expect(throws: CancellationError.self) {
      try IntegerDictionary([(1, 2), (1, 3)]) { _, _ in throw CancellationError() }
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) {
      print(IntegerDictionary(uniqueKeysWithValues: [(1, 2), (1, 3)]).count)
    }
    await #expect(processExitsWith: .failure) {
      print(IntegerDictionary<Int>(minimumCapacity: -1).count)
    }
    await #expect(processExitsWith: .failure) {
      print(IntegerSet(minimumCapacity: -1).count)
    }
    await #expect(processExitsWith: .failure) {
      print(IntegerSet(minimumCapacity: 1 << 31).count)
    }
  }
}
