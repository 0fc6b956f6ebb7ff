import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct CombiningDequeTests {
  private enum Step {
    case append, prepend, removeFirst, removeLast, popFirst, popLast, copy, removeAll
  }

  /// Does the same to an array and compares all that is said.
  ///
  /// Words tell the order in which they are combined.
  private func follow(_ steps: [(Step, Int)]) throws {
    var queue = CombiningDeque(identity: "", combine: +)
    var expected: [String] = []
    var copies: [(CombiningDeque<String>, [String])] = []
    for (step, value) in steps {
      switch step {
      case .append:
        queue.append("\(value) ")
        expected.append("\(value) ")
      case .prepend:
        queue.prepend("\(value) ")
        expected.insert("\(value) ", at: 0)
      case .removeFirst:
        if expected.isEmpty { continue }
        try check(queue.removeFirst(), equals: expected.removeFirst())
      case .removeLast:
        if expected.isEmpty { continue }
        try check(queue.removeLast(), equals: expected.removeLast())
      case .popFirst:
        try check(queue.popFirst(), equals: expected.isEmpty ? nil : expected.removeFirst())
      case .popLast:
        try check(queue.popLast(), equals: expected.popLast())
      case .copy:
        copies.append((queue, expected))
      case .removeAll:
        queue.removeAll()
        expected = []
      }
      try check(queue.combined, equals: expected.joined())
      try check(queue.count, equals: expected.count)
      try check(queue.first, equals: expected.first)
      try check(queue.last, equals: expected.last)
      try check(Array(queue), equals: expected)
    }
    for (copy, expected) in copies {
      try check(copy.combined, equals: expected.joined(), "a copy")
      try check(Array(copy), equals: expected, "a copy")
    }
  }

  private static let mixtures: [[Step]] = [
    [.append, .prepend, .append, .prepend, .removeFirst, .removeLast, .popFirst, .popLast, .copy],
    [.append, .append, .removeFirst], [.prepend, .prepend, .popLast],
    [.append, .append, .append, .popFirst, .popLast, .removeAll],
  ]

  @Test(arguments: mixtures.indices)
  func itCombinesWhatAnArrayHas(mixture: Int) {
    let kinds = Generator<Step>.element(of: Self.mixtures[mixture])
    let steps = tuples(kinds, .integers(in: 0...99))
    forAll(Generator<[(Step, Int)]>.array(of: steps, counts: 0...60), effort: 3) {
      try follow($0)
    }
  }

  @Test func theExamplesAreTrue() {
    var window = CombiningDeque([12, 18, 30], identity: 0, combine: max)
    #expect(window.combined == 30 && "\(window)" == "[12, 18, 30]")
    window.append(7)
    #expect(window.removeLast() == 7)
    #expect(window.removeFirst() == 12)
    window.prepend(45)
    #expect(window.combined == 45 && window[1] == 18)
    let empty = CombiningDeque([], identity: Int.max, combine: min)
    #expect(empty.combined == .max && empty.isEmpty && empty.first == nil && "\(empty)" == "[]")
  }

  /// Calls of the function, of which there are a few for each element, whichever end elements leave at.
  @Test(arguments: [
    [true], [false], [true, false], [true, true, false], [false, true, true, false],
  ])
  func noEndIsSlow(leavesFirst: [Bool]) {
    var calls = 0
    var queue = CombiningDeque(identity: 0) {
      calls += 1; return $0 &+ $1
    }
    let count = 5000
    for round in 0..<4 {
      for number in 0..<count {
        if round % 2 == 0 { queue.append(number) } else { queue.prepend(number) }
      }
      for number in 0..<count / 2 {
        let leaves = leavesFirst[number % leavesFirst.count]
        if leaves { queue.removeFirst() } else { queue.removeLast() }
      }
    }
    while !queue.isEmpty {
      if leavesFirst[queue.count % leavesFirst.count] { queue.popFirst() } else { queue.popLast() }
    }
    #expect(calls <= 4 * 4 * count, "\(calls)")
  }

  /// As one of a window that slides: with one more call for each element that leaves.
  @Test func aWindowTakesTwoCallsForEachElement() {
    var calls = 0
    var window = CombiningDeque(identity: Int.max) {
      calls += 1; return min($0, $1)
    }
    let numbers = InputPattern.random.values(count: 10_000, in: 0...1000, seed: 8)
    for (place, number) in numbers.enumerated() {
      window.append(number)
      if window.count > 50 { window.removeFirst() }
      let before = calls
      let least = window.combined
      #expect(least == numbers[max(0, place - 49)...place].min() && calls == before + 1)
    }
    #expect(calls <= 3 * numbers.count, "\(calls)")
  }

  @Test func mistakesTrap() async {
    await #expect(processExitsWith: .failure) {
      var queue = CombiningDeque(identity: 0, combine: +)
      queue.removeFirst()
    }
    await #expect(processExitsWith: .failure) {
      var queue = CombiningDeque(identity: 0, combine: +)
      queue.removeLast()
    }
    await #expect(processExitsWith: .failure) {
      _ = CombiningDeque([1], identity: 0, combine: +)[1]
    }
    await #expect(processExitsWith: .failure) {
      _ = CombiningDeque([1], identity: 0, combine: +)[-1]
    }
  }
}
