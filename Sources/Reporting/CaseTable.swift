// The table of cases, with one row each, which can be printed as soon as the case is judged.

import Judging

/// The table of the cases of one program.
public struct CaseTable: Sendable {
  private let nameWidth: Int
  private let style: Style
  private let earlierScores: EarlierScores?

  /// Creates the table, laid out for the names of all cases.
  ///
  /// - Parameter earlierScores: The scores to compare those of the cases with, if there are any.
  public init(names: [String], style: Style, earlierScores: EarlierScores? = nil) {
    // The space left by the figures and a short note, but enough to tell the cases apart.
    let room = max(20, style.width - Self.figuresWidth - Self.leastNoteWidth)
    nameWidth = max(4, min(names.map { VisibleText.name($0).columnCount }.max() ?? 0, room))
    self.style = style
    self.earlierScores = earlierScores
  }

  /// The header row.
  public var header: String { layout.header }

  /// Returns the row of a case.
  public func row(_ result: CaseResult) -> String {
    let cells = [
      VisibleText.name(result.name).shortened(to: nameWidth), result.verdict.rawValue,
      result.run?.cpuSeconds.asSeconds ?? "-",
      result.run.map { Quantity.bytes($0.peakMemoryBytes) } ?? "-",
      note(result).shortened(to: noteWidth),
    ]
    return layout.line(cells, verdict: result.verdict)
  }

  /// The score and its change, and the first line of the message.
  private func note(_ result: CaseResult) -> String {
    let change = earlierScores?.change(of: result).map { " (\($0))" } ?? ""
    let score = result.score.map { "score \(ScoreText.number($0))\(change)" } ?? ""
    let message = VisibleText.line(result.message.firstLine)
    return [score, message].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private var layout: TableLayout {
    let columns: [TableLayout.Column] = [
      .init(title: "case", width: nameWidth), .init(title: "verdict", width: 7),
      .init(title: "CPU", width: 8, alignsRight: true),
      .init(title: "memory", width: 11, alignsRight: true), .init(title: "note", width: 0),
    ]
    return TableLayout(columns: columns, style: style)
  }

  /// The width of the columns between the name and the note, with the spaces around them.
  private static let figuresWidth = 7 + 8 + 11 + 4 * 2
  private static let leastNoteWidth = 20

  private var noteWidth: Int {
    max(Self.leastNoteWidth, style.width - nameWidth - Self.figuresWidth)
  }
}
