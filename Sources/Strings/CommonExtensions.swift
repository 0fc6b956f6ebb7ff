// Longest common prefixes of any two suffixes of a text: range minimum queries on the LCP array, from minima of blocks.
// Bender, Farach-Colton, "The LCA problem revisited", 2000, has tables of powers of two.

/// The longest common prefixes of any two suffixes of a text.
internal struct _CommonExtensions {
  /// The number of elements that are compared one by one, as most suffixes have little in common; and the length of a
  /// block.
  private static let blockLength = 16

  private let text: [Int32]
  /// The rank of each suffix: its position in the suffix array.
  private var ranks: [Int32]
  /// The LCP array.
  private let common: [Int]
  /// A sparse table: the minima of 1, 2, 4 … blocks of the LCP array, from each block on.
  private var minima: [[Int]]

  internal init(_ text: [Int32], below end: Int) {
    let suffixes = _suffixArray(ofRanks: text, below: end)
    let common = text.lcpArray(suffixArray: suffixes)
    (self.text, self.common) = (text, common)
    ranks = [Int32](repeating: 0, count: text.count)
    for (rank, suffix) in suffixes.enumerated() { ranks[suffix] = Int32(truncatingIfNeeded: rank) }
    var row = stride(from: 0, to: common.count, by: Self.blockLength).map { start in
      common[start..<Swift.min(start + Self.blockLength, common.count)].min()!
    }
    minima = [row]
    var width = 1
    while row.count > width {
      row = (0..<row.count - width).map { Swift.min(row[$0], row[$0 + width]) }
      minima.append(row)
      width *= 2
    }
  }

  internal func rank(of suffix: Int) -> Int32 { ranks[suffix] }

  /// Returns the length of the longest common prefix of two suffixes.
  ///
  /// - Parameters:
  ///   - first: The start of one suffix.
  ///   - second: The start of another suffix, which is shorter; it may be the end of the text.
  internal func length(_ first: Int, _ second: Int) -> Int {
    let most = Swift.min(text.count - second, Self.blockLength)
    for length in 0..<most where text[first + length] != text[second + length] { return length }
    if most < Self.blockLength { return most }
    let (one, other) = (Int(ranks[first]), Int(ranks[second]))
    return minimum(Swift.min(one, other)..<Swift.max(one, other))
  }

  /// Returns the minimum of a range of the LCP array, which is not empty.
  private func minimum(_ range: Range<Int>) -> Int {
    let first = (range.lowerBound + Self.blockLength - 1) / Self.blockLength
    let last = range.upperBound / Self.blockLength
    if first >= last { return common[range].min()! }
    let level = Int.bitWidth - 1 - (last - first).leadingZeroBitCount
    var least = Swift.min(minima[level][first], minima[level][last - 1 << level])
    for place in range.lowerBound..<first * Self.blockLength {
      least = Swift.min(least, common[place])
    }
    for place in last * Self.blockLength..<range.upperBound {
      least = Swift.min(least, common[place])
    }
    return least
  }
}
