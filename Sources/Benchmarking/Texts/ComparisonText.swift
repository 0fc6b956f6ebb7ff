// The comparison of two runs as text.

import Reporting

extension Comparison {
  /// Returns a table of the changes, and a summary.
  ///
  /// - Parameters:
  ///   - machines: The machines of the older and the newer run, to warn if they differ.
  ///   - style: The style of the text.
  public func text(machines: (old: Machine, new: Machine), style: Style) -> String {
    let rows = (changed(.slower) + changed(.faster)).map { pair in
      let isSlower = pair.change == .slower
      let cells = [
        isSlower ? "slower" : "faster", RaceText.heading(of: pair.new.title), pair.new.contender,
        Amount.digits(pair.old.medianNanoseconds), Amount.digits(pair.new.medianNanoseconds),
        Amount.times(pair.ratio),
      ]
      return (cells, isSlower ? Style.Color.red : Style.Color.green)
    }
    let table = ColumnTable(
      titles: ["", "race", "contender", "old ns", "new ns", "time"], leftColumns: 3, rows: rows,
      style: style)
    return ((rows.isEmpty ? [] : [table.text]) + [summary] + hints(machines, style))
      .joined(separator: "\n")
  }

  /// The numbers of changed and unchanged results.
  private var summary: String {
    let counts = [Change.slower, .faster, .none].map { change in
      pairs.count { $0.change == change }
    }
    var parts = ["\(counts[0]) slower", "\(counts[1]) faster", "\(counts[2]) unchanged"]
    if !missing.isEmpty { parts.append("\(missing.count) only in the older run") }
    if !added.isEmpty { parts.append("\(added.count) only in the newer run") }
    return parts.joined(separator: ", ")
  }

  /// Returns causes of a difference other than the program.
  private func hints(_ machines: (old: Machine, new: Machine), _ style: Style) -> [String] {
    var hints: [String] = []
    if machines.old.cpu != machines.new.cpu {
      hints.append(
        "the machines differ: \(machines.old.summary) / \(machines.new.summary); only ratios within "
          + "one run mean anything")
    }
    if let ratio = peersRatio, abs(ratio - 1) > Self.leastChange {
      hints.append(
        "the peers, which are the same programs, take \(Amount.times(ratio)) the time: the machine "
          + "was not in the same state")
    }
    return hints.map { style.paint($0, .yellow) }
  }
}
