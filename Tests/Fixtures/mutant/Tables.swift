// Mistakes in tables that are filled step by step, and in powers of them.

import FastIO

/// boj-11404 with the loops in another order, or with the last bus in place of the cheapest one.
func cheapestWays(isMiddleLast: Bool = false, isLastBusKept: Bool = false) {
  solve { input, output in
    let cities = try input.read(Int.self, in: 2...100)
    let buses = try input.read(Int.self, in: 1...100_000)
    let unreached = 1_000_000_000
    var prices = [[Int]](
      repeating: [Int](repeating: unreached, count: cities), count: cities)
    for city in 0..<cities { prices[city][city] = 0 }
    for _ in 0..<buses {
      let (start, end) = (try input.read(Int.self) - 1, try input.read(Int.self) - 1)
      let price = try input.read(Int.self)
      prices[start][end] = isLastBusKept ? price : min(prices[start][end], price)
    }
    for first in 0..<cities {
      for second in 0..<cities {
        for third in 0..<cities {
          let (middle, start, end) =
            isMiddleLast ? (third, first, second) : (first, second, third)
          prices[start][end] = min(
            prices[start][end], prices[start][middle] + prices[middle][end])
        }
      }
    }
    for row in prices {
      output.writeLine(row.map { $0 == unreached ? 0 : $0 }, separator: " ")
    }
  }
}

typealias Thing = (weight: Int, value: Int)

/// boj-12865 in some way or another.
func packBag(_ greatestValue: @Sendable ([Thing], Int) -> Int) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...100)
    let capacity = try input.read(Int.self, in: 1...100_000)
    let numbers = try input.readArray(of: Int.self, count: 2 * count)
    let things = (0..<count).map { index -> Thing in
      (weight: numbers[2 * index], value: numbers[2 * index + 1])
    }
    output.writeLine(greatestValue(things, capacity))
  }
}

/// From the lightest weight up: what was taken is taken again.
func takenAgain(_ things: [Thing], _ capacity: Int) -> Int {
  var best = [Int](repeating: 0, count: capacity + 1)
  for thing in things where thing.weight <= capacity {
    for weight in thing.weight...capacity {
      best[weight] = max(best[weight], best[weight - thing.weight] + thing.value)
    }
  }
  return best[capacity]
}

/// What is worth most for its weight goes first, as long as it fits.
func densestFirst(_ things: [Thing], _ capacity: Int) -> Int {
  var (room, value) = (capacity, 0)
  for thing in things.sorted(by: { $0.value * $1.weight > $1.value * $0.weight })
  where thing.weight <= room {
    room -= thing.weight
    value += thing.value
  }
  return value
}

/// With and without each thing, nothing remembered.
func everySet(_ things: [Thing], _ capacity: Int) -> Int {
  func greatest(_ place: Int, _ room: Int) -> Int {
    if place == things.count { return 0 }
    let without = greatest(place + 1, room)
    let thing = things[place]
    if thing.weight > room { return without }
    return max(without, thing.value + greatest(place + 1, room - thing.weight))
  }
  return greatest(0, capacity)
}

/// lc-pow_of_matrix by some kind of power, row by row.
func raiseMatrix(_ power: @Sendable ([[Int]], Int) -> [[Int]]) {
  solve { input, output in
    let size = try input.read(Int.self, in: 1...200)
    let exponent = try input.read(Int.self)
    let numbers = try input.readArray(of: Int.self, count: size * size)
    let matrix = (0..<size).map { Array(numbers[$0 * size..<($0 + 1) * size]) }
    for row in power(matrix, exponent) { output.writeLine(row, separator: " ") }
  }
}

func multiply(_ left: [[Int]], _ right: [[Int]]) -> [[Int]] {
  left.map { factors in
    var sums = [Int](repeating: 0, count: factors.count)
    for (factor, row) in zip(factors, right) {
      for column in sums.indices {
        sums[column] = (sums[column] + factor * row[column]) % 998_244_353
      }
    }
    return sums
  }
}

/// Squares of squares.
func squares(_ matrix: [[Int]], _ exponent: Int) -> [[Int]] {
  if exponent == 0 {
    return matrix.indices.map { row in matrix.indices.map { $0 == row ? 1 : 0 } }
  }
  let root = squares(matrix, exponent / 2)
  let even = multiply(root, root)
  return exponent % 2 == 0 ? even : multiply(even, matrix)
}
