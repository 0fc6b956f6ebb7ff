// Arrays and texts. They start empty and grow through the run.

import InputPatterns

extension Generator {
  /// Arrays of generated elements; the fewer, the simpler.
  ///
  /// - Parameter counts: How many there may be, both ends included.
  public static func array<Element>(
    of element: Generator<Element>, counts: ClosedRange<Int> = 0...Int.max
  ) -> Generator where Value == [Element] {
    Generator { choices in
      let count = choices.plan { random, size in Self.count(in: counts, size, &random) }
      return choices.list(counts: counts, plannedCount: count ?? 0) { choices, _ in
        element.make(&choices)
      }
    }
  }

  /// Arrays of integers in every shape of `InputPattern`, over the whole range or a part of it.
  ///
  /// They shrink as other arrays do, element by element: a shape is only where they come from.
  public static func shapes<Element: FixedWidthInteger>(
    in range: ClosedRange<Element> = Element.min...Element.max,
    counts: ClosedRange<Int> = 0...Int.max
  ) -> Generator where Value == [Element] {
    let order = NearestToZeroFirst(range)
    return Generator { choices in
      let plan = choices.plan { random, size in
        let patterns = InputPattern.allCases
        let pattern = patterns[Int(random.next(below: UInt64(patterns.count)))]
        let count = Self.count(in: counts, size, &random)
        // Often only the part of the range between two values, near zero more often than not.
        let ends = [0, 1].map { _ in
          order.value(at: min(order.last, random.next() >> random.next(below: 64)))
        }
        let isWhole = random.nextIsOne(in: 2)
        return pattern.values(
          count: count, in: isWhole ? range : min(ends[0], ends[1])...max(ends[0], ends[1]),
          seed: random.next())
      }
      return choices.list(counts: counts, plannedCount: plan?.count ?? 0) { choices, index in
        order.value(
          at: choices.choose(upTo: order.last) { _, _ in
            plan.map { order.index(of: $0[index]) } ?? 0
          })
      }
    }
  }

  private static func count(
    in counts: ClosedRange<Int>, _ size: Int, _ random: inout SplitMix64
  ) -> Int {
    random.next(in: counts.lowerBound...max(counts.lowerBound, min(size, counts.upperBound)))
  }
}

extension Generator where Value == String {
  /// Texts of the characters given, the first of which is the simplest.
  public static func text(
    of characters: String, counts: ClosedRange<Int> = 0...Int.max
  ) -> Generator {
    Generator<[Character]>
      .array(of: .element(of: Array(characters)), counts: counts)
      .map { String($0) }
  }
}
