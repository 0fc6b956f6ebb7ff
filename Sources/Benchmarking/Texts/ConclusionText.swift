// The text below the tables of all races: growth, bars, warnings.

import Reporting

/// The conclusions from a run.
public enum ConclusionText {
  /// Returns a table of the fitted power laws with their extrapolations; `nil` if nothing was measured at three
  /// lengths.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - suites: The suites, with the inputs that growth is shown for.
  ///   - length: The length to extrapolate shorter curves to.
  ///   - style: The style of the text.
  public static func growth(
    of results: [BenchmarkResult], suites: [SuiteDescription], to length: Int, style: Style
  ) -> String? {
    let rows = suites.flatMap { suite in
      suite.growing.flatMap { kind in
        GrowthCurve.all(in: results, suite: suite.name, type: kind.type, pattern: kind.pattern)
          .map { curve in
            (
              [
                "\(suite.name) \(kind.type) \(kind.pattern)", curve.contender,
                "n = \(curve.points[0].n.grouped) … \(curve.points.last!.n.grouped)",
                "n^\(Amount.digits(curve.growth.exponent))", Self.end(of: curve, at: length),
              ], curve.isPeer ? nil : Style.Color.bold
            )
          }
      }
    }
    if rows.isEmpty { return nil }
    let table = ColumnTable(
      titles: ["growth", "contender", "measured", "time ~", "n = \(length.grouped)"],
      leftColumns: 3, rows: rows, style: style)
    return table.text
  }

  /// Returns a table of bars: each with the figure of this run, and whether it is reached or missed, by how much.
  ///
  /// Bars that were not measured are only counted.
  public static func bars(_ outcomes: [BarOutcome], style: Style) -> String {
    let measured = outcomes.filter { $0.figure != nil }
    let rest = outcomes.count - measured.count
    let note = "  \(rest.counted("bar")) not measured in this run"
    if measured.isEmpty { return note }
    let rows = measured.map { outcome in
      ([outcome.bar.name] + BarWords(outcome).all, BarWords.color(of: outcome.state))
    }
    let table = ColumnTable(
      titles: ["bars", "figure", "of this run", "bar", "aim", "verdict"], leftColumns: 2,
      rows: rows, style: style)
    return rest == 0 ? table.text : table.text + "\n" + note
  }

  /// Returns a warning about results with a wide spread; `nil` if there are none.
  public static func spreadWarning(_ results: [BenchmarkResult], style: Style) -> String? {
    let wide = results.filter(\.isSpreadWide).sorted { $0.spread > $1.spread }
    guard let widest = wide.first else { return nil }
    let text =
      "! \(wide.count) of \(results.count.counted("result")) spread by more than "
      + "\(Amount.percent(BenchmarkResult.wideSpread)) around their median, most of all "
      + "\(widest.contender) in \(RaceText.heading(of: widest.title)) "
      + "(\(Amount.percent(widest.spread))): is the machine busy?"
    return style.paint(text, .yellow)
  }

  private static func end(of curve: GrowthCurve, at length: Int) -> String {
    if let point = curve.points.first(where: { $0.n == length }) {
      return Amount.time(point.nanoseconds)
    }
    return curve.extrapolated(to: length).map { "\(Amount.time($0)) (extrapolated)" } ?? ""
  }
}

extension Bar.Rival {
  /// The name of the first variant, with an asterisk if there are others.
  fileprivate var name: String { variants[0] + (variants.count > 1 ? "*" : "") }
}

/// The texts of a bar and its outcome, for all reports.
struct BarWords {
  /// The description of the figure: `"speed of std::sort"`.
  let figure: String
  /// The figure of the run.
  let value: String
  /// The bar.
  let bar: String
  /// The aim.
  let aim: String
  /// Whether it is reached or missed, by how much.
  let verdict: String

  /// All of them, in the order of the columns.
  var all: [String] { [figure, value, bar, aim, verdict] }

  init(_ outcome: BarOutcome) {
    switch outcome.bar.figure {
    case .speed(let subject, let rival):
      figure = (subject.patterns.count > 1 ? "least speed over " : "speed over ") + rival.name
    case .time(let subject, let rival):
      figure = (subject.patterns.count > 1 ? "largest time of " : "time of ") + rival.name
    case .meanTime(_, let rival): figure = "mean time of \(rival.name)"
    case .growth(let subject, let n):
      figure = "time(\(Amount.length(n))) / time(\(Amount.length(subject.n)))"
    }
    value = outcome.figure.map(Amount.times) ?? "–"
    bar = outcome.bar.bar.map(Self.text) ?? ""
    aim = outcome.bar.aim.map(Self.text) ?? ""
    verdict = Self.text(outcome.state, hasAim: outcome.bar.aim != nil)
  }

  private static func text(_ bound: Bar.Bound) -> String {
    switch bound {
    case .atLeast(let least): "≥ \(Amount.times(least))"
    case .atMost(let most): "≤ \(Amount.times(most))"
    }
  }

  private static func text(_ state: BarOutcome.State, hasAim: Bool) -> String {
    switch state {
    case .reached: hasAim ? "aim reached" : "reached"
    case .reachedBar: "reached"
    case .missed(let part): "missed by \(Amount.percent(part))"
    case .missedAim(let part): "aim missed by \(Amount.percent(part))"
    case .notMeasured: "not measured"
    }
  }

  static func color(of state: BarOutcome.State) -> Style.Color? {
    switch state {
    case .reached, .reachedBar: .green
    case .missed: .red
    case .missedAim: .yellow
    case .notMeasured: .faint
    }
  }
}
