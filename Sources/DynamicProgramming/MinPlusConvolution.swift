// The least sums of two elements whose indices come to each number, where one of the arrays is convex: the least entries
// of the rows of a matrix, whose columns do not go back. Aggarwal, Klawe, Moran, Shor, Wilber, "Geometric applications
// of a matrix-searching algorithm", 1987.

extension Array where Element: Comparable & AdditiveArithmetic {
  /// Returns for each index the least sum of an element and one of a convex array whose indices come to it (min-plus
  /// convolution).
  ///
  ///     // So many bottles at least cost: a shop has odd prices for several, in another each costs more than the last.
  ///     [0, 7, 9, 20].minPlusConvolution(withConvex: [0, 2, 5, 9])  // [0, 2, 5, 9, 14, 18, 29]
  ///
  /// Element *k* of the result is the least `self[i] + other[k - i]`. A knapsack with many things, of which those of one
  /// weight are taken from the cheapest on, is one such sum for each weight. Greatest sums with a concave array are the
  /// least of both with their signs changed.
  ///
  /// - Parameter other: Elements that grow by no less from each to the next than before; they may fall first.
  /// - Returns: One element less than both have together; none if one of them has none.
  /// - Precondition: A sum of an element of each, and a difference of neighbors of `other`, is in the range of `Element`.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) for *n* and *m* elements.
  @inlinable
  public func minPlusConvolution(withConvex other: [Element]) -> [Element] {
    precondition(
      other.indices.dropFirst(2).allSatisfy {
        other[$0 - 1] - other[$0 - 2] <= other[$0] - other[$0 - 1]
      }, "the array is not convex")
    if isEmpty || other.isEmpty { return [] }
    var sums = [Element](repeating: .zero, count: count + other.count - 1)
    // Where both have an element is a range, neither end of which goes back.
    _ = _monotoneMinima(
      of: sums.indices,
      columns: { Swift.max(0, $0 - other.count + 1)..<Swift.min($0 + 1, count) },
      entry: { self[$1] + other[$0 - $1] }
    ) { sums[$0] = $1 }
    return sums
  }
}
