import NumberTheory
import PropertyTesting
import Testing

@Suite struct CombinatorialNumbersTests {
  private typealias Remainder = ModularInteger<Modulus998244353>

  @Test func documentedExamplesAreTrue() {
    #expect(Remainder.stirlingNumbersOfFirstKind(4) == [0, 6, 11, 6, 1])
    #expect(Remainder.stirlingNumbersOfSecondKind(4) == [0, 1, 7, 6, 1])
    #expect(Remainder.stirlingNumbersOfFirstKind(upTo: 5, cycles: 2) == [0, 0, 1, 3, 11, 50])
    #expect(Remainder.stirlingNumbersOfSecondKind(upTo: 5, blocks: 2) == [0, 0, 1, 3, 7, 15])
    #expect(Remainder.eulerianNumbers(4) == [1, 11, 11, 1])
    let numbers = Remainder.bernoulliNumbers(count: 5)
    #expect(zip(numbers, [1, -2, 6, 1, -30]).map { $0 * Remainder($1) } == [1, 1, 1, 0, 1])
    #expect(Remainder.partitionNumbers(count: 7) == [1, 1, 2, 3, 5, 7, 11])
    #expect(Remainder.derangementNumbers(count: 7) == [1, 0, 1, 2, 9, 44, 265])
  }

  /// Each permutation is a choice of its fixed points, and a derangement of the others.
  private func checkDerangements<M: Modulus>(_: M.Type) {
    typealias Numbers = ModularInteger<M>
    let derangements = Numbers.derangementNumbers(count: 40)
    #expect(derangements.count == 40)
    var (choices, factorial) = ([1 as Numbers], 1 as Numbers)
    for count in derangements.indices {
      let permutations = zip(choices, derangements).reduce(0 as Numbers) { $0 + $1.0 * $1.1 }
      #expect(permutations == factorial, "\(count), \(M.value)")
      choices = zip([0] + choices, choices + [0]).map { $0 + $1 }
      factorial *= Numbers(count + 1)
    }
  }

  @Test func derangementsAndFixedPointsMakeAllPermutations() {
    checkDerangements(Modulus998244353.self)
    checkDerangements(Modulus2147483647.self)
    checkDerangements(Modulus12.self)
    checkDerangements(Modulus2.self)
    #expect(Remainder.derangementNumbers(count: 0).isEmpty)
  }

  /// Each permutation of one thing more puts it in a cycle of its own, or behind another one.
  private func checkFirstKind<M: Modulus>(upTo limit: Int, _: M.Type) {
    var row: [ModularInteger<M>] = [1]
    for count in 0...limit {
      #expect(ModularInteger<M>.stirlingNumbersOfFirstKind(count) == row, "\(count), \(M.value)")
      row = zip([0] + row, row + [0]).map { $0 + ModularInteger(count) * $1 }
    }
  }

  /// One thing more is a group of its own, or in one of those that there are.
  private func checkSecondKind<M: Modulus>(upTo limit: Int, _: M.Type) {
    var row: [ModularInteger<M>] = [1]
    for count in 0...limit {
      #expect(ModularInteger<M>.stirlingNumbersOfSecondKind(count) == row, "\(count), \(M.value)")
      row = ([0] + row).enumerated().map { groups, alone in
        groups < row.count ? alone + ModularInteger(groups) * row[groups] : alone
      }
    }
  }

  @Test func stirlingNumbersFollowFromThoseOfOneThingLess() {
    checkFirstKind(upTo: 140, Modulus998244353.self)
    checkFirstKind(upTo: 40, Modulus1000000007.self)
    checkFirstKind(upTo: 40, Modulus2147483647.self)
    checkFirstKind(upTo: 13, Modulus7.self)
    checkFirstKind(upTo: 3, Modulus12.self)
    checkSecondKind(upTo: 140, Modulus998244353.self)
    checkSecondKind(upTo: 40, Modulus1000000007.self)
    checkSecondKind(upTo: 40, Modulus2147483647.self)
    checkSecondKind(upTo: 6, Modulus7.self)
    checkSecondKind(upTo: 1, Modulus12.self)
  }

  /// One element more, the greatest, is in an ascent or in front, or anywhere else.
  private func checkEulerian<M: Modulus>(upTo limit: Int, _: M.Type) {
    typealias Numbers = ModularInteger<M>
    var row: [Numbers] = [1]
    for count in 0...limit {
      #expect(Numbers.eulerianNumbers(count) == row, "\(count), \(M.value)")
      let old = row + [0]
      row = (0...count).map { ascents in
        let fewer = ascents > 0 ? Numbers(count + 1 - ascents) * old[ascents - 1] : 0
        return Numbers(ascents + 1) * (ascents < old.count ? old[ascents] : 0) + fewer
      }
    }
  }

