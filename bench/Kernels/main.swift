// Runs one kernel of the library so many times, for a tool that counts instructions: what one more
// time costs does not depend on the rest of the program.
//
//     bench-kernel radixSort-int32 2
//     bench-kernel list

import DataStructures
import DynamicProgramming
import FastIO
import InputPatterns
import Sorting

/// A part of the library with a fixed input.
struct Kernel: Sendable {
  let name: String
  /// Makes the input, and returns what runs once and gives a number that depends on the answer.
  let prepare: @Sendable () -> () throws -> Int

  private static let n = 100_000
  private static let seed: UInt64 = 1

  static let all = [
    sorting("radixSort-int32") { (values: inout [Int32]) in values.radixSort() },
    sorting("radixSort-int64") { (values: inout [Int64]) in values.radixSort() },
    sorting("quickSort-int32") { (values: inout [Int32]) in values.quickSort() },
    Kernel(name: "lis-int32") {
      let values = InputPattern.random.values(count: n, of: Int32.self, seed: seed)
      return { values.longestIncreasingSubsequence().count }
    },
    Kernel(name: "rgb-int32") {
      let costs = InputPattern.random.values(count: 3 * n, in: Int32(1)...1000, seed: seed)
      return { PaintingCosts(rowMajor: costs, colors: 3).cheapestCircleCost() ?? 0 }
    },
    Kernel(name: "reader-int32") {
      let values = InputPattern.random.values(
        count: n, in: Int32(-1_000_000_000)...1_000_000_000, seed: seed)
      let text = Array(values.map(String.init).joined(separator: " ").utf8)
      return {
        var reader = InputReader(bytes: text)
        return Int(try reader.readArray(of: Int32.self, count: n)[n / 2])
      }
    },
    stored("queue-property", QueueInProperty.self),
    stored("lazy-tree-property", LazyTreeInProperty.self),
    stored("link-cut-property", ForestInProperty.self),
  ]

  private static func stored(_ name: String, _ owner: any Owner.Type) -> Kernel {
    Kernel(name: name) {
      let values = InputPattern.random.values(count: n, in: 0...n - 1, seed: seed)
      return { owner.run(on: values) }
    }
  }

  private static func sorting<Value: FixedWidthInteger & Sendable>(
    _ name: String, _ sort: @escaping @Sendable (inout [Value]) -> Void
  ) -> Kernel {
    Kernel(name: name) {
      let values: [Value] = InputPattern.random.values(count: n, seed: seed)
      return {
        var copy = values
        sort(&copy)
        return Int(copy[n / 2])
      }
    }
  }
}

/// Has a structure in a property, where the compiler does not see which operation the structure was made with.
protocol Owner: SendableMetatype {
  init(count: Int)
  mutating func answer(_ values: [Int]) -> Int
}

extension Owner {
  static func run(on values: [Int]) -> Int {
    var owner = Self(count: values.count)
    return owner.answer(values)
  }
}

struct QueueInProperty: Owner {
  var queue: PriorityQueue<(key: Int, place: Int)>

  init(count: Int) { queue = PriorityQueue(by: { $0.key < $1.key }) }

  @inline(never)
  mutating func answer(_ values: [Int]) -> Int {
    for (place, value) in values.enumerated() { queue.insert((value, place)) }
    var sum = 0
    while let first = queue.popFirst() { sum = 3 &* sum &+ first.place }
    return sum
  }
}

struct LazyTreeInProperty: Owner {
  var tree: LazySegmentTree<Int, Int>

  init(count: Int) {
    tree = LazySegmentTree(
      count: count, identity: 0, combine: +, apply: { $1 + $0 * $2 }, compose: +)
  }

  @inline(never)
  mutating func answer(_ values: [Int]) -> Int {
    var sum = 0
    for (first, second) in zip(values, values.dropFirst()) {
      tree.update(min(first, second)...max(first, second), by: 1)
      sum &+= tree.combined(..<first)
    }
    return sum
  }
}

struct ForestInProperty: Owner {
  var forest: DynamicForest<Int>

  init(count: Int) { forest = DynamicForest(0..<count, identity: 0, combine: +) }

  @inline(never)
  mutating func answer(_ values: [Int]) -> Int {
    var sum = 0
    for vertex in 1..<values.count {
      forest.link(vertex, values[vertex] % vertex)
      sum &+= forest.combined(from: values[vertex] % vertex, to: vertex / 2)!
    }
    return sum
  }
}

let words = CommandLine.arguments.dropFirst()
if words.count == 2, let kernel = Kernel.all.first(where: { $0.name == words.first }),
  let repetitions = Int(words.last!), repetitions > 0
{
  let run = kernel.prepare()
  var sum = 0
  // Wrapping is meant: the sum only keeps the answers from being left out.
  for _ in 0..<repetitions { sum &+= try run() }
  print(sum)
} else {
  // Whatever else the words are: the names to choose from.
  Kernel.all.forEach { print($0.name) }
}
