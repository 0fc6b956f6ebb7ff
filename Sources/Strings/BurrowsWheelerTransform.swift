// The text of a Burrows–Wheeler transform: Burrows, Wheeler, "A block-sorting lossless data compression algorithm", 1994.

extension Collection where Element == UInt8 {
  /// Returns the text whose Burrows–Wheeler transform this is, or `nil` if there is none.
  ///
  ///     let text = Array("annb#aa".utf8).inverseBurrowsWheelerTransform()!
  ///     String(decoding: text, as: UTF8.self)  // "#banana"
  ///
  /// The transform has the last elements of all rotations of a text, in the lexicographic order of the rotations. It is the
  /// same for all rotations, so the text is the least one of them: if an end mark that is less than all other elements was
  /// appended to a text, the mark comes first here.
  ///
  /// - Returns: The least rotation of the text; `nil` too if that is a shorter text repeated, which no text with an end mark
  ///   is.
  /// - Complexity: O(*n*) for *n* bytes, fewer than 2³¹; 8*n* bytes of memory besides the result.
  @inlinable
  public func inverseBurrowsWheelerTransform() -> [UInt8]? {
    _withContiguousText { last in
      _placesInText(of: last, below: 256).map { places in places.map { last[Int($0)] } }
    }
  }
}

extension Collection where Element: Comparable {
  /// Returns the text whose Burrows–Wheeler transform this is, or `nil` if there is none.
  ///
  ///     [20, 30, -1, 20].inverseBurrowsWheelerTransform()  // [-1, 20, 30, 20]
  ///     [20, 30, 30, 20].inverseBurrowsWheelerTransform()  // nil
  ///
  /// Bytes, like the `utf8` of a `String`, take a fraction of the time of other elements.
  ///
  /// - Returns: The least rotation of the text; `nil` too if that is a shorter text repeated, which no text with an end mark
  ///   is.
  /// - Complexity: O(*n* log *n*) for *n* elements, fewer than 2³¹, and O(*n*) space.
  @inlinable
  public func inverseBurrowsWheelerTransform() -> [Element]? {
    let (ranks, end) = _ranks()
    return _withContiguousText { last in
      ranks.withUnsafeBufferPointer { _placesInText(of: $0, below: end) }
        .map { places in places.map { last[Int($0)] } }
    }
  }
}

// MARK: - Core

/// Returns for each place in the text where its element is in the transform.
@inlinable
internal func _placesInText<Rank: FixedWidthInteger>(
  of ranks: UnsafeBufferPointer<Rank>, below end: Int
) -> [Int32]? {
  var starts = [Int32](repeating: 0, count: end + 1)
  for rank in ranks { starts[Int(rank) + 1] += 1 }
  for rank in 0..<end { starts[rank + 1] += starts[rank] }
  // Rotations that begin with the same element are in the order of what follows it, as are those that end with it. So the
  // k-th to begin with it, rotated by one, is the k-th to end with it.
  var next = [Int32](repeating: 0, count: ranks.count)
  for (place, rank) in ranks.enumerated() {
    next[Int(starts[Int(rank)])] = Int32(place)
    starts[Int(rank)] += 1
  }
  var places: [Int32] = []
  places.reserveCapacity(ranks.count)
  var place: Int32 = 0
  for _ in ranks.indices {
    place = next[Int(place)]
    places.append(place)
    // Several cycles are several texts, or one repeated.
    if place == 0 { break }
  }
  return places.count == ranks.count ? places : nil
}
