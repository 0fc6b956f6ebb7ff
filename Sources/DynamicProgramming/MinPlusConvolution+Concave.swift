// Min-plus convolution with a concave array: a stack of candidates, of which the newest is the first to be beaten. Galil,
// Giancarlo, "Speeding up dynamic programming with applications to molecular biology", 1989.

extension Array where Element: Comparable & AdditiveArithmetic {
  /// Returns the min-plus convolution with a concave array.
  ///
  ///     // So many tickets at least cost: some of them in one shop, where there are packs, the others in another one, where
  ///     // each costs less than the last.
  ///     [0, 6, 9, 17].minPlusConvolution(withConcave: [0, 5, 8, 10])  // [0, 5, 8, 10, 16, 19, 27]
  ///
  /// Element *k* of the result is the minimum of `self[i] + other[k - i]`. The max-plus convolution with a convex array
  /// is that of both arrays negated, negated. For convex arrays see ``minPlusConvolution(withConvex:)``.
  ///
  /// - Parameter other: A concave array: the differences of adjacent elements are nonincreasing.
  /// - Returns: An array of *n* + *m* − 1 elements; empty if one of the two is.
  /// - Precondition: The sum of an element of each, and the difference of adjacent elements of `other`, fits `Element`.
  /// - Complexity: O((*n* + *m*) log *m*) for *n* elements and *m* elements of the concave array.
  @inlinable
  public func minPlusConvolution(withConcave other: [Element]) -> [Element] {
    precondition(
      other.indices.dropFirst(2).allSatisfy {
        other[$0 - 1] - other[$0 - 2] >= other[$0] - other[$0 - 1]
      }, "the array is not concave")
    if isEmpty || other.isEmpty { return [] }
    var sums = (0..<count + other.count - 1).map { place in
      self[Swift.min(place, count - 1)] + other[place - Swift.min(place, count - 1)]
    }
    var stack: [(column: Int, end: Int)] = []
    // Each block of elements has sums at `other.count` places for its first one, and one more for each other one. At
    // those of the first one the elements up to the place take part; at the rest those from a place on, so that both are
    // the same from the other side.
    for start in stride(from: 0, to: count, by: other.count) {
      let size = Swift.min(other.count, count - start)
      _concaveMinima(
        rows: other.count, columns: size, stack: &stack,
        entry: { self[start + $1] + other[$0 - $1] }
      ) { sums[start + $0] = Swift.min(sums[start + $0], $1) }
      let (last, end) = (other.count - 1, start + size - 1)
      _concaveMinima(
        rows: size - 1, columns: size - 1, stack: &stack,
        entry: { self[end - $1] + other[last - ($0 - $1)] }
      ) { sums[end + last - $0] = Swift.min(sums[end + last - $0], $1) }
    }
    return sums
  }
}

// MARK: - Core

/// Calls a closure with each row and its minimum, for a lower triangular matrix in which the entry of an earlier column
/// less that of a later one is nonincreasing from row to row.
///
/// - Parameters:
///   - columns: The number of columns, at most that of rows; row *k* has those up to *k*.
///   - stack: Memory that is used.
@inlinable
internal func _concaveMinima<Entry: Comparable>(
  rows: Int, columns: Int, stack: inout [(column: Int, end: Int)], entry: (Int, Int) -> Entry,
  body: (_ row: Int, _ entry: Entry) -> Void
) {
  stack.removeAll(keepingCapacity: true)
  for row in 0..<rows {
    // Invariant: the columns of the stack are ascending and their ends, before which each is less than the one below it,
    // descending. The last one has the minimum, until its end.
    while let last = stack.last, last.end == row { stack.removeLast() }
    if row < columns {
      while let last = stack.last, entry(last.end - 1, row) < entry(last.end - 1, last.column) {
        stack.removeLast()
      }
      if let last = stack.last {
        if entry(row, row) < entry(row, last.column) {
          var (known, end) = (row, last.end - 1)
          while end - known > 1 {
            // Invariant: the new column is less up to the row that is known, and not from the end on.
            let middle = known + (end - known) / 2
            if entry(middle, row) < entry(middle, last.column) {
              known = middle
            } else {
              end = middle
            }
          }
          stack.append((row, end))
        }
      } else {
        stack.append((row, rows))
      }
    }
    body(row, entry(row, stack[stack.count - 1].column))
  }
}
