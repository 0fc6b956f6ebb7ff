// The text of a Burrows–Wheeler transform: Burrows, Wheeler, "A block-sorting lossless data compression algorithm", 1994.

extension Collection where Element == UInt8 {
  /// Returns the text whose Burrows–Wheeler transform this is, or `nil` if there is none.
  ///
  ///     let text = Array("annb#aa".utf8).inverseBurrowsWheelerTransform()!
  ///     String(decoding: text, as: UTF8.self)  // "#banana"
  ///     Array("annbaa".utf8).inverseBurrowsWheelerTransform()  // nil
  ///
  /// The transform has the last bytes of all rotations of a text, in the lexicographic order of the rotations. It is the
  /// same for all rotations, so the text is the least one of them: if an end mark that is less than all other bytes was
  /// appended to a text, the mark comes first here.
  ///
  /// - Returns: The least rotation of the text; `nil` too if that is a shorter text repeated, which no text with an end mark
  ///   is.
  /// - Complexity: O(*n*) for *n* bytes, fewer than 2³¹ − 1; 4*n* bytes of memory besides the result.
  @inlinable
  public func inverseBurrowsWheelerTransform() -> [UInt8]? {
    _withContiguousText { _textOfTransform($0) }
  }
}

// MARK: - Core

@usableFromInline
internal func _textOfTransform(_ last: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
  var starts = [Int32](repeating: 0, count: 257)
  for byte in last { starts[Int(byte) + 1] += 1 }
  for byte in 0..<256 { starts[byte + 1] += starts[byte] }
  // Rotations that begin with the same byte are in the order of what follows it, as are those that end with it. So the
  // k-th to begin with it, rotated by one, is the k-th to end with it.
  var next = [Int32](repeating: 0, count: last.count)
  for (place, byte) in last.enumerated() {
    next[Int(starts[Int(byte)])] = Int32(place)
    starts[Int(byte)] += 1
  }
  var text: [UInt8] = []
  text.reserveCapacity(last.count)
  var place = 0
  for _ in last.indices {
    place = Int(next[place])
    text.append(last[place])
    // Several cycles are several texts, or one repeated.
    if place == 0 { break }
  }
  return text.count == last.count ? text : nil
}
