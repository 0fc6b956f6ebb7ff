// Mistakes with a box of candies.

import FastIO

protocol CandyBox: Sendable {
  mutating func change(_ taste: Int, by change: Int)
  /// Takes out the candy at a place, and returns its taste.
  mutating func take(_ place: Int) -> Int
}

/// boj-2243 with some box.
func takeCandies(_ emptyBox: @Sendable () -> some CandyBox) {
  solve { input, output in
    let steps = try input.read(Int.self, in: 1...100_000)
    var box = emptyBox()
    for _ in 0..<steps {
      if try input.read(Int.self) == 1 {
        output.writeLine(box.take(try input.read(Int.self)))
      } else {
        let taste = try input.read(Int.self)
        box.change(taste, by: try input.read(Int.self))
      }
    }
  }
}

/// Looks at one taste after the other.
struct TasteByTaste: CandyBox {
  private var counts = [Int](repeating: 0, count: 1_000_001)

  mutating func change(_ taste: Int, by change: Int) { counts[taste] += change }

  mutating func take(_ place: Int) -> Int {
    var (taste, rest) = (0, place)
    while counts[taste] < rest {
      rest -= counts[taste]
      taste += 1
    }
    counts[taste] -= 1
    return taste
  }
}

/// Takes out all candies of a taste at once.
struct OneOfEachTaste: CandyBox {
  private var box = TasteByTaste()
  private var counts: [Int: Int] = [:]

  mutating func change(_ taste: Int, by change: Int) {
    counts[taste, default: 0] += change
    box.change(taste, by: change)
  }

  mutating func take(_ place: Int) -> Int {
    if counts.values.reduce(0, +) < place { return 0 }
    let taste = box.take(place)
    box.change(taste, by: 1 - counts[taste]!)
    counts[taste] = 0
    return taste
  }
}

/// Takes no notice of negative numbers.
struct NothingThrownAway: CandyBox {
  private var box = TasteByTaste()

  mutating func change(_ taste: Int, by change: Int) { box.change(taste, by: max(0, change)) }

  mutating func take(_ place: Int) -> Int { box.take(place) }
}
