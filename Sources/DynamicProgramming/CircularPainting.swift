// Minimum-cost coloring of houses in a line or in a circle with adjacent houses of distinct colors: dynamic programming
// over the last color. Of the totals of the next house only the minimum and the minimum in another color matter, which
// saves a factor of the number of colors.

/// The cost of painting each house of a street in each color.
///
///     let street = PaintingCosts(rows: [[1, 5, 6], [2, 4, 5], [1, 2, 3]])
///     street.cheapestLineCost()    // 6: colors 0, 1, 0
///     street.cheapestCircleCost()  // 8: colors 0, 1, 2
///
/// Adjacent houses must differ in color. In a line houses *i* and *i* + 1 are adjacent; in a circle the last house and
/// the first one too. A single house has no neighbor and two houses are neighbors once. A street without houses is
/// painted at cost 0.
///
/// Costs may be negative. Totals are `Int`, whatever the type of the costs.
public struct PaintingCosts<Cost: FixedWidthInteger> {
  /// The number of houses.
  public let houseCount: Int
  /// The number of colors.
  public let colorCount: Int
  // The cost of house h in color c is costs[h * colorCount + c].
  @usableFromInline internal let costs: [Cost]

  /// Creates a street from the costs of all houses in row-major order.
  ///
  ///     let costs = try input.readArray(of: Int32.self, count: 3 * n)
  ///     PaintingCosts(rowMajor: costs, colors: 3).cheapestCircleCost()
  ///
  /// - Parameters:
  ///   - costs: For each house, its cost in each color. Every cost times the number of houses is
  ///     at most a quarter of `Int.max` in magnitude; larger ones, whose totals might overflow,
  ///     trap.
  ///   - colors: The number of colors, at least 1, a divisor of the number of costs.
  /// - Complexity: O(1), or O(*nk*) for *n* houses and *k* colors if totals might overflow.
  @inlinable
  public init(rowMajor costs: [Cost], colors: Int) {
    precondition(colors > 0, "a street needs at least one color")
    precondition(
      costs.count.isMultiple(of: colors), "the last house does not have a cost in every color")
    houseCount = costs.count / colors
    colorCount = colors
    self.costs = costs
    let limit = Self._totalLimit / Swift.max(houseCount, 1)
    let least = Cost(clamping: -limit)
    let greatest = Cost(clamping: limit)
    if least > Cost.min || greatest < Cost.max {
      precondition(
        costs.allSatisfy { least <= $0 && $0 <= greatest },
        "the costs are so large that their total might overflow")
    }
  }

  /// Creates a street from one array of costs for each house.
  ///
  /// - Parameter rows: For each house, its cost in each color: as many for each house, at least
  ///   one, and bounded as in `init(rowMajor:colors:)`. If there are no houses, there is one color.
  /// - Complexity: O(*nk*) for *n* houses and *k* colors.
  @inlinable
  public init(rows: [[Cost]]) {
    let colors = rows.first?.count ?? 1
    precondition(
      rows.allSatisfy { $0.count == colors }, "the houses have costs in different numbers of colors"
    )
    self.init(rowMajor: Array(rows.joined()), colors: colors)
  }
}

extension PaintingCosts: Sendable where Cost: Sendable {}

/// A coloring of the houses of a street, with its cost.
public struct Painting: Hashable, Sendable {
  /// The total cost.
  public let cost: Int
  /// The color of each house, counted from 0.
  public let colors: [Int]

  @inlinable
  internal init(cost: Int, colors: [Int]) {
    self.cost = cost
    self.colors = colors
  }
}

extension PaintingCosts {
  /// Returns the minimum cost of painting the houses in a line, or `nil` if it is impossible.
  ///
  ///     PaintingCosts(rowMajor: [1, 9, 1, 9], colors: 2).cheapestLineCost()  // 10
  ///
  /// It is impossible for two or more houses if there is only one color.
  ///
  /// - Complexity: O(*nk*) time and O(*k*) extra space for *n* houses and *k* colors.
  @inlinable
  public func cheapestLineCost() -> Int? {
    guard houseCount > 0 else { return 0 }
    if colorCount == 3 {
      let totals = _threeColorTotals()
      return _possible(Swift.min(totals.fromFirst.min, totals.fromSecond.min, totals.fromThird.min))
    }
    return _possible(_totals(lastMayNotBe: nil).min()!)
  }

  /// Returns the minimum cost of painting the houses in a circle, or `nil` if it is impossible.
  ///
  ///     PaintingCosts(rowMajor: [1, 9, 1, 9], colors: 2).cheapestCircleCost()        // 10
  ///     PaintingCosts(rowMajor: [1, 9, 1, 9, 1, 9], colors: 2).cheapestCircleCost()  // nil
  ///
  /// It is impossible for two or more houses in one color and for an odd number of houses, except
  /// a single one, in two colors.
  ///
  /// - Complexity: O(*nk*²) time and O(*k*) extra space for *n* houses and *k* colors.
  @inlinable
  public func cheapestCircleCost() -> Int? {
    guard houseCount > 1 else { return cheapestLineCost() }
    return _possible(_circleTotals().min()!)
  }

  /// Returns a minimum-cost painting of the houses in a line, or `nil` if it is impossible.
  ///
  ///     PaintingCosts(rowMajor: [1, 9, 1, 9], colors: 2).cheapestLine()!.colors  // [0, 1]
  ///
  /// Of several minimum-cost paintings this is the one with the lexicographically smallest colors. It
  /// is impossible for two or more houses if there is only one color.
  ///
  /// - Complexity: O(*nk*) time and O(*n* + *k*) extra space for *n* houses and *k* colors.
  @inlinable
  public func cheapestLine() -> Painting? {
    guard houseCount > 0 else { return Painting(cost: 0, colors: []) }
    return _painting(firstColor: nil, lastMayNotBe: nil)
  }

