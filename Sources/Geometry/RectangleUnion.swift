// The area of the union of rectangles: a sweep line with a segment tree over all lower and upper bounds that maintains
// the covered length. Bentley, "Solutions to Klee's rectangle problems", 1977.

/// Returns the area of the union of axis-aligned rectangles (sweep line).
///
///     unionArea(of: [(0..<4, 0..<2), (1..<3, 1..<5)])  // 14: 8 + 8 - 2
///
/// - Parameter rectangles: The rectangles: the range of each along the x-axis, and along the y-axis.
/// - Precondition: The area fits `Int`, and so does the extent of all rectangles together along each axis.
/// - Complexity: O(*n* log *n*), where *n* is the number of rectangles.
public func unionArea(of rectangles: [(Range<Int>, Range<Int>)]) -> Int {
  let rectangles = rectangles.filter { !$0.0.isEmpty && !$0.1.isEmpty }
  var ends = rectangles.flatMap { [$0.1.lowerBound, $0.1.upperBound] }
  ends.sort()
  var line = _SweepLine(ends)
  // The events: where rectangles begin and end along the x-axis.
  var changes: [(x: Int, ys: Range<Int>, count: Int32)] = []
  changes.reserveCapacity(2 * rectangles.count)
  for (xs, ys) in rectangles {
    let places = line.place(of: ys.lowerBound)..<line.place(of: ys.upperBound)
    changes.append((xs.lowerBound, places, 1))
    changes.append((xs.upperBound, places, -1))
  }
  changes.sort { $0.x < $1.x }
  var (area, x) = (0, changes.first?.x ?? 0)
  for change in changes {
    area += (change.x - x) * line.covered
    x = change.x
    line.cover(change.ys, by: change.count)
  }
  return area
}

// MARK: - Core

/// A segment tree of the covered length of a line, over the intervals between neighboring bounds.
internal struct _SweepLine {
  /// All bounds, in ascending order, without duplicates.
  private var ends: [Int] = []
  /// How often a whole node is covered by rectangles that do not cover its parent as a whole.
  private var counts: [Int32]
  /// The total length of a node's intervals, and how much of it is covered.
  private var lengths: [Int]
  private var coveredLengths: [Int]
  private let leafCount: Int

  /// - Parameter sorted: All bounds in ascending order.
  init(_ sorted: [Int]) {
    for end in sorted where end != ends.last { ends.append(end) }
    var leafCount = 1
    while leafCount < ends.count { leafCount *= 2 }
    self.leafCount = leafCount
    counts = Array(repeating: 0, count: 2 * leafCount)
    lengths = Array(repeating: 0, count: 2 * leafCount)
    coveredLengths = lengths
    for place in ends.indices.dropLast() {
      lengths[leafCount + place] = ends[place + 1] - ends[place]
    }
    for node in (1..<leafCount).reversed() {
      lengths[node] = lengths[2 * node] + lengths[2 * node + 1]
    }
  }

  /// The covered length of the line.
  var covered: Int { coveredLengths[1] }

  /// Returns the index of a bound (binary search).
  func place(of end: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < end { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Changes how often the intervals between two bounds are covered.
  mutating func cover(_ places: Range<Int>, by change: Int32) {
    var (start, end) = (leafCount + places.lowerBound, leafCount + places.upperBound)
    while start < end {
      if start & 1 == 1 {
        counts[start] += change
        measure(start)
        start += 1
      }
      if end & 1 == 1 {
        end -= 1
        counts[end] += change
        measure(end)
      }
      start >>= 1
      end >>= 1
    }
    // All ancestors of the first and the last interval.
    for leaf in [places.lowerBound, places.upperBound - 1] {
      var node = (leafCount + leaf) >> 1
      while node > 0 {
        measure(node)
        node >>= 1
      }
    }
  }

  private mutating func measure(_ node: Int) {
    if counts[node] > 0 {
      coveredLengths[node] = lengths[node]
    } else {
      coveredLengths[node] =
        node < leafCount ? coveredLengths[2 * node] + coveredLengths[2 * node + 1] : 0
    }
  }
}
