import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct PrefixSumTests {
  @Test func nothingComesToZero() {
    let sums = PrefixSums<Int>([])
    #expect(sums.count == 0 && sums.sum(0..<0) == 0 && sums.sum(0...) == 0)
  }

  @Test func rangesMayBeWrittenAsForAnArray() {
    let sums = PrefixSums([1, 2, 4, 8])
    #expect(sums.sum(1..<3) == 6 && sums.sum(1...3) == 14 && sums.sum(2...) == 12)
    #expect(sums.sum(..<2) == 3 && sums.sum(...2) == 7 && sums.sum(4...) == 0)
  }

  @Test func whateverCanBeAddedHasSums() {
    #expect(PrefixSums([0.5, 0.25, 1]).sum(1...) == 1.25)
    #expect(PrefixSums(repeatElement(UInt8(50), count: 5)).sum(0...) == 250)
    #expect(PrefixSums(1...100).sum(...9) == 55)
  }

  @Test func everyRangeAgreesWithAddingUp() {
    forAll(Generator<[Int]>.array(of: .integers(in: -99...99))) { numbers in
      let sums = PrefixSums(numbers)
      try check(sums.count, equals: numbers.count, "count")
      for start in 0...numbers.count {
        for end in start...numbers.count {
          try check(
            sums.sum(start..<end), equals: numbers[start..<end].reduce(0, +), "\(start)..<\(end)")
        }
      }
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = PrefixSums([1, 2]).sum(1..<3) }
    await #expect(processExitsWith: .failure) { _ = PrefixSums([1, 2]).sum(-1..<1) }
  }
}

@Suite struct GridSumTests {
  @Test func tablesMayBeEmpty() {
    let nothing = GridSums<Int>(rows: [])
    #expect(nothing.rowCount == 0 && nothing.columnCount == 0)
    #expect(nothing.sum(rows: 0..<0, columns: 0..<0) == 0)
    let narrow = GridSums<Int>(rows: [[], []])
    #expect(narrow.rowCount == 2 && narrow.columnCount == 0)
    #expect(narrow.sum(rows: 0..., columns: 0...) == 0)
    let flat = GridSums(Table<Int>(rows: 0, columns: 3, repeating: 1))
    #expect(flat.columnCount == 3 && flat.sum(rows: 0..., columns: 0...) == 0)
  }

  @Test func everyRectangleAgreesWithAddingUp() {
    var random = SplitMix64(seed: 1)
    for (height, width) in [(1, 1), (1, 7), (7, 1), (3, 5), (6, 6)] {
      let rows = (0..<height).map { _ in (0..<width).map { _ in random.next(in: -99...99) } }
      let sums = GridSums(rows: rows)
      #expect(sums.rowCount == height && sums.columnCount == width)
      let same = GridSums(Table(rows: rows))
      #expect(same.rowCount == height && same.columnCount == width)
      for top in 0...height {
        for bottom in top...height {
          for left in 0...width {
            for right in left...width {
              let expected = rows[top..<bottom].reduce(0) { $0 + $1[left..<right].reduce(0, +) }
              let found = sums.sum(rows: top..<bottom, columns: left..<right)
              #expect(found == expected, "\(rows), \(top)..<\(bottom), \(left)..<\(right)")
              #expect(same.sum(rows: top..<bottom, columns: left..<right) == expected)
            }
          }
        }
      }
    }
  }

  /// No sum on the way is that of more than all elements, or less than nothing.
  @Test func whatFitsIsEnough() {
    let full = GridSums<UInt8>(rows: [[100, 50], [100, 5]])
    #expect(full.sum(rows: 0..., columns: 0...) == 255)
    #expect(full.sum(rows: 1..., columns: 1...) == 5 && full.sum(rows: ..<1, columns: 1...) == 50)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    await #expect(processExitsWith: .failure) { _ = GridSums(rows: [[1, 2], [3]]) }
    await #expect(processExitsWith: .failure) {
      _ = GridSums(rows: [[1]]).sum(rows: 0..<2, columns: 0..<1)
    }
    await #expect(processExitsWith: .failure) {
      _ = GridSums(rows: [[1], [2]]).sum(rows: 1..<2, columns: -1..<1)
    }
  }
}
