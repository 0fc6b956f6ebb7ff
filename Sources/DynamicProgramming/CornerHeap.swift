// A min-max heap of the breakpoints on one side of the minimum of a function. Atkinson, Sack, Santoro, Strothotte,
// "Min-max heaps and generalized priority queues", 1986.

/// The breakpoints, at which the slope of a function changes, on one side of its minimum, the nearest one first.
///
/// To the left the positions are mirrored: *x* is kept as `~x`, so that the nearest one is the least on either side.
internal struct _CornerHeap {
  internal struct Corner {
    internal var place: Int
    /// By how much the slope changes: positive.
    internal var weight: Int
  }

  /// The weight of all corners: how steep the side is in the end.
  internal private(set) var weight = 0
  /// The offset of all positions (lazily added), by which they wrap around: a sum of distances need not fit `Int`, but
  /// positions do.
  private var shift = 0
  /// On even levels, no corner below is nearer, and on odd levels none is farther.
  private var corners: [Corner] = []

  internal var count: Int { corners.count }

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
    self.weight += weight
    let corner = Corner(place: place &- shift, weight: weight)
    var hole = corners.count
    corners.append(corner)
    if hole == 0 { return }
    var mirror = Self.mirror(hole)
    let parent = (hole - 1) / 2
    if key(parent, mirror) < place ^ mirror {
      corners[hole] = corners[parent]
      (hole, mirror) = (parent, ~mirror)
    }
    while hole > 2 {
      // Invariant: all are in order, whatever the corner is that belongs in the hole, but for the grandparents of it.
      let grandparent = (hole - 3) / 4
      if key(grandparent, mirror) <= place ^ mirror { break }
      corners[hole] = corners[grandparent]
      hole = grandparent
    }
    corners[hole] = corner
  }

  /// Inserts a corner that is no farther than any other.
  internal mutating func insertFirst(_ place: Int, weight: Int) {
    // The rest of a corner that was cut in two, which else would be in ever more pieces.
    if first?.place == place { addToFirst(weight) } else { insert(place, weight: weight) }
  }

  /// Makes the first corner, which is there, heavier, or lighter by less than it weighs.
  internal mutating func addToFirst(_ weight: Int) { addWeight(weight, at: 0) }

  internal mutating func replaceFirst(with place: Int, weight: Int) {
    self.weight += weight - corners[0].weight
    sink(Corner(place: place &- shift, weight: weight), from: 0)
  }

  internal mutating func removeFirst() { remove(at: 0) }

  /// Takes away what is farthest, until the rest weighs no more than the given weight.
  internal mutating func limit(to limit: Int) {
    if limit == 0 {
      corners.removeAll(keepingCapacity: true)
      (weight, shift) = (0, 0)
    }
    while weight > limit {
      let excess = weight - limit
      var last = Swift.min(1, corners.count - 1)
      if corners.count > 2 && key(1, 0) < key(2, 0) { last = 2 }
      if excess < corners[last].weight {
        addWeight(-excess, at: last)
      } else {
        remove(at: last)
      }
    }
  }

  // MARK: - Core

  /// By its XOR with this, a position is mirrored on odd levels, where the farthest one comes first.
  private static func mirror(_ index: Int) -> Int {
    (index + 1).leadingZeroBitCount % 2 == 0 ? -1 : 0
  }

  private func key(_ index: Int, _ mirror: Int) -> Int { (corners[index].place &+ shift) ^ mirror }

  private mutating func addWeight(_ weight: Int, at index: Int) {
    corners[index].weight += weight
    self.weight += weight
  }

  /// Removes a corner from one of the two uppermost levels.
  private mutating func remove(at index: Int) {
    weight -= corners[index].weight
    let last = corners.removeLast()
    if index < corners.count { sink(last, from: index) }
    if corners.isEmpty { shift = 0 }
  }

  /// Replaces a corner on one of the two uppermost levels by another, which sinks to where it belongs.
  private mutating func sink(_ corner: Corner, from start: Int) {
    let (shift, mirror) = (shift, Self.mirror(start))
    corners.withUnsafeMutableBufferPointer { corners in
      func key(_ corner: Corner) -> Int { (corner.place &+ shift) ^ mirror }
      var (hole, corner) = (start, corner)
      while 2 * hole + 1 < corners.count {
        let grandchild = 4 * hole + 3
        var next = 2 * hole + 1
        if next + 1 < corners.count && key(corners[next + 1]) < key(corners[next]) { next += 1 }
        var index = grandchild
        while index < Swift.min(grandchild + 4, corners.count) {
          if key(corners[index]) < key(corners[next]) { next = index }
          index += 1
        }
        if key(corner) <= key(corners[next]) { break }
        corners[hole] = corners[next]
        hole = next
        if next < grandchild { break }
        // Above it is a level in the opposite order.
        let parent = (hole - 1) / 2
        if key(corners[parent]) < key(corner) { Swift.swap(&corners[parent], &corner) }
      }
      corners[hole] = corner
    }
  }
}
