// Mistakes in searches for what is near, or in a range.

import FastIO

/// boj-17298 with numbers found in some way.
func nextNumbers(_ find: @escaping @Sendable ([Int]) -> [Int]) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...1_000_000)
    output.writeLine(find(try input.readArray(of: Int.self, count: count)), separator: " ")
  }
}

extension [Int] {
  /// The next number of each that is greater, or whatever is said instead.
  func nextGreater(_ isWanted: (Int, Int) -> Bool) -> [Int] {
    var found = [Int](repeating: -1, count: count)
    var waiting: [Int] = []
    for (place, number) in enumerated() {
      while let last = waiting.last, isWanted(number, self[last]) {
        found[last] = number
        waiting.removeLast()
      }
      waiting.append(place)
    }
    return found
  }

  /// The same by a walk from each number to the end, or to one that is greater.
  func walkedNextGreater() -> [Int] {
    indices.map { place in self[place...].first { $0 > self[place] } ?? -1 }
  }
}

/// boj-11003 with minima found in some way.
func smallestOfTheLast(_ find: @escaping @Sendable ([Int], Int) -> [Int]) {
  solve { input, output in
    let count = try input.read(Int.self, in: 1...5_000_000)
    let length = try input.read(Int.self, in: 1...count)
    let numbers = try input.readArray(of: Int.self, count: count)
    output.writeLine(find(numbers, length), separator: " ")
  }
}

/// The smallest numbers of windows, each searched anew.
func searchedAgain(_ numbers: [Int], _ length: Int) -> [Int] {
  numbers.indices.map { numbers[max(0, $0 - length + 1)...$0].min()! }
}

/// The smallest numbers of windows, each searched anew if the last one has left.
func searchedWhenItLeaves(_ numbers: [Int], _ length: Int) -> [Int] {
  var smallest = 0
  return numbers.indices.map { place in
    if smallest <= place - length {
      let window = place - length + 1...place
      smallest = window.min { numbers[$0] < numbers[$1] }!
    } else if numbers[place] <= numbers[smallest] {
      smallest = place
    }
    return numbers[smallest]
  }
}

/// boj-11660 with sums of rectangles made of those of corners in some way.
func rectangleSums(_ find: @escaping @Sendable ([[Int]], Range<Int>, Range<Int>) -> Int) {
  solve { input, output in
    let size = try input.read(Int.self, in: 1...1024)
    let questions = try input.read(Int.self, in: 1...100_000)
    let table = try input.readRows(of: Int.self, rows: size, columns: size)
    var sums = [[Int]](repeating: [Int](repeating: 0, count: size + 1), count: size + 1)
    for row in 0..<size {
      for column in 0..<size {
        sums[row + 1][column + 1] =
          table[row][column] + sums[row][column + 1] + sums[row + 1][column] - sums[row][column]
      }
    }
    for _ in 0..<questions {
      let corners = try input.readArray(of: Int.self, count: 4)
      output.writeLine(find(sums, corners[0] - 1..<corners[2], corners[1] - 1..<corners[3]))
    }
  }
}

/// boj-11660 with each number of a rectangle added up anew.
func numberByNumber() {
  solve { input, output in
    let size = try input.read(Int.self, in: 1...1024)
    let questions = try input.read(Int.self, in: 1...100_000)
    let table = try input.readRows(of: Int.self, rows: size, columns: size)
    for _ in 0..<questions {
      let corners = try input.readArray(of: Int.self, count: 4)
      var sum = 0
      for row in corners[0] - 1..<corners[2] {
        for column in corners[1] - 1..<corners[3] { sum += table[row][column] }
      }
      output.writeLine(sum)
    }
  }
}
