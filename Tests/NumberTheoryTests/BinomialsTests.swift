import NumberTheory
import Testing

@Suite struct BinomialsTests {
  /// Pascal's triangle, for every table from which a row can be taken.
  @Test func everyCoefficientIsTheSumOfTheTwoAboveIt() {
    let largest = Binomials<Modulus998244353>(upTo: 70)
    var row: [ModularInteger<Modulus998244353>] = [1]
    for n in 0...70 {
      let exact = Binomials<Modulus998244353>(upTo: n)
      #expect(exact.limit == n)
      for k in 0...n {
        #expect(largest.choose(n, k) == row[k] && exact.choose(n, k) == row[k], "\(n), \(k)")
        #expect(exact.permutations(n, k) == row[k] * exact.factorial(k), "\(n), \(k)")
      }
      row = zip([0] + row, row + [0]).map { $0 + $1 }
    }
  }

  @Test func thereIsNoWayToChooseMoreThanThereIsOrLessThanNothing() {
    let binomials = Binomials<Modulus1000000007>(upTo: 5)
    #expect(binomials.choose(5, 6) == 0 && binomials.choose(0, 1) == 0)
    #expect(binomials.choose(5, -1) == 0 && binomials.choose(5, .min) == 0)
    #expect(binomials.choose(3, .max) == 0 && binomials.choose(0, 0) == 1)
    #expect(binomials.permutations(5, 6) == 0 && binomials.permutations(0, 1) == 0)
    #expect(binomials.permutations(5, -1) == 0 && binomials.permutations(0, 0) == 1)
  }

  @Test func factorialsAndTheirInversesGoUpToTheLimit() {
    let binomials = Binomials<Modulus13>(upTo: 12)
    var factorial: ModularInteger<Modulus13> = 1
    for n in 0...12 {
      if n > 0 { factorial *= ModularInteger(n) }
      #expect(binomials.factorial(n) == factorial, "\(n)")
      #expect(binomials.inverseFactorial(n) * factorial == 1, "\(n)")
    }
    // Wilson's theorem.
    #expect(factorial == -1)
  }

  /// Beyond a prime, whose factorials are all there, as Pascal's triangle goes on.
  @Test func coefficientsBeyondAPrimeAreSumsOfTheTwoAboveThemToo() {
    let binomials = Binomials<Modulus13>(upTo: 12)
    var row: [ModularInteger<Modulus13>] = [1]
    for n in 0...400 {
      for k in 0...n { #expect(binomials.choose(n, k) == row[k], "\(n), \(k)") }
      #expect(binomials.choose(n, -1) == 0 && binomials.choose(n, n + 1) == 0)
      #expect(binomials.choose(n, .max) == 0)
      row = zip([0] + row, row + [0]).map { $0 + $1 }
    }
    #expect(binomials.choose(.max, 0) == 1 && binomials.choose(.max, .max) == 1)
    #expect(Binomials<Modulus2>(upTo: 1).choose(6, 2) == 1)
    // All numbers have the same residue, so that there are no digits.
    #expect(Binomials<Modulus1>(upTo: 0).choose(5, 2) == 0)
  }

  @Test func largeCoefficientsAreThoseOfOtherPrograms() {
    let binomials = Binomials<Modulus1000000007>(upTo: 1_000_000)
    #expect(binomials.choose(1_000_000, 500_000) == 996_692_777)
    #expect(binomials.choose(1000, 500) == 159_835_829)
    #expect(binomials.choose(1_000_000, 999_999) == 1_000_000)
  }

  @Test func aModulusWithSmallFactorsSufficesForSmallNumbers() {
    let binomials = Binomials<Modulus15>(upTo: 2)
    #expect(binomials.choose(2, 1) == 2)
  }

  @Test func whatHasNoFactorialOrNoInverseIsAMistake() async {
    await #expect(processExitsWith: .failure) { _ = Binomials<Modulus13>(upTo: -1) }
    await #expect(processExitsWith: .failure) { _ = Binomials<Modulus13>(upTo: 13) }
    await #expect(processExitsWith: .failure) { _ = Binomials<Modulus15>(upTo: 3) }
    await #expect(processExitsWith: .failure) { _ = Binomials<Modulus13>(upTo: 4).choose(5, 1) }
    await #expect(processExitsWith: .failure) {
      _ = Binomials<Modulus13>(upTo: 4).permutations(5, 1)
    }
    await #expect(processExitsWith: .failure) { _ = Binomials<Modulus13>(upTo: 4).choose(-1, 1) }
    await #expect(processExitsWith: .failure) { _ = Binomials<Modulus13>(upTo: 4).factorial(5) }
    await #expect(processExitsWith: .failure) {
      _ = Binomials<Modulus13>(upTo: 4).inverseFactorial(-1)
    }
  }
}
