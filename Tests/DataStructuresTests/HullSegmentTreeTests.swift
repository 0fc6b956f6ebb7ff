import DataStructures
import InputPatterns
import PropertyTesting
import Testing

/// The same in an array: slow, obvious, independent.
private func add(_ slope: Int, _ intercept: Int, to range: Range<Int>, of elements: inout [Int]) {
  for index in range { elements[index] += slope * index + intercept }
}

@Suite struct HullSegmentTreeTests {
  @Test func documentedExamplesAreTrue() {
    var heights = HullSegmentTree([5, 1, 4, 1, 3])
    heights.add(slope: 2, intercept: -3, to: 1...3)
    #expect(heights.minimum(0...) == 0)
    #expect(heights.minimum(2...) == 3)
    #expect(heights[3] == 4)
    #expect("\(heights)" == "[5, 0, 5, 4, 3]")
  }

  @Test func emptyTreesAndEmptyRangesStayAsTheyAre() {
    var empty = HullSegmentTree([])
    #expect(empty.count == 0)
    empty.add(slope: 1, intercept: 1, to: 0..<0)
    #expect("\(empty)" == "[]" && empty.elements == [])
    var one = HullSegmentTree([7])
    one.add(slope: 1, intercept: 1, to: 1..<1)
    one.add(slope: 5, intercept: -2, to: 0...)
    #expect(one.minimum(...0) == 5)
    #expect(one.count == 1)
  }

  /// All ranges of all small arrays, before and after any addition.
  @Test(arguments: [(1, 2), (2, 3), (3, 3), (4, 2), (5, 1)])
  func everySmallArrayHasTheseMinima(count: Int, largest: Int) throws {
    var arrays = [[Int]()]
    for _ in 0..<count { arrays = arrays.flatMap { known in (0...largest).map { known + [$0] } } }
    let ranges = (0..<count).flatMap { lower in (lower..<count).map { lower..<$0 + 1 } }
    for (number, array) in arrays.enumerated() {
      var (elements, tree) = (array, HullSegmentTree(array))
      for step in 0..<2 {
        for range in ranges {
          try check(tree.minimum(range), equals: elements[range].min()!, "\(range) of \(elements)")
        }
        let range = ranges[(number + step) % ranges.count]
        let slope = number % 5 - 2
        add(slope, 1 - step, to: range, of: &elements)
        tree.add(slope: slope, intercept: 1 - step, to: range)
      }
      try check(tree.elements, equals: elements)
      try check(elements.indices.map { tree[$0] }, equals: elements)
    }
  }

