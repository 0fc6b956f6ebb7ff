// Edges in ascending order of weight: counting sort of eleven bits of the weights at a time (radix sort).

extension WeightedGraph {
  /// Returns the edges in ascending order of weight, those of the same weight in their order (stable sort).
  internal func _edgesByWeight() -> [(index: Int32, first: Int32, second: Int32)] {
    // The ends are looked up all at once: one after the other, each would be waited for.
    _indicesByWeight().map { ($0, edges[Int($0)]._first, edges[Int($0)]._second) }
  }

  private func _indicesByWeight() -> [Int32] {
    // Counting takes a walk through all 2048 digits, however few the edges are.
    if edges.count < 1000 {
      return (0..<Int32(truncatingIfNeeded: edges.count)).sorted {
        (edges[Int($0)].weight, $0) < (edges[Int($1)].weight, $1)
      }
    }
    let least = edges.reduce(Int.max) { Swift.min($0, $1.weight) }
    // A difference may have all bits: it has no sign, so that wrapping is meant.
    let bits = edges.reduce(0) { $0 | UInt(bitPattern: $1.weight &- least) }
    // Half as much memory to move, if the weights allow it.
    return bits <= UInt32.max
      ? _indicesByWeight(as: UInt32.self, least, bits)
      : _indicesByWeight(as: UInt.self, least, bits)
  }

  /// - Parameter bits: All that are in the difference of any weight from the least one.
  private func _indicesByWeight<Key: FixedWidthInteger>(
    as type: Key.Type, _ least: Int, _ bits: UInt
  ) -> [Int32] {
    var keys = edges.enumerated().map {
      (
        weight: Key(truncatingIfNeeded: $0.element.weight &- least),
        index: Int32(truncatingIfNeeded: $0.offset)
      )
    }
    for shift in stride(from: 0, to: UInt.bitWidth - bits.leadingZeroBitCount, by: 11) {
      keys = keys._grouped(into: 2048, by: { Int($0.weight &>> Key(shift) & 2047) }, { $0 }).items
    }
    return keys.map(\.index)
  }
}
