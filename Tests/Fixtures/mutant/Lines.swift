// Wrong programs about lines.

import FastIO

/// lc-line_add_get_min with the lower hull in an array: the first lines at once, each other line where it belongs.
func insertedLines() {
  typealias Line = (slope: Int, intercept: Int)
  /// Whether the middle one is nowhere lower than both others.
  @Sendable func isNeedless(_ steep: Line, _ middle: Line, _ flat: Line) -> Bool {
    let (left, right) = (steep.slope - middle.slope, middle.slope - flat.slope)
    let (down, up) = (middle.intercept - steep.intercept, flat.intercept - middle.intercept)
    return down.multipliedFullWidth(by: right) >= up.multipliedFullWidth(by: left)
  }
  @Sendable func insert(_ line: Line, at place: Int, of hull: inout [Line]) {
    if place < hull.count, hull[place].slope == line.slope {
      if hull[place].intercept <= line.intercept { return }
      hull[place] = line
    } else {
      hull.insert(line, at: place)
    }
    var place = place
    if place > 0, place + 1 < hull.count, isNeedless(hull[place - 1], line, hull[place + 1]) {
      hull.remove(at: place)
      return
    }
    while place > 1, isNeedless(hull[place - 2], hull[place - 1], line) {
      hull.remove(at: place - 1)
      place -= 1
    }
    while place + 2 < hull.count, isNeedless(line, hull[place + 1], hull[place + 2]) {
      hull.remove(at: place + 1)
    }
  }
  solve { input, output in
    let lineCount = try input.read(Int.self)
    let queryCount = try input.read(Int.self)
    let first: [Line] = try (0..<lineCount).map { _ in
      (try input.read(Int.self), try input.read(Int.self))
    }
    var hull: [Line] = []
    for line in first.sorted(by: { ($0.slope, $1.intercept) > ($1.slope, $0.intercept) }) {
      insert(line, at: hull.last?.slope == line.slope ? hull.count - 1 : hull.count, of: &hull)
    }
    for _ in 0..<queryCount {
      if try input.read(Int.self) == 1 {
        let place = try input.read(Int.self)
        var (low, high) = (0, hull.count - 1)
        while low < high {
          let middle = (low + high) / 2
          let (line, next) = (hull[middle], hull[middle + 1])
          let isNextLower =
            next.slope * place + next.intercept < line.slope * place + line.intercept
          if isNextLower { low = middle + 1 } else { high = middle }
        }
        output.writeLine(hull[low].slope * place + hull[low].intercept)
      } else {
        let line: Line = (try input.read(Int.self), try input.read(Int.self))
        insert(line, at: hull.firstIndex { $0.slope <= line.slope } ?? hull.count, of: &hull)
      }
    }
  }
}

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
