import InputPatterns
import NumberTheory
import Testing

/// All sequences of a length.
private func sequences<M: Modulus>(_ count: Int, _: M.Type) -> [[ModularInteger<M>]] {
  (0..<count).reduce([[]]) { sequences, _ in
    sequences.flatMap { sequence in (0..<M.value).map { sequence + [ModularInteger($0)] } }
  }
}

/// Whether each term but the first few is the sum that the coefficients say.
private func follow<M: Modulus>(
  _ terms: [ModularInteger<M>], _ coefficients: [ModularInteger<M>]
) -> Bool {
  terms.indices.dropFirst(coefficients.count).allSatisfy { place in
    coefficients.enumerated().reduce(0) { $0 + $1.element * terms[place - 1 - $1.offset] }
      == terms[place]
  }
}

@Suite struct ShortestLinearRecurrenceTests {
  @Test func documentedExamplesAreTrue() {
    let terms: [ModularInteger<Modulus998244353>] = [1, 3, 7, 17, 41, 99]
    #expect(terms.shortestLinearRecurrence() == [2, 1])
  }

  @Test func noneIsShorter() {
    func check<M: Modulus>(_ count: Int, _: M.Type) {
      let candidates = (0..<count).map { sequences($0, M.self) }
      for terms in sequences(count, M.self) {
        let coefficients = terms.shortestLinearRecurrence()
        #expect(coefficients.count <= count && follow(terms, coefficients), "\(terms)")
        for shorter in candidates[..<coefficients.count] {
          #expect(!shorter.contains { follow(terms, $0) }, "\(terms)")
        }
      }
    }
    for count in 0...7 { check(count, Modulus2.self) }
    check(4, Modulus3.self)
  }

  @Test(arguments: [1, 2, 5, 20, 70])
  func twiceAsManyTermsTellThoseFarAhead(count: Int) {
    func check<M: Modulus>(_: M.Type) {
      let numbers = InputPattern.random.values(count: 2 * count, in: 1...998_244_352, seed: 1)
        .map { ModularInteger<M>($0) }
      let (first, known) = (numbers.prefix(count), Array(numbers.suffix(count)))
      let terms = (0..<2 * count).map { first.term(at: $0, ofLinearRecurrence: known) }
      let coefficients = terms.lazy.map { $0 }.shortestLinearRecurrence()
      #expect(coefficients == known, "\(count), modulo \(M.value)")
      // Beginning with zeros, which are terms of every recurrence.
      let late = [ModularInteger<M>](repeating: 0, count: count - 1) + [1]
      let others = (0..<2 * count).map { late.term(at: $0, ofLinearRecurrence: known) }
      #expect(others.shortestLinearRecurrence() == known, "\(count), modulo \(M.value)")
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
  }

  @Test func termsThatAreNotToldAreCounted() {
    func shortest(_ terms: [ModularInteger<Modulus1000000007>]) -> [Int] {
      terms.shortestLinearRecurrence().map(\.value)
    }
    #expect(shortest([]) == [] && shortest([0, 0, 0]) == [])
    #expect(shortest([5]).count == 1 && shortest([0, 0, 1]).count == 3)
    #expect(shortest([1, 0, 0, 0]) == [0])
    #expect(shortest([4, 9, 3, 6, 12, 24, 48]) == [2, 0, 0])
    // Squares, and once more.
    #expect(shortest([0, 1, 4, 9, 16, 25]) == [3, 1_000_000_004, 1])
  }

  @Test func moduliThatAreNoPrimesMayTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let terms: [ModularInteger<Modulus12>] = [2, 1, 1]
        _ = terms.shortestLinearRecurrence()
      }
    #endif
  }
}
