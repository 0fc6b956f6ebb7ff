// Wrong programs about rows of numbers and of functions.

import DataStructures
import FastIO

private let prime = 998_244_353

/// lc-range_affine_range_sum: of two changes the second comes first.
func composedBackward() {
  solve { input, output in
    let (count, queries) = (try input.read(Int.self), try input.read(Int.self))
    var tree = LazySegmentTree<Int, (factor: Int, summand: Int)>(
      try input.readArray(of: Int.self, count: count), identity: 0,
      combine: { ($0 + $1) % prime },
      apply: { change, sum, count in (change.factor * sum + change.summand * count) % prime },
      compose: { first, second in
        (
          first.factor * second.factor % prime,
          (first.factor * second.summand + first.summand) % prime
        )
      })
    for _ in 0..<queries {
      let isQuestion = try input.read(Int.self) == 1
      let range = try input.read(Int.self)..<input.read(Int.self)
      if isQuestion {
        output.writeLine(tree.combined(range) % prime)
      } else {
        tree.update(range, by: (try input.read(), try input.read()))
      }
    }
  }
}

/// lc-range_affine_range_sum, each number of a range by itself.
func oneByOne() {
  solve { input, output in
    let (count, queries) = (try input.read(Int.self), try input.read(Int.self))
    var numbers = try input.readArray(of: Int.self, count: count)
    for _ in 0..<queries {
      let isQuestion = try input.read(Int.self) == 1
      let range = try input.read(Int.self)..<input.read(Int.self)
      if isQuestion {
        output.writeLine(numbers[range].reduce(0, +) % prime)
      } else {
        let (factor, summand) = (try input.read(Int.self), try input.read(Int.self))
        for place in range { numbers[place] = (factor * numbers[place] + summand) % prime }
      }
    }
  }
}

/// A row for lc-dynamic_sequence_range_affine_range_sum.
protocol MovingRow: Sendable {
  mutating func insert(_ number: Int, at place: Int)
  mutating func remove(at place: Int)
  mutating func reverse(_ range: Range<Int>)
  mutating func change(_ range: Range<Int>, _ factor: Int, _ summand: Int)
  mutating func sum(_ range: Range<Int>) -> Int
}

func movingRow(_ make: @escaping @Sendable ([Int]) -> some MovingRow) {
  solve { input, output in
    let (count, queries) = (try input.read(Int.self), try input.read(Int.self))
    var row = make(try input.readArray(of: Int.self, count: count))
    for _ in 0..<queries {
      let (kind, first) = (try input.read(Int.self), try input.read(Int.self))
      switch kind {
      case 0: row.insert(try input.read(), at: first)
      case 1: row.remove(at: first)
      case 2: row.reverse(first..<(try input.read()))
      case 3: row.change(first..<(try input.read()), try input.read(), try input.read())
      default: output.writeLine(row.sum(first..<(try input.read())))
      }
    }
  }
}

/// Each number of a range by itself.
struct InAnArray: MovingRow {
  var numbers: [Int]

  mutating func insert(_ number: Int, at place: Int) { numbers.insert(number, at: place) }
  mutating func remove(at place: Int) { numbers.remove(at: place) }
  mutating func reverse(_ range: Range<Int>) { numbers[range].reverse() }
  mutating func change(_ range: Range<Int>, _ factor: Int, _ summand: Int) {
    for place in range { numbers[place] = (factor * numbers[place] + summand) % prime }
  }
  mutating func sum(_ range: Range<Int>) -> Int { numbers[range].reduce(0, +) % prime }
}

/// What all numbers have become is done to them when they are looked at, those too that came later.
struct ChangedTooLate: MovingRow {
  private var row: InAnArray
  private var factor = 1
  private var summand = 0

  init(_ numbers: [Int]) { row = InAnArray(numbers: numbers) }

  mutating func insert(_ number: Int, at place: Int) { row.insert(number, at: place) }
  mutating func remove(at place: Int) { row.remove(at: place) }
  mutating func reverse(_ range: Range<Int>) { row.reverse(range) }
  mutating func change(_ range: Range<Int>, _ factor: Int, _ summand: Int) {
    if range.count == row.numbers.count {
      self.factor = factor * self.factor % prime
      self.summand = (factor * self.summand + summand) % prime
    } else {
      settle()
      row.change(range, factor, summand)
    }
  }
  mutating func sum(_ range: Range<Int>) -> Int {
    settle()
    return row.sum(range)
  }

  private mutating func settle() {
    row.change(0..<row.numbers.count, factor, summand)
    (factor, summand) = (1, 0)
  }
}

/// lc-point_set_range_composite_large_array by going through all functions, in an order made of the right one.
func farFunctions(
  order:
    @escaping @Sendable ([(place: Int, function: (Int, Int))]) -> [(
      place: Int, function: (Int, Int)
    )]
) {
  solve { input, output in
    _ = try input.read(Int.self)
    var functions: [Int: (Int, Int)] = [:]
    for _ in 0..<(try input.read(Int.self)) {
      let (kind, place) = (try input.read(Int.self), try input.read(Int.self))
      let (second, third) = (try input.read(Int.self), try input.read(Int.self))
      if kind == 0 {
        functions[place] = (second, third)
        continue
      }
      let inside = functions.filter { place <= $0.key && $0.key < second }
      let sorted = inside.sorted { $0.key < $1.key }.map { (place: $0.key, function: $0.value) }
      output.writeLine(
        order(sorted).reduce(third) { ($1.function.0 * $0 + $1.function.1) % prime })
    }
  }
}