  /// Returns a minimum-cost painting of the houses in a circle, or `nil` if it is impossible.
  ///
  ///     let street = PaintingCosts(rowMajor: [1, 9, 9, 1, 9, 9, 1, 9, 9], colors: 3)
  ///     street.cheapestCircle()!.colors  // [0, 1, 2], at cost 19
  ///
  /// Of several minimum-cost paintings this is the one with the lexicographically smallest colors. It
  /// is impossible for two or more houses in one color and for an odd number of houses, except a
  /// single one, in two colors.
  ///
  /// - Complexity: O(*nk*²) time and O(*n* + *k*) extra space for *n* houses and *k* colors.
  @inlinable
  public func cheapestCircle() -> Painting? {
    guard houseCount > 1 else { return cheapestLine() }
    let totals = _circleTotals()
    let firstColor = totals.indices.min { totals[$0] < totals[$1] }!
    return _painting(firstColor: firstColor, lastMayNotBe: firstColor)
  }
}

// MARK: - Core

extension PaintingCosts {
  /// All costs together are at most this large, of either sign.
  @inlinable internal static var _totalLimit: Int { Int.max / 4 }

  /// The total of what cannot be painted: adding all costs of a street to it neither overflows nor
  /// makes it as small as a real total.
  @inlinable internal static var _impossible: Int { Int.max / 2 }

  @inlinable
  internal func _possible(_ total: Int) -> Int? {
    total <= Self._totalLimit ? total : nil
  }

  /// Returns the minimum total of a circle of two or more houses for each color of its first house.
  @inlinable
  internal func _circleTotals() -> [Int] {
    if colorCount == 3 {
      let totals = _threeColorTotals()
      return [
        Swift.min(totals.fromFirst.second, totals.fromFirst.third),
        Swift.min(totals.fromSecond.first, totals.fromSecond.third),
        Swift.min(totals.fromThird.first, totals.fromThird.second),
      ]
    }
    return (0..<colorCount).map { _totals(lastMayNotBe: $0)[$0] }
  }

  /// Returns the minimum total of the street for each color of its first house, computed from the last house to the
  /// first, and passes on the two best colors of each house but the first.
  @inlinable
  internal func _totals(
    lastMayNotBe forbidden: Int?,
    record: (_ house: Int, _ best: _BestColors) -> Void = { _, _ in }
  ) -> [Int] {
    var totals = costs.suffix(colorCount).map { Int($0) }
    if let forbidden { totals[forbidden] = Self._impossible }
    costs.withUnsafeBufferPointer { costs in
      totals.withUnsafeMutableBufferPointer { totals in
        var house = houseCount - 1
        while house > 0 {
          // Invariant: totals[c] is the minimum total of houses house... when `house` has color c.
          let best = _BestColors(UnsafeBufferPointer(totals), impossible: Self._impossible)
          record(house, best)
          house -= 1
          let row = house &* colorCount
          for color in 0..<colorCount {
            // Cannot wrap: all costs together are at most `_totalLimit`, of either sign.
            totals[color] =
              (color == best.color ? best.otherTotal : best.total)
              &+ Int(truncatingIfNeeded: costs[row &+ color])
          }
        }
      }
    }
    return totals
  }

  /// Returns the minimum-cost painting, the lexicographically smallest one, under the conditions.
  @inlinable
  internal func _painting(firstColor: Int?, lastMayNotBe forbidden: Int?) -> Painting? {
    if colorCount == 3 {
      return _threeColorPainting(firstColor: firstColor, lastMayNotBe: forbidden)
    }
    // A house has next[house].color unless the house before it has that color already.
    var next: [(color: UInt32, otherColor: UInt32)] = Array(repeating: (0, 0), count: houseCount)
    let totals = _totals(lastMayNotBe: forbidden) { house, best in
      next[house] = (UInt32(best.color), UInt32(best.otherColor))
    }
    var color = firstColor ?? totals.indices.min { totals[$0] < totals[$1] }!
    guard let cost = _possible(totals[color]) else { return nil }
    var colors = [color]
    colors.reserveCapacity(houseCount)
    for (best, other) in next.dropFirst() {
      color = Int(color == Int(best) ? other : best)
      colors.append(color)
    }
    return Painting(cost: cost, colors: colors)
  }
}

/// The color with the minimum total and the one with the minimum total among the others; of equal totals the first.
@usableFromInline
internal struct _BestColors {
  @usableFromInline internal var color = 0
  @usableFromInline internal var total: Int
  @usableFromInline internal var otherColor = 0
  @usableFromInline internal var otherTotal: Int

  @inlinable
  internal init(_ totals: UnsafeBufferPointer<Int>, impossible: Int) {
    total = totals[0]
    otherTotal = impossible
    for candidate in 1..<totals.count {
      // Invariant: of totals[..<candidate], `total` is the least and `otherTotal` the next.
      let new = totals[candidate]
      if new < total {
        otherColor = color
      } else if new < otherTotal || otherColor == color {
        otherColor = candidate
      }
      otherTotal = Swift.min(otherTotal, Swift.max(total, new))
      color = new < total ? candidate : color
      total = Swift.min(total, new)
    }
  }
}
