import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct IntegerSetTests {
  @Test func anEmptyOneHasNothing() {
    var seen = IntegerSet()
    #expect(seen.isEmpty && seen.count == 0 && !seen.contains(0) && Array(seen) == [])
    let removed = seen.remove(0)
    #expect(removed == nil && seen == [] && seen.isSubset(of: []) && seen.isDisjoint(with: [1]))
    seen.removeAll(keepingCapacity: true)
    #expect(seen.union([]).isEmpty && seen.intersection([3]).isEmpty)
  }

  @Test func insertionsSayWhetherTheyWere() {
    var seen: IntegerSet = [30, 12, 30]
    #expect(Array(seen) == [30, 12] && "\(seen)" == "[30, 12]")
    let (first, second) = (seen.insert(45), seen.insert(12))
    #expect(first.inserted && first.memberAfterInsert == 45)
    #expect(!second.inserted && second.memberAfterInsert == 12)
    let (old, new) = (seen.update(with: 45), seen.update(with: 46))
    #expect(old == 45 && new == nil && Array(seen) == [30, 12, 45, 46])
    let removed = (seen.remove(30), seen.remove(30))
    #expect(removed == (30, nil) && Array(seen) == [46, 12, 45])
  }

  /// The same members as in a `Set`, in the order of an array whose last one fills gaps.
  @Test(arguments: [1, -1, 1 << 32, 1 << 54, 1_000_000_007])
  func itIsASet(step: Int) {
    var random = SplitMix64(seed: 4)
    var found = IntegerSet()
    var (known, order): (Set<Int>, [Int]) = ([], [])
    for number in 0..<6000 {
      let member = random.next(in: -200...300) &* step
      if random.next(in: 0...5999) > number {
        let inserted = found.insert(member).inserted
        #expect(inserted == known.insert(member).inserted)
        if inserted { order.append(member) }
      } else {
        let removed = found.remove(member)
        #expect(removed == known.remove(member))
        if removed != nil {
          order.swapAt(order.firstIndex(of: member)!, order.count - 1)
          order.removeLast()
        }
      }
      #expect(found.count == known.count && found.contains(member) == known.contains(member))
      if number % 50 == 0 {
        #expect(found.elementsEqual(order) && known.allSatisfy(found.contains), "\(number)")
        let all = (-200...300).map { $0 &* step }
        #expect(all.allSatisfy { found.contains($0) == known.contains($0) }, "\(number)")
      }
    }
  }

  @Test(arguments: InputPattern.allCases)
  func setsAreCombinedLikeSets(pattern: InputPattern) {
    for (count, seed) in [(0, 1), (1, 2), (8, 3), (200, 4), (200, 5)] as [(Int, UInt64)] {
      let some = pattern.values(count: count, in: 0...300, seed: seed)
      let others = pattern.values(count: 150, in: 100...400, seed: seed + 9)
      let (first, second) = (IntegerSet(some), IntegerSet(others))
      let (left, right) = (Set(some), Set(others))
      #expect(first.union(second) == IntegerSet(left.union(right)))
      #expect(first.intersection(second) == IntegerSet(left.intersection(right)))
      #expect(first.subtracting(second) == IntegerSet(left.subtracting(right)))
      #expect(first.symmetricDifference(second) == IntegerSet(left.symmetricDifference(right)))
      #expect(first.isSubset(of: second) == left.isSubset(of: right))
      #expect(first.isSuperset(of: first.intersection(second)))
      #expect(first.isDisjoint(with: second) == left.isDisjoint(with: right))
      var common = first
      common.formIntersection(second)
      #expect(common.underestimatedCount == left.intersection(right).count)
      #expect(common.allSatisfy { left.contains($0) && right.contains($0) })
      #expect(first.symmetricDifference(first).isEmpty && first == IntegerSet(some.reversed()))
      #expect((first == second) == (left == right))
      #expect(Set([first, IntegerSet(some.reversed()), first.union([1000])]).count == 2)
    }
  }

  @Test func roomIsKept() {
    var seen = IntegerSet(minimumCapacity: 1000)
    seen.reserveCapacity(500)
    for round in 1...3 {
      for member in 0..<1000 { seen.insert(member * round) }
      #expect(seen.elementsEqual((0..<1000).map { $0 * round }))
      seen.removeAll(keepingCapacity: round == 1)
      #expect(seen.isEmpty && (0..<1000).allSatisfy { !seen.contains($0 * round) })
    }
    seen.reserveCapacity(0)
    #expect(seen == [])
  }

  @Test func copiesAreTheirOwn() {
    var seen = IntegerSet(0..<100)
    let copy = seen
    for member in 0..<100 where member % 3 != 0 { seen.remove(member) }
    seen.formUnion([1000, 0])
    #expect(copy.count == 100 && (0..<100).allSatisfy(copy.contains) && !copy.contains(1000))
    #expect(seen == IntegerSet((0..<34).map { 3 * $0 } + [1000]))
    seen.removeAll()
    #expect(seen.isEmpty && !copy.isEmpty)
  }
}