  @Test func eulerianNumbersFollowFromThoseOfOneElementLess() {
    checkEulerian(upTo: 140, Modulus998244353.self)
    checkEulerian(upTo: 40, Modulus1000000007.self)
    checkEulerian(upTo: 40, Modulus2147483647.self)
    checkEulerian(upTo: 13, Modulus7.self)
    checkEulerian(upTo: 3, Modulus12.self)
    let sum = Remainder.eulerianNumbers(1501).reduce(0, +)
    #expect(sum == Binomials<Modulus998244353>(upTo: 1501).factorial(1501))
  }

  /// A column is what the rows have at its number.
  private func checkColumns<M: Modulus>(upTo end: Int, cycles: Bool = true, _: M.Type) {
    typealias Numbers = ModularInteger<M>
    for column in 0...end + 2 {
      if cycles {
        let first = (0...end).map { row in
          column <= row ? Numbers.stirlingNumbersOfFirstKind(row)[column] : 0
        }
        let numbers = Numbers.stirlingNumbersOfFirstKind(upTo: end, cycles: column)
        #expect(numbers == first, "\(column) of \(end), \(M.value)")
      } else {
        let second = (0...end).map { row in
          column <= row ? Numbers.stirlingNumbersOfSecondKind(row)[column] : 0
        }
        let numbers = Numbers.stirlingNumbersOfSecondKind(upTo: end, blocks: column)
        #expect(numbers == second, "\(column) of \(end), \(M.value)")
      }
    }
  }

  @Test func columnsAreThoseOfTheRows() {
    for end in [0, 1, 2, 5, 40] {
      checkColumns(upTo: end, Modulus998244353.self)
      checkColumns(upTo: end, cycles: false, Modulus998244353.self)
    }
    checkColumns(upTo: 20, Modulus2147483647.self)
    checkColumns(upTo: 20, cycles: false, Modulus2147483647.self)
    checkColumns(upTo: 6, Modulus7.self)
    checkColumns(upTo: 6, cycles: false, Modulus7.self)
    checkColumns(upTo: 1, Modulus12.self)
    // More elements than the modulus, in few blocks: 2^(n − 1) − 1 in two.
    let many = ModularInteger<Modulus7>.stirlingNumbersOfSecondKind(upTo: 100, blocks: 2)
    #expect((2...100).allSatisfy { many[$0] == ModularInteger(2).power($0 - 1) - 1 })
    // As many blocks as the modulus allows, and more elements: the last is alone, or in one of the blocks.
    var fewer = ModularInteger<Modulus7>.stirlingNumbersOfSecondKind(upTo: 60, blocks: 0)
    #expect(fewer.first == 1 && fewer.dropFirst().allSatisfy { $0 == 0 })
    for blocks in 1...12 {
      var expected: [ModularInteger<Modulus7>] = [0]
      for count in 1...60 {
        expected.append(fewer[count - 1] + ModularInteger(blocks) * expected[count - 1])
      }
      fewer = ModularInteger.stirlingNumbersOfSecondKind(upTo: 60, blocks: blocks)
      #expect(fewer == expected, "\(blocks)")
    }
    // More cycles or blocks than elements: every modulus works.
    #expect(ModularInteger<Modulus2>.stirlingNumbersOfFirstKind(upTo: 3, cycles: .max).count == 4)
    #expect(ModularInteger<Modulus2>.stirlingNumbersOfSecondKind(upTo: 3, blocks: .max).count == 4)
  }

