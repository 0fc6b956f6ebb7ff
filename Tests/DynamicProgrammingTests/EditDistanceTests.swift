import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

/// The textbook's table, row by row.
private func distance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
  var row = Array(0...right.count)
  for (place, element) in left.enumerated() {
    var diagonal = place
    row[0] = place + 1
    for (column, other) in right.enumerated() {
      let best = min(row[column], row[column + 1]) + 1
      (diagonal, row[column + 1]) = (
        row[column + 1], min(best, diagonal + (element == other ? 0 : 1))
      )
    }
  }
  return row[right.count]
}

@Suite struct EditDistanceTests {
  @Test func theExamplesAreTrue() {
    #expect("kitten".editDistance(to: "sitting") == 3)
    #expect([1, 2, 3].editDistance(to: [2, 3, 4]) == 2)
    #expect("".editDistance(to: "") == 0 && "".editDistance(to: "abc") == 3)
    #expect("abc".editDistance(to: "") == 3 && "가나다"[...].editDistance(to: "나다") == 1)
  }

  @Test func itIsWhatTheTableSays() {
    let elements = Generator<[Int]>.array(of: .integers(in: 0...3), counts: 0...150)
    forAll(tuples(elements, elements)) { left, right in
      try check(left.editDistance(to: right), equals: distance(left, right))
      try check(right.editDistance(to: left), equals: distance(left, right))
    }
  }

  /// On both sides of where a word ends, with few values and with many.
  @Test(arguments: [1, 32, 33, 63, 64, 65, 127, 128, 129, 300])
  func everyLengthIsRight(count: Int) {
    for largest in [0, 1, 20, 1_000_000] {
      let long = InputPattern.random.values(count: count, in: 0...largest, seed: 1)
      for (otherCount, seed) in [
        (0, 2), (1, 3), (16, 7), (17, 8), (count / 2, 4), (count, 5), (count + 70, 6),
      ] {
        let other = InputPattern.random.values(
          count: otherCount, in: 0...largest, seed: UInt64(seed))
        #expect(long.editDistance(to: other) == distance(long, other), "\(count), \(otherCount)")
      }
      #expect(long.editDistance(to: long) == 0)
      #expect(long.editDistance(to: long.dropFirst()) == 1)
    }
  }
}
