import InputPatterns
import NumberTheory
import Testing

@Suite struct DirichletPrefixSumsTests {
  @Test func documentedExamplesAreTrue() {
    typealias Sums = DirichletPrefixSums<Modulus998244353>
    let ones = Sums(upTo: 1000) { ModularInteger($0) }
    let numbers = Sums(upTo: 1000) { ModularInteger($0 * ($0 + 1) / 2) }
    #expect((ones * ones)[1000] == 7069)
    #expect((numbers / ones)[1000] == 304_192)
    #expect(ones.inverse()[1000] == 2)
  }

  /// The prefix sums of values for 1, 2, …, given from 0 on.
  private func sums<M: Modulus>(_ values: [ModularInteger<M>]) -> DirichletPrefixSums<M> {
    var prefixes: [ModularInteger<M>] = [0]
    for value in values.dropFirst() { prefixes.append(prefixes.last! + value) }
    return DirichletPrefixSums(upTo: values.count - 1) { prefixes[$0] }
  }

  private func product<M: Modulus>(
    _ a: [ModularInteger<M>], _ b: [ModularInteger<M>]
  ) -> [ModularInteger<M>] {
    var result = [ModularInteger<M>](repeating: 0, count: a.count)
    for i in 1..<a.count { for j in 1...(a.count - 1) / i { result[i * j] += a[i] * b[j] } }
    return result
  }

  private func check<M: Modulus>(_ limits: some Sequence<Int>, _: M.Type) {
    for limit in limits {
      func values(_ seed: UInt64) -> [ModularInteger<M>] {
        InputPattern.random.values(count: limit + 1, in: 0...2_147_483_647, seed: seed)
          .map { ModularInteger($0) }
      }
      let largest = [ModularInteger<M>](repeating: -1, count: limit + 1)
      for (f, other) in [(values(1), values(2)), (largest, values(3)), (largest, largest)] {
        var g = other
        g[1] = [1, -1, 5][limit % 3]
        let product = sums(product(f, g))
        #expect(sums(f) * sums(g) == product, "\(limit), modulo \(M.value)")
        #expect(product / sums(g) == sums(f), "\(limit), modulo \(M.value)")
        let one = [0, 1] + [ModularInteger<M>](repeating: 0, count: limit - 1)
        #expect(sums(g).inverse() * sums(g) == sums(one), "\(limit), modulo \(M.value)")
      }
    }
  }

  @Test func productsAndQuotientsHaveTheSumsOfConvolutions() {
    check(1...90, Modulus998244353.self)
    check([99, 100, 101, 109, 110, 111, 400, 419, 420, 1000], Modulus998244353.self)
    check([1, 2, 5, 30], Modulus1.self)
    check(1...20, Modulus12.self)
    check([1, 2, 3, 30, 200], Modulus2147483648.self)
  }

  @Test func sumsOfWellKnownFunctionsAreFound() {
    typealias Sums = DirichletPrefixSums<Modulus998244353>
    let limit = 1_000_000
    let ones = Sums(upTo: limit) { ModularInteger($0) }
    let numbers = Sums(upTo: limit) { ModularInteger($0) * ModularInteger($0 + 1) / 2 }
    #expect((numbers / ones)[limit] == 303_963_552_392)
    #expect(ones.inverse()[limit] == 212)
    #expect((ones * ones)[limit] == 13_970_034)
  }

  @Test(arguments: 1...40)
  func theQuotientsAreThoseOfTheLimit(limit: Int) {
    let sums = DirichletPrefixSums<Modulus998244353>(upTo: limit) { ModularInteger(100 + $0) }
    let quotients = Set((1...limit).map { limit / $0 }).sorted()
    #expect(sums.limit == limit && sums.quotients == quotients)
    for quotient in quotients { #expect(sums[quotient].value == 100 + quotient) }
  }

  @Test func errorsOfTheFunctionAreThrown() {
    struct Unknown: Error {}
    #expect(throws: Unknown.self) {
      try DirichletPrefixSums<Modulus998244353>(upTo: 10) {
        if $0 == 5 { throw Unknown() }
        return 0
      }
    }
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      typealias Sums = DirichletPrefixSums<Modulus12>
      await #expect(processExitsWith: .failure) {
        print(Sums(upTo: 0) { _ in 1 })
      }
      await #expect(processExitsWith: .failure) {
        print(Sums(upTo: 1_000_000_000_000_001) { _ in 1 }.limit)
      }
      await #expect(processExitsWith: .failure) {
        print(Sums(upTo: 10) { _ in 1 }[4])
      }
      await #expect(processExitsWith: .failure) {
        print(Sums(upTo: 10) { _ in 1 }[0])
      }
      await #expect(processExitsWith: .failure) {
        print(Sums(upTo: 10) { _ in 1 }[11])
      }
      await #expect(processExitsWith: .failure) {
        print(Sums(upTo: 10) { _ in 1 } * Sums(upTo: 11) { _ in 1 })
      }
      await #expect(processExitsWith: .failure) {
        print(Sums(upTo: 10) { _ in 1 } / Sums(upTo: 11) { _ in 1 })
      }
      await #expect(processExitsWith: .failure) {
        print(Sums(upTo: 10) { _ in 3 }.inverse())
      }
    #endif
  }
}
