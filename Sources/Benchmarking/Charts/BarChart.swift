// Bar charts of the contenders of one or several races.

/// A horizontal bar chart: this library's bars in color, the peers' in gray.
struct BarChart {
  /// The bars of one race, under a heading.
  struct Group {
    let heading: String
    let bars: [Bar]
  }

  /// One contender.
  struct Bar {
    let name: String
    let value: Double
    /// The formatted value.
    let label: String
    let isOwn: Bool
  }

  let title: String
  let subtitle: String
  let groups: [Group]

  private static let width = 480.0
  private static let rowHeight = 22.0
  /// The width of the value after the longest bar.
  private static let valueWidth = 96.0

  /// The width of the longest name.
  private var labelWidth: Double {
    Drawing.width(ofLetters: groups.flatMap { $0.bars.map(\.name.count) }.max() ?? 0) + 16
  }

  /// Draws the chart; all bars of a group share a scale.
  var drawing: Drawing {
    let rows = groups.reduce(0) { $0 + $1.bars.count }
    let headings = groups.filter { !$0.heading.isEmpty }.count
    let height = 54 + Double(rows) * Self.rowHeight + Double(headings) * 30 + 6
    var drawing = Drawing(width: Self.width, height: height, title: "\(title), \(subtitle)")
    drawing.text(title, x: 8, y: 20, style: "title")
    drawing.text(subtitle, x: 8, y: 39, style: "faint")
    var y = 54.0
    for group in groups {
      if !group.heading.isEmpty {
        drawing.text(group.heading, x: 8, y: y + 18, style: "own")
        y += 30
      }
      draw(group, at: &y, in: &drawing)
    }
    return drawing
  }

  private func draw(_ group: Group, at y: inout Double, in drawing: inout Drawing) {
    let longest = group.bars.map(\.value).max() ?? 1
    let room = Self.width - labelWidth - Self.valueWidth
    for bar in group.bars {
      let length = max(1.5, room * bar.value / longest)
      drawing.text(
        bar.name, x: labelWidth - 8, y: y + 15, anchor: .end, style: bar.isOwn ? "own" : "")
      drawing.box(
        x: labelWidth, y: y + 3, width: length, height: Self.rowHeight - 7,
        style: bar.isOwn ? "ours" : "peer", hint: "\(bar.name): \(bar.label)")
      drawing.text(
        bar.label, x: labelWidth + length + 6, y: y + 15, style: bar.isOwn ? "own" : "small")
      y += Self.rowHeight
    }
  }
}

extension BarChart {
  /// The maximum number of bars; more become a heat table.
  private static let mostBars = 26

  /// Whether all races fit into one chart.
  static func fits(_ races: [(title: Race.Title, results: [BenchmarkResult])]) -> Bool {
    races.reduce(0) { $0 + $1.results.count } <= mostBars
  }

  /// Charts races of the same number of elements and type; only the first if they do not all fit.
  init(
    _ all: [(title: Race.Title, results: [BenchmarkResult])], suite: SuiteDescription
  ) {
    let races = Self.fits(all) ? all : Array(all.prefix(1))
    let first = races[0].title
    let isWhole = first.n == 1
    title = suite.title + (isWhole ? "" : ", \(first.type)")
    var details =
      isWhole
      ? ["time from start to end"] : ["nanoseconds per element", "n = \(first.n.grouped)"]
    if races.count == 1 { details.append(first.pattern) }
    subtitle = details.joined(separator: ", ")
    groups = races.map { race in
      Group(
        heading: races.count == 1 ? "" : race.title.pattern,
        bars: race.results.sorted { $0.medianNanoseconds < $1.medianNanoseconds }.map { result in
          Bar(
            name: result.contender, value: result.medianNanoseconds,
            label: isWhole
              ? Amount.time(result.medianNanoseconds)
              : Amount.digits(result.medianNanoseconds) + " ns",
            isOwn: !result.peer)
        })
    }
  }
}
