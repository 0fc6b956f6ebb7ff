// Solutions with one mistake each, as people make them: programs that a judge must not accept.
//
//     mutant NAME < input

import DataStructures
import DynamicProgramming
import FastIO
import Sorting

switch CommandLine.arguments.dropFirst().first {
case "forgotten-last-value": forgottenLastValue()
case "not-strictly-increasing": notStrictlyIncreasing()
case "line-for-circle": lineForCircle()
case "lightest-edge-of-each-vertex": lightestEdgeOfEachVertex()
case "articulation-for-bridge": articulationForBridge()
case "equal-is-greater": nextNumbers { $0.nextGreater { $0 >= $1 } }
case "walked-to-the-greater": nextNumbers { $0.walkedNextGreater() }
case "never-leaves":
  smallestOfTheLast { numbers, _ in
    numbers.indices.map { numbers[...$0].min()! }
  }
case "searched-again": smallestOfTheLast(searchedAgain)
case "searched-when-it-leaves": smallestOfTheLast(searchedWhenItLeaves)
case "corner-forgotten":
  rectangleSums { sums, rows, columns in
    sums[rows.upperBound][columns.upperBound] - sums[rows.upperBound][columns.lowerBound]
      - sums[rows.lowerBound][columns.upperBound]
  }
case "number-by-number": numberByNumber()
case "equals-apart": ranked { $0.sorted() }
case "searched-from-the-start": ranked { Set($0).sorted() }
case "middle-city-last": cheapestWays(isMiddleLast: true)
case "last-bus-counts": cheapestWays(isLastBusKept: true)
case "taken-again": packBag(takenAgain)
case "densest-first": packBag(densestFirst)
case "every-set": packBag(everySet)
case "product-by-product":
  raiseMatrix { matrix, exponent in
    (1..<exponent).reduce(matrix) { power, _ in multiply(power, matrix) }
  }
case "power-zero-forgotten": raiseMatrix { matrix, exponent in squares(matrix, max(exponent, 1)) }
case "32-bit-exponent":
  raiseMatrix { matrix, exponent in squares(matrix, Int(UInt32(truncatingIfNeeded: exponent))) }
case "steepest-lines-only":
  lowestLines { known, line in
    known.append(line)
    if known.count > 2 {
      let steepest = [known.min { $0.slope < $1.slope }!, known.max { $0.slope < $1.slope }!]
      known = steepest
    }
  }
case "inserted-lines": insertedLines()
case "straight-on-is-a-turn": straightOnIsATurn()
case "32-bit-products": thirtyTwoBitProducts()
case "neighbors-only": neighborsOnly()
case "every-pair": everyPair()
case "from-left-to-right": fromLeftToRight()
case "from-bottom-to-top": fromBottomToTop()
case "lost-highest-value": lostHighestValue()
case "kept-values": keptValues()
case "wrapping-distances": shortestTimes(adding: { $0 &+ $1 })
case "trapping-distances": shortestTimes(adding: { $0 + $1 })
case "reached-from-nowhere": reachedFromNowhere()
case "quadratic-quick-sort": quadraticQuickSort()
case "one-pass-too-few": onePassTooFew()
case "equals-exchanged": exchanges { $0.numberOfInversions(by: <=) }
case "32-bit-exchanges":
  exchanges { Int(Int32(truncatingIfNeeded: $0.numberOfInversions())) }
case "every-exchange": exchanges(everyExchange)
case "left-child-only": leftChildOnly()
case "taste-by-taste": takeCandies(TasteByTaste.init)
case "one-of-each-taste": takeCandies(OneOfEachTaste.init)
case "nothing-thrown-away": takeCandies(NothingThrownAway.init)
case "more-than-wanted": cutTrees { heights, wanted in heights.saw { $0 <= wanted } }
case "32-bit-meters": cutTrees { heights, wanted in heights.saw { Int32($0) < Int32(wanted) } }
case "meter-by-meter":
  cutTrees { heights, wanted in
    var saw = heights.max()!
    while heights.meters(saw) < wanted { saw -= 1 }
    return saw
  }
case "tall-trees": tallTrees()
case "trapping-sums": trappingSums()
case "sums-of-beginnings": sumsOfBeginnings()
case "outdated-costs": outdatedCosts()
case "divided-remainders": dividedRemainders()
case "pascals-triangle": pascalsTriangle()
case "composed-backward": composedBackward()
case "one-by-one": oneByOne()
case "changed-too-late": movingRow { ChangedTooLate($0) }
case "in-an-array": movingRow { InAnArray(numbers: $0) }
case "from-right-to-left": farFunctions { $0.reversed() }
case "function-by-function": farFunctions { $0 }
case "finished-vertices-too": finishedVerticesToo()
case "in-order-of-meeting": inOrderOfMeeting()
case "first-come": matched { _, _ in false }
case "only-one-gives-way": matched { $0.giveWayOnce($1) }
case "path-by-path": matched { $0.giveWay($1) }
case "cheapest-pairs-first": cheapestPairsFirst()
case "cheapest-who-gives-way": cheapestWhoGivesWay()
case "nearest-city-first": roundTrip(nearestCityFirst)
case "never-home": roundTrip(neverHome)
case "missing-is-free": roundTrip(missingIsFree)
case "every-trip": roundTrip(everyTrip)
case "no-way-not-remembered": roundTrip(noWayNotRemembered)
case "row-by-row": assigned(rowByRow)
case "exchanges-of-two": assigned(exchangesOfTwo)
case "32-bit-elements": assigned(thirtyTwoBitElements)
case "skipped-overlaps": skippedOverlaps()
case "first-letter-first": firstLetterFirst()
case "without-a-table": withoutATable()
case "place-by-place": placeByPlace()
case "boundless-agreements": boundlessAgreements()
case "32-bit-counts": thirtyTwoBitCounts()
case "unreduced-sums": multiplyPolynomials { sums, place, product in sums[place] &+= product }
case "wrapped-around":
  multiplyPolynomials { sums, place, product in
    var size = 1
    while size < sums.count / 2 + 1 { size *= 2 }
    sums[place % size] = (sums[place % size] + product) % 998_244_353
  }
case "fermats-test": factorize { passesTest($0, to: [2]) }
case "three-bases": factorize { passesTest($0, to: [2, 7, 61], isRabins: true) }
case "32-bit-squares":
  factorize { number in
    var divisor: Int32 = 2
    while Int(divisor * divisor) <= number, number % Int(divisor) > 0 { divisor += 1 }
    return Int(divisor * divisor) > number
  }
case "met-twice": walkThroughTree(counted: 2)
case "32-bit-paths": walkThroughTree { Int(Int32($0 + $1)) }
case "vertex-by-vertex": walkThroughTree()
default: solve { _, _ in throw UnknownName() }
}

