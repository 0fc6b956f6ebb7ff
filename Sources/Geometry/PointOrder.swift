// The order of keys by counting, eleven bits at a time (radix sort). Knuth, The Art of Computer Programming, volume 3,
// 5.2.5.

extension [Int] {
  /// Returns the places of the elements in ascending order, those of equal elements in their order (stable sort).
  internal func _ascendingPlaces() -> [Int32] {
    // Counting takes a walk through all 2048 digits, however few the elements are.
    if count < 1000 {
      return (0..<Int32(truncatingIfNeeded: count)).sorted {
        (self[Int($0)], $0) < (self[Int($1)], $1)
      }
    }
    let least = self.min()!
    // A difference may have all bits: it has no sign, so that wrapping is meant.
    var entries = indices.map {
      (key: UInt(bitPattern: self[$0] &- least), place: Int32(truncatingIfNeeded: $0))
    }
    let bits = UInt.bitWidth - entries.reduce(0) { $0 | $1.key }.leadingZeroBitCount
    for shift in stride(from: 0, to: UInt(bits), by: 11) {
      var starts = [Int](repeating: 0, count: 2049)
      for entry in entries { starts[Int(entry.key >> shift & 2047) + 1] += 1 }
      for digit in 1..<2048 { starts[digit] += starts[digit - 1] }
      entries = .init(unsafeUninitializedCapacity: count) { sorted, initializedCount in
        for entry in entries {
          let digit = Int(entry.key >> shift & 2047)
          sorted.initializeElement(at: starts[digit], to: entry)
          starts[digit] += 1
        }
        initializedCount = count
      }
    }
    return entries.map(\.place)
  }
}

extension [LatticePoint] {
  /// Returns the points in ascending order.
  internal func _ascending() -> [LatticePoint] {
    count < 1000 ? sorted() : _ascendingPlaces().map { self[Int($0)] }
  }

  /// Returns the places of the points by x, then by y, those of equal points in their order.
  internal func _ascendingPlaces() -> [Int32] {
    let byY = map(\.y)._ascendingPlaces()
    return byY.map { self[Int($0)].x }._ascendingPlaces().map { byY[Int($0)] }
  }

  /// Returns the places of the distinct points by x, then by y: of equal ones the first; and each other place, with the
  /// first one that has an equal point.
  internal func _distinctPlaces() -> (distinct: [Int32], others: [(place: Int32, first: Int32)]) {
    precondition(count <= Int32.max / 6, "there are at most 357913941 points")
    for point in self { point._checkRange() }
    var distinct: [Int32] = []
    distinct.reserveCapacity(count)
    var others: [(place: Int32, first: Int32)] = []
    for place in _ascendingPlaces() {
      if let last = distinct.last, self[Int(last)] == self[Int(place)] {
        others.append((place, last))
      } else {
        distinct.append(place)
      }
    }
    return (distinct, others)
  }
}
