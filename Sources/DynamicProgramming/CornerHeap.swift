// A binary heap of the breakpoints on one side of the minimum of a function. Knuth, TAOCP vol. 3, 5.2.3.

/// The breakpoints, at which the slope of a function changes, on one side of its minimum, the nearest one first.
///
/// To the left the positions are mirrored: *x* is kept as `~x`, so that the nearest one is the least on either side.
internal struct _CornerHeap {
  internal struct Corner {
    internal var place: Int
    /// By how much the slope changes: positive.
    internal var weight: Int
  }

  /// The offset of all positions (lazily added), by which they wrap around: a sum of distances need not fit `Int`, but
  /// positions do.
  private var shift = 0
  private var corners: [Corner] = []

  internal var first: Corner? {
    corners.first.map { Corner(place: $0.place &+ shift, weight: $0.weight) }
  }

  /// The corners, in any order.
  internal var all: some Sequence<Corner> {
    corners.lazy.map { [shift] in Corner(place: $0.place &+ shift, weight: $0.weight) }
  }

  internal mutating func move(by distance: Int) {
    guard let first else { return }
    let (place, overflow) = first.place.addingReportingOverflow(distance)
    precondition(!overflow, "a breakpoint does not fit Int")
    shift = place &- corners[0].place
  }

  /// Moves by the negative of a distance, which may be `Int.min`.
  internal mutating func moveBack(by distance: Int) {
    guard let first else { return }
    let (place, overflow) = first.place.subtractingReportingOverflow(distance)
    precondition(!overflow, "a breakpoint does not fit Int")
    shift = place &- corners[0].place
  }

  internal mutating func insert(_ place: Int, weight: Int) {
    let corner = Corner(place: place &- shift, weight: weight)
    var hole = corners.count
    corners.append(corner)
    while hole > 0 {
      // Invariant: all are in order, whatever the corner is that belongs in the hole, but for the parents of it.
      let parent = (hole - 1) / 2
      if corners[parent].place &+ shift <= place { break }
      corners[hole] = corners[parent]
      hole = parent
    }
    corners[hole] = corner
  }

  /// Makes the first corner, which is there, heavier, or lighter by less than it weighs.
  internal mutating func addToFirst(_ weight: Int) { corners[0].weight += weight }

  internal mutating func replaceFirst(with place: Int, weight: Int) {
    sink(Corner(place: place &- shift, weight: weight))
  }

  internal mutating func removeFirst() {
    let last = corners.removeLast()
    if corners.isEmpty { shift = 0 } else { sink(last) }
  }

  internal mutating func removeAll() {
    corners.removeAll(keepingCapacity: true)
    shift = 0
  }

  /// Replaces the first corner by another, which sinks to where it belongs.
  private mutating func sink(_ corner: Corner) {
    let shift = shift
    corners.withUnsafeMutableBufferPointer { corners in
      func place(_ index: Int) -> Int { corners[index].place &+ shift }
      var hole = 0
      while 2 * hole + 1 < corners.count {
        var child = 2 * hole + 1
        if child + 1 < corners.count && place(child + 1) < place(child) { child += 1 }
        if corner.place &+ shift <= place(child) { break }
        corners[hole] = corners[child]
        hole = child
      }
      corners[hole] = corner
    }
  }
}
