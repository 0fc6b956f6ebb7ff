// Heat tables: the relative speed of each contender on each pattern.

import Foundation

/// A table of speedups over a reference contender: the faster, the greener.
struct HeatTable {
  let title: String
  let patterns: [String]
  let rows: [Row]

  /// One contender.
  struct Row {
    let name: String
    let isOwn: Bool
    /// The speedup over the reference for each pattern; `nil` if not measured.
    let speeds: [Double?]
  }

  /// Compares the contenders in a suite's races of the same number of elements and type.
  ///
  /// - Returns: `nil` for a single pattern, or if no reference was measured.
  init?(
    _ races: [(title: Race.Title, results: [BenchmarkResult])], suite: SuiteDescription
  ) {
    guard races.count > 1, let reference = suite.reference(in: races[0].results) else { return nil }
    let first = races[0].title
    title = "\(suite.title), \(first.type): speed over \(reference.contender)"
    patterns = races.map(\.title.pattern)
    let all = races.flatMap(\.results)
    let own = all.filter { !$0.peer }.map(\.contender).uniqued()
    let peers = all.filter(\.peer).map(\.contender).uniqued()
    rows = (own + peers).map { name in
      Row(
        name: name, isOwn: own.contains(name),
        speeds: races.map { race in Self.speed(of: name, over: reference.contender, race.results) })
    }
  }

  private static func speed(
    of name: String, over reference: String, _ results: [BenchmarkResult]
  ) -> Double? {
    guard let own = results.first(where: { $0.contender == name }),
      let other = results.first(where: { $0.contender == reference }),
      own.medianNanoseconds > 0
    else { return nil }
    return other.medianNanoseconds / own.medianNanoseconds
  }

  /// The width of the longest name.
  private var nameWidth: Double {
    Drawing.width(ofLetters: rows.map(\.name.count).max() ?? 0) + 16
  }
  private static let cell = (width: 62.0, height: 26.0)
  /// The speedup with the full color; 1 has none.
  private static let strongest = 32.0

  var drawing: Drawing {
    let width = nameWidth + Double(patterns.count) * Self.cell.width + 8
    let height = 74 + Double(rows.count) * Self.cell.height + 8
    var drawing = Drawing(width: width, height: height, title: title)
    drawing.text(title, x: 8, y: 20, style: "title")
    for (column, pattern) in patterns.enumerated() {
      // Neighbors have different heights, so that long names do not overlap.
      drawing.text(
        pattern, x: nameWidth + (Double(column) + 0.5) * Self.cell.width,
        y: column.isMultiple(of: 2) ? 48 : 64, anchor: .middle, style: "faint")
    }
    for (index, row) in rows.enumerated() {
      draw(row, y: 74 + Double(index) * Self.cell.height, in: &drawing)
    }
    return drawing
  }

  private func draw(_ row: Row, y: Double, in drawing: inout Drawing) {
    drawing.text(
      row.name, x: nameWidth - 8, y: y + 17, anchor: .end, style: row.isOwn ? "own" : "")
    for (column, speed) in row.speeds.enumerated() {
      let x = nameWidth + Double(column) * Self.cell.width
      let heat = speed.map { min(1, abs(log($0)) / log(Self.strongest)) }
      let label = speed.map(Amount.times) ?? "–"
      drawing.box(
        x: x + 1, y: y + 1, width: Self.cell.width - 2, height: Self.cell.height - 2,
        style: speed.map { $0 < 1 ? "bad" : "good" } ?? "none",
        hint: "\(row.name), \(patterns[column]): \(label)", opacity: (heat ?? 0.5) * 0.6)
      drawing.text(
        label, x: x + Self.cell.width / 2, y: y + 17, anchor: .middle,
        style: row.isOwn ? "own small" : "small")
    }
  }
}
