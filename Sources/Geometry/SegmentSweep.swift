// The segments that meet a sweep line from left to right, from the lowest to the highest, in a treap. R. Seidel,
// C. R. Aragon: Randomized search trees, Algorithmica 16 (1996).

/// The order of the segments that meet the sweep line, until two of them intersect.
internal struct _SegmentSweep {
  internal typealias Pair = (first: Int, second: Int)

  /// Where segments may meet.
  internal enum _Joints {
    case nowhere
    /// At the ends of each and the next one, as the edges of a polygon.
    case nextEnds
    /// At ends that are the same point.
    case sameEnds
  }

  /// All segments, each from its left end to its right one, or upward.
  private let _segments: [LineSegment]
  private let _joints: _Joints
  /// The tree: at 1 its root, at 2n the lower child of node n, at 2n + 1 the higher one; 0 if there is none.
  ///
  /// The node of a segment is its place plus 1.
  private var _children: [Int32]
  /// Where in the tree each node is.
  private var _slots: [Int32]
  /// The next segment below each node, and above it; those of 0 are the highest and the lowest of all.
  private var _below: [Int32]
  private var _above: [Int32]

  internal init(_ segments: [LineSegment], joinedAt joints: _Joints) {
    _segments = segments
    _joints = joints
    _children = Array(repeating: 0, count: 2 * segments.count + 2)
    _slots = Array(repeating: 0, count: segments.count + 1)
    (_below, _above) = (_slots, _slots)
  }

  /// Inserts the segment that begins where the sweep line is.
  ///
  /// - Returns: Two segments that intersect, if it meets one of those next to it.
  internal mutating func _insert(_ place: Int) -> Pair? {
    let new = place + 1
    let priority = _priority(new)
    var (below, above) = (0, 0)
    var slot = 1
    // Where what is lower and what is higher than it goes, once it has its place.
    var (lowerSlot, higherSlot) = (0, 0)
    while true {
      let node = Int(_children[slot])
      if lowerSlot == 0, _priority(node) < priority {
        _put(new, at: slot)
        (lowerSlot, higherSlot) = (2 * new, 2 * new + 1)
      }
      if node == 0 { break }
      let side = _side(of: new, from: node)
      if side == 0 { return (node - 1, place) }
      if side > 0 {
        below = node
        slot = 2 * node + 1
        if lowerSlot != 0 {
          _put(node, at: lowerSlot)
          lowerSlot = slot
        }
      } else {
        above = node
        slot = 2 * node
        if higherSlot != 0 {
          _put(node, at: higherSlot)
          higherSlot = slot
        }
      }
    }
    _put(0, at: lowerSlot)
    _put(0, at: higherSlot)
    _join(below, new)
    _join(new, above)
    return _meeting(of: below, new) ?? _meeting(of: new, above)
  }

  /// Removes the segment that ends where the sweep line is.
  ///
  /// - Returns: Two segments that intersect, if those next to it do.
  internal mutating func _remove(_ place: Int) -> Pair? {
    let old = place + 1
    var slot = Int(_slots[old])
    var (lower, higher) = (Int(_children[2 * old]), Int(_children[2 * old + 1]))
    while lower != 0 && higher != 0 {
      if _priority(lower) > _priority(higher) {
        _put(lower, at: slot)
        slot = 2 * lower + 1
        lower = Int(_children[slot])
      } else {
        _put(higher, at: slot)
        slot = 2 * higher
        higher = Int(_children[slot])
      }
    }
    _put(lower + higher, at: slot)
    let (below, above) = (Int(_below[old]), Int(_above[old]))
    _join(below, above)
    return _meeting(of: below, above)
  }

  /// Returns the highest segment below a point where the sweep line is, −1 if there is none; or one that the point is on.
  internal func _below(_ point: LatticePoint) -> (place: Int, isOn: Bool) {
    var (slot, below) = (1, 0)
    while true {
      let node = Int(_children[slot])
      if node == 0 { return (below - 1, false) }
      let segment = _segments[node - 1]
      let side = orientation(segment.start, segment.end, point)
      if side == 0 { return (node - 1, true) }
      if side > 0 { below = node }
      slot = side > 0 ? 2 * node + 1 : 2 * node
    }
  }

  /// Puts a node, or 0 for none, where it belongs in the tree.
  private mutating func _put(_ node: Int, at slot: Int) {
    _children[slot] = Int32(truncatingIfNeeded: node)
    _slots[node] = Int32(truncatingIfNeeded: slot)
  }

  /// Makes two segments neighbors; either node may be 0.
  private mutating func _join(_ lower: Int, _ higher: Int) {
    _above[lower] = Int32(truncatingIfNeeded: higher)
    _below[higher] = Int32(truncatingIfNeeded: lower)
  }

  /// On which side of a segment that meets the sweep line another begins, or goes on if both begin at a shared corner.
  ///
  /// - Returns: 1 or −1 if it is higher or lower; 0 if they have more in common than they may.
  private func _side(of node: Int, from other: Int) -> Int {
    let (segment, otherSegment) = (_segments[node - 1], _segments[other - 1])
    let isShared = _joints != .nowhere && segment.start == otherSegment.start
    return orientation(
      otherSegment.start, otherSegment.end, isShared ? segment.end : segment.start)
  }

  /// Two segments next to each other, if they intersect where they must not; either node may be 0.
  private func _meeting(of node: Int, _ other: Int) -> Pair? {
    if node == 0 || other == 0 { return nil }
    let distance = abs(node - other)
    let areNext = distance == 1 || distance == _segments.count - 1
    if _joints == .nextEnds && areNext { return nil }
    let (segment, otherSegment) = (_segments[node - 1], _segments[other - 1])
    if _joints == .sameEnds && segment._meetsOnlyAtEnd(otherSegment) { return nil }
    return segment.intersects(otherSegment) ? (node - 1, other - 1) : nil
  }

  /// A pseudorandom number for each node, the higher up in the tree the greater; 0 for none.
  private func _priority(_ node: Int) -> UInt {
    let product = UInt(bitPattern: node) &* 0x9E37_79B9_7F4A_7C15
    return (product ^ product >> 32) &* 0xD6E8_FEB8_6659_FD93
  }
}

extension LineSegment {
  /// Returns whether an end that two segments share is all that they have in common; both go to the right, or upward.
  internal func _meetsOnlyAtEnd(_ other: LineSegment) -> Bool {
    if start == other.start { return orientation(start, end, other.end) != 0 }
    if end == other.end { return orientation(start, end, other.start) != 0 }
    return start == other.end || end == other.start
  }
}
