import DataStructures
import InputPatterns
import PropertyTesting
import Testing

/// How many values there are that it belongs to.
private final class Tally {
  var alive = 0
}

private final class Tallied {
  let value: Int
  let tally: Tally

  init(_ value: Int, _ tally: Tally) {
    (self.value, self.tally) = (value, tally)
    tally.alive += 1
  }

  deinit {
    tally.alive -= 1
  }
}

@Suite struct DequeTests {
  @Test func roomIsMadeAtAnyTime() {
    for start in 0..<9 {
      for count in 0..<9 {
        var line = Deque<Int>()
        for number in 0..<start { line.append(number) }
        for _ in 0..<start { line.popFirst() }
        for number in 0..<count { line.append(number) }
        line.reserveCapacity(20)
        line.reserveCapacity(0)
        line.prepend(-1)
        line.append(contentsOf: (count..<30).lazy)
        line.append(contentsOf: [])
        #expect(Array(line) == Array(-1..<30), "\(start), \(count)")
      }
    }
  }

  @Test func whatIsThereIsRemovedAtEitherEnd() async {
    var line: Deque = [1, 2, 3]
    #expect(line.removeFirst() == 1 && line.removeLast() == 3 && Array(line) == [2])
    await #expect(processExitsWith: .failure) {
      var empty = Deque<Int>()
      empty.removeFirst()
    }
    await #expect(processExitsWith: .failure) {
      var empty = Deque<Int>()
      empty.removeLast()
    }
  }

  @Test func documentedExamplesAreTrue() {
    var line: Deque = [3, 4]
    line.append(5)
    line.prepend(2)
    #expect(line[1] == 3)
    let taken = [line.popFirst(), line.popLast()]
    #expect(taken == [2, 5] && Array(line) == [3, 4] && "\(line)" == "[3, 4]")
  }

  private enum Step {
    case append, prepend, popFirst, popLast, set, swap, changeAll, copy, removeAll
  }

  /// Does the same to an array and compares all that is said.
  private func follow(_ steps: [(Step, Int)]) throws {
    var queue = Deque<Int>()
    var expected: [Int] = []
    var copies: [(Deque<Int>, [Int])] = []
    for (step, value) in steps {
      switch step {
      case .append:
        queue.append(value)
        expected.append(value)
      case .prepend:
        queue.prepend(value)
        expected.insert(value, at: 0)
      case .popFirst:
        try check(queue.popFirst(), equals: expected.isEmpty ? nil : expected.removeFirst())
      case .popLast:
        try check(queue.popLast(), equals: expected.popLast())
      case .set:
        if expected.isEmpty { continue }
        queue[value % expected.count] += 1
        expected[value % expected.count] += 1
      case .swap:
        if expected.isEmpty { continue }
        let pair = (value % expected.count, value / 7 % expected.count)
        queue.swapAt(pair.0, pair.1)
        expected.swapAt(pair.0, pair.1)
      case .changeAll:
        let count = queue.withContiguousMutableStorageIfAvailable { elements in
          for index in elements.indices { elements[index] += index }
          return elements.count
        }
        for index in expected.indices { expected[index] += index }
        try check(count, equals: expected.count)
      case .copy:
        copies.append((queue, expected))
      case .removeAll:
        queue.removeAll()
        expected = []
      }
      try check(queue.count, equals: expected.count)
      try check(queue.first, equals: expected.first)
      try check(queue.last, equals: expected.last)
      try check(queue.isEmpty, equals: expected.isEmpty)
      try check(Array(queue), equals: expected)
      try check(expected.indices.map { queue[$0] }, equals: expected)
      if let elements = queue.withContiguousStorageIfAvailable({ Array($0) }) {
        try check(elements, equals: expected)
      }
    }
    for (copy, expected) in copies { try check(Array(copy), equals: expected, "a copy") }
  }

  @Test func itDoesWhatAnArrayDoes() {
    let steps = Generator<Step>.element(of: [
      .append, .prepend, .append, .prepend, .popFirst, .popLast, .set, .swap, .changeAll, .copy,
      .removeAll,
    ])
    let values = Generator<Int>.integers(in: 0...99)
    forAll(Generator<[(Step, Int)]>.array(of: tuples(steps, values), counts: 0...60), effort: 4) {
      try follow($0)
    }
  }

  /// In steps up and down, so that each place of the ring is the first once.
  @Test func itTurnsRoundAtEverySize() {
    for size in 1...40 {
      var queue = Deque(0..<size)
      for turn in 0..<100 {
        #expect(Array(queue) == Array(turn..<turn + size))
        let first = queue.popFirst()
        #expect(first == turn)
        queue.append(turn + size)
      }
      for turn in 0..<100 {
        let last = queue.popLast()
        #expect(last == 99 + size - turn)
        queue.prepend(99 - turn)
      }
      #expect(Array(queue) == Array(0..<size))
    }
  }

  @Test func nothingIsKeptLongerThanItsElement() {
    let tally = Tally()
    do {
      var queue = Deque<Tallied>()
      for value in 0..<100 { queue.append(Tallied(value, tally)) }
      for _ in 0..<40 { queue.popFirst() }
      for _ in 0..<40 { queue.popLast() }
      #expect(tally.alive == 20 && queue.map(\.value) == Array(40..<60))
      let copy = queue
      queue.removeAll()
      withExtendedLifetime(copy) { #expect(tally.alive == 20 && queue.isEmpty) }
      #expect(copy.map(\.value) == Array(40..<60))
    }
    #expect(tally.alive == 0)
    var queue = Deque((0..<9).map { Tallied($0, tally) })
    queue.removeAll()
    withExtendedLifetime(queue) { #expect(tally.alive == 0) }
  }

  /// Whatever comes first to one of two copies, with elements at both ends of the ring: no place is given up twice.
  @Test func aCopyHasElementsOfItsOwn() {
    let tally = Tally()
    let changes: [(inout Deque<Tallied>) -> Void] = [
      { $0.append(Tallied(9, tally)) }, { $0.prepend(Tallied(9, tally)) }, { $0.popFirst() },
      { $0.popLast() }, { $0[2] = Tallied(9, tally) }, { $0.reserveCapacity(20) },
      { $0.removeAll() }, { $0.swapAt(0, 3) },
      { $0.withContiguousMutableStorageIfAvailable { $0[1] = Tallied(9, tally) } },
      { $0.sort { $0.value > $1.value } },
    ]
    for (number, change) in changes.enumerated() {
      for count in 4...8 {
        var queue = Deque((0..<6).map { Tallied($0, tally) })
        for _ in 0..<6 { queue.popFirst() }
        for value in 0..<count { queue.append(Tallied(value, tally)) }
        var copy = queue
        change(&queue)
        #expect(copy.map(\.value) == Array(0..<count), "change \(number), \(count)")
        change(&copy)
        #expect(copy.map(\.value) == queue.map(\.value), "change \(number), \(count)")
      }
      #expect(tally.alive == 0, "change \(number)")
    }
  }

  /// An element is changed where it is: an array in a queue does not become two.
  @Test func elementsChangeInTheirPlace() {
    var lists: Deque = [[Int](), []]
    lists[1].reserveCapacity(10)
    let places = (0..<10).map { number in
      lists[1].append(number)
      return lists[1].withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    #expect(lists == [[], Array(0..<10)] && Set(places).count == 1)
  }

  @Test func roomThatNoMemoryHasTraps() async {
    await #expect(processExitsWith: .failure) {
      var line = Deque([1])
      line.reserveCapacity(1 << 61)
    }
    await #expect(processExitsWith: .failure) {
      var line = Deque<UInt8>()
      line.reserveCapacity(.max)
    }
    var nothings: Deque<Void> = [(), ()]
    nothings.reserveCapacity(100)
    #expect(nothings.count == 2)
  }

  @Test func indicesOutsideTrap() async {
    await #expect(processExitsWith: .failure) { _ = Deque([1])[1] }
    await #expect(processExitsWith: .failure) {
      var line = Deque([1])
      line[-1] = 3
    }
    for (first, second) in [(0, 2), (2, 0), (-1, 1), (1, -1)] {
      await #expect(processExitsWith: .failure) {
        [first = first as Int, second = second as Int] in
        var line: Deque = [1, 2]
        line.swapAt(first, second)
        print(line)
      }
    }
  }

  @Test func elementsAreContiguousForTheirChanges() {
    var line = Deque(0..<8)
    for number in 8..<12 {
      line.popFirst()
      line.append(number)
    }
    let around = line.withContiguousStorageIfAvailable { Array($0) }
    #expect(around == nil)
    let sum = line.withContiguousMutableStorageIfAvailable { elements in
      elements[0] = 40
      return elements.reduce(0, +)
    }
    let straight = line.withContiguousStorageIfAvailable { Array($0) }
    #expect(sum == 96 && line == [40, 5, 6, 7, 8, 9, 10, 11] && straight == Array(line))
    // Once they are contiguous, they stay where they are.
    let places = Set(
      (0..<3).map { _ in
        line.withContiguousMutableStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
      })
    #expect(places.count == 1)
  }

  /// Whatever the body does: it may throw, or point its parameter elsewhere.
  @Test func changesStayHoweverTheBodyEnds() throws {
    let tally = Tally()
    for start in 0..<9 {
      for count in 0..<9 {
        var line = Deque<Tallied>()
        for _ in 0..<start { line.append(Tallied(0, tally)) }
        for number in 0..<count { line.append(Tallied(number, tally)) }
        for _ in 0..<start { line.popFirst() }
        let copy = line
        #expect(throws: CancellationError.self) {
          try line.withContiguousMutableStorageIfAvailable { elements in
            try #require(elements.count == count)
            for index in elements.indices.dropLast() { elements[index] = Tallied(-1, tally) }
            throw CancellationError()
          }
        }
        let last = line.withContiguousMutableStorageIfAvailable { elements in
          let last = elements.last?.value
          elements = UnsafeMutableBufferPointer(start: nil, count: 0)
          return last
        }
        try #require(last == .some(count > 0 ? count - 1 : nil))
        line.append(Tallied(7, tally))
        let changed = [Int](repeating: -1, count: max(count - 1, 0)) + (0..<count).suffix(1)
        try #require(line.map(\.value) == changed + [7])
        try #require(copy.map(\.value) == Array(0..<count))
        try #require(tally.alive == count + max(count - 1, 0) + 1)
      }
    }
    #expect(tally.alive == 0)
  }

  @Test func itsOwnElementsAreAppended() {
    for count in 0..<20 {
      var line = Deque(0..<count)
      line.prepend(-1)
      line.append(contentsOf: line)
      #expect(Array(line) == Array(-1..<count) + Array(-1..<count))
    }
  }

  @Test func elementsAreReversedAndSortedInPlace() {
    for size in 0..<12 {
      for turn in 0..<8 {
        var line = Deque((0..<size + turn).map { "\($0)" })
        for number in 0..<turn {
          line.popFirst()
          line.append("\(number)")
        }
        var expected = Array(line)
        let copy = line
        line.reverse()
        #expect(Array(line) == expected.reversed() && Array(copy) == expected)
        line.sort()
        expected.sort()
        #expect(Array(line) == expected)
        line[..<(line.count / 2)].reverse()
        expected[..<(expected.count / 2)].reverse()
        #expect(Array(line) == expected)
      }
    }
  }

  @Test func documentedExamplesOfSeveralElementsAreTrue() {
    var line: Deque = [3, 4, 5]
    line.withContiguousMutableStorageIfAvailable { elements in
      for index in elements.indices { elements[index] += index }
    }
    #expect(line == [3, 5, 7])
    line.swapAt(0, 2)
    #expect(line == [7, 5, 3])
  }

  /// Elements that are optional themselves: that there is none is not that it is `nil`.
  @Test func anElementMayBeNil() {
    var queue: Deque<Int?> = [nil, 1]
    let first = queue.popFirst()
    #expect(first == .some(nil) && queue.count == 1 && queue[0] == 1)
    queue[0] = nil
    let second = queue.popFirst()
    #expect(second == .some(nil) && queue.isEmpty)
  }

  @Test func anEmptiedQueueTakesElementsAgainAndItsCopiesKeepTheirs() {
    let tally = Tally()
    var queue = Deque((0..<9).map { Tallied($0, tally) })
    let copy = queue
    queue.removeAll(keepingCapacity: true)
    #expect(queue.isEmpty && copy.count == 9 && tally.alive == 9)
    queue.append(Tallied(7, tally))
    #expect(queue.map(\.value) == [7])
    queue.removeAll()
    #expect(queue.isEmpty && tally.alive == 9)
  }

  @Test func queuesAreComparedByTheirElements() {
    var turned = Deque(0..<5)
    turned.popFirst()
    turned.append(5)
    #expect(turned == Deque(1...5) && turned.hashValue == Deque(1...5).hashValue)
    #expect(turned != Deque(1...4) && turned != [1, 2, 3, 4, 6])
    turned.sort(by: >)
    turned.swapAt(0, 1)
    #expect(turned == [4, 5, 3, 2, 1])
  }
}