/// No mistake has the name: an exit code tells that from the traps of mistakes.
struct UnknownName: Error, CustomStringConvertible {
  let description = "usage: mutant NAME"
}

/// boj-14003, off by one: the last value is not looked at.
func forgottenLastValue() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1_000_000)
    let values = try input.readArray(of: Int32.self, count: count)
    let longest = values.dropLast().longestIncreasingSubsequence()
    output.writeLine(longest.count)
    output.writeLine(longest, separator: " ")
  }
}

/// boj-14003 with `<=` for `<`.
func notStrictlyIncreasing() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1_000_000)
    let values = try input.readArray(of: Int32.self, count: count)
    let longest = values.longestNonDecreasingSubsequence()
    output.writeLine(longest.count)
    output.writeLine(longest, separator: " ")
  }
}

/// boj-17404 without the rule that the first and the last house differ.
func lineForCircle() {
  solve { input, output in
    let houses = try input.read(Int.self, in: 2...1000)
    let prices = try input.readArray(of: Int32.self, count: 3 * houses)
    output.writeLine(PaintingCosts(rowMajor: prices, colors: 3).cheapestLineCost()!)
  }
}

/// boj-10989 by counting, with an end that is excluded: 10,000 is never written.
func lostHighestValue() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...10_000_000)
    var counts = [Int](repeating: 0, count: 10_001)
    for _ in 0..<count { counts[try input.read(Int.self, in: 1...10_000)] += 1 }
    for value in 1..<10_000 { output.writeLines(repeating: value, count: counts[value]) }
  }
}

