import DynamicProgramming
import InputPatterns
import Testing

@Suite("Longest increasing subsequence")
struct LongestIncreasingSubsequenceTests {
  // MARK: - Small inputs against all subsequences

  @Test("every short array gives the longest subsequence that ends furthest to the right")
  func exhaustive() {
    for input in allArrays(maximumLength: isOptimized ? 7 : 5, over: [0, 1, 2, 3]) {
      for order in orders {
        let expected = bruteForceIndices(input, by: order.predicate)
        let indices = order.indices(input)
        if indices != expected {
          Issue.record("\(order.name) of \(input): \(indices), expected \(expected)")
        }
        let general = input.longestIncreasingSubsequenceIndices(by: order.predicate)
        if general != expected {
          Issue.record("\(order.name) of \(input) by predicate: \(general), expected \(expected)")
        }
        if order.elements(input) != expected.map({ input[$0] })
          || order.length(input) != expected.count
        {
          Issue.record("\(order.name) of \(input): elements or length differ from the indices")
        }
      }
    }
  }

  @Test("the least number of moves that sorts is found for every short array")
  func exhaustiveMoves() {
    for input in allArrays(maximumLength: isOptimized ? 6 : 4, over: [1, 2, 3]) {
      let moves = input.minimumMovesToSort()
      let expected = bruteForceMoves(input)
      if moves != expected { Issue.record("\(input): \(moves) moves, expected \(expected)") }
      #expect(input.map(String.init).minimumMovesToSort() == moves)
    }
  }

  @Test("the examples of the documentation hold")
  func examples() {
    let digits = [3, 1, 4, 1, 5]
    #expect(digits.longestIncreasingSubsequenceIndices() == [1, 2, 4])
    #expect(digits.longestIncreasingSubsequence() == [1, 4, 5])
    #expect(digits.longestIncreasingSubsequenceLength() == 3)
    #expect(digits.longestIncreasingSubsequenceLengths() == [1, 1, 2, 1, 3])
    #expect(digits.longestNonDecreasingSubsequenceIndices() == [1, 3, 4])
    #expect(digits.longestNonDecreasingSubsequence() == [1, 1, 5])
    #expect(digits.longestNonDecreasingSubsequenceLength() == 3)
    #expect(digits.longestDecreasingSubsequenceIndices() == [2, 3])
    #expect(digits.longestDecreasingSubsequence() == [4, 1])
    #expect(digits.longestDecreasingSubsequenceLength() == 2)
    #expect(digits.longestIncreasingSubsequenceLength(by: >=) == 3)
    #expect([3, 7, 5, 2, 6, 1, 4].minimumMovesToSort() == 4)
    #expect([2, 2, 1].minimumMovesToSort() == 1)
    let words = ["pear", "fig", "apple", "kiwi", "banana"]
    #expect(words.longestIncreasingSubsequenceIndices { $0.count < $1.count } == [1, 3, 4])
    #expect(
      words.longestIncreasingSubsequence { $0.count < $1.count } == ["fig", "kiwi", "banana"])
    #expect(String("banana".longestNonDecreasingSubsequence()) == "aaa")
  }

  @Test("an empty sequence gives an empty result, a single element itself")
  func shortest() {
    for order in orders {
      #expect(order.indices([]) == [])
      #expect(order.elements([]) == [])
      #expect(order.length([]) == 0)
      #expect(order.indices([7]) == [0])
    }
    #expect([String]().longestIncreasingSubsequence() == [])
    #expect([Int]().minimumMovesToSort() == 0)
    #expect([String]().minimumMovesToSort() == 0)
  }

  @Test("the predicate is called at most once per element and halving of the tails")
  func numberOfCalls() {
    for (length, bits) in [(1, 0), (2, 1), (100, 7), (1000, 10)] {
      var calls = 0
      let input = Array(0..<length)
      let result = input.longestIncreasingSubsequenceLength {
        calls += 1
        return $0 < $1
      }
      #expect(result == length)
      #expect(calls <= length * bits)
    }
  }

  // MARK: - Predicates that misbehave

  struct Refusal: Error, Equatable { let call: Int }

  @Test("an error of the predicate is passed on, whichever call throws it")
  func throwingPredicate() throws {
    let input = ["d", "a", "c", "b", "e", "f", "a", "g"]
    var total = 0
    _ = input.longestIncreasingSubsequenceIndices {
      total += 1
      return $0 < $1
    }
    for failing in 1...total {
      var calls = 0
      func predicate(_ a: String, _ b: String) throws -> Bool {
        calls += 1
        if calls == failing { throw Refusal(call: calls) }
        return a < b
      }
      #expect(throws: Refusal(call: failing)) {
        try input.longestIncreasingSubsequenceIndices(by: predicate)
      }
      calls = 0
      #expect(throws: Refusal(call: failing)) {
        try input.longestIncreasingSubsequence(by: predicate)
      }
      calls = 0
      #expect(throws: Refusal(call: failing)) {
        try input.longestIncreasingSubsequenceLength(by: predicate)
      }
    }
  }

  @Test("a predicate that is no order still gives ascending indices within the sequence")
  func brokenPredicates() {
    var random = SplitMix64(seed: 13)
    let input = (0..<200).map { _ in Int.random(in: 0..<100, using: &random) }
    let predicates: [(Int, Int) -> Bool] = [
      { _, _ in true }, { _, _ in false }, { $0 != $1 }, { $0 == $1 }, { ($0 ^ $1) & 1 == 0 },
      { ($0 &* 31 &+ $1 &* 17) % 3 == 0 },
    ]
    for predicate in predicates {
      let indices = input.longestIncreasingSubsequenceIndices(by: predicate)
      #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 })
      #expect(indices.allSatisfy(input.indices.contains))
      #expect(indices.count == input.longestIncreasingSubsequenceLength(by: predicate))
    }
  }
}

