import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct LazySegmentTreeTests {
  @Test func itMayBeginWithIdentities() {
    var tree = LazySegmentTree<Int, Int>(
      count: 5, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
    #expect(tree.count == 5 && tree.combined(0...) == 0)
    tree.update(1..<4, by: 7)
    #expect(tree.combined(...2) == 14 && tree[0] == 0)
  }

  /// Elements that grow, and their sums.
  private func sums(_ elements: some Sequence<Int>) -> LazySegmentTree<Int, Int> {
    LazySegmentTree(
      elements, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  }

  @Test func nothingComesToTheIdentity() {
    var tree = LazySegmentTree<Int, Int>(
      [], identity: 7, combine: { $0 + $1 - 7 }, apply: { $1 + $0 * $2 }, compose: +)
    tree.update(0..., by: 5)
    #expect(tree.elements == [] && sums([5]).elements == [5])
    #expect(tree.count == 0 && tree.combined(0..<0) == 7 && tree.combined(0...) == 7)
    #expect(tree.longestRange(from: 0) { _ in true } == 0..<0)
    #expect(tree.longestRange(to: 0) { _ in true } == 0..<0)
  }

  @Test func rangesMayBeWrittenAsForAnArray() {
    var tree = sums([1, 2, 4, 8])
    tree.update(2..., by: 100)
    tree.update(...0, by: 10)
    tree.update(1..<1, by: 1000)
    #expect(tree.elements == [11, 2, 104, 108])
    #expect(
      tree.combined(1..<3) == 106 && tree.combined(1...3) == 214 && tree.combined(2...) == 212)
    #expect(tree.combined(..<2) == 13 && tree.combined(...2) == 117 && tree.combined(4...) == 0)
  }

  /// An update that would make something of nothing, if it were asked to.
  @Test func whatIsReplacedLeavesNothingAlone() {
    var tree = LazySegmentTree<Int, Int>(
      [3, 1, 4, 1], identity: 0, combine: max, apply: { value, _, _ in value },
      compose: { _, second in second })
    tree.update(0..., by: 9)
    #expect((0...4).map { tree.combined($0..<$0) } == [0, 0, 0, 0, 0])
    tree.update(1..<3, by: 2)
    #expect((0..<4).map { tree[$0] } == [9, 2, 2, 9] && tree.elements == [9, 2, 2, 9])
    #expect(tree.combined(1...2) == 2 && tree.combined(1...3) == 9)
    #expect(tree.longestRange(from: 1) { $0 < 9 } == 1..<3)
    #expect(tree.longestRange(to: 3) { $0 < 9 } == 1..<3)
  }

  @Test func aCopyIsChangedByItself() {
    let old = sums([1, 2, 3])
    var new = old
    new.update(0..., by: 10)
    new[1] = 20
    #expect(old.combined(0...) == 6 && old[1] == 2)
    #expect(new.combined(0...) == 44 && (0..<3).map { new[$0] } == [11, 20, 13])
  }

  /// Around the powers of two, where the tree has no leaf to spare, or nearly all.
  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33])
  func everyRangeOfEveryLength(count: Int) {
    for start in 0...count {
      for end in start...count {
        var tree = sums(0..<count)
        tree.update(0..., by: 1000)
        tree.update(start..<end, by: 1)
        let list = (0..<count).map { $0 + (start..<end ~= $0 ? 1001 : 1000) }
        #expect(list.indices.map { tree[$0] } == list, "\(start)..<\(end)")
        #expect(tree.elements == list, "\(start)..<\(end)")
        for cut in 0...count {
          #expect(tree.combined(..<cut) == list[..<cut].reduce(0, +), "\(start)..<\(end), \(cut)")
          #expect(tree.combined(cut...) == list[cut...].reduce(0, +), "\(start)..<\(end), \(cut)")
        }
      }
    }
  }

  /// What waits at a node is not combined with anything before somebody needs to go below it.
  @Test func fewNodesAreTouched() {
    let count = 1 << 10
    let counter = Counter()
    var tree = LazySegmentTree<Int, Int>(
      0..<count, identity: 0,
      combine: {
        counter.calls += 1
        return $0 + $1
      },
      apply: {
        counter.calls += 1
        return $1 + $0 * $2
      },
      compose: {
        counter.calls += 1
        return $0 + $1
      })
    counter.calls = 0
    tree.update(300..<301, by: 1)
    #expect(counter.calls == 1 + 10, "itself, and whatever is above it once")
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let ends = [random.next(in: 0...count), random.next(in: 0...count)].sorted()
      counter.calls = 0
      tree.update(ends[0]..<ends[1], by: 1)
      // Two ways down, on each level two nodes each of which takes an update, and two ways up.
      #expect(counter.calls <= 10 * (2 * 4 + 4 + 2), "\(ends)")
      counter.calls = 0
      _ = tree.combined(ends[0]..<ends[1])
      #expect(counter.calls <= 10 * 4 + 1, "\(ends)")
      counter.calls = 0
      _ = tree.longestRange(from: ends[0]) { $0 < 100_000 }
      _ = tree.longestRange(to: ends[1]) { $0 < 100_000 }
      #expect(counter.calls <= 2 * 10 * 6, "\(ends)")
    }
  }

  private final class Counter {
    var calls = 0
  }

  @Test func documentedExampleOfChoicesIsTrue() {
    struct Part { var least, greatest, sum: Int }
    var numbers = LazySegmentTree<Part, Int>(
      [10, 11, 5, 100].map { Part(least: $0, greatest: $0, sum: $0) },
      identity: Part(least: .max, greatest: .min, sum: 0),
      combine: {
        Part(
          least: min($0.least, $1.least), greatest: max($0.greatest, $1.greatest),
          sum: $0.sum + $1.sum)
      },
      apply: { change, part, count in
        Part(
          least: part.least + change, greatest: part.greatest + change,
          sum: part.sum + change * count)
      }, compose: +)
    numbers.update(0...) { part, _ in
      let change = Int(Double(part.least).squareRoot()) - part.least
      return Int(Double(part.greatest).squareRoot()) - part.greatest == change ? change : nil
    }
    #expect(numbers.combined(0...).sum == 18)
  }

  /// Nobody is asked about what is not in the range, or below what has an update.
  @Test func onlyWhereThereIsNoUpdateIsHalfOfItAskedAbout() {
    var tree = sums(0..<16)
    var asked: [Int] = []
    tree.update(4..<12) { sum, count in
      asked.append(count)
      return count > 2 && sum < 30 ? nil : 1
    }
    #expect(asked == [4, 2, 2, 4])
    #expect((0..<16).map { tree[$0] } == (0..<16).map { 4..<12 ~= $0 ? $0 + 1 : $0 })
    tree.update(3..<3) { _, _ in nil }
  }

  @Test func placesOutsideAreAMistake() async {
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = LazySegmentTree<Int, Int>(
        count: -1, identity: 0, combine: +, apply: { $0 * $2 + $1 }, compose: +)
      print(tree.combined(0...))
    }
    #expect(count.says("a count must not be negative"))
    await #expect(processExitsWith: .failure) {
      var tree = LazySegmentTreeTests().sums([1, 2, 3])
      tree.update(2..<4) { _, _ in 1 }
    }
    await #expect(processExitsWith: .failure) {
      var tree = LazySegmentTreeTests().sums([1, 2, 3])
      tree.update(0...) { _, _ in nil }
    }
    await #expect(processExitsWith: .failure) {
      let tree = LazySegmentTreeTests().sums([1, 2, 3])
      _ = tree[3]
    }
    await #expect(processExitsWith: .failure) {
      var tree = LazySegmentTreeTests().sums([1, 2, 3])
      tree[-1] = 0
    }
    await #expect(processExitsWith: .failure) {
      var tree = LazySegmentTreeTests().sums([1, 2, 3])
      tree.update(2..<4, by: 1)
    }
    await #expect(processExitsWith: .failure) {
      let tree = LazySegmentTreeTests().sums([1, 2, 3])
      _ = tree.combined(-1..<2)
    }
    await #expect(processExitsWith: .failure) {
      let tree = LazySegmentTreeTests().sums([1, 2, 3])
      _ = tree.longestRange(from: 4) { _ in true }
    }
    await #expect(processExitsWith: .failure) {
      let tree = LazySegmentTreeTests().sums([1, 2, 3])
      _ = tree.longestRange(to: -1) { _ in true }
    }
  }

  #if !DEBUG
    /// Every other update takes the one before it back, but for a stripe that stays.
    @Test func aMillionElementsChangeAMillionTimes() {
      let count = 1_000_000
      var tree = sums(repeatElement(0, count: count))
      for step in 0..<count / 2 {
        tree.update(step..<count - step, by: step)
        tree.update(step + 1..<count - step, by: -step)
      }
      #expect(tree.combined(0...) == (0..<count / 2).reduce(0, +))
      #expect(tree[1] == 1 && tree[499_999] == 499_999 && tree[500_000] == 0)
    }
  #endif
}
