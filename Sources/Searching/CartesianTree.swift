// The tree of the smallest elements of ranges. Vuillemin, "A unifying look at data structures", 1980; built from left
// to right as in Gabow, Bentley, Tarjan, "Scaling and related techniques for geometry problems", 1984.

extension Collection where Element: Comparable {
  /// Returns for each element the index of its parent in the Cartesian tree: the smallest element is the root, and on
  /// either side of it is a tree of the same kind.
  ///
  ///     [9, 3, 7, 1, 8].cartesianTreeParents()  // [1, 3, 1, nil, 3]
  ///
  /// The smallest of any range is the lowest common ancestor of its ends. Of equal elements the first one is above.
  ///
  /// - Returns: An index of this collection for each element, in their order; `nil` for the root.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func cartesianTreeParents() -> [Index?] {
    cartesianTreeParents(by: <)
  }
}

extension Collection {
  /// Returns for each element the index of its parent in the Cartesian tree: the first element in the given order is the
  /// root, and on either side of it is a tree of the same kind.
  ///
  ///     [9, 3, 7, 1, 8].cartesianTreeParents(by: >)  // [nil, 2, 4, 2, 0]
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering. Of equal elements the first one is above.
  /// - Returns: An index of this collection for each element, in their order; `nil` for the root.
  /// - Complexity: O(*n*), where *n* is the length.
  @inlinable
  public func cartesianTreeParents(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Index?] {
    let elements = Array(self)
    var parents = [Int](repeating: -1, count: elements.count)
    for place in elements.indices {
      // Invariant: of the elements before the place, the last one, its parent and so on are those that may still change.
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
