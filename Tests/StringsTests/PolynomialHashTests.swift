import PropertyTesting
import Strings
import Testing

@Suite struct PolynomialHashTests {
  /// Of all concatenations of all short sequences, those that are equal have the same hash, and no others.
  @Test func hashesAreEqualWhereTheSequencesAre() {
    let texts = Texts.all(of: [0, 1, 2], upTo: 3)
    var hashes: [[Int]: PolynomialHash] = [:]
    for first in texts {
      for second in texts {
        let hash = RollingHash(first).part(0...) + RollingHash(second).part(0...)
        #expect(hash == hashes[first + second, default: hash], "\(first) \(second)")
        hashes[first + second] = hash
        #expect(hash.number == RollingHash(first + second).hash(0...))
      }
    }
    #expect(Set(hashes.values).count == hashes.count && hashes[[]] == PolynomialHash())
  }

  @Test func elementsAndPartsMakeTheSameSequence() {
    let element = Generator<Int>.integers(in: .min ... .max)
    forAll(Generator<[Int]>.array(of: element, counts: 0...20)) { numbers in
      let text = RollingHash(numbers)
      var whole = PolynomialHash()
      for number in numbers { whole += PolynomialHash(number) }
      try check(whole, equals: text.part(0...), "element by element")
      for cut in 0...numbers.count {
        try check(text.part(..<cut) + text.part(cut...), equals: whole, "cut at \(cut)")
      }
      try check(whole.number, equals: text.hash(0...), "number")
    }
    #expect(PolynomialHash(UInt8(7)) == PolynomialHash(Int32(7)))
  }

  @Test func copiesAreConcatenated() {
    for text in Texts.all(of: [0, 1], upTo: 3) {
      let hash = RollingHash(text).part(0...)
      var copies = PolynomialHash()
      for count in 0...20 {
        #expect(hash.repeated(count) == copies, "\(count) × \(text)")
        copies += hash
      }
    }
    let ones = PolynomialHash(1)
    #expect(ones.repeated(Int.max) + ones == ones + ones.repeated(Int.max))
    #expect(ones.repeated(Int.max) != ones.repeated(Int.max - 1))
  }

  #if compiler(>=6.2)
    @available(macOS 15.0, *)
    @Test func whatIsNoSequenceTraps() async {
      await #expect(processExitsWith: .failure) { print(PolynomialHash(1).repeated(-1)) }
      await #expect(processExitsWith: .failure) { print(RollingHash([1]).part(0..<2)) }
      await #expect(processExitsWith: .failure) { print(PolynomialHash(Int128(1))) }
    }
  #endif
}
