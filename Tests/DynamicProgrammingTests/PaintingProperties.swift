// What holds for the painting of any street.

import DynamicProgramming
import PropertyTesting
import Testing

@Suite struct PaintingProperties {
  #if DEBUG
    static let size = 30
  #else
    static let size = 200
  #endif

  /// Streets in one to six colors.
  static func streets(counts: ClosedRange<Int> = 0...Int.max) -> Generator<[[Int]]> {
    tuples(.integers(in: 1...6), .element(of: [3, 1, 1_000, 1_000_000_000])).flatMap {
      colors, largest in
      .array(
        of: .array(of: .integers(in: -largest / 3...largest), counts: colors...colors),
        counts: counts)
    }
  }

  /// From 2,049 houses in three colors, four stretches of them are worked on at once; the painting
  /// is computed without that.
  @Test func aLongStreetCostsWhatItsPaintingCosts() {
    let costs = Generator<[Int32]>.shapes(in: 0...999, counts: 3 * 2_049...3 * 2_055)
    forAll(tuples(costs, .integers(in: 1...7_000))) { costs, stride in
      // Colors that are alike over long stretches would hide where the stretches meet.
      let mixed = costs.indices.map { costs[($0 * stride) % costs.count] &+ Int32($0 % 5) }
      let street = PaintingCosts(rowMajor: Array(mixed.prefix(mixed.count / 3 * 3)), colors: 3)
      try check(street.cheapestLineCost(), equals: street.cheapestLine()?.cost, "line")
      try check(street.cheapestCircleCost(), equals: street.cheapestCircle()?.cost, "circle")
    }
  }

  @Test func aShortStreetIsPaintedAsByBruteForce() {
    forAll(Self.streets(counts: 0...5), size: 5) { rows in
      let street = PaintingCosts(rows: rows)
      for isCircle in [false, true] {
        let expected = bruteForcePainting(
          Array(rows.joined()), colors: street.colorCount, isCircle: isCircle)
        let painting = isCircle ? street.cheapestCircle() : street.cheapestLine()
        let cost = isCircle ? street.cheapestCircleCost() : street.cheapestLineCost()
        let name = isCircle ? "circle" : "line"
        try check(cost, equals: expected?.cost, "\(name), cost")
        try check(painting?.cost, equals: expected?.cost, "\(name), painting's cost")
        try check(painting?.colors, equals: expected?.colors, "\(name), colors")
      }
    }
  }

  @Test func aPaintingIsValidAndCostsWhatItSays() {
    forAll(Self.streets(), size: Self.size) { rows in
      let street = PaintingCosts(rows: rows)
      try check(street.cheapestLine()?.cost, equals: street.cheapestLineCost(), "line")
      try check(street.cheapestCircle()?.cost, equals: street.cheapestCircleCost(), "circle")
      for painting in [street.cheapestLine(), street.cheapestCircle()].compactMap({ $0 }) {
        let colors = painting.colors
        try check(colors.count, equals: rows.count, "houses")
        let total = zip(rows, colors).reduce(0) { $0 + $1.0[$1.1] }
        try check(total, equals: painting.cost, "cost of \(colors)")
        try check(zip(colors, colors.dropFirst()).allSatisfy { $0 != $1 }, "neighbors in \(colors)")
      }
      if rows.count > 1, let circle = street.cheapestCircle() {
        try check(circle.colors.first != circle.colors.last, "ends of \(circle.colors)")
      }
    }
  }

  @Test func aCircleCostsAtLeastWhatTheLineCosts() {
    forAll(Self.streets(), size: Self.size) { rows in
      let street = PaintingCosts(rows: rows)
      guard let circle = street.cheapestCircleCost() else { return }
      let line = street.cheapestLineCost() ?? .max
      try check(line <= circle, "line \(line), circle \(circle)")
    }
  }

  @Test func turningOrReversingACircleKeepsItsCost() {
    forAll(tuples(Self.streets(), .integers(in: 0...9_999)), size: Self.size) { rows, number in
      let cost = PaintingCosts(rows: rows).cheapestCircleCost()
      let turn = rows.isEmpty ? 0 : number % rows.count
      let turned = Array(rows[turn...] + rows[..<turn])
      try check(PaintingCosts(rows: turned).cheapestCircleCost(), equals: cost, "turned by \(turn)")
      let reversed = PaintingCosts(rows: Array(rows.reversed()))
      try check(reversed.cheapestCircleCost(), equals: cost, "reversed")
      try check(
        reversed.cheapestLineCost(), equals: PaintingCosts(rows: rows).cheapestLineCost(),
        "reversed line")
    }
  }

  @Test func otherNamesForTheColorsKeepTheCost() {
    forAll(tuples(Self.streets(), .integers(in: 0...5)), size: Self.size) { rows, number in
      let (street, colors) = (PaintingCosts(rows: rows), rows.first?.count ?? 1)
      // Turning and reversing the colors in turn gives all orders of three of them.
      let turned = rows.map { row in (0..<colors).map { row[($0 + number) % colors] } }
      for renamed in [turned, turned.map { $0.reversed() }] {
        let other = PaintingCosts(rows: renamed)
        try check(other.cheapestLineCost(), equals: street.cheapestLineCost(), "line")
        try check(other.cheapestCircleCost(), equals: street.cheapestCircleCost(), "circle")
      }
    }
  }

  @Test func aPriceAddedToAllColorsOfAHouseIsAddedToTheCost() {
    forAll(
      tuples(Self.streets(), .integers(in: 0...9_999), .integers(in: -50...50)), size: Self.size
    ) { rows, number, price in
      if rows.isEmpty { return }
      var dearer = rows
      dearer[number % rows.count] = dearer[number % rows.count].map { $0 + price }
      let (before, after) = (PaintingCosts(rows: rows), PaintingCosts(rows: dearer))
      try check(
        after.cheapestLineCost(), equals: before.cheapestLineCost().map { $0 + price }, "line")
      try check(
        after.cheapestCircleCost(), equals: before.cheapestCircleCost().map { $0 + price },
        "circle")
      try check(
        after.cheapestLine()?.colors, equals: before.cheapestLine()?.colors, "colors of a line")
      try check(
        after.cheapestCircle()?.colors, equals: before.cheapestCircle()?.colors,
        "colors of a circle")
    }
  }

  @Test func aColorTooDearToBeUsedChangesNothing() {
    forAll(Self.streets(), size: Self.size) { rows in
      if rows.first.map({ $0.count < 3 }) ?? true { return }
      let more = PaintingCosts(rows: rows.map { $0 + [1 << 40] })
      try check(
        more.cheapestCircle()?.colors, equals: PaintingCosts(rows: rows).cheapestCircle()?.colors,
        "circle")
      try check(
        more.cheapestLine()?.colors, equals: PaintingCosts(rows: rows).cheapestLine()?.colors,
        "line")
    }
  }
}
