// What is there for a while: a segment tree over time, in which each range is stored at the O(log t) nodes that make it
// up; a depth-first traversal adds it on the way down, and undoes that on the way back. The tree is that of Bentley,
// "Solutions to Klee's rectangle problems", 1977; its use for offline queries is folklore of programming contests.

extension Collection where Element == Range<Int> {
  /// Calls a closure at each time when all that is there at that time, and nothing else, is added: offline queries by
  /// adding, and undoing what was added last (segment tree over time, offline deletion).
  ///
  ///     // Coins that are there for a while. How many sums can be paid with them at each time?
  ///     let coins = [1, 2, 5]
  ///     var sums = [1]  // The bits of the last number are what can be paid.
  ///     var answers: [Int] = []
  ///     [0..<3, 1..<2, 2..<4].forEachTime(
  ///       in: 0..<4,
  ///       add: { index in sums.append(sums.last! | sums.last! << coins[index]) },
  ///       undo: { _ in sums.removeLast() },
  ///       answer: { _ in answers.append(sums.last!.nonzeroBitCount) })
  ///     answers  // [2, 4, 4, 2]
  ///
  /// It is for whatever is easy to add, and to undo, but hard to remove in any other order: knapsacks, an ``XORBasis``,
  /// or ``RollbackDisjointSets`` with something that is kept beside them, such as a sum over all sets. Those alone have a
  /// `forEachTime(in:unions:_:)` of their own.
  ///
  /// - Parameters:
  ///   - times: All times, such as the indices of the queries among all operations. Each range is within them, or empty.
  ///   - add: Called with the index of a range in the collection, counted from 0: O(log *t*) times for each range.
  ///   - undo: Called with the index of the range that was added last, of those not undone yet.
  ///   - answer: Called with each time, in ascending order, when exactly the ranges that contain it are added. In the end
  ///     all is undone; if a closure throws, nothing is.
  /// - Complexity: O(*t* + *n* log *t*) time and calls for *t* times and *n* ranges.
  public func forEachTime(
    in times: Range<Int>, add: (_ index: Int) throws -> Void, undo: (_ index: Int) throws -> Void,
    answer: (_ time: Int) throws -> Void
  ) rethrows {
    var added: [Int] = []
    try _TimeTree(times, Array(self)).forEachTime { index in
      try add(index)
      added.append(index)
    } undo: { count in
      while added.count > count { try undo(added.removeLast()) }
    } answer: { time in
      try answer(time)
    }
  }
}

// MARK: - Core

/// The ranges at each node of a complete binary tree whose leaves are the times.
internal struct _TimeTree {
  let times: Range<Int>
  /// A power of two: the leaves are numbered from it on, and the parent of node *k* is *k* / 2.
  let leafCount: Int
  /// The number of nodes on a path from the root to a leaf.
  let height: Int
  /// Where the ranges of each node begin.
  private var starts: [Int32]
  private var indices: [Int32] = []

  init(_ times: Range<Int>, _ ranges: [Range<Int>]) {
    var leafCount = 1
    while leafCount < times.count { leafCount *= 2 }
    (self.times, self.leafCount) = (times, leafCount)
    height = leafCount.trailingZeroBitCount + 1
    starts = Array(repeating: 0, count: 2 * leafCount + 1)
    for range in ranges {
      precondition(
        range.isEmpty
          || times.lowerBound <= range.lowerBound && range.upperBound <= times.upperBound,
        "a range is not within all times")
      Self.forEachNode(of: range, times, leafCount) { starts[$0 + 1] += 1 }
    }
    for node in 0..<2 * leafCount { starts[node + 1] += starts[node] }
    indices = Array(repeating: 0, count: Int(starts[2 * leafCount]))
    var ends = starts
    for (index, range) in ranges.enumerated() {
      Self.forEachNode(of: range, times, leafCount) { node in
        indices[Int(ends[node])] = Int32(truncatingIfNeeded: index)
        ends[node] += 1
      }
    }
  }

  /// Calls closures as `forEachTime(in:add:undo:answer:)` does, but for all that is undone at once with how much is left.
  func forEachTime(
    add: (_ index: Int) throws -> Void, undo: (_ count: Int) throws -> Void,
    answer: (_ time: Int) throws -> Void
  ) rethrows {
    // How much had been added above each node of the path from the root to the time.
    var marks: [Int] = []
    marks.reserveCapacity(height)
    var count = 0
    for time in times {
      let leaf = time - times.lowerBound + leafCount
      // What the path has in common with that of the time before stays.
      let depth = time == times.lowerBound ? 0 : height - leaf.trailingZeroBitCount - 1
      if depth < marks.count && marks[depth] < count {
        count = marks[depth]
        try undo(count)
      }
      marks.removeSubrange(depth...)
      for level in depth..<height {
        marks.append(count)
        for index in ranges(at: leaf >> (height - 1 - level)) {
          try add(index)
          count += 1
        }
      }
      try answer(time)
    }
    if count > 0 { try undo(0) }
  }

  /// Returns the indices of the ranges at a node.
  private func ranges(at node: Int) -> LazyMapSequence<ArraySlice<Int32>, Int> {
    indices[Int(starts[node])..<Int(starts[node + 1])].lazy.map { Int($0) }
  }

  /// Calls a closure with the O(log t) nodes that make up a range of times.
  private static func forEachNode(
    of range: Range<Int>, _ times: Range<Int>, _ leafCount: Int, _ body: (Int) -> Void
  ) {
    if range.isEmpty { return }
    // First the differences, which are small: the times may be near `Int.max`.
    var start = range.lowerBound - times.lowerBound + leafCount
    var end = range.upperBound - times.lowerBound + leafCount
    while start < end {
      if start & 1 == 1 {
        body(start)
        start += 1
      }
      if end & 1 == 1 {
        end -= 1
        body(end)
      }
      start >>= 1
      end >>= 1
    }
  }
}
