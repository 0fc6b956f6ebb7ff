// Binary searches over time for many questions at once: in each round all that happens happens anew, and each question
// is asked at the middle of the times that are left for it.

extension Range where Bound == Int {
  /// Returns the first time in the range at which each of several conditions holds (parallel binary search, overall
  /// binary search).
  ///
  /// Something happens at each time, and each condition, once it holds, holds at all later times.
  ///
  ///     let rain = [3, 1, 4, 1, 5]  // on each day
  ///     let needs = [1, 8, 14, 15]
  ///     var sum = 0
  ///     let days = (0..<5).firstTimes(
  ///       conditionCount: 4, restart: { sum = 0 }, advance: { sum += rain[$0] },
  ///       holds: { sum >= needs[$0] })
  ///     days  // [0, 2, 4, nil]
  ///
  /// It is for what is easy to do and hard to undo, where one condition is tested in less time than all: sums in a Fenwick
  /// tree that is updated at each time, say, or the sets of a union–find.
  ///
  /// - Parameters:
  ///   - conditionCount: The number of conditions: they are 0 ..< `conditionCount`.
  ///   - restart: Called at the start of each round: nothing has happened yet.
  ///   - advance: Called with the times of the range, from the first one on, as far as need be: what happens at that time
  ///     is to happen now.
  ///   - holds: Returns whether a condition holds after all that has happened so far.
  /// - Returns: The first time for each condition, or `nil` if it does not hold after the last one. That it holds before
  ///   the first one is not asked.
  /// - Complexity: ⌈log₂ (*t* + 1)⌉ rounds of at most *t* calls of `advance` and one of `holds` for each of *n* conditions,
  ///   where *t* is the length of the range; O(*t* + *n*) time besides for each round.
  @inlinable
  public func firstTimes(
    conditionCount: Int, restart: () throws -> Void, advance: (_ time: Int) throws -> Void,
    holds: (_ condition: Int) throws -> Bool
  ) rethrows -> [Int?] {
    precondition(conditionCount >= 0, "the number of conditions is negative")
    // Invariant: a condition does not hold right before `lows`, and holds at `highs`, if that is within the range.
    var lows = [Int](repeating: lowerBound, count: conditionCount)
    var highs = [Int](repeating: upperBound, count: conditionCount)
    // The conditions to be tested at each time, as linked lists.
    var first = [Int](repeating: -1, count: count)
    var next = [Int](repeating: -1, count: conditionCount)
    while true {
      var last: Int?
      for condition in 0..<conditionCount where lows[condition] < highs[condition] {
        let middle = lows[condition] + (highs[condition] - lows[condition]) / 2
        next[condition] = first[middle - lowerBound]
        first[middle - lowerBound] = condition
        last = Swift.max(last ?? middle, middle)
      }
      guard let last else { break }
      try restart()
      for time in lowerBound...last {
        try advance(time)
        var condition = first[time - lowerBound]
        first[time - lowerBound] = -1
        while condition >= 0 {
          if try holds(condition) { highs[condition] = time } else { lows[condition] = time + 1 }
          condition = next[condition]
        }
      }
    }
    return lows.map { $0 < upperBound ? $0 : nil }
  }
}
