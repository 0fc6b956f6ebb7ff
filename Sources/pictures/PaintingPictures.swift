// Pictures of painting houses.

import DynamicProgramming
import Foundation

extension Picture {
  /// Costs for which the cheapest painting of the line is invalid for the circle.
  private static let prices = [[1, 8, 9], [7, 2, 9], [1, 9, 8], [9, 2, 7], [1, 8, 5]]

  private static let colors: [Tone] = [.red, .green, .blue]

  /// The cheapest paintings of the same houses in a line and in a circle.
  static let lineAndCircle = Picture(
    name: "line-and-circle", module: "DynamicProgramming",
    title: "The cheapest line begins and ends in red; in a circle the last house must change",
    width: 640, height: 330
  ) { canvas in
    let costs = PaintingCosts(rows: prices)
    guard let line = costs.cheapestLine(), let circle = costs.cheapestCircle() else { return }
    for (house, color) in line.colors.enumerated() {
      let center = Point(60 + Double(house) * 60, 60)
      if house > 0 { canvas.line(from: center.moved(-38, 0), to: center.moved(-22, 0)) }
      canvas.circle(center, radius: 22, tone: colors[color])
      canvas.text(String(prices[house][color]), at: center, size: 16, isData: true)
    }
    canvas.text("line: \(line.cost)", at: Point(180, 112), tone: .faint)
    table(on: &canvas, at: Point(40, 150))
    let middle = Point(500, 150)
    let places = circle.colors.indices.map { house in
      let angle = Double(house) / Double(circle.colors.count) * 2 * Double.pi - Double.pi / 2
      return middle.moved(100 * cos(angle), 100 * sin(angle))
    }
    for (house, color) in circle.colors.enumerated() {
      canvas.line(from: places[house], to: places[(house + 1) % places.count])
      let isChanged = color != line.colors[house]
      if isChanged { canvas.circle(places[house], radius: 28, tone: .plain) }
    }
    for (house, color) in circle.colors.enumerated() {
      canvas.circle(places[house], radius: 22, tone: colors[color])
      canvas.text(String(prices[house][color]), at: places[house], size: 16, isData: true)
    }
    canvas.text("circle: \(circle.cost)", at: middle, tone: .faint)
  }

  private static func table(on canvas: inout Canvas, at corner: Point) {
    for (color, tone) in colors.enumerated() {
      for (house, row) in prices.enumerated() {
        let left = corner.moved(Double(house) * 60, Double(color) * 44)
        canvas.cells([String(row[color])], at: left, size: 40) { _ in tone }
      }
    }
    canvas.text(
      "the price of each house in each color", at: corner.moved(140, 154), tone: .faint, size: 13)
  }

  /// Blocks of houses, each with its table of nine minimum totals, and their combined table.
  static let stretches = Picture(
    name: "stretches", module: "DynamicProgramming",
    title: "Four stretches of 512 houses, each with nine totals; joined they are nine totals again",
    width: 640, height: 286
  ) { canvas in
    for stretch in 0..<4 {
      let left = 20 + Double(stretch) * 124
      canvas.card(["512 houses"], at: Point(left, 20), width: 100, height: 40, tone: .blue)
      canvas.arrow(from: Point(left + 50, 64), to: Point(left + 50, 100))
      totals(on: &canvas, at: Point(left + 10, 106)) { _, _ in .plain }
      if stretch > 0 { canvas.text("⊗", at: Point(left - 12, 146), size: 20) }
    }
    canvas.text("=", at: Point(508, 146), size: 20)
    totals(on: &canvas, at: Point(532, 106)) { first, last in first == last ? .plain : .amber }
    canvas.text(
      "a row for each color of the house before,", at: Point(20, 212), tone: .faint, size: 13,
      align: .start)
    canvas.text(
      "a column for each color of the last house", at: Point(20, 232), tone: .faint, size: 13,
      align: .start)
    canvas.text(
      "circle: the least total whose", at: Point(620, 212), tone: .amber, size: 13, align: .end)
    canvas.text(
      "first and last color differ", at: Point(620, 232), tone: .amber, size: 13, align: .end)
    canvas.text(
      "(A ⊗ B)[i][j] = the least A[i][k] + B[k][j]", at: Point(320, 266), size: 14, isData: true)
  }

  private static func totals(
    on canvas: inout Canvas, at corner: Point, tone: (_ first: Int, _ last: Int) -> Tone
  ) {
    for row in 0..<3 {
      for column in 0..<3 {
        canvas.box(
          corner.moved(Double(column) * 28, Double(row) * 28), width: 24, height: 24,
          tone: tone(row, column), radius: 4)
      }
    }
  }
}
