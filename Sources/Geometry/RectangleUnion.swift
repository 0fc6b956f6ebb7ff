// The area that rectangles cover together: a line sweeps over them, and a tree over all lower and upper ends knows how
// much of it is covered. Bentley, "Solutions to Klee's rectangle problems", 1977.

/// Returns the area that rectangles with sides along the axes cover together.
///
///     unionArea(of: [(0..<4, 0..<2), (1..<3, 1..<5)])  // 14: 8 + 8 - 2
///
/// - Parameter rectangles: For each one from where to where it goes along the first axis, and along the second.
/// - Precondition: The area fits `Int`, and so does how far it is from the first end to the last along each axis.
/// - Complexity: O(*n* log *n*), where *n* is the number of rectangles.
public func unionArea(of rectangles: [(Range<Int>, Range<Int>)]) -> Int {
  let rectangles = rectangles.filter { !$0.0.isEmpty && !$0.1.isEmpty }
  var ends = rectangles.flatMap { [$0.1.lowerBound, $0.1.upperBound] }
  ends.sort()
  var line = _SweepLine(ends)
  // Where rectangles begin and end along the first axis.
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

/// How much of a line is covered, by pieces between neighboring ends.
internal struct _SweepLine {
  /// All ends, in ascending order, each once.
  private var ends: [Int] = []
  /// How often all of a node's pieces are covered at once, by what does not cover all of the node above.
  private var counts: [Int32]
  /// How long the pieces of a node are together, and how long those are that are covered.
  private var lengths: [Int]
  private var coveredLengths: [Int]
  private let leafCount: Int

  /// - Parameter sorted: All ends in ascending order.
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

  /// How much of the line is covered.
  var covered: Int { coveredLengths[1] }

  /// Returns the number of an end.
  func place(of end: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < end { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Changes how often the pieces between two ends are covered.
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
    // All that is above the first and the last piece.
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
