import Foundation
import InputPatterns
import Peers
import TestSupport
import Testing

/// What the machine has no tools for is not tested here, as it is not measured either.
@Suite(.serialized) struct ContenderTests {
  static let library = PeerLibrary.open(root: Repository.root)

  static func contenders(_ suite: String, _ types: [String]) -> [PeerContender] {
    library.contenders.filter { $0.suite == suite && types.contains($0.type) }
  }

  /// Without a tool for a suite nothing is left to try.
  static func isOffered(_ suite: String) -> ConditionTrait {
    .enabled("the tools of all its peers are missing") {
      library.contenders.contains { $0.suite == suite }
    }
  }

  private static let numberTypes = ["int32", "int64", "double"]
  // The longest fill more than one chunk of 64 KiB, as text and as numbers of 64 bits.
  private static let counts = [0, 1, 2, 3, 100, 8_500]
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder.forPeers()
  }

  /// What does not compile or does not start is not skipped in silence.
  @Test func onlyMissingToolsAreAReasonToSkip() {
    // That of the compiler with which this was built.
    #expect(Self.library.contenders.contains { $0.name == "swift-sort" })
    for peer in Self.library.skipped {
      let isWithoutTool = ["there is no ", "does not run", "numpy is not installed"]
        .contains { peer.reason.contains($0) }
      let isWithoutHeader =
        peer.reason.contains("No such file")
        && ["boost/", "hwy/"].contains { peer.reason.contains($0) }
      #expect(isWithoutTool || isWithoutHeader, "\(peer)")
    }
  }

  @Test(isOffered("sort"), arguments: contenders("sort", numberTypes + ["string"]))
  func sortsAreRight(_ contender: PeerContender) throws {
    for count in Self.counts {
      for pattern in [InputPattern.random, .organPipe, .fewValues] {
        let values = numbers(pattern, count)
        switch contender.type {
        case "int32": try expectSorted(values, contender)
        case "int64": try expectSorted(values.map { Int64($0) << 31 | 5 }, contender)
        case "double": try expectSorted(values.map { Double($0) / 64 }, contender)
        default: try expectSorted(values.map { String($0) }, contender)
        }
      }
    }
  }

  private func expectSorted<T: Exchanged>(_ input: [T], _ contender: PeerContender) throws {
    let result: [T] = try run(contender, T.data(input))
    #expect(result == input.sorted(), "\(contender.name), \(contender.type), \(input.prefix(20))")
  }

  @Test(isOffered("lis"), arguments: contenders("lis", ["int32", "int64"]))
  func subsequencesAreRight(_ contender: PeerContender) throws {
    for count in [0, 1, 2, 3, 100, 1_500] {
      for pattern in [InputPattern.random, .sorted, .reversed, .halfIncreasing, .twoValues] {
        let values = numbers(pattern, count)
        if contender.type == "int32" {
          try expectLongest(values, contender)
        } else {
          try expectLongest(values.map { Int64($0) << 31 }, contender)
        }
      }
    }
  }

  private func expectLongest<T: Exchanged>(_ input: [T], _ contender: PeerContender) throws {
    let result: [T] = try run(contender, T.data(input))
    let what = "\(contender.name), \(contender.type), \(input.prefix(20))"
    #expect(zip(result, result.dropFirst()).allSatisfy { $0 < $1 }, "\(what)")
    var rest = result[...]
    for value in input where value == rest.first { rest.removeFirst() }
    #expect(rest.isEmpty, "no subsequence: \(what)")
    #expect(result.count == Self.lengthOfLongest(input), "\(what)")
  }

  /// The usual idea, with a search that cannot go wrong.
  private static func lengthOfLongest<T: Comparable>(_ input: [T]) -> Int {
    var smallestEnds: [T] = []
    for value in input {
      if let place = smallestEnds.firstIndex(where: { $0 >= value }) {
        smallestEnds[place] = value
      } else {
        smallestEnds.append(value)
      }
    }
    return smallestEnds.count
  }

  @Test(isOffered("rgb"), arguments: contenders("rgb", ["int32"]))
  func paintingsAreRight(_ contender: PeerContender) throws {
    for houses in 2...7 {
      for seed in 0..<20 as Range<UInt64> {
        let range: ClosedRange<Int32> = 1...9
        let costs = InputPattern.random.values(count: 3 * houses, in: range, seed: seed)
        let result: [Int64] = try run(contender, Int32.data(costs))
        #expect(result == [Self.cheapest(costs)], "\(contender.name), seed \(seed), \(costs)")
      }
    }
  }

  /// Tries all paintings of a circle.
  private static func cheapest(_ costs: [Int32]) -> Int64 {
    let houses = costs.count / 3
    var best = Int64.max
    func paint(_ colors: [Int], _ cost: Int64) {
      if colors.count == houses {
        if colors.last != colors.first { best = min(best, cost) }
        return
      }
      for color in 0..<3 where color != colors.last {
        paint(colors + [color], cost + Int64(costs[3 * colors.count + color]))
      }
    }
    paint([], 0)
    return best
  }

  @Test(isOffered("input"), arguments: contenders("input", ["int32", "int64"]), [" ", "\n"])
  func readersAreRight(_ contender: PeerContender, separator: String) throws {
    for count in Self.counts {
      for pattern in [InputPattern.random, .extremes, .skewed] {
        // Of all lengths from one digit on, with both signs, across the borders of chunks.
        let values = numbers(pattern, count)
        let list = values.map { String($0) }.joined(separator: separator)
        let text = Data("\(count)\n\(list)\n".utf8)
        let what = "\(contender.name), \(contender.type), \(count), \(values.prefix(20))"
        if contender.type == "int32" {
          #expect(try run(contender, text) == values, "\(what)")
        } else {
          #expect(try run(contender, text) == values.map { Int64($0) }, "\(what)")
        }
      }
    }
  }

  @Test(isOffered("output"), arguments: contenders("output", ["int32", "int64"]))
  func writersAreRight(_ contender: PeerContender) throws {
    for count in Self.counts.reversed() {
      let values = numbers(.extremes, count)
      let lines: [String] = try run(contender, Self.input(values, for: contender))
      #expect(lines == values.map { String($0) }, "\(contender.name), \(contender.type), \(count)")
    }
  }

  @Test(arguments: library.contenders)
  func everySampleHasTheSameResult(_ contender: PeerContender) throws {
    let input = Self.input(numbers(.random, 300).map { $0 >> 16 }, for: contender)
    try contender.load(files.write(input, to: "in put"))
    var results: Set<Data> = []
    for _ in 0..<3 {
      #expect(try contender.sample() > 0)
      try contender.writeResult(to: files.path(of: "result"))
      results.insert(try files.data(of: "result"))
    }
    #expect(results.count == 1, "\(contender.name), \(contender.type)")
  }

  // MARK: - Helpers

  /// What a contender is to be given for these numbers.
  private static func input(_ values: [Int32], for contender: PeerContender) -> Data {
    switch (contender.suite, contender.type) {
    case ("input", _):
      Data(([values.count] + values.map { Int($0) }).map { "\($0)\n" }.joined().utf8)
    case (_, "int32"): Int32.data(values)
    case (_, "int64"): Int64.data(values.map { Int64($0) })
    case (_, "double"): Double.data(values.map { Double($0) })
    default: String.data(values.map { String($0) })
    }
  }

  private func numbers(_ pattern: InputPattern, _ count: Int) -> [Int32] {
    pattern.values(count: count, in: Int32.min + 1...Int32.max, seed: UInt64(count))
  }

  private func run<T: Exchanged>(_ contender: PeerContender, _ input: Data) throws -> [T] {
    try contender.load(files.write(input, to: "in put"))
    _ = try contender.sample()
    try contender.writeResult(to: files.path(of: "result"))
    return T.array(try files.data(of: "result"))
  }
}
