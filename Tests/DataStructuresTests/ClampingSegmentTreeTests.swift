import DataStructures
import InputPatterns
import PropertyTesting
import Testing

@Suite struct ClampingSegmentTreeTests {
  @Test func documentedExamplesAreTrue() {
    var wages = ClampingSegmentTree([30, 12, 45, 7])
    wages.limit(0..., toAtLeast: 10)
    wages.limit(...2, toAtMost: 40)
    wages.add(5, to: 2...)
    #expect(wages.sum(0...) == 102)
    #expect(wages.maximum(0...) == 45)
    #expect(wages[3] == 15)
    #expect(wages.description == "[30, 12, 45, 15]")

    var speeds = ClampingSegmentTree([80, 120, 60, 130])
    speeds.limit(1..., toAtMost: 100)
    #expect(speeds.sum(0...) == 340)

    var marks = ClampingSegmentTree([5, 20, 7])
    marks.limit(..<2, toAtLeast: 10)
    #expect(marks.sum(0...) == 37)
  }

  @Test func itMayBeEmptyOrBeginWithZeros() {
    var tree = ClampingSegmentTree([])
    tree.limit(0..., toAtMost: -5)
    tree.add(5, to: 0..<0)
    #expect(tree.count == 0 && tree.sum(0...) == 0 && tree.description == "[]")
    tree = ClampingSegmentTree(count: 3)
    tree.add(4, to: 1...1)
    #expect(tree.count == 3 && tree.description == "[0, 4, 0]")
  }

  @Test func everythingIsAsIfEachElementHadBeenChangedByItself() {
    // Few different numbers, so that many are equal.
    let number = Generator<Int>.integers(in: -6...6)
    let changes = Generator<[(Int, (Int, Int), Int)]>.array(
      of: tuples(
        .integers(in: 0...4), tuples(.integers(in: 0...99), .integers(in: 0...99)), number),
      counts: 0...40)
    forAll(tuples(.array(of: number, counts: 1...40), changes), effort: 2) { numbers, changes in
      var list = numbers
      var tree = ClampingSegmentTree(numbers)
      for (kind, places, number) in changes {
        let ends = [places.0 % (list.count + 1), places.1 % (list.count + 1)].sorted()
        let range = ends[0]..<ends[1]
        switch kind {
        case 0:
          for place in range { list[place] = min(list[place], number) }
          tree.limit(range, toAtMost: number)
        case 1:
          for place in range { list[place] = max(list[place], number) }
          tree.limit(range, toAtLeast: number)
        case 2:
          for place in range { list[place] += number }
          tree.add(number, to: range)
        case 3 where !range.isEmpty:
          list[ends[0]] = number
          tree[ends[0]] = number
        default:
          let part = list[range]
          try check(tree.sum(range), equals: part.reduce(0, +), "sum of \(range)")
          if !part.isEmpty {
            try check(tree.minimum(range), equals: part.min() ?? 0, "minimum of \(range)")
            try check(tree.maximum(range), equals: part.max() ?? 0, "maximum of \(range)")
          }
        }
      }
      try check(list.indices.map { tree[$0] }, equals: list, "each element")
      try check(tree.elements, equals: list, "elements")
      for start in list.indices {
        for end in start + 1...list.count {
          let part = list[start..<end]
          try check(tree.sum(start..<end), equals: part.reduce(0, +), "sum of \(start)..<\(end)")
          try check(
            [tree.minimum(start..<end), tree.maximum(start..<end)],
            equals: [part.min() ?? 0, part.max() ?? 0], "extremes of \(start)..<\(end)")
        }
      }
    }
  }

  /// More elements, in one fixed row of changes, with numbers of all sizes.
  @Test(arguments: [10, 1_000_000_000, 1 << 50])
  func manyElements(size: Int) {
    let count = 1000
    var random = SplitMix64(seed: 11)
    var list = (0..<count).map { _ in random.next(in: -size...size) }
    var tree = ClampingSegmentTree(list)
    for step in 0..<2000 {
      let ends = [random.next(in: 0...count), random.next(in: 0...count)].sorted()
      let range = ends[0]..<ends[1]
      let number = random.next(in: -size...size)
      switch step % 4 {
      case 0:
        for place in range { list[place] = min(list[place], number) }
        tree.limit(range, toAtMost: number)
      case 1:
        for place in range { list[place] = max(list[place], number) }
        tree.limit(range, toAtLeast: number)
      case 2:
        for place in range { list[place] += number / 16 }
        tree.add(number / 16, to: range)
      default:
        #expect(tree.sum(range) == list[range].reduce(0, +), "step \(step)")
      }
    }
    #expect((0..<count).map { tree[$0] } == list && tree.elements == list)
  }