/// boj-10989 with all its values kept in memory.
func keptValues() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...10_000_000)
    var values = try input.readArray(of: Int32.self, count: count)
    values.radixSort()
    output.writeLines(values)
  }
}

/// boj-11657 with times of 32 bits, which go below -2^31 on a round trip back in time.
func shortestTimes(adding add: @escaping @Sendable (Int32, Int32) -> Int32) {
  solve { input, output in
    let cities = try input.read(Int.self, in: 1...500)
    let count = try input.read(Int.self, in: 1...6000)
    let fields = try input.readArray(of: Int32.self, count: 3 * count)
    let unreachable = Int32.max
    var times = [Int32](repeating: unreachable, count: cities + 1)
    times[1] = 0
    var goesBack = false
    for round in 1...cities {
      for bus in stride(from: 0, to: fields.count, by: 3) {
        let (start, end) = (Int(fields[bus]), Int(fields[bus + 1]))
        if times[start] == unreachable { continue }
        let time = add(times[start], fields[bus + 2])
        if time < times[end] {
          times[end] = time
          goesBack = round == cities
        }
      }
    }
    if goesBack {
      output.writeLine(-1)
    } else {
      output.writeLines(times.dropFirst(2).map { $0 == unreachable ? -1 : $0 })
    }
  }
}

/// boj-11657 without a look at whether the city that a bus leaves has been reached.
func reachedFromNowhere() {
  solve { input, output in
    let cities = try input.read(Int.self, in: 1...500)
    let count = try input.read(Int.self, in: 1...6000)
    let fields = try input.readArray(of: Int.self, count: 3 * count)
    let unreachable = 1_000_000_000
    var times = [Int](repeating: unreachable, count: cities + 1)
    times[1] = 0
    var changes = false
    for _ in 1...cities {
      changes = false
      for bus in stride(from: 0, to: fields.count, by: 3) {
        let time = times[fields[bus]] + fields[bus + 2]
        if time < times[fields[bus + 1]] {
          times[fields[bus + 1]] = time
          changes = true
        }
      }
    }
    if changes {
      output.writeLine(-1)
    } else {
      output.writeLines(times.dropFirst(2).map { $0 == unreachable ? -1 : $0 })
    }
  }
}

/// boj-2750 by exchanges of neighbors, one pass too few: the smallest value may be last.
func onePassTooFew() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1000)
    var values = try input.readArray(of: Int32.self, count: count)
    for _ in 0..<max(0, count - 2) {
      for index in 1..<count where values[index] < values[index - 1] {
        values.swapAt(index, index - 1)
      }
    }
    output.writeLines(values)
  }
}

/// boj-2751 by a quick sort whose pivot is the first value, and which puts all equal values on one
/// side.
func quadraticQuickSort() {
  @Sendable func sort(_ values: inout [Int32], _ range: Range<Int>) {
    guard range.count > 1 else { return }
    let pivot = values[range.lowerBound]
    var border = range.lowerBound
    // Invariant: what lies behind the pivot and before `border` or there is less than the pivot.
    for index in range.dropFirst() where values[index] < pivot {
      border += 1
      values.swapAt(border, index)
    }
    values.swapAt(range.lowerBound, border)
    sort(&values, range.lowerBound..<border)
    sort(&values, border + 1..<range.upperBound)
  }
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1_000_000)
    var values = try input.readArray(of: Int32.self, count: count)
    sort(&values, 0..<values.count)
    output.writeLines(values)
  }
}

/// boj-1927 by a heap in which an element sinks along the left children only.
func leftChildOnly() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...100_000)
    var heap: [Int32] = []
    for _ in 0..<count {
      let number = try input.read(Int32.self)
      if number > 0 {
        var place = heap.count
        heap.append(number)
        while place > 0, heap[place] < heap[(place - 1) / 2] {
          heap.swapAt(place, (place - 1) / 2)
          place = (place - 1) / 2
        }
        continue
      }
      output.writeLine(heap.first ?? 0)
      guard let last = heap.popLast(), !heap.isEmpty else { continue }
      heap[0] = last
      var place = 0
      while 2 * place + 1 < heap.count, heap[2 * place + 1] < heap[place] {
        heap.swapAt(place, 2 * place + 1)
        place = 2 * place + 1
      }
    }
  }
}

