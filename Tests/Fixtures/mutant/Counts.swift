// Mistakes in counting, and in looking for where a count is enough.

import FastIO

/// boj-1517 by what is given: some count wrongly, some too slowly.
func exchanges(_ count: @Sendable ([Int32]) -> Int) {
  solve { input, output in
    let length = try input.read(Int.self, in: 1...500_000)
    output.writeLine(count(try input.readArray(of: Int32.self, count: length)))
  }
}

/// Insertion sort, step by step.
func everyExchange(_ values: [Int32]) -> Int {
  var row = values
  var exchanges = 0
  for end in row.indices {
    var place = end
    while place > 0, row[place] < row[place - 1] {
      row.swapAt(place, place - 1)
      place -= 1
      exchanges += 1
    }
  }
  return exchanges
}

/// boj-2805 with a height of the saw that is found in one way or another.
func cutTrees(_ saw: @Sendable ([Int], Int) -> Int) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1_000_000)
    let wanted = try input.read(Int.self, in: 1...2_000_000_000)
    output.writeLine(saw(try input.readArray(of: Int.self, count: count), wanted))
  }
}

extension [Int] {
  /// What is above the saw.
  func meters(_ saw: Int) -> Int { reduce(0) { $0 + Swift.max($1 - saw, 0) } }

  /// The greatest height at which it is not too little.
  func saw(isTooLittle: (Int) -> Bool) -> Int {
    var (low, high) = (-1, 1_000_000_000)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isTooLittle(meters(middle)) { high = middle } else { low = middle }
    }
    return low
  }
}
