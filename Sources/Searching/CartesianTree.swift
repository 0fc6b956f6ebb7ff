// Cartesian trees. Vuillemin, "A unifying look at data structures", 1980; built from left to right as in Gabow,
// Bentley, Tarjan, "Scaling and related techniques for geometry problems", 1984.

extension Collection where Element: Comparable {
  /// Returns the index of the parent of each element in the Cartesian tree of the collection.
  ///
  /// The root is the smallest element; its subtrees are the Cartesian trees of the elements on either side.
  ///
  ///     [9, 3, 7, 1, 8].cartesianTreeParents()  // [1, 3, 1, nil, 3]
  ///
  /// The minimum of a range is the lowest common ancestor of its first and last element. Of equal elements the first is
  /// the ancestor.
  ///
  /// - Returns: One index of this collection for each element, in order; `nil` for the root.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func cartesianTreeParents() -> [Index?] {
    cartesianTreeParents(by: <)
  }
}

extension Collection {
  /// Returns the index of the parent of each element in the Cartesian tree of the collection, by the given order.
  ///
  /// The root is the first element in the order; its subtrees are the Cartesian trees of the elements on either side.
  ///
  ///     [9, 3, 7, 1, 8].cartesianTreeParents(by: >)  // [nil, 2, 4, 2, 0]
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. Of equal elements the first is the ancestor.
  /// - Returns: One index of this collection for each element, in order; `nil` for the root.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func cartesianTreeParents(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Index?] {
    let elements = Array(self)
    var parents = [Int](repeating: -1, count: elements.count)
    for place in elements.indices {
      // Invariant: of the parents of the elements before, only those on the right spine (the last element, its parent
      // and so on) may still change.
      var (above, below) = (place - 1, -1)
      while above >= 0, try areInIncreasingOrder(elements[place], elements[above]) {
        (above, below) = (parents[above], above)
      }
      if below >= 0 { parents[below] = place }
      parents[place] = above
    }
    let indices = Array(self.indices)
    return parents.map { $0 < 0 ? nil : indices[$0] }
  }
}