  /// Few elements with few values, so that many points are in a line, and large ones.
  @Test(arguments: [(7, 3, 300), (13, 1, 200), (30, 100, 100), (64, 2, 60), (100, 1_000_000, 60)])
  func randomTreesAreAsArrays(count: Int, largest: Int, steps: Int) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      func any() -> Int { random.next(in: -largest...largest) }
      var elements = (0..<count).map { _ in any() }
      var tree = HullSegmentTree(elements)
      for _ in 0..<steps {
        let (first, second) = (random.next(in: 0...count), random.next(in: 0...count))
        let range = min(first, second)..<max(first, second)
        let (slope, intercept) = (any(), any())
        // Around the middle of the range, so that both ends may be the least.
        let start = intercept - slope * (range.lowerBound + range.count / 2)
        add(slope, start, to: range, of: &elements)
        tree.add(slope: slope, intercept: start, to: range)
        let (other, third) = (random.next(in: 0...count - 1), random.next(in: 0...count - 1))
        let asked = min(other, third)...max(other, third)
        try check(
          tree.minimum(asked), equals: elements[asked].min()!,
          "seed \(seed): \(asked) of \(elements)")
      }
      try check(tree.elements, equals: elements)
      try check(elements.indices.map { tree[$0] }, equals: elements)
    }
  }

  /// Nearly convex, and nearly concave: all points of a hull, or its ends only.
  @Test(arguments: [-1, 1]) func bentArraysHaveTheseMinima(sign: Int) throws {
    var random = SplitMix64(seed: 5)
    var elements = (0..<60).map { sign * ($0 - 30) * ($0 - 30) + random.next(in: 0...2) }
    var tree = HullSegmentTree(elements)
    for slope in -60...60 {
      let lower = random.next(in: 0...59)
      add(slope, -slope, to: lower..<60, of: &elements)
      tree.add(slope: slope, intercept: -slope, to: lower...)
      for range in [0..<60, 3..<57, 10..<31, lower..<60, 0..<lower + 1] {
        try check(tree.minimum(range), equals: elements[range].min()!, "\(range) of \(elements)")
      }
    }
  }

  /// Two parabolas, so that bridges lead from the middle of one hull to the middle of another one.
  @Test func halvesOfManyShapesHaveTheseMinima() throws {
    var random = SplitMix64(seed: 8)
    for round in 0..<150 {
      func parabola() -> (Int) -> Int {
        let (steep, vertex) = (random.next(in: 1...20), random.next(in: -10...74))
        let height = random.next(in: -5000...5000)
        return { steep * ($0 - vertex) * ($0 - vertex) + height }
      }
      let (left, right) = (parabola(), parabola())
      let border = random.next(in: 20...44)
      var elements = (0..<64).map { $0 < border ? left($0) : right($0) }
      var tree = HullSegmentTree(elements)
      for _ in 0..<6 {
        let slope = random.next(in: -600...600)
        add(slope, 0, to: 0..<64, of: &elements)
        tree.add(slope: slope, intercept: 0, to: 0...)
        try check(tree.minimum(0...), equals: elements.min()!, "round \(round): \(elements)")
      }
    }
  }

  /// The lines along both halves meet at 4, which is on the right of the border at 3, at which the left one is higher.
  @Test func linesThatMeetOnTheRightOfTheBorderLeadToTheBridge() throws {
    let elements = [2, 2, 1, 0, 0, 0, 0]
    var tree = HullSegmentTree(elements)
    for slope in 1...3 {
      tree.add(slope: 1, intercept: 0, to: 0...)
      let expected = elements.indices.map { elements[$0] + slope * $0 }.min()!
      try check(tree.minimum(0...), equals: expected, "slope \(slope)")
    }
  }

  /// Convex arrays, whose right half is lowered: bridges lead from anywhere to anywhere.
  @Test(arguments: [7, 15, 22]) func convexHalvesHaveTheseMinima(count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<500 {
      var (elements, height) = ([Int](), 0)
      for step in (0..<count).map({ _ in random.next(in: -60...60) }).sorted() {
        if elements.count == count / 2 { height -= random.next(in: 0...60) }
        height += step
        elements.append(height)
      }
      var tree = HullSegmentTree(elements)
      tree.add(slope: -60, intercept: 0, to: 0...)
      for slope in stride(from: -60, through: 60, by: 4) {
        let expected = elements.indices.reduce(Int.max) { min($0, elements[$1] + slope * $1) }
        try check(tree.minimum(0...), equals: expected, "slope \(slope) and \(elements)")
        tree.add(slope: 4, intercept: 0, to: 0...)
      }
    }
  }

  @Test func elementsAreAsLargeAsTheyMayBe() throws {
    for count in [2, 3, 8, 100] {
      let most = (1 << 60) / count
      var random = SplitMix64(seed: UInt64(count))
      var elements = (0..<count).map { _ in [-most, most, 0, most - 1][random.next(in: 0...3)] }
      var tree = HullSegmentTree(elements)
      for step in 0..<40 {
        // From one end to the other, and back.
        let slope = (step % 2 == 0 ? 1 : -1) * (most / (count - 1) * 2)
        let goal = (0..<count).map { step % 2 == 0 ? -most + slope * $0 : most + slope * $0 }
        // To that line first, element by element.
        for (index, element) in elements.enumerated() where step < 2 || index % 3 == step % 3 {
          tree.add(slope: 0, intercept: goal[index] - element, to: index...index)
          elements[index] = goal[index]
        }
        let lower = random.next(in: 0...count - 1)
        try check(tree.minimum(lower...), equals: elements[lower...].min()!, "from \(lower)")
        if elements == goal {
          add(-slope, step % 2 == 0 ? most : -most, to: lower..<count, of: &elements)
          tree.add(slope: -slope, intercept: step % 2 == 0 ? most : -most, to: lower...)
          try check(tree.minimum(0...), equals: elements.min()!)
        }
      }
      try check(tree.elements, equals: elements)
      try check(elements.indices.map { tree[$0] }, equals: elements)
    }
  }

  /// What is added to a single element over and over, slopes and intercepts, is not summed.
  @Test func slopesOfSingleElementsDoNotAddUp() {
    var tree = HullSegmentTree([1, 2, 3])
    for _ in 0..<5 { tree.add(slope: 1 << 61, intercept: -(1 << 61) + 1, to: 1...1) }
    #expect("\(tree)" == "[1, 7, 3]")
  }

  #if compiler(>=6.2)
    @Test func whatIsNotThereIsAMistake() async {
      await #expect(processExitsWith: .failure) { print(HullSegmentTree([1, 2])[2]) }
      await #expect(processExitsWith: .failure) { print(HullSegmentTree([1, 2])[-1]) }
      await #expect(processExitsWith: .failure) { print(HullSegmentTree([1, 2]).minimum(1..<1)) }
      await #expect(processExitsWith: .failure) { print(HullSegmentTree([1, 2]).minimum(1..<3)) }
      await #expect(processExitsWith: .failure) {
        var tree = HullSegmentTree([1, 2])
        tree.add(slope: 1, intercept: 1, to: 0..<3)
        print(tree)
      }
      await #expect(processExitsWith: .failure) {
        var tree = HullSegmentTree([1, 2, 3])
        tree.add(slope: 1 << 62, intercept: -(1 << 62), to: 2...2)
        print(tree)
      }
    }
  #endif
}
