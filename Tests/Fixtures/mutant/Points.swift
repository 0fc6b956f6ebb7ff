// Wrong programs about points.

import FastIO

private struct Place {
  let x, y: Int
}

private func answered(
  _ counts: ClosedRange<Int>, in range: ClosedRange<Int>, _ answer: @Sendable ([Place]) -> Int
) {
  solve { input, output in
    let count = try input.read(Int.self, in: counts)
    let places = try input.readPairs(count: count, in: range).map { Place(x: $0, y: $1) }
    output.writeLine(answer(places))
  }
}

/// boj-1708 by two chains, with a turn that is left or right as somebody says.
private func hull(_ turnsLeft: @escaping @Sendable (Place, Place, Place) -> Bool) {
  answered(3...100_000, in: -40_000...40_000) { places in
    let sorted = places.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    return [sorted, sorted.reversed()].reduce(0) { sum, places in
      var chain: [Place] = []
      for place in places {
        while chain.count > 1, !turnsLeft(chain[chain.count - 2], chain[chain.count - 1], place) {
          chain.removeLast()
        }
        chain.append(place)
      }
      return sum + chain.count - 1
    }
  }
}

/// boj-1708 with points on the edges taken for corners.
func straightOnIsATurn() {
  hull { ($1.x - $0.x) * ($2.y - $0.y) >= ($1.y - $0.y) * ($2.x - $0.x) }
}

/// boj-1708 with products of 32 bits.
func thirtyTwoBitProducts() {
  hull { first, second, third in
    let product =
      (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
    return Int32(truncatingIfNeeded: product) > 0
  }
}

/// boj-2261 with neighbors from left to right only.
func neighborsOnly() {
  answered(2...100_000, in: -10_000...10_000) { places in
    let sorted = places.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    return zip(sorted, sorted.dropFirst()).map { square($0, $1) }.min() ?? 0
  }
}

/// boj-2261 with all pairs.
func everyPair() {
  answered(2...100_000, in: -10_000...10_000) { places in
    places.indices.reduce(.max) { best, second in
      places[..<second].reduce(best) { min($0, square($1, places[second])) }
    }
  }
}

/// boj-2261 with all pairs that are not too far apart on one axis.
private func lookedBack(_ axis: @escaping @Sendable (Place) -> Int) {
  answered(2...100_000, in: -10_000...10_000) { places in
    let sorted = places.sorted { axis($0) < axis($1) }
    var best = Int.max
    for second in sorted.indices {
      for first in sorted[..<second].reversed() {
        let width = axis(sorted[second]) - axis(first)
        if width * width >= best { break }
        best = min(best, square(first, sorted[second]))
      }
    }
    return best
  }
}

func fromLeftToRight() {
  lookedBack { $0.x }
}

func fromBottomToTop() {
  lookedBack { $0.y }
}

private func square(_ first: Place, _ second: Place) -> Int {
  (first.x - second.x) * (first.x - second.x) + (first.y - second.y) * (first.y - second.y)
}
