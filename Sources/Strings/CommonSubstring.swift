// The longest common substring of two texts, from the suffix array of both. Gusfield: Algorithms on Strings, Trees, and
// Sequences, 7.4.

extension Collection where Element == UInt8 {
  /// Returns the longest common substring of the collection and another one.
  ///
  ///     let word = Array("banana".utf8)
  ///     let common = word.longestCommonSubstring(with: Array("cabana".utf8))
  ///     common.range  // 0..<4: "bana"
  ///     common.otherRange  // 2..<6
  ///
  /// A substring is a contiguous run of elements. If several are longest, the result is the first one in this
  /// collection.
  ///
  /// - Parameter other: The other collection of bytes.
  /// - Returns: The ranges of its first occurrence in this collection and in the other one, as offsets from 0; `0..<0`
  ///   if they have no element in common.
  /// - Complexity: O(*n*) time and space, where *n* is the total number of bytes, fewer than 2³¹ − 2.
  @inlinable
  public func longestCommonSubstring(
    with other: some Collection<UInt8>
  ) -> (range: Range<Int>, otherRange: Range<Int>) {
    var ranks = map { Int32($0) + 1 }
    let count = ranks.count
    ranks.append(0)
    ranks += other.lazy.map { Int32($0) + 1 }
    return _longestCommonSubstring(ranks, below: 257, firstCount: count)
  }
}

extension Collection where Element: Comparable {
  /// Returns the longest common substring of the collection and another one.
  ///
  ///     let common = [3, 1, 4, 1, 5].longestCommonSubstring(with: [4, 1, 3, 1, 4])
  ///     common.range  // 0..<3: 3, 1, 4
  ///     common.otherRange  // 2..<5
  ///
  /// A substring is a contiguous run of elements. If several are longest, the result is the first one in this
  /// collection. Bytes, like the `utf8` of a `String`, take a fraction of the time of other elements.
  ///
  /// - Parameter other: The other collection.
  /// - Returns: The ranges of its first occurrence in this collection and in the other one, as offsets from 0; `0..<0`
  ///   if they have no element in common.
  /// - Complexity: O(*n* log *n*) time and O(*n*) space, where *n* is the total number of elements, fewer than 2³¹ − 2.
  @inlinable
  public func longestCommonSubstring(
    with other: some Collection<Element>
  ) -> (range: Range<Int>, otherRange: Range<Int>) {
    let (ranks, end) = (Array(self) + other)._ranks()
    var shifted = ranks.map { $0 + 1 }
    shifted.insert(0, at: count)
    return _longestCommonSubstring(shifted, below: end + 1, firstCount: count)
  }
}

// MARK: - Core

/// - Parameters:
///   - text: The elements of one collection, a 0, and those of the other one, which are positive.
///   - end: More than all of them.
///   - firstCount: How many elements the first collection has.
@usableFromInline
internal func _longestCommonSubstring(
  _ text: [Int32], below end: Int, firstCount: Int
) -> (range: Range<Int>, otherRange: Range<Int>) {
  // No common prefix of suffixes of different collections goes beyond the 0. So the longest common substring is the
  // longest common prefix of two adjacent suffixes of different collections.
  let order = _suffixArray(ofRanks: text, below: end)
  let common = text.lcpArray(suffixArray: order)
  var longest = 0
  for (place, length) in common.enumerated()
  where length > longest && (order[place] < firstCount) != (order[place + 1] < firstCount) {
    longest = length
  }
  if longest == 0 { return (0..<0, 0..<0) }
  // In each run of adjacent suffixes that have as much in common, the first positions in both collections.
  var (first, second) = (Int.max, Int.max)
  var (start, otherStart) = (Int.max, Int.max)
  for (place, suffix) in order.enumerated() {
    if place > 0, common[place - 1] < longest { (first, second) = (.max, .max) }
    if suffix < firstCount {
      first = Swift.min(first, suffix)
    } else {
      second = Swift.min(second, suffix)
    }
    if second < .max, first < .max, first <= start { (start, otherStart) = (first, second) }
  }
  otherStart -= firstCount + 1
  return (start..<start + longest, otherStart..<otherStart + longest)
}
