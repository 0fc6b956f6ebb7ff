import InputPatterns
import NumberTheory
import Testing

@Suite struct CyclicConvolutionTests {
  /// The coordinates of a place, the last one first.
  private func coordinates(_ place: Int, _ shape: [Int]) -> [Int] {
    var (rest, found): (Int, [Int]) = (place, [])
    for length in shape.reversed() {
      found.append(rest % length)
      rest /= length
    }
    return found
  }

  /// The definition, pair by pair.
  private func check<M: Modulus>(_ shape: [Int], _: M.Type) {
    let count = shape.reduce(1, *)
    let (a, b) = (remainders(count, seed: 1, M.self), remainders(count, seed: 2, M.self))
    var expected = [ModularInteger<M>](repeating: 0, count: count)
    let places = (0..<count).map { coordinates($0, shape) }
    for (i, x) in a.enumerated() {
      for (j, y) in b.enumerated() {
        var (place, step) = (0, 1)
        for (axis, length) in shape.reversed().enumerated() {
          place += (places[i][axis] + places[j][axis]) % length * step
          step *= length
        }
        expected[place] += x * y
      }
    }
    #expect(a.cyclicConvolution(with: b, shape: shape) == expected, "\(shape) modulo \(M.value)")
    #expect(b.cyclicConvolution(with: a[...].lazy.map { $0 }, shape: shape) == expected)
  }

  @Test(arguments: [
    [], [1], [2], [7], [14], [2, 2], [2, 1, 7], [7, 2, 2], [2, 2, 2, 2, 2], [14, 14], [7, 7, 2],
    [17], [4, 17], [34, 4], [56], [56, 2], [2, 56], [119], [2, 119, 2],
  ])
  func coefficientsAreSumsOfProducts(shape: [Int]) {
    check(shape, Modulus998244353.self)
  }

  @Test(arguments: [[], [2], [3], [6, 6], [3, 2, 6], [1, 6, 3]])
  func theModulusMayBeSmall(shape: [Int]) {
    check(shape, Modulus7.self)
  }

  @Test(arguments: [[520], [13, 40], [5, 104], [65, 8]])
  func lengthsAreSplitIntoFactors(shape: [Int]) {
    check(shape, Modulus521.self)
  }

  /// A prime length cannot be split.
  @Test(arguments: [[151], [331], [302, 2], [11, 31], [9, 62]])
  func lengthsMayHaveLargeFactors(shape: [Int]) {
    check(shape, Modulus2147483647.self)
  }

  @Test func theLeastModulusHasOneRoot() {
    check([1, 1], Modulus2.self)
    #expect([ModularInteger<Modulus2>]().cyclicConvolution(with: [], shape: [0]) == [])
    #expect([ModularInteger<Modulus7>]().cyclicConvolution(with: [], shape: [3, 0]) == [])
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus7>](repeating: 1, count: 4)
        print(a.cyclicConvolution(with: a, shape: [4]))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus7>](repeating: 1, count: 3)
        print(a.cyclicConvolution(with: a, shape: [2]))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus7>](repeating: 1, count: 3)
        print(a.cyclicConvolution(with: [1], shape: [3]))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus12>](repeating: 1, count: 1)
        print(a.cyclicConvolution(with: a, shape: [1]))
      }
    }
  #endif
}
