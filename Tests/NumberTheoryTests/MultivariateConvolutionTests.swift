import InputPatterns
import NumberTheory
import Testing

@Suite struct MultivariateConvolutionTests {
  /// Of one to many variables, also with just one power or none, and around powers of two.
  static let shapes: [[Int]] = [
    [], [0], [3, 0, 2], [.max, 0, .max], [1], [1, 1, 1], [2], [7], [64], [65], [2, 3], [3, 2],
    [1, 5, 1, 4, 1], [2, 2, 2, 2, 2, 2, 2], [3, 3, 3, 3], [2, 5, 3, 4], [8, 9], [1, 30], [33, 2],
    [2, 3, 1, 2, 3, 2],
  ]

  /// The definition, by the coordinates of all pairs of places.
  private static func expected<M: Modulus>(
    _ a: [ModularInteger<M>], _ b: [ModularInteger<M>], _ shape: [Int]
  ) -> [ModularInteger<M>] {
    var result = [ModularInteger<M>](repeating: 0, count: a.count)
    func coordinates(_ place: Int) -> [Int] {
      var rest = place
      let backwards = shape.reversed().map { powers in
        defer { rest /= powers }
        return rest % powers
      }
      return backwards.reversed()
    }
    let all = a.indices.map(coordinates)
    for (i, first) in all.enumerated() {
      for (j, second) in all.enumerated() {
        var place = 0
        var isKept = true
        for ((x, y), powers) in zip(zip(first, second), shape) {
          isKept = isKept && x + y < powers
          place = place * powers + x + y
        }
        if isKept { result[place] += a[i] * b[j] }
      }
    }
    return result
  }

  private func check<M: Modulus>(_ a: [Int], _ b: [Int], _ shape: [Int], _: M.Type) {
    let (x, y) = (a.map { ModularInteger<M>($0) }, b.map { ModularInteger<M>($0) })
    #expect(x.convolution(with: y, shape: shape) == Self.expected(x, y, shape), "\(shape)")
  }

  @Test func documentedExamplesAreTrue() {
    typealias M = ModularInteger<Modulus998244353>
    let product = ([1, 2, 3, 4] as [M]).convolution(with: [5, 6, 7, 0], shape: [2, 2])
    #expect(product.map(\.value) == [5, 16, 22, 52])
  }

  @Test(arguments: shapes)
  func productsAreThoseOfTheDefinition(shape: [Int]) {
    let count = shape.contains(0) ? 0 : shape.reduce(1, *)
    let range = 0...2_147_483_647
    let a = InputPattern.random.values(count: count, in: range, seed: 1)
    let b = InputPattern.random.values(count: count, in: range, seed: 2)
    check(a, b, shape, Modulus998244353.self)
    check(a, b, shape, Modulus1000000007.self)
    check(a, b, shape, Modulus2147483648.self)
    // The largest sums.
    let largest = [Int](repeating: -1, count: count)
    check(largest, largest, shape, Modulus998244353.self)
    check(largest, largest, shape, Modulus2147483648.self)
  }

  @Test func oneVariableIsAConvolutionOfTheBeginning() {
    typealias M = ModularInteger<Modulus998244353>
    let a = (1...1000).map { M($0 * $0) }
    let b = (1...1000).map { M($0 + 7) }
    #expect(a.convolution(with: b, shape: [1000]) == Array(a.convolution(with: b)[..<1000]))
  }

  @Test func sequencesOfAnyKindAreMultiplied() {
    typealias M = ModularInteger<Modulus998244353>
    let a = (1...6).lazy.map { M($0) }
    #expect(
      a.convolution(with: Array(a)[...], shape: [3, 2])
        == Array(a).convolution(with: Array(a), shape: [3, 2]))
  }

  #if compiler(>=6.2)
    @Test func whatIsNoTableIsAMistake() async {
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus998244353>](repeating: 1, count: 6)
        print(a.convolution(with: a, shape: [2, 2]))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus998244353>](repeating: 1, count: 6)
        print(a.convolution(with: a.dropLast(), shape: [2, 3]))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus998244353>](repeating: 1, count: 6)
        print(a.convolution(with: a, shape: [-2, -3]))
      }
      await #expect(processExitsWith: .failure) {
        let a: [ModularInteger<Modulus998244353>] = []
        print(a.convolution(with: a, shape: [1 << 32, 1 << 32]))
      }
      await #expect(processExitsWith: .failure) {
        let a = [ModularInteger<Modulus998244353>](repeating: 1, count: 1 << 22 + 1)
        print(a.convolution(with: a, shape: [a.count]).count)
      }
    }
  #endif
}
