// The minimum totals of painting with three colors, four stretches of the street at a time.
//
// A street's totals, one for each first and last color, are a 3 x 3 matrix, and the matrix of two
// adjacent streets is the min-plus product of theirs, so that stretches can be worked on
// independently: T. H. Cormen et al., "Introduction to Algorithms", on products of path weights.

/// One total for each color of the last house.
@usableFromInline
internal struct _ThreeColors<Total> {
  @usableFromInline internal var first, second, third: Total

  @inlinable
  internal init(_ first: Total, _ second: Total, _ third: Total) {
    (self.first, self.second, self.third) = (first, second, third)
  }
}

extension _ThreeColors where Total == Int {
  /// Adds a house with the given costs after the last one.
  @inlinable @inline(__always)
  internal mutating func addHouse(_ costs: _ThreeColors<Int>) {
    // Cannot wrap: a `PaintingCosts` bounds what all costs together can amount to.
    (first, second, third) = (
      Swift.min(second, third) &+ costs.first,
      Swift.min(first, third) &+ costs.second,
      Swift.min(first, second) &+ costs.third
    )
  }

  @inlinable
  internal var min: Int { Swift.min(first, second, third) }
}

extension _ThreeColors where Total == SIMD4<Float> {
  /// Adds a house with the given costs after the last one of each of the four stretches.
  @inlinable @inline(__always)
  internal mutating func addHouse(_ costs: _ThreeColors<SIMD4<Float>>) {
    (first, second, third) = (
      Self._lesser(second, third) + costs.first,
      Self._lesser(first, third) + costs.second,
      Self._lesser(first, second) + costs.third
    )
  }

  /// Returns the lane-wise minimum, which is one instruction for `Float` on every x86-64; for
  /// `Int32` it takes four, which made the whole computation 40 % slower.
  @inlinable @inline(__always)
  internal static func _lesser(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .< a)
  }
}

/// The minimum total of a street for each color before (or of) its first house and of its last.
@usableFromInline
internal struct _ThreeColorStreet<Total> {
  @usableFromInline internal var fromFirst, fromSecond, fromThird: _ThreeColors<Total>

  /// Creates a street without houses: it ends with the color with which it begins.
  @inlinable
  internal init(zero: Total, impossible: Total) {
    fromFirst = _ThreeColors(zero, impossible, impossible)
    fromSecond = _ThreeColors(impossible, zero, impossible)
    fromThird = _ThreeColors(impossible, impossible, zero)
  }
}

extension _ThreeColorStreet where Total == Int {
  @inlinable @inline(__always)
  internal mutating func addHouse(_ costs: _ThreeColors<Int>) {
    fromFirst.addHouse(costs)
    fromSecond.addHouse(costs)
    fromThird.addHouse(costs)
  }

  /// Adds a stretch whose totals begin with the color of the house before it.
  @inlinable
  internal mutating func addStretch(_ stretch: _ThreeColorStreet<Int>) {
    fromFirst = Self._product(fromFirst, stretch)
    fromSecond = Self._product(fromSecond, stretch)
    fromThird = Self._product(fromThird, stretch)
  }

  @inlinable
  internal static func _product(
    _ row: _ThreeColors<Int>, _ stretch: _ThreeColorStreet<Int>
  ) -> _ThreeColors<Int> {
    func least(_ last: (_ThreeColors<Int>) -> Int) -> Int {
      Swift.min(
        row.first &+ last(stretch.fromFirst),
        row.second &+ last(stretch.fromSecond),
        row.third &+ last(stretch.fromThird))
    }
    return _ThreeColors(least { $0.first }, least { $0.second }, least { $0.third })
  }
}

extension _ThreeColorStreet where Total == SIMD4<Float> {
  @inlinable @inline(__always)
  internal mutating func addHouse(_ costs: _ThreeColors<SIMD4<Float>>) {
    fromFirst.addHouse(costs)
    fromSecond.addHouse(costs)
    fromThird.addHouse(costs)
  }

