import DataStructures
import FastIO

solve { input, output in
  let count = try input.read(Int.self, in: 1...100_000)
  let operations = try input.readArray(of: Int32.self, count: count, in: 0...Int32.max)
  try input.expectEnd()
  var queue = PriorityQueue<Int32>()
  for number in operations {
    if number > 0 { queue.insert(number) } else { output.writeLine(queue.popFirst() ?? 0) }
  }
}
