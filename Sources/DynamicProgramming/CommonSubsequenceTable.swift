// The table of the LCS lengths of all prefixes of two sequences, a bit for each entry: whether it equals the entry
// before it in its row.

/// The table of two sequences of symbols: numbers from 0 on, or -1 for what the other does not have.
@usableFromInline
internal struct _CommonSubsequenceTable {
  internal let columnCount: Int
  internal let rows: [Int]
  internal let wordCount: Int
  /// The positions of each symbol among the columns: `places[starts[symbol]..<starts[symbol + 1]]`.
  private let starts: [Int]
  private let places: [Int]
  /// For each symbol its columns as a bit mask, if it occurs more often than a row has words; else empty.
  ///
  /// As there are no more than 64 such symbols, all that takes 64 times a row.
  private let masks: [[UInt64]]

  @usableFromInline
  internal init(columns: [Int], rows: [Int]) {
    columnCount = columns.count
    self.rows = rows
    let wordCount = (columns.count + 63) / 64
    self.wordCount = wordCount
    let symbolCount = Swift.max(columns.max() ?? -1, rows.max() ?? -1) + 1
    var starts = [Int](repeating: 0, count: symbolCount + 1)
    for symbol in columns where symbol >= 0 { starts[symbol + 1] += 1 }
    for symbol in 0..<symbolCount { starts[symbol + 1] += starts[symbol] }
    var next = starts
    var places = [Int](repeating: 0, count: starts[symbolCount])
    for (column, symbol) in columns.enumerated() where symbol >= 0 {
      places[next[symbol]] = column
      next[symbol] += 1
    }
    masks = (0..<symbolCount).map { symbol in
      let ofSymbol = places[starts[symbol]..<starts[symbol + 1]]
      if ofSymbol.count <= wordCount { return [] }
      var mask = [UInt64](repeating: 0, count: wordCount)
      for place in ofSymbol { mask[place / 64] |= 1 << UInt64(place % 64) }
      return mask
    }
    (self.starts, self.places) = (starts, places)
  }

  /// Returns the length of the longest common subsequences: each column that raises the entry counts.
  @usableFromInline
  internal func length() -> Int {
    var row = firstRow
    var scratch = [UInt64](repeating: 0, count: wordCount)
    for symbol in rows { advance(&row, by: symbol, &scratch) }
    return row.reduce(0) { $0 + (~$1).nonzeroBitCount }
  }

  /// Returns the column and the row of each element of a longest common subsequence, in ascending order.
  ///
  /// The traceback starts at the last entry, and needs the rows from the last to the first. Some of them are kept as
  /// checkpoints, and those between are computed once more, so that about 2√*n* are in memory.
  @usableFromInline
  internal func pairs() -> [(column: Int, row: Int)] {
    let stride = keptRows
    var scratch = [UInt64](repeating: 0, count: wordCount)
    var kept = [firstRow]
    var row = firstRow
    for end in Swift.stride(from: stride, to: rows.count, by: stride) {
      for symbol in rows[end - stride..<end] { advance(&row, by: symbol, &scratch) }
      kept.append(row)
    }
    var pairs: [(column: Int, row: Int)] = []
    var column = columnCount
    var next = rows.count
    while let first = kept.popLast(), column > 0 {
      // Invariant: the pairs so far are a suffix of a longest common subsequence, the rest of which is one of the first
      // `column` columns and the first `next` rows.
      let start = kept.count * stride
      var block = [Array(first.prefix((column + 63) / 64))]
      for symbol in rows[start..<next] {
        row = block[block.count - 1]
        advance(&row, by: symbol, &scratch)
        block.append(row)
      }
      while column > 0 {
        let word = (column - 1) / 64
        let bit = (1 as UInt64) << UInt64((column - 1) % 64)
        if block[block.count - 1][word] & bit != 0 {
          // The entry is the same without this column.
          column -= 1
        } else if next == start {
          break
        } else {
          // Without this row too, if the column raised the entry before the row was there; else the two are a pair,
          // since neither can be left out.
          block.removeLast()
          next -= 1
          if block[block.count - 1][word] & bit != 0 {
            column -= 1
            pairs.append((column, next))
          }
        }
      }
    }
    return pairs.reversed()
  }

  /// The distance of the rows that are kept: all are in memory at once if they take no more than 8 MB.
  private var keptRows: Int {
    if rows.count <= (1 << 20) / Swift.max(wordCount, 1) { return Swift.max(rows.count, 1) }
    // A power of 2 near the root. (`Double.squareRoot` would make the module depend on the C mathematics library.)
    return 1 << ((Int.bitWidth - rows.count.leadingZeroBitCount) / 2)
  }

  /// The row of no elements: all entries are 0.
  private var firstRow: [UInt64] { Array(repeating: .max, count: wordCount) }

  /// Turns a row into the next one.
  ///
  /// - Parameter scratch: Zeros, before and after.
  private func advance(_ row: inout [UInt64], by symbol: Int, _ scratch: inout [UInt64]) {
    if symbol < 0 || starts[symbol] == starts[symbol + 1] { return }
    withMask(of: symbol, &scratch) { Self.advance(&row, $0) }
  }

  /// Calls the body with the columns of a symbol as a bit mask.
  ///
  /// - Parameter scratch: Zeros, before and after.
  internal func withMask<Result>(
    of symbol: Int, _ scratch: inout [UInt64], _ body: ([UInt64]) -> Result
  ) -> Result {
    if symbol < 0 { return body(scratch) }
    if !masks[symbol].isEmpty { return body(masks[symbol]) }
    let places = places[starts[symbol]..<starts[symbol + 1]]
    for place in places { scratch[place / 64] |= 1 << UInt64(place % 64) }
    let result = body(scratch)
    for place in places { scratch[place / 64] = 0 }
    return result
  }

  /// In each run of ones, with the zero after it, the first column of the symbol becomes the zero: adding carries a one
  /// from there to the old zero.
  private static func advance(_ row: inout [UInt64], _ mask: [UInt64]) {
    row.withUnsafeMutableBufferPointer { row in
      mask.withUnsafeBufferPointer { mask in
        var carry: UInt64 = 0
        for word in row.indices {
          let (old, matches) = (row[word], row[word] & mask[word])
          let (sum, overflow) = old.addingReportingOverflow(matches)
          let (total, carried) = sum.addingReportingOverflow(carry)
          // One of the two at most, and no branch: it cannot be predicted (1.3 instead of 0.9 ns a word).
          carry = (overflow ? 1 : 0) &+ (carried ? 1 : 0)
          row[word] = total | old & ~matches
        }
      }
    }
  }
}
