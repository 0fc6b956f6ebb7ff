import DynamicProgramming
import InputPatterns
import Testing

@Suite("Painting houses")
struct CircularPaintingTests {
  // MARK: - Small streets against all paintings

  @Test("every street of two houses in three colors is painted as by brute force")
  func twoHousesExhaustively() {
    for costs in allArrays(maximumLength: 6, over: [0, 1, 3]) where costs.count == 6 {
      compareWithBruteForce(costs, colors: 3)
    }
  }

  @Test("every street of three houses in three colors is painted as by brute force")
  func threeHousesExhaustively() {
    let values = isOptimized ? [-1, 0, 2] : [0, 1]
    for costs in allArrays(maximumLength: 9, over: values) where costs.count == 9 {
      compareWithBruteForce(costs, colors: 3)
    }
  }

  @Test("every street of four houses in three colors is painted as by brute force")
  func fourHousesExhaustively() {
    let length = isOptimized ? 12 : 10
    for costs in allArrays(maximumLength: length, over: [0, 1]) where costs.count == length {
      compareWithBruteForce(costs + Array(repeating: 1, count: 12 - length), colors: 3)
    }
  }

  private func compareWithBruteForce(_ costs: [Int], colors: Int, _ note: String = "") {
    let street = PaintingCosts(rowMajor: costs, colors: colors)
    for isCircle in [false, true] {
      let expected = bruteForcePainting(costs, colors: colors, isCircle: isCircle)
      let painting = isCircle ? street.cheapestCircle() : street.cheapestLine()
      let cost = isCircle ? street.cheapestCircleCost() : street.cheapestLineCost()
      if painting?.cost != expected?.cost || painting?.colors != expected?.colors
        || cost != expected?.cost
      {
        Issue.record(
          """
          \(note) costs: \(costs) in \(colors) colors, circle: \(isCircle): \
          \(String(describing: painting)), cost \(String(describing: cost)), \
          expected \(String(describing: expected))
          """)
      }
    }
  }

  // MARK: - Documented results

  @Test("the examples of the documentation hold")
  func examples() {
    let street = PaintingCosts(rows: [[1, 5, 6], [2, 4, 5], [1, 2, 3]])
    #expect(street.cheapestLineCost() == 6)
    #expect(street.cheapestLine()?.colors == [0, 1, 0])
    #expect(street.cheapestCircleCost() == 8)
    #expect(street.cheapestCircle()?.colors == [0, 1, 2])
    #expect(PaintingCosts(rowMajor: [1, 9, 1, 9], colors: 2).cheapestLine()?.colors == [0, 1])
    let circle = PaintingCosts(rowMajor: [1, 9, 9, 1, 9, 9, 1, 9, 9], colors: 3).cheapestCircle()
    #expect(circle?.cost == 19)
    #expect(circle?.colors == [0, 1, 2])
  }

  @Test("no house costs nothing, a single house has no neighbor, two houses are neighbors once")
  func shortestStreets() {
    for colors in 1...4 {
      let none = PaintingCosts<Int>(rowMajor: [], colors: colors)
      #expect(none.houseCount == 0)
      #expect(none.cheapestLineCost() == 0)
      #expect(none.cheapestCircleCost() == 0)
      #expect(none.cheapestLine()?.colors == [])
      #expect(none.cheapestCircle()?.colors == [])
    }
    #expect(PaintingCosts<Int>(rows: []).cheapestCircleCost() == 0)
    let single = PaintingCosts(rowMajor: [4, 2, 3], colors: 3)
    #expect(single.cheapestLineCost() == 2)
    #expect(single.cheapestCircleCost() == 2)
    #expect(single.cheapestCircle()?.colors == [1])
    #expect(PaintingCosts(rowMajor: [5], colors: 1).cheapestCircle()?.colors == [0])
    let pair = PaintingCosts(rowMajor: [1, 2, 9, 1, 3, 9], colors: 3)
    #expect(pair.cheapestLineCost() == 3)
    #expect(pair.cheapestCircleCost() == 3)
    #expect(pair.cheapestCircle()?.colors == [1, 0])
  }

  @Test("one color for two houses and an odd circle in two colors are impossible")
  func impossible() {
    let oneColor = PaintingCosts(rowMajor: [1, -1], colors: 1)
    #expect(oneColor.cheapestLineCost() == nil)
    #expect(oneColor.cheapestCircleCost() == nil)
    #expect(oneColor.cheapestLine() == nil)
    #expect(oneColor.cheapestCircle() == nil)
    for houses in 2...9 {
      let street = PaintingCosts(
        rowMajor: (0..<houses).flatMap { [$0, -2 * $0] }, colors: 2)
      #expect(street.cheapestLineCost() != nil)
      #expect((street.cheapestCircleCost() == nil) == !houses.isMultiple(of: 2))
      #expect((street.cheapestCircle() == nil) == !houses.isMultiple(of: 2))
    }
  }

  // MARK: - Long streets

