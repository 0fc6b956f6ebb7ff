// What holds for a priority queue whatever is put in and taken out.

import DataStructures
import PropertyTesting
import Testing

@Suite struct PriorityQueueProperties {
  /// A number that is put in, or takes the place of the first one, or -1: the first is taken out.
  private static var operations: Generator<[(Int, Bool)]> {
    .array(of: tuples(.integers(in: -1...12), .bools))
  }

  @Test func itIsASortedListOfWhichTheFirstIsTaken() {
    forAll(Self.operations) { operations in
      var queue = PriorityQueue<Int>()
      var list: [Int] = []
      for (number, replaces) in operations {
        if number < 0 {
          try check(queue.popFirst(), equals: list.isEmpty ? nil : list.removeFirst(), "taken")
        } else if replaces && !list.isEmpty {
          try check(queue.replaceFirst(with: number), equals: list.removeFirst(), "replaced")
          list.append(number)
        } else {
          queue.insert(number)
          list.append(number)
        }
        list.sort()
        try check(queue.first, equals: list.first, "the first")
        try check(queue.count, equals: list.count, "count")
        try check(queue.isEmpty, equals: list.isEmpty, "isEmpty")
      }
    }
  }

  @Test func allComeOutAsSortedInEitherDirection() {
    forAll(.shapes(in: -50...50 as ClosedRange<Int>)) { numbers in
      for (order, name) in [((<), "<"), ((>), ">")] as [((Int, Int) -> Bool, String)] {
        var queue = PriorityQueue(numbers, by: order)
        var taken: [Int] = []
        while let number = queue.popFirst() { taken.append(number) }
        try check(taken, equals: numbers.sorted(by: order), name)
      }
    }
  }
}
