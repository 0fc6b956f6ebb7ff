import DataStructures
import PropertyTesting
import Testing

/// A permutation of three numbers: their group is not commutative.
private struct Turn: AdditiveArithmetic {
  var images = [0, 1, 2]

  static let zero = Turn()

  static func + (left: Turn, right: Turn) -> Turn {
    Turn(images: left.images.map { right.images[$0] })
  }

  static func - (left: Turn, right: Turn) -> Turn {
    Turn(images: left.images.map { right.images.firstIndex(of: $0)! })
  }
}

@Suite struct RollbackWeightedDisjointSetsTests {
  /// After each step it is as if only the differences had been added that are left.
  private func checkSteps<Difference: AdditiveArithmetic>(
    _ steps: [(Int, Int, Int, Bool)], _ differences: [Difference]
  ) throws {
    var sets = RollbackWeightedDisjointSets<Difference>(count: 9)
    try check(sets.count, equals: 9)
    var left: [(Int, Int, Difference)] = []
    for (start, end, choice, takesBack) in steps {
      var known = WeightedDisjointSets<Difference>(count: 9)
      if takesBack {
        let count = start * left.count / 9
        sets.rollBack(to: count)
        left.removeSubrange(count...)
      }
      for (start, end, difference) in left { known.addDifference(difference, from: start, to: end) }
      if !takesBack {
        let difference = differences[choice % differences.count]
        try check(
          sets.addDifference(difference, from: start, to: end),
          equals: known.addDifference(difference, from: start, to: end), "addDifference")
        left.append((start, end, difference))
      }
      try check(sets.differenceCount, equals: left.count, "differenceCount")
      try check(sets.setCount, equals: known.setCount, "setCount")
      try check(sets.sets(), equals: known.sets(), "sets")
      for a in 0..<9 {
        try check(sets.setSize(of: a), equals: known.setSize(of: a), "setSize")
        for b in 0..<9 {
          try check(sets.areConnected(a, b), equals: known.areConnected(a, b), "\(a), \(b)")
          try check(
            sets.difference(from: a, to: b), equals: known.difference(from: a, to: b), "\(a), \(b)")
        }
      }
    }
  }

  private var steps: Generator<[(Int, Int, Int, Bool)]> {
    let member = Generator<Int>.integers(in: 0...8)
    return .array(
      of: tuples(member, member, member, .element(of: [false, false, false, true])), counts: 0...30)
  }

  @Test func theExampleIsTrue() {
    var heights = RollbackWeightedDisjointSets(count: 3)
    let first = heights.addDifference(5, from: 0, to: 1)
    let before = heights.differenceCount
    let second = heights.addDifference(2, from: 1, to: 2)
    #expect(first && second && heights.difference(from: 0, to: 2) == 7)
    heights.rollBack(to: before)
    #expect(heights.difference(from: 0, to: 2) == nil && heights.difference(from: 0, to: 1) == 5)
    #expect(type(of: heights) == RollbackWeightedDisjointSets<Int>.self)
  }

  @Test func whatIsTakenBackHasNotBeenKnown() {
    forAll(steps) { try checkSteps($0, [0, 1, -3, 7, 0]) }
  }

  @Test func differencesOfPermutationsAreInOrder() {
    let turns = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    forAll(steps) { try checkSteps($0, turns.map { Turn(images: $0) }) }
  }

  @Test func whatIsNotThereTraps() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        print(RollbackWeightedDisjointSets(count: 3).find(3))
      }
      await #expect(processExitsWith: .failure) {
        print(RollbackWeightedDisjointSets(count: -1).count)
      }
      await #expect(processExitsWith: .failure) {
        var sets = RollbackWeightedDisjointSets(count: 3)
        sets.rollBack(to: 1)
        print(sets.setCount)
      }
    #endif
  }
}