// MARK: - The orders and their brute force

/// One of the named forms of the algorithm and the predicate that says the same.
struct SubsequenceOrder: Sendable {
  let name: String
  let predicate: @Sendable (Int, Int) -> Bool
  let indices: @Sendable ([Int]) -> [Int]
  let elements: @Sendable ([Int]) -> [Int]
  let length: @Sendable ([Int]) -> Int
}

let orders = [
  SubsequenceOrder(
    name: "increasing", predicate: { $0 < $1 },
    indices: { $0.longestIncreasingSubsequenceIndices() },
    elements: { $0.longestIncreasingSubsequence() },
    length: { $0.longestIncreasingSubsequenceLength() }),
  SubsequenceOrder(
    name: "non-decreasing", predicate: { $0 <= $1 },
    indices: { $0.longestNonDecreasingSubsequenceIndices() },
    elements: { $0.longestNonDecreasingSubsequence() },
    length: { $0.longestNonDecreasingSubsequenceLength() }),
  SubsequenceOrder(
    name: "decreasing", predicate: { $0 > $1 },
    indices: { $0.longestDecreasingSubsequenceIndices() },
    elements: { $0.longestDecreasingSubsequence() },
    length: { $0.longestDecreasingSubsequenceLength() }),
  SubsequenceOrder(
    name: "non-increasing", predicate: { $0 >= $1 },
    indices: { $0.longestIncreasingSubsequenceIndices(by: >=) },
    elements: { $0.longestIncreasingSubsequence(by: >=) },
    length: { $0.longestIncreasingSubsequenceLength(by: >=) }),
]

/// Of all longest subsequences, taken as sets of bits, the greatest one: it ends furthest to the
/// right, then has its last but one element furthest to the right, and so on.
func bruteForceIndices<Element>(
  _ input: [Element], by areInOrder: (Element, Element) -> Bool
) -> [Int] {
  var best: [Int] = []
  for set in 0..<(1 << input.count) where set.nonzeroBitCount >= best.count {
    let indices = input.indices.filter { set >> $0 & 1 == 1 }
    if zip(indices, indices.dropFirst()).allSatisfy({ areInOrder(input[$0], input[$1]) }) {
      best = indices
    }
  }
  return best
}

/// The length of the shortest way to a sorted array, one moved element at a time.
func bruteForceMoves(_ input: [Int]) -> Int {
  let sorted = input.sorted()
  var reached: Set = [input]
  var moves = 0
  while !reached.contains(sorted) {
    moves += 1
    for state in reached {
      for from in state.indices {
        var rest = state
        let element = rest.remove(at: from)
        for to in 0...rest.count {
          var next = rest
          next.insert(element, at: to)
          reached.insert(next)
        }
      }
    }
  }
  return moves
}

/// Returns all arrays of at most the given length, shortest first.
func allArrays<Element>(maximumLength: Int, over values: [Element]) -> [[Element]] {
  var all: [[Element]] = [[]]
  var longest: [[Element]] = [[]]
  for _ in 0..<maximumLength {
    longest = longest.flatMap { array in values.map { array + [$0] } }
    all += longest
  }
  return all
}

/// Whether the optimizer is on, so that tests can afford long inputs.
var isOptimized: Bool {
  #if DEBUG
    false
  #else
    true
  #endif
}

/// A collection that can only be walked forwards, and whose indices are not integers.
struct ForwardOnly<Element>: Collection {
  struct Index: Comparable {
    let offset: Int
    static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
  }

  private let storage: [Element]

  init(_ storage: [Element]) { self.storage = storage }

  var startIndex: Index { Index(offset: 0) }
  var endIndex: Index { Index(offset: storage.count) }
  func index(after index: Index) -> Index { Index(offset: index.offset + 1) }
  subscript(position: Index) -> Element { storage[position.offset] }
}
