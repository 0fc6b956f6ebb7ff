// Levenshtein distance, bit-parallel: 64 entries of the table in one word, as differences of adjacent entries. Myers,
// "A fast bit-vector algorithm for approximate string matching based on dynamic programming", 1999, for distances as
// Hyyrö has it, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003.

extension Collection where Element: Hashable {
  /// Returns the edit distance (Levenshtein distance) to another collection.
  ///
  /// It is the minimum number of insertions, deletions and substitutions of elements that turn this collection into the
  /// other.
  ///
  ///     "kitten".editDistance(to: "sitting")  // 3
  ///     [1, 2, 3].editDistance(to: [2, 3, 4])  // 2
  ///
  /// Without substitutions it would be *n* + *m* less twice ``longestCommonSubsequenceLength(with:)``.
  ///
  /// - Complexity: O(*n* + *m* + *nm*/64) time and O(*n* + *m*) space, where *n* and *m* are the lengths.
  @inlinable
  public func editDistance(to other: some Collection<Element>) -> Int {
    let (first, second) = (Array(self), Array(other))
    if let words = _ShortWords(first, second) { return words.editDistance() }
    let (left, right) = _commonSymbols(first, second)
    let isWide = left.count >= right.count
    return _CommonSubsequenceTable(columns: isWide ? left : right, rows: isWide ? right : left)
      .editDistance()
  }
}

// MARK: - Core

extension _ShortWords {
  /// Returns the edit distance of the two sequences.
  @inlinable
  internal func editDistance() -> Int {
    if columns.isEmpty { return rows.count }
    var (more, less) = (UInt64.max, 0 as UInt64)
    var distance = columns.count
    for element in rows {
      var (isMore, isLess): (UInt64, UInt64) = (1, 0)
      let (below, above) = _nextEdits(&more, &less, mask(of: element), &isMore, &isLess)
      let lastBit = UInt64(columns.count - 1)
      distance += Int(below >> lastBit & 1) - Int(above >> lastBit & 1)
    }
    return distance
  }
}

/// Turns 64 entries of a row into those of the next one, and returns where they are greater and less than those above.
///
/// - Parameters:
///   - more: Where an entry is greater than the one before it.
///   - less: Where it is less.
///   - mask: The columns that are equal to the element of the row.
///   - isMore: Whether the entry before these is greater than the one above it; then, whether the last of these is.
///   - isLess: Whether it is less.
@inlinable
@inline(__always)
internal func _nextEdits(
  _ more: inout UInt64, _ less: inout UInt64, _ mask: UInt64,
  _ isMore: inout UInt64, _ isLess: inout UInt64
) -> (below: UInt64, above: UInt64) {
  let (old, fewer) = (more, less)
  let matches = mask | isLess
  // Where an entry equals the one diagonally before it: at a match, and as far as entries grow before it.
  let same = (((matches & old) &+ old) ^ old) | matches | fewer
  let (below, above) = (fewer | ~(same | old), old & same)
  let (shiftedBelow, shiftedAbove) = (below << 1 | isMore, above << 1 | isLess)
  // Each word waits only for these two of the word before: 1.9 ns, with or without bounds checks.
  (isMore, isLess) = (below >> 63, above >> 63)
  more = shiftedAbove | ~(same | shiftedBelow)
  less = shiftedBelow & same
  return (below, above)
}

extension _CommonSubsequenceTable {
  /// Returns the edit distance of the columns and the rows.
  @usableFromInline
  internal func editDistance() -> Int {
    if columnCount == 0 { return rows.count }
    var row = EditRow(wordCount: wordCount, columnCount: columnCount)
    var scratch = [UInt64](repeating: 0, count: wordCount)
    var distance = columnCount
    for symbol in rows {
      distance += withMask(of: symbol, &scratch) { row.advance($0) }
    }
    return distance
  }

  /// A row of the table: by how much each entry is more than the one before it, 1, 0 or −1.
  private struct EditRow {
    private var more: [UInt64]
    private var less: [UInt64]
    private let lastBit: UInt64

    /// The row of no elements: each column is one more edit.
    init(wordCount: Int, columnCount: Int) {
      more = Array(repeating: .max, count: wordCount)
      less = Array(repeating: 0, count: wordCount)
      lastBit = UInt64((columnCount - 1) % 64)
    }

    /// Turns the row into the next one, and returns the change of its last entry.
    ///
    /// - Parameter mask: The columns that are equal to the element of the row.
    mutating func advance(_ mask: [UInt64]) -> Int {
      // The change of the entry in the last column of the words so far: the first column counts the rows.
      var (isMore, isLess): (UInt64, UInt64) = (1, 0)
      var change = 0
      for word in mask.indices {
        let (below, above) = _nextEdits(
          &more[word], &less[word], mask[word], &isMore, &isLess)
        if word == mask.count - 1 {
          change = Int(below >> lastBit & 1) - Int(above >> lastBit & 1)
        }
      }
      return change
    }
  }
}
