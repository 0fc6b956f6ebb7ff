import DataStructures
import PropertyTesting
import Testing

@Suite struct RollbackDisjointSetsTests {
  @Test func theExampleIsTrue() {
    var sets = RollbackDisjointSets(count: 4)
    sets.union(0, 1)
    let before = sets.unionCount
    sets.union(1, 2)
    #expect(sets.areConnected(0, 2))
    sets.rollBack(to: before)
    #expect(!sets.areConnected(0, 2) && sets.setCount == 3 && sets.count == 4)
  }

  /// After each step it is as if only the unions had been made that are left.
  @Test func whatIsTakenBackHasNotBeen() {
    let member = Generator<Int>.integers(in: 0...9)
    let steps = Generator<[(Int, Int, Bool)]>.array(
      of: tuples(member, member, .element(of: [false, false, false, true])), counts: 0...30)
    forAll(steps) { steps in
      var sets = RollbackDisjointSets(count: 10)
      var unions: [(Int, Int)] = []
      for (first, second, takesBack) in steps {
        if takesBack {
          let left = first * unions.count / 10
          sets.rollBack(to: left)
          unions.removeSubrange(left...)
        } else {
          var known = DisjointSets(count: 10)
          for (first, second) in unions { known.union(first, second) }
          let isNew = known.union(first, second)
          try check(sets.union(first, second), equals: isNew, "union")
          unions.append((first, second))
        }
        var known = DisjointSets(count: 10)
        for (first, second) in unions { known.union(first, second) }
        try check(sets.unionCount, equals: unions.count, "unionCount")
        try check(sets.setCount, equals: known.setCount, "setCount")
        try check(sets.sets(), equals: known.sets(), "sets")
        for a in 0..<10 {
          try check(sets.setSize(of: a), equals: known.setSize(of: a), "setSize")
          for b in 0..<10 {
            try check(sets.areConnected(a, b), equals: known.areConnected(a, b), "\(a), \(b)")
          }
        }
      }
    }
  }

  @Test func whatIsNotThereTraps() async {
    await #expect(processExitsWith: .failure) { _ = RollbackDisjointSets(count: 3).find(3) }
    await #expect(processExitsWith: .failure) { _ = RollbackDisjointSets(count: -1) }
    await #expect(processExitsWith: .failure) {
      var sets = RollbackDisjointSets(count: 3)
      sets.rollBack(to: 1)
    }
  }
}
