// Min-plus convolution with a convex array: row minima of a totally monotone matrix. Aggarwal, Klawe, Moran, Shor,
// Wilber, "Geometric applications of a matrix-searching algorithm", 1987.

extension Array where Element: Comparable & AdditiveArithmetic {
  /// Returns the min-plus convolution with a convex array.
  ///
  ///     // So many bottles at least cost: a shop has odd prices for several, in another each costs more than the last.
  ///     [0, 7, 9, 20].minPlusConvolution(withConvex: [0, 2, 5, 9])  // [0, 2, 5, 9, 14, 18, 29]
  ///
  /// Element *k* of the result is the minimum of `self[i] + other[k - i]`. A knapsack with many items, of which those
  /// of one weight are taken from the cheapest on, is one convolution for each weight. The max-plus convolution with a
  /// concave array is that of both arrays negated, negated.
  ///
  /// - Parameter other: A convex array: the differences of adjacent elements are nondecreasing.
  /// - Returns: An array of *n* + *m* − 1 elements; empty if one of the two is.
  /// - Precondition: The sum of an element of each, and the difference of adjacent elements of `other`, fits `Element`.
  /// - Complexity: O((*n* + *m*) log (*n* + *m*)) for *n* and *m* elements.
  @inlinable
  public func minPlusConvolution(withConvex other: [Element]) -> [Element] {
    precondition(
      other.indices.dropFirst(2).allSatisfy {
        other[$0 - 1] - other[$0 - 2] <= other[$0] - other[$0 - 1]
      }, "the array is not convex")
    if isEmpty || other.isEmpty { return [] }
    var sums = [Element](repeating: .zero, count: count + other.count - 1)
    // The indices at which both have an element are a range, whose bounds are nondecreasing.
    _ = _monotoneMinima(
      of: sums.indices,
      columns: { Swift.max(0, $0 - other.count + 1)..<Swift.min($0 + 1, count) },
      entry: { self[$1] + other[$0 - $1] }
    ) { sums[$0] = $1 }
    return sums
  }
}