  /// What is added again and again, and taken away by a limit each time, comes to more than fits `Int`.
  @Test func whatWaitsMayBeMoreThanFits() {
    let most = 1 << 61
    for list in [[0, 0, 0, 0, 0], [0, 1, 0, 1, 1], [-1, 0, 2, 0, 5]] {
      var (rising, falling) = (ClampingSegmentTree(list), ClampingSegmentTree(list))
      for _ in 0..<20 {
        rising.add(most - 5, to: 0...)
        rising.limit(0..., toAtMost: 0)
        falling.add(-most + 5, to: 0...)
        falling.limit(0..., toAtLeast: 0)
      }
      #expect(rising.description == "[0, 0, 0, 0, 0]" && falling.description == "[0, 0, 0, 0, 0]")
      rising[1] = -7
      falling[1] = 7
      #expect(rising.description == "[0, -7, 0, 0, 0]" && falling.description == "[0, 7, 0, 0, 0]")
      #expect(rising.sum(0...) == -7 && falling.sum(0...) == 7)
    }
    // The lesser ones of two move up through the whole range, while a limit holds the greater ones.
    var tree = ClampingSegmentTree([-most, -most, most, -most, most])
    for step in 1...7 {
      tree.limit(0..., toAtMost: most - most / 2)
      tree.add(most / 2, to: 0...)
      #expect(tree.sum(0..<1) == min(most, -most + step * (most / 2)))
    }
    tree.limit(1...2, toAtMost: 3)
    #expect(tree.description == "[\(most), 3, 3, \(most), \(most)]")
  }

  /// Limits that are none, and elements at the ends of what is allowed.
  @Test func theLargestNumbersAreFine() {
    let most = 1 << 61
    var tree = ClampingSegmentTree([most, -most, 0])
    tree.limit(0..., toAtMost: .max)
    tree.limit(0..., toAtLeast: .min)
    #expect(tree.description == "[\(most), \(-most), 0]")
    #expect(tree.minimum(0...) == -most && tree.maximum(0...) == most && tree.sum(0..<2) == 0)
    tree.limit(1..., toAtLeast: most)
    #expect(tree.minimum(0...) == most && tree.sum(0...) == 3 * most)
    tree.limit(1..., toAtMost: -most)
    #expect(tree.maximum(1...) == -most && tree.sum(0...) == -most)
  }

  @Test func aCopyIsChangedByItself() {
    let old = ClampingSegmentTree([1, 2, 3])
    var new = old
    new.limit(0..., toAtMost: 2)
    new[0] = 9
    #expect(old.description == "[1, 2, 3]" && new.description == "[9, 2, 2]")
  }

  #if compiler(>=6.2)
    @Test func callsOutsideTheDocumentedRangesTrap() async {
      await #expect(processExitsWith: .failure) { _ = ClampingSegmentTree(count: -1) }
      await #expect(processExitsWith: .failure) { _ = ClampingSegmentTree([1 << 61 + 1]) }
      await #expect(processExitsWith: .failure) { _ = ClampingSegmentTree([1, 2])[2] }
      await #expect(processExitsWith: .failure) {
        var tree = ClampingSegmentTree([1, 2])
        tree[-1] = 0
      }
      await #expect(processExitsWith: .failure) {
        var tree = ClampingSegmentTree([1, 2])
        tree[0] = -1 << 61 - 1
      }
      await #expect(processExitsWith: .failure) {
        var tree = ClampingSegmentTree([1, 2])
        tree.limit(1..<3, toAtMost: 0)
      }
      await #expect(processExitsWith: .failure) {
        var tree = ClampingSegmentTree([1, 2])
        tree.limit(0..., toAtMost: .min)
      }
      await #expect(processExitsWith: .failure) {
        var tree = ClampingSegmentTree([1, 2])
        tree.limit(0..., toAtLeast: .max)
      }
      await #expect(processExitsWith: .failure) {
        var tree = ClampingSegmentTree([1, 2])
        tree.add(1 << 61 - 1, to: 0...)
      }
      await #expect(processExitsWith: .failure) {
        var tree = ClampingSegmentTree([-1, -2])
        tree.add(.min, to: 0...)
      }
      await #expect(processExitsWith: .failure) {
        _ = ClampingSegmentTree([1, 2]).sum(-1..<1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ClampingSegmentTree(Array(repeating: 1 << 61, count: 5)).sum(0...)
      }
      await #expect(processExitsWith: .failure) {
        _ = ClampingSegmentTree(Array(repeating: 1 << 61, count: 4)).sum(0...)
      }
      // The sums of two and of three elements fit, but not together.
      let sum = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        print(ClampingSegmentTree(Array(repeating: 1 << 61, count: 6)).sum(1...))
      }
      #expect(sum.says("the sum of the range may not fit Int"))
      await #expect(processExitsWith: .failure) {
        _ = ClampingSegmentTree([1, 2]).minimum(1..<1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ClampingSegmentTree([1, 2]).maximum(0..<0)
      }
    }
  #endif
}