  @Test("three colors give what they give beside a fourth one that is too expensive")
  func fastFormEqualsGeneralForm() {
    // Around the stretches of 512 houses of which four are worked on at once.
    let lengths =
      isOptimized
      ? [2, 3, 511, 513, 2_048, 2_049, 2_050, 4_096, 4_097, 4_098, 10_000] : [2, 3, 2_049, 4_098]
    for (index, range) in costRanges.enumerated() {
      for houses in lengths {
        let seed = UInt64(index * 100_000 + houses)
        var random = SplitMix64(seed: seed)
        let rows = (0..<houses).map { _ in
          (0..<3).map { _ in Int.random(in: range, using: &random) }
        }
        let fast = PaintingCosts(rows: rows)
        let general = PaintingCosts(rows: rows.map { $0 + [1 << 40] })
        #expect(fast.cheapestCircleCost() == general.cheapestCircleCost(), "seed \(seed), \(range)")
        #expect(fast.cheapestLineCost() == general.cheapestLineCost(), "seed \(seed), \(range)")
        #expect(fast.cheapestCircle() == general.cheapestCircle(), "seed \(seed), \(range)")
        #expect(fast.cheapestLine() == general.cheapestLine(), "seed \(seed), \(range)")
      }
    }
  }

  /// Costs within and at the ends of what `Float` and `Int32` hold, a few negative, and all equal.
  private var costRanges: [ClosedRange<Int>] {
    [
      1...1_000, 7...7, 0...32_767, 32_768...32_768, 32_769...32_770, 16_777_210...16_777_220,
      -1...1_000, -1_000 ... -1, 0...2_147_483_647, 2_147_483_640...2_147_483_660,
      0...100_000_000_000,
    ]
  }

  @Test("every integer type of costs gives the same paintings")
  func costTypes() {
    var random = SplitMix64(seed: 31)
    let costs = (0..<(3 * 2_500)).map { _ in Int.random(in: 0...127, using: &random) }
    let expected = PaintingCosts(rowMajor: costs, colors: 3).cheapestCircle()
    func check<Cost: FixedWidthInteger>(_: Cost.Type) {
      let street = PaintingCosts(rowMajor: costs.map { Cost($0) }, colors: 3)
      #expect(street.cheapestCircle() == expected, "\(Cost.self)")
      #expect(street.cheapestCircleCost() == expected?.cost, "\(Cost.self)")
    }
    check(Int8.self)
    check(UInt8.self)
    check(Int16.self)
    check(UInt16.self)
    check(Int32.self)
    check(UInt32.self)
    check(Int64.self)
    check(UInt64.self)
    check(UInt.self)
  }

  // MARK: - Large totals and mistakes

  @Test("totals beyond the type of the costs are widened")
  func widenedTotals() {
    let houses = 3_000
    let high = PaintingCosts(rowMajor: Array(repeating: Int32.max, count: 3 * houses), colors: 3)
    #expect(high.cheapestCircleCost() == houses * Int(Int32.max))
    let low = PaintingCosts(rowMajor: Array(repeating: Int8.min, count: 4 * houses), colors: 4)
    #expect(low.cheapestLine()?.cost == houses * Int(Int8.min))
    #expect(low.cheapestLine()?.colors == (0..<houses).map { $0 % 2 })
  }

  @Test("the largest costs that are allowed do not overflow")
  func largestCosts() {
    for colors in [2, 3, 5] {
      let houses = 4
      let largest = Int.max / 4 / houses
      for cost in [largest, -largest] {
        let street = PaintingCosts(
          rowMajor: Array(repeating: cost, count: colors * houses), colors: colors)
        #expect(street.cheapestLineCost() == houses * cost)
        #expect(street.cheapestCircleCost() == houses * cost)
        #expect(street.cheapestCircle()?.cost == houses * cost)
      }
      let odd = PaintingCosts(
        rowMajor: Array(repeating: -(Int.max / 4 / 5), count: 10), colors: 2)
      #expect(odd.cheapestCircleCost() == nil)
    }
  }

  @Test("costs whose totals might overflow, missing costs and missing colors trap")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      _ = PaintingCosts(rowMajor: [0, 0, 0, Int.max / 8 + 1], colors: 2)
    }
    await #expect(processExitsWith: .failure) {
      _ = PaintingCosts(rowMajor: [0, 0, 0, UInt64.max], colors: 2)
    }
    await #expect(processExitsWith: .failure) {
      _ = PaintingCosts(rowMajor: [1, 2, 3, 4], colors: 3)
    }
    await #expect(processExitsWith: .failure) {
      _ = PaintingCosts(rowMajor: [Int](), colors: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = PaintingCosts(rows: [[1, 2, 3], [1, 2]])
    }
  }
}

/// Tries all paintings in lexicographic order and keeps the first one that costs least.
func bruteForcePainting(
  _ costs: [Int], colors: Int, isCircle: Bool
) -> (cost: Int, colors: [Int])? {
  let houses = costs.count / colors
  var best: (cost: Int, colors: [Int])?
  var painting = Array(repeating: 0, count: houses)

  func paint(from house: Int, cost: Int) {
    if house == houses {
      let closes = !isCircle || houses < 2 || painting[0] != painting[houses - 1]
      if closes && (best == nil || cost < best!.cost) { best = (cost, painting) }
      return
    }
    for color in 0..<colors where house == 0 || painting[house - 1] != color {
      painting[house] = color
      paint(from: house + 1, cost: cost + costs[house * colors + color])
    }
  }
  paint(from: 0, cost: 0)
  return best
}
