import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

/// The textbook's table.
private func commonLength<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
  var row = [Int](repeating: 0, count: right.count + 1)
  for element in left {
    var diagonal = 0
    for (place, other) in right.enumerated() {
      let above = row[place + 1]
      row[place + 1] = element == other ? diagonal + 1 : max(above, row[place])
      diagonal = above
    }
  }
  return row.last!
}

@Suite struct CommonSubsequenceTests {
  @Test func documentedExamplesAreTrue() {
    #expect(String("ACAYKP".longestCommonSubsequence(with: "CAPCAK")) == "ACAK")
    #expect("ACAYKP".longestCommonSubsequenceLength(with: "CAPCAK") == 4)
    let pairs = [3, 1, 4, 1, 5].longestCommonSubsequenceIndices(with: [1, 5, 9])
    #expect(pairs.map(\.0) == [1, 4])
    #expect(pairs.map(\.1) == [0, 1])
  }

  @Test func aShortestCommonSupersequenceHasBothAndNoMore() {
    #expect(String("ACAYKP".shortestCommonSupersequence(with: "CAPCAK")) == "CAPCAYKP")
    #expect([Int]().shortestCommonSupersequence(with: [Int]()).isEmpty)
    #expect([1, 2].shortestCommonSupersequence(with: []) == [1, 2])
    #expect([Int]().shortestCommonSupersequence(with: [1, 2]) == [1, 2])
    #expect([7, 1, 2, 3][1...].shortestCommonSupersequence(with: [9, 2][1...]) == [1, 2, 3])
    var random = SplitMix64(seed: 8)
    for _ in 0..<300 {
      let symbols = random.next(in: 1...4)
      let left = (0..<random.next(in: 0...12)).map { _ in random.next(in: 1...symbols) }
      let right = (0..<random.next(in: 0...12)).map { _ in random.next(in: 1...symbols) }
      let found = left.shortestCommonSupersequence(with: right)
      #expect(found.count == left.count + right.count - commonLength(left, right))
      #expect(commonLength(found, left) == left.count, "\(found) of \(left), \(right)")
      #expect(commonLength(found, right) == right.count, "\(found) of \(left), \(right)")
    }
  }

  @Test func nothingHasNothingInCommon() {
    #expect([Int]().longestCommonSubsequence(with: [1, 2]).isEmpty)
    #expect([1, 2].longestCommonSubsequence(with: []).isEmpty)
    #expect([Int]().longestCommonSubsequenceLength(with: []) == 0)
    #expect([1, 2].longestCommonSubsequence(with: [3]).isEmpty)
    #expect([1, 2].longestCommonSubsequenceLength(with: [3]) == 0)
  }

  @Test func indicesAreThoseOfTheCollections() {
    let slice = [9, 9, 1, 2, 3][2...]
    let pairs = slice.longestCommonSubsequenceIndices(with: "2x3".map { $0.wholeNumberValue ?? 0 })
    #expect(pairs.map(\.0) == [3, 4])
    #expect(pairs.map(\.1) == [0, 2])
    let (text, other) = ("naïve é", "é naive")
    for (place, otherPlace) in text.longestCommonSubsequenceIndices(with: other) {
      #expect(text[place] == other[otherPlace])
    }
    #expect(String(text.longestCommonSubsequence(with: other)) == "nave")
  }

  /// Around the ends of words, with symbols at many places and at few, and where a row is kept every now
  /// and then only.
  @Test(arguments: [1, 2, 3, 10, 100, 5_000])
  func everyLengthAgreesWithTheTable(symbols: Int) {
    var random = SplitMix64(seed: 7)
    #if DEBUG
      let lengths = [0, 1, 2, 63, 64, 65, 130]
    #else
      let lengths = [0, 1, 2, 62, 63, 64, 65, 66, 127, 128, 129, 191, 193, 300, 1000]
    #endif
    for length in lengths {
      for otherLength in lengths {
        let left = (0..<length).map { _ in random.next(in: 0..<symbols) }
        let right = (0..<otherLength).map { _ in random.next(in: 0..<symbols) }
        if let fault = fault(left, right) {
          Issue.record("\(fault): \(left), \(right)")
        }
      }
    }
  }

  @Test(arguments: [4, 20_000])
  func rowsThatAreMadeAgainAreTheSame(symbols: Int) {
    // 8,200 rows of 129 words are more than fit, so that only every 90th is kept.
    let random = InputPattern.random.values(count: 16_400, in: 0...symbols - 1, seed: 3)
    let (left, right) = (Array(random[..<8_200]), Array(random[8_200...]))
    #if DEBUG
      // The textbook's table takes too long here, but a third of the elements is known to be in common.
      let third = stride(from: 0, to: left.count, by: 3).map { left[$0] }
      let other = third + right[..<5_600]
      let pairs = other.longestCommonSubsequenceIndices(with: left)
      #expect(pairs.count >= third.count)
      #expect(pairs.allSatisfy { other[$0.0] == left[$0.1] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
    #else
      #expect(fault(left, right) == nil)
      #expect(fault(left + [1, 2, 3], right) == nil)
    #endif
  }

  /// Returns what is wrong, if anything is.
  private func fault(_ left: [Int], _ right: [Int]) -> String? {
    let expected = commonLength(left, right)
    let length = left.longestCommonSubsequenceLength(with: right)
    if length != expected { return "the length is \(expected), not \(length)" }
    let pairs = left.longestCommonSubsequenceIndices(with: right)
    if pairs.count != expected { return "\(pairs.count) pairs for a length of \(expected)" }
    let ascend = zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 }
    if !ascend { return "the indices do not ascend" }
    let agree = pairs.allSatisfy { left[$0.0] == right[$0.1] }
    return agree ? nil : "a pair is not equal"
  }
}

@Suite struct CommonSubsequenceProperties {
  @Test func whatIsInCommonIsFound() {
    let texts = Generator<String>.text(of: "abé", counts: 0...90)
    forAll(tuples(texts, texts), size: 60) { (left: String, right: String) in
      let common = left.longestCommonSubsequence(with: right)
      try check(common.count, equals: commonLength(Array(left), Array(right)))
      try check(left.longestCommonSubsequenceLength(with: right), equals: common.count)
      try check(isSubsequence(common, of: left), "\(common) of the first")
      try check(isSubsequence(common, of: right), "\(common) of the second")
      try check(
        right.longestCommonSubsequenceLength(with: left), equals: common.count, "exchanged")
      try check(left.longestCommonSubsequence(with: left), equals: Array(left), "with itself")
    }
  }

  private func isSubsequence(_ part: [Character], of whole: String) -> Bool {
    var rest = part[...]
    for character in whole where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
