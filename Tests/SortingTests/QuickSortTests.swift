import InputPatterns
import Sorting
import Testing

@Suite struct QuickSortTests {
  @Test func documentedExamplesAreTrue() {
    var scores = [76, 100, 98, 85]
    scores.quickSort()
    #expect(scores == [76, 85, 98, 100])
    var words = ["pear", "fig", "banana"]
    words.quickSort { $0.count > $1.count }
    #expect(words == ["banana", "pear", "fig"])
  }

  @Test(arguments: [InputPattern.sorted, .reversed, .allEqual])
  func oneRunTakesOneComparisonPerElement(_ pattern: InputPattern) {
    let values = pattern.values(count: 5_000, in: 0...4_999, seed: 1)
    #expect(comparisons(sorting: values) == 4_999)
    #expect(comparisons(sorting: values.map { Box(patternValue: $0) }) == 4_999)
  }

  @Test func fewDifferentValuesTakeFewComparisons() {
    let values = InputPattern.fewValues.values(count: 20_000, in: 0...1_000_000, seed: 1)
    // 16 values: four halvings, one pass that recognises equals for each value, some sampling.
    #expect(comparisons(sorting: values) < 20_000 * 8)
    #expect(comparisons(sorting: values.map { Box(patternValue: $0) }) < 20_000 * 8)
  }

  @Test(arguments: InputPattern.allCases)
  func noPatternTakesManyMoreComparisonsThanRandomInput(_ pattern: InputPattern) {
    let length = 20_000
    let values = pattern.values(count: length, in: 0...length - 1, seed: 3)
    // log2(20,000) is 14.3; networks and sampling take some more than the least possible.
    #expect(comparisons(sorting: values) < length * 22, "\(pattern)")
    #expect(comparisons(sorting: values.map { Box(patternValue: $0) }) < length * 22, "\(pattern)")
  }

  private func comparisons<Element: Comparable>(sorting values: [Element]) -> Int {
    var count = 0
    var values = values
    values.quickSort {
      count += 1
      return $0 < $1
    }
    return count
  }

  #if DEBUG
    static let adversaryLengths = [100, 1_000, 3_000]
  #else
    static let adversaryLengths = [100, 1_000, 10_000, 100_000, 1_000_000]
  #endif

  @Test(arguments: adversaryLengths)
  func theWorstAdversaryCannotMakeItQuadratic(_ length: Int) {
    let adversary = Adversary(length: length)
    var items = Array(0..<length)
    items.quickSort(by: adversary.isLess)
    adversary.expectWithinBounds("plain elements")
    let killer = items.indices.map { adversary.values[$0] }
    let order = items.map { killer[$0] }
    #expect(isSorted(order, by: <), "not sorted for length \(length)")

    let boxAdversary = Adversary(length: length)
    var boxes = (0..<length).map { Box(patternValue: $0) }
    boxes.quickSort { boxAdversary.isLess($0.value, $1.value) }
    boxAdversary.expectWithinBounds("objects")

    // The same input again, without the adversary.
    var replay = killer
    replay.quickSort()
    #expect(replay == killer.sorted())
    #expect(
      comparisons(sorting: killer) <= adversary.comparisonLimit, "killer of length \(length)")
  }

  @Test(arguments: adversaryLengths)
  func theWorstAdversaryCannotMakeHeapSortSlow(_ length: Int) {
    let adversary = Adversary(length: length)
    var items = Array(0..<length)
    items.heapSort(by: adversary.isLess)
    adversary.expectWithinBounds("heap sort")
  }

  @Test(arguments: adversaryLengths)
  func theWorstAdversaryCannotMakeQuickSelectQuadratic(_ length: Int) {
    for k in [0, length / 2, length - 1] {
      let adversary = Adversary(length: length)
      var items = Array(0..<length)
      items.quickSelect(k, by: adversary.isLess)
      adversary.expectWithinBounds("quickselect \(k)")
    }
  }
}

/// An opponent who makes up the input while it is being sorted, so that every pivot is a bad one.
///
/// McIlroy: A Killer Adversary for Quicksort, Software: Practice and Experience 29 (1999).
final class Adversary {
  /// What each item turned out to be; `undecided` until it has to be.
  private(set) var values: [Int]
  private let undecided: Int
  private var decided: Int
  private var candidate = 0
  private var comparisons = 0
  private var stack: (lowest: UInt, highest: UInt) = (.max, 0)

  init(length: Int) {
    undecided = length - 1
    values = Array(repeating: length - 1, count: length)
    // The first three are neither ascending nor descending: otherwise a sort that looks for runs
    // would draw the whole input out of the adversary as one ascending run.
    values.replaceSubrange(0..<3, with: [1, 0, 2])
    decided = 3
  }

  func isLess(_ left: Int, _ right: Int) -> Bool {
    comparisons += 1
    noteStack()
    if values[left] == undecided && values[right] == undecided {
      values[left == candidate ? left : right] = decided
      decided += 1
    }
    if values[left] == undecided {
      candidate = left
    } else if values[right] == undecided {
      candidate = right
    }
    return values[left] < values[right]
  }

  private func noteStack() {
    var local = 0
    let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    stack = (min(stack.lowest, address), max(stack.highest, address))
  }

  /// The bound 4.5 n ln n.
  var comparisonLimit: Int {
    // ln n = log2 n * ln 2, the logarithm rounded down.
    let logarithm = Double(Int.bitWidth - 1 - values.count.leadingZeroBitCount) * 0.693_147
    return Int(4.5 * Double(values.count) * logarithm)
  }

  func expectWithinBounds(_ what: String) {
    #expect(comparisons <= comparisonLimit, "\(what), length \(values.count)")
    // At most log2(n) calls deep: 20 for 10^6, each of a few frames.
    #expect(stack.highest - stack.lowest < 64 << 10, "\(what), length \(values.count)")
  }
}
