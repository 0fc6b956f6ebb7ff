import InputPatterns
import Searching
import Testing

@Suite struct StrongIntervalTests {
  /// All ranges are looked at.
  private func expected(_ elements: [Int]) -> [StrongIntervalTests.Node] {
    var isCommon: Set<Range<Int>> = []
    for start in elements.indices {
      for end in start + 1..<elements.count + 1 {
        let part = elements[start..<end]
        if part.max()! - part.min()! == part.count - 1 { isCommon.insert(start..<end) }
      }
    }
    let strong = isCommon.filter { range in
      isCommon.allSatisfy { other in
        !range.overlaps(other) || range.clamped(to: other) == range
          || other.clamped(to: range) == other
      }
    }
    // Preorder: by the starts, and then the longer ones first.
    let sorted = strong.sorted { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }
    return sorted.enumerated().map { index, range in
      let parent = sorted[..<index].lastIndex { range.clamped(to: $0) == range }
      let children = sorted.filter { child in
        child != range && child.clamped(to: range) == child
          && !sorted.contains {
            $0 != child && $0 != range && child.clamped(to: $0) == child
              && $0.clamped(to: range) == $0
          }
      }
      let isLinear = children.indices.allSatisfy { first in
        children[first...].allSatisfy {
          isCommon.contains(children[first].lowerBound..<$0.upperBound)
        }
      }
      return Node(range: range, parent: parent, isLinear: isLinear)
    }
  }

  private struct Node: Equatable {
    var range: Range<Int>
    var parent: Int?
    var isLinear: Bool
  }

  private func check(_ elements: [Int]) {
    let nodes = elements.strongIntervals().map {
      Node(range: $0.range, parent: $0.parent, isLinear: $0.isLinear)
    }
    #expect(nodes == expected(elements), "\(elements)")
  }

  @Test func documentedExamplesAreTrue() {
    let nodes = [1, 3, 0, 2, 5, 4].strongIntervals()
    #expect(nodes.map(\.range) == [0..<6, 0..<4, 0..<1, 1..<2, 2..<3, 3..<4, 4..<6, 4..<5, 5..<6])
    #expect(!nodes[1].isLinear)
    #expect(nodes[8].parent == 6)
    #expect([].strongIntervals() == [])
    #expect([0].strongIntervals().map(\.range) == [0..<1])
  }

  @Test func everyShortPermutationHasItsTree() {
    for count in 1...6 {
      var elements = Array(0..<count)
      repeat { check(elements) } while elements.nextPermutation()
    }
  }

  @Test func randomPermutationsHaveTheirTrees() {
    for seed in 0..<120 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let count = 7 + Int(seed % 18)
      check(Array(0..<count).shuffled(using: &random))
      // Nearly in order, or in reverse order.
      var elements = Array(0..<count)
      if seed % 2 == 0 { elements.reverse() }
      for _ in 0..<seed % 5 {
        elements.swapAt(Int.random(in: 0..<count, using: &random), Int(seed) % count)
      }
      check(elements)
      // Blocks within blocks.
      var blocks = [0]
      let shapes = [[0, 1], [1, 0], [1, 3, 0, 2], [2, 0, 3, 1], [0, 1, 2]]
      while blocks.count < 20 {
        let shape = shapes[Int.random(in: 0..<shapes.count, using: &random)]
        let place = Int.random(in: 0..<blocks.count, using: &random)
        let value = blocks[place]
        let larger = blocks.map { $0 > value ? $0 + shape.count - 1 : $0 }
        blocks = larger[..<place] + shape.map { $0 + value } + larger[(place + 1)...]
      }
      check(blocks)
    }
  }

  @Test func longPermutationsAreNotTooLarge() {
    let count = 100_000
    #expect(Array(0..<count).strongIntervals().count == count + 1)
    let descending = (0..<count).reversed().strongIntervals()
    #expect(descending.allSatisfy { $0.isLinear } && descending.count == count + 1)
    // Each element more is at the other end: all prefixes are strong, but that of the first element is that of two.
    let spiral = (0..<count).map { count / 2 + ($0 % 2 == 0 ? $0 / 2 : -1 - $0 / 2) }
    #expect(spiral.strongIntervals().count == 2 * count - 1)
  }

  @Test func whatIsNoPermutationTraps() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) { print([0, 0].strongIntervals()) }
      await #expect(processExitsWith: .failure) { print([1, 2].strongIntervals()) }
      await #expect(processExitsWith: .failure) { print([-1, 0].strongIntervals()) }
      // The low halves of these are 0, and 0 and 1.
      await #expect(processExitsWith: .failure) { print([1 << 32].strongIntervals()) }
      await #expect(processExitsWith: .failure) { print([Int.min, 1].strongIntervals()) }
    #endif
  }
}
