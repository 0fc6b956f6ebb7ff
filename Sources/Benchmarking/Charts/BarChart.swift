// Bars for the contenders of one race or of several: what a person looks at first.

/// A chart of horizontal bars: this library's in color, the peers' gray.
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
    /// The value as it is read.
    let label: String
    let isOwn: Bool
  }

  let title: String
  let subtitle: String
  let groups: [Group]

  private static let width = 480.0
  private static let rowHeight = 22.0
  private static let labelWidth = 142.0
  /// What the value behind the longest bar needs.
  private static let valueWidth = 96.0

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
    let room = Self.width - Self.labelWidth - Self.valueWidth
    for bar in group.bars {
      let length = max(1.5, room * bar.value / longest)
      drawing.text(
        bar.name, x: Self.labelWidth - 8, y: y + 15, anchor: .end, style: bar.isOwn ? "own" : "")
      drawing.box(
        x: Self.labelWidth, y: y + 3, width: length, height: Self.rowHeight - 7,
        style: bar.isOwn ? "ours" : "peer", hint: "\(bar.name): \(bar.label)")
      drawing.text(
        bar.label, x: Self.labelWidth + length + 6, y: y + 15, style: bar.isOwn ? "own" : "small")
      y += Self.rowHeight
    }
  }
}

extension BarChart {
  /// More bars than these are a heat table.
  private static let mostBars = 26

  /// Draws the races of a suite, one chart for each type of element; of many patterns only the first.
  ///
  /// - Parameter races: The races of the suite with equally many elements.
  static func all(
    of races: [(title: Race.Title, results: [BenchmarkResult])], suite: SuiteDescription
  ) -> [BarChart] {
    races.map(\.title.type).uniqued().map { type in
      let own = races.filter { $0.title.type == type }
      let isMuch = own.reduce(0) { $0 + $1.results.count } > mostBars
      return BarChart(own: isMuch ? Array(own.prefix(1)) : own, suite: suite)
    }
  }

  private init(
    own races: [(title: Race.Title, results: [BenchmarkResult])], suite: SuiteDescription
  ) {
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
