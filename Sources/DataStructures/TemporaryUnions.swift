// Offline dynamic connectivity: a segment tree over time, in which each union is stored at the O(log t) nodes that make
// up its range. Buriol, folklore of programming contests, 2011.

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
    let tree = _TimeTree(times, unions)
    let before = unionCount
    // A depth-first traversal: unions are made on the way down from the root, and undone on the way back.
    var marks: [Int] = []
    marks.reserveCapacity(tree.height)
    for time in times {
      let leaf = time - times.lowerBound + tree.leafCount
      // What the path has in common with that of the time before stays.
      let depth = time == times.lowerBound ? 0 : tree.height - leaf.trailingZeroBitCount - 1
      rollBack(to: depth < marks.count ? marks[depth] : unionCount)
      marks.removeSubrange(depth...)
      for level in depth..<tree.height {
        marks.append(unionCount)
        for index in tree.unions(at: leaf >> (tree.height - 1 - level)) {
          union(unions[index].0, unions[index].1)
        }
      }
      do {
        try body(time, self)
      } catch {
        rollBack(to: before)
        throw error
      }
    }
    rollBack(to: before)
  }
}

// MARK: - Core

/// The unions at each node of a complete binary tree whose leaves are the times.
internal struct _TimeTree {
  /// A power of two: the leaves are numbered from it on, and the parent of node *k* is *k* / 2.
  let leafCount: Int
  /// The number of nodes on a path from the root to a leaf.
  let height: Int
  /// Where the unions of each node begin.
  private var starts: [Int32]
  private var indices: [Int32] = []

  init(_ times: Range<Int>, _ unions: [(Int, Int, Range<Int>)]) {
    var leafCount = 1
    while leafCount < times.count { leafCount *= 2 }
    self.leafCount = leafCount
    height = leafCount.trailingZeroBitCount + 1
    starts = Array(repeating: 0, count: 2 * leafCount + 1)
    for (_, _, range) in unions {
      precondition(
        range.isEmpty
          || times.lowerBound <= range.lowerBound && range.upperBound <= times.upperBound,
        "the range of a union is not within all times")
      Self.forEachNode(of: range, times, leafCount) { starts[$0 + 1] += 1 }
    }
    for node in 0..<2 * leafCount { starts[node + 1] += starts[node] }
    indices = Array(repeating: 0, count: Int(starts[2 * leafCount]))
    var ends = starts
    for (index, (_, _, range)) in unions.enumerated() {
      Self.forEachNode(of: range, times, leafCount) { node in
        indices[Int(ends[node])] = Int32(truncatingIfNeeded: index)
        ends[node] += 1
      }
    }
  }

  /// Returns the indices of the unions at a node.
  func unions(at node: Int) -> LazyMapSequence<ArraySlice<Int32>, Int> {
    indices[Int(starts[node])..<Int(starts[node + 1])].lazy.map { Int($0) }
  }

  /// Calls a closure with the O(log t) nodes that make up a range of times.
  private static func forEachNode(
    of range: Range<Int>, _ times: Range<Int>, _ leafCount: Int, _ body: (Int) -> Void
  ) {
    if range.isEmpty { return }
    var start = leafCount + range.lowerBound - times.lowerBound
    var end = leafCount + range.upperBound - times.lowerBound
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
