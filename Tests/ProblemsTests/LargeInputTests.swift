#if !DEBUG
  import InputPatterns
  import TestSupport
  import Testing

  /// The largest inputs, with answers that are known by construction or computed another way.
  @Suite(.serialized) struct LargeInputTests {
    private func output(of problem: String, _ input: String) throws -> String {
      let run = try Program(built: problem).run(input: input)
      #expect(run.end == .exit(0), "\(problem): \(run.errors)")
      return run.output
    }

    private func random(_ count: Int, in range: ClosedRange<Int>) -> [Int] {
      var random = SplitMix64(seed: UInt64(count))
      return (0..<count).map { _ in Int.random(in: range, using: &random) }
    }

    /// Compares without printing megabytes.
    private func expectSame(_ actual: String, _ expected: String, _ problem: String) {
      let isSame = actual.utf8.elementsEqual(expected.utf8)
      #expect(isSame, "\(problem) on the largest input")
    }

    @Test func aMillionNumbersAreSorted() throws {
      let values = random(1_000_000, in: -1_000_000...1_000_000)
      let sorted = try output(of: "boj-2751", column([values.count] + values))
      expectSame(sorted, column(values.sorted()), "boj-2751")
    }

    @Test func tenMillionNumbersAreSortedInTheMemoryOfTen() throws {
      let values = random(10_000_000, in: 1...10_000)
      let input = column([values.count] + values)
      let large = try Program(built: "boj-10989").run(input: input, measuresMemory: true)
      #expect(large.end == .exit(0), "\(large.errors)")
      expectSame(large.output, column(values.sorted()), "boj-10989")
      #if os(Linux)
        // As long to read, so that there is time to watch it, but ten numbers only.
        let blanks = String(repeating: "\n", count: input.utf8.count)
        let ten = column([10] + values.prefix(10)) + blanks
        let small = try Program(built: "boj-10989").run(input: ten, measuresMemory: true)
        #expect(abs(large.peakMemory - small.peakMemory) <= 1 << 20)
        #expect(small.peakMemory > 0)
      #endif
    }

    @Test func theMiddleOfFiveMillionNumbersIsFound() throws {
      let values = random(5_000_000, in: -1_000_000_000...1_000_000_000)
      let input = line([values.count, 2_500_000]) + line(values)
      #expect(try output(of: "boj-11004", input) == column([values.sorted()[2_499_999]]))
    }

    /// Blocks descend from one to the next and ascend inside: the longest has the largest block's
    /// length.
    @Test(arguments: [("boj-14003", 1_000_000), ("boj-12015", 1_000_000), ("boj-11053", 1000)])
    func theLongestOfManyBlocksIsFound(problem: String, length: Int) throws {
      let block = length / 4
      let values = (0..<4).reversed().flatMap { start in
        (1...block).map { start * block + $0 }
      }
      let input = line([length]) + line(values)
      let answer = try output(of: problem, input).split(separator: "\n")
      #expect(answer.first == "\(block)")
      let ascending = line(Array(1...length))
      let sorted = try output(of: problem, line([length]) + ascending)
      let picked = problem == "boj-14003" ? ascending : ""
      expectSame(sorted, "\(length)\n" + picked, problem)
    }

    @Test func aMillionRandomNumbersNeedLittleMemory() throws {
      let values = random(1_000_000, in: -1_000_000_000...1_000_000_000)
      let input = line([values.count]) + line(values)
      let run = try Program(built: "boj-14003").run(input: input, measuresMemory: true)
      let numbers = run.output.split(whereSeparator: \.isWhitespace).map { Int($0)! }
      #expect(numbers.first == patienceLength(values))
      #expect(zip(numbers.dropFirst(), numbers.dropFirst(2)).allSatisfy { $0 < $1 })
      #expect(numbers.count == numbers[0] + 1)
      var rest = values[...]
      for value in numbers.dropFirst() {
        let place = try #require(rest.firstIndex(of: value))
        rest = rest[(place + 1)...]
      }
      #if os(Linux)
        #expect(run.peakMemory < 32 << 20)
        #expect(run.peakMemory > 0)
      #endif
    }

    @Test func halfAMillionIndicesAreFound() throws {
      let values = random(500_000, in: 0...1_000_000_000)
      let input = line([values.count]) + line(values)
      let numbers = try output(of: "lc-longest_increasing_subsequence", input)
        .split(whereSeparator: \.isWhitespace).map { Int($0)! }
      #expect(numbers.first == patienceLength(values))
      let picked = numbers.dropFirst()
      #expect(picked.count == numbers[0])
      #expect(zip(picked, picked.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] })
    }

    /// Patience sorting, with the standard library only.
    private func patienceLength(_ values: [Int]) -> Int {
      var tops: [Int] = []
      for value in values {
        var low = 0
        var high = tops.count
        while low < high {
          let middle = (low + high) / 2
          if tops[middle] < value { low = middle + 1 } else { high = middle }
        }
        if low == tops.count { tops.append(value) } else { tops[low] = value }
      }
      return tops.count
    }

    /// One color of each house costs 1 and the others 1000: no other coloring is as cheap.
    @Test(arguments: ["boj-1149", "boj-17404"])
    func thePlantedColoringOfAThousandHousesIsFound(problem: String) throws {
      let colors = (0..<999).map { $0 % 3 } + [1]
      let prices = colors.map { color in line((0..<3).map { $0 == color ? 1 : 1000 }) }
      #expect(try output(of: problem, line([1000]) + prices.joined()) == "1000\n")
      let dear = String(repeating: "1000 1000 1000\n", count: 1000)
      #expect(try output(of: problem, line([1000]) + dear) == "1000000\n")
    }

    @Test func twoHundredChildrenTurnAround() throws {
      #expect(try output(of: "boj-2631", column([200] + (1...200).reversed())) == "199\n")
    }

    @Test func aThousandScoresAndNumbersAreSorted() throws {
      let scores = random(1000, in: 0...10_000)
      let cut = try output(of: "boj-25305", line([1000, 300]) + line(scores))
      #expect(cut == column([scores.sorted()[700]]))
      let values = random(1000, in: -1000...1000)
      #expect(try output(of: "boj-2750", column([1000] + values)) == column(values.sorted()))
    }

    @Test func thirtyThingsArePacked() throws {
      let heavy = line([30, 1_000_000_000]) + line(Array(repeating: 1_000_000_000, count: 30))
      #expect(try output(of: "boj-1450", heavy) == "31\n")
      // Each number below 2^30 is the sum of exactly one subset.
      let powers = line([30, 1_000_000_000]) + line((0..<30).map { 1 << $0 })
      #expect(try output(of: "boj-1450", powers) == "1000000001\n")
      let light = line([30, 1_000_000_000]) + line(Array(repeating: 1, count: 30))
      #expect(try output(of: "boj-1450", light) == column([1 << 30]))
    }

    @Test func primesUpToFourMillionAreAddedUp() throws {
      var isPrime = [Bool](repeating: true, count: 4_000_001)
      for number in 2...2000 where isPrime[number] {
        for multiple in stride(from: 2 * number, through: 4_000_000, by: number) {
          isPrime[multiple] = false
        }
      }
      // A run of primes is the difference of two sums from the start.
      var sums: Set = [0]
      var total = 0
      for number in 2...4_000_000 where isPrime[number] {
        total += number
        sums.insert(total)
      }
      for sum in [3_999_971, 3_999_999, 4_000_000, 1_000_001] {
        let ways = sums.filter { sums.contains($0 + sum) }.count
        #expect(try output(of: "boj-1644", column([sum])) == column([ways]))
      }
    }

    /// The last stop of a journey through all cities, with buses in the worst order.
    @Test func fiveHundredCitiesAndSixThousandBuses() throws {
      let path = (1..<500).reversed().map { line([$0, $0 + 1, -10_000]) }
      let slow = (0..<5501).map { line([1 + $0 % 10, 11 + $0 % 490, 10_000]) }
      let input = line([500, 6000]) + (path + slow).joined()
      let times = (1..<500).map { -10_000 * $0 }
      #expect(try output(of: "boj-11657", input) == column(times))
      let back = line([500, 1, 10_000])
      let cycle = line([500, 6000]) + (path + slow.dropLast() + [back]).joined()
      #expect(try output(of: "boj-11657", cycle) == "-1\n")
      let losing = (0..<6000).map { line([1 + $0 % 500, 1 + ($0 * 7 + 1) % 500, -10_000]) }
      #expect(try output(of: "boj-11657", line([500, 6000]) + losing.joined()) == "-1\n")
    }

    @Test func tenThousandVerticesAreOneComponent() throws {
      let path = (1..<10_000).map { line([$0 + 1, $0]) }
      let apart = try output(of: "boj-2150", line([10_000, 9999]) + path.joined())
      expectSame(apart, line([10_000]) + (1...10_000).map { line([$0, -1]) }.joined(), "boj-2150")
      let cycle = line([10_000, 10_000]) + path.joined() + line([1, 10_000])
      let whole = try output(of: "boj-2150", cycle)
      expectSame(whole, line([1]) + line(Array(1...10_000) + [-1]), "boj-2150")
    }

    @Test func thirtyTwoThousandStudentsLineUp() throws {
      let path = (1..<32_000).map { line([$0 + 1, $0]) }
      let order = try output(of: "boj-2252", line([32_000, 31_999]) + path.joined())
      expectSame(order, line((1...32_000).reversed()), "boj-2252")
    }

    @Test func aHundredThousandPairsAreFoundInTheOnlyWay() throws {
      // Each is joined with its own and with the next one on the right, but for the last.
      let edges =
        (0..<99_999).map { line([$0, $0 + 1]) + line([$0, $0]) } + [line([99_999, 99_999])]
      let pairs = try output(
        of: "lc-bipartitematching", line([100_000, 100_000, 199_999]) + edges.joined())
      expectSame(
        pairs, line([100_000]) + (0..<100_000).map { line([$0, $0]) }.joined(),
        "lc-bipartitematching")
    }

    @Test func fourHundredPeopleAndAHundredJobs() throws {
      // Whoever comes later wants more for each job, and most for the last ones: the last 300 do nothing.
      let offers = (1...400).map { person in
        line([100] + (1...100).flatMap { [$0, person > 100 ? 10_000 : person * $0] })
      }
      let best = (1...100).reduce(0) { $0 + $1 * (101 - $1) }
      #expect(
        try output(of: "boj-11408", line([400, 100]) + offers.joined()) == column([100, best]))
    }

    @Test func fiveHundredRowsChooseFromTheLastColumn() throws {
      let rows = (1...500).map { row in line((1...500).map { row * $0 * 4000 }) }
      let best = (1...500).reduce(0) { $0 + $1 * (501 - $1) * 4000 }
      expectSame(
        try output(of: "lc-assignment", line([500]) + rows.joined()),
        line([best]) + line((0..<500).reversed()), "lc-assignment")
    }

    @Test func aHundredThousandNumbersGoInAndOut() throws {
      let numbers = random(50_000, in: 1...2_147_483_647)
      let zeros = [Int](repeating: 0, count: 50_000)
      let sorted = column(numbers.sorted())
      #expect(try output(of: "boj-1927", column([100_000] + numbers + zeros)) == sorted)
    }

    @Test func fiftyThousandTastesComeAndGo() throws {
      let tastes = random(50_000, in: 1...1_000_000)
      let comings = tastes.map { line([2, $0, 1]) }
      // The one in the middle, each time: of an even number the first of two.
      let takings = (1...50_000).reversed().map { line([1, ($0 + 1) / 2]) }
      var left = tastes.sorted()
      let taken = (1...50_000).reversed().map { left.remove(at: ($0 + 1) / 2 - 1) }
      #expect(
        try output(of: "boj-2243", line([100_000]) + (comings + takings).joined())
          == column(taken))
    }

    @Test func aMillionNumbersAreAddedUpAndChanged() throws {
      let numbers = random(1_000_000, in: -9_000_000_000_000...9_000_000_000_000)
      let changes = (1...10_000).map { line([1, 100 * $0, 0]) }
      let questions = (1...10_000).map { line([2, 100 * $0 - 99, 1_000_000]) }
      var sums: [Int] = []
      var sum = 0
      for place in (1...1_000_000).reversed() {
        if place % 100 != 0 { sum += numbers[place - 1] }
        if place % 100 == 1 { sums.append(sum) }
      }
      let input = line([1_000_000, 10_000, 10_000]) + column(numbers)
      #expect(
        try output(of: "boj-2042", input + (changes + questions).joined())
          == column(sums.reversed()))
    }

    @Test func fourMillionThingsAreChosen() throws {
      #expect(try output(of: "boj-11401", "4000000 2000000\n") == "303317497\n")
      #expect(try output(of: "boj-11401", "4000000 1\n") == "4000000\n")
    }

    @Test func aChainOfAHundredThousandVerticesIsConnected() throws {
      let chain = (1..<100_000).map { line([0, $0, $0 - 1]) }
      let questions = (0..<100_000).map { line([1, $0, 99_999 - $0]) }
      let input = line([100_001, 200_000]) + (chain + questions).joined() + line([1, 0, 100_000])
      let ones = [Int](repeating: 1, count: 100_000)
      #expect(try output(of: "lc-unionfind", input) == column(ones + [0]))
    }

    @Test func halfAMillionRangesChange() throws {
      // What begins at each place is counted from there on: 1, 2, 3, …
      let queries = (0..<499_999).map { line([0, $0, 500_000, 1, 1]) } + [line([1, 0, 499_999])]
      let zeros = line([Int](repeating: 0, count: 500_000))
      let input = line([500_000, 500_000]) + zeros + queries.joined()
      let sum = 499_999 * 500_000 / 2 % 998_244_353
      #expect(try output(of: "lc-range_affine_range_sum", input) == "\(sum)\n")
    }

    @Test func halfAMillionLettersAreFoundInAMillion() throws {
      let text = String(repeating: "a", count: 1_000_000) + "\n"
      let places = column([500_001]) + line(Array(1...500_001))
      expectSame(try output(of: "boj-1786", text + text.dropFirst(500_000)), places, "boj-1786")
    }

    @Test func halfAMillionLettersAgreeWithThemselves() throws {
      let text = String(repeating: "z", count: 500_000)
      let lengths = line((1...500_000).reversed())
      expectSame(try output(of: "lc-zalgorithm", text), lengths, "lc-zalgorithm")
    }

    @Test func theDifferentPartsOfHalfAMillionLettersAreCounted() throws {
      // One of each length, or two but for the longest.
      let equal = String(repeating: "z", count: 500_000)
      #expect(try output(of: "lc-number_of_substrings", equal) == "500000\n")
      let inTurns = String(repeating: "ab", count: 250_000)
      #expect(try output(of: "lc-number_of_substrings", inTurns) == "999999\n")
    }

    @Test(arguments: [
      ("boj-15552", 1...1000), ("lc-many_aplusb", 0...1_000_000_000_000_000_000),
    ])
    func aMillionPairsAreAddedUp(problem: String, range: ClosedRange<Int>) throws {
      let first = random(1_000_000, in: range)
      let second = first.reversed()
      let pairs = zip(first, second).map { line([$0, $1]) }.joined()
      let sums = try output(of: problem, line([first.count]) + pairs)
      expectSame(sums, column(zip(first, second).map(+)), problem)
    }
  }
#endif
