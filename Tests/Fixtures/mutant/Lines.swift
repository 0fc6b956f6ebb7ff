// Wrong programs about lines.

import FastIO

/// lc-line_add_get_min by looking at all lines that were kept.
func lowestLines(
  keep:
    @escaping @Sendable (inout [(slope: Int, intercept: Int)], (slope: Int, intercept: Int)) -> Void
) {
  solve { input, output in
    let lineCount = try input.read(Int.self)
    let queryCount = try input.read(Int.self)
    var known: [(slope: Int, intercept: Int)] = []
    for query in 0..<lineCount + queryCount {
      if query >= lineCount, try input.read(Int.self) == 1 {
        let place = try input.read(Int.self)
        var least = Int.max
        for line in known { least = min(least, line.slope * place + line.intercept) }
        output.writeLine(least)
      } else {
        keep(&known, (try input.read(Int.self), try input.read(Int.self)))
      }
    }
  }
}
