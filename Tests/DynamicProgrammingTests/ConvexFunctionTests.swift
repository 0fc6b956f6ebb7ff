import DynamicProgramming
import InputPatterns
import PropertyTesting
import Testing

/// Convex functions, against their values on a range of places.
@Suite struct ConvexFunctionTests {
  @Test func theExamplesAreTrue() {
    var costs = ConvexFunction()
    for number in [3, 1, 4, 1, 5] {
      costs.move(by: 0...)
      costs.addDistance(to: number)
    }
    #expect(costs.minimum == 5)
    var distances = ConvexFunction()
    distances.addDistance(to: 3)
    distances.addDistance(to: 8)
    #expect(distances.minimizers == 3...8)
    var moved = ConvexFunction()
    moved.addDistance(to: 5)
    moved.move(by: -1...3)
    #expect(moved.minimizers == 4...8 && moved.value(at: 10) == 2)
    var points = ConvexFunction()
    points.addExcess(over: 8, times: 3)
    points.addDistance(to: 5)
    #expect(points.breakpoints.map(\.place) == [5, 8])
    #expect(points.breakpoints.map(\.weight) == [2, 3])
    var sum = ConvexFunction()
    sum.addDistance(to: 3)
    var others = ConvexFunction()
    others.addDistance(to: 8)
    others.addDistance(to: 9)
    sum.add(others)
    #expect(sum.minimum == 6 && others.minimizers == 8...9)
    var paid = ConvexFunction()
    paid.addDistance(to: 5, times: 7)
    paid.move(by: 0..., costPerStep: 2)
    paid.move(by: ...0, costPerStep: -2)
    #expect(paid.value(at: 8) == 6)
  }

  private enum Change {
    case add, distance, excess, shortfall, move, up, down, join
  }

  /// A function and its values, from which it goes on straight at either end.
  private struct Row {
    /// No breakpoint is or moves as far.
    static let places = Array(-110...110)
    var function = ConvexFunction()
    var values = Row.places.map { _ in 0 }

    func value(_ place: Int) -> Int {
      let (first, last) = (values[0], values[values.count - 1])
      if place < -110 { return first + (first - values[1]) * (-110 - place) }
      if place > 110 { return last + (last - values[values.count - 2]) * (place - 110) }
      return values[place + 110]
    }

    mutating func change(_ kind: Change, _ a: Int, _ weight: Int, _ cost: Int, other: Row) {
      let old = self
      func set(_ value: (Int) -> Int) { values = Row.places.map(value) }
      switch kind {
      case .add:
        function.add(a)
        set { old.value($0) + a }
      case .distance:
        function.addDistance(to: a, times: weight)
        set { old.value($0) + abs($0 - a) * weight }
      case .excess:
        function.addExcess(over: a, times: weight)
        set { old.value($0) + max($0 - a, 0) * weight }
      case .shortfall:
        function.addShortfall(below: a, times: weight)
        set { old.value($0) + max(a - $0, 0) * weight }
      case .move:
        function.move(by: a...a + weight, costPerStep: cost)
        set { place in (a...a + weight).map { old.value(place - $0) + cost * $0 }.min()! }
      case .up:
        let cost = abs(cost)
        function.move(by: a..., costPerStep: cost)
        set { old.value($0 - a) + cost * a }
        for place in values.indices.dropFirst() {
          values[place] = min(values[place], values[place - 1] + cost)
        }
      case .down:
        let cost = abs(cost)
        function.move(by: ...a, costPerStep: -cost)
        set { old.value($0 - a) - cost * a }
        for place in values.indices.dropLast().reversed() {
          values[place] = min(values[place], values[place + 1] + cost)
        }
      case .join:
        function.add(other.function)
        set { old.value($0) + other.value($0) }
      }
    }

