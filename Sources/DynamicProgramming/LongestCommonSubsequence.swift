// Longest common subsequence, bit-parallel: 64 entries of the table in one word. Hyyrö: Bit-Parallel LCS-length
// Computation Revisited, AWOCA 2004, after Allison and Dix, 1986.

extension Collection where Element: Hashable {
  /// Returns a longest common subsequence (LCS) of this and another collection.
  ///
  ///     String("ACAYKP".longestCommonSubsequence(with: "CAPCAK"))  // "ACAK"
  ///
  /// - Complexity: O(*n* + *m* + *nm*/64) time and O(*n* + *m* + *m*√*n*/32) space, where *n* and *m* are
  ///   the lengths of the shorter and the longer collection; O(*nm*/64) space if that is less than 8 MB.
  @inlinable
  public func longestCommonSubsequence(with other: some Collection<Element>) -> [Element] {
    longestCommonSubsequenceIndices(with: other).map { self[$0.0] }
  }

  /// Returns the indices of the elements of a longest common subsequence in both collections, in ascending order.
  ///
  ///     [3, 1, 4, 1, 5].longestCommonSubsequenceIndices(with: [1, 5, 9])  // [(1, 0), (4, 1)]
  ///
  /// - Complexity: As `longestCommonSubsequence(with:)`.
  @inlinable
  public func longestCommonSubsequenceIndices<Other: Collection<Element>>(
    with other: Other
  ) -> [(Index, Other.Index)] {
    let (left, right) = _commonSymbols(self, other)
    let (leftIndices, rightIndices) = (Array(indices), Array(other.indices))
    // The table has no more rows than columns: so the bits of a row fill their words.
    let isWide = left.count >= right.count
    let table = _CommonSubsequenceTable(columns: isWide ? left : right, rows: isWide ? right : left)
    return table.pairs().map { column, row in
      isWide ? (leftIndices[column], rightIndices[row]) : (leftIndices[row], rightIndices[column])
    }
  }

  /// Returns the length of a longest common subsequence of this and another collection.
  ///
  ///     "ACAYKP".longestCommonSubsequenceLength(with: "CAPCAK")  // 4
  ///
  /// The minimum number of deletions and insertions that turn this collection into the other one is the number of
  /// elements of both that are left over.
  ///
  /// - Complexity: O(*n* + *m* + *nm*/64) time and O(*n* + *m*) space, where *n* and *m* are the lengths.
  @inlinable
  public func longestCommonSubsequenceLength(with other: some Collection<Element>) -> Int {
    let (first, second) = (Array(self), Array(other))
    if let words = _ShortWords(first, second) { return words.commonLength() }
    let (left, right) = _commonSymbols(first, second)
    let isWide = left.count >= right.count
    return _CommonSubsequenceTable(columns: isWide ? left : right, rows: isWide ? right : left)
      .length()
  }
}

// MARK: - Core

extension _ShortWords {
  /// Returns the length of a longest common subsequence of this and another collection.
  @inlinable
  internal func commonLength() -> Int {
    // As in a longer table: in each run of ones, with the zero after it, the first match becomes the zero.
    var row = UInt64.max
    for element in rows {
      let matches = row & mask(of: element)
      row = (row &+ matches) | row & ~matches
    }
    return (~row).nonzeroBitCount
  }
}

/// Returns both collections with their elements replaced by symbols: numbers from 0 on, equal for equal elements, and
/// -1 for elements on the right only.
@inlinable
internal func _commonSymbols<Element: Hashable>(
  _ left: some Collection<Element>, _ right: some Collection<Element>
) -> (left: [Int], right: [Int]) {
  var symbols: [Element: Int] = [:]
  let leftSymbols = left.map { element in
    if let symbol = symbols[element] { return symbol }
    symbols[element] = symbols.count
    return symbols.count - 1
  }
  return (leftSymbols, right.map { symbols[$0] ?? -1 })
}
