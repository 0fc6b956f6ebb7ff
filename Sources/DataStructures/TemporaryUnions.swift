// Offline dynamic connectivity: the unions of each time by a segment tree over the times.

extension RollbackDisjointSets {
  /// Calls a closure at each time with the unions that hold at that time in effect (offline dynamic connectivity).
  ///
  ///     // Roads that are there for a while: from the beginning of a range of days to its end.
  ///     let roads = [(0, 1, 0..<3), (1, 2, 1..<4), (2, 3, 3..<5)]
  ///     var counts: [Int] = []
  ///     var towns = RollbackDisjointSets(count: 4)
  ///     towns.forEachTime(in: 0..<5, unions: roads) { day, towns in
  ///       counts.append(towns.setCount)
  ///     }
  ///     counts  // [3, 2, 2, 2, 3]
  ///
  /// For edges that are inserted and removed, the range of each is from its insertion to its removal, or to the end of
  /// all times: keep the time of insertion until it is removed.
  ///
  /// - Parameters:
  ///   - times: All times, such as the indices of the queries among all operations.
  ///   - unions: Pairs of integers, each with the times at which they are united, within all times; empty ranges are
  ///     ignored.
  ///   - body: Called with each time, in ascending order, and the sets at that time; the variable itself cannot be
  ///     accessed meanwhile.
  /// - Complexity: O(*t* + *u* log *t* log *n*) for *t* times, *u* unions, and *n* integers, besides the calls.
  public mutating func forEachTime(
    in times: Range<Int>, unions: [(Int, Int, Range<Int>)],
    _ body: (_ time: Int, _ sets: RollbackDisjointSets) throws -> Void
  ) rethrows {
    let before = unionCount
    do {
      try _TimeTree(times, unions.map { $0.2 }).forEachTime { index in
        union(unions[index].0, unions[index].1)
      } undo: { count in
        rollBack(to: before + count)
      } answer: { time in
        try body(time, self)
      }
    } catch {
      rollBack(to: before)
      throw error
    }
  }
}
