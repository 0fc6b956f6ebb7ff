import DataStructures
import Testing

@Suite struct DisjointSetsTests {
  @Test func eachNumberIsInASetOfItsOwnAtFirst() {
    var sets = DisjointSets(count: 3)
    #expect(sets.count == 3 && sets.setCount == 3)
    let representatives = (0..<3).map { sets.find($0) }
    let sizes = (0..<3).map { sets.setSize(of: $0) }
    #expect(representatives == [0, 1, 2] && sizes == [1, 1, 1])
    let pairs = [(0, 0), (2, 2), (0, 2)].map { sets.areConnected($0, $1) }
    #expect(pairs == [true, true, false])
    #expect(DisjointSets(count: 0).setCount == 0)
  }

  @Test func aUnionIsMadeOnce() {
    var sets = DisjointSets(count: 4)
    let unions = [(0, 1), (2, 1), (0, 2), (3, 3)].map { sets.union($0, $1) }
    #expect(unions == [true, true, false, false])
    #expect(sets.setCount == 2 && sets.count == 4)
    let sizes = (0..<4).map { sets.setSize(of: $0) }
    #expect(sizes == [3, 3, 3, 1])
    let representatives = (0..<4).map { sets.find($0) }
    #expect(Set(representatives[..<3]).count == 1 && representatives[3] == 3)
    let fellows = (0..<4).map { sets.areConnected(0, $0) }
    #expect(fellows == [true, true, true, false])
  }

  @Test func aCopyIsUnitedByItself() {
    let apart = DisjointSets(count: 2)
    var together = apart
    together.union(0, 1)
    #expect(apart.setCount == 2 && together.setCount == 1)
  }

  /// Equal sets are united again and again: the deepest trees there are.
  @Test func deepTreesKeepTheirMembers() {
    let count = 1 << 12
    var sets = DisjointSets(count: count)
    var step = 1
    while step < count {
      for first in stride(from: 0, to: count, by: 2 * step) { sets.union(first + step, first) }
      step *= 2
      #expect(sets.setCount == count / step)
      let strangers = (0..<count).filter { !sets.areConnected($0, $0 / step * step) }
      #expect(strangers == [], "\(step)")
    }
  }

  #if !DEBUG
    @Test func aChainOfAMillionIsOneSet() {
      let count = 1_000_000
      var sets = DisjointSets(count: count)
      for member in (1..<count).reversed() { sets.union(member - 1, member) }
      let size = sets.setSize(of: 0)
      #expect(sets.setCount == 1 && size == count)
    }
  #endif

  @Test func numbersInNoSetAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      var sets = DisjointSets(count: 3)
      _ = sets.find(3)
    }
    await #expect(processExitsWith: .failure) {
      var sets = DisjointSets(count: 3)
      sets.union(0, -1)
    }
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var sets = DisjointSets(count: 3)
      print(sets.areConnected(0, 3))
    }
    #expect(end.says("the number is in no set"))
    let start = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var sets = DisjointSets(count: 3)
      print(sets.areConnected(-1, 0))
    }
    #expect(start.says("the number is in no set"))
    await #expect(processExitsWith: .failure) {
      _ = DisjointSets(count: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = DisjointSets(count: 1 << 31)
    }
  }
}
