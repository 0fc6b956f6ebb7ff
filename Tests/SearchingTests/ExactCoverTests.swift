import Foundation
import PropertyTesting
import Searching
import Testing

@Suite struct ExactCoverTests {
  /// All covers, by trying all choices of sets.
  private func covers(_ sets: [[Int]], of count: Int) -> Set<[Int]> {
    var covers: Set<[Int]> = []
    for choice in 0..<1 << sets.count {
      let indices = sets.indices.filter { choice >> $0 & 1 == 1 }
      let members = indices.flatMap { sets[$0] }
      // A set of elements that need not be contained is never chosen.
      if indices.allSatisfy({ sets[$0].contains { $0 < count } }),
        Set(members).count == members.count, Set(0..<count).isSubset(of: members)
      {
        covers.insert(indices)
      }
    }
    return covers
  }

  @Test func documentedExamplesAreTrue() {
    #expect([[0, 2], [0, 3], [1, 2], [3]].exactCover(of: 4) == [1, 2])
    var found: [[Int]] = []
    [[0], [1], [2], [0, 1], [1, 2]].forEachExactCover(of: 3) { cover in
      found.append(cover)
      return true
    }
    #expect(Set(found) == [[0, 1, 2], [0, 4], [2, 3]] && found.count == 3)
  }

  @Test func coversAreThoseOfAllChoices() {
    let sets = Generator<[[Int]]>.array(
      of: .array(of: .integers(in: 0...3), counts: 0...3).map { Array(Set($0)) }, counts: 0...9)
    forAll(tuples(sets, Generator<Int>.integers(in: 0...4))) { sets, count in
      let expected = self.covers(sets, of: count)
      var found: [[Int]] = []
      sets.forEachExactCover(of: count) { cover in
        found.append(cover)
        return true
      }
      try check(Set(found), equals: expected, "of \(count)")
      try check(found.count, equals: expected.count, "covers are found once")
      let first = sets.exactCover(of: count)
      try check(first.map(expected.contains) ?? expected.isEmpty, "\(first ?? []) of \(count)")
    }
  }

  @Test func nothingIsCoveredByNothing() {
    #expect([[Int]]().exactCover(of: 0) == [])
    #expect([[Int]]().exactCover(of: 1) == nil)
    #expect([[], [3]].exactCover(of: 0) == [])
  }

  @Test func queensAreCountedUntilNoMoreAreWanted() {
    func queens(_ size: Int, atMost most: Int) -> Int {
      let sets = (0..<size * size).map { square in
        let (row, column) = (square / size, square % size)
        return [row, size + column, 2 * size + row + column, 5 * size - 2 + row - column]
      }
      var count = 0
      sets.forEachExactCover(of: 2 * size) { _ in
        count += 1
        return count < most
      }
      return count
    }
    #expect((1...8).map { queens($0, atMost: .max) } == [1, 0, 0, 2, 10, 4, 40, 92])
    #expect(queens(8, atMost: 5) == 5)
  }

  /// The search goes as deep as a cover has sets, also where the stack is small.
  @Test func aCoverMayHaveThousandsOfSets() async {
    let sets = (0..<2000).map { [$0] }
    let cover = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: sets.exactCover(of: 2000)) }
      thread.stackSize = 1 << 17
      thread.start()
    }
    #expect(cover == Array(0..<2000))
  }

  /// There may be any number of them that are disjoint.
  @Test func setsWithoutADemandAreNeverChosen() {
    var covers: [[Int]] = []
    [[1], [0], [2, 3], [0, 2], []].forEachExactCover(of: 1) { cover in
      covers.append(cover)
      return true
    }
    #expect(covers == [[1], [3]] && [[0], []].exactCover(of: 0) == [])
  }

  @Test func whatTheVisitorThrowsIsRethrown() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try [[0]].forEachExactCover(of: 1) { _ in throw Stop() }
    }
  }

  @Test func aSudokuIsSolved() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    let given = puzzle.map(\.wholeNumberValue)
    // A choice for each digit in each cell.
    let choices = (0..<729).map { (cell: $0 / 9, digit: $0 % 9) }
      .filter { given[$0.cell] == nil || given[$0.cell] == $0.digit + 1 }
    let sets = choices.map { cell, digit in
      let (row, column) = (cell / 9, cell % 9)
      let box = row / 3 * 3 + column / 3
      return [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit]
    }
    var solutions: [String] = []
    sets.forEachExactCover(of: 324) { cover in
      solutions.append(cover.map { "\(choices[$0].digit + 1)" }.joined())
      return true
    }
    #expect(
      solutions == [
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
      ])
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { print([[0]].exactCover(of: -1) as Any) }
    await #expect(processExitsWith: .failure) { print([[-1]].exactCover(of: 1) as Any) }
    await #expect(processExitsWith: .failure) { print([[0, 1, 0]].exactCover(of: 1) as Any) }
  }
}