    func check() throws {
      let places = Row.places
      try PropertyTesting.check(places.map(function.value(at:)), equals: values, "values")
      let minimum = values.min()!
      try PropertyTesting.check(function.minimum, equals: minimum, "minimum")
      try PropertyTesting.check(
        places.filter(function.minimizers.contains),
        equals: places.filter { value($0) == minimum }, "minimizers")
      let bends = places.filter { value($0 - 1) + value($0 + 1) > 2 * value($0) }
      let breakpoints = function.breakpoints
      try PropertyTesting.check(breakpoints.map(\.place), equals: bends, "breakpoints")
      try PropertyTesting.check(
        breakpoints.map(\.weight),
        equals: bends.map { value($0 - 1) + value($0 + 1) - 2 * value($0) }, "weights")
    }
  }

  @Test func allChangesAreThoseOfTheValues() {
    let kinds = Generator<Change>.element(of: [
      .add, .distance, .excess, .shortfall, .distance, .excess, .shortfall, .move, .move, .up,
      .down, .join,
    ])
    let change = tuples(
      kinds, .integers(in: -6...6), .integers(in: 0...3), .integers(in: -4...4),
      .integers(in: 0...2), .integers(in: 0...2))
    forAll(.array(of: change, counts: 0...10)) { changes in
      var rows = [Row(), Row(), Row()]
      for (kind, a, weight, cost, first, second) in changes {
        rows[first].change(kind, a, weight, cost, other: rows[second])
        try rows[first].check()
      }
      for row in rows { try row.check() }
    }
  }

  /// With many breakpoints, all of them are where the sorted ones of an array are.
  @Test func manyBreakpointsAreLimitedOnBothSides() {
    let pair = tuples(Generator<Int>.integers(in: -20...20), .integers(in: 0...20))
    forAll(.array(of: pair, counts: 0...80), effort: 2) { pairs in
      var function = ConvexFunction()
      var points: [Int] = []
      for (place, limit) in pairs {
        function.addDistance(to: place)
        points = (points + [place, place]).sorted()
        function.move(by: 0..., costPerStep: limit)
        function.move(by: ...0, costPerStep: -limit)
        let half = points.count / 2
        let kept = min(half, limit)
        points = Array(points[half - kept..<half + kept])
        let actual = function.breakpoints.flatMap { Array(repeating: $0.place, count: $0.weight) }
        try check(actual, equals: points, "after \(place), \(limit)")
      }
    }
  }

  @Test func withoutAnEndTheLeastValueIsEverywhere() {
    var function = ConvexFunction()
    #expect(function.minimizers == .min ... .max && function.minimum == 0)
    function.addExcess(over: 5, times: 0)
    #expect(function.minimizers == .min ... .max && function.value(at: .max) == 0)
    function.addExcess(over: 5, times: 3)
    #expect(function.minimizers == .min...5 && function.value(at: 7) == 6)
    function.move(by: 0...)
    function.addShortfall(below: -5, times: 1_000_000_000)
    #expect(function.minimizers == -5 ... .max && function.value(at: -6) == 1_000_000_000)
    // What is not there does not move too far.
    for _ in 0..<3 { function.move(by: 0 ... .max) }
    function.addExcess(over: 4)
    #expect(function.minimizers == -5...4)
    for _ in 0..<3 { function.move(by: ...0) }
    function.move(by: -.max ... -1)
    function.move(by: -.max ... -1)
    #expect(function.minimizers == .min...2)
    function.move(by: .min ... -1)
    #expect(function.minimizers == .min...1)
    function.move(by: Int.min...)
    #expect(function.minimizers == .min ... .max)
  }

  @Test func theGreatestPlaces() {
    var function = ConvexFunction()
    function.addExcess(over: .max)
    function.addShortfall(below: .min)
    #expect(function.minimizers == .min ... .max && function.minimum == 0)
    function.addExcess(over: .max - 3)
    function.addShortfall(below: .max - 1, times: 2)
    #expect(function.minimizers == .max - 1 ... .max - 1 && function.minimum == 2)
  }

