// Solutions with one mistake each, as people make them: programs that a judge must not accept.
//
//     mutant NAME < input

import DynamicProgramming
import FastIO
import Sorting

switch CommandLine.arguments.dropFirst().first {
case "forgotten-last-value": forgottenLastValue()
case "not-strictly-increasing": notStrictlyIncreasing()
case "line-for-circle": lineForCircle()
case "lost-highest-value": lostHighestValue()
case "kept-values": keptValues()
case "wrapping-distances": shortestTimes(adding: &+)
case "trapping-distances": shortestTimes(adding: +)
case "reached-from-nowhere": reachedFromNowhere()
case "quadratic-quick-sort": quadraticQuickSort()
case "one-pass-too-few": onePassTooFew()
default: fatalError("usage: mutant NAME")
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
func shortestTimes(adding add: @escaping (Int32, Int32) -> Int32) {
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
  func sort(_ values: inout [Int32], _ range: Range<Int>) {
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