  /// Returns the totals of the stretch in the given lane, or nil if one is not exact.
  @inlinable
  internal func stretch(lane: Int) -> _ThreeColorStreet<Int>? {
    var exact = true
    func integers(_ row: _ThreeColors<SIMD4<Float>>) -> _ThreeColors<Int> {
      func integer(_ total: Float) -> Int {
        // A Float holds every integer below 2^24. Costs are not negative here, so that a total
        // that was rounded at any house never falls below 2^24 again.
        exact = exact && total < 16_777_216
        return exact ? Int(total) : 0
      }
      return _ThreeColors(
        integer(row.first[lane]), integer(row.second[lane]), integer(row.third[lane]))
    }
    var result = _ThreeColorStreet<Int>(zero: 0, impossible: 0)
    result.fromFirst = integers(fromFirst)
    result.fromSecond = integers(fromSecond)
    result.fromThird = integers(fromThird)
    return exact ? result : nil
  }
}

// MARK: - Core

extension PaintingCosts {
  /// The houses of one of the four stretches that are worked on at once.
  ///
  /// The time to join four of them must not matter, and totals must stay exact, as they surely do for costs up to 2^24
  /// / 512 = 32,768. 256 took 8 % longer, 1,024 took 5 % less.
  @inlinable internal static var _stretchLength: Int { 512 }

  /// Returns the totals of the street for each color of the first and of the last house.
  ///
  /// - Precondition: There are three colors and at least one house.
  @inlinable
  internal func _threeColorTotals() -> _ThreeColorStreet<Int> {
    costs.withUnsafeBufferPointer { costs in
      var street = _ThreeColorStreet<Int>(zero: 0, impossible: Self._impossible)
      let firstHouse = _threeColorCosts(costs, of: 0)
      street.fromFirst.first = firstHouse.first
      street.fromSecond.second = firstHouse.second
      street.fromThird.third = firstHouse.third
      var house = 1
      // Costs that are too large or negative for the fast way are hardly ever alone: the first
      // ones met make the rest go the slow way, rather than every block both ways.
      while houseCount - house >= 4 * Self._stretchLength,
        let stretches = Self._fourStretches(costs, from: house)
      {
        street.addStretch(stretches.0)
        street.addStretch(stretches.1)
        street.addStretch(stretches.2)
        street.addStretch(stretches.3)
        house += 4 * Self._stretchLength
      }
      while house < houseCount {
        street.addHouse(_threeColorCosts(costs, of: house))
        house &+= 1
      }
      return street
    }
  }

  @usableFromInline
  internal typealias _FourStretches = (
    _ThreeColorStreet<Int>, _ThreeColorStreet<Int>, _ThreeColorStreet<Int>, _ThreeColorStreet<Int>
  )