  /// Only the breakpoints have to fit, not the sum of the distances.
  @Test func aBreakpointMayMoveThroughAllIntegers() {
    var function = ConvexFunction()
    function.addExcess(over: -1 << 62)
    for _ in 0..<2 { function.move(by: (1 << 62)...(1 << 62)) }
    #expect(function.minimizers == .min...(1 << 62))
    function.addExcess(over: -100)
    #expect(function.minimizers == .min ... -100 && function.value(at: 0) == 100)
    function = ConvexFunction()
    function.addShortfall(below: 5)
    function.move(by: Int.min...)
    #expect(function.minimizers == Int.min + 5 ... .max)
  }

  @Test func whatIsAboveTheMinimumNeedNotFit() {
    var function = ConvexFunction()
    function.add(-1 << 62)
    for _ in 0..<2 { function.addDistance(to: 0) }
    #expect(function.value(at: 1 << 62) == 1 << 62 && function.value(at: -1 << 62) == 1 << 62)
  }

  /// Numbers made non-decreasing at the least cost, and the numbers themselves from the minimizers.
  @Test func manyNumbersAreMadeNonDecreasing() {
    for (pattern, seed) in [(InputPattern.random, 1), (.sorted, 2), (.reversed, 3)] {
      let count = 100_000
      let numbers = pattern.values(
        count: count, in: -1_000_000_000...1_000_000_000, seed: UInt64(seed))
      var function = ConvexFunction()
      var lasts: [Int] = []
      for number in numbers {
        function.move(by: 0...)
        function.addDistance(to: number)
        lasts.append(function.minimizers.lowerBound)
      }
      for place in (0..<count - 1).reversed() { lasts[place] = min(lasts[place], lasts[place + 1]) }
      #expect(zip(lasts, lasts.dropFirst()).allSatisfy(<=))
      let cost = zip(lasts, numbers).reduce(0) { $0 + abs($1.0 - $1.1) }
      #expect(cost == function.minimum, "\(pattern)")
    }
  }

  /// Each one moves the minimum past a part of a corner: were the pieces kept apart, there would be ever more to move.
  @Test func heavyCornersFarToEitherSideByTurns() {
    var random = SplitMix64(seed: 5)
    let distances = (0..<100_000).map { index in
      (place: index % 2 == 0 ? index : -index, weight: Int.random(in: 0..<1000, using: &random))
    }
    var function = ConvexFunction()
    for (place, weight) in distances { function.addDistance(to: place, times: weight) }
    for place in [function.minimizers.lowerBound, function.minimizers.upperBound] {
      let cost = distances.reduce(0) { $0 + abs($1.place - place) * $1.weight }
      #expect(cost == function.minimum)
      #expect(cost == function.value(at: place))
    }
  }

  /// Fuses from the leaves of a tree to its root 0, by the times at which they may arrive at each vertex.
  private static func costOfEqualTimes(_ parents: [Int], _ lengths: [Int]) -> Int {
    var costs = parents.map { _ in ConvexFunction() }
    for leaf in parents.indices.dropFirst() where !parents.contains(leaf) {
      costs[leaf].addDistance(to: 0)
    }
    for vertex in parents.indices.dropFirst().reversed() {
      var cost = ConvexFunction()
      swap(&cost, &costs[vertex])
      cost.add(lengths[vertex])
      cost.move(by: 0...lengths[vertex], costPerStep: -1)
      cost.move(by: 0..., costPerStep: 1)
      costs[parents[vertex]].add(cost)
    }
    return costs[0].minimum
  }

