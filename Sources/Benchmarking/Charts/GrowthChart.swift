// Log-log charts of times by length: a power law is a straight line, and its exponent the slope.

import Foundation

/// A chart of growth curves with their fitted exponents.
struct GrowthChart {
  let title: String
  let curves: [GrowthCurve]
  /// The length that shorter curves are extrapolated to.
  let length: Int

  private static let size = (width: 690.0, height: 460.0)
  private static let plot = (left: 62.0, right: 420.0, top: 54.0, bottom: 420.0)
  private static let labelHeight = 15.0

  /// The decades of the axes, as exponents of ten.
  private var lengths: ClosedRange<Double> {
    decades(curves.flatMap { $0.points.map { Double($0.n) } + [Double(length)] })
  }
  private var times: ClosedRange<Double> {
    decades(
      curves.flatMap { curve in
        curve.points.map(\.nanoseconds) + [curve.extrapolated(to: length)].compactMap { $0 }
      })
  }

  private func decades(_ values: [Double]) -> ClosedRange<Double> {
    let logarithms = values.map { log10($0) }
    let low = (logarithms.min()! + 1e-9).rounded(.down)
    return low...max(low + 1, (logarithms.max()! - 1e-9).rounded(.up))
  }

  private func x(_ n: Double) -> Double {
    let part = (log10(n) - lengths.lowerBound) / (lengths.upperBound - lengths.lowerBound)
    return Self.plot.left + part * (Self.plot.right - Self.plot.left)
  }

  private func y(_ nanoseconds: Double) -> Double {
    let part = (log10(nanoseconds) - times.lowerBound) / (times.upperBound - times.lowerBound)
    return Self.plot.bottom - part * (Self.plot.bottom - Self.plot.top)
  }

  var drawing: Drawing {
    var drawing = Drawing(width: Self.size.width, height: Self.size.height, title: title)
    drawing.text(title, x: 8, y: 20, style: "title")
    drawing.text("time of a run by the number of elements", x: 8, y: 39, style: "faint")
    drawAxes(in: &drawing)
    let styles = Self.styles(curves)
    // The gray ones first, so that they are below the others.
    for index in curves.indices.sorted(by: { curves[$0].isPeer && !curves[$1].isPeer }) {
      draw(curves[index], style: styles[index], in: &drawing)
    }
    drawLabels(styles, in: &drawing)
    return drawing
  }

  private static func styles(_ curves: [GrowthCurve]) -> [String] {
    var own = 0
    return curves.map { curve in
      if curve.isPeer { return "gray" }
      own += 1
      return "c\((own - 1) % Palette.curveColors + 1)"
    }
  }

  private func drawAxes(in drawing: inout Drawing) {
    for decade in stride(from: lengths.lowerBound, through: lengths.upperBound, by: 1) {
      let x = x(pow(10, decade))
      drawing.line(from: (x, Self.plot.top), to: (x, Self.plot.bottom), style: "grid")
      drawing.text(
        Amount.length(Int(pow(10, decade))), x: x, y: Self.plot.bottom + 20, anchor: .middle,
        style: "faint")
    }
    for decade in stride(from: times.lowerBound, through: times.upperBound, by: 1) {
      let y = y(pow(10, decade))
      drawing.line(from: (Self.plot.left, y), to: (Self.plot.right, y), style: "grid")
      drawing.text(
        Self.timeLabel(decade), x: Self.plot.left - 8, y: y + 4, anchor: .end, style: "faint")
    }
  }

  /// Returns the axis label for a power of ten in nanoseconds: `"10 µs"`.
  private static func timeLabel(_ decade: Double) -> String {
    let units = ["ns", "µs", "ms", "s"]
    let unit = min(units.count - 1, max(0, Int(decade) / 3))
    return Int(pow(10, decade - Double(3 * unit))).grouped + " " + units[unit]
  }

  private func draw(_ curve: GrowthCurve, style: String, in drawing: inout Drawing) {
    drawing.polyline(
      curve.points.map { (x(Double($0.n)), y($0.nanoseconds)) }, style: "curve \(style)")
    if let last = curve.points.last, let guess = curve.extrapolated(to: length) {
      drawing.polyline(
        [(x(Double(last.n)), y(last.nanoseconds)), (x(Double(length)), y(guess))],
        style: "curve guess \(style)")
    }
    for point in curve.points {
      drawing.dot(
        x: x(Double(point.n)), y: y(point.nanoseconds), style: style,
        hint: "\(curve.contender), n = \(point.n.grouped): \(Amount.time(point.nanoseconds))")
    }
  }

  /// Draws the names and exponents on the right without overlaps, the slowest on top.
  private func drawLabels(_ styles: [String], in drawing: inout Drawing) {
    let ends = curves.indices.map { index -> (index: Int, y: Double) in
      let curve = curves[index]
      let last = curve.points[curve.points.count - 1]
      return (index, y(curve.extrapolated(to: length) ?? last.nanoseconds))
    }.sorted { $0.y < $1.y }
    // Invariant: the labels above stand at least their height apart, and leave room for the rest.
    var lowest = -Double.infinity
    for (rank, end) in ends.enumerated() {
      let rest = Double(ends.count - 1 - rank) * Self.labelHeight
      let place = max(lowest + Self.labelHeight, min(end.y, Self.plot.bottom - rest))
      lowest = place
      let curve = curves[end.index]
      let guess = curve.extrapolated(to: length) == nil ? "" : ", extrapolated"
      drawing.text(
        "\(curve.contender)  n^\(Amount.digits(curve.growth.exponent))\(guess)",
        x: Self.plot.right + 10, y: place + 4,
        style: curve.isPeer ? "small gray" : "small own \(styles[end.index])")
    }
  }
}
