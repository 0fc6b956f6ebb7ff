import InputPatterns
import NumberTheory
import Testing

@Suite struct MultiplicativeConvolutionTests {
  /// The definition, pair by pair.
  private func check<M: Modulus>(_ count: Int, _: M.Type) {
    let a = remainders(count, seed: 1, M.self)
    let b = remainders(count, seed: 2, M.self)
    var expected = [ModularInteger<M>](repeating: 0, count: count)
    for (i, x) in a.enumerated() {
      for (j, y) in b.enumerated() { expected[i * j % count] += x * y }
    }
    #expect(
      a.multiplicativeConvolution(with: b) == expected, "\(count) elements modulo \(M.value)")
    #expect(b.multiplicativeConvolution(with: a[...].lazy.map { $0 }) == expected)
  }

  @Test(arguments: [1, 2, 4, 8, 16, 32, 64, 128, 256, 3, 5, 7, 11, 41, 97, 191, 257])
  func elementsAreSumsOverPairsOfPlacesByTheirProduct(count: Int) {
    check(count, Modulus998244353.self)
    check(count, Modulus1000000007.self)
    check(count, Modulus2147483648.self)
    check(count, Modulus6.self)
    check(count, Modulus1.self)
  }

  @Test func singleElementsAreAtTheProductOfTheirPlaces() {
    let places = [(1, 1), (1023, 1023), (5, 1023), (512, 3), (512, 2), (0, 7), (6, 12), (96, 8)]
    for (count, (i, j)) in [1024, 1031].flatMap({ count in places.map { (count, $0) } }) {
      var a = [ModularInteger<Modulus998244353>](repeating: 0, count: count)
      var (b, expected) = (a, a)
      (a[i], b[j], expected[i * j % count]) = (3, 4, 12)
      #expect(a.multiplicativeConvolution(with: b) == expected, "\(i) and \(j) of \(count)")
    }
  }

  #if !DEBUG
    private func checkLargestElements<M: Modulus>(bits: Int, _: M.Type) {
      // All elements are −1: the sums count the pairs.
      let elements = [ModularInteger<M>](repeating: -1, count: 1 << bits)
      let sums = elements.multiplicativeConvolution(with: elements)
      #expect(
        sums.indices.allSatisfy { place in
          let pairs =
            place == 0
            ? (bits + 2) << (bits - 1) : (place.trailingZeroBitCount + 1) << (bits - 1)
          return sums[place] == ModularInteger(pairs)
        })
    }

    @Test func theMostPairsOfTheLargestElementsAreAdded() {
      checkLargestElements(bits: 20, Modulus998244353.self)
      checkLargestElements(bits: 19, Modulus2147483648.self)
      checkLargestElements(bits: 19, Modulus2147483647.self)
      let count = 524_287
      let elements = [ModularInteger<Modulus2147483648>](repeating: -1, count: count)
      let sums = elements.multiplicativeConvolution(with: elements)
      #expect(sums[0] == ModularInteger(2 * count - 1))
      #expect(sums.dropFirst().allSatisfy { $0 == ModularInteger(count - 1) })
    }
  #endif

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus998244353>](repeating: 1, count: 2)
        print(a.multiplicativeConvolution(with: [1]))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus998244353>](repeating: 1, count: 6)
        print(a.multiplicativeConvolution(with: a))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus998244353>]()
        print(a.multiplicativeConvolution(with: a))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 21)
        print(a.multiplicativeConvolution(with: a).count)
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus1000000007>](repeating: 1, count: 1 << 20)
        print(a.multiplicativeConvolution(with: a).count)
      }
    }
  #endif
}
