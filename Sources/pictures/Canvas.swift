// A canvas for shapes and text, which is written as SVG.

/// A point, in pixels from the upper left corner.
struct Point {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the point offset to the right and down.
  func moved(_ dx: Double, _ dy: Double) -> Point { Point(x + dx, y + dy) }
}

/// A drawing surface with the colors of one palette.
struct Canvas {
  /// The alignment of a text relative to its point.
  enum Alignment: String {
    case start, middle, end
  }

  private let palette: Palette
  private var elements: [String] = []

  init(_ palette: Palette) {
    self.palette = palette
  }

  /// Draws a rounded rectangle.
  mutating func box(_ corner: Point, width: Double, height: Double, tone: Tone, radius: Double = 6)
  {
    elements.append(
      "<rect \(attributes(("x", corner.x), ("y", corner.y), ("width", width), ("height", height)))"
        + " rx=\"\(text(radius))\" \(colors(of: tone))/>")
  }

  /// Draws a circle.
  mutating func circle(_ center: Point, radius: Double, tone: Tone) {
    elements.append(
      "<circle \(attributes(("cx", center.x), ("cy", center.y), ("r", radius)))"
        + " \(colors(of: tone))/>")
  }

  /// Draws a line, optionally dashed.
  mutating func line(from start: Point, to end: Point, tone: Tone = .line, isDashed: Bool = false) {
    let dashes = isDashed ? " stroke-dasharray=\"4 4\"" : ""
    elements.append(
      "<line \(attributes(("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)))"
        + " stroke=\"\(palette.stroke(tone))\" stroke-width=\"1.5\"\(dashes)/>")
  }

  /// Draws a straight arrow, or one along a curve that is bent to the left of its direction.
  mutating func arrow(
    from start: Point, to end: Point, tone: Tone = .faint, bend: Double = 0
  ) {
    let middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let control = middle.moved(dy / length * bend, -dx / length * bend)
    // The tangent at the end of a curve points away from its control point.
    let (ax, ay) = (end.x - control.x, end.y - control.y)
    let arrival = (ax * ax + ay * ay).squareRoot()
    let (ux, uy) = (ax / arrival, ay / arrival)
    let left = end.moved(-8 * ux + 4 * uy, -8 * uy - 4 * ux)
    let right = end.moved(-8 * ux - 4 * uy, -8 * uy + 4 * ux)
    let color = palette.stroke(tone)
    elements.append(
      "<path d=\"M\(text(start)) Q\(text(control)) \(text(end.moved(-6 * ux, -6 * uy)))\""
        + " fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\"/>"
        + "<path d=\"M\(text(end)) L\(text(left)) L\(text(right))Z\" fill=\"\(color)\"/>")
  }

  /// Draws a line of text, vertically centered at the point.
  mutating func text(
    _ content: String, at point: Point, tone: Tone = .ink, size: Double = 15,
    align: Alignment = .middle, isData: Bool = false, isBold: Bool = false
  ) {
    let family = isData ? "ui-monospace,Menlo,Consolas,monospace" : "system-ui,sans-serif"
    elements.append(
      "<text \(attributes(("x", point.x), ("y", point.y + size * 0.35)))"
        + " text-anchor=\"\(align.rawValue)\" font-family=\"\(family)\" font-size=\"\(text(size))\""
        + (isBold ? " font-weight=\"600\"" : "")
        + " fill=\"\(palette.stroke(tone))\">\(escaped(content))</text>")
  }

  /// Returns the picture as SVG.
  func svg(title: String, width: Double, height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" \
    width="\(text(width))" height="\(text(height))" role="img">
    <title>\(escaped(title))</title>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  private func colors(of tone: Tone) -> String {
    "fill=\"\(palette.fill(tone))\" stroke=\"\(palette.stroke(tone))\" stroke-width=\"1.5\""
  }

  private func attributes(_ values: (String, Double)...) -> String {
    values.map { "\($0.0)=\"\(text($0.1))\"" }.joined(separator: " ")
  }

  private func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }

  /// Formats a number with at most one decimal place, identically on every machine.
  private func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let fraction = abs(tenths) % 10
    return "\(sign)\(abs(tenths) / 10)" + (fraction == 0 ? "" : ".\(fraction)")
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}

extension Canvas {
  /// Draws values in a row of cells, and returns the center of each cell.
  @discardableResult
  mutating func cells(
    _ values: [String], at corner: Point, size: Double = 40, width: Double? = nil,
    tone: (Int) -> Tone
  ) -> [Point] {
    let width = width ?? size
    return values.indices.map { index in
      let left = corner.moved(Double(index) * (width + 4), 0)
      let middle = left.moved(width / 2, size / 2)
      box(left, width: width, height: size, tone: tone(index))
      text(values[index], at: middle, tone: .ink, size: 16, isData: true)
      return middle
    }
  }

  /// The kinds of text on a card.
  enum CardText {
    /// A name with a description.
    case heading
    /// A sentence.
    case sentence
    /// Names in a program.
    case data
  }

  /// Draws a box with centered lines of text.
  mutating func card(
    _ lines: [String], at corner: Point, width: Double, height: Double, tone: Tone,
    text kind: CardText = .heading
  ) {
    box(corner, width: width, height: height, tone: tone)
    let middle = corner.moved(width / 2, height / 2)
    for (index, line) in lines.enumerated() {
      let offset = (Double(index) - Double(lines.count - 1) / 2) * 20
      let isRemark = kind == .heading && index > 0
      text(
        line, at: middle.moved(0, offset), tone: isRemark ? .faint : .ink,
        size: isRemark ? 13 : 15, isData: kind == .data, isBold: kind == .heading && !isRemark)
    }
  }
}