  /// Returns the totals of four adjacent stretches, or nil if a cost is negative or a total is not
  /// exact.
  @inlinable
  internal static func _fourStretches(
    _ costs: UnsafeBufferPointer<Cost>, from house: Int
  ) -> _FourStretches? {
    let base = costs.baseAddress! + 3 * house
    let length = 3 * _stretchLength
    let lane0 = base
    let lane1 = base + length
    let lane2 = base + 2 * length
    let lane3 = base + 3 * length
    var streets = _ThreeColorStreet<SIMD4<Float>>(
      zero: SIMD4(repeating: 0), impossible: SIMD4(repeating: .infinity))
    // Every bit that is set in any cost, found by lanes where the costs fit into them.
    var laneBits = SIMD4<Int32>(repeating: 0)
    var wideBits: Cost = 0
    var offset = 0
    while offset < length {
      @inline(__always) func column(_ color: Int) -> SIMD4<Float> {
        let index = offset &+ color
        let lanes = SIMD4<Int32>(
          Int32(truncatingIfNeeded: lane0[index]), Int32(truncatingIfNeeded: lane1[index]),
          Int32(truncatingIfNeeded: lane2[index]), Int32(truncatingIfNeeded: lane3[index]))
        laneBits |= lanes
        if Cost.bitWidth > Int32.bitWidth {
          wideBits |= lane0[index] | lane1[index] | lane2[index] | lane3[index]
        }
        return SIMD4<Float>(lanes)
      }
      streets.addHouse(_ThreeColors(column(0), column(1), column(2)))
      offset &+= 3
    }
    let allBits =
      UInt64(truncatingIfNeeded: wideBits)
      | UInt64(truncatingIfNeeded: (laneBits[0] | laneBits[1] | laneBits[2] | laneBits[3]))
    guard allBits <= UInt64(Int32.max),
      let stretch0 = streets.stretch(lane: 0), let stretch1 = streets.stretch(lane: 1),
      let stretch2 = streets.stretch(lane: 2), let stretch3 = streets.stretch(lane: 3)
    else { return nil }
    return (stretch0, stretch1, stretch2, stretch3)
  }
}

extension PaintingCosts {
  /// Does what `_painting(firstColor:lastMayNotBe:)` does, for three colors.
  @inlinable
  internal func _threeColorPainting(firstColor: Int?, lastMayNotBe forbidden: Int?) -> Painting? {
    // Bit c of larger[h] tells which of the two colors other than c house h has when the house
    // before it has color c: the larger one if it is set.
    var larger = [UInt8](repeating: 0, count: houseCount)
    let totals = _threeColorSuffixTotals(lastMayNotBe: forbidden, larger: &larger)
    let candidates = [totals.first, totals.second, totals.third]
    var color = firstColor ?? candidates.indices.min { candidates[$0] < candidates[$1] }!
    guard let cost = _possible(candidates[color]) else { return nil }
    let colors = [Int](unsafeUninitializedCapacity: houseCount) { colors, initializedCount in
      colors.initializeElement(at: 0, to: color)
      for house in 1..<houseCount {
        // Color number 0 or 1 of the two that are left without the color of the house before.
        let number = Int(larger[house] &>> UInt8(truncatingIfNeeded: color)) & 1
        color = number &+ (number >= color ? 1 : 0)
        colors.initializeElement(at: house, to: color)
      }
      initializedCount = houseCount
    }
    return Painting(cost: cost, colors: colors)
  }

  /// Returns the minimum total of the street for each color of its first house, computed from the last house to the
  /// first.
  @inlinable
  internal func _threeColorSuffixTotals(
    lastMayNotBe forbidden: Int?, larger: inout [UInt8]
  ) -> _ThreeColors<Int> {
    larger.withUnsafeMutableBufferPointer { larger in
      costs.withUnsafeBufferPointer { costs in
        var house = houseCount - 1
        var totals = _threeColorCosts(costs, of: house)
        switch forbidden {
        case 0: totals.first = Self._impossible
        case 1: totals.second = Self._impossible
        case 2: totals.third = Self._impossible
        default: break
        }
        while house > 0 {
          // Invariant: totals are the minima of houses house... for each color of `house`.
          larger[house] =
            (totals.third < totals.second ? 1 : 0) | (totals.third < totals.first ? 2 : 0)
            | (totals.second < totals.first ? 4 : 0)
          house &-= 1
          totals.addHouse(_threeColorCosts(costs, of: house))
        }
        return totals
      }
    }
  }

  @inlinable @inline(__always)
  internal func _threeColorCosts(
    _ costs: UnsafeBufferPointer<Cost>, of house: Int
  ) -> _ThreeColors<Int> {
    _ThreeColors(
      Int(truncatingIfNeeded: costs[3 &* house]), Int(truncatingIfNeeded: costs[3 &* house &+ 1]),
      Int(truncatingIfNeeded: costs[3 &* house &+ 2]))
  }
}
