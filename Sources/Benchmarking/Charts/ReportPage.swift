// The report of a run as a self-contained HTML page, and its charts as SVG files.

import Foundation
import Reporting

/// The report of a run.
public struct ReportPage: Sendable {
  private let file: ResultFile
  private let suites: [SuiteDescription]
  private let bars: [BarOutcome]
  private let method: [String]
  /// The length to extrapolate times to.
  private let length: Int

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - file: The run.
  ///   - suites: The suites in display order.
  ///   - bars: The performance goals.
  ///   - method: The description of the method, in paragraphs.
  ///   - length: The length to extrapolate times to where it was not measured.
  public init(
    _ file: ResultFile, suites: [SuiteDescription], bars: [Bar], method: [String], length: Int
  ) {
    self.file = file
    self.suites = suites
    self.bars = bars.map { BarOutcome($0, in: file.results) }
    self.method = method
    self.length = length
  }

  /// The page: HTML without scripts and external resources.
  public var html: String {
    let title = "Verdict: the measurements"
    let head =
      "<meta charset=\"utf-8\">\n"
      + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      + Markup.text("title", [:], title) + "\n"
      + Markup.element("style", [:], "\n\(Palette.charts)\n\(Palette.page)\n")
    let sections =
      [Markup.text("h1", [:], title), Markup.text("p", ["class": "faint"], subtitle), barSection]
      + suites.map(section) + [growthTable, machineSection, resultTable]
    let body = sections.filter { !$0.isEmpty }.joined(separator: "\n")
    return "<!DOCTYPE html>\n"
      + Markup.element(
        "html", ["lang": "en"],
        "\n\(Markup.element("head", [:], head))\n\(Markup.element("body", [:], body))\n") + "\n"
  }

  /// The charts as SVG, with their file names: `"sort-int32.svg"`, `"sort-int32-heat.svg"`,
  /// `"sort-int32-random-growth.svg"`.
  public var pictures: [(name: String, svg: String)] {
    suites.flatMap { suite in
      charts(of: suite).map { ("\($0.name).svg", $0.drawing.svg(style: Palette.charts) + "\n") }
    }
  }

  private var subtitle: String {
    [file.settings.date, file.machine.summary].compactMap { $0 }.joined(separator: " · ")
  }

  /// A chart, its file name, and whether it is made for wide screens.
  private struct Chart {
    let name: String
    let drawing: Drawing
    var isWide = false
  }

  private func charts(of suite: SuiteDescription) -> [Chart] {
    let own = file.results.filter { $0.suite == suite.name }
    let races = own.races()
    // The main length is the one with the most races.
    let counts = Dictionary(grouping: races, by: \.title.n)
    guard let main = counts.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })?.value
    else { return [] }
    let types = main.map(\.title.type).uniqued().map { type in
      (name: "\(suite.name)-\(type)", races: main.filter { $0.title.type == type })
    }
    let bars = types.map { type in
      Chart(name: type.name, drawing: BarChart(type.races, suite: suite).drawing)
    }
    let heats = types.filter { !BarChart.fits($0.races) }.compactMap { type in
      HeatTable(type.races, suite: suite)
        .map { Chart(name: type.name + "-heat", drawing: $0.drawing, isWide: true) }
    }
    let growths = suite.growing.compactMap { kind -> Chart? in
      let curves = GrowthCurve.all(
        in: own, suite: suite.name, type: kind.type, pattern: kind.pattern)
      if curves.isEmpty { return nil }
      let chart = GrowthChart(
        title: "Growth: \(suite.name) \(kind.type) \(kind.pattern)", curves: curves, length: length)
      return Chart(
        name: "\(suite.name)-\(kind.type)-\(kind.pattern)-growth", drawing: chart.drawing,
        isWide: true)
    }
    return bars + heats + growths
  }

  private func section(_ suite: SuiteDescription) -> String {
    let charts = charts(of: suite)
    if charts.isEmpty { return "" }
    let figures = charts.map { chart in
      chart.isWide
        ? Markup.element("div", ["class": "scroll", "tabindex": "0"], chart.drawing.svg())
        : Markup.element("div", [:], chart.drawing.svg())
    }
    return Markup.text("h2", [:], suite.title)
      + Markup.element("div", ["class": "charts"], "\n" + figures.joined(separator: "\n") + "\n")
  }

  private var barSection: String {
    if bars.isEmpty { return "" }
    let rows = bars.map { outcome in
      let words = BarWords(outcome)
      let style = Self.style(of: outcome.state)
      return (
        outcome.bar.name,
        [
          (words.figure, ""), (words.value, "number own"), (words.bar, "number"),
          (words.aim, "number"), (words.verdict, style),
        ]
      )
    }
    return Markup.text("h2", [:], "What it has to show")
      + Markup.table(
        titles: ["what", "figure", "this run", "bar", "aim", "verdict"], rows: rows)
  }

  private static func style(of state: BarOutcome.State) -> String {
    switch state {
    case .reached, .reachedBar: "good"
    case .missed, .missedAim: "bad"
    case .notMeasured: "faint"
    }
  }

  private var growthTable: String {
    let rows = suites.flatMap { suite in
      suite.growing.flatMap { kind in
        GrowthCurve.all(
          in: file.results, suite: suite.name, type: kind.type, pattern: kind.pattern
        ).map { curve in
          (
            "\(curve.contender), \(suite.name) \(kind.type) \(kind.pattern)",
            [
              ("n^\(Amount.digits(curve.growth.exponent))", "number"),
              (Amount.length(curve.points.last!.n), "number"),
              (Amount.time(curve.points.last!.nanoseconds), "number"),
              (curve.extrapolated(to: length).map { Amount.time($0) } ?? "", "number faint"),
            ]
          )
        }
      }
    }
    if rows.isEmpty { return "" }
    let titles = [
      "contender", "time ~", "longest n", "measured there",
      "at \(Amount.length(length)), extrapolated, not measured",
    ]
    return Markup.text("h2", [:], "Fitted growth") + Markup.table(titles: titles, rows: rows)
  }

  private var machineSection: String {
    let machine = file.machine
    let vectors = machine.vectors.flatMap { names in
      names.isEmpty ? nil : "Vector instructions: \(names.joined(separator: ", "))."
    }
    let compilers = (machine.compilers ?? [:]).sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value)." }
    let command = file.settings.arguments.map { "Command: bench \($0.joined(separator: " "))" }
    let facts =
      [machine.summary + "."] + [vectors, command].compactMap { $0 } + compilers
      + (file.settings.notes ?? []) + (file.settings.skipped ?? [])
    let list = facts.map { Markup.text("li", [:], $0) }.joined(separator: "\n")
    let paragraphs = method.map { Markup.text("p", [:], $0) }.joined(separator: "\n")
    return Markup.text("h2", [:], "Machine and method") + Markup.element("ul", [:], list)
      + paragraphs
  }

  private var resultTable: String {
    let rows = file.results.map { result in
      (
        "\(result.suite) \(result.type) \(result.pattern)",
        [
          (result.contender, result.peer ? "" : "own"), (result.n.grouped, "number"),
          (Amount.digits(result.medianNanoseconds), "number"),
          (Amount.percent(result.spread), result.isSpreadWide ? "number bad" : "number"),
          ("\(result.samples)", "number"),
        ]
      )
    }
    let titles = ["race", "contender", "n", "median ns per element", "MAD", "samples"]
    return Markup.element(
      "details", [:],
      Markup.text("summary", [:], "All \(file.results.count) results")
        + Markup.table(titles: titles, rows: rows))
  }
}