/// boj-2042 by a tree whose nodes must not exceed 64 bits.
func trappingSums() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1_000_000)
    let operations = try input.read(Int.self) + input.read(Int.self)
    var tree = SegmentTree(
      try input.readArray(of: Int.self, count: count), identity: 0, combine: +)
    for _ in 0..<operations {
      let isQuestion = try input.read(Int.self) == 2
      let (place, last) = (try input.read(Int.self) - 1, try input.read(Int.self))
      if isQuestion { output.writeLine(tree.combined(place..<last)) } else { tree[place] = last }
    }
  }
}

/// boj-2042 by the sums of all beginnings, which nearly all change with a number.
func sumsOfBeginnings() {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1_000_000)
    let operations = try input.read(Int.self) + input.read(Int.self)
    var numbers = try input.readArray(of: Int.self, count: count)
    var sums = [0]
    for number in numbers { sums.append(sums.last! &+ number) }
    for _ in 0..<operations {
      let isQuestion = try input.read(Int.self) == 2
      let (place, last) = (try input.read(Int.self) - 1, try input.read(Int.self))
      if isQuestion {
        output.writeLine(sums[last] &- sums[place])
      } else {
        numbers[place] = last
        for end in place..<count { sums[end + 1] = sums[end] &+ numbers[end] }
      }
    }
  }
}

/// lc-unionfind without a look at which tree is the larger one, and without shorter ways afterwards.
func tallTrees() {
  solve { input, output in
    let vertices = try input.read(Int.self, in: 1...200_000)
    let queries = try input.read(Int.self, in: 1...200_000)
    var parents = Array(0..<vertices)
    func root(_ vertex: Int) -> Int {
      var vertex = vertex
      while parents[vertex] != vertex { vertex = parents[vertex] }
      return vertex
    }
    for _ in 0..<queries {
      let type = try input.read(Int.self)
      let (first, second) = (root(try input.read(Int.self)), root(try input.read(Int.self)))
      if type == 1 { output.writeLine(first == second ? 1 : 0) } else { parents[first] = second }
    }
  }
}

/// boj-1916 going on from a city for each cost that it had when it was put aside, the cheapest or not.
func outdatedCosts() {
  solve { input, output in
    let cities = try input.read(Int.self, in: 1...1000)
    let count = try input.read(Int.self, in: 1...100_000)
    let rows = try input.readRows(of: Int.self, rows: count, columns: 3)
    var buses = [[(end: Int, price: Int)]](repeating: [], count: cities + 1)
    for row in rows { buses[row[0]].append((row[1], row[2])) }
    let (start, end) = (try input.read(Int.self), try input.read(Int.self))
    var costs = [Int](repeating: .max, count: cities + 1)
    costs[start] = 0
    var open = PriorityQueue([(cost: 0, city: start)]) { $0.cost < $1.cost }
    while let (cost, city) = open.popFirst() {
      for bus in buses[city] where cost + bus.price < costs[bus.end] {
        costs[bus.end] = cost + bus.price
        open.insert((cost + bus.price, bus.end))
      }
    }
    output.writeLine(costs[end])
  }
}

/// boj-11401 with remainders divided as integers are.
func dividedRemainders() {
  solve { input, output in
    let n = try input.read(Int.self, in: 1...4_000_000)
    let k = try input.read(Int.self, in: 0...n)
    let numbers: ClosedRange<UInt64> = 1...4_000_000
    func product(_ count: Int) -> UInt64 {
      numbers.prefix(count).reduce(1) { $0 * $1 % 1_000_000_007 }
    }
    output.writeLine(product(n) / (product(k) * product(n - k) % 1_000_000_007))
  }
}

/// boj-11401 by adding up all rows of the triangle.
func pascalsTriangle() {
  solve { input, output in
    let n = try input.read(Int.self, in: 1...4_000_000)
    let k = try input.read(Int.self, in: 0...n)
    var row = [1] + [Int](repeating: 0, count: k)
    for _ in 0..<n {
      for place in stride(from: k, to: 0, by: -1) {
        row[place] = (row[place] + row[place - 1]) % 1_000_000_007
      }
    }
    output.writeLine(row[k])
  }
}
