// Two sequences that are so short that comparing all pairs of elements is faster than giving them numbers: the table
// has one word for each row.

/// Two sequences, of which the columns fit one word.
@usableFromInline
internal struct _ShortWords<Element: Equatable> {
  @usableFromInline internal let columns: [Element]
  @usableFromInline internal let rows: [Element]

  /// Returns `nil` if they are too long.
  @inlinable
  internal init?(_ first: [Element], _ second: [Element]) {
    let isWide = first.count >= second.count
    (columns, rows) = isWide ? (first, second) : (second, first)
    if columns.count > 64 || columns.count * rows.count > 1024 { return nil }
  }

  /// Returns the columns that are equal to an element, as a bit mask.
  @inlinable
  internal func mask(of element: Element) -> UInt64 {
    var mask: UInt64 = 0
    for column in columns.indices.reversed() {
      mask = mask << 1 | (columns[column] == element ? 1 : 0)
    }
    return mask
  }
}
