import InputPatterns
import PropertyTesting
import Searching
import Testing

@Suite struct CartesianTreeTests {
  /// The first of the smallest, and then both sides of it: slow, obvious.
  private func parents(_ numbers: [Int], by order: (Int, Int) -> Bool) -> [Int?] {
    var parents = [Int?](repeating: nil, count: numbers.count)
    var waiting: [(Range<Int>, Int?)] = [(numbers.indices, nil)]
    while let (range, parent) = waiting.popLast() {
      guard var root = range.first else { continue }
      for place in range where order(numbers[place], numbers[root]) { root = place }
      parents[root] = parent
      waiting += [(range.lowerBound..<root, root), (root + 1..<range.upperBound, root)]
    }
    return parents
  }

  @Test func eachRootIsTheFirstInTheOrder() {
    forAll(.array(of: .oneOf(.integers(in: 0...3), .integers(in: .min ... .max)), counts: 0...30)) {
      try check($0.cartesianTreeParents(), equals: parents($0, by: <))
      try check($0.cartesianTreeParents(by: >), equals: parents($0, by: >), "by >")
    }
  }

  @Test func theExamplesAreTrue() {
    #expect([9, 3, 7, 1, 8].cartesianTreeParents() == [1, 3, 1, nil, 3])
    #expect([9, 3, 7, 1, 8].cartesianTreeParents(by: >) == [nil, 2, 4, 2, 0])
    #expect(
      [Int]().cartesianTreeParents() == [] && [4, 4, 4].cartesianTreeParents() == [nil, 0, 1])
    #expect([5, 2, 1, 3][1...].cartesianTreeParents() == [2, nil, 2])
  }

  @Test func aMillionElementsInALine() {
    let count = 1_000_000
    #expect((0..<count).cartesianTreeParents() == [nil] + (0..<count - 1).map { $0 })
    #expect((0..<count).cartesianTreeParents(by: >) == (1..<count).map { $0 } + [nil])
  }

  @Test func errorsAreThoseOfTheOrder() {
    struct Unknown: Error {}
    #expect(throws: Unknown.self) {
      _ = try [1, 2].cartesianTreeParents { _, _ in throw Unknown() }
    }
  }
}
