// The nearest greater or smaller element of each (monotonic stack). Berkman, Schieber, Vishkin, "Optimal doubly
// logarithmic parallel algorithms based on finding all nearest smaller values", 1993, section 1.

extension Collection {
  /// Returns, for each element, the index of the next element that is greater, or in another given relation to it.
  ///
  ///     [3, 1, 4, 1, 5].indicesOfNext(>)  // [2, 2, 4, 4, nil]
  ///     [3, 1, 4, 1, 5].indicesOfNext(<=)  // [1, 3, 3, nil, nil]
  ///
  /// The largest rectangle in a histogram reaches, for each height, up to the nearest smaller height on either side:
  ///
  ///     let heights = [2, 1, 5, 6, 2, 3]
  ///     let areas = zip(heights.indicesOfPrevious(<), heights.indicesOfNext(<)).enumerated()
  ///       .map { (($1.1 ?? heights.count) - ($1.0 ?? -1) - 1) * heights[$0] }
  ///     areas.max()  // 10
  ///
  /// - Parameter isWanted: A relation such as `>`, `>=`, `<`, `<=`, or an order of your own, strict or not: whether its
  ///   first argument, the later element, is wanted for its second.
  /// - Returns: One index of this collection for each element, in order; `nil` if there is no such element after it.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func indicesOfNext(_ isWanted: (Element, Element) throws -> Bool) rethrows -> [Index?] {
    let elements = Array(self)
    var found = [Index?](repeating: nil, count: elements.count)
    var index = startIndex
    // Invariant: the first `top` are the positions before this one that wait, and none of them is wanted by one below
    // it.
    var waiting = [Int](repeating: 0, count: elements.count)
    var top = 0
    for place in elements.indices {
      while top > 0, try isWanted(elements[place], elements[waiting[top - 1]]) {
        found[waiting[top - 1]] = index
        top -= 1
      }
      waiting[top] = place
      top += 1
      formIndex(after: &index)
    }
    return found
  }

  /// Returns, for each element, the index of the previous element that is greater, or in another given relation to it.
  ///
  ///     [3, 1, 4, 1, 5].indicesOfPrevious(>)  // [nil, 0, nil, 2, nil]
  ///     [3, 1, 4, 1, 5].indicesOfPrevious(<=)  // [nil, nil, 1, 1, 3]
  ///
  /// - Parameter isWanted: A relation such as `>`, `>=`, `<`, `<=`, or an order of your own, strict or not: whether its
  ///   first argument, the earlier element, is wanted for its second.
  /// - Returns: One index of this collection for each element, in order; `nil` if there is no such element before it.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func indicesOfPrevious(_ isWanted: (Element, Element) throws -> Bool) rethrows -> [Index?]
  {
    var found: [Index?] = []
    found.reserveCapacity(count)
    // Invariant: the first `top` are the elements before the index that may still be wanted, each only by those after
    // it.
    var candidates = [Index](repeating: startIndex, count: count)
    var top = 0
    for index in indices {
      while top > 0, try !isWanted(self[candidates[top - 1]], self[index]) { top -= 1 }
      found.append(top > 0 ? candidates[top - 1] : nil)
      candidates[top] = index
      top += 1
    }
    return found
  }
}
