// Centroid decomposition, in place. Each part of the tree is a range of entries, in the order in which they are in the
// whole tree. The subtree of a centroid follows it, and the rest comes after that: nothing is searched anew, and
// distances are differences of depths.

extension RootedTree {
  /// What is left of the tree during a centroid decomposition.
  internal struct CentroidWalk {
    private var entries: [Entry]
    /// The depth of each entry in edges, and its distance from the root in lengths; no lengths if only edges are
    /// counted.
    private var depths: [Int32]
    private var lengths: [Int]
    /// The path from the first entry of the part down to its centroid.
    private var way: [Int] = []

    private struct Entry {
      var vertex: Int32
      /// The size of its subtree within its part.
      var size: Int32
      /// For the first entry of a part: the centroid above, −1 if there is none.
      var above: Int32 = -1
    }

    internal init(_ tree: RootedTree, lengths: [Int]) {
      entries = tree.order.map {
        Entry(
          vertex: Int32(truncatingIfNeeded: $0),
          size: Int32(truncatingIfNeeded: tree.subtree(of: $0).count))
      }
      depths = tree.order.map { Int32(truncatingIfNeeded: tree.depth(of: $0)) }
      self.lengths = lengths
    }
  }
}

// MARK: - Core

extension RootedTree.CentroidWalk {
  /// Splits the part that begins at an entry: its centroid moves there, followed by the parts that are left.
  internal mutating func takePart(at start: Int, _ part: inout RootedTree.CentroidPart) {
    let first = entries[start]
    let range = start..<start + Int(first.size)
    findCentroid(in: range)
    let centroid = way.removeLast()
    let below = Int(entries[centroid].size)
    let gap = centroid + below
    if start < centroid {
      Self.rotate(&entries, start, centroid, gap)
      Self.rotate(&depths, start, centroid, gap)
      if !lengths.isEmpty { Self.rotate(&lengths, start, centroid, gap) }
    }
    entries.withUnsafeMutableBufferPointer { entries in
      for top in way { entries[top + below].size -= Int32(truncatingIfNeeded: below) }
    }

    part.above = first.above < 0 ? nil : Int(first.above)
    Self.resize(&part.vertices, range.count)
    part.vertices.withUnsafeMutableBufferPointer { vertices in
      var index = 0
      forEachRun(of: range, gap) { run, _ in
        for entry in run {
          vertices[index] = Int(entries[entry].vertex)
          index &+= 1
        }
      }
    }
    part.lengths = []  // They may have been the steps.
    measure(depths, range, gap, &part.steps)
    if lengths.isEmpty {
      part.lengths = part.steps
    } else {
      measure(lengths, range, gap, &part.lengths)
    }

    part.branches.removeAll(keepingCapacity: true)
    var branch = start + 1
    while branch < range.upperBound {
      let end = branch + Int(entries[branch].size)
      part.branches.append(branch - start..<end - start)
      entries[branch].above = entries[start].vertex
      branch = end
    }
  }

  /// Walks down from the first entry of a part, to where no child has more than half of it.
  private mutating func findCentroid(in range: Range<Int>) {
    way.removeAll(keepingCapacity: true)
    way.append(range.lowerBound)
    let half = range.count / 2
    var (child, end) = (range.lowerBound + 1, range.upperBound)
    while end - child > half {
      // Invariant: the subtree of the last entry of the path ends here, and those of its children before this one have
      // no more than half.
      let next = child + Int(entries[child].size)
      if next - child > half {
        way.append(child)
        (child, end) = (child + 1, next)
      } else {
        child = next
      }
    }
  }

  /// Computes the distance from the centroid, which comes first now, to each vertex of its part.
  ///
  /// - Parameters:
  ///   - values: The distance of each entry from the root.
  ///   - gap: Where the centroid and its subtree have been taken out.
  private func measure(
    _ values: [some BinaryInteger], _ range: Range<Int>, _ gap: Int, _ distances: inout [Int]
  ) {
    Self.resize(&distances, range.count)
    values.withUnsafeBufferPointer { values in
      distances.withUnsafeMutableBufferPointer { distances in
        let own = Int(values[range.lowerBound])
        var index = 0
        // The path leads up to an entry, and down from there.
        forEachRun(of: range, gap) { run, top in
          let height = Int(values[top])
          for entry in run {
            distances[index] = own - height + (Int(values[entry]) - height)
            index &+= 1
          }
        }
      }
    }
  }

  /// Calls a closure with all entries of a part, in preorder from the centroid: its subtree, then what is left of that
  /// of its parent, and so on, each with its top, the highest entry on the path to them.
  private func forEachRun(
    of range: Range<Int>, _ gap: Int, _ body: (_ run: Range<Int>, _ top: Int) -> Void
  ) {
    let start = range.lowerBound
    let below = Int(entries[start].size)
    body(start..<start + below, start)
    var (next, nextEnd) = (gap, gap)
    for entry in way.reversed() {
      let top = entry + below
      // Invariant: in the subtree of the top, the entries from the next one to its end are done.
      let end = top + Int(entries[top].size)
      body(top..<next, top)
      body(nextEnd..<end, top)
      (next, nextEnd) = (top, end)
    }
  }

  private static func resize(_ values: inout [Int], _ count: Int) {
    if values.count > count {
      values.removeLast(values.count - count)
    } else {
      values.append(contentsOf: repeatElement(0, count: count - values.count))
    }
  }

  /// Rotates a range: what is before the middle moves to the end.
  private static func rotate<Value>(
    _ values: inout [Value], _ start: Int, _ middle: Int, _ end: Int
  ) {
    values.withUnsafeMutableBufferPointer { values in
      let base = values.baseAddress! + start
      let (count, rest) = (middle - start, end - middle)
      withUnsafeTemporaryAllocation(of: Value.self, capacity: count) { front in
        front.baseAddress!.moveInitialize(from: base, count: count)
        base.moveInitialize(from: base + count, count: rest)
        (base + rest).moveInitialize(from: front.baseAddress!, count: count)
      }
    }
  }
}
