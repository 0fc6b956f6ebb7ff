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
  }

  private enum Change {
    case add, distance, excess, shortfall, move, up, down
  }

  @Test func allChangesAreThoseOfTheValues() {
    let kinds = Generator<Change>.element(of: [
      .add, .distance, .excess, .shortfall, .distance, .excess, .shortfall, .move, .up, .down,
    ])
    let change = tuples(kinds, .integers(in: -6...6), .integers(in: 0...3))
    forAll(.array(of: change, counts: 0...10)) { changes in
      // No change reaches as far as from the ends of these places to the middle.
      let places = Array(-110...110)
      var values = places.map { _ in 0 }
      var function = ConvexFunction()
      for (kind, a, weight) in changes {
        let old = values
        // Far away the function may go on falling: what comes from there is wrong, and does not reach the middle.
        func moved(by distance: Int, _ values: [Int]) -> [Int] {
          places.indices.map { values[min(max($0 - distance, 0), values.count - 1)] }
        }
        switch kind {
        case .add:
          function.add(a)
          values = values.map { $0 + a }
        case .distance:
          function.addDistance(to: a, times: weight)
          values = zip(places, old).map { $1 + abs($0 - a) * weight }
        case .excess:
          function.addExcess(over: a, times: weight)
          values = zip(places, old).map { $1 + max($0 - a, 0) * weight }
        case .shortfall:
          function.addShortfall(below: a, times: weight)
          values = zip(places, old).map { $1 + max(a - $0, 0) * weight }
        case .move:
          function.move(by: a...a + weight)
          values = (a...a + weight).map { moved(by: $0, old) }
            .reduce(moved(by: a, old)) { zip($0, $1).map(min) }
        case .up:
          function.move(by: a...)
          for place in places.indices.dropFirst() {
            values[place] = min(values[place], values[place - 1])
          }
          values = moved(by: a, values)
        case .down:
          function.move(by: ...a)
          for place in places.indices.dropLast().reversed() {
            values[place] = min(values[place], values[place + 1])
          }
          values = moved(by: a, values)
        }
        let middle = zip(places, values).dropFirst(90).dropLast(90)
        for (place, value) in middle {
          try check(function.value(at: place), equals: value, "at \(place)")
        }
        let minimum = values[10..<places.count - 10].min()!
        try check(function.minimum, equals: minimum, "minimum")
        try check(
          middle.map(\.0).filter(function.minimizers.contains),
          equals: middle.filter { $1 == minimum }.map(\.0), "minimizers")
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
    }
  #endif
}
