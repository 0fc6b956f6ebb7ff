import InputPatterns
import NumberTheory
import Testing

@Suite struct SeriesSquareRootTests {
  @Test func documentedExamplesAreTrue() {
    let series: [ModularInteger<Modulus998244353>] = [1, 2, 3]
    #expect(series.seriesSquareRoot(count: 4) == [1, 1, 1, -1])
    #expect(([3, 1] as [ModularInteger<Modulus998244353>]).seriesSquareRoot(count: 1) == nil)
    #expect(([0] + series).seriesSquareRoot(count: 4) == nil)
  }

  /// On both sides of where one coefficient after the other gives way to transforms, and of powers of two.
  @Test(arguments: [0, 1, 2, 3, 63, 64, 65, 127, 128, 129, 200, 257, 600])
  func squaresOfRootsAreTheSeries(count: Int) throws {
    func check<M: Modulus>(_: M.Type) throws {
      // Shorter than the root, as long and longer; with zeros at the beginning.
      for (length, zeroCount) in [(1, 0), (count / 2 + 1, 0), (count + 9, 0), (count + 9, 6)] {
        var known = InputPattern.random.values(count: length, in: 0...1 << 40, seed: 1)
          .map { ModularInteger<M>($0) }
        known[0] = 1
        let square = known.convolution(with: known)
        let zeros = [ModularInteger<M>](repeating: 0, count: zeroCount)
        let root = try #require((zeros + square)[...].seriesSquareRoot(count: count))
        let padding = [ModularInteger<M>](repeating: 0, count: count)
        let expected = (zeros.prefix(zeroCount / 2) + known + padding).prefix(count)
        #expect(root == Array(expected), "\(count) of \(length), modulo \(M.value)")
      }
      // Whatever it begins with, and as long as it is.
      for length in [1, count / 3 + 1, count + 9] {
        var series = InputPattern.random.values(count: length, in: 0...1 << 40, seed: 2)
          .map { ModularInteger<M>($0) }
        series[0] = 4
        let root = try #require(series.seriesSquareRoot(count: count))
        #expect((root.first?.value ?? 0) <= M.value / 2)
        let padding = [ModularInteger<M>](repeating: 0, count: count)
        #expect(
          root.convolution(with: root).prefix(count) == (series + padding).prefix(count),
          "\(count) of \(length), modulo \(M.value)")
      }
    }
    try check(Modulus998244353.self)
    try check(Modulus1000000007.self)
    try check(Modulus2147483647.self)
    try check(Modulus3.self)
  }

  @Test func seriesThatAreNoSquaresHaveNone() {
    typealias Element = ModularInteger<Modulus3>
    #expect(([] as [Element]).seriesSquareRoot(count: 3) == [0, 0, 0])
    #expect(([0, 0] as [Element]).seriesSquareRoot(count: 3) == [0, 0, 0])
    #expect(([2] as [Element]).seriesSquareRoot(count: 0) == nil)
    #expect(([0, 1] as [Element]).seriesSquareRoot(count: 3) == nil)
    #expect(([0, 0, 2] as [Element]).seriesSquareRoot(count: 3) == nil)
    #expect(([0, 0, 1] as [Element]).seriesSquareRoot(count: 3) == [0, 1, 0])
    #expect(([0, 0, 0, 0, 1] as [Element]).seriesSquareRoot(count: 1) == [0])
    #expect(([0, 0, 0, 0, 0, 1] as [Element]).seriesSquareRoot(count: 1) == nil)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      await #expect(processExitsWith: .failure) {
        _ = ([1] as [ModularInteger<Modulus2>]).seriesSquareRoot(count: 1)
      }
      await #expect(processExitsWith: .failure) {
        // 2 has no square root modulo 3 or 5, by which Euler's criterion fails modulo 15.
        _ = ([2] as [ModularInteger<Modulus15>]).seriesSquareRoot(count: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ([1] as [ModularInteger<Modulus3>]).seriesSquareRoot(count: -1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ([1] as [ModularInteger<Modulus3>]).seriesSquareRoot(count: 1 << 23 + 1)
      }
    #endif
  }
}
