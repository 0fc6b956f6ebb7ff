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
    #expect(
      lists["a"] == [7, 2] && lists["b"] == [1, 3] && "\(lists)" == "[a: [7, 2], b: [1, 3]]")
    lists["b"]?.removeFirst()
    #expect(lists.last?.value == [3] && lists.last(below: "c")?.value == [3])
    let copy = lists
    lists["a"] = nil
    #expect(lists.keys == ["b"] && copy.keys == ["a", "b"] && copy.values == [[7, 2], [3]])
    expect(lists.removeValue(forKey: "b"), [3])
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
    let made = SortedDictionary(uniqueKeysWithValues: known.map { ($0.key, $0.value) })
    #expect(made.elementsEqual(found, by: ==) && made.underestimatedCount == known.count)
  }

  @Test func rangesOfKeysAreGoneThroughAndTakenOut() {
    let keys = (0..<1200).map { $0 * 7 % 1201 }
    for (low, high) in [(-5, -1), (0, 0), (0, 1201), (254, 258), (300, 900), (1200, 1300)] {
      var found = SortedDictionary(uniqueKeysWithValues: keys.map { ($0, "\($0)") })
      let inside = found.filter { low <= $0.key && $0.key <= high }
      #expect(found.elements(in: low...high).elementsEqual(inside, by: ==), "\(low)...\(high)")
      #expect(found.elements(in: ..<low).map(\.key) == found.keys.filter { $0 < low })
      let outside = found.filter { $0.key < low || $0.key > high }.map(\.value)
      expect(found.removeAll(in: low...high), inside.count)
      #expect(found.values == outside && found.count == outside.count, "\(low)...\(high)")
      found[low] = "new"
      #expect(found[low] == "new" && found.count == outside.count + 1)
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = SortedDictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])
    }
    await #expect(processExitsWith: .failure) {
      _ = SortedDictionary(uniqueKeysWithValues: [(1, 2)]).element(at: 1)
    }
  }
}
