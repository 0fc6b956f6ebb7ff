// Radix heap: a priority queue of whole numbers for searches that never put in anything smaller than
// what they took out last. Ahuja, Mehlhorn, Orlin, Tarjan: "Faster algorithms for the shortest path
// problem", 1990.

/// Vertices at distances that never fall below the last one taken.
///
/// There is a bucket for each bit. A distance is in that of the highest bit in which it differs from
/// the last one taken; with that bit it is larger, so whatever is in a lower bucket is nearer. An entry
/// moves to lower buckets only, 64 times at most, and in most searches once or twice.
internal struct _RadixHeap {
  private var buckets = [[(distance: Int, vertex: Int)]](repeating: [], count: 65)
  /// A bit for each of the buckets but the first that is not empty, from bucket 1 on.
  private var occupied: UInt64 = 0
  private var last = 0

  /// Puts a vertex in; the distance is at least that of the last one taken.
  internal mutating func insert(_ vertex: Int, at distance: Int) {
    assert(distance >= last, "nothing nearer may follow")
    let bucket = Int.bitWidth - (distance ^ last).leadingZeroBitCount
    buckets[bucket].append((distance, vertex))
    if bucket > 0 { occupied |= 1 << UInt64(bucket - 1) }
  }

  /// Takes out one of the nearest vertices; returns `nil` if there is none.
  internal mutating func popFirst() -> (distance: Int, vertex: Int)? {
    if let entry = buckets[0].popLast() { return entry }
    if occupied == 0 { return nil }
    let bucket = occupied.trailingZeroBitCount + 1
    occupied &= occupied &- 1  // drops the lowest set bit; not zero, so it cannot wrap
    var entries: [(distance: Int, vertex: Int)] = []
    swap(&entries, &buckets[bucket])
    last = entries.reduce(Int.max) { min($0, $1.distance) }
    for entry in entries { insert(entry.vertex, at: entry.distance) }
    // The memory is used again.
    entries.removeAll(keepingCapacity: true)
    swap(&entries, &buckets[bucket])
    return buckets[0].popLast()
  }
}
