import PropertyTesting
import Searching
import Testing

@Suite struct PermutationTests {
  /// A collection that keeps its elements to itself.
  private struct Pieces: MutableCollection, BidirectionalCollection {
    var elements: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(index: Int) -> Int {
      get { elements[index] }
      set { elements[index] = newValue }
    }
  }

  /// All orders of some elements, each once, in that of a dictionary: every choice of the first one, and all orders of
  /// the others behind it.
  private func orders(_ elements: [Int]) -> [[Int]] {
    if elements.isEmpty { return [[]] }
    return Set(elements).sorted().flatMap { first in
      var others = elements
      others.remove(at: others.firstIndex(of: first)!)
      return orders(others).map { [first] + $0 }
    }
  }

  @Test func everyOrderComesOnceAndTheFirstAfterTheLast() {
    forAll(.array(of: .integers(in: 0...5), counts: 0...6)) { elements in
      var order = elements.sorted()
      var seen: [[Int]] = []
      var isNext = true
      while isNext {
        seen.append(order)
        isNext = order.nextPermutation()
      }
      try check(seen, equals: orders(elements))
      try check(order, equals: elements.sorted(), "after the last one")

      order = elements.sorted(by: >)
      seen = []
      isNext = true
      while isNext {
        seen.append(order)
        isNext = order.previousPermutation()
      }
      try check(seen, equals: orders(elements).reversed(), "backward")
      try check(order, equals: elements.sorted(by: >), "before the first one")
    }
  }

  @Test func othersThanArraysHaveOrdersToo() {
    var letters = Array("SWIFT")
    letters.nextPermutation()
    #expect(String(letters) == "SWITF")
    var part = [9, 1, 2, 0][1..<3]
    let hasNext = [part.nextPermutation(), part.nextPermutation()]
    #expect(hasNext == [true, false])
    #expect(part == [1, 2])
    var pieces = Pieces(elements: [1, 2, 2])
    var orders: [[Int]] = []
    repeat { orders.append(Array(pieces)) } while pieces.nextPermutation()
    #expect(orders == [[1, 2, 2], [2, 1, 2], [2, 2, 1]])
    pieces.previousPermutation()
    #expect(pieces.elements == [2, 2, 1])
    var chosen = [false, true, true].map { $0 ? 1 : 0 }
    var count = 1
    while chosen.nextPermutation() { count += 1 }
    #expect(count == 3)
  }
}
