import DataStructures
import InputPatterns
import Testing

@Suite struct CombiningDisjointSetsTests {
  @Test func documentedExamplesAreTrue() {
    var wealth = CombiningDisjointSets([30, 10, 50, 20], combine: +=)
    #expect("\(wealth)" == "[0: 30, 1: 10, 2: 50, 3: 20]")
    #expect(wealth.union(0, 1) && wealth.union(1, 3) && !wealth.union(0, 3))
    #expect(wealth[setOf: 0] == 60)
    wealth[setOf: 3] += 5
    #expect(wealth[setOf: 1] == 65 && wealth.setCount == 2 && wealth.count == 4)
    #expect("\(wealth)" == "[0: 65, 2: 50]")
    let none = CombiningDisjointSets([Int](), combine: +=)
    #expect(none.count == 0 && none.setCount == 0 && "\(none)" == "[:]")
  }

  @Test(arguments: 1...60)
  func eachSetHasWhatItsMembersHave(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = random.next(in: 1...12)
    var numbers = (0..<count).map { _ in random.next(in: -99...99) }
    var labels = Array(0..<count)
    var sets = CombiningDisjointSets(numbers.map { [$0] }, combine: { $0 += $1 })
    for _ in 0..<20 {
      let (first, second) = (random.next(in: 0..<count), random.next(in: 0..<count))
      #expect(sets.areConnected(first, second) == (labels[first] == labels[second]))
      #expect(sets.union(first, second) == (labels[first] != labels[second]))
      labels = labels.map { $0 == labels[second] ? labels[first] : $0 }
      for (place, number) in sets[setOf: first].enumerated() where number == numbers[first] {
        numbers[first] += 1
        sets[setOf: first][place] += 1
        break
      }
      for member in 0..<count {
        let members = (0..<count).filter { labels[$0] == labels[member] }
        #expect(sets[setOf: member].sorted() == members.map { numbers[$0] }.sorted())
        #expect(sets.setSize(of: member) == members.count)
        #expect(labels[sets.find(member)] == labels[member])
      }
      #expect(sets.setCount == Set(labels).count)
      let all = Set(labels).map { label in (0..<count).filter { labels[$0] == label } }
      #expect(sets.sets() == all.sorted { $0[0] < $1[0] })
    }
  }

  @Test func theSmallerSetIsCombinedIntoTheLargerOne() {
    var sets = CombiningDisjointSets(0..<64) { larger, smaller in larger += smaller }
    var sizes = CombiningDisjointSets(repeatElement(1, count: 64)) { larger, smaller in
      #expect(larger >= smaller)
      larger += smaller
    }
    var random = SplitMix64(seed: 1)
    while sizes.setCount > 1 {
      let (first, second) = (random.next(in: 0..<64), random.next(in: 0..<64))
      #expect(sets.union(first, second) == sizes.union(first, second))
      #expect(sizes[setOf: first] == sizes.setSize(of: first))
    }
    #expect(sets[setOf: 5] == 63 * 64 / 2 && sizes[setOf: 0] == 64)
  }

  @Test func aCopyIsChangedByItself() {
    var old = CombiningDisjointSets(["a", "b", "c"], combine: +=)
    var new = old
    new.union(0, 1)
    new[setOf: 2] += "!"
    #expect(old[setOf: 0] == "a" && old[setOf: 2] == "c" && old.setCount == 3)
    #expect(new[setOf: 1].sorted() == ["a", "b"] && new[setOf: 2] == "c!")
  }

  @Test func numbersOfNoSetAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      var sets = CombiningDisjointSets([1, 2], combine: +=)
      print(sets.union(0, 2))
    }
    await #expect(processExitsWith: .failure) {
      var sets = CombiningDisjointSets([1, 2], combine: +=)
      print(sets[setOf: -1])
    }
  }
}
