// A queue of small integers, the smallest first: a tree of 64-bit words, in which a bit tells whether the word below it has
// any. That is as deep for a million of them as a heap of 64 children would be, without comparisons.

internal struct _SmallestFirst {
  /// From the elements themselves up to a single word.
  private var levels: [[UInt64]] = []

  /// Creates an empty queue for integers in 0 ..< `count`.
  internal init(count: Int) {
    var count = count
    repeat {
      count = Swift.max(1, (count + 63) >> 6)
      levels.append([UInt64](repeating: 0, count: count))
    } while count > 1
  }

  internal mutating func insert(_ element: Int) {
    var place = element
    for level in levels.indices {
      let word = levels[level][place >> 6]
      levels[level][place >> 6] = word | 1 << UInt64(place & 63)
      if word != 0 { return }
      place >>= 6
    }
  }

  /// Removes and returns the smallest element, or `nil` if there is none.
  internal mutating func popFirst() -> Int? {
    if levels[levels.count - 1][0] == 0 { return nil }
    var first = 0
    for level in levels.reversed() { first = first << 6 | level[first].trailingZeroBitCount }
    var place = first
    for level in levels.indices {
      let word = levels[level][place >> 6] & ~(1 << UInt64(place & 63))
      levels[level][place >> 6] = word
      if word != 0 { break }
      place >>= 6
    }
    return first
  }
}
