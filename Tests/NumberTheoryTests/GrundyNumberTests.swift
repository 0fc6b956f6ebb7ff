import InputPatterns
import NumberTheory
import PropertyTesting
import Testing

/// Nim products and the numbers of games.
@Suite struct GrundyNumberTests {
  @Test func documentedExamplesAreTrue() {
    let numbers = grundyNumbers(of: 0..<10) { pile, move in
      for taken in [1, 3, 4] where taken <= pile { move(pile - taken) }
    }
    #expect(numbers == [0, 1, 0, 1, 2, 3, 2, 0, 1, 0])
    let rows = grundyNumbers(of: 0..<10) { pins, move in
      for fallen in 1...2 where fallen <= pins {
        for left in 0...(pins - fallen) / 2 { move(left, pins - fallen - left) }
      }
    }
    #expect(rows == [0, 1, 2, 3, 1, 4, 3, 2, 1, 4])
    #expect(nimProduct(2, 3) == 1 && nimProduct(4, 5 ^ 6) == 12)
    #expect(nimProduct(4, 5) ^ nimProduct(4, 6) == 12)
    #expect(nimInverse(5) == 12 && nimProduct(5, 12) == 1)
  }

  /// The least number that is not a'b ^ ab' ^ a'b' for smaller ones.
  @Test func productsAreWhatTheirDefinitionSays() {
    let count = 64
    var products = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    for a in 0..<count {
      for b in 0..<count {
        var others: Set<Int> = []
        for x in 0..<a {
          for y in 0..<b { others.insert(products[x][b] ^ products[a][y] ^ products[x][y]) }
        }
        products[a][b] = (0...).first { !others.contains($0) }!
        #expect(Int(nimProduct(UInt64(a), UInt64(b))) == products[a][b], "\(a), \(b)")
      }
    }
  }

  @Test func numbersAreAField() {
    let numbers = Generator.oneOf(
      .integers(in: 0...UInt64.max), .integers(in: 0...UInt64(UInt32.max)), .integers(in: 0...65535)
    )
    forAll(tuples(numbers, numbers, numbers)) { a, b, c in
      let product = nimProduct(a, b)
      try check(product, equals: nimProduct(b, a), "in either order")
      try check(nimProduct(product, c), equals: nimProduct(a, nimProduct(b, c)), "of three")
      try check(nimProduct(a, b ^ c), equals: product ^ nimProduct(a, c), "of a sum")
      try check(nimProduct(a, 1), equals: a, "by 1")
      if a != 0 { try check(nimProduct(a, nimInverse(a)), equals: 1, "inverse") }
    }
  }

  /// 2^(2^k) is the product of its square less half of it, and by what is less the product is the usual one.
  @Test func powersOfTwoAreAsFermatHasThem() {
    for bits in [1, 2, 4, 8, 16, 32] as [UInt64] {
      let fermat = 1 << bits as UInt64
      #expect(nimProduct(fermat, fermat) == fermat ^ fermat >> 1)
      for shift in 0..<bits { #expect(nimProduct(fermat, 1 << shift) == 1 << (bits + shift)) }
      #expect(nimProduct(fermat, fermat - 1) == (fermat - 1) << bits)
    }
    #expect(nimProduct(1 << 63, 1 << 63) == 16_017_865_340_936_038_689)
    for a in 1...65535 as ClosedRange<UInt64> { #expect(nimProduct(a, nimInverse(a)) == 1) }
  }

  /// Whether whoever has to move wins, by trying all moves.
  @Test func sumsOfGamesAreWonIfTheirNumbersSayIt() {
    forAll(tuples(.array(of: .integers(in: 1...6), counts: 0...3), .integers(in: 0...9))) {
      steps, last in
      let count = last + 1
      let numbers = grundyNumbers(of: 0..<count) { pile, move in
        for step in steps where step <= pile { move(pile - step) }
      }
      var wins = [[Bool]](repeating: [Bool](repeating: false, count: count), count: count)
      for first in 0..<count {
        for second in 0..<count {
          wins[first][second] = steps.contains {
            $0 <= first && !wins[first - $0][second] || $0 <= second && !wins[first][second - $0]
          }
          try check(
            numbers[first] ^ numbers[second] != 0, equals: wins[first][second], "\(first) \(second)"
          )
        }
      }
    }
  }

  @Test func positionsMayComeInAnyOrder() {
    let edges = [2: [0, 4], 0: [4], 4: [1, 3], 3: [1], 1: []]
    let numbers = grundyNumbers(of: [1, 3, 4, 0, 2]) { position, move in
      for next in edges[position]! { move(next) }
    }
    #expect(numbers == [0, 0, 1, 1, 2])
    #expect(grundyNumbers(of: 0..<0) { $1($0) } == [])
    // Nim itself, a move of which may be given more than once.
    let nim = grundyNumbers(of: 0..<300) { pile, move in
      for next in 0..<pile { move(next) }
      if pile > 0 { move(0) }
    }
    #expect(nim == Array(0..<300))
  }

  /// A game of pairs, in which a move leaves two: against that with each pair as a position of its own.
  @Test func movesToTwoGamesAreToTheirSum() {
    forAll(.array(of: .integers(in: 0...2), counts: 1...5)) { kinds in
      let count = kinds.count
      func moves(_ position: Int) -> [(Int, Int)] {
        (0..<position).filter { kinds[position] != 1 || $0 % 2 == 0 }
          .flatMap { first in
            (0..<position).filter { kinds[position] != 2 || $0 != first }.map { (first, $0) }
          }
      }
      let numbers = grundyNumbers(of: 0..<count) { position, move in
        for (first, second) in moves(position) { move(first, second) }
      }
      // Whoever moves wins a game of many if a move leads to one that is lost.
      var known: [[Int]: Bool] = [:]
      func wins(_ games: [Int]) -> Bool {
        if let won = known[games] { return won }
        let won = games.indices.contains { place in
          moves(games[place]).contains { first, second in
            var next = games
            next[place] = first
            next.append(second)
            return !wins(next.filter { $0 > 0 }.sorted())
          }
        }
        known[games] = won
        return won
      }
      // Too many games come of larger ones.
      for first in 0..<min(count, 4) {
        for second in 0..<min(count, 4) {
          try check(
            numbers[first] ^ numbers[second] != 0,
            equals: wins([first, second].filter { $0 > 0 }.sorted()), "\(first) \(second)")
        }
      }
    }
  }

  @Test func errorsOfMovesArePassedOn() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try grundyNumbers(of: 0..<3) { pile, _ in if pile == 2 { throw Stop() } }
    }
  }

  #if compiler(>=6.2)
    @Test func whatIsNotThereIsAMistake() async {
      await #expect(processExitsWith: .failure) { print(nimInverse(0)) }
      await #expect(processExitsWith: .failure) { print(grundyNumbers(of: [0, 0]) { _, _ in }) }
      await #expect(processExitsWith: .failure) { print(grundyNumbers(of: [1]) { _, _ in }) }
      await #expect(processExitsWith: .failure) { print(grundyNumbers(of: 0..<2) { $1($0) }) }
      await #expect(processExitsWith: .failure) { print(grundyNumbers(of: 0..<2) { $1($0 - 2) }) }
      await #expect(processExitsWith: .failure) { print(grundyNumbers(of: 0..<2) { $1($0 + 1) }) }
      await #expect(processExitsWith: .failure) { print(grundyNumbers(of: 0..<2) { $1(0, $0) }) }
    }
  #endif
}
