// Radix heap: a monotone priority queue of integers, for searches that never insert anything smaller than what they
// removed last. Ahuja, Mehlhorn, Orlin, Tarjan: "Faster algorithms for the shortest path problem", 1990.

/// A monotone priority queue of vertices, whose distances from 0 on never fall below the last one removed.
///
/// There is a bucket for each bit. A distance is in that of the highest bit in which it differs from the last one
/// removed; with that bit it is larger, so whatever is in a lower bucket is nearer. An entry moves to lower buckets
/// only, at most as often as the heaviest edge has bits, and twice more.
@usableFromInline
internal struct _RadixHeap {
  @usableFromInline
  internal typealias Entry = (distance: Int, vertex: Int)

  /// None before the row is left.
  @usableFromInline
  internal var buckets: [[Entry]] = []
  /// A bit for each bucket that is not empty, except the first.
  @usableFromInline
  internal var occupied: UInt64 = 0
  @usableFromInline
  internal var last = 0
  // What is open while nothing comes in that is nearer than what came in before, as if all edges are of the same
  // length: from `next` on, in order. Then it stays empty. A breadth-first search takes three quarters of the time.
  @usableFromInline
  internal var row: [Entry] = []
  @usableFromInline
  internal var next = 0
  @usableFromInline
  internal var isRow = true

  @inlinable
  internal init() {}

  /// Inserts a vertex; its distance is at least that of the last one removed.
  @inlinable
  internal mutating func insert(_ entry: Entry) {
    assert(entry.distance >= last, "nothing nearer may follow")
    if isRow {
      if row.isEmpty || row[row.count - 1].distance <= entry.distance { return row.append(entry) }
      leaveRow()
    }
    insert(entry, last: last)
  }

  /// Removes and returns one of the nearest vertices, or returns `nil` if there is none.
  @inlinable
  internal mutating func popFirst() -> Entry? {
    if isRow {
      if next == row.count { return nil }
      let entry = row[next]
      next += 1
      last = entry.distance
      // What has been removed is deallocated, seldom enough.
      if next >= 1024, 2 * next >= row.count {
        row.removeSubrange(..<next)
        next = 0
      }
      return entry
    }
    if let entry = buckets[0].popLast() { return entry }
    if occupied == 0 { return nil }
    let bucket = occupied.trailingZeroBitCount
    occupied &= occupied &- 1  // drops the lowest set bit; not zero, so it cannot wrap
    var entries: [Entry] = []
    Swift.swap(&entries, &buckets[bucket])
    var nearest = entries[0].distance
    for entry in entries where entry.distance < nearest { nearest = entry.distance }
    last = nearest
    for entry in entries { insert(entry, last: nearest) }
    // The memory is used again.
    entries.removeAll(keepingCapacity: true)
    Swift.swap(&entries, &buckets[bucket])
    return buckets[0].popLast()
  }

  /// Removes everything; any distance may follow.
  internal mutating func removeAll() {
    if !buckets.isEmpty { buckets[0].removeAll(keepingCapacity: true) }
    while occupied != 0 {
      buckets[occupied.trailingZeroBitCount].removeAll(keepingCapacity: true)
      occupied &= occupied &- 1
    }
    last = 0
    row.removeAll(keepingCapacity: true)
    (next, isRow) = (0, true)
  }

  /// Moves the entries of the row to the buckets, which everything else goes to from then on.
  @inline(never)
  @usableFromInline
  internal mutating func leaveRow() {
    if buckets.isEmpty { buckets = [[Entry]](repeating: [], count: Int.bitWidth) }
    for entry in row[next...] { insert(entry, last: last) }
    row = []
    isRow = false
  }

  /// Inserts the first vertices, in any order of distance.
  @inline(never)
  @usableFromInline
  internal mutating func insert(
    _ vertices: UnsafeBufferPointer<Int>, _ distances: UnsafePointer<Int>
  ) {
    leaveRow()
    for vertex in vertices { insert((distance: distances[vertex], vertex: vertex), last: last) }
  }

  /// Inserts a vertex into its bucket.
  ///
  /// The last distance is handed over: of a property the compiler would not know that it stays the same.
  @inlinable
  internal mutating func insert(_ entry: Entry, last: Int) {
    let bucket = Int.bitWidth &- (entry.distance ^ last).leadingZeroBitCount
    buckets[bucket].append(entry)
    occupied |= (1 &<< UInt64(truncatingIfNeeded: bucket)) & ~1
  }
}
