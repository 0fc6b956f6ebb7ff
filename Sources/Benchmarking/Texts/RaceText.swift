// The table of one race.

import Reporting

/// The results of a race, the fastest first.
public struct RaceText: CustomStringConvertible {
  /// The lines.
  public let description: String

  /// Formats the outcome of a race.
  ///
  /// - Parameters:
  ///   - title: The race.
  ///   - outcome: Its results and failures.
  ///   - suite: The suite with the reference for ratios.
  ///   - bytes: The size of the input, where the throughput in bytes per second is meaningful.
  ///   - style: The style of the text.
  public init(
    _ title: Race.Title, _ outcome: Race.Outcome, suite: SuiteDescription, bytes: Int?,
    style: Style
  ) {
    let reference = suite.reference(in: outcome.results)
    let isWhole = title.n == 1
    var titles = ["contender", isWhole ? "time" : "ns/element", "±"]
    if bytes != nil { titles.append("GB/s") }
    if let reference { titles.append("time of \(reference.contender)") }
    let ranking = outcome.results.sorted { $0.medianNanoseconds < $1.medianNanoseconds }
    let rows = ranking.map { result in
      var cells = [
        (result.peer ? "  " : "* ") + result.contender,
        isWhole ? Amount.time(result.medianNanoseconds) : Amount.digits(result.medianNanoseconds),
        Amount.percent(result.spread) + (result.isSpreadWide ? " !" : "  "),
      ]
      if let bytes { cells.append(Amount.digits(Double(bytes) / result.totalNanoseconds)) }
      if let reference {
        cells.append(Self.ratio(result, to: reference))
      }
      return (cells, result.peer ? nil : Style.Color.bold)
    }
    let table = ColumnTable(titles: titles, leftColumns: 1, rows: rows, style: style)
    let failures = outcome.failures.map {
      "  " + style.paint("\($0.contender): \($0.reason)", .red)
    }
    let heading = style.paint(Self.heading(of: title), .bold)
    description =
      ([heading] + (outcome.results.isEmpty ? [] : [table.text]) + failures)
      .joined(separator: "\n")
  }

  /// Returns a race's name: `"sort int32 random, n = 1,000,000"`.
  public static func heading(of title: Race.Title) -> String {
    let name = "\(title.suite) \(title.type) \(title.pattern)"
    return title.n == 1 ? name : "\(name), n = \(title.n.grouped)"
  }

  private static func ratio(_ result: BenchmarkResult, to reference: BenchmarkResult) -> String {
    guard reference.medianNanoseconds > 0 else { return "–" }
    return Amount.times(result.medianNanoseconds / reference.medianNanoseconds)
  }
}
