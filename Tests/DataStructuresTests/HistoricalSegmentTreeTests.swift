import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct HistoricalSegmentTreeTests {
  /// Elements that are changed one by one.
  private struct Elements {
    var now: [Int]
    var past: [Int]

    init(_ elements: [Int]) { (now, past) = (elements, elements) }

    mutating func add(_ change: Int, to range: Range<Int>) {
      for place in range {
        now[place] += change
        past[place] = max(past[place], now[place])
      }
    }

    mutating func limit(_ range: Range<Int>, toAtMost limit: Int) {
      for place in range { now[place] = min(now[place], limit) }
    }

    func check(_ tree: HistoricalSegmentTree, _ range: Range<Int>) throws {
      let part = now[range]
      try PropertyTesting.check(
        tree.sum(range), equals: part.reduce(0, +), "the sum of \(range)")
      guard let least = part.min(), let greatest = part.max(), let past = past[range].max() else {
        return
      }
      try PropertyTesting.check(
        [tree.minimum(range), tree.maximum(range), tree.historicalMaximum(range)],
        equals: [least, greatest, past], "minimum, maximum, and historical maximum of \(range)")
    }
  }

  @Test func everythingIsAsIfEachElementHadBeenChangedByItself() {
    // Few different numbers, so that many are equal.
    let number = Generator<Int>.integers(in: -6...6)
    let changes = Generator<[(Int, (Int, Int), Int)]>.array(
      of: tuples(
        .integers(in: 0...2), tuples(.integers(in: 0...99), .integers(in: 0...99)), number),
      counts: 0...40)
    forAll(tuples(.array(of: number, counts: 1...40), changes), effort: 2) { numbers, changes in
      var elements = Elements(numbers)
      var tree = HistoricalSegmentTree(numbers)
      for (kind, places, number) in changes {
        let ends = [places.0 % (numbers.count + 1), places.1 % (numbers.count + 1)].sorted()
        let range = ends[0]..<ends[1]
        switch kind {
        case 0:
          elements.limit(range, toAtMost: number)
          tree.limit(range, toAtMost: number)
        case 1:
          elements.add(number, to: range)
          tree.add(number, to: range)
        default: try elements.check(tree, range)
        }
      }
      try check(numbers.indices.map { tree[$0] }, equals: elements.now, "each element")
      try check(tree.elements, equals: elements.now, "elements")
      for start in numbers.indices {
        for end in start + 1...numbers.count { try elements.check(tree, start..<end) }
      }
    }
  }

  /// More elements, in one fixed row of changes, with numbers of all sizes.
  @Test(arguments: [10, 1_000_000_000, 1 << 50])
  func manyElements(size: Int) throws {
    let count = 1000
    var random = SplitMix64(seed: 11)
    let numbers = (0..<count).map { _ in random.next(in: -size...size) }
    var elements = Elements(numbers)
    var tree = HistoricalSegmentTree(numbers)
    for step in 0..<2000 {
      let ends = [random.next(in: 0...count), random.next(in: 0...count)].sorted()
      let range = ends[0]..<ends[1]
      let number = random.next(in: -size...size)
      switch step % 3 {
      case 0:
        elements.limit(range, toAtMost: number)
        tree.limit(range, toAtMost: number)
      case 1:
        elements.add(number / 16, to: range)
        tree.add(number / 16, to: range)
      default: try elements.check(tree, range)
      }
    }
    #expect(tree.description == "\(elements.now)")
  }

  /// What is added again and again, and taken away by a limit each time, comes to more than fits `Int`.
  @Test func whatWaitsMayBeMoreThanFits() {
    let most = 1 << 61
    for list in [[0, 0, 0, 0, 0], [0, 1, 0, 1, 1], [-1, 0, 2, 0, 5]] {
      var tree = HistoricalSegmentTree(list)
      for _ in 0..<20 {
        tree.add(most - 5, to: 0...)
        tree.limit(0..., toAtMost: 0)
      }
      #expect(tree.description == "[0, 0, 0, 0, 0]")
      #expect(
        (0..<5).map { tree.historicalMaximum($0...$0) } == list.map { Swift.max($0, 0) + most - 5 })
      tree.limit(1...1, toAtMost: -7)
      #expect(tree.description == "[0, -7, 0, 0, 0]")
      #expect(tree.sum(0...) == -7)
    }
  }

  /// Limits that are none, and elements at the ends of what is allowed.
  @Test func theLargestNumbersAreFine() {
    let most = 1 << 61
    var tree = HistoricalSegmentTree([most, -most, 0])
    tree.limit(0..., toAtMost: .max)
    #expect(tree.minimum(0...) == -most && tree.maximum(0...) == most && tree.sum(0..<2) == 0)
    tree.limit(..<1, toAtMost: -most)
    #expect(tree.description == "[\(-most), \(-most), 0]")
    tree.add(2 * most, to: ..<2)
    #expect(tree.description == "[\(most), \(most), 0]")
    #expect(tree.historicalMaximum(2...) == 0)
  }

  @Test func itMayBeEmpty() {
    var tree = HistoricalSegmentTree([])
    tree.limit(0..., toAtMost: -5)
    tree.add(5, to: 0..<0)
    #expect(tree.count == 0 && tree.sum(0...) == 0 && tree.description == "[]")
  }

  @Test func aCopyIsChangedByItself() {
    let old = HistoricalSegmentTree([1, 2, 3])
    var new = old
    new.add(4, to: 0...)
    new.limit(0..., toAtMost: 2)
    #expect(old.description == "[1, 2, 3]" && new.description == "[2, 2, 2]")
    #expect(old.historicalMaximum(0...) == 3 && new.historicalMaximum(0...) == 7)
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        print(HistoricalSegmentTree([1 << 61 + 1]))
      }
      await #expect(processExitsWith: .failure) { print(HistoricalSegmentTree([1, 2])[2]) }
      await #expect(processExitsWith: .failure) {
        var tree = HistoricalSegmentTree([1, 2])
        tree.limit(1..<3, toAtMost: 0)
        print(tree)
      }
      await #expect(processExitsWith: .failure) {
        var tree = HistoricalSegmentTree([1, 2])
        tree.limit(0..., toAtMost: .min)
        print(tree)
      }
      await #expect(processExitsWith: .failure) {
        var tree = HistoricalSegmentTree([1, 2])
        tree.add(1 << 61 - 1, to: 0...)
        print(tree)
      }
      await #expect(processExitsWith: .failure) {
        var tree = HistoricalSegmentTree([-1, -2])
        tree.add(.min, to: 0...)
        print(tree)
      }
      await #expect(processExitsWith: .failure) {
        print(HistoricalSegmentTree([1, 2]).historicalMaximum(1..<1))
      }
      await #expect(processExitsWith: .failure) {
        print(HistoricalSegmentTree(Array(repeating: 1 << 61, count: 5)).sum(0...))
      }
    }
  #endif
}
