import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct FenwickTreeTests {
  @Test func nothingComesToZero() {
    let tree = FenwickTree<Int>([])
    #expect(tree.count == 0 && tree.elements == [] && tree.sum(0..<0) == 0 && tree.sum(0...) == 0)
    #expect(tree.longestPrefix { _ in true } == 0..<0)
    #expect(FenwickTree(count: 0).count == 0)
    var counts = FenwickTree(count: 10)
    counts.add(1, at: 3)
    #expect(counts.sum(...5) == 1 && counts.count == 10)
  }

  @Test func rangesMayBeWrittenAsForAnArray() {
    let tree = FenwickTree([1, 2, 4, 8])
    #expect(tree.sum(1..<3) == 6 && tree.sum(1...3) == 14 && tree.sum(2...) == 12)
    #expect(tree.sum(..<2) == 3 && tree.sum(...2) == 7 && tree.sum(4...) == 0)
  }

  @Test func aCopyIsChangedByItself() {
    let old = FenwickTree([1, 2, 3])
    var new = old
    new[1] = 20
    new.add(5, at: 2)
    #expect(old.sum(0...) == 6 && new.sum(0...) == 29 && old[1] == 2 && new[1] == 20)
  }

  @Test func itBeginsWithZeros() {
    var tree = FenwickTree<Double>(count: 5)
    #expect(tree.count == 5 && tree.sum(0...) == 0)
    tree.add(0.5, at: 4)
    tree[4] += 0.25
    #expect(tree[4] == 0.75 && tree.sum(..<4) == 0)
  }

  /// No sum on the way is that of other elements than those of a range, or goes below 0.
  @Test func whatFitsIsEnough() {
    var tree = FenwickTree<UInt8>([200, 0, 55, 0, 0])
    tree[0] = 3
    tree[3] = 197
    #expect((0..<5).map { tree[$0] } == [3, 0, 55, 197, 0] && tree.sum(0...) == 255)
    #expect(tree.elements == [3, 0, 55, 197, 0])
    tree[2] = 0
    #expect(tree.sum(1...3) == 197 && tree.sum(..<3) == 3)
    var signed = FenwickTree<Int8>([127, -128, 127, -127])
    signed[3] = 0
    signed.add(-126, at: 2)
    #expect(signed.sum(1...) == -127 && signed.sum(...1) == -1 && signed.sum(2...) == 1)
    // The last four and the first eight, without those between, would be 192.
    let numbers: [Int8] = Array(repeating: 12, count: 8) + [-24, -24, -24, -24, 24, 24, 24, 24]
    let steps = FenwickTree(numbers)
    #expect(steps.elements == numbers)
    #expect(steps.sum(12...) == 96 && steps.sum(0...) == 96 && steps.sum(8...11) == -96)
    // So would be the last one and the first four, 176.
    let last = FenwickTree<Int8>([22, 22, 22, 22, -30, -29, -29, 88])
    #expect(last.sum(0...) == 88 && last.elements == [22, 22, 22, 22, -30, -29, -29, 88])
  }

  /// Around the powers of two, where entries begin and end.
  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 64, 65])
  func everyRangeOfEveryLength(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let numbers = (0..<count).map { _ in random.next(in: -1000...1000) }
    let tree = FenwickTree(numbers)
    #expect(tree.elements == numbers)
    var added = FenwickTree<Int>(count: count)
    for (place, number) in numbers.enumerated().reversed() { added.add(number, at: place) }
    for start in 0...count {
      for end in start...count {
        let sum = numbers[start..<end].reduce(0, +)
        #expect(tree.sum(start..<end) == sum && added.sum(start..<end) == sum)
      }
    }
  }

  /// Large trees are searched in another way.
  @Test(arguments: [65_536, 65_537, 100_000, 131_071, 131_072, 131_073])
  func largeTreesAreSearchedToo(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let numbers = (0..<count).map { _ in UInt32(random.next(in: 0...2)) }
    let tree = FenwickTree(numbers)
    var (sum, end) = (0 as UInt32, 0)
    var isRight = true
    for bound in 0...numbers.reduce(0, +) {
      while end < count, sum + numbers[end] <= bound {
        sum += numbers[end]
        end += 1
      }
      if tree.longestPrefix(while: { $0 <= bound }) != 0..<end { isRight = false }
    }
    #expect(isRight && end == count)
    #expect(tree.longestPrefix { _ in true } == 0..<count)
    #expect(tree.longestPrefix { $0 == 0 } == 0..<numbers.firstIndex { $0 > 0 }!)
  }

  @Test func afterAnyChangesItIsAnArray() {
    let numbers = Generator<Int>.integers(in: -99...99)
    let changes = tuples(Generator<Int>.integers(in: 0...99), numbers)
    forAll(tuples(.array(of: numbers), .array(of: changes))) { numbers, changes in
      var list = numbers
      var tree = FenwickTree(list)
      for (number, (place, value)) in changes.enumerated() where !list.isEmpty {
        if number.isMultiple(of: 2) {
          list[place % list.count] = value
          tree[place % list.count] = value
        } else {
          list[place % list.count] += value
          tree.add(value, at: place % list.count)
        }
        try check(list.indices.map { tree[$0] }, equals: list, "\(place) changed")
        try check(tree.elements, equals: list, "elements")
      }
      try check(tree.count, equals: list.count, "count")
      for start in 0...list.count {
        for end in start...list.count {
          try check(
            tree.sum(start..<end), equals: list[start..<end].reduce(0, +), "\(start)..<\(end)")
        }
      }
    }
  }

  @Test func theLongestPrefixIsThatOfALookAtOneMoreElementAtATime() {
    forAll(tuples(.array(of: .integers(in: 0...5)), .integers(in: 0...40))) { numbers, limit in
      let tree = FenwickTree(numbers)
      var end = 0
      while end < numbers.count, numbers[...end].reduce(0, +) <= limit { end += 1 }
      try check(tree.longestPrefix { $0 <= limit }, equals: 0..<end)
    }
  }

  #if compiler(>=6.2)
    @Test func placesOutsideAreAMistake() async {
      await #expect(processExitsWith: .failure) { _ = FenwickTree([1, 2, 3])[3] }
      await #expect(processExitsWith: .failure) { _ = FenwickTree([1, 2, 3])[-1] }
      await #expect(processExitsWith: .failure) {
        var tree = FenwickTree([1, 2, 3])
        tree[3] = 0
      }
      await #expect(processExitsWith: .failure) {
        var tree = FenwickTree([1, 2, 3])
        tree.add(1, at: -1)
      }
      await #expect(processExitsWith: .failure) {
        var tree = FenwickTree([1, 2, 3])
        tree.add(1, at: 3)
      }
      await #expect(processExitsWith: .failure) { _ = FenwickTree([1, 2, 3]).sum(2..<4) }
      await #expect(processExitsWith: .failure) { _ = FenwickTree([1, 2, 3]).sum(-1..<2) }
      await #expect(processExitsWith: .failure) { _ = FenwickTree<Int>(count: -1) }
      let run = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        print(FenwickTree<Double>(count: -1).sum(0...))
      }
      #expect(run.says("a count must not be negative"))
      await #expect(processExitsWith: .failure) {
        var tree = FenwickTree<Int8>([100, 20])
        tree.add(10, at: 1)
      }
    }
  #endif
}