  @Test func fusesArriveAtOnce() {
    #expect(Self.costOfEqualTimes([0, 0, 0, 1, 1, 1], [0, 2, 7, 3, 1, 4]) == 5)
    #expect(
      Self.costOfEqualTimes(
        [0, 0, 1, 1, 2, 2, 2, 1, 3, 3], [0, 5, 5, 8, 3, 2, 3, 9, 4, 3]) == 5)
    let edge = tuples(Generator<Int>.integers(in: 0...99), .integers(in: 0...6))
    forAll(.array(of: edge, counts: 1...9)) { edges in
      let parents = [0] + edges.enumerated().map { $1.0 % ($0 + 1) }
      let lengths = [0] + edges.map(\.1)
      // By the time, in a table of times that are long enough.
      let times = 0...lengths.reduce(0, +)
      var costs = parents.map { _ in times.map { _ in 0 } }
      for vertex in parents.indices.dropFirst().reversed() {
        let isLeaf = !parents.contains(vertex)
        for time in times {
          costs[parents[vertex]][time] += (0...time).filter { !isLeaf || $0 == 0 }
            .map { costs[vertex][$0] + abs(time - $0 - lengths[vertex]) }.min()!
        }
      }
      try check(Self.costOfEqualTimes(parents, lengths), equals: costs[0].min()!)
    }
  }

  @Test func theSumIsTheSameBothWays() {
    let numbers = InputPattern.random.values(count: 3_000, in: -1_000...1_000, seed: 3)
    var (many, few) = (ConvexFunction(), ConvexFunction())
    for (index, number) in numbers.enumerated() {
      if index % 100 == 0 { few.addDistance(to: number, times: 3) }
      many.addDistance(to: number)
    }
    few.add(7)
    var (first, second) = (many, few)
    first.add(few)
    second.add(many)
    #expect(first.minimum == second.minimum && first.minimizers == second.minimizers)
    for place in stride(from: -1_100, through: 1_100, by: 50) {
      let value = many.value(at: place) + few.value(at: place)
      #expect(first.value(at: place) == value && second.value(at: place) == value)
    }
    let places = first.breakpoints.map(\.place)
    #expect(zip(places, places.dropFirst()).allSatisfy(<))
    #expect(first.breakpoints.map(\.weight) == second.breakpoints.map(\.weight))
  }

  @Test func costsMayBeHighAndMovesLong() {
    var function = ConvexFunction()
    function.move(by: -3...5, costPerStep: 4)
    #expect(function.minimum == -12 && function.minimizers == .min ... .max)
    function.move(by: -3...5, costPerStep: -.max / 8)
    #expect(function.minimum == -12 - 5 * (Int.max / 8))
    function = ConvexFunction()
    function.addShortfall(below: 0)
    function.addExcess(over: 1 << 62, times: 7)
    function.addExcess(over: 5)
    // A breakpoint that is dropped does not move too far.
    function.move(by: (1 << 62)..., costPerStep: 1)
    #expect(function.minimizers == (1 << 62)...(1 << 62) + 5)
    #expect(function.breakpoints.map(\.weight) == [1, 1])
  }

  #if compiler(>=6.2)
    @Test func negativeWeightsAndSumsThatDoNotFitAreMistakes() async {
      await #expect(processExitsWith: .failure) {
        var function = ConvexFunction()
        function.addDistance(to: 1, times: -1)
        print(function.minimum)
      }
      await #expect(processExitsWith: .failure) {
        var function = ConvexFunction()
        function.addShortfall(below: .max)
        function.addExcess(over: .min)
        print(function.minimum)
      }
      await #expect(processExitsWith: .failure) {
        var function = ConvexFunction()
        function.addShortfall(below: .max)
        function.move(by: 1...1)
        print(function.minimizers)
      }
      await #expect(processExitsWith: .failure) {
        var function = ConvexFunction()
        function.addExcess(over: 5)
        function.move(by: .max ... .max)
        print(function.minimizers)
      }
      await #expect(processExitsWith: .failure) {
        var function = ConvexFunction()
        function.move(by: 0..., costPerStep: -1)
        print(function.minimizers)
      }
      await #expect(processExitsWith: .failure) {
        var function = ConvexFunction()
        function.move(by: ...0, costPerStep: 1)
        print(function.minimizers)
      }
    }
  #endif
}
