// Documentation for a terminal: Markdown as plain text, wrapped to a width.

/// Documentation as plain text.
public enum DocumentationText {
  /// Returns a declaration with its whole documentation.
  ///
  /// - Parameter width: The maximum width of a line in columns; code may exceed it.
  public static func whole(_ declaration: PublicDeclaration, width: Int) -> String {
    let of = declaration.owner.map { " of \($0)" } ?? ""
    var blocks = [
      "\(declaration.name)\(of)\n  import \(declaration.module)", indented(declaration.signature),
    ]
    let text = wrapped(declaration.comment, width: width - 2)
    if !text.isEmpty { blocks.append(indented(text)) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns names and the first sentence of the documentation of each, in two columns.
  ///
  /// - Parameter width: The maximum width of a line in columns; long names may exceed it.
  public static func list(_ entries: [(name: String, about: String)], width: Int) -> String {
    let widest = entries.map(\.name.count).filter { $0 <= widestName }.max() ?? 0
    let margin = String(repeating: " ", count: widest + 4)
    return entries.map { name, about in
      let sentence = firstSentence(of: plain(about))
      if sentence.isEmpty { return "  \(name)\n" }
      let lines = lines(of: margin + sentence, width: width, indentation: widest + 4)
      if name.count > widest { return (["  " + name] + lines).joined(separator: "\n") + "\n" }
      return "  \(name)" + lines.joined(separator: "\n").dropFirst(name.count + 2) + "\n"
    }.joined()
  }

  /// Returns a sentence wrapped to a width; all lines but the first are indented.
  public static func sentence(_ text: String, width: Int) -> String {
    lines(of: text, width: width, indentation: 2).joined(separator: "\n") + "\n"
  }

  private static let widestName = 30

  /// Returns the first sentence without its period or colon and without a leading "Returns".
  private static func firstSentence(of text: String) -> String {
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.endIndex
    let sentence = text[..<end]
    let returns = "Returns "
    let rest = sentence.hasPrefix(returns) ? sentence.dropFirst(returns.count) : sentence
    let isEnded = [".", ":"].contains(rest.suffix(1))
    return rest.prefix(1).uppercased() + (isEnded ? rest.dropLast() : rest).dropFirst()
  }

  /// Returns the text without Markdown's markup for code, emphasis and links.
  static func plain(_ text: String) -> String {
    var text = text.replacing(#/``(?:Swift\/)?([^`]+)``/#) { link in
      // The suffix that disambiguates overloads is for links only.
      link.output.1.replacing(#/-(?:\w{4,5}|\(.*\))$/#, with: "").replacing("/", with: ".")
    }
    text = text.replacing(#/\[([^\]]+)\]\((?:http[^)]*)\)/#) { $0.output.1 }
    // In code, an asterisk is a product.
    text = text.replacing(#/`[^`]*`|\*{1,2}([^*\s][^*]*)\*{1,2}/#) { $0.output.1 ?? $0.output.0 }
    return text.replacing("`", with: "")
  }

  /// Returns lines of Markdown wrapped to a width; code stays unchanged.
  static func wrapped(_ lines: [String], width: Int) -> String {
    var result: [String] = []
    var paragraph: (text: String, indentation: Int)?
    var table: [[String]] = []
    func finish() {
      result += columns(of: table, width: width)
      table = []
      if let (text, indentation) = paragraph {
        result += Self.lines(of: text, width: width, indentation: indentation)
      }
      paragraph = nil
    }
    for line in lines {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      if text.isEmpty {
        finish()
        result.append("")
      } else if text.hasPrefix("|") && indentation < 4 {
        if paragraph != nil { finish() }
        // The delimiter row below the headings is dropped.
        if !text.allSatisfy({ "|-: ".contains($0) }) {
          table.append(
            text.split(separator: "|").map {
              plain($0.split(separator: " ").joined(separator: " "))
            })
        }
      } else if text.hasPrefix("- ") {
        finish()
        paragraph = (plain(line), indentation + 2)
      } else if let open = paragraph {
        paragraph = (open.text + " " + plain(String(text)), open.indentation)
      } else if indentation >= 4 {
        result.append(line)
      } else {
        paragraph = (plain(line), indentation)
      }
    }
    finish()
    return result.joined(separator: "\n")
  }

  /// Returns the rows of a table with aligned columns; the last cell of a row may have several lines.
  private static func columns(of table: [[String]], width: Int) -> [String] {
    let count = (table.map(\.count).max() ?? 1) - 1
    let widths = (0..<count).map { column in
      table.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return table.flatMap { row in
      let cells = zip(row.dropLast(), widths).map { cell, width in
        cell + String(repeating: " ", count: width + 2 - cell.count)
      }
      let start = cells.joined()
      let margin = String(repeating: " ", count: start.count)
      let lines = lines(of: margin + (row.last ?? ""), width: width, indentation: start.count)
      return [start + lines[0].dropFirst(start.count)] + lines.dropFirst()
    }
  }

  /// Wraps a text; all lines but the first are indented.
  private static func lines(of text: String, width: Int, indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (margin, true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
