// The nearest larger or smaller element of each: a stack of those that still wait for theirs.
// Berkman, Schieber, Vishkin, "Optimal doubly logarithmic parallel algorithms based on finding all nearest smaller
// values", 1993, section 1.

extension Collection {
  /// Returns for each element the index of the next one behind it that is larger, or whatever the order says.
  ///
  ///     [3, 1, 4, 1, 5].indicesOfNext(>)  // [2, 2, 4, 4, nil]
  ///     [3, 1, 4, 1, 5].indicesOfNext(<=)  // [1, 3, 3, nil, nil]
  ///
  /// The largest rectangle below a row of heights ends, for each height, where the first lower one begins:
  ///
  ///     let heights = [2, 1, 5, 6, 2, 3]
  ///     let areas = zip(heights.indicesOfPrevious(<), heights.indicesOfNext(<)).enumerated()
  ///       .map { (($1.1 ?? heights.count) - ($1.0 ?? -1) - 1) * heights[$0] }
  ///     areas.max()  // 10
  ///
  /// - Parameter isWanted: Whether the first of two elements, which comes later, is the next one of the second: an order
  ///   such as `>`, `>=`, `<`, `<=`, or one of your own, strict or not.
  /// - Returns: An index of this collection for each element, in their order; `nil` for those that have no such one behind
  ///   them.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func indicesOfNext(_ isWanted: (Element, Element) throws -> Bool) rethrows -> [Index?] {
    let elements = Array(self)
    var found = [Index?](repeating: nil, count: elements.count)
    var index = startIndex
    // Invariant: the first `top` are the places before this one that wait, and no one of them is wanted by one below it.
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

  /// Returns for each element the index of the last one before it that is larger, or whatever the order says.
  ///
  ///     [3, 1, 4, 1, 5].indicesOfPrevious(>)  // [nil, 0, nil, 2, nil]
  ///     [3, 1, 4, 1, 5].indicesOfPrevious(<=)  // [nil, nil, 1, 1, 3]
  ///
  /// - Parameter isWanted: Whether the first of two elements, which comes earlier, is the previous one of the second: an
  ///   order such as `>`, `>=`, `<`, `<=`, or one of your own, strict or not.
  /// - Returns: An index of this collection for each element, in their order; `nil` for those that have no such one before
  ///   them.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func indicesOfPrevious(_ isWanted: (Element, Element) throws -> Bool) rethrows -> [Index?]
  {
    var found: [Index?] = []
    found.reserveCapacity(count)
    // Invariant: the first `top` are the elements before the index that may still be wanted, each by those behind it only.
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
