import DataStructures
import InputPatterns
import Testing

/// A value that knows how many of it there are.
final class Counted {
  nonisolated(unsafe) static var alive = 0
  let value: Int

  init(_ value: Int) {
    self.value = value
    Self.alive += 1
  }

  deinit {
    Self.alive -= 1
  }
}

@Suite struct PriorityQueueTests {
  /// All that is left, in the order in which it comes out.
  private func drained<Element>(_ queue: PriorityQueue<Element>) -> [Element] {
    var queue = queue
    var elements: [Element] = []
    while let element = queue.popFirst() { elements.append(element) }
    return elements
  }

  @Test func anEmptyQueueHasNothing() {
    var queue = PriorityQueue<Int>()
    #expect(queue.isEmpty && queue.count == 0 && queue.first == nil)
    #expect(drained(queue) == [] && drained(PriorityQueue([Int]())) == [])
    queue.insert(3)
    #expect(!queue.isEmpty && queue.count == 1 && queue.first == 3)
    let taken = [queue.popFirst(), queue.popFirst()]
    #expect(taken == [3, nil] && queue.isEmpty)
  }

  /// Every arrangement of up to seven elements, some of them equal, put in one by one and at once.
  @Test func everyArrangementComesOutInOrder() {
    for ranks in [[0], [0, 1], [1, 1, 2], [1, 2, 3, 4], [1, 1, 2, 2, 3], Array(0...6)] {
      var elements = ranks
      repeat {
        var queue = PriorityQueue<Int>()
        for element in elements { queue.insert(element) }
        #expect(drained(queue) == ranks, "inserted: \(elements)")
        #expect(drained(PriorityQueue(elements)) == ranks, "built: \(elements)")
      } while nextArrangement(&elements)
    }
  }

  /// Makes the next of all arrangements in dictionary order; returns false after the last one.
  private func nextArrangement(_ elements: inout [Int]) -> Bool {
    guard let left = elements.indices.dropLast().last(where: { elements[$0] < elements[$0 + 1] })
    else { return false }
    let right = elements.lastIndex { $0 > elements[left] }!
    elements.swapAt(left, right)
    elements[(left + 1)...].reverse()
    return true
  }

  @Test func anotherOrderPutsAnotherElementFirst() {
    #expect(drained(PriorityQueue([5, 2, 8, 2], by: >)) == [8, 5, 2, 2])
    var byLength = PriorityQueue<String> { $0.utf8.count < $1.utf8.count }
    for word in ["three", "a", "four"] { byLength.insert(word) }
    #expect(drained(byLength) == ["a", "four", "three"])
    var pairs = PriorityQueue<(Int, Int)>(by: <)
    for pair in [(2, 1), (1, 9), (1, 3)] { pairs.insert(pair) }
    #expect(drained(pairs).map { "\($0)" } == ["(1, 3)", "(1, 9)", "(2, 1)"])
  }

  @Test func aQueueIsMadeOfAnySequence() {
    #expect(drained(PriorityQueue(stride(from: 9, to: 0, by: -3))) == [3, 6, 9])
  }

  @Test func theElementsOfASequenceAreAdded() {
    var queue = PriorityQueue([5, 1], by: >)
    queue.insert(contentsOf: stride(from: 0, to: 8, by: 3))
    queue.insert(contentsOf: [])
    #expect(drained(queue) == [6, 5, 3, 1, 0])
  }

  @Test func replacingTheFirstReturnsIt() {
    var queue = PriorityQueue([4, 7, 6])
    let replaced = [5, 9].map { queue.replaceFirst(with: $0) }
    #expect(replaced == [4, 5] && drained(queue) == [6, 7, 9])
  }

  @Test func aCopyIsAQueueOfItsOwn() {
    let original = PriorityQueue([2, 1])
    var copy = original
    copy.insert(0)
    _ = copy.popFirst()
    _ = copy.popFirst()
    #expect(drained(original) == [1, 2] && drained(copy) == [2])
  }

  @Test func removingAllLeavesAQueueToUse() {
    for keepsMemory in [false, true] {
      var queue = PriorityQueue([3, 1], by: >)
      queue.removeAll(keepingCapacity: keepsMemory)
      #expect(queue.isEmpty)
      queue.insert(1)
      queue.insert(2)
      #expect(drained(queue) == [2, 1])
    }
  }

  @Test func objectsAreKeptAndLetGo() {
    do {
      var queue = PriorityQueue((0..<40).map { Counted($0 * 7 % 40) }) { $0.value < $1.value }
      #expect(Counted.alive == 40)
      let taken = (0..<20).map { _ in queue.popFirst()?.value }
      #expect(taken == Array(0..<20))
      #expect(Counted.alive == 20)
      queue.insert(Counted(3))
      let replaced = queue.replaceFirst(with: Counted(90)).value
      #expect(replaced == 3)
      #expect(Counted.alive == 21)
      queue.removeAll()
      #expect(Counted.alive == 0)
    }
  }

  @Test func anEmptyQueueHasNoFirstElementToReplace() async {
    await #expect(processExitsWith: .failure) {
      var queue = PriorityQueue<Int>()
      queue.replaceFirst(with: 1)
    }
  }

  #if !DEBUG
    @Test func aMillionComeOutInOrder() {
      let numbers = InputPattern.random.values(count: 1_000_000, in: 0...1_000_000, seed: 1)
      let expected = numbers.sorted()
      #expect(drained(PriorityQueue(numbers)) == expected)
    }
  #endif
}
