import NumberTheory
import Testing

@Suite struct LinearRecurrenceTests {
  private func check<M: Modulus>(_ count: Int, _: M.Type) {
    let first = series(count, seed: 1, M.self)
    let coefficients = series(count, seed: 2, M.self)
    var terms = first
    for place in count..<2 * count + 60 {
      terms.append(
        coefficients.enumerated().reduce(0) { $0 + $1.element * terms[place - 1 - $1.offset] })
    }
    let step = count > 60 ? 43 : 1
    for place in Array(stride(from: 0, to: terms.count, by: step)) + [terms.count - 1] {
      #expect(
        first.term(at: place, ofLinearRecurrence: coefficients) == terms[place],
        "term \(place) with \(count) coefficients, modulo \(M.value)")
      for amount in [0, 1, 2, terms.count] {
        let places = place..<min(place + amount, terms.count)
        #expect(
          first.terms(in: places, ofLinearRecurrence: coefficients) == Array(terms[places]),
          "terms \(places) with \(count) coefficients, modulo \(M.value)")
      }
    }
    // What is beyond does not count.
    let more = first + [5]
    #expect(
      more.lazy.map { $0 }.term(at: count, ofLinearRecurrence: coefficients[...]) == terms[count])
    #expect(
      more.lazy.map { $0 }.terms(in: 0..<count + 1, ofLinearRecurrence: coefficients[...])
        == Array(terms[...count]))
  }

  @Test func documentedExamplesAreTrue() {
    let fibonacci: [ModularInteger<Modulus1000000007>] = [0, 1]
    #expect(fibonacci.term(at: 10, ofLinearRecurrence: [1, 1]) == 55)
    #expect(
      fibonacci.term(at: 1_000_000_000_000_000_000, ofLinearRecurrence: [1, 1]) == 209_783_453)
    #expect(fibonacci.terms(in: 10..<14, ofLinearRecurrence: [1, 1]) == [55, 89, 144, 233])
    let far = 1_000_000_000_000_000_000
    #expect(
      fibonacci.terms(in: far..<far + 3, ofLinearRecurrence: [1, 1])
        == [209_783_453, 680_057_396, 889_840_849])
  }

  /// On both sides of where sums of products give way to transforms, and of powers of two.
  @Test(arguments: [0, 1, 2, 3, 63, 64, 127, 128])
  func termsFollowEachOther(count: Int) {
    check(count, Modulus998244353.self)
    check(count, Modulus1000000007.self)
    check(count, Modulus2147483648.self)
    check(count, Modulus12.self)
  }

  @Test func termsFarAheadAreThoseOfPowersOfMatrices() {
    func check<M: Modulus>(_: M.Type) {
      let (first, coefficients) = (series(4, seed: 3, M.self), series(4, seed: 4, M.self))
      let step = ModularMatrix<M>(
        rows: [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], coefficients.reversed()])
      for place in [1_000_000_000_000_000_000, 1 << 62, .max - 1, .max] {
        #expect(
          first.term(at: place, ofLinearRecurrence: coefficients)
            == (step.power(place) * first)[0], "\(place), modulo \(M.value)")
        let places = place - 9..<place
        #expect(
          first.terms(in: places, ofLinearRecurrence: coefficients)
            == places.map { (step.power($0) * first)[0] }, "\(places), modulo \(M.value)")
      }
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
    check(Modulus12.self)
  }

  @Test(arguments: [3, 70, 140])
  func termsThatAreMultiplesOfThoseFarBeforeArePowers(count: Int) {
    func check<M: Modulus>(_: M.Type) {
      var coefficients = [ModularInteger<M>](repeating: 0, count: count)
      coefficients[count - 1] = -3
      let first = series(count, seed: 5, M.self)
      for place in [1_000_000_000_000_000_000, Int.max] {
        let factor = ModularInteger<M>(-3).power(place / count)
        #expect(
          first.term(at: place, ofLinearRecurrence: coefficients)
            == first[place % count] * factor, "\(place) by \(count), modulo \(M.value)")
        let places = place - place % count - 1..<place
        let former = ModularInteger<M>(-3).power(place / count - 1) * first[count - 1]
        #expect(
          first.terms(in: places, ofLinearRecurrence: coefficients)
            == [former] + first[..<(place % count)].map { $0 * factor },
          "\(places) by \(count), modulo \(M.value)")
      }
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        let terms: [ModularInteger<Modulus998244353>] = [1]
        _ = terms.term(at: 5, ofLinearRecurrence: [1, 1])
      }
      await #expect(processExitsWith: .failure) {
        let terms: [ModularInteger<Modulus998244353>] = [1, 1]
        _ = terms.term(at: -1, ofLinearRecurrence: [1, 1])
      }
      await #expect(processExitsWith: .failure) {
        let terms = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 22)
        _ = terms.term(at: 0, ofLinearRecurrence: terms)
      }
      await #expect(processExitsWith: .failure) {
        let terms: [ModularInteger<Modulus998244353>] = [1]
        print(terms.terms(in: 0..<1, ofLinearRecurrence: [1, 1]))
      }
      await #expect(processExitsWith: .failure) {
        let terms: [ModularInteger<Modulus998244353>] = [1]
        print(terms.terms(in: -1..<1, ofLinearRecurrence: [1]))
      }
      await #expect(processExitsWith: .failure) {
        let terms: [ModularInteger<Modulus998244353>] = [1]
        print(terms.terms(in: 0..<(1 << 23) + 1, ofLinearRecurrence: [1]).count)
      }
      await #expect(processExitsWith: .failure) {
        let terms = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 22)
        print(terms.terms(in: 0..<1, ofLinearRecurrence: terms))
      }
    #endif
  }
}
