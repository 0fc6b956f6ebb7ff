import InputPatterns
import PropertyTesting
import Strings
import Testing

/// All rotations, by the place at which they begin.
private func rotations<E>(_ text: [E]) -> [[E]] {
  text.indices.map { Array(text[$0...] + text[..<$0]) }
}

private func leastRotationStart<E: Comparable>(_ text: [E]) -> Int {
  let all = rotations(text)
  return all.indices.min { all[$0].lexicographicallyPrecedes(all[$1]) } ?? 0
}

/// Whether the parts are what is demanded of them, word for word.
private func areLyndonFactors<E: Comparable>(_ factors: [Range<Int>], of text: [E]) -> Bool {
  let parts = factors.map { Array(text[$0]) }
  return factors.flatMap { $0 } == Array(text.indices)
    && zip(parts, parts.dropFirst()).allSatisfy { !$0.lexicographicallyPrecedes($1) }
    && parts.allSatisfy { part in
      rotations(part).dropFirst().allSatisfy { part.lexicographicallyPrecedes($0) }
    }
}

@Suite struct RotationTests {
  @Test func documentedExamplesAreTrue() {
    #expect(Array("banana".utf8).leastRotationStart() == 5)
    #expect([3, 1, 2, 1].leastRotationStart() == 1)
    let factors = Array("banana".utf8).lyndonFactorization()
    #expect(factors == [0..<1, 1..<3, 3..<5, 5..<6])
  }

  @Test func everyShortTextIsRotatedAndTakenApart() {
    for text in Texts.all(of: [1, 2], upTo: 10) + Texts.all(of: [1, 2, 3], upTo: 7) {
      #expect(text.leastRotationStart() == leastRotationStart(text), "text: \(text)")
      #expect(areLyndonFactors(text.lyndonFactorization(), of: text), "text: \(text)")
    }
  }

  @Test func everyShapeIsRotatedAndTakenApart() {
    for (name, text) in Texts.shaped {
      #expect(text.leastRotationStart() == leastRotationStart(text), "\(name)")
      #expect(areLyndonFactors(text.lyndonFactorization(), of: text), "\(name)")
    }
  }

  @Test func theLastFactorIsTheLeastSuffix() {
    forAll(Generator<[Int]>.array(of: .integers(in: -2...2)), size: 200) { text in
      let factors = text.lyndonFactorization()
      try check(factors.last?.lowerBound, equals: text.suffixArray().first)
    }
  }

  @Test(arguments: TextPattern.allCases)
  func noElementIsComparedOftenerThanAFewTimesOnAverage(pattern: TextPattern) {
    let text = Array(pattern.text(count: 2000, of: "ab", seed: 5).utf8)
    let counter = Counter()

    _ = zip(counter.counted(text), text).map { OrderedLetter(letter: $0, byte: $1) }
      .leastRotationStart()
    #expect(counter.count <= 7 * text.count)
  }

  @Test func anyCollectionIsAText() {
    #expect("국한한".leastRotationStart() == 0 && "한한국".leastRotationStart() == 2)
    #expect([5, 7, 1].dropFirst().leastRotationStart() == 1)
    #expect([5, 7, 1].dropFirst().lyndonFactorization() == [0..<1, 1..<2])
    #expect([3, -1, 2].lazy.map { $0 * $0 }.lyndonFactorization() == [0..<1, 1..<3])
    #expect(EmptyCollection<Int>().leastRotationStart() == 0)
    #expect(EmptyCollection<Int>().lyndonFactorization() == [])
  }
}

/// A letter whose comparisons are counted.
private struct OrderedLetter: Comparable {
  let letter: Counter.Letter
  let byte: UInt8

  static func == (left: OrderedLetter, right: OrderedLetter) -> Bool { left.letter == right.letter }
  static func < (left: OrderedLetter, right: OrderedLetter) -> Bool {
    _ = left.letter == right.letter
    return left.byte < right.byte
  }
}