  /// Those of the first kind, with signs, undo those of the second kind.
  @Test func longRowsAreInverses() {
    let count = 1500
    let first = Remainder.stirlingNumbersOfFirstKind(count)
    #expect(first.reduce(0, +) == Binomials<Modulus998244353>(upTo: count).factorial(count))
    // What x is to the power of the count, as a sum of falling powers.
    let second = Remainder.stirlingNumbersOfSecondKind(count)
    for place in [2, 3, 1000, 123_456] {
      var (sum, falling): (Remainder, Remainder) = (0, 1)
      for (power, factor) in second.enumerated() {
        sum = sum + factor * falling
        falling *= Remainder(place - power)
      }
      #expect(sum == Remainder(place).power(count), "\(place)")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 100, 300])
  func bernoulliNumbersAddUpTo0(count: Int) {
    func check<M: Modulus>(_: M.Type) {
      let numbers = ModularInteger<M>.bernoulliNumbers(count: count)
      #expect(numbers.count == count)
      let binomials = Binomials<M>(upTo: count)
      for last in numbers.indices {
        // Sums of binomial coefficients with the number after this one.
        var sum: ModularInteger<M> = 0
        for place in 0...last { sum = sum + binomials.choose(last + 1, place) * numbers[place] }
        #expect(sum == (last == 0 ? 1 : 0), "\(last)")
      }
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
  }

  @Test(arguments: [0, 1, 2, 3, 6, 7, 8, 12, 13, 200, 401])
  func partitionsAreCountedBySummandsOfEachSize(count: Int) {
    func check<M: Modulus>(_: M.Type) {
      var ways = [ModularInteger<M>](repeating: 0, count: count)
      if count > 0 { ways[0] = 1 }
      for summand in stride(from: 1, to: count, by: 1) {
        for number in stride(from: summand, to: count, by: 1) {
          ways[number] = ways[number] + ways[number - summand]
        }
      }
      #expect(ModularInteger<M>.partitionNumbers(count: count) == ways, "\(count), \(M.value)")
    }
    check(Modulus998244353.self)
    check(Modulus1000000007.self)
    check(Modulus12.self)
    check(Modulus2.self)
  }

  @Test func callsOutsideTheDocumentedRangesTrap() async {
    #if compiler(>=6.2)
      let run = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        print(Remainder.derangementNumbers(count: -1))
      }
      #expect(run.says("the number of numbers is negative"))
      await #expect(processExitsWith: .failure) { _ = Remainder.stirlingNumbersOfFirstKind(-1) }
      await #expect(processExitsWith: .failure) {
        _ = Remainder.stirlingNumbersOfFirstKind(1 << 22)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularInteger<Modulus7>.stirlingNumbersOfFirstKind(14)
      }
      await #expect(processExitsWith: .failure) { _ = Remainder.stirlingNumbersOfSecondKind(-1) }
      await #expect(processExitsWith: .failure) {
        _ = Remainder.stirlingNumbersOfSecondKind(1 << 22)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularInteger<Modulus7>.stirlingNumbersOfSecondKind(7)
      }
      await #expect(processExitsWith: .failure) {
        _ = ModularInteger<Modulus12>.stirlingNumbersOfSecondKind(2)
      }
      await #expect(processExitsWith: .failure) { print(Remainder.eulerianNumbers(-1)) }
      await #expect(processExitsWith: .failure) {
        print(Remainder.eulerianNumbers(1 << 22).count)
      }
      await #expect(processExitsWith: .failure) {
        print(ModularInteger<Modulus7>.eulerianNumbers(14))
      }
      await #expect(processExitsWith: .failure) {
        print(Remainder.stirlingNumbersOfFirstKind(upTo: -1, cycles: 0))
      }
      await #expect(processExitsWith: .failure) {
        print(Remainder.stirlingNumbersOfFirstKind(upTo: 3, cycles: -1))
      }
      await #expect(processExitsWith: .failure) {
        print(ModularInteger<Modulus7>.stirlingNumbersOfFirstKind(upTo: 7, cycles: 1))
      }
      await #expect(processExitsWith: .failure) {
        print(Remainder.stirlingNumbersOfFirstKind(upTo: 1 << 22, cycles: 0).count)
      }
      await #expect(processExitsWith: .failure) {
        print(Remainder.stirlingNumbersOfSecondKind(upTo: (1 << 22) - 1, blocks: 0).count)
      }
      await #expect(processExitsWith: .failure) {
        print(ModularInteger<Modulus7>.stirlingNumbersOfSecondKind(upTo: 20, blocks: 13))
      }
      await #expect(processExitsWith: .failure) {
        print(Remainder.stirlingNumbersOfSecondKind(upTo: -1, blocks: 0))
      }
      await #expect(processExitsWith: .failure) {
        print(Remainder.stirlingNumbersOfSecondKind(upTo: 3, blocks: -1))
      }
      await #expect(processExitsWith: .failure) { _ = Remainder.bernoulliNumbers(count: -1) }
      await #expect(processExitsWith: .failure) {
        _ = ModularInteger<Modulus7>.bernoulliNumbers(count: 7)
      }
      await #expect(processExitsWith: .failure) { _ = Remainder.partitionNumbers(count: -1) }
      await #expect(processExitsWith: .failure) {
        _ = Remainder.partitionNumbers(count: 1 << 23 + 1)
      }
    #endif
  }
}
