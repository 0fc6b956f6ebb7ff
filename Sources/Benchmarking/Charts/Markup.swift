// Elements of SVG and HTML as text.

import Foundation
import Reporting

/// Writes markup; all text content and attributes are escaped.
enum Markup {
  /// Returns an element; its content is markup, its attributes are text.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = ""
  ) -> String {
    let list = attributes.map { " \($0.key)=\"\(XML.escaped($0.value))\"" }.joined()
    return "<\(name)\(list)>\(content)</\(name)>"
  }

  /// Returns an element whose content is text.
  static func text(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String
  ) -> String {
    element(name, attributes, XML.escaped(text))
  }

  /// Returns a table, which narrow screens show as a list; the cells are text.
  ///
  /// - Parameters:
  ///   - titles: The column titles. On narrow screens, each precedes its cells.
  ///   - rows: For each row its name, which is the first cell, and its other cells, each with its
  ///     class.
  static func table(
    titles: [String], rows: [(name: String, cells: [(text: String, style: String)])]
  ) -> String {
    let header = titles.map { text("th", ["scope": "col"], $0) }.joined()
    let lines = rows.map { row in
      let cells = zip(titles.dropFirst(), row.cells).map { title, cell in
        text("td", ["class": cell.style, "data-title": cell.text.isEmpty ? "" : title], cell.text)
      }
      return element("tr", [:], text("th", ["scope": "row"], row.name) + cells.joined())
    }
    return element(
      "div", ["class": "scroll"],
      element(
        "table", [:],
        element("thead", [:], element("tr", [:], header))
          + element("tbody", [:], lines.joined(separator: "\n"))))
  }
}

/// An SVG drawing, in units of about a pixel.
struct Drawing {
  /// The alignment of a text relative to its point.
  enum Anchor: String {
    case start, middle, end
  }

  let width: Double
  let height: Double
  /// The alternative text for accessibility.
  let title: String
  private var parts: [String] = []

  init(width: Double, height: Double, title: String) {
    (self.width, self.height, self.title) = (width, height, title)
  }

  mutating func text(
    _ text: String, x: Double, y: Double, anchor: Anchor = .start, style: String = ""
  ) {
    parts.append(
      Markup.text(
        "text",
        ["x": Self.number(x), "y": Self.number(y), "text-anchor": anchor.rawValue, "class": style],
        text))
  }

  mutating func line(from: (x: Double, y: Double), to: (x: Double, y: Double), style: String) {
    polyline([from, to], style: style)
  }

  mutating func polyline(_ points: [(x: Double, y: Double)], style: String) {
    let list = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(separator: " ")
    parts.append(Markup.element("polyline", ["points": list, "class": style]))
  }

  /// Draws a box with a tooltip.
  mutating func box(
    x: Double, y: Double, width: Double, height: Double, style: String, hint: String,
    opacity: Double = 1
  ) {
    parts.append(
      Markup.element(
        "rect",
        [
          "x": Self.number(x), "y": Self.number(y), "width": Self.number(width),
          "height": Self.number(height), "rx": "2", "class": style,
          "fill-opacity": String(format: "%.2f", opacity),
        ], Markup.text("title", [:], hint)))
  }

  mutating func dot(x: Double, y: Double, style: String, hint: String) {
    parts.append(
      Markup.element(
        "circle", ["cx": Self.number(x), "cy": Self.number(y), "r": "3", "class": style],
        Markup.text("title", [:], hint)))
  }

  /// Returns the estimated width of the given number of letters in the fonts of most systems.
  static func width(ofLetters count: Int) -> Double { 8.4 * Double(count) }

  /// Returns the SVG element; with a style sheet it is a standalone picture.
  func svg(style: String? = nil) -> String {
    let size = "\(Self.number(width)) \(Self.number(height))"
    let content = (style.map { [Markup.element("style", [:], $0)] } ?? []) + parts
    return Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(size)",
        "width": Self.number(width), "height": Self.number(height), "role": "img",
        "aria-label": title,
      ], "\n" + content.joined(separator: "\n") + "\n")
  }

  private static func number(_ value: Double) -> String {
    let text = String(format: "%.1f", value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
