// Disjoint sets at all times of unions that hold for a while each (offline dynamic connectivity): a tree of times, in
// which each union stands at the few nodes that make up its range. Buriol, folklore of programming contests, 2011.

extension RollbackDisjointSets {
  /// Goes from time to time, with all unions made that hold then, and calls a closure at each.
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
  /// Where edges come and go, the range of each is from its coming to its going, or to the end of all times: keep when
  /// it came until it goes.
  ///
  /// - Parameters:
  ///   - times: All times, which may be the places of questions among all steps.
  ///   - unions: Two numbers each, and the times at which they are united, within all times; empty ranges are left out.
  ///   - body: Called with each time, in ascending order, and the sets at that time; those outside of the closure cannot
  ///     be looked at meanwhile.
  /// - Complexity: O(*t* + *u* log *t* log *n*) for *t* times, *u* unions, and *n* numbers, besides the calls.
  public mutating func forEachTime(
    in times: Range<Int>, unions: [(Int, Int, Range<Int>)],
    _ body: (_ time: Int, _ sets: RollbackDisjointSets) throws -> Void
  ) rethrows {
    let tree = _TimeTree(times, unions)
    let before = unionCount
    // On the way down from the root to each time unions are made, on the way back they are taken back.
    var marks: [Int] = []
    marks.reserveCapacity(tree.height)
    for time in times {
      let leaf = time - times.lowerBound + tree.leafCount
      // What the nodes above have in common with those before stays.
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

/// Which unions stand at which nodes of a complete binary tree whose leaves are the times.
internal struct _TimeTree {
  /// A power of two: the leaves have the numbers from it on, and above node *k* is *k* / 2.
  let leafCount: Int
  /// How many nodes there are from the root to a leaf.
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

  /// Returns the numbers of the unions at a node.
  func unions(at node: Int) -> LazyMapSequence<ArraySlice<Int32>, Int> {
    indices[Int(starts[node])..<Int(starts[node + 1])].lazy.map { Int($0) }
  }

  /// Calls a closure with the few nodes whose leaves are the times of a range.
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
